"""Chapter 6: Stratagem Markers. How they are played, countered, gained and lost; Guards; what each is played for."""

from collections import Counter

import pytest

from games.trajan.builder import Table, position
from romanum.engine.position import changed
from romanum.games.trajan.data.components import CITIES, MARKER_MIX, SCENARIOS, UNIT
from romanum.games.trajan.data.scenarios import Scenario
from romanum.games.trajan.rules.combat.aftermath import Aftermath
from romanum.games.trajan.rules.politics.hands import discard, draw
from romanum.games.trajan.rules.turn.setup import FirstMarkers
from romanum.games.trajan.state.position import NONE, UNIT_COUNT
from rules import rule

ROMAN_MIX = (
    "military military military military military political political political political agent triumph imperator"
)

# ---- 6.0: hands and pools


@rule("6.0b", "6.5")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_the_scenario_says_how_many_markers_are_drawn_at_start(scenario: Scenario) -> None:
    t = position(scenario=scenario.id).roll(then=3).push(FirstMarkers())
    assert tuple(len(t.hand(side)) for side in ("roman", "parthian")) == scenario.markers


@rule("6.0c")
def test_markers_are_kept_from_turn_to_turn() -> None:
    t = position(antioch="quietus", hand={"roman": "agent triumph"}).player_turn("roman", "parthian", "roman")
    assert t.idle().hand("roman") == ["agent", "triumph"]


@rule("6.0c", "6.7a")
def test_twelve_are_all_there_are() -> None:
    t = position(antioch="trajan", hand={"roman": ROMAN_MIX}).stratagems("roman")
    assert t.asked == "MovementSegment"
    assert len(t.hand("roman")) == 12
    draw(t.g, 0, 2, "6.5")
    assert len(t.hand("roman")) == 12
    assert t.events("draws")[0]["markers"] == []


@rule("6.0d")
def test_a_played_marker_goes_back_to_the_pool() -> None:
    t = position(edessa="trajan", hand={"roman": "political"}).movement("roman")
    before = Counter(t.g.pool(0))
    t.roll(6).play("roman", "revolt trajan")
    assert t.hand("roman") == []
    assert Counter(t.g.pool(0)) - before == Counter({1: 1})
    assert Counter(t.g.pool(0)) == Counter(MARKER_MIX[0])


# ---- 6.1: in one's own turn


@rule("6.1a", "12.3c")
def test_a_city_converted_on_the_march_lets_the_force_march_on() -> None:
    t = position(zeugma="trajan alae-1", hand={"roman": "political"}).movement("roman").roll(2)
    t.play("roman", "march zeugma", "road", "to h0810", "to edessa")
    assert not t.options("roman", "to")
    t.roll(3).play("roman", "revolt trajan")
    assert t.controller("edessa") == "roman"
    assert t.options("roman", "to")


@rule("6.1a")
def test_only_leaders_play() -> None:
    t = position(edessa="alae-1", antioch="alae-2", hand={"roman": "political agent"}).movement("roman")
    verbs = {text.split()[0] for text in t.options("roman")}
    assert verbs <= {"march", "exercitus", "bluff", "show", "treaty", "concede", "done"}


@rule("6.1a", "6.1c")
def test_without_the_marker_nothing_is_played() -> None:
    t = position(edessa="trajan", hand={"roman": "military"}).movement("roman")
    refused = t.why("roman", "revolt trajan")
    assert (refused.rule, refused.facts) == ("6.1a", {"marker": "political"})


@rule("6.1b")
def test_the_count_is_kept_for_each_leader() -> None:
    t = position(edessa="trajan quietus", hand={"roman": "political political"}, plays={"trajan": 3})
    assert t.movement("roman").options("roman", "revolt") == ["revolt quietus"]


@rule("6.1c")
def test_a_marker_acts_in_the_leader_s_hex() -> None:
    t = position(zeugma="trajan", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "revolt trajan") == "16.0a"


@rule("6.1c")
@pytest.mark.parametrize(("hex", "refused"), [("h1012", ""), ("h1014", ""), ("h1015", "6.1c")])
def test_an_agent_reaches_five_hexes(hex: str, refused: str) -> None:
    t = position({hex: "core-horde-1"}, h1009="trajan", hand={"roman": "agent"}).movement("roman")
    assert t.forbids("roman", f"spy trajan {hex}") == refused


