"""The steps and verbs of a game and other parts of it, found where they are written.

`steps_of(__package__)` walks every module of the rooms `state` and `rules` of a game. Nothing is left out in silence:
a class from which others are made says so itself (`abstract: ClassVar[bool] = True`), and every other step names its
rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

from romanum.engine.step import Choice, Step

ROOMS: Final = ("state", "rules")


class BadStep(TypeError):
    """A step of a game that is not what a step must be."""


def steps_of(package: str, *rooms: str) -> dict[str, type[Step[Any]]]:
    """The steps of a game by the name under which they stand on a saved stack; in other rooms if any are named."""
    found: dict[str, type[Step[Any]]] = {}
    for room in rooms or ROOMS:
        for module in modules_in(f"{package}.{room}"):
            for step in steps_in(module):
                _vet(step, found)
                found[step.__name__] = step
    return found


def verbs_of(package: str) -> list[Mapping[str, str]]:
    """The verbs of all parts of a game: each part has them in a module that is called `actions`."""
    modules = (module for room in ROOMS for module in modules_in(f"{package}.{room}"))
    return [vars(module)["VERBS"] for module in modules if module.__name__.endswith(".actions")]


def modules_in(name: str) -> Iterator[ModuleType]:
    """A module, and if it is a package all that are in it, at any depth."""
    module = import_module(name)
    yield module
    for entry in walk_packages(getattr(module, "__path__", ()), f"{name}."):
        yield import_module(entry.name)


def steps_in(module: ModuleType) -> list[type[Step[Any]]]:
    """The steps written in a module, those left out from which others are made."""
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == module.__name__]
    return [step for step in own if issubclass(step, Step) and not vars(step).get("abstract", False)]


def _vet(step: type[Step[Any]], others: dict[str, type[Step[Any]]]) -> None:
    """A step has a rule and a name of its own, and one that offers what is allowed checks nothing."""
    name = f"{step.__module__}.{step.__name__}"
    if not step.rule:
        raise BadStep(f"{name} names no rule; if other steps are made from it, it is abstract")
    if step.__name__ in others:
        raise BadStep(f"{name} and {others[step.__name__].__module__} have a step of the same name")
    if issubclass(step, Choice) and (step.check is not Step.check or step.candidates is not Choice.candidates):
        raise BadStep(f"{name} is a Choice: it has options, and neither candidates nor a check")


PARTS: Final[Mapping[str, tuple[str, str]]] = {
    "describe": ("screen.view", "describe"),
    "stakes": ("screen.stakes", "STAKES"),
    "odds": ("screen.chances", "odds"),
    "outcome": ("screen.outcomes", "outcome"),
    "meanwhile": ("screen.outcomes", "meanwhile"),
    "ways": ("screen.ways", "ways"),
    "components": ("screen.parts", "parts"),
    "in_words": ("screen.tongues", "in_words"),
    "texts": ("screen.tongues", "texts"),
    "picture": ("screen.picture", "picture"),
    "board": ("text.board", "BOARD"),
    "pages": ("text.pages", "pages"),
    "reckoning": ("bots.account", "account"),
    "sheets": ("rules.custom_positions", "SHEETS"),
    "faults": ("state.faults", "faults"),
    "check": ("data.check", "check"),
}
"""Where a game has what it need not say twice: in which module of its folder, and by which name."""


@cache
def part_of(game: type, part: str) -> Any:
    """A part that lies in its place in the folder of a game, or of the game that it is made from; None where none does.

    It is read when it is first asked for.
    """
    room, name = PARTS[part]
    for kind in game.__mro__:
        folder = kind.__module__.rpartition(".")[0]
        if folder and folder != __package__ and (found := _module(folder, room)) is not None:
            return getattr(found, name, None)
    return None


def _module(folder: str, room: str) -> ModuleType | None:
    """A module in a folder; None if there is none. What goes wrong inside it is no lack of it."""
    try:
        return import_module(f"{folder}.{room}")
    except ModuleNotFoundError as problem:
        if problem.name is None or not f"{folder}.{room}.".startswith(f"{problem.name}."):
            raise
        return None
