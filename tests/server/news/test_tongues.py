"""Everybody is spoken to in his own language, at the same table."""

from __future__ import annotations

from typing import Any

import pytest

from server.moves import ALL_MINE, SEEDED, asked
from server.visitors import Visitor, heard

pytestmark = pytest.mark.anyio


async def get(visitor: Visitor, path: str, language: str, **params: Any) -> Any:
    return (await visitor.client.get(f"/api{path}", params=params, headers={"accept-language": language})).json()


async def test_a_game_is_described_in_the_language_of_whoever_asks(livia: Visitor) -> None:
    german, english = await get(livia, "/games", "de-AT,de;q=0.9"), await get(livia, "/games", "nl")
    assert german[0]["seat_names"]["4"] == ["Grün", "Gelb", "Rot", "Blau"]
    assert german[0]["scenarios"][0]["title"] == "60 v. Chr. bis 476 n. Chr."
    assert german[0]["bots"][1]["help"].startswith("Der Soldat")
    assert english[0]["seat_names"]["4"] == ["Green", "Yellow", "Red", "Blue"]
    assert german[1]["blurb"].startswith("114 n. Chr.: Trajan")
    assert english[1]["blurb"].startswith("AD 114: Trajan")
    pairs = [next(one for one in games[0]["options"] if one["id"] == "pairs") for games in (german, english)]
    assert [one["choices"] for one in pairs] == [["alternating", "neighbouring"]] * 2
    assert [one["called"] for one in pairs] == [["abwechselnd", "benachbart"], ["alternating", "neighbouring"]]


async def test_the_parts_of_a_game_are_fetched_once_a_language(livia: Visitor) -> None:
    german = await livia.client.get("/api/games/hre", headers={"accept-language": "de"})
    english = await livia.client.get("/api/games/hre", headers={"accept-language": "en"})
    assert german.headers["etag"] != english.headers["etag"]
    assert "accept-language" in german.headers["vary"]
    told, plain = german.json(), english.json()
    assert (told["words"]["screen-roman-phase"], told["names"]["red"]) == ("Römer-Phase", "Rot")
    assert told["labels"]["done"] == "Fertig"
    cards = {one["id"]: one["text"] for one in told["components"]["cards"]}
    assert cards["aegyptii"].startswith("Das Königreich der Aegyptii erhebt sich in Aegyptus mit 3 Armeen")
    assert cards["arminius"].startswith("Verrat: Wähle neben einer deiner Provinzen eine feindliche (Gallia, Germania)")
    assert plain["components"]["cards"][0]["text"].startswith("The Kingdom of the Aegyptii")
    caesars = [one["components"]["emperors"][0][2] for one in (told, plain)]
    assert [one["bonuses"] for one in caesars] == ["+2 Legionen, +1 Würfel", "+2 Legions, +1 die"]
    assert caesars[0]["history"].startswith("Nahm Gallien in acht Jahren")
    assert told["components"]["peoples"][0]["description"].startswith("Freie Gallier")


async def test_two_languages_look_at_one_table(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    seat = (await asked(livia, match))["seat"]
    path = f"/matches/{match}/table"
    english, german = await get(livia, path, "en", seat=seat), await get(livia, path, "de", seat=seat)
    assert english["decision"]["prompt"] != german["decision"]["prompt"]
    assert german["decision"]["options"][0]["label"] == "Marker behalten"
    assert german["events"][0]["sentence"] == "Runde 1 beginnt."
    assert german["view"] == english["view"]


async def test_each_socket_is_told_the_news_in_its_language(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    table = await asked(livia, match)
    here = f"seat={table['seat']}"
    async with livia.live(match, f"{here}&language=de") as german, livia.live(match, f"{here}&language=en") as english:
        await heard(german, "table")
        await heard(english, "table")
        body = {"seat": table["seat"], "seq": table["seq"], "action": "keep"}
        await livia.client.post(f"/api/matches/{match}/act", json=body, headers={"accept-language": "fr"})
        news = [await heard(socket, "update") for socket in (german, english)]
    told = [update["events"][0]["sentence"] for update in news]
    assert " behält " in told[0]
    assert " keeps " in told[1]


async def test_what_an_action_leads_to_is_told_in_the_language_of_each_socket(livia: Visitor) -> None:
    match = (await livia.match(ALL_MINE, dice=SEEDED))["id"]
    seat = (await asked(livia, match))["seat"]
    told = []
    for code in ("de", "en"):
        async with livia.live(match, f"seat={seat}&foresight=1&language={code}") as socket:
            told.append((await heard(socket, "foresight"))["final"]["keep"])
    assert told == ["Es wird gewürfelt oder gezogen.", "Dice are rolled or something is drawn."]


async def test_what_cannot_be_done_is_told_in_the_language(livia: Visitor) -> None:
    german, english = [await get(livia, "/matches/none", code) for code in ("de", "en")]
    assert german["error"] == {"code": "not-found", "message": "Das gibt es nicht, oder es ist nicht für dich."}
    assert english["error"]["message"] == "There is no such match."
