"""A match looked over by a strong bot: turning points, missed chances, luck against play.

    import romanum
    from romanum.analysis import analyse

    found = analyse(match, seconds=60)          # a match that is over
    for point in found.turning_points(): ...    # dice that fell, choices with a better one
    for choice in found.missed_chances(): ...
    for balance in found.balances(): ...        # start + play + luck = end

The graph of chances is drawn with everything on the table, since the match is over. A choice is weighed by what its
seat knew when it chose, and by nothing else.
"""

from __future__ import annotations

from romanum.analysis.analysis import Analysis, Balance
from romanum.analysis.parts import Judged, Rest, Span, Weighed
from romanum.analysis.survey import NotOver, Survey
from romanum.analysis.survey_run import Spread, analyse, in_this_process
from romanum.analysis.whole_numbers import WHOLE

__all__ = [
    "WHOLE",
    "Analysis",
    "Balance",
    "Judged",
    "NotOver",
    "Rest",
    "Span",
    "Spread",
    "Survey",
    "Weighed",
    "analyse",
    "in_this_process",
]
