"""The sentences of Trajan: every one that the code can ask for is there, and none is there for nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from romanum.engine.words import SENT
from romanum.games.trajan.data.components import CITIES, HEX_NAMES, MARCHES, UNITS
from romanum.games.trajan.game import Trajan
from romanum.games.trajan.state.actions import VERBS
from romanum.games.trajan.state.names import NAMES

GAME = Trajan()
FOLDER = Path(str(GAME.folder))
PREFIXES = {"tell": "event", "Prompt": "ask", "Refusal": "why"}
BUILT = {f"no-{march}" for march in MARCHES}
"""Codes that the code puts together."""


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))]


@cache
def messages() -> frozenset[str]:
    lines = (FOLDER / "words" / "en.ftl").read_text(encoding="utf-8").splitlines()
    return frozenset(line.split(" ")[0] for line in lines if line[:1].isalpha())


def texts(node: ast.AST | None) -> set[str]:
    found = [] if node is None else [n for n in ast.walk(node) if isinstance(n, ast.Constant)]
    return {n.value for n in found if isinstance(n.value, str)}


def kinds_in(call: ast.Call, name: str, around: ast.AST) -> set[str]:
    """The kinds a call may name: a text, one of two texts, or a variable that holds one."""
    kind = call.args[0 if name != "Refusal" else 1]
    if isinstance(kind, ast.Name):
        given = [n.value for n in ast.walk(around) if isinstance(n, ast.Assign) and kind.id in texts_of_targets(n)]
        return set().union(*(texts_of_value(value) for value in given)) if given else set()
    return texts_of_value(kind) if not isinstance(kind, ast.JoinedStr) else set(BUILT)


def texts_of_targets(assign: ast.Assign) -> set[str]:
    return {target.id for target in assign.targets if isinstance(target, ast.Name)}


def texts_of_value(value: ast.AST) -> set[str]:
    return texts(value.body) | texts(value.orelse) if isinstance(value, ast.IfExp) else texts(value)


def asked() -> Iterator[tuple[str, bool]]:
    """Every message the code can ask for, and whether a part of it is secret."""
    for tree in trees():
        for around in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
            for call in [n for n in ast.walk(around) if isinstance(n, ast.Call) and n.args]:
                name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
                if name not in PREFIXES or (name == "tell" and len(call.args) < 2):
                    continue
                secret = any(word.arg == "secret" for word in call.keywords)
                for kind in kinds_in(call, name, around):
                    yield f"{PREFIXES[name]}-{kind}", secret


def test_the_code_asks_for_many_sentences() -> None:
    found = {message for message, _ in asked()}
    assert {"event-strike", "ask-marching", "why-no-road", "event-unmasked", "ask-leave-city"} <= found
    assert len(found) > 150


def test_every_sentence_that_is_asked_for_is_there() -> None:
    needed = {message for message, _ in asked()} | {f"{m}-known" for m, secret in asked() if secret}
    assert sorted(needed - messages()) == []


def test_every_verb_has_its_label() -> None:
    assert [verb for verb in VERBS if not GAME.words.has(f"do-{verb}")] == []


@pytest.mark.parametrize("how", ["won", "drawn", "conceded", "optimus", "treaty"])
def test_every_end_has_its_sentence(how: str) -> None:
    facts = {"roman": "none", "parthian": "imperator", "side": "parthian", "level": "imperator"}
    assert GAME.words.say(f"how-{how}", facts).endswith(".")


def test_no_sentence_is_there_for_nothing() -> None:
    kinds = {message for message, _ in asked()} | {f"{m}-known" for m, secret in asked() if secret}
    kinds |= {f"do-{verb}" for verb in VERBS}
    constants = set().union(*(texts(tree) for tree in trees()))
    kinds |= {"shown-otherwise", *(m.replace("event-", "shown-", 1) for m in kinds)}
    named = {f"{prefix}-{name}" for prefix in ("how", "part", "risk") for name in constants}
    unused = [m for m in messages() if m not in kinds | named and not m.startswith(SENT)]
    assert sorted(unused) == []


def test_hexes_are_read_as_places() -> None:
    facts = {"side": "roman", "hex": "1714", "destination": "1715", "march": "river"}
    told = GAME.words.say("event-marches", facts)
    assert told == "Rome goes by river from hex 1714 (near Ctesiphon) to Ctesiphon."


def test_every_hex_city_and_unit_has_a_name() -> None:
    ids = [*HEX_NAMES, *(city.id for city in CITIES), *(unit.id for unit in UNITS)]
    assert [one for one in ids if one not in NAMES] == []


def test_no_two_units_share_a_name() -> None:
    names = [NAMES[unit.id] for unit in UNITS]
    assert len(set(names)) == len(names)


def test_a_civis_is_told_by_its_city() -> None:
    assert NAMES["civis-hatra"] == "Civis of Hatra"
    assert NAMES["hatra"] == "Hatra"


def test_a_year_has_no_comma() -> None:
    told = GAME.words.say("event-turn", {"turn": 1, "month": "april", "year": 1114})
    assert told == "April, AD 1114: turn 1 begins."


@pytest.mark.parametrize(
    ("disrupted", "lost", "told"),
    [
        ([], [], "Fire, Rome checks discipline: 5. All stand."),
        (["alae-1"], [], "Fire, Rome checks discipline: 5. Disrupted: Alae 1."),
        ([], ["alae-1", "militia"], "Fire, Rome checks discipline: 5. Lost: Alae 1, Militia."),
        (["alae-1"], ["militia"], "Fire, Rome checks discipline: 5. Disrupted: Alae 1. Lost: Militia."),
    ],
)
def test_a_check_tells_who_is_disrupted_and_who_is_lost(disrupted: list[str], lost: list[str], told: str) -> None:
    facts = {"side": "roman", "hex": "1715", "round": "fire", "die": 5, "disrupted": disrupted, "lost": lost}
    said = GAME.words.say("event-check", {**facts, "failed": len(disrupted), "fallen": len(lost)})
    assert said.strip() == told
