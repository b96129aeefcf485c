// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/aeolian_rows.h"

#include "cuesta/simd/clones.h"

namespace cuesta::aeolian {
namespace {

CUESTA_SIMD_CLONES(void, read,
                   (const std::int32_t* __restrict rock, const std::int32_t* __restrict cover,
                    const float* __restrict load_m, float per_unit, std::int64_t begin,
                    std::int64_t end, std::int32_t* __restrict surface, float* __restrict load),
                   (rock, cover, load_m, per_unit, begin, end, surface, load)) {
    for (std::int64_t x = begin; x < end; ++x) {
        surface[x] = rock[x] + cover[x];
        load[x] = load_m[x] * per_unit;
    }
}

CUESTA_SIMD_CLONES(void, spread, (const Law& given, const OutRow& row), (given, row)) {
    const Law law = given;
    const std::int32_t* __restrict surface = row.surface;
    const std::int32_t* __restrict plus = row.plus;
    const std::int32_t* __restrict minus = row.minus;
    const float* __restrict load = row.load;
    float* __restrict straight = row.straight;
    float* __restrict to_plus = row.to_plus;
    float* __restrict to_minus = row.to_minus;
    for (std::int64_t x = row.begin; x < row.end; ++x) {
        const float a = to_side(law, load[x], static_cast<float>(surface[x] - plus[x]));
        const float b = to_side(law, load[x], static_cast<float>(surface[x] - minus[x]));
        to_plus[x] = a;
        to_minus[x] = b;
        straight[x] = load[x] - a - b;
    }
}

CUESTA_SIMD_CLONES(void, ways,
                   (const float* __restrict wind_x, const float* __restrict wind_y, float phase,
                    std::int64_t begin, std::int64_t end, std::int32_t* __restrict way),
                   (wind_x, wind_y, phase, begin, end, way)) {
    for (std::int64_t x = begin; x < end; ++x) way[x] = way_of(wind_x[x], wind_y[x], phase);
}

template <class T>
[[gnu::always_inline]] inline T upwind_of(std::int32_t way, T west, T east, T north, T south) {
    const T row = way == to_east ? west : east;
    const T column = way == to_south ? north : south;
    return way <= to_west ? row : column;
}

CUESTA_SIMD_CLONES(void, gather, (const GatherRow& row), (row)) {
    const std::int32_t* __restrict way = row.way;
    const std::int32_t* __restrict way_north = row.way_north;
    const std::int32_t* __restrict way_south = row.way_south;
    const float* __restrict load = row.load;
    const float* __restrict load_north = row.load_north;
    const float* __restrict load_south = row.load_south;
    const float* __restrict slope = row.slope;
    const float* __restrict slope_north = row.slope_north;
    const float* __restrict slope_south = row.slope_south;
    const float* __restrict shelter = row.shelter;
    const float* __restrict shelter_north = row.shelter_north;
    const float* __restrict shelter_south = row.shelter_south;
    const std::int32_t* __restrict surface = row.surface;
    const std::int32_t* __restrict north = row.north;
    const std::int32_t* __restrict south = row.south;
    float* __restrict straight = row.straight;
    float* __restrict slope_up = row.slope_up;
    float* __restrict shelter_up = row.shelter_up;
    std::int32_t* __restrict surface_up = row.surface_up;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < row.columns; ++x) {
        const float from_west = way[x - 1] == to_east ? load[x - 1] : 0.0f;
        const float from_east = way[x + 1] == to_west ? load[x + 1] : 0.0f;
        const float from_north = way_north[x] == to_south ? load_north[x] : 0.0f;
        const float from_south = way_south[x] == to_north ? load_south[x] : 0.0f;
        straight[x] = (from_west + from_east) + (from_north + from_south);
        const std::int32_t w = way[x];
        slope_up[x] = upwind_of(w, slope[x - 1], slope[x + 1], slope_north[x], slope_south[x]);
        shelter_up[x] =
            upwind_of(w, shelter[x - 1], shelter[x + 1], shelter_north[x], shelter_south[x]);
        surface_up[x] = upwind_of(w, surface[x - 1], surface[x + 1], north[x], south[x]);
    }
}

template <bool held, bool field>
[[gnu::always_inline]] inline void saltate(const Law& given, const SaltationRow& row) {
    const Law law = given;
    const float* __restrict straight = row.straight;
    const float* __restrict from_minus = row.from_minus;
    const float* __restrict from_plus = row.from_plus;
    const float* __restrict slope_up = row.slope_up;
    const float* __restrict shelter_up = row.shelter_up;
    const std::int32_t* __restrict surface_up = row.surface_up;
    const float* __restrict slope_minus = row.slope_minus;
    const float* __restrict slope_plus = row.slope_plus;
    const float* __restrict shelter_minus = row.shelter_minus;
    const float* __restrict shelter_plus = row.shelter_plus;
    const std::int32_t* __restrict surface_minus = row.surface_minus;
    const std::int32_t* __restrict surface_plus = row.surface_plus;
    const std::int32_t* __restrict surface = row.surface;
    const std::int32_t* __restrict north = row.north;
    const std::int32_t* __restrict south = row.south;
    const std::int32_t* __restrict rock = row.rock;
    const float* __restrict hold = row.hold;
    const float* __restrict wind_x = row.wind_x;
    const float* __restrict wind_y = row.wind_y;
    const float* __restrict speed = row.speed;
    std::int32_t* __restrict cover = row.cover;
    float* __restrict load_m = row.load_m;
    float* __restrict slope = row.slope;
    float* __restrict shelter = row.shelter;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < row.columns; ++x) {
        const std::int32_t ground = surface[x];
        const float gx = field ? wind_x[x] * law.gradient : law.gradient_x;
        const float gy = field ? wind_y[x] * law.gradient : law.gradient_y;
        const float here = static_cast<float>(surface[x + 1] - surface[x - 1]) * gx +
                           static_cast<float>(south[x] - north[x]) * gy;
        float air = slope_up[x];
        float line = static_cast<float>(surface_up[x] - ground) * law.unit_m + shelter_up[x];
        if constexpr (!field) {
            air = 0.5f * air + 0.25f * (slope_minus[x] + slope_plus[x]);
            const float minus =
                static_cast<float>(surface_minus[x] - ground) * law.unit_m + shelter_minus[x];
            const float plus =
                static_cast<float>(surface_plus[x] - ground) * law.unit_m + shelter_plus[x];
            line = 0.5f * line + 0.25f * (minus + plus);
        }
        const float s = air + (here - air) * law.follow;
        const float behind = line - law.drop_m;
        const float e = larger(behind, 0);
        const float shade = smaller(e * law.per_shelter, 1);
        const float load = straight[x] + from_minus[x] + from_plus[x];
        const float bump =
            (static_cast<float>(ground - surface[x - 1]) +
             static_cast<float>(ground - surface[x + 1])) +
            (static_cast<float>(ground - north[x]) + static_cast<float>(ground - south[x]));
        const float capacity =
            capacity_of(law, s, shade, held ? hold[x] : 1.0f, field ? speed[x] : 1.0f, bump);
        const std::int32_t sand = ground - rock[x];
        const std::int32_t lifted = exchange_of(law, capacity, load, shade, sand);
        cover[x] = sand - lifted;
        load_m[x] = (load + static_cast<float>(lifted)) * law.unit_m;
        slope[x] = s;
        shelter[x] = e;
    }
}
CUESTA_SIMD_CLONES(void, saltate_free, (const Law& law, const SaltationRow& row), (law, row)) {
    saltate<false, false>(law, row);
}
CUESTA_SIMD_CLONES(void, saltate_held, (const Law& law, const SaltationRow& row), (law, row)) {
    saltate<true, false>(law, row);
}
CUESTA_SIMD_CLONES(void, saltate_field, (const Law& law, const SaltationRow& row), (law, row)) {
    saltate<false, true>(law, row);
}
CUESTA_SIMD_CLONES(void, saltate_field_held, (const Law& law, const SaltationRow& row),
                   (law, row)) {
    saltate<true, true>(law, row);
}

