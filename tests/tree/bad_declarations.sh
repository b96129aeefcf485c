#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A parameter without a unit, without a sentence or with a default outside its range does not
# compile, and the compiler's message gives the reason. The good file shows that the test can fail.
set -u
source=${CUESTA_SOURCE_DIR:?}
cache=${CUESTA_BUILD_DIR:?}/CMakeCache.txt
compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$cache" 2>/dev/null)
compiler=${compiler:-${CXX:-c++}}
command -v "$compiler" >/dev/null || { echo "no compiler"; exit 77; }
work=$(pwd)
failures=0

# try NAME DECLARATION MEMBER: writes an operator with one parameter and compiles it.
try() {
    cat >"$work/$1.cpp" <<CODE
#include "cuesta/operator/param.h"
enum class Word { one, two };
constexpr auto choice_words(Word) { return std::array<std::string_view, 2>{"one", "two"}; }
namespace cuesta {
struct Toy {
    $3;
    static constexpr auto params() { return std::tuple{$2}; }
};
static_assert(std::tuple_size_v<decltype(Toy::params())> == 1);
}
CODE
    "$compiler" -std=c++20 -fsyntax-only -I "$source/src" "$work/$1.cpp" >"$work/$1.log" 2>&1
}
good() {
    if try "$@"; then echo "ok    $1 compiles"; else
        echo "WRONG $1 does not compile"
        cat "$work/$1.log"
        failures=$((failures + 1))
    fi
}
bad() { # REASON NAME DECLARATION MEMBER
    reason=$1
    shift
    if try "$@"; then
        echo "WRONG $1 compiles"
    elif grep -q "$reason" "$work/$1.log"; then
        echo "ok    $1 does not compile: $reason"
        return
    else
        echo "WRONG $1 fails for another reason"
        cat "$work/$1.log"
    fi
    failures=$((failures + 1))
}

number='double rate = 0.5'
good number \
    'param(&Toy::rate, {.name = "rate", .unit = "1", .doc = "A share.", .min = 0, .max = 1})' \
    "$number"
bad 'give a unit' without_unit \
    'param(&Toy::rate, {.name = "rate", .unit = "", .doc = "A share.", .min = 0, .max = 1})' \
    "$number"
bad 'give a unit' unit_left_out \
    'param(&Toy::rate, {.name = "rate", .doc = "A share.", .min = 0, .max = 1})' "$number"
bad 'in a sentence' without_full_stop \
    'param(&Toy::rate, {.name = "rate", .unit = "1", .doc = "A share", .min = 0, .max = 1})' \
    "$number"
bad 'give the parameter a name' without_name \
    'param(&Toy::rate, {.name = "", .unit = "1", .doc = "A share.", .min = 0, .max = 1})' "$number"
bad 'outside its range' default_too_large \
    'param(&Toy::rate, {.name = "rate", .unit = "1", .doc = "A share.", .min = 0, .max = 0.4})' \
    "$number"
bad 'outside its range' default_is_no_number \
    'param(&Toy::rate, {.name = "rate", .unit = "1", .doc = "A share.", .min = 0, .max = 1})' \
    'double rate = __builtin_nan("")'
bad 'outside its range' field_or_too_small \
    'param(&Toy::rate, {.name = "rate", .unit = "1", .doc = "A share.", .min = 0, .max = 1})' \
    'FieldOr rate = -1.0'
good field_or \
    'param(&Toy::rate, {.name = "rate", .unit = "1", .doc = "A share.", .min = 0, .max = 1})' \
    'FieldOr rate = "talus"'
bad 'outside its range' list_too_large \
    'param(&Toy::rate, {.name = "rate", .unit = "1", .doc = "Shares.", .min = 0, .max = 1})' \
    'Numbers<2> rate{0.5, 2}'
good choice 'choice(&Toy::word, {.name = "word", .doc = "Which one."})' 'Word word = Word::two'
bad 'not one of the words' unknown_word \
    'choice(&Toy::word, {.name = "word", .doc = "Which one."})' \
    'Word word = static_cast<Word>(2)'
bad 'in a sentence' switch_without_sentence 'toggle(&Toy::wet, {.name = "wet", .doc = ""})' \
    'bool wet = false'
good rocks 'materials(&Toy::beds, {.name = "beds", .doc = "Rocks."})' \
    'MaterialNames<2> beds{"granite"}'
bad 'give a material at least' no_rocks \
    'materials(&Toy::beds, {.name = "beds", .doc = "Rocks."})' 'MaterialNames<2> beds{}'
bad 'give a material' no_rock 'material(&Toy::bed, {.name = "bed", .doc = "A rock."})' \
    'MaterialName bed'
bad 'longer than its member' long_name \
    'field_name(&Toy::guide, {.name = "guide", .doc = "A field."})' \
    'Name guide = "a_name_of_thirty_two_letters_____"'

[ $failures -eq 0 ]
