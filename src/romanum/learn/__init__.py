"""Romanum for programs that learn: numbered actions, observations as arrays, and the interfaces that learners know.

`romanum.learn.pettingzoo` is an environment for PettingZoo, `romanum.learn.runner` plays many of them in processes.
They need the extra `learn`: `pip install 'romanum-games[learn]'`.
"""
