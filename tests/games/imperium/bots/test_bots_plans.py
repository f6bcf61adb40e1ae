"""What the bots at Imperium Romanum undertake: hunts, blockades, shipyards, works, alliances, grain, hosts."""

from __future__ import annotations

import pytest

from games.imperium.bots.choices import best, carry_on
from games.imperium.builder import Table, position
from romanum.games.imperium.bots import parleys, works
from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.bots.habits import PLAIN, VETERAN
from romanum.games.imperium.bots.squadrons import to_shut, wanted
from romanum.games.imperium.bots.survey import Survey
from romanum.games.imperium.bots.worth import prize, wants
from romanum.games.imperium.data.cities import CITIES_OF, CITY, CITY_IDS, CITY_PROVINCE
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCE_BY_ID
from romanum.games.imperium.data.settings import NUMBER
from romanum.games.imperium.game import ImperiumRomanum
from romanum.games.imperium.rules.common.sieges import is_blockaded
from romanum.games.imperium.rules.diplomacy.papers import PEACE
from romanum.games.imperium.rules.mobilization.secret_sheets import begin_drafting
from romanum.games.imperium.rules.naval.voyage import Sailing
from romanum.games.imperium.rules.special.victory_progress import Standing
from romanum.games.imperium.state.errands import LandMovement, Negotiation
from romanum.games.imperium.state.marks import MOVED

GAME = ImperiumRomanum()
CIVIL_WAR, PIRATES = 6, 2
NO_CITIES = dict.fromkeys(CITY_IDS, "")
"""Nobody has any: there is nothing to take or to hold."""


# ---- Pompey and the pirates


def hunt(board: dict[str, str], **more: object) -> Table:
    """Pompey's Naval Operations Segment."""
    t = position(board, scenario=PIRATES, month="June 67 BC", **more)  # type: ignore[arg-type]
    t.roll(*[4] * 60)
    t.push(Sailing(t.seat("pompey"), t.power("pompey")))
    return t.go_on()


def test_a_squadron_hunts_pirates_and_a_lone_ship_does_not() -> None:
    """10.7.4b: four ships sink one more often than not; a lone one sinks nobody."""
    t = hunt({"b4225": "pompey 4 18-30-b", "b4324": "pirates 1 18-30-b"})
    assert {"sail b4225", "engage pirates"} <= set(carry_on(t, "pompey"))
    alone = hunt({"b4225": "pompey 1 18-30-b", "b4324": "pirates 1 18-30-b"})
    assert best(alone, "pompey") == "done"


def test_pompey_himself_goes_aboard_to_hunt() -> None:
    """38.2: he is a man of the sea; 10.7.3c: others stay ashore on whom all hangs."""
    t = hunt({"b4225": "pompey 4 18-30-b | pompey 1 train-6 pompey", "b4324": "pirates 1 18-30-b"})
    assert "embark-leader pompey" in carry_on(t, "pompey")


def test_small_squadrons_of_a_hunter_sail_together() -> None:
    """The smaller comes to the larger; then they are enough."""
    t = hunt({"b4225": "pompey 1 18-30-b", "b3921": "pompey 3 18-30-b", "a1531": "pirates 1 18-30-b"})
    carry_on(t, "pompey")
    assert not t["b4225"]
    assert t["b3921"] == "pompey 1 18-30-b | pompey 3 18-30-b"


def test_no_more_ships_are_sent_than_it_takes() -> None:
    """Of nine in Rhegium five stay there for the next."""
    t = hunt({"b4225": "pompey 9 18-30-b", "b4324": "pirates 1 18-30-b"})
    assert carry_on(t, "pompey")[:6] == ["sail b4225", *["stay-behind 18-30-b"] * 5]


def test_ships_in_their_lair_draw_armies() -> None:
    """14.6: where the last ships of the pirates lie there is something to win ashore, also where nobody guards them."""
    t = hunt({"a3715": "pirates 1 18-30-b", "a3515": "pompey 2 20-10-b"})
    goals = {goal.place: goal for goal in Glance(t.g, t.seat("pompey")).theatre(t.power("pompey")).goals}
    assert goals[PLACE["a3715"]].worth > 0.5
    assert not Survey(t.g, t.seat("pirates")).moored


