"""A client's table kept up to date from updates, as `web/src/lib/brief.ts` does it."""

from __future__ import annotations

from typing import Any

from romanum.engine.game import Game

Message = dict[str, Any]


def joined(table: Message, update: Message, game: Game[Any]) -> Message:
    """The table after an update."""
    assert update["base"] == table["seq"]
    kept = {name: update[name] for name in ("seq", "n", "state", "pending", "from", "undo")}
    told = {"waiting": update.get("waiting", ""), "result": update.get("result"), "wishes": update.get("wishes", {})}
    told |= {"acted": update.get("acted", 0), "orders": update.get("orders", [])}
    told["obeyed"] = update.get("obeyed", table["obeyed"])
    return {
        **table,
        **kept,
        **told,
        "view": joined_view(table["view"], update),
        "decision": whole_decision(update.get("decision"), game),
        "events": table["events"][: update["from"]] + whole_events(update),
        "from": 0,
    }


def joined_view(view: Message, update: Message) -> Message:
    view = view | update.get("changes", {})
    for name, entries in update.get("set", {}).items():
        view[name] = [entries.get(str(i), value) for i, value in enumerate(view[name])]
    return view


def whole_decision(decision: Message | None, game: Game[Any]) -> Message | None:
    if decision is None:
        return None
    return decision | {"options": [whole_option(option, game) for option in decision["options"]]}


def whole_option(option: Any, game: Game[Any]) -> Message:
    """An option with its label, which is made from what the client was sent of the game."""
    if not isinstance(option, str):
        whole: Message = option
        return whole
    words = option.split()
    label = game.labels[words[0]]
    for word, part in zip(words, game.vocabulary.patterns[words[0]].split(), strict=True):
        label = label.replace(part, game.names.get(word, word)) if part.startswith("{") else label
    return {"text": option, "label": label}


def whole_events(update: Message) -> list[Message]:
    lines: list[Message] = []
    for i, event in enumerate(update.get("events", []), update["from"]):
        before = lines[-1] if lines else {"facts": {}}
        same = event.get("same", [])
        facts = {name: value for name, value in before["facts"].items() if same is True or name in same}
        kind = {"kind": before["kind"], "rule": before["rule"]} if "kind" not in event else {}
        line = {"n": update["n"], **event, **kind, "i": i, "facts": facts | event.get("facts", {})}
        lines.append({name: line[name] for name in ("i", "n", "kind", "rule", "facts", "sentence")})
    return lines
