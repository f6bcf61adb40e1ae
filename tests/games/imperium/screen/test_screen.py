"""What a screen is told: the parts that never change, the view of a seat, and what it may not see."""

from __future__ import annotations

import inspect
import random
import re
from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace

from games.imperium.builder import GAME, Table, position
from games.imperium.mobilization_table import draft, finish, mobilizing, raise_in
from games.imperium.naval_voyages import MASSILIA, segment
from games.parts_table import dice
from romanum.engine.action import Action
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.secrecy import masked, slowly_unseen
from romanum.games.imperium.data.charts import LAND_RATIOS
from romanum.games.imperium.data.hexes import HEX, PLACE, PLACE_IDS, TERRAIN, WATER
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import LEADER_NUMBER, power_called
from romanum.games.imperium.data.settings import SCENARIOS, setting
from romanum.games.imperium.rules.battle.fight import ATTACKER, Fight
from romanum.games.imperium.rules.march.interception import Interception
from romanum.games.imperium.rules.march.interceptors import distance
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.setup import start_position
from romanum.games.imperium.screen.parts import parts
from romanum.games.imperium.screen.scenarios import cast
from romanum.games.imperium.screen.supply_sheet import WAYS
from romanum.games.imperium.screen.view import MASKS
from romanum.games.imperium.state.layout import ORDERS, SEATS
from romanum.games.imperium.state.marks import LENT
from romanum.games.imperium.state.position import RomanWorld
from romanum.server.tables.seat_view import Screen
from rules import rule

OPTIONS = {option.id: option.default for option in (*GAME.options, *GAME.own_options)}
PARTS = parts()


def start(number: int) -> RomanWorld:
    """A scenario as it begins."""
    head = SCENARIOS[number - 1]
    return start_position(head.id, head.players[0], OPTIONS, dice())


@rule("3.2a")
@pytest.mark.parametrize("number", range(1, len(SCENARIOS) + 1))
def test_what_is_hidden_is_found_quickly_and_is_what_the_rule_hides(number: int) -> None:
    g = start(number)
    g.mark[0] |= LENT * 2
    g.plan = (3,) * ORDERS * SEATS
    for seat in (None, *range(g.seats)):
        for name, (seats, public, quickly) in g.secrets.items():
            if quickly is None:
                continue
            values = getattr(g, name)
            slowly = [i for i in slowly_unseen(g, seats, len(values), seat) if values[i] not in public]
            assert [i for i in quickly(g, seat) if values[i] not in public] == slowly, (name, seat)


@rule("3.2a")
def test_of_a_stack_that_one_may_not_look_through_the_top_unit_is_seen() -> None:
    t = position(
        {"a2418": "vercingetorix 4 20-8-c 2 6-16 vercingetorix", "a2521": "caesar 2 20-10-a caesar"}, hidden=True
    )
    gaul = t.g.at.index(PLACE_IDS.index("a2418"))
    view = masked(t.g, t.seat("caesar"))
    assert view.units[gaul] == "?"
    assert view.top[gaul] == t.g.units[gaul][0]
    assert masked(t.g, t.seat("vercingetorix")).units[gaul] == t.g.units[gaul]


def test_places_are_told_by_columns() -> None:
    places = PARTS["places"]
    assert places["ids"].split() == list(PLACE_IDS)
    assert len(places["ground"]) == len(places["province"]) == len(PLACE_IDS)
    for place, letter in enumerate(places["ground"]):
        assert (letter in "~=") == (TERRAIN[place] == NONE)
        assert (place in places["wet"]) == (WATER[place] and TERRAIN[place] != NONE)
    first = PARTS["sizes"]["hexes"]
    assert places["within"] == list(HEX[first:])


@pytest.mark.parametrize("number", range(1, len(SCENARIOS) + 1))
def test_the_cast_of_a_scenario_is_told_once_and_stays_the_same(number: int) -> None:
    found = setting(number)
    told = cast(number, found.players)
    assert told is cast(number, found.players)
    assert [row["id"] for row in told["powers"]] == [power_called(found, p) for p in range(len(found.powers))]
    assert len(told["wins"]) == len(found.victory)
    assert all(row["text"] for row in told["wins"])
    assert all(isinstance(text, str) and text for text in told["specials"])


