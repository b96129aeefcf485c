// SPDX-License-Identifier: Apache-2.0
// Elementary functions of float. Ranges, largest errors and special values: elementary.h.
//
// Scheme  range reduction, one minimax polynomial per function (Remez fits of our own, rounded to
//         float), selects instead of branches, integer operations for exponents and quadrants.
//         Angles are reduced in double; pow, tan and cbrt work in double and round once at the end.
// Holds   identical bits for any compiler that keeps IEEE arithmetic, vectorised or not.
// Limits  needs round to nearest, subnormals on, no contraction (-ffp-contract=off).
// Cost    no table, no call; a plain loop over any of them vectorises already with SSE2.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace cuesta::elementary {

struct SinCosFloat {
    float sin, cos;
};

namespace float_detail {

inline constexpr float infinity = std::numeric_limits<float>::infinity();
inline constexpr float nan = std::numeric_limits<float>::quiet_NaN();

// Adding 1.5 * 2^23 leaves the nearest integer of |x| < 2^22 in the low bits of the sum.
inline constexpr float shifter = 0x1.8p23f;
inline constexpr double shifter_d = 0x1.8p52;

constexpr std::uint32_t bits(float x) {
    return std::bit_cast<std::uint32_t>(x);
}
constexpr float from_bits(std::uint32_t b) {
    return std::bit_cast<float>(b);
}
constexpr float magnitude(float x) {
    return from_bits(bits(x) & 0x7fffffffu);
}

// p * 2^k with one rounding, k the integer that `shifted` = k + shifter holds, |k| < 250. Two
// factors, because 2^k itself may be subnormal or too large.
constexpr float scale(float p, float shifted) {
    const std::uint32_t biased = (bits(shifted) + 256u) & 0x1ffu;
    const std::uint32_t half = biased >> 1;
    return p * from_bits((half - 1u) << 23) * from_bits((biased - half - 1u) << 23);
}

// x = 2^exponent (1 + f) with 1 + f in [sqrt(1/2), sqrt(2)), for finite x > 0.
struct Parts {
    float exponent, f;
};
constexpr Parts split_normal(float x) {  // not for subnormal x
    const std::uint32_t shifted = bits(x) - 0x3f3504f3u;
    return {static_cast<float>(static_cast<std::int32_t>(shifted) >> 23),
            from_bits((shifted & 0x007fffffu) + 0x3f3504f3u) - 1.0f};
}
constexpr Parts split(float x) {
    const bool tiny = x < 0x1p-126f;
    const auto [exponent, f] = split_normal(tiny ? x * 0x1p24f : x);
    return {tiny ? exponent - 24.0f : exponent, f};
}

// The limits a logarithm has in common: -inf at 0, inf at inf, NaN below 0.
constexpr float logarithm_limits(float x, float value) {
    const float above = x < infinity ? value : x;
    const float at_zero = x == 0.0f ? -infinity : above;
    return x >= 0.0f ? at_zero : nan;
}

// x = r + quadrant pi/2 with |r| <= pi/4. The first part of pi/2 has 33 bits, so that its product
// with a quadrant number below 2^20 is exact.
struct Reduced {
    double r;
    std::uint32_t quadrant;
};
constexpr Reduced reduce(float x) {
    const double shifted = double{x} * 0x1.45f306dc9c883p-1 + shifter_d;
    const double n = shifted - shifter_d;
    return {(double{x} - n * 0x1.921fb544p0) - n * 0x1.0b4611a626331p-34,
            static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(shifted))};
}

// Sine and cosine of the first quadrant, taken to the quadrant asked for.
constexpr SinCosFloat turn(float s, float c, std::uint32_t quadrant) {
    const std::uint32_t swap = 0u - (quadrant & 1u);
    const std::uint32_t sin = (bits(s) & ~swap) | (bits(c) & swap);
    const std::uint32_t cos = (bits(c) & ~swap) | (bits(s) & swap);
    return {from_bits(sin ^ ((quadrant & 2u) << 30)),
            from_bits(cos ^ (((quadrant + 1u) & 2u) << 30))};
}

