// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_layers.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal.h"
#include "cuesta/process/slope/thermal_deposit.h"
#include "support/columns.h"
#include "support/plain_slide.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::LaidLayer;
using test::ProcessOptions;
using test::run_process;

double noise(std::int64_t x, std::int64_t y, std::uint32_t seed) {
    const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + seed * 131) * 2654435761u;
    return static_cast<double>((n ^ (n >> 15)) * 2246822519u >> 8) * 0x1p-24;
}
double hills(std::int64_t x, std::int64_t y) {
    return 40 * std::sin(0.31 * static_cast<double>(x)) * std::cos(0.23 * static_cast<double>(y)) +
           9 * noise(x, y, 1);
}
// Thick and thin, hard and loose, in changing order, with a cave here and there.
std::vector<LaidLayer> motley(std::int64_t x, std::int64_t y) {
    std::vector<LaidLayer> layers = {{"limestone", 2 + 6 * noise(x, y, 2)}};
    if (noise(x, y, 3) < 0.05) {
        layers.push_back({"air", 1});
        layers.push_back({"marble", 0.2});
    }
    if (noise(x, y, 4) < 0.5) layers.push_back({"regolith", 3 * noise(x, y, 5)});
    if (noise(x, y, 6) < 0.5) layers.push_back({"sandstone", 2 * noise(x, y, 7)});
    if (noise(x, y, 8) < 0.3) layers.push_back({"sand", 0.3 * noise(x, y, 9)});
    if (noise(x, y, 10) < 0.1) layers.push_back({"granite", 0.1});
    return layers;
}

std::vector<Thermal> forms() {
    using enum ThermalRule::Model;
    return {Thermal{},
            Thermal{.neighbours = Thermal::Neighbours::four},
            Thermal{.rate = 0.02},
            Thermal{.model = olsen},
            Thermal{.model = benes, .layer_rule = LayerRule::always_trickle},
            Thermal{.angle = 30, .mixing = 0},
            Thermal{.layer_rule = LayerRule::never}};
}

// Two steps of the process beside the rules written again (support/plain_slide.h).
struct OracleCase {
    Edges edges = Edges::open;
    ThermalRule::Model model = ThermalRule::Model::musgrave;
    bool eight = true;
    float fraction = 0.125f;
    LayerRule layer_rule = LayerRule::pressure;
    bool undercut = false, by_cell = false;
};

void expect_the_rules(const OracleCase& given) {
    const Grid grid{131, 66, 2.0, given.edges};
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    terrain.height().copy_from(field_of(grid, hills));
    terrain.settle(0x1p-17);
    test::laid_layers(motley)(terrain);
    LayerStack& ground = terrain.ground();
    LayerSlide slide;
    slide.rule.eight = given.eight, slide.rule.fraction = given.fraction;
    slide.rule.model = given.model;
    slide.layer_rule = given.layer_rule, slide.undercut = given.undercut;
    slide.by_cell = given.by_cell;
    slide.mixing = 1 << 14;
    for (std::size_t i = 0; i < ground.materials().size(); ++i)
        slide.of_material[i] = static_cast<float>(
            std::tan(ground.materials()[static_cast<MaterialId>(i)].talus_deg * 0.0174533) * 2 *
            0x1p17);
    SingleCommunicator comm(grid);
    Field fractions(ground.shape());
    for (int step = 0; step < 2; ++step) {
        slide.rule.dither_offset = 0.37f * static_cast<float>(step);
        slide.now = step;
        Field axis(ground.shape());
        std::vector<float> thresholds;
        for (std::int64_t y = 0; y < grid.rows && given.by_cell; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                axis.at(x, y) = static_cast<float>((1 + noise(x, y, 20)) * 2 * 0x1p17);
                thresholds.push_back(axis.at(x, y));
            }
        test::PlainSlide plain(grid, ground.materials(), slide);
        const auto expected = plain.step(test::plain_columns(ground), thresholds);
        const LayerSlideResult result =
            thermal_layers_step(ground, grid, whole(grid), comm, slide, axis, &fractions);
        EXPECT_GT(result.donors, 20);
        EXPECT_GT(result.transfers, 20);
        EXPECT_LT(result.donors, grid.cells());
        const auto found = test::plain_columns(ground);
        std::size_t crowded =
            0;  // columns that join layers to make room, which the rules leave out
        for (std::size_t i = 0; i < found.size(); ++i) {
            const bool joins = expected[i].size() >= crowded_layers;
            crowded += joins ? 1 : 0;
            ASSERT_TRUE(joins || found[i] == expected[i]) << "cell " << i << " step " << step;
            ASSERT_EQ(test::PlainSlide::height(found[i]), test::PlainSlide::height(expected[i]));
            ASSERT_EQ(ground.surface().at(static_cast<std::int64_t>(i) % grid.columns,
                                          static_cast<std::int64_t>(i) / grid.columns),
                      test::PlainSlide::height(expected[i]));
        }
        EXPECT_LT(crowded, found.size() / 100);
    }
}

