"""How seats wish to be asked: kept at once, folded into the log, and nobody else's business."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import romanum
from romanum.engine.dice import FastDice
from romanum.engine.record import replay
from romanum.engine.standing.wishes import usual_wishes
from romanum.games import GAMES
from romanum.server.bounds.problem import Problem
from romanum.server.store import MatchRow, SeatRow, Store
from romanum.server.store.tokens import new_token
from romanum.server.tables.restoration import rebuild
from romanum.server.tables.snapshots import Kept
from romanum.server.tables.table import Table
from server.stored_match import offered, tables_of, unhurried
from server.visitors import BOTH, Running, Visitor, heard, new_database, running

pytestmark = pytest.mark.anyio

WISHES = {"shield": ("ask", "concerned", "never"), "sword": ("ask", "never"), "truce": ("ask", "never")}


@pytest.fixture(autouse=True)
def ring(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games here, and nobody hesitates."""
    monkeypatch.setitem(GAMES, "toy", "toy.game:Toy")
    unhurried(monkeypatch, 0.0)


async def ring_match(store: Store, *, seed: int = 7, discreet: bool = False) -> str:
    """A running match of Ring, of two people."""
    game = romanum.game("toy")
    people = [await store.add_person(name) for name in ("Livia", "Drusus")]
    assert people[0] is not None
    row = MatchRow(
        id=f"match-{new_token()}",
        game="toy",
        rules=1,
        scenario="standard",
        options=game.settings({"discreet": discreet, "length": "long"}),
        title="",
        names=["One", "Two"],
        dice=msgspec.to_builtins(FastDice.seeded(seed)),
        owner=people[0].id,
        watch=new_token(),
        state="running",
    )
    await store.add_match(row, [SeatRow(s, new_token(), person=who.id) for s, who in enumerate(people) if who])
    return row.id


def eager(texts: list[str], chance: random.Random) -> str:
    """An attack, if there is one."""
    return chance.choice([text for text in texts if text.startswith("attack")] or texts)


async def step(table: Table, chance: random.Random) -> None:
    """Anybody's random action; whoever wished not to be asked passes."""
    async with table.still() as match:
        seat, seq = chance.choice(match.pending), table.seq
        text = eager([option.text for option in match.decision(seat).options], chance)
    assert (await table.act(seat, seq, text, 1)).answer == "done"
    while table.unwanted is not None and await table.decline(table.unwanted, table.seq):
        pass


async def wish(table: Table, chance: random.Random) -> None:
    kind = chance.choice(list(WISHES))
    await table.prefer(chance.randrange(2), {kind: chance.choice(WISHES[kind])})


# ---- the log


async def test_a_wish_is_kept_before_anything_is_played(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store))
    before = await store.match(table.id)
    assert await table.prefer(1, {"shield": "concerned", "truce": "never"}) == {"shield": "concerned", "truce": "never"}
    assert (table.seq, await store.entries(table.id)) == (0, [])
    assert await store.match(table.id) == before, "not even the time of the last change"
    other = await tables_of(store).table(table.id)
    async with other.still():
        assert other.wishes(1) == {"shield": "concerned", "truce": "never"}
        assert other.wishes(0) == other.wishes(None) == {}


async def test_the_next_entry_takes_it_along_whoever_makes_it(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store))
    await table.prefer(1, {"shield": "never"})
    async with table.still() as match:
        bid = match.decision(0).options[0].text
    await table.act(0, 0, bid, 1)
    (entry,) = await store.entries(table.id)
    assert entry.private == '[{"seat":1,"window":"shield","wish":"never","turn":1}]'
    assert table.match.wishes(1)["shield"] == "never"
    seat, options = await offered(table)
    await table.act(seat, 1, options[0], 1)
    assert (await store.entries(table.id))[1].private == "", "it is in the position already"


async def test_never_on_top_of_another_wish_leaves_that_one_beneath(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store))
    await table.prefer(1, {"shield": "concerned"})
    await table.prefer(1, {"shield": "never"})
    await step(table, random.Random(1))
    async with table.still() as match:
        match.position.round += 1
        assert match.wishes(1)["shield"] == "concerned"


@pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
async def test_a_log_with_wishes_and_undos_leads_to_the_same_again(store: Store, discreet: bool) -> None:
    table = await tables_of(store).table(await ring_match(store, discreet=discreet))
    chance, entered = random.Random(3), 0
    while not table.over and table.seq < 120:
        if chance.random() < 0.4:
            await wish(table, chance)
        await step(table, chance)
        entered += table.log[-1].kind == "act" and table.log[-1].text in ("pass", "refuse")
        if chance.random() < 0.2 and not table.over:
            await table.undo(table.log[-1].seat, table.seq, 1)
    await table.settle()
    assert any(entry.private for entry in table.log)
    assert any(one.n < 40 for one in table.match.passed), "what was passed over stands in snapshots too"
    row = await store.match(table.id)
    assert row is not None
    log = await store.entries(table.id)
    kept = Kept(await store.snapshots(table.id), await store.traces(table.id))
    for found in (await rebuild(row, log), await rebuild(row, log, kept)):
        assert found.match.position == table.match.position
        assert found.match.preferences == table.match.preferences
        assert found.match.passed == table.match.passed
        assert [past.before for past in found.match.history] == [past.before for past in table.match.history]
    again = replay(table.match.record, romanum.game)
    assert again.position == table.match.position
    assert "\n~" not in table.match.public_record.write()


async def test_a_worker_takes_along_what_another_was_told(postgres: str) -> None:
    url = await new_database(postgres)
    async with (
        running(url) as one,
        running(url) as two,
        one.visitor(name="Livia") as livia,
        one.visitor(name="Drusus") as drusus,
    ):
        match = await made(livia, drusus)
        here = await one.house.tables.table(match)
        elsewhere = Visitor(two.address, drusus.client, drusus.token)
        async with elsewhere.live(match, "seat=1") as his:
            await heard(his, "table")
            await his.send('{"type":"prefer","id":1,"seat":1,"wishes":{"shield":"never"}}')
            assert (await heard(his, "answer"))["wishes"] == {"shield": "never"}
            async with asyncio.timeout(10):
                while not here._wishes_changed:
                    await asyncio.sleep(0.02)
            await step(here, random.Random(1))
            assert here.match.wishes(1)["shield"] == "never"
            await heard(his, "update")
        there = await two.house.tables.table(match)
        assert there.match.position == here.match.position


async def test_what_cannot_be_wished_is_refused_and_nothing_is_kept(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store))
    for wishes in ({"sling": "never"}, {"sword": "concerned"}, {"truce": "never", "sword": "perhaps"}):
        with pytest.raises(Problem) as refused:
            await table.prefer(1, wishes)
        assert refused.value.code == "wish"
    assert await store.wishes(table.id) == {}


# ---- over the wire


async def made(livia: Visitor, drusus: Visitor, **options: Any) -> str:
    """A match of Ring in which Livia has the first seat and Drusus the second."""
    seats = [{"kind": "me"}, {"kind": "link"}]
    dice = {"kind": "seeded", "seed": 11}
    body = {"game": "toy", "seats": seats, "dice": dice, "options": {"length": "long", **options}}
    match = await livia.post("/matches", body)
    token = match["links"]["seats"]["1"].rsplit("/", 1)[-1]
    joined = await drusus.post(f"/join/{token}")
    assert "error" not in joined, joined
    return str(match["id"])


def without_names(table: Any) -> Any:
    """A table without what differs between any two matches."""
    return {name: value for name, value in table.items() if name not in ("match", "seats")}


@BOTH
async def test_nobody_else_is_told_anything(livia: Visitor, drusus: Visitor) -> None:
    match = await made(livia, drusus)
    async with livia.live(match, "seat=0") as hers, drusus.live(match, "seat=1") as his:
        await heard(hers, "table")
        await heard(his, "table")
        while (await heard(hers, "seats"))["seats"][1]["here"] is False:
            pass
        before = await livia.get(f"/matches/{match}"), await livia.get(f"/matches/{match}/table", seat=0)
        said = {"type": "prefer", "id": 4, "seat": 1, "wishes": {"shield": "never"}}
        await his.send(msgspec.json.encode(said).decode())
        answer = await heard(his, "answer")
        assert (answer["id"], answer["wishes"]) == (4, {"shield": "never"})
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await hers.recv()
        assert (await livia.get(f"/matches/{match}"), await livia.get(f"/matches/{match}/table", seat=0)) == before
    assert (await drusus.get(f"/matches/{match}/table", seat=1))["wishes"] == {"shield": "never"}


