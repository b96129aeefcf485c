// SPDX-License-Identifier: Apache-2.0
// A world of chance for tests of the sweep (world/world_sweep.h): all parts, walls, open sides or
// poles.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/random/counter.h"
#include "cuesta/world/world_sweep.h"

namespace cuesta::world {

struct SweepLab {
    FieldShape shape;
    Grid grid;
    IntField rock{shape}, sand{shape}, room{shape};
    ByteField below{shape};
    Field water{shape}, air{shape}, ice{shape}, temperature{shape}, current_x{shape},
        current_y{shape}, wind_x{shape}, wind_y{shape}, systems{shape}, sea{shape}, humidity{shape};
    // Turbulence goes round the map twice; each row has its own.
    std::vector<std::vector<std::int16_t>> noise;
    std::vector<float> until;
    std::vector<RowRule> rows;
    Rule rule;
    Sides sides;
    bool layers = false;

    explicit SweepLab(Edges edges = Edges::closed, std::int64_t columns = 37,
                      std::int64_t count = 29)
        : shape{columns, count, 2}, grid{columns, count, 1, edges} {
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) set(x, y, x, y, 1);
        rule.sea = rule.runoff = rule.sand = rule.wind = rule.temperature = rule.humidity =
            rule.ice = true;
        rule.unit_m = 0.01f, rule.per_unit = 100, rule.units_to_quanta = 0.01f;
        rule.wet = 1, rule.deep = 100, rule.iced = 100, rule.phase = 0.3f;
        rule.sea_level_units = 30000;
        rule.smooth_above = 10, rule.smooth_below = 1e6f, rule.smooth_dry = 50;
        rule.air_capacity = 1000, rule.rain_share = 0.01f, rule.evaporation_m = 5;
        rule.gain_m = 3, rule.loss_m = 2, rule.snow_m = 3;
        rule.ice_flow = 1e-4f, rule.glacial_erosion = 1e-4f, rule.thickest_ice = 380;
        rule.systems_wind = 0.02f, rule.systems_rate = 0.01f;
        rule.births_x = 15, rule.births_y = -10;
        until.assign(static_cast<std::size_t>(columns), 0.6f);
        for (std::int64_t y = 0; y < count; ++y) {
            noise.emplace_back();
            for (std::int64_t x = 0; x < 2 * columns + 8; ++x) {
                const auto words = random_words({9, 3}, x % columns, y, 0);
                noise.back().push_back(static_cast<std::int16_t>(words[0] % 20000) - 10000);
                noise.back().push_back(static_cast<std::int16_t>(words[1] % 20000) - 10000);
            }
        }
        rows.resize(static_cast<std::size_t>(count + 4));
        for (std::int64_t i = 0; i < count + 4; ++i) {
            const OverPoles at = over_poles(grid, 0, i - 2);
            set_row(i, std::clamp<std::int64_t>(at.y, 0, count - 1), at.turned);
        }
        const bool open = edges == Edges::open, ends_x = !grid.wraps_x(), ends_y = !grid.wraps_y();
        sides.border = {ends_x, ends_x, ends_y && !edges.is_pole(Side::north),
                        ends_y && !edges.is_pole(Side::south)};
        sides.open = {open, open, open, open};
    }
    // Sample (x, y) is as chance has it at (as_x, as_y); `sign` of what points south.
    void set(std::int64_t x, std::int64_t y, std::int64_t as_x, std::int64_t as_y, float sign) {
        const auto words = random_words({9, 1}, as_x, as_y, 0);
        const auto more = random_words({9, 2}, as_x, as_y, 0);
        rock.at(x, y) = static_cast<std::int32_t>(words[0] % 300000);
        sand.at(x, y) = static_cast<std::int32_t>(words[1] % 5000);
        room.at(x, y) = static_cast<std::int32_t>(words[1] % 4000);
        below.at(x, y) = static_cast<std::uint8_t>(words[1] % 3);
        water.at(x, y) = static_cast<float>(words[2] % 3 == 0 ? words[2] % 700 : 0);
        air.at(x, y) = static_cast<float>(words[3] % 900);
        ice.at(x, y) = static_cast<float>(more[0] % 2 == 0 ? more[0] % 400 : 0);
        temperature.at(x, y) = uniform_float(more[1]) * 40 - 7;
        current_x.at(x, y) = uniform_float(more[2]) * 20 - 10;
        current_y.at(x, y) = sign * (uniform_float(more[3]) * 20 - 10);
        wind_x.at(x, y) = uniform_float(words[0]) * 20 - 10;
        wind_y.at(x, y) = sign * (uniform_float(words[1]) * 20 - 10);
        systems.at(x, y) = uniform_float(words[2]) * 40 - 20;
        sea.at(x, y) = more[1] % 4 == 0 ? 1 : 0;
    }
    // Row i of `rows` has what row `y` of the map has, beyond a pole half a map on.
    void set_row(std::int64_t i, std::int64_t y, bool turned) {
        RowRule& row = rows[static_cast<std::size_t>(i)];
        row.latitude = static_cast<float>(y) / 33;
        row.sun = 0.3f, row.wind_x = 0.4f, row.wind_y = -0.2f;
        row.around = 0.7f - 0.05f * static_cast<float>(y);
        row.day_until = until.data();
        row.turned = turned ? -1.0f : 1.0f;
        const auto line = static_cast<std::size_t>(y % static_cast<std::int64_t>(noise.size()));
        const std::int64_t shift = turned ? shape.columns / 2 : 0;
        // Four columns before the first are read as well.
        const std::int16_t* from = noise[line].data() + 2 * (4 + shift);
        const float sign = turned ? -1 : 1;
        row.births = from;
        row.noise = {from, 0.4f, 0.6f, 0, 0, sign * 0.6f};
        row.other = {from, 0.7f, 0, 0.8f, sign * -0.8f, 0};
    }
    Moved run(std::int64_t piece = 64) {
        SingleCommunicator comm(grid);
        std::vector<HaloView> halos{HaloView(rock),      HaloView(sand),        HaloView(room),
                                    HaloView(below),     HaloView(water),       HaloView(air),
                                    HaloView(ice),       HaloView(temperature), HaloView(current_x),
                                    HaloView(current_y), HaloView(wind_x),      HaloView(wind_y),
                                    HaloView(systems)};
        comm.exchange(halos, Outside::over_poles);
        for (std::int64_t y = -2; y < shape.rows + 2; y = y == -1 ? shape.rows : y + 1)
            if (over_poles(grid, 0, y).turned)
                for (std::int64_t x = -2; x < shape.columns + 2; ++x) {
                    current_y.at(x, y) = -current_y.at(x, y);
                    wind_y.at(x, y) = -wind_y.at(x, y);
                }
        State state;
        state.rock = &rock, state.sand = &sand;
        if (layers) state.room = &room, state.below = &below;
        state.water = &water, state.air = &air, state.ice = &ice;
        state.temperature = &temperature, state.current_x = &current_x;
        state.current_y = &current_y, state.wind_x = &wind_x, state.wind_y = &wind_y;
        if (rule.systems) state.systems = &systems;
        state.sea = &sea, state.humidity = &humidity;
        return sweep_world(rule, rows.data(), state, sides, piece);
    }
    template <class T>
    static double sum(const FieldOf<T>& field) {
        double all = 0;
        for (std::int64_t y = 0; y < field.rows(); ++y)
            for (std::int64_t x = 0; x < field.columns(); ++x)
                all += static_cast<double>(field.at(x, y));
        return all;
    }
    double waters() const { return sum(water) + sum(air) + sum(ice); }
    double ground() const { return sum(rock) + sum(sand); }
};

// As far as the smaller goes.
template <class T>
void expect_equal(const FieldOf<T>& a, const FieldOf<T>& b, const char* what) {
    for (std::int64_t y = 0; y < std::min(a.rows(), b.rows()); ++y)
        for (std::int64_t x = 0; x < a.columns(); ++x)
            ASSERT_EQ(a.at(x, y), b.at(x, y)) << what << " at " << x << ", " << y;
}
inline void expect_equal(const SweepLab& a, const SweepLab& b) {
    expect_equal(a.rock, b.rock, "rock"), expect_equal(a.sand, b.sand, "sand");
    expect_equal(a.water, b.water, "water"), expect_equal(a.air, b.air, "air");
    expect_equal(a.ice, b.ice, "ice"), expect_equal(a.temperature, b.temperature, "temperature");
    expect_equal(a.current_x, b.current_x, "current"), expect_equal(a.wind_x, b.wind_x, "wind");
    expect_equal(a.current_y, b.current_y, "current"), expect_equal(a.wind_y, b.wind_y, "wind");
    expect_equal(a.humidity, b.humidity, "humidity");
    expect_equal(a.systems, b.systems, "highs and lows");
}

}  // namespace cuesta::world
