"""Odds: held against a plain enumeration of every throw."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from romanum.engine.odds import (
    Contest,
    Distribution,
    Losses,
    Modifier,
    Odds,
    Outcome,
    Ties,
    chain,
    contest,
    duel,
    win_chance,
)

die, pool, keep_highest, certain = Distribution.die, Distribution.pool, Distribution.keep_highest, Distribution.certain


def throws(n: int, sides: int = 6) -> Iterator[tuple[int, ...]]:
    return product(range(1, sides + 1), repeat=n)


def counted(attack_dice: int, defence_dice: int, attack_mod: int, defence_mod: int, ties: Ties) -> Fraction:
    """The attacker's chance, by counting every throw of all dice."""
    wins = tied = losses = 0
    for attack, defence in product(throws(attack_dice), throws(defence_dice)):
        difference = max(attack) + attack_mod - max(defence) - defence_mod
        wins, tied, losses = wins + (difference > 0), tied + (difference == 0), losses + (difference < 0)
    if ties == "reroll":
        return Fraction(wins, wins + losses)
    return Fraction(wins + (tied if ties == "attacker" else 0), wins + tied + losses)


small_weights = st.dictionaries(st.integers(-5, 5), st.integers(0, 9), min_size=1).filter(lambda w: any(w.values()))
distributions: st.SearchStrategy[Distribution[int]] = small_weights.map(lambda weights: Distribution(weights))
dice_counts = st.integers(1, 3)
modifiers = st.integers(-4, 4)
any_ties = st.sampled_from(get_args(Ties))
chances = st.fractions(0, 1, max_denominator=36)


def total(distribution: Distribution[int] | Distribution[tuple[int, int]]) -> Fraction:
    return sum((chance for _, chance in distribution.items()), Fraction(0))


