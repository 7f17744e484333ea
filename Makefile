# The two commands of the README are `make demo` and `make test`; the rest serves development.

SWIFT ?= swift
SOURCES = Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

# Homebrew keeps its libxml2 out of pkg-config's way.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix libxml2 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.PHONY: demo test build lint format bench bench-layout bench-solver clean

demo: ## Install what is missing, build, and render every template into output/
	@Scripts/setup.sh build
	$(SWIFT) build -c release --product quoin
	@Scripts/demo.sh

test: ## Install what is missing, build, and run the tests, the linter and the import check
	@Scripts/setup.sh test
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) test --skip-build

build: ## Build for release
	@Scripts/setup.sh build
	$(SWIFT) build -c release --product quoin

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format:
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

bench: ## Run every benchmark and write output/bench.json; BENCH=--full takes more time and care
	python3 Benchmarks/bench.py $(BENCH)

bench-layout: ## Pages' alone, against Pango and against starting afresh
	python3 Benchmarks/bench.py layout $(BENCH)

bench-solver: ## The solver's alone, against kiwi
	python3 Benchmarks/bench.py solver $(BENCH)

clean:
	rm -rf .build Benchmarks/.build Benchmarks/work
	find output -mindepth 1 ! -name .gitkeep -delete
