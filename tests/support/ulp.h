// SPDX-License-Identifier: Apache-2.0
// Errors in units in the last place, for the tests of math kernels.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace cuesta::test {

// |got - exact| in ulp of T at the exact value; infinite if one of the two is no number or only
// one of them lies beyond the range.
template <class T>
double ulp_error(T got, long double exact) {
    using Limits = std::numeric_limits<T>;
    constexpr double wrong = std::numeric_limits<double>::infinity();
    if (std::isnan(got) || std::isnan(exact))
        return std::isnan(got) == std::isnan(exact) ? 0 : wrong;
    const T rounded = static_cast<T>(exact);
    if (std::isinf(got) || std::isinf(rounded)) return got == rounded ? 0 : wrong;
    int exponent = Limits::min_exponent;
    if (exact != 0) std::frexp(exact, &exponent);
    exponent = std::max(exponent, Limits::min_exponent);
    return static_cast<double>(std::fabs(static_cast<long double>(got) - exact) /
                               std::ldexp(1.0L, exponent - Limits::digits));
}

// count values evenly spread over [low, high]; the spread is linear or, with `powers`, in log2.
template <class T, class Visit>
void sweep(double low, double high, int count, bool powers, Visit&& visit) {
    for (int i = 0; i < count; ++i) {
        // A step of the golden ratio never falls into step with the binary grid.
        const double share = std::fmod(0.5 + i * 0.6180339887498949, 1.0);
        const double at = low + (high - low) * share;
        visit(static_cast<T>(powers ? std::exp2(at) : at));
    }
}

// The largest error of function against exact over such a sweep.
template <class T, class Function, class Exact>
double largest_ulp(Function function, Exact exact, double low, double high, bool powers = false,
                   int count = 60000) {
    double largest = 0;
    sweep<T>(low, high, count, powers, [&](T x) {
        largest = std::max(largest, ulp_error<T>(function(x), exact(static_cast<long double>(x))));
    });
    return largest;
}

// sin(2 pi t) in long double, whole and quarter turns taken off first.
inline long double exact_sin_turns(long double t) {
    t -= std::round(t);
    const long double quarter = std::round(4 * t);
    const long double angle = 2 * 3.14159265358979323846264338327950288L * (t - quarter / 4);
    switch (static_cast<int>(quarter) & 3) {
        case 0:
            return std::sin(angle);
        case 1:
            return std::cos(angle);
        case 2:
            return -std::sin(angle);
        default:
            return -std::cos(angle);
    }
}

inline long double exact_cos_turns(long double t) {
    return exact_sin_turns((t - std::round(t)) + 0.25L);
}

// A running 64-bit hash of words (multiply and fold); equal only for equal sequences in practice.
class BitHash {
public:
    void add(std::uint64_t word) {
        state_ = (state_ ^ word) * 0x9e3779b97f4a7c15u;
        state_ ^= state_ >> 29;
    }
    std::uint64_t value() const { return state_; }

private:
    std::uint64_t state_ = 0x243f6a8885a308d3u;
};

}  // namespace cuesta::test
