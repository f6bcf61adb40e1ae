"""The position: copies, saving, secrets, what a seat imagines, plans and hands."""

from __future__ import annotations

import pytest

from romanum.engine.dice import FastDice
from romanum.engine.secrecy import EVERYBODY, HIDDEN, masked, slowly_unseen
from romanum.games.pax.data.components import KIND, NONE, PLACE, TITLE, TRIBE_AT, TRIBES, TRIBESMAN
from romanum.games.pax.rules.battle.frame import Fight
from romanum.games.pax.state import plans, tribes
from romanum.games.pax.state.faults import faults
from romanum.games.pax.state.forces import add, number, stack_of, strike
from romanum.games.pax.state.hands import (
    discard,
    draw_card,
    draw_objective,
    gain_card,
    reshuffle,
    return_objective,
    show_hand,
    show_objective,
    spend_card,
)
from romanum.games.pax.state.moves import begin_move, end_move
from romanum.games.pax.state.position import ACTIVE, MAJOR, MOVED, NO_MOVE, ORDERS, Mediterranean
from romanum.games.pax.state.sides import after, roller

from .builder import GAME, position


def full(seed: int = 3) -> Mediterranean:
    return GAME.setup("v", 4, GAME.settings({"game": "advanced"}), FastDice.seeded(seed))


def test_a_copy_is_independent_and_json_holds_all() -> None:
    g = full()
    twin = g.copy()
    add(twin, 0, PLACE["pisae"], KIND["legion"])
    assert twin != g
    again = Mediterranean.from_json(g.to_json(), GAME.steps)
    assert again == g


def test_what_is_quickly_found_to_be_hidden_is_what_is_hidden() -> None:
    g = full()
    for seat in range(4):
        gain_card(g, seat, draw_card(g))
        draw_objective(g, seat)
    show_hand(g, 1, 2)
    tribes.show_counter(g, 3, g.setting.tribal[0])
    for secret in Mediterranean.secrets.values():
        if secret.unseen is not None:
            for seat in (*range(4), None):
                name = next(n for n, s in Mediterranean.secrets.items() if s is secret)
                slow = slowly_unseen(g, secret.seats, len(getattr(g, name)), seat)
                assert list(secret.unseen(g, seat)) == slow, name


def test_nobody_sees_tribes_the_deck_or_other_hands() -> None:
    g = full()
    gain_card(g, 0, TITLE["spies"])
    known = masked(g, 1)
    assert set(known.deck) == {HIDDEN}
    assert set(known.tribe_pool) == {HIDDEN}
    assert {s for s in known.tribe if s != NONE} == {HIDDEN}
    assert known.hand(0) == [HIDDEN]
    assert masked(g, 0).hand(0) == [TITLE["spies"]]


@pytest.mark.parametrize("seat", range(4))
def test_what_a_seat_imagines_agrees_with_what_it_knows(seat: int) -> None:
    g = full()
    for power in range(4):
        draw_objective(g, power)
    rest = list(g.deck)
    rest.remove(TITLE["mercenaries"])
    g.deck = tuple(rest)
    gain_card(g, 0, TITLE["mercenaries"])
    known = masked(g, seat)
    imagined = GAME.deal(known, seat, FastDice.seeded(9))
    assert faults(imagined) == []
    again = masked(imagined, seat)
    again.dice = known.dice
    assert again == known


def test_a_plan_is_its_powers_own_secret_and_counts_what_it_costs() -> None:
    t = position(treasury={"rome": 20})
    rome = t.power("rome")
    plans.open_plans(t.g)
    plans.write(t.g, rome, plans.RAISE, KIND["legion"], PLACE["rome"])
    plans.write(t.g, rome, plans.RAISE, KIND["legion"], PLACE["rome"], 2)
    plans.write(t.g, rome, plans.BUILD, KIND["galleys"], PLACE["pisae"])
    assert [order.number for order in plans.orders(t.g, rome)] == [3, 1]
    assert plans.cost(t.g, rome) == 3 * 2 + 2
    assert set(t.known("greece").plan[rome * ORDERS : (rome + 1) * ORDERS]) == {HIDDEN}
    assert list(plans.orders(t.known("rome"), rome)) == list(plans.orders(t.g, rome))
    plans.cross_out(t.g, rome)
    assert plans.cost(t.g, rome) == 6
    plans.close_plans(t.g)
    assert t.g.plan == ()