class TestDistribution:
    def test_a_die_shows_each_face_once_in_six(self) -> None:
        assert die().items() == [(face, Fraction(1, 6)) for face in range(1, 7)]

    def test_weights_need_not_add_up_to_one(self) -> None:
        assert Distribution({"legion": 3, "fort": 1})["legion"] == Fraction(3, 4)

    def test_weights_may_be_fractions(self) -> None:
        assert Distribution({1: Fraction(1, 2), 2: Fraction(1, 3)})[1] == Fraction(3, 5)

    def test_equal_chances_make_equal_distributions(self) -> None:
        assert Distribution({1: 2, 2: 4}) == Distribution({2: Fraction(2, 3), 1: Fraction(1, 3), 3: 0})

    def test_equal_distributions_hash_alike(self) -> None:
        assert len({Distribution({1: 2, 2: 4}), Distribution({2: 2, 1: 1})}) == 1

    def test_different_chances_make_different_distributions(self) -> None:
        assert Distribution({1: 1, 2: 2}) != Distribution({1: 2, 2: 1})

    def test_what_cannot_happen_has_no_chance(self) -> None:
        assert die()[7] == 0

    def test_what_cannot_happen_is_no_outcome(self) -> None:
        assert 0 not in Distribution({0: 0, 1: 1})

    def test_items_come_in_ascending_order(self) -> None:
        assert [outcome for outcome, _ in Distribution({3: 1, 1: 1, 2: 1}).items()] == [1, 2, 3]

    def test_outcomes_without_an_order_come_as_they_were_found(self) -> None:
        assert Distribution({None: 1, "death": 1}).outcomes() == [None, "death"]

    @pytest.mark.parametrize("weights", [{}, {1: 0}])
    def test_something_must_be_possible(self, weights: dict[int, int]) -> None:
        with pytest.raises(ValueError, match="no outcome is possible"):
            Distribution(weights)

    def test_no_weight_is_negative(self) -> None:
        with pytest.raises(ValueError, match="negative"):
            Distribution({1: 2, 2: -1})

    @pytest.mark.parametrize(("n", "sides"), [(0, 6), (1, 6), (2, 6), (3, 6), (3, 4)])
    def test_a_pool_counts_every_throw(self, n: int, sides: int) -> None:
        every = [tuple(sorted(dice, reverse=True)) for dice in throws(n, sides)]
        assert pool(n, sides) == Distribution({dice: every.count(dice) for dice in every})

    @pytest.mark.parametrize(("n", "k", "sides"), [(1, 1, 6), (2, 1, 6), (3, 1, 6), (3, 2, 6), (4, 3, 6), (2, 2, 10)])
    def test_keeping_the_highest_counts_every_throw(self, n: int, k: int, sides: int) -> None:
        every = [sum(sorted(dice)[-k:]) for dice in throws(n, sides)]
        assert keep_highest(n, k, sides) == Distribution({kept: every.count(kept) for kept in every})

    @pytest.mark.parametrize(("n", "k"), [(0, 1), (2, 0), (2, 3)])
    def test_no_more_dice_are_kept_than_thrown(self, n: int, k: int) -> None:
        with pytest.raises(ValueError, match="cannot be kept"):
            keep_highest(n, k)

    def test_a_pool_of_fewer_than_no_dice_is_refused(self) -> None:
        with pytest.raises(ValueError, match="-1 dice"):
            pool(-1)

    def test_all_three_dice_alike(self) -> None:
        assert pool(3).chance(lambda dice: len(set(dice)) == 1) == Fraction(1, 36)

    def test_plus_moves_every_outcome(self) -> None:
        assert die().plus(2).outcomes() == [3, 4, 5, 6, 7, 8]

    def test_map_gathers_what_becomes_the_same(self) -> None:
        assert die().map(lambda face: face > 4) == Distribution({True: 1, False: 2})

    def test_the_mean_of_the_higher_of_two_dice(self) -> None:
        assert keep_highest(2).mean() == Fraction(sum(max(dice) for dice in throws(2)), 36)

    def test_expected_weighs_each_outcome(self) -> None:
        assert die().expected(lambda face: Fraction(face, 2)) == Fraction(7, 4)

    def test_then_follows_each_outcome_by_its_own_dice(self) -> None:
        looted = Distribution({1: 1, 2: 2}).then(lambda dice: keep_highest(dice, dice))
        assert looted[2] == Fraction(1, 3) * Fraction(1, 6) + Fraction(2, 3) * Fraction(1, 36)

    def test_what_is_rolled_again_leaves_the_rest_as_likely_as_before(self) -> None:
        assert die().reroll_while(lambda face: face < 3) == Distribution(dict.fromkeys((3, 4, 5, 6), 1))

    def test_not_everything_can_be_rolled_again(self) -> None:
        with pytest.raises(ValueError, match="no outcome is possible"):
            die().reroll_while(lambda face: True)

    @given(distributions, distributions)
    def test_chances_add_up_to_one_whatever_is_done(self, one: Distribution[int], two: Distribution[int]) -> None:
        made = [one, one.plus(3), one.map(abs), one.combine(two, max), one.then(two.plus)]
        assert [total(distribution) for distribution in made] == [1] * 5

    @given(distributions, distributions)
    def test_means_add(self, one: Distribution[int], two: Distribution[int]) -> None:
        assert one.combine(two, lambda mine, theirs: mine + theirs).mean() == one.mean() + two.mean()

    @given(distributions, distributions)
    def test_combining_is_a_sequence_of_independent_rolls(self, one: Distribution[int], two: Distribution[int]) -> None:
        sequence = one.then(lambda mine: two.map(lambda theirs: (mine, theirs)))
        assert sequence == one.combine(two, lambda mine, theirs: (mine, theirs))


