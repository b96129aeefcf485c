// SPDX-License-Identifier: Apache-2.0
// Elementary functions of double. Ranges, largest errors and special values: elementary.h.
//
// Scheme  as elementary_float.h, with higher degrees; the logarithms use the series of atanh in
//         s = f / (2 + f). Angles are reduced with pi/2 to 152 bits; pow carries log2 x in two
//         doubles, the first cut to 26 bits so that products are exact without fma [dekker1971].
// Holds   identical bits for any compiler that keeps IEEE arithmetic, vectorised or not.
// Limits  needs round to nearest, subnormals on, no contraction (-ffp-contract=off).
// Cost    no table, no call; the two largest are inlined by order, else loops over them stay
//         scalar. Only 64-bit operations that SSE2 has: no 64-bit compare, no
//         conversion between double and int64, no arithmetic shift.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace cuesta::elementary {

struct SinCosDouble {
    double sin, cos;
};

namespace double_detail {

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Adding 1.5 * 2^52 leaves the nearest integer of |x| < 2^51 in the low bits of the sum.
inline constexpr double shifter = 0x1.8p52;
inline constexpr std::uint64_t sign_bit = std::uint64_t{1} << 63;

constexpr std::uint64_t bits(double x) {
    return std::bit_cast<std::uint64_t>(x);
}
constexpr double from_bits(std::uint64_t b) {
    return std::bit_cast<double>(b);
}
constexpr double magnitude(double x) {
    return from_bits(bits(x) & ~sign_bit);
}

// The upper 26 bits of x: products of two such numbers are exact.
constexpr double upper(double x) {
    return from_bits(bits(x) & ~std::uint64_t{0x7ffffff});
}

// A number below 2^52 as a double, by its place under the point of 2^52.
constexpr double whole(std::uint64_t n) {
    return from_bits(n | std::uint64_t{0x433} << 52) - 0x1p52;
}

// p * 2^k with one rounding, k the integer that `shifted` = k + shifter holds, |k| < 2000. Two
// factors, because 2^k itself may be subnormal or too large.
constexpr double scale(double p, double shifted) {
    const std::uint64_t biased = (bits(shifted) + 2048u) & 0xfffu;
    const std::uint64_t half = biased >> 1;
    return p * from_bits((half - 1u) << 52) * from_bits((biased - half - 1u) << 52);
}

// x = 2^exponent (1 + f) with 1 + f in [sqrt(1/2), sqrt(2)), for finite x > 0.
struct Parts {
    double exponent, f;
};
constexpr Parts split(double x) {
    constexpr std::uint64_t root_half = 0x3fe6a09e667f3bcdu;
    constexpr std::uint64_t one = 0x3ff0000000000000u;
    const bool tiny = x < 0x1p-1022;
    const std::uint64_t shifted = bits(tiny ? x * 0x1p54 : x) + (one - root_half);
    const double exponent = whole(shifted >> 52);
    return {tiny ? exponent - 1077.0 : exponent - 1023.0,
            from_bits((shifted & 0x000fffffffffffffu) + root_half) - 1.0};
}

// f - log(1 + f), for the same f.
constexpr double log_defect(double f) {
    const double s = f / (2.0 + f);
    const double z = s * s;
    double p = 0x1.2f0258f8b1627p-3;
    p = p * z + 0x1.39a20afcc029bp-3;
    p = p * z + 0x1.74663ba8ee5ddp-3;
    p = p * z + 0x1.c71c521a0261ap-3;
    p = p * z + 0x1.24924941db5f3p-2;
    p = p * z + 0x1.999999997ff62p-2;
    p = p * z + 0x1.5555555555592p-1;
    return s * (f - z * p);
}

// The limits a logarithm has in common: -inf at 0, inf at inf, NaN below 0.
constexpr double logarithm_limits(double x, double value) {
    const double above = x < infinity ? value : x;
    const double at_zero = x == 0.0 ? -infinity : above;
    return x >= 0.0 ? at_zero : nan;
}

// 2^f for |f| <= 1/2.
constexpr double exp2_fraction(double f) {
    double p = 0x1.c0636f0b124a5p-32;
    p = p * f + 0x1.e605f9bdf401fp-28;
    p = p * f + 0x1.b54167b3e417dp-24;
    p = p * f + 0x1.62bfd49eb4851p-20;
    p = p * f + 0x1.ffcbee3b00a41p-17;
    p = p * f + 0x1.43091309611b4p-13;
    p = p * f + 0x1.5d87fe7bbbe23p-10;
    p = p * f + 0x1.3b2ab6fba1e1cp-7;
    p = p * f + 0x1.c6b08d7048f31p-5;
    p = p * f + 0x1.ebfbdff82c598p-3;
    p = p * f + 0x1.62e42fefa39f3p-1;
    return 1.0 + f * p;
}

// log2 x as a sum: high has 26 bits, low the next 53.
struct Pair {
    double high, low;
};
[[gnu::always_inline]] constexpr Pair log2_pair(double x) {
    const auto [e, f] = split(x);
    // s = f / (2 + f) in two parts; f is exact, 2 + f is rounded and its error kept.
    const double b = 2.0 + f, b_error = f - (b - 2.0);
    const double s = f / b;
    const double s_high = upper(s), b_high = upper(b);
    const double s_low = ((f - s_high * b_high) - s_high * ((b - b_high) + b_error)) / b;
    // z = s^2
    const double square = s_high * s_high, square_low = s_low * (s_high + s_high) + s_low * s_low;
    const double z = square + square_low, z_high = upper(z);
    const double z_low = (square - z_high) + square_low;
    // t = 2/(3 ln 2) + z Q(z)
    double q = 0x1.85e5772e2dfb0p-3;
    q = q * z + 0x1.87b129117411ap-3;
    q = q * z + 0x1.c69f878717161p-3;
    q = q * z + 0x1.0c9a63e3cc438p-2;
    q = q * z + 0x1.484b142171bcfp-2;
    q = q * z + 0x1.a61762a759be4p-2;
    q = q * z + 0x1.2776c50ef9d23p-1;
    const double rest = z * q + 0x1.0e80ff5d27f05p-27;
    const double t = 0x1.ec709d8p-1 + rest, t_high = upper(t);
    const double t_low = (0x1.ec709d8p-1 - t_high) + rest;
    // u = 2/ln 2 + z t
    const double zt = z_high * t_high, zt_low = z_high * t_low + z_low * t;
    const double u_high = upper(0x1.715476p1 + zt);
    const double u_low = ((0x1.715476p1 - u_high) + zt) + (zt_low + 0x1.4ae0bf85ddf44p-25);
    // log2 x = e + s u
    const double su = s_high * u_high, su_low = s_high * u_low + s_low * (u_high + u_low);
    const double high = upper(e + su);
    return {high, ((e - high) + su) + su_low};
}

// x = r + tail + quadrant pi/2 with |r| <= pi/4. Three parts of pi/2 have 33 bits, so that their
// products with a quadrant number below 2^20 are exact; the errors of the differences are kept.
struct Reduced {
    double r, tail;
    std::uint64_t quadrant;
};
constexpr Reduced reduce(double x) {
    const double shifted = x * 0x1.45f306dc9c883p-1 + shifter;
    const double n = shifted - shifter;
    const double a = x - n * 0x1.921fb544p0;
    const double second = n * 0x1.0b4611a6p-34, third = n * 0x1.3198a2ep-69;
    const double b = a - second, b_part = b - a;
    const double b_error = (a - (b - b_part)) - (second + b_part);
    const double c = b - third, c_part = c - b;
    const double c_error = (b - (c - c_part)) - (third + c_part);
    const double low = (b_error + c_error) - n * 0x1.b839a252049c1p-104;
    const double r = c + low;
    return {r, (c - r) + low, bits(shifted)};
}

// Sine and cosine of the first quadrant, taken to the quadrant asked for.
constexpr SinCosDouble turn(double s, double c, std::uint64_t quadrant) {
    const std::uint64_t swap = std::uint64_t{0} - (quadrant & 1u);
    const std::uint64_t sin = (bits(s) & ~swap) | (bits(c) & swap);
    const std::uint64_t cos = (bits(c) & ~swap) | (bits(s) & swap);
    return {from_bits(sin ^ ((quadrant & 2u) << 62)),
            from_bits(cos ^ (((quadrant + 1u) & 2u) << 62))};
}

}  // namespace double_detail

