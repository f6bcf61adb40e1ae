"""Chapter 13.1: Tribal Counters and Tribal Infantry."""

from __future__ import annotations

from games.pax.builder import GAME, position
from games.pax.tribes_table import expansion, fight_on, shuffled
from romanum.engine.dice import FastDice
from romanum.engine.secrecy import HIDDEN
from romanum.games.pax.data.components import NONE, PLACE, PLACE_IDS, PROVINCE, SPACES, TRIBAL, TRIBE_AT
from romanum.games.pax.rules.cards.drawn_cards import open_tribal_spaces
from romanum.games.pax.rules.turn import removal
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.tribes import counters, put_counter
from rules import rule


@rule("13.1.1")
def test_thirty_counters_one_face_down_in_each_tribal_space_the_rest_aside() -> None:
    g = GAME.setup("v", 0, GAME.settings({}), FastDice.seeded(7))
    assert len(counters(g)) == len(TRIBAL) == sum(space.tribal for space in SPACES)
    assert len(counters(g)) + len(g.tribe_pool) == 30
    assert sorted([*(s for s in g.tribe if s != NONE), *g.tribe_pool])[0] == 2
    assert set(g.tribe_seen) == {0}
    other = GAME.setup("v", 0, GAME.settings({}), FastDice.seeded(8))
    assert other.tribe != g.tribe


@rule("13.1.1")
def test_nobody_sees_a_strength() -> None:
    t = position({"alesia": "tribe 5"})
    for power in ("rome", "carthage", "greece", "the_east"):
        known = t.known(power)
        assert known.tribe[TRIBE_AT[PLACE["alesia"]]] == HIDDEN
        assert set(known.tribe_pool) == {HIDDEN}


@rule("13.1.2")
def test_an_attack_shows_the_tribe_and_its_losses_are_tribal_infantry() -> None:
    t = shuffled(position({"avaricum": "rome 5 light", "alesia": "tribe 5"}))
    aside = len(t.g.tribe_pool)
    expansion(t, "rome").roll(2).play("rome", "major avaricum", "ready")
    t.roll(4, 2).play("rome", "to alesia")
    assert t.events("tribe")[0].facts == {"space": "alesia", "strength": 5}
    fight_on(t, "March", "Expansion")
    assert (t["alesia"], t["avaricum"]) == ("tribes 3 tribesmen", "rome 4 light")
    assert len(t.g.tribe_pool) == aside + 1
    assert t.g.tribe[TRIBE_AT[PLACE["alesia"]]] == NONE


@rule("13.1.2")
def test_a_tribe_without_losses_keeps_its_counter_face_up() -> None:
    t = position({"avaricum": "rome 1 light", "alesia": "tribe 4"})
    assert t.known("greece").tribe[TRIBE_AT[PLACE["alesia"]]] == HIDDEN
    expansion(t, "rome").roll(2).play("rome", "major avaricum")
    t.roll(1, 6).play("rome", "to alesia")
    fight_on(t, "March", "Expansion")
    assert t["alesia"] == "tribe 4"
    assert t.known("greece").tribe[TRIBE_AT[PLACE["alesia"]]] == 4


@rule("13.1.3")
def test_to_enter_is_to_attack_for_one_point_more_and_the_tribe_stays() -> None:
    t = position({"avaricum": "rome 3 legion", "alesia": "tribe 4"})
    expansion(t, "rome").roll(1).play("rome", "major avaricum", "ready")
    assert t.refused("rome", "to alesia").rule == "9.2.1h"
    t = shuffled(position({"avaricum": "rome 4 legion", "alesia": "tribe 8"}))
    expansion(t, "rome").roll(6).play("rome", "major avaricum", "ready")
    t.roll(3, 1).play("rome", "to alesia")
    assert t.asked == ("rome",)
    fight_on(t, "March")
    assert not [event for event in t.g.log or () if event.kind in ("withdraws", "retreats")]
    assert (t["alesia"], t["avaricum"], t.g.mp) == ("tribes 6 tribesmen", "rome 3 legion 1 reduced_legion", 4)


@rule("13.1.4")
def test_tribal_infantry_never_moves_and_outlasts_the_removal_phase() -> None:
    t = position({"alesia": "tribes 3 tribesmen", "avaricum": "rome 1 light", "lugdunum": "western_gauls 4 barbarians"})
    expansion(t, "rome")
    assert not [text for text in t.offered("rome") if "alesia" in text]
    t.g.stack.clear()
    removal.begin(t.g)
    t.go_on()
    assert (t["alesia"], t["lugdunum"]) == ("tribes 3 tribesmen", "")


@rule("13.1.5")
def test_tribes_face_down_or_as_infantry_contest_a_province() -> None:
    held = {"burdigala": "rome 1 garrison"}
    assert position(held).g.lord[PROVINCE["aquitania"]] == 0
    t = position({**held, "gergovia": "tribe 2"})
    assert (t.holder("gergovia"), t.g.lord[PROVINCE["aquitania"]]) == ("tribes", NONE)
    t = position({**held, "gergovia": "tribes 1 tribesmen"})
    assert (t.holder("gergovia"), t.g.lord[PROVINCE["aquitania"]]) == ("tribes", NONE)


@rule("13.1.8")
def test_a_counter_comes_back_face_down_where_nobody_is() -> None:
    full = {PLACE_IDS[space]: "tribe 3" for space in TRIBAL[:6]}
    held = {PLACE_IDS[TRIBAL[6]]: "rome 1 garrison", PLACE_IDS[TRIBAL[7]]: "tribes 2 tribesmen"}
    t = position({**full, **held, PLACE_IDS[TRIBAL[8]]: "carthage town"})
    assert open_tribal_spaces(t.g) == list(TRIBAL[9:])
    drawn = t.g.tribe_pool[-1]
    put_counter(t.g, TRIBAL[9])
    settle(t.g)
    assert (t.g.tribe[9], t.g.tribe_seen[9], t.known("rome").tribe[9]) == (drawn, 0, HIDDEN)
    assert t.holder(PLACE_IDS[TRIBAL[9]]) == "tribes"
    assert open_tribal_spaces(t.g) == list(TRIBAL[10:])
    assert t.is_sound()
