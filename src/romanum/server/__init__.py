"""The server: matches over HTTP and WebSocket, kept in a database, for a browser, for friends by a link, for programs.

`store` keeps people, matches and the append-only log of actions; `table` holds the matches being played, rebuilt from
the log; `wire` says what a seat is sent; `app` puts it all together. The protocol stands in `docs/protocol.md`.
"""
