"""Chapter 44: leaders who win against the odds and are proclaimed Imperator; and the turncoat of scenario 38."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from games.imperium.map.test_03_units import units
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.aboard import host
from romanum.games.imperium.rules.common.control import city_tax, province_tax
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.powers import is_roman_faction, majors, make_client
from romanum.games.imperium.rules.mobilization.taxes import taxes
from romanum.games.imperium.rules.naval.segments import fleets_of
from romanum.games.imperium.rules.special.chronicle import note_defeat
from romanum.games.imperium.state.errands import ActivationChecks, LandMovement, LookForWinners, Proclaimed, Reckoning
from romanum.games.imperium.state.marks import GUESTS, HELD, SUPPLIED
from romanum.games.imperium.state.position import ABSENT, ACTIVE, DEAD, MAJOR, ROMAN, USURPERS
from rules import rule

USURPER = "usurper-1"


def hailed(board: dict[str, str], leader: str, *dice: int, **fields: object) -> Table:
    """A leader has won against the odds; the first die is his troops', the next those of stacks next door."""
    t = position(board, **{"scenario": 6, "sections": ("44",), **fields})  # type: ignore[arg-type]
    t.stop_at(LookForWinners).roll(*dice)
    return t.push(Proclaimed(t.leader(leader)), Reckoning())


def gaul(*dice: int, board: dict[str, str] | None = None, **fields: object) -> Table:
    """Fabius, a leader of Caesar's, in Narbonensis."""
    return hailed({"a2321": "caesar 2 20-10-b 1 4-12 fabius", **(board or {})}, "fabius", *dice, **fields)


def is_risen(t: Table) -> bool:
    return t.g.standing[USURPERS] == ACTIVE


# ---- whether


@rule("44.1a")
@pytest.mark.parametrize(("die", "rises"), [(4, False), (5, True), (6, True)])
def test_a_leader_is_proclaimed_on_five_or_six(die: int, rises: bool) -> None:
    assert is_risen(gaul(die)) is rises


@rule("44.1a", "42a")
@pytest.mark.parametrize(("appeal", "rises"), [("appeal", False), ("pass", True)])
def test_gods_who_favour_his_power_keep_it_whole(appeal: str, rises: bool) -> None:
    """A 5 of the gods is worth 1; the die of 5 that would make him Imperator is a 4 then."""
    t = gaul(sections=("44", "42"))
    assert t.asked == ("caesar",)
    t.roll(*((5, 5) if appeal == "appeal" else (5,))).play("caesar", appeal)
    assert is_risen(t) is rises


@rule("44.1a")
def test_he_is_imperator_of_a_new_roman_faction() -> None:
    """Treasury and taxes aside it begins with nothing and 100 morale, to which come his troops and his Province."""
    t = gaul(5)
    usurper = t.power(USURPER)
    assert (t.g.bond[usurper], t.g.origin[usurper]) == (MAJOR, ROMAN)
    assert is_roman_faction(t.g, usurper)
    assert t.g.head[usurper] == t.g.purse[usurper] == t.leader("fabius")
    assert t["a2321"] == "usurper-1 2 20-10-b 1 4-12 fabius"
    assert usurper in majors(t.g, t.g.chief[usurper])
    assert t.is_sound()


@rule("44.1a")
def test_he_is_run_by_the_player_who_is_farthest_from_him() -> None:
    t = gaul(5, board={"b5519": "pompey 1 4-12"})
    assert t.seat(USURPER) == t.seat("pompey")


@rule("44.1a")
def test_no_imperator_is_proclaimed_nor_anybody_where_the_rule_is_not_used() -> None:
    t = hailed({"a2321": "caesar 2 20-10-b caesar"}, "caesar")
    assert not is_risen(t)
    t = position({"a2321": "caesar 2 20-10-b fabius"}, scenario=6)
    t.stop_at(LookForWinners).push(Proclaimed(t.leader("fabius")), Reckoning())
    assert not is_risen(t)


@rule("44.1a")
def test_a_faction_of_a_usurper_dissolves_with_him() -> None:
    t = gaul(5)
    take_off(t.g, t.leader("fabius"), DEAD)
    t.push(Reckoning())
    assert t.g.standing[USURPERS] == ABSENT
    assert t["a2321"].split()[0] in ("caesar", "pompey")


# ---- who joins him


