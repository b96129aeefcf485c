// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/project_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr double pi = std::numbers::pi;
constexpr float nothing = std::numeric_limits<float>::quiet_NaN();
constexpr int parts = 4;  // of a side, for the outline

double radians_per_sample(std::int64_t columns) {
    return 1 / (static_cast<double>(columns) / (2 * pi));
}

// The world between its samples, of which read(x, y) gives one.
template <class Read>
class Sampler {
public:
    Sampler(std::int64_t columns, std::int64_t rows, const LatitudeRange& latitudes, Read read)
        : columns_(columns),
          rows_(rows),
          north_(latitudes.north * (pi / 180)),
          per_column_(static_cast<double>(columns) / (2 * pi)),
          per_row_(static_cast<double>(rows) / ((latitudes.north - latitudes.south) * (pi / 180))),
          over_north_(latitudes.north >= 90 && columns % 2 == 0),
          over_south_(latitudes.south <= -90 && columns % 2 == 0),
          read_(std::move(read)) {}

    float nearest(LonLat at) const {
        const double row = std::floor((north_ - at.lat) * per_row_);
        if (row < -0.01 || row > static_cast<double>(rows_) + 0.01) return nothing;
        return sample(static_cast<std::int64_t>(std::floor((at.lon + pi) * per_column_)),
                      std::clamp<std::int64_t>(static_cast<std::int64_t>(row), 0, rows_ - 1));
    }
    float smooth(LonLat at) const {
        const double x = (at.lon + pi) * per_column_ - 0.5, y = (north_ - at.lat) * per_row_ - 0.5;
        if (y < -0.51 || y > static_cast<double>(rows_) - 0.49) return nothing;
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
        if ((y < 0 && over_north_) || (y >= rows_ && over_south_)) x += columns_ / 2;
        if (y < 0) y = -1 - y;
        if (y >= rows_) y = 2 * rows_ - 1 - y;
        y = std::clamp<std::int64_t>(y, 0, rows_ - 1);
        x %= columns_;
        if (x < 0) x += columns_;
        return read_(x, y);
    }

    std::int64_t columns_, rows_;
    double north_, per_column_, per_row_;
    bool over_north_, over_south_;
    Read read_;
};

void mark_gaps(Raster& raster) {
    raster.invalid.assign(raster.samples.size(), 0);
    bool any = false;
    for (std::size_t i = 0; i < raster.samples.size(); ++i)
        if (!std::isfinite(raster.samples[i])) raster.invalid[i] = 1, any = true;
    if (!any) raster.invalid.clear();
}

// Reads in both directions inside the square of a new sample.
int reads_for(double step, std::int64_t columns, bool classes) {
    if (classes) return 1;
    return static_cast<int>(
        std::clamp(std::ceil(step / radians_per_sample(columns) - 0.25), 1.0, 8.0));
}

