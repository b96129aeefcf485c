// SPDX-License-Identifier: Apache-2.0
// A thousand random sets of parameters inside the declared ranges, on rough ground with rain and a
// spring: depths stay finite and at or above 0, and no drop is lost.
#include <gtest/gtest.h>

#include <random>

#include "cuesta/process/water/evaporation.h"
#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "lab.h"

namespace cuesta::test {
namespace {

class Dice {
public:
    explicit Dice(unsigned seed) : engine_(seed) {}
    // Evenly spread in the logarithm.
    double between(double low, double high) {
        const double u = static_cast<double>(engine_() >> 11) * 0x1p-53;
        return low * std::pow(high / low, u);
    }
    int below(int n) { return static_cast<int>(engine_() % static_cast<unsigned>(n)); }

private:
    std::mt19937_64 engine_;
};

TEST(WaterRandom, any_parameters_keep_depths_and_accounts_sound) {
    for (unsigned set = 0; set < 1000; ++set) {
        Dice dice(set);
        Grid grid{.columns = 1 + dice.below(16), .rows = 1 + dice.below(12)};
        grid.spacing_m = dice.between(0.1, 100);
        grid.edges = named_edges[static_cast<std::size_t>(dice.below(4))].edges;
        const double relief = dice.between(0.01, 2000), start = dice.between(1e-5, 50);
        Lab lab(
            grid, [&](auto x, auto y) { return relief * ((x * 7919 + y * 104729) % 97) / 97.0; },
            [&](auto x, auto y) { return (x * 31 + y * 17) % 5 == 0 ? start : 0; });
        WaterFlow flow;
        flow.model = static_cast<WaterFlow::Model>(dice.below(2));
        flow.neighbours = static_cast<WaterFlow::Neighbours>(dice.below(2));
        flow.outlet = static_cast<Outlet>(dice.below(2));
        flow.roughness = dice.between(0.001, 1);
        flow.damping = dice.below(2) == 0 ? 0 : dice.between(1e-4, 10);
        flow.min_depth = dice.between(1e-5, 0.1);
        flow.gravity = dice.between(0.1, 100);
        // From a fraction of the stable step to many of them.
        const double fall = flow.model == WaterFlow::Model::shallow ? 2 * relief : 0;
        flow.time_step =
            std::min(3600.0, grid.spacing_m / std::sqrt(flow.gravity * (start + fall)) *
                                 dice.between(0.01, 12));
        Rain rain;
        rain.rate = dice.between(1e-3, 1e4);
        rain.pattern = static_cast<Rain::Pattern>(dice.below(2));
        Spring spring;
        spring.discharge = grid.spacing_m * grid.spacing_m * dice.between(1e-6, 1);
        Evaporation evaporation;
        evaporation.share = dice.between(1e-6, 1);
        rain.time_step = spring.time_step = evaporation.time_step = flow.time_step;
        double before = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) before += lab.h(x, y);
        lab.run(5, rain, spring, flow, evaporation);
        ExactSum residual;
        residual.add(before);
        Account& account = lab.terrain.ledger.account(water_account);
        residual.merge(account.in);
        residual.subtract(account.out);
        for (const ExactSum& side : account.border) residual.subtract(side);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                ASSERT_TRUE(std::isfinite(lab.h(x, y))) << "set " << set;
                ASSERT_GE(lab.h(x, y), 0) << "set " << set;
                ASSERT_TRUE(std::isfinite(lab.qx(x, y)) && std::isfinite(lab.qy(x, y)))
                    << "set " << set;
                residual.add(-lab.h(x, y));
            }
        ASSERT_NEAR(residual.value(), 0, 1e-12 * (1 + before)) << "set " << set;
    }
}

}  // namespace
}  // namespace cuesta::test
