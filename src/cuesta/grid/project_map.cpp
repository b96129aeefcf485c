// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/project_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double pi = std::numbers::pi;
constexpr float nothing = std::numeric_limits<float>::quiet_NaN();
constexpr int parts = 4;  // of a side, for the outline

// The world between its samples.
class Sampler {
public:
    Sampler(const Raster& world, const LatitudeRange& latitudes)
        : world_(world),
          north_(latitudes.north * (pi / 180)),
          per_column_(static_cast<double>(world.columns) / (2 * pi)),
          per_row_(static_cast<double>(world.rows) /
                   ((latitudes.north - latitudes.south) * (pi / 180))),
          over_north_(latitudes.north >= 90 && world.columns % 2 == 0),
          over_south_(latitudes.south <= -90 && world.columns % 2 == 0) {}

    double radians_per_sample() const { return 1 / per_column_; }

    float nearest(LonLat at) const {
        const double row = std::floor((north_ - at.lat) * per_row_);
        if (row < -0.01 || row > static_cast<double>(world_.rows) + 0.01) return nothing;
        return sample(static_cast<std::int64_t>(std::floor((at.lon + pi) * per_column_)),
                      std::clamp<std::int64_t>(static_cast<std::int64_t>(row), 0, world_.rows - 1));
    }
    float smooth(LonLat at) const {
        const double x = (at.lon + pi) * per_column_ - 0.5, y = (north_ - at.lat) * per_row_ - 0.5;
        if (y < -0.51 || y > static_cast<double>(world_.rows) - 0.49) return nothing;
        const double left = std::floor(x), upper = std::floor(y);
        const auto across = cubic(x - left), down = cubic(y - upper);
        double sum = 0;
        for (int j = 0; j < 4; ++j) {
            double line = 0;
            for (int i = 0; i < 4; ++i)
                line += across[static_cast<std::size_t>(i)] *
                        sample(static_cast<std::int64_t>(left) + i - 1,
                               static_cast<std::int64_t>(upper) + j - 1);
            sum += down[static_cast<std::size_t>(j)] * line;
        }
        // A gap nearby: what is there or not.
        return std::isfinite(sum) ? static_cast<float>(sum) : nearest(at);
    }

private:
    static std::array<double, 4> cubic(double u) {
        return {((2 - u) * u - 1) * u / 2, ((3 * u - 5) * u * u + 2) / 2,
                ((4 - 3 * u) * u + 1) * u / 2, (u - 1) * u * u / 2};
    }
    float sample(std::int64_t x, std::int64_t y) const {
        if ((y < 0 && over_north_) || (y >= world_.rows && over_south_)) x += world_.columns / 2;
        if (y < 0) y = -1 - y;
        if (y >= world_.rows) y = 2 * world_.rows - 1 - y;
        y = std::clamp<std::int64_t>(y, 0, world_.rows - 1);
        x %= world_.columns;
        if (x < 0) x += world_.columns;
        const auto i = static_cast<std::size_t>(y * world_.columns + x);
        return world_.has_value(i) ? world_.samples[i] : nothing;
    }

    const Raster& world_;
    double north_, per_column_, per_row_;
    bool over_north_, over_south_;
};

void mark_gaps(Raster& raster) {
    raster.invalid.assign(raster.samples.size(), 0);
    bool any = false;
    for (std::size_t i = 0; i < raster.samples.size(); ++i)
        if (!std::isfinite(raster.samples[i])) raster.invalid[i] = 1, any = true;
    if (!any) raster.invalid.clear();
}

// Reads in both directions inside the square of a new sample.
int reads_for(double step, const Sampler& from, bool classes) {
    if (classes) return 1;
    return static_cast<int>(
        std::clamp(std::ceil(step / from.radians_per_sample() - 0.25), 1.0, 8.0));
}

Raster empty_like(const Raster& world, std::int64_t columns, std::int64_t rows) {
    Raster out;
    out.columns = columns, out.rows = rows;
    out.in_metres = world.in_metres, out.low = world.low, out.high = world.high;
    out.nodata = world.nodata;
    out.samples.assign(static_cast<std::size_t>(columns * rows), nothing);
    return out;
}

}  // namespace

int MapFrame::coverage(std::int64_t column, std::int64_t row) const {
    const auto is_inside = [&](double dx, double dy) {
        return map.inverse(at(static_cast<double>(column) + dx, static_cast<double>(row) + dy))
            .has_value();
    };
    // Most squares lie wholly on one side.
    const int corners =
        is_inside(-0.5, -0.5) + is_inside(0.5, -0.5) + is_inside(-0.5, 0.5) + is_inside(0.5, 0.5);
    if (corners == 4) return parts * parts;
    if (corners == 0 && !is_inside(0, 0)) return 0;
    int inside = 0;
    for (int j = 0; j < parts; ++j)
        for (int i = 0; i < parts; ++i)
            inside += is_inside((i + 0.5) / parts - 0.5, (j + 0.5) / parts - 0.5);
    return inside;
}

