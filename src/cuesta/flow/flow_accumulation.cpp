// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/flow_accumulation.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/flow/messages.h"
#include "cuesta/simd/clones.h"

namespace cuesta::flow {
namespace {

template <class Word>
inline constexpr int amount_bits = 8 * sizeof(Word) - 4;
template <class Word>
inline constexpr Word one_donor = Word{1} << amount_bits<Word>;
template <class Word>
inline constexpr Word amount_mask = one_donor<Word> - 1;
// A cell of the ring: it never runs out of donors, so what arrives there stays there.
template <class Word>
inline constexpr Word ring_word = Word{15} << amount_bits<Word>;

// How many neighbours give to each cell of a row.
CUESTA_SIMD_CLONES(void, count_donors,
                   (const Direction* north, const Direction* here, const Direction* south,
                    std::uint8_t* out, std::int64_t columns),
                   (north, here, south, out, columns)) {
    const Direction* __restrict n = north;
    const Direction* __restrict h = here;
    const Direction* __restrict s = south;
    std::uint8_t* __restrict to = out;
    for (std::int64_t x = 0; x < columns; ++x) {
        const auto gives = [](Direction other, Direction to_us) {
            return static_cast<std::uint8_t>(other == to_us ? 1 : 0);
        };
        // The neighbour in direction d gives to us if its direction is 7 - d.
        to[x] = static_cast<std::uint8_t>(gives(n[x - 1], 7) + gives(n[x], 6) + gives(n[x + 1], 5) +
                                          gives(h[x - 1], 4) + gives(h[x + 1], 3) +
                                          gives(s[x - 1], 2) + gives(s[x], 1) + gives(s[x + 1], 0));
    }
}

constexpr std::uint8_t done_mark = 255;  // instead of the number of donors
constexpr int fresh_every = 4;

template <class Word>
struct Arrival {
    CellId id;
    std::uint32_t donors;
    Word amount;
};

template <class Word>
struct Crossing {  // from one band into another
    Cell to;
    Word amount;
};

template <class Word>
class Walker {
public:
    Walker(const Plane<Direction>& directions, const Frame& frame, Plane<Word>& word)
        : direction_(directions.data()), word_(word.data()), offset_(frame.offsets()) {}

