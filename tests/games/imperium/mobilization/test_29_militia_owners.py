"""Chapter 29.2: whose the militia of a Province is."""

from __future__ import annotations

import pytest

from games.imperium.battle_table import army, attack, told
from games.imperium.builder import Table, position
from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import CLEAR, HEXES_OF, LAND, PLACE, PLACE_IDS, TERRAIN
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.seas import BARE_PORT
from romanum.games.imperium.rules.common.control import city_tax, give_province, province_tax, take_city
from romanum.games.imperium.rules.common.militia import lose_militia, militia_at, militia_share, use_militia
from romanum.games.imperium.rules.common.powers import ally
from romanum.games.imperium.state.position import NOBODY
from rules import rule

FIELD_OF_SICILIA = next(
    PLACE_IDS[place]
    for place in HEXES_OF[PROVINCE_BY_ID["sicilia"]]
    if LAND[place] and place not in CITY_PLACE and TERRAIN[place] == CLEAR and not BARE_PORT[place]
)
SICILIA = PROVINCE_BY_ID["sicilia"]
POINTS = 12


def sicily(**cities: str) -> Table:
    """Twelve points of militia in Sicilia, which is Sextus' in scenario 9."""
    t = position(scenario=9, cities=cities)
    t.g.militia = changed(t.g.militia, SICILIA, POINTS)
    return t


@rule("29.2a")
def test_only_a_roman_owner_has_militia() -> None:
    t = sicily()
    assert militia_share(t.g, SICILIA, t.power("sextus-pompeius")) == POINTS
    assert militia_share(t.g, SICILIA, t.power("octavian")) == 0
    t = sicily(syracusae="egypt", messana="egypt", lilybaeum="egypt")
    t.g.lord[SICILIA] = t.power("egypt")
    assert militia_share(t.g, SICILIA, t.power("egypt")) == 0


@rule("29.2b")
@pytest.mark.parametrize("cities", [("lilybaeum",), ("lilybaeum", "messana")])
def test_romans_who_share_a_province_share_its_militia_by_the_tax_of_their_cities(cities: tuple[str, ...]) -> None:
    """Octavian has some of its cities: his part of twelve points, and Sextus the rest, fractions dropped."""
    t = sicily(**dict.fromkeys(cities, "octavian"))
    tax, total = sum(city_tax(t.g, CITY[city]) for city in cities), province_tax(t.g, SICILIA)
    assert 0 < tax < total
    assert militia_share(t.g, SICILIA, t.power("octavian")) == POINTS * tax // total
    assert militia_share(t.g, SICILIA, t.power("sextus-pompeius")) == POINTS * (total - tax) // total
    assert militia_at(t.g, PLACE["b4025"], t.power("octavian")) == POINTS * tax // total


@rule("29.2b", "29.3a")
def test_nobody_uses_the_share_of_another_in_a_second_battle() -> None:
    """Octavian has two cities of Sicilia; what he has used is used up, and Sextus still has all of his."""
    t = sicily(lilybaeum="octavian", messana="octavian")
    here, octavian, sextus = PLACE["b4025"], t.power("octavian"), t.power("sextus-pompeius")
    his, rest = militia_at(t.g, here, octavian), militia_at(t.g, here, sextus)
    assert his
    assert rest
    use_militia(t.g, here, t.g.chief[octavian], his)
    assert (militia_at(t.g, here, octavian), militia_at(t.g, here, sextus)) == (0, rest)
    use_militia(t.g, here, t.g.chief[sextus], 1)
    assert (militia_at(t.g, here, octavian), militia_at(t.g, here, sextus)) == (0, rest - 1)


@rule("29.2b", "29.3a", "29.3c", "5.8d")
def test_allies_who_fight_together_each_add_their_own_share() -> None:
    """Octavian has Lilybaeum, his ally Sextus the rest of Sicilia; Lepidus attacks both of them in the field."""
    board = {FIELD_OF_SICILIA: "lepidus 9 20-10-a | octavian 1 20-10-a | sextus-pompeius 1 20-10-a"}
    t = army(board, scenario=9, month="May 38 BC", cities={"lilybaeum": "octavian"}, sections=("29",))
    ally(t.g, t.seat("octavian"), t.seat("sextus-pompeius"))
    t.g.militia = changed(t.g.militia, SICILIA, POINTS)
    here = PLACE[FIELD_OF_SICILIA]
    own = {name: militia_at(t.g, here, t.power(name)) for name in ("octavian", "sextus-pompeius")}
    attack(t, 6, place=FIELD_OF_SICILIA, by="lepidus")
    called = {}
    while not t.events("combat"):
        (name,) = t.asked
        offers = [text for text in t.offered(name) if text.startswith("militia")]
        if offers:
            called[name] = int(offers[0].split()[1])
        t.play(name, offers[0] if offers else t.offered(name)[0])
    assert called == own
    assert told(t)["defence"] == 40 + sum(own.values())
    assert t.g.militia[SICILIA] == POINTS - sum(own.values())


@rule("29.2c")
def test_a_roman_captor_has_what_is_left_and_learns_how_much() -> None:
    t = sicily()
    t.g.hidden = True
    assert t.known("octavian").militia[SICILIA] != POINTS
    for city in ("syracusae", "messana", "lilybaeum"):
        take_city(t.g, CITY[city], t.power("octavian"), "16.1a")
    assert t.lord("sicilia") == "octavian"
    assert militia_share(t.g, SICILIA, t.power("octavian")) == POINTS
    assert militia_share(t.g, SICILIA, t.power("sextus-pompeius")) == 0
    assert t.known("octavian").militia[SICILIA] == POINTS


@rule("29.2c")
def test_a_province_that_nobody_controls_keeps_its_militia_for_its_cities() -> None:
    """Its capital is lost, and one city of Sextus' is left: he has its part alone."""
    t = sicily()
    take_city(t.g, CITY["syracusae"], t.power("octavian"), "16.1a")
    assert t.g.lord[SICILIA] == NOBODY
    own = city_tax(t.g, CITY["lilybaeum"]) + city_tax(t.g, CITY["messana"])
    share = POINTS * own // province_tax(t.g, SICILIA)
    assert militia_share(t.g, SICILIA, t.power("sextus-pompeius")) == share < POINTS


@rule("29.2d")
def test_under_a_foreign_lord_it_is_gone_for_good() -> None:
    t = sicily()
    give_province(t.g, SICILIA, t.power("parthia"))
    assert t.g.militia[SICILIA] == 0
    give_province(t.g, SICILIA, t.power("sextus-pompeius"))
    assert t.g.militia[SICILIA] == 0


@rule("29.3a", "29.2b")
def test_in_a_shared_province_nobody_uses_his_points_twice_nor_another_s() -> None:
    """Octavian's share is used up in a first combat; what is Sextus' is left to Sextus alone."""
    t = sicily(lilybaeum="octavian")
    octavian, sextus, place = t.power("octavian"), t.power("sextus-pompeius"), PLACE["b4025"]
    his, theirs = militia_at(t.g, place, octavian), militia_at(t.g, place, sextus)
    assert his > 0
    assert theirs > 0
    use_militia(t.g, place, t.seat("octavian"), his)
    assert (militia_at(t.g, place, octavian), militia_at(t.g, place, sextus)) == (0, theirs)
    lose_militia(t.g, place, [t.seat("octavian")], his)
    assert not any(t.g.militia_used)
    assert t.g.militia[SICILIA] == POINTS - his
