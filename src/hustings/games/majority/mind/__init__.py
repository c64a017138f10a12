"""What a careful bot thinks with: stakes on the board, a taste in laws, trust in words."""
