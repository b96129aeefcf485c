// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basins.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/rim.h"

namespace cuesta::flow {
namespace {

// A way that leaves the band: to be looked up at the cell it leaves to.
constexpr Label elsewhere = 0x80000000u;
constexpr bool is_elsewhere(Label label) {
    return (label & elsewhere) != 0;
}

class Labeller {
public:
    Labeller(const Plane<Direction>& directions, const Frame& frame, Plane<Label>& label)
        : direction_(directions.data()),
          label_(label.data()),
          offset_(frame.offsets()),
          frame_(frame) {}

    void chase_band(const Band& band, std::span<const Cell> likely) const {
        const Cell first = frame_.cell(-1, band.first);
        const Cell count = frame_.cell(-1, band.end) - first;
        for (std::size_t k = likely.size(); k-- > 0;) {
            if (k >= 16) {
                __builtin_prefetch(label_ + likely[k - 16], 1);
                __builtin_prefetch(direction_ + likely[k - 16]);
            }
            const Cell i = likely[k];
            const Direction d = direction_[i];
            if (!has_receiver(d)) continue;
            const Cell to = i + static_cast<Cell>(offset_[d]);
            if (to - first < count && label_[to] != no_basin)
                label_[i] = label_[to];
            else if (label_[i] == no_basin)
                chase(i, first, count);
        }
        if (likely.empty()) sweep(band);
        for (std::int64_t y = band.first; y < band.end; ++y) {
            const Cell begin = frame_.cell(0, y);
            const Cell end = begin + static_cast<Cell>(frame_.columns());
            for (Cell i = begin; i < end; ++i) {
                if (label_[i] != no_basin || direction_[i] == gap) continue;
                chase(i, first, count);
            }
        }
    }

    // Looks marks up where they point to; `cells` are those others point to.
    void settle(const std::vector<Cell>& cells) const {
        std::vector<Cell> way;
        for (const Cell start : cells) {
            Cell i = start;
            way.clear();
            while (is_elsewhere(label_[i]) && (label_[i] & ~elsewhere) != i) {
                way.push_back(i);
                i = label_[i] & ~elsewhere;
            }
            for (const Cell one : way) label_[one] = label_[i];
        }
    }

    void look_up_band(const Band& band) const {
        for (std::int64_t y = band.first; y < band.end; ++y) {
            const Cell begin = frame_.cell(0, y);
            const Cell end = begin + static_cast<Cell>(frame_.columns());
            for (Cell i = begin; i < end; ++i) {
                const Label mark = label_[i];
                if (is_elsewhere(mark)) {
                    const Label found = label_[mark & ~elsewhere];
                    if (found != mark) label_[i] = found;
                }
            }
        }
    }

private:
    // Takes labels over from receivers that have one, through the rows and back: most ways are
    // short, and this needs no guess where they end.
    void sweep(const Band& band) const {
        const auto take = [&](Cell i) {
            const Direction d = direction_[i];
            const Label mine = label_[i];
            const Label other = label_[i + static_cast<Cell>(offset_[d & 7])];
            label_[i] = mine != no_basin || !has_receiver(d) ? mine : other;
        };
        const Cell columns = static_cast<Cell>(frame_.columns());
        const std::int64_t first = band.first + 1, end = band.end - 1;  // all receivers in the band
        for (std::int64_t y = first; y < end; ++y)
            for (Cell i = frame_.cell(0, y); i < frame_.cell(0, y) + columns; ++i) take(i);
        for (std::int64_t y = end; y-- > first;)
            for (Cell i = frame_.cell(0, y) + columns; i-- > frame_.cell(0, y);) take(i);
    }

    void chase(Cell i, Cell first, Cell count) const {
        constexpr int stretch = 64;
        Cell way[stretch];
        Cell from = i;
        for (;;) {
            // Down one stretch; if it ends nowhere its end is chased first.
            Cell j = from;
            Label found = no_basin;
            int steps = 0;
            do {
                way[steps++] = j;
                j += static_cast<Cell>(offset_[direction_[j]]);
                if (j - first >= count) {
                    found = elsewhere | j;
                    break;
                }
                found = label_[j];
            } while (found == no_basin && steps < stretch);
            if (found == no_basin) {
                from = j;
                continue;
            }
            for (int k = 0; k < steps; ++k) label_[way[k]] = found;
            if (from == i) return;
            from = i;
        }
    }

