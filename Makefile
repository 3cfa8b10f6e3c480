# Filmstrip: `make help` lists the targets.
.DEFAULT_GOAL := help
.PHONY: help setup build release test renders check-renders bench fuzz sanitize lint format check install clean

BIN = .build/debug/filmstrip
RELEASE = swift build -c release --product filmstrip
# With Swift's and C++'s libraries inside and at a fixed address the command starts in half the time.
ifeq ($(shell uname),Linux)
# A folder in which the linker finds C++'s library to put inside, and no other.
STATIC = .build/static
RELEASE += --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -L -Xswiftc $(STATIC)
endif
PREFIX ?= /usr/local

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the libraries and fonts that are missing, through apt or brew
	@scripts/setup

build: setup ## Build the command and the library
	swift build

test: setup ## Build, run every test, then the example package's
	swift test
	swift test --package-path Examples/own-handler

renders: setup ## Draw the gallery in Renders
	swift build --product filmstrip
	scripts/renders $(BIN) Renders

check-renders: setup ## Draw the gallery afresh and compare it with Renders
	swift build --product filmstrip
	scripts/check-renders $(BIN) Renders

bench: release ## Compare with peers and write Benchmarks/RESULTS.md; ROWS="apng gif" prints only these
	swift build -c release --package-path Benchmarks
	Benchmarks/run .build/release/filmstrip Benchmarks/.build/release/measure $(ROWS)

SECONDS = 60
fuzz: setup ## Feed the readers with hostile files, each for SECONDS=60; READERS="png css" feeds these
	scripts/fuzz $(SECONDS) $(READERS)

sanitize: setup ## Run the tests of what draws nothing under the address and thread sanitizers
	scripts/sanitize

lint: ## Check the sources' format and documentation
	swift format lint --strict --recursive Sources Tests Plugins Examples/own-handler/Sources Examples/own-handler/Tests Benchmarks/Sources Benchmarks/Package.swift Fuzzing/Sources Fuzzing/Package.swift Package.swift

format: ## Put the sources in their format
	swift format --in-place --recursive Sources Tests Plugins Examples/own-handler/Sources Examples/own-handler/Tests Benchmarks/Sources Benchmarks/Package.swift Fuzzing/Sources Fuzzing/Package.swift Package.swift

check: test lint check-renders ## Everything that must hold before a change lands

release: setup ## Build the command for release, as it is installed
	-$(if $(STATIC),mkdir -p $(STATIC) && ln -sf "$$(clang++ -print-file-name=libstdc++.a)" $(STATIC))
	$(RELEASE)

install: release ## Build for release and install the command below PREFIX (default /usr/local)
	install -d "$(PREFIX)/bin"
	install -s .build/release/filmstrip "$(PREFIX)/bin/filmstrip"

clean: ## Remove what was built
	rm -rf .build Examples/own-handler/.build Benchmarks/.build Benchmarks/.work Fuzzing/.build .build-address .build-thread
