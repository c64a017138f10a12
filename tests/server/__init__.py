"""The server, through its public doors: HTTP and the WebSocket."""
