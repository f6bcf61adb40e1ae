"""A network learns History of the Roman Empire for two, with MaskablePPO of sb3-contrib.

    pip install 'romanum-games[rl]'
    python learn_hre.py learned --minutes 60

It plays against `tiro` and against somebody who chooses at random, and learns from what points each decision brought.
Now and then it is tried in fresh matches, in both seats by turns, and at the end against `miles` too.
`learned/curve.csv` and `learned/curve.svg` say how it went, `learned/network.zip` is the network. Minutes are those of
one processor; started again with the same folder, and more of them, it goes on from there.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from romanum.learn.gymnasium import SeatEnv

SETTING: Final[dict[str, Any]] = {"seats": 2, "widest": 42}
"""Sides are categories, cards and Provinces numbers: half as many cells, and quicker to learn from."""
POINTS: Final = 20.0
"""A lead that grows or shrinks by so many points is a reward of 1 or -1."""
TABLES: Final = ("tiro", "tiro", "tiro", "random") * 4
"""Who sits opposite at each of the tables at which it learns."""
COLUMNS: Final = ("processor minutes", "decisions", "rival", "matches", "won")
SEED: Final = 1


class FirstLayer(BaseFeaturesExtractor):
    """What the policy and the value share: most of the work, since observations are long."""

    def __init__(self, space: gymnasium.spaces.Box, width: int = 128) -> None:
        super().__init__(space, width)
        self.layer = torch.nn.Sequential(torch.nn.Linear(space.shape[0], width), torch.nn.ReLU())

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """One layer."""
        return self.layer(seen)


def table(other: str) -> gymnasium.Env[Any, Any]:
    """A table to learn at: either seat, paid by points."""
    env = SeatEnv("hre", **SETTING, seat=None, others=other, rewards="score")
    return gymnasium.wrappers.TransformReward(env, lambda reward: float(reward) / POINTS)


def beginner(tables: Sequence[str], steps: int, rate: float) -> MaskablePPO:
    """A network that knows nothing."""
    return MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda other=other: table(other) for other in tables]),
        learning_rate=rate,
        n_steps=steps,
        batch_size=min(512, steps * len(tables)),
        n_epochs=3,
        gamma=0.98,
        gae_lambda=0.93,
        ent_coef=0.005,
        max_grad_norm=1.0,
        policy_kwargs={
            "features_extractor_class": FirstLayer,
            "net_arch": {"pi": [64], "vf": [64]},
            "activation_fn": torch.nn.ReLU,
        },
        seed=SEED,
        device="cpu",
    )


def try_out(model: MaskablePPO, rival: str, matches: int, seed: int) -> float:
    """The share of matches won, side by side, seats by turns; a tie counts half."""
    tables = [SeatEnv("hre", **SETTING, seat=n % 2, others=rival) for n in range(matches)]
    seen = [env.reset(seed=seed + n // 2)[0] for n, env in enumerate(tables)]
    won, playing = 0.0, list(range(matches))
    while playing:
        masks = np.stack([tables[n].action_masks() for n in playing])
        actions, _ = model.predict(np.stack([seen[n] for n in playing]), action_masks=masks, deterministic=True)
        for n, action in zip(playing[:], actions, strict=True):
            seen[n], reward, terminated, _, _ = tables[n].step(int(action))
            if terminated:
                playing.remove(n)
                won += (reward + 1) / 2
    return won / matches


class Diary(BaseCallback):
    """Tries the network from time to time, writes down how it does, keeps it, and stops when the time is up."""

    def __init__(self, folder: Path, minutes: float, every: int, matches: int) -> None:
        super().__init__()
        self.file, self.network = folder / "curve.csv", folder / "network.zip"
        self.minutes, self.every, self.matches = minutes, every, matches
        rows = read(self.file)
        self.before = float(rows[-1]["processor minutes"]) if rows else 0.0
        self.next = int(rows[-1]["decisions"]) + every if rows else 0
        if not rows:
            self.file.write_text(",".join(COLUMNS) + "\n")
        self.begun, self.tried = time.process_time(), 0.0

    def spent(self) -> float:
        """Minutes of the processor for playing and learning, those before included; trying out does not count."""
        return self.before + (time.process_time() - self.begun - self.tried) / 60

    def _on_step(self) -> bool:
        return self.spent() < self.minutes

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.write({"random": self.matches, "tiro": self.matches})
            self.next = self.num_timesteps + self.every

    def write(self, rivals: dict[str, int]) -> None:
        """Try the network against each rival in so many matches."""
        spent, since = self.spent(), time.process_time()
        for rival, matches in rivals.items():
            won = try_out(self.model, rival, matches, 1_000_000 + self.num_timesteps)
            with self.file.open("a", newline="") as file:
                csv.writer(file).writerow([f"{spent:.2f}", self.num_timesteps, rival, matches, f"{won:.3f}"])
            print(
                f"{spent:6.1f} min {self.num_timesteps:9,} decisions: {won:4.0%} of {matches} against {rival}",
                flush=True,
            )
        self.model.save(self.network)
        self.tried += time.process_time() - since


def read(file: Path) -> list[dict[str, str]]:
    """The lines of a curve; none if there is no file yet."""
    if not file.exists():
        return []
    with file.open(newline="") as lines:
        return list(csv.DictReader(lines))


def draw(folder: Path) -> None:
    """The curve as a picture, if Matplotlib is installed (`romanum-games[report]`)."""
    try:
        from matplotlib import pyplot
    except ImportError:
        return
    rows = read(folder / "curve.csv")
    figure, axes = pyplot.subplots(figsize=(7, 4))
    for rival in dict.fromkeys(row["rival"] for row in rows):
        own = [row for row in rows if row["rival"] == rival]
        style = "o-" if len(own) > 1 else "s"
        axes.plot(
            [float(row["processor minutes"]) for row in own],
            [100 * float(row["won"]) for row in own],
            style,
            label=rival,
        )
    axes.set(xlabel="minutes of one processor", ylabel="matches won, %", ylim=(0, 102))
    axes.grid(alpha=0.3)
    axes.legend(title="against", loc="lower right")
    figure.tight_layout()
    figure.savefig(folder / "curve.svg")


def main() -> None:
    """Learn for a while and write down how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--every", type=int, default=100_000, help="decisions between two trials")
    parser.add_argument("--matches", type=int, default=40, help="matches of each trial")
    parser.add_argument("--last", type=int, default=200, help="matches of the last trial")
    parser.add_argument("--steps", type=int, default=128, help="decisions at each table before it learns")
    parser.add_argument("--rate", type=float, default=5e-4, help="how fast it learns")
    parser.add_argument("--threads", type=int, default=1)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(wanted.threads)
    torch.distributions.Distribution.set_default_validate_args(False)
    model, kept = beginner(TABLES, wanted.steps, wanted.rate), wanted.folder / "network.zip"
    if kept.exists():
        rounds = {"n_steps": wanted.steps, "learning_rate": wanted.rate}
        model = MaskablePPO.load(kept, env=model.get_env(), device="cpu", **rounds)
    diary = Diary(wanted.folder, wanted.minutes, wanted.every, wanted.matches)
    model.learn(1 << 40, callback=diary, reset_num_timesteps=False)
    diary.write({"random": wanted.last, "tiro": wanted.last, "miles": wanted.last // 4})
    draw(wanted.folder)


if __name__ == "__main__":
    main()
