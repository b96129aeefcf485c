// SPDX-License-Identifier: Apache-2.0
// Runs a process by itself for some steps: on the whole map, or on blocks put together again.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "cuesta/base/exact_sum.h"
#include "support/run_operator.h"

namespace cuesta::test {

struct ProcessOptions {
    int steps = 1;
    int across = 1, down = 1;  // blocks
    int halo = 1;
    std::map<std::string, const Field*> fields = {};  // further fields of the terrain
    const Field* rest = nullptr;                      // carried from earlier steps
    std::string material = "granite";                 // of the ground
};

struct ProcessRun {
    Field height, rest;
    StepReport report;
    // Height and rest of all samples, exactly summed, then rounded once.
    double ground() const {
        ExactSum sum;
        for (std::int64_t y = 0; y < height.rows(); ++y) {
            sum.add(height.row(y), static_cast<std::size_t>(height.columns()));
            sum.add(rest.row(y), static_cast<std::size_t>(rest.columns()));
        }
        return sum.value();
    }
};

// A field from a function of the sample.
inline Field field_of(const Grid& grid, const std::function<double(std::int64_t, std::int64_t)>& f,
                      int halo = 1) {
    Field field({grid.columns, grid.rows, halo});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            field.at(x, y) = static_cast<float>(f(x, y));
    return field;
}

template <class Op>
ProcessRun run_process(const Op& op, const Grid& grid, const Field& start,
                       const ProcessOptions& options = {}) {
    const FieldShape shape{grid.columns, grid.rows, options.halo};
    ProcessRun run{Field(shape), Field(shape), {}};
    std::mutex mutex;
    const auto body = [&](const Block& block, Communicator& comm) {
        Terrain terrain(grid, block, options.halo, std::make_shared<MaterialTable>());
        terrain.ground_material = *terrain.materials().find(options.material);
        terrain.height().copy_from(detail::cut(start, block, options.halo));
        if (options.rest != nullptr)
            terrain.height_rest().copy_from(detail::cut(*options.rest, block, options.halo));
        for (const auto& [name, field] : options.fields)
            terrain.make(name).copy_from(detail::cut(*field, block, options.halo));
        Scratch scratch(terrain.shape());
        StepReport report;
        for (int i = 0; i < options.steps; ++i) {
            const StepContext step{grid, block, comm, {1, 7}, i, terrain, scratch, {}};
            report.merge(op.apply(terrain, step));
        }
        const std::lock_guard lock(mutex);
        detail::paste(terrain.height(), block, run.height);
        detail::paste(terrain.height_rest(), block, run.rest);
        run.report.merge(report);
    };
    if (options.across * options.down == 1) {
        SingleCommunicator comm(grid);
        body(whole(grid), comm);
    } else {
        const Decomposition plan(grid, options.across, options.down);
        BlockTeam(plan).run([&](int rank, Communicator& comm) { body(plan.block(rank), comm); });
    }
    return run;
}

}  // namespace cuesta::test
