"""5.8g, 7.5c, 8.0: whose counters units are that were given to an ally."""

from __future__ import annotations

import random

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.talks_table import HERE
from romanum.engine.dice import FastDice
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games.imperium.data.charts import BUILD
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.units import KIND_BY_ID, TYPE_BY_ID
from romanum.games.imperium.rules.common.blind_deal import deal
from romanum.games.imperium.rules.common.given import abroad, elevated, forget_gifts, gifts, inherit
from romanum.games.imperium.rules.common.handover import absorb, halve
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import majors, make_client, make_neutral, power_id, put_under
from romanum.games.imperium.rules.diplomacy.agreements import give_units
from romanum.games.imperium.rules.mobilization.counters import free_colour, has_counter, of_type, used
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.turn.month_end import NextMonth
from romanum.games.imperium.state.forces import add, free, settle, stacks_at
from romanum.games.imperium.state.position import ACTIVE
from romanum.games.imperium.state.record_kinds import GIVEN
from romanum.games.imperium.state.rosters import LETTER
from rules import rule

LEGION, TRAIN = TYPE_BY_ID["20-10"], TYPE_BY_ID["train"]
LETTER_A = LETTER[KIND_BY_ID["20-10-a"]]
FULL = LETTER[KIND_BY_ID["train-6"]]


def together(board: str = "caesar 3 20-10-a") -> Table:
    """Allies who stand together."""
    return position({HERE: board}, scenario=6, allies=(("caesar", "pompey"),))


def give(t: Table, giver: str, taker: str, units: str) -> None:
    """Some units of a place."""
    give_units(t.g, t.seat(giver), t.seat(taker), PLACE[HERE], units)


def legions(t: Table) -> tuple[int, int]:
    """20-10 counters in use: Caesar's and Pompey's."""
    return used(t.g, t.power("caesar"), LEGION), used(t.g, t.power("pompey"), LEGION)


@rule("5.8g", "7.5c")
def test_given_units_count_against_the_giver() -> None:
    t = together()
    give(t, "caesar", "pompey", LETTER_A * 2)
    assert legions(t) == (3, 0)
    theirs = Means(t.g, t.seat("pompey"))
    assert theirs.on_map[t.power("pompey")][LEGION] == 0
    assert Means(t.g, t.seat("caesar")).on_map[t.power("caesar")][LEGION] == 3


@rule("5.8g", "7.5c")
def test_a_giver_without_counters_left_raises_no_more() -> None:
    t = together("caesar 1 20-10-a")
    caesar, pompey = t.power("caesar"), t.power("pompey")
    most = sum(BUILD[colour][LEGION] for colour in range(len(BUILD)) if t.g.colours[caesar] >> colour & 1)
    add(t.g, caesar, PLACE[HERE], LETTER_A * (most - 1))
    give(t, "caesar", "pompey", LETTER_A * most)
    assert not has_counter(t.g, caesar, LEGION)
    assert has_counter(t.g, pompey, LEGION)
    assert t.g.colours[caesar] >> free_colour(t.g, caesar, LEGION) & 1


@rule("5.8g", "5.7d")
def test_a_given_unit_that_is_lost_is_the_givers_again() -> None:
    t = together()
    caesar, pompey = t.power("caesar"), t.power("pompey")
    give(t, "caesar", "pompey", LETTER_A * 2)
    lose(t.g, t.stack("pompey", HERE), LETTER_A, "14.5a")
    assert legions(t) == (2, 0)
    assert (t.g.lost[caesar], t.g.lost[pompey]) == (LETTER_A, "")
    assert abroad(t.g, caesar, LEGION) == 1
    lose(t.g, t.stack("pompey", HERE), LETTER_A, "14.5a")
    settle(t.g, PLACE[HERE])
    assert not abroad(t.g, caesar, LEGION)
    forget_gifts(t.g)
    assert not t.g.promises


@rule("5.8g")
def test_what_is_given_back_is_off_the_record() -> None:
    t = together()
    give(t, "caesar", "pompey", LETTER_A * 2)
    give(t, "pompey", "caesar", LETTER_A)
    assert (legions(t), abroad(t.g, t.power("caesar"), LEGION)) == ((3, 0), 1)
    give(t, "pompey", "caesar", LETTER_A)
    assert not abroad(t.g, t.power("caesar"), LEGION)
    assert t[HERE] == "caesar 3 20-10-a"


