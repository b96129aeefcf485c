// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/waves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"

namespace cuesta::coast {
namespace {

constexpr int directions = 16;
constexpr double gravity = 9.81;

struct Course {
    double x, y;   // the way that waves run, y southwards
    double share;  // of the time
};

// Shares fall off as a normal distribution wrapped around the circle does.
std::array<Course, directions> courses(const Wind& wind) {
    std::array<Course, directions> list{};
    const double turn = 2 * std::numbers::pi;
    const double spread = std::max(wind.spread_deg, 5.0) * std::numbers::pi / 180;
    const double narrow = 1 / (spread * spread);
    double sum = 0;
    for (int k = 0; k < directions; ++k) {
        const double to = wind.from_deg / 360 * turn + std::numbers::pi + k * turn / directions;
        Course& one = list[static_cast<std::size_t>(k)];
        one.x = elementary::sin(to), one.y = -elementary::cos(to);
        one.share = elementary::exp(narrow * (elementary::cos(k * turn / directions) - 1));
        sum += one.share;
    }
    for (Course& one : list) one.share /= sum;
    return list;
}

// H^2 = a F, at most `most`.
struct Growth {
    float a, most;
    explicit Growth(const Wind& wind)
        : a(static_cast<float>(0.0016 * 0.0016 * wind.speed * wind.speed / gravity)),
          most(static_cast<float>(0.243 * 0.243 * wind.speed * wind.speed * wind.speed *
                                  wind.speed / (gravity * gravity))) {}
    float force(float fetch) const {
        const float square = std::min(a * fetch, most);
        return square * std::sqrt(std::sqrt(square));
    }
};

// The map seen by lines across the wind: rows, or columns where it blows along the rows.
struct Lines {
    std::int64_t count, length;
    bool wraps, ends_wrap;             // line by line; along a line
    Edge before, behind, first, last;  // sides of the first and last line, and of lines
    const std::uint8_t* depth;
};

struct Sums {
    std::vector<float> xx, xy, yy, force;
    explicit Sums(std::size_t size) : xx(size), xy(size), yy(size), force(size) {}
};

// `along` is the part of the course along the lines, `across` that from line to line.
void sweep(const Lines& lines, double along, double across, float share, float xx, float xy,
           float yy, const Wind& wind, double spacing_m, Sums& sums) {
    const Growth growth(wind);
    const bool down = across > 0;
    const auto t = static_cast<float>(along / std::abs(across));
    const auto length_m = static_cast<float>(spacing_m / std::abs(across));
    const auto most = static_cast<float>(wind.fetch_m);
    const float kept = elementary::exp(-length_m / static_cast<float>(wind.damping_m));
    const std::int64_t n = lines.length;
    // One sample more at each end of a line.
    std::vector<float> fetch(static_cast<std::size_t>(n + 2)), calm(fetch), next(fetch),
        next_calm(fetch);
    const Edge upwind = down ? lines.before : lines.behind;
    const auto line_at = [&](std::int64_t k) { return down ? k : lines.count - 1 - k; };
    const std::uint8_t* entry = lines.depth + line_at(0) * n;
    for (std::int64_t x = 0; x < n; ++x) {
        const bool open = upwind == Edge::open && entry[x] != land;
        fetch[static_cast<std::size_t>(x + 1)] = open ? most : 0;
        calm[static_cast<std::size_t>(x + 1)] = 1;
    }
    const float own = 1 - std::abs(t), other = std::abs(t);
    const std::ptrdiff_t side = t >= 0 ? -1 : 1;
    const std::int64_t turns = lines.wraps ? 2 : 1;
    for (std::int64_t turn = 0; turn < turns; ++turn)
        for (std::int64_t k = 0; k < lines.count; ++k) {
            const std::int64_t line = line_at(k);
            const std::uint8_t* depth = lines.depth + line * n;
            float* f = fetch.data() + 1;
            float* c = calm.data() + 1;
            const auto close = [&](float* v, float open_sea, float wall) {
                if (lines.ends_wrap) {
                    v[-1] = v[n - 1], v[n] = v[0];
                    return;
                }
                v[-1] = lines.first == Edge::open ? (depth[0] != land ? open_sea : 0) : wall;
                v[n] = lines.last == Edge::open ? (depth[n - 1] != land ? open_sea : 0) : wall;
            };
            close(f, most, 0), close(c, 1, 1);
            float* to = next.data() + 1;
            float* to_calm = next_calm.data() + 1;
            for (std::int64_t x = 0; x < n; ++x) {
                const float far = own * f[x] + other * f[x + side] + length_m;
                const float quiet = (own * c[x] + other * c[x + side]) * kept;
                to[x] = depth[x] == land ? 0 : std::min(far, most);
                to_calm[x] = depth[x] == land ? 0 : depth[x] == deep ? 1 : quiet;
            }
            if (turn == turns - 1) {
                const std::size_t at = static_cast<std::size_t>(line * n);
                float* sum_xx = sums.xx.data() + at;
                float* sum_xy = sums.xy.data() + at;
                float* sum_yy = sums.yy.data() + at;
                float* sum_force = sums.force.data() + at;
                for (std::int64_t x = 0; x < n; ++x) {
                    const float e = share * growth.force(to[x]);
                    sum_xx[x] += e * xx;
                    sum_xy[x] += e * xy;
                    sum_yy[x] += e * yy;
                    sum_force[x] += e * to_calm[x];
                }
            }
            fetch.swap(next), calm.swap(next_calm);
        }
}

}  // namespace

double open_force(const Wind& wind) {
    return Growth(wind).force(static_cast<float>(wind.fetch_m));
}

void raise_waves(const Grid& grid, const std::vector<std::uint8_t>& depth, const Wind& wind,
                 Waves& waves) {
    const std::int64_t w = grid.columns, h = grid.rows;
    const auto size = static_cast<std::size_t>(grid.cells());
    std::vector<std::uint8_t> turned(size);
    parallel_for(0, w, 32, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = 0; y < h; ++y)
            for (std::int64_t x = lo; x < hi; ++x)
                turned[static_cast<std::size_t>(x * h + y)] =
                    depth[static_cast<std::size_t>(y * w + x)];
    });
    const Edges& e = grid.edges;
    const Lines rows{h,       w,      grid.wraps_y(), grid.wraps_x(), e.north,
                     e.south, e.west, e.east,         depth.data()};
    const Lines columns{w,      h,       grid.wraps_x(), grid.wraps_y(), e.west,
                        e.east, e.north, e.south,        turned.data()};
    Sums by_rows(size), by_columns(size);
    const auto list = courses(wind);
    parallel_for(0, 2, 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t part = lo; part < hi; ++part)
            for (const Course& one : list) {
                if ((std::abs(one.y) >= std::abs(one.x)) != (part == 0)) continue;
                const auto xx = static_cast<float>(one.x * one.x);
                const auto xy = static_cast<float>(one.x * one.y);
                const auto yy = static_cast<float>(one.y * one.y);
                const auto share = static_cast<float>(one.share);
                if (part == 0)
                    sweep(rows, one.x, one.y, share, xx, xy, yy, wind, grid.spacing_m, by_rows);
                else
                    sweep(columns, one.y, one.x, share, xx, xy, yy, wind, grid.spacing_m,
                          by_columns);
            }
    });
    const auto join = [&](std::vector<float>& to, std::vector<float>& first,
                          const std::vector<float>& second) {
        to.swap(first);
        parallel_for(0, h, 32, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t x = 0; x < w; ++x)
                for (std::int64_t y = lo; y < hi; ++y)
                    to[static_cast<std::size_t>(y * w + x)] +=
                        second[static_cast<std::size_t>(x * h + y)];
        });
    };
    join(waves.xx, by_rows.xx, by_columns.xx);
    join(waves.xy, by_rows.xy, by_columns.xy);
    join(waves.yy, by_rows.yy, by_columns.yy);
    join(waves.force, by_rows.force, by_columns.force);
}

}  // namespace cuesta::coast