def looked_at(t: Table, who: str) -> dict[str, Any]:
    """What a view adds for the player of a power."""
    return GAME.describe(masked(t.g, t.seat(who)), t.seat(who))


@rule("14.4.2a", "14.4.2d")
def test_a_battle_is_told_with_its_ratio_its_modifiers_and_what_each_die_brings() -> None:
    """Forty points in rough Aquitania against twenty: 2-1, the ground takes a pip off the roll, Caesar adds three."""
    t = position({"a2319": "caesar 2 20-10-a caesar | vercingetorix 1 20-8-c"})
    stack = t.stack("caesar", "a2319")
    t.g.push(Fight(PLACE["a2319"], (stack,), t.power("caesar"), t.power("vercingetorix"), 0, 1, lead=(0, NONE, NONE)))
    told = looked_at(t, "caesar")["battle"]
    assert told["strength"] == [40, 20]
    assert told["ratio"] == "2-1"
    assert {what: value for what, _, value in told["modifiers"]}["attacking-leader"] == 3
    assert told["shift"] == sum(value for _, _, value in told["modifiers"])
    assert len(told["faces"]) == 6
    assert looked_at(position(), "caesar")["battle"] is None


@rule("14.5a")
def test_a_battle_whose_die_has_fallen_is_told_with_its_winner_and_without_chances() -> None:
    """What is left of the beaten would make another ratio: it was 2-1, and Caesar has won."""
    t = position({"a2319": "caesar 2 20-10-a caesar | vercingetorix 1 20-8-c"})
    stack = t.stack("caesar", "a2319")
    fight = Fight(PLACE["a2319"], (stack,), t.power("caesar"), t.power("vercingetorix"), 0, 1, lead=(0, NONE, NONE))
    t.g.push(replace(fight, wins=ATTACKER, column=LAND_RATIOS.index("2-1")))
    told = looked_at(t, "caesar")["battle"]
    assert (told["won"], told["ratio"], told["leaders"]) == (ATTACKER, "2-1", [[0], []])
    assert not {"strength", "modifiers", "faces"} & set(told)


@rule("3.2a")
def test_whoever_may_not_look_through_those_who_fight_is_told_no_strength() -> None:
    t = position({"a2319": "sulla 2 20-10-a | marius 1 20-10-b"}, scenario=3, hidden=True)
    stack = t.stack("sulla", "a2319")
    t.g.push(Fight(PLACE["a2319"], (stack,), t.power("sulla"), t.power("marius"), t.seat("sulla"), t.seat("marius")))
    assert "strength" in looked_at(t, "marius")["battle"]
    assert "strength" not in looked_at(t, "mithridates")["battle"]


@rule("13.1g", "13.3a")
def test_supply_is_told_by_group() -> None:
    t = position(
        {
            "a2521": "caesar 2 20-10-a city",
            "a2415": "caesar 2 20-10-a",
            "a2615": "caesar 4 20-10-a 1 train-6",
        }
    )
    told = {row[0]: WAYS[row[1]] for row in looked_at(t, "caesar")["supply"]}
    assert told == {PLACE["a2521"]: "port", PLACE["a2415"]: "train", PLACE["a2615"]: "train"}
    assert looked_at(t, "vercingetorix")["supply"] == []


@rule("13.2d", "13.3c")
def test_supply_is_told_with_its_chances() -> None:
    """By port surely; from a full train surely; two legions alone in rough Aquitania in winter now and then."""
    board = {"a2521": "caesar 2 20-10-a city", "a2615": "caesar 4 20-10-a 1 train-6", "a2319": "caesar 2 20-10-a"}
    told = {row[0]: row[6:] for row in looked_at(position(board, winter=True), "caesar")["supply"]}
    assert told[PLACE["a2521"]] == [100, 100]
    assert told[PLACE["a2615"]][0] == 100
    assert 0 < told[PLACE["a2319"]][0] == told[PLACE["a2319"]][1] < 100


@rule("17.2a")
def test_blockades_are_told() -> None:
    """Two fleets before a besieged port with one in it shut it by sea; one does not."""
    for fleets, shut in ((2, [PLACE[MASSILIA]]), (1, [])):
        land = "caesar inside 1 4-12 city | caesar inside 1 18-30-b | pompey 3 20-10-b"
        t = segment({MASSILIA: f"{land} | pompey {fleets} 18-30-b"})
        assert looked_at(t, "caesar")["blockades"] == shut


