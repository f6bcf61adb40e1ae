"""A seat at a table of a server, from Python: what the terminal (`romanum join`) and an assistant play over.

`requests` asks a server over HTTP, `shapes` says what it answers, `tokens` keeps who we are there, `server_lobby`
finds, makes and joins matches, `live` listens at a table, and `ServedMatch` is the match as its seats here may know it.
It decides nothing and knows nothing that the server has not sent to those seats; the protocol stands in
`docs/protocol.md`.
"""
