// SPDX-License-Identifier: Apache-2.0
// Events by chance: how many happen in a step, where and how large, as functions of counters alone,
// so that every block draws the same list.
//
//   number   Poisson: inversion by products of uniforms below a mean of 30, above it the nearest
//            whole number of a normal draw (skewness is below 0.2 there)
//   size     N(> s) ~ s^-b between two ends
//
// Holds   the same list on every block and thread; another step or channel is another draw.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/base/elementary.h"
#include "cuesta/random/counter.h"

namespace cuesta {

// Draws of one kind of event in one step.
class EventDraw {
public:
    EventDraw(RandomKey key, std::int64_t step)
        : key_(key), step_(static_cast<std::uint32_t>(step)) {}

    // Of event `number`, four uniforms of [0, 1) by channel.
    std::array<double, 2> pair(std::int64_t number, std::uint32_t channel) const {
        const auto w = words(number, channel);
        return {uniform_double(w[0], w[1]), uniform_double(w[2], w[3])};
    }
    double uniform(std::int64_t number, std::uint32_t channel) const {
        return pair(number, channel)[0];
    }
    double normal(std::int64_t number, std::uint32_t channel) const {
        const auto w = words(number, channel);
        return double{normal_pair(w[0], w[1])[0]};
    }
    std::uint32_t seed(std::int64_t number, std::uint32_t channel) const {
        return words(number, channel)[0];
    }
    // How many, `mean` in the mean.
    std::int64_t poisson(double mean, std::uint32_t channel) const {
        if (!(mean > 0)) return 0;
        if (mean >= 30) {
            const double many = mean + std::sqrt(mean) * normal(-1, channel);
            return std::max<std::int64_t>(0, static_cast<std::int64_t>(std::floor(many + 0.5)));
        }
        const double end = elementary::exp(-mean);
        double product = 1;
        for (std::int64_t n = 0; n < 1000; ++n) {
            product *= 1 - uniform(-2 - n, channel);
            if (product < end) return n;
        }
        return 1000;
    }
    // Between `least` and `most`, the number above s falling as s^-exponent.
    double power_law(std::int64_t number, std::uint32_t channel, double least, double most,
                     double exponent) const {
        if (!(least < most)) return most;
        const double share = uniform(number, channel);
        // Of ratios, so that neither end overflows.
        const double far = elementary::pow(most / least, -exponent);
        return least * elementary::pow(1 - share * (1 - far), -1 / exponent);
    }

private:
    static constexpr std::uint32_t rows = 0xe7e40000u;  // apart from the draws of cells
    std::array<std::uint32_t, 4> words(std::int64_t number, std::uint32_t channel) const {
        return random_words(key_, number, std::int64_t{rows} + channel, step_);
    }
    RandomKey key_;
    std::uint32_t step_;
};

}  // namespace cuesta
