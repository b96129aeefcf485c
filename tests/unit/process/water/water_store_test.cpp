// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_store.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

#include "cuesta/base/error.h"
#include "cuesta/operator/field_watch.h"

namespace cuesta {
namespace {

struct Place {
    Grid grid{.columns = 5, .rows = 4, .spacing_m = 10};
    Terrain terrain{grid, whole(grid), 2, std::make_shared<MaterialTable>()};
    SingleCommunicator comm{grid};
    Scratch scratch{terrain.shape()};
    StepReport report;
    Place() { terrain.settle(0x1p-17); }
    StepContext step() { return {grid, terrain.block(), comm, {1, 7}, 3, terrain, scratch, {}}; }
    Field& water() { return terrain.make(field::water); }
    double booked_in() { return terrain.ledger.account(water_account).in.value(); }
    double booked_out() { return terrain.ledger.account(water_account).out.value(); }
};

TEST(WaterStore, the_quantum_doubles_with_the_depth) {
    EXPECT_EQ(water_quantum(0), 0x1p-20);
    EXPECT_EQ(water_quantum(4), 0x1p-20);
    EXPECT_EQ(water_quantum(4.001), 0x1p-19);
    EXPECT_EQ(water_quantum(1000), 0x1p-12);
}

TEST(WaterStore, phases_are_even) {
    int low = 0;
    for (int i = 0; i < 1000; ++i) low += water_phase(i) < 0.3 ? 1 : 0;
    EXPECT_NEAR(low, 300, 3);
    EXPECT_GE(water_phase(1'000'000'007, 999), 0);
    EXPECT_LT(water_phase(1'000'000'007, 999), 1);
}

TEST(WaterStore, depths_become_whole_quanta_and_the_difference_is_booked) {
    Place place;
    place.water().at(1, 1) = 0.1f;
    place.water().at(2, 2) = 0x1p-20f * 7;
    place.water().at(3, 3) = -0.25f;
    const StepContext step = place.step();
    const WaterStore store = settle_water(place.terrain, step, 0, place.report);
    EXPECT_EQ(store.quantum_m, 0x1p-20);
    EXPECT_FLOAT_EQ(static_cast<float>(store.deepest_m), 0.1f);
    const double rounded = std::nearbyint(double{0.1f} * 0x1p20) * 0x1p-20;
    EXPECT_EQ(double{place.water().at(1, 1)}, rounded);
    EXPECT_EQ(place.water().at(2, 2), 0x1p-20f * 7);
    EXPECT_EQ(place.water().at(3, 3), 0);
    EXPECT_EQ(place.report.counts.at("negative_water"), 1);
    EXPECT_EQ(place.booked_in() - place.booked_out(), rounded - double{0.1f} + 0.25);
}

TEST(WaterStore, a_depth_that_is_no_number_is_named) {
    Place place;
    place.water().at(2, 3) = std::numeric_limits<float>::quiet_NaN();
    const StepContext step = place.step();
    try {
        settle_water(place.terrain, step, 0, place.report);
        FAIL();
    } catch (const Error& e) {
        EXPECT_NE(std::string(e.what()).find("x 2, y 3 in step 3"), std::string::npos) << e.what();
    }
}

struct Ramp final : WaterAmount {
    float scale;
    explicit Ramp(float s) : scale(s) {}
    void row(std::int64_t y, const float*, std::int64_t count, float* out) const override {
        for (std::int64_t x = 0; x < count; ++x) out[x] = scale * static_cast<float>(x + 5 * y - 1);
    }
};

TEST(WaterStore, amounts_below_a_quantum_are_right_on_average) {
    Place place;
    const StepContext step = place.step();
    const float tenth = 0x1p-20f / 10;
    for (int i = 0; i < 1000; ++i) {
        add_water(place.terrain, step, Ramp(tenth), place.report);
        ++place.terrain.now;
    }
    EXPECT_EQ(place.report.counts.at("limited_rates"), 1000);  // cell 0 asks for less than none
    double sum = 0;
    for (int i = 0; i < 20; ++i) {
        const float depth = place.water().at(i % 5, i / 5);
        EXPECT_NEAR(depth * 0x1p20, i == 0 ? 0 : 100.0 * (i - 1), 3) << i;
        sum += double{depth};
    }
    EXPECT_EQ(place.booked_in(), sum);
}

TEST(WaterStore, no_more_is_taken_than_there_is) {
    Place place;
    place.water().fill(0.5f);
    const StepContext step = place.step();
    take_water(place.terrain, step, Ramp(0.1f), place.report);
    EXPECT_EQ(place.water().at(0, 0), 0.5f);
    EXPECT_NEAR(place.water().at(3, 0), 0.3f, 2e-6);
    EXPECT_EQ(place.water().at(0, 2), 0);
    double sum = 0;
    for (int i = 0; i < 20; ++i) sum += double{place.water().at(i % 5, i / 5)};
    EXPECT_EQ(10 - place.booked_out(), sum);
}

TEST(WaterStore, even_water_is_the_same_everywhere) {
    Place place;
    const StepContext step = place.step();
    add_even_water(place.terrain, step, 0.3, place.report);
    EXPECT_NEAR(place.water().at(0, 0), 0.3, 1e-6);
    EXPECT_EQ(place.water().at(0, 0), place.water().at(4, 3));
    EXPECT_EQ(place.booked_in(), 20 * double{place.water().at(0, 0)});
}

TEST(WaterStore, even_water_falls_on_any_depths) {
    // Depths that are no whole quanta, below 0, and too deep for the finest quantum, each in one
    // of many pieces of rows.
    for (const float odd : {0.1f, -0.25f, 100.3f}) {
        Grid grid{.columns = 2, .rows = 40000, .spacing_m = 10};
        Terrain terrain{grid, whole(grid), 2, std::make_shared<MaterialTable>()};
        terrain.settle(0x1p-17);
        SingleCommunicator comm{grid};
        Scratch scratch{terrain.shape()};
        const StepContext step{grid, terrain.block(), comm, {1, 7}, 3, terrain, scratch, {}};
        StepReport report;
        Field& water = terrain.make(field::water);
        water.at(1, 39000) = odd;
        add_even_water(terrain, step, 0.3, report);
        const double kept = std::max(odd, 0.0f), quantum = water_quantum(kept + 0.3);
        EXPECT_NEAR(water.at(0, 0), 0.3, quantum);
        EXPECT_EQ(water.at(0, 0), water.at(1, 20000));
        EXPECT_NEAR(water.at(1, 39000), kept + 0.3, 2 * quantum);
        double sum = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            sum += double{water.at(0, y)} + double{water.at(1, y)};
        const Account& account = terrain.ledger.account(water_account);
        EXPECT_NEAR(sum, double{odd} + account.in.value() - account.out.value(), 1e-9);
    }
}

// A hole that nobody tells of shows whether somebody looks.
TEST(WaterStore, nobody_looks_at_what_was_noted_until_somebody_writes) {
    Place place;
    const std::array<std::string, 1> writes{std::string(field::water)};
    FieldWatch& watch = place.scratch.object<FieldWatch>();
    const StepContext step = place.step();
    watch.begin(writes);
    note_water(step, {0x1p-20, 0.5, 0});
    place.water().at(1, 1) = -1;
    watch.begin(writes);
    const WaterStore store = settle_water(place.terrain, step, 0, place.report);
    EXPECT_EQ(store.deepest_m, 0.5);
    EXPECT_EQ(place.water().at(1, 1), -1) << "no look";
    settle_water(place.terrain, step, 0, place.report);
    EXPECT_EQ(place.water().at(1, 1), 0) << "what was noted serves once";

    watch.begin(writes);
    note_water(step, {0x1p-20, 0.5, 0});
    place.water().at(1, 1) = -1;
    watch.changed(writes);
    watch.begin(writes);
    settle_water(place.terrain, step, 0, place.report);
    EXPECT_EQ(place.water().at(1, 1), 0) << "somebody wrote";

    watch.begin(writes);
    note_water(step, {0x1p-20, 0.5, 0});
    place.water().at(1, 1) = -1;
    watch.begin(writes);
    settle_water(place.terrain, step, 100, place.report);
    EXPECT_EQ(place.water().at(1, 1), 0) << "coarser quanta";
}

TEST(WaterStore, even_water_on_noted_depths_is_that_on_others) {
    const std::array<std::string, 1> writes{std::string(field::water)};
    for (const double deep : {0.5, 300.0}) {
        Place noted, plain;
        for (Place* place : {&noted, &plain}) {
            place->water().at(2, 1) = static_cast<float>(deep);
            place->water().at(3, 2) = 0.25f;
        }
        const StepContext step = noted.step(), other = plain.step();
        noted.scratch.object<FieldWatch>().begin(writes);
        note_water(step, {water_quantum(deep), deep, 0});
        noted.scratch.object<FieldWatch>().begin(writes);
        add_even_water(noted.terrain, step, 0.01, noted.report);
        add_even_water(plain.terrain, other, 0.01, plain.report);
        for (std::int64_t y = 0; y < 4; ++y)
            for (std::int64_t x = 0; x < 5; ++x)
                EXPECT_EQ(noted.water().at(x, y), plain.water().at(x, y));
        EXPECT_EQ(noted.booked_in(), plain.booked_in());
        noted.scratch.object<FieldWatch>().begin(writes);
        const auto found = noted_water(step);
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(found->deepest_m, double{noted.water().at(2, 1)});
        EXPECT_EQ(found->cfl_speed, 0);
    }
}

}  // namespace
}  // namespace cuesta
