// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basins.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/rim.h"

namespace cuesta::flow {
namespace {

// A way that leaves the band: to be looked up at the cell it leaves to.
constexpr Label elsewhere = 0x80000000u;
constexpr bool is_elsewhere(Label label) {
    return (label & elsewhere) != 0;
}

// All bits, if there is no mark. Whether a cell has one cannot be foreseen, so nothing branches on
// it.
constexpr Label if_none(Label mark) {
    return Label{0} - static_cast<Label>(mark < 1);
}

// Marks every cell of a band with where its water ends, in one sweep through its rows and one to
// look up.
//
// A cell hands its mark on to the one it gives to, or takes over the mark found there. If neither
// has one, a way begins: it gets a number of its own, behind those of the pits. A way ends where it
// runs into a cell that has a mark, and that is noted. This may be done in any order of cells.
class BandLabeller {
public:
    // `ends` is kept for the next map.
    BandLabeller(const Plane<Direction>& directions, const Frame& frame, const Band& band,
                 Label first_way, std::vector<Label>& ends, Plane<Label>& label)
        : direction_(directions.data()),
          label_(label.data()),
          offset_(frame.offsets()),
          frame_(frame),
          band_(band),
          first_way_(first_way),
          next_(first_way),
          ends_(ends) {}

    // begin(y) marks the pits and outlets of a row, and nothing else; it is called once for each.
    template <class Begin>
    void run(Begin&& begin) {
        begin(band_.first);
        for (std::int64_t y = band_.first; y < band_.end; ++y) {
            if (y + 1 < band_.end) begin(y + 1);
            const std::size_t most = next_ + static_cast<std::size_t>(frame_.columns());
            if (ends_.size() < most) ends_.resize(most + most / 2);
            if (y == band_.first || y + 1 == band_.end)
                row<true>(y);
            else
                row<false>(y);
        }
        follow_ways();
        for (std::int64_t y = band_.first; y < band_.end; ++y) look_up(y);
    }

private:
    // `at_seam`: cells may give to another band.
    template <bool at_seam>
    void row(std::int64_t y) {
        const Cell first = frame_.cell(-1, band_.first);
        const Cell count = frame_.cell(-1, band_.end) - first;
        const Cell begin = frame_.cell(0, y), columns = static_cast<Cell>(frame_.columns());
        const Direction* direction = direction_ + begin;
        Label* label = label_ + begin;
        Label* ends = ends_.data();
        Label next = next_;
        const auto step = [&](std::ptrdiff_t x) __attribute__((always_inline)) {
            const Direction d = direction[x];
            if (!has_receiver(d)) return;
            const std::ptrdiff_t to = x + offset_[d];
            const bool leaves = at_seam && begin + static_cast<Cell>(to) - first >= count;
            const Label mine = label[x];
            const Label other = leaves ? elsewhere | (begin + static_cast<Cell>(to)) : label[to];
            const Label known = mine | (other & if_none(mine));
            const Label mark = known | (next & if_none(known));
            next -= if_none(known);
            label[x] = mark;
            if (!leaves) label[to] = other | (mark & if_none(other));
            ends[mine & ~if_none(other)] = other;
        };
        // Four parts of the row in turn: a cell waits for what the one before it has written.
        const std::ptrdiff_t part = columns / 4;
        for (std::ptrdiff_t x = 0; x < part; ++x) {
            step(x);
            step(x + part);
            step(x + 2 * part);
            step(x + 3 * part);
        }
        for (std::ptrdiff_t x = 4 * part; x < columns; ++x) step(x);
        next_ = next;
    }

    void follow_ways() const {
        Label* ends = ends_.data();
        const Label count = next_;
        std::iota(ends, ends + first_way_, Label{0});
        // Most ways run into one that began before; those are known one after the other.
        for (Label way = first_way_; way < count; ++way) {
            const Label end = ends[way];
            ends[way] = end < count ? ends[end] : end;
        }
        for (Label way = count; way-- > first_way_;) {
            const Label end = ends[way];
            ends[way] = end < count ? ends[end] : end;
        }
        const auto goes_on = [&](Label end) { return end < count && ends[end] != end; };
        for (Label way = first_way_; way < count; ++way) {
            Label end = ends[way];
            while (goes_on(end)) end = ends[end];
            for (Label one = way; ends[one] != end;) one = std::exchange(ends[one], end);
        }
    }

    void look_up(std::int64_t y) const {
        const Label* ends = ends_.data();
        const Cell begin = frame_.cell(0, y), end = begin + static_cast<Cell>(frame_.columns());
        for (Cell i = begin; i < end; ++i)
            if (label_[i] < next_) label_[i] = ends[label_[i]];
    }