class TestContest:
    def test_two_dice_against_one_with_ties_rolled_again(self) -> None:
        assert contest(keep_highest(2), die()) == Contest(Fraction(25, 36), Fraction(11, 36))

    def test_evenly_matched_sides_win_as_often(self) -> None:
        assert contest(keep_highest(2), keep_highest(2)).win == Fraction(1, 2)

    @pytest.mark.parametrize("ties", get_args(Ties))
    @pytest.mark.parametrize("mods", [(0, 0), (1, 0), (0, 1), (1, 2), (0, 2)])
    @pytest.mark.parametrize("dice", [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2)])
    def test_win_chance_counts_every_throw(self, dice: tuple[int, int], mods: tuple[int, int], ties: Ties) -> None:
        assert win_chance(*dice, *mods, ties) == counted(*dice, *mods, ties)

    def test_dice_with_more_sides(self) -> None:
        wins = sum(attack > defence for attack, defence in throws(2, 10))
        assert win_chance(1, 1, ties="defender", sides=10) == Fraction(wins, 100)

    def test_ties_rolled_again_for_ever_are_refused(self) -> None:
        with pytest.raises(ValueError, match="every roll is a tie"):
            contest(certain(3), certain(3))

    def test_a_certain_tie_can_be_won(self) -> None:
        assert contest(certain(3), certain(3), "defender").lose == 1

    @given(distributions, distributions, st.sampled_from(["attacker", "defender"]))
    def test_somebody_wins(self, attack: Distribution[int], defence: Distribution[int], ties: Ties) -> None:
        result = contest(attack, defence, ties)
        assert result.win + result.lose == 1

    @given(distributions, distributions)
    def test_winning_ties_is_better_than_losing_them(
        self, attack: Distribution[int], defence: Distribution[int]
    ) -> None:
        tied = attack.combine(defence, lambda mine, theirs: mine == theirs)[True]
        assert contest(attack, defence, "attacker").win - contest(attack, defence, "defender").win == tied

    @given(dice_counts, dice_counts, modifiers, modifiers, any_ties)
    def test_a_modifier_never_harms_its_side(self, a: int, d: int, attack: int, defence: int, ties: Ties) -> None:
        plain = win_chance(a, d, attack, defence, ties)
        assert win_chance(a, d, attack, defence + 1, ties) <= plain <= win_chance(a, d, attack + 1, defence, ties)

    @given(dice_counts, dice_counts, modifiers, any_ties)
    def test_a_die_more_never_harms_its_side(self, a: int, d: int, attack: int, ties: Ties) -> None:
        plain = win_chance(a, d, attack, 0, ties)
        assert win_chance(a, d + 1, attack, 0, ties) <= plain <= win_chance(a + 1, d, attack, 0, ties)


