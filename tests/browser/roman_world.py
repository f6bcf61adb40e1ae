"""Moments of Imperium Romanum from which a story can begin.

They are not kept but found anew: games are played in haste towards them, with the same dice and choices every time,
until one comes there. So no change of a rule or of a number breaks them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby, takewhile
from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator

import romanum
from browser.people import SEQ, Player
from romanum.engine.dice import FACES
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.standing.wishes import usual_wishes
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import GRID, HEX, PLACE
from romanum.games.imperium.state.layout import SIEGE_FACTS
from romanum.games.imperium.state.position import RomanWorld

GAMES: Final = 60
ACTIONS: Final = 420
WAYS_OUT: Final = ("done", "pass", "halt", "no")
PEACEFUL: Final = ("MobilizationPlans", "Parley", "Sailing")

Likes = Mapping[str, float]
"""How often somebody does a kind of thing where he can, the first first."""

MARCHING: Final = {
    "attack": 1.0, "besiege": 1.0, "march": 0.95, "ready": 1.0, "feed": 1.0, "to": 0.8, "stand": 1.0, "intercept": 1.0,
}  # fmt: skip
SAILING: Final = {"sail": 1.0, "embark-all": 1.0, "to": 0.9, "sail-against": 1.0, "put-out": 1.0, "feed": 1.0}
CAMPAIGNING: Final = {**MARCHING, "intercept": 0.3}


class Deed(NamedTuple):
    """An action of a game and what came of it at once."""

    match: Match[Any]
    step: str
    seat: int
    actions: tuple[tuple[int, str], ...]
    """This one and those before it, the newest last."""
    events: tuple[Event, ...]

    def tells(self, kind: str, **facts: object) -> bool:
        """Whether it happened, with these facts."""
        return any(event.kind == kind and facts.items() <= event.facts.items() for event in self.events)


Wanted = Callable[[Deed], bool]
Chooser = Callable[[RomanWorld, int, Sequence[str], random.Random, Likes], str]


class WorldMoment(NamedTuple):
    """A match up to where a seat is asked, and what is done there."""

    scenario: str
    seats: int
    seed: int
    options: dict[str, Any]
    actions: tuple[tuple[int, str], ...]
    seat: int
    next: tuple[tuple[int, str], ...] = ()

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        match = begun(self.scenario, self.seats, self.seed, self.options)
        for seat, action in self.actions:
            match.play(seat, action)
        return match

    @property
    def text(self) -> str:
        """The record up to here."""
        return self.match.record.write()

    @property
    def deed(self) -> str:
        """What the seat does there."""
        return self.next[0][1]


def begun(scenario: str, seats: int, seed: int, options: dict[str, Any]) -> Match[Any]:
    """A match of which nothing has been played."""
    return romanum.game("imperium").new(scenario, seats, seed, options=options)


# ---- in haste


def eager(g: RomanWorld, seat: int, options: Sequence[str], rng: random.Random, likes: Likes) -> str:
    """What one likes to do, else nothing more, else anything."""
    for verb, share in likes.items():
        liked = [option for option in options if option.split()[0] == verb]
        if liked and rng.random() < share:
            return rng.choice(liked)
    return rng.choice([option for option in options if option in WAYS_OUT] or list(options))


def bold(g: RomanWorld, seat: int, options: Sequence[str], rng: random.Random, likes: Likes) -> str:
    """The same; but whoever marches goes to his own cities that are besieged, else to the enemy's."""
    steps = [option for option in options if option.startswith("to ")]
    if not steps or g.mover < 0:
        return eager(g, seat, options, rng, likes)
    goals = _besieged(g, seat) or [place for city, place in enumerate(CITY_PLACE) if _is_hostile(g, seat, city)]

    def far(place: int) -> int:
        return min((GRID.distance(HEX[place], HEX[goal]) for goal in goals), default=0)

    best = min(steps, key=lambda step: far(PLACE[step.split()[1]]))
    onward = far(PLACE[best.split()[1]]) < far(g.at[g.mover])
    return best if onward or "halt" not in options else "halt"


def _is_hostile(g: RomanWorld, seat: int, city: int) -> bool:
    return g.city_of[city] >= 0 and g.chief[g.city_of[city]] not in (seat, -1)


