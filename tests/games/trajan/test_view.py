"""What a screen is told beside the bare fields, and that it is told no secret."""

from __future__ import annotations

from typing import Any

import pytest

import romanum
from games.trajan.builder import Table, hex_of, position
from romanum.engine.secrecy import slowly_unseen
from romanum.engine.step import apply
from romanum.games.trajan.data.components import CITY, SIDE_UNITS, UNIT
from romanum.games.trajan.game import Trajan
from romanum.games.trajan.rules.march.movement import Marching
from romanum.games.trajan.rules.turn import victory
from romanum.games.trajan.state.position import FIRST_UNIT, War
from rules import rule


def view(t: Table, side: str | None = "roman") -> dict[str, Any]:
    return t.match.view({"roman": 0, "parthian": 1, None: None}[side])


def force(t: Table, place: str, of: int, side: str | None = "roman") -> dict[str, Any]:
    here: list[dict[str, Any] | None] = view(t, side)["forces"][hex_of(place)]
    found = here[of]
    assert found is not None
    return found


def units(*names: str) -> list[int]:
    return [UNIT[name] for name in names]


@rule("3.1", "2.12")
@pytest.mark.parametrize(
    ("turn", "month", "year", "winter"),
    [
        (1, "april", 114, False),
        (7, "october-december", 114, True),
        (8, "january-march", 115, True),
        (9, "april", 115, False),
    ],
)
def test_the_date(turn: int, month: str, year: int, winter: bool) -> None:
    seen = view(position(turn=turn).movement("roman"))
    assert (seen["month"], seen["year"], seen["winter"]) == (month, year, winter)


def test_the_event_and_whose_segment_it_is() -> None:
    seen = view(position(event="floods", edessa="abgarus").combat("parthian"))
    assert (seen["event_id"], seen["segment_id"], seen["active_id"]) == ("floods", "combat", "parthian")


def test_own_units_are_seen_inside_and_outside() -> None:
    t = position(zeugma="trajan alae-1 in militia").movement("roman")
    assert (force(t, "zeugma", 0)["out"], force(t, "zeugma", 0)["in"]) == (units("trajan", "alae-1"), units("militia"))


@rule("8.0a")
def test_of_a_hidden_enemy_only_counters_are_counted() -> None:
    t = position(edessa="nobles-1 in abgarus nobles-2").movement("roman")
    assert force(t, "edessa", 1) == {"out": [], "in": [], "down_out": 1, "down_in": 2, "armies": []}
    assert force(t, "edessa", 1, "parthian")["in"] == units("abgarus", "nobles-2")


@rule("8.0b")
def test_open_enemies_are_seen_one_by_one() -> None:
    t = position(edessa="up nobles-1 down nobles-2").movement("roman")
    found = force(t, "edessa", 1)
    assert (found["out"], found["down_out"]) == (units("nobles-1"), 1)


@rule("8.1a", "8.1e")
@pytest.mark.parametrize("under", ["nobles-1 nobles-2", ""], ids=["manned", "bluff"])
def test_an_exercitus_looks_the_same_whatever_is_under_it(under: str) -> None:
    t = position(h1012=f"parthian-ii {under}").movement("roman")
    assert force(t, "h1012", 1) == {"out": [], "in": [], "down_out": 0, "down_in": 0, "armies": [1]}


def test_a_hex_without_anything_is_empty() -> None:
    assert view(position().movement("roman"))["forces"][hex_of("h1012")] is None


@rule("9.1b")
@pytest.mark.parametrize("side", ["roman", "parthian", None])
def test_a_hidden_garrison_holds_its_city_for_everybody(side: str | None) -> None:
    t = position(edessa="civis:none in nobles-1").movement("roman")
    assert view(t, side)["controller"][CITY["edessa"]] == 1


