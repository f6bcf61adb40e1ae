"""Make the moments of the war of `records/` anew: `python tests/browser/make_records.py`, with `tests` on the path.

They are games of two bots, cut off just before something happens. Whoever changes a rule that they come to looks for
other seeds, and for the hexes that `test_trajan.py` names.
"""

from __future__ import annotations

import romanum
from browser.positions import WAR_MOMENTS, WAR_RECORDS, WarMoment
from romanum.bots import Chair, make_bot


def text(moment: WarMoment) -> str:
    """The record of a game that is played up to a moment; the same every time."""
    match = romanum.game("trajan").new(moment.scenario, seed=moment.seed, options={"parley": False})
    bots = [make_bot("miles", seed=seat) for seat in range(2)]
    for _ in range(moment.actions):
        seat = match.pending[0]
        match.play(seat, bots[seat].choose(Chair(match, seat)))
    return match.record.write()


def main() -> None:
    """Write all of them."""
    WAR_RECORDS.mkdir(exist_ok=True)
    for moment in WAR_MOMENTS:
        moment.path.write_text(text(moment), encoding="utf-8")


if __name__ == "__main__":
    main()