// atan(num / den) for 0 <= num <= den, in turn brought to the octant: k pi/4 + sign * atan.
constexpr float octant_atan(float num, float den, float k, float sign) {
    const float divisor = den == 0.0f ? 1.0f : den;
    const float q = num == divisor ? 1.0f : num / divisor;
    const float z = q * q;
    float p = -0x1.d6cdfep-10f;
    p = p * z + 0x1.65c0a4p-7f;
    p = p * z - 0x1.feae3cp-6f;
    p = p * z + 0x1.da9aacp-5f;
    p = p * z - 0x1.581ed2p-4f;
    p = p * z + 0x1.c0905ep-4f;
    p = p * z - 0x1.2420aap-3f;
    p = p * z + 0x1.9991e4p-3f;
    p = p * z - 0x1.55553ep-2f;
    const float angle = q + q * (z * p);
    return k * 0x1.921fb6p-1f + (k * -0x1.777a5cp-26f + sign * angle);
}

}  // namespace float_detail

constexpr float exp2(float x) {
    using namespace float_detail;
    const float low = x < -152.0f ? -152.0f : x;
    const float c = low > 130.0f ? 130.0f : low;
    const float shifted = c + shifter;
    const float f = c - (shifted - shifter);
    float p = 0x1.470b4ap-13f;
    p = p * f + 0x1.5f7276p-10f;
    p = p * f + 0x1.3b270ep-7f;
    p = p * f + 0x1.c6ae72p-5f;
    p = p * f + 0x1.ebfbe2p-3f;
    p = p * f + 0x1.62e432p-1f;
    return x == x ? scale(1.0f + f * p, shifted) : nan;
}

constexpr float exp(float x) {
    using namespace float_detail;
    const float low = x < -105.0f ? -105.0f : x;
    const float c = low > 90.0f ? 90.0f : low;
    const float shifted = c * 0x1.715476p0f + shifter;
    const float n = shifted - shifter;
    const float r = (c - n * 0x1.62e4p-1f) - n * 0x1.7f7d1cp-20f;
    float p = 0x1.6ab6b8p-10f;
    p = p * r + 0x1.123d5cp-7f;
    p = p * r + 0x1.55585ap-5f;
    p = p * r + 0x1.55548cp-3f;
    p = p * r + 0x1.fffffcp-2f;
    return x == x ? scale(1.0f + (r + r * r * p), shifted) : nan;
}

namespace float_detail {

constexpr float log_of(const Parts& parts) {
    const auto [e, f] = parts;
    const float z = f * f;
    float p = -0x1.38b76cp-4f;
    p = p * f + 0x1.055becp-3f;
    p = p * f - 0x1.0d851cp-3f;
    p = p * f + 0x1.22da06p-3f;
    p = p * f - 0x1.547246p-3f;
    p = p * f + 0x1.99a00ap-3f;
    p = p * f - 0x1.000226p-2f;
    p = p * f + 0x1.555554p-2f;
    const float tail = (z * f * p + e * 0x1.7f7d1cp-20f) - 0.5f * z;
    return e * 0x1.62e4p-1f + (f + tail);
}

constexpr float log2_of(const Parts& parts) {
    const auto [e, f] = parts;
    float p = -0x1.c25a50p-4f;
    p = p * f + 0x1.7d4968p-3f;
    p = p * f - 0x1.874c02p-3f;
    p = p * f + 0x1.a305a6p-3f;
    p = p * f - 0x1.eabc84p-3f;
    p = p * f + 0x1.277e36p-2f;
    p = p * f - 0x1.715a76p-2f;
    p = p * f + 0x1.ec7096p-2f;
    p = p * f - 0x1.715470p-1f;
    p = p * f + 0x1.c551dap-2f;
    return e + (f + f * p);
}

}  // namespace float_detail

