#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# How a file is published, seen from the system calls: written to a hidden temporary beside the
# target, flushed, renamed, and the directory flushed, in this order, for the map and its sidecar.
# The target itself is never opened for writing.
set -u
cuesta=${CUESTA_BIN:-}
[ -x "$cuesta" ] || { echo "no program to look at"; exit 77; }
command -v strace >/dev/null || { echo "no strace"; exit 77; }
strace -o /dev/null true 2>/dev/null || { echo "strace may not trace here"; exit 77; }
export ASAN_OPTIONS=detect_leaks=0 # the leak check cannot run while traced
work=$(pwd)/files
rm -rf "$work"
mkdir -p "$work/out"

# A height map of 4 x 3 samples that any program can read.
cat >"$work/in.asc" <<'MAP'
ncols 4
nrows 3
xllcorner 0
yllcorner 0
cellsize 10
1 2 3 4
5 6 7 8
9 10 11 12.5
MAP
"$cuesta" convert "$work/in.asc" "$work/probe.npy" --quiet >/dev/null 2>&1 ||
    { echo "the program cannot convert yet"; exit 77; }

failures=0
wrong() {
    echo "WRONG $*"
    failures=$((failures + 1))
}

# check_file LOG TARGET: the calls that concern TARGET, in their order.
check_file() {
    awk -v target="$2" -v directory="$(dirname "$2")" -v name="$(basename "$2")" '
        function has(text) { return index($0, text) > 0 }
        # Is the temporary of this very target meant, and not that of its sidecar?
        function mine(   at) {
            at = index($0, hidden)
            rest = substr($0, at + length(hidden))
            return at > 0 && rest ~ /^[0-9]+[.]cuesta-[0-9]+-[0-9a-f]+[.]tmp/
        }
        BEGIN {
            hidden = directory "/." substr(name, 1, 200) "."
            made = wrote = flushed = renamed = settled = 0
        }
        # Opened for writing under its own name: a reader could see half of it.
        / open(at)?\(/ && has("\"" target "\"") && /O_WRONLY|O_RDWR|O_TRUNC/ { in_place = NR }
        / open(at)?\(/ && /O_CREAT/ && renamed && !settled { settled = -1 }  # another file first
        / fsync\(/ && has("<" directory ">") && renamed && !settled { settled = NR }
        mine() {
            if (/ open(at)?\(/ && /O_CREAT/) made = NR
            if (/ (p?write(v|64|v2)?|ftruncate)\(/) wrote = NR
            if (/ f(data)?sync\(/) flushed = NR
            if (/ rename(at2?)?\(/ && has("\"" target "\"")) renamed = NR
        }
        END {
            if (!made) print "no temporary was made"
            else if (wrote < made) print "nothing was written to the temporary"
            else if (flushed < wrote) print "the temporary was not flushed after its last write"
            else if (!renamed || renamed < flushed) print "not renamed after the flush"
            else if (settled < renamed) print "the directory was not flushed after the rename"
            else if (in_place) print "opened in place"
            else exit 0
            exit 1
        }' "$1"
}

calls=open,openat,write,pwrite64,writev,pwritev,ftruncate,fsync,fdatasync
calls=$calls,rename,renameat,renameat2
for ending in asc npy r32 r16 png exr tif; do
    out="$work/out/height.$ending"
    echo "earlier" >"$out"
    if ! strace -f -y -s 4096 -o "$work/$ending.log" -e "trace=$calls" \
        "$cuesta" convert "$work/in.asc" "$out" --quiet >"$work/$ending.out" 2>&1; then
        # A build without GDAL cannot write every format; it says so and leaves the earlier file.
        if [ "$(cat "$out")" = earlier ]; then
            echo "skip  $ending: $(head -n 1 "$work/$ending.out")"
        else
            wrong "$ending: a failed conversion changed the earlier file"
        fi
        continue
    fi
    for target in "$out" "$out.json"; do
        if reason=$(check_file "$work/$ending.log" "$target"); then
            echo "ok    $(basename "$target"): made, written, flushed, renamed, directory flushed"
        else
            wrong "$(basename "$target"): $reason"
        fi
    done
done

left=$(find "$work" -name '*.tmp')
[ -z "$left" ] || wrong "temporaries are left: $left"

# Logs with a step missing must not pass.
writes=' \(p\?write[v0-9]*\|ftruncate\)('
for call in ' fsync(' ' rename(' "$writes" O_CREAT "fsync(.*<$work/out>"; do
    grep -v "$call" "$work/npy.log" >"$work/changed.log"
    if check_file "$work/changed.log" "$work/out/height.npy" >/dev/null; then
        wrong "a log without '$call' passes"
    fi
done
[ $failures -eq 0 ]
