"""The game in a real browser: Debian's Chromium, the built page, and a server of its own."""
