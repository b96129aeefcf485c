// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_span.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/migrate.h"

namespace cuesta {
namespace {

constexpr std::array all_sides = {Side::west, Side::east, Side::north, Side::south};
struct Step {
    int x, y;
};
constexpr Step step_to(Side side) {
    return side == Side::west    ? Step{-1, 0}
           : side == Side::east  ? Step{1, 0}
           : side == Side::north ? Step{0, -1}
                                 : Step{0, 1};
}

// A cavity on the border of a block and how far it reaches away from there.
struct Shown {
    std::int64_t x, y;  // of the map
    Units floor, roof;
    std::int32_t side, cells, free;
};

bool overlap(const Cavity& a, Units floor, Units roof) {
    return std::max(a.floor, floor) < std::min(a.roof, roof);
}

class Sweep {
public:
    Sweep(LayerStack& ground, MaterialId air, const Grid& grid, const Block& block,
          Communicator& comm)
        : ground_(ground), grid_(grid), block_(block), comm_(comm) {
        collect(air);
        comm_.exchange(ground_.surface(), Outside::repeat);
        bool changed = true;
        while (changed) {
            const auto incoming = exchange_borders();
            bool mine = false;
            for (const Side side : all_sides) mine = sweep(side, incoming) || mine;
            changed = comm_.any(mine);
        }
    }
    std::vector<CaveSpan> take() { return std::move(spans_); }

private:
    using Incoming = std::map<std::array<std::int64_t, 3>, std::vector<Shown>>;  // side, x, y

    void collect(MaterialId air) {
        rows_.assign(static_cast<std::size_t>(block_.rows) + 1, 0);
        if (!ground_.layered()) return;
        spans_ = ordered_reduce(
            0, block_.rows, LayerStack::tile, std::vector<CaveSpan>{},
            [&](std::int64_t lo, std::int64_t hi) { return collect_rows(lo, hi, air); },
            [](std::vector<CaveSpan> all, const std::vector<CaveSpan>& part) {
                all.insert(all.end(), part.begin(), part.end());
                return all;
            });
        for (const CaveSpan& one : spans_) ++rows_[static_cast<std::size_t>(one.y) + 1];
        std::partial_sum(rows_.begin(), rows_.end(), rows_.begin());
    }

    std::vector<CaveSpan> collect_rows(std::int64_t lo, std::int64_t hi, MaterialId air) const {
        std::vector<std::int64_t> tiles;  // with cavities, by their first column
        for (std::int64_t x = 0; x < block_.columns; x += LayerStack::tile)
            if (tile_has_cavities(ground_, x, lo, air)) tiles.push_back(x);
        std::vector<CaveSpan> found;
        for (std::int64_t y = lo; y < hi; ++y)
            for (const std::int64_t x0 : tiles)
                for (std::int64_t x = x0; x < std::min(x0 + LayerStack::tile, block_.columns);
                     ++x) {
                    const int below = ground_.buried().at(x, y);
                    Units height = 0;
                    for (int i = 0; i < below; ++i) {
                        const Layer layer = ground_.layer(x, y, i);
                        if (layer.material == air)
                            found.push_back({x, y, {height, height + layer.thickness, i}, {}});
                        height += layer.thickness;
                    }
                }
        return found;
    }

    std::int64_t most_cells(Side side) const {
        return step_to(side).x != 0 ? grid_.columns : grid_.rows;
    }

    // The column of the map from where a look to that side meets (x, y).
    std::optional<std::array<std::int64_t, 2>> looks_from(Side side, std::int64_t x,
                                                          std::int64_t y) const {
        const Step to = step_to(side);
        const auto from_x = behind(x - to.x, grid_.columns, grid_.wraps_x());
        const auto from_y = behind(y - to.y, grid_.rows, grid_.wraps_y());
        if (!from_x || !from_y) return std::nullopt;
        return std::array{*from_x, *from_y};
    }

