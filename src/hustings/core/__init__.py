"""The core that every game is built on: see ARCHITECTURE.md."""
