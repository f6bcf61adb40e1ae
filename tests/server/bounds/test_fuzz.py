"""The API under fire: every route of its own OpenAPI description is sent whatever fits the description, and what does
not. No answer is a defect of the server, and every answer is of the shape that the description promises.

Most requests are aimed: they name a match, a link, a seat or an action that exists, so that they get past the door.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from browser.at_home import look_at
from romanum.server.app import routes
from romanum.server.lobby import hints
from romanum.server.lobby.uploads import Uploads
from romanum.server.routes import openapi, table
from server.visitors import PLAIN, new_database, running
from size import size

pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")

EXAMPLES = size(3, 200)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
PASSWORD = "alea iacta est"
RECORD = (Path(__file__).parents[2] / "games" / "hre" / "records" / "2-random-1.txt").read_text()
SCENARIO = 'game = "hre"\ntitle = "The walls"\n[position]\nturn = 1\n'
USES_UP = ("/logout", "/password", "/admin/")
"""After such requests, and those that delete something, the session or a match may be gone;"""
CHANGES_SEATS = "/seats/{seat}"
"""after these the matches may have changed so much that little can be done in them."""
ANALYSIS = size(1.0, 90.0)
"""So many seconds a match is looked over that somebody asks for; a server that ends waits for those who think."""
PATIENCE = 60.0
"""So many seconds an answer may take: a busy machine is no defect of the server."""
AIMED = 0.85
"""So many of the values that could be anything are something that exists."""


def description() -> Any:
    return schemathesis.openapi.from_dict(openapi.complete(routes().openapi_schema.to_schema()))


SCHEMA = description()
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
FOR_ALL = [label for label, operation in OPERATIONS.items() if not operation.path.startswith("/api/admin")]
WITH_BODY = [label for label in FOR_ALL if OPERATIONS[label].body and label not in openapi.TEXT_BODIES]
HOSTS_ALONE = [label for label, operation in OPERATIONS.items() if operation.path.startswith("/api/admin")]


class Site:
    """A server with matches in all states, and a person who asks."""

    def __init__(self, address: str, who: str) -> None:
        self.address = address
        self.client = httpx.Client(
            base_url=f"{address}/api", headers={"X-Romanum": "1"}, timeout=PATIENCE, verify=PLAIN
        )
        self.who = who
        self.matches: list[str] = []
        self.tokens: list[str] = []
        self.kept = ""
        self.enter()

    @property
    def headers(self) -> dict[str, str]:
        """What the person is known by."""
        return {"X-Romanum": "1"} | ({} if self.who == "nobody" else {"Authorization": f"Bearer {self.token}"})

    def enter(self) -> None:
        """A session, and matches to play in."""
        hosted = self.who in ("account", "host")
        given = {"login": self.who, "password": PASSWORD, "code": "the-key" if self.who == "host" else "arma"}
        answer = self.client.post("/account", json=given) if hosted else self.client.post("/session", json={})
        if answer.status_code == 409:
            answer = self.client.post("/login", json={"login": self.who, "password": PASSWORD})
        self.token = answer.json()["token"]
        self.furnish()

    @property
    def stands(self) -> bool:
        """Whether the session and all matches are still there."""
        asked = ["/me", f"/scenarios/{self.kept}", *(f"/matches/{match}" for match in self.matches)]
        return all(self.client.get(path, headers=self.owner).is_success for path in asked)

    def furnish(self) -> None:
        """A waiting match with links, a running one of one's own, one against bots, and one that is over."""
        self.matches, self.tokens = [], []
        me, link, bot = {"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "tiro"}
        for seats in ([me, link, {"kind": "open"}], [me, me], [me, bot, bot, bot]):
            wish = {"game": "hre", "seats": seats, "public": True, "dice": {"kind": "seeded", "seed": 7}}
            self.remember(self.client.post("/matches", json=wish, headers=self.owner))
        self.remember(self.client.post("/records", content=RECORD, headers=self.owner))
        self.kept = self.client.post("/scenarios", content=SCENARIO, headers=self.owner).json()["id"]

    def remember(self, answer: httpx.Response) -> None:
        """A match and its links."""
        made = answer.json()
        self.matches.append(made["id"])
        self.tokens += [path.rsplit("/", 1)[1] for path in (*made["links"]["seats"].values(), made["links"]["watch"])]

    @property
    def owner(self) -> dict[str, str]:
        """Somebody has to own the matches that nobody looks at."""
        return {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}

    def action(self, match: str, seat: int) -> dict[str, Any]:
        """An offered action with its number, if the seat is asked."""
        table = self.client.get(f"/matches/{match}/table", params={"seat": seat}, headers=self.headers).json()
        decision = table.get("decision")
        return {"seq": table["seq"], "action": decision["options"][0]["text"]} if decision else {}


@contextmanager
def serving(database: str, who: str) -> Iterator[Site]:
    """A server in a thread of its own."""
    started, stop = threading.Event(), threading.Event()
    address: list[str] = []
    hosted = {"hosting": True, "code": "arma"} if who in ("account", "host") else {}

    async def serve() -> None:
        async with running(database, webhooks="none", analysis=ANALYSIS, **hosted) as server:
            address.append(server.address)
            started.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert started.wait(20)
        yield Site(address[0], who)
    finally:
        stop.set()
        thread.join()


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Accounts on PostgreSQL, everybody else on SQLite."""
    if request.param == "account":
        database = asyncio.run(new_database(request.getfixturevalue("postgres")))
    else:
        database = str(tmp_path_factory.mktemp("fuzz") / "romanum.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "LONGEST_WAIT", 0.01)
        patch.setattr(hints, "HINT_SECONDS", 0.01)
        patch.setattr(Uploads, "look_at", look_at)
        with serving(database, request.param) as site:
            yield site


def aim(case: Case[Any], site: Site, chance: random.Random) -> Case[Any]:
    """Put things that exist into most of the places of a request."""
    match, seat = chance.choice(site.matches), chance.randrange(3)
    found: dict[str, Any] = {
        "match": match,
        "token": chance.choice(site.tokens),
        "kept": site.kept,
        "game": "hre",
        "seat": seat,
        "person_id": chance.randrange(1, 4),
        "invitation": chance.randrange(1, 4),
        "n": chance.randrange(4),
        "bots": "tiro",
        "bot": chance.choice(["tiro", None]),
    }
    body = case.body
    if isinstance(body, dict) and {"seat", "seq"} <= body.keys() and "match" in case.path_parameters:
        found |= site.action(match, seat)
    if isinstance(body, str) and chance.random() < AIMED:
        case.body = SCENARIO if "scenarios" in case.path else RECORD
    for part in (case.path_parameters, case.query, body):
        if isinstance(part, dict):
            part.update({k: v for k, v in found.items() if k in part and chance.random() < AIMED})
    return case


def examples(count: int) -> hypothesis.settings:
    """The same examples each time, quickly."""
    return hypothesis.settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def fire(operation: Any, site: Site, mode: GenerationMode, checks: list[Any], aimed: bool) -> None:
    @examples(EXAMPLES)
    @given(case=operation.as_strategy(generation_mode=mode), seed=st.integers(0, 2**32))
    def once(case: Case[Any], seed: int) -> None:
        if aimed:
            aim(case, site, random.Random(seed))
        case.call_and_validate(base_url=site.address, headers=site.headers, checks=checks, timeout=PATIENCE)

    once()
    uses_up = operation.method == "delete" or any(part in operation.path for part in USES_UP)
    if CHANGES_SEATS in operation.path or (uses_up and not site.stands):
        site.enter()


@pytest.mark.parametrize("site", ["nobody", "seat", "account"], indirect=True, scope="module")
@pytest.mark.parametrize("label", FOR_ALL)
def test_every_answer_is_as_described(label: str, site: Site) -> None:
    fire(OPERATIONS[label], site, GenerationMode.POSITIVE, CHECKS, aimed=True)


@pytest.mark.parametrize("site", ["host"], indirect=True, scope="module")
@pytest.mark.parametrize("label", HOSTS_ALONE)
def test_every_answer_to_the_host_is_as_described(label: str, site: Site) -> None:
    fire(OPERATIONS[label], site, GenerationMode.POSITIVE, CHECKS, aimed=True)


@pytest.mark.parametrize("site", ["seat"], indirect=True, scope="module")
@pytest.mark.parametrize("label", WITH_BODY)
def test_a_body_that_does_not_fit_is_refused(label: str, site: Site) -> None:
    fire(OPERATIONS[label], site, GenerationMode.NEGATIVE, [*CHECKS, negative_data_rejection], aimed=False)
