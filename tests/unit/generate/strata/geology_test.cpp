// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/geology.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/lay_strata.h"

namespace cuesta::test {
namespace {

TEST(geology, tilted_layers_fall_to_the_right_of_the_strike) {
    // Strike north, dip 45 degrees: a metre down for a metre east, and sqrt 2 times as tall.
    Strata strata = ruled();
    strata.dip = 45;
    const Grid grid{5, 5, 100};
    const double root2 = std::sqrt(2.0);
    const Laid laid = lay(strata, grid, level(grid, 400));
    for (std::int64_t y = 0; y < 5; ++y) {
        expect_beds(laid.at(2, y), {{"sandstone", 400 - 150 * root2},
                                    {"limestone", 50 * root2},
                                    {"granite", 100 * root2}});
        expect_beds(laid.at(4, y), {{"sandstone", 600 - 150 * root2},
                                    {"limestone", 50 * root2},
                                    {"granite", 100 * root2 - 200}});
        // 200 m west the sandstone would begin above the surface.
        expect_beds(laid.at(0, y),
                    {{"limestone", 200 - 100 * root2}, {"granite", 200 + 100 * root2}});
    }
    // Strike east: they fall to the south.
    strata.strike = 90;
    const Laid south = lay(strata, grid, level(grid, 400));
    for (std::int64_t x = 0; x < 5; ++x)
        expect_beds(south.at(x, 4), {{"sandstone", 600 - 150 * root2},
                                     {"limestone", 50 * root2},
                                     {"granite", 100 * root2 - 200}});
}

TEST(geology, folds_are_waves_across_their_strike) {
    Strata strata = ruled();
    strata.fold_amplitude = 80, strata.fold_wavelength = 400;
    const Grid grid{5, 3, 100};
    const Laid laid = lay(strata, grid, level(grid, 400));
    for (const auto& [x, raised] : {std::pair{0, 0}, {1, -80}, {2, 0}, {3, 80}, {4, 0}})
        for (std::int64_t y = 0; y < 3; ++y)
            expect_beds(
                laid.at(x, y),
                {{"sandstone", 250.0 - raised}, {"limestone", 50}, {"granite", 100.0 + raised}});
}

TEST(geology, a_fault_lowers_one_side_by_its_throw) {
    Strata strata = ruled();
    strata.fault_spacing = 1e6, strata.fault_throw = 60;
    strata.fault_dip = 90, strata.fault_strike = 0;
    const Grid grid{5, 2, 100};
    const Laid laid = lay(strata, grid, level(grid, 400));
    for (std::int64_t x = 0; x < 5; ++x) {
        const double down = x < 2 ? 0 : 60;
        expect_beds(laid.at(x, 0),
                    {{"sandstone", 250 + down}, {"limestone", 50}, {"granite", 100 - down}}, 0);
    }
}

TEST(geology, a_reverse_fault_repeats_layers) {
    // 45 degrees, 150 m west of the fault at the base: it crosses at 150 m. Above it the rock was
    // lifted by 100 m, so granite lies on limestone again.
    Strata strata = ruled();
    strata.materials = {"granite", "limestone"};
    strata.thickness = {100};
    strata.fault_spacing = 1e6, strata.fault_throw = -100;
    strata.fault_dip = 45, strata.fault_strike = 0;
    const Grid grid{4, 1, 100};
    const Laid laid = lay(strata, grid, level(grid, 180));
    expect_beds(laid.at(0, 0), {{"granite", 30}, {"limestone", 50}, {"granite", 100}});
    // 50 m west it crosses at 50 m: one block above, one below, both granite there.
    expect_beds(laid.at(1, 0), {{"granite", 180}});
}

TEST(geology, follows_a_field_or_the_surface_itself) {
    Strata strata = ruled();
    strata.base = -120;
    strata.follow = "height";
    const Grid grid{6, 4, 10};
    const Field start = field_of(grid, [](auto x, auto y) {
        return 100 + 17.5 * static_cast<double>(x) - 3.25 * static_cast<double>(y * y);
    });
    const Laid laid = lay(strata, grid, start);
    for (std::int64_t y = 0; y < 4; ++y)
        for (std::int64_t x = 0; x < 6; ++x)
            expect_beds(laid.at(x, y),
                        {{"limestone", 20}, {"granite", double{start.at(x, y)} - 20}}, 0);

    strata.follow = "guide", strata.base = 0;
    const Field guide = field_of(grid, [](auto x, auto) { return 10.0 * static_cast<double>(x); });
    ProcessOptions options;
    options.fields["guide"] = &guide;
    const Laid guided = lay(strata, grid, level(grid, 200), options);
    expect_beds(guided.at(0, 0), {{"sandstone", 50}, {"limestone", 50}, {"granite", 100}}, 0);
    expect_beds(guided.at(5, 0), {{"limestone", 50}, {"granite", 150}}, 0);
}

TEST(geology, a_followed_field_that_is_not_finite_is_counted) {
    Strata strata = ruled();
    strata.follow = "guide";
    const Grid grid{3, 1, 10};
    const Field guide = field_of(grid, [](auto x, auto) {
        return x == 0 ? std::nan("") : x == 1 ? HUGE_VAL : 3e38;
    });
    ProcessOptions options;
    options.fields["guide"] = &guide;
    const Laid laid = lay(strata, grid, level(grid, 200), options);
    EXPECT_EQ(laid.run.report.counts.at("follow_not_finite"), 2);
    expect_beds(laid.at(2, 0), {{"granite", 200}});
}

TEST(geology, shares_divide_the_height_of_every_column) {
    // The landscape of the thesis: 60, 20, 15 and 5 per cent.
    Strata strata = ruled();
    strata.materials = {"granite", "marble", "limestone", "sandstone"};
    strata.thickness = {60, 20, 15, 5};
    strata.measure = StrataMeasure::shares;
    const Grid grid{3, 1, 10};
    const Field start =
        field_of(grid, [](auto x, auto) { return 500.0 * static_cast<double>(x) - 500; });
    const Laid laid = lay(strata, grid, start);
    expect_beds(laid.at(0, 0), {{"granite", -500}}, 0);  // below the base there is nothing to share
    expect_beds(laid.at(1, 0), {{"granite", 0}}, 0);
    expect_beds(laid.at(2, 0),
                {{"sandstone", 25}, {"limestone", 75}, {"marble", 100}, {"granite", 300}}, 1e-5);
}

TEST(geology, the_shorter_list_is_gone_through_again) {
    Strata strata = ruled();
    strata.materials = {"granite", "limestone"};
    strata.thickness = {10, 20, 30, 40};
    const Grid grid{1, 1, 10};
    expect_beds(lay(strata, grid, level(grid, 90)).at(0, 0),
                {{"limestone", 30}, {"granite", 30}, {"limestone", 20}, {"granite", 10}}, 0);
}

TEST(geology, lenses_stocks_and_dykes_are_where_they_belong) {
    const Grid grid{120, 120, 25};
    Strata strata = ruled();
    strata.materials = {"slate", "limestone"};
    strata.thickness = {200};
    const auto count = [&](const char* material, const Laid& laid) {
        std::int64_t columns = 0;
        for (std::int64_t y = 0; y < 120; ++y)
            for (std::int64_t x = 0; x < 120; ++x)
                for (const Bed& bed : laid.at(x, y))
                    if (bed.material == material) {
                        ++columns;
                        break;
                    }
        return static_cast<double>(columns) / (120 * 120);
    };
    EXPECT_EQ(count("sandstone", lay(strata, grid, level(grid, 400))), 0);

    strata.lens_spacing = 600, strata.lens_radius = 300;
    const Laid lenses = lay(strata, grid, level(grid, 400));
    // Mean area of a lens: pi R^2 times the mean of (1/2 + u/2)^2 = 7/12; one per 600 x 600 m.
    EXPECT_NEAR(count("sandstone", lenses), 3.14159 * 300 * 300 * 7 / 12 / 360000, 0.1);
    for (std::int64_t y = 0; y < 120; ++y)
        for (std::int64_t x = 0; x < 120; ++x)
            for (const Bed& bed : lenses.at(x, y))
                EXPECT_TRUE(bed.material != "sandstone" || bed.thickness_m <= 2 * 40);

    strata.lens_spacing = 0;
    strata.intrusion_spacing = 1000, strata.intrusion_radius = 500, strata.intrusion_top = 350;
    const Laid stocks = lay(strata, grid, level(grid, 400));
    EXPECT_NEAR(count("granite", stocks), 3.14159 * 0.25 * 7 / 12, 0.15);
    for (std::int64_t y = 0; y < 120; ++y)
        for (std::int64_t x = 0; x < 120; ++x) {
            const auto beds = stocks.at(x, y);
            if (beds.back().material == "granite")  // its roof lies below the top
                EXPECT_LE(beds.back().thickness_m, 350);
            else
                EXPECT_EQ(beds.size(), 2u);  // a stock is never without a root
        }

    strata.intrusion_spacing = 0;
    strata.dyke_spacing = 500, strata.dyke_width = 100, strata.dyke_strike = 0;
    const Laid dykes = lay(strata, grid, level(grid, 400));
    EXPECT_NEAR(count("granite", dykes), 0.2, 0.05);
    for (std::int64_t x = 0; x < 120; ++x)  // upright and along the strike
        for (std::int64_t y = 1; y < 120; ++y) {
            EXPECT_EQ(dykes.at(x, y).size(), dykes.at(x, 0).size());
            EXPECT_EQ(dykes.at(x, y)[0].material == "granite", dykes.at(x, y).size() == 1);
        }
}

TEST(geology, a_part_of_the_map_has_the_geology_of_the_whole) {
    Strata strata = everything();
    strata.anchor = StrataAnchor::world;
    const Grid whole_map{60, 50, 25, Edges::open, 1000, -500};
    const Grid part{21, 17, 25, Edges::open, 1000 + 25 * 30, -500 + 25 * 20};
    const auto height = [](const Grid& grid) {
        return field_of(grid, [&](auto x, auto y) {
            return 500 + 0.1 * (grid.origin_x_m + 25.0 * static_cast<double>(x)) -
                   0.07 * (grid.origin_y_m + 25.0 * static_cast<double>(y));
        });
    };
    const Laid all = lay(strata, whole_map, height(whole_map));
    const Laid some = lay(strata, part, height(part));
    int most = 0;
    for (std::int64_t y = 0; y < part.rows; ++y)
        for (std::int64_t x = 0; x < part.columns; ++x) {
            const Column& a = some.columns[static_cast<std::size_t>(y * part.columns + x)];
            const Column& b =
                all.columns[static_cast<std::size_t>((y + 20) * whole_map.columns + x + 30)];
            // The whole map has lower ground and so a lower floor: from the top, all but the bed.
            ASSERT_GE(b.count, a.count);
            for (int i = 1; i < a.count; ++i)
                ASSERT_EQ(a.layers[static_cast<std::size_t>(a.count - i)],
                          b.layers[static_cast<std::size_t>(b.count - i)]);
            ASSERT_EQ(a.layers[0].material,
                      b.layers[static_cast<std::size_t>(b.count - a.count)].material);
            most = std::max(most, a.count);
        }
    EXPECT_GT(most, 6);
}

TEST(geology, blocks_do_not_show) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{70, 45, 25, edges};
        const Field start = field_of(grid, [](auto x, auto y) {
            return 400 + 80 * std::sin(0.31 * static_cast<double>(x)) +
                   60 * std::cos(0.23 * static_cast<double>(y));
        });
        for (const FaultStyle style : {FaultStyle::steps, FaultStyle::grabens}) {
            Strata strata = everything();
            strata.fault_style = style;
            strata.fault_scarp = 0.5;
            const Laid one = lay(strata, grid, start);
            ProcessOptions cut;
            cut.across = 3, cut.down = 2;
            const Laid many = lay(strata, grid, start, cut);
            for (std::size_t i = 0; i < one.columns.size(); ++i) {
                const auto a = one.columns[i].all(), b = many.columns[i].all();
                ASSERT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end())) << i;
            }
            EXPECT_EQ(one.run.report.counts, many.run.report.counts);
        }
    }
}

