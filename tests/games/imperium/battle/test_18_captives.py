"""Chapter 18.2.1: captives, and what is given for them."""

from __future__ import annotations

from games.imperium.builder import Table, position
from games.imperium.talks_table import HERE, SYRACUSAE, THERE
from romanum.engine.position import changed
from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
from romanum.games.imperium.rules.common.leaders import captives_in, leaders_in, place_of
from romanum.games.imperium.state.errands import LandMovement, Negotiation, PlaceTaken
from romanum.games.imperium.state.marks import SUPPLIED
from rules import rule

# ---- captives


def captive(board: dict[str, str] | None = None, **fields: object) -> Table:
    """Caesar holds Scipio."""
    t = position(board or {HERE: "caesar 1 20-10-a", THERE: "pompey 1 20-10-b"}, scenario=6, **fields)  # type: ignore[arg-type]
    scipio = t.leader("scipio")
    t.g.leader_in = changed(t.g.leader_in, scipio, t.stack("caesar", HERE))
    t.g.captor = changed(t.g.captor, scipio, t.power("caesar"))
    return t


@rule("18.2.1a")
def test_a_captive_goes_where_his_captors_go_and_leads_nobody() -> None:
    t = captive({HERE: "caesar 1 20-10-a caesar", THERE: "pompey 1 20-10-b"})
    stack = t.stack("caesar", HERE)
    assert captives_in(t.g, stack) == [t.leader("scipio")]
    assert leaders_in(t.g, stack) == [t.leader("caesar")]
    t.g.mark[stack] = SUPPLIED
    t.push(LandMovement(t.seat("caesar"))).play("caesar", f"march {HERE}", "ready")
    step = next(text for text in t.offered("caesar") if text.startswith("to "))
    t.play("caesar", step)
    assert PLACE_IDS[place_of(t.g, t.leader("scipio"))] == step.split()[1]


@rule("18.2.1a", "17.3.1d")
def test_a_captive_in_a_city_that_hunger_opens_is_free() -> None:
    t = position({"a3117": "caesar inside 1 4-12 | pompey 3 20-10-b"}, scenario=6, cities={"mediolanum": "caesar"})
    scipio = t.leader("scipio")
    t.g.leader_in = changed(t.g.leader_in, scipio, t.stack("caesar", "a3117"))
    t.g.captor = changed(t.g.captor, scipio, t.power("caesar"))
    t.push(PlaceTaken(PLACE["a3117"], t.power("pompey"), starved=True))
    assert (t["a3117"], t.g.captor[scipio]) == ("pompey 3 20-10-b scipio", -1)


@rule("18.2.1b")
def test_a_captive_may_be_freed_and_is_his_owners_again_where_he_is() -> None:
    t = captive().push(Negotiation()).play("caesar", "free-captive scipio")
    assert t[HERE] == "caesar 1 20-10-a | pompey scipio"
    assert t.g.captor[t.leader("scipio")] == -1
    assert t.game.faults(t.g) == []


@rule("18.2.1c")
def test_ransom_is_talents_without_contact() -> None:
    t = captive(treasury={"pompey": 20}).push(Negotiation())
    t.play("pompey", "talk caesar", "want-captive scipio", "offer-talents pompey caesar 10", "propose")
    t.play("caesar", "agree pompey")
    assert (t.g.treasury[t.power("caesar")], t.g.treasury[t.power("pompey")]) == (10, 10)
    assert t[HERE] == "caesar 1 20-10-a | pompey scipio"


@rule("18.2.1c")
def test_ransom_may_be_a_city_without_units_in_it() -> None:
    t = captive(cities={"syracusae": "pompey"}).push(Negotiation())
    t.play("pompey", "talk caesar", "want-captive scipio", f"offer-at {SYRACUSAE}", "cede-city", "elsewhere", "propose")
    t.play("caesar", "agree pompey")
    assert t.holder("syracusae") == "caesar"
    board = {HERE: "caesar 1 20-10-a", SYRACUSAE: "pompey 1 20-10-b"}
    held = captive(board, cities={"syracusae": "pompey"}).push(Negotiation())
    held.play(
        "pompey", "talk caesar", "want-captive scipio", f"offer-at {SYRACUSAE}", "cede-city", "elsewhere", "propose"
    )
    held.play("caesar", "agree pompey")
    assert held.events("offer-void")
