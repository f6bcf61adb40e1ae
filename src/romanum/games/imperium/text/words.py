"""What the terminal says of Imperium Romanum: its sentences and names, letters term by term, a battle in a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from romanum.engine.speech.words import Words
from romanum.engine.text.board import View
from romanum.engine.text.figures import percent
from romanum.engine.text.pieces import inset
from romanum.games import game
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.data.units import KIND_BY_ID, KIND_IDS
from romanum.games.imperium.state.rosters import KIND_OF, LETTER, called


def say(sentence: str, **facts: Any) -> str:
    """A sentence of the game's own screen."""
    return game("imperium").words.say(f"screen-{sentence}", facts)


def spoken() -> Words:
    """The words of the game, in the language that is spoken."""
    return game("imperium").words


def tell(sentence: str, **facts: Any) -> str:
    """A sentence that only the terminal says."""
    return spoken().say(f"text-{sentence}", facts)


def seat_called(names: Sequence[str], seat: int) -> str:
    """What a seat is called in the language that is spoken."""
    return game("imperium").seat_in_words(names[seat])


def units_called(units: str) -> list[str]:
    """Numbers and kinds of units, as events call them."""
    names = spoken().names
    return [names.get(one, one) for one in called(units)]


def kind_called(letter: str) -> str:
    """What a single unit is called."""
    return spoken().names[f"kind:{KIND_IDS[KIND_OF[letter]]}"]


def names_in(view: View) -> Mapping[str, str]:
    """What everything is called in the scenario of a view, by id."""
    return game("imperium").words_of(SCENARIOS[view["scenario"] - 1].id, view["seats"]).names


# ---- letters


def letters(view: View) -> Iterator[RenderableType]:
    """4d: what is proposed to a seat and by it, and the letter it is writing."""
    known = names_in(view)
    for letter in view["letters"]:
        facts = {side: known.get(letter[side], letter[side]) for side in ("power", "partner")}
        mine = view["chief"][_number(view, letter["power"])] == view["own"]
        kind = "letter-draft" if not letter["sent"] else "letter-mine" if mine else "letter-theirs"
        yield Text(say(kind, **facts), "title")
        terms = [inset(Text(_term(known, term))) for term in letter["terms"]]
        yield from terms or [inset(Text(say("letter-blank"), "quiet"))]


def _number(view: View, id_: str) -> int:
    return next((n for n, row in enumerate(view["cast"]["powers"]) if row["id"] == id_), NONE)


def _term(known: Mapping[str, str], term: Mapping[str, Any]) -> str:
    kind = KIND_BY_ID.get(str(term.get("kind")), NONE)
    facts = {
        **term,
        "place": known.get(str(term.get("place")), ""),
        "kind": kind_called(LETTER[kind]) if kind != NONE else "",
        "city": known.get(f"city:{term.get('city')}", ""),
        "leader": known.get(f"leader:{term.get('leader')}", ""),
        "target": known.get(str(term.get("target")), ""),
    }
    return say("letter-term", **facts)


# ---- a battle


def chances(found: Mapping[str, Any]) -> dict[tuple[int, int, int], float]:
    """By winner and losses of both, the chance of each result that can still come."""
    out: dict[tuple[int, int, int], float] = {}
    faces = found.get("faces", ())
    rows = [(1 / len(faces), own, other, 0 if wins else 1) for own, other, wins in faces] or found.get("results", ())
    for chance, own, other, winner in rows:
        out[winner, own, other] = out.get((winner, own, other), 0.0) + chance
    return out


def battle_line(view: View) -> Text | None:
    """The combat being fought, its ratio and the attacker's chance; None if there is none, or it is not seen."""
    found = view["battle"]
    if found is None or not (found.get("faces") or found.get("results")):
        return None
    won = sum(chance for (winner, *_), chance in chances(found).items() if winner == 0)
    told = f"{say('battle-' + found['mode'])}: {found['ratio']}, {say('chance-to-win', chance=percent(won))}  "
    return Text.assemble((told, "title"), ("battle", "can"), (f" {tell('battle-more')}", "quiet"))
