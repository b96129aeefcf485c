// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/finer_ground.h"

#include <algorithm>
#include <cmath>

namespace cuesta {

FinerGround::FinerGround(const CoarseLand& land, const CoarseRivers& rivers, const Wander& wander,
                         std::int64_t ratio)
    : land_(land),
      rivers_(rivers),
      wander_(wander),
      map_(land.height, ratio, land.grid.wraps_x(), land.grid.wraps_y()) {}

bool FinerGround::runs(std::int64_t x, std::int64_t y, flow::Direction d) const {
    return rivers_.ways[static_cast<std::size_t>(y * land_.grid.columns + x)] == d;
}

CoarsePlace FinerGround::origin(std::int64_t x, std::int64_t y) const {
    const auto ratio = static_cast<double>(map_.ratio());
    return wander_.origin({static_cast<double>(x) / ratio, static_cast<double>(y) / ratio});
}

double FinerGround::at(std::int64_t x, std::int64_t y) const {
    if (wander_.none()) {
        const std::int64_t n = map_.ratio();
        const auto part = [&](std::int64_t i) {
            return static_cast<double>(i % n) / static_cast<double>(n);
        };
        return without_dam(map_.at(x, y), x / n, y / n, part(x), part(y));
    }
    const CoarsePlace from = origin(x, y);
    const double i = std::floor(from.x), j = std::floor(from.y);
    return without_dam(map_.between(from.x, from.y), static_cast<std::int64_t>(i),
                       static_cast<std::int64_t>(j), from.x - i, from.y - j);
}

double FinerGround::without_dam(double ground, std::int64_t i, std::int64_t j, double u,
                                double v) const {
    if (u == 0 || v == 0 || i < 0 || j < 0 || i + 1 >= land_.grid.columns ||
        j + 1 >= land_.grid.rows)
        return ground;
    const double nw = land_.height.at(i, j), ne = land_.height.at(i + 1, j);
    const double sw = land_.height.at(i, j + 1), se = land_.height.at(i + 1, j + 1);
    double result = ground;
    // From the corner `from` to the one opposite, p and q counting along the sides from there.
    const auto lower = [&](double from, double to, double beside_p, double beside_q, double p,
                           double q) {
        const double triangle = p >= q ? from + (p - q) * (beside_p - from) + q * (to - from)
                                       : from + (q - p) * (beside_q - from) + p * (to - from);
        const double less = std::min(p, q), more = std::max(p, q);
        const double share = less / more * (1 - more) / (1 - less);
        result = std::min(result, ground + share * std::min(0.0, triangle - ground));
    };
    constexpr flow::Direction to_nw = 0, to_ne = 2, to_sw = 5, to_se = 7;
    if (runs(i, j, to_se) || runs(i + 1, j + 1, to_nw)) lower(nw, se, ne, sw, u, v);
    if (runs(i + 1, j, to_sw) || runs(i, j + 1, to_ne)) lower(ne, sw, nw, se, 1 - u, v);
    return result;
}

}  // namespace cuesta
