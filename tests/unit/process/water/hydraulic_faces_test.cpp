// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_faces.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;

struct Pond {
    explicit Pond(Edges edges) : grid{.columns = 4, .rows = 3, .spacing_m = 1, .edges = edges} {}
    Grid grid;
    Field depth = field_of(
        grid, [](auto, auto) { return 1; }, 2);
    Field qx = field_of(
        grid, [](auto, auto) { return -2; }, 2);
    Field qy = field_of(
        grid, [](auto, auto) { return 0.5; }, 2);
    float rows[3][16] = {};
    void row(std::int64_t y, bool faces = true) {
        HydraulicFaces({&depth, &qx, &qy, faces}, grid, whole(grid))
            .row(y, rows[0] + 4, rows[1] + 4, rows[2] + 4);
    }
    float east(int x) const { return rows[0][x + 4]; }
    float south(int x) const { return rows[1][x + 4]; }
    float north(int x) const { return rows[2][x + 4]; }
};

TEST(HydraulicFaces, over_an_open_border_leaves_what_comes_and_is_not_passed_on) {
    Pond pond(Edges::open);
    pond.row(1);
    EXPECT_EQ(pond.east(-1), -2);  // 2 from the east; 0.5 from the north goes on to the south
    EXPECT_EQ(pond.east(0), -2);
    EXPECT_EQ(pond.east(3), 0);  // the cell gives 2 westwards and gets nothing
    EXPECT_EQ(pond.south(1), 0.5f);
}

TEST(HydraulicFaces, a_corner_shares_between_its_two_borders) {
    Pond pond(Edges::open);
    pond.row(2);
    EXPECT_EQ(pond.south(0), 1.25f);  // 2 + 0.5
    EXPECT_EQ(pond.east(-1), -1.25f);
    EXPECT_EQ(pond.south(2), 0.5f);
}

TEST(HydraulicFaces, the_northern_border_becomes_known_with_the_first_row) {
    Pond pond(Edges::open);
    pond.qy.fill(-0.5f);
    pond.row(0);
    EXPECT_EQ(pond.north(1), -0.5f);
    EXPECT_EQ(pond.north(0), -1.25f);
}

TEST(HydraulicFaces, walls_let_nothing_through) {
    Pond pond(Edges::closed);
    for (const int y : {0, 2}) {
        pond.row(y);
        EXPECT_EQ(pond.east(-1), 0);
        EXPECT_EQ(pond.east(3), 0);
        EXPECT_EQ(y == 0 ? pond.north(1) : pond.south(1), 0);
    }
}

TEST(HydraulicFaces, all_that_a_corner_gives_goes_over_its_one_open_side) {
    Pond pond({Edge::closed, Edge::closed, Edge::closed, Edge::open});
    pond.row(2);
    EXPECT_EQ(pond.south(0), 2.5f);  // 2 + 0.5; between two open sides half of it over each
    EXPECT_EQ(pond.east(-1), 0);
    EXPECT_EQ(pond.east(3), 0);
    pond.qy.fill(-0.5f);
    pond.row(0);
    EXPECT_EQ(pond.north(1), 0);
}

TEST(HydraulicFaces, discharge_of_cells_is_averaged_to_faces) {
    Pond pond(Edges::open);
    pond.qx.at(2, 1) = 4;
    pond.row(1, false);
    EXPECT_EQ(pond.east(1), 1);
    EXPECT_EQ(pond.east(2), 1);
}

TEST(HydraulicFaces, fields_with_borders_written_to_them_read_as_faces_do) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap,
                              Edges{Edge::open, Edge::closed, Edge::closed, Edge::open}})
        for (const Block& block :
             {Block{0, 0, 7, 6}, Block{0, 0, 4, 6}, Block{4, 2, 3, 4}, Block{2, 1, 3, 3}}) {
            const Grid grid{.columns = 7, .rows = 6, .spacing_m = 1, .edges = edges};
            const FieldShape shape{block.columns, block.rows, 2};
            Field depth(shape), qx(shape), qy(shape);
            for (std::int64_t y = -2; y < block.rows + 2; ++y)
                for (std::int64_t x = -2; x < block.columns + 2; ++x) {
                    depth.at(x, y) = 1;
                    qx.at(x, y) = static_cast<float>((x * 7 + y * 5 + 40) % 11 - 5);
                    qy.at(x, y) = static_cast<float>((x * 3 + y * 8 + 40) % 13 - 6);
                }
            const Field qx_before = qx.clone(), qy_before = qy.clone();
            const HydraulicFaces faces({&depth, &qx_before, &qy_before}, grid, block);
            const auto size = static_cast<std::size_t>(block.columns + 4);
            std::vector<float> east(size), south(size), above(size);
            {
                const BorderFaces written(depth, qx, qy, grid, block);
                faces.row(-2, east.data() + 2, above.data() + 2, nullptr);
                for (std::int64_t y = -1; y <= block.rows; ++y) {
                    // A row is complete when the next one has been asked for.
                    faces.row(y, east.data() + 2, south.data() + 2, above.data() + 2);
                    for (std::int64_t x = -1; x <= block.columns; ++x) {
                        const auto i = static_cast<std::size_t>(x + 2);
                        EXPECT_EQ(qx.at(x, y), east[i]) << x << ' ' << y;
                        EXPECT_EQ(qy.at(x, y - 1), above[i]) << x << ' ' << y;
                    }
                    std::swap(above, south);
                }
            }
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    EXPECT_EQ(qx.at(x, y), qx_before.at(x, y));
                    EXPECT_EQ(qy.at(x, y), qy_before.at(x, y));
                }
        }
}

