// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_maps.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

struct MapRow {
    const float *h, *qx, *qy;  // q of the cell
    float *u, *v, *discharge, *wetness;
    std::int64_t columns;
    float spacing, weight;
};

CUESTA_SIMD_CLONES(void, write_row, (const MapRow& row), (row)) {
    const float* __restrict h = row.h, * __restrict qx = row.qx, * __restrict qy = row.qy;
    float* __restrict u = row.u, * __restrict v = row.v;
    float* __restrict d = row.discharge, * __restrict wet = row.wetness;
    constexpr float wet_m = 1e-3f, e4 = 5e-3f * 5e-3f * 5e-3f * 5e-3f;
    const float spacing = row.spacing, weight = row.weight;
    const std::int64_t columns = row.columns;
    CUESTA_INDEPENDENT
    for (std::int64_t x = 0; x < columns; ++x) {
        const float h2 = h[x] * h[x], h4 = h2 * h2;
        const float inverse = 1.41421356f * h[x] / std::sqrt(h4 + (h4 > e4 ? h4 : e4));
        u[x] = qx[x] * inverse;
        v[x] = qy[x] * inverse;
        const float now = spacing * std::sqrt(qx[x] * qx[x] + qy[x] * qy[x]);
        d[x] += weight * (now - d[x]);
        wet[x] += weight * ((h[x] > wet_m ? 1.0f : 0.0f) - wet[x]);
    }
}

CUESTA_SIMD_CLONES(void, mean_of,
                   (const float* a, const float* b, std::int64_t columns, float* out),
                   (a, b, columns, out)) {
    float* __restrict to = out;
    for (std::int64_t x = 0; x < columns; ++x) to[x] = 0.5f * (a[x] + b[x]);
}

}  // namespace

void write_water_maps(const WaterState& water, const Borders& borders, const Borders& open,
                      bool faces, double spacing_m, double weight, const WaterMaps& maps) {
    const std::int64_t columns = water.depth->columns(), rows = water.depth->rows();
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        const auto size = static_cast<std::size_t>(columns);
        std::vector<float> qx(size), qy(size), none(size, 0.0f);
        for (std::int64_t y = lo; y < hi; ++y) {
            const float *east = water.qx->row(y), *south = water.qy->row(y);
            MapRow row{water.depth->row(y),
                       east,
                       south,
                       maps.velocity_x->row(y),
                       maps.velocity_y->row(y),
                       maps.discharge->row(y),
                       maps.wetness->row(y),
                       columns,
                       static_cast<float>(spacing_m),
                       static_cast<float>(weight)};
            if (faces) {
                mean_of(east - 1, east, columns, qx.data());
                // Over an open border goes what comes; over a wall nothing.
                if (borders.west) qx[0] = open.west ? east[0] : 0.5f * east[0];
                const bool top = y == 0 && borders.north;
                mean_of(top ? (open.north ? south : none.data()) : water.qy->row(y - 1), south,
                        columns, qy.data());
                row.qx = qx.data(), row.qy = qy.data();
            }
            write_row(row);
        }
    });
}

}  // namespace cuesta
