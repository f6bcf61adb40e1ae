"""Making up one's mind: how a game's `prior` says that the best-looking move is decided on."""

from __future__ import annotations


def made_up(scores: list[float], resolve: float, least: float) -> list[float]:
    """The first of those that look best counts `resolve`, the others 0 at most, and `least` at least.

    Otherwise one move after the other would be begun for ever, since to be done always seems to lose something.

    >>> made_up([1.0, 3.0, 3.0, -40.0], 8.0, -12.0)
    [-2.0, 8.0, 0.0, -12.0]
    """
    first = max(range(len(scores)), key=scores.__getitem__)
    rest = [min(0.0, max(least, score - scores[first])) for score in scores]
    return [*rest[:first], resolve, *rest[first + 1 :]]
