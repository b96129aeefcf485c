// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/exact_sum.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

#include "cuesta/simd/clones.h"

namespace cuesta {

namespace {

constexpr std::int64_t carry_after = std::int64_t{1} << 30;
constexpr std::size_t block_size = 256;

// 2^exponent for exponents of normal doubles.
double power_of_two(int exponent) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

constexpr std::size_t lanes = 16;  // partial sums side by side; any number gives the same bits

// The largest |value| of a block, as bits: those of magnitudes are ordered like the magnitudes, and
// NaN lies above infinity.
template <class T, class Bits = std::conditional_t<sizeof(T) == 4, std::int32_t, std::int64_t>>
[[gnu::always_inline]] inline T largest_magnitude(const T* block, std::size_t count) {
    constexpr Bits magnitude = std::numeric_limits<Bits>::max();
    Bits largest[lanes] = {};
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
#pragma GCC unroll 1  // unrolled whole, the loop would not be vectorised
        for (std::size_t l = 0; l < lanes; ++l) {
            const Bits size = std::bit_cast<Bits>(block[i + l]) & magnitude;
            largest[l] = size > largest[l] ? size : largest[l];
        }
    }
    for (; i < count; ++i)
        largest[0] = std::max(largest[0], std::bit_cast<Bits>(block[i]) & magnitude);
    return std::bit_cast<T>(*std::max_element(largest, largest + lanes));
}

// A block's sum in two parts, each exact; `whole` is false if something was left over.
struct BlockSum {
    double upper = 0, lower = 0;
    bool whole = false;
};

// With every |value| < 2^(top+1), adding and subtracting 1.5 * 2^(top+8) rounds it to a multiple of
// 2^(top-44). At most 256 such multiples of size up to 2^(top+1) stay below 2^53 of their unit, so
// every order of adding them is exact. What was cut off is below 2^(top-44) and gets the same
// treatment 45 bits further down.
template <class T>
[[gnu::always_inline]] inline BlockSum sum_block(const T* block, std::size_t count) {
    const double largest = largest_magnitude(block, count);
    if (largest == 0.0) return {0, 0, true};
    // Outside this range the constants below would overflow or lose bits.
    if (!(largest >= 0x1p-900 && largest <= 0x1p1000)) return {};
    const int top = std::ilogb(largest);
    const double first_cut = 1.5 * power_of_two(top + 8);
    const double second_cut = 1.5 * power_of_two(top - 45 + 8);
    double upper_sum[lanes] = {}, lower_sum[lanes] = {};
    std::uint64_t lost[lanes] = {};  // all bits of what no cut took; x - x is +0, all bits clear
    const auto cut = [&](double value, std::size_t l) {
        const double upper = (value + first_cut) - first_cut;
        const double rest = value - upper;
        const double lower = (rest + second_cut) - second_cut;
        upper_sum[l] += upper;
        lower_sum[l] += lower;
        lost[l] |= std::bit_cast<std::uint64_t>(rest - lower);
    };
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
#pragma GCC unroll 1  // as above
        for (std::size_t l = 0; l < lanes; ++l) cut(double{block[i + l]}, l);
    }
    for (; i < count; ++i) cut(double{block[i]}, 0);
    BlockSum sum;
    std::uint64_t any = 0;
    for (std::size_t l = 0; l < lanes; ++l) {
        sum.upper += upper_sum[l];
        sum.lower += lower_sum[l];
        any |= lost[l];
    }
    sum.whole = any == 0;
    return sum;
}

CUESTA_SIMD_CLONES(BlockSum, sum_of, (const float* block, std::size_t count), (block, count)) {
    return sum_block(block, count);
}
CUESTA_SIMD_CLONES(BlockSum, sum_of_doubles, (const double* block, std::size_t count),
                   (block, count)) {
    return sum_block(block, count);
}
BlockSum sum_of(const double* block, std::size_t count) {
    return sum_of_doubles(block, count);
}

}  // namespace

void ExactSum::carry(std::array<std::int64_t, digits + 1>& bins) {
    for (std::size_t i = 0; i + 1 < digits; ++i) {
        bins[i + 1] += bins[i] >> 32;  // rounds down, so that 0 <= digit < 2^32 remains
        bins[i] &= 0xffffffff;
    }
}

