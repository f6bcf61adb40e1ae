"""The desk: a person's table in the terminal, at home or at a server."""
