#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The launcher ./cuesta, on a pretended machine: a copy of the script in a folder of its own, and a
# PATH that holds only false build and package tools which write down how they were called.
set -u
source=${CUESTA_SOURCE_DIR:?}
work=$(pwd)/machine
rm -rf "$work"
mkdir -p "$work/tree" "$work/bin" "$work/elsewhere"
failures=0

check() { # CLAIM COMMAND...
    claim=$1
    shift
    if "$@"; then echo "ok    $claim"; else
        echo "WRONG $claim"
        failures=$((failures + 1))
    fi
}
said() { grep -q -- "$1" "$work/err"; }
printed() { [ "$(cat "$work/out")" = "$1" ]; }
calls() { [ "$(grep -c -- "$1" "$work/calls")" = "$2" ]; }
not() { ! "$@"; }
cuesta() { # runs the launcher; stdout, stderr and code are kept
    env -i PATH="$work/bin" HOME="$work" CI="${ci:-}" WORK="$work" \
        "$work/tree/cuesta" "$@" >"$work/out" 2>"$work/err" </dev/null
    code=$?
}
code_is() { [ "$code" = "$1" ]; }

# --- The machine ----------------------------------------------------------------------------------
for tool in sh env cat sed tr cut tail find date sleep mkdir mv rm readlink dirname getconf kill \
    flock grep chmod cksum cp; do
    ln -s "$(command -v $tool)" "$work/bin/$tool" 2>/dev/null
done
rm -f "$work/bin/kill" # a builtin of the shell
python=$("${CUESTA_PYTHON:-python3}" -c "import sys; print(sys.executable)")
ln -s "$python" "$work/bin/python3" # a version manager's python3 is a script
fake() { # NAME, body on standard input
    # shellcheck disable=SC2016  # the tool expands it, not this script
    { printf '#!/bin/sh\necho "%s $*" >>"$WORK/calls"\n' "$1"; cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
# Knows the packages in $WORK/have.
fake dpkg-query <<'TOOL'
shift 3
for name in "$@"; do grep -qx "$name" "$WORK/have" && echo "ii $name 1.0"; done
TOOL
fake apt-get <<'TOOL'
[ ! -e "$WORK/no_network" ] || { echo "could not resolve"; exit 100; }
for word in "$@"; do
    if [ -e "$WORK/no_$word" ]; then echo "no candidate for $word"; exit 100; fi
done
for word in "$@"; do echo "$word" >>"$WORK/have"; done
TOOL
fake id <<'TOOL'
cat "$WORK/uid"
TOOL
fake cmake <<'TOOL'
tree=$WORK/tree
case $1 in
    --fresh) mkdir -p "$tree/build/release/bin"; : >"$tree/build/release/build.ninja" ;;
    --build)
        if [ -e "$WORK/broken" ]; then
            line=1
            while [ $line -le 40 ]; do
                echo "line $line"
                line=$((line + 1))
            done
            exit 1
        fi
        sleep 0.3
        cat "$WORK/program" >"$tree/build/release/bin/cuesta"
        chmod +x "$tree/build/release/bin/cuesta" ;;
esac
TOOL
# Lists tests of the page if $WORK/listed is there; skips those in $WORK/skips, and ends with 5 as
# long as $WORK/passes is not there.
fake ctest <<'TOOL'
case " $* " in
    *" -N "*) [ ! -e "$WORK/listed" ] || echo "  Test #1: page.unit"; exit ;;
esac
logs=$WORK/tree/build/release/Testing/Temporary
mkdir -p "$logs"
if [ -e "$WORK/skips" ]; then
    while read -r name; do
        echo "1:$name" >>"$logs/LastTestsDisabled.log"
        printf '1/9 Test: %s\nOutput:\nskipped: no luck\n<end of output>\n' "$name"
    done <"$WORK/skips" >"$logs/LastTest.log"
fi
[ -e "$WORK/passes" ] || exit 5
TOOL
cat >"$work/program" <<'PROGRAM'
#!/bin/sh
[ "$1" != signal ] || kill -TERM $$
for word in "$@"; do printf '[%s]' "$word"; done
printf ' in %s\n' "${PWD##*/}"
[ "$1" != seven ] || exit 7
PROGRAM
cp "$source/cuesta" "$work/tree/"
mkdir -p "$work/tree/src" "$work/tree/apps" "$work/tree/cmake" "$work/tree/tools"
cp "$source/tools/packages.txt" "$source/tools/packages.sh" "$source/tools/skip_reasons" \
    "$work/tree/tools/"
: >"$work/tree/CMakeLists.txt"
: >"$work/tree/CMakePresets.json"

# --- No rights: names the packages, the reason and the line to type -------------------------------
: >"$work/have"
: >"$work/calls"
echo 1000 >"$work/uid"
cd "$work/elsewhere" || exit 1
cuesta run a.toml
check "without root it ends with code 1" code_is 1
check "without root it prints the line to type" \
    said "sudo apt-get install --no-install-recommends g++"
