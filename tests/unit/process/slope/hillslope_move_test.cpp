// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope_move.h"

#include <gtest/gtest.h>

#include "support/lay_layers.h"

namespace cuesta {
namespace {

using test::Layers;

// A map of one row, in units of 1 m, closed unless told.
struct Fixture {
    Grid grid;
    Terrain terrain;
    SingleCommunicator comm;
    HillslopeWork work;
    HillslopeRounds rounds;
    Field rest_x, rest_y;
    HillslopeMove move;
    StepReport report;

    explicit Fixture(std::int64_t columns, Edges edges = Edges::closed, std::int64_t rows = 1)
        : grid{columns, rows, 1, edges},
          terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>()),
          comm(grid),
          rest_x(terrain.shape()),
          rest_y(terrain.shape()) {
        terrain.settle(1);
        work.fit(terrain.shape(), false, false);
        move.borders = borders_of(grid, whole(grid));
        move.fixed = open_borders_of(grid, whole(grid));
    }
    void layers() {
        hillslope_move_layers(terrain.ground(), work, rounds, move, comm, terrain.ledger, report);
    }
    Layers at(std::int64_t x, std::int64_t y = 0) { return test::layers_of(terrain, x, y); }
    double left(std::string_view material, Side side) {
        return terrain.ledger.account(*terrain.materials().find(material))
            .border[static_cast<std::size_t>(side)]
            .value();
    }
};

TEST(HillslopeMove, parts_of_a_unit_wait_at_the_face_in_metres) {
    Fixture f(2);
    const double unit_m = 0.25;
    for (const auto& [flux, units, rest_m] :
         {std::tuple{0.5f, 0, 0.125f}, {0.75f, 1, 0.0625f}, {-3.0f, -2, -0.1875f}}) {
        f.work.flux_x.at(0, 0) = flux;
        hillslope_whole_units(f.work, unit_m, f.rest_x, f.rest_y);
        EXPECT_EQ(f.work.moved_x.at(0, 0), units);
        EXPECT_EQ(f.rest_x.at(0, 0), rest_m);
    }
}

TEST(HillslopeMove, more_than_fits_stays_in_the_rest) {
    Fixture f(2);
    f.work.flux_x.at(0, 0) = 0x1p29f;
    hillslope_whole_units(f.work, 1, f.rest_x, f.rest_y);
    EXPECT_EQ(f.work.moved_x.at(0, 0), 1 << 28);
    EXPECT_EQ(f.rest_x.at(0, 0), 0x1p28f);
}

TEST(HillslopeMove, a_surface_changes_by_what_crossed_its_faces) {
    Fixture f(3);
    f.work.moved_x.at(0, 0) = 5, f.work.moved_x.at(1, 0) = -2;
    hillslope_move_surface(f.terrain.ground(), f.work, f.move, f.terrain.ledger);
    const IntField& z = f.terrain.ground().surface();
    EXPECT_EQ(z.at(0, 0), -5);
    EXPECT_EQ(z.at(1, 0), 7);
    EXPECT_EQ(z.at(2, 0), -2);
    EXPECT_TRUE(f.terrain.ledger.accounts().empty());
}

TEST(HillslopeMove, what_reaches_a_fixed_border_is_booked_at_its_side) {
    Fixture f(3, Edges::open, 3);
    f.work.moved_x.at(0, 1) = -5;  // to the west
    f.work.moved_x.at(1, 1) = 4;   // to the east
    f.work.moved_y.at(1, 0) = -3;  // to the north
    f.work.moved_y.at(1, 1) = -7;  // in from the south
    hillslope_move_surface(f.terrain.ground(), f.work, f.move, f.terrain.ledger);
    const IntField& z = f.terrain.ground().surface();
    for (std::int64_t y = 0; y < 3; ++y)
        for (std::int64_t x = 0; x < 3; ++x)
            EXPECT_EQ(z.at(x, y), x == 1 && y == 1 ? -5 - 4 - 3 + 7 : 0);
    EXPECT_EQ(f.left("granite", Side::west), 5);
    EXPECT_EQ(f.left("granite", Side::east), 4);
    EXPECT_EQ(f.left("granite", Side::north), 3);
    EXPECT_EQ(f.left("granite", Side::south), -7) << "it came over that side";
    EXPECT_EQ(f.terrain.ledger.account(0).in.value(), 0) << "nothing is made";
}

TEST(HillslopeMove, layers_come_off_from_above_and_keep_their_material) {
    Fixture f(2);
    test::lay_layers(f.terrain, [](std::int64_t x, std::int64_t) {
        return x == 0 ? Layers{{"granite", 20}, {"sand", 4}, {"regolith", 3}}
                      : Layers{{"slate", 10}};
    });
    f.work.moved_x.at(0, 0) = 9;
    f.layers();
    EXPECT_EQ(f.at(0), (Layers{{"granite", 18}}));
    EXPECT_EQ(f.at(1), (Layers{{"slate", 10}, {"regolith", 3}, {"sand", 4}, {"granite", 2}}));
    EXPECT_EQ(f.work.moved_x.at(0, 0), 0);
    EXPECT_TRUE(f.report.counts.empty());
}

TEST(HillslopeMove, soil_from_above_passes_over_rock_that_stays) {
    // Each of three cells passes five units on; only the first one has them.
    Fixture f(4);
    test::lay_layers(f.terrain, [](std::int64_t x, std::int64_t) {
        return x == 0 ? Layers{{"granite", 20}, {"regolith", 9}}
                      : Layers{{"granite", 20}, {"regolith", 1}};
    });
    for (std::int64_t x = 0; x < 3; ++x) f.work.moved_x.at(x, 0) = 5;
    f.layers();
    EXPECT_EQ(f.at(0), (Layers{{"granite", 20}, {"regolith", 4}}));
    EXPECT_EQ(f.at(1), (Layers{{"granite", 20}, {"regolith", 1}}));
    EXPECT_EQ(f.at(2), (Layers{{"granite", 20}, {"regolith", 1}}));
    EXPECT_EQ(f.at(3), (Layers{{"granite", 20}, {"regolith", 6}}));
}

TEST(HillslopeMove, far_more_than_lies_on_top_is_taken_from_below_at_once) {
    // A film passes on what comes, one cell further in every round: the last of 100 would wait for
    // the first.
    Fixture f(100);
    test::lay_layers(f.terrain, [](std::int64_t, std::int64_t) {
        return Layers{{"granite", 1000}, {"sand", 1}};
    });
    for (std::int64_t x = 0; x < 99; ++x) f.work.moved_x.at(x, 0) = 200;
    f.layers();
    EXPECT_EQ(f.at(0), (Layers{{"granite", 801}}));
    Units sand = 0;
    for (std::int64_t x = 0; x < 100; ++x) {
        EXPECT_EQ(f.terrain.ground().surface().at(x, 0), x == 0 ? 801 : x == 99 ? 1201 : 1001);
        EXPECT_EQ(f.work.moved_x.at(x, 0), 0);
        for (const auto& [material, units] : f.at(x))
            if (material == "sand") sand += units;
    }
    EXPECT_EQ(sand, 100);
    EXPECT_GT(f.report.counts.at("late_faces"), 0);
}

TEST(HillslopeMove, with_soil_only_rock_stays_and_what_is_missing_is_left) {
    Fixture f(3);
    f.move.soil_only = true;
    test::lay_layers(f.terrain, [](std::int64_t x, std::int64_t) {
        return x == 1 ? Layers{{"granite", 20}, {"sand", 4}} : Layers{{"granite", 20}};
    });
    f.work.moved_x.at(0, 0) = 6;  // bare
    f.work.moved_x.at(1, 0) = 10;
    f.layers();
    EXPECT_EQ(f.at(0), (Layers{{"granite", 20}}));
    EXPECT_EQ(f.at(1), (Layers{{"granite", 20}}));
    EXPECT_EQ(f.at(2), (Layers{{"granite", 20}, {"sand", 4}}));
    EXPECT_EQ(f.rest_x.at(1, 0), 0);
}

TEST(HillslopeMove, a_thin_layer_is_divided_in_proportion) {
    Fixture f(3);
    f.move.soil_only = true;
    test::lay_layers(f.terrain, [](std::int64_t x, std::int64_t) {
        return x == 1 ? Layers{{"granite", 20}, {"sand", 4}} : Layers{{"granite", 20}};
    });
    f.work.moved_x.at(0, 0) = -9;
    f.work.moved_x.at(1, 0) = 3;
    f.layers();
    EXPECT_EQ(f.at(0), (Layers{{"granite", 20}, {"sand", 3}}));
    EXPECT_EQ(f.at(2), (Layers{{"granite", 20}, {"sand", 1}}));
}

TEST(HillslopeMove, close_to_the_surface_a_parcel_joins_its_kind) {
    Fixture f(2);
    test::lay_layers(f.terrain, [](std::int64_t x, std::int64_t) {
        return x == 0 ? Layers{{"granite", 20}, {"sand", 4}}
                      : Layers{{"granite", 20}, {"sand", 4}, {"regolith", 2}};
    });
    f.move.mixing = 2;
    f.work.moved_x.at(0, 0) = 1;
    f.layers();
    EXPECT_EQ(f.at(1), (Layers{{"granite", 20}, {"sand", 5}, {"regolith", 2}}));
    f.move.mixing = 1;
    f.work.moved_x.at(0, 0) = 1;
    f.layers();
    EXPECT_EQ(f.at(1), (Layers{{"granite", 20}, {"sand", 5}, {"regolith", 2}, {"sand", 1}}));
}

TEST(HillslopeMove, layers_at_a_fixed_border_leave_over_its_side) {
    Fixture f(3, Edges::open, 3);
    test::lay_layers(f.terrain, [](std::int64_t, std::int64_t) {
        return Layers{{"granite", 20}, {"sand", 2}};
    });
    f.work.moved_x.at(0, 1) = -3;
    f.work.moved_y.at(1, 0) = 1;  // in from the north
    f.layers();
    EXPECT_EQ(f.left("sand", Side::west), 3);
    EXPECT_EQ(f.left("sand", Side::north), -1) << "it came over that side";
    EXPECT_EQ(f.terrain.ledger.account(*f.terrain.materials().find("sand")).in.value(), 0);
    EXPECT_EQ(f.at(0, 1), (Layers{{"granite", 20}, {"sand", 2}}));
    EXPECT_EQ(f.at(1, 1), (Layers{{"granite", 20}}));
}

}  // namespace
}  // namespace cuesta
