# SPDX-License-Identifier: Apache-2.0
# Sorts sources into batches that can be compiled together: awk -v size=N -f batches.awk SOURCE...
# prints "<batch> <source>" for each, batch 0 for one that has to be alone. Two sources share a batch
# only if neither uses a name that the other declares for itself (in a namespace without a name, or
# by using); so nothing is declared twice, hidden, or taken for an overload. Each goes to the first
# batch that has room and suits. Declarations of a namespace are looked for at column 0.

# Alone: kernels, made once for every set of instructions, which gain nothing from company and must
# not share their limits of inlining with others; and what would reach into the next source.
/^#include "cuesta\/simd\/|^ *#include ".*[.]inc"|^ *#(define|undef|pragma)|^using namespace/ {
    alone[FILENAME] = 1
}

FNR == 1 { hidden = 0; files[++count] = FILENAME }
/^namespace \{/ { hidden = 1; next }
/^\} *\/\/ namespace$/ { hidden = 0; next }
/^ *#/ { next }

{
    gsub(/\\./, "")
    gsub(/"[^"]*"/, "")
    sub(/\/\/.*/, "")
    if (/^using / || (hidden && /^[A-Za-z\[]/)) declare($0)
    gsub(/(::|->|[.])[A-Za-z_][A-Za-z_0-9]*/, " ")  # members, and names of a place that is named
    while (match($0, /[A-Za-z_][A-Za-z_0-9]*/)) {
        words[FILENAME, substr($0, RSTART, RLENGTH)] = 1
        $0 = substr($0, RSTART + RLENGTH)
    }
}

# Notes what a line declares: a type, a function, or every variable before an `=` or a brace.
function declare(line,    name) {
    gsub(/\[\[[a-z_]+\]\] */, "", line)
    while (sub(/<[^<>]*>/, "", line)) {}
    sub(/^template */, "", line)
    if (line ~ /^(struct|class|enum|union|using) /) {
        sub(/^(struct|class|enum class|enum|union|using) +/, "", line)
        sub(/^([A-Za-z_0-9]*::)+/, "", line)
        name = line
        sub(/[^A-Za-z_0-9].*/, "", name)
        locals[FILENAME] = locals[FILENAME] " " name
        return
    }
    while (match(line, /[A-Za-z_][A-Za-z_0-9]* *(\[[^\]]*\])* *[({=;,]/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/[^A-Za-z_0-9].*/, "", name)
        locals[FILENAME] = locals[FILENAME] " " name
        if (substr(line, RSTART + RLENGTH - 1, 1) == "(") return  # the rest are its arguments
        line = substr(line, RSTART + RLENGTH)
    }
}

function uses(file, names,    list, n, i) {
    n = split(names, list, " ")
    for (i = 1; i <= n; ++i) if ((file, list[i]) in words) return 1
    return 0
}

function suits(file, batch,    i) {
    if (held[batch] >= size) return 0
    if (tests == "TRUE") return 1  # each of a batch has a namespace of its own
    for (i = 1; i <= held[batch]; ++i) {
        if (uses(file, locals[member[batch, i]]) || uses(member[batch, i], locals[file])) return 0
    }
    return 1
}

END {
    for (f = 1; f <= count; ++f) {
        file = files[f]
        batch = 0
        if (!alone[file]) for (batch = 1; !suits(file, batch); ++batch) {}
        if (batch) member[batch, ++held[batch]] = file
        print batch, file
    }
}
