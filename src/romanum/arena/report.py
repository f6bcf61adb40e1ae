"""An arena as one HTML page: tables and drawings, with nothing fetched from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from romanum.arena.blunder_table import TURNS, lines
from romanum.arena.plots import TINTS, Drawing, Mark, histograms, intervals
from romanum.arena.result import ArenaResult, Share
from romanum.arena.strength import told
from romanum.engine.pages.html import page, table

FEW: Final = 10
"""A label held in fewer games than this is left out of the drawings; the tables have it."""


class ReportUnavailable(RuntimeError):
    """The report cannot be drawn here; the message says what is missing."""


def html(result: ArenaResult) -> str:
    """The report. `ReportUnavailable` if matplotlib is not installed."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise ReportUnavailable("the report needs matplotlib: pip install 'romanum-games[report]'") from None
    drawings = _drawings(result) if result.played else []
    body = [_heading(result), *map(_figure, drawings), _tables(result), _failures(result), _footer(result)]
    return page(f"{result.title}: arena", body, _style())


def _drawings(result: ArenaResult) -> list[Drawing]:
    return [
        _win_shares(result),
        *_rating_drawing(result),
        Drawing(
            "Balance of the seats",
            "How often each seat won, with 95 % intervals. The stroke is what the bots that sat there win on average.",
            intervals(_marks(_seats(result.by_seat)), "seats"),
        ),
        *_tag_drawings(result),
        Drawing("Scores", "Final scores by bot; the stroke is the average.", _scores(result)),
        Drawing(
            "Length",
            "Decisions a game; the stroke is the average.",
            histograms({"games": [game.decisions for game in result.played]}, "length", "decisions"),
        ),
    ]


def _tint(result: ArenaResult, bot: str) -> str:
    return TINTS[sorted(set(result.bots)).index(bot) % len(TINTS)]


def _win_shares(result: ArenaResult) -> Drawing:
    marks = [
        Mark(_seated(line.bot, line.seats), line.share, line.low, line.high, line.expected, _tint(result, line.bot))
        for line in result.standings
    ]
    caption = "Share of the games won, with 95 % intervals. The stroke is the share of equal players in so many seats."
    return Drawing("Who wins", caption, intervals(marks, "shares"))


def _seated(bot: str, seats: float) -> str:
    return bot if seats == 1 else f"{bot} ({seats:g} seats)"


def _rating_drawing(result: ArenaResult) -> Iterable[Drawing]:
    if len(result.standings) < 2:
        return
    marks = [
        Mark(line.bot, line.mu, line.mu - 2 * line.sigma, line.mu + 2 * line.sigma, None, _tint(result, line.bot))
        for line in result.standings
    ]
    caption = "Skill by the Plackett-Luce model of openskill, two standard deviations to either side."
    yield Drawing("Ratings", caption, intervals(marks, "ratings", percent=False))


def _tag_drawings(result: ArenaResult) -> Iterable[Drawing]:
    for number, (category, shares) in enumerate(result.by_tag.items()):
        enough = [share for share in shares if share.games >= FEW]
        if enough:
            caption = f"How often a seat won that had it, where that was in {FEW} games or more."
            yield Drawing(f"Balance: {category}", caption, intervals(_marks(enough), f"tag{number}"))


def _marks(shares: Iterable[Share]) -> list[Mark]:
    return [Mark(s.label, s.share, s.low, s.high, s.expected, _verdict(s)) for s in shares]


def _verdict(share: Share) -> str:
    """Terracotta where a share is surely not what was expected."""
    return TINTS[1] if share.low <= share.expected <= share.high else TINTS[0]


def _seats(shares: Iterable[Share]) -> list[Share]:
    return [Share(f"seat {int(s.label) + 1}", s.games, s.wins, s.share, s.low, s.high, s.expected) for s in shares]


def _scores(result: ArenaResult) -> str:
    groups: dict[str, list[int]] = {bot: [] for bot in sorted(set(result.bots))}
    for game in result.played:
        for bot, score in zip(game.seating, game.scores, strict=True):
            groups[bot].append(score)
    return histograms({bot: scores for bot, scores in groups.items() if scores}, "scores", "points")


