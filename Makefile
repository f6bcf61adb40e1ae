# Everything sets itself up in .venv: a machine needs only Python 3.11 or later and make.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: play test lint types bench clean help

help:
	@echo "make play   set up and start a game of History of the Roman Empire against bots"
	@echo "make test   set up, then lint, types and all tests"
	@echo "make lint   set up, then ruff and mypy"
	@echo "make bench  set up, then the speed figures beside python-chess"

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Romanum needs Python 3.11 or later (set PYTHON=...)"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

play: $(READY)
	@$(BIN)/romanum play hre

test: lint
	$(BIN)/python -m pytest -n auto

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)
	@$(BIN)/romanum bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache build dist