    const Direction* direction_;
    Label* label_;
    std::array<std::int32_t, 8> offset_;
    const Frame& frame_;
};

// Numbers the pits of this block, and marks them and the outlets.
void number_roots(const Plane<Direction>& directions, const IntField& surface, const Frame& frame,
                  Communicator& comm, Basins& basins) {
    const std::int64_t rows = frame.rows(), columns = frame.columns();
    std::vector<std::vector<Cell>> pits(static_cast<std::size_t>(rows));
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const Direction* d = directions.data() + frame.cell(0, y);
            Label* label = basins.label.data() + frame.cell(0, y);
            for (std::int64_t x = 0; x < columns; ++x) label[x] = d[x] == outlet ? sea_basin : 0;
            for (std::int64_t x = 0; (x = next_pit(d, x, columns)) < columns; ++x)
                pits[static_cast<std::size_t>(y)].push_back(frame.cell(x, y));
        }
    });
    basins.pit_of.clear();
    basins.height_of.clear();
    basins.foreign.clear();
    for (const auto& row : pits)
        for (const Cell cell : row) {
            basins.label[cell] = basins.own_end();
            basins.pit_of.push_back(frame.id(cell));
            basins.height_of.push_back(surface.at(frame.x_of(cell), frame.y_of(cell)));
        }
    std::int64_t before[1] = {static_cast<std::int64_t>(basins.pit_of.size())};
    if (comm.size() > 1) comm.scan(before);
    basins.before = comm.size() > 1 ? static_cast<Label>(before[0]) : 0;
}

// What the cells of the ring are labelled, by the numbers of the map. A way that leaves a block is
// known to it once it is known to its neighbour, so the labels go up the ways one block in each
// round: first all that is known at once, then the news.
void fill_ring_labels(const Frame& frame, Communicator& comm, Plane<Label>& label) {
    const std::vector<Cell> ring = frame.ring();
    exchange_ring(label, frame, comm, no_basin);
    for (const Cell cell : ring)
        if (is_elsewhere(label[cell]))
            label[cell] = elsewhere | cell;  // a number of the neighbour says nothing here
    std::vector<Cell> open, news;
    for (const Cell cell : frame.rim())
        if (is_elsewhere(label[cell])) open.push_back(cell);
    for (;;) {
        news.clear();
        std::size_t left = 0;
        for (const Cell cell : open) {
            const Label found = label[label[cell] & ~elsewhere];
            if (is_elsewhere(found))
                open[left++] = cell;
            else
                label[cell] = found, news.push_back(cell);
        }
        open.resize(left);
        if (!comm.any(!news.empty())) return;
        tell_rim(label, frame, comm, news, [](Cell) {});
    }
}

// From the numbers of the map back to those of the block, along rim and ring.
void number_foreign(const Frame& frame, Basins& basins) {
    std::unordered_map<Label, Label> known;
    const Label own = static_cast<Label>(basins.pit_of.size());
    const auto localise = [&](Cell cell) {
        Label& label = basins.label[cell];
        if (label < first_pit) return;
        if (label - first_pit - basins.before < own) {
            label -= basins.before;
            return;
        }
        const auto [at, fresh] = known.try_emplace(label, basins.count());
        if (fresh) basins.foreign.push_back(label);
        label = at->second;
    };
    for (const Cell cell : frame.ring()) localise(cell);
    for (const Cell cell : frame.rim()) localise(cell);
}

// Labels of ring and rim, when all of this block know where they end or leave it.
void join_blocks(const Frame& frame, Communicator& comm, Basins& basins) {
    const std::vector<Cell> rim = frame.rim();
    for (const Cell cell : rim) {
        Label& label = basins.label[cell];
        if (!is_elsewhere(label)) label = basins.map_number(label);
    }
    fill_ring_labels(frame, comm, basins.label);
    number_foreign(frame, basins);
}

}  // namespace

void label_basins(const Plane<Direction>& directions, const IntField& surface, const Frame& frame,
                  const FlowOrder& order, Communicator& comm, Basins& basins) {
    basins.label.resize(frame);
    number_roots(directions, surface, frame, comm, basins);
    for (const Cell cell : frame.ring()) basins.label[cell] = elsewhere | cell;
    const Labeller labeller(directions, frame, basins.label);
    const std::vector<Band>& bands = frame.bands();
    const auto over_bands = [&](auto&& body) {
        parallel_for(0, static_cast<std::int64_t>(bands.size()), 1,
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t i = lo; i < hi; ++i) body(static_cast<std::size_t>(i));
                     });
    };
    over_bands([&](std::size_t i) { labeller.chase_band(bands[i], order.likely(frame, i)); });
    if (bands.size() > 1) {
        // Ways from one band into another begin or end in their first and last rows.
        std::vector<Cell> seams;
        for (const Band& band : bands)
            for (const std::int64_t y : {band.first, band.end - 1})
                for (std::int64_t x = 0; x < frame.columns(); ++x)
                    seams.push_back(frame.cell(x, y));
        labeller.settle(seams);
        over_bands([&](std::size_t i) { labeller.look_up_band(bands[i]); });
    }
    if (!frame.has_neighbours()) {
        for (const Cell cell : frame.ring()) basins.label[cell] = no_basin;
        return;
    }
    join_blocks(frame, comm, basins);
    over_bands([&](std::size_t i) { labeller.look_up_band(bands[i]); });
}

}  // namespace cuesta::flow