async def test_who_may_wish_what(livia: Visitor, drusus: Visitor, server: Running) -> None:
    match = await made(livia, drusus)
    path, never = f"/matches/{match}/prefer", {"shield": "never"}
    assert (await livia.post(path, {"seat": 1, "wishes": never}))["error"]["code"] == "not-yours"
    assert (await livia.post(path, {"seat": 0, "wishes": {"sling": "never"}}))["error"]["code"] == "wish"
    async with server.visitor(name="Nobody") as nobody:
        assert "error" in await nobody.post(path, {"seat": 1, "wishes": never})
    game = await livia.get("/games/toy")
    shield = next(window for window in game["windows"] if window["id"] == "shield")
    assert shield["wishes"] == {"ask": "Ask me", "concerned": "Only for my last Province", "never": "Not this round"}


async def tags(visitors: list[Visitor], match: str) -> list[str]:
    paths = [f"/api/matches/{match}/table?seat={seat}" for seat in range(len(visitors))]
    return [(await v.client.get(path)).headers["etag"] for v, path in zip(visitors, paths, strict=True)]


async def test_a_wish_changes_the_tag_of_ones_own_table(livia: Visitor, drusus: Visitor) -> None:
    match = await made(livia, drusus)
    tags = [
        (await v.client.get(f"/api/matches/{match}/table?seat={s}")).headers["etag"]
        for s, v in enumerate((livia, drusus))
    ]
    await drusus.post(f"/matches/{match}/prefer", {"seat": 1, "wishes": {"sword": "never"}})
    after = [
        (await v.client.get(f"/api/matches/{match}/table?seat={s}")).headers["etag"]
        for s, v in enumerate((livia, drusus))
    ]
    assert (tags[0] == after[0], tags[1] == after[1]) == (True, False)


async def act(visitors: list[Visitor], match: str, seat: int, text: str) -> None:
    seq = (await visitors[seat].get(f"/matches/{match}"))["seq"]
    answer = await visitors[seat].post(f"/matches/{match}/act", {"seat": seat, "seq": seq, "action": text})
    assert answer["answer"] == "done", answer


async def asked(visitors: list[Visitor], match: str) -> list[Any]:
    return [await visitor.get(f"/matches/{match}/table", seat=seat) for seat, visitor in enumerate(visitors)]


async def passed_over(visitors: list[Visitor], match: str, wishes: dict[str, str]) -> None:
    """Wait for a pass by wish."""
    async with asyncio.timeout(10):
        while True:
            table = (await asked(visitors, match))[1]
            if not table["decision"] or wishes.get(table["decision"]["window"]) != "never":
                return
            await asyncio.sleep(0.01)


async def test_whoever_is_not_asked_in_a_discreet_match_looks_like_whoever_passes(
    livia: Visitor, drusus: Visitor
) -> None:
    both = [livia, drusus]
    wishing, by_hand = [await made(livia, drusus, discreet=True) for _ in range(2)]
    chance, passes, wishes = random.Random(5), 0, {}
    for _ in range(60):
        tables = await asked(both, wishing)
        if tables[0]["state"] == "over":
            break
        wishes = {"shield": "never", "sword": "never"}
        await drusus.post(f"/matches/{wishing}/prefer", {"seat": 1, "wishes": wishes})
        seat = chance.choice(tables[0]["pending"])
        text = eager([option["text"] for option in tables[seat]["decision"]["options"]], chance)
        for match in (wishing, by_hand):
            await act(both, match, seat, text)
        await passed_over(both, wishing, wishes)
        while (found := (await asked(both, by_hand))[1]["decision"]) and wishes.get(found["window"]) == "never":
            await act(both, by_hand, 1, "pass")
            passes += 1
        assert without_names((await asked(both, wishing))[0]) == without_names((await asked(both, by_hand))[0])
    assert passes > 2


async def reaction(both: list[Visitor], match: str, chance: random.Random) -> Any:
    """Play on until the second seat may react; its table then."""
    for _ in range(400):
        tables = await asked(both, match)
        if tables[1]["decision"] and tables[1]["decision"]["window"] in ("shield", "sword"):
            return tables[1]
        seat = chance.choice(tables[0]["pending"])
        await act(both, match, seat, eager([o["text"] for o in tables[seat]["decision"]["options"]], chance))
    raise AssertionError("nobody was attacked")


async def before_a_reaction(both: list[Visitor], match: str) -> str:
    """A match of the same dice just before the second seat may react; the kind of window, with that wish made."""
    table = await reaction(both, match, random.Random(5))
    taken = await both[1].post(
        f"/matches/{match}/prefer", {"seat": 1, "wishes": {table["decision"]["window"]: "never"}}
    )
    assert "wishes" in taken
    return str(table["decision"]["window"])


