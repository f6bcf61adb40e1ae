"""Romanum for programs that learn: numbered actions, observations as arrays, and the interfaces that learners know.

`romanum.learn.gymnasium` is one seat as an environment for Gymnasium, `romanum.learn.pettingzoo` all of them as one for
PettingZoo, and `romanum.learn.runner` plays many of those in processes.
They need the extra `learn`: `pip install 'romanum-games[learn]'`.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ModuleNotFoundError("romanum.learn needs the extra: pip install 'romanum-games[learn]'", name="numpy")
