"""What builds and checks the project, and is not part of the package."""