@rule("5.8g")
def test_what_is_given_on_is_still_the_first_givers() -> None:
    t = position({HERE: "marius 2 20-10-a"}, scenario=3, allies=(("marius", "sulla"), ("sulla", "mithridates")))
    give(t, "marius", "sulla", LETTER_A * 2)
    give(t, "sulla", "mithridates", LETTER_A)
    names = ("marius", "sulla", "mithridates")
    assert [used(t.g, t.power(name), LEGION) for name in names] == [2, 0, 0]
    assert {gift.holder: gift.numbers[LEGION] for gift in gifts(t.g)} == {
        t.power("sulla"): 1,
        t.power("mithridates"): 1,
    }


@rule("5.8g", "7.7b")
def test_a_given_train_that_is_lost_is_the_givers_to_build_again() -> None:
    t = together("caesar 1 train-6")
    caesar, pompey = t.power("caesar"), t.power("pompey")
    t.g.trains_built = tuple(2 if power in (caesar, pompey) else 0 for power in range(len(t.g.trains_built)))
    give(t, "caesar", "pompey", FULL)
    assert abroad(t.g, caesar, TRAIN) == 1
    lose(t.g, t.stack("pompey", HERE), FULL, "13.2e")
    assert (t.g.trains_built[caesar], t.g.trains_built[pompey]) == (1, 2)


@rule("5.8g", "8.0", "5.7e")
def test_a_minor_power_restores_what_it_gave_away_and_others_lost() -> None:
    """Aedui and Gauls are both brown; the Aedui give a unit to the Gauls, who have others of the kind."""
    t = position({HERE: "aedui 1 6-16 | vercingetorix 2 6-16"}, scenario=1, allies=(("caesar", "vercingetorix"),))
    aedui, gauls, horse = t.power("aedui"), t.power("vercingetorix"), TYPE_BY_ID["6-16"]
    letter = LETTER[KIND_BY_ID["6-16"]]
    before = used(t.g, gauls, horse)
    give_units(t.g, t.seat("aedui"), t.seat("vercingetorix"), PLACE[HERE], letter)
    assert t[HERE] == "vercingetorix 3 6-16"
    assert used(t.g, gauls, horse) == before, "it is still one of those kept for the Aedui"
    lose(t.g, t.stack("vercingetorix", HERE), letter * 2, "14.5a")
    assert (t.g.lost[gauls], t.g.lost[aedui]) == (letter * 2, ""), "his own go first"
    lose(t.g, t.stack("vercingetorix", HERE), letter, "14.5a")
    assert (t.g.lost[gauls], t.g.lost[aedui]) == (letter * 2, letter)


@rule("5.8g", "3.2a")
def test_what_was_given_the_two_alone_know() -> None:
    t = position({HERE: "marius 2 20-10-a"}, scenario=3, allies=(("marius", "sulla"),), hidden=True)
    give(t, "marius", "sulla", LETTER_A)
    assert t.known("sulla").promises == t.known("marius").promises == t.g.promises
    assert t.g.promises[2] == GIVEN
    assert t.known("mithridates").promises == (*t.g.promises[:4], HIDDEN), "of that he has heard"
    assert [gift.numbers for gift in gifts(t.known("mithridates"))] == [{}]
    dealt = deal(t.known("mithridates"), t.seat("mithridates"), FastDice(1))
    assert masked(dealt, t.seat("mithridates")).promises == t.known("mithridates").promises


@rule("5.8g", "15.2b")
def test_an_elite_legion_made_of_a_given_one_takes_the_givers_counter() -> None:
    t = together()
    give(t, "caesar", "pompey", LETTER_A * 2)
    caesar, pompey, colour = t.power("caesar"), t.power("pompey"), t.g.colour[t.stack("pompey", HERE)]
    assert elevated(t.g, pompey, colour, LEGION, TYPE_BY_ID["24-10"]) == caesar
    assert (abroad(t.g, caesar, LEGION), abroad(t.g, caesar, TYPE_BY_ID["24-10"])) == (1, 1)
    assert elevated(t.g, caesar, colour, LEGION, TYPE_BY_ID["24-10"]) == caesar


@rule("5.8g")
def test_records_follow_powers_and_forget_what_is_gone() -> None:
    t = position({HERE: "marius 3 20-10-a"}, scenario=3, allies=(("marius", "sulla"),))
    give(t, "marius", "sulla", LETTER_A * 2)
    marius, sulla, king = t.power("marius"), t.power("sulla"), t.power("mithridates")
    put_under(t.g, sulla, t.seat("mithridates"))
    assert t.g.promises[:2] == (t.seat("marius"), t.seat("mithridates"))
    absorb(t.g, sulla, king, halved=False)
    assert [(gift.giver, gift.holder) for gift in gifts(t.g)] == [(marius, king)]
    halve(t.g, t.stack("mithridates", HERE))
    forget_gifts(t.g)
    assert abroad(t.g, marius, LEGION) == 1, "half of them are gone"
    for stack in stacks_at(t.g, PLACE[HERE]):
        if t.g.whose[stack] == king:
            free(t.g, stack)
    t.push(NextMonth())
    assert not gifts(t.g)


