"""Sentences: every event, prompt, action and refusal in plain words, translatable.

The sentences of a game stand in Fluent files (`words/en.ftl`), one message a kind: `event-…`, `ask-…`, `do-…`,
`why-…`. Facts are put in by name; public ids become their display names. Where two kinds of things share an id, a name
may be kept for one kind of fact alone, as in `area:galli`.

Other languages stand beside English (`words/de.ftl`); what one does not have is said in English. What is called
otherwise there has a message `name-…` (`name_message` tells how an id is written in it). Names that many things have
alike, as hexes near a city, are made of one message and facts (`Made`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

import msgspec
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from romanum.engine.speech.fluent_files import messages_of
from romanum.engine.speech.language import ENGLISH
from romanum.engine.speech.typography import held_together

MOST_REMEMBERED: Final = 20_000
MINUS: Final = "\N{MINUS SIGN}"
SMALL: Final = 1000
"""Numbers from here on are written with separators, as the language wants it."""

SENT: Final = ("screen-", "topic-", "luck-", "tip-")
"""How sentences begin that a client is sent once, as it puts the facts in itself."""

Made: TypeAlias = tuple[str, Mapping[str, str]]
"""What a name is made of: a message and its facts, of which ids become names, but for the id that is being named."""

Pattern: TypeAlias = str | list[Any]
"""A sentence for a client to put facts into: "{place} falls", or parts of which some are chosen by a fact."""


class Named(str):
    """The name of a thing in another language, by which a sentence can still choose as it does in English."""

    __slots__ = ("also",)
    also: tuple[str, str]

    @classmethod
    def of(cls, name: str, *also: str) -> Named:
        """A name, with the thing's id and its English name."""
        made = cls(name)
        made.also = (also[0], also[1])
        return made

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True or other in self.also

    def __hash__(self) -> int:
        return str.__hash__(self)


