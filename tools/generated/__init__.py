"""One module for each kind of generated file; see `tools.generate`."""
