"""The site with the page that needs no server in it: *Play now* on the first page, and the page as the folder `play`.

`ROMANUM_PLAY` names the folder of a page that is built (`make demo`); a site that is built without says nothing of it.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Final

PLAY: Final = "play"
"""Where it lies on the site."""
NOW: Final = f"""
<a class="md-button md-button--primary" href="{PLAY}/index.html">Play now</a>

In this browser, without a server or an installation ([how](page.md)).
"""


def folder() -> Path | None:
    """The page that is to lie in the site, if there is to be one."""
    named = os.environ.get("ROMANUM_PLAY", "")
    return Path(named) if named else None


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """The first page of the site leads to it below its title."""
    if folder() is None or page.file.src_uri != "index.md":
        return markdown
    title, _, rest = markdown.partition("\n")
    return f"{title}\n{NOW}{rest}"


def on_post_build(config: Any) -> None:
    """It lies in the site."""
    if page := folder():
        shutil.copytree(page, Path(config.site_dir) / PLAY, dirs_exist_ok=True)