    // A block shows what its neighbour to the west needs to look east, and so on.
    Incoming exchange_borders() {
        std::vector<Shown> mine;
        for (const CaveSpan& one : spans_)
            for (const Side side : all_sides) {
                const bool border = side == Side::east    ? one.x == 0
                                    : side == Side::west  ? one.x == block_.columns - 1
                                    : side == Side::south ? one.y == 0
                                                          : one.y == block_.rows - 1;
                const Reach& reach = one.reach[static_cast<std::size_t>(side)];
                if (border && looks_from(side, block_.x0 + one.x, block_.y0 + one.y))
                    mine.push_back({block_.x0 + one.x, block_.y0 + one.y, one.cavity.floor,
                                    one.cavity.roof, static_cast<std::int32_t>(side), reach.cells,
                                    reach.free ? 1 : 0});
            }
        Incoming incoming;
        for (const Shown& one : migrate(comm_, std::move(mine), [&](const Shown& shown) {
                 const auto [x, y] = *looks_from(static_cast<Side>(shown.side), shown.x, shown.y);
                 return comm_.cut().owner(x, y);
             }))
            incoming[{one.side, one.x, one.y}].push_back(one);
        return incoming;
    }

    // The cavities of column (x, y) of the block, found by halving its row.
    std::span<const CaveSpan> column(std::int64_t x, std::int64_t y) const {
        const auto begin =
            spans_.begin() + static_cast<std::ptrdiff_t>(rows_[static_cast<std::size_t>(y)]);
        const auto end =
            spans_.begin() + static_cast<std::ptrdiff_t>(rows_[static_cast<std::size_t>(y) + 1]);
        const auto [lo, hi] =
            std::equal_range(begin, end, CaveSpan{x, y, {}, {}},
                             [](const CaveSpan& a, const CaveSpan& b) { return a.x < b.x; });
        return {lo, hi};
    }

    Reach best_beyond(const CaveSpan& one, Side side, const Incoming& incoming) const {
        const Step to = step_to(side);
        const std::int64_t x = one.x + to.x, y = one.y + to.y;
        Reach best{0, false};
        if (x >= 0 && x < block_.columns && y >= 0 && y < block_.rows) {
            for (const CaveSpan& other : column(x, y))
                if (overlap(one.cavity, other.cavity.floor, other.cavity.roof))
                    best = std::max(best, other.reach[static_cast<std::size_t>(side)]);
        } else {
            const auto map_x = behind(block_.x0 + x, grid_.columns, grid_.wraps_x());
            const auto map_y = behind(block_.y0 + y, grid_.rows, grid_.wraps_y());
            if (!map_x || !map_y) return best;
            const auto found = incoming.find({static_cast<std::int64_t>(side), *map_x, *map_y});
            if (found == incoming.end()) return best;
            for (const Shown& other : found->second)
                if (overlap(one.cavity, other.floor, other.roof))
                    best = std::max(best, Reach{other.cells, other.free != 0});
        }
        return best;
    }

    // From the far end backwards, so that one pass follows a cavity through the whole block.
    bool sweep(Side side, const Incoming& incoming) {
        bool changed = false;
        const auto visit = [&](CaveSpan& one) {
            Reach reach = best_beyond(one, side, incoming);
            if (reach.cells == 0) {
                const Step to = step_to(side);
                reach = {1, ground_.surface().at(one.x + to.x, one.y + to.y) < one.cavity.roof};
            } else if (++reach.cells >= most_cells(side)) {
                // As long as the map: on a wrapped one it has no end that could be free.
                reach = {static_cast<std::int32_t>(most_cells(side)), false};
            }
            Reach& old = one.reach[static_cast<std::size_t>(side)];
            changed = changed || old != reach;
            old = reach;
        };
        if (side == Side::east || side == Side::south)
            std::for_each(spans_.rbegin(), spans_.rend(), visit);
        else
            std::for_each(spans_.begin(), spans_.end(), visit);
        return changed;
    }

    LayerStack& ground_;
    const Grid& grid_;
    const Block& block_;
    Communicator& comm_;
    std::vector<CaveSpan> spans_;
    std::vector<std::size_t> rows_;
};

}  // namespace

double CaveSpan::metres(const Grid& grid) const {
    const auto along = [&](Side a, Side b, std::int64_t most) {
        const Reach& low = reach[static_cast<std::size_t>(a)];
        const Reach& high = reach[static_cast<std::size_t>(b)];
        const std::int64_t cells = std::min<std::int64_t>(low.cells + high.cells - 1, most);
        return static_cast<double>(cells) * (low.free ? 2 : 1) * (high.free ? 2 : 1);
    };
    return std::min(along(Side::west, Side::east, grid.columns),
                    along(Side::north, Side::south, grid.rows)) *
           grid.spacing_m;
}

std::vector<CaveSpan> find_spans(LayerStack& ground, MaterialId air, const Grid& grid,
                                 const Block& block, Communicator& comm) {
    return Sweep(ground, air, grid, block, comm).take();
}

}  // namespace cuesta
