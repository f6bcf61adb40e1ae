"""Ultimus Romanorum: how bots judge, choose and plan."""
