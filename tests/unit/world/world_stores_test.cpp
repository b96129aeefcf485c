// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_stores.h"

#include <gtest/gtest.h>

#include <limits>

#include "cuesta/base/error.h"
#include "cuesta/operator/field_watch.h"
#include "cuesta/process/water/water_store.h"

namespace cuesta::world {
namespace {

struct StoreLab {
    Grid grid{3, 2, 1, Edges::closed};
    Block block = whole(grid);
    Terrain terrain{grid, block, 2, std::make_shared<const MaterialTable>()};
    Scratch scratch{FieldShape{3, 2, 2}};
    SingleCommunicator comm{grid};
    StepContext step{grid, block, comm, {}, 0, terrain, scratch, {}};
    StepReport report;

    double settle(double more_m, StoreUse use) {
        return settle_stores(terrain, step, more_m, use, report);
    }
};

TEST(WorldStores, one_quantum_holds_the_deepest_of_all) {
    StoreLab lab;
    lab.terrain.make(field::water).fill(0.3f);
    lab.terrain.make(field::ice).fill(5000.1f);
    const double quantum_m = lab.settle(20, {true, false});
    EXPECT_EQ(quantum_m, water_quantum(5000.1f));
    for (const std::string_view name : {field::water, field::ice}) {
        const double quanta = double{lab.terrain.find(name)->at(1, 1)} / quantum_m;
        EXPECT_EQ(quanta, std::round(quanta)) << name;
    }
    EXPECT_EQ(lab.settle(9000, {true, false}), water_quantum(9000));
}

TEST(WorldStores, water_of_the_ground_counts_only_where_it_moves) {
    StoreLab lab;
    lab.terrain.make(field::water).fill(1);
    lab.terrain.make(field::groundwater).fill(3000.1f);
    EXPECT_EQ(lab.settle(0, {true, false}), water_quantum(1));
    EXPECT_EQ(lab.terrain.find(field::groundwater)->at(0, 0), 3000.1f);
    EXPECT_EQ(lab.settle(0, {true, true}), water_quantum(3000.1f));
    EXPECT_NE(lab.terrain.find(field::groundwater)->at(0, 0), 3000.1f);
}

TEST(WorldStores, what_is_below_zero_is_booked_and_what_is_no_number_stops) {
    StoreLab lab;
    lab.terrain.make(field::water).at(2, 1) = -4;
    lab.settle(0, {true, false});
    EXPECT_EQ(lab.terrain.find(field::water)->at(2, 1), 0);
    EXPECT_EQ(lab.report.counts["negative_water"], 1);
    lab.terrain.find(field::water)->at(0, 0) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_THROW(lab.settle(0, {true, false}), Error);
}

TEST(WorldStores, a_note_spares_looking_until_somebody_writes) {
    StoreLab lab;
    FieldWatch& watch = lab.scratch.object<FieldWatch>();
    const std::vector<std::string> writes{std::string(field::water)};
    lab.terrain.make(field::water).fill(1);
    watch.begin(writes);
    const double quantum_m = lab.settle(0, {true, false});
    note_stores(lab.step, quantum_m, 700, {true, false});
    // It believes the note, though no water is as deep.
    watch.begin(writes);
    EXPECT_EQ(lab.settle(0, {true, false}), water_quantum(700));
    note_stores(lab.step, quantum_m, 700, {true, false});
    watch.begin(writes);
    EXPECT_EQ(lab.settle(0, {true, true}), water_quantum(1));  // it says nothing of the ground
    note_stores(lab.step, quantum_m, 700, {true, false});
    forget_stores(lab.step);
    watch.begin(writes);
    EXPECT_EQ(lab.settle(0, {true, false}), water_quantum(1));
    note_stores(lab.step, quantum_m, 700, {true, false});
    watch.begin(writes);  // another operator
    watch.begin(writes);
    EXPECT_EQ(lab.settle(0, {true, false}), water_quantum(1));
}

}  // namespace
}  // namespace cuesta::world
