"""Chapters 5, 10, 12, 13, 17, 18, 29 and 32 at their bounds: whoever is not meant by a rule beside those who are."""

from __future__ import annotations

import pytest

from games.imperium.builder import position
from games.imperium.march_table import campaign, plain, walk
from games.imperium.naval_voyages import MASSILIA
from games.imperium.sea_battles import HADRIA, sea
from romanum.games.imperium.data.characters import Away
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import CLEAR, PLACE, PLACE_IDS
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.seas import AREA_NAMES, PORT_WATERS, SEA_AREA, SEA_STEPS
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.battle.cover import has_cover
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.powers import make_client, wake
from romanum.games.imperium.rules.diplomacy.means import receiver
from romanum.games.imperium.rules.naval.attrition import Blockading, besiegers_weather
from romanum.games.imperium.rules.naval.combat.aftermath import see_to_wrecks
from romanum.games.imperium.rules.naval.guests import hosts_for
from romanum.games.imperium.rules.powers.provinces import winners
from romanum.games.imperium.rules.scenario.comings import is_away
from romanum.games.imperium.rules.setup import _raise_militia
from romanum.games.imperium.rules.special.chronicle import rules_of
from romanum.games.imperium.rules.supply.trains import points_at
from romanum.games.imperium.state.errands import LeaderTaken
from romanum.games.imperium.state.marks import ACTIVE_FORCE, HELD
from romanum.games.imperium.state.position import UNBORN
from rules import rule


@rule("29.1b")
def test_only_provinces_of_romans_begin_with_militia() -> None:
    found = setting(11, 0)
    t = position(scenario=11, sections=("29",))
    _raise_militia(t.g, found)
    with_militia = {found.powers[found.province_owner[p]].id for p, points in enumerate(t.g.militia) if points}
    assert with_militia == {"rome"}


@rule("17.2c")
def test_a_fleet_that_lies_in_its_own_port_in_winter_besieges_nobody() -> None:
    t = position({MASSILIA: "caesar 1 18-30-b"}, scenario=6, winter=True, cities={"massilia": "caesar"})
    besiegers_weather(t.g)
    assert not [step for step in t.g.stack if isinstance(step, Blockading)]


@rule("5.8c")
def test_a_clients_leader_who_goes_along_is_lent_to_nobody() -> None:
    way = plain(CLEAR, 2)
    t = campaign({way[0]: "pompeius-strabo pompeius-strabo | marius 2 16-10-a"}, "marius", scenario=3)
    strabo = t.power("pompeius-strabo")
    wake(t.g, strabo, 0)
    make_client(t.g, strabo, t.power("marius"))
    t.g.mark[t.stack("pompeius-strabo", way[0])] = 0
    t.play("marius", f"march {way[0]}", "name marius", "take-leader pompeius-strabo")
    assert t.g.mark[t.g.leader_in[t.leader("pompeius-strabo")]] == ACTIVE_FORCE


@rule("5.8d", "10.5.1e")
@pytest.mark.parametrize(("mark", "comes"), [(0, True), (HELD, False)])
def test_friends_who_may_not_move_in_this_turn_do_not_come_aboard(mark: int, comes: bool) -> None:
    board = {MASSILIA: "antony 2 18-30-b | lepidus 2 20-10-a"}
    t = position(board, scenario=9, cities={"massilia": "antony"}, allies=(("antony", "lepidus"),))
    t.g.mark[t.stack("lepidus", MASSILIA)] = mark
    assert bool(hosts_for(t.g, t.stack("antony", MASSILIA))) is comes


@rule("13.2b", "13.4.2a")
def test_a_train_feeds_several_places_together_only_if_it_reaches_all() -> None:
    way = plain(CLEAR, 4)
    t = position({way[0]: "caesar 1 train-6"}, scenario=6)
    here, beside, far = PLACE[way[0]], PLACE[way[1]], PLACE["b5821"]
    for eaters, points in (((here, beside), 6), ((here, far), 0)):
        assert points_at(t.g, here, t.power("caesar"), inside=False, eaters=eaters) == points


