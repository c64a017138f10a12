"""The laws that every game keeps, asked of random games of each."""
