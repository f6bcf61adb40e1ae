"""`romanum ratings`: the table, printed and put into a page."""

from __future__ import annotations

from pathlib import Path

from cli.commandline import Run
from romanum.arena.ratings import BEGIN, END

DOCS = Path(__file__).parents[2] / "docs"


def test_the_command_writes_the_table_into_a_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Strong\n\n{BEGIN}\n{END}\n\nEnd\n", encoding="utf-8")
    done = run("ratings", "--rounds", "0", "--keep", str(DOCS / "ratings"), "--write", str(page))
    assert done.exit_code == 0, done.stderr
    assert done.stdout.strip() in page.read_text(encoding="utf-8")
    assert page.read_text(encoding="utf-8").endswith(f"{END}\n\nEnd\n")
    page.write_text("# Strong\n", encoding="utf-8")
    assert run("ratings", "--rounds", "0", "--write", str(page)).exit_code == 2
    assert "no tables for 'chess'" in run("ratings", "chess").stderr
