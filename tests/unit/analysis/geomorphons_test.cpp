// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/geomorphons.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

std::vector<double> map_of(int side, const auto& f) {
    std::vector<double> z;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) z.push_back(f(x, y));
    return z;
}

// The one cell whose lines fit on a map of 7 x 7 with a radius of 3.
Landform middle(const auto& f) {
    const auto counts = count_geomorphons(map_of(7, f), 7, 7, {.radius = 3});
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] == 1) return static_cast<Landform>(i);
    ADD_FAILURE() << "not one cell was counted";
    return Landform::flat;
}

TEST(geomorphons, forms_of_surfaces_made_for_them) {
    const auto cone = [](int x, int y) { return -std::hypot(x - 3, y - 3); };
    const auto roof = [](int x, int) { return -std::abs(x - 3.0); };
    EXPECT_EQ(middle(cone), Landform::peak);
    EXPECT_EQ(middle([&](int x, int y) { return -cone(x, y); }), Landform::pit);
    EXPECT_EQ(middle(roof), Landform::ridge);
    EXPECT_EQ(middle([&](int x, int y) { return -roof(x, y); }), Landform::valley);
    EXPECT_EQ(middle([](int, int y) { return static_cast<double>(y); }), Landform::slope);
    EXPECT_EQ(middle([](int, int) { return 5.0; }), Landform::flat);
    // A ridge that falls to the north: seven lines lower; a blunt one: five lower, three higher.
    EXPECT_EQ(middle([](int x, int y) { return y - 2.5 * std::abs(x - 3.0); }), Landform::ridge);
    EXPECT_EQ(middle([](int x, int y) { return y - 0.8 * std::abs(x - 3.0); }), Landform::spur);
    EXPECT_EQ(middle([](int x, int y) { return 0.8 * std::abs(x - 3.0) - y; }), Landform::hollow);
}

TEST(geomorphons, slopes_below_the_flatness_are_not_seen) {
    const auto cone = [](double slope) {
        return [slope](int x, int y) { return -slope * std::hypot(x - 3, y - 3); };
    };
    EXPECT_EQ(middle(cone(0.0174)), Landform::flat);  // tan 1 degree is 0.01746
    EXPECT_EQ(middle(cone(0.0175)), Landform::peak);
}

TEST(geomorphons, the_table_is_its_own_mirror_image) {
    const auto mirrored = [](Landform form) {
        switch (form) {
            case Landform::peak:
                return Landform::pit;
            case Landform::pit:
                return Landform::peak;
            case Landform::ridge:
                return Landform::valley;
            case Landform::valley:
                return Landform::ridge;
            case Landform::shoulder:
                return Landform::footslope;
            case Landform::footslope:
                return Landform::shoulder;
            case Landform::spur:
                return Landform::hollow;
            case Landform::hollow:
                return Landform::spur;
            default:
                return form;
        }
    };
    for (int lower = 0; lower <= 8; ++lower)
        for (int higher = 0; lower + higher <= 8; ++higher)
            EXPECT_EQ(landform_of(higher, lower), mirrored(landform_of(lower, higher)));
    EXPECT_THROW(landform_of(5, 4), BrokenInvariant);
}

TEST(geomorphons, only_cells_with_whole_lines_on_land_count) {
    const auto z = map_of(30, [](int x, int y) { return std::sin(x * 0.7) + std::cos(y * 0.9); });
    std::vector<std::uint8_t> outside(900, 0);
    const auto total = [&] {
        std::int64_t sum = 0;
        for (const std::int64_t n :
             count_geomorphons(z, 30, 30, {.radius = 10, .outside = outside}))
            sum += n;
        return sum;
    };
    EXPECT_EQ(total(), 100);
    // A gap in the middle of the row through (15, 15) hides the star of cells that look over it:
    // itself, and up to five cells along each of the eight lines that lie inside 10..19.
    outside[15 * 30 + 15] = 1;
    EXPECT_EQ(total(), 100 - 1 - (5 + 4) * 2 - (5 + 4 + 4 + 4));
}

TEST(geomorphons, any_thread_count_counts_the_same) {
    const auto z =
        map_of(200, [](int x, int y) { return 50 * std::sin(x * 0.1) * std::cos(y * 0.13); });
    set_thread_count(1);
    const auto one = count_geomorphons(z, 200, 200, {.spacing_x_m = 30, .spacing_y_m = 30});
    set_thread_count(3);
    EXPECT_EQ(count_geomorphons(z, 200, 200, {.spacing_x_m = 30, .spacing_y_m = 30}), one);
    set_thread_count(0);
}

}  // namespace
}  // namespace cuesta
