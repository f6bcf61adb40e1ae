"""Chapter 3.2.H2 and the scenarios: who wins at once, in a Victory Phase, and after the last Game-Turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import GAME, Table, position
from romanum.games.pax.data.components import LEADER, PLACE, PLACE_IDS, PROVINCE, PROVINCES_OF, SPACES_OF, TERRITORY
from romanum.games.pax.rules.turn.victory import JudgeGame
from romanum.games.pax.state.errands import LookForWinners
from romanum.games.pax.state.leaders import station
from rules import rule


def held(power: str, *provinces: str) -> dict[str, str]:
    """A unit of a power in every Space of some Provinces."""
    spaces = [PLACE_IDS[space] for name in provinces for space in SPACES_OF[PROVINCE[name]]]
    return dict.fromkeys(spaces, f"{power} 1 light")


def judged(scenario: str, board: dict[str, str], turn: int | None = None, **more: Any) -> Table:
    """The second step of a Victory Phase."""
    return position(board, scenario=scenario, turn=turn, **more).push(JudgeGame())


def winners(t: Table) -> list[str]:
    over = t.events("game-over")
    return list(over[0].facts["winners"]) if over else []


def at_end(scenario: str, board: dict[str, str], **more: Any) -> list[str]:
    """Who wins a scenario whose last Game-Turn is over."""
    t = position(board, scenario=scenario, **more)
    t.g.turn = t.g.last_turn
    return winners(t.push(JudgeGame()))


# ---- several at once


@rule("3.2.H2")
def test_of_several_the_one_with_most_vp_then_with_the_highest_stability_then_all() -> None:
    board = {
        "athens": "rome 1 legion",
        "carthago": "rome 1 legion",
        "antioch": "greece 1 light",
        "rome": "greece 1 light",
    }
    assert winners(judged("v", board, vp={"rome": 5, "greece": 9})) == ["greece"]
    assert winners(judged("v", board, vp={"rome": 5, "greece": 5}, stability={"rome": 2})) == ["rome"]
    assert winners(judged("v", board, vp={"rome": 5, "greece": 5})) == ["rome", "greece"]


@rule("3.2.H2")
def test_the_game_goes_on_while_nobody_has_won() -> None:
    t = judged("v", {})
    assert (winners(t), t.g.winners, t.g.how) == ([], (), "")


@rule("3.2.H2")
def test_who_has_won_stands_in_the_result() -> None:
    t = judged("ii", {"carthago": "rome 1 legion", "rome": "rome city"}, vp={"carthage": 9})
    result = GAME.result(t.g)
    assert (result.winners, result.ranking, t.g.how, t.g.stack) == ((0,), ((0,), (1,)), "automatic", [])


# ---- scenario by scenario


def pyrrhic(board: dict[str, str], pyrrhus: str = "corcyra") -> Table:
    """Scenario I, with Pyrrhus somewhere or nowhere; somebody may have won."""
    t = position({"rome": "rome city", "pella": "greece 3 heavy", **board}, scenario="i")
    if pyrrhus:
        station(t.g, LEADER["soldier_of_fortune"], t.power("greece"), PLACE[pyrrhus])
    return t.push(LookForWinners())


@rule("3.2.H2")
def test_i_greece_wins_at_once_by_taking_rome() -> None:
    assert winners(pyrrhic({"rome": "greece 2 heavy"})) == ["greece"]
    assert winners(pyrrhic({"capua": "greece 2 heavy"})) == []


@rule("3.2.H2")
def test_i_rome_wins_at_once_when_pyrrhus_and_every_greek_in_italy_are_gone() -> None:
    assert winners(pyrrhic({"venusia": "greece 1 garrison"}, "")) == ["rome"]  # a Garrison is no Land Combat Unit
    assert winners(pyrrhic({"venusia": "greece 1 light"}, "")) == []
    assert winners(pyrrhic({})) == []  # he is at Corcyra


@rule("3.2.H2")
def test_i_at_the_end_bruttium_and_two_spaces_of_italia_or_tarentum() -> None:
    south = held("greece", "bruttium")
    assert at_end("i", {**south, "capua": "greece 1 light", "barium": "greece 1 light"}) == ["greece"]
    assert at_end("i", {"tarentum": "rome 1 legion", "croton": "greece 1 light"}) == ["rome"]


@rule("3.2.H2")
def test_i_otherwise_by_provinces_of_italy() -> None:
    board = {**held("greece", "bruttium"), "rome": "rome city"}
    assert at_end("i", board) == ["rome"]  # Italia and Cisalpina against Bruttium
    board = {**board, **held("greece", "cisalpina")}
    t = position(board, scenario="i")
    t.g.turn = t.g.last_turn
    t.push(JudgeGame())
    assert (winners(t), t.g.how) == (["greece"], "gop")


@pytest.mark.parametrize("scenario", ["ii", "iv"])
@rule("3.2.H2")
def test_ii_and_iv_the_enemy_capital_taken_or_destroyed(scenario: str) -> None:
    cities = {"rome": "rome city", "carthago": "carthage city"}
    assert winners(judged(scenario, cities)) == []
    assert winners(judged(scenario, {**cities, "carthago": "rome 1 legion"})) == ["rome"]
    assert winners(judged(scenario, {**cities, "carthago": "carthage 1 heavy"})) == ["rome"]  # its City is no more
    assert winners(judged(scenario, {**cities, "rome": "carthage 1 heavy"}, vp={"carthage": 1})) == ["carthage"]


@pytest.mark.parametrize("scenario", ["ii", "iii", "iv", "v", "ix", "x"])
@rule("3.2.H2")
def test_most_of_them_go_to_the_most_vp_then_to_the_higher_stability(scenario: str) -> None:
    t = position({}, scenario=scenario)
    names = [name for name, power in t.sides.items() if power < len(t.g.powers)]
    cities = dict.fromkeys((PLACE_IDS[c] for own in t.g.setting.capitals for c in own), "")
    board = {place: f"{names[t.g.setting.capital_of[PLACE_IDS.index(place)]]} city" for place in cities}
    assert at_end(scenario, board, vp={names[1]: 7, names[0]: 6}) == [names[1]]
    assert at_end(scenario, board, vp=dict.fromkeys(names, 7), stability={names[0]: 1}) == [names[0]]
    assert at_end(scenario, board, vp=dict.fromkeys(names[:2], 7)) == names[:2]


@rule("3.2.H2")
def test_iii_all_of_asia_minor_or_both_enemy_capitals() -> None:
    asia = held("greece", *(name for name in PROVINCE if PROVINCE[name] in PROVINCES_OF[TERRITORY["asia_minor"]]))
    assert winners(judged("iii", asia)) == ["greece"]
    assert winners(judged("iii", {"antioch": "greece 1 light", "alexandria": "greece 1 light"})) == ["greece"]
    assert winners(judged("iii", {"antioch": "greece 1 light"})) == []


@rule("3.2.H2")
def test_v_a_lead_of_twenty_vp_or_two_capitals_of_different_powers() -> None:
    assert winners(judged("v", {}, vp={"rome": 25, "greece": 5})) == ["rome"]
    assert winners(judged("v", {}, vp={"rome": 24, "greece": 5})) == []
    assert winners(judged("v", {"athens": "rome 1 legion", "carthago": "rome 1 legion"})) == ["rome"]
    assert winners(judged("v", {"athens": "rome 1 legion", "pella": "rome 1 legion"})) == []


@rule("3.2.H2")
def test_vi_rome_needs_a_territory_besides_its_own() -> None:
    vp = {"rome": 30, "greece": 5}
    assert at_end("vi", {}, vp=vp) == ["greece"]
    assert at_end("vi", held("rome", "crete"), vp=vp) == ["rome"]


@rule("3.2.H2")
def test_vii_ties_go_by_stability_then_by_treasury() -> None:
    vp = {"rome": 5, "greece": 5}
    assert at_end("vii", {}, vp=vp, stability={"greece": 1}, treasury={"rome": 9}) == ["greece"]
    assert at_end("vii", {}, vp=vp, treasury={"rome": 9, "greece": 3}) == ["rome"]


@rule("3.2.H2")
def test_viii_greece_wins_ties() -> None:
    assert at_end("viii", {}, vp={"rome": 5, "greece": 5, "carthage": 4}, stability={"rome": 3}) == ["greece"]
    assert at_end("viii", {}, vp={"rome": 5, "carthage": 5, "greece": 4}) == ["carthage", "rome"]


@rule("3.2.H2")
def test_ix_three_capitals() -> None:
    two = {
        "pella": "macedon city",
        "antioch": "macedon 1 light",
        "alexandria": "ptolemy city",
        "byzantium": "lysimachus city",
    }
    assert winners(judged("ix", two)) == []
    assert winners(judged("ix", {**two, "alexandria": "macedon 1 light"})) == ["macedon"]


@rule("3.2.H2")
def test_x_greece_wins_with_its_whole_home_and_ionia() -> None:
    board = held("greece", "ionia")
    assert at_end("x", board, vp={"rome": 40}) == ["greece"]
    assert at_end("x", {**board, **held("aetolian_league", "thrace")}, vp={"rome": 40}) == ["rome"]
    assert at_end("x", {}, vp={"rome": 40}) == ["rome"]


@rule("3.2.H2")
def test_ha_more_provinces_of_the_sicilies_then_rome() -> None:
    west, east = held("carthage", "west_sicily"), held("rome", "east_sicily")
    assert at_end("ha", {**west, **east, **held("carthage", "corsica")}) == ["carthage"]
    assert at_end("ha", {**west, **east, "utica": "carthage 1 galleys"}, vp={"carthage": 5}) == ["rome"]


@rule("3.2.H2")
def test_hb_rome_wins_with_all_of_asia_minor_and_syria_then_more_of_asia_minor_then_rome() -> None:
    asia = ("ionia", "lycia", "cilicia", "galatia", "cappadocia", "pontus", "syria")
    assert winners(judged("hb", held("rome", *asia), vp={"the_east": 9})) == ["rome"]
    assert winners(judged("hb", held("rome", *asia[:-1]))) == []
    assert at_end("hb", held("rome", "ionia"), vp={"the_east": 5}) == ["rome"]
    assert at_end("hb", {}, vp={"the_east": 5}, stability={"the_east": 3}) == ["rome"]
