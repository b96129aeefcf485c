// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_grid.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double most_height_m = 1e6;

}  // namespace

double ClimateGrid::extent_m() const {
    const double widest = *std::max_element(dx_m.begin(), dx_m.end());
    return std::max(widest * static_cast<double>(columns), dy_m * static_cast<double>(rows));
}

ClimateGrid climate_grid(const Grid& grid, std::int64_t most, double latitude_deg) {
    ClimateGrid coarse;
    const std::int64_t longer = std::max(grid.columns, grid.rows);
    const auto side = [&](std::int64_t samples) {
        if (longer <= most) return samples;
        return std::max<std::int64_t>(1, (samples * most + longer / 2) / longer);
    };
    coarse.columns = side(grid.columns), coarse.rows = side(grid.rows);
    coarse.wraps_x = grid.wraps_x(), coarse.wraps_y = grid.wraps_y();
    coarse.sphere = grid.projection == Projection::latlon;
    const auto columns = static_cast<double>(coarse.columns);
    const auto rows = static_cast<double>(coarse.rows);
    const double wide_m = static_cast<double>(grid.columns) * grid.spacing_m / columns;
    const LatitudeRange range = grid.latitude_range();
    // Rows of a latitude-longitude map are bands, of a flat one samples from border to border.
    const auto row_latitude = [&](double row) {
        const double north = coarse.sphere ? range.north : grid.latitude_deg(0, latitude_deg);
        const double south =
            coarse.sphere ? range.south : grid.latitude_deg(grid.rows - 1, latitude_deg);
        if (coarse.sphere) return north + (south - north) * row / rows;
        const double outside =
            grid.rows > 1 ? (north - south) / static_cast<double>(grid.rows - 1) / 2 : 0;
        return (north + outside) + (south - north - 2 * outside) * row / rows;
    };
    coarse.dy_m = coarse.sphere ? grid.row_spacing_m() * static_cast<double>(grid.rows) / rows
                                : static_cast<double>(grid.rows) * grid.spacing_m / rows;
    const auto width = [&](double row) {
        if (!coarse.sphere) return wide_m;
        return std::max(0.0, wide_m * elementary::cos(row_latitude(row) * pi / 180));
    };
    for (std::int64_t y = 0; y < coarse.rows; ++y) {
        const auto row = static_cast<double>(y);
        coarse.latitude.push_back(row_latitude(row + 0.5) * pi / 180);
        coarse.dx_m.push_back(std::max(width(row + 0.5), 1e-6 * wide_m));
        coarse.face_m.push_back(width(row));
        coarse.area_m2.push_back(coarse.dx_m.back() * coarse.dy_m);
    }
    coarse.face_m.push_back(width(rows));
    if (coarse.sphere) {
        // The rounding of cos at the pole itself is no way through.
        if (range.north >= 90) coarse.face_m.front() = 0;
        if (range.south <= -90) coarse.face_m.back() = 0;
    }
    return coarse;
}

ClimateLand climate_land(const ClimateGrid& coarse, const Field& height, double sea_level_m,
                         const Grid& grid, const Block& block, Communicator& comm) {
    const auto cells = static_cast<std::size_t>(coarse.cells());
    std::vector<std::int64_t> sums(3 * cells, 0);  // samples, of land, millimetres
    for (std::int64_t y = 0; y < block.rows; ++y) {
        const std::int64_t to_y = coarse_cell(block.y0 + y, grid.rows, coarse.rows);
        const float* line = height.row(y);
        for (std::int64_t x = 0; x < block.columns; ++x) {
            const std::size_t to =
                coarse.at(coarse_cell(block.x0 + x, grid.columns, coarse.columns), to_y);
            const double above = static_cast<double>(line[x]) - sea_level_m;
            ++sums[to];
            if (!(above > 0)) continue;
            ++sums[cells + to];
            sums[2 * cells + to] += std::llround(std::min(above, most_height_m) * 1000);
        }
    }
    comm.sum(sums);
    ClimateLand land{ClimatePlane(cells), ClimatePlane(cells)};
    for (std::size_t i = 0; i < cells; ++i) {
        const auto samples = static_cast<double>(std::max<std::int64_t>(sums[i], 1));
        land.share[i] = static_cast<double>(sums[cells + i]) / samples;
        land.height_m[i] = static_cast<double>(sums[2 * cells + i]) / samples / 1000;
    }
    return land;
}

}  // namespace cuesta
