"""The server: tables in a browser."""