async def test_a_question_that_has_been_put_stays_until_it_is_answered(livia: Visitor, drusus: Visitor) -> None:
    both = [livia, drusus]
    match = await made(livia, drusus, discreet=True)
    window = await before_a_reaction(both, match)
    await asyncio.sleep(0.2)
    assert (await asked(both, match))[1]["decision"]["window"] == window
    await act(both, match, 1, "pass")


async def test_in_a_discreet_match_a_pass_by_wish_takes_as_long_as_a_thought_and_one_may_think_better_of_it(
    livia: Visitor, drusus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    unhurried(monkeypatch, 1.5)
    both, chance = [livia, drusus], random.Random(5)
    match = await made(livia, drusus, discreet=True)
    await drusus.post(f"/matches/{match}/prefer", {"seat": 1, "wishes": {"shield": "never", "sword": "never"}})
    table = await reaction(both, match, chance)
    window = table["decision"]["window"]
    assert table["wishes"][window] == "never"
    assert (await asked(both, match))[0]["pending"] == [1], "all see that he is asked"
    await drusus.post(f"/matches/{match}/prefer", {"seat": 1, "wishes": {window: "ask"}})
    await asyncio.sleep(2)
    assert (await asked(both, match))[1]["decision"]["window"] == window, "he wants to be asked after all"


async def test_whoever_takes_a_pass_by_wish_back_is_asked(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store, discreet=True))
    chance = random.Random(5)
    for _ in range(300):
        await table.prefer(1, {"shield": "never", "sword": "never"})
        await step(table, chance)
        last = table.log[-1]
        if (last.seat, last.text) == (1, "pass") and not table.match.why_no_undo(1) and table.match.history:
            break
    before = table.seq
    assert (await table.undo(1, before, 1)).answer == "done"
    assert (table.pending, table.unwanted) == ((1,), None)
    assert not await table.decline(1, table.seq)
    async with table.still() as match:
        assert match.decision(1).window in WISHES


async def test_a_record_with_wishes_is_verified_and_played_on(livia: Visitor) -> None:
    match = romanum.game("hre").new(seats=2, seed=4)
    chance = random.Random(9)
    match.prefer(1, "oraculum", "never")
    for n in range(40):
        seat = match.pending[0]
        match.play(seat, chance.choice(match.decision(seat).options))
        if n == 20:
            match.prefer(1, "testudo", "never")
    match.prefer(0, "insidiae", "never")
    text = match.record.write()
    answer = (await livia.client.post("/api/records", content=text)).json()
    table = await livia.get(f"/matches/{answer['id']}/table", seat=0)
    assert table["wishes"] == {"insidiae": "never"}
    again = await livia.client.get(f"/api/matches/{answer['id']}/record", params={"whole": True})
    lines = [line for line in text.splitlines() if line.startswith("~")]
    assert len(lines) == 3
    assert [line for line in again.text.splitlines() if line.startswith("~")] == lines[:2], (
        "the last comes with an action"
    )


# ---- what is usual


async def test_people_who_sit_down_wish_what_is_usual_and_bots_wish_nothing(livia: Visitor, server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "tiro"}]
    match = await livia.post("/matches", {"game": "imperium", "scenario": "philip-and-decius", "seats": seats})
    usual = usual_wishes(romanum.game("imperium").windows)
    assert usual
    assert (await livia.get(f"/matches/{match['id']}/table", seat=0))["wishes"] == usual
    assert {seat for seat, _ in await server.house.store.wishes(match["id"])} == {0}


async def test_what_was_passed_over_is_told_to_whoever_wished_it_and_is_nothing_he_has_done(
    livia: Visitor, drusus: Visitor
) -> None:
    both, chance = [livia, drusus], random.Random(5)
    match = await made(livia, drusus, discreet=True)
    async with asyncio.timeout(20):
        while not (tables := await asked(both, match))[1]["passed"]:
            await drusus.post(f"/matches/{match}/prefer", {"seat": 1, "wishes": {"shield": "never", "sword": "never"}})
            seat = chance.choice(tables[0]["pending"])
            if seat == 1 and tables[1]["decision"]["window"] in ("shield", "sword"):
                await asyncio.sleep(0.02)
            else:
                await act(both, match, seat, eager([o["text"] for o in tables[seat]["decision"]["options"]], chance))
    assert {(one["window"] in WISHES, bool(one["words"])) for one in tables[1]["passed"]} == {(True, True)}
    assert tables[1]["acted"] <= tables[1]["passed"][0]["n"] < tables[1]["n"]
    assert tables[0]["passed"] == []
