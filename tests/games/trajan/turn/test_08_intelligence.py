"""Chapter 8: what the enemy may see. Forces face down, Exercitus markers and bluffs, holding areas."""

from random import Random

import pytest

import romanum
from games.trajan.builder import Table, position
from romanum.engine.conformance import Sample
from romanum.engine.conformance.sample import play_on
from romanum.engine.match import Match
from romanum.engine.secrecy import HIDDEN
from romanum.games.trajan.data.components import SIDE, UNIT, UNITS
from romanum.games.trajan.state.position import OFF_MAP, RECRUITS, War
from rules import rule


def sees(t: Table, side: str | None, unit: str) -> bool:
    """Whether a side, or a spectator, knows where a unit is."""
    return t.known(side).where[UNIT[unit]] != HIDDEN


# ---- 8.0: face down


@rule("8.0a")
def test_the_enemy_does_not_see_what_lies_face_down() -> None:
    t = position(h1012="trajan alae-1 in up alae-2")
    assert [sees(t, side, "trajan") for side in ("roman", "parthian", None)] == [True, False, False]
    assert sees(t, "parthian", "alae-2")


@rule("8.0a")
def test_he_sees_how_many_counters_lie_where() -> None:
    t = position(antioch="alae-1 alae-2 in alae-3")
    known = t.match.view(1)["forces"]
    here = next(found for found in known if found)[0]
    assert (here["down_out"], here["down_in"], here["out"]) == (2, 1, [])


@rule("8.0a", "9.2b")
def test_a_civis_is_always_seen_on_its_controller_s_side() -> None:
    t = position(edessa="civis:roman")
    assert t.known("parthian").civis == t.known(None).civis == t.g.civis
    assert "civis" not in War.secrets


@rule("8.0b")
def test_an_agent_reveals_a_force_to_all() -> None:
    t = position(h1012="core-horde-1", h1009="trajan", hand={"roman": "agent"}).movement("roman")
    t.play("roman", "spy trajan h1012")
    assert (sees(t, "roman", "core-horde-1"), sees(t, None, "core-horde-1")) == (True, True)
    assert not sees(t, "parthian", "trajan")


@rule("8.0b")
def test_a_force_that_enters_a_hex_with_enemies_is_revealed_as_they_are() -> None:
    t = position(h1012="core-horde-1", h1011="trajan alae-1").movement("roman").roll(5)
    t.play("roman", "march h1011", "cross-country", "to h1012")
    assert t["h1012"] == "up trajan alae-1 core-horde-1"


@rule("8.0b")
def test_a_civis_is_an_enemy_unit_too() -> None:
    t = position(h0908="trajan alae-1").movement("roman").roll(5)
    t.play("roman", "march h0908", "cross-country", "to edessa")
    assert t["edessa"] == "up trajan alae-1"


@rule("8.0b")
def test_combat_reveals_both() -> None:
    t = position(h1012="trajan cohortes-v-1 core-horde-1").combat("roman").roll(6, 1, *[4] * 6)
    t.play("roman", "attack h1012")
    assert t["h1012"] == "up trajan cohortes-v-1 core-horde-1"


@rule("8.0b", "7.5b")
def test_a_battle_with_the_relief_force_does_not_show_the_garrison() -> None:
    t = position(edessa="up legio-i-adiutrix down core-horde-1 in abgarus nobles-1").combat("roman")
    t.roll(then=1).play("roman", "attack edessa")
    assert [e["units"] for e in t.events("revealed")] == [["core-horde-1"]]
    assert not t.is_up("nobles-1")


@rule("8.0b", "15.2a")
def test_nor_does_a_sally_show_the_relief_force() -> None:
    t = position(edessa="up legio-i-adiutrix down core-horde-1 in nobles-1").combat("parthian")
    t.roll(then=1).play("parthian", "sally edessa")
    assert [e["units"] for e in t.events("revealed")] == [["nobles-1"]]


@rule("8.0b", "8.1d", "15.12a")
def test_nor_an_assault_what_stands_before_the_walls() -> None:
    t = position(edessa="up cohortes-v-1 down parthian-i saka-1 in core-levy-1").combat("roman")
    t.roll(6, 1, 4, 4, 4, 4).play("roman", "assault edessa")
    assert t["edessa"] == "up cohortes-v-1 parthian-i saka-1 in up core-levy-1"