class Words:
    """The sentences of a game in one language. Making one is slow, so those made last are remembered."""

    def __init__(
        self,
        sources: Sequence[str],
        names: Mapping[str, str],
        language: str = ENGLISH,
        english: Words | None = None,
        made: Mapping[str, Made] | None = None,
    ) -> None:
        self._language, self._english, self._made = language, english, made or {}
        self._messages: dict[str, ast.Message] = {}
        for source in sources:
            self._messages.update(messages_of(source))
        self._settle(names)

    def _settle(self, names: Mapping[str, str]) -> None:
        """Make ready to say the messages there are."""
        self._bundle = FluentBundle([self._language], use_isolating=False, functions=FUNCTIONS)
        resource = FluentResource("")
        resource.body = list(self._messages.values())
        self._bundle.add_resource(resource, allow_overrides=True)
        self._plain = {name: _parts(message) for name, message in self._messages.items()}
        self._said: dict[tuple[str, bytes], str] = {}
        self.names: Mapping[str, str] = names
        if self._english is not None:
            own = {thing: name_message(thing) for thing in names if name_message(thing) in self._messages}
            self.names = {**names, **{thing: self._make(message, {}) for thing, message in own.items()}}
            made = {thing: one for thing, one in self._made.items() if one[0] in self._messages and thing not in own}
            self.names = {**self.names, **{thing: self._name(thing, *one) for thing, one in made.items()}}

    @classmethod
    def load(
        cls,
        folders: Sequence[Traversable],
        names: Mapping[str, str],
        language: str = ENGLISH,
        made: Mapping[str, Made] | None = None,
    ) -> Words:
        """Read `LANGUAGE.ftl` of each folder; later folders may replace messages of earlier ones.

        What a folder says in English alone is said in English, even if an earlier folder has it in the language.
        """
        english = cls([(f / "en.ftl").read_text(encoding="utf-8") for f in folders], names, made=made)
        return english if language == ENGLISH else english.translated(folders, language)

    def translated(self, folders: Sequence[Traversable], language: str) -> Words:
        """The same sentences in another language, as far as these folders have it."""
        words = Words([], self.names, language, self, self._made)
        for folder in folders:
            mine = messages_of((folder / "en.ftl").read_text(encoding="utf-8"))
            file = folder / f"{language}.ftl"
            text = file.read_text(encoding="utf-8") if file.is_file() else ""
            theirs = messages_of(held_together(text, language))
            for name in mine.keys() - theirs.keys():
                words._messages.pop(name, None)
            words._messages.update(theirs)
        words._settle(self.names)
        return words

    def calling(self, names: Mapping[str, str]) -> Words:
        """The same sentences where some things are called otherwise, by their ids, as in one scenario."""
        words = copy(self)
        words.names, words._said = {**self.names, **names}, {}
        words._english = self._english and self._english.calling(names)
        return words

    def has(self, message: str) -> bool:
        """Whether there is a sentence of that name."""
        return message in self._messages or (self._english is not None and self._english.has(message))

    def has_own(self, message: str) -> bool:
        """Whether there is one in this very language."""
        return message in self._messages

    def patterns(self, *prefixes: str) -> dict[str, Pattern]:
        """The sentences whose names begin so, their attributes as `name.attribute`: for a client that has the facts.

        Where a fact chooses among several, as by number, there is a part {"by": fact, "cases": {"one": …, "other": …}}.
        """
        found: dict[str, Pattern] = {}
        if self._english is not None:
            found = {name: _in_english(one) for name, one in self._english.patterns(*prefixes).items()}
        for name, message in self._messages.items():
            if not name.startswith(prefixes):
                continue
            if message.value is not None:
                found[name] = _pattern(name, message.value)
            found |= {f"{name}.{one.id.name}": _pattern(name, one.value) for one in message.attributes}
        return found

    def say(self, message: str, facts: Mapping[str, Any]) -> str:
        """The sentence with its facts. A missing sentence shows its name and facts rather than nothing."""
        if message not in self._messages:
            return f"{message} {dict(facts)}" if self._english is None else self._english.say(message, facts)
        key = (message, msgspec.json.encode(facts, enc_hook=str))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._make(message, facts)
        return said

    def figure(self, number: float, *, signed: bool = False) -> str:
        """A number with one digit after the point, or the comma."""
        written: str = format_decimal(abs(number), "0.0", locale=self._language)
        return (("+" if number >= 0 else MINUS) if signed else MINUS if number < 0 else "") + written

    def _name(self, thing: str, message: str, facts: Mapping[str, str]) -> str:
        """A name that is made of a message and facts."""
        told = {fact: value if value == thing else self.names.get(value, value) for fact, value in facts.items()}
        return self._formed(message, told)

    def _make(self, message: str, facts: Mapping[str, Any]) -> str:
        several = type(facts.get("number")) is int and facts["number"] != 1
        put_in = {k: self._several(v) if several and self._several(v) else self._fact(v, k) for k, v in facts.items()}
        return self._formed(message, put_in)

    def _formed(self, message: str, put_in: Mapping[str, str | int | float]) -> str:
        """The sentence with facts as they are to be read."""
        plain = self._plainly(self._plain.get(message, []), put_in)
        if plain is not None:
            return plain
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, dict(put_in))
        if problems:
            raise ValueError(f"sentence {message}: {problems[0]} (facts: {', '.join(put_in)})")
        return str(text)

    def _plainly(self, parts: Sequence[str], facts: Mapping[str, str | int | float]) -> str | None:
        """A sentence of words and facts alone, as most are, without asking Fluent; None if there is more to it."""
        found = [parts[i] if i % 2 == 0 else facts.get(parts[i]) for i in range(len(parts))]
        if not parts or not all(isinstance(fact, str) or (type(fact) is int and 0 <= fact < SMALL) for fact in found):
            return None
        return "".join(map(str, found))

    def _several(self, value: Any) -> str:
        """What several are called, where `number` says there are: `names["legion+"]`; empty if the same."""
        return self.names.get(f"{value}+", "") if isinstance(value, str) else ""

    def _of_kind(self, value: str, kind: str) -> str | None:
        """What a thing of a kind is called where that differs, be it alone or among several: `leader:brutus`."""
        return self.names.get(f"{kind}:{value}") or self.names.get(f"{kind.removesuffix('s')}:{value}")

    def _fact(self, value: Any, kind: str = "") -> str | int | float:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if isinstance(value, str):
            name = self._of_kind(value, kind) or self.names.get(value, value)
            return name if self._english is None else Named.of(name, value, str(self._english._fact(value, kind)))
        if isinstance(value, list | tuple):
            return ", ".join(str(self._fact(v, kind)) for v in value)
        if isinstance(value, dict):
            if "what" in value:
                return f"{self._fact(value['what'])} [{value['rule']}]"
            return ", ".join(f"{self._fact(k)} {self._fact(v)}" for k, v in value.items())
        return str(value)


