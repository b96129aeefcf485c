#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every shell script of the tree passes shellcheck.
set -eu
command -v shellcheck >/dev/null || { echo "no shellcheck"; exit 77; }
cd "${CUESTA_SOURCE_DIR:?}"
{
    echo cuesta
    echo .ci/run
    echo tools/fuzz
    find tests tools -name '*.sh'
} | xargs shellcheck
