// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/zone_rows.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "cuesta/random/counter.h"
#include "cuesta/simd/targets.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta {
namespace {

DocumentLimits limits() {
    DocumentLimits out;
    out.life = {{-2.5f, 10, 17.5f, 23.75f, 30}, {0.1f, 0.25f, 0.35f, 0.5f, 0.6f, 0.75f, 0.8f}};
    out.ice = 100, out.lake_depth = 100, out.river_flow = 5, out.river_depth = 0.1f;
    return out;
}

struct Cell {
    float temperature = 20, humidity = 0.3f, water = 0, ice = 0, u = 0, v = 0, sea = 0;
};

int class_of(const Cell& c) {
    float zone = -1;
    document_zones({&c.temperature, &c.humidity, &c.water, &c.ice, &c.u, &c.v, &c.sea, &zone, 1},
                   limits());
    return static_cast<int>(zone);
}

TEST(zone_rows, ice_goes_before_water_and_water_before_the_table) {
    const int dry = class_of({});
    EXPECT_EQ(dry, zone::warm + 2);
    EXPECT_EQ(class_of({.water = 100.5f}), zone::lake);
    EXPECT_EQ(class_of({.water = 100.5f, .sea = 1}), zone::ocean);
    EXPECT_EQ(class_of({.water = 1, .u = -6}), zone::river);
    EXPECT_EQ(class_of({.water = 1, .v = 6}), zone::river);
    EXPECT_EQ(class_of({.water = 200, .u = 6, .sea = 1}), zone::ocean);
    EXPECT_EQ(class_of({.water = 200, .ice = 101, .sea = 1}), zone::polar_desert);
    EXPECT_EQ(class_of({.water = 1, .sea = 1}), dry);  // a shelf as flat as a puddle is no ocean
}

TEST(zone_rows, limits_of_water_and_ice_belong_to_what_is_below) {
    const int dry = class_of({});
    EXPECT_EQ(class_of({.water = 100}), dry);
    EXPECT_EQ(class_of({.ice = 100}), dry);
    EXPECT_EQ(class_of({.water = 1, .u = 5}), dry);
    EXPECT_EQ(class_of({.water = 0.1f, .u = 50}), dry);
    EXPECT_EQ(class_of({.water = std::nextafter(100.0f, 200.0f)}), zone::lake);
    EXPECT_EQ(class_of({.ice = std::nextafter(100.0f, 200.0f)}), zone::polar_desert);
    EXPECT_EQ(class_of({.water = 1, .u = std::nextafter(5.0f, 9.0f)}), zone::river);
    EXPECT_EQ(class_of({.water = std::nextafter(0.1f, 1.0f), .u = 50}), zone::river);
}

TEST(zone_rows, what_is_no_number_has_no_class) {
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(class_of({.temperature = nan}), zone::none);
    EXPECT_EQ(class_of({.humidity = nan}), zone::none);
    EXPECT_EQ(class_of({.temperature = nan, .water = 200}), zone::lake);
    EXPECT_EQ(class_of({.water = nan, .ice = nan, .u = nan}), zone::warm + 2);
}

TEST(zone_rows, the_thesis_rule_takes_low_ground_for_ocean) {
    DocumentLimits thesis = limits();
    thesis.ocean = {-1, 100};
    const std::vector<float> t(3, 20), m(3, 0.3f), w(3, 200), no(3, 0), height{99, 100, 101};
    std::vector<float> zone(3);
    document_zones({t.data(), m.data(), w.data(), no.data(), no.data(), no.data(), height.data(),
                    zone.data(), 3},
                   thesis);
    EXPECT_EQ(zone, (std::vector<float>{zone::ocean, zone::lake, zone::lake}));
}

// One row of every kind of cell, of a length that no vector divides.
struct Rows {
    static constexpr int n = 1003;
    std::vector<std::vector<float>> v;
    explicit Rows(std::uint64_t seed) {
        const auto row = [&](float low, float high) {
            const RandomKey key{seed, static_cast<std::uint32_t>(v.size())};
            std::vector<float> out(n);
            for (int i = 0; i < n; ++i)
                out[static_cast<std::size_t>(i)] =
                    low + (high - low) * uniform_float(random_words(key, i, 0, 0)[0]);
            v.push_back(std::move(out));
        };
        row(-20, 40), row(0, 1), row(0, 110), row(0, 105), row(-7, 7), row(-7, 7), row(0, 1);
        for (int i = 0; i < zone_months; ++i) row(-45, 35);
        for (int i = 0; i < zone_months; ++i) row(0, i % 3 == 0 ? 20.0f : 300.0f);
    }
    DocumentRow document(std::vector<float>& zone) const {
        return {v[0].data(), v[1].data(), v[2].data(),
                v[3].data(), v[4].data(), v[5].data(),
                v[6].data(), zone.data(), n};
    }
    MonthsRow months_row(std::vector<float>& zone) const {
        MonthsRow row;
        for (std::size_t i = 0; i < zone_months; ++i)
            row.temperature[i] = v[7 + i].data(), row.rain[i] = v[7 + zone_months + i].data();
        row.ocean = v[6].data(), row.zone = zone.data(), row.count = n;
        return row;
    }
};

TEST(zone_rows, every_vector_width_gives_the_same_classes_as_one_cell_after_the_other) {
    const Rows rows(5);
    std::vector<float> wide(Rows::n), one(Rows::n);
    for (const int width : {4, 8, 16}) {
        const simd::WidthLimit limit(width);
        for (int scheme = 0; scheme < 3; ++scheme) {
            DocumentRow d = rows.document(wide);
            MonthsRow m = rows.months_row(wide);
            scheme == 0   ? document_zones(d, limits())
            : scheme == 1 ? koppen_zones(m)
                          : holdridge_zones(m);
            for (int x = 0; x < Rows::n; ++x) {
                DocumentRow single{d.temperature + x, d.humidity + x,  d.water + x,
                                   d.ice + x,         d.current_x + x, d.current_y + x,
                                   d.ocean + x,       one.data() + x,  1};
                MonthsRow month = m;
                for (std::size_t i = 0; i < zone_months; ++i)
                    month.temperature[i] += x, month.rain[i] += x;
                month.ocean += x, month.zone = one.data() + x, month.count = 1;
                scheme == 0   ? document_zones(single, limits())
                : scheme == 1 ? koppen_zones(month)
                              : holdridge_zones(month);
            }
            EXPECT_EQ(wide, one) << "scheme " << scheme << ", width " << width;
        }
    }
}

TEST(zone_rows, months_give_numbers_of_their_scheme_and_count_what_has_no_class) {
    const Rows rows(7);
    std::vector<float> zone(Rows::n);
    MonthsRow row = rows.months_row(zone);
    EXPECT_EQ(koppen_zones(row), 0);
    for (const float z : zone) EXPECT_EQ(scheme_of(static_cast<int>(z)), ZoneScheme::koppen);
    EXPECT_EQ(holdridge_zones(row), 0);
    for (const float z : zone) EXPECT_EQ(scheme_of(static_cast<int>(z)), ZoneScheme::holdridge);
    std::vector<float> broken(Rows::n, std::numeric_limits<float>::quiet_NaN());
    row.temperature[4] = broken.data();
    row.rule = {-1, -1};  // nothing lies below: all land
    EXPECT_EQ(koppen_zones(row), Rows::n);
    EXPECT_EQ(zone[3], zone::none);
}

}  // namespace
}  // namespace cuesta
