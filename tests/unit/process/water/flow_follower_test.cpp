// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/flow_follower.h"

#include <gtest/gtest.h>

#include <cmath>
#include <mutex>
#include <set>

#include "cuesta/process/water/water_flow.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

// What a flow tells a follower.
struct Witness final : FlowFollower {
    FlowForecast forecast;
    std::int64_t piece = 0;
    bool ended = false;
    std::mutex mutex;
    std::set<std::int64_t> seen;
    struct Rows final : FlowRows {
        Rows(Witness& witness, std::int64_t lo, std::int64_t hi)
            : witness_(witness), next_(lo), hi_(hi) {}
        void flowed(std::int64_t y) override {
            EXPECT_EQ(y, next_++);
            EXPECT_LT(y, hi_);
            const std::lock_guard lock(witness_.mutex);
            EXPECT_TRUE(witness_.seen.insert(y).second);
        }
        Witness& witness_;
        std::int64_t next_, hi_;
    };
    bool follows(const FlowForecast& told) override {
        forecast = told;
        return true;
    }
    std::int64_t rows_together() const override { return 96; }
    void begin(std::int64_t rows) override { piece = rows; }
    std::unique_ptr<FlowRows> rows(std::int64_t lo, std::int64_t hi) override {
        EXPECT_EQ(lo % piece, 0);
        return std::make_unique<Rows>(*this, lo, hi);
    }
    void end() override { ended = true; }
};

TEST(FlowFollower, a_follower_is_told_the_truth) {
    struct Watched {
        StepReport apply(Terrain& terrain, const StepContext& step) const {
            StepReport report;
            WaterFlow flow;
            flow.time_step = 0.5;
            Witness witness;
            const bool took = flow_with(witness, flow, terrain, step, report);
            EXPECT_EQ(took, step.step > 0);
            EXPECT_EQ(witness.ended, took);
            if (!took) return report;
            EXPECT_EQ(witness.piece % 96, 0);
            EXPECT_GE(witness.piece, 192);
            EXPECT_EQ(witness.seen.size(), 300u);
            float deepest = 0, outflow = 0;
            const Field &h = terrain.make(field::water), &qx = terrain.make(field::water_qx),
                        &qy = terrain.make(field::water_qy);
            for (std::int64_t y = 1; y < h.rows(); ++y)
                for (std::int64_t x = 1; x < h.columns(); ++x) {
                    deepest = std::max(deepest, h.at(x, y));
                    outflow = std::max(outflow, std::max(qx.at(x, y), 0.0f) +
                                                    std::max(-qx.at(x - 1, y), 0.0f) +
                                                    std::max(qy.at(x, y), 0.0f) +
                                                    std::max(-qy.at(x, y - 1), 0.0f));
                }
            EXPECT_LE(double{deepest}, witness.forecast.deepest_m);
            EXPECT_GE(double{deepest}, witness.forecast.shallowest_m);
            EXPECT_LE(double{outflow}, witness.forecast.outflow);
            EXPECT_GT(outflow, 0);
            return report;
        }
    };
    const Grid grid{.columns = 70, .rows = 300, .spacing_m = 10, .edges = Edges::open};
    const Field ground = field_of(
        grid,
        [](auto x, auto y) {
            return 60 + 3 * std::sin(0.1 * double(x)) + 2 * std::sin(0.2 * double(y)) +
                   0.4 * double(x);
        },
        3);
    const Field water = field_of(
        grid, [](auto x, auto y) { return 0.1 + 0.05 * std::sin(double(x * y)); }, 3);
    ProcessOptions options{.steps = 6};
    options.halo = 3;
    options.fields = {{"water", &water}};
    run_process(Watched{}, grid, ground, options);
}

}  // namespace
}  // namespace cuesta
