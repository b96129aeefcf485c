// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/block_memory.h"

#include <algorithm>

namespace cuesta {
namespace {

bool on_one_block(const StagePlan& stage, const Grid& grid) {
    return stage.op->on_one_block && stage.op->on_one_block(stage.values, grid);
}

}  // namespace

BlockMemory estimate_block_memory(const Plan& plan, int across, int down) {
    const Decomposition cut(plan.grid, across, down, plan.halo);
    BlockMemory memory;
    memory.across = cut.across(), memory.down = cut.down();
    for (int rank = 0; rank < cut.size(); ++rank) {
        const Block block = cut.block(rank);
        if (rank == 0 || block.columns * block.rows > memory.largest.columns * memory.largest.rows)
            memory.largest = block;
    }
    // The same work on a map of the size of the block, as one of several: what they hand each other
    // is there twice.
    Plan part = plan;
    part.grid.columns = memory.largest.columns, part.grid.rows = memory.largest.rows;
    const std::vector<std::uint64_t> of_block =
        estimate_memory(part, {.blocks = std::min(cut.size(), 2)}).stage_bytes;
    const MemoryEstimate all = estimate_memory(plan);
    const std::uint64_t state = estimate_memory(part).state_bytes;
    for (std::size_t i = 0; i < plan.stages.size(); ++i) {
        const StagePlan& stage = plan.stages[i];
        bool whole = on_one_block(stage, plan.grid);
        for (const StagePlan& process : stage.processes)
            whole = whole || on_one_block(process, plan.grid);
        for (const EventPlan& event : stage.events)
            for (const StagePlan& op : event.operators)
                whole = whole || on_one_block(op, plan.grid);
        const std::uint64_t own =
            all.stage_bytes[i] - std::min(all.stage_bytes[i], all.state_bytes);
        memory.stage_bytes = std::max(memory.stage_bytes, whole ? state + own : of_block[i]);
        if (whole) memory.whole_map.push_back(stage.label);
    }
    memory.stage_bytes = std::max(memory.stage_bytes, state);
    return memory;
}

}  // namespace cuesta
