// SPDX-License-Identifier: Apache-2.0
// The loops that instructions run: one for each operation, compiled for every instruction set.
//
// Holds   the same bits at every width: each lane does what rule/scalar.h says of one number.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cuesta/rule/site.h"

namespace cuesta::rule {

// Cells of a row that an instruction works on at a time: its registers stay in the nearest cache.
inline constexpr std::int64_t run_cells = 256;

enum class Kernel : std::uint8_t {
    copy,
    negate,
    logical_not,
    absolute,
    floor,
    ceil,
    round,
    fract,
    sign,
    sqrt,
    cbrt,
    exp,
    log,
    sin,
    cos,
    tan,
    tanh,
    atan,
    square,
    cube,
    add,
    subtract,
    multiply,
    divide,
    modulo,
    power,
    minimum,
    maximum,
    atan2,
    hypot,
    threshold,
    less,
    less_equal,
    equal,
    not_equal,
    logical_and,
    logical_or,
    clamp,
    smoothstep,
    mix,
    select,
    multiply_add,
    multiply_subtract,
    subtract_product,
    product_of_difference,
    sum_of_three,
    select_less,
    select_less_equal,
    mean4,
    mean8,
    mean9,
    min4,
    max4,
    min8,
    max8,
    sum8,
    laplacian,
    upwind,
    position_x,
    random,
    count
};

struct KernelArgs {
    float* to = nullptr;
    const float *a = nullptr, *b = nullptr, *c = nullptr, *d = nullptr;
    std::int64_t count = 0;
    std::ptrdiff_t stride = 0;  // between rows of a
    // position_x, random
    const Site* site = nullptr;
    std::int64_t column = 0, row = 0;
    int index = 0;
};

// What was done to values that were stored.
struct StoreCounts {
    std::int64_t undefined = 0, overflowed = 0, limited = 0;
    void add(const StoreCounts& other) {
        undefined += other.undefined, overflowed += other.overflowed, limited += other.limited;
    }
};

struct StoreRange {
    float low, high;
};

struct Kernels {
    using Function = void (*)(const KernelArgs&);
    Function of[static_cast<std::size_t>(Kernel::count)];
    // Undefined values become 0, infinite ones the largest number, all lie in the range then.
    void (*store)(const float* from, float* to, std::int64_t count, StoreRange range,
                  StoreCounts& counts);
};

// Of the widest set with at most `width_limit` floats to a vector; 0: as many as there are.
const Kernels& kernels(int width_limit = 0);

// What store() does to one value.
float stored(float value, StoreRange range, StoreCounts& counts);

}  // namespace cuesta::rule
