"""Examples of the clauses of Majority Rules, chapter by chapter."""