void ExactSum::deposit(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const auto exponent = static_cast<unsigned>(bits >> 52) & 0x7ffu;
    const std::uint64_t fraction = bits & 0x000fffffffffffffu;
    // value = mantissa * 2^(place - 1074)
    const std::uint64_t mantissa = exponent == 0 ? fraction : fraction | std::uint64_t{1} << 52;
    const unsigned place = exponent == 0 ? 0 : exponent - 1;
    const unsigned shift = place & 31u;
    // The mantissa, moved up by `shift`, covers three bins at most.
    const std::uint64_t low = (mantissa & 0xffffffffu) << shift;
    const std::uint64_t high = (mantissa >> 32 << shift) + (low >> 32);
    std::int64_t* bin = bins_.data() + (place >> 5);
    const std::int64_t sign = std::bit_cast<std::int64_t>(bits) < 0 ? -1 : 1;
    bin[0] += sign * static_cast<std::int64_t>(low & 0xffffffffu);
    bin[1] += sign * static_cast<std::int64_t>(high & 0xffffffffu);
    bin[2] += sign * static_cast<std::int64_t>(high >> 32);
    if (++deposits_ >= carry_after) {
        carry(bins_);
        deposits_ = 1;
    }
}

void ExactSum::add(double value) {
    if (std::isfinite(value)) {
        deposit(value);
    } else {
        ++bins_.back();
    }
}

// Sums a block whose values lie close enough together; false, with nothing done, if they do not
// or if one is not finite.
template <class T>
bool ExactSum::add_block(const T* block, std::size_t count) {
    const BlockSum sum = sum_of(block, count);
    if (!sum.whole) return false;
    deposit(sum.upper);
    deposit(sum.lower);
    return true;
}

template <class T>
void ExactSum::add_row(const T* row, std::size_t count) {
    for (std::size_t begin = 0; begin < count; begin += block_size) {
        const std::size_t size = std::min(block_size, count - begin);
        if (add_block(row + begin, size)) continue;
        for (std::size_t i = begin; i < begin + size; ++i) add(double{row[i]});
    }
}

void ExactSum::add(const float* row, std::size_t count) {
    add_row(row, count);
}
void ExactSum::add(const double* row, std::size_t count) {
    add_row(row, count);
}

void ExactSum::merge(const ExactSum& other) {
    if (deposits_ + other.deposits_ >= carry_after) {
        carry(bins_);
        deposits_ = 1;
    }
    const auto theirs = other.bins_;  // a copy, because a sum may be merged with itself
    for (std::size_t i = 0; i < bins_.size(); ++i) bins_[i] += theirs[i];
    deposits_ += other.deposits_;
}

void ExactSum::subtract(const ExactSum& other) {
    ExactSum negative = other;
    for (std::size_t i = 0; i < digits; ++i) negative.bins_[i] = -negative.bins_[i];
    merge(negative);
}

std::span<std::int64_t> ExactSum::bins() {
    carry(bins_);
    deposits_ = carry_after;  // whatever is written, the next deposit or merge moves it on
    return bins_;
}

double ExactSum::value() const {
    auto digit = bins_;
    carry(digit);
    const bool negative = digit[digits - 1] < 0;
    if (negative) {
        for (std::size_t i = 0; i < digits; ++i) digit[i] = -digit[i];
        carry(digit);
    }
    std::size_t top = digits;
    while (top > 0 && digit[top - 1] == 0) --top;
    if (top == 0) return 0.0;
    // Gather 64 bits from the leading one down, over three bins; the rest is only a sticky bit.
    const auto at = [&](std::size_t i) {
        return top > i ? static_cast<std::uint64_t>(digit[top - 1 - i]) : std::uint64_t{0};
    };
    // Only the last bin can exceed 32 bits, and then the sum is beyond 2^1102.
    const double sign = negative ? -1.0 : 1.0;
    if (at(0) >> 32 != 0) return sign * std::numeric_limits<double>::infinity();
    const int zeros = std::countl_zero(static_cast<std::uint32_t>(at(0)));
    const std::uint64_t two = at(0) << 32 | at(1);
    const std::uint64_t leading = zeros == 0 ? two : two << zeros | at(2) >> (32 - zeros);
    bool sticky = (at(2) << zeros & 0xffffffffu) != 0;
    for (std::size_t i = 3; i < top; ++i) sticky = sticky || at(i) != 0;
    // The value is leading * 2^lowest; keep 53 bits, fewer where the result is subnormal (then
    // nothing is cut, because no bin lies below the smallest subnormal).
    const int lowest = 32 * static_cast<int>(top) - 64 - zeros - 1074;
    const std::uint64_t rest = leading & 0x7ffu;
    std::uint64_t mantissa = leading >> 11;
    if (rest > 0x400u || (rest == 0x400u && (sticky || (mantissa & 1u) != 0))) ++mantissa;
    return sign * std::ldexp(static_cast<double>(mantissa), lowest + 11);
}

}  // namespace cuesta
