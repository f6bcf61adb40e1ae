"""The application, with every request measured."""

from __future__ import annotations

from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from romanum.server.bounds.gate import refuse
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.processor_time import METER, measured

ASKED: Final = "/api/"
ALWAYS: Final = frozenset({"/api/health"})
"""Answered whatever it has cost before: it is no person who asks."""


class Priced:
    """The application. A place that has used up what it may is not let in any further."""

    def __init__(self, app: ASGIApp, prices: Prices) -> None:
        self._app = app
        self._prices = prices

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer, and take what it has cost."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        question = scope["state"]["question"] = self._prices.new()
        METER.set(question.meter)
        try:
            await measured(self._answer(scope, receive, send), question.meter)
        finally:
            self._prices.settle(question)

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        problem = self._refusal(scope["path"])
        await (self._app(scope, receive, send) if problem is None else refuse(problem, send))

    def _refusal(self, path: str) -> Problem | None:
        if path.startswith(ASKED) and path not in ALWAYS:
            try:
                self._prices.let_in()
            except Problem as problem:
                return problem
        return None
