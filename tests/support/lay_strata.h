// SPDX-License-Identifier: Apache-2.0
// Lays strata under a surface and reads the columns back in metres.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cuesta/generate/strata/strata.h"
#include "support/run_process.h"

namespace cuesta::test {

struct Bed {
    std::string material;
    double thickness_m;
};

// Columns of the whole map after one step, read from the top; the bed has the rest.
struct Laid {
    ProcessRun run;
    std::vector<Column> columns;
    std::int64_t across = 0;
    double unit_m = 0;
    MaterialTable table;

    std::vector<Bed> at(std::int64_t x, std::int64_t y) const {
        std::vector<Bed> beds;
        const Column& column = columns[static_cast<std::size_t>(y * across + x)];
        for (int i = column.count - 1; i >= 0; --i) {
            const Layer& layer = column.layers[static_cast<std::size_t>(i)];
            beds.push_back({table[layer.material].name, layer.thickness * unit_m});
        }
        return beds;
    }
};

inline Laid lay(const Strata& strata, const Grid& grid, const Field& start,
                ProcessOptions options = {}) {
    Laid laid;
    laid.across = grid.columns;
    laid.columns.resize(static_cast<std::size_t>(grid.cells()));
    std::mutex mutex;
    options.inspect = [&](Terrain& terrain) {
        const LayerStack& ground = std::as_const(terrain).ground();
        const std::lock_guard lock(mutex);
        laid.unit_m = ground.unit_m();
        for (std::int64_t y = 0; y < terrain.block().rows; ++y)
            for (std::int64_t x = 0; x < terrain.block().columns; ++x)
                laid.columns[static_cast<std::size_t>((terrain.block().y0 + y) * grid.columns +
                                                      terrain.block().x0 + x)] =
                    ground.column(x, y);
    };
    laid.run = run_process(strata, grid, start, options);
    return laid;
}

inline Field level(const Grid& grid, double height) {
    return field_of(grid, [&](auto, auto) { return height; });
}

// Ruled layers: no noise, no variation.
inline Strata ruled() {
    Strata strata;
    strata.materials = {"granite", "limestone", "sandstone"};
    strata.thickness = {100, 50, 20};
    strata.undulation = 0;
    strata.variation = 0;
    return strata;
}

// All parts at once.
inline Strata everything() {
    Strata strata;
    strata.repeat = true, strata.dip = 12, strata.strike = 40;
    strata.fold_amplitude = 60, strata.fold_wavelength = 900;
    strata.fault_spacing = 400, strata.fault_throw = 35, strata.variation = 0.7;
    strata.lens_spacing = 500, strata.intrusion_spacing = 1500, strata.dyke_spacing = 700;
    return strata;
}

inline void expect_beds(const std::vector<Bed>& beds, const std::vector<Bed>& expected,
                        double tolerance = 1e-4) {
    ASSERT_EQ(beds.size(), expected.size());
    for (std::size_t i = 0; i < beds.size(); ++i) {
        EXPECT_EQ(beds[i].material, expected[i].material) << i;
        EXPECT_NEAR(beds[i].thickness_m, expected[i].thickness_m, tolerance) << i;
    }
}

}  // namespace cuesta::test