@rule("8.0b", "8.1d")
def test_a_battle_takes_the_exercitus_off_and_leaves_those_covered_whom_an_event_holds_back() -> None:
    t = position(h1012="parthian-i core-horde-1 core-horde-2 free up cohortes-v-1").combat("parthian")
    t.g.stayed = (UNIT["core-horde-2"],)
    t.roll(6, 1, 4, 4, 4, 4, 4, 4).play("parthian", "attack h1012")
    assert t["h1012"] == "up cohortes-v-1 core-horde-1 down core-horde-2"
    assert t.events("exercitus-found")


@rule("8.0b", "14.15d")
def test_pursuers_see_whoever_is_in_the_hex_they_come_to() -> None:
    t = position(
        h1010="up trajan cohortes-v-1 core-horde-1", edessa="in abgarus nobles-1", hand={"roman": "military"}
    ).combat("roman")
    t.play("roman", "attack h1010").roll(6, 1, 1, 1, 4, 4).play("roman", "pass", "retreat edessa")
    assert not t.is_up("nobles-1")
    t.roll(then=1).play("roman", "pursue trajan")
    assert t.is_up("nobles-1")


@rule("8.0b")
def test_an_owner_may_show_his_force() -> None:
    t = position(antioch="trajan in alae-1").movement("roman").play("roman", "show antioch")
    assert t["antioch"] == "up trajan in up alae-1"
    assert t.forbids("roman", "show antioch") == "8.0b"


@rule("8.0b")
def test_a_march_past_enemies_in_the_next_hex_reveals_nothing() -> None:
    t = position(h1012="core-horde-1", h1011="trajan alae-1").movement("roman").roll(5)
    t.play("roman", "march h1011", "cross-country", "to h1010", "halt")
    assert not t.is_up("trajan")
    assert not t.is_up("core-horde-1")


@rule("8.0c")
def test_what_was_revealed_stays_open_until_its_owner_s_next_player_turn() -> None:
    t = position(antioch="up quietus alae-1", zeugma="up alae-2").player_turn("parthian", "roman")
    assert t.is_up("alae-1")
    t.play("parthian", "done")
    while t.asked != "CoverForces":
        t.play(t.who, t.options(t.who)[-1])
    assert t.is_up("alae-1")
    t.play("roman", "cover antioch")
    assert (t.is_up("alae-1"), t.is_up("alae-2")) == (False, True)
    assert not sees(t, "parthian", "quietus")


@rule("8.0c")
def test_all_at_once_or_not_at_all() -> None:
    t = position(antioch="up quietus", zeugma="up alae-2").stratagems("roman").play("roman", "cover-all")
    assert (t.is_up("quietus"), t.is_up("alae-2")) == (False, False)
    t = position(antioch="up quietus").stratagems("roman").play("roman", "done")
    assert t.is_up("quietus")


@rule("8.0c")
def test_the_enemy_remembers_where_he_saw_them() -> None:
    t = position(antioch="up quietus", turn=4).stratagems("roman").play("roman", "cover-all")
    known, unit = t.known("parthian"), UNIT["quietus"]
    assert (known.seen[unit], known.seen_turn[unit]) == (t.g.where[unit], 4)


# ---- 8.1: Exercitus


@rule("8.1a", "2.72")
def test_a_force_goes_under_an_exercitus_and_not_even_its_size_is_seen() -> None:
    t = position(h1012="trajan alae-1 alae-2").movement("roman").play("roman", "exercitus i h1012")
    assert t["h1012"] == "roman-i trajan alae-1 alae-2"
    known = t.known("parthian")
    assert known.facedown == ()
    assert known.exercitus[0] == t.g.where[UNIT["trajan"]]
    assert known.army[UNIT["alae-1"]] == HIDDEN


@rule("8.1a")
def test_three_at_most_one_after_the_other() -> None:
    t = position(h1012="trajan", h1011="alae-1", h1010="alae-2", h1009="alae-3").movement("roman")
    assert t.forbids("roman", "exercitus ii h1011") == "8.1a"
    t.play("roman", "exercitus i h1012", "exercitus ii h1011", "exercitus iii h1010")
    assert not t.options("roman", "exercitus")


@rule("8.1a")
def test_what_lies_open_does_not_go_under_it() -> None:
    t = position(h1012="up trajan").movement("roman")
    assert t.forbids("roman", "exercitus i h1012") == "8.1a"


