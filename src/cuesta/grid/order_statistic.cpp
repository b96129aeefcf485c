// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/order_statistic.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace cuesta {
namespace {

// Unsigned numbers in the order of the floats; both zeros are one.
std::uint32_t key_of(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value + 0.0f);
    return bits >> 31 ? ~bits : bits | 0x80000000u;
}

float value_of(std::uint32_t key) {
    return std::bit_cast<float>(key >> 31 ? key & 0x7fffffffu : ~key);
}

// Counts samples by 16 bits of their key; `wanted` says which samples take part.
template <class Wanted>
std::vector<std::int64_t> classes(const Field& field, int shift, Communicator& comm,
                                  Wanted&& wanted) {
    std::vector<std::int64_t> counts(65536, 0);
    for (std::int64_t y = 0; y < field.rows(); ++y) {
        const float* row = field.row(y);
        for (std::int64_t x = 0; x < field.columns(); ++x) {
            if (row[x] != row[x]) continue;
            const std::uint32_t key = key_of(row[x]);
            if (wanted(key)) ++counts[key >> shift & 0xffffu];
        }
    }
    comm.sum(counts);
    return counts;
}

// The class that holds the n-th (from 1), and how many lie in classes before it.
std::uint32_t find_class(const std::vector<std::int64_t>& counts, std::int64_t n,
                         std::int64_t& before) {
    std::uint32_t number = 0;
    while (number + 1 < counts.size() && before + counts[number] < n) before += counts[number++];
    return number;
}

}  // namespace

OrderStatistic nth_smallest(const Field& field, std::int64_t n, Communicator& comm) {
    OrderStatistic result;
    const auto upper = classes(field, 16, comm, [](std::uint32_t) { return true; });
    for (const std::int64_t count : upper) result.numbers += count;
    if (result.numbers == 0) return result;
    n = std::clamp<std::int64_t>(n, 1, result.numbers);
    const std::uint32_t high = find_class(upper, n, result.below);
    const auto lower =
        classes(field, 0, comm, [&](std::uint32_t key) { return key >> 16 == high; });
    const std::uint32_t low = find_class(lower, n, result.below);
    result.equal = lower[low];
    result.value = value_of(high << 16 | low);
    return result;
}

}  // namespace cuesta
