// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/arithmetic.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/base/elementary.h"
#include "cuesta/filter/per_sample.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

constexpr double largest = std::numeric_limits<float>::max();

double signed_power(double a, double exponent) {
    const double size = elementary::pow(std::abs(a), exponent);
    return a < 0 ? -size : size;
}

}  // namespace

StepReport Math::filter(const Field& in, Field& out, const StepContext& step) const {
    const FieldValue second = step.value_of(value), floor = step.value_of(low),
                     ceiling = step.value_of(high);
    StepReport report;
    // Two counts in one: undefined samples in the upper half, overflowed ones in the lower.
    constexpr std::int64_t undefined = std::int64_t{1} << 32;
    constexpr std::int64_t none = 0;
    const auto finish = [](double v, std::int64_t& count) {
        if (std::abs(v) <= largest || std::isnan(v)) return static_cast<float>(v);
        ++count;
        return static_cast<float>(v > 0 ? largest : -largest);
    };
    const auto run = [&](auto formula) {
        const std::int64_t count =
            per_sample(in, out, [&](float a, std::int64_t x, std::int64_t y, std::int64_t& n) {
                return formula(double{a}, double{second.at(x, y)}, x, y, n);
            });
        report.count("undefined_samples", count / undefined);
        report.count("overflowed_samples", count % undefined);
    };
    const auto plain = [&](auto formula) {
        run([&](double a, double b, auto, auto, std::int64_t& n) {
            return finish(formula(a, b), n);
        });
    };
    switch (rule) {
        case Arithmetic::add:
            plain([](double a, double b) { return a + b; });
            break;
        case Arithmetic::subtract:
            plain([](double a, double b) { return a - b; });
            break;
        case Arithmetic::multiply:
            plain([](double a, double b) { return a * b; });
            break;
        case Arithmetic::divide:
            run([&](double a, double b, auto, auto, std::int64_t& n) {
                n += b == 0 ? undefined : none;
                return b == 0 ? 0.0f : finish(a / b, n);
            });
            break;
        case Arithmetic::min:
            plain([](double a, double b) { return std::min(a, b); });
            break;
        case Arithmetic::max:
            plain([](double a, double b) { return std::max(a, b); });
            break;
        case Arithmetic::power:
            run([&](double a, double b, auto, auto, std::int64_t& n) {
                n += a == 0 && b < 0 ? undefined : none;
                return a == 0 && b < 0 ? 0.0f : finish(signed_power(a, b), n);
            });
            break;
        case Arithmetic::abs:
            plain([](double a, double) { return std::abs(a); });
            break;
        case Arithmetic::invert:
            plain([](double a, double b) { return b - a; });
            break;
        case Arithmetic::clamp:
            run([&](double a, double, std::int64_t x, std::int64_t y, std::int64_t&) {
                const double top = std::min(a, double{ceiling.at(x, y)});
                return static_cast<float>(std::max(top, double{floor.at(x, y)}));
            });
            break;
        case Arithmetic::step:
            plain([](double a, double b) { return a >= b ? 1.0 : 0.0; });
            break;
    }
    return report;
}

template OperatorRow describe<Math>();

}  // namespace cuesta