constexpr double exp2(double x) {
    using namespace double_detail;
    const double low = x < -1080.0 ? -1080.0 : x;
    const double c = low > 1030.0 ? 1030.0 : low;
    const double shifted = c + shifter;
    return x == x ? scale(exp2_fraction(c - (shifted - shifter)), shifted) : nan;
}

constexpr double exp(double x) {
    using namespace double_detail;
    const double low = x < -750.0 ? -750.0 : x;
    const double c = low > 715.0 ? 715.0 : low;
    const double shifted = c * 0x1.71547652b82fep0 + shifter;
    const double n = shifted - shifter;
    const double r = (c - n * 0x1.62e42fefa38p-1) - n * 0x1.ef35793c7673p-45;
    double p = 0x1.ad7edb5daa55dp-26;
    p = p * r + 0x1.28adce1bc44ddp-22;
    p = p * r + 0x1.71df264584194p-19;
    p = p * r + 0x1.a01999ae3e196p-16;
    p = p * r + 0x1.a01a0129a9178p-13;
    p = p * r + 0x1.6c16c1844acep-10;
    p = p * r + 0x1.1111111127ea3p-7;
    p = p * r + 0x1.55555555507f2p-5;
    p = p * r + 0x1.55555555554f9p-3;
    p = p * r + 0x1.000000000000ap-1;
    return x == x ? scale(1.0 + (r + r * r * p), shifted) : nan;
}

