"""The server: matches over HTTP and WebSocket, kept in a database, for a browser, for friends by a link, for programs.

From the ground up: `wire` says what goes over the wire, `store` keeps people, matches and the append-only log of
actions; `bounds` is what a server keeps to. `tables` holds the matches being played, rebuilt from the log, `thinking`
the bots who sit at them, `news` tells what happens there. In the `lobby` are people and matches as a whole; above it
are `clubs`, `notices`, `sockets` and `routes`. `house` puts the parts together, `app` opens it, `run` serves it. The
protocol stands in `docs/protocol.md`.
"""
