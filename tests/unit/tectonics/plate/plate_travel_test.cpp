// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_travel.h"

#include <gtest/gtest.h>

#include "cuesta/tectonics/plates.h"
#include "support/columns.h"
#include "support/one_plate.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;

using test::OnePlate;

TEST(plate_travel, columns_and_water_move_by_whole_samples_and_nothing_is_lost) {
    OnePlate one;
    const MaterialId sand = *one.terrain.materials().find("sand");
    LayerBook none;
    one.terrain.ground().add(10, 20, sand, 1000, 0, none);
    one.terrain.make("ice").at(10, 20) = 4;
    one.terrain.make("deposit").at(10, 20) = 5;
    const auto then = plate::places_now(one.world, one.step);
    one.world.plates[0].pose.x += std::int64_t{3} << 32;
    one.world.plates[0].pose.y -= std::int64_t{25} << 32;
    const auto rides = plate::find_rides(one.world, then, one.step);
    ASSERT_FALSE(rides.empty());
    StepReport report;
    plate::carry_ground(one.terrain, one.step, rides, report);
    EXPECT_EQ(one.terrain.ground().layers(10, 20), 1);
    EXPECT_EQ(one.terrain.ground().layer(13, 59, 1).thickness, 1000);
    EXPECT_EQ(one.terrain.find("ice")->at(13, 59), 4);
    EXPECT_EQ(one.terrain.find("deposit")->at(13, 59), 5);
    for (const auto& [material, account] : one.terrain.ledger.accounts()) {
        EXPECT_EQ(account.in.value(), 0);
        EXPECT_EQ(account.out.value(), 0);
    }
}

TEST(plate_travel, places_come_back_from_their_bytes) {
    OnePlate one;
    const auto places = plate::places_now(one.world, one.step);
    const auto again = plate::Places<plate::Torus>::restored(places.saved());
    EXPECT_EQ(again.ids, places.ids);
    EXPECT_TRUE(again.owners == places.owners);
    EXPECT_TRUE(again.poses[0] == places.poses[0]);
    std::vector<std::byte> damaged = places.saved();
    damaged.resize(damaged.size() / 2);
    EXPECT_ANY_THROW(plate::Places<plate::Torus>::restored(damaged));
}

TEST(plate_travel, a_world_with_beds_keeps_its_books_on_any_blocks) {
    Grid grid{64, 32, 40075000.0 / 64, Edges::wrap_x};
    grid.projection = Projection::latlon;
    Plates op;
    op.resolution = 32;
    op.time_step = 1e7;
    const auto lay = [](Terrain& terrain) {
        terrain.ground().make_layered();
        LayerBook none;
        for (std::int64_t y = 0; y < terrain.shape().rows; ++y)
            for (std::int64_t x = 0; x < terrain.shape().columns; ++x)
                terrain.ground().add(x, y, *terrain.materials().find("sandstone"), 1 << 20, 0,
                                     none);
        terrain.make(field::water);
        for (std::int64_t y = 0; y < terrain.shape().rows; ++y)
            for (std::int64_t x = 0; x < terrain.shape().columns; ++x)
                terrain.make(field::water).at(x, y) = 100;
    };
    const Field start = field_of(grid, [](auto, auto) { return 1000; });
    const ProcessRun whole = run_process(op, grid, start, {.steps = 4, .prepare = lay});
    const ProcessRun parts =
        run_process(op, grid, start, {.steps = 4, .across = 2, .down = 2, .prepare = lay});
    EXPECT_TRUE(test::same_units(whole.units, parts.units));
    double booked = 0;
    for (const auto& [material, account] : whole.ledger.accounts())
        if (material != water_account)
            booked += account.in.value() - account.out.value() + account.formed.value() -
                      account.turned.value();
    // Units have become coarser on the way.
    EXPECT_EQ(booked,
              whole.ground() - static_cast<double>(whole.began) * LayerStack::unit_for(1000));
    // Water is where it was put, to a quantum.
    const auto water = whole.ledger.accounts().find(water_account);
    if (water != whole.ledger.accounts().end()) {
        EXPECT_LT(water->second.in.value() + water->second.out.value(), 4 * 0x1p-9);
    }
}

}  // namespace
}  // namespace cuesta
