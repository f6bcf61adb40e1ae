"""Tools as an assistant calls them."""

from __future__ import annotations

from typing import Any


async def call(client: Any, tool: str, **given: Any) -> Any:
    """What a tool answers; an answer that is a complaint fails the test."""
    answer = await client.call_tool(tool, given)
    assert not answer.is_error, answer.content[0].text
    found = answer.structured_content
    return found["result"] if found.keys() == {"result"} else found


async def complaint(client: Any, tool: str, **given: Any) -> str:
    """What a tool complains of; an answer fails the test."""
    answer = await client.call_tool(tool, given)
    assert answer.is_error
    return str(answer.content[0].text)
