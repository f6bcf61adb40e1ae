"""The dice of a position: fast ones for simulation, sealed ones that anyone can check, scripted ones for tests.

All three answer the same two calls, `roll` and `shuffle`, and are plain data, so a position saves them with itself.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from re import fullmatch
from typing import Final, Self, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

_MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
FACES: Final = 6
"""Of an ordinary die."""
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407

SEED_BYTES: Final = 32
LONGEST_SALT: Final = 100
MOST_SIDES: Final = 1 << 32


class DiceError(ValueError):
    """The dice cannot do what is asked of them; the message says why."""


class Dice(msgspec.Struct, tag=True):
    """What every kind of dice can do."""

    def roll(self, sides: int = FACES) -> int:
        """One die: 1 to `sides`, each as likely as the others."""
        raise NotImplementedError

    def mark(self) -> int:
        """A number that changes with every roll: equal marks mean that no die fell in between."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Dice that will fall the same way, and are rolled on their own."""
        raise NotImplementedError

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, in place.

        Fisher-Yates: from the last place down to the second, a die with so many sides says which item goes there.

        >>> deck = ["Augustus", "Tiberius", "Gaius"]
        >>> ScriptedDice([1, 2]).shuffle(deck)
        >>> deck
        ['Gaius', 'Tiberius', 'Augustus']
        """
        for unplaced in range(len(items), 1, -1):
            drawn = self.roll(unplaced) - 1
            items[unplaced - 1], items[drawn] = items[drawn], items[unplaced - 1]


class FastDice(Dice, gc=False):
    """A 64-bit linear congruential generator in one integer: for simulation and search, not for matches.

    The uppermost bits of the state make the roll: they are the good ones of such a generator, and no face of a die
    is favoured by a measurable amount.

    >>> dice = FastDice.seeded(7)
    >>> [dice.roll() for _ in range(8)]
    [5, 3, 4, 4, 3, 5, 6, 2]
    """

    state: int

    @classmethod
    def seeded(cls, seed: int) -> Self:
        """Dice from any integer (its lowest 64 bits count); one splitmix64 step sets neighbouring seeds far apart."""
        mixed = (seed + 0x9E37_79B9_7F4A_7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return cls(mixed ^ (mixed >> 31))

    def roll(self, sides: int = FACES) -> int:
        """One die: 1 to `sides`, which is not checked, for speed."""
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (state * sides >> 64) + 1

    def mark(self) -> int:
        """The state itself: the generator runs through all 2**64 states before one returns."""
        return self.state

    def copy(self) -> Self:
        """Dice that will fall the same way, and are rolled on their own."""
        return self.__class__(self.state)


class SealedDice(Dice):
    """Dice settled before the game by a secret seed, and checked by anyone once the seed is shown.

    Before the game the host publishes `commitment()`, the SHA-256 of the seed; then each seat may add a salt, a
    line of text of its own choosing, so that nobody chose the rolls alone. After the game the seed is published.

    To recompute roll number n (the first is number 0) of a die with s sides:

    1. Write the message: each salt on a line, in the order in which they were added, then a line with n, then a
       line with the number of the attempt, 0. Lines are joined by a single line feed; none follows the last. UTF-8.
    2. Take its HMAC-SHA-256 with the 32 bytes of the seed as the key, and of the result the first 8 hexadecimal
       digits as a number w, from 0 to 2**32 - 1.
    3. If w is below the largest multiple of s that does not exceed 2**32, the roll is 1 + w mod s. Otherwise, since
       the low faces would be favoured, go back to 1 with the next attempt (1, 2, ...).

    With the seed 000102...1f, the salts "alea" and "iacta est", and n = 0, in any shell:

        printf 'alea\\niacta est\\n0\\n0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102...1f

    >>> dice = SealedDice(bytes(range(32)).hex(), ["alea", "iacta est"])
    >>> dice.commitment()
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
    >>> hmac.new(bytes(range(32)), b"alea\\niacta est\\n0\\n0", "sha256").hexdigest()[:8]
    '7f6c9a35'
    >>> 1 + 0x7F6C9A35 % 6
    2
    >>> [dice.roll() for _ in range(8)]
    [2, 5, 4, 1, 2, 6, 6, 5]
    """

    seed: str
    salts: list[str] = []
    count: int = 0

    def __post_init__(self) -> None:
        _seed_key(self.seed)
        for salt in self.salts:
            _check_salt(salt)
        if self.count < 0:
            raise DiceError(f"the count of rolls made cannot be {self.count}")

    @classmethod
    def fresh(cls, salts: Sequence[str] = ()) -> Self:
        """Dice with a new secret seed from the operating system."""
        return cls(secrets.token_hex(SEED_BYTES), list(salts))

    def commitment(self) -> str:
        """The SHA-256 of the seed's bytes, in hexadecimal: may be shown before the game, and betrays no roll."""
        return sha256(_seed_key(self.seed)).hexdigest()

    def with_salts(self, *salts: str) -> Self:
        """The same dice with more salts, added after those already there; only before the first roll."""
        if self.count:
            raise DiceError(f"salts are added before the first roll, and {self.count} have been made")
        return self.__class__(self.seed, [*self.salts, *salts])

    def roll(self, sides: int = FACES) -> int:
        """The next roll, 1 to `sides`, by the recipe above."""
        if not 1 <= sides <= MOST_SIDES:
            raise DiceError(f"no sealed die has {sides} sides")
        key = bytes.fromhex(self.seed)
        fair = MOST_SIDES - MOST_SIDES % sides
        word, attempt = MOST_SIDES, 0
        while word >= fair:
            message = "\n".join([*self.salts, str(self.count), str(attempt)]).encode()
            word = int.from_bytes(hmac.digest(key, message, "sha256")[:4], "big")
            attempt += 1
        self.count += 1
        return 1 + word % sides

    def mark(self) -> int:
        """How many rolls have been made."""
        return self.count

    def copy(self) -> Self:
        """Dice that will fall the same way, and are rolled on their own."""
        return self.__class__(self.seed, self.salts[:], self.count)


