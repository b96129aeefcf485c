// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/aeolian_sweep.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::aeolian {
namespace {

// Load that neither falls nor is lifted.
Law carrying() {
    Law law;
    law.unit_m = 1, law.per_unit = 1;
    law.most_speed = 1.7f, law.steep = 1.2f, law.per_steep = 1;
    law.per_shelter = 1, law.most_load = 0x1p22f;
    law.side = 0.1f;
    law.slide_share = 0.2f, law.repose = 10, law.rest = 9;
    return law;
}

struct Lab {
    explicit Lab(const Grid& of) : grid(of), shape{of.columns, of.rows, 3} { work.fit(shape); }
    Crossed step(const Law& law, const Shift& shift, float inflow = 0) {
        SingleCommunicator comm(grid);
        comm.exchange(rock, Outside::repeat);
        comm.exchange(cover, Outside::repeat);
        for (Field* field : {&slope, &shelter}) comm.exchange(*field, Outside::repeat);
        comm.exchange(load, Outside::zero);
        if (inflow > 0) fill_inflow(load, grid, whole(grid), inflow);
        return saltate(law, shift, planes(), work, grid, whole(grid));
    }
    SandPlanes planes() { return {rock, cover, load, slope, shelter, nullptr}; }
    double sum() const {
        double all = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                all += double{load.at(x, y)} + cover.at(x, y);
        return all;
    }
    Grid grid;
    FieldShape shape;
    IntField rock{shape}, cover{shape};
    Field load{shape}, slope{shape}, shelter{shape};
    SandWork work;
};

TEST(AeolianSweep, a_load_goes_one_cell_on_and_strays_to_both_sides) {
    Lab lab({9, 9, 1, Edges::wrap});
    lab.load.at(4, 4) = 100;
    lab.step(carrying(), {1, 0, true});
    EXPECT_EQ(lab.load.at(5, 4), 80);
    EXPECT_EQ(lab.load.at(5, 3), 10);
    EXPECT_EQ(lab.load.at(5, 5), 10);
    lab.step(carrying(), {1, 1, true});
    EXPECT_EQ(lab.load.at(6, 5), 64 + 1 + 1);
    lab.step(carrying(), {0, -1, false});
    EXPECT_EQ(lab.sum(), 100);
    for (int i = 0; i < 40; ++i) lab.step(carrying(), {-1, -1, false});
    EXPECT_EQ(lab.sum(), 100);
}

TEST(AeolianSweep, over_open_sides_a_load_leaves_and_is_counted) {
    Lab lab({5, 4, 1, Edges::open});
    lab.load.at(4, 1) = 100;
    const Crossed crossed = lab.step(carrying(), {1, 0, true});
    EXPECT_EQ(crossed.left[static_cast<std::size_t>(Side::east)], 100);
    EXPECT_EQ(lab.sum(), 0);
    // From the upwind side it comes in, over the corners too.
    const Crossed come = lab.step(carrying(), {1, 0, true}, 50);
    EXPECT_EQ(come.came[0] + come.came[2] + come.came[3], static_cast<std::int64_t>(lab.sum()));
    EXPECT_EQ(lab.load.at(0, 2), 50);
    EXPECT_EQ(lab.load.at(1, 2), 0);
}

TEST(AeolianSweep, at_walls_a_load_falls) {
    for (const Shift shift :
         {Shift{1, 0, true}, Shift{1, 1, true}, Shift{-1, 1, false}, Shift{0, -1, false}}) {
        Lab lab({5, 4, 1, Edges::closed});
        for (std::int64_t y = 0; y < 4; ++y)
            for (std::int64_t x = 0; x < 5; ++x) lab.load.at(x, y) = static_cast<float>(7 * x + y);
        const double before = lab.sum();
        for (int i = 0; i < 10; ++i) {
            const Crossed crossed = lab.step(carrying(), shift, 50);
            EXPECT_EQ(crossed.left, Crossed{}.left);
            EXPECT_EQ(crossed.came, Crossed{}.came);
        }
        EXPECT_EQ(lab.sum(), before);
    }
}

TEST(AeolianSweep, a_crest_shelters_a_wedge_behind_it) {
    Lab lab({12, 1, 1, Edges::open});
    lab.rock.at(2, 0) = 3;
    Law law = carrying();
    law.drop_m = 1;
    for (int i = 0; i < 6; ++i) lab.step(law, {1, 0, true});
    EXPECT_EQ(lab.shelter.at(2, 0), 0);
    EXPECT_EQ(lab.shelter.at(3, 0), 2);
    EXPECT_EQ(lab.shelter.at(4, 0), 1);
    EXPECT_EQ(lab.shelter.at(5, 0), 0);
}

TEST(AeolianSweep, a_heap_of_sand_slides_to_its_angle) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        Lab lab({301, 7, 1, edges});
        for (std::int64_t y = 0; y < 7; ++y)
            for (std::int64_t x = 140; x < 160; ++x) lab.cover.at(x, y) = 400;
        const double before = lab.sum();
        SingleCommunicator comm(lab.grid);
        slide_sand(carrying(), lab.planes(), lab.work, 4000, comm);
        EXPECT_EQ(lab.sum(), before);
        std::int32_t steepest = 0, highest = 0;
        for (std::int64_t x = 0; x + 1 < 301; ++x) {
            steepest = std::max(steepest, std::abs(lab.cover.at(x + 1, 3) - lab.cover.at(x, 3)));
            highest = std::max(highest, lab.cover.at(x, 3));
        }
        EXPECT_LE(steepest, 14);  // whole units of 0.2 x the excess move
        EXPECT_LT(highest, 330);
        // Rock does not slide.
        EXPECT_EQ(lab.rock.at(150, 3), 0);
    }
}

}  // namespace
}  // namespace cuesta::aeolian
