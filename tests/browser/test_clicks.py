"""A turn of each game by the mouse of somebody who has set nothing: how few clicks it takes, with a hint open or not.

In the other seats sit people who do no more than they must, or what they did in a recorded game: nothing but the dice
is left to chance, and those are the same every time.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator

import romanum
from browser.late import LateMoment, aetius_at_vienna
from browser.people import MOMENT, SEQ, Player
from browser.positions import Beginning, Moment, whole_game
from browser.roman_world import does, lets_pass, plays
from browser.test_going import goals
from games.hre.campaigns import Gesture, answers, gestures
from games.imperium.march_table import plain
from romanum.games.hre.data.components import PROVINCE

PATIENCE: Final = 600
"""How often one looks whether others have answered."""
TURN: Final = 2
"""Of the recorded game of `hre`."""


class Table(NamedTuple):
    """Somebody who looks at a match, and those in the other seats, who only ask and post."""

    player: Player
    match: str
    seat: int
    company: dict[int, Player]
    """By their seats, himself among them."""
    begun: int
    """How many entries the log had when they sat down."""

    @property
    def told(self) -> Any:
        """What the server sends to this person."""
        return self.player.asks(f"/matches/{self.match}/table?seat={self.seat}")

    def asked(self) -> Any:
        """The next question with several answers, once the page shows it. Meanwhile the others pass, and what has but
        one answer is given at once, as it would give itself after a while."""
        for _ in range(PATIENCE):
            waiting = set(self.player.asks(f"/matches/{self.match}")["turn"]) - {self.seat}
            for seat in waiting:
                lets_pass(self.company[seat], self.match, seat)
            if not waiting and (found := self._question()):
                return found
            self.player.page.wait_for_timeout(MOMENT)
        raise AssertionError("nobody is asked anything")

    def _question(self) -> Any:
        told = self.told
        asked, shown = told["decision"], told["seq"] == self.player.shown_seq
        if not asked or not shown:
            return None
        if len(asked["options"]) == 1:
            plays(self.player, self.match, self.seat, asked["options"][0]["text"], told["seq"])
            return None
        self.player.waits_for_a_question()
        return asked

    @property
    def step(self) -> str:
        """What is asked, once it is."""
        return str(self.asked()["step"])

    def comes_to(self, step: str) -> None:
        """Whoever has said where to goes on by himself, when others have been asked on the way."""
        for _ in range(PATIENCE):
            if self.step == step:
                return
            self.player.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"{self.step}, not {step}")

    def with_a_hint(self) -> None:
        """A bot's advice lies open on the screen."""
        self.player.presses("h")
        self.player.page.get_by_test_id("hints").wait_for()

    def takes(self, thing: Locator) -> None:
        """A click that is an answer."""
        with self.player.goes_on():
            self.player.clicks_on(thing)


def sits(company: list[Player], moment: Beginning, seed: int, *, anew: bool = False) -> Table:
    """At a match that goes on where a record ends, or that is played up to there anew, so that its dice fall as they
    fell; with people in all seats. Nothing is set, and no guide speaks."""
    record, seat = romanum.replay(moment.text), moment.seat
    player, *others = company[: len(record.names)]
    chairs = ["me" if number == seat else "link" for number in range(len(record.names))]
    dice = {"kind": "seeded", "seed": seed}
    whence: dict[str, Any] = {"options": record.options} if anew else {"record": moment.text}
    match = player.makes_a_match(*chairs, game=record.game.id, scenario=record.scenario, dice=dice, **whence)
    people = {seat: player}
    for number in range(len(chairs)):
        if number != seat:
            people[number] = others.pop()
            people[number].asks("/me")
            people[number].posts(player.link_of(match, number), {"salt": ""})
    for seq, past in enumerate(record.history if anew else ()):
        plays(people[past.seat], match, past.seat, seq, past.text)
    player.prefers(ask="stake", unguided=[record.game.id])
    player.goes_to_match(match)
    player.begins_anew()
    return Table(player, match, seat, people, player.seq)


def done(table: Table) -> None:
    """That is all, whatever could still be done: it is asked once more where something is left."""
    table.player.says(re.compile("^Done|^End"))


# ---- History of the Roman Empire


def a_turn_of_green() -> tuple[int, list[Any], list[Gesture]]:
    """How many actions go before it, what everybody does then, and what Green says by which gesture."""
    whole = romanum.replay(whole_game())
    match, turns = whole.at(0), list[int]()
    for past in whole.history:
        turns.append(match.game.turn(match.position))
        match.play(past.seat, past.text)
    said = [one for one in answers(whole.at(0), whole.history, 0) if turns[one.at] == TURN]
    begin, end = said[0].at, said[-1].at + 1
    return begin, list(whole.history[begin:end]), list(gestures(said))


