"""What must stay quick, measured beside others on the same work: ``make bench``."""
