// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/strata.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/lay_strata.h"

namespace cuesta::test {
namespace {

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
    EXPECT_FALSE(laid.run.report.counts.contains("joined_layers"));
    strata.depth = 300;
    const Laid shallow = lay(strata, grid, level(grid, 995));
    EXPECT_EQ(shallow.at(0, 0).size(), 31u);
    EXPECT_TRUE(shallow.run.report.counts.empty());
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
    EXPECT_EQ(kept.columns[0].layers[3].deposited_step, -5);  // of its own age still
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