TEST(HydraulicFaces, the_fastest_water_is_found_and_films_count_as_deeper) {
    Pond pond(Edges::closed);
    pond.qx.fill(0);
    pond.qy.fill(0);
    pond.qx.at(1, 1) = 3;
    pond.depth.at(1, 1) = 0.5f;
    EXPECT_EQ(hydraulic_pace({&pond.depth, &pond.qx, &pond.qy}, pond.grid, whole(pond.grid), 1e-3)
                  .fastest,
              6);
    pond.depth.at(1, 1) = 5e-4f;
    EXPECT_EQ(
        hydraulic_pace({&pond.depth, &pond.qx, &pond.qy}, pond.grid, whole(pond.grid), 0.5).fastest,
        6);
}

TEST(HydraulicFaces, the_pace_counts_what_leaves_over_open_borders) {
    const Grid grid{.columns = 9, .rows = 7, .spacing_m = 1, .edges = Edges::open};
    Field depth({9, 7, 2}), qx({9, 7, 2}), qy({9, 7, 2});
    // In the middle, at each side and in a corner.
    for (const auto& [x, y] : {std::pair{4, 3}, {0, 3}, {8, 3}, {4, 0}, {4, 6}, {0, 0}}) {
        depth.fill(2), qx.fill(0), qy.fill(0);
        depth.at(x, y) = 3;
        if (x > 0) qx.at(x - 1, y) = 6;  // 6 come, and leave over the border or to the west again
        if (x == 0) qx.at(x, y) = -6;
        if (x == 4 && y == 3) qy.at(x, y) = 6;
        const HydraulicWater water{&depth, &qx, &qy};
        const HydraulicPace pace = hydraulic_pace(water, grid, whole(grid), 0.1);
        EXPECT_EQ(pace.deepest_m, 3);
        // The neighbour that gives is shallower; in the corner what leaves is shared by two sides.
        EXPECT_EQ(pace.fastest, 3) << x << ' ' << y;
        depth.fill(6);
        depth.at(x, y) = 1;
        EXPECT_EQ(hydraulic_pace(water, grid, whole(grid), 0.1).fastest, 6) << x << ' ' << y;
    }
}

TEST(HydraulicFaces, what_is_calm_or_known_is_not_looked_at) {
    const Grid grid{.columns = 9, .rows = 7, .spacing_m = 1, .edges = Edges::open};
    Field depth({9, 7, 2}), qx({9, 7, 2}), qy({9, 7, 2});
    depth.fill(2), qx.fill(0), qy.fill(0);
    qx.at(4, 3) = 6;
    const HydraulicWater water{&depth, &qx, &qy};
    const auto pace = [&](double cfl_speed, PaceKnown known) {
        return hydraulic_pace(water, grid, whole(grid), 0.1, cfl_speed, known);
    };
    EXPECT_EQ(pace(2.9, {}).fastest, 3) << "faster than what does not matter";
    EXPECT_LE(pace(3.1, {}).fastest, 3.1);
    EXPECT_EQ(pace(2.9, {.deepest = true}).deepest_m, 0);
    EXPECT_EQ(pace(2.9, {.cfl_speed = true}).fastest, 0);
    qx.at(7, 3) = 8;  // into the last column, and out over the border
    EXPECT_EQ(pace(2.9, {.cfl_speed = true}).fastest, 4) << "at borders nobody else has looked";
}

TEST(HydraulicFaces, ground_falls_on_beyond_open_borders) {
    const Grid grid{.columns = 3, .rows = 2, .spacing_m = 1, .edges = Edges::open};
    IntField bed({3, 2, 2});
    for (int y = -1; y < 3; ++y)
        for (int x = -1; x < 4; ++x) bed.at(x, y) = 1000 * std::clamp(x, 0, 2);
    slope_bed_outwards(bed, 1e-3, grid, whole(grid));
    EXPECT_EQ(bed.at(-1, 0), -1000);
    EXPECT_EQ(bed.at(3, 0), 1999);  // by 0.001 of the spacing, a unit
    EXPECT_EQ(bed.at(1, -1), 999);
}

}  // namespace
}  // namespace cuesta
