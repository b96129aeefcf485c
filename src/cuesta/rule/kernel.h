// SPDX-License-Identifier: Apache-2.0
// The loops that instructions run: one for each operation, compiled for every instruction set.
//
// Holds   the same bits at every width: each lane does what rule/scalar.h says of one number.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cuesta/rule/operations.h"
#include "cuesta/rule/site.h"

namespace cuesta::rule {

// Cells of a row that an instruction works on at a time: its registers stay in the nearest cache.
inline constexpr std::int64_t run_cells = 256;

enum class Kernel : std::uint8_t {
    copy,
    CUESTA_RULE_ONE(CUESTA_RULE_WORD)     //
    CUESTA_RULE_TWO(CUESTA_RULE_WORD)     //
    CUESTA_RULE_THREE(CUESTA_RULE_WORD)   //
    CUESTA_RULE_JOINED(CUESTA_RULE_WORD)  //
    CUESTA_RULE_AROUND(CUESTA_RULE_WORD)  //
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
