// SPDX-License-Identifier: Apache-2.0
// Runs a generator or filter by itself: on the whole map, or on blocks that are put together again.
#pragma once

#include <cmath>
#include <cstring>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "cuesta/grid/block_team.h"
#include "cuesta/operator/context.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta::test {

struct RunOptions {
    std::uint64_t seed = 1;
    std::uint32_t stream = 7;
    int halo = 1;
    std::span<const Raster> inputs = {};
    StepReport* report = nullptr;  // receives the counts of all blocks
};

namespace detail {

// body(step) -> StepReport on one block.
template <class Body>
StepReport with_context(const Grid& grid, const Block& block, Communicator& comm,
                        const RunOptions& options, Body&& body) {
    const Terrain terrain(grid, block, options.halo, std::make_shared<MaterialTable>());
    Scratch scratch({block.columns, block.rows, options.halo});
    const std::vector<StoredMap> inputs(options.inputs.begin(), options.inputs.end());
    const StepContext step{grid, block,   comm,    {options.seed, options.stream},
                           0,    terrain, scratch, inputs};
    return body(step);
}

inline void paste(const Field& part, const Block& block, Field& whole_map) {
    for (std::int64_t y = 0; y < block.rows; ++y)
        std::memcpy(whole_map.row(block.y0 + y) + block.x0, part.row(y),
                    static_cast<std::size_t>(block.columns) * sizeof(float));
}

inline Field cut(const Field& whole_map, const Block& block, int halo) {
    Field part({block.columns, block.rows, halo});
    for (std::int64_t y = 0; y < block.rows; ++y)
        std::memcpy(part.row(y), whole_map.row(block.y0 + y) + block.x0,
                    static_cast<std::size_t>(block.columns) * sizeof(float));
    return part;
}

template <class Body>  // body(block, field, step)
Field on_blocks(const Grid& grid, int across, int down, const RunOptions& options, Body&& body) {
    Field all({grid.columns, grid.rows, options.halo});
    const Decomposition plan(grid, across, down);
    std::mutex mutex;
    BlockTeam(plan).run([&](int rank, Communicator& comm) {
        const Block block = plan.block(rank);
        Field part({block.columns, block.rows, options.halo});
        const StepReport report =
            with_context(grid, block, comm, options,
                         [&](const StepContext& step) { return body(block, part, step); });
        const std::lock_guard lock(mutex);
        paste(part, block, all);
        if (options.report != nullptr) options.report->merge(report);
    });
    return all;
}

}  // namespace detail

// The surface an operator makes; the halo is not filled.
template <class Op>
Field run_generator(const Op& op, const Grid& grid, const RunOptions& options = {}) {
    Field out({grid.columns, grid.rows, options.halo});
    SingleCommunicator comm(grid);
    const StepReport report =
        detail::with_context(grid, whole(grid), comm, options,
                             [&](const StepContext& step) { return op.generate(out, step); });
    if (options.report != nullptr) options.report->merge(report);
    return out;
}

// The same made by across x down blocks.
template <class Op>
Field run_generator_on_blocks(const Op& op, const Grid& grid, int across, int down,
                              const RunOptions& options = {}) {
    return detail::on_blocks(grid, across, down, options,
                             [&](const Block&, Field& part, const StepContext& step) {
                                 return op.generate(part, step);
                             });
}

template <class Op>
Field run_filter(const Op& op, const Field& in, const Grid& grid, const RunOptions& options = {}) {
    Field out({grid.columns, grid.rows, in.halo()});
    SingleCommunicator comm(grid);
    const StepReport report =
        detail::with_context(grid, whole(grid), comm, options,
                             [&](const StepContext& step) { return op.filter(in, out, step); });
    if (options.report != nullptr) options.report->merge(report);
    return out;
}

template <class Op>
Field run_filter_on_blocks(const Op& op, const Field& in, const Grid& grid, int across, int down,
                           const RunOptions& options = {}) {
    return detail::on_blocks(grid, across, down, options,
                             [&](const Block& block, Field& part, const StepContext& step) {
                                 Field mine = detail::cut(in, block, options.halo);
                                 step.comm.exchange(mine, Outside::repeat);
                                 return op.filter(mine, part, step);
                             });
}

// Interiors agree to the bit.
inline bool same_bits(const Field& a, const Field& b) {
    if (a.columns() != b.columns() || a.rows() != b.rows()) return false;
    for (std::int64_t y = 0; y < a.rows(); ++y)
        if (std::memcmp(a.row(y), b.row(y), static_cast<std::size_t>(a.columns()) * sizeof(float)))
            return false;
    return true;
}

inline bool all_finite(const Field& field) {
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x)
            if (!std::isfinite(field.at(x, y))) return false;
    return true;
}

}  // namespace cuesta::test
