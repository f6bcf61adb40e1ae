"""How to play a game, over HTTP: the page as JSON, and its pictures."""

from __future__ import annotations

from typing import Any, Final

import romanum
from romanum.engine.game import Game
from romanum.engine.speech.language import language
from romanum.games import GAMES
from romanum.lessons import howto
from romanum.server.bounds.problem import not_found
from romanum.server.routes.vocabulary import FromPath, Reply, get
from romanum.server.wire import HowToInfo, SubjectInfo

DAY: Final = 24 * 3600


def _game(name: str) -> Game[Any]:
    if name not in GAMES:
        raise not_found("game")
    return romanum.game(name)


@get("/games/{game:str}/how-to")
def page(game: FromPath[str]) -> HowToInfo:
    """The page of a game, in the language of whoever asks as far as it is there."""
    found = howto.page_of(_game(game).id, language())
    return HowToInfo(found.intro, found.language, [_subject(game, subject) for subject in found.subject])


def _subject(game: str, subject: howto.Subject) -> SubjectInfo:
    light, dark = (f"/api/games/{game}/how-to/{howto.picture_name(subject.id, look)}" for look in howto.LOOKS)
    return SubjectInfo(
        subject.id,
        subject.language,
        subject.title,
        subject.text,
        subject.points,
        subject.rules,
        subject.caption,
        light,
        dark,
    )


@get("/games/{game:str}/how-to/{picture:str}", media_type="image/webp")
def picture(game: FromPath[str], picture: FromPath[str]) -> Reply[bytes]:
    """A picture of the page."""
    try:
        found = howto.picture(_game(game), picture)
    except LookupError:
        raise not_found("picture") from None
    return Reply(found, media_type="image/webp", headers={"cache-control": f"public, max-age={DAY}"})


HOW_TO = [page, picture]
