// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/breach.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cuesta/flow/lakes.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

// A cut under way, at the cell it comes to next.
struct Cut {
    CellId at;
    CellId pit;
    Label basin;         // of its pit, by label of the block that owns it
    std::int32_t above;  // the ground of the cell before, as cut
    std::int32_t depth;  // greatest so far
    std::int64_t length;
    std::int64_t volume;
};

class Breacher {
public:
    Breacher(const Drainage& drainage, IntField& surface, Communicator& comm)
        : drainage_(drainage), frame_(drainage.frame()), surface_(surface), comm_(comm) {}

    // What the cut of every pit of this block would be, by label; those beyond a limit are not
    // followed to the end.
    std::vector<Cut> measure(const BreachLimits& limits) const {
        std::vector<Cut> done;
        const auto follow = [&](Cut cut, std::vector<Cut>& leaving) {
            for (;;) {
                const bool beyond = (limits.max_depth && cut.depth > *limits.max_depth) ||
                                    (limits.max_length && cut.length > *limits.max_length);
                if (cut.at == Frame::nowhere || beyond) break;
                if (!frame_.owns(cut.at)) return leaving.push_back(cut);
                const Cell cell = frame_.cell_of(cut.at);
                const std::int32_t ground = surface_.at(frame_.x_of(cell), frame_.y_of(cell));
                if (ground < cut.above) break;
                --cut.above;
                cut.depth = std::max(cut.depth, ground - cut.above);
                cut.volume += ground - cut.above;
                ++cut.length;
                cut.at = next(cell);
            }
            done.push_back(cut);
        };
        in_rounds(starts([](Label) { return true; }), follow);
        std::vector<Cut> by_label(drainage_.basins().own_end());
        for (const Cut& cut : migrate_to_cells(comm_, frame_, std::move(done), &Cut::pit))
            by_label[cut.basin] = cut;
        return by_label;
    }

    // Lowers the ground; `wanted(label)` says which pits are drained.
    template <class Wanted>
    void lower(Wanted&& wanted, BreachReport& report) {
        std::vector<Cell> touched;
        std::int64_t removed = 0;
        const auto follow = [&](Cut cut, std::vector<Cut>& leaving) {
            while (cut.at != Frame::nowhere) {
                if (!frame_.owns(cut.at)) return leaving.push_back(cut);
                const Cell cell = frame_.cell_of(cut.at);
                std::int32_t& ground = surface_.at(frame_.x_of(cell), frame_.y_of(cell));
                if (ground < cut.above) return;
                --cut.above;
                removed += ground - cut.above;
                ground = cut.above;
                touched.push_back(cell);
                cut.at = next(cell);
            }
        };
        in_rounds(starts(wanted), follow);
        std::sort(touched.begin(), touched.end());
        touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
        std::array<std::int64_t, 2> sums{static_cast<std::int64_t>(touched.size()), removed};
        comm_.sum(sums);
        report.lowered_cells = sums[0], report.removed = sums[1];
    }

private:
    CellId next(Cell cell) const {
        return has_receiver(drainage_.direction(cell)) ? frame_.id(drainage_.receiver(cell))
                                                       : Frame::nowhere;
    }
    // One cut for each pit of this block.
    template <class Wanted>
    std::vector<Cut> starts(Wanted&& wanted) const {
        std::vector<Cut> cuts;
        const Basins& basins = drainage_.basins();
        for (Label basin = first_pit; basin < basins.own_end(); ++basin) {
            const CellId id = basins.pit_of[basin - first_pit];
            if (basin == drainage_.tree().root || !wanted(basin)) continue;
            Cut cut{};
            cut.at = next(frame_.cell_of(id)), cut.pit = id, cut.basin = basin;
            cut.above = basins.height_of[basin - first_pit];
            cuts.push_back(cut);
        }
        return cuts;
    }
    // follow(cut, leaving) until no cut leaves a block any more.
    template <class Follow>
    void in_rounds(std::vector<Cut> cuts, Follow&& follow) const {
        std::vector<Cut> leaving;
        for (const Cut& cut : cuts) follow(cut, leaving);
        if (!frame_.has_neighbours()) return;
        while (comm_.any(!leaving.empty())) {
            const std::vector<Cut> all =
                migrate_to_cells(comm_, frame_, std::exchange(leaving, {}), &Cut::at);
            for (const Cut& cut : all) follow(cut, leaving);
        }
    }

    const Drainage& drainage_;
    const Frame& frame_;
    IntField& surface_;
    Communicator& comm_;
};

}  // namespace

BreachReport breach(const Drainage& drainage, IntField& surface, Communicator& comm,
                    const BreachLimits& limits) {
    BreachReport report;
    report.pits = drainage.pits();
    if (!drainage.has_depressions()) return report;
    const Basins& basins = drainage.basins();
    Breacher breacher(drainage, surface, comm);
    std::vector<bool> wanted(basins.own_end(), true);
    if (limits.max_depth || limits.max_length || limits.only_if_cheaper) {
        const std::vector<Cut> cuts = breacher.measure(limits);
        const Lakes lakes = limits.only_if_cheaper ? find_lakes(drainage, surface, comm) : Lakes{};
        // A lake is worth its cut if that of its deepest pit is.
        std::vector<std::int64_t> kept(lakes.all.size(), 0);
        for (Label basin = first_pit; basin < basins.own_end() && limits.only_if_cheaper; ++basin) {
            const LakeIndex lake = lakes.of_basin[basin];
            if (lake != no_lake && lakes.all[lake].deepest == basins.pit_of[basin - first_pit])
                kept[lake] = cuts[basin].volume > lakes.all[lake].volume ? 1 : 0;
        }
        comm.sum(kept);
        for (Label basin = first_pit; basin < basins.own_end(); ++basin) {
            const Cut& cut = cuts[basin];
            const bool short_enough = !limits.max_length || cut.length <= *limits.max_length;
            const bool flat_enough = !limits.max_depth || cut.depth <= *limits.max_depth;
            const LakeIndex lake = limits.only_if_cheaper ? lakes.of_basin[basin] : no_lake;
            wanted[basin] = short_enough && flat_enough && (lake == no_lake || kept[lake] == 0);
        }
    }
    std::array<std::int64_t, 1> cut{0};
    for (Label basin = first_pit; basin < basins.own_end(); ++basin)
        if (wanted[basin] && basin != drainage.tree().root) ++cut[0];
    comm.sum(cut);
    report.cut = cut[0];
    breacher.lower([&](Label basin) { return wanted[basin]; }, report);
    return report;
}

}  // namespace cuesta::flow
