"""Chapters 5.2, 5.3 and 5.6e: client states and neutrals, who runs them, and Provinces won together."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from games.imperium.march_table import walk
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.battle.retreats import barred
from romanum.games.imperium.rules.common.control import take_city
from romanum.games.imperium.rules.common.powers import is_friend, minors, wake
from romanum.games.imperium.rules.common.sieges import Siege, is_besieged, keep_sieges
from romanum.games.imperium.rules.march.interceptors import can_intercept
from romanum.games.imperium.rules.mobilization.taxes import taxes
from romanum.games.imperium.rules.naval.embarkation import why_no_landing
from romanum.games.imperium.state.errands import FarthestPowers, LandMovement, Trespass
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import SUPPLIED
from romanum.games.imperium.state.position import ACTIVE, INACTIVE, NEUTRAL, NOBODY, PEOPLE
from rules import rule

GALLAECIA = PROVINCE_BY_ID["gallaecia"]


def movers(t: Table, name: str) -> list[str]:
    """What a player may march with in his Land Movement Segment."""
    for stack in range(len(t.g.at)):
        t.g.mark[stack] |= SUPPLIED
    t.push(LandMovement(t.seat(name)))
    return [text for text in t.offered(name) if text.startswith("march")]


def entered(t: Table, who: str, place: str, province: str) -> Table:
    return t.push(Trespass(t.stack(who, place), PROVINCE_BY_ID[province]))


# ---- clients


@rule("5.2a", "5.2.1a")
def test_a_client_acts_in_the_turn_of_its_patron_and_in_no_other() -> None:
    board = {"b5821": "rhodus 2 m4-12", "a3621": "sulla 1 20-10-a", "a3018": "marius 1 20-10-a"}
    t = position(board, scenario=3)
    assert sorted(t.g.order) == [0, 1, 2, 3]
    assert any("b5821" in text for text in movers(t, "sulla"))
    assert not any("b5821" in text for text in movers(position(board, scenario=3), "marius"))


@rule("5.2b", "5.2.1a")
def test_a_client_stacks_with_its_patron_and_a_neutral_does_not() -> None:
    t = position(scenario=3)
    assert is_friend(t.g, t.power("rhodus"), t.power("sulla"))
    assert not is_friend(t.g, t.power("pirates"), t.power("mithridates"))


@rule("5.2.1b", "5.2.2a")
def test_a_patron_passes_through_his_clients_and_wakes_nobody() -> None:
    """Mithridates marches through Armenia, which sleeps on."""
    t = entered(position({"c6807": "mithridates 1 20-9-b"}, scenario=3), "mithridates", "c6807", "armenia")
    assert t.g.standing[t.power("armenia")] == INACTIVE


@rule("5.2.1c")
def test_a_patron_does_not_tax_his_clients() -> None:
    t = position(scenario=3)
    before = taxes(t.g, t.power("sulla"))
    t.g.lord[PROVINCE_BY_ID["rhodus"]] = t.power("sulla")
    assert taxes(t.g, t.power("sulla")) == before + 2
    assert taxes(t.g, t.power("rhodus")) == 0


@rule("5.2.2a")
def test_an_inactive_client_stands_still() -> None:
    board = {"c6807": "armenia 2 20-9-b", "b6212": "mithridates 1 20-9-b"}
    t = position(board, scenario=3)
    assert not any("c6807" in text for text in movers(t, "mithridates"))
    t = position(board, scenario=3)
    t.g.standing[t.power("armenia")] = ACTIVE
    assert any("c6807" in text for text in movers(t, "mithridates"))


@rule("5.2.2b", "23.1")
@pytest.mark.parametrize(("who", "wakes"), [("sulla", True), ("mithridates", False)])
def test_an_inactive_client_wakes_when_its_patrons_enemy_comes(who: str, wakes: bool) -> None:
    t = entered(position({"c6807": f"{who} 1 20-9-b"}, scenario=3), who, "c6807", "armenia")
    assert t.g.standing[t.power("armenia")] == (ACTIVE if wakes else INACTIVE)
    assert t.g.chief[t.power("armenia")] == t.seat("mithridates")


@rule("5.2.2a")
def test_leaders_of_an_inactive_client_intercept_nobody() -> None:
    t = position({"c6807": "armenia 2 20-9-b tigranes", "c6808": "sulla 1 20-10-a"}, scenario=3)
    t.g.mover = t.stack("sulla", "c6808")
    assert not can_intercept(t.g, t.seat("armenia"), t.leader("tigranes"), PLACE["c6808"])
    t.g.standing[t.power("armenia")] = ACTIVE
    assert can_intercept(t.g, t.seat("armenia"), t.leader("tigranes"), PLACE["c6808"])


# ---- neutrals


@rule("5.2.3a")
def test_an_inactive_neutral_stands_still() -> None:
    t = position({"b6426": "egypt 2 16-9-b"}, scenario=3)
    assert not any(t.power("egypt") in minors(t.g, player) for player in range(4))


@rule("5.2.3b", "23.5")
def test_an_inactive_neutral_wakes_for_anybody_and_is_run_by_the_farthest() -> None:
    """Sulla lands in Egypt: Strabo, all of whose force is at Aquileia, is farther than Marius in Africa."""
    t = position({"b5828": "sulla 2 20-10-a", "a3515": "pompeius-strabo 1 4-12"}, scenario=3)
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    t.g.city_of[CITY["carthago"]] = t.power("marius")
    t.g.city_of[CITY["ephesus"]] = t.power("mithridates")
    entered(t, "sulla", "b5828", "aegyptus")
    egypt = t.power("egypt")
    assert (t.g.standing[egypt], t.g.bond[egypt]) == (ACTIVE, NEUTRAL)
    assert t.g.chief[egypt] == t.seat("pompeius-strabo")


@rule("5.2.4a")
def test_an_active_neutral_is_moved_by_its_controller_in_his_own_turn() -> None:
    t = position({"b6426": "egypt 2 16-9-b", "a3018": "marius 1 20-10-a"}, scenario=3)
    wake(t.g, t.power("egypt"), 1 << t.seat("sulla"))
    t.g.chief[t.power("egypt")] = t.seat("marius")
    assert any("b6426" in text for text in movers(t, "marius"))


@rule("5.2.4b")
def test_a_neutral_never_stands_with_its_controllers_own() -> None:
    t = position({"b6426": "egypt 2 16-9-b | marius 1 20-10-a"}, scenario=3)
    wake(t.g, t.power("egypt"), 0)
    t.g.chief[t.power("egypt")] = t.seat("marius")
    assert not is_friend(t.g, t.power("egypt"), t.power("marius"))


ALEXANDRIA, INLAND = "b6426", "b6427"


def beside_egypt(who: str, *, land: str) -> Table:
    """Egypt, awake and run by Marius, stands at Alexandria, and somebody beside it; whose land it is."""
    t = position({ALEXANDRIA: "egypt 2 16-9-b", INLAND: f"{who} 1 20-10-a"}, scenario=3, lords={"aegyptus": land})
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    wake(t.g, t.power("egypt"), 1 << t.seat("sulla"))
    t.g.chief[t.power("egypt")] = t.seat("marius")
    return t


@rule("5.2.4b", "5.6b")
@pytest.mark.parametrize(
    ("who", "land", "may"),
    [
        ("marius", "marius", False),
        ("marius", "egypt", False),
        ("mithridates", "mithridates", False),
        ("mithridates", "egypt", True),
        ("sulla", "marius", True),
    ],
)
def test_nobody_marches_to_where_a_neutral_stands_but_to_fight_it(who: str, land: str, may: bool) -> None:
    """Sulla is at war with it; Mithridates will be if he enters its own land; Marius moves it himself."""
    t = beside_egypt(who, land=land)
    movers(t, who)
    walk(t, who, f"march {INLAND}", "ready")
    assert (f"to {ALEXANDRIA}" in t.offered(who)) is may
    if not may:
        assert t.refused(who, f"to {ALEXANDRIA}").rule == "5.2.4b"


@rule("5.2.4b")
def test_a_neutral_does_not_march_to_its_controllers_own() -> None:
    t = beside_egypt("marius", land="marius")
    movers(t, "marius")
    walk(t, "marius", f"march {ALEXANDRIA}", "ready")
    assert t.refused("marius", f"to {INLAND}").rule == "5.2.4b"


@rule("5.2.4b", "14.2.1c", "10.4.3c")
@pytest.mark.parametrize(("who", "back", "ashore"), [("marius", "5.2.4b", "5.2.4b"), ("sulla", "", "10.5b")])
def test_nor_does_anybody_retreat_or_land_there(who: str, back: str, ashore: str) -> None:
    """Marius is at peace with Egypt and would have to stand beside it; its enemy Sulla would come to fight."""
    t = beside_egypt(who, land="marius")
    retreat = barred(t.g, [t.stack(who, INLAND)], PLACE[INLAND], PLACE[ALEXANDRIA], ())
    assert (retreat.rule if retreat else "") == back
    fleet = add(t.g, t.power(who), PLACE[ALEXANDRIA], units("1 18-30-b 1 20-10-a"))
    landing = why_no_landing(t.g, fleet, PLACE[ALEXANDRIA], 30)
    assert (landing.rule if landing else "") == ashore


@rule("5.2.4b", "12.4a")
@pytest.mark.parametrize(("at_war", "may"), [("mithridates", True), ("sulla", False)])
def test_nor_does_anybody_intercept_there(at_war: str, may: bool) -> None:
    """Sulla has come to where Egypt stands, his enemy; Mithridates, if he is not at war with it too, keeps away."""
    board = {"c6808": "egypt 1 16-9-b | sulla 1 20-10-a", "c6807": "mithridates 2 20-9-b mithridates"}
    t = position(board, scenario=3, lords={"armenia": "mithridates"})
    wake(t.g, t.power("egypt"), 1 << t.seat("sulla") | 1 << t.seat(at_war))
    t.g.mover = t.stack("sulla", "c6808")
    assert can_intercept(t.g, t.seat("mithridates"), t.leader("mithridates"), PLACE["c6808"]) is may


# ---- the farthest power


def farthest(board: dict[str, str], cities: dict[str, str], *dice: int) -> str:
    """Whose player runs Gallaecia."""
    t = position({"a1523": "people-of-gallaecia 2 20-8-c", **board}, scenario=6)
    t.g.standing[PEOPLE + GALLAECIA] = ACTIVE
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    for city, name in cities.items():
        t.g.city_of[CITY[city]] = t.power(name)
    t.roll(*dice).push(FarthestPowers())
    return "caesar" if t.g.chief[PEOPLE + GALLAECIA] == t.seat("caesar") else "pompey"


@rule("5.3a")
def test_the_player_whose_nearest_city_or_unit_is_farthest_runs_a_neutral() -> None:
    """The example: A's nearest unit is in Aquitania, B's nearest city is Mediolanum: B runs Gallaecia."""
    assert farthest({"a2018": "caesar 1 4-12"}, {"mediolanum": "pompey"}) == "pompey"
    assert farthest({"a2018": "pompey 1 4-12"}, {"mediolanum": "caesar"}) == "caesar"


@rule("5.6b", "17.1c")
@pytest.mark.parametrize(("dice", "besieged"), [((6, 1), False), ((1, 6), True)])
def test_who_comes_to_move_a_neutral_no_longer_besieges_it(dice: tuple[int, ...], besieged: bool) -> None:
    """Caesar and Pompey are as near, and a die decides who moves Gallaecia; only Caesar is at war with it."""
    t = position({"a1523": "people-of-gallaecia inside 1 20-8-c | caesar 4 20-10-a | pompey 1 4-12"}, scenario=6)
    t.g.city_of[CITY["legio"]] = PEOPLE + GALLAECIA
    wake(t.g, PEOPLE + GALLAECIA, 1 << t.seat("caesar"))
    keep_sieges(t.g, [Siege(PLACE["a1523"], 0, t.g.month)])
    t.roll(*dice).push(FarthestPowers())
    assert is_besieged(t.g, PLACE["a1523"]) is besieged


@rule("5.3a")
def test_what_is_farther_away_does_not_matter_nor_do_trains_and_leaders() -> None:
    near = {"a2018": "caesar 1 4-12", "b5519": "caesar 9 20-10-a"}
    assert farthest(near, {"mediolanum": "pompey"}) == "pompey"
    assert (
        farthest({"a2018": "caesar 1 train-6 caesar", "b5519": "caesar 1 4-12"}, {"mediolanum": "pompey"}) == "caesar"
    )


@rule("5.3a")
def test_clients_count_as_their_patrons() -> None:
    assert farthest({"a1625": "numidia 1 6-16", "a2018": "caesar 1 4-12"}, {"roma": "pompey"}) == "caesar"


@rule("5.3b")
@pytest.mark.parametrize(("dice", "who"), [((5, 2), "caesar"), ((2, 5), "pompey"), ((3, 3, 1, 4), "pompey")])
def test_equally_far_players_roll_for_it(dice: tuple[int, ...], who: str) -> None:
    assert farthest({"a1723": "caesar 1 4-12 | pompey 1 4-12"}, {}, *dice) == who


@rule("5.3c")
def test_other_neutrals_that_a_player_runs_do_not_bring_him_nearer() -> None:
    """The example of Franks and Burgundians: whoever runs the one may run the other next to it."""
    t = position(
        {"a1523": "gallaecian-rebels 2 20-8-c", "a1625": "gallic-rebels 2 20-8-c", "a2018": "caesar 1 4-12"}, scenario=6
    )
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    t.g.city_of[CITY["mediolanum"]] = t.power("pompey")
    for name in ("gallaecian-rebels", "gallic-rebels"):
        t.g.standing[t.power(name)] = ACTIVE
        t.g.chief[t.power(name)] = t.seat("pompey")
    t.push(FarthestPowers())
    assert t.seat("gallaecian-rebels") == t.seat("gallic-rebels") == t.seat("pompey")


@rule("5.3d")
def test_a_player_who_comes_nearer_loses_his_neutral() -> None:
    board = {"a1523": "gallaecian-rebels 2 20-8-c", "a2018": "caesar 1 4-12", "a3621": "pompey 1 4-12"}
    t = position(board, scenario=6)
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    t.g.standing[t.power("gallaecian-rebels")] = ACTIVE
    t.push(FarthestPowers())
    assert t.seat("gallaecian-rebels") == t.seat("pompey")
    t.g.city_of[CITY["toletum"]] = t.power("pompey")
    t.push(FarthestPowers())
    assert t.seat("gallaecian-rebels") == t.seat("caesar")


@rule("27.1a")
def test_pirates_are_mithridates_however_near_he_is() -> None:
    t = position({"a3727": "pirates 1 4-12", "a3621": "mithridates 1 20-9-b"}, scenario=3)
    t.g.chief[t.power("pirates")] = NOBODY
    t.push(FarthestPowers())
    assert t.seat("pirates") == t.seat("mithridates")


@rule("27.2a")
def test_rhodus_is_a_client_of_the_nearest_roman_from_the_start() -> None:
    t = position(scenario=3)
    t.push(FarthestPowers())
    assert t.g.patron[t.power("rhodus")] == t.power("sulla")


# ---- Provinces won together


@rule("5.6e")
@pytest.mark.parametrize("lord", ["sulla", "rhodus"])
def test_a_player_names_which_of_his_powers_has_a_province_they_won_together(lord: str) -> None:
    names = ("lilybaeum", "messana", "syracusae")
    t = position(scenario=3, lords={"sicilia": "marius"}, cities=dict.fromkeys(names, "marius"))
    take_city(t.g, CITY["messana"], t.power("rhodus"), "16.1a")
    take_city(t.g, CITY["syracusae"], t.power("sulla"), "16.1a")
    t.go_on()
    assert t.asked == ("sulla",)
    t.play("sulla", f"name {lord}")
    assert t.lord("sicilia") == lord
    assert t.g.morale[t.power(lord)] == 104


@rule("5.6e")
def test_he_is_asked_once_and_only_while_they_have_it_together() -> None:
    """Rhodus takes a city, Sulla the capital: asked. Then Sulla has the other city too: there is nothing to ask."""
    names = ("lilybaeum", "messana", "syracusae")
    t = position(scenario=3, lords={"sicilia": "marius"}, cities=dict.fromkeys(names, "marius"))
    take_city(t.g, CITY["messana"], t.power("rhodus"), "16.1a")
    take_city(t.g, CITY["syracusae"], t.power("sulla"), "16.1a")
    take_city(t.g, CITY["lilybaeum"], t.power("sulla"), "16.1a")
    t.go_on()
    assert (t.asked, t.lord("sicilia")) == ((), "sulla")


def test_whoever_is_out_runs_nobody() -> None:
    t = position({"a1523": "gallaecian-rebels 2 20-8-c", "a2018": "caesar 1 4-12"}, scenario=6, out=2)
    t.g.standing[t.power("gallaecian-rebels")] = ACTIVE
    t.push(FarthestPowers())
    assert t.seat("gallaecian-rebels") == t.seat("caesar")