// The shortest stretch of a ring that has all marked places: its first one and its length.
std::pair<std::int64_t, std::int64_t> stretch_of(const std::vector<std::uint8_t>& marks) {
    const auto n = static_cast<std::int64_t>(marks.size());
    std::int64_t first = 0, last = n - 1;
    while (first < n && marks[static_cast<std::size_t>(first)] == 0) ++first;
    if (first == n) return {0, 0};
    while (marks[static_cast<std::size_t>(last)] == 0) --last;
    std::int64_t begin = first, longest = n - 1 - last + first;  // the gap over the end
    std::int64_t gap = 0;
    for (std::int64_t x = first; x <= last; ++x) {
        if (marks[static_cast<std::size_t>(x)] == 0) {
            ++gap;
            continue;
        }
        if (gap > longest) longest = gap, begin = x;
        gap = 0;
    }
    return {begin, n - longest};
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

Reprojection::Reprojection(std::int64_t columns, std::int64_t rows, const LatitudeRange& latitudes,
                           const MapFrame& frame, bool classes, Outline outline)
    : world_columns_(columns),
      world_rows_(rows),
      latitudes_(latitudes),
      frame_(frame),
      reads_(reads_for(frame.step, columns, classes)),
      classes_(classes),
      outline_(outline) {}

Reprojection::Reprojection(std::int64_t columns, std::int64_t rows, const LatitudeRange& latitudes,
                           int face, std::int64_t side, bool classes)
    : world_columns_(columns),
      world_rows_(rows),
      latitudes_(latitudes),
      frame_{WorldMap(WorldProjection::cube), side, side},
      face_(face),
      cell_(2 / static_cast<double>(std::max<std::int64_t>(1, side - 1))),
      reads_(reads_for(cell_, columns, classes)),
      classes_(classes) {}

template <class From>
float Reprojection::value(const From& from, std::int64_t x, std::int64_t y) const {
    if (face_ >= 0) {
        // -1 .. 1 from edge to edge, the same numbers from either end.
        const std::int64_t side = frame_.columns;
        const auto along = [&](double i) {
            return side > 1
                       ? (2 * i - static_cast<double>(side - 1)) / static_cast<double>(side - 1)
                       : 0.0;
        };
        const CubePlace place = cube_place(face_, along(static_cast<double>(x)),
                                           along(static_cast<double>(side - 1 - y)));
        if (reads_ == 1)
            return classes_ ? from.nearest(lon_lat(place)) : from.smooth(lon_lat(place));
        // A little ball of places around it, which every face counts in the same order.
        double sum = 0;
        const auto off = [&](int n) { return cell_ * ((n + 0.5) / reads_ - 0.5); };
        for (int k = 0; k < reads_; ++k)
            for (int j = 0; j < reads_; ++j)
                for (int i = 0; i < reads_; ++i)
                    sum += from.smooth(
                        lon_lat({place.x + off(i), place.y + off(j), place.z + off(k)}));
        return static_cast<float>(sum / (reads_ * reads_ * reads_));
    }
    const auto column = static_cast<double>(x), row = static_cast<double>(y);
    const auto read = [&](double dx, double dy) -> std::optional<float> {
        const auto place = frame_.map.inverse(frame_.at(column + dx, row + dy));
        if (!place) return std::nullopt;
        return classes_ ? from.nearest(*place) : from.smooth(*place);
    };
    const auto middle = read(0, 0);
    if (middle && reads_ == 1) return *middle;
    if (!middle && outline_ == Outline::middles) return nothing;
    // Inside: the mean; on the outline: of those parts that are on the map.
    const int across = middle ? reads_ : parts;
    double sum = 0;
    int count = 0;
    for (int j = 0; j < across; ++j)
        for (int i = 0; i < across; ++i)
            if (const auto one = read((i + 0.5) / across - 0.5, (j + 0.5) / across - 0.5);
                one && std::isfinite(*one)) {
                sum += *one, ++count;
                if (classes_) i = j = across;
            }
    return count > 0 ? static_cast<float>(sum / count) : nothing;
}

Block Reprojection::reads(const Block& tile) const {
    std::vector<std::uint8_t> columns(static_cast<std::size_t>(world_columns_), 0);
    std::int64_t low = world_rows_, high = -1;
    const auto note = [&](std::int64_t x, std::int64_t y) {
        columns[static_cast<std::size_t>(x)] = 1;
        low = std::min(low, y), high = std::max(high, y);
        return 0.0f;
    };
    const Sampler from(world_columns_, world_rows_, latitudes_, note);
    for (std::int64_t y = tile.y0; y < tile.y0 + tile.rows; ++y)
        for (std::int64_t x = tile.x0; x < tile.x0 + tile.columns; ++x) value(from, x, y);
    if (high < low) return {0, 0, 0, 0};
    const auto [begin, count] = stretch_of(columns);
    return {begin, low, count, high - low + 1};
}

void Reprojection::make(const WorldPart& world, const Block& tile, float* out,
                        std::ptrdiff_t stride) const {
    const auto look = [&](std::int64_t x, std::int64_t y) {
        const std::int64_t column =
            x < world.part.x0 ? x - world.part.x0 + world_columns_ : x - world.part.x0;
        const std::ptrdiff_t i = (y - world.part.y0) * world.stride + column;
        const bool there =
            std::isfinite(world.samples[i]) && (world.invalid == nullptr || world.invalid[i] == 0);
        return there ? world.samples[i] : nothing;
    };
    const Sampler from(world_columns_, world_rows_, latitudes_, look);
    parallel_for(0, tile.rows, 4, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < tile.columns; ++x)
                out[y * stride + x] = value(from, tile.x0 + x, tile.y0 + y);
    });
}

Raster Reprojection::about(double radius_m) const {
    Raster out;
    out.columns = frame_.columns, out.rows = frame_.rows;
    if (face_ >= 0) {
        out.spacing_m = cell_ * radius_m;
        return out;
    }
    const PlanePoint first = frame_.at(0, 0);
    out.spacing_m = frame_.step * radius_m;
    out.geo = GeoReference{.crs_wkt = frame_.map.wkt(radius_m),
                           .origin_x = first.x * radius_m,
                           .origin_y = first.y * radius_m,
                           .step_x = frame_.step * radius_m,
                           .step_y = -frame_.step * radius_m};
    return out;
}

Raster reproject(const Raster& world, const Reprojection& to, double radius_m) {
    Raster out = to.about(radius_m);
    out.in_metres = world.in_metres, out.low = world.low, out.high = world.high;
    out.nodata = world.nodata;
    out.samples.resize(static_cast<std::size_t>(out.columns * out.rows));
    const WorldPart all{{0, 0, world.columns, world.rows},
                        world.samples.data(),
                        static_cast<std::ptrdiff_t>(world.columns),
                        world.invalid.empty() ? nullptr : world.invalid.data()};
    to.make(all, {0, 0, out.columns, out.rows}, out.samples.data(),
            static_cast<std::ptrdiff_t>(out.columns));
    mark_gaps(out);
    return out;
}

Raster project(const Raster& world, const LatitudeRange& latitudes, const MapFrame& frame,
               double radius_m, bool classes, Outline outline) {
    return reproject(world,
                     Reprojection(world.columns, world.rows, latitudes, frame, classes, outline),
                     radius_m);
}

Raster cube_face(const Raster& world, const LatitudeRange& latitudes, int face, std::int64_t side,
                 double radius_m, bool classes) {
    return reproject(world, Reprojection(world.columns, world.rows, latitudes, face, side, classes),
                     radius_m);
}

}  // namespace cuesta