TEST(ThermalLayers, vectors_and_lists_do_what_the_rules_say_cell_by_cell) {
    using enum ThermalRule::Model;
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const bool eight : {true, false})
            for (const float fraction : {eight ? 0.125f : 0.25f, 0.03f})
                for (const auto model : {musgrave, olsen, benes}) {
                    SCOPED_TRACE(testing::Message()
                                 << "wraps " << (edges == Edges::wrap) << " eight " << eight
                                 << " fraction " << fraction << " model "
                                 << static_cast<int>(model));
                    expect_the_rules(
                        {.edges = edges, .model = model, .eight = eight, .fraction = fraction});
                }
}

TEST(ThermalLayers, what_lies_on_loose_layers_does_what_the_rules_say) {
    using enum LayerRule;
    for (const LayerRule rule : {pressure, always_trickle, never})
        for (const bool undercut : {false, true})
            for (const bool by_cell : {false, true}) {
                SCOPED_TRACE(testing::Message() << "rule " << static_cast<int>(rule) << " undercut "
                                                << undercut << " by cell " << by_cell);
                expect_the_rules({.layer_rule = rule, .undercut = undercut, .by_cell = by_cell});
            }
}

TEST(ThermalLayers, every_vector_width_gives_the_same_columns) {
    const Grid grid{701, 9, 2.0};
    std::vector<LayerStack> results;
    for (const int width : {1, 8, 16, 0}) {
        Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
        terrain.height().copy_from(field_of(grid, hills));
        terrain.settle(0x1p-17);
        test::laid_layers(motley)(terrain);
        LayerSlide slide;
        slide.of_material.fill(1.1f * 0x1p17f);
        SingleCommunicator comm(grid);
        Field axis(terrain.shape());
        for (slide.now = 0; slide.now < 4; ++slide.now)
            thermal_layers_step(terrain.ground(), grid, whole(grid), comm, slide, axis, nullptr,
                                width);
        results.push_back(terrain.ground().clone());
    }
    for (const LayerStack& other : results)
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                for (int i = 0; i < results[0].layers(x, y); ++i)
                    ASSERT_EQ(other.layer(x, y, i), results[0].layer(x, y, i)) << x << ' ' << y;
}

TEST(ThermalLayers, threads_blocks_and_edges_agree_to_the_bit) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{33, 71, 2.0, edges};
        const Field start = field_of(grid, hills);
        for (const Thermal& op : forms()) {
            ProcessOptions options{.steps = 3, .prepare = test::laid_layers(motley)};
            Columns one(grid);
            options.inspect = one.reader();
            set_thread_count(1);
            run_process(op, grid, start, options);
            for (const auto& [threads, across, down] :
                 {std::array{2, 1, 1}, {7, 1, 1}, {2, 2, 2}, {1, 1, 5}}) {
                set_thread_count(threads);
                options.across = across, options.down = down;
                Columns other(grid);
                options.inspect = other.reader();
                run_process(op, grid, start, options);
                EXPECT_TRUE(other == one) << threads << ' ' << across << 'x' << down;
            }
            set_thread_count(0);
        }
    }
}

TEST(ThermalLayers, a_long_run_works_in_the_same_memory) {
    const Grid grid{90, 140, 2.0};
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    terrain.height().copy_from(field_of(grid, hills));
    terrain.settle(0x1p-17);
    test::laid_layers(motley)(terrain);
    thermal::SlideWork work;
    LayerSlide slide;
    slide.of_material.fill(1.1f * 0x1p17f);
    slide.work = &work;
    SingleCommunicator comm(grid);
    Field axis(terrain.shape());
    LayerStack same = terrain.ground().clone();
    LayerStack alone = terrain.ground().clone();
    set_thread_count(1);
    thermal_layers_step(terrain.ground(), grid, whole(grid), comm, slide, axis, nullptr);
    std::vector<const void*> places;
    const auto note = [&] {
        std::vector<const void*> all;
        for (const auto& one : work.donors)
            all.insert(all.end(), {one.donors.all().data(), one.parts.data()});
        for (const auto& one : work.unlike)
            all.insert(all.end(), {one.same.data(), one.below.data()});
        auto rows = work.arrivals.borrow();  // of the one thread that has worked, or none
        all.push_back(rows.get());
        work.arrivals.give_back(std::move(rows));
        return all;
    };
    places = note();
    EXPECT_EQ(places.size(), 3u * (2 + 2) + 1);
    thermal_layers_step(same, grid, whole(grid), comm, slide, axis, nullptr);
    EXPECT_EQ(note(), places);
    set_thread_count(0);
    // What a step before left there does not show.
    slide.work = nullptr;
    thermal_layers_step(alone, grid, whole(grid), comm, slide, axis, nullptr);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            ASSERT_EQ(same.layers(x, y), alone.layers(x, y));
            for (int i = 0; i < same.layers(x, y); ++i)
                ASSERT_EQ(same.layer(x, y, i), alone.layer(x, y, i)) << x << ' ' << y;
        }
}

