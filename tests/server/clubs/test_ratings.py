"""Ratings, ladders, profiles and badges: what finished matches say of people and bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
import pytest

import romanum
from romanum.bots.skill import Skill
from romanum.engine.dice import FastDice, SealedDice
from romanum.server.clubs.profiles import badges, forms, rivals
from romanum.server.clubs.ratings import OFTEN_DAYS, Registrar, shown, verdict
from romanum.server.store import MatchRow, SeatRow, Store, clocks
from romanum.server.store.rated_results import ClubStore, ResultRow
from romanum.server.store.tokens import new_token
from server.visitors import BOTH, Running, Visitor, running

pytestmark = pytest.mark.anyio

TIME = count(1_000_000, 1_000)


def finished(seating: Sequence[int | str], ranking: list[list[int]], **more: Any) -> tuple[MatchRow, list[SeatRow]]:
    """A match that is over: people by number, bots by name."""
    result = {"winners": ranking[0], "ranking": ranking, "scores": [0] * len(seating), "how": "", "facts": {}}
    scenario = romanum.game("trajan").scenarios[0].id
    fields: dict[str, Any] = {
        "game": "trajan",
        "scenario": scenario,
        "dice": msgspec.to_builtins(SealedDice.fresh()),
        "owner": 1,
        "changed": next(TIME),
    } | more
    row = MatchRow(
        id=new_token(), rules=1, options={}, title="", names=["x"] * len(seating), watch=new_token(), state="over",
        result=result | {"sentence": ""}, **fields,
    )  # fmt: skip
    people = [who if isinstance(who, int) else None for who in seating]
    bots = [who if isinstance(who, str) else None for who in seating]
    seats = enumerate(zip(people, bots, strict=True))
    chairs = [SeatRow(seat, new_token(), person=person, bot=bot) for seat, (person, bot) in seats]
    return row, chairs


async def play(store: Store, seating: Sequence[int | str], ranking: list[list[int]], **more: Any) -> str:
    row, chairs = finished(seating, ranking, **more)
    await store.add_match(row, chairs)
    await Registrar(store).tick()
    return row.id


async def test_a_finished_match_moves_everybody_who_sat_there(store: Store) -> None:
    await store.add_person("Livia")
    await play(store, [1, "miles", "tiro"], [[0], [2], [1]])
    club = ClubStore(store)
    lines = await club.ladder("trajan", 0, 10)
    assert [line.name or line.bot for line in lines] == ["Livia", "tiro", "miles"]
    assert [(line.games, line.wins) for line in lines] == [(1, 1), (1, 0), (1, 0)]
    assert await club.skill("hre", "person-1") is None, "a game for itself"


async def test_no_match_is_rated_twice(store: Store) -> None:
    await store.add_person("Livia")
    await play(store, [1, "miles"], [[0], [1]])
    before = await ClubStore(store).skill("trajan", "person-1")
    assert await Registrar(store).tick() == 0
    assert await ClubStore(store).skill("trajan", "person-1") == before


async def test_who_is_second_to_look_at_a_match_changes_nothing(store: Store) -> None:
    """Two workers that lead for a moment."""
    await store.add_person("Livia")
    match = await play(store, [1, "miles"], [[0], [1]])
    club = ClubStore(store)
    before = await club.results_of("person-1")
    assert await club.keep(match, "rated", [msgspec.structs.replace(row, mu=99.0) for row in before]) is False
    assert await club.keep(match, "bots", []) is False
    assert await club.results_of("person-1") == before
    assert await verdict_on(store, match) == "rated"


async def test_whom_the_host_has_shut_out_stands_in_no_ladder(store: Store) -> None:
    for name in ("Livia", "Nero"):
        await store.add_person(name)
    await play(store, [1, 2, "miles"], [[1], [0], [2]])
    await store.change_person(2, blocked=True)
    assert [line.name or line.bot for line in await ClubStore(store).ladder("trajan", 0, 10)] == ["Livia", "miles"]


async def test_matches_are_rated_one_after_the_other(store: Store) -> None:
    await store.add_person("Livia")
    club, known = ClubStore(store), []
    for _ in range(4):
        await play(store, [1, "miles"], [[0], [1]])
        skill = await club.skill("trajan", "person-1")
        assert skill is not None
        known.append(skill[0])
    assert known == sorted(set(known))
    row = (await club.results_of("person-1"))[0]
    assert (row.mu, row.mu_before) == (known[-1], known[-2])


@pytest.mark.parametrize(
    ("seating", "more", "found"),
    [
        ([1, 2], {}, "rated"),
        ([1, "miles", "miles"], {}, "rated"),
        ([1, 1], {}, "self"),
        ([1, 1, "miles"], {}, "self"),
        (["tiro", "miles"], {}, "bots"),
        ([1, 2], {"branch_of": "other"}, "position"),
        ([1, 2], {"start": "{}"}, "position"),
        ([1, 2], {"dice": msgspec.to_builtins(FastDice.seeded(7))}, "dice"),
    ],
)
def test_what_is_rated_and_what_is_not(seating: list[int | str], more: dict[str, Any], found: str) -> None:
    row, chairs = finished(seating, [[seat] for seat in range(len(seating))], **more)
    assert verdict(row, chairs) == found


def test_a_bot_that_plays_for_somebody_plays_for_his_rating() -> None:
    row, chairs = finished([1, 2], [[0], [1]])
    assert verdict(row, [chairs[0], msgspec.structs.replace(chairs[1], bot="tiro")]) == "rated"


async def test_and_not_for_its_own(store: Store) -> None:
    one, two = await people(store, "ravenna", "rome")
    row, chairs = finished([one, two], [[0], [1]])
    await store.add_match(row, [chairs[0], msgspec.structs.replace(chairs[1], bot="tiro")])
    await Registrar(store).tick()
    lines = await ClubStore(store).ladder("trajan", 0, 10)
    assert [(line.person, line.bot) for line in lines] == [(one, None), (two, None)]
    assert await ClubStore(store).skill("trajan", "bot-tiro") is None


def result(match: int, who: int | str, seat: int, place: int, **more: Any) -> ResultRow:
    fields: dict[str, Any] = {"game": "trajan", "scenario": "114", "seats": 2} | more
    person, bot = (who, None) if isinstance(who, int) else (None, who)
    skill: dict[str, Any] = {"mu": 25.0, "sigma": 8.0, "mu_before": 25.0, "sigma_before": 8.0}
    return ResultRow(
        match=f"m{match}", seat=seat, person=person, bot=bot, place=place, won=place == 0, ended=match * 1000,
        **fields, **skill,
    )  # fmt: skip


def test_badges_mean_something() -> None:
    """A scenario won from each side needs both seats, a win against legatus needs legatus at the table."""
    tables = [
        [result(1, 1, 0, 0), result(1, "miles", 1, 1)],
        [result(2, 1, 0, 0), result(2, "legatus", 1, 1)],
        [result(3, 1, 1, 1), result(3, "legatus", 0, 0)],
        [result(4, 1, 1, 0), result(4, "tiro", 0, 1)],
        [result(5, 1, 0, 0, game="hre"), result(5, "tiro", 1, 1, game="hre")],
    ]

    def earned(upto: int) -> list[tuple[str, str]]:
        return [(b.kind, b.game) for b in badges("person-1", list(reversed(tables[:upto])), ["trajan", "hre"])]

    assert earned(1) == [("first-win", "trajan")]
    assert earned(2) == [("first-win", "trajan"), ("legatus", "trajan")]
    assert earned(3) == earned(2)
    assert earned(4)[-1] == ("every-side", "trajan")
    assert earned(5)[-2:] == [("first-win", "hre"), ("every-game", "")]
    over_imperator = [result(6, 1, 0, 0), result(6, "imperator", 1, 1)]
    assert ("legatus", "trajan") in [(b.kind, b.game) for b in badges("person-1", [over_imperator], ["trajan"])]
    assert badges("bot-tiro", tables[3:4], ["trajan"]) == [], "who has lost has won nothing"


def test_head_to_head_counts_who_finished_before_whom() -> None:
    tables = [
        [result(2, 1, 0, 1), result(2, 2, 1, 0)],
        [result(1, 1, 0, 0), result(1, 2, 1, 0), result(1, "miles", 2, 2)],
    ]
    first, second = rivals("person-1", tables)
    assert (first.who.id, first.games, first.before, first.behind, first.equal) == ("person-2", 2, 0, 1, 1)
    assert (second.who.id, second.before) == ("bot-miles", 1)
    (form,) = forms("person-1", tables)
    assert (form.games, form.wins, form.settled) == (2, 1, False)


# ---- fair play


async def people(store: Store, *places: str, login: str = "") -> list[int]:
    """Guests, or people with accounts, of these places."""
    found = []
    for number, place in enumerate(places):
        person = await store.add_person(f"Livia {number}", login=f"{login}{number}" if login else None)
        assert person is not None
        await store.change_person(person.id, place=place)
        found.append(person.id)
    return found


async def verdict_on(store: Store, match: str) -> str | None:
    row = await store.match(match)
    return None if row is None else row.rated


async def test_a_guest_of_ones_own_address_is_no_rival(store: Store) -> None:
    ravenna, also, rome = await people(store, "ravenna", "ravenna", "rome")
    assert await verdict_on(store, await play(store, [ravenna, also], [[0], [1]])) == "place"
    assert await verdict_on(store, await play(store, [ravenna, rome, also], [[0], [1], [2]])) == "place"
    assert await verdict_on(store, await play(store, [ravenna, rome], [[0], [1]])) == "rated"
    here, there = await people(store, "", "")
    assert await verdict_on(store, await play(store, [here, there], [[0], [1]])) == "rated", "nobody knows where"
    one, two = await people(store, "ravenna", "ravenna", login="club")
    assert await verdict_on(store, await play(store, [one, two], [[0], [1]])) == "rated", "people with accounts are"


async def test_beating_the_same_person_again_and_again_counts_less_and_less(store: Store) -> None:
    one, two, other = await people(store, "ravenna", "rome", "ostia")
    gains = []
    for _ in range(8):
        match = await play(store, [one, two], [[0], [1]])
        row = (await ClubStore(store).results_of(f"person-{one}"))[0]
        assert row.match == match
        gains.append(shown(Skill(row.mu, row.sigma)) - shown(Skill(row.mu_before, row.sigma_before)))
    assert gains[4] < 0.6 * gains[3]
    assert gains[7] < 0.1 * gains[3]
    await play(store, [one, other], [[0], [1]])
    row = (await ClubStore(store).results_of(f"person-{one}"))[0]
    assert shown(Skill(row.mu, row.sigma)) - shown(Skill(row.mu_before, row.sigma_before)) > gains[7]


async def test_after_a_month_the_same_person_counts_whole_again(store: Store) -> None:
    one, two = await people(store, "ravenna", "rome")
    for _ in range(6):
        await play(store, [one, two], [[0], [1]], changed=1_000)
    club = ClubStore(store)
    assert await club.met("trajan", one, two, 0) == 6
    assert await club.met("hre", one, two, 0) == 0
    month = (OFTEN_DAYS + 1) * clocks.DAY
    registrar = Registrar(store)
    row, chairs = finished([one, two], [[0], [1]], changed=month)
    assert await registrar._worth(row, chairs, chairs[0]) == 1.0
    assert await registrar._worth(msgspec.structs.replace(row, changed=2_000), chairs, chairs[0]) == 0.125


async def test_bots_are_rivals_as_often_as_one_likes(store: Store) -> None:
    (one,) = await people(store, "ravenna")
    for _ in range(6):
        await play(store, [one, "miles"], [[0], [1]])
    row, chairs = finished([one, "miles"], [[0], [1]])
    assert await Registrar(store)._worth(row, chairs, chairs[0]) == 1.0


async def test_an_imported_record_is_not_rated_however_it_goes_on(server: Running, livia: Visitor) -> None:
    """Somebody has beaten himself, and says that it was the strongest bot."""
    game = romanum.game("hre")
    match = game.new(seats=2, dice=SealedDice.fresh())
    chance = random.Random(5)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, chance.choice(match.decision(seat).options))
    for text in (match.record.write(), match.at(len(match.history) - 5).record.write()):
        made = await livia.client.post("/api/records?bots=imperator&seat=0", content=text)
        assert made.json()["state"] in ("over", "running")
        await server.house.results.look()
        assert await verdict_on(server.house.store, made.json()["id"]) == "imported"
    me = (await livia.get("/me"))["id"]
    assert await ClubStore(server.house.store).skill("hre", f"person-{me}") is None


async def test_a_match_whose_bot_was_changed_on_the_way_is_not_rated(server: Running, livia: Visitor) -> None:
    """Else one would play a weak one, and seat the strongest before the end."""
    server.house.bots.awake = False
    match = (await livia.match([{"kind": "me"}, {"kind": "bot", "level": "imperator"}]))["id"]
    await livia.post(f"/matches/{match}/seats/0", {"bot": "tiro"})
    assert await verdict_on(server.house.store, match) is None, "whose seat it is may let a bot play"
    for bot in ("tiro", "imperator"):
        assert (await livia.post(f"/matches/{match}/seats/1", {"bot": bot}))["seats"][1]["bot"] == bot
    assert await verdict_on(server.house.store, match) == "seats"


@BOTH
async def test_ladder_and_profile_over_http(server: Running) -> None:
    async with server.visitor(name="<b>Livia</b>") as livia, server.visitor(name="Drusus") as drusus:
        me, him = (await livia.get("/me"))["id"], (await drusus.get("/me"))["id"]
        await server.house.store.change_person(him, place="elsewhere")
        match = await play(server.house.store, [me, him], [[0], [1]])
        shown = await play(server.house.store, ["legatus", me], [[1], [0]], public=True)
        lines = (await drusus.get("/ladders/trajan"))["lines"]
        assert (lines[0]["rank"], lines[0]["who"]["id"]) == (1, f"person-{me}")
        assert lines[0]["rating"] > 1000 > lines[-1]["rating"]
        book = await livia.get(f"/profiles/person-{me}")
        assert [past["match"] for past in book["past"]] == [shown, match]
        assert [past["gain"] > 0 for past in book["past"]] == [True, True]
        assert {badge["kind"] for badge in book["badges"]} == {"first-win", "legatus", "every-side"}
        async with server.visitor() as stranger:
            seen = await stranger.get(f"/profiles/person-{me}")
            assert [past["match"] for past in seen["past"]] == [shown, None], "a private match is not shown"
        assert (await livia.get("/profiles/bot-legatus"))["forms"][0]["wins"] == 0


async def test_nobody_of_that_name_has_a_profile(server: Running) -> None:
    async with server.visitor() as livia:
        for who in (
            "person-99",
            "person-0",
            "person--1",
            "person-1e3",
            "person-" + "9" * 40,
            "bot-nobody",
            "x",
            "bot-",
        ):
            assert (await livia.client.get(f"/api/profiles/{who}")).status_code == 404, who
        assert (await livia.client.get("/api/ladders/chess")).status_code == 404
        assert (await livia.get("/ladders/hre", page=10**9)) == {"game": "hre", "lines": [], "more": False}


async def test_a_host_may_switch_ratings_off(database: str) -> None:
    async with running(database, ratings=False) as server, server.visitor() as livia:
        me = (await livia.get("/me"))["id"]
        row, chairs = finished([me, "miles"], [[0], [1]])
        await server.house.store.add_match(row, chairs)
        await server.house.results.look()
        assert (await livia.get("/me"))["ratings"] is False
        for path in ("/ladders/trajan", f"/profiles/person-{me}"):
            assert (await livia.get(path))["error"]["code"] == "no-ratings"
        kept = await server.house.store.match(row.id)
        assert kept is not None
        assert kept.rated is None
