"""Dice: fair, repeatable, saved with the position, and checked by anyone."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise, permutations

import msgspec
import pytest

from romanum.engine.dice import AnyDice, Dice, DiceError, FastDice, ScriptedDice, SealedDice, verify_roll

SEED = "c0ffee" + "00" * 28 + "01"
OTHER_SEED = "c0ffee" + "00" * 28 + "02"

# A fair die exceeds these once in a thousand times: chi-square with 5 and with 35 degrees of freedom.
LIMIT_6_FACES = 20.5
LIMIT_36_PAIRS = 66.6


def rolls(dice: Dice, n: int, sides: int = 6) -> list[int]:
    return [dice.roll(sides) for _ in range(n)]


def chi_square(seen: Counter[int], outcomes: int) -> float:
    fair = seen.total() / outcomes
    return sum((seen[outcome] - fair) ** 2 / fair for outcome in range(outcomes))


def every_kind() -> list[Dice]:
    return [FastDice.seeded(7), SealedDice(SEED, ["livia"]), ScriptedDice([1, 2, 3, 4, 5, 6] * 2)]


class TestEveryKind:
    @pytest.mark.parametrize("dice", every_kind())
    def test_a_copy_falls_the_same_way(self, dice: Dice) -> None:
        dice.roll()
        assert rolls(dice.copy(), 6) == rolls(dice, 6)

    @pytest.mark.parametrize("dice", every_kind())
    def test_rolling_a_copy_leaves_the_dice_alone(self, dice: Dice) -> None:
        before = msgspec.json.encode(dice)
        rolls(dice.copy(), 6)
        assert msgspec.json.encode(dice) == before

    @pytest.mark.parametrize("dice", every_kind())
    def test_the_mark_changes_with_every_roll(self, dice: Dice) -> None:
        marks = [dice.mark()]
        for _ in range(6):
            dice.roll()
            marks.append(dice.mark())
        assert len(set(marks)) == 7

    @pytest.mark.parametrize("dice", every_kind())
    def test_asking_for_the_mark_changes_nothing(self, dice: Dice) -> None:
        assert dice.mark() == dice.mark()

    @pytest.mark.parametrize("dice", every_kind())
    def test_saved_in_mid_game_they_come_back_equal(self, dice: Dice) -> None:
        rolls(dice, 3)
        saved = msgspec.json.encode(dice)
        assert msgspec.json.decode(saved, type=AnyDice) == dice

    def test_a_die_keeps_within_its_sides(self) -> None:
        for dice in (FastDice.seeded(1), SealedDice(SEED)):
            assert set(rolls(dice, 200, 3)) == {1, 2, 3}

    def test_a_die_with_one_side_shows_it(self) -> None:
        assert [dice.roll(1) for dice in every_kind()] == [1, 1, 1]


class TestFastDice:
    def test_all_faces_are_equally_likely(self) -> None:
        seen = Counter(face - 1 for face in rolls(FastDice.seeded(2), 30_000))
        assert chi_square(seen, 6) < LIMIT_6_FACES

    def test_a_roll_tells_nothing_about_the_next(self) -> None:
        thrown = rolls(FastDice.seeded(3), 36_001)
        seen = Counter((first - 1) * 6 + second - 1 for first, second in pairwise(thrown))
        assert chi_square(seen, 36) < LIMIT_36_PAIRS

    def test_the_first_rolls_of_neighbouring_seeds_are_fair(self) -> None:
        seen = Counter(FastDice.seeded(seed).roll() - 1 for seed in range(6_000))
        assert chi_square(seen, 6) < LIMIT_6_FACES

    def test_the_same_seed_gives_the_same_rolls(self) -> None:
        assert rolls(FastDice.seeded(7), 8) == [5, 3, 4, 4, 3, 5, 6, 2]

    def test_the_state_follows_the_published_generator(self) -> None:
        dice = FastDice(1)
        dice.roll()
        assert dice.state == (6364136223846793005 + 1442695040888963407) % 2**64

    def test_a_seed_is_mixed_as_splitmix64_does(self) -> None:
        assert FastDice.seeded(0).state == 0xE220A8397B1DCDAF

    def test_a_negative_seed_is_as_good_as_any(self) -> None:
        assert 0 <= FastDice.seeded(-1).state < 2**64

    def test_the_largest_state_survives_json(self) -> None:
        dice = FastDice(2**64 - 1)
        assert msgspec.json.decode(msgspec.json.encode(dice), type=AnyDice) == dice


class TestSealedDice:
    def test_a_roll_is_recomputed_by_the_published_recipe(self) -> None:
        digest = hmac.new(bytes.fromhex(SEED), b"livia\ndrusus\n4\n0", hashlib.sha256).hexdigest()
        assert rolls(SealedDice(SEED, ["livia", "drusus"]), 5)[4] == 1 + int(digest[:8], 16) % 6

    def test_a_word_beyond_the_largest_multiple_is_drawn_again(self) -> None:
        sides = 2**31 + 1
        words = [
            int(hmac.new(bytes.fromhex(SEED), f"{n}\n{attempt}".encode(), hashlib.sha256).hexdigest()[:8], 16)
            for n in range(8)
            for attempt in range(2)
        ]
        n = next(n for n in range(8) if words[2 * n] >= sides > words[2 * n + 1])
        assert verify_roll(SEED, [], n, sides) == 1 + words[2 * n + 1]

    def test_every_roll_of_a_game_can_be_verified(self) -> None:
        dice = SealedDice.fresh(["livia", "drusus"])
        sides = [6, 6, 40, 3, 6]
        thrown = [dice.roll(side) for side in sides]
        assert thrown == [verify_roll(dice.seed, dice.salts, n, side) for n, side in enumerate(sides)]

    def test_all_faces_are_equally_likely(self) -> None:
        seen = Counter(face - 1 for face in rolls(SealedDice(SEED), 12_000))
        assert chi_square(seen, 6) < LIMIT_6_FACES

    def test_the_commitment_is_the_hash_of_the_seed(self) -> None:
        assert SealedDice(SEED).commitment() == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()

    def test_the_commitment_stays_while_salts_come_and_dice_fall(self) -> None:
        dice = SealedDice(SEED).with_salts("livia")
        dice.roll()
        assert dice.commitment() == SealedDice(SEED).commitment()

    def test_another_seed_gives_other_rolls(self) -> None:
        assert rolls(SealedDice(SEED), 20) != rolls(SealedDice(OTHER_SEED), 20)

    def test_a_salt_changes_the_rolls(self) -> None:
        assert rolls(SealedDice(SEED), 20) != rolls(SealedDice(SEED).with_salts("livia"), 20)

    def test_salts_count_in_the_order_they_were_added(self) -> None:
        dice = SealedDice(SEED).with_salts("livia").with_salts("drusus")
        assert dice == SealedDice(SEED, ["livia", "drusus"])

    def test_no_salt_after_the_first_roll(self) -> None:
        dice = SealedDice(SEED)
        dice.roll()
        with pytest.raises(DiceError, match="before the first roll"):
            dice.with_salts("livia")

    def test_adding_a_salt_leaves_the_old_dice_alone(self) -> None:
        dice = SealedDice(SEED, ["livia"])
        dice.with_salts("drusus")
        assert dice.salts == ["livia"]

    @pytest.mark.parametrize("salt", ["", "two\nlines", "two\u2028lines", "\ud800", "x" * 101])
    def test_a_salt_is_one_printable_line(self, salt: str) -> None:
        with pytest.raises(DiceError, match="a salt is"):
            SealedDice(SEED).with_salts(salt)

    @pytest.mark.parametrize("seed", ["", "abc", "zz" * 32, "0 " * 32, SEED + "\n"])
    def test_a_seed_is_64_hexadecimal_digits(self, seed: str) -> None:
        with pytest.raises(DiceError, match="64 hexadecimal digits"):
            SealedDice(seed)

    def test_a_saved_position_with_a_broken_seed_is_refused(self) -> None:
        with pytest.raises(msgspec.ValidationError, match="64 hexadecimal digits"):
            msgspec.json.decode(b'{"type":"SealedDice","seed":"abc"}', type=AnyDice)

    def test_a_roll_before_the_first_cannot_be_verified(self) -> None:
        with pytest.raises(DiceError, match="-1"):
            verify_roll(SEED, [], -1, 6)

    @pytest.mark.parametrize("sides", [0, -6, 2**32 + 1])
    def test_no_die_has_such_sides(self, sides: int) -> None:
        with pytest.raises(DiceError, match="sides"):
            SealedDice(SEED).roll(sides)

    def test_fresh_dice_have_a_seed_of_their_own(self) -> None:
        assert SealedDice.fresh().seed != SealedDice.fresh().seed


class TestScriptedDice:
    def test_they_fall_as_told(self) -> None:
        assert rolls(ScriptedDice([5, 4, 4]), 3) == [5, 4, 4]

    def test_a_script_that_runs_out_says_after_how_many_rolls(self) -> None:
        dice = ScriptedDice([5, 4])
        rolls(dice, 2)
        with pytest.raises(DiceError, match="ends after 2 rolls"):
            dice.roll()

    @pytest.mark.parametrize("value", [0, 7])
    def test_a_value_that_the_die_does_not_have_is_refused(self, value: int) -> None:
        with pytest.raises(DiceError, match=f"says {value} where a die with 6 sides"):
            ScriptedDice([value]).roll()

    def test_a_refused_roll_is_no_roll(self) -> None:
        dice = ScriptedDice([5])
        with pytest.raises(DiceError):
            dice.roll(4)
        assert dice == ScriptedDice([5])

    def test_after_the_script_other_dice_go_on(self) -> None:
        assert rolls(ScriptedDice([6], FastDice.seeded(7)), 3) == [6, *rolls(FastDice.seeded(7), 2)]

    def test_a_copy_has_its_own_dice_for_what_follows(self) -> None:
        dice = ScriptedDice([], FastDice.seeded(7))
        dice.copy().roll()
        assert dice.then == FastDice.seeded(7)


class TestShuffle:
    def test_a_script_can_set_any_order(self) -> None:
        orders = set()
        for script in ([third, second] for third in (1, 2, 3) for second in (1, 2)):
            deck = ["I", "II", "III"]
            ScriptedDice(script).shuffle(deck)
            orders.add(tuple(deck))
        assert orders == set(permutations(["I", "II", "III"]))

    def test_all_orders_are_equally_likely(self) -> None:
        dice, orders = FastDice.seeded(5), list(permutations(range(3)))
        seen: Counter[int] = Counter()
        for _ in range(6_000):
            deck = [0, 1, 2]
            dice.shuffle(deck)
            seen[orders.index((deck[0], deck[1], deck[2]))] += 1
        assert chi_square(seen, 6) < LIMIT_6_FACES

    def test_a_deck_of_one_needs_no_dice(self) -> None:
        ScriptedDice([]).shuffle(["Augustus"])

    def test_sealed_dice_shuffle_the_same_way_each_time(self) -> None:
        decks = [list(range(55)), list(range(55))]
        for deck in decks:
            SealedDice(SEED).shuffle(deck)
        assert decks[0] == decks[1] != list(range(55))