@rule("6.1c", "6.4a")
@pytest.mark.parametrize(("hex", "refused"), [("h1012", ""), ("h1013", "6.1c")])
def test_an_assassin_reaches_three(hex: str, refused: str) -> None:
    t = position({hex: "up mebarsapes"}, h1009="trajan", hand={"roman": "agent"}).movement("roman")
    assert t.forbids("roman", "assassinate trajan mebarsapes") == refused


# ---- 6.2: in the enemy's turn


def revolt(**places: str) -> Table:
    hand = {"roman": "political", "parthian": "political political military"}
    return position(places, hand=hand).movement("roman")


@rule("6.2a", "16.0b")
def test_a_leader_in_the_city_cancels_a_revolt() -> None:
    t = revolt(edessa="trajan in abgarus nobles-1").play("roman", "revolt trajan")
    assert (t.who, t.options("parthian")) == ("parthian", ["counter abgarus", "pass"])
    t.play("parthian", "counter abgarus")
    assert (t.civis("edessa"), t.hand("parthian")) == ("parthian", ["military", "political"])
    assert not t.events("incites")


@rule("6.2a", "16.0b")
def test_a_leader_before_the_walls_does_not() -> None:
    t = revolt(edessa="trajan abgarus").roll(6).play("roman", "revolt trajan")
    assert t.events("incites")


@rule("6.2a")
def test_a_leader_in_another_hex_does_not() -> None:
    t = revolt(edessa="trajan", h1009="abgarus").roll(6).play("roman", "revolt trajan")
    assert t.events("incites")


@rule("6.2a")
def test_nothing_else_is_played_in_the_enemy_s_turn() -> None:
    t = position(edessa="trajan alae-1", zeugma="quietus", ctesiphon="chosroes", hand={"roman": "political agent"})
    assert t.movement("parthian").options("roman") == []


@rule("6.2b", "5.1")
def test_the_allowance_begins_anew_in_the_enemy_s_turn() -> None:
    t = position(antioch="trajan", plays={"trajan": 3}).movement("roman")
    assert not t.g.can_play(0)
    t.g.stack = []
    t.player_turn("parthian")
    assert t.g.plays == (0,) * UNIT_COUNT


@rule("6.2b")
def test_a_leader_counters_as_often_as_his_rating() -> None:
    hand = {"roman": "political political", "parthian": "political political"}
    t = position(edessa="trajan in abgarus nobles-1", hand=hand).movement("roman")
    t.play("roman", "revolt trajan").play("parthian", "counter abgarus").roll(6).play("roman", "revolt trajan")
    assert len(t.events("incites")) == 1


# ---- 6.3: Guards


@rule("6.3a")
def test_a_guard_cancels_an_agent_at_once() -> None:
    t = position(ctesiphon="royal-guard core-horde-1", h1713="trajan", hand={"roman": "agent"}).movement("roman")
    t.play("roman", "spy trajan ctesiphon")
    assert t.events("guarded")[0]["unit"] == "royal-guard"
    assert not t.is_up("core-horde-1")
    assert t.hand("roman") == []


@rule("6.3a")
def test_it_saves_a_leader_too() -> None:
    t = position(ctesiphon="royal-guard up chosroes", h1713="trajan", hand={"roman": "agent"}).movement("roman")
    t.play("roman", "assassinate trajan chosroes")
    assert not t.events("assassination")


@rule("6.3a")
def test_not_from_another_hex() -> None:
    t = position(ctesiphon="core-horde-1", h1714="royal-guard", h1713="trajan", hand={"roman": "agent"})
    t.movement("roman").play("roman", "spy trajan ctesiphon")
    assert t.is_up("core-horde-1")


@rule("6.3b")
def test_once_in_a_game_turn_and_two_guards_twice() -> None:
    t = position(ctesiphon="royal-guard court core-horde-1", h1713="trajan", hand={"roman": "agent agent agent"})
    t.movement("roman")
    for guarded in (1, 2, 2):
        t.play("roman", "spy trajan ctesiphon")
        assert len(t.events("guarded")) == guarded
    assert t.is_up("core-horde-1")


@rule("6.3b")
def test_the_next_game_turn_it_does_so_again() -> None:
    t = position(ctesiphon="royal-guard")
    t.g.guards_used = (1,)
    t.roll(1, 6).game_turn()
    assert not t.g.guards_used


# ---- 6.4: what the types are played for


@rule("6.4a")
def test_the_action_is_chosen_when_the_marker_is_played() -> None:
    t = position(edessa="trajan up core-levy-1 mebarsapes", antioch="quietus", hand={"roman": "political agent"})
    t.movement("roman")
    for verb in ("revolt", "sedition", "spy-box", "assassinate"):
        assert t.options("roman", verb), verb


