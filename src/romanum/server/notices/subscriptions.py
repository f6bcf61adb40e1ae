"""What a person wants to be told: an address that is confirmed by a link, a webhook, and the kinds of notices."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

import msgspec

from romanum.engine.speech.language import language
from romanum.server.bounds.limits import MAILS, Limits
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.notices.delivery import Undelivered
from romanum.server.notices.letters import KINDS, Kind, confirmation, letter
from romanum.server.notices.mail import is_address
from romanum.server.notices.notices import Notices
from romanum.server.store import PersonRow, Store
from romanum.server.store.host_desk import HostingStore
from romanum.server.store.notices import BrowserRow, WishRow
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token

CONFIRM_DAYS: Final = 3
DAY: Final = 24 * 3_600_000


class NoticeWishes(msgspec.Struct):
    """What a person is shown of his wishes, and what this server can do."""

    mail: bool
    address: str
    confirmed: bool
    webhooks: bool
    webhook: str
    secret: str
    tell: list[str]
    at_table: bool
    push: str = ""
    """By what a browser knows this server that is to be told; empty: the server tells no browsers."""
    browsers: int = 0
    """So many browsers of this person are told."""


class BrowserKeys(msgspec.Struct, forbid_unknown_fields=True):
    """By what a message for a browser is sealed."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class NewBrowser(msgspec.Struct):
    """A browser that is to be told, as it describes itself (`PushSubscription.toJSON`)."""

    endpoint: str
    keys: BrowserKeys


class OldBrowser(msgspec.Struct):
    """A browser that is not to be told any more."""

    endpoint: str


class NewWishes(msgspec.Struct, forbid_unknown_fields=True):
    """Changes; what is left out stays."""

    address: str | None = None
    webhook: str | None = None
    tell: list[Kind] | None = None
    at_table: bool | None = None


class Told(msgspec.Struct):
    """The address a link was about."""

    address: str


class Wishes:
    """People's wishes."""

    def __init__(self, notices: Notices, limits: Limits, store: Store) -> None:
        self._limits = limits
        self._ways = notices.ways
        self._store = notices.store
        self._links = HostingStore(store)

    async def show(self, person: PersonRow) -> NoticeWishes:
        """A person's wishes."""
        return await self._shown(await self._of(person))

    async def change(self, person: PersonRow, new: NewWishes) -> NoticeWishes:
        """Change wishes; a new address is sent a link first."""
        wish = await self._of(person)
        fields: dict[str, Any] = {}
        if new.webhook is not None and new.webhook != wish.webhook:
            fields |= await self._webhook(new.webhook)
        if new.address is not None and new.address != wish.address:
            fields |= self._address(new.address)
        if new.tell is not None:
            fields["tell"] = [kind for kind in KINDS if kind in new.tell]
        if new.at_table is not None:
            fields["at_table"] = new.at_table
        wish = msgspec.structs.replace(wish, **fields, changed=now(), language=language())
        if fields.get("address"):
            await self._ask(wish)
        await self._store.keep_wish(wish)
        return await self._shown(wish)

    async def add_browser(self, person: PersonRow, new: NewBrowser) -> NoticeWishes:
        """From now on this browser is told, too, even when it is closed."""
        if self._ways.pushes is None:
            raise Problem(409, "no-push", "This server does not tell browsers.")
        browser = BrowserRow(new.endpoint, person.id, new.keys.p256dh, new.keys.auth, now())
        try:
            await self._ways.pushes.check(browser)
        except Undelivered as problem:
            raise Problem(422, "push", f"Nothing can be sent there: {problem}.") from None
        wish = await self._of(person)
        await self._store.keep_wish(msgspec.structs.replace(wish, changed=now(), language=language()))
        await self._store.keep_browser(browser)
        return await self.show(person)

    async def drop_browser(self, person: PersonRow, old: OldBrowser) -> NoticeWishes:
        """This browser is told no more."""
        await self._store.forget_browser(person.id, old.endpoint)
        return await self.show(person)

    async def ask_again(self, person: PersonRow) -> None:
        """Send the link once more."""
        wish = await self._of(person)
        if not wish.address or wish.confirmed:
            raise Problem(409, "no-way", "There is no address to be confirmed.")
        await self._ask(wish)

    async def confirm(self, token: str) -> Told:
        """The address of a link is right."""
        found = await self._links.use_link("confirm", token)
        wish = None if found is None else await self._store.wish(person=found.person)
        if found is None or wish is None or wish.address != found.about:
            raise not_found("link")
        await self._store.keep_wish(msgspec.structs.replace(wish, confirmed=True, changed=now()))
        return Told(wish.address)

    async def leave(self, token: str) -> Told:
        """No more mails to the address of a link."""
        wish = await self._store.wish(leaving=token)
        if wish is None:
            raise not_found("link")
        if wish.address:
            await self._store.keep_wish(msgspec.structs.replace(wish, address="", confirmed=False))
        return Told(wish.address)

    async def trial(self, person: PersonRow) -> None:
        """Tell this person something by all ways, and say what goes wrong."""
        wish = await self._of(person)
        if not wish.ways:
            raise Problem(409, "no-way", "There is no confirmed address, no webhook and no browser.")
        self._limits.check(MAILS, ("mails", person.id), "trial notices and confirmations")
        for way in wish.ways:
            try:
                await self._ways.tell(way, letter("trial", {}, self._ways.public_url), wish, 0)
            except Undelivered as problem:
                raise Problem(422, "address" if way == "mail" else way, f"It did not get through: {problem}.") from None

    async def _of(self, person: PersonRow) -> WishRow:
        found = await self._store.wish(person=person.id)
        return found or WishRow(person.id, tell=list(KINDS), leaving=new_token())

    async def _shown(self, wish: WishRow) -> NoticeWishes:
        return NoticeWishes(
            mail=self._ways.post is not None,
            address=wish.address,
            confirmed=wish.confirmed,
            webhooks=self._ways.webhooks is not None,
            webhook=wish.webhook,
            secret=wish.secret,
            tell=wish.tell,
            at_table=wish.at_table,
            push="" if self._ways.pushes is None else await self._ways.pushes.public_key(),
            browsers=wish.browsers,
        )

    async def _webhook(self, url: str) -> dict[str, Any]:
        if not url:
            return {"webhook": "", "secret": ""}
        if self._ways.webhooks is None:
            raise Problem(422, "webhook", "This server does not send to webhooks.")
        try:
            await self._ways.webhooks.check(url)
        except Undelivered as problem:
            raise Problem(422, "webhook", f"Nothing can be sent there: {problem}.") from None
        return {"webhook": url, "secret": secrets.token_urlsafe(24)}

    def _address(self, address: str) -> dict[str, Any]:
        if address and self._ways.post is None:
            raise Problem(409, "no-mail", "This server cannot send mail.")
        if address and not is_address(address):
            raise Problem(422, "address", "This is no e-mail address.")
        return {"address": address, "confirmed": False, "leaving": new_token()}

    async def _ask(self, wish: WishRow) -> None:
        if self._ways.post is None:
            raise Problem(409, "no-mail", "This server cannot send mail.")
        for key in (("mails", wish.person), ("mails to", wish.address.lower())):
            self._limits.check(MAILS, key, "trial notices and confirmations")
        token = await self._links.add_link("confirm", wish.person, wish.address, now() + CONFIRM_DAYS * DAY)
        try:
            await self._ways.post.send_plain(*confirmation(self._ways.public_url, token, CONFIRM_DAYS), wish.address)
        except Undelivered as problem:
            raise Problem(422, "address", f"No mail could be sent there: {problem}.") from None