    const Direction* direction_;
    Label* label_;
    std::array<std::int32_t, 8> offset_;
    const Frame& frame_;
    const Band band_;
    const Label first_way_;
    Label next_;                // number of the next way
    std::vector<Label>& ends_;  // by mark: the one it has run into; itself for pits
};

// Looks marks up where they point to; `cells` are those others point to.
void settle(Plane<Label>& label, const std::vector<Cell>& cells) {
    std::vector<Cell> way;
    for (const Cell start : cells) {
        Cell i = start;
        way.clear();
        while (is_elsewhere(label[i]) && (label[i] & ~elsewhere) != i) {
            way.push_back(i);
            i = label[i] & ~elsewhere;
        }
        for (const Cell one : way) label[one] = label[i];
    }
}

void look_up_band(const Frame& frame, const Band& band, Plane<Label>& label) {
    for (std::int64_t y = band.first; y < band.end; ++y) {
        const Cell begin = frame.cell(0, y);
        const Cell end = begin + static_cast<Cell>(frame.columns());
        for (Cell i = begin; i < end; ++i) {
            const Label mark = label[i];
            if (is_elsewhere(mark)) {
                const Label found = label[mark & ~elsewhere];
                if (found != mark) label[i] = found;
            }
        }
    }
}

// Numbers the pits of this block in the order of rows. Returns the first label of each row.
std::vector<Label> number_pits(const Plane<Direction>& directions, const Frame& frame,
                               Communicator& comm, Basins& basins) {
    const std::int64_t rows = frame.rows(), columns = frame.columns();
    std::vector<Label> first(static_cast<std::size_t>(rows) + 1, 0);
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const Direction* row = directions.data() + frame.cell(0, y);
            first[static_cast<std::size_t>(y) + 1] =
                static_cast<Label>(std::count(row, row + columns, pit));
        }
    });
    first[0] = first_pit;
    std::partial_sum(first.begin(), first.end(), first.begin());
    basins.pit_of.resize(first.back() - first_pit);
    basins.height_of.resize(first.back() - first_pit);
    basins.foreign.clear();
    std::int64_t before[1] = {static_cast<std::int64_t>(basins.pit_of.size())};
    if (comm.size() > 1) comm.scan(before);
    basins.before = comm.size() > 1 ? static_cast<Label>(before[0]) : 0;
    return first;
}

// Marks the pits and outlets of a row, and nothing else in it.
void mark_roots(const Plane<Direction>& directions, const IntField& surface, const Frame& frame,
                std::int64_t y, Label next, Basins& basins) {
    const std::int64_t columns = frame.columns();
    const Direction* d = directions.data() + frame.cell(0, y);
    Label* label = basins.label.data() + frame.cell(0, y);
    for (std::int64_t x = 0; x < columns; ++x) label[x] = d[x] == outlet ? sea_basin : no_basin;
    const Label first = next;
    for (std::int64_t x = 0; (x = next_pit(d, x, columns)) < columns; ++x, ++next) {
        label[x] = next;
        basins.pit_of[next - first_pit] = frame.id(x, y);
        __builtin_prefetch(surface.row(y) + x);
    }
    for (Label one = first - first_pit; one < next - first_pit; ++one) {
        const std::int64_t x = frame.position(basins.pit_of[one]).x - frame.block().x0;
        basins.height_of[one] = surface.at(x, y);
    }
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
                  Communicator& comm, Basins& basins) {
    basins.label.resize(frame);
    const std::vector<Label> first_of_row = number_pits(directions, frame, comm, basins);
    for (const Cell cell : frame.ring()) basins.label[cell] = elsewhere | cell;
    const std::vector<Band>& bands = frame.bands();
    const auto over_bands = [&](auto&& body) {
        parallel_for(0, static_cast<std::int64_t>(bands.size()), 1,
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t i = lo; i < hi; ++i) body(static_cast<std::size_t>(i));
                     });
    };
    basins.ends_of_ways.resize(bands.size());
    over_bands([&](std::size_t i) {
        BandLabeller labeller(directions, frame, bands[i], basins.own_end(), basins.ends_of_ways[i],
                              basins.label);
        labeller.run([&](std::int64_t y) {
            mark_roots(directions, surface, frame, y, first_of_row[static_cast<std::size_t>(y)],
                       basins);
        });
    });
    if (bands.size() > 1) {
        // Ways from one band into another begin or end in their first and last rows.
        std::vector<Cell> seams;
        for (const Band& band : bands)
            for (const std::int64_t y : {band.first, band.end - 1})
                for (std::int64_t x = 0; x < frame.columns(); ++x)
                    seams.push_back(frame.cell(x, y));
        settle(basins.label, seams);
        over_bands([&](std::size_t i) { look_up_band(frame, bands[i], basins.label); });
    }
    if (!frame.has_neighbours()) {
        for (const Cell cell : frame.ring()) basins.label[cell] = no_basin;
        return;
    }
    join_blocks(frame, comm, basins);
    over_bands([&](std::size_t i) { look_up_band(frame, bands[i], basins.label); });
}

}  // namespace cuesta::flow