@rule("5.8g", "7.5c", "5.7d")
@pytest.mark.parametrize("seed", range(5))
def test_whatever_is_given_and_lost_no_counter_comes_or_goes(seed: int) -> None:
    """Four players give each other units at random and lose some: every counter is its colour's, on the map or lost."""
    chooser, t = random.Random(seed), position(scenario=3)
    names = tuple(power_id(t.g, majors(t.g, seat)[0]) for seat in range(t.g.seats))
    powers = [t.power(name) for name in names]
    for power in powers:
        add(t.g, power, PLACE[HERE], units("4 20-10-a 3 4-12 2 train-6"))
    for _ in range(60):
        giver, taker = chooser.sample(names, 2)
        own = "".join(t.g.units[s] for s in stacks_at(t.g, PLACE[HERE]) if t.g.whose[s] == t.power(giver))
        some = "".join(sorted(chooser.sample(own, min(len(own), chooser.randint(1, 3)))))
        if not some:
            continue
        if chooser.random() < 0.8:
            give(t, giver, taker, some)
        else:
            stack = next(s for s in stacks_at(t.g, PLACE[HERE]) if t.g.whose[s] == t.power(giver) and t.g.units[s])
            lose(t.g, stack, t.g.units[stack][:1], "14.5a")
            settle(t.g, PLACE[HERE])
    for power in powers:
        for name, had in (("20-10", 4), ("4-12", 3), ("train", 2)):
            type_ = TYPE_BY_ID[name]
            there = sum(of_type(t.g.units[s], type_) for s in stacks_at(t.g, PLACE[HERE]) if _has(t, s, power))
            held = used(t.g, power, type_)
            assert (held, of_type(t.g.lost[power], type_)) == (there, had - there), (power, name)


def _has(t: Table, stack: int, power: int) -> bool:
    return bool(t.g.colours[power] >> t.g.colour[stack] & 1)


@rule("5.8g", "8.0")
def test_what_a_hired_power_gave_is_its_own_though_it_serves_nobody() -> None:
    """Generals who sell their services each month are nobody's while bids are made."""
    t = position({HERE: "aedui 2 6-16"}, scenario=1, allies=(("caesar", "vercingetorix"),))
    aedui, gauls, letter = t.power("aedui"), t.power("vercingetorix"), LETTER[KIND_BY_ID["6-16"]]
    give_units(t.g, t.seat("aedui"), t.seat("vercingetorix"), PLACE[HERE], letter)
    make_neutral(t.g, aedui, ACTIVE)
    forget_gifts(t.g)
    assert t.g.promises[:2] == (t.seat("vercingetorix"),) * 2
    make_client(t.g, aedui, t.power("caesar"))
    assert t.g.promises[:2] == (t.seat("caesar"), t.seat("vercingetorix"))
    lose(t.g, t.stack("vercingetorix", HERE), letter, "14.5a")
    assert (t.g.lost[gauls], t.g.lost[aedui]) == ("", letter)


@rule("5.8g", "20.4a")
def test_whoever_has_the_colour_of_a_faction_that_is_gone_has_its_counters() -> None:
    """Caesar gives a legion to his ally and is gone; who gets his colour counts it as his own, unless he holds it."""
    t = position({HERE: "caesar 2 20-10-a"}, scenario=6, allies=(("caesar", "pompey"),))
    caesar, pompey, colour = t.power("caesar"), t.power("pompey"), t.g.colour[0]
    give(t, "caesar", "pompey", LETTER_A)
    inherit(t.g, caesar, {colour: pompey})
    assert not gifts(t.g)
    t = position({HERE: "marius 2 20-10-a"}, scenario=3, allies=(("marius", "mithridates"),))
    marius, sulla, colour = t.power("marius"), t.power("sulla"), t.g.colour[0]
    give(t, "marius", "mithridates", LETTER_A)
    inherit(t.g, marius, {colour: sulla})
    assert (abroad(t.g, marius, LEGION), abroad(t.g, sulla, LEGION)) == (0, 1)
