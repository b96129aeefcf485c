// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rule_quanta.h"

#include <gtest/gtest.h>

#include "cuesta/process/water/water_store.h"

namespace cuesta {
namespace {

using Store = rule::Layer::Store;

struct Lab {
    Grid grid{.columns = 3, .rows = 2};
    SingleCommunicator comm{grid};
    Terrain terrain{grid, whole(grid), 1, std::make_shared<MaterialTable>()};
    Scratch scratch{terrain.shape()};
    StepContext step{grid, terrain.block(), comm, {}, 0, terrain, scratch, {}};
    StepReport report;
    Store water{Store::Kind::field, "water", 0}, air{Store::Kind::field, "air_water", 0};
    Store lava{Store::Kind::field, "lava", 100};
    Lab() { terrain.stores = {"ash", "lava"}; }
};

// Air in quanta that fit the sea beside it; what rounding takes is booked.
TEST(RuleQuanta, stores_of_water_count_in_quanta_of_one_size) {
    Lab lab;
    lab.terrain.make("water").fill(3000);
    lab.terrain.make("air_water").fill(1.0003f);
    lab.terrain.make("lava").fill(2);
    RuleQuanta quanta(lab.terrain, lab.step);
    quanta.settle({&lab.air, &lab.lava}, lab.report);
    EXPECT_EQ(quanta.of(lab.air), water_quantum(3000));
    EXPECT_EQ(quanta.of(lab.lava), 0x1p-14);  // for its range of 100
    EXPECT_EQ(lab.terrain.find("air_water")->at(1, 1), 1);
    EXPECT_NEAR(lab.terrain.ledger.account(water_account).out.value(), 6 * 0.0003, 1e-6);
    EXPECT_EQ(account_of("lava", lab.terrain), stored_account(1));
    EXPECT_EQ(account_of("snow", lab.terrain), water_account);
    EXPECT_EQ(quanta.end(lab.lava).account, stored_account(1));
    EXPECT_EQ(quanta.end(lab.air).quantum_m, water_quantum(3000));
    EXPECT_EQ(quanta.end({}).kind, TurnEnd::Kind::outside);
}

TEST(RuleQuanta, what_is_no_depth_is_counted_or_stops) {
    Lab lab;
    lab.terrain.make("water").at(1, 0) = -2;
    RuleQuanta quanta(lab.terrain, lab.step);
    quanta.settle({&lab.water}, lab.report);
    EXPECT_EQ(lab.report.counts.at("negative_amounts"), 1);
    EXPECT_EQ(lab.terrain.ledger.account(water_account).in.value(), 2);
    lab.terrain.find("water")->at(1, 0) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_ANY_THROW(quanta.settle({&lab.water}, lab.report));
}

}  // namespace
}  // namespace cuesta
