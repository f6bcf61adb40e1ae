"""What the server writes about itself: a line a happening, for people or for programs (JSON).

No line holds a secret: of a request the pattern of its path is written, `/api/join/{token}`, never the path.
"""

from __future__ import annotations

import logging
import time
from typing import Any, Final, Literal

import msgspec

Level = Literal["debug", "info", "warning", "error"]
Form = Literal["text", "json"]
TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_OWN: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "asctime",
    "color_message",
}
"""What every line has; the rest are facts of its own (`extra`)."""


class JsonLines(logging.Formatter):
    """A line is a JSON object: `at`, `level`, `from`, `text`, and the facts of the happening."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        line: dict[str, Any] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "text": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def of_the_web_server(level: Level) -> Level:
    """What the web server writes: not every header that it is sent, for among these are sessions."""
    return "info" if level == "debug" else level


def log_config(level: Level, form: Form) -> dict[str, Any]:
    """For `logging.config.dictConfig`: ours and the web server's, to stderr."""
    json = {"()": "romanum.server.bounds.logs.JsonLines"}
    name = {"handlers": ["stderr"], "level": level.upper(), "propagate": False}
    web = name | {"level": of_the_web_server(level).upper()}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": json if form == "json" else {"format": TEXT}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {"romanum": name, "uvicorn": web},
    }
