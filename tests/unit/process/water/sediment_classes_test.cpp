// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/sediment_classes.h"

#include <gtest/gtest.h>

#include "cuesta/process/water/hydraulic_erosion.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

const Grid box{.columns = 5, .rows = 4, .spacing_m = 10, .edges = Edges::closed};

TEST(SedimentClasses, films_lay_down_each_material_as_itself_the_heaviest_at_the_bottom) {
    const Field ground = test::field_of(
        box, [](auto, auto) { return 10; }, 2);
    const Field sand = test::field_of(
        box, [](auto, auto) { return 0x1p-10; }, 2);
    const Field slate = test::field_of(
        box, [](auto, auto) { return 0x1p-9; }, 2);
    HydraulicErosion op;
    op.loads = HydraulicErosion::Loads::own;
    test::ProcessOptions options{.steps = 1, .halo = 2};
    options.fields = {{"sediment.sand", &sand}, {"sediment.slate", &slate}};
    options.inspect = [](Terrain& terrain) {
        const LayerStack& layers = terrain.ground();
        ASSERT_EQ(layers.layers(2, 2), 3);
        EXPECT_EQ(layers.material(2, 2, 1), *terrain.materials().find("slate"));
        EXPECT_EQ(layers.thickness(2, 2, 1) * layers.unit_m(), 0x1p-9);
        EXPECT_EQ(layers.material(2, 2, 2), *terrain.materials().find("sand"));
        EXPECT_EQ(layers.thickness(2, 2, 2) * layers.unit_m(), 0x1p-10);
        EXPECT_EQ(terrain.make("sediment").at(2, 2), 0);
        EXPECT_EQ(terrain.make("deposit").at(2, 2), 0x1.8p-9f);
    };
    test::run_process(op, box, ground, options);
}

TEST(SedimentClasses, what_is_worn_off_stays_what_it_was) {
    const Grid slope{.columns = 16, .rows = 4, .spacing_m = 2, .edges = Edges::open};
    const Field ground = test::field_of(
        slope, [](auto x, auto) { return 0.2 * static_cast<double>(16 - x); }, 2);
    const Field water = test::field_of(
        slope, [](auto, auto) { return 0.25; }, 2);
    const Field qx = test::field_of(
        slope, [](auto, auto) { return 0.5; }, 2);
    HydraulicErosion op;
    op.loads = HydraulicErosion::Loads::own;
    test::ProcessOptions options{.steps = 3, .halo = 2};
    options.material = "limestone";
    options.fields = {{"water", &water}, {"water.qx", &qx}};
    options.inspect = [](Terrain& terrain) {
        EXPECT_GT(terrain.make("sediment.limestone").at(8, 2), 0);
        EXPECT_EQ(terrain.make("sediment.limestone").at(8, 2), terrain.make("sediment").at(8, 2));
        EXPECT_EQ(terrain.make("sediment.regolith").at(8, 2), 0);
    };
    test::run_process(op, slope, ground, options);
}

}  // namespace
}  // namespace cuesta
