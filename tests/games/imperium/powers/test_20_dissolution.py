"""Chapters 20.0 to 20.2: minor powers and foreign major powers that dissolve or are conquered."""

from __future__ import annotations

import pytest

from games.imperium.builder import Table, position
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.rules.common.leaders import take_off
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import clients_of, majors, minors, wake
from romanum.games.imperium.rules.powers.dissolution import hand_on_clients
from romanum.games.imperium.state.errands import LookForWinners, Reckoning, Trespass
from romanum.games.imperium.state.forces import settle, stacks_of
from romanum.games.imperium.state.marks import GUESTS
from romanum.games.imperium.state.position import (
    ACTIVE,
    CLIENT,
    DEAD,
    INACTIVE,
    NEUTRAL,
    NOBODY,
    POWER_COUNT,
)
from rules import rule


def reckoned(board: dict[str, str] | None = None, scenario: int = 3, **fields: object) -> Table:
    return position(board or {}, scenario=scenario, **fields).stop_at(LookForWinners).push(Reckoning())  # type: ignore[arg-type]


def standing(t: Table, name: str) -> tuple[int, int]:
    power = t.power(name)
    return t.g.standing[power], t.g.bond[power]


# ---- minor powers


@rule("20.0")
@pytest.mark.parametrize(
    ("morale", "then"), [(1, (ACTIVE, CLIENT)), (0, (INACTIVE, NEUTRAL)), (-4, (INACTIVE, NEUTRAL))]
)
def test_a_power_dissolves_when_its_morale_is_gone(morale: int, then: tuple[int, int]) -> None:
    assert standing(reckoned(morale={"rhodus": morale}), "rhodus") == then


@rule("20.0")
def test_a_king_without_an_heir_is_the_end_of_his_power() -> None:
    """Ruling 18.3b: the Rex of Mithridates' Pontus is dead, and so is his power."""
    t = position({"b5519": "mithridates 1 20-9-b mithridates"}, scenario=3).stop_at(LookForWinners)
    take_off(t.g, t.leader("mithridates"), DEAD)
    t.push(Reckoning())
    assert standing(t, "mithridates") == (INACTIVE, NEUTRAL)
    assert t.g.dissolved >> t.power("mithridates") & 1


@rule("20.1a", "20.1.1")
def test_a_conquered_minor_power_is_the_client_of_its_conqueror() -> None:
    """Numidia's one Province is Marius', and nothing is left of its army; or some is."""
    t = position({"a3531": "marius 2 20-10-a"}, scenario=3, lords={"numidia": "marius"}).stop_at(LookForWinners)
    t.g.standing[t.power("numidia")] = ACTIVE
    t.push(Reckoning())
    assert standing(t, "numidia") == (INACTIVE, CLIENT)
    assert t.power("numidia") in clients_of(t.g, t.power("marius"))
    assert t.g.chief[t.power("numidia")] == t.seat("marius")


@rule("20.1.1")
def test_with_forces_left_it_may_try_to_win_its_land_back() -> None:
    t = position({"a3129": "numidia 1 6-16"}, scenario=3, lords={"numidia": "marius"}).stop_at(LookForWinners)
    t.g.standing[t.power("numidia")] = ACTIVE
    t.push(Reckoning())
    assert standing(t, "numidia") == (ACTIVE, NEUTRAL)
    t.g.morale[t.power("numidia")] = 0
    t.push(Reckoning())
    assert standing(t, "numidia") == (INACTIVE, CLIENT)


@rule("20.1.1")
def test_a_province_that_is_nobodys_is_not_conquered() -> None:
    t = position(scenario=3, lords={"numidia": ""}).stop_at(LookForWinners)
    t.g.standing[t.power("numidia")] = ACTIVE
    t.push(Reckoning())
    assert standing(t, "numidia") == (ACTIVE, NEUTRAL)


