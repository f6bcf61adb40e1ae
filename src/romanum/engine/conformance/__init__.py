"""What every game must keep, as functions that a game's tests call.

Each check plays a sample of random games and looks at moments of them. It raises `AssertionError` with the game, the
dice and the action at which a promise was broken, and returns how many things it has tried, so that a test can see
that it tried something:

    @pytest.mark.parametrize("check", conformance.CHECKS)
    @pytest.mark.parametrize("discreet", [False, True])
    def test_conformance(check, discreet):
        assert check(shared(Sample(game("hre"), 4, {"discreet": discreet}, games=2, seed=7))) > 0
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from romanum.engine.conformance.choices import forgeries_change_nothing, refusals_cite_rules, stable_options
from romanum.engine.conformance.event_roles import roles_hold
from romanum.engine.conformance.hidden import (
    fields_are_declared,
    imagined_positions_play,
    plans_are_named,
    secrets_stay,
    sent,
)
from romanum.engine.conformance.orders import orders_stay, questions_are_declared
from romanum.engine.conformance.plain_board import board_is_sound
from romanum.engine.conformance.plain_data import copies_independent, replay_equal, saved_goes_on, undo_is_fair
from romanum.engine.conformance.sample import Sample, moments, playout, random_game, shared
from romanum.engine.conformance.stakes import stakes_are_sound
from romanum.engine.conformance.stated_odds import odds_are_true
from romanum.engine.conformance.ways import ways_walk
from romanum.engine.conformance.whole_games import (
    every_step_met,
    everything_in_its_place,
    games_end,
    judges_between_0_and_1,
    no_forced_questions,
)
from romanum.engine.conformance.wishes import windows_are_declared, wishes_are_kept, wishes_stay

__all__ = ["CHECKS", "Sample", "every_step_met", "moments", "playout", "random_game", "sent", "shared"]

CHECKS: Final[tuple[Callable[[Sample], int], ...]] = (
    games_end,
    everything_in_its_place,
    no_forced_questions,
    judges_between_0_and_1,
    replay_equal,
    copies_independent,
    saved_goes_on,
    undo_is_fair,
    stable_options,
    refusals_cite_rules,
    roles_hold,
    odds_are_true,
    forgeries_change_nothing,
    fields_are_declared,
    secrets_stay,
    imagined_positions_play,
    plans_are_named,
    ways_walk,
    stakes_are_sound,
    board_is_sound,
    windows_are_declared,
    wishes_are_kept,
    wishes_stay,
    questions_are_declared,
    orders_stay,
)
"""What a test runs one by one. `every_step_met` stands apart: it needs more games, and the options that lead there."""
