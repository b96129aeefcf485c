// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/strata.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/run_process.h"

namespace cuesta::test {
namespace {

struct Bed {
    std::string material;
    double thickness_m;
};

// Columns of the whole map after one step, read from the top; the bed has the rest.
struct Laid {
    ProcessRun run;
    std::vector<Column> columns;
    std::int64_t across = 0;
    double unit_m = 0;
    MaterialTable table;

    std::vector<Bed> at(std::int64_t x, std::int64_t y) const {
        std::vector<Bed> beds;
        const Column& column = columns[static_cast<std::size_t>(y * across + x)];
        for (int i = column.count - 1; i >= 0; --i) {
            const Layer& layer = column.layers[static_cast<std::size_t>(i)];
            beds.push_back({table[layer.material].name, layer.thickness * unit_m});
        }
        return beds;
    }
};

Laid lay(const Strata& strata, const Grid& grid, const Field& start, ProcessOptions options = {}) {
    Laid laid;
    laid.across = grid.columns;
    laid.columns.resize(static_cast<std::size_t>(grid.cells()));
    std::mutex mutex;
    options.inspect = [&](Terrain& terrain) {
        const LayerStack& ground = std::as_const(terrain).ground();
        const std::lock_guard lock(mutex);
        laid.unit_m = ground.unit_m();
        for (std::int64_t y = 0; y < terrain.block().rows; ++y)
            for (std::int64_t x = 0; x < terrain.block().columns; ++x)
                laid.columns[static_cast<std::size_t>((terrain.block().y0 + y) * grid.columns +
                                                      terrain.block().x0 + x)] =
                    ground.column(x, y);
    };
    laid.run = run_process(strata, grid, start, options);
    return laid;
}

Field level(const Grid& grid, double height) {
    return field_of(grid, [&](auto, auto) { return height; });
}

// Ruled layers: no noise, no variation.
Strata ruled() {
    Strata strata;
    strata.materials = {"granite", "limestone", "sandstone"};
    strata.thickness = {100, 50, 20};
    strata.undulation = 0;
    strata.variation = 0;
    return strata;
}

// All parts at once.
Strata everything() {
    Strata strata;
    strata.repeat = true, strata.dip = 12, strata.strike = 40;
    strata.fold_amplitude = 60, strata.fold_wavelength = 900;
    strata.fault_spacing = 400, strata.fault_throw = 35, strata.variation = 0.7;
    strata.lens_spacing = 500, strata.intrusion_spacing = 1500, strata.dyke_spacing = 700;
    return strata;
}

void expect_beds(const std::vector<Bed>& beds, const std::vector<Bed>& expected,
                 double tolerance = 1e-4) {
    ASSERT_EQ(beds.size(), expected.size());
    for (std::size_t i = 0; i < beds.size(); ++i) {
        EXPECT_EQ(beds[i].material, expected[i].material) << i;
        EXPECT_NEAR(beds[i].thickness_m, expected[i].thickness_m, tolerance) << i;
    }
}

TEST(strata, level_layers_lie_on_the_base) {
    Strata strata = ruled();
    strata.base = 200;
    const Grid grid{3, 2, 10};
    const Laid laid = lay(strata, grid, level(grid, 400));
    for (std::int64_t y = 0; y < 2; ++y)
        for (std::int64_t x = 0; x < 3; ++x)
            expect_beds(laid.at(x, y), {{"sandstone", 50}, {"limestone", 50}, {"granite", 300}}, 0);
}

TEST(strata, the_surface_stays_to_the_bit) {
    Strata strata;
    strata.dip = 20, strata.fold_amplitude = 50, strata.fault_spacing = 200;
    strata.lens_spacing = 500, strata.intrusion_spacing = 1500, strata.dyke_spacing = 900;
    strata.repeat = true;
    const Grid grid{40, 30, 25};
    const Field start = field_of(grid, [](auto x, auto y) {
        return 300 * std::sin(0.2 * static_cast<double>(x)) - 7.3 * static_cast<double>(y);
    });
    IntField before({40, 30, 1});
    ProcessOptions options;
    options.prepare = [&](Terrain& terrain) { before.copy_from(terrain.ground().surface()); };
    const Laid laid = lay(strata, grid, start, options);
    for (std::int64_t y = 0; y < 30; ++y)
        for (std::int64_t x = 0; x < 40; ++x) {
            EXPECT_EQ(laid.run.units.at(x, y), before.at(x, y));
            std::int64_t sum = 0;
            const Column& column = laid.columns[static_cast<std::size_t>(y * 40 + x)];
            for (const Layer& layer : column.all()) sum += layer.thickness;
            EXPECT_EQ(sum, before.at(x, y));
        }
}

TEST(strata, tilted_layers_fall_to_the_right_of_the_strike) {
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

TEST(strata, folds_are_waves_across_their_strike) {
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

TEST(strata, a_fault_lowers_one_side_by_its_throw) {
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

TEST(strata, a_reverse_fault_repeats_layers) {
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

TEST(strata, follows_a_field_or_the_surface_itself) {
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

TEST(strata, a_followed_field_that_is_not_finite_is_counted) {
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

TEST(strata, shares_divide_the_height_of_every_column) {
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

TEST(strata, below_the_depth_the_lowest_material_goes_on) {
    Strata strata = ruled();
    strata.repeat = true;
    strata.depth = 60;  // 170 m repeat: sandstone ends at 340, limestone at 320
    const Grid grid{1, 1, 10};
    const Laid laid = lay(strata, grid, level(grid, 330));
    expect_beds(laid.at(0, 0), {{"sandstone", 10}, {"limestone", 320}}, 0);
    strata.depth = 0;
    expect_beds(lay(strata, grid, level(grid, 330)).at(0, 0), {{"sandstone", 330}}, 0);
    EXPECT_TRUE(laid.run.report.counts.empty());
}

TEST(strata, the_floor_is_level) {
    // 100 m below the lowest ground, at -100 m, however high the land above it.
    Strata strata = ruled();
    strata.materials = {"granite", "limestone"};
    strata.thickness = {40};
    strata.repeat = true;
    strata.depth = 100;
    const Grid grid{2, 1, 10};
    const Field start = field_of(grid, [](auto x, auto) { return 100.0 * static_cast<double>(x); });
    const Laid laid = lay(strata, grid, start);
    // From -120 to -80 there is limestone: the bed, seen from 0 and from 100 m.
    expect_beds(laid.at(0, 0), {{"limestone", 40}, {"granite", 40}, {"limestone", -80}}, 0);
    expect_beds(laid.at(1, 0),
                {{"granite", 20},
                 {"limestone", 40},
                 {"granite", 40},
                 {"limestone", 40},
                 {"granite", 40},
                 {"limestone", -80}},
                0);
}

TEST(strata, a_column_holds_32_layers_and_says_when_it_would_need_more) {
    Strata strata = ruled();
    strata.materials = {"granite", "limestone"};
    strata.thickness = {10};
    strata.repeat = true;
    const Grid grid{2, 1, 10};
    const Laid laid = lay(strata, grid, level(grid, 995));
    EXPECT_EQ(laid.at(0, 0).size(), 32u);
    EXPECT_EQ(laid.run.report.counts.at("columns_cut_short"), 2);
    EXPECT_FALSE(laid.run.report.counts.contains("merged_layers"));
    strata.depth = 300;
    const Laid shallow = lay(strata, grid, level(grid, 995));
    EXPECT_EQ(shallow.at(0, 0).size(), 31u);
    EXPECT_TRUE(shallow.run.report.counts.empty());
}

TEST(strata, the_shorter_list_is_gone_through_again) {
    Strata strata = ruled();
    strata.materials = {"granite", "limestone"};
    strata.thickness = {10, 20, 30, 40};
    const Grid grid{1, 1, 10};
    expect_beds(lay(strata, grid, level(grid, 90)).at(0, 0),
                {{"limestone", 30}, {"granite", 30}, {"limestone", 20}, {"granite", 10}}, 0);
}

TEST(strata, lenses_stocks_and_dykes_are_where_they_belong) {
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

TEST(strata, loose_layers_on_top_stay_if_asked) {
    Strata strata = ruled();
    const Grid grid{2, 1, 10};
    ProcessOptions options;
    options.prepare = [](Terrain& terrain) {
        LayerBook book;
        terrain.ground().make_layered();
        terrain.ground().add(0, 0, *terrain.materials().find("regolith"), 3 << 17, -5, book);
    };
    expect_beds(lay(strata, grid, level(grid, 200), options).at(0, 0),
                {{"sandstone", 53}, {"limestone", 50}, {"granite", 100}}, 0);
    strata.keep_loose = true;
    const Laid kept = lay(strata, grid, level(grid, 200), options);
    expect_beds(kept.at(0, 0),
                {{"regolith", 3}, {"sandstone", 50}, {"limestone", 50}, {"granite", 100}}, 0);
    EXPECT_EQ(kept.columns[0].layers[3].born, -5);  // of its own age still
    expect_beds(kept.at(1, 0), {{"sandstone", 50}, {"limestone", 50}, {"granite", 100}}, 0);
}

TEST(strata, caves_stay_open) {
    Strata strata = ruled();
    const Grid grid{1, 1, 10};
    ProcessOptions options;
    options.prepare = [](Terrain& terrain) {
        LayerBook book;
        LayerStack& ground = terrain.ground();
        ground.make_layered();
        ground.add(0, 0, *terrain.materials().find("air"), 20 << 17, 0, book);
        ground.add(0, 0, *terrain.materials().find("granite"), 30 << 17, 0, book);
    };
    // 140 m of rock, a cave from 140 to 160 m, a roof up to 190 m.
    expect_beds(lay(strata, grid, level(grid, 140), options).at(0, 0),
                {{"sandstone", 30}, {"air", 20}, {"limestone", 40}, {"granite", 100}}, 0);
}

TEST(strata, the_books_tell_what_turned_into_what) {
    Strata strata = ruled();
    const Grid grid{4, 3, 10};
    const Laid laid = lay(strata, grid, level(grid, 200));
    const auto& accounts = laid.run.ledger.accounts();
    EXPECT_EQ(accounts.at(*laid.table.find("granite")).turned.value(), 100.0 * 12);
    EXPECT_EQ(accounts.at(*laid.table.find("limestone")).formed.value(), 50.0 * 12);
    EXPECT_EQ(accounts.at(*laid.table.find("sandstone")).formed.value(), 50.0 * 12);
    for (const auto& [material, account] : accounts) {
        EXPECT_EQ(account.in.value(), 0);
        EXPECT_EQ(account.out.value(), 0);
    }
    // A second time nothing changes, and nothing is booked.
    ProcessOptions twice;
    twice.steps = 2;
    const Laid again = lay(strata, grid, level(grid, 200), twice);
    EXPECT_EQ(again.run.ledger.accounts().at(*laid.table.find("granite")).turned.value(), 1200.0);
    expect_beds(again.at(1, 1), {{"sandstone", 50}, {"limestone", 50}, {"granite", 100}}, 0);
}

TEST(strata, a_scarp_moves_the_surface_with_its_block) {
    Strata strata = ruled();
    strata.fault_spacing = 1e6, strata.fault_throw = 60;
    strata.fault_dip = 90, strata.fault_strike = 0, strata.fault_scarp = 0.5;
    const Grid grid{4, 2, 100};
    const Laid laid = lay(strata, grid, level(grid, 400));
    expect_beds(laid.at(1, 0), {{"sandstone", 250}, {"limestone", 50}, {"granite", 100}}, 0);
    expect_beds(laid.at(2, 0), {{"sandstone", 280}, {"limestone", 50}, {"granite", 40}}, 0);
    EXPECT_EQ(laid.run.height.at(1, 1), 400);
    EXPECT_EQ(laid.run.height.at(2, 1), 370);
    const auto& granite = laid.run.ledger.accounts().at(*laid.table.find("granite"));
    EXPECT_EQ(granite.out.value(), 30.0 * 4);
    EXPECT_EQ(granite.turned.value(), (300.0 + 330.0) * 4);
}

TEST(strata, a_part_of_the_map_has_the_geology_of_the_whole) {
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

TEST(strata, blocks_do_not_show) {
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

TEST(strata, folds_and_undulation_meet_at_the_seam_of_a_wrapped_map) {
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

TEST(strata, the_number_of_layers_is_told_beforehand) {
    Strata strata = ruled();
    EXPECT_EQ(strata.layers(), 3);
    strata.lens_spacing = 1000;
    EXPECT_EQ(strata.layers(), 5);
    strata.lens_spacing = 0;
    strata.repeat = true, strata.depth = 360;  // 170 m for three of them, and 1 km of relief
    EXPECT_EQ(strata.layers(), 25);
    strata.depth = 1e5;
    EXPECT_EQ(strata.layers(), 32);
}

TEST(strata, rules_over_several_parameters_are_told) {
    Strata strata;
    EXPECT_EQ(strata.problem(), "");
    strata.thickness.count = 0;
    EXPECT_EQ(strata.problem(), "thickness needs a number");
    strata = {};
    strata.measure = StrataMeasure::shares, strata.repeat = true;
    EXPECT_NE(strata.problem().find("cannot repeat"), std::string::npos);
    strata = {};
    strata.lens_spacing = 100;
    EXPECT_EQ(strata.problem(), "lens_radius = 400 m is more than lens_spacing = 100 m");
    strata = {};
    strata.intrusion_spacing = 999;
    EXPECT_EQ(strata.problem(), "intrusion_radius = 1000 m is more than intrusion_spacing = 999 m");
    strata = {};
    strata.dyke_spacing = 50;
    EXPECT_EQ(strata.problem(), "dyke_width = 60 m is more than dyke_spacing = 50 m");
}

}  // namespace
}  // namespace cuesta::test
