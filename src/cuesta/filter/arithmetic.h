// SPDX-License-Identifier: Apache-2.0
// Arithmetic of a field with a number or another field, sample by sample.
//
//   add in + v    subtract in - v    multiply in v    divide in / v    min    max
//   power sign(in) |in|^v    abs |in|    invert v - in (1 - in turns a mask round)
//   clamp low .. high        step 1 where in >= v, else 0
//
// Holds   computed in double and rounded once.
// Limits  division by zero and 0 to a negative power give 0 and are counted as "undefined_samples";
//         results that a float cannot hold become its largest value, counted as
//         "overflowed_samples". clamp with low above high gives low.
// Cost    one pass.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class Arithmetic {
    add,
    subtract,
    multiply,
    divide,
    min,
    max,
    power,
    abs,
    invert,
    clamp,
    step
};
constexpr auto choice_words(Arithmetic) {
    return std::array<std::string_view, 11>{"add",   "subtract", "multiply", "divide", "min", "max",
                                            "power", "abs",      "invert",   "clamp",  "step"};
}

struct Math {
    Arithmetic rule = Arithmetic::add;
    FieldOr value = 1.0;
    FieldOr low = 0.0;
    FieldOr high = 1.0;

    static constexpr std::string_view name = "math";
    static constexpr std::string_view summary = "Calculates with a field, sample by sample.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            choice(&Math::rule, {.name = "rule", .doc = "What is done with the field and value."}),
            param(&Math::value,
                  {.name = "value",
                   .unit = "1",
                   .doc = "The second operand: a number in the field's own unit, or a field.",
                   .min = -1e6,
                   .max = 1e6}),
            param(&Math::low, {.name = "low",
                               .unit = "1",
                               .doc = "Lowest result of clamp, in the field's own unit.",
                               .min = -1e6,
                               .max = 1e6}),
            param(&Math::high, {.name = "high",
                                .unit = "1",
                                .doc = "Highest result of clamp, in the field's own unit.",
                                .min = -1e6,
                                .max = 1e6}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta
