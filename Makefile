# `make play` and `make test` need Python 3.11+ and nothing else: they bring what they use.

MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
unexport VIRTUAL_ENV UV_PROJECT_ENVIRONMENT

# Trust the certificates that the machine trusts, such as those of a company's proxy.
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1

UV := $(or $(shell command -v uv),.uv/bin/uv)
BIN := .venv/bin

CLIENT_SOURCES := $(shell find web src/stammtisch/texts docs/rules -type f -not -path '*/node_modules/*' 2>/dev/null)
ENGINE_SOURCES := $(shell find src/stammtisch -name '*.py' -o -name '*.toml') tools/compile_engine.py
# The engine is tested compiled too, where there is a C compiler.
COMPILED := $(if $(shell command -v cc),build/compiled/made)
ENGINE_TESTS := $(addprefix tests/,core bargaining games conformance compiled research/test_rounds.py)

CLIENT := $(if $(wildcard web/package.json),.venv/client.made)

# Browsers and servers are real: where one merely took too long, its test is tried once more.
ONCE_MORE := --reruns 1 --only-rerun TimeoutError --only-rerun ConnectionError

.PHONY: play
play: .venv/play.made $(CLIENT)  ## set everything up and serve the table; HOST=0.0.0.0 for phones, PORT=8080
	$(BIN)/stammtisch serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

.PHONY: test
test: .venv/test.made $(CLIENT) $(COMPILED)  ## set everything up and run every check
	$(BIN)/python tools/bring_chromium.py
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/zensical build --strict
	$(BIN)/pytest -n 2 $(ONCE_MORE)
ifdef COMPILED
	PYTHONPATH=build/compiled $(BIN)/pytest -n 2 $(ENGINE_TESTS)
else
	@echo "No C compiler here: the engine was tested as pure Python only."
endif

.PHONY: compiled
compiled: build/compiled/made  ## compile the engine; PYTHONPATH=build/compiled then finds it

.PHONY: soak
soak: .venv/test.made .venv/ray.made $(CLIENT)  ## run the tests with many more random games, and a tournament on Ray
	$(BIN)/python tools/bring_chromium.py
	STAMMTISCH_TESTS=soak $(BIN)/pytest -n 2
	$(BIN)/pytest tests/arena/on_ray.py

.PHONY: research
research: .venv/research.made  ## bring what tournaments, OpenSpiel and PettingZoo need

.PHONY: bench
bench: .venv/bench.made $(COMPILED)  ## measure speed, beside other engines and servers on this machine
	$(BIN)/python -m benchmarks.engines
	$(BIN)/python -m benchmarks.learners
ifdef COMPILED
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.engines
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.learners
endif
	$(if $(COMPILED),PYTHONPATH=build/compiled) $(BIN)/python -m benchmarks.greentown_routes
	$(BIN)/python -m benchmarks.growth
	$(BIN)/python -m benchmarks.loading
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.server

.PHONY: docs
docs: .venv/docs.made  ## build the documentation into site/
	$(BIN)/zensical build --strict

.PHONY: diagrams
diagrams: .venv/test.made $(CLIENT)  ## draw the diagrams of the rules anew, with the client's boards
	$(BIN)/python tools/bring_chromium.py
	$(BIN)/python tools/draw_diagrams.py

.PHONY: fmt
fmt: .venv/test.made  ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: release
release: $(UV)  ## build the wheel and the source archive into dist/
	rm -rf dist
	$(UV) build

.PHONY: clean
clean:  ## remove everything that the Makefile made
	rm -rf .venv .uv .tools build dist site src/stammtisch/web/static web/node_modules
	rm -rf .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help
help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.uv/bin/uv:
	python3 tools/bring_uv.py

# A stamp for each set of packages. --inexact keeps the other sets installed.
.venv/play.made: GROUPS := --no-dev --group client
.venv/test.made: GROUPS :=
.venv/research.made: GROUPS := --no-dev --extra arena --extra research
.venv/ray.made: GROUPS := --extra arena --extra ray
.venv/bench.made: GROUPS := --group bench
.venv/docs.made: GROUPS := --group docs
.venv/%.made: pyproject.toml uv.lock | $(UV)
	$(UV) sync --quiet --frozen --inexact $(GROUPS)
	@touch $@

build/compiled/made: $(ENGINE_SOURCES) | .venv/test.made
	$(BIN)/python tools/compile_engine.py

.venv/client.made: $(CLIENT_SOURCES) | .venv/play.made
	$(BIN)/python tools/build_client.py
	@touch $@
