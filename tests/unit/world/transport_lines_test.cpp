// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/transport_lines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

Grid globe(std::int64_t columns) {
    return {.columns = columns,
            .rows = columns / 2,
            .spacing_m = 4e7 / static_cast<double>(columns),
            .edges = Edges::wrap_x,
            .projection = Projection::latlon};
}

double weighted(const ClimateGrid& grid, const ClimatePlane& w) {
    double sum = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            sum += w[grid.at(x, y)] * grid.area_m2[static_cast<std::size_t>(y)];
    return sum;
}

TEST(TransportLines, a_blob_moves_with_the_wind_and_keeps_its_amount) {
    const Grid row{.columns = 64, .rows = 1, .spacing_m = 1000, .edges = Edges::wrap_x};
    const ClimateGrid grid = climate_grid(row, 64, 45);
    ClimatePlane w(64, 0);
    w[60] = 1;
    const ClimatePlane east(64, 2.0);
    for (int i = 0; i < 200; ++i)
        transport_rows({grid, east, nullptr, 0, nullptr, nullptr, nullptr, nullptr, 50}, w);
    // 200 x 50 s x 2 m/s = 20 cells, over the seam to cell 16.
    double mass = 0, cosine = 0, sine = 0;
    for (int x = 0; x < 64; ++x) {
        EXPECT_GE(w[static_cast<std::size_t>(x)], 0);
        mass += w[static_cast<std::size_t>(x)];
        cosine += w[static_cast<std::size_t>(x)] * std::cos(2 * M_PI * x / 64);
        sine += w[static_cast<std::size_t>(x)] * std::sin(2 * M_PI * x / 64);
    }
    EXPECT_NEAR(mass, 1, 1e-12);
    double at = std::atan2(sine, cosine) / (2 * M_PI) * 64;
    if (at < 0) at += 64;
    EXPECT_NEAR(at, 16, 0.2);
}

TEST(TransportLines, nothing_crosses_the_poles_and_amounts_count_by_area) {
    const ClimateGrid grid = climate_grid(globe(32), 32, 45);
    const auto cells = static_cast<std::size_t>(grid.cells());
    ClimatePlane w(cells), wind(cells);
    for (std::size_t i = 0; i < cells; ++i)
        w[i] = 1 + 0.3 * std::sin(0.7 * i), wind[i] = 9 * std::cos(0.3 * i);
    const double before = weighted(grid, w);
    for (int i = 0; i < 20; ++i) {
        transport_rows({grid, wind, nullptr, 1e6, nullptr, nullptr, nullptr, nullptr, 2e5}, w);
        transport_columns({grid, wind, nullptr, 1e6, nullptr, nullptr, nullptr, nullptr, 2e5}, w);
    }
    EXPECT_NEAR(weighted(grid, w) / before, 1, 1e-12);
    EXPECT_GE(*std::min_element(w.begin(), w.end()), 0);
}

TEST(TransportLines, an_even_property_stays_even_where_air_flows_together) {
    const ClimateGrid grid = climate_grid(globe(32), 32, 45);
    const auto cells = static_cast<std::size_t>(grid.cells());
    ClimatePlane w(cells, 5), wind(cells);
    for (std::size_t i = 0; i < cells; ++i) wind[i] = 9 * std::cos(0.3 * i);
    const Transport t{grid, wind, nullptr, 1e6, nullptr, nullptr, nullptr, nullptr, 2e5, true};
    transport_rows(t, w);
    transport_columns(t, w);
    for (const double value : w) EXPECT_NEAR(value, 5, 1e-12);
}

TEST(TransportLines, gain_and_loss_balance) {
    const Grid row{.columns = 8, .rows = 8, .spacing_m = 1000, .edges = Edges::closed};
    const ClimateGrid grid = climate_grid(row, 8, 45);
    ClimatePlane w(64, 0);
    const ClimatePlane still(64, 0.0), loss(64, 0.5), gain(64, 3.0);
    for (int i = 0; i < 100; ++i)
        transport_rows({grid, still, nullptr, 0, nullptr, &loss, &gain, nullptr, 10}, w);
    for (const double value : w) EXPECT_NEAR(value, 6, 1e-12);
}

TEST(TransportLines, over_an_open_end_comes_what_lies_beyond) {
    const Grid row{.columns = 10, .rows = 2, .spacing_m = 1000};
    const ClimateGrid grid = climate_grid(row, 10, 45);
    ClimatePlane w(20, 0);
    const ClimatePlane east(20, 5.0);
    const std::vector<double> beyond{7, 3};
    for (int i = 0; i < 50; ++i)
        transport_rows({grid, east, nullptr, 0, nullptr, nullptr, nullptr, &beyond, 1000}, w);
    EXPECT_NEAR(w[grid.at(9, 0)], 7, 1e-9);
    EXPECT_NEAR(w[grid.at(9, 1)], 3, 1e-9);
}

TEST(TransportLines, threads_change_no_bit) {
    const ClimateGrid grid = climate_grid(globe(48), 48, 45);
    const auto cells = static_cast<std::size_t>(grid.cells());
    ClimatePlane wind(cells), results[2];
    for (std::size_t i = 0; i < cells; ++i) wind[i] = 9 * std::cos(0.3 * i);
    for (const int threads : {1, 3}) {
        set_thread_count(threads);
        ClimatePlane& w = results[threads / 2];
        w.assign(cells, 1);
        for (int i = 0; i < 5; ++i) {
            transport_rows({grid, wind, nullptr, 1e6, nullptr, nullptr, nullptr, nullptr, 2e5}, w);
            transport_columns({grid, wind, nullptr, 1e6, nullptr, nullptr, nullptr, nullptr, 2e5},
                              w);
        }
    }
    set_thread_count(0);
    EXPECT_EQ(results[0], results[1]);
}

}  // namespace
}  // namespace cuesta
