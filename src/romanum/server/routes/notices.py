"""Notices and what a person wants to be told, over HTTP."""

from __future__ import annotations

from typing import Final

from romanum.server.notices import Wishes
from romanum.server.notices.subscriptions import NewBrowser, NewWishes, NoticeWishes, OldBrowser, Told
from romanum.server.routes.request import Person
from romanum.server.routes.vocabulary import FromHouse, FromPath, JSONBody, Reply, delete, get, post, put
from romanum.server.wire import Ok

TheWishes = FromHouse[Wishes]


@get("/me/notices")
async def my_wishes(wishes: TheWishes, person: Person) -> NoticeWishes:
    """What I want to be told."""
    return await wishes.show(person)


@put("/me/notices")
async def change_wishes(wishes: TheWishes, person: Person, data: JSONBody[NewWishes]) -> NoticeWishes:
    """Be told something else, or in another way."""
    return await wishes.change(person, data)


@put("/me/notices/browser")
async def add_browser(wishes: TheWishes, person: Person, data: JSONBody[NewBrowser]) -> NoticeWishes:
    """Tell this browser, too, even when it is closed."""
    return await wishes.add_browser(person, data)


@delete("/me/notices/browser", status=200)
async def drop_browser(wishes: TheWishes, person: Person, data: JSONBody[OldBrowser]) -> NoticeWishes:
    """Tell this browser no more."""
    return await wishes.drop_browser(person, data)


@post("/me/notices/test", status=200)
async def trial(wishes: TheWishes, person: Person) -> Ok:
    """Try all ways."""
    await wishes.trial(person)
    return Ok()


@post("/me/notices/confirm", status=200)
async def ask_again(wishes: TheWishes, person: Person) -> Ok:
    """Send the link to my address once more."""
    await wishes.ask_again(person)
    return Ok()


@post("/confirm/{token:str}", status=200)
async def confirm(wishes: TheWishes, token: FromPath[str]) -> Told:
    """The address of a link is right."""
    return await wishes.confirm(token)


@post("/unsubscribe/{token:str}", status=200)
async def unsubscribe(wishes: TheWishes, token: FromPath[str]) -> Told:
    """No more mails. Mail programs send this by themselves, without a session."""
    return await wishes.leave(token)


@get("/unsubscribe/{token:str}", status=303)
async def to_unsubscribe(token: FromPath[str]) -> Reply[None]:
    """A mail program that only opens links is led to the page that asks."""
    return Reply(None, status=303, headers={"location": f"/unsubscribe/{token}"})


NOTICES: Final = [
    my_wishes,
    change_wishes,
    add_browser,
    drop_browser,
    trial,
    ask_again,
    confirm,
    unsubscribe,
    to_unsubscribe,
]
