"""A match: a position with its history, its log, and one checked door for every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import UNSET

from romanum.engine.action import Action, Move, NotUnderstood
from romanum.engine.decision import AtStake, Decision, Question, ToldStake
from romanum.engine.dice import AnyDice, Dice, FastDice
from romanum.engine.event import Event, Prompt
from romanum.engine.odds import Odds
from romanum.engine.pages.notebook import View, board_svg, match_html
from romanum.engine.past import Past
from romanum.engine.position import Position, rare_fields
from romanum.engine.remarks import Remark
from romanum.engine.rule import NO_RULE, IllegalAction, Refusal, WhyNot
from romanum.engine.secrecy import masked
from romanum.engine.speech.words import Words
from romanum.engine.standing.beforehand import Beforehand
from romanum.engine.standing.wishes import PassedOver
from romanum.engine.step import SecretPlans, advance, choose, offered_to, unwanted
from romanum.engine.ways import NOWHERE_TO_GO, Walk, Way, Ways

if TYPE_CHECKING:
    from romanum.engine.game import Game, Result
    from romanum.engine.record import Record
    from romanum.engine.sheets.heading import Heading

P = TypeVar("P", bound=Position)

DEALS = 30
"""How often `imagine` deals anew to find a position in which the seat now being asked really has a choice."""


class CannotUndo(ValueError):
    """The last action stays; the message says why."""


class Match(Beforehand, Generic[P]):
    """A game being played. Seats are numbered from 0.

    >>> import romanum
    >>> m = romanum.game("hre").new(seats=4, seed=7)
    >>> seat = m.pending[0]
    >>> m.play(seat, m.decision(seat).options[0])
    """

    game: Game[P]
    history: list[Past[P]]
    position: P

    def __init__(self, game: Game[P], scenario: str, seats: int, options: Mapping[str, Any], names: list[str]) -> None:
        super().__init__()
        self.game = game
        self.scenario = scenario
        self.seats = seats
        self.options = dict(options)
        self.names = names
        self.history = []
        self.events: list[Event] = []
        self.new_dice: list[tuple[int, AnyDice]] = []
        """Where a branch took dice of its own: after how many actions, and which."""
        self.rules = game.rules_version
        """The version of the rules by which it is, or was, played."""
        self.carried: list[tuple[int, int]] = []
        """Where it went over to other rules: after how many actions, and by which version they were played."""
        self.remarks: list[tuple[int, Remark]] = []
        """What was said of its moments: after how many actions, and what. They change nothing."""
        self.kept_print = ""
        """The fingerprint of its last position where that was kept by another program, which may have laid it out
        otherwise."""
        self.first_dice: AnyDice
        self.start: P | None = None
        """The position it began with, where that was one of somebody's own (`Match.of`) and not a setup,"""
        self.heading: Heading | None = None
        """and what the scenario file says of itself that had it."""

    @classmethod
    def begin(
        cls,
        game: Game[P],
        scenario: str,
        seats: int,
        options: Mapping[str, Any],
        dice: AnyDice,
        names: list[str] | None = None,
    ) -> Match[P]:
        """Set up a match whose arguments have been checked; `Game.new` is the friendlier way."""
        match = cls(game, scenario, seats, options, names or game.seat_names(seats, scenario))
        match.first_dice = dice.copy()
        match.position = game.setup(scenario, seats, options, dice)
        match.position.discreet = bool(options.get("discreet", False))
        match.position.log = match.events
        advance(match.position)
        return match

    @classmethod
    def of(cls, game: Game[P], scenario: str, seats: int, position: P, names: list[str] | None = None) -> Match[P]:
        """A match that goes on from a position of one's own, as if nothing had happened before.

        It can be played, copied, branched, taken back, kept and replayed: no setup leads there, so its record has the
        position with it.
        """
        match = cls(game, scenario, seats, {}, names or game.seat_names(seats, scenario))
        match.position, match.first_dice, match.start = position, position.dice.copy(), position.copy()
        position.log = match.events
        advance(position)
        return match

    def __repr__(self) -> str:
        asked = " and ".join(self.names[seat] for seat in self.pending)
        stands = "over" if self.over else f"{asked} {'is' if len(self.pending) == 1 else 'are'} asked"
        return f"<Match of {self.game.id}, {self.scenario}, after {len(self.history)} actions: {stands}>"

    # ---- whose turn, and what may be done

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.position.stack

    @property
    def result(self) -> Result | None:
        """The outcome, or None while the game goes on."""
        return self.game.result(self.position) if self.over else None

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must choose now; several where plans are secret and simultaneous."""
        stack = self.position.stack
        return stack[-1].pending(self.position) if stack else ()

    def decision(self, seat: int) -> Decision:
        """What this seat is asked now. Raises `IllegalAction` if it is not asked anything."""
        step, prompt, moves = self.question(seat)
        write = self.game.vocabulary.write
        options = [Action(write(move), move) for move in moves]
        sentence, kind = self.sentence(prompt), step.window(self.position)
        asks = step.question_kind(self.position)
        return Decision(seat, type(step).__name__, prompt.rule, sentence, prompt.facts, options, kind, asks)

    def question(self, seat: int) -> Question:
        """The same for whoever puts it into words himself."""
        if not self._is_asked(seat):
            raise IllegalAction(self._waiting(seat))
        step = self.position.stack[-1]
        return Question(step, step.prompt(self.position, seat), offered_to(self.position, seat))

    def at_stake(self, seat: int) -> AtStake:
        """What the seat's answers give up, spend or harm, as far as it can know, and which of them is the usual one."""
        known, moves = masked(self.position, seat), self.question(seat).moves
        stakes = self.game.stakes(known, seat, moves)
        usual = self.game.usual(known, seat, moves, stakes)
        say, write = self.words.say, self.game.vocabulary.write
        told = {
            write(move): ToldStake(stake.kind, " ".join(say(name, facts) for name, facts in stake.told.items()))
            for move, stake in stakes.items()
        }
        return AtStake("" if usual is None else write(usual), told)

    def _is_asked(self, seat: int) -> bool:
        """Whether this is a seat that must choose now; 1.0 and True are no seats, though they equal one."""
        return type(seat) is int and seat in self.pending

    def play(self, seat: int, action: Action | str) -> None:
        """The checked door: carry out an offered action, or raise `IllegalAction` and change nothing.

        Whoever is then asked what he wished not to be asked passes, as if he had done so himself; and whose orders
        answer what he is asked has answered.
        """
        self.enter(seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Let those pass who wished it, and those answer whose orders do, until somebody must be asked."""
        while True:
            if self.unwanted is not None:
                self.enter(self.unwanted, self.declining)
            elif (found := self.ordered) is not None:
                self.enter(found[0], found[1].text)
                self.by_order.add(len(self.history) - 1)
            else:
                return

    def enter(self, seat: int, action: Action | str) -> None:
        """The same for one action alone: nobody passes after it by wish."""
        refused = self.accept(seat, action)
        if refused is not None:
            raise IllegalAction(refused)

    def accept(self, seat: int, action: Action | str) -> WhyNot | None:
        """Enter one action, for whoever wants an answer: None if it was done, else why not, and nothing has changed.

        The action is read once and looked for among the offered ones once.
        """
        move = self._judged(seat, action)
        if isinstance(move, WhyNot):
            return move
        text = action.text if isinstance(action, Action) else action
        passed = self._passes_by_wish(seat, move)
        before = self.position.copy()
        past = Past(seat, text, before, len(self.events), self.game.stage(before))
        self.position.unasked = passed
        try:
            choose(self.position, seat, move)
            advance(self.position)
        except BaseException:
            self._return_to(past)
            raise
        self.passed += [PassedOver(len(self.history), *found) for found in passed]
        self.history.append(past)
        return None

    def _passes_by_wish(self, seat: int, move: Move) -> list[tuple[int, str, Prompt]]:
        """The question that this move answers, if it does what the seat's own wish would have done."""
        step = self.position.stack[-1]
        if self.position.wishes is UNSET or move != step.decline or not unwanted(self.position, seat):
            return []
        return [(seat, step.window(self.position), step.prompt(self.position, seat))]

    def why_not(self, seat: int, action: Action | str) -> WhyNot | None:
        """None if the seat may do this now, else the rule that forbids it, in words and numbers."""
        found = self._judged(seat, action)
        return found if isinstance(found, WhyNot) else None

    def _offered(self, seat: int, action: Action | str) -> Move:
        move = self._judged(seat, action)
        if isinstance(move, WhyNot):
            raise IllegalAction(move)
        return move

    def _judged(self, seat: int, action: Action | str) -> Move | WhyNot:
        """The move that an action stands for if the seat may make it now, else why it may not."""
        if not self._is_asked(seat):
            return self._waiting(seat)
        step = self.position.stack[-1]
        try:
            move = self.game.vocabulary.read(action.text if isinstance(action, Action) else action)
        except NotUnderstood as problem:
            return self._explain(Refusal(NO_RULE, "not-understood", {"problem": str(problem)}))
        if isinstance(action, Action) and action.move != move:
            return self._explain(Refusal(NO_RULE, "not-understood", {"problem": "its text and its move differ"}))
        if move in offered_to(self.position, seat):
            return move
        thought_of = move in step.candidates(self.position, seat)
        refusal = (step.check if thought_of else step.out_of_reach)(self.position, seat, move)
        return self._explain(refusal or Refusal(step.rule, "not-now", {"action": self.label(move)}))

    def refused(self, seat: int) -> list[tuple[Action, WhyNot]]:
        """Everything the seat could think of now and may not do, each with its reason; nothing if it is not asked."""
        if not self._is_asked(seat):
            return []
        step = self.position.stack[-1]
        out = []
        for move in step.candidates(self.position, seat):
            refusal = step.check(self.position, seat, move)
            if refusal is not None:
                out.append((Action(self.game.vocabulary.write(move), move), self._explain(refusal)))
        return out

    def _waiting(self, seat: int) -> WhyNot:
        if self.over:
            return self._explain(Refusal(NO_RULE, "game-over"))
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            return self._explain(Refusal(NO_RULE, "no-such-seat", {"seats": self.seats}))
        others = [self.seat_names[s] for s in self.pending]
        return self._explain(Refusal(self.position.stack[-1].rule, "not-your-turn", {"others": others}))

    def _explain(self, refusal: Refusal) -> WhyNot:
        message = self.words.say(f"why-{refusal.code}", {**refusal.facts, "rule": refusal.rule})
        text = self.game.rules[refusal.rule].text if refusal.rule != NO_RULE else ""
        return WhyNot(refusal.rule, text, message, refusal.facts)

    # ---- words

    def label(self, action: Action | Move) -> str:
        """What an action does, as a button would say it."""
        move = action.move if isinstance(action, Action) else action
        return self.words.say(f"do-{move[0]}", self.game.vocabulary.facts(move))

    def sentence(self, what: Event | Prompt, language: str | None = None) -> str:
        """An event or a prompt in plain words: in the language that is spoken, or in another."""
        prefix = "event" if isinstance(what, Event) else "ask"
        words = self.game.words_of(self.scenario, self.seats, language)
        return words.say(f"{prefix}-{what.kind}", what.facts)

    @property
    def words(self) -> Words:
        """The sentences of the game, in the language that is spoken and with the names of this scenario."""
        return self.game.words_of(self.scenario, self.seats)

    @property
    def seat_names(self) -> list[str]:
        """What the seats are called, in the language that is spoken."""
        return [self.game.seat_in_words(name) for name in self.names]

    def waiting_for(self, seat: int | None) -> str:
        """What the table is waiting for, as this seat (None: a spectator) may know it."""
        if self.over:
            return ""
        return self.sentence(self.position.stack[-1].prompt(self.position, seat))

    # ---- what a seat may see

    def view(self, seat: int | None) -> View:
        """Everything a seat may know, ready for JSON; None is a spectator."""
        known = masked(self.position, seat)
        return View(self._shown(known, seat)).of(self, seat, known)

    def everything(self) -> dict[str, Any]:
        """The same with nothing masked: for whoever sets a position up. Nobody at a table is shown it."""
        return self._shown(self.position, None)

    def _shown(self, known: P, seat: int | None) -> dict[str, Any]:
        fields = msgspec.structs.asdict(known)
        del fields["dice"], fields["stack"], fields["reveals"], fields["wishes"]
        for name in rare_fields(type(known)):
            if fields.get(name) is UNSET:
                del fields[name]
        fields["step"] = type(known.stack[-1]).__name__ if known.stack else ""
        fields["pending"] = list(self.pending)
        fields.update(self.game.describe(known, seat))
        return fields

    def to_svg(self, seat: int | None = None) -> str:
        """The board with its counters as a seat sees it, or a spectator; empty if the game draws none."""
        return board_svg(self, seat)

    def _repr_svg_(self) -> str | None:
        return self.to_svg() or None

    def _repr_html_(self) -> str:
        return match_html(self)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as a seat may know them."""
        return [event.seen_by(seat) for event in self.events[since:]]

    def imagine(self, seat: int, dice: Dice, known: P | None = None) -> P:
        """A random full position consistent with what the seat knows, with dice of its own.

        `known` is what the seat knows, if it has been worked out already: `masked` of the position now.
        """
        if known is None:
            known = masked(self.position, seat)
        for _ in range(DEALS):
            imagined = self.game.deal(known, seat, dice)
            imagined.dice = FastDice.seeded(dice.roll(1 << 31))
            if self._asks_somebody(imagined):
                break
        return imagined

    def _asks_somebody(self, imagined: P) -> bool:
        """Whether the seats being asked have a real choice there: otherwise they would not have been asked."""
        if not imagined.stack:
            return True
        step = imagined.stack[-1]
        return all(step.asks_anyway(imagined) or len(step.options(imagined, s)) > 1 for s in step.pending(imagined))

    def odds(self, seat: int, action: Action | str) -> Odds | None:
        """The chances of an offered action that leads to dice, as far as the seat can know them; else None."""
        odds = self.game.odds(masked(self.position, seat), seat, self._offered(seat, action))
        return None if odds is None else odds.named(self.words.names)

    # ---- going somewhere

    def ways(self, seat: int) -> Ways:
        """Where those whom the seat has on the move can go, as far as it can know."""
        return self.game.ways(masked(self.position, seat), seat) if self._is_asked(seat) else NOWHERE_TO_GO

    def go(self, seat: int, goal: str | Way, *, stay: bool | str = True) -> Walk:
        """Go to a place by single actions and stay there: how, if there are several ways to do so, `stay` must say.

        The walk stops by itself where it must, and tells why. `LookupError` if the place is out of reach.
        """
        way = goal if isinstance(goal, Way) else self._best_way(seat, goal)
        halt = way.only_stay if stay is True else self.game.vocabulary.read(stay) if stay else None
        return self.walk(seat, way.moves(halt))

    def walk(self, seat: int, moves: Sequence[Move]) -> Walk:
        """Play actions one after the other through the checked door, until one of them leads to something unforeseen.

        If the very first is refused, `IllegalAction` is raised; later ones are not even tried.
        """
        walk = Walk(self, seat, moves)
        while (text := walk.next) is not None:
            self.play(seat, text)
            walk.taken()
        return walk

    def _best_way(self, seat: int, goal: str) -> Way:
        if not self._is_asked(seat):
            raise IllegalAction(self._waiting(seat))
        found = self.ways(seat).to(self.game.place(goal))
        if not found:
            raise LookupError(f"{goal} is out of reach")
        return found[0]

    # ---- history

    def _return_to(self, past: Past[P]) -> None:
        self.position = past.before.copy()
        del self.events[past.events :]
        self.position.log = self.events

    def why_no_undo(self, seat: int) -> str:
        """Empty if the seat may take its last action back, else the reason."""
        say = self.game.words.say
        if not self.history:
            return say("undo-nothing", {})
        if self.over:
            return say("why-game-over", {})
        if self.carried and self.carried[-1][0] == len(self.history):
            return say("undo-updated", {})
        last = self.history[-1]
        if last.seat != seat:
            return say("undo-acted", {"other": self.seat_names[last.seat]})
        if last.before.dice.mark() != self.position.dice.mark():
            return say("undo-dice", {})
        if last.before.reveals != self.position.reveals:
            return say("undo-shown", {"what": self.shown(self.events[last.events :], last.before)})
        return ""

    def shown(self, events: Sequence[Event], before: P | None = None) -> str:
        """What of these events was hidden until then, in a few words: the first kind that the game has words for.

        Where the position before them was waiting for secret plans, it is the plans, whatever else came of them.
        """
        if before is not None and before.stack and isinstance(before.stack[-1], SecretPlans):
            own = [f"shown-{event.kind}" for event in events[:1] if self.game.words.has(f"shown-{event.kind}")]
            return self.game.words.say(own[0] if own else "shown-plans", {})
        messages = (f"shown-{event.kind}" for event in events)
        found = next((message for message in messages if self.game.words.has(message)), "shown-otherwise")
        return self.game.words.say(found, {})

    def undo(self, seat: int) -> str:
        """Take the seat's last action back and return its text. `CannotUndo` says why it stays.

        What anybody has wished since about being asked holds.
        """
        reason = self.why_no_undo(seat)
        if reason:
            raise CannotUndo(reason)
        return self.take_back()

    def take_back(self) -> str:
        """Take the last action back, whosever it was and whatever came of it, and return its text.

        For whoever has seen to it that nobody is wronged: a lesson is its learner's alone, and in a log it stands.
        """
        past, wishes = self.history.pop(), self.position.wishes
        self._return_to(past)
        self.position.wishes = wishes
        self.by_order.discard(len(self.history))
        self.passed = [passed for passed in self.passed if passed.n < len(self.history)]
        self.preferences = [(min(when, len(self.history)), wanted) for when, wanted in self.preferences]
        return past.text

    def copy(self) -> Match[P]:
        """An independent match at the same point, with the same history."""
        return self.at(len(self.history))

    def position_after(self, n: int) -> P:
        """The position after the first n actions, as it is kept: not to be changed."""
        return self.history[n].before if n < len(self.history) else self.position

    def at(self, n: int) -> Match[P]:
        """The match as it was after its first n actions. The match itself stays as it is."""
        if not 0 <= n <= len(self.history):
            raise IndexError(f"this match has {len(self.history)} actions, not {n}")
        twin = type(self)(self.game, self.scenario, self.seats, self.options, list(self.names))
        twin.first_dice, twin.start, twin.heading = self.first_dice.copy(), self.start, self.heading
        twin.new_dice = [(when, dice) for when, dice in self.new_dice if when <= n]
        twin.rules = self.rules
        twin.carried = [(when, rules) for when, rules in self.carried if when <= n]
        twin.remarks = [(when, remark) for when, remark in self.remarks if when <= n]
        twin.preferences = [(when, wanted) for when, wanted in self.preferences if when <= n]
        twin.orders, twin.by_order = dict(self.orders), {number for number in self.by_order if number < n}
        twin.passed = [passed for passed in self.passed if passed.n < n]
        whole = n == len(self.history)
        twin.position = self.position_after(n).copy()
        twin.events = self.events[:] if whole else self.events[: self.history[n].events]
        twin.history = self.history[:n]
        twin.position.log = twin.events
        return twin

    def branch(self, n: int | None = None, seed: int = 1) -> Match[P]:
        """What if: a match that goes its own way after n actions, with dice of its own, and without orders."""
        twin = self.at(len(self.history) if n is None else n)
        twin.orders = {}
        twin.change_dice(FastDice.seeded(seed))
        return twin

    def change_dice(self, dice: AnyDice) -> None:
        """Go on with other dice from here; the record says so."""
        self.position.dice = dice
        self.new_dice.append((len(self.history), dice.copy()))

    # ---- saving

    @property
    def record(self) -> Record:
        """The match as a record: header and actions, from which it can be replayed."""
        from romanum.engine.record import Record

        return Record.of(self)

    @property
    def public_record(self) -> Record:
        """The record for people who still play: without the seed, the position's hash, wishes and plans still secret.

        Of every action it holds what all seats saw of it; a question mark stands for the rest.
        """
        from romanum.engine.record import Record

        return Record.public(self)

    def seen_by_all(self, past: Past[P]) -> str:
        """An action of the history as the other seats saw it."""
        move = self.game.vocabulary.read(past.text)
        return self.game.vocabulary.write_seen(move, self.game.outward(past.before, past.seat, move))

    def to_json(self) -> str:
        """The match as JSON text: its record and its position. `romanum.load` reads it back."""
        from romanum.engine.record import save

        return save(self)

    def fingerprint(self) -> str:
        """A hash of the whole position: equal positions have equal fingerprints on every machine."""
        return self.kept_print or sha256(self.position.to_json()).hexdigest()