@rule("6.4a")
def test_a_leader_with_nobody_but_the_civis_of_his_city_is_alone() -> None:
    t = position(edessa="in up abgarus", zeugma="trajan", hand={"roman": "agent"}).movement("roman")
    t.roll(2).play("roman", "assassinate trajan abgarus")
    assert t.where("abgarus") == "gone"


@rule("6.53b", "6.4a")
def test_a_triumph_is_lost_when_the_last_roman_in_the_city_is_murdered() -> None:
    t = position(
        ctesiphon="in up hadrian civis:none", nisibis="in trajan", h1714="chosroes", triumph="ctesiphon",
        hand={"parthian": "agent"},
    )  # fmt: skip
    t.combat("parthian").roll(1).play("parthian", "assassinate chosroes hadrian")
    assert t.controller("ctesiphon") == "nobody"
    assert t.g.triumph == NONE


@rule("6.4a", "8.2b")
def test_intelligence_shows_a_hex_to_all_or_a_box_to_the_player_alone() -> None:
    t = position(h1012="core-horde-1", h1009="trajan", recruits="saka-1", hand={"roman": "agent agent"})
    t.movement("roman").play("roman", "spy trajan h1012", "spy-box trajan satrapy-recruits")
    assert t.is_up("core-horde-1")
    assert t.told("roman", "sees-box")[0].facts["found"] == ["saka-1"]
    assert "found" not in t.told("parthian", "sees-box")[0].facts
    assert "found" not in t.told(None, "sees-box")[0].facts


@rule("6.4a")
@pytest.mark.parametrize(
    ("force", "die", "dies"),
    [
        ("up mebarsapes nobles-1", 1, True),
        ("up mebarsapes nobles-1", 2, False),
        ("up mebarsapes", 2, True),
        ("up mebarsapes", 3, False),
        ("up chosroes", 2, False),
        ("up chosroes", 1, True),
    ],
)
def test_assassination(force: str, die: int, dies: bool) -> None:
    t = position(h1012=force, h1009="trajan", hand={"roman": "agent"}).movement("roman").roll(die)
    victim = force.split()[1]
    t.play("roman", f"assassinate trajan {victim}")
    assert (t.where(victim) == "gone") == dies


@rule("6.4a")
def test_nobody_kills_a_leader_he_has_not_seen() -> None:
    t = position(h1012="mebarsapes", h1009="trajan", hand={"roman": "agent"}).movement("roman")
    assert not t.options("roman", "assassinate")


@rule("6.4a", "6.52b", "6.62b")
@pytest.mark.parametrize(("die", "left"), [(1, "recruits"), (2, "edessa")])
def test_sedition_costs_a_unit_of_class_m_or_b_and_is_no_victory(die: int, left: str) -> None:
    t = position(
        edessa="trajan up core-levy-1 core-horde-1", hand={"roman": "political", "parthian": "military"}
    ).movement("roman").roll(die)  # fmt: skip
    t.play("roman", "sedition trajan")
    assert t.where("core-levy-1") == left
    assert (t.hand("roman"), t.hand("parthian")) == ([], ["military"])


@rule("6.4a")
def test_sedition_finds_nobody_among_steady_troops() -> None:
    t = position(edessa="trajan up core-horde-1 mebarsapes", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "sedition trajan") == "6.4a"


@rule("6.41")
def test_markers_may_be_chained_in_one_march() -> None:
    t = position(
        h0908="trajan cohortes-v-1 alae-2", resaina="core-horde-1", hand={"roman": "political military military"}
    ).movement("roman")  # fmt: skip
    t.roll(5, 2).play("roman", "march h0908", "cross-country", "to edessa", "revolt trajan")
    assert (t.civis("edessa"), t.events("incites")[0]["die"]) == ("roman", 2)
    t.play("roman", "to h1010", "halt").roll(2).play("roman", "forced-march trajan", "road", "to resaina")
    assert t["resaina"].startswith("up trajan cohortes-v-1 alae-2 core-horde-1")
    t.g.stack = []
    t.combat("roman").roll(then=1).play("roman", "attack resaina", "superiority trajan")
    assert not t.events("superiority-roll")
    assert t.events("strike")[0]["side"] == "roman"
    assert (t.g.plays[0], t.hand("roman").count("military")) == (3, 0)


# ---- 6.5: markers gained


