"""Romanum for programs that learn: numbered actions, observations as arrays, and the interfaces that learners know.

`romanum.learn.pettingzoo` is an environment for PettingZoo, `romanum.learn.runner` plays many of them in processes.
They need the extra `learn`: `pip install 'romanum-games[learn]'`.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ModuleNotFoundError("romanum.learn needs the extra: pip install 'romanum-games[learn]'", name="numpy")
