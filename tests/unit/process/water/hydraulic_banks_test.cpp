// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_banks.h"

#include <gtest/gtest.h>

#include "cuesta/process/water/hydraulic_erosion.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

// A canal along the middle row, 4 m below its banks, with 1 m of water that runs at 1.1 m/s.
struct Canal {
    Grid grid{.columns = 6, .rows = 3, .spacing_m = 2, .edges = Edges::wrap};
    Field ground = test::field_of(
        grid, [](auto, auto y) { return y == 1 ? 10 : 14; }, 2);
    Field water = test::field_of(
        grid, [](auto, auto y) { return y == 1 ? 1 : 0; }, 2);
    Field speed = test::field_of(
        grid, [](auto, auto y) { return y == 1 ? 1.1 : 0; }, 2);
    test::ProcessRun run(HydraulicErosion op, const std::string& material, int across = 1,
                         const std::function<void(Terrain&)>& inspect = {}) {
        op.capacity = 0;
        op.deposition = 0;
        test::ProcessOptions options{.steps = 1, .across = across, .halo = 2};
        options.material = material;
        options.fields = {{"water", &water}, {"velocity_x", &speed}};
        options.inspect = inspect;
        return test::run_process(op, grid, ground, options);
    }
};

TEST(HydraulicBanks, the_wetted_wall_is_worn_in_proportion_to_speed) {
    Canal canal;
    HydraulicErosion op;
    op.bank = 0.05;
    op.time_step = 0.5;
    // 0.05 x (1.1 - 0.1) x 1 m x 0.5 s / 2 m, from both banks into the canal.
    canal.run(op, "regolith", 1, [](Terrain& terrain) {
        EXPECT_NEAR(double{terrain.make("wear").at(3, 0)}, 0.0125, 1e-5);
        EXPECT_NEAR(double{terrain.make("sediment").at(3, 1)}, 0.025, 2e-5);
        EXPECT_EQ(terrain.make("sediment").at(3, 0), 0);
    });
}

TEST(HydraulicBanks, hard_banks_resist_and_blocks_do_not_matter) {
    Canal canal;
    HydraulicErosion op;
    op.bank = 0.05;
    op.time_step = 0.5;
    const auto one = canal.run(op, "granite");
    EXPECT_NEAR(double{one.height.at(2, 2)}, 14 - 0.0125 * 0.05, 1e-5);
    const auto three = canal.run(op, "granite", 3);
    EXPECT_TRUE(test::same_units(one.units, three.units));
}

TEST(HydraulicBanks, a_buried_layer_is_undermined) {
    // The soft layer lies between 9 and 11 m, under three metres of granite.
    Canal canal;
    HydraulicErosion op;
    op.bank = 0.05;
    op.capacity = 0;
    op.time_step = 0.5;
    test::ProcessOptions options{.steps = 1, .halo = 2};
    options.fields = {{"water", &canal.water}, {"velocity_x", &canal.speed}};
    options.prepare = [](Terrain& terrain) {
        LayerStack& layers = terrain.ground();
        layers.make_layered();
        const auto units = static_cast<Units>(1 / layers.unit_m());
        LayerBook book;
        for (std::int64_t x = 0; x < 6; ++x) {
            layers.remove(x, 0, 5 * units, book, [](MaterialId, Units) {});
            layers.add(x, 0, *terrain.materials().find("sand"), 2 * units, 0, book);
            layers.add(x, 0, *terrain.materials().find("granite"), 3 * units, 0, book);
        }
    };
    options.inspect = [](Terrain& terrain) {
        const LayerStack& layers = terrain.ground();
        const double unit = layers.unit_m();
        EXPECT_EQ(layers.thickness(2, 0, 2) * unit, 3);
        EXPECT_NEAR(layers.thickness(2, 0, 1) * unit, 2 - 0.0125 * 0.9, 1e-5);
    };
    test::run_process(op, canal.grid, canal.ground, options);
}

}  // namespace
}  // namespace cuesta
