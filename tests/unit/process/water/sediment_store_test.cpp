// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/sediment_store.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "cuesta/operator/field_watch.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

constexpr double unit = 0x1p-17;

TEST(SedimentStore, the_quantum_is_an_eighth_of_a_unit_for_common_loads) {
    EXPECT_EQ(sediment_quantum(unit, 0.9), unit / 8);
    EXPECT_EQ(sediment_quantum(unit, 1.1), unit / 4);
    EXPECT_EQ(sediment_quantum(unit, 1e6), unit);
}

TEST(SedimentStore, phases_of_a_kind_spread_evenly) {
    for (const int kind : {0, 1, 2}) {
        int lower = 0;
        for (int i = 0; i < 1000; ++i) {
            const double phase = sediment_phase(i, 0, kind);
            ASSERT_TRUE(phase >= 0 && phase < 1);
            lower += phase < 0.25 ? 1 : 0;
        }
        EXPECT_NEAR(lower, 250, 4) << kind;
    }
}

TEST(SedimentStore, loads_become_whole_quanta_and_the_difference_is_booked) {
    const Grid grid{.columns = 3, .rows = 2};
    Terrain terrain(grid, whole(grid), 2, std::make_shared<MaterialTable>());
    SingleCommunicator comm(grid);
    Scratch scratch(terrain.shape());
    const StepContext step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};
    Field& load = terrain.make("sediment");
    load.at(0, 0) = 0x1.8p-20f;  // one and a half quanta: to two, the even one
    load.at(1, 0) = 0x1p-20f;
    load.at(2, 0) = -0x1p-19f;
    load.at(0, 1) = 17;  // more than 2^24 quanta
    StepReport report;
    const std::int64_t quanta = settle_sediment(terrain, step, load, 6, 0x1p-20, report);
    EXPECT_EQ(quanta, 2 + 1 + (1 << 24));
    EXPECT_EQ(load.at(0, 0), 0x1p-19f);
    EXPECT_EQ(load.at(2, 0), 0);
    EXPECT_EQ(report.counts.at("negative_sediment"), 1);
    EXPECT_EQ(report.counts.at("limited_sediment"), 1);
    Account& account = terrain.ledger.account(6);
    EXPECT_EQ(account.in.value(), 0x1p-21 + 0x1p-19);
    EXPECT_EQ(account.out.value(), 1);
    EXPECT_EQ(account.suspended.value(), 0x1p-21 + 0x1p-19 - 1);
}

TEST(SedimentStore, whole_loads_are_known_until_somebody_writes_or_quanta_grow) {
    const Grid grid{.columns = 3, .rows = 2};
    Terrain terrain(grid, whole(grid), 2, std::make_shared<MaterialTable>());
    SingleCommunicator comm(grid);
    Scratch scratch(terrain.shape());
    const StepContext step{grid, terrain.block(), comm, {1, 7}, 0, terrain, scratch, {}};
    FieldWatch& watch = scratch.object<FieldWatch>();
    const std::array<std::string, 1> writes{std::string(field::sediment)}, others{"water"};
    watch.begin(writes);
    note_sediment(step, unit, 1.0);
    EXPECT_FALSE(noted_sediment(step, unit)) << "for the next operator";
    watch.begin(others);
    EXPECT_TRUE(noted_sediment(step, unit));
    EXPECT_TRUE(noted_sediment(step, unit / 8)) << "finer quanta hold them too";
    EXPECT_FALSE(noted_sediment(step, 2 * unit));
    EXPECT_FALSE(noted_sediment(step, unit / 0x1p8)) << "more quanta than a float counts";
    watch.begin(writes);
    EXPECT_TRUE(noted_sediment(step, unit));
    watch.begin(others);
    EXPECT_FALSE(noted_sediment(step, unit)) << "somebody wrote";
}

}  // namespace
}  // namespace cuesta
