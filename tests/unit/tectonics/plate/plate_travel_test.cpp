// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_travel.h"

#include <gtest/gtest.h>

#include "cuesta/tectonics/plates.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;

// One still world of 64 x 64 cells, all of it one plate that moves as it is told.
struct OnePlate {
    plate::Torus geo{64, 64};
    plate::PlateWorld<plate::Torus> world{geo, 100};
    Grid grid{64, 64, 1000, Edges::wrap};
    SingleCommunicator comm{grid};
    Terrain terrain{grid, whole(grid), 1, std::make_shared<MaterialTable>()};
    Scratch scratch{terrain.shape()};
    StepContext step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};

    OnePlate() {
        plate::Rule rule;
        rule.plates = rule.least_plates = 1;
        rule.parts = false;
        world.start(rule);
        terrain.settle(0x1p-14);
        terrain.ground().make_layered();
    }
};

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

TEST(plate_travel, less_than_a_sample_waits_for_more) {
    OnePlate one;
    const auto then = plate::places_now(one.world, one.step);
    one.world.plates[0].pose.x += std::int64_t{3} << 30;
    EXPECT_TRUE(plate::find_rides(one.world, then, one.step).empty());
    one.world.plates[0].pose.x += std::int64_t{3} << 30;
    EXPECT_FALSE(plate::find_rides(one.world, then, one.step).empty());
}

TEST(plate_travel, places_come_back_from_their_bytes) {
    OnePlate one;
    const auto places = plate::places_now(one.world, one.step);
    const auto again = plate::Places<plate::Torus>::restored(places.saved());
    EXPECT_EQ(again.ids, places.ids);
    EXPECT_EQ(again.owners, places.owners);
    EXPECT_TRUE(again.poses[0] == places.poses[0]);
    std::vector<std::byte> damaged = places.saved();
    damaged.resize(damaged.size() / 2);
    EXPECT_ANY_THROW(plate::Places<plate::Torus>::restored(damaged));
}

TEST(plate_travel, the_sea_fills_what_lies_lowest_and_lakes_stay_on_land) {
    OnePlate one;
    LayerStack& ground = one.terrain.ground();
    LayerBook book;
    // Land of 100 m in the west half with a lake; a sea floor 200 m deep in the east.
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x)
            ground.thicken(x, y, 0, static_cast<Units>((x < 32 ? 100 : -200) / ground.unit_m()), 0);
    one.terrain.show_height();
    Field& water = one.terrain.make(field::water);
    water.at(5, 5) = 7;
    water.at(40, 5) = 640;  // not settled yet
    plate::MovingWater moving(one.terrain, one.step);
    moving.settle();
    EXPECT_EQ(water.at(5, 5), 7);
    EXPECT_EQ(water.at(20, 20), 0);
    EXPECT_NEAR(water.at(50, 50), 640.0 / (32 * 64), 0.002);
    const Account& account = one.terrain.ledger.account(water_account);
    double sum = 0;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) sum += double{water.at(x, y)};
    EXPECT_EQ(sum, 647 + account.in.value() - account.out.value());
    EXPECT_LT(account.out.value() + account.in.value(), 0x1p-9);
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
