"""Tournaments: who meets whom in each round, in which seat, and how everybody stands. It knows no game."""

from romanum.clubs.pairing import Format, Kind, fits, next_round, rounds_planned
from romanum.clubs.rounds import Round, Table
from romanum.clubs.standings import Standing, breaks_of, standings

__all__ = [
    "Format",
    "Kind",
    "Round",
    "Standing",
    "Table",
    "breaks_of",
    "fits",
    "next_round",
    "rounds_planned",
    "standings",
]
