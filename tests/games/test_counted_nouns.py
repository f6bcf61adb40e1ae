"""A count before a noun chooses by number, in all words and all languages: never "1 shifts", never "1 Felder".

A noun of the lists, or one word before it, must not follow a number bare: the sentence has a case for one of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

from romanum.engine.speech.fluent_files import ENTRY, messages_of
from romanum.engine.speech.language import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "web/src", "examples")
NAME: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NOUNS: Final = {
    "en": (
        "actions areas Armies armies bands battles cards characters choices cities Cities conditions Connections "
        "counters days dice Elephants Equivalents fleets forces Forts forts Garrisons hexes hours leaders Legions "
        "legs levels markers matches men minutes months Moves Objectives pieces places players points Points "
        "Provinces questions Rebels rolls rules scenarios seats seconds shifts ships Spaces squadrons Squadrons "
        "steps stratagems talents Towns turns Units units"
    ),
    "de": (
        "Aktionen Armeen Bedingungen Besatzungen Einheiten Elefanten Ersatzpunkte Ersatzpunkten Etappen Felder "
        "Feldern Flotten Gebiete Hauptbewegungen Karten Kastelle Kastellen Kämpfe Landverbindungen Legionen "
        "Legionsäquivalente Mauerpunkte Milizpunkte Minuten Monate Monaten Nebenbewegungen Orte Orten Partien "
        "Provinzen Punkte Punkten Rebellen Regeln Scharen Schiffe Seeverbindungen Sekunden Siedlungen Steine "
        "Strategeme Stufen Stunden Städte Stärkepunkte Szenarien Talente Verschiebungen Versorgungspunkte Würfe "
        "Würfen Züge Zügen"
    ),
    "fr": (
        "actions armées bandes cartes chefs cités combats conditions décalages escadres espaces flottes flèches "
        "forts garnisons heures hexagones hommes jetons jets joueurs lancers liaisons lieux légions marqueurs "
        "minutes navires niveaux objectifs parties pions points provinces rebelles règles scénarios secondes "
        "stratagèmes talents unités villes zones éléphants équivalents étapes"
    ),
    "es": (
        "acciones bandas cartas ciudades combates condiciones conexiones dados desplazamientos ejércitos elefantes "
        "Equivalentes escenarios Escuadras Espacios estratagemas etapas fichas flotas fuertes fuerzas Guarniciones "
        "hexágonos hombres horas jugadores legiones lugares líderes meses minutos Movimientos naves niveles "
        "Objetivos partidas pasos piezas provincias puntos Puntos rebeldes reglas segundos talentos tiradas turnos "
        "unidades Villas zonas"
    ),
    "it": (
        "armate azioni bande battaglie Borghi carte collegamenti comandanti condizioni dadi Elefanti esagoni flotte "
        "forti forze giocatori Guarnigioni legioni livelli luoghi mesi minuti Movimenti navi Obiettivi ore partite "
        "passi pedine province Province punte punti Punti regole ribelli scenari secondi segnalini Spazi "
        "spostamenti squadre stratagemmi talenti tappe tiri turni uomini"
    ),
}
"""By language: what is counted, as it is called where there are several."""
LIMITS: Final = re.compile(r"fault-.*|card-.*|objective-.*|called-.*|scenario-.*|option-.*|.*-help")
"""Bounds of sheets, texts of cards and names that are made for several: numbers that are fixed, and more than one."""
NEVER_ONE: Final = {
    "find-a-scenario": "shown where there are many scenarios",
    "hint-left-time": "a constant of the search, eight",
    "how-tie-break": "points at the end of a campaign",
    "learn-minutes": "no lesson is so short",
    "lengths-were-measured": "a constant of the measuring",
    "mail-confirm": "a constant of the server",
    "scenarios": "shown where there are several",
    "screen-all-counters": "shown where counters of several areas can be chosen",
    "screen-all-units": "shown where units of several hexes can be chosen",
    "text-players-range": "the upper end of a range",
    "why-cards-a-turn": "a constant of the rules, two",
    "why-city-full": "a constant of the rules",
    "why-closed": "one man closes nothing",
    "why-legion-cap": "a constant of the rules",
    "why-no-cities": "all counters of a kind",
    "why-no-forts": "all counters of a kind",
    "why-no-fortresses": "all counters of a kind",
    "why-no-legions": "all counters of a kind",
    "why-no-pair": "a constant of the rules, two",
    "why-no-rebels-left": "all counters of a kind",
    "why-objectives-enough": "a constant of the rules",
    "why-too-many-cards": "the lower of two hands that are both full",
    "event-new-deck": "the whole deck",
    "ask-discard": "a constant of the rules, two",
    "playing-times": "the upper end of a range",
}
"""Messages that say a number which is never one, with the reason."""


@cache
def files(code: str) -> tuple[Path, ...]:
    found = (file for folder in FOLDERS for file in (ROOT / folder).rglob(f"{code}.ftl"))
    return tuple(sorted(file for file in found if "node_modules" not in file.parts))


def counted(code: str) -> re.Pattern[str]:
    """What follows a number: one of the nouns, or a word and one of them."""
    nouns = "|".join(NOUNS[code].split())
    return re.compile(rf"[ \N{{NO-BREAK SPACE}}](?:(?P<word>[^\W\d_]+)[ -])?(?P<noun>{nouns})\b")


def bare(message: ast.Message, pattern: re.Pattern[str]) -> Iterator[tuple[str, re.Match[str]]]:
    """Facts that stand before a noun where nothing has been chosen by number."""
    for part in (message.value, *(one.value for one in message.attributes)):
        if part is not None:
            yield from _bare(part, pattern, by_number=False)


def _bare(part: ast.Pattern, pattern: re.Pattern[str], *, by_number: bool) -> Iterator[tuple[str, re.Match[str]]]:
    for element, after in zip(part.elements, [*part.elements[1:], None], strict=True):
        said = getattr(element, "expression", None)
        if isinstance(said, ast.SelectExpression):
            keys = {getattr(one.key, "name", None) or getattr(one.key, "value", None) for one in said.variants}
            for variant in said.variants:
                yield from _bare(variant.value, pattern, by_number=by_number or bool(keys & {"one", "1"}))
        elif isinstance(said, ast.VariableReference) and isinstance(after, ast.TextElement) and not by_number:
            found = pattern.match(after.value)
            if found:
                yield said.id.name, found


@cache
def numbers(code: str) -> frozenset[str]:
    """Facts by whose number a sentence of the language chooses anywhere."""
    chosen = re.compile(r"\$([\w-]+) ->\s+(?:\[0\][^\n]*\n\s+)?\[(?:one|1)\]")
    return frozenset(name for file in files(code) for name in chosen.findall(file.read_text(encoding="utf-8")))


def faults(source: str, code: str) -> list[str]:
    pattern, known = counted(code), numbers(code)
    likely = re.compile(r"\}" + pattern.pattern)
    parts = [part for part in ENTRY.split(source) if likely.search(part)]
    return [
        f"{name}: {{ ${fact} }}{found[0]}"
        for name, message in messages_of("".join(parts)).items()
        if not LIMITS.fullmatch(name) and name not in NEVER_ONE
        for fact, found in bare(message, pattern)
        if fact in known
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_count_before_a_noun_chooses_by_number(code: str) -> None:
    found = {str(file.relative_to(ROOT)): faults(file.read_text(encoding="utf-8"), code) for file in files(code)}
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_a_bare_count_is_found() -> None:
    assert faults("a = { $shifts } shifts\nb = { $units } enemy units fall", "en") == [
        "a: { $shifts } shifts",
        "b: { $units } enemy units",
    ]
    assert faults("a = { $shifts ->\n    [one] one shift\n   *[other] { $shifts } shifts\n}", "en") == []
    assert faults("a = { $side } steps from { $origin }", "en") == []


def test_no_exception_is_superfluous() -> None:
    known = {name for file in files("en") for name in NAME.findall(file.read_text(encoding="utf-8"))}
    assert sorted(NEVER_ONE.keys() - known) == []