@rule("44.1b", "44.2d")
def test_all_romans_of_the_province_join_him_with_its_cities() -> None:
    """Caesar's and Pompey's men in Narbonensis, and Pompey's client at Massilia; Parthians do not."""
    board = {"a2420": "pompey 1 20-10-a domitius", "a2520": "massilia 1 4-12", "a2620": "parthia 1 6-16"}
    t = gaul(5, board=board)
    assert t["a2420"] == "usurper-1 1 20-10-a domitius"
    assert t["a2520"] == "usurper-1 1 4-12"
    assert t["a2620"] == "parthia 1 6-16"
    assert t.lord("narbonensis") == USURPER
    assert {t.holder(city) for city in ("narbo", "tolosa", "massilia")} == {USURPER}


@rule("44.1b")
def test_whoever_stands_with_another_imperator_stays_loyal() -> None:
    t = gaul(5, board={"a2420": "caesar 3 20-10-a caesar", "a2520": "caesar 1 4-12"}, morale={"caesar": 50})
    assert t["a2420"] == "caesar 3 20-10-a caesar"
    assert t["a2520"] == "usurper-1 1 4-12"


@rule("44.1b")
def test_nobody_is_proclaimed_before_the_eyes_of_an_imperator() -> None:
    t = hailed({"a2321": "caesar 2 20-10-b fabius caesar"}, "fabius")
    assert not is_risen(t)


@rule("44.1c")
@pytest.mark.parametrize(("morale", "holder"), [(300, "caesar"), (20, USURPER)])
def test_beside_a_loyal_imperator_empty_cities_follow_the_higher_morale(morale: int, holder: str) -> None:
    t = gaul(5, board={"a2420": "caesar 3 20-10-a caesar"}, morale={"caesar": morale})
    assert t.holder("narbo") == holder


@rule("44.1c")
@pytest.mark.parametrize(("dice", "holder"), [((2, 6), "caesar"), ((6, 2), USURPER)])
def test_equals_roll_for_the_empty_cities(dice: tuple[int, int], holder: str) -> None:
    """The usurper has 100, and 4 for each of his two legions, 2 for the light unit and 1 for himself."""
    t = position(
        {"a2321": "caesar 2 20-10-b 1 4-12 fabius", "a2420": "caesar 1 20-10-a caesar"}, scenario=6, sections=("44",)
    )
    value = t.g.leader_value[t.leader("fabius")]
    gained = 8 + 2 + 1 + value
    t.g.morale[t.power("caesar")] = 100 + 2 * gained
    t.stop_at(LookForWinners).roll(5, *dice).push(Proclaimed(t.leader("fabius")), Reckoning())
    assert t.holder("narbo") == holder


@rule("44.1d")
@pytest.mark.parametrize(("die", "joins"), [(2, True), (3, False)])
def test_stacks_next_door_without_a_leader_join_on_one_or_two(die: int, joins: bool) -> None:
    """In Aquitania; one with a leader does not waver, nor do those two Provinces away."""
    board = {"a2018": "caesar 2 20-10-a", "a2117": "caesar 1 4-12 trebonius", "a3117": "caesar 1 4-12"}
    t = gaul(5, die, 6, board=board)
    assert t["a2018"] == ("usurper-1 2 20-10-a" if joins else "caesar 2 20-10-a")
    assert t["a2117"] == "caesar 1 4-12 trebonius"
    assert t.lord("aquitania") == "caesar"


@rule("44.1d")
@pytest.mark.parametrize(("place", "holder"), [("a2019", USURPER), ("a2018", "caesar")])
def test_a_city_next_door_changes_hands_only_where_they_stand(place: str, holder: str) -> None:
    t = gaul(5, 1, board={place: "caesar 2 20-10-a"})
    assert t.holder("burdigala") == holder


@rule("44.1e")
def test_he_collects_taxes_at_once() -> None:
    t = gaul(5)
    usurper = t.power(USURPER)
    assert t.g.treasury[usurper] == taxes(t.g, usurper) == province_tax(t.g, PROVINCE_BY_ID["narbonensis"]) > 0


# ---- what it brings


@rule("44.2a", "44.2c")
def test_morale_goes_over_with_the_troops_and_the_province() -> None:
    """Two legions and a light unit are 10, Fabius 1 and his value, Narbonensis 4."""
    t = gaul(5)
    value = t.g.leader_value[t.leader("fabius")]
    gained = 10 + 1 + value + 4
    assert t.g.morale[t.power(USURPER)] == 100 + gained
    assert t.g.morale[t.power("caesar")] == 100 - gained


@rule("44.2a")
def test_his_units_keep_their_cer_and_counters() -> None:
    t = gaul(5, board={"a2420": "caesar 1 20-10-c-new"})
    assert t["a2420"] == "usurper-1 1 20-10-c-new"
    assert t.g.colour[t.stack(USURPER, "a2420")] == t.g.setting.powers[t.power("caesar")].colours[0]


