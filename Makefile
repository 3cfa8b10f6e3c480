# Filmstrip: `make help` lists the targets.
.DEFAULT_GOAL := help
.PHONY: help setup try build release test renders check-renders interface check-interface docs architecture check-architecture decisions check-decisions bench accuracy fuzz attack cluster-demo sanitize lint format check install uninstall deb source formula clean

BIN = .build/debug/filmstrip
# Tells Package.swift to take exactly the versions of packages that were tested and to optimise what is tested.
export FILMSTRIP_MADE = 1
# Every import must be declared in Package.swift. All targets share these options, or each would build everything anew.
OPTIONS = --explicit-target-dependency-import-check error
# SWIFT_OPTIONS are a packager's own, such as --disable-sandbox inside another sandbox.
RELEASE = swift build -c release --product filmstrip $(SWIFT_OPTIONS)
# With Swift's and C++'s libraries inside and at a fixed address the command starts in half the time.
ifeq ($(shell uname),Linux)
# A folder in which the linker finds C++'s library to put inside, and no other.
STATIC = .build/static
# What the linker must know before it meets a library has to come by a file: SwiftPM puts options last.
RELEASE += --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -L -Xswiftc $(STATIC) \
	-Xswiftc -Xclang-linker -Xswiftc --config=scripts/release-options -Xlinker --no-export-dynamic
endif
PREFIX ?= /usr/local
VERSION = $(shell cat VERSION)
PACKAGES = .build/packages
SOURCE = $(PACKAGES)/filmstrip-$(VERSION).tar.gz

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the libraries and fonts that are missing, through apt or brew
	@scripts/setup

# Whole modules at a time: the quickest way to build what is built once.
ONCE = -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2
try: setup ## Build the command alone, as a user has it, in a minute or two, and draw the first picture
	$(AS_USER) swift build --product filmstrip --disable-index-store $(ONCE)
	$(BIN) render

build: setup ## Build the command and the library
	swift build $(OPTIONS)

# What the examples share, so that the library is built once for all of them.
EXAMPLES = --scratch-path .build-examples $(ONCE)
# Examples are built as a user builds them: with later versions, if there are any, and not optimised, which takes half as long.
AS_USER = env -u FILMSTRIP_MADE
test: setup ## Build, run every test, then those of the example packages and of the attack
	swift test $(OPTIONS)
	$(AS_USER) swift test --package-path Examples/own-handler $(EXAMPLES)
	$(AS_USER) swift test --package-path Examples/films $(EXAMPLES)
	$(AS_USER) swift test --package-path Examples/app-controllers $(EXAMPLES)
	$(AS_USER) swift test --package-path Examples/article $(EXAMPLES)
	$(AS_USER) swift run --package-path Examples/article $(EXAMPLES) pictures .build-examples/article
	swift test --package-path Attack --scratch-path .build-attack

renders: setup ## Draw the gallery in Renders
	swift build --product filmstrip $(OPTIONS)
	scripts/renders $(BIN) Renders

check-renders: setup ## Draw the gallery afresh and compare it with Renders
	swift build --product filmstrip $(OPTIONS)
	scripts/check-renders $(BIN) Renders

interface: setup ## Print the public interface of each product into Documentation/Interface
	swift build $(OPTIONS)
	scripts/interface
	scripts/names

check-interface: setup ## Compare the public interface with Documentation/Interface
	swift build $(OPTIONS)
	scripts/interface --check

BASE = /
docs: build ## Build the documentation for any static host into .build/documentation; BASE=/path is where it is served
	scripts/docs $(BIN) .build/documentation $(BASE)

architecture: ## Draw the picture of the targets in Documentation
	scripts/architecture

check-architecture: ## Compare the picture of the targets with Package.swift
	scripts/architecture --check

decisions: ## Write the model's decisions into its README and Documentation/Truth.md
	scripts/decisions

check-decisions: ## Check the decisions' records, and compare both pages with them
	scripts/decisions --check

bench: release ## Compare with peers and write Benchmarks/RESULTS.md; ROWS="apng gif" prints only these
	swift build -c release --package-path Benchmarks
	Benchmarks/run .build/release/filmstrip Benchmarks/.build/release/measure $(ROWS)

accuracy: release ## Read recordings whose truth is known and write Benchmarks/ACCURACY.md; ONLY="gif worst" prints these
	swift build -c release --package-path Benchmarks --product accuracy