@rule("20.1b")
def test_units_abroad_are_placed_at_home_by_whoever_had_them() -> None:
    """Rhodians in Asia and inside Syracusae, which Marius besieges: Sulla places them all on Rhodus."""
    board = {"b5517": "rhodus 2 m4-12", "b4226": "rhodus inside 1 m4-12 | marius 4 20-10-a"}
    t = reckoned(board, morale={"rhodus": 0}, points=[3] * POWER_COUNT)
    assert t.step == "Placing"
    assert t.asked == ("sulla",)
    t.play("sulla", "at b5821", "all")
    assert t["b5821"] == "rhodus 3 m4-12"
    assert (t["b5517"], t["b4226"]) == ("", "marius 4 20-10-a")
    assert t.g.points[t.power("rhodus")] == 0
    assert t.is_sound()


@rule("20.1b", "5.8d")
def test_those_aboard_others_fleets_come_home_too_where_there_is_no_port() -> None:
    t = position({"a2921": "mithridates 2 18-30-b | armenia 1 20-9-c"}, scenario=3, morale={"armenia": 0})
    wake(t.g, t.power("armenia"), 0)
    t.g.mark[t.stack("armenia", "a2921")] |= GUESTS
    t.stop_at(LookForWinners).push(Reckoning())
    assert t["a2921"] == "mithridates 2 18-30-b"
    assert t.step == "Placing"


@rule("20.1c")
def test_enemies_in_its_land_wake_it_again() -> None:
    """At home alone it sleeps; with Marius on the island it is awake, and at war with him alone."""
    t = reckoned({"b5821": "rhodus 1 m4-12 | marius 1 20-10-a"}, morale={"rhodus": 0})
    assert standing(t, "rhodus") == (ACTIVE, NEUTRAL)
    assert t.g.at_war[t.power("rhodus")] == 1 << t.seat("marius")
    assert standing(reckoned({"b5821": "rhodus 1 m4-12"}, morale={"rhodus": 0}), "rhodus") == (INACTIVE, NEUTRAL)


@rule("20.1c")
def test_a_conquered_client_is_not_woken_by_its_new_patron() -> None:
    t = position({"a3129": "marius 2 20-10-a"}, scenario=3, lords={"numidia": "marius"}).stop_at(LookForWinners)
    t.g.standing[t.power("numidia")] = ACTIVE
    t.push(Reckoning()).push(Trespass(t.stack("marius", "a3129"), PROVINCE_BY_ID["numidia"]))
    assert standing(t, "numidia") == (INACTIVE, CLIENT)


# ---- foreign major powers


@rule("20.2a", "20.2d")
def test_a_foreign_major_power_becomes_a_sleeping_neutral_and_its_player_is_out() -> None:
    t = position(
        {"b5519": "mithridates 3 20-9-b"}, scenario=3, morale={"mithridates": 0}, treasury={"mithridates": 44}
    ).stop_at(LookForWinners)
    seat = t.seat("mithridates")
    t.push(Reckoning())
    assert standing(t, "mithridates") == (INACTIVE, NEUTRAL)
    assert t.g.out == 1 << seat
    assert t.g.treasury[t.power("mithridates")] == 0
    assert t["b5519"] == "mithridates 3 20-9-b"


@rule("20.2d")
def test_a_player_with_another_major_power_stays_in_the_game() -> None:
    t = position(scenario=31, players=2, morale={"valentinian-ii": 0, "magnus-maximus": 90}).stop_at(LookForWinners)
    assert t.seat("valentinian-ii") == t.seat("theodosius")
    t.push(Reckoning())
    assert t.g.out == 0
    assert majors(t.g, t.seat("theodosius")) == [t.power("theodosius")]


