// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_sweep.h"

#include <gtest/gtest.h>

#include <numeric>

#include "cuesta/grid/communicator.h"
#include "cuesta/random/counter.h"
#include "cuesta/simd/targets.h"

namespace cuesta::world {
namespace {

constexpr FieldShape shape{37, 29, 2};

// A world of chance, all parts, closed or open sides.
struct Lab {
    Grid grid{shape.columns, shape.rows, 1, Edges::closed};
    IntField rock{shape}, sand{shape}, room{shape};
    ByteField below{shape};
    Field water{shape}, air{shape}, ice{shape}, temperature{shape}, current_x{shape},
        current_y{shape}, wind_x{shape}, wind_y{shape}, sea{shape}, humidity{shape};
    std::vector<std::int16_t> noise = std::vector<std::int16_t>(200, 3000);
    std::vector<float> until = std::vector<float>(shape.columns, 0.6f);
    std::vector<RowRule> rows{static_cast<std::size_t>(shape.rows + 4)};
    Rule rule;
    Sides sides;
    bool layers = false;

    explicit Lab(Edges edges = Edges::closed) {
        grid.edges = edges;
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) {
                const auto words = random_words({9, 1}, x, y, 0);
                const auto more = random_words({9, 2}, x, y, 0);
                rock.at(x, y) = static_cast<std::int32_t>(words[0] % 300000);
                sand.at(x, y) = static_cast<std::int32_t>(words[1] % 5000);
                room.at(x, y) = static_cast<std::int32_t>(words[1] % 4000);
                below.at(x, y) = static_cast<std::uint8_t>(words[1] % 3);
                water.at(x, y) = static_cast<float>(words[2] % 3 == 0 ? words[2] % 700 : 0);
                air.at(x, y) = static_cast<float>(words[3] % 900);
                ice.at(x, y) = static_cast<float>(more[0] % 2 == 0 ? more[0] % 400 : 0);
                temperature.at(x, y) = uniform_float(more[1]) * 40 - 7;
                current_x.at(x, y) = uniform_float(more[2]) * 20 - 10;
                current_y.at(x, y) = uniform_float(more[3]) * 20 - 10;
                wind_x.at(x, y) = uniform_float(words[0]) * 20 - 10;
                wind_y.at(x, y) = uniform_float(words[1]) * 20 - 10;
                sea.at(x, y) = more[1] % 4 == 0 ? 1 : 0;
            }
        rule.sea = rule.runoff = rule.sand = rule.wind = rule.temperature = rule.humidity =
            rule.ice = true;
        rule.unit_m = 0.01f, rule.per_unit = 100, rule.units_to_quanta = 0.01f;
        rule.wet = 1, rule.deep = 100, rule.iced = 100, rule.phase = 0.3f;
        rule.sea_level_units = 30000;
        rule.smooth_above = 10, rule.smooth_below = 1e6f, rule.smooth_dry = 50;
        rule.air_capacity = 1000, rule.rain_share = 0.01f, rule.evaporation_m = 5;
        rule.gain_m = 3, rule.loss_m = 2, rule.snow_m = 3;
        rule.ice_flow = 1e-4f, rule.glacial_erosion = 1e-4f, rule.thickest_ice = 380;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].latitude = static_cast<float>(i) / 33;
            rows[i].sun = 0.3f, rows[i].wind_x = 0.4f, rows[i].wind_y = -0.2f;
            rows[i].day_until = until.data();
            rows[i].noise = noise.data() + 8, rows[i].noise_weight = 0.4f;
        }
        sides.border = {true, true, true, true};
        const bool open = edges == Edges::open;
        sides.open = {open, open, open, open};
    }
    Moved run(std::int64_t piece = 64) {
        SingleCommunicator comm(grid);
        std::vector<HaloView> halos{HaloView(rock),      HaloView(sand),        HaloView(room),
                                    HaloView(below),     HaloView(water),       HaloView(air),
                                    HaloView(ice),       HaloView(temperature), HaloView(current_x),
                                    HaloView(current_y), HaloView(wind_x),      HaloView(wind_y)};
        comm.exchange(halos, Outside::repeat);
        State state;
        state.rock = &rock, state.sand = &sand;
        if (layers) state.room = &room, state.below = &below;
        state.water = &water, state.air = &air, state.ice = &ice;
        state.temperature = &temperature, state.current_x = &current_x;
        state.current_y = &current_y, state.wind_x = &wind_x, state.wind_y = &wind_y;
        state.sea = &sea, state.humidity = &humidity;
        return sweep_world(rule, rows.data(), state, sides, piece);
    }
    template <class T>
    static double sum(const FieldOf<T>& field) {
        double all = 0;
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x)
                all += static_cast<double>(field.at(x, y));
        return all;
    }
    double waters() const { return sum(water) + sum(air) + sum(ice); }
    double ground() const { return sum(rock) + sum(sand); }
};

template <class T>
void expect_equal(const FieldOf<T>& a, const FieldOf<T>& b, const char* what) {
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x)
            ASSERT_EQ(a.at(x, y), b.at(x, y)) << what << " at " << x << ", " << y;
}
void expect_equal(const Lab& a, const Lab& b) {
    expect_equal(a.rock, b.rock, "rock"), expect_equal(a.sand, b.sand, "sand");
    expect_equal(a.water, b.water, "water"), expect_equal(a.air, b.air, "air");
    expect_equal(a.ice, b.ice, "ice"), expect_equal(a.temperature, b.temperature, "temperature");
    expect_equal(a.current_x, b.current_x, "current"), expect_equal(a.wind_x, b.wind_x, "wind");
    expect_equal(a.current_y, b.current_y, "current"), expect_equal(a.wind_y, b.wind_y, "wind");
    expect_equal(a.humidity, b.humidity, "humidity");
}