CUESTA_SIMD_CLONES(std::int32_t, slide, (const Law& given, const SlideRow& row), (given, row)) {
    const Law law = given;
    const std::int32_t* __restrict a = row.a;
    const std::int32_t* __restrict b = row.b;
    const std::int32_t* __restrict cover_a = row.cover_a;
    const std::int32_t* __restrict cover_b = row.cover_b;
    const std::int32_t* __restrict a0 = row.a_before;
    const std::int32_t* __restrict a1 = row.a_behind;
    const std::int32_t* __restrict b0 = row.b_before;
    const std::int32_t* __restrict b1 = row.b_behind;
    std::int32_t* __restrict flux = row.flux;
    std::int32_t any = 0;
    for (std::int64_t x = row.begin; x < row.end; ++x) {
        const auto fall = static_cast<float>(a[x] - b[x]);
        const float along = static_cast<float>(a1[x] - a0[x]) + static_cast<float>(b1[x] - b0[x]);
        const auto q = static_cast<std::int32_t>(slide_over(law, fall, along));
        const std::int32_t forth = cover_a[x] >> 2, back = -(cover_b[x] >> 2);
        const std::int32_t up = q < forth ? q : forth;
        const std::int32_t got = up > back ? up : back;
        flux[x] = got;
        any |= got;
    }
    return any;
}

