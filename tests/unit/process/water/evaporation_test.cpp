// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/evaporation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

const Grid small{.columns = 6, .rows = 4, .spacing_m = 10};

struct Result {
    double first = 0, sum = 0, booked = 0;
};
Result run(const Evaporation& op, double depth, int steps) {
    const Field flat = field_of(small, [](auto, auto) { return 0; });
    const Field water = field_of(small, [&](auto x, auto) { return x == 5 ? 0 : depth; });
    Result result;
    ProcessOptions options{.steps = steps, .fields = {{"water", &water}}};
    options.inspect = [&](Terrain& terrain) {
        result.first = double{terrain.make("water").at(0, 0)};
        for (int i = 0; i < 24; ++i) result.sum += double{terrain.make("water").at(i % 6, i / 6)};
    };
    auto made = run_process(op, small, flat, options);
    result.booked = made.ledger.account(water_account).out.value();
    return result;
}

TEST(Evaporation, a_layer_leaves_per_time) {
    Evaporation op;
    op.rate = 3.6;  // 1 micrometre per second
    op.time_step = 0.25;
    const Result result = run(op, 0.5, 4000);
    EXPECT_NEAR(result.first, 0.499, 2e-6);
    EXPECT_EQ(result.sum + result.booked, 10);
}

TEST(Evaporation, a_share_leaves_exponentially_for_any_step) {
    Evaporation op;
    op.rate = 0.0;
    op.share = 0.01;
    for (const double dt : {0.5, 10.0, 100.0}) {
        op.time_step = dt;
        const Result result = run(op, 0.5, static_cast<int>(100 / dt));
        EXPECT_NEAR(result.first, 0.5 * std::exp(-1.0), 1e-5) << dt;
        EXPECT_EQ(result.sum + result.booked, 10);
    }
}

TEST(Evaporation, dry_ground_loses_nothing) {
    Evaporation op;
    op.rate = 10000.0;
    op.time_step = 3600;
    const Result result = run(op, 0.5, 1);
    EXPECT_EQ(result.sum, 0);
    EXPECT_EQ(result.booked, 10);
}

}  // namespace
}  // namespace cuesta
