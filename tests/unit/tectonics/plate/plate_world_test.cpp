// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_world.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta::plate {
namespace {

Rule rule_of(std::uint32_t seed) {
    Rule rule;
    rule.seed = mixed(seed);
    rule.plates = 8;
    rule.least_plates = 6;
    return rule;
}

const Sphere& sphere() {
    static const Sphere one(64);
    return one;
}

const Torus& torus() {
    static const Torus one(256, 128);
    return one;
}

double torus_unit_km() {
    return 40000.0 / 256;
}

TEST(PlateWorld, no_crust_is_lost_on_a_sphere) {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        PlateWorld<Sphere> world(sphere(), 6371);
        const Rule rule = rule_of(seed);
        world.start(rule);
        EXPECT_EQ(world.present(), world.book.start);
        for (int i = 0; i < 6; ++i) {
            world.advance(rule, 25);
            EXPECT_EQ(world.present(), world.book.expected())
                << "seed " << seed << ", " << world.now_myr();
        }
        EXPECT_DOUBLE_EQ(world.now_myr(), 150);
        EXPECT_GT(world.tally.made, 1000);
        EXPECT_GT(world.tally.dived, 1000);
    }
}

TEST(PlateWorld, no_crust_is_lost_on_a_torus) {
    PlateWorld<Torus> world(torus(), torus_unit_km());
    const Rule rule = rule_of(4);
    world.start(rule);
    world.advance(rule, 150);
    EXPECT_EQ(world.present(), world.book.expected());
}

TEST(PlateWorld, walls_stand_and_nothing_passes_them) {
    const Torus walled(256, 144, 16);
    for (const double cycle : {0.0, 60.0}) {
        PlateWorld<Torus> world(walled, torus_unit_km());
        Rule rule = rule_of(5);
        rule.cycle = cycle;
        world.start(rule);
        world.advance(rule, 200);
        EXPECT_EQ(world.present(), world.book.expected());
        int fixed = -1;
        for (int p = 0; p < static_cast<int>(world.plates.size()); ++p)
            if (world.fixed(p)) fixed = p;
        ASSERT_GE(fixed, 0);
        const auto& wall = world.plates[static_cast<std::size_t>(fixed)];
        EXPECT_EQ(wall.pose, Torus::Pose{});
        // The whole belt is still there, and no other crust lies deep in it.
        std::int64_t missing = 0, strange = 0;
        for (CellId cell = 0; cell < walled.cells; ++cell) {
            if (!walled.hidden(cell)) continue;
            missing += !wall.crust.has(cell);
            const int row = walled.y[static_cast<std::size_t>(cell)] - 128;
            if (row < 4 || row >= 12) continue;
            for (int p = 0; p < static_cast<int>(world.plates.size()); ++p) {
                const auto& plate = world.plates[static_cast<std::size_t>(p)];
                if (p == fixed) continue;
                const Vec there = Torus::to_body(plate.pose, walled.place(cell));
                strange += plate.crust.has(walled.locate(there));
            }
        }
        EXPECT_EQ(missing, 0);
        EXPECT_EQ(strange, 0);
        EXPECT_GE(world.moving(), 6);
    }
}

TEST(PlateWorld, plates_cover_the_world_about_once) {
    PlateWorld<Sphere> world(sphere(), 6371);
    const Rule rule = rule_of(2);
    world.start(rule);
    world.advance(rule, 200);
    std::int64_t cells = 0;
    for (const auto& plate : world.plates) cells += plate.crust.cells();
    // Overlaps of one cell along borders, gaps that are filled in the next substep.
    EXPECT_NEAR(static_cast<double>(cells) / sphere().cells, 1, 0.04);
    int bare = 0;
    for (CellId cell = 0; cell < sphere().cells; ++cell)
        bare += world.find(sphere().place(cell)).plate < 0;
    EXPECT_LT(static_cast<double>(bare) / sphere().cells, 0.01);
}

TEST(PlateWorld, a_saved_world_goes_on_to_the_same_bytes) {
    const Rule rule = rule_of(5);
    PlateWorld<Sphere> whole(sphere(), 6371), part(sphere(), 6371), later(sphere(), 6371);
    whole.start(rule), part.start(rule);
    whole.advance(rule, 30), part.advance(rule, 30);
    later.restore(part.saved());
    EXPECT_EQ(later.saved(), part.saved());
    whole.advance(rule, 45), later.advance(rule, 45);
    EXPECT_EQ(whole.saved(), later.saved());
}

TEST(PlateWorld, threads_change_nothing) {
    const Rule rule = rule_of(6);
    std::vector<std::byte> one;
    for (const int threads : {1, 3}) {
        set_thread_count(threads);
        PlateWorld<Torus> world(torus(), torus_unit_km());
        world.start(rule);
        world.advance(rule, 60);
        if (one.empty())
            one = world.saved();
        else
            EXPECT_EQ(world.saved(), one);
    }
    set_thread_count(0);
}