@rule("44.2b")
def test_his_units_stand_still_for_the_rest_of_the_turn() -> None:
    t = gaul(5)
    assert t.g.mark[t.stack(USURPER, "a2321")] & HELD
    t.g.stack.clear()
    t.g.mark[:] = [mark | SUPPLIED for mark in t.g.mark]
    t.push(LandMovement(t.seat(USURPER)))
    assert not any("a2321" in text for text in t.offered("pompey"))


@rule("44.2b")
def test_fleets_that_join_him_at_sea_do_not_sail_in_the_same_turn() -> None:
    t = hailed({"a2921": "caesar 2 18-30-b 1 20-10-a fabius"}, "fabius", 5)
    usurper = t.power(USURPER)
    fleet = t.stack(USURPER, "a2921")
    assert t.g.mark[fleet] & HELD
    assert fleets_of(t.g, t.g.chief[usurper], usurper) == []
    t.g.mark[fleet] &= ~HELD
    assert fleets_of(t.g, t.g.chief[usurper], usurper) == [fleet]


@rule("44.1b")
def test_those_aboard_others_fleets_join_him_aboard() -> None:
    t = position({"a2921": "caesar 2 18-30-b fabius | egypt 1 16-9-b"}, scenario=6, sections=("44",))
    make_client(t.g, t.power("egypt"), t.power("caesar"))
    t.g.mark[t.stack("egypt", "a2921")] |= GUESTS
    t.stop_at(LookForWinners).roll(5)
    t.push(Proclaimed(t.leader("fabius")), Reckoning())
    aboard = next(s for s, place in enumerate(t.g.at) if place >= 0 and t.g.units[s] == units("1 16-9-b"))
    assert t.g.whose[aboard] == t.power(USURPER)
    assert t.g.mark[aboard] & GUESTS
    assert host(t.g, aboard) == t.stack(USURPER, "a2921")
    assert t.is_sound()


@rule("44.2c")
def test_a_city_next_door_is_worth_its_taxes() -> None:
    t, plain = gaul(5, 1, board={"a2019": "caesar 2 20-10-a"}), gaul(5, 1, board={"a2018": "caesar 2 20-10-a"})
    tax = city_tax(t.g, CITY["burdigala"])
    assert t.g.morale[t.power(USURPER)] - plain.g.morale[plain.power(USURPER)] == tax > 0


@rule("44.2d")
def test_a_province_without_cities_is_his_too_but_no_foreign_one() -> None:
    """Fabius is hailed in Germania Magna: Caesar's, or the Parthians'."""
    board = {"a2408": "caesar 2 20-10-b fabius"}
    assert hailed(board, "fabius", 5, lords={"germania-magna": "caesar"}).lord("germania-magna") == USURPER
    assert hailed(board, "fabius", 5, lords={"germania-magna": "parthia"}).lord("germania-magna") == "parthia"


@rule("44.2d")
def test_leaders_of_the_province_are_his_too() -> None:
    t = gaul(5, board={"a2420": "caesar 1 4-12 trebonius"})
    assert t.g.leader_of[t.leader("trebonius")] == t.power(USURPER)


# ---- Tufa


def tufa(*dice: int) -> Table:
    """Odoacer has lost a battle; Tufa stands at Mediolanum with six of his."""
    t = position({"a3117": "odoacer 4 20-8-c 2 4-12 tufa", "b5519": "theodoric 1 4-12"}, scenario=38)
    note_defeat(t.g, t.power("odoacer"), [])
    return t.stop_at(LookForWinners).roll(*dice).push(Reckoning())


@pytest.mark.parametrize(("die", "goes"), [(3, False), (4, True)])
def test_after_the_first_defeat_tufa_may_go_over_with_half_his_stack(die: int, goes: bool) -> None:
    t = tufa(die)
    kept, gone = "odoacer 2 20-8-c 1 4-12", "theodoric 2 20-8-c 1 4-12 tufa"
    stays = "odoacer 4 20-8-c 2 4-12 tufa"
    assert set(t["a3117"].split(" | ")) == ({kept, gone} if goes else {stays})
    t.push(Reckoning())
    assert t.is_sound()


@pytest.mark.parametrize(("die", "returns"), [(5, False), (6, True)])
def test_on_a_later_six_he_goes_back_once(die: int, returns: bool) -> None:
    t = tufa(6)
    t.g.stack.clear()
    t.roll(die, 1, 1).push(ActivationChecks())
    assert t.g.leader_of[t.leader("tufa")] == t.power("odoacer" if returns else "theodoric")