def test_everything_that_can_happen_is_found_under_one_topic_of_the_log() -> None:
    """A leader who is captured too, and what is lost with the militia: the card of a battle is made of its topic."""
    words = files("romanum.games.imperium") / "words"
    told = [words / "en.ftl", *(topic / "en.ftl" for topic in words.iterdir() if topic.is_dir())]
    kinds = {kind for one in told for kind in re.findall(r"(?m)^event-([a-z-]+) =", one.read_text(encoding="utf-8"))}
    sorted_in = [kind for topic in GAME.topics.values() for kind in topic]
    assert len(sorted_in) == len(set(sorted_in))
    assert {kind for kind in kinds if not kind.endswith("-known")} == set(sorted_in)


@rule("7.4a")
def test_whoever_mobilizes_is_told_what_each_unit_costs() -> None:
    """Written down, it costs as much as was told; nobody else is told anything."""
    t = mobilizing()
    t.play("sulla", "muster italia")
    verb, kind, place, talents, *_ = looked_at(t, "sulla")["prices"][0]
    before = Means(t.g, t.seat("sulla")).talents[t.power("sulla")]
    t.play("sulla", f"{verb} {kind} {place}")
    assert before - Means(t.g, t.seat("sulla")).talents[t.power("sulla")] == talents > 0
    assert looked_at(t, "marius")["prices"] == []


@rule("7.5a", "7.5c", "7.5f")
def test_whoever_mobilizes_is_told_how_many_more_there_can_be() -> None:
    """Italia has three 20-10 and four 16-10 a year; a 16-10 may be ticked with the better ones, if they leave room."""
    t = mobilizing()
    t.play("sulla", "muster italia")

    def more(kind: str) -> tuple[int, int]:
        told = looked_at(t, "sulla")["prices"]
        return next((room, counters) for _, one, _, _, room, counters in told if one == kind)

    (legions, counters), (lesser, _) = more("20-10-a-new"), more("16-10-a-new")
    assert (legions, lesser) == (3, 4 + 3)
    t.play("sulla", "raise 20-10-a-new a3621")
    assert more("20-10-a-new") == (2, counters - 1)
    assert more("16-10-a-new")[0] == 4 + 2


@rule("7.3a")
def test_whoever_mobilizes_is_told_what_he_wrote_last_year() -> None:
    """While the sheet is empty, and he alone."""
    t = raise_in(mobilizing(), "sulla", "italia", "raise 4-12-new a3621", "raise 4-12-new a3621")
    finish(t)
    t.g.raised, t.g.month = (0,) * len(t.g.raised), t.g.month + 12
    draft(t)
    assert looked_at(t, "sulla")["last_year"] == ["2 x 2-12, Roma"]
    assert looked_at(t, "marius")["last_year"] == []
    t.play("sulla", "again")
    assert looked_at(t, "sulla")["last_year"] == []


@rule("25.1a", "3.2a")
def test_progress_counts_conditions_and_says_which_hang_on_what_is_hidden() -> None:
    board = {"a2521": "caesar 2 20-10-a caesar", "a2418": "vercingetorix 2 20-8-c vercingetorix"}
    open_ = looked_at(position(board), "caesar")["progress"]
    assert open_[1] == [1, 2, 0]
    assert looked_at(position(board, hidden=True), "caesar")["progress"][1] == [0, 2, 1]


LARGEST = 2**53
"""What a number in a client holds without loss."""
OF_PLAYERS = {"out", "ready"}


def test_sets_of_many_things_reach_a_client_whole() -> None:
    """A field that the position calls a mask, of anything but players, is told as a list."""
    source = inspect.getsource(RomanWorld)
    fields = re.findall(r'^    (\w+): int = 0\n    """([^"]*)"""', source, re.MULTILINE)
    masks = {name for name, about in fields if "mask of" in about} - OF_PLAYERS
    assert len(masks) > 10
    assert masks <= set(MASKS)
    g = start(1)
    for name in MASKS:
        setattr(g, name, 1 << 100 | 1)
    view = GAME.describe(masked(g, 0), 0)
    assert all(view[name] == [0, 100] for name in MASKS)