# Recordings of an earlier painter would show nothing of a change to it.
	$(if $(ONLY),,rm -rf Benchmarks/.work/recordings)
	mkdir -p Benchmarks/.work
	Benchmarks/.build/release/accuracy report .build/release/filmstrip Benchmarks/.work/recordings $(ONLY) \
		$(if $(ONLY),,> Benchmarks/.work/ACCURACY.md)
	$(if $(ONLY),,Benchmarks/Recordings/second-hand .build/release/filmstrip Benchmarks/.work/hand --clips 120 --seed 8 \
		>> Benchmarks/.work/ACCURACY.md && Benchmarks/Recordings/late-frames .build/release/filmstrip \
		Benchmarks/.work/late --clips 60 --seed 2 >> Benchmarks/.work/ACCURACY.md && mv Benchmarks/.work/ACCURACY.md Benchmarks)

SECONDS = 60
fuzz: setup ## Feed the readers with hostile files (on a Mac not with Xcode's toolchain), each for SECONDS=60 or RUNS=10000000 times; READERS="png css" feeds these
	RUNS=$(RUNS) scripts/fuzz $(SECONDS) $(READERS)

attack: setup ## Kill, starve and mislead the built command (in containers and by strace on Linux alone) for SECONDS=60; SEED=7 repeats a run, with CASE=12 one case of it
	swift build --product filmstrip $(OPTIONS)
	swift build --package-path Attack --scratch-path .build-attack
	.build-attack/debug/attack $(BIN) --seconds $(SECONDS) --seed "$(SEED)" --case "$(CASE)"

cluster-demo: setup ## On Linux, split work over a Slurm array on this machine and over GNU parallel, and compare it with that of one run
	swift build --product filmstrip $(OPTIONS)
	scripts/cluster-demo $(BIN)

sanitize: setup ## Run the tests of what handles memory by itself under the address and thread sanitizers
	scripts/sanitize

# The code of apps in Examples keeps the shape that apps give it.
lint: ## Check the sources' format, documentation and words
	scripts/words
	@! grep -rlE --include='*.swift' '(^|[[:space:]])import ([a-z]+ )?Foundation([.[:space:]]|$$)' Sources \
		| grep -vE '^Sources/(FilmstripTesting|FilmstripUIKit|filmstrip-carry|Essentials)/' \
		|| { echo "These import Foundation as a whole, which makes the command three times as large: import Essentials." >&2; false; }
	swift format lint --strict --recursive Sources Tests Plugins Examples/app-controllers/Package.swift Examples/app-controllers/Sources Examples/app-controllers/Tests Examples/article/Package.swift Examples/article/Sources Examples/article/Tests Examples/films/Package.swift Examples/films/Sources Examples/films/Tests Examples/own-handler/Package.swift Examples/own-handler/Sources Examples/own-handler/Tests Benchmarks/Sources Benchmarks/Tests Benchmarks/Package.swift Fuzzing/Sources Attack/Package.swift Attack/Sources Attack/Tests Package.swift

format: ## Put the sources in their format
	swift format --in-place --recursive Sources Tests Plugins Examples/app-controllers/Package.swift Examples/app-controllers/Sources Examples/app-controllers/Tests Examples/article/Package.swift Examples/article/Sources Examples/article/Tests Examples/films/Package.swift Examples/films/Sources Examples/films/Tests Examples/own-handler/Package.swift Examples/own-handler/Sources Examples/own-handler/Tests Benchmarks/Sources Benchmarks/Tests Benchmarks/Package.swift Fuzzing/Sources Attack/Package.swift Attack/Sources Attack/Tests Package.swift

check: test lint check-interface check-architecture check-decisions check-renders ## Everything that must hold before a change lands

release: setup ## Build the command for release, as it is installed
	-$(if $(STATIC),mkdir -p $(STATIC) && ln -sf "$$(clang++ -print-file-name=libstdc++.a)" $(STATIC))
	$(RELEASE)

install: release ## Build for release and install the command, manual pages and completions below PREFIX=/usr/local, in DESTDIR
	scripts/install .build/release/filmstrip "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove what install put below PREFIX=/usr/local, in DESTDIR
	scripts/install --remove "$(DESTDIR)$(PREFIX)"

deb: release ## On Debian or Ubuntu, build for release and make a Debian package for this system in .build/packages
	scripts/deb .build/release/filmstrip $(PACKAGES)

source: ## Pack what is committed as .build/packages/filmstrip-VERSION.tar.gz
	mkdir -p $(PACKAGES)
	git archive --prefix filmstrip-$(VERSION)/ -o $(SOURCE) HEAD

formula: source ## Write the Homebrew formula for that file, which is served at URL, of a project at HOMEPAGE
	scripts/formula "$(HOMEPAGE)" "$(URL)" $(SOURCE) > $(PACKAGES)/formula.part
	mv $(PACKAGES)/formula.part $(PACKAGES)/filmstrip.rb

clean: ## Remove what was built
	rm -rf .build .build-examples Benchmarks/.build Benchmarks/.work .build-address .build-thread .build-fuzz .build-attack
