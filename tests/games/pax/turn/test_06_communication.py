"""Chapters 6.1.5 to 6.1.8: Lines of Communication."""

from __future__ import annotations

from random import Random

import pytest

from games.pax.builder import GAME, Table, position
from romanum.board.masks import bits
from romanum.engine.step import apply, offered_to
from romanum.games.pax.data.components import PLACE, PROVINCE, SEA_LINKS
from romanum.games.pax.rules.turn.income import in_communication, sources
from romanum.games.pax.state.routes import (
    guards,
    linked,
    linked_among,
    passed_at_sea,
    presence,
    province_linked,
    reached,
)
from romanum.games.pax.state.sides import enemies
from rules import rule


def is_linked(t: Table, power: str, place: str, by_rhodes: bool = False) -> bool:
    return bool(linked(t.g, t.power(power), by_rhodes) >> PLACE[place] & 1)


@rule("6.1.5a")
def test_a_foreign_province_is_in_communication_if_any_space_held_in_it_is() -> None:
    t = position({"londinium": "carthage 1 light"})
    carthage = t.power("carthage")
    assert province_linked(t.g, carthage, PROVINCE["britannia"], linked(t.g, carthage))
    cut = position({"londinium": "carthage 1 light", **_doors("rome 1 legion 1 galleys")})
    carthage = cut.power("carthage")
    assert not province_linked(cut.g, carthage, PROVINCE["britannia"], linked(cut.g, carthage))


def _doors(what: str) -> dict[str, str]:
    """6.2.4: the only ways into Britannia."""
    return {"gesoriacum": what, "darioritum": what}


@rule("6.1.5b")
def test_a_line_goes_over_land_and_sea_however_far() -> None:
    t = position()
    assert is_linked(t, "rome", "londinium")
    assert is_linked(t, "rome", "sinope")


@rule("6.1.6a")
def test_enemies_barbarians_and_tribes_block_a_line() -> None:
    for blocker in ("rome 1 legion", "rebels 1 barbarians", "rome 1 garrison", "rome town"):
        held = _doors(f"{blocker} rome 1 galleys" if "rome" not in blocker else f"{blocker} 1 galleys")
        t = position({"londinium": "carthage 1 light", **held})
        assert not is_linked(t, "carthage", "londinium"), blocker
    near = dict.fromkeys(("nemausus", "tolosa", "lugdunum"), "tribe 2")
    assert not is_linked(position(near), "rome", "nemausus")


@rule("6.1.6b")
def test_a_line_passes_independent_rhodes_only_for_its_toll() -> None:
    t = position({"rhodes": "rhodes city 2 heavy 2 galleys"})
    assert not is_linked(t, "rome", "rhodes")
    assert is_linked(t, "rome", "rhodes", by_rhodes=True)
    other = position({"syracuse": "syracuse city 3 heavy"})
    assert not is_linked(other, "rome", "syracuse", by_rhodes=True)


@rule("6.1.6c")
def test_ships_pirates_and_the_deep_sea_block_a_line_at_sea() -> None:
    island = "melita"
    assert is_linked(position(), "carthage", island)
    assert not is_linked(position({island: "rome 1 galleys carthage 1 light"}), "carthage", island)
    pirates = tuple(SEA_LINKS[PLACE[island]])
    assert not is_linked(position(pirates=pirates), "carthage", island)
    assert not any(linked(position().g, 0) >> PLACE[name] & 1 for name in PLACE if name.startswith("dstp_"))
    at_sea = position({"ntp_melita_w": "rome 3 galleys", "ntp_melita_e": "rome 3 galleys"})
    assert is_linked(at_sea, "carthage", island)


@rule("6.1.7")
def test_a_port_with_friends_ashore_and_enemy_ships_is_reached_by_land_alone() -> None:
    """Caralis has a road to Olbia and sea lanes of its own."""
    ships = "carthage 1 light rome 2 galleys"
    assert is_linked(position({"caralis": ships}), "carthage", "caralis")
    assert not is_linked(position({"caralis": ships, "olbia": "rome 1 legion"}), "carthage", "caralis")
    assert is_linked(position({"caralis": "carthage 1 light", "olbia": "rome 1 legion"}), "carthage", "caralis")


@rule("6.1.8")
def test_empty_spaces_never_block_a_line_not_even_a_rivals() -> None:
    t = position({"narbo": "carthage 1 light"})
    assert is_linked(t, "carthage", "narbo")
    assert is_linked(t, "carthage", "capua")


@pytest.mark.parametrize("end", ["sestus", "abydos"])
def test_enemy_ships_at_either_end_guard_a_strait(end: str) -> None:
    sestus, abydos = PLACE["sestus"], PLACE["abydos"]
    t = position({end: "rome 1 galleys"})
    shores, there = 1 << sestus | 1 << abydos, presence(t.g)
    assert guards(there, enemies(t.g, t.power("greece"))) & shores
    assert not guards(there, enemies(t.g, t.power("rome"))) & shores


def test_the_pirates_of_tarsus_reach_one_connection_further() -> None:
    t = position(pirates=(PLACE["tarsus"],))
    near = SEA_LINKS[PLACE["tarsus"]]
    names = {name: place for name, place in PLACE.items() if place in near}
    friend = next(iter(names))
    guarded = position({friend: "the_east 1 galleys"}, pirates=(PLACE["tarsus"],))
    east, bit = t.power("the_east"), 1 << names[friend]
    assert not passed_at_sea(t.g, east, presence(t.g)) & bit
    assert passed_at_sea(guarded.g, east, presence(guarded.g)) & bit


# ---- Lines that are remembered


@rule("6.1.5b")
def test_lines_that_were_found_before_serve_until_somebody_blocks_them() -> None:
    """Carthage asks for London, then both doors of Britannia are barred, then one is opened again."""
    london = {"londinium": "carthage 1 light"}
    assert is_found(position(london))
    assert not is_found(position({**london, **_doors("rome 1 legion 1 galleys")}))
    assert is_found(position({**london, "gesoriacum": "rome 1 legion 1 galleys"}))
    pirates = tuple(SEA_LINKS[PLACE["melita"]])
    assert is_found(position(), "melita")
    assert not is_found(position(pirates=pirates), "melita")
    assert not is_found(position({"melita": "rome 1 galleys carthage 1 light"}), "melita")


def is_found(t: Table, place: str = "londinium") -> bool:
    wanted = 1 << PLACE[place]
    return bool(reached(t.g, t.power("carthage"), presence(t.g), (wanted,)) & wanted)


@pytest.mark.parametrize(("scenario", "seed"), [("v", 3), ("x", 4), ("iii", 5)])
def test_asking_for_some_places_finds_what_asking_for_all_finds(scenario: str, seed: int) -> None:
    """At every fifth decision of a random game, for every power, whatever was found before."""
    match, chance = GAME.new(scenario, seed=seed), Random(seed)
    g = match.position
    for n in range(300):
        if not g.stack:
            break
        seat = match.pending[0]
        apply(g, seat, chance.choice(offered_to(g, seat)))
        for power in range(len(g.powers)) if n % 5 == 0 else ():
            paying = list(sources(g, power))
            wanted = tuple(places for _, places in paying if places)
            found = reached(g, power, presence(g), wanted) if wanted else 0
            everywhere = linked(g, power)
            assert in_communication(paying, found) == in_communication(paying, everywhere)
            armies = [1 << place for place in bits(presence(g).armies[power])]
            at_once = linked_among(g, power, armies)
            assert [army & at_once for army in armies] == [army & everywhere for army in armies]