@pytest.mark.parametrize("side", ["roman", "parthian", None])
def test_cities_and_standings_are_those_of_the_rules(side: str | None) -> None:
    t = position(edessa="civis:none in nobles-1", nisibis="civis:none up hadrian", zeugma="civis:parthian")
    t.movement("roman")
    seen = view(t, side)
    assert seen["controller"] == [t.g.controller(city) for city in range(len(seen["controller"]))]
    assert seen["cities"] == [len(t.g.cities_of(0)), len(t.g.cities_of(1))]
    for of in (0, 1):
        told = [[s.goal.kind, s.now, s.goal.needed, s.met, s.goal.requisite] for s in victory.standings(t.g, of)]
        assert seen["standings"][of] == told
        assert seen["levels"][of] == victory.level(t.g, of)


def test_a_hidden_king_still_counts_as_on_the_map() -> None:
    t = position(scenario="114", artaxata="in parthamasiris").movement("roman")
    assert ["leader-gone", 0, 1, False, False] in view(t)["standings"][0]
    t = position(scenario="114").movement("roman")
    assert ["leader-gone", 1, 1, True, False] in view(t)["standings"][0]


@rule("7.5a")
def test_besieged_cities() -> None:
    t = position(edessa="up trajan", nisibis="in abgarus").movement("roman")
    assert view(t)["besieged"] == [CITY["edessa"]]


@rule("8.2b")
@pytest.mark.parametrize(("side", "counts"), [("roman", [2, None]), ("parthian", [None, 1]), (None, [None, None])])
def test_nobody_is_told_how_many_markers_the_enemy_holds(side: str | None, counts: list[int | None]) -> None:
    t = position(hand={"roman": "military political", "parthian": "agent"}).movement("roman")
    assert view(t, side)["marker_count"] == counts


def test_without_a_march_or_a_battle_there_is_none() -> None:
    seen = view(position(zeugma="trajan").movement("roman"))
    assert (seen["march"], seen["battle"]) == (None, None)


@rule("12.2d")
def test_how_far_a_force_can_go_only_its_owner_is_told() -> None:
    t = position(zeugma="legio-iii-gallica").movement("roman").play("roman", "march zeugma").roll(3)
    t.play("roman", "road")
    own, enemy = view(t)["march"], view(t, "parthian")["march"]
    assert (own["kind"], own["die"], own["result"], own["phase"]) == ("road", 3, "M2/A", "marching")
    assert (own["limit"], enemy["limit"]) == (6, None)
    assert own["reach"]["road"]
    assert enemy["reach"] == {}


def test_before_a_march_its_owner_sees_where_each_kind_may_lead() -> None:
    t = position(zeugma="legio-iii-gallica").movement("roman").play("roman", "march zeugma")
    assert set(view(t)["march"]["reach"]) == {text for text in t.options("roman") if " " not in text}
    assert view(t, "parthian")["march"]["reach"] == {}


@rule("12.3b")
def test_the_reach_ends_at_an_enemy() -> None:
    far = position(zeugma="alae-1").movement("roman").play("roman", "march zeugma")
    free = set(view(far)["march"]["reach"]["road"])
    barred = position(zeugma="alae-1", edessa="civis:none").movement("roman").play("roman", "march zeugma")
    assert free < set(view(barred)["march"]["reach"]["road"])


@rule("14.1a", "8.2a")
def test_a_battle_is_told_to_everybody() -> None:
    t = position(h1012="up trajan cohortes-v-1 chosroes satrapy-levy-1").combat("roman").roll(6, 1, 1)
    t.play("roman", "attack h1012")
    seen = view(t, None)["battle"]
    assert (seen["hex"], seen["kind"], seen["round"], seen["attacker"]) == (hex_of("h1012"), "battle", "fire", 0)
    assert seen["units"] == [units("trajan", "cohortes-v-1"), units("chosroes", "satrapy-levy-1")]
    assert seen["start"] == seen["left"]
    assert seen["first"] == 0
    assert seen == view(t)["battle"]


# ---- what the arena is told of a finished game


