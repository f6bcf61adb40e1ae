"""The atlas: a build-time tool that turns real geography into the maps of the games (see docs/atlas.md)."""
