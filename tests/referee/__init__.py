"""An independent referee of records, written from the rules alone."""