@rule("8.1a", "8.1c")
def test_units_may_change_from_one_marker_to_another_and_nobody_sees_which_is_empty() -> None:
    tables = [position(h1012="roman-i trajan alae-1").movement("roman") for _ in range(2)]
    changed, bluffed = (
        t.play("roman", text) for t, text in zip(tables, ("exercitus ii h1012", "bluff ii h1012"), strict=True)
    )
    assert changed["h1012"] == "roman-i roman-ii trajan alae-1"
    assert bluffed["h1012"] == "roman-i trajan alae-1 roman-ii"
    assert changed.match.view(1) == bluffed.match.view(1)
    assert changed.match.events_for(1) == bluffed.match.events_for(1)


@rule("8.1e")
@pytest.mark.parametrize(("place", "enemy"), [("edessa", ""), ("h1012", "core-horde-1"), ("h1012", "parthian-i")])
def test_none_is_put_down_beside_an_enemy(place: str, enemy: str) -> None:
    t = position({place: f"trajan alae-1 {enemy}"}).movement("roman")
    assert t.forbids("roman", f"bluff i {place}") == "8.1e"
    assert t.forbids("roman", f"exercitus i {place}") == "8.1e"


@rule("8.1e", "16.0a")
def test_what_stands_before_a_city_lies_open_when_its_civis_turns() -> None:
    t = position(antioch="roman-i quietus", hand={"parthian": "political"}, tarsus="vologaeses roman-ii alae-1")
    t.movement("parthian").roll(1, then=1).play("parthian", "revolt vologaeses")
    assert t.is_up("alae-1")
    t = position(gaza="roman-i alae-1", antioch="quietus").happens("jewish-rising", 6)
    assert t.is_up("alae-1")


@rule("8.1a")
def test_it_may_be_dissolved_again() -> None:
    t = position(h1012="roman-i trajan alae-1").movement("roman").play("roman", "disband i")
    assert t["h1012"] == "trajan alae-1"
    assert t.forbids("roman", "disband i") == "8.1a"


@rule("8.1a")
def test_it_marches_with_its_units() -> None:
    t = position(h1012="roman-i trajan alae-1").movement("roman").roll(5)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt")
    assert t["h0912"] == "roman-i trajan alae-1"


@rule("8.1b")
def test_core_satrapy_and_client_units_stand_under_one_marker_but_no_civis() -> None:
    t = (
        position(edessa="core-horde-1 saka-1 armenian-horse")
        .movement("parthian")
        .play("parthian", "exercitus i edessa")
    )
    assert t["edessa"] == "parthian-i core-horde-1 saka-1 armenian-horse"
    assert t.known("roman").civis[0] in (0, 1)
    assert t.civis("edessa") == "parthian"


@rule("8.1c", "8.1e")
def test_an_exercitus_may_be_empty() -> None:
    t = position(h1012="alae-1").movement("roman").play("roman", "bluff i h1012")
    assert t["h1012"] == "alae-1 roman-i"


@rule("8.1c")
def test_nobody_can_tell_an_empty_one_from_a_full_one() -> None:
    full = position(h1012="roman-i trajan alae-1 free alae-2", h1009="core-horde-1")
    empty = position(h1012="roman-i free alae-2", h1009="core-horde-1", off_map="trajan alae-1")
    full.g.seen = empty.g.seen = (-1,) * len(UNITS)
    full.g.supreme = empty.g.supreme
    assert full.movement("parthian").match.view(1) == empty.movement("parthian").match.view(1)


@rule("8.1d")
def test_a_revealed_marker_is_taken_off_and_may_be_put_on_any_friendly_unit() -> None:
    t = position(h1012="roman-ii trajan", antioch="alae-1", h1009="meherdates", hand={"parthian": "agent"})
    t.movement("parthian").play("parthian", "spy meherdates h1012")
    assert t["h1012"] == "up trajan"
    assert (t.who, t.asked) == ("roman", "PlaceExercitus")
    assert t.options("roman", "exercitus") == ["exercitus ii 0510"]
    t.play("roman", "exercitus ii antioch")
    assert t["antioch"] == "roman-ii alae-1"


@rule("8.1d")
def test_or_kept() -> None:
    t = position(h1012="roman-ii trajan", h1009="meherdates", hand={"parthian": "agent"})
    t.movement("parthian").play("parthian", "spy meherdates h1012").play("roman", "pass")
    assert (t["h1012"], t.who) == ("up trajan", "parthian")


