// SPDX-License-Identifier: Apache-2.0
// Runs a process by itself for some steps: on the whole map, or on blocks put together again.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "cuesta/base/exact_sum.h"
#include "support/run_operator.h"

namespace cuesta::test {

struct ProcessOptions {
    int steps = 1;
    int across = 1, down = 1;  // blocks
    int halo = 1;
    std::map<std::string, const Field*> fields = {};  // further fields of the terrain
    std::string material = "granite";                 // of the ground
    // Called for each block: before the first step (to lay layers), and after the last.
    std::function<void(Terrain&)> prepare = {}, inspect = {};
};

struct ProcessRun {
    Field height;
    IntField units;  // the same surface as the columns hold it
    double unit_m = 0;
    StepReport report;
    Ledger ledger;           // what the process booked
    std::int64_t began = 0;  // units of all samples before the first step
    double start() const { return static_cast<double>(began) * unit_m; }
    // All samples, exactly summed, then rounded once.
    double ground() const {
        std::int64_t sum = 0;
        for (std::int64_t y = 0; y < units.rows(); ++y)
            for (std::int64_t x = 0; x < units.columns(); ++x) sum += units.at(x, y);
        return static_cast<double>(sum) * unit_m;
    }
};

inline bool same_units(const IntField& a, const IntField& b) {
    for (std::int64_t y = 0; y < a.rows(); ++y)
        if (!std::equal(a.row(y), a.row(y) + a.columns(), b.row(y))) return false;
    return a.shape() == b.shape();
}

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
    ProcessRun run{Field(shape), IntField(shape), 0, {}, {}, 0};
    std::mutex mutex;
    const auto body = [&](const Block& block, Communicator& comm) {
        Terrain terrain(grid, block, options.halo, std::make_shared<MaterialTable>());
        terrain.ground_material = *terrain.materials().find(options.material);
        terrain.height().copy_from(detail::cut(start, block, options.halo));
        terrain.settle(LayerStack::unit_for(comm.largest(terrain.highest())));
        if (options.prepare) options.prepare(terrain);
        for (const auto& [name, field] : options.fields)
            terrain.make(name).copy_from(detail::cut(*field, block, options.halo));
        Scratch scratch(terrain.shape());
        StepReport report;
        std::int64_t began = 0;
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                began += std::as_const(terrain).ground().surface().at(x, y);
        for (int i = 0; i < options.steps; ++i) {
            const StepContext step{grid, block, comm, {1, 7}, i, terrain, scratch, {}};
            report.merge(op.apply(terrain, step));
            ++terrain.now;
        }
        terrain.show_height();
        if (options.inspect) options.inspect(terrain);
        const std::lock_guard lock(mutex);
        detail::paste(terrain.height(), block, run.height);
        const LayerStack& ground = std::as_const(terrain).ground();
        run.unit_m = ground.unit_m();
        for (std::int64_t y = 0; y < block.rows; ++y)
            std::copy_n(ground.surface().row(y), block.columns,
                        run.units.row(block.y0 + y) + block.x0);
        run.report.merge(report);
        run.began += began;
        run.ledger.merge(terrain.ledger);
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
