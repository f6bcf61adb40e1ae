"""Write the moments of the war in `records/` anew: `python tests/browser/make_records.py`, with `tests` on the path.

They are games of two bots, cut off just before something happens. Their actions are played again, not the bots, who may
have learnt better since: whoever changes what a position holds runs this. Where a rule has changed that such a game
comes to, it stops at the first action that is forbidden, and another game has to be found.
"""

from __future__ import annotations

import romanum
from browser.positions import WAR_MOMENTS, WarMoment
from romanum.engine.record import Record


def text(moment: WarMoment) -> str:
    """The record of a moment as it is written today."""
    old = Record.read(moment.text)
    match = romanum.game(old.game).new(old.scenario, seed=moment.seed, options=old.options)
    for seat, action in old.actions:
        match.play(seat, action)
    return match.record.write()


def main() -> None:
    """Write all of them."""
    for moment in WAR_MOMENTS:
        moment.path.write_text(text(moment), encoding="utf-8")


if __name__ == "__main__":
    main()