@rule("8.1e", "8.1d")
def test_an_empty_one_stops_nobody_and_is_found_out() -> None:
    t = position(h1012="parthian-i", h1011="trajan alae-1", h1009="core-horde-1").movement("roman").roll(5)
    t.play("roman", "march h1011", "cross-country", "to h1012").play("parthian", "pass")
    assert t.events("unmasked")[0]["army"] == "i"
    assert t.options("roman", "to")
    assert not t.is_up("trajan")


@rule("8.1e")
def test_an_empty_one_controls_nothing_and_besieges_nobody() -> None:
    t = position(antioch="parthian-i civis:none")
    assert t.controller("antioch") == "nobody"
    assert not t.g.besieged(0)


@rule("8.1e")
def test_an_attack_on_it_is_no_attack() -> None:
    t = position(h1012="trajan alae-1 parthian-i").combat("roman").play("roman", "attack h1012")
    assert t.events("unmasked")
    assert not t.events("combat")


@rule("8.1e", "20.march")
def test_it_marches_with_a_die_like_a_force() -> None:
    t = position(h1012="roman-i", antioch="alae-1").movement("roman").roll(5)
    t.play("roman", "march h1012", "cross-country", "to h0912", "halt")
    assert t["h0912"] == "roman-i"
    assert t.events("march-roll")[0]["die"] == 5


# ---- 8.2: displays and holding areas


@rule("8.2a")
def test_everything_in_a_running_combat_is_open() -> None:
    t = position(h1012="trajan alae-1 core-horde-1", hand={"roman": "military"}).combat("roman")
    t.play("roman", "attack h1012")
    assert t.asked == "PlaySuperiority"
    known = t.known(None)
    fighting = [u for u, mark in enumerate(known.fighting) if mark]
    assert len(fighting) == 3
    assert all(known.where[u] != HIDDEN for u in fighting)


@rule("8.2b")
def test_boxes_and_hands_are_their_owner_s_secret() -> None:
    t = position(recruits="alae-1 saka-1", off_map="alae-2", hand={"roman": "agent military"})
    known = t.known("parthian")
    assert [known.where[UNIT[name]] for name in ("alae-1", "alae-2", "saka-1")] == [HIDDEN, HIDDEN, RECRUITS]
    assert known.hand[:12] == [HIDDEN] * 12
    own = t.known("roman")
    assert [own.where[UNIT[name]] for name in ("alae-1", "alae-2", "saka-1")] == [RECRUITS, OFF_MAP, HIDDEN]


@rule("8.2b")
@pytest.mark.parametrize(("box", "found"), [("recruits", ["alae-1"]), ("off-map", ["alae-2"]), ("markers", ["agent"])])
def test_an_agent_looks_into_one_of_them(box: str, found: list[str]) -> None:
    t = position(
        h1012="chosroes", recruits="alae-1 saka-1", off_map="alae-2", hand={"roman": "agent", "parthian": "agent"}
    ).movement("parthian")  # fmt: skip
    t.play("parthian", f"spy-box chosroes {box}")
    kind = "sees-markers" if box == "markers" else "sees-box"
    assert t.told("parthian", kind)[0].facts["found"] == found
    assert all("found" not in t.told(side, kind)[0].facts for side in ("roman", None))


@rule("8.2b", "2.3")
@pytest.mark.parametrize(
    ("box", "found"), [("core-recruits", ["elephants", "core-levy-1"]), ("satrapy-recruits", ["nobles-1", "saka-1"])]
)
def test_core_and_satrapy_recruits_are_two_areas(box: str, found: list[str]) -> None:
    t = position(h1012="trajan", recruits="saka-1 elephants nobles-1 core-levy-1", hand={"roman": "agent"})
    t.movement("roman").play("roman", f"spy-box trajan {box}")
    assert t.told("roman", "sees-box")[0].facts["found"] == found


@rule("8.2b", "2.2", "2.3")
def test_each_side_has_areas_of_its_own() -> None:
    t = position(h1012="trajan", h1009="chosroes", hand={"roman": "agent", "parthian": "agent"}).movement("roman")
    boxes = [text.split()[-1] for text in t.options("roman", "spy-box")]
    assert boxes == ["core-recruits", "satrapy-recruits", "markers"]
    assert t.forbids("roman", "spy-box trajan recruits") == "2.3"
    t.g.stack = []
    t.movement("parthian")
    assert [text.split()[-1] for text in t.options("parthian", "spy-box")] == ["recruits", "off-map", "markers"]
    assert t.forbids("parthian", "spy-box chosroes core-recruits") == "2.2"