def test_the_arena_learns_which_conditions_a_side_has_met() -> None:
    t = position(scenario="114", ctesiphon="civis:roman")
    told = Trajan().tags(t.g)
    assert told["capital"] == [["ctesiphon"], []]
    assert "parthamasiris-gone" in told["condition"][0]


# ---- quick ways that must agree with the slow ones


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("field", [name for name, secret in War.secrets.items() if secret.unseen])
def test_what_a_seat_cannot_see_is_found_quickly_and_right(seat: int | None, field: str) -> None:
    t = position(edessa="up nobles-1 down nobles-2 in abgarus", zeugma="trajan up alae-1", recruits="saka-1")
    secret, values = War.secrets[field], getattr(t.g, field)
    assert secret.unseen is not None
    assert list(secret.unseen(t.g, seat)) == slowly_unseen(t.g, secret.seats, len(values), seat)


def test_the_counters_of_a_side_follow_each_other() -> None:
    for side in (0, 1):
        assert SIDE_UNITS[side] == tuple(range(FIRST_UNIT[side], FIRST_UNIT[side + 1]))


@rule("12.5")
def test_where_a_march_leads_is_told_while_its_owner_leads_it() -> None:
    t = position(h0911="trajan alae-1", h0913="chosroes saka-1", hand={"parthian": "military"}).movement("roman")
    t.roll(5).play("roman", "march h0911", "cross-country")
    assert view(t)["march"]["reach"]["cross-country"]
    t.play("roman", "to h0812")
    assert (t.who, view(t)["march"]["reach"], view(t)["march"]["gone"]) == ("parthian", {}, 1)


# ---- 12.3: the shaded reach is where the force can really come


def walked(g: War) -> set[int]:
    """The hexes that a force comes to, step by step, as its march offers them."""
    found, seen, edge = set[int](), set[tuple[int, object]](), [g]
    while edge:
        here = edge.pop()
        for move in here.stack[-1].options(here, 0):
            if move[0] == "to":
                there = here.copy()
                apply(there, 0, move)
                found.add(move[1])
                state = (there.column, there.stack[-1])
                if isinstance(there.stack[-1], Marching) and state not in seen:
                    seen.add(state)
                    edge.append(there)
    return found - {g.column}


@rule("12.3a", "12.3b", "12.2d")
@pytest.mark.parametrize(
    ("start", "event"),
    [("satala", "quiet-month"), ("h1205", "quiet-month"), ("melitene", "great-heat"), ("palmyra", "great-heat")],
)
@pytest.mark.parametrize(("kind", "die"), [("cross-country", 6), ("cross-country", 5), ("road", 6)])
def test_the_shaded_reach_is_all_that_can_be_walked(start: str, event: str, kind: str, die: int) -> None:
    if start == "h1205" and kind == "road":
        pytest.skip("no road leads from there")
    t = position({start: "quietus alae-1"}, event=event, edessa="core-horde-1").movement("roman").roll(die)
    t.play("roman", f"march {start}", kind)
    assert set(view(t)["march"]["reach"][kind]) == walked(t.g)


# ---- what is asked of a force that must stop


@rule("12.3b")
def test_a_force_that_must_stop_is_not_asked_where_it_goes() -> None:
    t = position(h0908="trajan alae-1 alae-2").movement("roman").roll(5).play("roman", "march h0908", "cross-country")
    assert t.match.decision(0).prompt.endswith("Where does it go?")
    t.play("roman", "to edessa")
    assert "goes no farther" in t.match.decision(0).prompt
    assert "Where does it go?" in t.match.waiting_for(1)


@rule("7.4b")
def test_halting_says_on_which_side_of_the_walls() -> None:
    labels = [romanum.game("trajan").labels[verb] for verb in ("halt", "enter", "let-march")]
    assert labels == [
        "Halt here, outside any walls",
        "Halt inside the city",
        "Do not intercept, and ask no more about this march",
    ]
