"""Skill from results."""

from __future__ import annotations

from romanum.bots.skill import newcomer, rate


def test_who_wins_rises_and_who_loses_falls() -> None:
    after = rate({"a": newcomer(), "b": newcomer(), "c": newcomer()}, ["a", "b", "c"], [0.0, 1.0, 2.0])
    assert after["a"].mu > after["b"].mu > after["c"].mu
    assert all(skill.sigma < newcomer().sigma for skill in after.values())


def test_equals_who_share_a_place_stay_equal() -> None:
    after = rate({"a": newcomer(), "b": newcomer()}, ["a", "b"], [0.0, 0.0])
    assert after["a"] == after["b"]


def test_one_alone_at_all_seats_stays_as_he_is() -> None:
    assert rate({"a": newcomer()}, ["a", "a"], [0.0, 1.0]) == {"a": newcomer()}


def test_who_holds_two_seats_moves_by_their_average() -> None:
    once = rate({"a": newcomer(), "b": newcomer()}, ["a", "b"], [0.0, 1.0])
    twice = rate({"a": newcomer(), "b": newcomer()}, ["a", "b", "b"], [0.0, 1.0, 2.0])
    assert set(twice) == {"a", "b"}
    assert twice["b"].mu < newcomer().mu < twice["a"].mu
    assert once["a"].mu < twice["a"].mu