TEST(geology, folds_and_undulation_meet_at_the_seam_of_a_wrapped_map) {
    Strata strata = ruled();
    strata.materials = {"granite", "limestone"};
    strata.thickness = {500};
    strata.fold_amplitude = 100, strata.fold_wavelength = 700;  // rounded: three waves in 2000 m
    strata.undulation = 40, strata.wavelength = 600, strata.variation = 0.5;
    const Grid grid{80, 40, 25, Edges::wrap};
    const Laid laid = lay(strata, grid, level(grid, 1000));
    const auto boundary = [&](std::int64_t x, std::int64_t y) {
        return laid.at((x + 80) % 80, (y + 40) % 40).back().thickness_m;
    };
    double inside = 0, seam = 0;
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 1; x < 80; ++x)
            inside = std::max(inside, std::abs(boundary(x, y) - boundary(x - 1, y)));
    for (std::int64_t y = 0; y < 40; ++y)
        seam = std::max(seam, std::abs(boundary(0, y) - boundary(79, y)));
    for (std::int64_t x = 0; x < 80; ++x)
        seam = std::max(seam, std::abs(boundary(x, 0) - boundary(x, 39)));
    EXPECT_LT(seam, 1.2 * inside);
    EXPECT_TRUE(laid.run.report.counts.empty());
    strata.dip = 5;
    EXPECT_EQ(lay(strata, grid, level(grid, 1000)).run.report.counts.at("cut_at_seam"), 1);
}

}  // namespace
}  // namespace cuesta::test