def signed(number: float) -> str:
    """`{ SIGNED($by) }` in a sentence: a change, or a place on a track, with its sign.

    >>> signed(2), signed(0), signed(-1) == f"{MINUS}1"
    ('+2', '0', True)
    """
    return f"{'+' if number > 0 else MINUS if number < 0 else ''}{abs(number)}"


FUNCTIONS: Final[dict[str, Any]] = {"SIGNED": signed}
"""What sentences can call."""


def name_message(thing: str) -> str:
    """The message with the name of a thing: of `area:galli` it is `name-area__galli`, of `legion+` what several are.

    >>> name_message("area:galli"), name_message("legion+")
    ('name-area__galli', 'name-legion__several')
    """
    return f"name-{thing.replace(':', '__').replace('+', '__several').replace('/', '-')}"


def _in_english(pattern: Pattern) -> Pattern:
    """A pattern that stands in for one of another language: what it chooses by number, it chooses as English does."""
    if isinstance(pattern, str):
        return pattern
    return [part if isinstance(part, str) else _cases_in_english(part) for part in pattern]


def _cases_in_english(part: dict[str, Any]) -> dict[str, Any]:
    return {**part, "in": ENGLISH, "cases": {key: _in_english(one) for key, one in part["cases"].items()}}


def _parts(message: ast.Message) -> list[str]:
    """Words and the names of facts in turns, beginning and ending with words; empty if there is anything else."""
    parts = [""]
    for element in message.value.elements if message.value is not None else ():
        if isinstance(element, ast.TextElement):
            parts[-1] += element.value
        elif isinstance(element.expression, ast.VariableReference):
            parts += [element.expression.id.name, ""]
        else:
            return []
    return parts


def _pattern(name: str, value: ast.Pattern) -> Pattern:
    """Words with the names of facts in braces; a list where there is anything to choose."""
    parts: list[Any] = [""]
    for element in value.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            parts += [_cases(name, element.expression), ""]
        else:
            parts[-1] += element.value if isinstance(element, ast.TextElement) else _put_in(name, element)
    return parts[0] if len(parts) == 1 else [part for part in parts if part]


def _cases(name: str, chosen: ast.SelectExpression) -> dict[str, Any]:
    selector = chosen.selector
    if not isinstance(selector, ast.VariableReference):
        raise ValueError(f"sentence {name}: a client can choose by a fact alone")
    keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in chosen.variants]
    cases = {key: _pattern(name, one.value) for key, one in zip(keys, chosen.variants, strict=True)}
    other = next(key for key, one in zip(keys, chosen.variants, strict=True) if one.default)
    return {"by": selector.id.name, "cases": cases, "other": other}


def _put_in(name: str, element: ast.Placeable) -> str:
    """The name of a fact in braces, or a text that is written as one to keep its spaces."""
    if isinstance(element.expression, ast.StringLiteral):
        return element.expression.value
    if not isinstance(element.expression, ast.VariableReference):
        raise ValueError(f"sentence {name}: a client can put in facts alone")
    return f"{{{element.expression.id.name}}}"