def test_a_tribe_shows_its_strength_and_keeps_its_counter_unless_it_loses() -> None:
    t = position({"nemausus": "tribe 4"})
    at, space = TRIBE_AT[PLACE["nemausus"]], PLACE["nemausus"]
    stack = tribes.turn_up(t.g, space)
    assert (number(t.g, stack, TRIBESMAN), t.g.tribe_seen[at]) == (4, EVERYBODY)
    tribes.after_battle(t.g, space)
    assert (t["nemausus"], t.known("rome").tribe[at]) == ("tribe 4", 4)
    stack = tribes.turn_up(t.g, space)
    strike(t.g, stack, TRIBESMAN)
    t.g.dice = FastDice.seeded(1)
    tribes.after_battle(t.g, space)
    assert t["nemausus"] == "tribes 3 tribesmen"
    assert len(t.g.tribe_pool) == 30
    assert stack_of(t.g, TRIBES, space) != NONE
    assert t.is_sound()


def test_cards_go_round_from_deck_to_hand_to_discards_and_back() -> None:
    t = position(advanced=True, hands={"rome": "corvus spies"}, dice=FastDice.seeded(2))
    rome = t.power("rome")
    spend_card(t.g, rome, TITLE["corvus"])
    discard(t.g, TITLE["corvus"], played=True)
    spend_card(t.g, rome, TITLE["spies"])
    discard(t.g, TITLE["spies"], played=True)
    assert t.g.hand(rome) == []
    assert (t.g.removed[TITLE["corvus"]], t.g.discards[TITLE["spies"]]) == (1, 1)
    reshuffle(t.g)
    assert len(t.g.deck) == 54
    assert t.is_sound()


def test_an_objective_barred_to_a_power_is_never_drawn_by_it_and_a_shown_one_is_seen() -> None:
    t = position(dice=FastDice.seeded(4))
    east = t.power("the_east")
    drawn = [draw_objective(t.g, east) for _ in range(6)]
    assert 1 not in drawn
    assert t.known("rome").objectives_of(east) == [HIDDEN] * 6
    show_objective(t.g, east, drawn[0])
    assert drawn[0] in t.known("rome").objectives_of(east)
    return_objective(t.g, east, drawn[0])
    assert len(t.g.objectives_of(east)) == 5
    assert t.is_sound()


def test_a_move_ends_with_a_stack_that_has_moved() -> None:
    t = position({"arretium": "rome 2 legion rome_4"})
    army = t.stack("rome", "arretium")
    t.g.mark[army] = ACTIVE
    begin_move(t.g, army, MAJOR, 7, 3)
    assert (t.g.mp, t.g.came_from) == (7, PLACE["arretium"])
    end_move(t.g)
    assert (t.g.mark[army], t.g.move, t.g.mover) == (MOVED, NO_MOVE, NONE)
    assert t.is_sound()


def test_whoever_is_next_in_play_order_rolls_for_those_whom_nobody_commands() -> None:
    t = position(scenario="v")
    greece, east = t.power("greece"), t.power("the_east")
    assert after(t.g, greece)[0] == east
    assert roller(t.g, greece) == east


def test_faults_are_found() -> None:
    t = position({"arretium": "rome 2 legion"}, treasury={"rome": 1})
    stack = t.stack("rome", "arretium")
    for spoil in (
        lambda g: g.treasury.__setitem__(0, -1),
        lambda g: g.units.__setitem__(stack * 16, -1),
        lambda g: g.stability.__setitem__(0, 9),
        lambda g: setattr(g, "tribe_pool", g.tribe_pool[1:]),
        lambda g: g.holder.__setitem__(PLACE["pisae"], 1),
        lambda g: setattr(g, "objective_pool", g.objective_pool[1:]),
        lambda g: g.head.__setitem__(PLACE["arretium"], NONE),
    ):
        twin = t.g.copy()
        assert faults(twin) == []
        spoil(twin)
        assert faults(twin) != []


def test_while_a_battle_is_fought_enemies_may_share_a_space() -> None:
    t = position({"arretium": "rome 2 legion carthage 2 heavy"})
    assert [(one.code, one.facts) for one in faults(t.g)] == [("enemies-share", {"place": "arretium"})]
    rome, carthage = t.stack("rome", "arretium"), t.stack("carthage", "arretium")
    t.g.push(Fight(PLACE["arretium"], 0, (rome,), (carthage,), (0, 1), (0, 1), (0, 0)))
    assert faults(t.g) == []