def _besieged(g: RomanWorld, seat: int) -> list[int]:
    own = {CITY_PLACE[city] for city, power in enumerate(g.city_of) if power >= 0 and g.chief[power] == seat}
    return [place for place in g.sieges[::SIEGE_FACTS] if place in own]


def deeds(match: Match[Any], rng: random.Random, likes: Likes, choose: Chooser) -> Iterator[Deed]:
    """A game, action by action; peaceful people neither write to each other nor sail."""
    done: tuple[tuple[int, str], ...] = ()
    while not match.over and len(done) < ACTIONS:
        seat, told = match.pending[0], len(match.events)
        asked = match.decision(seat)
        wishes = likes if "sail" in likes or asked.step not in PEACEFUL else {}
        action = choose(match.position, seat, [option.text for option in asked.options], rng, wishes)
        match.play(seat, action)
        done = (*done, (seat, action))
        yield Deed(match, asked.step, seat, done, tuple(match.events[told:]))


def found(
    scenario: str,
    seats: int,
    likes: Likes,
    wanted: Wanted,
    *,
    choose: Chooser = eager,
    back: int = 1,
    near: int = 0,
    **options: Any,
) -> WorldMoment:
    """The first of many games that comes to such a deed, before it; the search begins `near` where it ended last."""
    for seed in (near, *range(GAMES)):
        for deed in deeds(begun(scenario, seats, seed, options), random.Random(seed), likes, choose):
            if wanted(deed):
                before, after = deed.actions[:-back], deed.actions[-back:]
                return WorldMoment(scenario, seats, seed, options, before, after[0][0], after)
    raise LookupError(f"no hasty game of {scenario} comes to it")


# ---- moments


@cache
def a_month_of_marches() -> WorldMoment:
    """Caesar may move, and nobody has moved yet."""
    return found("gallic-revolt", 2, MARCHING, lambda deed: deed.step == "Campaign")


@cache
def a_battle_is_at_hand() -> WorldMoment:
    """A question within a combat that its seat can look through."""

    def fighting(deed: Deed) -> bool:
        return deed.step == "Withdrawal" and not deed.match.position.hidden

    return found("gallic-revolt", 2, CAMPAIGNING, fighting, limited_intelligence=False)


@cache
def a_march_is_met() -> WorldMoment:
    """Somebody marches past a leader, who may intercept him, and the die will let him."""

    def wanted(deed: Deed) -> bool:
        called = len(deed.actions) > 2 and deed.actions[-3][1].startswith("intercept ")
        return (
            called and deed.actions[-1][1] == "feed" and deed.tells("interception", won="yes") and deed.tells("combat")
        )

    return found("gallic-revolt", 2, MARCHING, wanted, back=3, near=35)


MANY_STEPS: Final = 3


@cache
def a_long_march_was_seen() -> WorldMoment:
    """Somebody is asked after another has marched many steps on end."""

    def wanted(deed: Deed) -> bool:
        return deed.step != "Interception" and len(march_before(deed.actions[:-1], deed.seat)) >= MANY_STEPS

    return found("gallic-revolt", 2, MARCHING, wanted)


def march_before(actions: Sequence[tuple[int, str]], seat: int) -> list[str]:
    """The longest row of steps that others have made since a seat has acted last: the places they came to."""
    missed = [text for _, text in reversed(list(takewhile(lambda one: one[0] != seat, reversed(actions))))]
    rows = [list(row) for steps, row in groupby(missed, lambda text: text.startswith("to ")) if steps]
    return [text.split()[1] for text in max(rows, key=len, default=[])]


@cache
def a_march_is_missed() -> WorldMoment:
    """Somebody is about to march past a leader, who will try to intercept him with a die that does not let him."""

    def might_have_come(event: Event) -> bool:
        facts = event.facts
        return event.kind == "interception" and facts["won"] == "no" and facts["needed"] <= FACES + facts["bonus"]

    def wanted(deed: Deed) -> bool:
        sets_out = len(deed.actions) > 3 and deed.actions[-4][1] == "ready"
        return deed.step == "Called" and sets_out and any(map(might_have_come, deed.events))

    return found("gallic-revolt", 2, MARCHING, wanted, back=4, near=41)


