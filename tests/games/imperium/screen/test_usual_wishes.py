"""People are asked only about what concerns them where questions come often; bots are asked about everything."""

from __future__ import annotations

import romanum
from romanum.bots import Chair, make_bot
from romanum.engine.standing.wishes import ASK, CONCERNED, usual_wishes
from size import size

OFTEN = {"land-interception", "naval-interception", "donatives"}
ACTIONS = size(450, 3000)


def test_what_is_usual() -> None:
    assert usual_wishes(romanum.game("imperium").windows) == dict.fromkeys(OFTEN, CONCERNED)


def test_a_program_that_begins_a_match_is_asked_about_everything() -> None:
    match = romanum.game("imperium").new("philip-and-decius", seats=2, seed=1)
    assert {match.wishes(seat)[kind] for seat in range(2) for kind in OFTEN} == {ASK}


def test_no_interception_that_a_bot_would_try_on_land_is_passed_over() -> None:
    """Bots that weigh a battle and find it good are asked about everything, and try what concerns them alone."""
    match = romanum.game("imperium").new("philip-and-decius", seats=2, seed=18)
    bots = [make_bot("miles", seat) for seat in range(2)]
    asked = tried = concerned = 0
    while not match.over and len(match.history) < ACTIONS:
        seat, step = match.pending[0], match.position.stack[-1]
        choice = bots[seat].choose(Chair(match, seat))
        if step.window(match.position) == "land-interception":
            concerns, tries = step.concerns(match.position, seat), choice.move != step.decline
            assert concerns or not tries, f"after {len(match.history)} actions: {choice}"
            asked, tried, concerned = asked + 1, tried + tries, concerned + concerns
        match.play(seat, choice)
    assert tried
    assert concerned < asked