@rule("8.2b", "8.1a")
def test_an_exercitus_area_is_looked_into_by_the_hex_of_its_marker() -> None:
    t = position(h1012="parthian-i core-horde-1", h1009="trajan", hand={"roman": "agent"}).movement("roman")
    t.play("roman", "spy trajan h1012")
    assert t.is_up("core-horde-1")


@rule("8.2b", "2.3")
def test_the_parthian_has_no_off_map_box_to_look_into() -> None:
    t = position(h1012="trajan", hand={"roman": "agent"}).movement("roman")
    assert t.forbids("roman", "spy-box trajan off-map") == "2.3"


@rule("8.2c")
def test_clients_out_of_play_and_eliminated_civis_are_open_to_all() -> None:
    t = position(antioch="civis:none")
    assert sees(t, "roman", "armenian-horse")
    assert sees(t, None, "armenian-horse")
    assert t.known("parthian").civis == t.g.civis


@rule("8.2d")
def test_a_player_always_sees_his_own() -> None:
    t = position(h1012="roman-i trajan alae-1", off_map="alae-2", recruits="alae-3", hand={"roman": "agent"})
    known = t.known("roman")
    for field in ("where", "inside", "army", "plays", "marched"):
        mine = [value for unit, value in enumerate(getattr(known, field)) if SIDE[unit] == 0]
        assert HIDDEN not in mine, field
    assert HIDDEN not in known.hand[:12]


# ---- what the log tells


def named(facts: object) -> set[str]:
    """All ids of units anywhere in the facts of an event."""
    if isinstance(facts, dict):
        return set().union(*map(named, facts.values()))
    if isinstance(facts, list | tuple):
        return set().union(*map(named, facts))
    return {facts} if isinstance(facts, str) and facts in UNIT else set()


SHOWN_BY_NAME = {
    "guarded", "deserts", "colony", "leader-dies", "supreme-dies", "supreme", "triumph", "illness", "out-of-play",
}  # fmt: skip
"""Events that name a unit whether or not it lies face up: it shows itself by what it does."""
SHOWN_TO_A_SPY = "sees-box-known"


def open_to(match: Match[War], viewer: int) -> set[str]:
    g = match.position
    return {u.id for i, u in enumerate(UNITS) if SIDE[i] == viewer or g.face_up[i] or g.where[i] == -1}


@rule("8.2d", "8.0a")
@pytest.mark.parametrize(("scenario", "seed"), [("114", 1), ("115", 2), ("116", 3), ("campaign", 4)])
def test_the_log_never_names_a_unit_that_lies_face_down(scenario: str, seed: int) -> None:
    sample = Sample(romanum.game("trajan"), 2, {"parley": False}, games=1, seed=seed, scenario=scenario)
    match, rng = sample.begin(), Random(seed)
    named_at_all = 0
    while not match.over:
        before, known = len(match.events), [open_to(match, viewer) for viewer in (0, 1)]
        play_on(match, rng)
        for viewer in (0, 1):
            may_know = known[viewer] | open_to(match, viewer)
            shown = set[str]()
            for event in match.events_for(viewer, before):
                shown |= named(event.facts) if event.kind in ("revealed", "combat") else set()
                if event.kind not in SHOWN_BY_NAME and event.kind != SHOWN_TO_A_SPY:
                    names = named(event.facts)
                    named_at_all += len(names)
                    assert names <= may_know | shown, (event, match.history[-1].text)
    assert named_at_all > 100


# ---- the record that may be shown while the war goes on


@rule("8.0a")
def test_the_public_record_names_no_unit_that_lies_face_down() -> None:
    t = position(zeugma="trajan up alae-1 down alae-2").movement("roman").play("roman", "march zeugma")
    t.play("roman", "leave alae-2", "leave alae-1")
    assert [text for _, text in t.match.public_record.actions][1:] == ["leave ?", "leave alae-1"]
    assert [text for _, text in t.match.record.actions][1] == "leave alae-2"


@rule("8.1c", "8.1e")
def test_the_public_record_does_not_tell_a_bluff_from_a_force() -> None:
    full = position(h1012="trajan alae-1").movement("roman").play("roman", "exercitus i h1012")
    bluff = position(h1012="trajan alae-1").movement("roman").play("roman", "bluff i h1012")
    assert bluff.match.public_record.actions == full.match.public_record.actions
