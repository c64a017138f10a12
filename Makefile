# Hustings: `make` lists what there is. Nothing that is done already is done again.

PORT ?= 8000
DATA ?= data
GAMES ?= 200

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PAGE := src/hustings/server/static/index.html
# Tests on all cores, but few browsers at a time. Each core takes them in the order of the list, and
# what needs the same costly set-up is marked as a group (`xdist_group`) and stays on one core.
PYTEST := $(PY) -m pytest --numprocesses logical --maxprocesses 4 --dist loadgroup --no-loadscope-reorder

# What is done beside something else says what it has to say at once, where `make` can see to it.
WHOLE_LINES := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# The machine's own Node, or the one that tools/node.sh puts into the virtual environment.
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

# All that is needed is pinned, so that nothing is left to find out.
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --no-deps

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-annotate \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

# What the built client is made of: its own files, each game's part of it, and the words.
CLIENT_SOURCES := $(shell find client src/hustings \
	\( -name node_modules -o -name static -o -name __pycache__ \) -prune -o -type f \
	\( -path '*client/*' -o -name '*.ftl' \) -print 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check fix bench strength measured golden soak client wheel coverage generate lock clean \
	checks format lint types contracts generated client-types client-test chromium

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.installed $(PAGE) ## make .venv with the hustings command in it, and build the client

play: setup ## serve the games on PORT (8000), keeping them in DATA (data)
	@exec $(BIN)/hustings serve --port $(PORT) --data $(DATA)

# Two things at a time until the tests; pytest comes last, so that its closing line is the last line.
test: ## run every check and every test
	@$(MAKE) --no-print-directory --jobs 2 $(WHOLE_LINES) checks
	@$(PYTEST) --cov

check: $(VENV)/.installed format lint types contracts generated ## run the quick part: no Node, no browser
	@$(PYTEST) -m "not browser and not packaging" --cov

fix: $(VENV)/.installed ## format the code and mend what ruff can mend
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

bench: setup ## measure the rules beside OpenSpiel, the bots' thinking, and the server (20 minutes)
	@$(PY) -m bench

strength: setup ## measure how often strong bots win among careful ones (half an hour)
	@$(PY) -m bench strength

measured: setup ## play docs/strength.md and docs/reports anew (100 minutes)
	@$(PY) -m tools.again

golden: $(VENV)/.installed ## write the golden playthroughs anew, to be read in the diff
	@$(PY) -m tests.golden

soak: $(VENV)/.installed ## run the laws, the referee (over GAMES of each table) and tournaments for long
	@GAMES=$(GAMES) $(PY) -m pytest tests/referee/test_simulated.py --timeout=0
	@$(PY) -m pytest tests/laws --hypothesis-profile=soak --timeout=0
	@$(PY) -m pytest -m soak --timeout=0

client: $(PAGE) ## build the client into the package

wheel: setup ## build the wheel, client and all, into dist/
	@$(PY) -m build --wheel --no-isolation

coverage: setup ## run the tests, and report what they cover in the whole package
	@$(PYTEST) --cov=hustings --cov-report= --cov-fail-under=0
	@$(BIN)/coverage report --fail-under=0

generate: $(VENV)/.installed ## write the files that are made from the code
	@$(PY) -m tools.generate

lock: ## pin what pyproject.toml asks for, in requirements/ (UPGRADE=1 for newer)
	@$(COMPILE) --group dev --extra fast --extra cluster --extra report --extra openspiel --extra zoo \
		pyproject.toml --output-file requirements/dev.txt
	@$(COMPILE) --group node --output-file requirements/node.txt

clean: ## remove what was installed, built and measured, but no games
	rm -rf $(VENV) build dist htmlcov screenshots .coverage .coverage.* client/node_modules \
		src/hustings/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# ---------------------------------------------------------------- the parts of check and test

# The longest first.
checks: types client-types client-test setup chromium generated contracts lint format

format: $(VENV)/.installed
	@$(BIN)/ruff format --check .

lint: $(VENV)/.installed
	@$(BIN)/ruff check .

types: $(VENV)/.installed
	@$(BIN)/mypy

contracts: $(VENV)/.installed
	@$(BIN)/lint-imports --no-logo

generated: $(VENV)/.installed
	@$(PY) -m tools.generate --check

client-types: client/node_modules/.installed
	@cd client && $(NODE) npm run --silent check

client-test: client/node_modules/.installed
	@cd client && $(NODE) npm test --silent

chromium:
	@tools/chromium.sh

# ---------------------------------------------------------------- what is made once

$(VENV)/.installed: requirements/dev.txt pyproject.toml tools/venv.sh
	@tools/venv.sh $(VENV)
	@$(PIP) --no-compile --requirement requirements/dev.txt
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/.node: requirements/node.txt tools/node.sh | $(VENV)/.installed
	@tools/node.sh $(BIN)
	@touch $@

client/node_modules/.installed: client/package-lock.json client/package.json $(VENV)/.node
	@cd client && $(NODE) npm ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(PAGE): client/node_modules/.installed $(CLIENT_SOURCES)
	@cd client && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@
