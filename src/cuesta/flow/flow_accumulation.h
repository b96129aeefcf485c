// SPDX-License-Identifier: Apache-2.0
// How much water runs through every cell, and an order of cells in which it gets there.
//
// Each cell has one word: how many neighbours that give to it have not come yet, in the upper four
// bits, and what has come so far. From every cell without donors one walks down as long as the cell
// reached has no other donor left; walking adds the water and writes the order in one pass, without
// a sort [after braun2013].
//
//   downstream(...)   every cell after all that give to it
//   upstream(...)     every cell after the one it gives to
//
// Bands walk at once, each as far as its rows go; what crosses their seams is finished by one
// thread, what crosses to another block in rounds of messages.
//
// The next map is likely much like the last, so the order found last is tried first: a cell whose
// donors have all come is done at once, without a jump that has to be guessed; others are walked to
// afterwards. Every few maps the walk starts afresh, which keeps neighbours close in the order.
//
// Holds   amounts are whole numbers: the same for any threads and blocks. The order differs, but a
//         visitor that looks only at donors, or only at the receiver, does not see that.
// Cost    O(cells); 16-byte jumps over three planes.
#pragma once

#include <span>
#include <type_traits>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/rim.h"

namespace cuesta::flow {

// Which cells are done when.
class FlowOrder {
public:
    // Fills `amount` with what runs through each cell, the ring included; it holds the cell's own
    // amount before: below 2^(bits of Word - 4) all together. The ring of `directions` must be
    // filled. Every block must call it. Word is std::uint32_t or std::uint64_t.
    template <class Word>
    void accumulate(const Plane<Direction>& directions, const Frame& frame, Communicator& comm,
                    Plane<Word>& amount);

    // Calls visit(cell) for every cell of the block but gaps, a cell before its receiver.
    // refresh(news) brings the rings of the caller's planes up to date, with news.tell() or as a
    // whole; it is called between rounds and at the end if there are neighbours. It may leave its
    // argument away. Cells of several bands are visited at once.
    // ahead(cell) is told of cells some visits before.
    template <class Visit, class Refresh, class Ahead>
    void downstream(const Frame& frame, Visit&& visit, Refresh&& refresh, Ahead&& ahead) const;
    // The same, a cell after its receiver.
    template <class Visit, class Refresh, class Ahead>
    void upstream(const Frame& frame, Visit&& visit, Refresh&& refresh, Ahead&& ahead) const;

private:
    // Cells of the rim that are done in a round behind the first.
    RingNews news_of(const Frame& frame, std::size_t round) const {
        if (round == 0) return RingNews(frame);
        const std::size_t begin = rim_end_[round - 1];
        return {frame, std::span(late_rim_).subspan(begin, rim_end_[round] - begin)};
    }
    template <class Refresh>
    static void call(Refresh& refresh, const RingNews& news) {
        if constexpr (std::is_invocable_v<Refresh&, const RingNews&>)
            refresh(news);
        else
            refresh();
    }
    void note_rim(const Frame& frame);

    std::span<const Cell> band_cells(std::size_t band) const {
        return {order_.data() + band_begin_[band], band_count_[band]};
    }
    // Whether the order found last holds every cell of this frame once.
    bool fits(const Frame& frame) const;
    Plane<Cell> order_;
    Plane<std::uint8_t> donors_;
    std::vector<std::size_t> band_begin_, band_count_;
    std::vector<Cell> late_;
    std::vector<std::size_t> round_end_;   // in late_; the first is that of this block's own seams
    std::vector<Cell> late_rim_;           // those of late_ behind the first round on the rim
    std::vector<std::size_t> rim_end_;     // of each round, in late_rim_
    std::int64_t columns_ = 0, rows_ = 0;  // of the order found last
    bool whole_ = false;                   // no cell was missing from it
    int walks_ = 0;
};

extern template void FlowOrder::accumulate(const Plane<Direction>&, const Frame&, Communicator&,
                                           Plane<std::uint32_t>&);
extern template void FlowOrder::accumulate(const Plane<Direction>&, const Frame&, Communicator&,
                                           Plane<std::uint64_t>&);

template <class Visit, class Refresh, class Ahead>
void FlowOrder::downstream(const Frame& frame, Visit&& visit, Refresh&& refresh,
                           Ahead&& ahead) const {
    parallel_for(0, static_cast<std::int64_t>(band_count_.size()), 1,
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t i = lo; i < hi; ++i) {
                         const auto cells = band_cells(static_cast<std::size_t>(i));
                         for (std::size_t k = 0; k < cells.size(); ++k) {
                             if (k + 24 < cells.size()) ahead(cells[k + 24]);
                             visit(cells[k]);
                         }
                     }
                 });
    std::size_t begin = 0;
    for (std::size_t round = 0; round < round_end_.size(); ++round) {
        if (round > 0) call(refresh, news_of(frame, round - 1));
        for (std::size_t i = begin; i < round_end_[round]; ++i) visit(late_[i]);
        begin = round_end_[round];
    }
    if (frame.has_neighbours()) call(refresh, news_of(frame, round_end_.size() - 1));
}

template <class Visit, class Refresh, class Ahead>
void FlowOrder::upstream(const Frame& frame, Visit&& visit, Refresh&& refresh,
                         Ahead&& ahead) const {
    for (std::size_t round = round_end_.size(); round-- > 0;) {
        const std::size_t begin = round == 0 ? 0 : round_end_[round - 1];
        for (std::size_t i = round_end_[round]; i-- > begin;) visit(late_[i]);
        // What the first round needs of others has come by then.
        if (round > 0) call(refresh, news_of(frame, round));
    }
    parallel_for(0, static_cast<std::int64_t>(band_count_.size()), 1,
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t i = lo; i < hi; ++i) {
                         const auto cells = band_cells(static_cast<std::size_t>(i));
                         for (std::size_t k = cells.size(); k-- > 0;) {
                             if (k >= 24) ahead(cells[k - 24]);
                             visit(cells[k]);
                         }
                     }
                 });
    if (frame.has_neighbours()) call(refresh, RingNews(frame));
}

}  // namespace cuesta::flow
