// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/snow.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_process.h"

namespace cuesta {
namespace {

// A slope from the sea up to 7.6 km.
const Grid slope{.columns = 40, .rows = 3, .spacing_m = 1000, .latitudes = LatitudeRange{45, 47}};
double height_at(std::int64_t x) {
    return 200.0 * static_cast<double>(x) - 200;
}
Field land() {
    return test::field_of(slope, [](std::int64_t x, std::int64_t) { return height_at(x); });
}

struct Found {
    std::map<std::string, Field> maps;
    test::ProcessRun run;
    float at(const std::string& name, std::int64_t x) const { return maps.at(name).at(x, 1); }
    double sum(const std::string& name) const {
        double sum = 0;
        for (std::int64_t y = 0; y < slope.rows; ++y)
            for (std::int64_t x = 0; x < slope.columns; ++x) sum += maps.at(name).at(x, y);
        return sum;
    }
};
Found settle(const Snow& op, int steps = 1, int across = 1,
             std::map<std::string, const Field*> fields = {}) {
    std::map<std::string, Field> maps;
    std::mutex mutex;
    test::ProcessOptions options;
    options.steps = steps, options.across = across, options.fields = std::move(fields);
    options.inspect = [&](Terrain& terrain) {
        const std::lock_guard lock(mutex);
        for (const std::string& name : Snow::fields().writes) {
            if (terrain.find(name) == nullptr) continue;
            test::detail::paste(
                *terrain.find(name), terrain.block(),
                maps.try_emplace(name, Field({slope.columns, slope.rows, 1})).first->second);
        }
    };
    test::ProcessRun run = test::run_process(op, slope, land(), options);
    return {std::move(maps), std::move(run)};
}

TEST(Snow, ice_lies_above_the_snow_line_and_not_below) {
    const Found found = settle({.years = 2000});
    const double line = found.at("snow_line", 20);
    EXPECT_GT(line, 1500);
    EXPECT_LT(line, 4000);
    for (std::int64_t x = 0; x < slope.columns; ++x) {
        // One climate, so one line from everywhere on the land.
        if (height_at(x) > 0) {
            EXPECT_NEAR(found.at("snow_line", x), line, 1) << x;
        }
        EXPECT_EQ(found.at("ice", x) > 0, height_at(x) > line) << x;
        EXPECT_EQ(found.at("ice_balance", x) > 0, height_at(x) > line) << x;
        EXPECT_GE(found.at("snow", x), found.at("firn", x));
    }
    EXPECT_EQ(found.at("snow", 0), 0) << "sea";
}

TEST(Snow, firn_is_as_old_as_its_time_and_the_rest_is_ice) {
    Found found = settle({.years = 20, .firn_time = 50});
    const double b = found.at("ice_balance", 35);
    EXPECT_NEAR(found.at("firn", 35), 20 * b, 1e-3);
    EXPECT_EQ(found.at("ice", 35), 0);
    found = settle({.years = 200, .firn_time = 50});
    EXPECT_NEAR(found.at("firn", 35), 50 * b, 1e-3);
    EXPECT_NEAR(found.at("ice", 35), 150 * b, 1e-3);
    // Two steps are one of twice the time.
    const Found two = settle({.years = 100, .firn_time = 50}, 2);
    EXPECT_NEAR(two.at("ice", 35), found.at("ice", 35), 2e-3);
    EXPECT_EQ(settle({.years = 1e5, .thickest = 400}).at("ice", 35), 400);
    EXPECT_GT(settle({.years = 1e5, .thickest = 400}).run.report.counts.at("capped_ice"), 0);
}

TEST(Snow, what_falls_is_stored_or_has_gone) {
    for (const double years : {0.0, 1.0, 700.0})
        for (const int across : {1, 3}) {
            const Field old = test::field_of(slope, [](std::int64_t x, std::int64_t) {
                return 0.1 * static_cast<double>(x % 7);
            });
            Found found = settle({.years = years}, 2, across, {{"ice", &old}, {"snow", &old}});
            const Account& water = found.run.ledger.account(water_account);
            double before = 0;
            for (std::int64_t y = 0; y < slope.rows; ++y)
                for (std::int64_t x = 0; x < slope.columns; ++x) before += 2 * old.at(x, y);
            EXPECT_GE(water.in.value(), 0);
            EXPECT_GE(water.out.value(), 0);
            EXPECT_NEAR(before + water.in.value() - water.out.value(),
                        found.sum("snow") + found.sum("ice"), 1e-9 * (1 + water.in.value()));
        }
}

TEST(Snow, old_ice_melts_where_it_is_warm) {
    const Field old = test::field_of(slope, [](auto, auto) { return 30.0; });
    const Found found = settle({.years = 1}, 1, 1, {{"ice", &old}});
    const double b = found.at("ice_balance", 10);
    ASSERT_LT(b, 0);
    EXPECT_NEAR(found.at("ice", 10), 30 + b, 1e-3);
    EXPECT_EQ(found.at("ice", 0), 30) << "the sea keeps what it holds";
    // In a year all of its snow melts, and so much ice.
    EXPECT_GT(found.at("melt_water", 10), -b * 0.99);
}

TEST(Snow, rivers_get_what_is_not_stored) {
    const Field old = test::field_of(slope, [](auto, auto) { return 30.0; });
    const Field wet = test::field_of(slope, [](auto, auto) { return 0.5; });
    const Snow op{.years = 1, .feed_rivers = true};
    const Found found = settle(op, 1, 1, {{"ice", &old}, {"runoff", &wet}});
    // A place that melts gives its ice, one that grows keeps its snow: 0.8 m fall up there.
    EXPECT_NEAR(found.at("runoff", 10), 0.5 - found.at("ice_balance", 10), 1e-3);
    EXPECT_NEAR(found.at("ice_balance", 38), 0.8, 1e-2);
    EXPECT_EQ(found.at("runoff", 38), 0);
    EXPECT_GT(found.run.report.counts.at("scarce_runoff"), 0);
    EXPECT_EQ(found.at("runoff", 0), 0.5f) << "sea";
    EXPECT_FALSE(settle({.years = 1}).maps.contains("runoff"));
}

TEST(Snow, blocks_agree_to_the_bit) {
    const Found one = settle({.years = 500}), parts = settle({.years = 500}, 1, 3);
    for (const auto& [name, map] : one.maps)
        for (std::int64_t y = 0; y < slope.rows; ++y)
            for (std::int64_t x = 0; x < slope.columns; ++x)
                ASSERT_EQ(map.at(x, y), parts.maps.at(name).at(x, y)) << name;
}

TEST(Snow, odd_climates_are_counted) {
    const Field none = test::field_of(slope, [](auto x, auto) {
        return x == 30 ? std::nan("") : 5.0 - 0.5 * static_cast<double>(x);
    });
    const Field wet = test::field_of(slope, [](auto x, auto) { return x == 31 ? -5.0 : 900.0; });
    const Found found = settle({}, 1, 1, {{"temperature", &none}, {"precipitation", &wet}});
    EXPECT_EQ(found.run.report.counts.at("without_climate"), 3);
    EXPECT_EQ(found.run.report.counts.at("limited_rain"), 3 * 12);
    EXPECT_EQ(found.at("snow", 30), 0);
}

}  // namespace
}  // namespace cuesta