def test_a_turn_of_hre_with_22_decisions(company: list[Player]) -> None:
    """Green as in a recorded game: by clicks, by clicks with Shift, and along drawn lines."""
    begin, actions, said = a_turn_of_green()
    table = sits(company, Moment("4-miles-107.txt", begin, 0), seed=107, anew=True)
    for gesture in said:
        comes_to(table, actions, gesture.said[0].at - begin)
        makes(table, gesture)
    comes_to(table, actions, len(actions))
    assert table.player.clicks <= sum(one.clicks for one in said) <= 14


def comes_to(table: Table, actions: list[Any], number: int) -> None:
    """The others do what they did, until so many actions are played; what has but one answer is given at once."""
    for _ in range(PATIENCE):
        told = table.told
        gone = told["seq"] - table.begun
        if gone >= number:
            break
        past = actions[gone]
        if past.seat != table.seat:
            plays(table.company[past.seat], table.match, past.seat, past.text)
        elif told["decision"] and len(told["decision"]["options"]) == 1:
            plays(table.player, table.match, table.seat, past.text)
        else:
            table.player.page.wait_for_timeout(MOMENT)
    assert gone == number
    table.player.page.wait_for_function(f"(seq) => {SEQ} >= seq", arg=told["seq"])


def makes(table: Table, gesture: Gesture) -> None:
    """A gesture of somebody's hand."""
    player, answer = table.player, gesture.said[0]
    if len(gesture.places) > 1:
        player.draws_a_line(*gesture.places)
        return
    label = next(one["label"] for one in table.asked()["options"] if one["text"] == answer.text)
    place = next((word for word in answer.text.split()[1:2] if word in PROVINCE), "")
    many = gesture.sent or len(gesture.said) > 1
    if many:
        player.page.keyboard.down("Shift")
    if place:
        player.clicks_on_place(place)
    else:
        player.clicks_on(player.answers.filter(has_text=label).first)
    if many:
        player.page.keyboard.up("Shift")


# ---- Trajan


def good_harvest() -> LateMoment:
    """April 114 in a year of good harvest, when marches by road cost nothing: six Roman forces can march, and Parthia
    has no marker to play meanwhile."""
    game = romanum.game("trajan")
    start = game.new("114", seed=9, options={"parley": False})
    for seat in (0, 1):
        start.play(seat, "done")
    sheet = game.sheet(start.position_after(2))
    match = game.position({**sheet, "hands": {"roman": [], "parthian": []}}, seed=24)
    for text in ("take king-of-kings", "take trade-concession", "done", "done"):
        match.play(1, text)
    for text in ("take imperator", "take triumph", "take agent"):
        match.play(0, text)
    assert match.view(0)["event_id"] == "good-harvest"
    return LateMoment(match.record.write(), 0)


def test_two_marches_of_trajan_with_everybody(company: list[Player]) -> None:
    """With a hint open while a force and its goal are clicked on."""
    table = sits(company, good_harvest(), seed=24)
    player = table.player
    for march in [one["text"] for one in table.asked()["options"] if one["text"].startswith("march ")][:2]:
        table.with_a_hint()
        player.answers_on(march.split()[1])
        assert table.step == "Muster"
        table.with_a_hint()
        goal = next(place for place in goals(player) if player.is_in_reach_of_the_mouse(place))
        player.answers_on(goal)
        while (asked := table.asked())["step"] != "MovementSegment":
            if asked["step"] == "Marching":
                player.answers_on(asked["ways"]["at"])
            else:
                table.takes(player.button(re.compile("^Pass")))
    done(table)
    assert player.clicks <= 11, player.clicks


# ---- Ultimus Romanorum


def test_three_leaders_of_ultimus_with_all_of_theirs(company: list[Player]) -> None:
    """An area, a leader with everybody, where they go; there they halt."""
    table = sits(company, aetius_at_vienna(), seed=7)
    player = table.player
    for zone in islice(filter(player.is_in_reach_of_the_mouse, zones_of_leaders(table)), 3):
        player.clicks_on_place(zone)
        table.takes(player.page.get_by_role("button", name=re.compile("^with all|lead out$")).first)
        assert table.step == "Group"
        goal = next(place for place in goals(player) if player.is_in_reach_of_the_mouse(place))
        player.answers_on(goal)
        if table.step == "Group":
            table.takes(player.button(re.compile("^Halt")))
        assert table.step == "Movement"
    done(table)
    assert player.clicks <= 12, player.clicks