constexpr float log(float x) {
    using namespace float_detail;
    return logarithm_limits(x, log_of(split(x)));
}
constexpr float log2(float x) {
    using namespace float_detail;
    return logarithm_limits(x, log2_of(split(x)));
}

// The same for normal, finite x > 0 alone, for loops that know their range: a fifth less work.
constexpr float log_normal(float x) {
    return float_detail::log_of(float_detail::split_normal(x));
}
constexpr float log2_normal(float x) {
    return float_detail::log2_of(float_detail::split_normal(x));
}

constexpr float pow(float x, float y) {
    using namespace float_detail;
    // log2 x from the series of atanh in s, good to 3e-14.
    const auto [e, f] = split(x);
    const double s = double{f} / (2.0 + double{f});
    const double z = s * s;
    double p = 0x1.21b1230df6f0ap-2;
    p = p * z + 0x1.4795527b84906p-2;
    p = p * z + 0x1.a61a2edf8e93dp-2;
    p = p * z + 0x1.2776c29324d59p-1;
    p = p * z + 0x1.ec709dc53c7bfp-1;
    p = p * z + 0x1.71547652b8251p1;
    const double log2_x = double{e} + s * p;
    // 2^(y log2 x); an infinite y is made finite so that it leaves x = 1 at 1.
    const double wide = double{y};
    const double below = wide > 1e39 ? 1e39 : wide;
    const double product = log2_x * (below < -1e39 ? -1e39 : below);
    const double low = product < -200.0 ? -200.0 : product;
    const double c = low > 200.0 ? 200.0 : low;
    const double shifted = c + shifter_d;
    const double g = c - (shifted - shifter_d);
    double q = 0x1.663489faca0a8p-20;
    q = q * g + 0x1.00ee071a40f5fp-16;
    q = q * g + 0x1.4306c1141207cp-13;
    q = q * g + 0x1.5d872975c7619p-10;
    q = q * g + 0x1.3b2ab7f3b496bp-7;
    q = q * g + 0x1.c6b08defc25fdp-5;
    q = q * g + 0x1.ebfbdff7c5a69p-3;
    q = q * g + 0x1.62e42fef7a78bp-1;
    const std::uint64_t power = (std::bit_cast<std::uint64_t>(shifted) + 1023u) << 52;
    const double value = (1.0 + g * q) * std::bit_cast<double>(power);
    // Round once; from half an ulp above the largest float on it is infinity.
    const bool fits = value < 0x1.ffffffp127;
    const float finite = fits ? static_cast<float>(fits ? value : 0.0) : infinity;
    // 0 and infinity to a power, and what is no number.
    const float at_zero = y > 0.0f ? 0.0f : infinity;
    const float at_infinity = y > 0.0f ? infinity : 0.0f;
    float result = x == 0.0f ? at_zero : finite;
    result = x == infinity ? at_infinity : result;
    result = y == 0.0f ? 1.0f : result;
    result = x >= 0.0f ? result : nan;
    return y == y ? result : nan;
}

[[gnu::always_inline]] constexpr SinCosFloat sincos(float x) {
    using namespace float_detail;
    const auto [wide, quadrant] = reduce(x);
    const auto r = static_cast<float>(wide);
    const float z = r * r;
    const float s = r + r * (z * ((-0x1.9953fep-13f * z + 0x1.110778p-7f) * z - 0x1.555546p-3f));
    const float q = (0x1.99e80cp-16f * z - 0x1.6c0c28p-10f) * z + 0x1.55554ap-5f;
    const auto [sin, cos] = turn(s, 1.0f - (0.5f * z - z * z * q), quadrant);
    const bool valid = magnitude(x) <= 1e6f;
    return {valid ? sin : nan, valid ? cos : nan};
}

constexpr float sin(float x) {
    return sincos(x).sin;
}
constexpr float cos(float x) {
    return sincos(x).cos;
}

