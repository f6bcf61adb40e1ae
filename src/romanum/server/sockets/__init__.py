"""The live connections: at a table, and in the lobby."""