TEST(WorldSweep, pieces_do_not_matter) {
    for (const bool layers : {false, true})
        for (const Edges edges : {Edges::closed, Edges::open}) {
            Lab whole(edges), cut(edges);
            whole.layers = cut.layers = layers;
            const Moved a = whole.run(64), b = cut.run(1);
            expect_equal(whole, cut);
            EXPECT_EQ(a.eroded, b.eroded);
            EXPECT_EQ(a.sea_gain, b.sea_gain);
            EXPECT_EQ(a.water_left, b.water_left);
            EXPECT_EQ(a.sand_left, b.sand_left);
            EXPECT_EQ(a.air_left, b.air_left);
            EXPECT_EQ(a.air_came, b.air_came);
        }
}

TEST(WorldSweep, widths_do_not_matter) {
    Lab wide, narrow;
    wide.run();
    const simd::WidthLimit limit(4);
    narrow.run();
    expect_equal(wide, narrow);
}

TEST(WorldSweep, nothing_is_lost_within_walls) {
    Lab lab;
    const double water = lab.waters(), ground = lab.ground();
    for (int i = 0; i < 20; ++i) {
        const double before = lab.waters();
        const Moved moved = lab.run();
        EXPECT_EQ(lab.waters() - before, static_cast<double>(moved.sea_gain - moved.sea_loss));
    }
    EXPECT_EQ(lab.ground(), ground);
    EXPECT_NE(lab.waters(), water);
}

TEST(WorldSweep, what_crosses_open_sides_is_counted) {
    Lab lab(Edges::open);
    for (int i = 0; i < 10; ++i) {
        const double water = lab.waters(), ground = lab.ground();
        const Moved moved = lab.run();
        std::int64_t out = moved.sea_loss - moved.sea_gain, sand = 0;
        for (std::size_t side = 0; side < 4; ++side) {
            out += moved.water_left[side] + moved.air_left[side] - moved.air_came[side];
            sand += moved.sand_left[side];
            EXPECT_GE(moved.water_left[side], 0);
        }
        EXPECT_EQ(water - lab.waters(), static_cast<double>(out)) << i;
        EXPECT_EQ(ground - lab.ground(), static_cast<double>(sand)) << i;
    }
}

TEST(WorldSweep, an_open_cycle_is_counted) {
    Lab lab;
    lab.rule.closed_cycle = false;
    lab.rule.melt_share = 1.5f;
    const double water = lab.waters();
    const Moved moved = lab.run();
    EXPECT_EQ(lab.waters() - water, static_cast<double>(moved.sea_gain - moved.sea_loss +
                                                        moved.into_water - moved.out_of_water));
    EXPECT_GT(moved.into_water, 0);
}

TEST(WorldSweep, stores_never_fall_below_zero) {
    Lab lab;
    lab.rule.erosion_m = 1e5f, lab.rule.carry = 1e3f, lab.rule.spread = 1.0f / 8;
    lab.rule.rain_share = 1, lab.rule.evaporation_m = 1e6f, lab.rule.loss_m = 1e6f;
    lab.rule.ice_m_per_c = 1e4f, lab.rule.ice_flow = 1e3f;
    for (int i = 0; i < 10; ++i) {
        lab.run();
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x) {
                ASSERT_GE(lab.sand.at(x, y), 0);
                ASSERT_GE(lab.water.at(x, y), 0);
                ASSERT_GE(lab.air.at(x, y), 0);
                ASSERT_LE(lab.air.at(x, y), 1000);
                ASSERT_GE(lab.ice.at(x, y), 0);
                ASSERT_LE(lab.ice.at(x, y), 380);
                ASSERT_LE(std::abs(lab.wind_x.at(x, y)), 10.0001f);
            }
    }
}

TEST(WorldSweep, a_mirrored_world_goes_the_mirrored_way) {
    Lab lab, mirror;
    const auto turn = [&](auto& from, auto& to, float sign) {
        for (std::int64_t y = 0; y < shape.rows; ++y)
            for (std::int64_t x = 0; x < shape.columns; ++x)
                to.at(shape.columns - 1 - x, y) =
                    static_cast<std::decay_t<decltype(to.at(0, 0))>>(sign * from.at(x, y));
    };
    const auto turn_all = [&](Lab& from, Lab& to) {
        turn(from.rock, to.rock, 1), turn(from.sand, to.sand, 1);
        turn(from.water, to.water, 1), turn(from.air, to.air, 1), turn(from.ice, to.ice, 1);
        turn(from.temperature, to.temperature, 1);
        turn(from.current_x, to.current_x, -1), turn(from.current_y, to.current_y, 1);
        turn(from.wind_x, to.wind_x, -1), turn(from.wind_y, to.wind_y, 1);
        turn(from.sea, to.sea, 1);
    };
    for (Lab* one : {&lab, &mirror}) one->rule.bands = one->rule.noise = 0;
    turn_all(lab, mirror);
    lab.run();
    mirror.run();
    Lab back;
    turn_all(mirror, back);
    expect_equal(lab.rock, back.rock, "rock"), expect_equal(lab.sand, back.sand, "sand");
    expect_equal(lab.water, back.water, "water"), expect_equal(lab.air, back.air, "air");
    expect_equal(lab.ice, back.ice, "ice");
    expect_equal(lab.temperature, back.temperature, "temperature");
    expect_equal(lab.wind_x, back.wind_x, "wind");
}

}  // namespace
}  // namespace cuesta::world