constexpr float tan(float x) {
    using namespace float_detail;
    const auto [r, quadrant] = reduce(x);
    const double z = r * r;
    double s = 0x1.6cd1b00ff2d31p-19;
    s = s * z - 0x1.a00f7e1292a9ap-13;
    s = s * z + 0x1.1111086909438p-7;
    s = s * z - 0x1.5555554c6ff91p-3;
    const double sin = r + r * (z * s);
    double c = -0x1.241e6a7c7b5eep-22;
    c = c * z + 0x1.a010dddf39e55p-16;
    c = c * z - 0x1.6c16b828a5bap-10;
    c = c * z + 0x1.5555554ed82cfp-5;
    const double cos = 1.0 - (0.5 * z - z * z * c);
    const bool odd = (quadrant & 1u) != 0u;
    const double ratio = (odd ? -cos : sin) / (odd ? sin : cos);
    return magnitude(x) <= 1e6f ? static_cast<float>(ratio) : nan;
}

// sincos_turns for |t| <= 1 alone.
[[gnu::always_inline]] constexpr SinCosFloat sincos_one_turn(float t) {
    using namespace float_detail;
    const float shifted = t * 4.0f + shifter;
    const float f = t - (shifted - shifter) * 0.25f;
    const float z = f * f;
    const float s = ((-0x1.2bcab4p6f * z + 0x1.465446p6f) * z - 0x1.4abb9cp5f) * z + 0x1.243f6ap1f;
    const float c = ((0x1.d4f7eep5f * z - 0x1.55b2b6p6f) * z + 0x1.03c1b0p6f) * z - 0x1.3bd3ccp4f;
    return turn(4.0f * f + f * s, 1.0f + z * c, bits(shifted));
}

[[gnu::always_inline]] constexpr SinCosFloat sincos_turns(float t) {
    using namespace float_detail;
    // Pairs of turns drop out exactly (halved, t fits the shifter); from 2^23 on every float is a
    // whole turn, and t - t is NaN for infinity.
    const float pairs = (t * 0.5f + shifter) - shifter;
    const float part = magnitude(t) < 0x1p23f ? t - 2.0f * pairs : t - t;
    const auto [sin, cos] = sincos_one_turn(part);
    const bool valid = magnitude(t) < infinity;
    return {valid ? sin : nan, valid ? cos : nan};
}

constexpr float sin_turns(float t) {
    return sincos_turns(t).sin;
}
constexpr float cos_turns(float t) {
    return sincos_turns(t).cos;
}

constexpr float atan2(float y, float x) {
    using namespace float_detail;
    const float ax = magnitude(x), ay = magnitude(y);
    const bool steep = ay > ax;
    const bool behind = (bits(x) & 0x80000000u) != 0u;
    const float k = steep ? 2.0f : (behind ? 4.0f : 0.0f);
    const float sign = (steep ? -1.0f : 1.0f) * (behind ? -1.0f : 1.0f);
    const float angle = octant_atan(steep ? ax : ay, steep ? ay : ax, k, sign);
    const float signed_angle = from_bits(bits(angle) | (bits(y) & 0x80000000u));
    const float result = x == x ? signed_angle : nan;
    return y == y ? result : nan;
}

constexpr float atan(float x) {
    return atan2(x, 1.0f);
}

constexpr float cbrt(float x) {
    using namespace float_detail;
    const double a = double{magnitude(x)};
    // A third of the bit pattern gives 5 bits (the offset is 2/3 of the bias less 0.033, which
    // centres the error); two Halley steps in double give 45.
    const auto high = static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(a) >> 32);
    const auto guess = static_cast<std::uint64_t>(high / 3 + (682 * 1048576 - 34603));
    double t = std::bit_cast<double>(guess << 32);
    for (int step = 0; step < 2; ++step) {
        const double cube = t * t * t;
        t = t * ((cube + (a + a)) / ((cube + cube) + a));
    }
    const float root = from_bits(bits(static_cast<float>(t)) | (bits(x) & 0x80000000u));
    const float finite = x == 0.0f ? x : root;
    const float result = magnitude(x) < infinity ? finite : x;
    return x == x ? result : nan;
}

}  // namespace cuesta::elementary
