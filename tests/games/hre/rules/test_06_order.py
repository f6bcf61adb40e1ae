"""Chapter 6: the order of Phases."""

from games.hre.builder import Table, position
from romanum.engine.secrecy import HIDDEN
from romanum.engine.step import advance
from romanum.games.hre.data.components import FACTIONS, SIDE
from romanum.games.hre.rules.draw import BARBARIAN
from romanum.games.hre.rules.order import NextPhase
from rules import rule

TOKENS = {"green": 4, "yellow": 1, "red": 5, "blue": 2}
EMPERORS = {"green": 1, "yellow": 6, "red": 3, "blue": 4}


def phases(t: Table) -> list[tuple[str, str, int]]:
    """The Phases played so far: Barbarian or Roman, of whom, by which token."""
    return [
        (event.kind.split("-")[0], event.facts["faction"], event.facts["token"])
        for event in t.match.events
        if event.kind in ("barbarian-phase", "roman-phase")
    ]


def turn(**given: object) -> Table:
    """A turn whose tokens have been drawn."""
    t = position(**given)  # type: ignore[arg-type]
    t.g.stack = [NextPhase(BARBARIAN)]
    t.g.roman_vp = [vp or 1 for vp in t.g.roman_vp]
    advance(t.g)
    return t


@rule("6a", "6b")
def test_barbarians_and_emperors_alternate_lowest_numbers_first() -> None:
    t = turn(barbarians=TOKENS, emperors=EMPERORS).idle()
    assert phases(t) == [
        ("barbarian", "yellow", 1),
        ("roman", "green", 1),
        ("barbarian", "blue", 2),
        ("roman", "red", 3),
        ("barbarian", "green", 4),
        ("roman", "blue", 4),
        ("barbarian", "red", 5),
        ("roman", "yellow", 6),
    ]


@rule("6a")
def test_the_turn_ends_when_every_token_has_been_used() -> None:
    t = turn(barbarians=TOKENS, emperors=EMPERORS).idle()
    assert t.g.barbarian_done == t.g.emperor_done == [1, 1, 1, 1]
    assert t.match.over


@rule("6b")
def test_a_number_nobody_holds_is_skipped() -> None:
    t = turn(barbarians={"red": 3, "blue": 5}, emperors={"red": 2, "blue": 6})
    assert phases(t) == [("barbarian", "red", 3)]
    t.idle()
    assert phases(t)[1:3] == [("roman", "red", 2), ("barbarian", "blue", 5)]


@rule("6c")
def test_tokens_are_secret_until_their_phase() -> None:
    t = turn(barbarians=TOKENS, emperors=EMPERORS)
    seen = t.match.view(t.seat("red"))
    assert seen["barbarian_token"] == [HIDDEN, 1, 5, HIDDEN]
    assert seen["emperor_token"] == [HIDDEN, HIDDEN, 3, HIDDEN]


@rule("6c")
def test_an_emperor_is_revealed_when_his_phase_begins() -> None:
    t = turn(barbarians=TOKENS, emperors=EMPERORS)
    while len(phases(t)) < 2:
        seat = t.match.pending[0]
        t.match.play(seat, t.match.decision(seat).options[-1])
    assert t.match.view(t.seat("red"))["emperor_token"] == [1, HIDDEN, 3, HIDDEN]


@rule("6d", "13b")
def test_when_one_kind_runs_out_the_other_goes_on_in_order() -> None:
    t = turn(barbarians=TOKENS, emperors={"green": 1, "blue": 4}, dead=["yellow", "red"]).idle()
    assert [(kind, token) for kind, _, token in phases(t)] == [
        ("barbarian", 1),
        ("roman", 1),
        ("barbarian", 2),
        ("roman", 4),
        ("barbarian", 4),
        ("barbarian", 5),
    ]


@rule("6b", "13b")
def test_an_emperor_whose_faction_has_died_lets_the_next_one_act() -> None:
    t = turn(barbarians=TOKENS, emperors=EMPERORS, dead=["green"]).idle()
    assert phases(t)[:4] == [
        ("barbarian", "yellow", 1),
        ("roman", "red", 3),
        ("barbarian", "blue", 2),
        ("roman", "blue", 4),
    ]
    assert [e["faction"] for e in t.events("emperor-without-faction")] == ["green"]


@rule("6b", "6c", "13b")
def test_an_emperor_without_a_faction_is_shown_when_his_number_comes() -> None:
    t = turn(barbarians=TOKENS, emperors=EMPERORS, dead=["yellow"])
    assert t.match.view(t.seat("red"))["emperor_token"][SIDE["yellow"]] == HIDDEN
    t.idle()
    assert t.match.view(t.seat("red"))["emperor_token"][SIDE["yellow"]] == 6
    assert len(phases(t)) == 7


@rule("6d")
def test_a_turn_without_barbarians_plays_the_emperors_in_order() -> None:
    t = turn(emperors=EMPERORS).idle()
    assert [token for _, _, token in phases(t)] == [1, 3, 4, 6]


@rule("6e")
def test_the_player_whose_phase_it_is_is_the_active_player() -> None:
    t = turn(barbarians=TOKENS, emperors=EMPERORS)
    assert FACTIONS[t.g.active].id == "yellow"
    assert t.g.side == SIDE["mauri"]
    assert {t.forbids(other, "done") for other in ("green", "red", "blue")} == {"9a"}


@rule("6e", "9.1b")
def test_even_the_same_player_s_other_forces_are_enemies() -> None:
    t = position(mauretania="mauri:1 by red", numidia="numidae:1 by red", baetica="red:1").place("mauri", 2)
    assert t.forbids("red", "place numidia") == "9.2.2b"
    assert t.forbids("red", "place baetica") == "9.2.2b"


@rule("6c")
def test_a_revealed_token_is_open_to_spectators_too() -> None:
    t = position(barbarians={"red": 2, "blue": 4}, roma="red:1").barbarian_phase("suebi", by="red")
    assert t.match.view(None)["barbarian_token"][SIDE["red"]] == 2