def largest(told: Any) -> int:
    """The largest number in what is sent."""
    if isinstance(told, dict):
        return max((largest(one) for one in told.values()), default=0)
    if isinstance(told, list | tuple):
        return max((largest(one) for one in told), default=0)
    return abs(told) if isinstance(told, int) else 0


@pytest.mark.parametrize("number", [3, 12, 34])
def test_no_number_of_a_view_is_larger_than_a_client_can_hold(number: int) -> None:
    match = GAME.new(SCENARIOS[number - 1].id, seed=number)
    rng = random.Random(number)
    for _ in range(150):
        if match.over:
            break
        seat = match.pending[0]
        assert largest(match.view(seat)) < LARGEST
        match.play(seat, rng.choice(match.decision(seat).options))


@rule("12.4.1a", "12.4.1b")
def test_the_chance_of_an_interception_is_told_before_it_is_tried() -> None:
    """Twice the MP of the way, less the value of the leader."""
    t = position(
        {"a2521": "caesar 2 20-10-a caesar", "a2418": "vercingetorix 2 20-8-c vercingetorix"}, scenario=1, hidden=False
    )
    t.g.mover = t.stack("caesar", "a2521")
    t.g.at = changed(t.g.at, t.g.mover, PLACE["a2419"])
    t.g.push(Interception((t.seat("vercingetorix"),), "march", (PLACE["a2419"],)))
    leader = LEADER_NUMBER["vercingetorix"]
    cost = distance(t.g, t.leader("vercingetorix"), PLACE["a2419"])
    told = GAME.odds(masked(t.g, t.seat("vercingetorix")), t.seat("vercingetorix"), ("intercept", leader))
    assert told is not None
    assert told.win == pytest.approx(min(6, max(0, 7 - (2 * cost - 2))) / 6)
    assert told.named(GAME.names).hope == "to intercept"


def test_roles_and_topics_name_events_that_there_are() -> None:
    kinds = {kind for kinds in GAME.topics.values() for kind in kinds} | set(GAME.roles)
    assert [kind for kind in sorted(kinds) if not GAME.words.has(f"event-{kind}")] == []
    assert all(GAME.words.has(f"topic-{topic}") for topic in GAME.topics)


@rule("2.5")
def test_the_lobby_is_told_of_every_scenario_when_it_is_played_and_for_how_long() -> None:
    told = {scenario.id: scenario for scenario in GAME.scenarios}
    assert len(told) == len(SCENARIOS)
    assert told["gallic-revolt"].title == "1. The Gallic Revolt"
    assert told["gallic-revolt"].help.startswith("November 53 BC to October 52 BC. Gaul rises")
    assert told["gallic-revolt"].help.endswith("Good for a first game.")
    assert "until somebody has won" in next(
        s.help for s, head in zip(GAME.scenarios, SCENARIOS, strict=True) if not head.end
    )
    assert GAME.seat_names(2, "gallic-revolt") == ["Caesar", "Vercingetorix"]


def test_places_are_called_as_the_scenario_calls_them() -> None:
    """A camp without a city has the scenario's name, in every sentence; elsewhere it has that of its Province."""
    match = GAME.new("gallic-revolt", 2, seed=1)
    march = GAME.vocabulary.read("march a2415")
    assert match.label(march) == "March from Agedincum"
    assert match.sentence(Prompt("march", "12.1a", {"place": "a2415", "left": 3}), "de").count("Agedincum") == 1
    assert Screen(match).choice(Action("march a2415", march)).label == match.label(march)
    other = GAME.new("actium", 2, seed=1)
    assert other.label(march) == Screen(other).choice(Action("march a2415", march)).label
    assert "Lugdunensis A2415" in other.label(march)


def test_a_newcomer_is_told_something_of_every_question_of_a_first_month() -> None:
    """Hints belong to steps that there are, and those of the first introductory scenario have one."""
    words = (files("romanum.games.imperium") / "words" / "screen" / "en.ftl").read_text(encoding="utf-8")
    hints = set(re.findall(r"(?m)^tip-(\w+) =", words))
    assert hints <= set(GAME.steps)
    assert {"Parley", "Campaign", "Feeding", "Muster", "March", "Attacks", "SupplyPlan", "MobilizationPlans"} <= hints
