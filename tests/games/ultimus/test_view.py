"""What a view adds to the bare fields, from what a seat knows alone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from games.ultimus.builder import CAMPS, Table, position, ten
from romanum.engine.position import list_fields
from romanum.engine.secrecy import masked
from romanum.engine.step import offered_to
from romanum.games.ultimus.data.components import (
    COMBAT_RESULT,
    CUP,
    LEADER_COUNT,
    PIECE,
    PIECE_COUNT,
    SEAS,
    STRATAGEM,
    STRATAGEMS,
    TRIBE,
    ZONE,
    ZONE_COUNT,
)
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.rules.year.hands import KeepFive
from romanum.games.ultimus.rules.year.victory_points import reckoning
from romanum.games.ultimus.screen.view import public_facts, reach_of, running_march
from romanum.games.ultimus.state.position import BARBARIAN, HAND, NONE, ROMAN, LateEmpire
from rules import rule

GAME = UltimusRomanorum()
WAR = {"alamanni": "war", "hunni": "war"}


def view(t: Table, camp: str | None = "roman") -> dict[str, Any]:
    return t.match.view(None if camp is None else t.g.seat_of(CAMPS[camp]))


def pieces(names: str) -> list[int]:
    return sorted(PIECE[name] for name in names.split())


def force(t: Table, area: str, camp: str) -> dict[str, Any] | None:
    here = view(t)["areas"][ZONE[area]]
    return None if here is None else here[CAMPS[camp]]


# ---- camps, seats and the order of play


@rule("0.5b", "5a")
@pytest.mark.parametrize("roman_seat", [0, 1])
def test_the_view_tells_which_seat_plays_which_camp(roman_seat: int) -> None:
    t = position(roman_seat=roman_seat, pv={"roman": 7, "barbarian": 4})
    assert view(t)["camps"] == [int(roman_seat != 0), int(roman_seat != 1)]
    assert (view(t, "roman")["own"], view(t, "barbarian")["own"], view(t, None)["own"]) == (0, 1, -1)
    assert view(t)["scores"][roman_seat] == 7


@rule("0.3a")
def test_the_turn_is_the_year_of_the_scenario() -> None:
    seen = view(position(scenario="scourge-of-god", year=446, last_year=453))
    assert (seen["scenario_id"], seen["first_year"], seen["turn"], seen["turns"]) == ("scourge-of-god", 445, 2, 9)
    assert GAME.new(scenario="scourge-of-god", seed=1).view(None)["turn"] == 0


@rule("5a")
def test_a_swap_is_told() -> None:
    board = {
        "italia-4": "west castinus comitatenses-italiae-1", "italia-5": "west felix comitatenses-italiae-2",
        "viennensis-4": "honorius",
    }  # fmt: skip
    t = position(board, usurpers={"west": "castinus"}, reigns=(1, 0, PIECE["castinus"], 423, 0, 0))
    assert (view(t)["swaps"], view(t)["camps"]) == (0, [0, 1])
    t.roll(then=1).phase("F").idle()
    assert (view(t)["swaps"], view(t)["camps"]) == (1, [1, 0])


@rule("2.E.a")
def test_the_sequences_still_to_come_in_their_order() -> None:
    t = position({"thracia-2": "alaricus visigothi-a"}, status={"visigothi": "revolt"}, sequences={"roman": 2})
    t.sequence("barbarian", "barbarian")
    assert view(t)["order"] == [BARBARIAN, ROMAN, BARBARIAN, ROMAN]


@rule("2.E.a")
def test_a_camp_with_more_sequences_has_the_last_ones_to_itself() -> None:
    t = position({"thracia-2": "alaricus visigothi-a"}, status={"visigothi": "revolt"}, sequences={"roman": 3})
    t.sequence("barbarian")
    assert view(t)["order"] == [BARBARIAN, ROMAN, ROMAN, ROMAN]


@rule("2.E.a")
def test_outside_phase_e_nothing_is_to_come() -> None:
    assert view(position(sequences={"roman": 3}).geostrategy("barbarian"))["order"] == []


def test_the_order_told_is_the_order_played() -> None:
    match = GAME.new(scenario="scourge-of-god", seed=11)
    chooser, promised = Random(11), [NONE]
    for _ in range(4000):
        if match.position.year > 446:
            break
        order = match.view(0)["order"]
        if order:
            assert order in (promised, promised[1:]) or promised == [NONE], (promised, order)
        promised = order or [NONE]
        seat = match.pending[0]
        match.play(seat, chooser.choice(match.decision(seat).options))


@rule("6e")
def test_the_moment_of_a_stratagem() -> None:
    board = {"italia-3": "sarus comitatenses-italiae-1 alamanni-a"}
    t = position(board, status=WAR, hand={"barbarian": "desertion"}).moment("barbarian", "battle", "italia-3")
    assert view(t)["moment"] == "battle"


# ---- what stands where


def test_what_stands_in_an_area_by_camp_with_its_strength() -> None:
    t = position(
        {"italia-3": "sarus comitatenses-italiae-1 reduced comitatenses-italiae-2 full alamanni-a"}, status=WAR
    )
    roman, barbarian = force(t, "italia-3", "roman"), force(t, "italia-3", "barbarian")
    assert roman == {
        "leaders": pieces("sarus"), "units": pieces("comitatenses-italiae-1 comitatenses-italiae-2"), "pf": 7,
    }  # fmt: skip
    assert barbarian == {"leaders": [], "units": pieces("alamanni-a"), "pf": 5}


@rule("3.6.3a")
def test_rebels_stand_with_the_barbarian() -> None:
    t = position({"italia-3": "west castinus comitatenses-italiae-1"}, usurpers={"west": "castinus"})
    found = force(t, "italia-3", "barbarian")
    assert found is not None
    assert found["leaders"] == pieces("castinus")
    assert force(t, "italia-3", "roman") is None


@rule("4.5.1a")
@pytest.mark.parametrize(("status", "camp"), [("foederati", 0), ("war", 1), ("revolt", 1)])
def test_a_tribe_stands_where_its_status_puts_it(status: str, camp: int) -> None:
    t = position({"galliae-2": "visigothi-a visigothi-b"}, status={"visigothi": status})
    seen = view(t)
    assert seen["areas"][ZONE["galliae-2"]][camp]["units"] == pieces("visigothi-a visigothi-b")
    visigothi = TRIBE["visigothi"]
    told = (seen["status_ids"][visigothi], seen["tribe_camp"][visigothi], seen["tribe_units"][visigothi])
    assert told == (status, camp, 2)


@rule("6.2m")
def test_the_allies_of_a_tribe() -> None:
    t = position({"hunni-1": "hunni-a"}, status=WAR, ally={"gepidae": "hunni", "ostrogothi": "hunni"})
    assert sorted(view(t)["subjects"][TRIBE["hunni"]]) == sorted([TRIBE["gepidae"], TRIBE["ostrogothi"]])


@rule("3.1.3a")
def test_an_area_of_the_empire_is_the_barbarians_while_a_unit_of_his_is_there() -> None:
    t = position({"italia-3": "alamanni-a", "italia-1": "visigothi-chief", "alamanni": "alamanni-b"}, status=WAR)
    holder = view(t)["holder"]
    assert [holder[ZONE[area]] for area in ("italia-3", "italia-1", "alamanni")] == [BARBARIAN, ROMAN, -1]
    assert all(held in (-1, t.g.holds(area)) for area, held in enumerate(holder))


@rule("8.2.2a")
def test_who_is_in_the_refuges() -> None:
    t = position({"ravenna": "honorius ioviani-seniores"})
    assert view(t)["refuges"] == [pieces("honorius ioviani-seniores"), []]


@rule("3.4.2a", "9.2a")
def test_fleets_in_port_at_sea_and_lost() -> None:
    fleets = {"western-fleet": "barbarian mare-internum-occidentale", "eastern-fleet": "roman none"}
    t = position({"western-fleet": "vandali-a"}, status={"vandali": "war"}, fleets=fleets, fleet_back=(0, 431, 0))
    west, east, extra = view(t)["fleets"]
    sea = SEAS.index("mare-internum-occidentale")
    assert west == {"camp": BARBARIAN, "area": NONE, "sea": sea, "aboard": pieces("vandali-a"), "back": 0}
    assert (east["area"], east["sea"], east["back"]) == (NONE, NONE, 431)
    assert (extra["area"], extra["sea"]) == (NONE, NONE)
    assert view(position())["fleets"][1]["area"] == ZONE["thracia-3"]


def test_every_piece_on_the_map_is_in_one_force_of_its_area() -> None:
    match = GAME.new(scenario="scourge-of-god", seed=2)
    g = match.position
    told = [
        (piece, area, camp)
        for area, here in enumerate(match.view(None)["areas"])
        for camp, side in enumerate(here or ())
        if side
        for piece in (*side["leaders"], *side["units"])
    ]
    stands = [(p, g.where[p], g.camp(p)) for p in range(PIECE_COUNT) if 0 <= g.where[p] < ZONE_COUNT]
    assert sorted(told) == stands


# ---- points


@rule("10.2a", "2.F.c")
def test_phase_f_is_reckoned_before_it_is_scored() -> None:
    t = position({"italia-3": "alamanni-a"}, status=WAR, pv={"roman": 1, "barbarian": 2})
    seen = view(t)
    assert [tuple(item) for item in seen["forecast"]] == reckoning(t.g)
    roman, barbarian = seen["forecast_total"]
    t.roll(then=1).phase("F").idle()
    assert (t.pv("roman"), t.pv("barbarian")) == (1 + roman, 2 + barbarian)


@rule("10.3a")
@pytest.mark.parametrize(
    ("points", "seat", "how"),
    [((3, 3), -1, "drawn"), ((4, 3), 1, "won"), ((3, 7), 0, "decisive"), ((0, 1), 0, "complete")],
)
def test_who_would_win_if_the_game_ended_now(points: tuple[int, int], seat: int, how: str) -> None:
    t = position(roman_seat=1, pv={"roman": points[0], "barbarian": points[1]})
    assert view(t)["level"] == {"seat": seat, "how": how, "to_win": 0}


@rule("10.3a")
def test_how_far_ahead_attila_must_be_is_told() -> None:
    t = position(scenario="scourge-of-god", pv={"roman": 60, "barbarian": 95})
    assert view(t)["level"] == {"seat": 0, "how": "won", "to_win": 40}


@rule("2.B.a")
def test_the_next_roll_for_the_initiative() -> None:
    t = position({"italia-4": "aetius"}, augusti={"west": "aetius", "east": "theodosius-ii"})
    needed = view(t)["initiative_roll"]["needed"]
    assert view(t)["initiative_roll"]["faces"] == needed - 1
    for die in range(1, 7):
        t = position({"italia-4": "aetius"}, augusti={"west": "aetius", "east": "theodosius-ii"}, year=430)
        t.roll(die).phase("B")
        assert (t.g.initiative == ROMAN) == (die <= needed - 1)


# ---- the family tree


@rule("3.5.1a")
def test_the_augusti_of_the_scenario_reigned_before_it() -> None:
    lineage = GAME.new(scenario="scourge-of-god", seed=1).view(None)["lineage"]
    told = [(reign["office"], reign["half"], reign["from"], reign["to"]) for reign in lineage]
    assert told == [("augustus", 0, 0, 0), ("augustus", 1, 0, 0)]


@rule("3.5.2b", "3.5.2d")
def test_a_dead_augustus_is_followed() -> None:
    board = {"italia-2": "constantius-iii"}
    t = position(board, hand={"barbarian": "assassination"}, year=421, reigns=(0, 0, PIECE["honorius"], 0, 0, 0))
    t.sequence("barbarian").roll(ten(9), 1, then=1).play("barbarian", "play assassination", "leader honorius")
    t.idle(until="Movement")
    first, second = view(t)["lineage"]
    assert (first["leader"], first["to"], first["end"]) == (PIECE["honorius"], 421, "murder")
    assert (second["leader"], second["from"], second["to"]) == (PIECE["constantius-iii"], 421, 0)
    assert second["after"] == PIECE["honorius"]


@rule("3.6.2b", "3.6.4e")
def test_a_usurper_rises_and_falls() -> None:
    board = {"galliae-2": "constantinus-iii comitatenses-galliae-1"}
    t = position(board, hand={"barbarian": "western-usurpation", "roman": "assassination"}, year=407)
    t.geostrategy("barbarian").roll(1, then=1).play("barbarian", "play western-usurpation")
    t.idle()
    (reign,) = view(t)["lineage"]
    assert (reign["office"], reign["half"], reign["leader"]) == ("usurper", 0, PIECE["constantinus-iii"])
    assert (reign["from"], reign["to"], reign["end"]) == (407, 0, "")
    t.g.year = 411
    t.sequence("roman").roll(ten(9), then=1).play("roman", "play assassination").idle(until="Movement")
    (reign,) = view(t)["lineage"]
    assert (reign["to"], reign["end"]) == (411, "fails")


@rule("5b")
def test_a_usurper_who_wins_follows_the_augustus_he_deposed() -> None:
    board = {
        "italia-4": "west castinus comitatenses-italiae-1", "italia-5": "west felix comitatenses-italiae-2",
        "viennensis-4": "honorius",
    }  # fmt: skip
    reigns = (0, 0, PIECE["honorius"], 0, 0, 0, 1, 0, PIECE["castinus"], 423, 0, 0)
    t = position(board, usurpers={"west": "castinus"}, reigns=reigns, year=424).roll(then=1).phase("F").idle()
    old, usurper, new = view(t)["lineage"]
    assert (old["to"], old["end"]) == (424, "deposed")
    assert (usurper["end"], usurper["after"]) == ("throne", PIECE["honorius"])
    assert (new["office"], new["leader"], new["after"]) == ("augustus", PIECE["castinus"], PIECE["honorius"])


def test_whoever_reigns_has_an_open_reign_and_nobody_else() -> None:
    match = GAME.new(scenario="last-emperors", seed=4)
    chooser = Random(4)
    for n in range(6000):
        if match.over:
            break
        seat = match.pending[0]
        match.play(seat, chooser.choice(match.decision(seat).options))
        if n % 20 == 0:
            g = match.position
            open_now = {(r["office"], r["half"]): r["leader"] for r in match.view(None)["lineage"] if not r["to"]}
            for half in (0, 1):
                assert open_now.get(("augustus", half), -1) == g.augustus[half]
                assert open_now.get(("usurper", half), -1) == g.usurper[half]


# ---- battles


def fight(**more: Any) -> Table:
    board = {"italia-3": "sarus comitatenses-italiae-1 comitatenses-italiae-2 visigothi-chief visigothi-a"}
    return position(board, status={"visigothi": "revolt"}, **more)


@rule("8.3b", "8.6.2")
def test_a_battle_is_told_before_its_die() -> None:
    t = fight().combat("roman")
    told = view(t, None)["battle"]
    assert (told["area"], told["attacker"], told["strengths"]) == (ZONE["italia-3"], ROMAN, [10, 6])
    assert told["attackers"] == pieces("sarus comitatenses-italiae-1 comitatenses-italiae-2")
    assert (told["ratio"], told["modifiers"]) == ("3/2", view(t)["battle"]["modifiers"])
    assert told == view(t, "barbarian")["battle"]


@rule("8.3b")
@pytest.mark.parametrize("die", range(10))
def test_every_face_of_its_die_does_what_is_told(die: int) -> None:
    t = fight().combat("roman")
    attacker, defender, winner = view(t)["battle"]["faces"][die]
    t.roll(ten(die), then=1).play("barbarian", "stand")
    (fought,) = t.events("battle")
    assert (fought["result"], fought["winner"]) == ([attacker, defender], ("roman", "barbarian")[winner])


@rule("6.3k")
def test_fury_leaves_only_one_row() -> None:
    hands = {"barbarian": "furor-germanicus", "roman": "divine-favour"}
    t = fight(hand=hands).combat("roman").play("roman", "pass").play("barbarian", "stand", "play furor-germanicus")
    told = view(t)["battle"]
    assert told["fury"] == 2
    assert [tuple(face) for face in told["faces"]] == [tuple(told["faces"][0])] * 10
    assert told["faces"][0][2] == 1


@rule("8.1a")
def test_the_battles_to_come_are_told_while_the_camp_moves() -> None:
    t = fight().sequence("roman")
    (clash,) = view(t, None)["clashes"]
    assert (clash["area"], clash["attacker"], clash["faces"]) == (
        ZONE["italia-3"], ROMAN, [list(face) for face in clash["faces"]],
    )  # fmt: skip
    assert view(fight())["clashes"] == []


# ---- what is remembered, and what is secret


def test_what_is_remembered_cannot_change_under_its_tuples() -> None:
    assert list_fields(LateEmpire) == ("stack",)


def test_a_view_is_the_same_whether_worked_out_anew_or_remembered() -> None:
    match, chooser = GAME.new(scenario="scourge-of-god", seed=8), Random(8)
    for n in range(600):
        if match.over:
            break
        seat = match.pending[0]
        if n % 10 == 0:
            known = masked(match.position, seat)
            anew = public_facts(known)
            assert {name: match.view(seat)[name] for name in anew} == anew
            march = running_march(known, seat)
            assert march is None or march["reach"] == reach_of(known, known.stack[-1])
        match.play(seat, chooser.choice(match.decision(seat).options))


@rule("2.A.a")
@pytest.mark.parametrize("camp", ["roman", "barbarian", None])
def test_the_number_of_stratagems_is_public_and_what_they_are_is_not(camp: str | None) -> None:
    t = position(hand={"roman": "tribute pope", "barbarian": "rex"})
    seen = view(t, camp)
    assert seen["hand_count"] == [2, 1]
    assert seen["cup"] == len(t.g.cup())
    own = [kind for kind in seen["hand"] if kind >= 0]
    held = {"roman": "tribute pope", "barbarian": "rex", None: ""}[camp]
    assert sorted(own) == sorted(STRATAGEM[name] for name in held.split())


@rule("2.A.a", "6.3d", "6.3m")
def test_a_council_and_a_third_fleet_on_the_map_are_not_in_the_cup() -> None:
    t = position(hand={"barbarian": "fleet"}, council=ZONE["asia-2"]).sequence("barbarian")
    t.play("barbarian", "play fleet", "area africa-4")
    assert view(t)["cup"] == len(t.g.cup()) == len(CUP) - 2


def redealt(g: LateEmpire, seat: int) -> tuple[int, ...]:
    """The hands, with other stratagems in the other's."""
    other = 1 - seat
    held = [kind for kind in g.hand[other * HAND : (other + 1) * HAND] if kind != NONE]
    cup = [kind for kind in g.cup() if kind not in held][: len(held)]
    hand = list(g.hand)
    hand[other * HAND : other * HAND + len(cup)] = cup
    return tuple(hand)