def zones_of_leaders(table: Table) -> list[str]:
    """The areas in which leaders stand who may set out."""
    asked, parts = table.asked(), table.player.asks("/games/ultimus")["components"]
    numbers = {leader["id"]: number for number, leader in enumerate(parts["leaders"])}
    able = [one["text"].split()[1] for one in asked["options"] if one["text"].startswith("lead ")]
    zones = [table.told["view"]["where"][numbers[leader]] for leader in able]
    return [parts["zones"][zone]["id"] for zone in dict.fromkeys(zones) if 0 <= zone < len(parts["zones"])]


# ---- Pax Romana


@cache
def a_fleet_and_an_army() -> LateMoment:
    """Rome has a ship at home and six Legions at Arretium; Carthage is at Genua behind walls, and has no Talents."""
    game = romanum.game("pax")
    kept = game.sheet(game.new("ii", seed=1).position)
    board = {
        "rome": "rome city 1 galleys",
        "caralis": "rome town",
        "arretium": "rome 6 legion rome_6",
        "genua": "carthage town 1 garrison",
        "carthago": "carthage city 1 heavy",
    }
    treasury, pool = {"rome": 9, "carthage": 0}, {"rome": 1}
    fresh = {name: kept[name] for name in kept.keys() - {"holders", "lords", "leaders"}}
    match = game.position({**fresh, "turn": 3, "moment": "marker", "board": board, "treasury": treasury, "pool": pool})
    match.play(1, "forfeit")
    return LateMoment(match.record.write(), 0)


def test_an_activation_of_pax_with_a_voyage_a_march_and_a_siege(company: list[Player]) -> None:
    """With a hint open while the goal of the march is clicked on."""
    table = sits(company, a_fleet_and_an_army(), seed=1)
    player = table.player
    table.asked()
    player.says("Pay for the marker")
    player.says("Expansion")
    moves(table, "Minor", "rome")
    player.answers_on("caralis")
    while table.step == "Sail":
        player.answers_on("caralis")
    moves(table, "Major", "arretium")
    table.takes(player.button("Ready"))
    table.with_a_hint()
    player.answers_on("genua")
    while (step := table.step) != "March":
        table.takes(player.answers.filter(has_text=SIEGE[step]).first)
    assert player.clicks <= 14, player.clicks
    table.takes(player.button("Halt"))
    assert table.step == "Expansion"
    done(table)
    assert player.clicks <= 17, player.clicks  # a Minor Move is left: that is asked once


SIEGE: Final = {
    "SiegeBids": re.compile(r"^\d+ ?T"),
    "SpendShifts": re.compile("die|^Done"),
}
"""How what is asked before walls is answered."""


def moves(table: Table, kind: str, place: str) -> None:
    """A click on those who are to move, and on what kind of Move it is."""
    table.asked()
    table.player.clicks_on_place(place)
    table.takes(table.player.choices.filter(has_text=f"{kind} Move").first)


# ---- Imperium Romanum


@cache
def two_armies() -> LateMoment:
    """Caesar stands two hexes from Gauls whom nobody leads; for two months nobody mobilizes."""
    here, _, there, _ = plain()
    board = {here: "caesar 6 20-10-a caesar", there: "vercingetorix 2 20-8-c", "gergovia": "vercingetorix 1 20-8-c"}
    sheet = {"scenario": "gallic-revolt", "month": "July 52 BC", "moment": "diplomacy", "board": board}
    return LateMoment(romanum.game("imperium").position(sheet).record.write(), 0)


def test_a_month_of_imperium_in_which_nothing_is_done_and_one_with_a_march_and_a_battle(company: list[Player]) -> None:
    table, (here, _, there, _) = sits(company, two_armies(), seed=3), plain()
    player, july = table.player, table.told["view"]["month"]
    table.asked()
    with player.goes_through():
        player.clicks_on(player.button("End the month"))
    assert table.step == "Parley"
    assert (player.clicks, table.told["view"]["month"]) == (1, july + 1)
    player.says("Done")
    assert table.step == "Campaign"
    does(player, here)
    assert table.step == "Muster"
    does(player, there)
    table.comes_to("Attacks")
    does(player, there)
    table.asked()
    assert "combat" in {event["kind"] for event in table.told["events"]}
    assert player.clicks - 1 <= 6, player.clicks