@rule("32d", "14.3a")
def test_in_the_open_nobody_has_cover_whatever_cities_he_has() -> None:
    t = position(scenario=6)
    t.g.city_of[:] = [t.power("caesar")] * len(t.g.city_of)
    for place, covered in ((plain(CLEAR, 1)[0], False), (MASSILIA, True)):
        assert has_cover(t.g, PLACE[place], t.power("caesar")) is covered


@rule("5.8g")
def test_what_is_given_goes_to_the_power_that_stands_there() -> None:
    t = position({"a3621": "gratian 1 20-10-b"}, scenario=30, players=2)
    seat, (first, second) = t.seat("valens"), (t.power("valens"), t.power("gratian"))
    assert [receiver(t.g, seat, PLACE[place]) for place in ("a3621", "a3117")] == [second, first]


@rule("2.5")
def test_the_map_keeps_fleets_of_elsewhere_from_the_seas_of_arabia_and_persia() -> None:
    """Scenario 14 lets Roman fleets be there only if they were built at Berenice or Charax: no other ships can."""
    closed = sum(1 << AREA_NAMES.index(sea) for sea in ("sinus-arabicus", "sinus-persicus"))
    ways = [(here, there) for here, steps in enumerate(SEA_STEPS) for there in steps]
    assert [way for way in ways if bool(SEA_AREA[way[0]] & closed) != bool(SEA_AREA[way[1]] & closed)] == []
    ports = {PLACE_IDS[p] for p, waters in enumerate(PORT_WATERS) if any(SEA_AREA[water] & closed for water in waters)}
    assert ports == {PLACE_IDS[CITY_PLACE[CITY[name]]] for name in ("berenice", "charax")}


@rule("2.5")
def test_who_is_on_the_map_is_not_awaited() -> None:
    t = position({"c1113": "persia 1 30-16-b shapur"}, scenario=28, month="September AD 351")
    ((_, special),) = rules_of(t.g, Away)
    assert not is_away(t.g, special)
    take_off(t.g, t.leader("shapur"), UNBORN)
    assert is_away(t.g, special)
    t.g.month += 24
    assert not is_away(t.g, special)


@rule("12.4c")
def test_whoever_intercepts_keeps_a_unit_that_fights() -> None:
    """Trains may stay behind."""
    way = plain(CLEAR, 4)
    t = campaign({way[0]: "caesar 2 20-10-a", way[3]: "pompey 2 20-10-b 1 train-6 pompey"})
    walk(t, "caesar", f"march {way[0]}", "ready", f"to {way[1]}")
    t.play("pompey", "intercept pompey")
    assert "leave 20-10-b" in t.offered("pompey")
    t.play("pompey", "leave 20-10-b")
    assert [text for text in t.offered("pompey") if text.startswith("leave ")] == ["leave train-6"]


@rule("18.2b", "18.2e")
@pytest.mark.parametrize("comrade", ["caesar", "numidia"])
def test_a_leader_on_a_lost_ship_boards_a_ship_of_his_own_power_alone(comrade: str) -> None:
    t = sea({HADRIA: f"caesar caesar | {comrade} 1 18-30-b | pompey 2 18-30-b"}, scenario=6)
    wreck = t.g.leader_in[t.leader("caesar")]
    ships = next(s for s, units in enumerate(t.g.units) if units and s != wreck and t.g.whose[s] == t.power(comrade))
    see_to_wrecks(t.g, (wreck, ships), (t.stack("pompey", HADRIA),), t.power("pompey"))
    taken = [step for step in t.g.stack if isinstance(step, LeaderTaken)]
    assert bool(taken) is (comrade != "caesar")
    assert (t.g.leader_in[t.leader("caesar")] == ships) is (comrade == "caesar")


@rule("5.6e")
def test_only_powers_of_the_winners_side_share_a_province() -> None:
    """Numidia is Caesar's client; Pompey holds a city too."""
    t = position(scenario=6, cities={"syracusae": "caesar", "messana": "pompey", "lilybaeum": "numidia"})
    make_client(t.g, t.power("numidia"), t.power("caesar"))
    found = winners(t.g, PROVINCE_BY_ID["sicilia"], t.power("caesar"))
    assert found == sorted([t.power("caesar"), t.power("numidia")])