check "it says why a package is wanted" said "g++  (compiles Cuesta (C++20))"
check "a command that is here is asked for by no package" not said "  cmake  ("
check "it does not try to install" calls "^apt-get" 0
check "a run asks for no test package" not said "libgtest-dev"

# --- Root: installs, configures, builds, runs -----------------------------------------------------
echo 0 >"$work/uid"
cuesta seven "a b"
check "the program's exit code passes through" code_is 7
check "arguments and working directory pass through, nothing else on stdout" \
    printed "[seven][a b] in elsewhere"
check "one update" calls "^apt-get.* update" 1
check "one install, of core and full together" calls "^apt-get.* install .*g++.*libgdal-dev" 1
: >"$work/calls"
cuesta list
check "a second start is silent" [ ! -s "$work/err" ]
check "a second start builds nothing" calls "^cmake" 0
check "a second start asks for no package" calls "^dpkg-query" 0
cuesta
check "no arguments run the quickstart" \
    printed "[run][$work/tree/examples/quickstart.toml] in elsewhere"
cuesta signal
check "a signal passes through" code_is 143

# --- Companions: what a run does not need is built when its command is first given ----------------
check "a run builds the program alone" not grep -q "_studio_program" "$work/calls"
: >"$work/calls"
cuesta studio a.toml
check "the studio is built when first asked for" \
    calls "^cmake --build .*--target cuesta_program cuesta_studio_program " 1
check "and started" printed "[studio][a.toml] in elsewhere"
cuesta --plugin list studio
cuesta --plugin=list studio
check "once, wherever the word stands" calls "^cmake --build" 1
cuesta verify
cuesta bench
check "verify and bench share a program" calls "^cmake --build .*cuesta_verify_program " 1
mkdir -p "$work/tree/examples"
: >"$work/calls"
cuesta list
check "a run carries no examples inside" calls "^cmake" 0
cuesta studio
check "the studio does" calls "^cmake --build .*cuesta_studio_program " 1
: >"$work/calls"

# --- Changes --------------------------------------------------------------------------------------
sleep 0.05
: >"$work/tree/src/new.cpp"
cuesta list
check "a new source is built" calls "^cmake --build" 1
check "a new source needs no fresh configuration" calls "^cmake --fresh" 0
sleep 0.05
: >"$work/tree/src/new.cpp"
: >"$work/calls"
cuesta list &
cuesta list
wait
check "two starts at once build once" calls "^cmake --build" 1
echo libkissfft-dev >>"$work/have"
sleep 0.05
: >"$work/tree/src/new.cpp"
cuesta list
check "another set of packages configures afresh" calls "^cmake --fresh" 1
ln -s ../tree/cuesta "$work/elsewhere/link"
env -i PATH="$work/bin" WORK="$work" "$work/elsewhere/link" list >"$work/out" 2>"$work/err"
check "it works through a link" printed "[list] in elsewhere"

# --- Failures -------------------------------------------------------------------------------------
sleep 0.05
: >"$work/tree/src/new.cpp"
: >"$work/broken"
cuesta list
check "a failed build ends with code 1" code_is 1
check "it says which step failed" said "building with .* failed"
check "it shows the last 25 lines" said "^line 16$"
check "and no more" not said "^line 15$"
check "it says how to mend it" said "to mend"
cuesta list
check "a failed build is tried again" code_is 1
rm "$work/broken"
cuesta list
check "and mended" code_is 0

# --- Full tier: tried once, not required ----------------------------------------------------------
rm -rf "$work/tree/build"
: >"$work/have"
: >"$work/calls"
: >"$work/no_libgdal-dev"
cuesta list
check "without the full tier it still runs" printed "[list] in elsewhere"
check "it says what is off" said "libgdal-dev  (reads and writes GeoTIFF"
check "what can be had of it is installed" grep -qx libboost-dev "$work/have"
sleep 0.05
: >"$work/tree/src/new.cpp"
: >"$work/calls"
cuesta list
check "it does not try again by itself" calls "^apt-get" 0
rm "$work/no_libgdal-dev"
cuesta setup
check "setup tries again" grep -qx libgdal-dev "$work/have"
: >"$work/have"
: >"$work/no_network"
sleep 0.05
: >"$work/tree/src/new.cpp"
cuesta list
check "no network ends with code 1" code_is 1
check "and says what to check" said "check the network"
rm "$work/no_network"

