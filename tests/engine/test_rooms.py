"""The steps of a game are found where they are written, and none is left out in silence."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import msgspec
import pytest

from romanum.engine.rooms import BadStep, part_of, steps_of
from romanum.engine.step import Choice, Step, Task
from toy import steps as toy_steps
from toy.game import TOY, Toy
from toy.steps import Battle, Turn


class Nameless(Task[Any], frozen=True):
    """No rule."""


class Base(Task[Any], frozen=True):
    """Made for others."""

    abstract: ClassVar[bool] = True


class Derived(Base, frozen=True):
    """An heir, who is not abstract because his forebear is."""

    rule: ClassVar[str] = "2a"


class Doubtful(Choice[Any], frozen=True):
    """Options, and a check as well."""

    rule: ClassVar[str] = "6c"

    def check(self, g: Any, seat: int, move: Any) -> None:
        return None


Namesake: Any = msgspec.defstruct("Turn", [], bases=(Step,), namespace={"rule": "4a"}, frozen=True)


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Write steps into modules of a package."""

    def write(**modules: type[Step[Any]]) -> dict[str, type[Step[Any]]]:
        for name, step in modules.items():
            module = ModuleType(f"found.{name}")
            monkeypatch.setattr(step, "__module__", module.__name__)
            setattr(module, step.__name__, step)
            monkeypatch.setitem(sys.modules, module.__name__, module)
        return steps_of("found", *modules)

    return write


def test_the_steps_of_the_toy_game_are_all_there() -> None:
    written = {thing.__name__ for thing in vars(toy_steps).values() if isinstance(thing, type)}
    assert (TOY.steps["Turn"], TOY.steps["Battle"]) == (Turn, Battle)
    assert set(TOY.steps) <= written
    assert len(TOY.steps) == 11


def test_what_a_module_only_uses_is_not_its_own() -> None:
    assert "Step" not in TOY.steps
    assert "Offer" not in TOY.steps


def test_a_package_is_walked_with_all_its_modules() -> None:
    assert list(steps_of("toy", "steps", "state")) == list(steps_of("toy", "steps"))
    assert "Battle" in steps_of("romanum.games.hre")


def test_a_class_for_others_says_so_itself(package: Any) -> None:
    assert package(first=Base, second=Derived) == {"Derived": Derived}


def test_a_step_without_a_rule_is_an_error(package: Any) -> None:
    with pytest.raises(BadStep, match=r"found\.first\.Nameless names no rule"):
        package(first=Nameless)


def test_two_steps_of_one_name_are_an_error(package: Any) -> None:
    with pytest.raises(BadStep, match=r"found\.second\.Turn and found\.first have a step of the same name"):
        package(first=Turn, second=Namesake)


def test_a_choice_with_a_check_is_an_error(package: Any) -> None:
    with pytest.raises(BadStep, match="Doubtful is a Choice"):
        package(first=Doubtful)


def test_a_room_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ModuleNotFoundError):
        steps_of("toy", "cellar")


# ---- parts that lie in their place


def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, view: str) -> type:
    """A game in a folder of its own, with one module in its place."""
    (tmp_path / name / "screen").mkdir(parents=True)
    (tmp_path / name / "screen" / "view.py").write_text(view, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return type("Ours", (Toy,), {"__module__": f"{name}.game"})


def test_what_lies_in_its_place_is_found_also_for_a_game_made_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = "def describe(known, seat):\n    return {'told': seat}\n"
    ours = folder(tmp_path, monkeypatch, "palatium", view)
    made_from_it = type("Another", (ours,), {"__module__": "nowhere.at_all"})
    for kind in (ours, made_from_it):
        assert part_of(kind, "describe")(None, 3) == {"told": 3}
        assert part_of(kind, "picture") is None
    assert part_of(Toy, "board") is None, "the engine has a module of that name, which is no game's"


def test_a_part_that_does_not_work_is_not_taken_for_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = folder(tmp_path, monkeypatch, "ruina", "import romanum.no_such_room\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_room"):
        part_of(ours, "describe")
