"""The command ``hustings``: a module for each of its words, loaded only when it is said."""