@cache
def a_city_may_be_relieved() -> WorldMoment:
    """Besiegers can be attacked before the walls; the die will drive them off, and nobody else is asked."""

    def wanted(deed: Deed) -> bool:
        return deed.step == "Attacks" and deed.tells("combat") and deed.tells("siege-broken")

    return found("gallus-and-aemilianus", 2, CAMPAIGNING, wanted, choose=bold, near=35)


@cache
def a_fleet_with_troops_is_met() -> WorldMoment:
    """A fleet sails with troops aboard past another, which may put out against it."""

    def wanted(deed: Deed) -> bool:
        boarded = any(action == "embark-all" for _, action in deed.actions[-4:])
        return deed.step == "Sortie" and boarded and deed.tells("sea-interception") and deed.tells("sea-combat")

    return found("sons-of-pompey", 2, SAILING, wanted, back=2)


@cache
def a_battle_at_sea_is_at_hand() -> WorldMoment:
    """Fleets have met, and somebody says who commands his; both sides can be looked through."""

    def wanted(deed: Deed) -> bool:
        return deed.step == "Admiral"

    return found("sons-of-pompey", 2, SAILING, wanted, near=1, limited_intelligence=False)


@cache
def a_pool_for_two() -> WorldMoment:
    """Nothing has been played: both write down what they raise, and each holds a part of Pannonia."""
    return WorldMoment("probus-and-carus", 2, 1, {}, (), 1)


@cache
def a_letter_waits() -> WorldMoment:
    """Vitellius has written to Otho, who has not answered yet."""
    letter = ((1, "talk otho"), (1, "offer-alliance"), (1, "propose"))
    return WorldMoment("four-emperors", 3, 1, {}, letter, 0)


@cache
def an_alliance_runs_out() -> WorldMoment:
    """Two were allied for a month; in the next one all but one have done with negotiating, and nobody has written."""
    likes = {"agree": 1.0, "propose": 1.0, "offer-alliance": 1.0, "talk": 1.0, "feed": 1.0}

    def allying(g: RomanWorld, seat: int, options: Sequence[str], rng: random.Random, _: Likes) -> str:
        return eager(g, seat, options, rng, likes if g.month == g.first_month and not any(g.allies) else {"feed": 1.0})

    return found("four-emperors", 3, {}, lambda deed: deed.tells("alliance-lapses"), choose=allying)


@cache
def a_people_sleeps() -> WorldMoment:
    """Somebody on the march may step into the land of a people that sleeps."""

    def wanted(deed: Deed) -> bool:
        return deed.step == "March" and deed.tells("power-wakes") and deed.tells("units-of-a-people")

    return found("gallic-revolt", 2, MARCHING, wanted)


@cache
def a_general_may_be_hailed() -> WorldMoment:
    """Whoever retreats from a weaker enemy makes him great: the troops will proclaim him."""

    def wanted(deed: Deed) -> bool:
        return deed.step == "Withdrawal" and deed.tells("proclaimed")

    return found("constantine-and-licinius", 2, CAMPAIGNING, wanted, choose=bold, near=105, usurpers=True)


@cache
def a_month_with_ten_forces() -> WorldMoment:
    """Nothing has been played: Aemilianus and those who follow him stand in ten places."""
    return WorldMoment("gallus-and-aemilianus", 2, 1, {}, (), 1)


# ---- pointing at hexes, which have no shapes of their own


@cache
def _grid() -> dict[str, Any]:
    text = (files("romanum.games.imperium.data") / "map.json").read_text(encoding="utf-8")
    grid: dict[str, Any] = json.loads(text)["grid"]
    return grid


def middle(place: str) -> tuple[float, float]:
    """The middle of a hex on the drawing: flat-topped, the first column is odd and lies half a hex lower."""
    grid, number = _grid(), HEX[PLACE[place]]
    column, row = divmod(number, grid["rows"])
    x, y = grid["origin"]
    return x + column * grid["hex"] * 3**0.5 / 2, y + row * grid["hex"] - (grid["hex"] / 2 if column % 2 else 0)


