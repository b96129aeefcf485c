// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope_scheme.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

// dy/dt = -y over `time`, by the recursion and by the weights.
struct Decay {
    double by_stages, by_weights;
};
Decay decay(const std::vector<HillslopeStage>& stages, double time) {
    double y = 1, before = 0, sum = 0;
    for (const HillslopeStage& stage : stages) {
        const double q = -y;
        sum += stage.weight * time * q;
        const double next = stage.mu * y + stage.nu * before + stage.rate * time * q;
        before = y, y = next;
    }
    return {y, 1 + sum};
}

TEST(HillslopeScheme, one_stage_is_the_explicit_step) {
    const auto stages = HillslopeScheme::stabilised(0.7);
    ASSERT_EQ(stages.size(), 1u);
    EXPECT_EQ(stages[0].rate, 1);
    EXPECT_EQ(stages[0].weight, 1);
    EXPECT_DOUBLE_EQ(decay(stages, 0.25).by_stages, 0.75);
}

TEST(HillslopeScheme, as_many_stages_as_cover_the_limits) {
    EXPECT_EQ(HillslopeScheme::stabilised(1).size(), 1u);
    EXPECT_EQ(HillslopeScheme::stabilised(1.1).size(), 2u);
    EXPECT_EQ(HillslopeScheme::stabilised(3).size(), 2u);
    EXPECT_EQ(HillslopeScheme::stabilised(3.1).size(), 3u);
    EXPECT_EQ(HillslopeScheme::stabilised(HillslopeScheme::most_limits).size(), 48u);
    EXPECT_THROW(HillslopeScheme::stabilised(1177), BrokenInvariant);
}

TEST(HillslopeScheme, weights_say_what_the_stages_do) {
    for (const double limits : {1.0, 3.0, 10.0, 105.0, 1000.0}) {
        const auto stages = HillslopeScheme::stabilised(limits);
        double all = 0;
        for (const HillslopeStage& stage : stages) all += stage.weight;
        EXPECT_NEAR(all, 1, 1e-12);
        const Decay end = decay(stages, 1.3);
        EXPECT_NEAR(end.by_stages, end.by_weights, 1e-11) << limits;
    }
}

TEST(HillslopeScheme, no_wave_grows_up_to_the_limits_it_covers) {
    for (const int s : {1, 2, 5, 20, 48}) {
        const double limits = s * (s + 1) / 2.0;
        const auto stages = HillslopeScheme::stabilised(limits);
        for (int i = 0; i <= 1000; ++i)  // the explicit limit of dy/dt = -y is 2
            EXPECT_LE(std::abs(decay(stages, 2 * limits * i / 1000).by_stages), 1 + 1e-9) << s;
        EXPECT_GT(std::abs(decay(stages, 2 * limits * 1.1).by_stages), 1) << s;
    }
}

TEST(HillslopeScheme, slow_waves_decay_as_they_should) {
    for (const double limits : {3.0, 55.0, 1000.0}) {
        const double t = 0.01;
        EXPECT_NEAR(decay(HillslopeScheme::stabilised(limits), t).by_stages, std::exp(-t),
                    0.5 * t * t);
    }
}

TEST(HillslopeScheme, plain_steps_are_equal) {
    const auto stages = HillslopeScheme::plain(4);
    ASSERT_EQ(stages.size(), 4u);
    EXPECT_DOUBLE_EQ(decay(stages, 1).by_stages, std::pow(0.75, 4));
    EXPECT_DOUBLE_EQ(decay(stages, 1).by_weights, std::pow(0.75, 4));
}

}  // namespace
}  // namespace cuesta