constexpr double log(double x) {
    using namespace double_detail;
    const auto [e, f] = split(x);
    const double tail = log_defect(f) - e * 0x1.ef35793c7673p-45;
    return logarithm_limits(x, e * 0x1.62e42fefa38p-1 - (tail - f));
}

constexpr double log2(double x) {
    using namespace double_detail;
    const auto [e, f] = split(x);
    const double tail = f * 0x1.c551d94ae0bf8p-2 - log_defect(f) * 0x1.71547652b82fep0;
    return logarithm_limits(x, e + (f + tail));
}

[[gnu::always_inline]] constexpr double pow(double x, double y) {
    using namespace double_detail;
    const auto [high, low] = log2_pair(x);
    // Beyond 2^70 every power of x != 1 has left the range, so y is cut there.
    const double below = y > 0x1p70 ? 0x1p70 : y;
    const double exponent = below < -0x1p70 ? -0x1p70 : below;
    const double exponent_high = upper(exponent), exponent_low = exponent - exponent_high;
    const double product = exponent_high * high;
    const double product_low = exponent_high * low + exponent_low * (high + low);
    const double sum = product + product_low;
    const double raised = sum < -1100.0 ? -1100.0 : sum;
    const double c = raised > 1100.0 ? 1100.0 : raised;
    const double shifted = c + shifter;
    const double fraction = (product - (shifted - shifter)) + product_low;
    const double finite = scale(exp2_fraction(c == sum ? fraction : 0.0), shifted);
    // 0 and infinity to a power, and what is no number.
    const double at_zero = y > 0.0 ? 0.0 : infinity;
    const double at_infinity = y > 0.0 ? infinity : 0.0;
    double result = x == 0.0 ? at_zero : finite;
    result = x == infinity ? at_infinity : result;
    result = y == 0.0 ? 1.0 : result;
    result = x >= 0.0 ? result : nan;
    return y == y ? result : nan;
}

constexpr SinCosDouble sincos(double x) {
    using namespace double_detail;
    const auto [r, tail, quadrant] = reduce(x);
    const double z = r * r;
    double s = 0x1.5d8b5566be1c4p-33;
    s = s * z - 0x1.ae5e4b8386b6p-26;
    s = s * z + 0x1.71de35552b243p-19;
    s = s * z - 0x1.a01a019be9217p-13;
    s = s * z + 0x1.111111110f73p-7;
    s = s * z - 0x1.5555555555548p-3;
    double c = -0x1.8fa65e8616083p-37;
    c = c * z + 0x1.1ee9db8e23a3bp-29;
    c = c * z - 0x1.27e4f7f14108p-22;
    c = c * z + 0x1.a01a019c8ed07p-16;
    c = c * z - 0x1.6c16c16c15013p-10;
    c = c * z + 0x1.555555555554bp-5;
    const auto [sin, cos] = turn(r + (r * (z * s) + tail * (1.0 - 0.5 * z)),
                                 1.0 - (0.5 * z - (z * z * c - r * tail)), quadrant);
    const bool valid = magnitude(x) <= 1e6;
    return {valid ? sin : nan, valid ? cos : nan};
}

constexpr double sin(double x) {
    return sincos(x).sin;
}
constexpr double cos(double x) {
    return sincos(x).cos;
}

constexpr SinCosDouble sincos_turns(double t) {
    using namespace double_detail;
    // Pairs of turns drop out exactly (halved, t fits the shifter); from 2^52 on every double is a
    // whole turn, and t - t is NaN for infinity.
    const double pairs = (t * 0.5 + shifter) - shifter;
    const double part = magnitude(t) < 0x1p52 ? t - 2.0 * pairs : t - t;
    const double shifted = part * 4.0 + shifter;
    const double f = part - (shifted - shifter) * 0.25;
    const double z = f * f;
    double s = -0x1.df402d8dc296dp2;
    s = s * z + 0x1.0c4a65a19e735p2;
    s = s * z - 0x1.e34925d2e5e35p3;
    s = s * z + 0x1.507861b18d85ep5;
    s = s * z - 0x1.32d2cd0603c32p6;
    s = s * z + 0x1.466bc6777018fp6;
    s = s * z - 0x1.4abbce625bfp5;
    s = s * z + 0x1.243f6a8885a31p1;
    double c = -0x1.86e10bde7381ep0;
    c = c * z - 0x1.99edefbba3306p0;
    c = c * z + 0x1.f9a483639ce5dp2;
    c = c * z - 0x1.a6d1caf78915bp4;
    c = c * z + 0x1.e1f506643dbc5p5;
    c = c * z - 0x1.55d3c7e3b99dp6;
    c = c * z + 0x1.03c1f081b5a38p6;
    c = c * z - 0x1.3bd3cc9be45dep4;
    const auto [sin, cos] = turn(4.0 * f + f * s, 1.0 + z * c, bits(shifted));
    const bool valid = magnitude(t) < infinity;
    return {valid ? sin : nan, valid ? cos : nan};
}

