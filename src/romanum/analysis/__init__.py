"""A match looked over by a strong bot: turning points, missed chances, luck against play.

    import romanum
    from romanum.analysis import analyse

    found = analyse(match, seconds=60)          # a match that is over
    for moment in found.turning_points(): ...
    for choice in found.missed_chances(): ...
    for balance in found.balances(): ...

The graph of chances is drawn with everything on the table, since the match is over. A choice is weighed by what its
seat knew when it chose, and by nothing else.
"""

from __future__ import annotations

from romanum.analysis.analysis import Analysis, Balance
from romanum.analysis.driving import Spread, analyse, in_this_process
from romanum.analysis.judge import WHOLE
from romanum.analysis.parts import Moment, Weighed
from romanum.analysis.survey import NotOver, Survey

__all__ = [
    "WHOLE",
    "Analysis",
    "Balance",
    "Moment",
    "NotOver",
    "Spread",
    "Survey",
    "Weighed",
    "analyse",
    "in_this_process",
]
