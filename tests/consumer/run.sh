#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs Cuesta to a prefix in the build tree, then builds and runs the consumer against it, once
# through find_package and once through pkg-config.  usage: run.sh CMAKE COMPILER [SANITIZER FLAGS]
set -eu
cmake=$1 compiler=$2
flags=$(printf '%s' "${3-}" | tr ';' ' ')
here=$(cd "$(dirname "$0")" && pwd)
work=$(pwd)
rm -rf "$work/prefix" "$work/build"

"$cmake" --install "$CUESTA_BUILD_DIR" --prefix "$work/prefix" >"$work/install.log"
"$cmake" -S "$here" -B "$work/build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_CXX_FLAGS="$flags" -DCMAKE_PREFIX_PATH="$work/prefix" >"$work/configure.log"
"$cmake" --build "$work/build"
"$work/build/consumer" | grep '^cuesta [0-9]*\.[0-9]*\.[0-9]*$'

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
