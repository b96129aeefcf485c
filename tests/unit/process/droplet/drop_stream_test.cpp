// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_stream.h"

#include <gtest/gtest.h>

#include "cuesta/process/droplet/drop_step.h"
#include "support/drop_lab.h"
#include "support/run_process.h"

namespace cuesta::test {
namespace {

struct Brook {
    explicit Brook(const DropRing& ring_ = {}) : ring(ring_) {
        for (Field* map : {&maps.discharge, &maps.momentum_x, &maps.momentum_y})
            *map = Field({20, 16, 0});
        show_stream(maps, strips, land, stream);
    }
    DropRing ring;
    Grid grid = drop_grid(20, 16);
    SingleCommunicator comm{grid};
    DropStrips strips{grid, ring, whole(grid), comm, 1, 1, true};
    DropMap land = drop_map(20 + 2 * ring.west, 16 + 2 * ring.north, [](auto, auto) { return 1; });
    DropStreamMaps maps;
    DropStream stream;
};

TEST(DropStream, what_passed_is_taken_up_relative_to_the_mean_and_the_rest_forgotten) {
    Brook brook;
    for (int i = 0; i < 64; ++i) brook.stream.add(5, 7, 0.5f, 0.6f, -0.8f);
    take_up_stream(brook.maps, brook.strips, brook.land, 0.75, 16, brook.stream);
    // All the water of 320 samples passed one.
    EXPECT_NEAR(brook.maps.discharge.at(5, 7), 0.25 * 320, 0.01);
    EXPECT_NEAR(brook.maps.momentum_x.at(5, 7), 0.25 * 320 * 0.6, 0.2);
    EXPECT_NEAR(brook.maps.momentum_y.at(5, 7), -0.25 * 320 * 0.8, 0.2);
    EXPECT_EQ(brook.maps.discharge.at(6, 7), 0);
    EXPECT_NEAR(brook.stream.x.at(5, 7), 0.6, 0.01);
    EXPECT_NEAR(brook.stream.strength.at(5, 7), 80.0 / 90, 0.01);
    EXPECT_EQ(brook.stream.passed.at(5, 7), 0);
    // Four drops in each pass.
    EXPECT_FLOAT_EQ(brook.stream.calm.at(5, 7), 0.25f);
    EXPECT_FLOAT_EQ(brook.stream.calm.at(6, 7), 0.5f);
    EXPECT_EQ(brook.stream.calm.at(8, 7), 1);
    brook.stream.add(1, 1, 1, 1, 0);
    take_up_stream(brook.maps, brook.strips, brook.land, 0.75, 16, brook.stream);
    EXPECT_NEAR(brook.maps.discharge.at(5, 7), 0.75 * 80, 0.01);
    // Nothing passes, nothing is forgotten.
    take_up_stream(brook.maps, brook.strips, brook.land, 0.75, 16, brook.stream);
    EXPECT_NEAR(brook.maps.discharge.at(5, 7), 0.75 * 80, 0.01);
}

TEST(DropStream, in_the_mirror_water_goes_the_other_way) {
    Brook brook({3, 3, 2, 2, true});
    brook.maps.momentum_x.at(2, 5) = 4, brook.maps.momentum_y.at(2, 5) = 3;
    show_stream(brook.maps, brook.strips, brook.land, brook.stream);
    EXPECT_FLOAT_EQ(brook.stream.x.at(5, 7), 0.8f);
    EXPECT_FLOAT_EQ(brook.stream.x.at(1, 7), -0.8f);
    EXPECT_FLOAT_EQ(brook.stream.y.at(1, 7), 0.6f);
}

TEST(DropStream, turns_drops_that_go_with_it_and_leaves_the_others) {
    Brook brook;
    brook.stream.momentum = 2;
    brook.stream.x.fill(0.8f), brook.stream.y.fill(0.6f), brook.stream.strength.fill(0.5f);
    Droplets op = printed_drops();
    op.inertia = 1;
    const DropRule rule = rule_of(op, drop_grid(20, 16));
    DropBlock block;
    Drop drop;
    drop.x = 8, drop.y = 8, drop.dx = 1, drop.speed2 = 1, drop.water = 1;
    block.set(0, drop);
    drop.dx = -1;
    block.set(1, drop);
    std::vector<std::int32_t> sums(2 * 32 * 64);
    std::int32_t fate[DropBlock::lanes];
    step_drops({&brook.land, &rule, nullptr, &brook.stream, {1, 1}, 0}, block, 2,
               {sums.data(), sums.data() + 32 * 64, nullptr, 64, 31, 0}, fate);
    // (1, 0) + 2 x 0.5 x 0.8 (0.8, 0.6)
    const double size = std::sqrt(1.64 * 1.64 + 0.48 * 0.48);
    EXPECT_NEAR(block.dx[0], 1.64 / size, 1e-6);
    EXPECT_NEAR(block.dy[0], 0.48 / size, 1e-6);
    EXPECT_EQ(block.dx[1], -1);
    EXPECT_EQ(block.dy[1], 0);
}

TEST(DropStream, of_the_operator_gather_water_and_are_the_same_for_any_blocks) {
    Grid grid = drop_grid(96, 96);
    grid.spacing_m = 10;
    const Field start =
        field_of(grid, [](auto x, auto y) { return 3 * drop_hills(x, y, 96) + 2.0 * x; });
    for (const auto scheme : {Droplets::Scheme::parallel, Droplets::Scheme::sequential}) {
        Droplets op;
        op.reference_step = 10, op.height_unit = 300, op.count = 6000, op.scheme = scheme;
        op.momentum = 1, op.entrainment = 2;
        double most = 0, sum = 0;
        ProcessOptions options{.steps = 2};
        options.inspect = [&](Terrain& terrain) {
            const Field& passed = *terrain.find(Droplets::stream_discharge);
            for (std::int64_t y = 0; y < 96; ++y)
                for (std::int64_t x = 0; x < 96; ++x) {
                    most = std::max(most, double{passed.at(x, y)});
                    sum += double{passed.at(x, y)};
                }
        };
        const ProcessRun one = run_process(op, grid, start, options);
        EXPECT_GT(most, 4);  // times the mean
        EXPECT_NEAR(sum / (96 * 96), 1, 0.3);
        const ProcessRun many = run_process(op, grid, start, {.steps = 2, .across = 2, .down = 3});
        EXPECT_TRUE(same_units(one.units, many.units));
        op.momentum = 0, op.entrainment = 0;
        EXPECT_FALSE(same_units(one.units, run_process(op, grid, start, {.steps = 2}).units));
    }
}

}  // namespace
}  // namespace cuesta::test
