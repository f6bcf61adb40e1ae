"""The sentences of a game: every one that its code can ask for is there, and none is there for nothing.

They are read out of the source of the game's rooms: what `tell`, `Prompt` and `Refusal` are given by name, as one of
two texts, in a variable of the same function, or in what a class says it asks. Kinds that the code puts together are
known by how they begin: `built={"shield-": ("murder", "council")}`; whole questions that come from data or a table by
`built={"ask-": (…)}`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from romanum.engine.game import Game
from romanum.engine.sheets.captions import row_messages
from romanum.engine.speech.words import SENT

PREFIXES: Final = {"tell": "event", "Prompt": "ask", "Refusal": "why", "Wrong": "fault", "blame": "fault"}
"""What each call asks for."""
ASKS: Final = ("ask", "asks")
"""Where the steps of a class say what they ask."""
NAMED: Final = ("how", "part", "risk", "aim", "blunder")
"""Sentences that are asked for by a text which stands elsewhere in the code."""
WHOLE: Final = "stake-"
"""How sentences begin that are asked for by their whole names."""
OLD: Final = "-older"
"""How sentences end that only records of earlier versions ask for."""

SELECTS: Final = re.compile(r"\{ ?\$([\w-]+) ->")
"""Where a sentence begins to choose by a fact."""

SECOND: Final = ("Refusal", "blame")
"""Calls that are given something else before the sentence."""

WINDOW_WORDS: Final = ("", "-about", "-concerns", "-never")
"""What a kind of window may have words for."""


class Wording:
    """The words of a game, and its code as far as it asks for them."""

    def __init__(self, game: Game[Any], built: Mapping[str, Iterable[str]] | None = None) -> None:
        self.game, self.built = game, built or {}
        self.folder = Path(str(game.folder))

    @cached_property
    def trees(self) -> list[ast.Module]:
        """The code of every room."""
        return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(self.folder.rglob("*.py"))]

    @cached_property
    def messages(self) -> frozenset[str]:
        """The sentences there are."""
        return frozenset().union(*map(_messages, self.sources))

    @cached_property
    def sources(self) -> list[str]:
        """The files with sentences: the game's own, and those of each part of its rules."""
        return [path.read_text(encoding="utf-8") for path in sorted((self.folder / "words").rglob("en.ftl"))]

    @cached_property
    def needed(self) -> frozenset[str]:
        """The sentences that the code asks for: of events with a secret also what is told to those who know it."""
        asked = set(self._asked())
        return frozenset({kind for kind, _ in asked} | {f"{kind}-known" for kind, secret in asked if secret})

    @cached_property
    def constants(self) -> frozenset[str]:
        """Every text in the code."""
        return frozenset().union(*(texts(tree) for tree in self.trees))

    def calls(self, *names: str) -> Iterator[ast.Call]:
        """The calls of functions of these names, in all rooms."""
        for tree in self.trees:
            yield from (call for call in _of(ast.Call, tree) if called(call) in names)

    def _asked(self) -> Iterator[tuple[str, bool]]:
        """Every sentence the code can ask for, and whether a part of it is secret."""
        for tree in self.trees:
            for around in _of(ast.FunctionDef, tree):
                for call in _of(ast.Call, around):
                    yield from self._of_call(call, around)
            for assign in _of(ast.AnnAssign, tree):
                if isinstance(assign.target, ast.Name) and assign.target.id in ASKS and assign.value is not None:
                    yield from ((f"ask-{kind}", False) for kind in texts(_kind_asked(assign.value)) if kind)

    def _of_call(self, call: ast.Call, around: ast.AST) -> Iterator[tuple[str, bool]]:
        name = called(call)
        place = 1 if name in SECOND else 0
        if name in PREFIXES and len(call.args) > max(place, name == "tell"):
            secret = any(word.arg == "secret" for word in call.keywords)
            yield from ((f"{PREFIXES[name]}-{kind}", secret) for kind in self._kinds(call.args[place], around))

    def _kinds(self, kind: ast.AST, around: ast.AST) -> set[str]:
        """The kinds a call may name: a text, one of two texts, a variable that holds one, one built."""
        if isinstance(kind, ast.IfExp):
            return self._kinds(kind.body, around) | self._kinds(kind.orelse, around)
        if isinstance(kind, ast.Name):
            given = [n.value for n in _of(ast.Assign, around) if kind.id in _targets(n)]
            return set().union(*(self._kinds(value, around) for value in given))
        if isinstance(kind, ast.JoinedStr):
            return {f"{start}{end}" for start in texts(kind) & self.built.keys() for end in self.built[start]}
        return texts(kind)


def sentences_are_there(wording: Wording) -> int:
    """Whatever the code asks for, and a label for every verb."""
    game = wording.game
    missing = sorted(wording.needed - wording.messages - ENGINE)
    assert not missing, f"{game.id}: the code asks for sentences that are not there: {', '.join(missing)}"
    silent = [verb for verb in game.vocabulary.verbs if not game.words.has(f"do-{verb}")]
    assert not silent, f"{game.id}: no label do-… for {', '.join(silent)}"
    return len(wording.needed)


