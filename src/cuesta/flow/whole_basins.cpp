// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/whole_basins.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

struct PitRecord {
    CellId id;
    std::int32_t height;
};
struct SpillRecord {
    Label basin;
    Saddle saddle;
};

// From the root outwards along the saddles; levels on the way.
void walk_from_root(WholeBasins& whole, std::int32_t root_level) {
    const std::size_t count = whole.count();
    std::vector<std::uint32_t> first(count + 1, 0);
    std::vector<Label> from(whole.order.size());
    for (const Label basin : whole.order) ++first[whole.spills_into[basin] + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (const Label basin : whole.order) from[next[whole.spills_into[basin]]++] = basin;
    whole.level.assign(count, std::numeric_limits<std::int32_t>::min());
    whole.level[whole.root] = root_level;
    whole.spills_into[whole.root] = whole.root;
    whole.order.assign(1, whole.root);
    for (std::size_t i = 0; i < whole.order.size(); ++i) {
        const Label here = whole.order[i];
        for (std::uint32_t k = first[here]; k < first[here + 1]; ++k) {
            const Label basin = from[k];
            whole.level[basin] = std::max(whole.level[here], whole.saddle[basin].height);
            whole.order.push_back(basin);
        }
    }
}

}  // namespace

WholeBasins gather_basins(const Drainage& drainage, Communicator& comm) {
    const Basins& basins = drainage.basins();
    const BasinTree& tree = drainage.tree();
    WholeBasins whole;
    std::vector<PitRecord> pits;
    for (std::size_t i = 0; i < basins.pit_of.size(); ++i) {
        PitRecord one{};
        one.id = basins.pit_of[i], one.height = basins.height_of[i];
        pits.push_back(one);
    }
    for (const PitRecord& one : gather_all(comm, std::move(pits))) {
        whole.pit_of.push_back(one.id);
        whole.height_of.push_back(one.height);
    }
    std::vector<SpillRecord> spills;
    for (Label label = 0; label < basins.count(); ++label) {
        whole.number_of.push_back(basins.map_number(label));
        if (label < first_pit || !tree.has_saddle(label)) continue;
        SpillRecord one{};
        one.basin = basins.map_number(label), one.saddle = tree.saddle[label];
        one.saddle.basin_high = basins.map_number(one.saddle.basin_high);
        one.saddle.basin_low = basins.map_number(one.saddle.basin_low);
        spills.push_back(one);
    }
    whole.root = tree.root_number;
    whole.spills_into.assign(whole.count(), no_basin);
    whole.saddle.assign(whole.count(), BasinTree::none);
    for (const SpillRecord& one : gather_all(comm, std::move(spills))) {
        whole.order.push_back(one.basin);
        whole.saddle[one.basin] = one.saddle;
        whole.spills_into[one.basin] =
            one.saddle.basin_high == one.basin ? one.saddle.basin_low : one.saddle.basin_high;
    }
    walk_from_root(whole, whole.root == sea_basin ? std::numeric_limits<std::int32_t>::min()
                                                  : whole.height_of[whole.root - first_pit]);
    const std::size_t reached = whole.order.size() + (whole.root == sea_basin ? 1 : 2);
    CUESTA_CHECK(reached == whole.count(), "{} of {} basins are known", reached, whole.count());
    return whole;
}

}  // namespace cuesta::flow
