// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_record.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/base/error.h"
#include "cuesta/tectonics/plate/plate_world.h"

namespace cuesta::plate {
namespace {

Grid world_grid() {
    Grid grid;
    grid.columns = 64, grid.rows = 32, grid.spacing_m = 626000;
    grid.projection = Projection::latlon;
    return grid;
}

TEST(plate_record, tells_of_every_sample_and_plate) {
    const Sphere geo(16);
    PlateWorld<Sphere> world(geo, 6371);
    Rule rule;
    rule.seed = 3;
    world.start(rule);
    world.advance(rule, 60);
    const PlateRecord record = read_record(world.saved(), world_grid());
    EXPECT_DOUBLE_EQ(record.now_myr, world.exact_myr());
    EXPECT_EQ(record.plates.size(), world.plates.size());
    std::set<std::int64_t> ids;
    for (const RotationRow& row : record.rotations) ids.insert(row.id);
    for (const auto& sample : record.samples) {
        EXPECT_GT(sample.plate, 0);
        EXPECT_TRUE(ids.contains(sample.id)) << sample.id;
        EXPECT_LE(sample.age_myr, 60.1f);
    }
    EXPECT_EQ(read_rotations(world.saved()).rotations.size(), record.rotations.size());
}

// Going on from a saved state leaves the same history.
TEST(plate_record, a_restart_changes_nothing) {
    const Sphere geo(16);
    Rule rule;
    rule.seed = 5;
    PlateWorld<Sphere> whole(geo, 6371), first(geo, 6371), second(geo, 6371);
    whole.start(rule), first.start(rule);
    for (int i = 0; i < 6; ++i) whole.advance(rule, 20);
    for (int i = 0; i < 3; ++i) first.advance(rule, 20);
    second.restore(first.saved());
    for (int i = 0; i < 3; ++i) second.advance(rule, 20);
    EXPECT_EQ(whole.saved(), second.saved());
    EXPECT_FALSE(whole.history.moments.empty());
    EXPECT_EQ(rotation_text(read_rotations(whole.saved()).rotations, 120),
              rotation_text(read_rotations(second.saved()).rotations, 120));
}

TEST(plate_record, a_flat_world_has_no_rotations) {
    const Torus geo(64, 32);
    PlateWorld<Torus> world(geo, 100);
    Rule rule;
    world.start(rule);
    EXPECT_THROW(read_rotations(world.saved()), Error);
    EXPECT_THROW(read_rotations({}), Error);
}

}  // namespace
}  // namespace cuesta::plate
