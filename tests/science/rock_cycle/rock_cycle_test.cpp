// SPDX-License-Identifier: Apache-2.0
// The rock cycle keeps its times and its mass; claim, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/process/rock/rock_cycle.h"
#include "support/lay_layers.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::lay_layers;
using test::Layers;
using test::layers_of;

// A land that is only aged, step by step.
class Ageing {
public:
    Ageing(const Grid& grid, const RockCycle& op,
           const std::function<Layers(std::int64_t, std::int64_t)>& layers)
        : grid_(grid),
          op_(op),
          comm_(grid),
          terrain_(grid, whole(grid), 0, std::make_shared<MaterialTable>()),
          scratch_(terrain_.shape()) {
        terrain_.settle(0x1p-17);
        lay_layers(terrain_, layers);
    }
    StepReport step() {
        const StepContext context{grid_,        whole_,   comm_,    {1, 7},
                                  terrain_.now, terrain_, scratch_, {}};
        const StepReport report = op_.apply(terrain_, context);
        ++terrain_.now;
        return report;
    }
    Terrain& terrain() { return terrain_; }
    std::int64_t layer_count() const {
        std::int64_t count = 0;
        for (std::int64_t y = 0; y < grid_.rows; ++y)
            for (std::int64_t x = 0; x < grid_.columns; ++x)
                count += terrain_.ground().layers(x, y);
        return count;
    }

private:
    Grid grid_;
    Block whole_ = whole(grid_);
    RockCycle op_;
    SingleCommunicator comm_;
    Terrain terrain_;
    Scratch scratch_;
};

TEST(RockCycleScience, regolith_is_granite_after_5460_undisturbed_steps) {
    Ageing land({1, 1, 10, Edges::open}, {}, [](auto, auto) -> Layers {
        return {{"granite", 0.0}, {"air", 1}, {"regolith", 270}};
    });
    const std::pair<int, const char*> expected[] = {{4, "sand"},       {20, "sandstone"},
                                                    {84, "limestone"}, {340, "slate"},
                                                    {1364, "marble"},  {5460, "granite"}};
    const double before = test::mass_of(land.terrain());
    std::size_t seen = 0;
    for (int i = 1; i <= 6000; ++i)
        if (land.step().counts.contains("turned_layers")) {
            ASSERT_LT(seen, std::size(expected));
            EXPECT_EQ(i, expected[seen].first);
            EXPECT_EQ(layers_of(land.terrain(), 0, 0)[2].first, expected[seen].second);
            ++seen;
        }
    EXPECT_EQ(seen, std::size(expected));
    // 270 m of regolith are 140 m of granite: 1400 / 2700 in all.
    EXPECT_NEAR(layers_of(land.terrain(), 0, 0)[2].second, 140, 6 * 0x1p-17);
    EXPECT_NEAR(test::mass_of(land.terrain()) / before, 1, 1e-7);
}

TEST(RockCycleScience, halving_leaves_a_sixty_fourth) {
    Ageing land({1, 1, 10, Edges::open}, {.compaction = RockCycle::Compaction::half},
                [](auto, auto) -> Layers {
                    return {{"granite", 0.0}, {"air", 1}, {"regolith", 64}};
                });
    for (int i = 0; i < 5460; ++i) land.step();
    EXPECT_EQ(layers_of(land.terrain(), 0, 0),
              (Layers{{"granite", 0}, {"air", 1}, {"granite", 1}}));
}

// The thesis saw the run time fall between steps 60 and 80, when sandstone joined limestone.
TEST(RockCycleScience, four_layers_become_three_after_64_steps_and_mass_stays) {
    const Grid grid{96, 80, 10, Edges::open};
    Ageing land(grid, {}, [](auto x, auto y) -> Layers {
        const double wave =
            std::sin(static_cast<double>(x) * 0.2) + std::cos(static_cast<double>(y) * 0.3);
        return {{"granite", 600},
                {"marble", 200 + 10 * wave},
                {"limestone", 150 - 7 * wave},
                {"sandstone", 50 + 5 * wave}};
    });
    const double before = test::mass_of(land.terrain());
    for (int i = 0; i < 63; ++i) land.step();
    EXPECT_EQ(land.layer_count(), 4 * grid.cells());
    land.step();
    EXPECT_EQ(land.layer_count(), 3 * grid.cells());
    for (int i = 64; i < 2000; ++i) land.step();
    const double drift = test::mass_of(land.terrain()) / before - 1;
    RecordProperty("relative_drift_before_booking", std::to_string(drift));
    EXPECT_NEAR(drift, 0, 1e-9);
    // With what rounding to units brought in and took out it is exact.
    double booked = 0;
    const MaterialTable table;
    for (const auto& [material, account] : land.terrain().ledger.accounts())
        booked += (account.in.value() - account.out.value()) * table[material].density;
    EXPECT_NEAR((before + booked) / test::mass_of(land.terrain()), 1, 1e-13);
}

// Compaction by burial: under p = 1, 3 and 7 times `pressure` a layer waits 1/2, 1/4 and 1/8.
TEST(RockCycleScience, load_divides_the_wait) {
    const double granite_m = 1e6 / (9.81 * 2700);  // a megapascal
    for (const auto& [loads, steps] : {std::pair{1.0, 32}, {3.0, 16}, {7.0, 8}}) {
        Ageing land({1, 1, 10, Edges::open}, {.mode = RockCycle::Mode::pressure},
                    [&, loads = loads](auto, auto) -> Layers {
                        return {{"granite", 100},
                                {"sandstone", 50},
                                {"granite", loads * granite_m * (1 + 1e-6)}};
                    });
        int turned = 0;
        while (turned < 100 && !land.step().counts.contains("turned_layers")) ++turned;
        EXPECT_EQ(turned + 1, steps);
    }
}

}  // namespace
}  // namespace cuesta
