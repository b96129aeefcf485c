// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/exact_sum.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace cuesta {

namespace {

constexpr std::int64_t carry_after = std::int64_t{1} << 30;
constexpr std::size_t block_size = 256;

// Vectors by name, so that the accumulators stay in registers (g++ keeps arrays of them in memory).
using Quad = float __attribute__((vector_size(16)));
using Pair = double __attribute__((vector_size(16)));
using PairBits = std::int64_t __attribute__((vector_size(16)));

// 2^exponent for exponents of normal doubles.
double power_of_two(int exponent) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

// The largest |value| of a block; NaN is passed over (and found by what it leaves behind).
template <class T>
double largest_magnitude(const T* block, std::size_t count) {
    using Vector = std::conditional_t<sizeof(T) == 4, Quad, Pair>;
    constexpr std::size_t lanes = sizeof(Vector) / sizeof(T);
    Vector high[2] = {}, low[2] = {};
    std::size_t i = 0;
    for (; i + 2 * lanes <= count; i += 2 * lanes) {
        for (std::size_t k = 0; k < 2; ++k) {
            Vector value;
            std::memcpy(&value, block + i + k * lanes, sizeof value);
            high[k] = value > high[k] ? value : high[k];
            low[k] = value < low[k] ? value : low[k];
        }
    }
    T largest = 0;
    for (std::size_t k = 0; k < lanes; ++k) {
        largest = std::max({largest, high[0][k], high[1][k], -low[0][k], -low[1][k]});
    }
    for (; i < count; ++i) largest = std::max(largest, std::fabs(block[i]));
    return double{largest};
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
//
// With every |value| < 2^(top+1), adding and subtracting 1.5 * 2^(top+8) rounds it to a multiple of
// 2^(top-44). At most 256 such multiples of size up to 2^(top+1) stay below 2^53 of their unit, so
// every order of adding them is exact. What was cut off is below 2^(top-44) and gets the same
// treatment 45 bits further down.
template <class T>
bool ExactSum::add_block(const T* block, std::size_t count) {
    const double largest = largest_magnitude(block, count);
    // Outside this range the constants below would overflow or lose bits; zeros fit any.
    if ((largest < 0x1p-900 && largest != 0.0) || largest > 0x1p1000) return false;
    const int top = largest == 0.0 ? -900 : std::ilogb(largest);
    const double first_cut = 1.5 * power_of_two(top + 8);
    const double second_cut = 1.5 * power_of_two(top - 45 + 8);
    Pair first[2] = {}, second[2] = {};
    PairBits lost = {};  // all bits of what no cut took; x - x is +0, all bits clear
    const auto cut = [&](Pair value, int k) {
        const Pair upper = (value + first_cut) - first_cut;
        const Pair rest = value - upper;
        const Pair lower = (rest + second_cut) - second_cut;
        first[k] += upper;
        second[k] += lower;
        lost |= reinterpret_cast<PairBits>(rest - lower);
    };
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        cut(Pair{double{block[i]}, double{block[i + 1]}}, 0);
        cut(Pair{double{block[i + 2]}, double{block[i + 3]}}, 1);
    }
    for (; i < count; ++i) cut(Pair{double{block[i]}, 0.0}, 0);
    if ((lost[0] | lost[1]) != 0) return false;
    deposit((first[0][0] + first[0][1]) + (first[1][0] + first[1][1]));
    deposit((second[0][0] + second[0][1]) + (second[1][0] + second[1][1]));
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
