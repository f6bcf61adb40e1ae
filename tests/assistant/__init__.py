"""An assistant at a table, over its protocol."""
