"""Golden playthroughs: whole games to be read, and compared with what the rules play today."""
