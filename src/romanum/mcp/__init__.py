"""A seat of a match for an assistant, over the Model Context Protocol: `romanum mcp`.

It needs the extra `mcp`: `pip install 'romanum-games[mcp]'`.
"""
