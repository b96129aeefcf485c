// SPDX-License-Identifier: Apache-2.0
// Land that rises and is worn by rivers, for tests: both processes as one, and its exact heights.
#pragma once

#include <functional>
#include <mutex>
#include <vector>

#include "cuesta/flow/drainage.h"
#include "cuesta/process/river/stream_power.h"
#include "cuesta/tectonics/uplift.h"
#include "support/run_process.h"

namespace cuesta::test {

// First the ground rises, then rivers wear it, as a recipe with both processes does.
struct RisingLand {
    Uplift uplift;
    StreamPower rivers;
    StepReport apply(Terrain& terrain, const StepContext& step) const {
        StepReport report = uplift.apply(terrain, step);
        report.merge(rivers.apply(terrain, step));
        return report;
    }
};

// Heights in metres with what is carried below a unit, as the process itself sees them.
class ExactHeights {
public:
    explicit ExactHeights(const Grid& grid)
        : grid_(grid), heights_(static_cast<std::size_t>(grid.cells())) {}
    // For ProcessOptions::inspect.
    std::function<void(Terrain&)> reader() {
        return [this](Terrain& terrain) {
            const std::lock_guard lock(mutex_);
            const LayerStack& ground = std::as_const(terrain).ground();
            const Field& rest = terrain.make("stream_power.rest");
            const Block& block = terrain.block();
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    at(block.x0 + x, block.y0 + y) =
                        (static_cast<double>(ground.surface().at(x, y)) +
                         static_cast<double>(rest.at(x, y))) *
                        ground.unit_m();
        };
    }
    double& at(std::int64_t x, std::int64_t y) {
        return heights_[static_cast<std::size_t>(y * grid_.columns + x)];
    }
    double mean() const {
        double sum = 0;
        for (const double one : heights_) sum += one;
        return sum / static_cast<double>(heights_.size());
    }

private:
    Grid grid_;
    std::vector<double> heights_;
    std::mutex mutex_;
};

// Calls visit(x, y, drainage, cell) for every sample of land whose units a run ended with.
inline void over_drainage(const Grid& grid, const IntField& units, const flow::Land& land,
                          const std::function<void(std::int64_t, std::int64_t,
                                                   const flow::Drainage&, flow::Cell)>& visit) {
    SingleCommunicator comm(grid);
    IntField surface({grid.columns, grid.rows, 1});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        std::copy_n(units.row(y), grid.columns, surface.row(y));
    flow::Drainage drainage;
    drainage.route(surface, grid, whole(grid), comm, land);
    drainage.accumulate(comm);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            visit(x, y, drainage, drainage.frame().cell(x, y));
}

}  // namespace cuesta::test
