// SPDX-License-Identifier: Apache-2.0
// Steady soil against the closed form; claim, figures and tolerance are in README.md.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/process/soil/soil.h"
#include "support/columns.h"

namespace cuesta {
namespace {

TEST(SoilScience, the_cover_comes_to_h0_log_of_production_by_erosion) {
    const Grid grid{2, 1, 10};
    SingleCommunicator comm(grid);
    const double swells = 2700.0 / 1400, dt = 200, h0 = 0.5, p0 = 1e-4;
    double worst = 0;
    for (const double erosion : {1e-5, 2e-5, 4e-5, 8e-5}) {
        Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
        terrain.height().fill(1000);
        terrain.ground_material = *terrain.materials().find("granite");
        terrain.settle(LayerStack::unit_for(1000));
        const MaterialId regolith = *terrain.materials().find("regolith");
        terrain.ground().make_layered();
        LayerBook book;
        const double unit = terrain.ground().unit_m();
        terrain.ground().add(1, 0, regolith, static_cast<Units>(3 / unit), 0, book);  // thick
        Scratch scratch(terrain.shape());
        const Soil op{.production = p0, .depth = h0, .time_step = dt};
        const Block block = whole(grid);
        double rest[2] = {0, 0};
        for (int i = 0; i < 3000; ++i) {
            op.apply(terrain, {grid, block, comm, {1, 7}, i, terrain, scratch, {}});
            for (std::int64_t x = 0; x < 2; ++x) {
                rest[x] += erosion * swells * dt / unit;
                const auto units = static_cast<Units>(rest[x]);
                rest[x] -= units;
                terrain.ground().remove(x, 0, units, book, [](MaterialId, Units) {});
            }
            ++terrain.now;
        }
        for (std::int64_t x = 0; x < 2; ++x) {
            const double cover =
                static_cast<double>(terrain.ground().top().at(x, 0)) * unit +
                0.5 * erosion * swells * dt;  // half of what the last step has just taken
            worst = std::max(worst, std::abs(cover - h0 * std::log(p0 / erosion)));
        }
    }
    fmt::print("largest error of the steady depth: {} m\n", worst);
    EXPECT_LT(worst, 0.005);
}

}  // namespace
}  // namespace cuesta