# ---- blockades and shipyards


def siege(fleet: str, inside: str = "") -> Table:
    """Caesar lies before Brundisium, and has ships in Dyrrhachium."""
    board = {"b4320": f"caesar 4 20-10-a | pompey inside 1 16-10-b{inside}", "b4419": fleet}
    t = position(
        board, scenario=CIVIL_WAR, month="June 49 BC", cities={"brundisium": "pompey", "dyrrhachium": "caesar"}
    )
    t.roll(*[4] * 60)
    t.push(Sailing(t.seat("caesar"), t.power("caesar")))
    return t.go_on()


def test_a_besieger_with_ships_shuts_the_port() -> None:
    """17.2a: and stays there."""
    t = siege("caesar 3 18-30-b")
    assert carry_on(t, "caesar")[0] == "sail b4419"
    assert is_blockaded(t.g, PLACE["b4320"])
    t.g.mark = [mark & ~MOVED for mark in t.g.mark]
    t.push(Sailing(t.seat("caesar"), t.power("caesar")))
    assert best(t.go_on(), "caesar") == "done"


def test_a_port_with_more_ships_in_it_cannot_be_shut() -> None:
    t = siege("caesar 3 18-30-b", " | pompey inside 5 18-30-b")
    assert not to_shut(Glance(t.g, t.seat("caesar")), t.power("caesar"), 3)
    assert to_shut(Glance(t.g, t.seat("caesar")), t.power("caesar"), 6)


def test_ships_are_laid_down_where_the_enemy_has_some() -> None:
    """7.8: with what legions leave; where nobody has ships nobody needs them."""
    for board, fears in (({"b4419": "pompey 6 18-30-b"}, True), ({}, False)):
        t = position(
            board | {"a3517": "caesar 3 20-10-a"}, scenario=CIVIL_WAR, month="March 49 BC", treasury={"caesar": 400}
        )
        assert (wanted(Glance(t.g, t.seat("caesar"))) > 0) is fears
        begin_drafting(t.g)
        assert any(text.startswith("lay") for text in carry_on(t.go_on(), "caesar", 200)) is fears


# ---- works


def campaign(board: dict[str, str], **more: object) -> Table:
    """Caesar's Land Movement Segment."""
    t = position(board, scenario=CIVIL_WAR, month="June 49 BC", **more)  # type: ignore[arg-type]
    t.roll(*[4] * 60)
    t.push(LandMovement(t.seat("caesar")))
    return t.go_on()


def test_who_waits_for_a_stronger_enemy_digs_himself_in() -> None:
    """21.1: if he can pay, and somebody may come."""
    board = {"a3117": "caesar 2 20-10-a caesar", "a3218": "pompey 3 20-10-a"}
    t = campaign(board, treasury={"caesar": 60}, cities=NO_CITIES)
    done = carry_on(t, "caesar")
    assert "fortify a3117" in done
    force = Survey(t.g, t.seat("caesar")).own()[0]
    far = campaign(
        {"a3117": "caesar 2 20-10-a caesar", "b6426": "pompey 3 20-10-a"}, treasury={"caesar": 60}, cities=NO_CITIES
    )
    assert works.gain(Glance(far.g, far.seat("caesar")), force, 1) <= 0
    assert "fortify a3117" not in carry_on(far, "caesar")


# ---- hosts


def test_veterans_fall_together_upon_what_none_could_take_alone() -> None:
    """Two armies of four legions on both sides of Pompey, who is good for more than his three."""
    board = {"a3118": "caesar 4 20-10-a", "a3319": "caesar 4 20-10-a", "a3219": "pompey 3 20-10-a pompey"}
    t = campaign(board, cities=NO_CITIES)
    seat, caesar = t.seat("caesar"), t.power("caesar")
    together, alone = (Glance(t.g, seat, habits).theatre(caesar).plans for habits in (VETERAN, PLAIN))
    assert {plan.goal.place for plan in together.values() if plan.host} == {PLACE["a3219"]}
    assert not any(plan.host for plan in alone.values())
    carry_on(t, "caesar", habits=VETERAN)
    assert t["a3219"].count("caesar 4 20-10-a") == 2


