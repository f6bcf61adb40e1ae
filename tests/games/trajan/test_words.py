"""The sentences of Trajan: every one that the code can ask for is there, and none is there for nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from romanum.engine.conformance import wording
from romanum.games.trajan.data.components import CITIES, HEX_NAMES, MARCHES, UNITS
from romanum.games.trajan.game import Trajan
from romanum.games.trajan.state.names import NAMES

GAME = Trajan()
WORDING = wording.Wording(GAME, {"no-": MARCHES})


@pytest.mark.parametrize("check", wording.CHECKS, ids=lambda check: check.__name__)
def test_words(check: Callable[[wording.Wording], int]) -> None:
    assert check(WORDING) > 0


def test_the_code_asks_for_many_sentences() -> None:
    assert {"event-strike", "ask-marching", "why-no-road", "event-unmasked", "ask-leave-city"} <= WORDING.needed
    assert len(WORDING.needed) > 150


@pytest.mark.parametrize("how", ["won", "drawn", "conceded", "optimus", "treaty"])
def test_every_end_has_its_sentence(how: str) -> None:
    facts = {"roman": "none", "parthian": "imperator", "side": "parthian", "level": "imperator"}
    assert GAME.words.say(f"how-{how}", facts).endswith(".")


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
