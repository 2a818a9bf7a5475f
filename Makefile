# All commands of the project. `make` lists them.
.DEFAULT_GOAL := help

# The hosts that are called from outside the workspace; each has a recipe test-HOST.
CALLERS := c cpp python node java go dart
.PHONY: help demo test setup dart-vm debian-packages gen check libraries test-rust test-hosts $(addprefix test-,$(CALLERS)) test-lab instructions \
	conformance conformance-official example examples test-constant-time miri asan fuzz record clean
PYTHON := .venv/bin/python
export PYO3_PYTHON := $(CURDIR)/$(PYTHON)
# Tests panic by the thousand on purpose, and each would print its frames; `make test RUST_BACKTRACE=1` shows them.
export RUST_BACKTRACE := 0

help: ## list the recipes
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-20s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

demo: ## call a library from every host, check every answer, show what a call costs
	@scripts/demo

test: check test-rust test-hosts examples conformance test-lab ## all tests: what CI runs
	@echo "all tests passed"

setup: .venv/test-requirements.txt dart-vm debian-packages ## make the Python environment the tests run in, get a Dart VM and Debian packages

debian-packages:
	@scripts/debian-packages

dart-vm:
	@$(MAKE) --no-print-directory -C hosts/dart setup || echo "going on without Dart"

.venv/test-requirements.txt: hosts/python/requirements-dev.txt
	@command -v cc >/dev/null || { echo "error: cc is not on PATH; install a C compiler: apt install gcc" >&2; exit 4; }
	@test -x $(PYTHON) || python3 -m venv .venv
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes -r hosts/python/requirements-dev.txt
	@echo $(CURDIR)/hosts/python/src > $$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/shortwire-sources.pth
	@cp hosts/python/requirements-dev.txt $@

gen: ## make the checked-in generated code again
	@scripts/gen

check: setup ## formatting, lints, and whether the generated code is up to date
	cargo fmt --check
	cargo clippy --quiet --workspace --all-targets -- --deny warnings
	@scripts/gen --check

test-rust: setup ## compiler, runtime, command, Rust host, short fuzzing
	cargo test --quiet --workspace

libraries: setup ## build what hosts call, in release
	cargo build --quiet --release -p calculator -p feature-service -p shortwire-python -p shortwire-native-crypto

test-hosts: libraries ## every host whose tools are here
	@scripts/each-host test $(CALLERS)

test-c: libraries ## C host, also with AddressSanitizer and UndefinedBehaviorSanitizer
	$(MAKE) --no-print-directory -C hosts/c test test-sanitized test-crypto test-crypto-sanitized example

test-cpp: libraries ## C++ wrapper, also sanitized, without exceptions, and installed as a package
	$(MAKE) --no-print-directory -C hosts/c/cpp test test-crypto test-sanitized test-threads test-package test-protobuf example

test-python: libraries ## Python host
	@ln -sf ../../../../target/release/lib_native.so hosts/python/src/shortwire/_native.so
	@# What the test of the wheel builds with, offline.
	cargo fetch --quiet --locked
	$(PYTHON) -m pytest hosts/python
	$(PYTHON) examples/calculator/python/main.py target/release/libcalculator.so

test-node: libraries ## Node host
	$(MAKE) --no-print-directory -C hosts/node test format-check example

test-java: libraries ## Java host
	$(MAKE) --no-print-directory -C hosts/java test golden example

test-go: libraries ## Go host
	$(MAKE) --no-print-directory -C hosts/go test

test-dart: libraries ## Dart host
	$(MAKE) --no-print-directory -C hosts/dart test

conformance: libraries ## put the vectors to every host: one table, host x feature (HOSTS=..., ARGUMENTS=--json)
	@ln -sf ../../../../target/release/lib_native.so hosts/python/src/shortwire/_native.so
	@cargo build --quiet --release -p conformance
	@target/release/conformance $(ARGUMENTS) $(HOSTS)

conformance-official: libraries ## the protobuf project's own suite over every host's codec (HOSTS=...; gets its runner from npm)
	@scripts/conformance-official $(HOSTS)

example: libraries ## run one program: make example NAME=01-hello HOST=python
	@scripts/example $(NAME) $(HOST)

examples: libraries ## run all examples in every host, and compare what they print
	@scripts/example

test-lab: setup ## that every arm of every table is right, and that a session runs
	$(PYTHON) -m unittest discover --quiet --start-directory bench/definitions
	@cargo build --quiet -p shortwire-cli
	target/debug/shortwire bench verify call
	target/debug/shortwire bench verify chacha20
	target/debug/shortwire bench verify --no-build nacl
	target/debug/shortwire bench run call --no-build --quick --scenario add --out target/lab/results/test || test $$? = 3

test-constant-time: ## that no branch and no address depends on a secret, under valgrind (minutes)
	@scripts/constant-time

instructions: ## whether calls take more instructions than was accepted: bench/instructions (wants valgrind)
	@cargo build --quiet -p shortwire-cli
	target/debug/shortwire bench instructions call

miri: ## the codec and the boundary under Miri (minutes; wants nightly with miri and rust-src)
	@scripts/miri

asan: ## the boundary under AddressSanitizer
	@scripts/asan

fuzz: ## every fuzz target for SECONDS_EACH seconds (default 60; wants cargo-bolero)
	@scripts/fuzz

record: ## measure in full and publish: bench/records, README, docs (wants a quiet machine and a clean tree)
	@scripts/record

clean: ## remove everything that was built
	rm -rf target .venv hosts/python/src/shortwire/_native.so