@rule("6c")
@pytest.mark.parametrize("scenario", ["scourge-of-god", "tyrants-of-gaul"])
def test_another_hand_of_the_other_changes_nothing_in_a_view_or_the_odds(scenario: str) -> None:
    match, chooser, compared = GAME.new(scenario=scenario, seed=5), Random(5), 0
    for n in range(900):
        if match.over:
            break
        asked = match.pending[0]
        g = match.position
        for seat in (0, 1):
            hand = redealt(g, seat)
            if n % 6 or hand == g.hand:
                continue
            twin = match.copy()
            twin.position.hand = hand
            assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat))
            compared += 1
            if seat == asked:
                known, other = masked(g, seat), masked(twin.position, seat)
                for move in offered_to(g, seat):
                    assert GAME.odds(known, seat, move) == GAME.odds(other, seat, move)
        match.play(asked, chooser.choice(match.decision(asked).options))
    assert compared > 40


@rule("6d")
def test_which_stratagem_is_discarded_nobody_else_is_told() -> None:
    t = position(hand={"roman": "tribute pope desertion rebellion buccellarii initiative"}).push(KeepFive())
    t.play("roman", "discard pope")
    assert t.match.seen_by_all(t.match.history[-1]) == "discard ?"
    (event,) = t.told("barbarian", "discards")
    assert "stratagem" not in event.facts


def test_a_spectator_sees_no_hand_at_all() -> None:
    t = position(hand={"roman": "tribute", "barbarian": "rex"})
    assert not any(0 <= kind < len(STRATAGEMS) for kind in view(t, None)["hand"])


def test_a_view_is_ready_for_json() -> None:
    t = position({"galliae-4": "sarus ioviani-seniores"}).sequence("roman").play("roman", "lead sarus")
    assert json.loads(json.dumps(view(t)))["march"]["leader"] == PIECE["sarus"] < LEADER_COUNT
    assert len(COMBAT_RESULT[0]) > view(fight().combat("roman"))["battle"]["shifted"]
