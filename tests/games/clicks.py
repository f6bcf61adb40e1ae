"""A person at a table who has set nothing: how often he clicks for what he does.

A button is a click, and so is a place on the map about which one thing can be done; where several can, a list opens
and takes another. What gives something up is asked once more. Whoever points at where he goes is there with one click,
or with two where the way can lose something or is one of several; he halts where it must end, and elsewhere says so.
What has but one answer answers itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from romanum.engine.match import Match

LETS_IT_BE: Final = ("pass", "ready", "done", "stand", "feed", "let-pass", "halt")
PATIENCE: Final = 200
EVEN: Final = 0.5


class Person:
    """Somebody in a seat of a match against bots, who do no more than they must."""

    unbeaten: Collection[str] = ()
    """Verbs of which the map offers, at one place, only what nothing beats."""

    def __init__(self, match: Match[Any], seat: int, aside: Collection[str] = ()) -> None:
        """`aside`: verbs of what lies in a tray or a sheet of the game's own, and not on the map."""
        self.match, self.seat, self.aside = match, seat, aside
        self.clicks = 0
        self.told: list[str] = []
        """What was done, and by how many clicks."""
        match.wish_as_usual(seat)
        self.rests()

    @classmethod
    def beside(cls, match: Match[Any], seat: int) -> Person:
        """Somebody whose clicks are counted while the match is played by others."""
        person = cls.__new__(cls)
        person.match, person.seat, person.aside, person.clicks, person.told = match, seat, (), 0, []
        return person

    @property
    def step(self) -> str:
        """What he is asked; empty if nothing is."""
        asked = not self.match.over and self.seat in self.match.pending
        return self.match.decision(self.seat).step if asked else ""

    @property
    def options(self) -> list[str]:
        """What he may answer."""
        return [option.text for option in self.match.decision(self.seat).options] if self.step else []

    def does(self, *texts: str) -> None:
        """Actions by clicks, one after the other."""
        for text in texts:
            self._count(self.clicks_for(text), text)
            self.match.play(self.seat, text)
            self.rests()

    def counts(self, text: str) -> None:
        """Clicks for an action that is played elsewhere."""
        self._count(self.clicks_for(text), text)

    def leads_out(self, lead: str) -> int:
        """A leader, and by the same button everybody who may come along; how many those are."""
        self._count(1, lead)
        self.match.play(self.seat, lead)
        taken = 0
        while takes := [text for text in self.options if text.startswith("take ")]:
            self.match.play(self.seat, takes[0])
            taken += 1
        return taken

    def does_one(self, beginning: str) -> None:
        """The first of the offered actions that begins so."""
        self.does(next(text for text in self.options if text.startswith(beginning)))

    def again(self, text: str) -> None:
        """One click with Shift: as often as it is offered, until dice fall or somebody else is asked."""
        self._count(self.clicks_for(text), f"{text} again")
        mark = self.match.position.dice.mark()
        while self.step and text in self.options and self.match.position.dice.mark() == mark:
            self.match.play(self.seat, text)
        self.rests()

    @property
    def turn(self) -> int:
        """Which turn it is."""
        return self.match.game.turn(self.match.position)

    def ends_the_turn(self, answers: Mapping[str, str] = {}) -> None:
        """One word, and whatever could still be done in this turn is passed: by these answers, or by being done."""
        self._count(1, "the turn is over")
        turn = self.turn
        while self.turn == turn and (text := answers.get(self.step, "" if answers else "done")) in self.options:
            self.match.play(self.seat, text)
            self.rests()

    def goes(self, goal: str) -> None:
        """To a place that he points at, and on after others were asked, as long as nothing has happened."""
        ways = self.match.ways(self.seat).to(goal)
        stays = {stay for way in ways for stay in way.stays if way.ends}
        asks = len(ways) > 1 or len(stays) > 1 or any(risk.loses for risk in ways[0].risks)
        self._count(2 if asks else 1, f"-> {goal}")
        walk = self.match.go(self.seat, ways[0], stay=bool(stays) and self.match.game.vocabulary.write(stays.pop()))
        self.rests()
        while self.step and (onward := walk.onward()):
            walk = self.match.walk(self.seat, onward)
            self.rests()

    def _count(self, clicks: int, what: str) -> None:
        self.clicks += clicks
        self.told.append(f"{what}: {clicks}")

    def clicks_for(self, text: str) -> int:
        """Pointed at where it happens, from a list if several things can be done there, and asked back."""
        place = self._place(text)
        alike = [option for option in self.options if place and self._place(option) == place and self.is_shown(option)]
        stake = self.match.at_stake(self.seat).stakes.get(text)
        asked = (stake is not None and bool(stake.words)) or self._is_long_shot(text)
        return 1 + (len(alike) > 1 or (text not in alike and bool(place))) + asked

    def _is_long_shot(self, text: str) -> bool:
        """An attack below even odds that can cost something, where another answer has better ones."""
        odds = self.match.odds(self.seat, text)
        if odds is None or self.match.decision(self.seat).question or odds.gain is not None or odds.win >= EVEN:
            return False
        others = [self.match.odds(self.seat, one) for one in self.options] if odds.expected_losses.own else []
        return any(other is None or other.win > odds.win for other in others)

    def is_shown(self, text: str) -> bool:
        """Whether the map offers it: of attacks on one place, those worse than another are in the list of all."""
        verb, goal, *_ = (*text.split(), "")
        if verb not in self.unbeaten:
            return True
        rivals = [self._gains(one) for one in self.options if one.split()[:2] == [verb, goal]]
        own = self._gains(text)
        return not any(one != own and all(x >= y for x, y in zip(one, own, strict=True)) for one in rivals)

    def _gains(self, attack: str) -> tuple[float, ...]:
        """What speaks for an attack."""
        odds = self.match.odds(self.seat, attack)
        assert odds is not None, attack
        return odds.win, -odds.expected_losses.own, odds.expected_losses.enemy

    def _place(self, text: str) -> str:
        """Where on the map an action is found; empty for a button."""
        verb, *words = text.split()
        names = {} if verb in self.aside else self.match.words.names
        return next((word for word in words if word in names and self.match.game.place(word) == word), "")

    def rests(self) -> None:
        """The others answer, and so does the question that has but one answer."""
        for _ in range(PATIENCE):
            if self.match.over or (self.step and len(self.options) > 1):
                return
            seat = self.seat if self.step else self.match.pending[0]
            texts = [option.text for option in self.match.decision(seat).options]
            self.match.play(seat, next((text for text in LETS_IT_BE if text in texts), texts[-1]))
        raise AssertionError("the others never come to an end")
