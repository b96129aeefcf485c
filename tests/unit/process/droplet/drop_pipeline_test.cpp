// SPDX-License-Identifier: Apache-2.0
// Strips on blocks make the land of one block, to the unit, in every mode.
#include "cuesta/process/droplet/drop_pipeline.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "support/drop_lab.h"
#include "support/run_process.h"

namespace cuesta::test {
namespace {

struct Mode {
    const char* name;
    std::function<void(Droplets&)> set;
    bool layers = false;
};

const std::vector<Mode>& modes() {
    using D = Droplets;
    static const std::vector<Mode> all{
        {"plain", [](D&) {}},
        {"as_the_map_has_it", [](D& op) { op.reference_step = 0; }},
        {"no_ring", [](D& op) { op.ring = D::Ring::none; }},
        {"slopes_go_on", [](D& op) { op.ring = D::Ring::extrapolate; }},
        {"small_cells", [](D& op) { op.reference_step = 25; }},
        {"few", [](D& op) { op.count = 150; }},
        {"blur", [](D& op) { op.blur = 0.5, op.blur_passes = 3; }},
        {"bilinear", [](D& op) { op.residual = D::Residual::bilinear; }},
        {"discard", [](D& op) { op.residual = D::Residual::discard, op.ring = D::Ring::none; }},
        {"floor", [](D& op) { op.floor = 280, op.blur = 0.3; }},
        {"hard", [](D& op) { op.hardness = "hard"; }},
        {"hard_floor", [](D& op) { op.hardness = "hard", op.floor = 280; }},
        {"rain", [](D& op) { op.count = 0, op.density = "rain"; }},
        {"counted_rain", [](D& op) { op.density = "rain"; }},
        {"streams", [](D& op) { op.momentum = 1, op.entrainment = 2; }},
        {"sequential", [](D& op) { op.scheme = D::Scheme::sequential, op.count = 300; }},
        {"one_load", [](D& op) { op.loads = D::Loads::one; }},
        {"own_loads", [](D& op) { op.hardness = "hardness"; }, true},
        {"own_loads_no_ring", [](D& op) { op.ring = D::Ring::none; }, true},
        {"one_load_of_beds",
         [](D& op) { op.hardness = "hardness", op.loads = D::Loads::one, op.floor = 280; }, true},
        {"streams_on_beds", [](D& op) { op.momentum = 1, op.blur = 0.4; }, true},
    };
    return all;
}

ProcessRun rain(const Mode& mode, const Grid& grid, int across, int down) {
    Droplets op;
    op.reference_step = 10, op.height_unit = 300, op.count = 1200, op.path = 160;
    mode.set(op);
    const auto at = [&](auto x, auto y) { return 5 * drop_hills(x, y, grid.columns); };
    const Field start = field_of(grid, at);
    const Field hard = field_of(grid, [](auto x, auto y) { return (x / 9 + y / 7) % 3 * 0.5; });
    const Field wet = field_of(grid, [](auto x, auto y) { return double(x % 11) - 1 + y % 5; });
    ProcessOptions options;
    options.across = across, options.down = down;
    options.fields = {{"hard", &hard}, {"rain", &wet}};
    if (mode.layers)
        options.prepare = [](Terrain& terrain) {
            LayerBook book;
            LayerStack& ground = terrain.ground();
            ground.make_layered();
            const Block& block = terrain.block();
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const std::int64_t place = (block.x0 + x) / 5 + (block.y0 + y) / 6;
                    const char* rock = place % 2 == 0 ? "sandstone" : "limestone";
                    const auto thick = static_cast<Units>((1 + place % 4) / ground.unit_m());
                    ground.add(x, y, *terrain.materials().find(rock), thick, 0, book);
                }
        };
    return run_process(op, grid, start, options);
}

class DropPipelineModes : public testing::TestWithParam<Mode> {};

TEST_P(DropPipelineModes, any_blocks_make_the_same_land_and_books) {
    set_thread_count(2);
    struct Case {
        std::int64_t columns, rows;
        Edges edges;
        int across, down;
    };
    for (const Case& one : {Case{97, 73, Edges::open, 2, 2}, Case{97, 73, Edges::wrap_x, 1, 4},
                            Case{97, 73, Edges::closed, 3, 1}, Case{37, 129, Edges::open, 5, 3},
                            Case{37, 29, Edges::open, 2, 2}, Case{97, 73, Edges::wrap, 2, 2},
                            Case{37, 129, Edges::wrap_y, 1, 3}, Case{37, 250, Edges::wrap, 2, 1}}) {
        Grid grid = drop_grid(one.columns, one.rows, one.edges);
        grid.spacing_m = 10;
        const ProcessRun whole = rain(GetParam(), grid, 1, 1);
        const ProcessRun cut = rain(GetParam(), grid, one.across, one.down);
        EXPECT_TRUE(same_units(whole.units, cut.units))
            << one.columns << " x " << one.rows << " on " << one.across << " x " << one.down;
        EXPECT_EQ(whole.report.counts, cut.report.counts);
        for (const auto& [material, account] : whole.ledger.accounts()) {
            const Account& other = cut.ledger.accounts().at(material);
            for (std::size_t side = 0; side < 4; ++side)
                EXPECT_EQ(account.border[side].value(), other.border[side].value());
            EXPECT_EQ(account.out.value(), other.out.value());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(all, DropPipelineModes, testing::ValuesIn(modes()),
                         [](const auto& one) { return std::string(one.param.name); });

// Axes of more than one frame (DropAxis), along rows and across strips.
TEST(DropPipeline, any_blocks_make_the_same_land_of_long_maps) {
    set_thread_count(2);
    struct Case {
        std::int64_t columns, rows;
        Edges edges;
        int across, down;
    };
    const Mode many{"many", [](Droplets& op) { op.count = 100'000; }};
    const Mode streams{
        "streams", [](Droplets& op) { op.count = 100'000, op.momentum = 1, op.entrainment = 2; }};
    for (const Case& one :
         {Case{17'500, 90, Edges::wrap_x, 2, 2}, Case{90, 17'500, Edges::open, 1, 3},
          Case{40, 17'500, Edges::wrap, 5, 1}})
        for (const Mode* mode : {&many, &streams}) {
            Grid grid = drop_grid(one.columns, one.rows, one.edges);
            grid.spacing_m = 10;
            const ProcessRun whole = rain(*mode, grid, 1, 1);
            const ProcessRun cut = rain(*mode, grid, one.across, one.down);
            EXPECT_TRUE(same_units(whole.units, cut.units))
                << mode->name << ", " << one.columns << " x " << one.rows;
            EXPECT_EQ(whole.report.counts, cut.report.counts);
        }
}

TEST(DropPipeline, a_block_with_threads_has_as_many_strips_as_are_high_enough) {
    const Grid grid = drop_grid(8, 100);
    SingleCommunicator comm(grid);
    const DropStrips strips(grid, {}, whole(grid), comm, 4, 1, false);  // halves of 12 rows or more
    EXPECT_EQ(DropPipeline::cuts(strips, 1), (std::vector<std::int64_t>{0, 50, 100}));
    EXPECT_EQ(DropPipeline::cuts(strips, 2), (std::vector<std::int64_t>{0, 25, 50, 75, 100}));
    EXPECT_EQ(DropPipeline::cuts(strips, 64).size(), 9u);
}

}  // namespace
}  // namespace cuesta::test
