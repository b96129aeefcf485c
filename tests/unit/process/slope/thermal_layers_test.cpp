// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_layers.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal.h"
#include "cuesta/process/slope/thermal_column.h"
#include "cuesta/process/slope/thermal_givers.h"
#include "cuesta/process/slope/thermal_parcel.h"
#include "support/columns.h"

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

// One step cell by cell, straight from the rules: every column gives its parts, then receives.
class PlainStep {
public:
    PlainStep(const Grid& grid, const LayerStack& before, const LayerSlide& slide)
        : grid_(grid),
          ground_(before.clone()),
          slide_(slide),
          order_(grid.columns, ground_.materials()) {}

    LayerStack run() {
        const Field axis(ground_.shape());
        LayerStack after = ground_.clone();
        LayerBook book;
        std::map<std::int64_t, Units> like;  // some of the top on a top of its kind
        std::map<std::uint64_t, std::pair<MaterialId, std::int64_t>> parcels;
        for (std::int64_t y = 0; y < grid_.rows; ++y)
            for (std::int64_t x = 0; x < grid_.columns; ++x) {
                thermal::ColumnSlide column(ground_, whole(grid_), slide_, axis);
                const bool special = column.find(x, y, drops(x, y)) && ground_.layers(x, y) > 1;
                Column cut = ground_.column(x, y);
                for (const thermal::ColumnPart& part : column.parts()) {
                    Layer& layer = cut.layers[static_cast<std::size_t>(part.layer)];
                    for (std::size_t i = 0; i < 8; ++i) {
                        if (part.units[i] == 0) continue;
                        layer.thickness -= part.units[i];
                        const auto [u, v] = *place(x, y, i);
                        if (!special && ground_.top_material().at(u, v) == layer.material) {
                            like[v * grid_.columns + u] += part.units[i];
                            continue;
                        }
                        const auto p =
                            order_.parcel(u, v, part.level, layer.material, part.units[i]);
                        parcels[p.key].first = p.material;
                        parcels[p.key].second += p.units;
                    }
                }
                after.set_column(x, y, cut, book);
            }
        for (const auto& [cell, units] : like) {
            const std::int64_t x = cell % grid_.columns, y = cell / grid_.columns;
            lay(after, x, y, ground_.top_material().at(x, y), units, book);
        }
        for (const auto& [key, what] : parcels) {
            const std::int64_t cell = thermal::ParcelOrder::cell({key, 0, 0});
            lay(after, cell % grid_.columns, cell / grid_.columns, what.first,
                static_cast<Units>(what.second), book);
        }
        return after;
    }

private:
    std::optional<std::pair<std::int64_t, std::int64_t>> place(std::int64_t x, std::int64_t y,
                                                               std::size_t i) const {
        const auto u = behind(x + neighbour_offsets[i].x, grid_.columns, grid_.wraps_x());
        const auto v = behind(y + neighbour_offsets[i].y, grid_.rows, grid_.wraps_y());
        if (!u || !v) return std::nullopt;
        return std::pair(*u, *v);
    }
    Drops drops(std::int64_t x, std::int64_t y) const {
        Drops result;
        for (std::size_t i = 0; i < 8; ++i) {
            const auto p = place(x, y, i);
            result[i] = p ? ground_.surface().at(x, y) - ground_.surface().at(p->first, p->second)
                          : no_neighbour;
        }
        return result;
    }
    // On top; debris into a loose layer of its kind near by, but through nothing solid.
    void lay(LayerStack& ground, std::int64_t x, std::int64_t y, MaterialId material, Units units,
             LayerBook& book) const {
        const auto loose = [&](MaterialId one) { return ground.materials()[one].loose; };
        std::int64_t above = 0;
        for (int i = ground.layers(x, y) - 1; i >= 0 && above <= slide_.mixing; --i) {
            const Layer layer = ground.layer(x, y, i);
            if (!loose(layer.material) || !loose(material)) break;
            if (layer.material == material) return ground.thicken(x, y, i, units, slide_.now);
            above += layer.thickness;
        }
        ground.add(x, y, material, units, slide_.now, book);
    }

    Grid grid_;
    LayerStack ground_;
    LayerSlide slide_;
    thermal::ParcelOrder order_;
};

TEST(ThermalLayers, vectors_and_lists_do_what_the_rules_say_cell_by_cell) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (const bool eight : {true, false})
            for (const float share : {0.125f, 0.03f})
                for (const auto model : {ThermalRule::Model::musgrave, ThermalRule::Model::olsen}) {
                    const Grid grid{131, 66, 2.0, edges};
                    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
                    terrain.height().copy_from(field_of(grid, hills));
                    terrain.settle(0x1p-17);
                    test::laid_layers(motley)(terrain);
                    LayerStack& ground = terrain.ground();
                    LayerSlide slide;
                    slide.rule.eight = eight, slide.rule.share = share, slide.rule.model = model;
                    slide.mixing = 1 << 14;
                    for (std::size_t i = 0; i < ground.materials().size(); ++i)
                        slide.of_material[i] = static_cast<float>(
                            std::tan(ground.materials()[static_cast<MaterialId>(i)].talus_deg *
                                     0.0174533) *
                            2 * 0x1p17);
                    SingleCommunicator comm(grid);
                    Field axis(ground.shape()), shares(ground.shape());
                    for (int step = 0; step < 2; ++step) {
                        slide.rule.phase = 0.37f * static_cast<float>(step);
                        slide.now = step;
                        const LayerStack expected = PlainStep(grid, ground, slide).run();
                        const LayerSlideResult result = thermal_layers_step(
                            ground, grid, whole(grid), comm, slide, axis, &shares);
                        EXPECT_GT(result.givers, 20);
                        EXPECT_GT(result.parcels, 20);
                        EXPECT_LT(result.givers, grid.cells());
                        for (std::int64_t y = 0; y < grid.rows; ++y)
                            for (std::int64_t x = 0; x < grid.columns; ++x) {
                                ASSERT_EQ(ground.layers(x, y), expected.layers(x, y))
                                    << x << ' ' << y << " step " << step << " edges "
                                    << static_cast<int>(edges) << " eight " << eight << " share "
                                    << share << " model " << static_cast<int>(model);
                                for (int i = 0; i < ground.layers(x, y); ++i) {
                                    const Layer a = ground.layer(x, y, i);
                                    const Layer b = expected.layer(x, y, i);
                                    ASSERT_EQ(a.material, b.material) << x << ' ' << y;
                                    ASSERT_EQ(a.thickness, b.thickness) << x << ' ' << y;
                                }
                                ASSERT_EQ(ground.surface().at(x, y), expected.surface().at(x, y));
                            }
                    }
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
    thermal_layers_step(terrain.ground(), grid, whole(grid), comm, slide, axis, nullptr);
    std::vector<const void*> places;
    const auto note = [&] {
        std::vector<const void*> all;
        for (const auto& one : work.givers)
            all.insert(all.end(), {one.givers.data(), one.takes.data(), one.parcels.data()});
        for (const auto& one : work.unlike) all.push_back(one.data());
        for (const auto& one : work.sorting)
            all.insert(all.end(), {std::min<const void*>(one.list.data(), one.other.data()),
                                   std::max<const void*>(one.list.data(), one.other.data())});
        return all;
    };
    places = note();
    EXPECT_EQ(places.size(), 3u * 3 + 3 + 3 * 2);
    thermal_layers_step(same, grid, whole(grid), comm, slide, axis, nullptr);
    EXPECT_EQ(note(), places);
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