@rule("6.5")
def test_a_draw_is_random_and_secret() -> None:
    t = position().roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    draw(t.g, 0, 1, "6.5")
    first = t.hand("roman")
    t = position().roll(12, 11, 1, 9, 8, 7, 6, 5, 4, 3, 2)
    draw(t.g, 0, 1, "6.5")
    assert first != t.hand("roman")
    assert t.told("roman", "draws")[0].facts["markers"] == t.hand("roman")
    assert "markers" not in t.told("parthian", "draws")[0].facts


@rule("6.51a")
@pytest.mark.parametrize(("side", "place", "number"), [("roman", "trajan", 3), ("parthian", "chosroes", 2)])
def test_a_player_chooses_as_many_markers_as_his_supreme_leader_s_rating(side: str, place: str, number: int) -> None:
    t = position(h1012=place).stratagems(side)
    for _ in range(number):
        assert (t.who, t.asked) == (side, "TakeMarkers")
        t.play(side, "take military")
    assert t.hand(side) == ["military"] * number
    assert t.asked == "MovementSegment"


@rule("6.51a")
def test_only_what_is_in_the_pool() -> None:
    t = position(antioch="trajan", hand={"roman": "agent"}).stratagems("roman")
    assert t.options("roman") == ["take military", "take political", "take triumph", "take imperator"]
    assert t.forbids("roman", "take agent") == "6.51a"


@rule("6.51a")
def test_what_is_taken_stays_hidden() -> None:
    t = position(antioch="trajan").stratagems("roman").play("roman", "take agent")
    assert t.told("roman", "takes")[0].facts["marker"] == "agent"
    assert "marker" not in t.told("parthian", "takes")[0].facts
    assert 2 not in t.known("parthian").hand


@rule("6.51b")
def test_without_a_supreme_leader_nothing_is_taken() -> None:
    t = position(antioch="quietus").stratagems("roman")
    assert (t.asked, t.hand("roman")) == ("MovementSegment", [])


@rule("6.51b")
def test_other_gains_still_work() -> None:
    t = position(ctesiphon="core-horde-1").happens("tribute", then=1)
    assert len(t.hand("parthian")) == 1


@rule("6.52a", "6.62a")
@pytest.mark.parametrize(("lost", "markers"), [(4, 0), (5, 1), (24, 1), (25, 2)])
def test_winner_and_loser_of_a_battle(lost: int, markers: int) -> None:
    t = position(h1012="trajan alae-1", hand={"roman": "military", "parthian": "military political agent"})
    t.combat("roman").roll(then=1)
    t.g.lost, t.g.fighting = [0, lost], changed(t.g.fighting, UNIT["alae-1"], 1)
    t.push(Aftermath(t.g.where[0], 0, 0, (16, lost)))
    assert (len(t.hand("roman")), len(t.hand("parthian"))) == (1 + markers, 3 - markers)


@rule("6.52a", "6.62a")
def test_a_siege_and_a_revolt_count_as_well() -> None:
    for kind in (2, 3, 4):
        t = position(edessa="trajan alae-1", hand={"roman": "military", "parthian": "military"})
        t.combat("roman").roll(then=1)
        t.g.lost, t.g.fighting = [0, 6], changed(t.g.fighting, UNIT["alae-1"], 1)
        t.push(Aftermath(t.g.where[0], 0, kind, (16, 6)))
        assert (len(t.hand("roman")), len(t.hand("parthian"))) == (2, 0)


@rule("6.52b", "6.62b")
def test_a_city_gained_by_a_marker_is_no_victory() -> None:
    t = position(edessa="trajan alae-1", hand={"roman": "political", "parthian": "military"}).movement("roman")
    t.roll(1).play("roman", "revolt trajan")
    assert t.controller("edessa") == "roman"
    assert (t.hand("roman"), t.hand("parthian")) == ([], ["military"])


# ---- 6.53: Triumph


@rule("6.53a")
def test_the_supreme_leader_celebrates_in_a_parthian_capital() -> None:
    t = position(ctesiphon="trajan alae-1 civis:roman", hand={"roman": "triumph"}).movement("roman")
    t.play("roman", "triumph")
    assert (CITIES[t.g.triumph].id, t.hand("roman")) == ("ctesiphon", [])
    assert t.events("triumph")[0]["city"] == "ctesiphon"
    assert 3 not in t.g.pool(0)


@rule("6.53a")
@pytest.mark.parametrize("place", ["babylon", "antioch"])
def test_nowhere_else(place: str) -> None:
    t = position({place: "trajan alae-1 civis:roman"}, hand={"roman": "triumph"}).movement("roman")
    assert t.forbids("roman", "triumph") == "6.53a"