# --- test, clean, not Debian ----------------------------------------------------------------------
: >"$work/calls"
cuesta test -R name
check "test returns the code of ctest" code_is 5
check "test installs the test tier" grep -qx libgtest-dev "$work/have"
check "test builds everything" calls "^cmake --build .*--target all" 1
: >"$work/calls"
cuesta studio
check "and the studio with it" calls "^cmake" 0
cuesta test -R name
check "test passes arguments to ctest" calls "^ctest .*--no-tests=error .*-R name" 1
# The page's packages: fetched once for a lock file, and no reason to fail.
mkdir -p "$work/tree/web/tests"
echo one >"$work/tree/web/package-lock.json"
# Node.js from elsewhere carries an npm of its own; Debian's would not go with it.
fake npm <<'TOOL'
[ ! -e "$WORK/no_network" ] || exit 1
mkdir -p "$3/node_modules"
TOOL
: >"$work/no_npm"
sed -i '/^npm$/d' "$work/have"
: >"$work/calls"
: >"$work/no_network"
cuesta test
check "an npm that is here is not asked for" calls "^apt-get.* install .* npm" 0
check "without a network the page's tests are skipped in words" said "tests of the page are skipped"
check "and the others run" code_is 5
check "and the end says what was not run" said "not run: the tests of the page, for want of node"
rm "$work/no_network"
: >"$work/calls"
cuesta test
cuesta test
check "test fetches the packages of the page once" calls "^npm ci --prefix" 1
echo two >"$work/tree/web/package-lock.json"
cuesta test
check "and again for another lock file" calls "^npm ci --prefix" 2
check "test installs the page tier" grep -qx chromium "$work/have"

# One package that cannot be had keeps no other away, and does not stop the tests.
sed -i '/^ffmpeg$/d; /^strace$/d; /^chromium$/d' "$work/have"
: >"$work/no_strace"
: >"$work/calls"
cuesta test
check "the others are installed one by one" grep -qx ffmpeg "$work/have"
check "also those behind it" grep -qx chromium "$work/have"
check "and the tests run" code_is 5
check "it says what it goes without" said "strace  (shows the order"

# --- With CI=true the tests of the page must run --------------------------------------------------
ci=true
: >"$work/passes"
cuesta test
check "CI: without Node.js it fails" code_is 1
check "CI: and says so" said "cannot run without node, a build that lists them"
: >"$work/calls"
fake node <<'TOOL'
case "$*" in *"/web/tests/run.mjs lacks") cat "$WORK/lacks" ;; esac
TOOL
: >"$work/lacks"
cuesta test
check "CI: a Node.js that came configures afresh" calls "^cmake --fresh" 1
check "CI: tests that are not listed (Boost is missing) fail" code_is 1
check "CI: and it says so" said "cannot run without a build that lists them .*libboost-dev"
: >"$work/listed"
cuesta test
check "CI: with everything here it passes" code_is 0
check "CI: and nothing was skipped" not said "skipped"
printf 'Node.js 18 or newer\nchromium\n' >"$work/lacks"
: >"$work/calls"
cuesta test
check "CI: what their own script misses fails" code_is 1
check "CI: and is named" said "cannot run without Node.js 18 or newer, chromium, and with"
check "CI: before any test has run" calls "^ctest .*--no-tests" 0
: >"$work/lacks"
echo page.unit >"$work/skips"
cuesta test
check "CI: a skipped test of the page fails whatever the reason" code_is 1
check "CI: and the reason is told" said "^    page.unit: no luck"
printf 'unit.one\nunit.two\n' >"$work/skips"
cuesta test
check "CI: another skipped test does not" code_is 0
check "what was skipped is told by reason" said "^    unit.one and 1 more: no luck"
rm "$work/skips"
cuesta test
check "the next run tells nothing of the last" not said "no luck"
rm "$work/tree/tools/skip_reasons"
cuesta test
check "CI: if nobody knows what was skipped it fails" code_is 1
ci=
cuesta test
check "elsewhere it does not" code_is 0

# --- bench: reference programs, as many as can be built -------------------------------------------
mkdir -p "$work/tree/bench/reference"
: >"$work/tree/bench/reference/Makefile"
cuesta bench
check "bench runs without make" \
    printed "[bench][--reference][$work/tree/build/reference] in elsewhere"
check "and says what is missing" said "no reference programs: make is missing"
fake make <<'TOOL'
for last in "$@"; do :; done
case $last in
    more) printf 'one_ref libone-dev\ntwo_ref libtwo-dev\n' ;;
    */one_ref) : >"$last" ;;
    */two_ref) exit 2 ;;
esac
TOOL
: >"$work/calls"
cuesta bench --goals
check "bench runs the program with their folder" \
    printed "[bench][--reference][$work/tree/build/reference][--goals] in elsewhere"
check "those of the core are built" calls "^make .* core$" 1
check "what can be built is built" [ -e "$work/tree/build/reference/one_ref" ]
check "it says what the others need" said "no reference program two_ref: it needs .* libtwo-dev"
check "and nothing of those that are here" not said "one_ref"
cuesta clean
check "clean removes the build tree" [ ! -e "$work/tree/build" ]
rm "$work/bin/dpkg-query" "$work/bin/apt-get"
cuesta list
check "elsewhere than on Debian it names the packages" said "libfmt-dev  (formats text)"
check "and builds" printed "[list] in elsewhere"
rm "$work/bin/flock"
sleep 0.05
: >"$work/tree/src/new.cpp"
cuesta list
check "without flock a folder is the lock" printed "[list] in elsewhere"
check "and is removed" [ ! -e "$work/tree/build/.lock.d" ]

[ $failures -eq 0 ]