def fought(win: Callable[[int, int], Fraction], attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
    """How a duel ends, by following every course of rounds one by one."""
    if not attackers or not defenders:
        return {(attackers, defenders): Fraction(1)}
    ends: dict[tuple[int, int], Fraction] = {}
    chance = win(attackers, defenders)
    for share, left in ((chance, (attackers, defenders - 1)), (1 - chance, (attackers - 1, defenders))):
        for end, probability in fought(win, *left).items():
            ends[end] = ends.get(end, Fraction(0)) + share * probability
    return ends


class TestDuel:
    def test_one_legion_against_two_galli(self) -> None:
        win = Fraction(25, 36)
        assert duel(win, 1, 2) == Distribution({(1, 0): win**2, (0, 1): win * (1 - win), (0, 2): 1 - win})

    def test_no_round_is_fought_against_nobody(self) -> None:
        assert duel(Fraction(1, 2), 3, 0) == certain((3, 0))

    def test_a_round_that_cannot_be_lost(self) -> None:
        assert duel(Fraction(1), 1, 3) == certain((1, 0))

    def test_each_round_may_have_its_own_chance_and_the_last_one_lasts(self) -> None:
        first, later = Fraction(1, 3), Fraction(1, 2)
        lost_one = (1 - first) * later + first * (1 - later)
        ends = duel([first, later], 2, 2)
        assert ends == Distribution(
            {
                (2, 0): first * later,
                (0, 2): (1 - first) * (1 - later),
                (1, 0): lost_one * later,
                (0, 1): lost_one * (1 - later),
            }
        )

    def test_the_chance_may_hang_on_the_armies_left(self) -> None:
        def win(attackers: int, defenders: int) -> Fraction:
            return Fraction(attackers, attackers + defenders)

        assert duel(win, 3, 2) == Distribution(fought(win, 3, 2))

    def test_a_duel_needs_the_chance_of_a_round(self) -> None:
        with pytest.raises(ValueError, match="at least one round"):
            duel([], 1, 1)

    def test_fewer_than_no_armies_are_refused(self) -> None:
        with pytest.raises(ValueError, match="fewer than no armies"):
            duel(Fraction(1, 2), -1, 1)

    @settings(max_examples=30)
    @given(chances, st.integers(0, 4), st.integers(0, 4))
    def test_a_duel_follows_every_course(self, win: Fraction, attackers: int, defenders: int) -> None:
        assert duel(win, attackers, defenders) == Distribution(fought(lambda _a, _d: win, attackers, defenders))

    @given(chances, st.integers(1, 6), st.integers(1, 6))
    def test_the_ends_of_a_duel_add_up_to_one(self, win: Fraction, attackers: int, defenders: int) -> None:
        assert total(duel(win, attackers, defenders)) == 1

    @given(chances, st.integers(1, 6), st.integers(1, 6))
    def test_a_duel_ends_when_one_side_has_nobody(self, win: Fraction, attackers: int, defenders: int) -> None:
        assert all(min(left) == 0 < max(left) for left in duel(win, attackers, defenders))


class TestChain:
    def test_a_state_is_stepped_from_once_however_it_is_reached(self) -> None:
        asked: list[int] = []

        def step(armies: int) -> Distribution[int] | None:
            asked.append(armies)
            return Distribution({armies - 1: 1, armies - 2: 1}) if armies > 1 else None

        chain(12, step)
        assert sorted(asked) == list(range(13))

    def test_a_long_chain_is_no_burden(self) -> None:
        assert chain(3_000, lambda left: certain(left - 1) if left else None) == certain(0)

    def test_a_start_that_is_an_end(self) -> None:
        assert chain("over", lambda state: None) == certain("over")

    @pytest.mark.parametrize("length", [1, 2, 5])
    def test_a_chain_that_bites_its_tail_is_refused(self, length: int) -> None:
        with pytest.raises(ValueError, match="never ends"):
            chain(0, lambda state: certain((state + 1) % length))

    def test_a_circle_with_a_way_out_is_refused(self) -> None:
        with pytest.raises(ValueError, match="never ends"):
            chain(1, lambda state: Distribution({1: 1, 0: 1}) if state else None)


class TestOdds:
    fort = Modifier("10.4a", "a Fort adds 1 to each defending die", 1)

    def odds(self) -> Odds:
        return Odds.of_duel(duel(Fraction(3, 4), 1, 2), 1, 2, [self.fort])

    def test_the_attacker_wins_when_the_defenders_are_gone(self) -> None:
        assert self.odds().win == 9 / 16

    def test_losses_are_what_each_side_loses_on_average(self) -> None:
        assert self.odds().expected_losses == Losses(own=7 / 16, enemy=2 * 9 / 16 + 3 / 16)

    def test_outcomes_name_the_armies_left(self) -> None:
        assert self.odds().outcomes == [Outcome("0-1", 3 / 16), Outcome("0-2", 1 / 4), Outcome("1-0", 9 / 16)]

    def test_modifiers_cite_their_rules(self) -> None:
        assert [modifier.rule for modifier in self.odds().modifiers] == ["10.4a"]

    def test_odds_survive_json(self) -> None:
        assert msgspec.json.decode(msgspec.json.encode(self.odds()), type=Odds) == self.odds()