# ---- the page


def _heading(result: ArenaResult) -> str:
    facts = [f"{len(result.played)} games", f"{result.decisions:.0f} decisions a game"]
    if result.turns:
        facts.append(f"{result.turns:.1f} turns a game")
    facts.append(f"{result.pace.decisions_per_second:,.0f} decisions a second")
    if result.iterations:
        facts.append(f"{result.iterations} iterations a decision")
    elif result.seconds:
        facts.append(f"{result.seconds:g} s a decision")
    if result.interrupted:
        facts.append(f"interrupted, {result.planned} were planned")
    if result.out_of_time:
        facts.append(f"then the time was up, {result.planned} were planned")
    strength = f"<p>{escape(told(result.strength))}</p>" if result.strength else ""
    return (
        f"<header><p class='kicker'>Arena</p><h1>{escape(result.title)}</h1>"
        f"<p class='names'>{escape(' · '.join(result.bots))}</p><p>{escape(', '.join(facts))}.</p>{strength}</header>"
    )


def _figure(drawing: Drawing) -> str:
    caption = f"<figcaption>{escape(drawing.caption)}</figcaption>"
    return f"<figure><h2>{escape(drawing.title)}</h2>{drawing.svg}{caption}</figure>"


def _tables(result: ArenaResult) -> str:
    head = (
        "Bot",
        "Seats",
        "Wins",
        "Share",
        "95 % interval",
        "Fair share",
        "Rating",
        "Sure of",
        "Score",
        "ms a decision",
        "s a turn",
    )
    rows = [
        (
            line.bot,
            f"{line.seats:g}",
            f"{line.wins:g}",
            f"{line.share:.1%}",
            f"{line.low:.1%} to {line.high:.1%}",
            f"{line.expected:.1%}",
            f"{line.mu:.2f} ± {line.sigma:.2f}",
            f"{line.ordinal:.2f}",
            f"{line.score:.1f}",
            f"{result.pace.thinking.get(line.bot, 0.0) * 1000:.1f}",
            f"{result.pace.turns.get(line.bot, 0.0):.2f}",
        )
        for line in result.standings
    ]
    parts = ["<section><h2>Figures</h2>", table(head, rows), _blunders(result)]
    for title, shares in [("Seat", _seats(result.by_seat)), *((c.capitalize(), s) for c, s in result.by_tag.items())]:
        parts.append(_share_table(title, shares))
    return "".join([*parts, "</section>"])


def _blunders(result: ArenaResult) -> str:
    found = lines(result)
    rows = [(line.what, *line.often) for line in found]
    return table((f"Blunders in {TURNS} turns", *result.conduct), rows) if found else ""


def _share_table(title: str, shares: Sequence[Share]) -> str:
    rows = [
        (s.label, str(s.games), f"{s.wins:g}", f"{s.share:.1%}", f"{s.low:.1%} to {s.high:.1%}", f"{s.expected:.1%}")
        for s in shares
    ]
    lines = table((title, "Held in", "Wins", "Share", "95 % interval", "Expected"), rows)
    return f"<details><summary>{escape(title)}: {len(rows)} lines</summary>{lines}</details>"


def _failures(result: ArenaResult) -> str:
    if not result.failures:
        return ""
    items = "".join(f"<li>{escape(str(failure))}</li>" for failure in result.failures)
    return f"<section class='failed'><h2>Games that failed</h2><ul>{items}</ul></section>"


def _footer(result: ArenaResult) -> str:
    words = ["romanum arena", result.game, f"--bots {','.join(result.bots)}", f"--games {result.planned}"]
    words.append(f"--seed {result.seed}")
    if result.seconds:
        words.append(f"--seconds {result.seconds:g}")
    if result.iterations:
        words.append(f"--iterations {result.iterations}")
    if result.strength and result.strength.better_by:
        words.append(f"--better-by {result.strength.better_by:g}")
    return f"<footer><p>To repeat it: <code>{escape(' '.join(words))}</code></p></footer>"


def _style() -> str:
    return (files("romanum.arena") / "report.css").read_text(encoding="utf-8")
