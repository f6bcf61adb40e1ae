"""How far a group can go, and which rule stops it at each border: the preview against the rules of movement."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.ultimus.builder import CAMPS, Table, position
from romanum.games.ultimus.data.components import COST, NEIGHBOURS, PIECE, TRIBE, ZONE
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.rules.march.limits import barred_tribe
from romanum.games.ultimus.rules.march.marches import Group
from romanum.games.ultimus.rules.march.movement import check_step, counts_outside
from romanum.games.ultimus.screen.reach_preview import MAY_NOT_STOP, MUST_STOP, Reach
from romanum.games.ultimus.state.position import LateEmpire
from rules import rule

GAME = UltimusRomanorum()
WAR = {"alamanni": "war", "hunni": "war"}


def view(t: Table, camp: str | None = "roman") -> dict[str, Any]:
    return t.match.view(None if camp is None else t.g.seat_of(CAMPS[camp]))


def pieces(names: str) -> list[int]:
    return sorted(PIECE[name] for name in names.split())


def led(board: dict[str, str], leader: str, *units: str, camp: str = "roman", **facts: Any) -> Table:
    t = position(board, **facts).sequence(camp)
    return t.play(camp, f"lead {leader}", *(f"take {unit}" for unit in units))


def reach(t: Table, camp: str = "roman", category: str = "group") -> dict[str, Any]:
    return next(one for one in view(t, camp)["march"]["reach"] if one["with"] == category)


def stopped_by(found: dict[str, Any], here: str, there: str) -> str:
    return str(next(told for a, b, told, _ in found["stops"] if (a, b) == (ZONE[here], ZONE[there])))


def areas_of(found: dict[str, Any]) -> dict[int, int]:
    return {area: spent for area, spent, _ in found["areas"]}


GAUL = {"galliae-4": "sarus limitanei-germaniae-i comitatenses-galliae-1 ioviani-seniores"}


@rule("7.2a")
def test_how_far_a_group_can_go_only_its_owner_is_told() -> None:
    t = led(GAUL, "sarus")
    assert reach(t)["areas"]
    for camp in ("barbarian", None):
        told = view(t, camp)["march"]
        assert (told["leader"], told["reach"]) == (PIECE["sarus"], [])


@rule("3.2.1", "3.2.2a")
def test_each_kind_of_unit_is_stopped_by_its_own_rule() -> None:
    t = led(GAUL, "sarus")
    assert [one["with"] for one in view(t)["march"]["reach"]] == ["group", "LI", "CO", "PA"]
    assert stopped_by(reach(t, category="LI"), "galliae-4", "italia-1") == "3.2.1"
    assert stopped_by(reach(t, category="CO"), "galliae-4", "italia-1") == "3.2.2a"
    assert ZONE["italia-1"] in areas_of(reach(t, category="PA"))


@rule("3.4.1b")
def test_a_category_is_offered_only_while_he_can_take_more() -> None:
    t = led(GAUL, "sarus", "comitatenses-galliae-1")
    assert [one["with"] for one in view(t)["march"]["reach"]] == ["group", "LI", "PA"]
    assert view(t)["march"]["units"] == pieces("comitatenses-galliae-1")
    t.play("roman", "to galliae-1")
    assert [one["with"] for one in view(t)["march"]["reach"]] == ["group"]


@rule("3.6.3j")
def test_who_follows_a_usurper_is_told_what_others_of_the_cause_could_do_on_the_way() -> None:
    board = {"galliae-2": "west castinus", "galliae-3": "west comitatenses-galliae-1 limitanei-germaniae-i"}
    t = position(board, usurpers={"west": "castinus"}).sequence("barbarian")
    t.play("barbarian", "lead castinus", "to galliae-3")
    march = view(t, "barbarian")["march"]
    assert ([one["with"] for one in march["reach"]], march["room"]) == (["group", "LI", "CO"], 4)


@rule("7.1a")
def test_a_group_goes_no_further_than_the_enemy() -> None:
    board = {"italia-2": "sarus ioviani-seniores", "italia-3": "alamanni-a"}
    found = reach(led(board, "sarus", "ioviani-seniores", status=WAR))
    assert [halt for area, _, halt in found["areas"] if area == ZONE["italia-3"]] == [MUST_STOP]
    assert all(a != ZONE["italia-3"] for a, _, _, _ in found["stops"])


@rule("4.3f")
def test_hunni_pass_through_where_they_may_not_stop() -> None:
    board = {"hunni-1": "attila hunni-a", "ostrogothi": "ostrogothi-a"}
    found = reach(led(board, "attila", "hunni-a", camp="barbarian", status=WAR), "barbarian")
    halts = {area: halt for area, _, halt in found["areas"]}
    assert MAY_NOT_STOP in halts.values()
    assert halts[ZONE["ostrogothi"]] == MAY_NOT_STOP
    t = position(board, status=WAR)
    for area, halt in halts.items():
        assert (halt == MAY_NOT_STOP) == (barred_tribe(t.g, TRIBE["hunni"], area) is not None)


@rule("3.4.1d")
def test_a_lone_unit_goes_one_area() -> None:
    t = position({"galliae-4": "comitatenses-galliae-1"}).sequence("roman").play("roman", "unit comitatenses-galliae-1")
    found = reach(t)
    offered = {ZONE[text.split()[1]] for text in t.options("roman", "to")}
    assert set(areas_of(found)) == offered
    assert {b for _, b, _, _ in found["stops"]} == set(NEIGHBOURS[ZONE["galliae-4"]]) - offered


Stopped = dict[tuple[int, int], set[str]]


def slow_reach(g: LateEmpire, step: Group, left: int) -> tuple[dict[int, int], Stopped]:
    """Every area by the rule of each single step, without any short cut; and the rules that stop each step."""
    start, units = g.where[step.leader], step.units
    stopped: Stopped = {}
    best, edge = {(start, step.outside): 0}, [(start, step.outside)]
    while edge:
        here, outside = edge.pop()
        spent = best[here, outside]
        if here != start and units and g.has_unit(1 - step.camp, here):
            continue
        for there in NEIGHBOURS[here]:
            refused = check_step(g, step.camp, step.leader, units, here, there, left - spent, outside)
            if refused is not None:
                stopped.setdefault((here, there), set()).add(refused.rule)
                continue
            after = there, outside + (COST[here][there] if counts_outside(there) else 0)
            if spent + COST[here][there] < best.get(after, left + 1):
                best[after] = spent + COST[here][there]
                edge.append(after)
    areas = {area for area, _ in best} - {start}
    return {area: min(spent for (where, _), spent in best.items() if where == area) for area in areas}, stopped


@pytest.mark.parametrize("scenario", ["scourge-of-god", "last-emperors"])
def test_the_reach_told_is_that_of_the_rules(scenario: str) -> None:
    match, chooser, compared = GAME.new(scenario=scenario, seed=3), Random(3), 0
    g = match.position
    g.log = None
    for _ in range(2500):
        if not g.stack:
            break
        step, seat = g.stack[-1], match.pending[0]
        if isinstance(step, Group) and not step.stopped and compared < 60:
            found = Reach(g, step.camp, step.leader, step.units, step)
            areas, stopped = slow_reach(g, step, step.left(g))
            assert found.spent == areas
            start = g.where[step.leader]
            ends = {(here, there): told for here, there, told, _ in found.stops}
            assert ends.keys() == {way for way in stopped if way[1] not in areas and way[1] != start}
            assert all(told in stopped[way] for way, told in ends.items())
            compared += 1
        match.play(seat, chooser.choice(match.decision(seat).options))
    assert compared > 20


@rule("7.2a")
def test_each_area_next_door_is_offered_or_stopped_by_the_rule_that_forbids_it() -> None:
    t = led(GAUL, "sarus", "comitatenses-galliae-1")
    found, here = reach(t), ZONE["galliae-4"]
    for there in NEIGHBOURS[here]:
        name = next(name for name, number in ZONE.items() if number == there)
        refused = t.forbids("roman", f"to {name}")
        if not refused:
            assert areas_of(found)[there] <= COST[here][there]
        elif there not in areas_of(found):
            assert stopped_by(found, "galliae-4", name) == refused


@rule("8.3b", "8.6.1", "8.6.2")
def test_the_owner_is_told_the_battle_before_he_marches_in() -> None:
    """Sarus looks at the Alamanni in Italy; what he is told is the battle that he then fights."""
    board = {"italia-2": "sarus ioviani-seniores", "italia-3": "alamanni-a alamanni-b"}
    t = led(board, "sarus", "ioviani-seniores", status=WAR)
    (before,) = view(t)["march"]["fights"]
    assert (before["area"], view(t, "barbarian")["march"]["fights"]) == (ZONE["italia-3"], [])
    t.play("roman", "to italia-3")
    (after,) = view(t)["clashes"]
    for pieces_of in ("attackers", "defenders"):
        assert sorted(before.pop(pieces_of)) == sorted(after.pop(pieces_of))
    assert before == after