CUESTA_SIMD_CLONES(std::int32_t, steep, (const Law& given, const SlideRow& row), (given, row)) {
    const float limit = given.repose * given.repose;
    const std::int32_t* __restrict a = row.a;
    const std::int32_t* __restrict b = row.b;
    const std::int32_t* __restrict a0 = row.a_before;
    const std::int32_t* __restrict a1 = row.a_behind;
    const std::int32_t* __restrict b0 = row.b_before;
    const std::int32_t* __restrict b1 = row.b_behind;
    std::int32_t any = 0;
    for (std::int64_t x = row.begin; x < row.end; ++x) {
        const auto fall = static_cast<float>(a[x] - b[x]);
        const float along = static_cast<float>(a1[x] - a0[x]) + static_cast<float>(b1[x] - b0[x]);
        any |= fall * fall + 0.0625f * (along * along) >= limit ? 1 : 0;
    }
    return any;
}

CUESTA_SIMD_CLONES(void, add,
                   (const std::int32_t* __restrict rock, const std::int32_t* __restrict cover,
                    std::int64_t begin, std::int64_t end, std::int32_t* __restrict surface),
                   (rock, cover, begin, end, surface)) {
    for (std::int64_t x = begin; x < end; ++x) surface[x] = rock[x] + cover[x];
}

CUESTA_SIMD_CLONES(void, settle,
                   (const std::int32_t* __restrict flux_x, const std::int32_t* __restrict north,
                    const std::int32_t* __restrict south, std::int64_t begin, std::int64_t end,
                    std::int32_t* __restrict cover),
                   (flux_x, north, south, begin, end, cover)) {
    for (std::int64_t x = begin; x < end; ++x)
        cover[x] += (flux_x[x] - flux_x[x + 1]) + (north[x] - south[x]);
}

}  // namespace

void read_row(const std::int32_t* rock, const std::int32_t* cover, const float* load_m,
              float per_unit, std::int64_t begin, std::int64_t end, std::int32_t* surface,
              float* load) {
    read(rock, cover, load_m, per_unit, begin, end, surface, load);
}

void spread_row(const Law& law, const OutRow& row) {
    spread(law, row);
}

void find_ways(const float* wind_x, const float* wind_y, float phase, std::int64_t begin,
               std::int64_t end, std::int32_t* way) {
    ways(wind_x, wind_y, phase, begin, end, way);
}

void gather_row(const GatherRow& row) {
    gather(row);
}

void saltate_row(const Law& law, const SaltationRow& row) {
    if (row.speed != nullptr)
        row.hold != nullptr ? saltate_field_held(law, row) : saltate_field(law, row);
    else
        row.hold != nullptr ? saltate_held(law, row) : saltate_free(law, row);
}

bool slide_row(const Law& law, const SlideRow& row) {
    return slide(law, row) != 0;
}

bool is_steep(const Law& law, const SlideRow& row) {
    return steep(law, row) != 0;
}

void add_rows(const std::int32_t* rock, const std::int32_t* cover, std::int64_t begin,
              std::int64_t end, std::int32_t* surface) {
    add(rock, cover, begin, end, surface);
}

void settle_row(const std::int32_t* flux_x, const std::int32_t* flux_north,
                const std::int32_t* flux_south, std::int64_t begin, std::int64_t end,
                std::int32_t* cover) {
    settle(flux_x, flux_north, flux_south, begin, end, cover);
}

}  // namespace cuesta::aeolian
