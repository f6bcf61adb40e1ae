"""What can be asked before choosing: the map, hands, points, why not, chances, hints, the log, the rules."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group
from rich.text import Text

from romanum.cli.desk.question import Situation, columns
from romanum.cli.desk.session import Hinted
from romanum.cli.rules import look_up
from romanum.engine.odds import Odds
from romanum.engine.rule import WhyNot
from romanum.text.choice_menu import Choice
from romanum.text.render import odds_page, odds_table, refusal, rule_page

MOST_REFUSED_LISTED: Final = 20
MOST_RULES_SHOWN: Final = 8
LOG_LINES: Final = 15
HINTS: Final = 3
MORE: Final = "more"
"""What is said after `hint` to be told everything."""


def show_map(at: Situation, words: str) -> None:
    """The map as it stands, or one place of it."""
    board, view = at.sitting.board, at.match.view(at.seat)
    drawn = board.place(view, words) if words else board.map(view, at.screen.width)
    at.screen.show(f"No place is called “{words[:40]}”." if drawn is None else drawn)


def show_hand(at: Situation, _: str) -> None:
    """What the seat holds."""
    at.screen.show(at.sitting.board.hand(at.match.view(at.seat), at.screen.width))


def show_score(at: Situation, _: str) -> None:
    """Points of everybody."""
    at.screen.show(at.sitting.board.score(at.match.view(at.seat), at.match.names, at.screen.width))


def show_refused(at: Situation, words: str) -> None:
    """Refused choices, each with its reason."""
    rows = at.menu.refused_as(words) if words else at.menu.refused
    if not rows:
        at.screen.show("Nothing is refused." if not words else f"Nothing refused has “{words[:40]}” in it.")
    if len(rows) <= MOST_REFUSED_LISTED:
        at.show_refused(rows)
        return
    alike: dict[tuple[str, str], list[tuple[Choice, WhyNot]]] = {}
    for row in rows:
        alike.setdefault((row[0].action.move[0], row[1].rule), []).append(row)
    for (verb, _), some in alike.items():
        at.show_refused(some[:1])
        if len(some) > 1:
            at.screen.item(f"and {len(some) - 1} more like it: refused {verb} WORDS", indent=6, style="quiet")


def show_why(at: Situation, words: str) -> None:
    """Why something cannot be done."""
    if not words:
        at.screen.show("why what? A letter from refused, or the words of an action.")
        return
    allowed = at.menu.exactly(words)
    if allowed is not None:
        at.screen.show(f"{allowed.label} is allowed: {allowed.mark} plays it.")
        return
    refused = at.menu.refused_as(words)
    if refused:
        for choice, why in refused[:MOST_RULES_SHOWN]:
            at.screen.show(Group(Text(choice.label, "title"), refusal(why)))
        if len(refused) > MOST_RULES_SHOWN:
            at.screen.show(f"… and {len(refused) - MOST_RULES_SHOWN} more: refused {words}", style="quiet")
    elif at.menu.matching(words):
        at.screen.show("These are allowed:")
        at.show_choices(at.menu.matching(words))
    else:
        _why_text(at, words)


def _why_text(at: Situation, words: str) -> None:
    if words.split()[0].lower() not in at.match.game.vocabulary.verbs:
        at.screen.show(f"Nothing now has “{words[:40]}” in it; refused lists what cannot be done.")
        return
    why = at.match.why_not(at.seat, words.lower())
    if why is not None:
        at.screen.show(refusal(why))


def show_odds(at: Situation, words: str) -> None:
    """The chances of choices that lead to dice."""
    choices = _meant(at, words) if words else at.menu.choices
    known = [(c, odds) for c in choices if (odds := at.match.odds(at.seat, c.action)) is not None]
    if not known:
        at.screen.show("No dice are rolled for that." if words else "No choice leads to dice now.")
    elif len(known) == 1:
        at.screen.show(odds_page(known[0][0].label, known[0][1], at.screen.width))
    else:
        rows: list[tuple[int, str, Odds]] = [(int(c.mark), c.label, odds) for c, odds in known]
        at.screen.show(odds_table(rows))


def _meant(at: Situation, words: str) -> list[Choice]:
    exact = at.menu.exactly(words)
    return [exact] if exact else at.menu.matching(words)


def show_hint(at: Situation, words: str) -> None:
    """What a strong bot would do, each in a few lines; all that it has to say of it to whoever asks for more."""
    asked = words.split()
    count = next((int(word) for word in asked if re.fullmatch("[1-9][0-9]?", word)), HINTS)
    if at.screen.typed:
        with at.screen.console.status(Text("A strong bot thinks", "quiet")):
            counsel = at.sitting.advice(at.seat, count)
    else:
        counsel = at.sitting.advice(at.seat, count)
    at.screen.show(f"A {counsel.adviser} would choose:", style="quiet")
    for one in counsel.hints:
        _show_hint(at, one, MORE in asked)
    if MORE not in asked:
        at.screen.show(f"`hint {MORE}` tells all reasons.", style="quiet")
    elif counsel.left_out:
        at.screen.show(counsel.left_out, style="quiet")


def _show_hint(at: Situation, hint: Hinted, wholly: bool) -> None:
    """The plan, one number, one reason; or all of them."""
    choice = next(choice for choice in at.menu.choices if choice.action.text == hint.text)
    at.screen.show(columns([(choice.mark, "can", Text(choice.label))], 1))
    for line in filter(None, (hint.plan, hint.number, *hint.reasons[: None if wholly else 1])):
        at.screen.item(Text(line, "quiet"))


def show_log(at: Situation, words: str) -> None:
    """The last things that happened."""
    wanted = int(words) if words.isdecimal() and len(words) < 7 else LOG_LINES
    events = at.match.events_for(at.seat)
    for event in events[max(len(events) - wanted, 0) :]:
        at.screen.item(Text.assemble(at.match.sentence(event), "  ", (event.rule, "rule")))
    if not events:
        at.screen.show("Nothing has happened yet.")


def show_rules(at: Situation, words: str) -> None:
    """Rules by number or words."""
    found = look_up(at.match.game.rules, words or at.menu.decision.rule)
    for rule in found[:MOST_RULES_SHOWN]:
        at.screen.show(rule_page(rule))
    if len(found) > MOST_RULES_SHOWN:
        rest = ", ".join(rule.id for rule in found[MOST_RULES_SHOWN:])
        at.screen.show(f"Also: {rest}", style="quiet")
    if not found:
        at.screen.show(f"No rule has the number or the words “{words[:40]}”.")
