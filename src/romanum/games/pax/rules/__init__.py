"""The rules, a folder a part of the rulebook: turn, march, battle, events."""