TEST(ThermalLayers, every_material_is_kept_to_the_unit) {
    const Grid grid{30, 25, 2.0};
    const Field start = field_of(grid, hills);
    for (const Thermal& op : forms()) {
        ProcessOptions options{.steps = 0, .prepare = test::laid_layers(motley)};
        Columns before(grid), after(grid);
        options.inspect = before.reader();
        run_process(op, grid, start, options);
        options.inspect = after.reader(), options.steps = 60;
        run_process(op, grid, start, options);
        EXPECT_FALSE(after == before);
        for (const char* name : {"granite", "limestone", "sandstone", "sand", "regolith"})
            EXPECT_EQ(after.units(name), before.units(name)) << name;
    }
}

TEST(ThermalLayers, mirrored_and_turned_ground_gives_the_mirrored_and_turned_columns) {
    const Grid grid{23, 23, 2.0};
    const std::int64_t last = 22;
    for (const Thermal& op : forms()) {
        Columns plain(grid);
        run_process(op, grid, field_of(grid, hills),
                    {.steps = 8, .prepare = test::laid_layers(motley), .inspect = plain.reader()});
        const auto expect_same = [&](auto place) {
            const Field start = field_of(grid, [&](auto x, auto y) {
                const auto [u, v] = place(x, y);
                return hills(u, v);
            });
            const auto layers = [&](std::int64_t x, std::int64_t y) {
                const auto [u, v] = place(x, y);
                return motley(u, v);
            };
            Columns other(grid);
            run_process(
                op, grid, start,
                {.steps = 8, .prepare = test::laid_layers(layers), .inspect = other.reader()});
            for (std::int64_t y = 0; y <= last; ++y)
                for (std::int64_t x = 0; x <= last; ++x) {
                    const auto [u, v] = place(x, y);
                    ASSERT_EQ(other.at(x, y), plain.at(u, v)) << x << ' ' << y;
                }
        };
        expect_same([&](std::int64_t x, std::int64_t y) { return std::pair(last - x, y); });
        expect_same([&](std::int64_t x, std::int64_t y) { return std::pair(y, last - x); });
    }
}

TEST(ThermalLayers, the_highest_never_rises_and_the_lowest_never_falls) {
    const Grid grid{25, 25, 2.0};
    const auto no_caves = [](std::int64_t x, std::int64_t y) {
        std::vector<LaidLayer> layers = motley(x, y);
        std::erase_if(layers, [](const LaidLayer& l) { return l.material == "air"; });
        return layers;
    };
    for (const Thermal& op : forms()) {
        double high = 1e9, low = -1e9;
        for (int steps = 0; steps < 8; ++steps) {
            const auto run = run_process(op, grid, field_of(grid, hills),
                                         {.steps = steps, .prepare = test::laid_layers(no_caves)});
            double highest = -1e9, lowest = 1e9;
            for (std::int64_t y = 0; y < 25; ++y)
                for (std::int64_t x = 0; x < 25; ++x) {
                    highest = std::max(highest, double{run.height.at(x, y)});
                    lowest = std::min(lowest, double{run.height.at(x, y)});
                }
            EXPECT_LE(highest, high);
            EXPECT_GE(lowest, low);
            high = highest, low = lowest;
        }
    }
}

TEST(ThermalLayers, one_material_in_layers_slides_like_ground_without_layers) {
    const Grid grid{50, 40, 1.0};
    const Field start = field_of(grid, hills);
    for (Thermal op : forms()) {
        if (op.layer_rule != LayerRule::pressure) continue;
        const auto plain = run_process(op, grid, start, {.steps = 20, .material = "sand"});
        const auto layered = run_process(
            op, grid, start, {.steps = 20, .material = "sand", .prepare = [](Terrain& t) {
                                  t.ground().make_layered();
                              }});
        for (std::int64_t y = 0; y < 40; ++y)
            for (std::int64_t x = 0; x < 50; ++x)
                ASSERT_EQ(layered.units.at(x, y), plain.units.at(x, y)) << x << ' ' << y;
    }
}