def no_sentence_for_nothing(wording: Wording) -> int:
    """Each is asked for by the code, labels a verb, tells what all may know of an event, is put together by a client,
    makes names, stands for one of the engine's own, or was asked for once.
    """
    used = set(ENGINE)
    shown = {message.replace("event-", "shown-", 1) for message in wording.needed} | {"shown-otherwise"}
    used |= wording.needed | shown | {f"do-{verb}" for verb in wording.game.vocabulary.verbs}
    used |= {f"{prefix}-{name}" for prefix in NAMED for name in wording.constants}
    used |= {name for name in wording.constants if name.startswith(WHOLE)}
    used |= {f"{start}{end}" for start, ends in wording.built.items() for end in ends} | _thumbs(wording.game)
    used |= {f"window-{kind}{part}" for kind in wording.game.windows for part in WINDOW_WORDS}
    used |= {f"question-{kind}{part}" for kind in wording.game.position_type.questions for part in ("", "-about")}
    used |= {f"answer-{kind.id}-{answer}" for kind in wording.game.questions.values() for answer in kind.answers}
    used |= {message for message, _ in wording.game.made_names.values()}
    used |= _drawers(wording.game) | _rows(wording.game)
    used |= {f"entry-{name}" for name in wording.constants}
    idle = sorted(
        message for message in wording.messages - used if not message.endswith(OLD) and not message.startswith(SENT)
    )
    assert not idle, f"{wording.game.id}: nothing asks for {', '.join(idle)}"
    return len(wording.messages)


def _thumbs(game: Game[Any]) -> set[str]:
    """The rules of thumb that a hint can ask for: of a verb, of a step, of a verb there."""
    verbs = list(game.vocabulary.verbs)
    told = {*verbs, *game.steps, *(f"{step}-{verb}" for step in game.steps for verb in verbs)}
    return {f"thumb-{name}" for name in told}


def _drawers(game: Game[Any]) -> set[str]:
    """What the drawers of a sheet are called."""
    sheets = game.sheets()
    return {f"drawer-{drawer.id.replace('_', '-')}" for drawer in sheets.drawers} if sheets else set()


def _rows(game: Game[Any]) -> set[str]:
    """What kinds of rows, their fields and what stands in these are called, in drawers that have rows."""
    sheets, g = game.sheets(), game.new(seed=1).position
    told = [drawer.about(g) for drawer in sheets.drawers] if sheets else []
    blocks = [row_messages(about) for about in told if about["shape"] == "blocks"]
    return {message for said in blocks for messages in said.values() for message in messages}


def drawers_have_titles(wording: Wording) -> int:
    """Every drawer of a sheet is called something."""
    drawers = _drawers(wording.game)
    missing = sorted(drawers - wording.messages - ENGINE)
    assert not missing, f"{wording.game.id}: drawers are called nothing: {', '.join(missing)}"
    return len(drawers) + 1


def choices_keep_their_names(wording: Wording) -> int:
    """No name of a thing hides a word by which a sentence chooses among its variants."""
    chosen = {choice for source in wording.sources for choice in _choices(source)}
    names = wording.game.names
    hidden = sorted({word for fact, word in chosen if (names.get(f"{fact}:{word}") or names.get(word, word)) != word})
    assert not hidden, f"{wording.game.id}: sentences choose by words that are shown as names: {', '.join(hidden)}"
    return len(chosen)


def _choices(source: str) -> Iterator[tuple[str, str]]:
    """The facts by which sentences choose, each with the words of its variants."""
    facts: list[str] = []
    for line in source.splitlines():
        bare = line.strip(" *")
        if bare.startswith("}") and facts:
            facts.pop()
        if bare.startswith("[") and facts:
            yield facts[-1], bare.partition("]")[0][1:]
        facts += SELECTS.findall(line)


def _messages(source: str) -> frozenset[str]:
    """The names of the sentences in a file."""
    return frozenset(line.split(" ")[0] for line in source.splitlines() if line[:1].isalpha())


ENGINE: Final = _messages((files("romanum.engine") / "words" / "en.ftl").read_text(encoding="utf-8"))
"""The sentences that every game has."""


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _kind_asked(value: ast.expr) -> ast.expr:
    """The kind of a question: of what `Asks` is given the first; the others are its facts."""
    return value.args[0] if isinstance(value, ast.Call) and value.args else value


def texts(node: ast.AST) -> set[str]:
    """The texts in a piece of code."""
    return {n.value for n in _of(ast.Constant, node) if isinstance(n.value, str)}


def _of(kind: type[Any], node: ast.AST) -> list[Any]:
    return [n for n in ast.walk(node) if isinstance(n, kind)]


def _targets(assign: ast.Assign) -> set[str]:
    return {target.id for target in assign.targets if isinstance(target, ast.Name)}


CHECKS: Final = (sentences_are_there, no_sentence_for_nothing, drawers_have_titles, choices_keep_their_names)
"""What a test runs one by one."""