@rule("20.2b")
def test_woken_again_it_has_its_units_on_the_map_and_no_treasury() -> None:
    """No dice are rolled for new ones; its rate is that of its listing; civilized recruitment is for major powers."""
    t = reckoned({"b5519": "mithridates 3 20-9-b", "b5517": "sulla 2 20-10-a"}, morale={"mithridates": 0})
    pontus = t.power("mithridates")
    assert standing(t, "mithridates") == (ACTIVE, NEUTRAL)
    assert [t["b5519"], len(stacks_of(t.g, pontus))] == ["mithridates 3 20-9-b", 1]
    assert t.g.treasury[pontus] == 0
    assert t.g.rate[pontus] == t.g.setting.powers[pontus].half_rate
    assert pontus not in majors(t.g)


@rule("20.2c")
@pytest.mark.parametrize("by", ["sulla", "marius"])
def test_the_second_time_it_is_the_client_of_whoever_brought_it_about(by: str) -> None:
    """Not of the player whose turn it is: of whoever has cost it morale last."""
    t = reckoned({"b5519": "mithridates 3 20-9-b", "b5517": "sulla 2 20-10-a"}, morale={"mithridates": 0})
    pontus = t.power("mithridates")
    t.g.active, t.g.morale[pontus] = t.seat("sulla"), 4
    stack = t.stack("mithridates", "b5519")
    lose(t.g, stack, t.g.units[stack][:1], "14.5c", by=t.power(by))
    settle(t.g, t.g.at[stack])
    t.push(Reckoning())
    assert (t.g.bond[pontus], t.g.patron[pontus]) == (CLIENT, t.power(by))


@rule("20.2c")
def test_the_first_time_it_is_nobodys_client() -> None:
    t = position({"b5519": "mithridates 3 20-9-b"}, scenario=3, morale={"mithridates": 4}).stop_at(LookForWinners)
    stack = t.stack("mithridates", "b5519")
    lose(t.g, stack, t.g.units[stack][:1], "14.5c", by=t.power("sulla"))
    t.push(Reckoning())
    assert standing(t, "mithridates") == (INACTIVE, NEUTRAL)


@rule("20.2e")
def test_clients_go_to_the_nearest_major_power_and_neutrals_to_the_farthest() -> None:
    """Armenia: Sulla stands in Cappadocia, the others in the west. The pirates at Melita: he is now the farthest."""
    t = reckoned(
        {"b6212": "sulla 1 20-10-a", "a3621": "marius 1 20-10-a", "b4214": "pompeius-strabo 1 20-10-a"},
        morale={"mithridates": 0},
        cities=dict.fromkeys(["pergamum", "roma"], "marius"),
    )
    assert t.g.patron[t.power("armenia")] == t.power("sulla")
    assert t.g.chief[t.power("armenia")] == t.seat("sulla")
    assert t.power("pirates") in minors(t.g, t.g.chief[t.power("pirates")])
    assert t.g.chief[t.power("pirates")] not in (NOBODY, 2)


@rule("20.2e")
def test_a_player_who_has_another_major_power_keeps_his_clients() -> None:
    t = position(scenario=31, players=2, morale={"valentinian-ii": 0, "magnus-maximus": 90}).stop_at(LookForWinners)
    client = t.power("franks")
    t.g.bond[client], t.g.patron[client], t.g.chief[client] = (
        CLIENT,
        t.power("valentinian-ii"),
        t.seat("valentinian-ii"),
    )
    t.push(Reckoning())
    assert t.g.patron[client] == t.power("theodosius")


@rule("20.2e")
@pytest.mark.parametrize(("near", "far"), [("carinus", "diocletian"), ("diocletian", "carinus")])
def test_a_client_without_units_or_cities_is_where_its_provinces_are(near: str, far: str) -> None:
    """The Franks sleep in Germania Magna; who stands nearest to it has them, without dice."""
    t = position({"a2712": f"{near} 1 20-10-b", "c6616": f"{far} 1 20-10-b"}, scenario=24)
    t.g.city_of[:] = [NOBODY] * len(t.g.city_of)
    franks = t.power("franks")
    hand_on_clients(t.g, [franks], NOBODY)
    assert t.g.patron[franks] == t.power(near)
    assert not t.events("roll-off")