constexpr double sin_turns(double t) {
    return sincos_turns(t).sin;
}
constexpr double cos_turns(double t) {
    return sincos_turns(t).cos;
}

[[gnu::always_inline]] constexpr double atan2(double y, double x) {
    using namespace double_detail;
    const double ax = magnitude(x), ay = magnitude(y);
    const bool steep = ay > ax;
    const bool behind = from_bits((bits(x) & sign_bit) | bits(1.0)) < 0.0;  // -0 is behind too
    // The lesser over the greater, made smaller first where their sum could overflow.
    const double most = steep ? ay : ax, least = steep ? ax : ay;
    const double factor = most > 0x1p1000 ? 0x1p-100 : 1.0;
    const double at_infinity = least < infinity ? 0.0 : 1.0;
    const double a = most < infinity ? least * factor : at_infinity;
    const double b = most < infinity ? most * factor : 1.0;
    // Above tan(pi/8) the angle is taken from pi/4 on.
    const bool wide = a > b * 0.4142135623730950488;
    const double divisor = b == 0.0 ? 1.0 : b;
    const double num = wide ? a - b : a, den = wide ? a + b : divisor;
    const double q = num / den;
    const double z = q * q;
    double p = -0x1.25699bb77b032p-6;
    p = p * z + 0x1.37d539ff99affp-5;
    p = p * z - 0x1.9cd28b2a692dep-5;
    p = p * z + 0x1.df0f3e8baf317p-5;
    p = p * z - 0x1.10ebb75094287p-4;
    p = p * z + 0x1.3b1119057c6dcp-4;
    p = p * z - 0x1.745cf8db29ac7p-4;
    p = p * z + 0x1.c71c70e605ab2p-4;
    p = p * z - 0x1.24924922ad4dfp-3;
    p = p * z + 0x1.9999999995869p-3;
    p = p * z - 0x1.555555555553dp-2;
    // k pi/4 + sign * atan q; the first part of pi/4 ends in three zero bits, so k times it is
    // exact.
    const double first = wide ? 1.0 : 0.0;
    const double second = steep ? 2.0 - first : first;
    const double k = behind ? 4.0 - second : second;
    const double sign = (steep ? -1.0 : 1.0) * (behind ? -1.0 : 1.0);
    const double angle =
        k * 0x1.921fb54442d18p-1 + (k * 0x1.1a62633145c07p-55 + sign * (q + q * (z * p)));
    const double signed_angle = from_bits(bits(angle) | (bits(y) & sign_bit));
    const double result = x == x ? signed_angle : nan;
    return y == y ? result : nan;
}

constexpr double atan(double x) {
    return atan2(x, 1.0);
}

constexpr double cbrt(double x) {
    using namespace double_detail;
    const double size = magnitude(x);
    const bool small = size<0x1p-500, large = size> 0x1p500;
    const double a = size * (small ? 0x1p600 : (large ? 0x1p-600 : 1.0));
    // A third of the upper bit pattern gives 5 bits, two Halley steps 45; see the float version.
    const double third = whole(bits(a) >> 32) * (1.0 / 3.0) + (682.0 * 1048576.0 - 34603.0);
    double t = from_bits(bits(third + 0x1p52) << 32);
    for (int step = 0; step < 2; ++step) {
        const double cube = t * t * t;
        t = t * ((cube + (a + a)) / ((cube + cube) + a));
    }
    // The last step starts from 26 bits, whose square is exact.
    const double u = upper(t);
    const double ratio = a / (u * u);
    const double root =
        (u + u * ((ratio - u) / ((u + u) + ratio))) * (small ? 0x1p-200 : (large ? 0x1p200 : 1.0));
    const double finite = size > 0.0 ? from_bits(bits(root) | (bits(x) & sign_bit)) : x;
    const double result = size < infinity ? finite : x;
    return x == x ? result : nan;
}

}  // namespace cuesta::elementary
