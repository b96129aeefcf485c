#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs Cuesta to a prefix in the build tree, then builds and runs the consumer against it, once
# through find_package and once through pkg-config, the program of README.md, and those of
# examples/cpp.
#   usage: run.sh CMAKE COMPILER [SANITIZER FLAGS]
set -eu
cmake=$1 compiler=$2
flags=$(printf '%s' "${3-}" | tr ';' ' ')
here=$(cd "$(dirname "$0")" && pwd)
work=$(pwd)
rm -rf "$work/prefix" "$work/build" "$work/examples" "$work/plugin" "$work/washboard"

"$cmake" --install "$CUESTA_BUILD_DIR" --prefix "$work/prefix" >"$work/install.log"
# The first lines of C++ that anybody sees.
# shellcheck disable=SC2016  # they are no commands
sed -n '/^```cpp$/,/^```$/p' "${CUESTA_SOURCE_DIR:?}/README.md" | sed '/^```/d' >"$work/readme.cpp"
grep -q 'int main()' "$work/readme.cpp" || {
    echo "README.md has no program in C++" >&2
    exit 1
}
"$cmake" -S "$here" -B "$work/build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_CXX_FLAGS="$flags" -DCMAKE_PREFIX_PATH="$work/prefix" \
    -DREADME_SOURCE="$work/readme.cpp" >"$work/configure.log"
"$cmake" --build "$work/build"
"$work/build/consumer" | grep '^cuesta [0-9]*\.[0-9]*\.[0-9]*$'

rm -f "$work/height.exr"
"$work/build/readme"
"$work/prefix/bin/cuesta" analyze "$work/height.exr" --json | grep -q '"columns": 256'

# The examples, as a stranger would build them.
"$cmake" -S "${CUESTA_SOURCE_DIR:?}/examples/cpp" -B "$work/examples" -G Ninja \
    -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_CXX_FLAGS="$flags" \
    -DCMAKE_PREFIX_PATH="$work/prefix" >"$work/examples.log"
"$cmake" --build "$work/examples"
"$work/examples/1_make_and_erode" "$work/height.npy" | grep 'residual 0$'
"$work/examples/2_own_operator" | grep 'recipe.toml:3:10: error: .*2 km.*0 to 1000'
"$work/examples/3_step_and_watch" | grep '^done$'
"$work/examples/4_read_results" "$work/height.npy" | grep '^256 x 256 samples, 20 m apart'

# A plugin, and the installed program with it.
"$cmake" -S "${CUESTA_SOURCE_DIR:?}/examples/cpp/plugin" -B "$work/plugin" -G Ninja \
    -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$work/prefix" >"$work/plugin.log"
"$cmake" --build "$work/plugin"
"$work/prefix/bin/cuesta" run "$CUESTA_SOURCE_DIR/examples/cpp/plugin/washboard.toml" \
    --plugin "$work/plugin/libwashboard.so" --out "$work/washboard" --quiet
grep -q '"name": "washboard"' "$work/washboard/manifest.json"

# The package must not lean on the source tree.
source=${CUESTA_SOURCE_DIR:?}
if grep -rl "$source/src" "$work/prefix" --include='*.cmake' --include='*.pc' --include='*.h'; then
    echo "the files above name the source tree" >&2
    exit 1
fi

command -v pkg-config >/dev/null || exit 0
pc=$(dirname "$(find "$work/prefix" -name cuesta.pc)")
export PKG_CONFIG_PATH="$pc"
words=$(pkg-config --define-variable=prefix="$work/prefix" --cflags --libs cuesta)
# shellcheck disable=SC2086  # flags are words
"$compiler" -std=c++20 $flags "$here/consumer.cpp" -o "$work/consumer_pc" $words
LD_LIBRARY_PATH="$(dirname "$pc")" "$work/consumer_pc" | grep '^cuesta '
