// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/lakes.h"

#include <algorithm>
#include <atomic>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/whole_basins.h"

namespace cuesta::flow {
namespace {

// The basin whose saddle is the outlet of the lake that each basin belongs to.
std::vector<Label> outlet_basins(const WholeBasins& tree) {
    std::vector<Label> head(tree.count(), no_basin);
    for (const Label basin : tree.order) {
        if (basin == sea_basin) continue;
        const Label below = tree.spills_into[basin];
        const bool joined = basin != tree.root && below != sea_basin &&
                            tree.saddle[basin].height < tree.level[below];
        head[basin] = joined ? head[below] : basin;
    }
    return head;
}

struct Content {
    std::vector<std::int64_t> cells_and_volume;  // two numbers per label of an outlet basin
};

Content measure(const Drainage& drainage, const WholeBasins& basins, const IntField& surface,
                const std::vector<Label>& head, Communicator& comm) {
    Content content;
    content.cells_and_volume.assign(2 * head.size(), 0);
    const Frame& frame = drainage.frame();
    const auto add = [&](Label to, std::int64_t cells, std::int64_t volume) {
        if (cells == 0) return;
        std::int64_t* at = content.cells_and_volume.data() + 2 * to;
        std::atomic_ref(at[0]).fetch_add(cells, std::memory_order_relaxed);
        std::atomic_ref(at[1]).fetch_add(volume, std::memory_order_relaxed);
    };
    parallel_for(
        0, frame.rows(), rows_per_piece(frame.columns()), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int32_t* z = surface.row(y);
                const Label* label = drainage.basins().label.data() + frame.cell(0, y);
                Label now = no_basin;
                std::int64_t cells = 0, volume = 0;
                for (std::int64_t x = 0; x < frame.columns(); ++x) {
                    if (label[x] < first_pit) continue;
                    const std::int64_t depth = std::int64_t{drainage.tree().level[label[x]]} - z[x];
                    if (depth <= 0) continue;
                    const Label lake = head[basins.number_of[label[x]]];
                    if (lake != now) {
                        add(now, cells, volume);
                        now = lake, cells = volume = 0;
                    }
                    ++cells, volume += depth;
                }
                add(now, cells, volume);
            }
        });
    comm.sum(content.cells_and_volume);
    return content;
}

}  // namespace

Lakes find_lakes(const Drainage& drainage, const IntField& surface, Communicator& comm) {
    Lakes lakes;
    if (!drainage.has_depressions()) return lakes;
    const WholeBasins basins = gather_basins(drainage, comm);
    const std::size_t count = basins.count();
    const std::vector<Label> head = outlet_basins(basins);
    const Content content = measure(drainage, basins, surface, head, comm);

    // The deepest point of a lake is the lowest of its pits.
    std::vector<Label> deepest(count, no_basin);
    const auto key = [&](Label basin) {
        return std::pair(basins.height_of[basin - first_pit], basins.pit_of[basin - first_pit]);
    };
    for (Label basin = first_pit; basin < count; ++basin) {
        Label& best = deepest[head[basin]];
        if (best == no_basin || key(basin) < key(best)) best = basin;
    }
    std::vector<Label> heads;
    for (Label basin = first_pit; basin < count; ++basin)
        if (head[basin] == basin &&
            (content.cells_and_volume[2 * basin] > 0 || basin == basins.root))
            heads.push_back(basin);
    std::sort(heads.begin(), heads.end(), [&](Label a, Label b) {
        return basins.pit_of[deepest[a] - first_pit] < basins.pit_of[deepest[b] - first_pit];
    });

    std::vector<LakeIndex> of_head(count, no_lake);
    for (std::size_t i = 0; i < heads.size(); ++i) of_head[heads[i]] = static_cast<LakeIndex>(i);
    for (const Label number : basins.number_of)
        lakes.of_basin.push_back(number < first_pit ? no_lake : of_head[head[number]]);
    for (const Label basin : heads) {
        Lake lake;
        lake.level = basins.level[basin];
        lake.lowest = key(deepest[basin]).first, lake.deepest = key(deepest[basin]).second;
        lake.cells = content.cells_and_volume[2 * basin];
        lake.volume = content.cells_and_volume[2 * basin + 1];
        if (basin != basins.root) {
            lake.outlet_cell = basins.saddle[basin].high;
            // Down past basins that hold no water.
            Label below = basins.spills_into[basin];
            while (below != sea_basin && of_head[head[below]] == no_lake)
                below = basins.spills_into[below];
            lake.spills_into = below == sea_basin ? no_lake : of_head[head[below]];
        }
        lakes.all.push_back(lake);
    }
    return lakes;
}

}  // namespace cuesta::flow
