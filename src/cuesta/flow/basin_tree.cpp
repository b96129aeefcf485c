// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basin_tree.h"

#include <algorithm>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/flow/contraction.h"
#include "cuesta/flow/messages.h"
#include "cuesta/flow/shared_basins.h"

namespace cuesta::flow {
namespace {

constexpr std::int32_t bottomless = std::numeric_limits<std::int32_t>::min();

// A pit that may be the lowest of the map.
struct LowPit {
    CellId id = Frame::nowhere;
    std::int32_t height = std::numeric_limits<std::int32_t>::max();
    Label number = no_basin;  // of the map

    bool operator<(const LowPit& other) const {
        return height != other.height ? height < other.height : id < other.id;
    }
};

LowPit lowest_pit(const Basins& basins) {
    LowPit lowest;
    for (std::size_t i = 0; i < basins.pit_of.size(); ++i)
        lowest = std::min(lowest, {basins.pit_of[i], basins.height_of[i],
                                   basins.map_number(first_pit + static_cast<Label>(i))});
    return lowest;
}

Label label_of(const Basins& basins, Label number) {
    for (Label one = sea_basin; one < basins.count(); ++one)
        if (basins.map_number(one) == number) return one;
    return no_basin;
}

BasinTree tree_of(const Basins& basins, std::span<const Saddle> saddles, const Spills& spills,
                  Label root_number) {
    BasinTree tree;
    tree.root_number = root_number;
    tree.root = root_number == sea_basin ? sea_basin : label_of(basins, root_number);
    tree.level = spills.level;
    tree.saddle.assign(basins.count(), BasinTree::none);
    std::size_t lost = 0;
    for (Label basin = first_pit; basin < basins.count(); ++basin) {
        if (!spills.reached[basin]) ++lost;
        if (spills.saddle[basin] != no_saddle) tree.saddle[basin] = saddles[spills.saddle[basin]];
    }
    CUESTA_CHECK(lost == 0, "{} of {} basins spill nowhere", lost, basins.count() - first_pit);
    return tree;
}

// The basins of a block that others know, and which ranks of blocks they touch.
std::vector<SharedBasin> find_shared(const Basins& basins, const Frame& frame,
                                     const Communicator& comm) {
    constexpr std::int32_t unknown = std::numeric_limits<std::int32_t>::max();
    const int rank = comm.rank();
    std::vector<SharedBasin> all;
    for (Label one = 0; one < basins.count(); ++one)
        all.push_back({basins.map_number(one), unknown, -1});
    const auto touches = [&](Label label, int other) {
        all[label].lowest = std::min(all[label].lowest, other);
        all[label].highest = std::max(all[label].highest, other);
    };
    const auto owner = [&](Cell cell) {
        const CellId id = frame.id(cell);
        if (id == Frame::nowhere) return -1;
        const auto [x, y] = frame.position(id);
        return comm.cut().owner(x, y);
    };
    for (const Cell cell : frame.ring()) {
        const int other = owner(cell);
        if (other < 0 || other == rank) continue;
        touches(basins.label[cell], other);
        for (Direction d = 0; d < 8; ++d) {
            const std::int64_t x = frame.x_of(cell) + step_x[d], y = frame.y_of(cell) + step_y[d];
            if (frame.contains(x, y)) touches(basins.label[frame.cell(x, y)], other);
        }
    }
    return all;
}

}  // namespace

BasinTree span_basins(const Basins& basins, std::span<const Saddle> saddles, bool has_sea) {
    const std::size_t count = basins.count();
    const LowPit lowest = has_sea ? LowPit{} : lowest_pit(basins);
    const Label root = lowest.number == no_basin ? sea_basin : lowest.number;
    std::vector<bool> open(count, false);
    open[root] = true;
    std::vector<std::int32_t> level(count, bottomless);
    if (root != sea_basin) level[root] = lowest.height;
    return tree_of(basins, saddles, Contraction(saddles, open).spread(level, {}), root);
}

BasinTree span_basins(const Basins& basins, std::span<const Saddle> saddles, bool has_sea,
                      const Frame& frame, Communicator& comm) {
    if (comm.size() == 1) return span_basins(basins, saddles, has_sea);
    LowPit lowest;
    if (!has_sea)
        for (const LowPit& one : gather_all(comm, std::vector{lowest_pit(basins)}))
            lowest = std::min(lowest, one);
    const Label root = lowest.number == no_basin ? sea_basin : lowest.number;

    const std::vector<SharedBasin> all = find_shared(basins, frame, comm);
    std::vector<bool> open(basins.count(), false);
    std::vector<SharedBasin> shared;
    std::vector<Label> label_of_shared;
    for (Label one = sea_basin; one < basins.count(); ++one) {
        open[one] = one == sea_basin || all[one].number == root || all[one].highest >= 0;
        if (!open[one]) continue;
        shared.push_back(all[one]);
        label_of_shared.push_back(one);
    }
    const Contraction contraction(saddles, open);
    std::vector<Saddle> across;
    for (const std::uint32_t i : contraction.across()) {
        Saddle saddle = saddles[i];
        saddle.basin_high = all[contraction.group(saddle.basin_high)].number;
        saddle.basin_low = all[contraction.group(saddle.basin_low)].number;
        across.push_back(saddle);
    }
    const SharedSpills spills =
        spill_shared_basins(std::move(shared), std::move(across), root,
                            root == sea_basin ? bottomless : lowest.height, comm);
    std::vector<std::int32_t> level(basins.count(), bottomless);
    for (std::size_t i = 0; i < label_of_shared.size(); ++i)
        level[label_of_shared[i]] = spills.level[i];
    return tree_of(basins, saddles, contraction.spread(level, spills.leaves), root);
}

}  // namespace cuesta::flow
