"""Lessons on a server: begun, led through, answered, and kept to their learner."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from romanum.lessons import course
from romanum.server.lobby.lessons import row_of
from romanum.server.lobby.new_match import bot_seats
from romanum.server.store import Store
from server.stored_match import play, tables_of
from server.visitors import Running, Visitor, heard, running

pytestmark = pytest.mark.anyio
GAUL = ["place narbonensis", "attack lugdunensis from aquitania", "place lugdunensis", "raise roma", "found roma"]


async def begun(visitor: Visitor, lesson: str = "battle", game: str = "hre") -> Any:
    return await visitor.post("/lessons", {"game": game, "lesson": lesson})


async def told(visitor: Visitor, match: str) -> Any:
    return await visitor.get(f"/matches/{match}/lesson")


async def act(visitor: Visitor, match: str, action: str, seat: int = 2) -> Any:
    seq = (await visitor.get(f"/matches/{match}/table", seat=seat))["seq"]
    return await visitor.post(f"/matches/{match}/act", {"seat": seat, "seq": seq, "action": action})


async def test_a_lesson_is_an_ordinary_match_at_its_first_question(livia: Visitor) -> None:
    made = await begun(livia)
    assert (made["lesson"], made["branch_of"], made["mine"], made["my_turn"]) == ("battle", None, [2], True)
    assert (made["title"], made["state"], made["public"]) == ("Caesar in Gaul", "running", False)
    table = await livia.get(f"/matches/{made['id']}/table", seat=2)
    assert table["decision"]["step"] == "Place"
    said = await told(livia, made["id"])
    assert [page["point"] for page in said["pages"]] == [["aquitania", "lugdunensis"], ["narbonensis"]]
    assert (said["done"], said["deeds"], said["fits"]) == (0, 5, ["place narbonensis"])


async def test_something_else_is_refused_in_the_words_of_the_lesson(livia: Visitor) -> None:
    match = (await begun(livia))["id"]
    answer = await act(livia, match, "place sicilia")
    assert answer["answer"] == "refused"
    assert "Legions even sail" in answer["refused"]["message"]
    assert (await livia.get(f"/matches/{match}/table", seat=2))["n"] == 0
    gone = await livia.post(f"/matches/{match}/go", {"seat": 2, "seq": 0, "actions": [GAUL[0], "place sicilia"]})
    assert (gone["answer"], gone.get("played", 0)) == ("refused", 0)


async def test_a_lesson_is_played_to_its_end_and_then_the_others_rest(livia: Visitor) -> None:
    match = (await begun(livia))["id"]
    for done, action in enumerate(GAUL, 1):
        assert (await act(livia, match, action))["answer"] == "done"
        said = await told(livia, match)
        assert said["done"] == done
    assert said["over"]
    n = (await livia.get(f"/matches/{match}"))["n"]
    await asyncio.sleep(0.5)
    assert (await livia.get(f"/matches/{match}"))["n"] == n == len(GAUL)


async def test_the_dice_fall_as_the_story_wants_it(livia: Visitor) -> None:
    match = (await begun(livia))["id"]
    for action in GAUL[:2]:
        await act(livia, match, action)
    table = await livia.get(f"/matches/{match}/table", seat=2)
    assert any("6, 4, 2, Galli 3" in event["sentence"] for event in table["events"])
    assert "dice" in (await told(livia, match))["dice"]


async def test_taking_back_leads_back_in_the_script(livia: Visitor) -> None:
    match = (await begun(livia))["id"]
    await act(livia, match, GAUL[0])
    assert (await livia.post(f"/matches/{match}/undo", {"seat": 2, "seq": 1}))["answer"] == "done"
    assert (await told(livia, match))["done"] == 0


async def back(visitor: Visitor, match: str, seat: int = 2) -> Any:
    table = await visitor.get(f"/matches/{match}/table", seat=seat)
    answer = await visitor.post(f"/matches/{match}/undo", {"seat": seat, "seq": table["seq"]})
    assert (answer["answer"] == "done") == (table["undo"] is None), "the client is told whether there is a way back"
    return answer


async def test_dice_and_the_end_of_a_lesson_are_taken_back_too(livia: Visitor) -> None:
    match = (await begun(livia))["id"]
    for action in GAUL:
        await act(livia, match, action)
    assert (await told(livia, match))["over"]
    for done in range(len(GAUL) - 1, -1, -1):
        assert (await back(livia, match))["answer"] == "done"
        assert (await told(livia, match))["done"] == done
    answer = await back(livia, match)
    assert (answer["answer"], answer["refused"]["message"]) == ("refused", "Nothing has been done yet.")
    for action in GAUL:
        assert (await act(livia, match, action))["answer"] == "done"


async def test_the_end_of_the_match_is_taken_back_and_played_again(store: Store) -> None:
    person = await store.add_person("Livia")
    assert person is not None
    own = course("hre")
    row, lesson = row_of(own, own.lesson("empire"), person), own.lesson("empire")
    await store.add_match(row, bot_seats(lesson.seats, [lesson.seat], person, ["tiro"]))
    table = await tables_of(store).table(row.id)
    await play(table, 5000, random.Random(1))
    assert table.over
    answer = await table.undo(lesson.seat, table.seq, person.id)
    kept = await store.match(row.id)
    assert kept is not None
    assert (answer.answer, table.over, kept.state) == ("done", False, "running")
    assert lesson.seat in table.pending
    again = await tables_of(store).table(row.id)
    async with table.still() as one, again.still() as other:
        assert one.position.to_json() == other.position.to_json()
    await play(table, 5000, random.Random(2))
    assert table.over


async def test_in_a_lesson_nothing_is_final(livia: Visitor) -> None:
    match = (await begun(livia))["id"]
    await act(livia, match, GAUL[0])
    assert (await livia.get(f"/matches/{match}/final", seat=2)) == {}


async def test_what_others_did_is_taken_back_with_it_and_stays_so(database: str) -> None:
    """In Dacia the enemy retreats before an attack; then the server is started again."""
    async with running(database) as server, server.visitor(name="Livia") as livia:
        match = (await begun(livia, "dacia", "imperium"))["id"]
        while not (fits := (await told(livia, match))["fits"])[0].startswith("attack"):
            assert (await act(livia, match, fits[0], seat=0))["answer"] == "done"
        before = await livia.get(f"/matches/{match}/table", seat=0)
        await act(livia, match, fits[0], seat=0)
        answered = await livia.get(f"/matches/{match}/table", seat=0)
        assert answered["n"] == before["n"] + 2
        assert (await back(livia, match, seat=0))["answer"] == "done"
        cookie = livia.client.cookies
    async with running(database) as server, server.visitor(name="Livia") as livia:
        livia.client.cookies = cookie
        after = await livia.get(f"/matches/{match}/table", seat=0)
        assert [after[name] for name in ("n", "view", "decision")] == [
            before[name] for name in ("n", "view", "decision")
        ]
        await act(livia, match, fits[0], seat=0)
        assert (await livia.get(f"/matches/{match}/table", seat=0))["view"] == answered["view"]


async def test_a_lesson_is_on_no_list_and_an_earlier_one_is_put_away(livia: Visitor, server: Running) -> None:
    first, second = (await begun(livia))["id"], (await begun(livia))["id"]
    lists = await livia.get("/matches")
    assert [lists[name] for name in ("mine", "open", "public")] == [[], [], []]
    assert (await livia.get("/turns"))["turns"] == []
    assert (await livia.get(f"/matches/{first}"))["error"]["code"] == "not-found"
    assert (await livia.get(f"/matches/{second}"))["id"] == second
    async with server.visitor(name="Drusus") as drusus:
        assert (await told(drusus, second))["error"]["code"] == "not-found"


async def test_a_lesson_goes_on_after_the_server_was_started_again(database: str) -> None:
    async with running(database) as server, server.visitor(name="Livia") as livia:
        match = (await begun(livia))["id"]
        await act(livia, match, GAUL[0])
        cookie = livia.client.cookies
    async with running(database) as server, server.visitor(name="Livia") as livia:
        livia.client.cookies = cookie
        assert (await told(livia, match))["done"] == 1


async def test_what_is_no_lesson_says_nothing(livia: Visitor) -> None:
    other = await livia.match([{"kind": "me"}] * 2)
    assert other["lesson"] is None
    assert (await told(livia, other["id"]))["error"]["code"] == "not-found"
    assert (await begun(livia, "elephants"))["error"]["code"] == "not-found"
    assert (await begun(livia, "battle", "chess"))["error"]["code"] == "not-found"


async def test_the_course_of_a_game_is_listed(livia: Visitor) -> None:
    course = await livia.get("/games/hre/lessons")
    assert course[0]["lesson"] == "battle"
    assert course[0]["title"] == "Caesar in Gaul"
    hre = next(game for game in await livia.get("/games") if game["id"] == "hre")
    assert hre["lessons"] == len(course)
    assert (await livia.get("/games/chess/lessons"))["error"]["code"] == "not-found"


async def test_a_study_is_begun_answered_and_tried_again(livia: Visitor) -> None:
    cards = await livia.get("/games/hre/studies")
    assert (cards[0]["lesson"], cards[0]["title"]) == ("five-dioceses", "Far, not many")
    hre = next(game for game in await livia.get("/games") if game["id"] == "hre")
    assert hre["studies"] == len(cards)
    made = await begun(livia, "five-dioceses")
    assert (made["lesson"], made["mine"], made["my_turn"]) == ("five-dioceses", [0], True)
    said = await told(livia, made["id"])
    assert (said["study"], said["missed"], said["over"], said["fits"]) == (True, False, False, [])
    assert (await act(livia, made["id"], "place belgica", seat=0))["answer"] == "done"
    said = await told(livia, made["id"])
    assert (said["missed"], said["over"]) == (True, True)
    assert "Best is: Place an Army in Pannonia." in said["remark"]
    assert (await back(livia, made["id"], seat=0))["answer"] == "done"
    for action in ("place pannonia", "place dacia"):
        await act(livia, made["id"], action, seat=0)
    said = await told(livia, made["id"])
    assert (said["missed"], said["over"], said["remark"]) == (False, True, "Solved.")
    assert (await livia.get("/games/chess/studies"))["error"]["code"] == "not-found"


async def test_a_lesson_speaks_the_language_of_its_learner(livia: Visitor) -> None:
    german, french, english = ({"accept-language": code} for code in ("de-AT", "fr", "en"))
    client = livia.client
    match = (await begun(livia))["id"]
    titles = [(await client.get(f"/api/matches/{match}", headers=one)).json()["title"] for one in (german, english)]
    assert titles == ["Caesar in Gallien", "Caesar in Gaul"]
    said = (await client.get(f"/api/matches/{match}/lesson", headers=german)).json()
    assert said["title"] == "Caesar in Gallien"
    assert said["pages"][0]["text"].startswith("Willkommen in Gallien.")
    assert said["dice"].startswith("In dieser Lektion fallen die Würfel")
    assert said["next_title"] == "Ganz Italia"
    body = {"seat": 2, "seq": said["seq"], "action": "place sicilia"}
    answer = (await client.post(f"/api/matches/{match}/act", json=body, headers=french)).json()
    assert answer["refused"]["message"].endswith("Placez celle-ci en Narbonensis.")
    cards = (await client.get("/api/games/hre/lessons", headers=german)).json()
    assert [card["title"] for card in cards][:2] == ["Caesar in Gallien", "Ganz Italia"]
    assert cards[0]["about"].startswith("Setze eine Legion")


async def test_over_a_socket_something_else_is_refused_in_its_language(livia: Visitor) -> None:
    match = (await begun(livia))["id"]
    async with livia.live(match, "seat=2&language=it") as socket:
        table = await heard(socket, "table")
        wish = {"type": "act", "seat": 2, "seq": table["seq"], "action": "place sicilia", "id": 1}
        await socket.send(json.dumps(wish))
        answer = await heard(socket, "answer")
    assert "le legioni sanno perfino navigare" in answer["refused"]["message"]


async def test_how_to_play_is_said_in_the_language_of_whoever_asks(livia: Visitor) -> None:
    german = (await livia.client.get("/api/games/hre/how-to", headers={"accept-language": "de"})).json()
    english = (await livia.client.get("/api/games/hre/how-to", headers={"accept-language": "nl"})).json()
    assert (german["language"], english["language"]) == ("de", "en")
    assert [page["subjects"][0]["title"] for page in (german, english)] == ["Das Ziel", "The aim"]
    assert {one["language"] for one in german["subjects"]} == {"de"}
    assert [one["light"] for one in german["subjects"]] == [one["light"] for one in english["subjects"]]
