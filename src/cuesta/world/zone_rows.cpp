// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/zone_rows.h"

#include "cuesta/simd/clones.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta {
namespace {

CUESTA_SIMD_CLONES(std::int64_t, document_loop,
                   (const DocumentRow& row, const DocumentLimits& limits), (row, limits)) {
    const float* __restrict t = row.temperature, * __restrict m = row.humidity;
    const float* __restrict w = row.water, * __restrict ice = row.ice;
    const float* __restrict u = row.current_x, * __restrict v = row.current_y;
    const float* __restrict o = row.ocean;
    float* __restrict zone = row.zone;
    const LifeZoneLimits life = limits.life;
    const float most_ice = limits.ice, deep = limits.lake_depth;
    const float flow = limits.river_flow, wet = limits.river_depth;
    const float sign = limits.ocean.sign, level = limits.ocean.sign * limits.ocean.limit;
    const int count = static_cast<int>(row.count);
    int without = 0;
    CUESTA_INDEPENDENT
    for (int x = 0; x < count; ++x) {
        const float along = u[x] < 0 ? -u[x] : u[x], across = v[x] < 0 ? -v[x] : v[x];
        const float fastest = along > across ? along : across;
        int number = life_zone(t[x], m[x], life);
        number = t[x] == t[x] ? number : zone::none;
        number = m[x] == m[x] ? number : zone::none;
        const int running = w[x] > wet ? zone::river : number;
        number = fastest > flow ? running : number;
        const int standing = sign * o[x] > level ? zone::ocean : zone::lake;
        number = w[x] > deep ? standing : number;
        number = ice[x] > most_ice ? zone::polar_desert : number;
        without += number == zone::none ? 1 : 0;
        zone[x] = static_cast<float>(number);
    }
    return without;
}

// `class_of(year)` gives the number of the class.
template <class ClassOf>
[[gnu::always_inline]] inline std::int64_t months_loop(const MonthsRow& row, int ocean,
                                                       ClassOf&& class_of) {
    const std::array<const float*, zone_months> t = row.temperature, p = row.rain;
    const float* __restrict o = row.ocean;
    float* __restrict zone = row.zone;
    const float sign = row.rule.sign, level = row.rule.sign * row.rule.limit;
    const int count = static_cast<int>(row.count);
    int without = 0;
    CUESTA_INDEPENDENT
    for (int x = 0; x < count; ++x) {
        const ZoneYear year =
            climate_year([&](int month) { return t[static_cast<std::size_t>(month)][x]; },
                         [&](int month) { return p[static_cast<std::size_t>(month)][x]; });
        int number = class_of(year);
        const float sum = year.temperature_sum + year.rain;
        number = sum == sum ? number : zone::none;
        number = sign * o[x] > level ? ocean : number;
        without += number == zone::none ? 1 : 0;
        zone[x] = static_cast<float>(number);
    }
    return without;
}

CUESTA_SIMD_CLONES(std::int64_t, koppen_loop, (const MonthsRow& row), (row)) {
    const bool north = row.north;
    return months_loop(row, zone::koppen_ocean, [north](const ZoneYear& year) {
        return zone::koppen_first - 1 + koppen_class(year, north);
    });
}

CUESTA_SIMD_CLONES(std::int64_t, holdridge_loop, (const MonthsRow& row), (row)) {
    return months_loop(row, zone::holdridge_ocean, [](const ZoneYear& year) {
        return zone::holdridge_shift + holdridge_class(year.bio_sum / 12.0f, year.rain);
    });
}

}  // namespace

std::int64_t document_zones(const DocumentRow& row, const DocumentLimits& limits) {
    return document_loop(row, limits);
}

std::int64_t koppen_zones(const MonthsRow& row) {
    return koppen_loop(row);
}

std::int64_t holdridge_zones(const MonthsRow& row) {
    return holdridge_loop(row);
}

}  // namespace cuesta