class ScriptedDice(Dice):
    """Dice that fall as told, for tests; when the script is over they go on as `then`, or refuse.

    >>> dice = ScriptedDice([5, 4, 4])
    >>> dice.roll(), dice.roll(), dice.roll()
    (5, 4, 4)
    >>> dice.roll()
    Traceback (most recent call last):
    romanum.engine.dice.DiceError: the script ends after 3 rolls, and one more is made
    """

    values: list[int]
    then: FastDice | None = None
    count: int = 0

    def roll(self, sides: int = FACES) -> int:
        """The next value of the script, which must be a face of a die with so many sides."""
        if self.values:
            if not 1 <= self.values[0] <= sides:
                raise DiceError(f"the script says {self.values[0]} where a die with {sides} sides is rolled")
            rolled = self.values.pop(0)
        elif self.then is not None:
            rolled = self.then.roll(sides)
        else:
            raise DiceError(f"the script ends after {self.count} rolls, and one more is made")
        self.count += 1
        return rolled

    def mark(self) -> int:
        """How many rolls have been made."""
        return self.count

    def copy(self) -> Self:
        """Dice that will fall the same way, and are rolled on their own."""
        return self.__class__(self.values[:], None if self.then is None else self.then.copy(), self.count)


AnyDice: TypeAlias = FastDice | SealedDice | ScriptedDice
"""What a position declares its dice as, so that they are read back from JSON as what they were."""


def verify_roll(seed: str, salts: Sequence[str], n: int, sides: int = FACES) -> int:
    """What roll number n (from 0) of sealed dice must have been, recomputed from the published seed and salts.

    >>> verify_roll(bytes(range(32)).hex(), ["alea", "iacta est"], 6)
    6
    """
    return SealedDice(seed, list(salts), n).roll(sides)


def _seed_key(seed: str) -> bytes:
    """The 32 bytes that a seed of 64 hexadecimal digits stands for."""
    if not fullmatch(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", seed):
        raise DiceError(f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    return bytes.fromhex(seed)


def _check_salt(salt: str) -> None:
    """A salt is one printable line: a line feed inside it would let one message be read in two ways."""
    if not salt or len(salt) > LONGEST_SALT or not salt.isprintable():
        raise DiceError(f"a salt is one line of 1 to {LONGEST_SALT} printable characters")
