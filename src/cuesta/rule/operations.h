// SPDX-License-Identifier: Apache-2.0
// Every operation of the language, once: what terms do (rule/function.h), the loops that do it
// (rule/kernel.h, rule/kernel_body.inc) and what they do to one number (rule/scalar.h) are made of
// these lists. A row is the name of the operation; rows of loops that have no name in rule/scalar.h
// say what they do to cell i of the operands a, b, c and d.
#pragma once

// clang-format off
// Of one, two and three values of the same cell; rule/scalar.h has a function for each.
#define CUESTA_RULE_ONE(row)                                                              \
    row(negate) row(logical_not) row(absolute) row(floor) row(ceil) row(round) row(fract) \
    row(sign) row(sqrt) row(cbrt) row(exp) row(log) row(sin) row(cos) row(tan) row(tanh)  \
    row(atan) row(square) row(cube)
#define CUESTA_RULE_TWO(row)                                                          \
    row(add) row(subtract) row(multiply) row(divide) row(modulo) row(power)           \
    row(minimum) row(maximum) row(atan2) row(hypot) row(threshold)                    \
    row(less) row(less_equal) row(equal) row(not_equal) row(logical_and) row(logical_or)
#define CUESTA_RULE_THREE(row) row(clamp) row(smoothstep) row(mix) row(select)

// Pairs of operations that the code generator joins: loops alone.
#define CUESTA_RULE_JOINED(row)                         \
    row(multiply_add, a[i] * b[i] + c[i])               \
    row(multiply_subtract, a[i] * b[i] - c[i])          \
    row(subtract_product, c[i] - a[i] * b[i])           \
    row(product_of_difference, a[i] * (b[i] - c[i]))    \
    row(sum_of_three, (a[i] + b[i]) + c[i])             \
    row(select_less, a[i] < b[i] ? c[i] : d[i])         \
    row(select_less_equal, a[i] <= b[i] ? c[i] : d[i])

// Of a field and its neighbours in one go: a is the cell, n and s the rows before and behind it.
#define CUESTA_RULE_EIGHT(take)                                                               \
    take(take(take(take(take(take(take(n[i - 1], n[i]), n[i + 1]), a[i - 1]), a[i + 1]),      \
                   s[i - 1]), s[i]), s[i + 1])
#define CUESTA_RULE_SUM8 \
    scalar::sum8(n[i - 1], n[i], n[i + 1], a[i - 1], a[i + 1], s[i - 1], s[i], s[i + 1])
#define CUESTA_RULE_AROUND(row)                                                               \
    row(mean4, scalar::mean4(a[i - 1], a[i + 1], n[i], s[i]))                                 \
    row(mean8, CUESTA_RULE_SUM8 * 0.125f)                                                     \
    row(mean9, scalar::mean9(n[i - 1], n[i], n[i + 1], a[i - 1], a[i], a[i + 1], s[i - 1],    \
                             s[i], s[i + 1]))                                                 \
    row(min4, scalar::minimum(scalar::minimum(a[i - 1], a[i + 1]),                            \
                              scalar::minimum(n[i], s[i])))                                   \
    row(max4, scalar::maximum(scalar::maximum(a[i - 1], a[i + 1]),                            \
                              scalar::maximum(n[i], s[i])))                                   \
    row(min8, CUESTA_RULE_EIGHT(scalar::minimum))                                             \
    row(max8, CUESTA_RULE_EIGHT(scalar::maximum))                                             \
    row(sum8, CUESTA_RULE_SUM8)                                                               \
    row(laplacian, scalar::laplacian(a[i], a[i - 1], a[i + 1], n[i], s[i], b[i]))             \
    row(upwind, scalar::upwind(a[i], a[i - 1], a[i + 1], n[i], s[i], b[i], c[i]))
// clang-format on

// A row as one more word of an enum.
#define CUESTA_RULE_WORD(name, ...) name,
