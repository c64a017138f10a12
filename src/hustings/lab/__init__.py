"""The lab: games by the thousand, reproducible to the byte, and what they show."""
