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

// A column of granite and what a film lays on it in `steps` steps, each a load of sand and slate.
std::vector<Layer> laid_by_films(int steps, double cap_m) {
    Terrain terrain(box, whole(box), 2, std::make_shared<MaterialTable>());
    terrain.height().fill(10);
    terrain.settle(0x1p-17);
    LayerStack& ground = terrain.ground();
    ground.make_layered();
    const MaterialId sand = *terrain.materials().find("sand"),
                     slate = *terrain.materials().find("slate");
    HydraulicBalance balance;
    if (cap_m > 0) {
        ground.add(2, 2, sand, 1 << 15, 0, balance.book);
        ground.add(2, 2, *terrain.materials().find("granite"), static_cast<Units>(cap_m * 0x1p17),
                   0, balance.book);
    }
    const std::vector<Field*> own = sediment_classes(terrain);
    HydraulicSubstep part{};
    part.coefficients.unit = 0x1p-17f, part.coefficients.per_unit = 0x1p17f;
    part.coefficients.quantum = 0x1p-20f, part.coefficients.per_quantum = 0x1p20f;
    part.own = &own;
    const CellMaps maps{terrain.make("wear").row(2), terrain.make("deposit").row(2)};
    for (int i = 0; i < steps; ++i) {
        own[sand]->at(2, 2) = 0x1p-12f, own[slate]->at(2, 2) = 0x1p-12f;
        float load = 0;
        part.now = i;
        change_classes(ground, part, 2, 2, 64, maps, load, balance);
    }
    std::vector<Layer> column;
    for (int i = 0; i < ground.layers(2, 2); ++i) column.push_back(ground.layer(2, 2, i));
    return column;
}

TEST(SedimentClasses, what_settles_joins_its_like_near_the_surface) {
    // Half a millimetre a step, of both alike: beds of a centimetre, not of a step.
    const std::vector<Layer> column = laid_by_films(200, 0);
    EXPECT_LE(column.size(), 14u);
    std::int64_t sand = 0, slate = 0;
    const MaterialTable materials;
    for (std::size_t i = 1; i < column.size(); ++i)
        (column[i].material == *materials.find("sand") ? sand : slate) += column[i].thickness;
    EXPECT_EQ(sand, 200 * 32);
    EXPECT_EQ(slate, 200 * 32);
}

TEST(SedimentClasses, what_settles_on_a_hard_cap_lies_on_top_of_it) {
    const std::vector<Layer> column = laid_by_films(3, 0.02);
    ASSERT_GE(column.size(), 4u);
    EXPECT_EQ(column[1].thickness, 1 << 15);
    EXPECT_EQ(column[2].material, *MaterialTable().find("granite"));
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
    options.fields = {{"water", &water}, {std::string(field::water_qx), &qx}};
    options.inspect = [](Terrain& terrain) {
        EXPECT_GT(terrain.make("sediment.limestone").at(8, 2), 0);
        EXPECT_EQ(terrain.make("sediment.limestone").at(8, 2), terrain.make("sediment").at(8, 2));
        EXPECT_EQ(terrain.make("sediment.regolith").at(8, 2), 0);
    };
    test::run_process(op, slope, ground, options);
}

}  // namespace
}  // namespace cuesta