TEST(PlateWorld, crust_has_an_age_however_long_it_lasts) {
    const Torus tiny(32, 16);
    PlateWorld<Torus> world(tiny, 40000.0 / 32);
    Rule rule = rule_of(3);
    rule.substep = 5;
    world.start(rule);
    world.advance(rule, 9000);
    EXPECT_EQ(world.present(), world.book.expected());
    for (const auto& plate : world.plates)
        plate.crust.each([&](CellId cell) {
            EXPECT_GE(world.folded_myr(plate.crust.at(cell)), 0);
            EXPECT_LE(world.folded_myr(plate.crust.at(cell)), 6000);
        });
}

TEST(PlateWorld, new_plates_over_the_same_crust_lose_none_of_it) {
    PlateWorld<Sphere> world(sphere(), 6371);
    Rule rule = rule_of(8);
    rule.cycle = 30;
    world.start(rule);
    world.advance(rule, 29);
    std::int32_t last = 0;
    for (const auto& plate : world.plates) last = std::max(last, plate.id);
    world.advance(rule, 3);
    for (const auto& plate : world.plates) EXPECT_GT(plate.id, last);
    EXPECT_GE(world.plates.size(), 6u);
    EXPECT_EQ(world.present(), world.book.expected());
}

TEST(PlateWorld, basins_inside_a_continent_fill) {
    Rule rule = rule_of(1);
    rule.plates = 1, rule.least_plates = 1, rule.parts = false, rule.hotspots = 0;
    const auto cells = static_cast<std::size_t>(torus().cells);
    std::vector<float> continent(cells, 0);
    const auto within = [&](std::size_t c, int reach) {
        return std::abs(torus().x[c] - 128) < reach && std::abs(torus().y[c] - 64) < reach;
    };
    for (std::size_t c = 0; c < cells; ++c) continent[c] = within(c, 40) && !within(c, 5) ? 1 : 0;
    PlateWorld<Torus> world(torus(), torus_unit_km());
    world.start(rule, continent, std::vector<std::int32_t>(cells, 0));
    const CellId middle = torus().at(128, 64);
    EXPECT_NEAR(world.thickness_km(world.plates[0].crust.at(middle), middle), 7, 0.1);
    world.advance(rule, 120);
    EXPECT_GT(world.thickness_km(world.plates[0].crust.at(middle), middle), 20);
    EXPECT_EQ(world.present(), world.book.expected());
}

TEST(PlateWorld, damaged_bytes_are_refused) {
    PlateWorld<Torus> world(torus(), torus_unit_km()), other(torus(), torus_unit_km());
    world.start(rule_of(7));
    std::vector<std::byte> bytes = world.saved();
    bytes.resize(bytes.size() / 2);
    EXPECT_THROW(other.restore(bytes), Error);
    EXPECT_THROW(other.restore({}), Error);
}

// Two continents head on, as document 003 asks: a chain rises where they meet, and with a low limit
// on what has to collide two plates become one.
TEST(PlateWorld, continents_that_meet_raise_a_chain_and_join) {
    Rule rule = rule_of(1);
    rule.plates = 2, rule.least_plates = 1, rule.parts = false, rule.hotspots = 0;
    rule.spreading = 0, rule.haul = 0, rule.own_drift = 1, rule.pull = 0, rule.merge_share = 0.02;
    const auto cells = static_cast<std::size_t>(torus().cells);
    std::vector<float> continent(cells, 0);
    std::vector<std::int32_t> numbers(cells, 0);
    for (std::size_t c = 0; c < cells; ++c) {
        const int x = torus().x[c], y = torus().y[c];
        numbers[c] = x < 128 ? 0 : 1;
        continent[c] =
            y > 40 && y < 90 && (std::abs(x - 100) < 20 || std::abs(x - 156) < 20) ? 1 : 0;
    }
    PlateWorld<Torus> world(torus(), torus_unit_km());
    world.start(rule, continent, numbers);
    world.plates[0].spin = world.plates[0].own_spin = {60, 0, 0};
    world.plates[1].spin = world.plates[1].own_spin = {-60, 0, 0};
    double before = 0;
    for (const auto& plate : world.plates)
        plate.crust.each(
            [&](CellId c) { before = std::max(before, world.thickness_km(plate.crust.at(c), c)); });
    world.advance(rule, 60);
    double after = 0;
    for (const auto& plate : world.plates)
        plate.crust.each(
            [&](CellId c) { after = std::max(after, world.thickness_km(plate.crust.at(c), c)); });
    EXPECT_GT(world.tally.folded, 20);
    EXPECT_GT(after, before + 5);
    EXPECT_EQ(world.plates.size(), 1u);
    EXPECT_EQ(world.present(), world.book.expected());
}

}  // namespace
}  // namespace cuesta::plate