TEST(ThermalLayers, arriving_material_joins_its_kind_near_the_surface) {
    // Sand and regolith fall on one cell from both sides, again and again.
    const Grid grid{3, 1, 1.0};
    const Field start = field_of(grid, [](auto, auto) { return 0; });
    const auto walls = [](std::int64_t x, std::int64_t) -> std::vector<LaidLayer> {
        if (x == 0) return {{"sand", 40}};
        if (x == 2) return {{"regolith", 40}};
        return {};
    };
    for (const double mixing : {0.0, 100.0}) {
        Columns after(grid);
        run_process(Thermal{.mixing = mixing}, grid, start,
                    {.steps = 10, .prepare = test::laid_layers(walls), .inspect = after.reader()});
        EXPECT_EQ(after.at(1, 0).size(), mixing > 0 ? 3u : 12u);
    }
}

TEST(ThermalLayers, a_hard_cap_never_floats_on_what_arrives) {
    // Sand slides onto a cap of 0.9 m of granite on sand: it comes to lie on the cap.
    const Grid grid{9, 9, 1.0};
    const Field start = field_of(grid, [](auto, auto) { return 0; });
    const auto capped = [](std::int64_t x, std::int64_t) -> std::vector<LaidLayer> {
        std::vector<LaidLayer> layers = {{"limestone", 5}, {"sand", 2}, {"granite", 0.9}};
        if (x < 4) layers.push_back({"sand", 6});
        return layers;
    };
    for (const double mixing : {0.0, 1.0, 10.0}) {
        Columns after(grid);
        run_process(
            Thermal{.mixing = mixing}, grid, start,
            {.steps = 200, .prepare = test::laid_layers(capped), .inspect = after.reader()});
        for (std::int64_t y = 0; y < 9; ++y)
            for (std::int64_t x = 4; x < 9; ++x) {
                const auto column = after.at(x, y);
                ASSERT_GE(column.size(), 4u);
                EXPECT_EQ(column[2].thickness, 2 << 17) << x << ' ' << y << " mixing " << mixing;
            }
        EXPECT_GT(after.metres(4, 4, "sand"), 4);
    }
}

TEST(ThermalLayers, an_undercut_slab_hangs_over_the_gap_or_sinks) {
    // Granite on 2 m of sand beside a drop: the sand runs out from below it.
    const Grid grid{2, 1, 1.0, Edges::closed};
    const Field start = field_of(grid, [](auto, auto) { return 0; });
    const auto slab = [](std::int64_t x, std::int64_t) -> std::vector<LaidLayer> {
        if (x == 0) return {{"limestone", 4}, {"sand", 2}, {"granite", 0.5}};
        return {{"limestone", 4}};
    };
    const auto run = [&](bool undercut, int steps, Columns& after) {
        run_process(
            Thermal{.layer_rule = LayerRule::always_trickle, .undercut = undercut}, grid, start,
            {.steps = steps, .prepare = test::laid_layers(slab), .inspect = after.reader()});
    };
    Columns sunk(grid), hangs(grid), early(grid);
    run(false, 50, sunk), run(true, 50, hangs), run(true, 3, early);
    const double gone = 2 - sunk.metres(0, 0, "sand");
    EXPECT_GT(gone, 0.2);
    EXPECT_EQ(sunk.metres(0, 0, "air"), 0);
    // The gap is as high as what ran out, and the granite stays where it was.
    const double open = hangs.metres(0, 0, "air");
    EXPECT_GT(open, 0.2);
    EXPECT_EQ(hangs.metres(0, 0, "sand") + open, 2);
    EXPECT_EQ(hangs.units("sand"), 2 << 17);
    EXPECT_EQ(hangs.at(0, 0).back().thickness, 1 << 16);
    EXPECT_GT(open, early.metres(0, 0, "air"));
}

TEST(ThermalLayers, an_angle_field_counts_for_all_layers_of_a_cell) {
    const Grid grid{2, 1, 1.0};
    const Field start = field_of(grid, [](auto, auto) { return 0; });
    const Field angles = field_of(grid, [](auto, auto) { return 45; });
    Columns after(grid);
    run_process(Thermal{.angle = "slip"}, grid, start,
                {.steps = 1000,
                 .fields = {{"slip", &angles}},
                 .prepare = test::laid_layers([](auto x, auto) -> std::vector<LaidLayer> {
                     if (x == 0) return {{"limestone", 4}, {"sandstone", 1}};
                     return {};
                 }),
                 .inspect = after.reader()});
    // All the sandstone and a metre of limestone: 5 m in all at a difference of 1 m.
    EXPECT_NEAR(after.metres(1, 0, "sandstone"), 1, 1e-3);
    EXPECT_NEAR(after.metres(1, 0, "limestone"), 1, 1e-3);
}

}  // namespace
}  // namespace cuesta