def test_a_veteran_keeps_his_imperator_out_of_reach() -> None:
    """18.3: where an army may be beaten he has more to lose than one without him."""
    risks = []
    for leader in ("caesar", ""):
        t = campaign({"a3219": f"caesar 3 20-10-a {leader}", "a3319": "pompey 6 20-10-a"})
        glance = Glance(t.g, t.seat("caesar"), VETERAN)
        risks.append(glance.theatre(t.power("caesar")).peril(glance.survey.own()[0], PLACE["a3219"]))
    assert risks[0] > 1.4 * risks[1] > 0


# ---- friends


def stand(monkeypatch: pytest.MonkeyPatch, *near: float) -> None:
    """How near each seat is to winning."""
    monkeypatch.setattr(parleys, "standings", lambda g: tuple(Standing(value, False, ()) for value in near))


def triumvirs(**more: object) -> Table:
    """Marius, Sulla and Mithridates."""
    return position({}, scenario=NUMBER["great-mithridatic-war"], players=3, **more)  # type: ignore[arg-type]


def test_the_weaker_stand_together_against_whoever_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.8a: an alliance is worth it against a third who is ahead, and never with him."""
    g = triumvirs().g
    stand(monkeypatch, 0.2, 0.3, 0.8)
    assert parleys.bond(g, 0, 1) > 0.5
    assert parleys.bond(g, 0, 2) < 0
    stand(monkeypatch, 0.8, 0.3, 0.2)
    assert 0 < parleys.bond(g, 0, 1) < 0.5
    assert parleys.bond(g, 1, 0) < 0


def test_an_alliance_is_offered_and_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """4d: by those who are behind; the one ahead is not asked."""
    stand(monkeypatch, 0.2, 0.3, 0.8)
    t = triumvirs()
    t.push(Negotiation())
    t.go_on()
    done: list[str] = []
    while t.step == "Parley" and len(done) < 20:
        done.append(best(t, t.asked[0]))
        t.play(t.asked[0], done[-1])
    assert "offer-alliance" in done
    assert t.g.allies[0] >> 1 & 1
    assert not t.g.allies[2]


def test_who_has_broken_his_word_is_no_friend(monkeypatch: pytest.MonkeyPatch) -> None:
    """4e: a promise of peace, and then a city that was the other's home."""
    stand(monkeypatch, 0.2, 0.3, 0.8)
    g = triumvirs().g
    province_city = next(
        city
        for city, owner in enumerate(g.city_of)
        if owner >= 0 and g.chief[owner] == 0 and g.chief[g.home[CITY_PROVINCE[city]]] == 0
    )
    g.promises = (1, 0, PEACE, 0, g.month - 1)
    assert not parleys.is_traitor(g, 1, 0)
    g.city_of[province_city] = next(power for power, chief in enumerate(g.chief) if chief == 1)
    assert parleys.is_traitor(g, 1, 0)
    assert parleys.bond(g, 0, 1) < 0 < parleys.bond(g, 1, 0)


# ---- grain


def test_the_granaries_of_the_capital_are_worth_more() -> None:
    """22.2: Alexandria, to whoever could not feed Roma without it and to his rival; not where Roma is nobody's."""
    own = {CITY_IDS[city]: "pompey" for city in CITIES_OF[PROVINCE_BY_ID["aegyptus"]]}
    lost = {CITY_IDS[city]: "caesar" for city in CITIES_OF[PROVINCE_BY_ID["africa-proconsularis"]]}
    worth = []
    for owner in ("pompey", ""):
        t = position({}, scenario=CIVIL_WAR, cities=own | lost | {"roma": owner}, lords={"aegyptus": "pompey"})
        worth.append([prize(t.g, CITY["alexandria"], wants(t.g, t.seat(name))) for name in ("pompey", "caesar")])
    assert worth[0][0] > worth[1][0]
    assert worth[0][1] > worth[1][1]
