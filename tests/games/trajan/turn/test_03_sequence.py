"""Chapters 2.12 to 2.16 and 3: the turn, its segments, winter, and what the Basic Game does without."""

import pytest

from games.trajan.builder import Table, position
from romanum.games.trajan.data.components import SCENARIOS, UNITS
from romanum.games.trajan.rules.turn import sequence
from romanum.games.trajan.state.actions import VERBS
from romanum.games.trajan.state.calendar import MONTHS, is_winter, month_id, year
from romanum.games.trajan.state.position import COMBAT, MOVEMENT, STRATAGEMS, War
from rules import rule


def segments(t: Table) -> list[tuple[int, int]]:
    """Side and segment at every question of a game turn in which everybody does as little as he may."""
    seen: list[tuple[int, int]] = []
    while t.g.stack and t.g.turn == 3:
        now = (t.g.active, t.g.segment)
        seen += [now] if now not in seen else []
        seat = t.match.pending[0]
        t.match.play(seat, t.match.decision(seat).options[-1])
    return seen


def both_camps() -> Table:
    return position(zeugma="trajan legio-iii-gallica", ctesiphon="chosroes core-horde-1")


@rule("3.2", "3.22", "3.23")
def test_a_turn_runs_event_then_the_roman_then_the_parthian_with_three_segments_each() -> None:
    t = both_camps().roll(1, 6, then=1).game_turn()
    assert [event.kind for event in t.match.events[:3]] == ["turn", "event", "player-turn"]
    order = [(side, segment) for side in (0, 1) for segment in (STRATAGEMS, MOVEMENT, COMBAT)]
    assert segments(t) == order


@rule("3.22")
def test_each_segment_offers_its_own() -> None:
    t = position(zeugma="trajan legio-iii-gallica", edessa="legio-i-adiutrix").movement("roman")
    assert t.options("roman", "march")
    assert not t.options("roman", "assault")
    t = position(edessa="trajan legio-i-adiutrix").combat("roman")
    assert t.options("roman", "assault")
    assert not t.options("roman", "march")


@rule("3.21")
def test_two_dice_are_rolled_on_the_table_and_the_result_applies_at_once() -> None:
    t = both_camps().roll(3, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, then=1).game_turn()
    assert t.events("event")[0]["event"] == "tribute"
    assert t.g.event == 35
    kinds = [event.kind for event in t.match.events]
    assert kinds.index("draws") < kinds.index("player-turn")


@rule("3.3", "1.1b")
@pytest.mark.parametrize("scenario", [s.id for s in SCENARIOS])
def test_play_goes_on_to_the_scenario_s_last_turn(scenario: str) -> None:
    last = next(s for s in SCENARIOS if s.id == scenario).turns
    assert position(scenario=scenario, turn=last).game_turn().g.stack == []
    t = position(scenario=scenario, turn=last - 1).roll(1, 6).game_turn()
    assert t.g.turn == last
    t.idle()
    assert t.g.turn == last
    assert t.events("war-ends") == [{}]


@rule("2.9", "3.1")
def test_six_campaign_months_and_two_winter_turns_make_a_year() -> None:
    g = War(scenario=3)
    found = []
    for turn in range(1, 10):
        g.turn = turn
        found.append((month_id(g), year(g), is_winter(g)))
    assert [month for month, _, _ in found] == [*MONTHS, "april"]
    assert [winter for _, _, winter in found] == [False] * 6 + [True, True, False]
    assert [when for _, when, _ in found] == [114] * 7 + [115, 115]


@rule("3.4")
@pytest.mark.parametrize(("turn", "lost"), [(6, 0), (7, 1)])
def test_winter_follows_the_same_sequence_but_marching_costs_strength(turn: int, lost: int) -> None:
    t = position(zeugma="bassus legio-i-adiutrix", turn=turn).movement("roman").roll(2)
    t.play("roman", "march zeugma", "road", "to samosata", "halt")
    assert len(t.box("recruits")) == lost


@rule("2.14")
def test_units_fight_from_the_hex_they_stand_in_and_stay_there_after_a_draw() -> None:
    t = position(h1012="trajan cohortes-v-1 core-horde-1").combat("roman")
    t.roll(6, 1, *[4] * 6).play("roman", "attack h1012")
    assert t.events("outcome")[0]["size"] == "draw"
    assert t["h1012"] == "up trajan cohortes-v-1 core-horde-1"


@rule("2.16", "17.5a")
def test_an_eliminated_civis_belongs_to_nobody() -> None:
    cohorts = " ".join(f"cohortes-v-{n}" for n in range(1, 6))
    t = position(edessa=f"quietus impeditus-1 {cohorts}").combat("roman").roll(1, 6, 1, 6, 4, then=1)
    t.play("roman", "formal-siege edessa")
    assert t.civis("edessa") == "none"


@rule("2.2")
def test_the_roman_keeps_exercitus_contents_recruits_off_map_units_and_markers_apart() -> None:
    t = position(zeugma="roman-ii alae-1", recruits="alae-2", off_map="alae-3", hand={"roman": "military"})
    assert t["zeugma"] == "roman-ii alae-1"
    assert (t.box("recruits"), t.box("off-map"), t.hand("roman")) == (["alae-2"], ["alae-3"], ["military"])


# ---- what belongs to the Advanced Game


@rule("3.22s", "7.4e")
def test_the_basic_game_has_no_supply_segment() -> None:
    t = both_camps().roll(1, 6, then=1).game_turn()
    assert {segment for _, segment in segments(t)} == {STRATAGEMS, MOVEMENT, COMBAT}
    assert not [name for name in vars(sequence) if "supply" in name.lower()]
    assert not [field for field in War.__struct_fields__ if "supply" in field]


@rule("2.65", "6.1d")
def test_the_basic_game_has_no_battle_board_to_move_on() -> None:
    assert not [field for field in type(UNITS[0]).__struct_fields__ if "battle" in field]
    t = position(edessa="trajan legio-i-adiutrix civis:parthian", hand={"roman": "military"}).combat("roman")
    t.play("roman", "assault edessa")
    assert "superiority trajan" in t.options("roman")


@rule("6.55", "6.4b")
def test_the_basic_game_knows_no_pillaging() -> None:
    assert not {"pillage", "supply", "forage"} & VERBS.keys()


@rule("H.1")
def test_historical_cities_give_and_take_nothing() -> None:
    t = position(hatra="trajan legio-i-adiutrix", hand={"roman": "political"}).movement("roman")
    t.roll(1).play("roman", "revolt trajan")
    assert t.controller("hatra") == "roman"
    assert t.hand("roman") == []
    assert not t.events("draws")