WHERE: Final = """async ([x, y]) => {
  const map = document.querySelector('svg.lively');
  const rests = () => new Promise((done) => {
    let [last, calm] = ['', 0];
    const look = () => {
      const { e, f, a } = map.getScreenCTM();
      calm = `${e} ${f} ${a}` === last ? calm + 1 : 0;
      last = `${e} ${f} ${a}`;
      if (calm > 3) done(); else requestAnimationFrame(look);
    };
    look();
  });
  await rests();
  const at = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
  const frame = map.closest('[role=application]').getBoundingClientRect();
  const inside = at.x > frame.x + 4 && at.y > frame.y + 4 && at.x < frame.right - 4 && at.y < frame.bottom - 4;
  const found = inside ? document.elementFromPoint(at.x, at.y) : null;
  const free = !!found?.closest('.world, [role=application]') && !found.closest('.widget, .dock');
  const middle = [frame.x + frame.width * 0.45, frame.y + frame.height * 0.4];
  return { x: at.x, y: at.y, free, middle, room: [frame.width * 0.4, frame.height * 0.35] };
}"""
"""Once the map rests: where a point of it is on the screen, and whether nothing lies over it."""


def brings_into_sight(player: Player, place: str) -> tuple[float, float]:
    """The map is dragged, without a click, until a hex can be pointed at."""
    for _ in range(9):
        seen = player.page.evaluate(WHERE, list(middle(place)))
        if seen["free"]:
            return seen["x"], seen["y"]
        x, y = seen["middle"]
        across, down = (
            max(-room, min(room, to - at))
            for room, to, at in zip(seen["room"], seen["middle"], (seen["x"], seen["y"]), strict=True)
        )
        player.page.mouse.move(x, y)
        player.page.mouse.down()
        player.page.mouse.move(x + across / 2, y + down / 2)
        player.page.mouse.move(x + across, y + down)
        player.page.mouse.up()
    raise AssertionError(f"{place} does not come into sight")


def points_at(player: Player, place: str) -> None:
    """A click into the middle of a hex, which is counted."""
    player.page.mouse.click(*brings_into_sight(player, place))
    player.clicks += 1


# ---- people at one table


def gathered(people: Callable[..., Player], moment: WorldMoment) -> tuple[str, list[Player]]:
    """A match that has come to a moment, with a person in every seat; nobody has looked at it yet."""
    company = [people() for _ in range(moment.seats)]
    host = company[moment.seat]
    chairs = ["me" if player is host else "link" for player in company]
    dice = {"kind": "seeded", "seed": moment.seed}
    match = host.makes_a_match(*chairs, game="imperium", scenario=moment.scenario, options=moment.options, dice=dice)
    for seat, player in enumerate(company):
        player.knows("imperium")
        if player is not host:
            player.asks("/me")
            player.posts(host.link_of(match, seat), {"salt": ""})
    for seat, player in enumerate(company):
        wishes_to_be_asked(player, match, seat)
    for seq, (seat, action) in enumerate(moment.actions):
        plays(company[seat], match, seat, action, seq)
    return match, company


def wishes_to_be_asked(player: Player, match: str, seat: int, wish: str = "ask") -> None:
    """About everything, or as wished: people who sit down are asked only about what concerns them."""
    kinds = usual_wishes(romanum.game("imperium").windows)
    told = player.posts(f"/matches/{match}/prefer", {"seat": seat, "wishes": dict.fromkeys(kinds, wish)})
    assert "wishes" in told, told


def plays(player: Player, match: str, seat: int, *actions: str | int) -> None:
    """Somebody acts without a page; a number says at which entry of the log."""
    known = [one for one in actions if isinstance(one, int)]
    for action in (one for one in actions if isinstance(one, str)):
        seq = known[0] if known else player.asks(f"/matches/{match}")["seq"]
        told = player.posts(f"/matches/{match}/act", {"seat": seat, "seq": seq, "action": action})
        assert told["answer"] == "done", told


def does(player: Player, thing: Locator | str) -> None:
    """A click on a thing or a hex, and yes to whatever the table asks back."""
    with player.goes_through():
        if isinstance(thing, str):
            points_at(player, thing)
        else:
            player.clicks_on(thing)


def catches_up(player: Player) -> None:
    """The page shows all that has been played."""
    player.page.wait_for_function(f"(seq) => {SEQ} >= seq", arg=player.seq)


def lets_pass(player: Player, match: str, seat: int) -> None:
    """Somebody does no more than he must, for as long as he is asked."""
    while seat in player.asks(f"/matches/{match}")["turn"]:
        options = [one["text"] for one in player.asks(f"/matches/{match}/table?seat={seat}")["decision"]["options"]]
        plays(player, match, seat, next((one for one in options if one in WAYS_OUT), options[0]))
