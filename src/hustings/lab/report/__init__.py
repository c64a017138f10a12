"""A report for designers: games played by bots, counted, compared, and laid out as one page."""
