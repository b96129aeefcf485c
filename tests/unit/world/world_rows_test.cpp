// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_rows.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::world {
namespace {

struct RowLab {
    Grid grid;
    Block block;
    Terrain terrain;
    Scratch scratch;
    SingleCommunicator comm;
    WorldRows work;

    explicit RowLab(Edges edges, std::int64_t rows = 36)
        : grid{72, rows, 1, edges},
          block(whole(grid)),
          terrain(grid, block, 2, std::make_shared<const MaterialTable>()),
          scratch({72, rows, 2}),
          comm(grid) {}
    StepContext step() { return {grid, block, comm, {5, 1}, 0, terrain, scratch, {}}; }
    const RowRule& at(std::int64_t y) const { return work.rows[static_cast<std::size_t>(y + 2)]; }
    void fill(const WorldStep& world, std::int64_t now) { fill_rows(world, step(), now, work); }
};

TEST(WorldRows, beyond_a_pole_a_row_is_the_same_half_a_map_on) {
    RowLab lab(Edges::polar);
    WorldStep world;
    world.wind.emplace();
    world.wind->systems_hpa = 20;
    world.temperature.emplace();
    lab.fill(world, 700);
    for (const auto& [beyond, same] : {std::pair(-1, 0), {-2, 1}, {36, 35}, {37, 34}}) {
        EXPECT_EQ(lab.at(beyond).latitude, lab.at(same).latitude);
        EXPECT_EQ(lab.at(beyond).wind_x, lab.at(same).wind_x);
        EXPECT_EQ(lab.at(beyond).turned, -1);
        EXPECT_EQ(lab.at(same).turned, 1);
        for (std::int64_t x = 0; x < 72; ++x) {
            const std::int64_t opposite = (x + 36) % 72;
            ASSERT_EQ(lab.at(beyond).noise.from[2 * x], lab.at(same).noise.from[2 * opposite]);
            ASSERT_EQ(lab.at(beyond).births[2 * x + 1], lab.at(same).births[2 * opposite + 1]);
        }
    }
    RowLab walls(Edges::wrap_x);
    walls.fill(world, 700);
    EXPECT_EQ(walls.at(-1).turned, 1);
    EXPECT_EQ(walls.at(-1).noise.from[0], walls.at(0).noise.from[0]);
}

TEST(WorldRows, lows_turn_one_way_in_the_north_and_the_other_in_the_south) {
    RowLab lab(Edges::wrap_x);
    WorldStep world;
    world.wind.emplace();
    world.wind->systems_hpa = 20, world.wind->turning = 0.5;
    lab.fill(world, 0);
    EXPECT_NEAR(lab.at(0).around, 0.5, 0.01);
    EXPECT_NEAR(lab.at(35).around, -0.5, 0.01);
    EXPECT_NEAR(lab.at(17).around, -lab.at(18).around, 1e-6);
    EXPECT_LT(lab.at(17).around, 0.05f);
}

// Turbulence that a row has, to the east and to the south.
std::vector<std::pair<double, double>> noise_of(const RowRule& row) {
    std::vector<std::pair<double, double>> wind;
    for (std::int64_t x = 0; x < 72; ++x) {
        double to_east = 0, to_south = 0;
        for (const Turbulence* one : {&row.noise, &row.other}) {
            if (one->from == nullptr) continue;
            const auto at = [&](std::int64_t i) {
                return (1 - double{one->next}) * one->from[i] +
                       double{one->next} * one->from[i + 2];
            };
            to_east += double{one->xx} * at(2 * x) + double{one->xy} * at(2 * x + 1);
            to_south += double{one->yx} * at(2 * x) + double{one->yy} * at(2 * x + 1);
        }
        wind.emplace_back(to_east, to_south);
    }
    return wind;
}

// How much the turbulence of two rows differs, both ways together.
double step_between(const RowRule& a, const RowRule& b) {
    const auto one = noise_of(a), two = noise_of(b);
    double step = 0;
    for (std::size_t x = 0; x < one.size(); ++x)
        step += std::abs(two[x].first - one[x].first) + std::abs(two[x].second - one[x].second);
    return step;
}

TEST(WorldRows, turbulence_has_no_step_at_the_equator_and_the_poles_however_far_it_drifts) {
    RowLab lab(Edges::polar, 180);
    WorldStep world;
    world.wind.emplace();
    for (const std::int64_t now : {0, 1234, 4000}) {
        lab.fill(world, now);
        std::vector<double> inside;
        for (std::int64_t y = 0; y + 1 < 180; ++y)
            if (y != 89) inside.push_back(step_between(lab.at(y), lab.at(y + 1)));
        std::sort(inside.begin(), inside.end());
        const double most = inside[inside.size() * 95 / 100];
        EXPECT_LT(step_between(lab.at(89), lab.at(90)), most) << now;
        EXPECT_LT(step_between(lab.at(-1), lab.at(0)), most) << now;
        EXPECT_LT(step_between(lab.at(179), lab.at(180)), most) << now;
        EXPECT_GT(step_between(lab.at(20), lab.at(160)), 3 * most)
            << now;  // far apart: other weather
    }
}

TEST(WorldRows, the_belts_are_as_windy_as_the_rest_and_blow_all_ways) {
    // Beside the turbulence as it lies, without its shares.
    double mixed = 0, plain = 0, along = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        RowLab lab(Edges::polar);
        WorldStep world;
        world.wind.emplace();
        world.wind->noise_seed = static_cast<std::int64_t>(seed);
        lab.fill(world, static_cast<std::int64_t>(100 * seed));
        for (std::int64_t y = 0; y < 36; ++y) {
            if (lab.at(y).other.from == nullptr) continue;
            RowRule alone = lab.at(y);
            alone.noise.xx = alone.noise.yy = 1, alone.noise.xy = alone.noise.yx = 0;
            alone.other.from = nullptr;
            for (const auto& [u, v] : noise_of(lab.at(y))) mixed += u * u + v * v, along += u * v;
            for (const auto& [u, v] : noise_of(alone)) plain += u * u + v * v;
        }
    }
    EXPECT_GT(mixed, 0);
    EXPECT_NEAR(mixed / plain, 1, 0.1);
    EXPECT_LT(std::abs(along), 0.1 * mixed);
}

TEST(WorldRows, poles_are_no_sides) {
    RowLab poles(Edges::polar), band(Edges::wrap_x), open(Edges::open);
    EXPECT_EQ(sides_of(poles.step()).border, (std::array{false, false, false, false}));
    EXPECT_EQ(sides_of(band.step()).border, (std::array{false, false, true, true}));
    EXPECT_EQ(sides_of(band.step()).open, (std::array{false, false, false, false}));
    EXPECT_EQ(sides_of(open.step()).open, (std::array{true, true, true, true}));
}

TEST(WorldRows, what_points_south_points_north_beyond_a_pole) {
    RowLab lab(Edges::polar);
    Field x({72, 36, 2}), y({72, 36, 2});
    x.fill(3), y.fill(3);
    const HaloView both[] = {HaloView(x), HaloView(y)};
    exchange_over_poles(lab.step(), both, {&y, nullptr});
    EXPECT_EQ(x.at(5, -1), 3);
    EXPECT_EQ(y.at(5, -1), -3);
    EXPECT_EQ(y.at(-2, 37), -3);
    EXPECT_EQ(y.at(-1, 0), 3);
    EXPECT_EQ(y.at(72, 35), 3);
}

}  // namespace
}  // namespace cuesta::world