MapFrame frame_for(const WorldMap& map, std::int64_t long_side) {
    const double wide = 2 * map.half_width(), high = 2 * map.half_height();
    MapFrame frame{map};
    frame.step = std::max(wide, high) / static_cast<double>(long_side);
    const auto samples = [&](double length) {
        return std::max<std::int64_t>(1, static_cast<std::int64_t>(length / frame.step + 0.5));
    };
    frame.columns = samples(wide), frame.rows = samples(high);
    return frame;
}

ProjectedSize projected_size(const Grid& grid, const WorldMap& map, std::int64_t side) {
    if (map.kind() == WorldProjection::cube) {
        if (side <= 0) side = grid.columns / 4 + 1;
        return {side, side};
    }
    const MapFrame frame = frame_for(map, side > 0 ? side : std::max(grid.columns, grid.rows));
    return {frame.columns, frame.rows};
}

bool is_world(const Raster& raster) {
    const double shape = static_cast<double>(raster.columns) / static_cast<double>(raster.rows);
    return shape >= 1.6 && shape <= 2.4;
}

double radius_of(double spacing_m, std::int64_t columns) {
    return spacing_m * static_cast<double>(columns) / (2 * pi);
}

Raster project(const Raster& world, const LatitudeRange& latitudes, const MapFrame& frame,
               double radius_m, bool classes, Outline outline) {
    const Sampler from(world, latitudes);
    Raster out = empty_like(world, frame.columns, frame.rows);
    const int reads = reads_for(frame.step, from, classes);
    parallel_for(0, frame.rows, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < frame.columns; ++x) {
                const auto column = static_cast<double>(x), row = static_cast<double>(y);
                const auto read = [&](double dx, double dy) -> std::optional<float> {
                    const auto place = frame.map.inverse(frame.at(column + dx, row + dy));
                    if (!place) return std::nullopt;
                    return classes ? from.nearest(*place) : from.smooth(*place);
                };
                const auto middle = read(0, 0);
                if (middle && reads == 1) {
                    out.at(x, y) = *middle;
                    continue;
                }
                if (!middle && outline == Outline::middles) continue;
                // Inside: the mean; on the outline: of those parts that are on the map.
                const int across = middle ? reads : parts;
                double sum = 0;
                int count = 0;
                for (int j = 0; j < across; ++j)
                    for (int i = 0; i < across; ++i)
                        if (const auto one =
                                read((i + 0.5) / across - 0.5, (j + 0.5) / across - 0.5);
                            one && std::isfinite(*one)) {
                            sum += *one, ++count;
                            if (classes) i = j = across;
                        }
                if (count > 0) out.at(x, y) = static_cast<float>(sum / count);
            }
    });
    mark_gaps(out);
    const PlanePoint first = frame.at(0, 0);
    out.spacing_m = frame.step * radius_m;
    out.geo = GeoReference{.crs_wkt = frame.map.wkt(radius_m),
                           .origin_x = first.x * radius_m,
                           .origin_y = first.y * radius_m,
                           .step_x = frame.step * radius_m,
                           .step_y = -frame.step * radius_m};
    return out;
}

Raster cube_face(const Raster& world, const LatitudeRange& latitudes, int face, std::int64_t side,
                 double radius_m, bool classes) {
    const Sampler from(world, latitudes);
    Raster out = empty_like(world, side, side);
    const double cell = 2 / static_cast<double>(std::max<std::int64_t>(1, side - 1));
    const int reads = reads_for(cell, from, classes);
    // -1 .. 1 from edge to edge, the same numbers from either end.
    const auto along = [&](double i) {
        return side > 1 ? (2 * i - static_cast<double>(side - 1)) / static_cast<double>(side - 1)
                        : 0.0;
    };
    parallel_for(0, side, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < side; ++x) {
                const CubePlace place = cube_place(face, along(static_cast<double>(x)),
                                                   along(static_cast<double>(side - 1 - y)));
                if (reads == 1) {
                    out.at(x, y) =
                        classes ? from.nearest(lon_lat(place)) : from.smooth(lon_lat(place));
                    continue;
                }
                // A little ball of places around it, which every face counts in the same order.
                double sum = 0;
                for (int k = 0; k < reads; ++k)
                    for (int j = 0; j < reads; ++j)
                        for (int i = 0; i < reads; ++i) {
                            const auto off = [&](int n) {
                                return cell * ((n + 0.5) / reads - 0.5);
                            };
                            sum += from.smooth(
                                lon_lat({place.x + off(i), place.y + off(j), place.z + off(k)}));
                        }
                out.at(x, y) = static_cast<float>(sum / (reads * reads * reads));
            }
    });
    mark_gaps(out);
    out.spacing_m = cell * radius_m;
    return out;
}

}  // namespace cuesta
