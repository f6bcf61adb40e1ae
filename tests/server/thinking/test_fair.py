"""The queue that is fair by person and by place."""

from __future__ import annotations

from romanum.server.thinking.fair_queue import Fair, Who

LIVIA, DRUSUS = Who("rome", 1), Who("ravenna", 2)


def served(queue: Fair[str], count: int, cost: float = 1.0) -> list[str]:
    out = []
    for _ in range(count):
        who, item = queue.take()
        queue.charge(who, cost)
        out.append(item)
    return out


def test_who_wants_much_does_not_make_others_wait() -> None:
    queue: Fair[str] = Fair()
    for n in range(400):
        queue.put(DRUSUS, f"drusus {n}")
    assert served(queue, 10) == [f"drusus {n}" for n in range(10)]
    queue.put(LIVIA, "livia 0")
    queue.put(LIVIA, "livia 1")
    assert [item for item in served(queue, 4) if item.startswith("livia")] == ["livia 0", "livia 1"]


def test_forty_guests_of_one_place_are_one_place() -> None:
    queue: Fair[str] = Fair()
    for guest in range(40):
        for n in range(10):
            queue.put(Who("ravenna", 100 + guest), f"{guest}/{n}")
    for n in range(10):
        queue.put(LIVIA, f"livia {n}")
    first = served(queue, 20)
    assert sum(item.startswith("livia") for item in first) == 10
    assert len({item.split("/")[0] for item in first if "/" in item}) == 10


def test_nobody_saves_up_by_staying_away() -> None:
    queue: Fair[str] = Fair()
    for _ in range(100):
        queue.put(LIVIA, "livia")
    served(queue, 50)
    for _ in range(50):
        queue.put(DRUSUS, "drusus")
    assert served(queue, 20).count("drusus") in (10, 11)


def test_what_costs_more_is_served_less_often() -> None:
    queue: Fair[str] = Fair()
    for _ in range(60):
        queue.put(LIVIA, "livia")
        queue.put(DRUSUS, "drusus")
    out = []
    for _ in range(40):
        who, item = queue.take()
        queue.charge(who, 3.0 if who == DRUSUS else 1.0)
        out.append(item)
    assert out.count("livia") == 30


def test_people_without_a_known_place_are_told_apart() -> None:
    queue: Fair[str] = Fair()
    for _ in range(5):
        queue.put(Who("", 1), "one")
    queue.put(Who("", 2), "two")
    assert "two" in served(queue, 2)
    assert len(queue) == 4