@rule("6.53a")
def test_not_in_a_capital_that_is_still_parthian() -> None:
    t = position(ctesiphon="trajan alae-1", hand={"roman": "triumph"}).movement("roman")
    assert t.forbids("roman", "triumph") == "6.53a"


@rule("6.53b")
@pytest.mark.parametrize(
    ("city", "markers"), [("ctesiphon", 1), ("ecbatana", 2), ("europus-rhagae", 3), ("hecatompylus", 4)]
)
def test_while_it_lies_there_the_roman_draws_in_each_of_his_stratagem_segments(city: str, markers: int) -> None:
    t = position(antioch="quietus", triumph=city, civis={city: "roman"}).roll(then=1).stratagems("roman")
    assert len(t.hand("roman")) == markers
    t.g.stack = []
    t.stratagems("parthian")
    assert len(t.hand("roman")) == markers


@rule("6.53b")
def test_it_is_lost_with_the_city() -> None:
    t = position(
        ctesiphon="chosroes", triumph="ctesiphon", civis={"ctesiphon": "roman"}, hand={"parthian": "political"}
    )
    t.movement("parthian").roll(1).play("parthian", "revolt chosroes")
    assert t.g.triumph == -1
    assert 3 in t.g.pool(0)


# ---- 6.54 to 6.56


@rule("6.54")
def test_a_captured_provincial_capital_brings_the_parthian_a_marker_once_a_game() -> None:
    t = position(tarsus="vologaeses trajan", hand={"parthian": "political political", "roman": "political"})
    t.movement("parthian").roll(1, then=1).play("parthian", "revolt vologaeses")
    assert (t.controller("tarsus"), len(t.hand("parthian"))) == ("parthian", 2)
    t.g.stack = []
    t.movement("roman").roll(1, then=1).play("roman", "revolt trajan").idle(until="MovementSegment")
    t.g.stack, t.g.plays = [], (0,) * UNIT_COUNT
    assert t.controller("tarsus") == "roman"
    t.g.hand[12:24] = [1, *[-1] * 11]
    t.movement("parthian").roll(1, then=1).play("parthian", "revolt vologaeses")
    assert (t.controller("tarsus"), t.hand("parthian")) == ("parthian", [])


@rule("6.54")
def test_a_common_city_brings_nothing() -> None:
    t = position(zeugma="vologaeses", hand={"parthian": "political"})
    t.movement("parthian").roll(1).play("parthian", "revolt vologaeses")
    assert (t.controller("zeugma"), t.hand("parthian")) == ("parthian", [])


@rule("6.56")
def test_events_give_and_take_markers() -> None:
    assert len(position(antioch="trajan").happens("tribute", then=1).hand("parthian")) == 1
    t = position(antioch="trajan", hand={"roman": "military military"}).happens("plot-at-rome", 1)
    assert t.hand("roman") == ["military"]


# ---- 6.62, 6.7: markers lost


@rule("6.62a")
def test_what_is_lost_is_drawn_at_random_from_the_hand_and_only_its_owner_sees_it() -> None:
    t = position(hand={"roman": "military agent"}).roll(1)
    discard(t.g, 0, 1, "6.62a")
    lost = t.told("roman", "discards")[0].facts["markers"]
    assert sorted([*lost, *t.hand("roman")]) == ["agent", "military"]
    assert "markers" not in t.told("parthian", "discards")[0].facts
    other = position(hand={"roman": "military agent"}).roll(2)
    discard(other.g, 0, 1, "6.62a")
    assert other.hand("roman") != t.hand("roman")


@rule("6.7b")
def test_an_empty_hand_loses_nothing_more() -> None:
    t = position(hand={"roman": "agent"}).roll(1)
    discard(t.g, 0, 2, "6.62a")
    assert (t.hand("roman"), t.events("discards")[0]["markers"]) == ([], ["agent"])
    discard(t.g, 0, 2, "6.62a")
    assert (t.hand("roman"), t.events("discards")[1]["markers"]) == ([], [])


@rule("8.2b", "6.7b")
def test_nor_does_the_enemy_learn_from_it_how_many_there_were() -> None:
    for hand in ("", "agent", "agent military political"):
        t = position(hand={"roman": hand}).roll(then=1)
        discard(t.g, 0, 2, "6.62a")
        assert [event.facts for event in t.told("parthian", "discards")] == [{"side": "roman", "number": 2}]
