"""What a release rests on: versions that agree, workflows that call what is there, container and packages that fit."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import romanum

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def module(name: str) -> ModuleType:
    """A module of `release`, which lies in the root and is run from there."""
    if "release" not in sys.modules:
        folder = ROOT / "release"
        spec = importlib.util.spec_from_file_location(
            "release", folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        assert spec
        assert spec.loader
        sys.modules["release"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["release"])
    return importlib.import_module(f"release.{name}")


versions, workflows, container, site, package = map(module, ("versions", "workflows", "container", "site", "package"))


# ---- versions


def test_the_version_is_the_same_wherever_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "tag", lambda: None)
    assert versions.version() == romanum.__version__
    assert versions.faults() == []


def test_a_tag_of_another_version_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REF_TYPE", "tag")
    monkeypatch.setenv("GITHUB_REF_NAME", "v9.9.9")
    assert versions.faults() == [f"the tag is v9.9.9, the version {romanum.__version__}"]
    monkeypatch.setenv("GITHUB_REF_NAME", f"v{romanum.__version__}")
    assert versions.faults() == []


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    log = "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-01\n\n### For players\n\n- A.\n"
    log += "\n## [1.0.0] - 2026-01-01\n\n- B.\n"
    assert versions.notes("1.1.0", log) == "### For players\n\n- A.\n"
    assert versions.notes("1.0.0", log) == "- B.\n"
    assert versions.notes("2.0.0", log) == ""


def test_the_changelog_speaks_to_players_hosts_and_programmers() -> None:
    told = versions.notes(romanum.__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert re.findall(r"^### (.+)$", told, re.MULTILINE) == ["For players", "For hosts", "For programmers"]


# ---- workflows


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_what_a_workflow_runs_of_ours_is_there(file: Path) -> None:
    assert workflows.step_faults(file) == []
    called = [step["run"] for _, step in workflows.steps(file) if "run" in step]
    assert any(line.startswith("make ") for line in called)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ("make release-chekc", "no such target"),
        ("python -m release packages", "no such check"),
        ("./publish.sh", "neither a target of make nor a command of others"),
    ],
)
def test_a_step_that_calls_what_is_not_there_is_found(step: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yml"
    file.write_text(yaml.safe_dump({"jobs": {"a": {"steps": [{"uses": "b"}, {"run": step}]}}}), encoding="utf-8")
    assert workflows.step_faults(file) == [f"wrong.yml, a: {step}: {fault}"]


def jobs(name: str) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))
    found: dict[str, Any] = told["jobs"]
    return found


def test_every_python_that_we_name_is_tested() -> None:
    named = {line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)}
    assert set(jobs("ci.yml")["test"]["strategy"]["matrix"]["python"]) == named
    assert set(jobs("ci.yml")["package"]["strategy"]["matrix"]["python"]) == {"3.11", max(named)}


def test_the_package_is_tried_on_three_systems() -> None:
    systems = jobs("ci.yml")["package"]["strategy"]["matrix"]["system"]
    assert systems == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_only_the_jobs_that_publish_may_sign_and_one_of_them_for_the_index() -> None:
    told = jobs("release.yml")
    asked = {name: job.get("permissions", {}) for name, job in told.items()}
    assert [name for name, wants in asked.items() if "id-token" in wants] == ["index", "site"]
    assert [name for name, job in told.items() if job.get("environment") == "pypi"] == ["index"]
    assert asked["image"]["packages"] == asked["page"]["contents"] == "write"
    assert not re.search(r"secrets\.", (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))


def test_a_release_publishes_the_site_with_the_page_in_it() -> None:
    """What is built is handed over as it was checked, and published once everything else has gone well."""
    told = jobs("release.yml")
    built = [step.get("uses", step.get("run")) for step in told["build"]["steps"]]
    handed = next(step for step in told["build"]["steps"] if "upload-pages-artifact" in step.get("uses", ""))
    assert built.index("make release-check") < built.index(handed["uses"])
    assert ROOT / handed["with"]["path"] == site.SITE
    assert re.search(r"^release-check: .*\bdemo$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    publishing = told["site"]
    assert publishing["needs"] == "index"
    assert publishing["permissions"] == {"pages": "write", "id-token": "write"}
    assert publishing["environment"]["name"] == "github-pages"
    assert [step["uses"].partition("@")[0] for step in publishing["steps"]] == ["actions/deploy-pages"]


def test_the_stories_of_the_page_are_told_in_full_every_night() -> None:
    job = jobs("nightly.yml")["page"]
    assert job["steps"][-1] == {"run": "make page-stories"}
    target = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\npage-stories: export ROMANUM_FULL = 1\n")[2]
    told = target.partition("\n\n")[0].split()
    pages = {file.relative_to(ROOT).as_posix() for file in (ROOT / "tests" / "browser").glob("test_page*.py")}
    assert {"tests/packs", *pages} <= set(told)


# ---- the site


@pytest.fixture
def published(tmp_path: Path) -> Path:
    """A site in small, with a page in it."""
    texts = {
        "index.html": '<a class="md-button" href="play/index.html">Play now</a>',
        "play/index.html": '<meta name="romanum-boot" content="boot-0.js" /><script src="./assets/a.js"></script>',
        "play/service.js": 'self.KEPT={"version":"1","files":["core.pack"],"cache":"c"};\nrest',
        **dict.fromkeys(("play/boot-0.js", "play/assets/a.js", "play/core.pack"), ""),
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_site_whose_page_is_whole_has_no_fault(published: Path) -> None:
    assert site.faults(published) == []


@pytest.mark.parametrize(
    ("missing", "fault"),
    [
        ("index.html", "no first page"),
        ("play/index.html", "Play now leads to play/index.html, which is not there"),
        *((f"play/{name}", f"names {name}") for name in ("boot-0.js", "assets/a.js", "core.pack", "service.js")),
    ],
)
def test_what_is_missing_from_the_page_in_a_site_is_found(published: Path, missing: str, fault: str) -> None:
    (published / missing).unlink()
    [told] = site.faults(published)
    assert fault in told


def test_a_site_without_the_page_is_none_to_publish(published: Path) -> None:
    (published / "index.html").write_text("<h1>Documentation</h1>", encoding="utf-8")
    assert site.faults(published) == ["the first page has no Play now: make demo"]


# ---- the container


def test_the_container_fits_what_we_have() -> None:
    assert container.faults() == []


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("--from=build", "--from=built", "there is no stage built"),
        ("[server,postgres]", "[server,postgre]", "no extra postgre"),
        ("FROM python:3.13-slim\n", "FROM python:3.9-slim\n", "FROM python:3.9-slim: no Python that we name"),
        ('CMD ["romanum", "serve"]', 'CMD ["roma", "serve"]', "CMD does not start our command"),
        ("USER romanum", "USER root", "it would run as root"),
    ],
)
def test_a_container_that_does_not_fit_is_found(was: str, becomes: str, fault: str) -> None:
    text = container.FILE.read_text(encoding="utf-8")
    assert was in text
    assert container.faults(text.replace(was, becomes)) == [f"Containerfile: {fault}"]


# ---- the package

WANTED = ["romanum/__init__.py", "romanum/games/hre/data/map.json"]
INFO = f"romanum_games-{romanum.__version__}.dist-info"
WHEEL = [
    *WANTED,
    *package.CLIENT,
    "romanum/web/dist/assets/index.js",
    f"{INFO}/METADATA",
    f"{INFO}/licenses/LICENSE",
    f"{INFO}/licenses/NOTICE.md",
]
SDIST = [*package.SOURCES, *(f"src/{name}" for name in (*WANTED, *package.CLIENT))]


def test_whole_packages_have_no_fault() -> None:
    assert package.wheel_faults(WHEEL, WANTED) == []
    assert package.sdist_faults(SDIST, WANTED) == []


@pytest.mark.parametrize(
    "left_out", [*WANTED, *package.CLIENT, "romanum/web/dist/assets/index.js", f"{INFO}/licenses/LICENSE"]
)
def test_what_is_missing_from_a_wheel_is_found(left_out: str) -> None:
    assert len(package.wheel_faults([name for name in WHEEL if name != left_out], WANTED)) == 1


@pytest.mark.parametrize("too_much", ["tests/test_release.py", "romanum/games/__pycache__/x.pyc"])
def test_what_has_no_place_in_a_package_is_found(too_much: str) -> None:
    assert package.wheel_faults([*WHEEL, too_much], WANTED)
    assert package.sdist_faults([*SDIST, too_much], WANTED) == [f"sdist: {too_much} is in it"]


def test_all_that_the_repository_keeps_of_the_package_is_asked_for() -> None:
    try:
        kept = package.of_the_package()
    except (OSError, package.subprocess.CalledProcessError):
        pytest.skip("not a repository")
    assert {"romanum/__init__.py", "romanum/games/hre/data/map.json", "romanum/games/pax/rules.toml"} <= set(kept)


def test_what_is_told_of_the_distribution() -> None:
    assert PROJECT["authors"] == [{"name": "Romanum contributors"}]
    assert "Development Status :: 4 - Beta" in PROJECT["classifiers"]