    bool ready(Cell cell) const { return word_[cell] < one_donor<Word>; }
    bool is_gap(Cell cell) const { return direction_[cell] == gap; }
    void prefetch(Cell cell) const {
        __builtin_prefetch(word_ + cell, 1);
        __builtin_prefetch(direction_ + cell);
    }
    // Hands on what a cell has.
    void give(Cell i, Cell first, Cell count, std::vector<Crossing<Word>>& crossings) const {
        const Direction d = direction_[i];
        if (!has_receiver(d)) return;
        const Cell to = i + static_cast<Cell>(offset_[d]);
        if (to - first >= count)
            crossings.push_back({to, word_[i]});
        else
            word_[to] += word_[i] - one_donor<Word>;
    }
    // Walks down from a cell all of whose donors have come; returns where to write on.
    Cell* walk(Cell i, Cell* order, Cell first, Cell count, std::vector<Crossing<Word>>& crossings,
               std::uint8_t* marks = nullptr) const {
        for (;;) {
            *order++ = i;
            if (marks != nullptr) marks[i] = done_mark;
            const Direction d = direction_[i];
            if (!has_receiver(d)) return order;
            const Cell to = i + static_cast<Cell>(offset_[d]);
            if (to - first >= count) {
                crossings.push_back({to, word_[i]});
                return order;
            }
            const Word now = word_[to] + word_[i] - one_donor<Word>;
            word_[to] = now;
            if (now >= one_donor<Word>) return order;
            i = to;
        }
    }
    // The same with the whole block open, by one thread.
    void walk_on(Cell i, std::vector<Cell>& order) const {
        for (;;) {
            order.push_back(i);
            const Direction d = direction_[i];
            if (!has_receiver(d)) return;
            const Cell to = i + static_cast<Cell>(offset_[d]);
            if (!arrive(to, word_[i], 1)) return;
            i = to;
        }
    }
    // Whether the cell has all it waits for.
    bool arrive(Cell to, Word amount, Word donors) const {
        word_[to] += amount - donors * one_donor<Word>;
        return word_[to] < one_donor<Word>;
    }

private:
    const Direction* direction_;
    Word* word_;
    std::array<std::int32_t, 8> offset_;
};

// The donors of every cell of a band, also into the upper bits of its word.
template <class Word>
void count_band(const Plane<Direction>& directions, const Frame& frame, const Band& band,
                Plane<std::uint8_t>& donors, Plane<Word>& amount) {
    for (std::int64_t y = band.first; y < band.end; ++y) {
        const Cell row = frame.cell(0, y);
        const Direction* here = directions.data() + row;
        std::uint8_t* count = donors.data() + row;
        count_donors(here - frame.width(), here, here + frame.width(), count, frame.columns());
        Word* word = amount.data() + row;
        for (std::int64_t x = 0; x < frame.columns(); ++x)
            word[x] |= static_cast<Word>(count[x]) << amount_bits<Word>;
    }
}

// Walks a band in the order at `begin`, which is overwritten with the new one as it is found. Cells
// that are not ready, and those of the band in `late`, follow when all others are done.
template <class Word>
Cell* walk_again(const Walker<Word>& walker, Cell* begin, std::size_t count,
                 const std::vector<Cell>& late, Cell first, Cell cells, std::uint8_t* donors,
                 std::vector<Crossing<Word>>& crossings) {
    std::vector<Cell> aside;
    Cell* end = begin;
    for (std::size_t i = 0; i < count; ++i) {
        walker.prefetch(begin[std::min(i + 16, count - 1)]);
        const Cell cell = begin[i];
        if (!walker.ready(cell)) {
            aside.push_back(cell);
            continue;
        }
        if (walker.is_gap(cell)) continue;  // it was land when the order was found
        *end++ = cell;
        donors[cell] = done_mark;
        walker.give(cell, first, cells, crossings);
    }
    for (const Cell cell : late)
        if (cell - first < cells && !walker.is_gap(cell)) aside.push_back(cell);
    for (const Cell cell : aside)
        if (donors[cell] != done_mark && walker.ready(cell))
            end = walker.walk(cell, end, first, cells, crossings, donors);
    return end;
}

}  // namespace

template <class Word>
void FlowOrder::accumulate(const Plane<Direction>& directions, const Frame& frame,
                           Communicator& comm, Plane<Word>& amount) {
    const std::vector<Band>& bands = frame.bands();
    const std::size_t count = bands.size();
    order_.resize(frame);
    if (!fits(frame)) band_count_.assign(count, 0), band_begin_.assign(count, 0);
    const std::vector<Cell> ring = frame.ring();
    for (const Cell cell : ring) amount[cell] = ring_word<Word>;
    const Walker<Word> walker(directions, frame, amount);
    std::vector<std::vector<Crossing<Word>>> crossings(count);

    const bool again = fits(frame) && ++walks_ % fresh_every != 0;
    donors_.resize(frame);
    parallel_for(0, static_cast<std::int64_t>(count), 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const Band& band = bands[at];
            count_band(directions, frame, band, donors_, amount);
            Cell* const begin = order_.data() + band.first * frame.columns();
            const Cell first = frame.cell(-1, band.first);
            const Cell cells = frame.cell(-1, band.end) - first;
            Cell* end = begin;
            if (again) {
                end = walk_again(walker, begin, band_count_[at], late_, first, cells,
                                 donors_.data(), crossings[at]);
            } else {
                for (std::int64_t y = band.first; y < band.end; ++y) {
                    const Cell row = frame.cell(0, y);
                    for (Cell k = row; k < row + static_cast<Cell>(frame.columns()); ++k)
                        if (donors_[k] == 0 && directions[k] != gap)
                            end = walker.walk(k, end, first, cells, crossings[at]);
                }
            }
            band_begin_[at] = static_cast<std::size_t>(begin - order_.data());
            band_count_[at] = static_cast<std::size_t>(end - begin);
        }
    });
    late_.clear();
    round_end_.clear();
    for (const auto& list : crossings)
        for (const Crossing<Word>& one : list)
            if (walker.arrive(one.to, one.amount, 1)) walker.walk_on(one.to, late_);
    round_end_.push_back(late_.size());

    while (frame.has_neighbours()) {
        std::vector<Arrival<Word>> mine;
        for (const Cell cell : ring) {
            const Word donors = Word{15} - (amount[cell] >> amount_bits<Word>);
            if (donors == 0) continue;
            Arrival<Word> one{};
            one.id = frame.id(cell), one.donors = static_cast<std::uint32_t>(donors);
            one.amount = amount[cell] & amount_mask<Word>;
            mine.push_back(one);
            amount[cell] = ring_word<Word>;
        }
        if (!comm.any(!mine.empty())) break;
        for (const Arrival<Word>& one :
             migrate_to_cells(comm, frame, std::move(mine), &Arrival<Word>::id)) {
            const Cell to = frame.cell_of(one.id);
            if (walker.arrive(to, one.amount, one.donors)) walker.walk_on(to, late_);
        }
        round_end_.push_back(late_.size());
    }
    note_rim(frame);
    exchange_ring(amount, frame, comm, Word{0});
    columns_ = frame.columns(), rows_ = frame.rows();
    std::size_t done = late_.size();
    for (const std::size_t one : band_count_) done += one;
    whole_ = static_cast<std::int64_t>(done) == columns_ * rows_;
}

void FlowOrder::note_rim(const Frame& frame) {
    late_rim_.clear();
    rim_end_.assign(1, 0);
    for (std::size_t round = 1; round < round_end_.size(); ++round) {
        for (std::size_t i = round_end_[round - 1]; i < round_end_[round]; ++i) {
            const std::int64_t x = frame.x_of(late_[i]), y = frame.y_of(late_[i]);
            if (x == 0 || y == 0 || x + 1 == frame.columns() || y + 1 == frame.rows())
                late_rim_.push_back(late_[i]);
        }
        rim_end_.push_back(late_rim_.size());
    }
}

bool FlowOrder::fits(const Frame& frame) const {
    return whole_ && columns_ == frame.columns() && rows_ == frame.rows() &&
           band_count_.size() == frame.bands().size();
}

template void FlowOrder::accumulate(const Plane<Direction>&, const Frame&, Communicator&,
                                    Plane<std::uint32_t>&);
template void FlowOrder::accumulate(const Plane<Direction>&, const Frame&, Communicator&,
                                    Plane<std::uint64_t>&);

}  // namespace cuesta::flow
