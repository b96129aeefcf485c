// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_deposit.h"

#include <algorithm>
#include <array>
#include <span>

namespace cuesta::thermal {
namespace {

// Cuts and lays single columns.
class ColumnWork {
public:
    ColumnWork(LayerStack& ground, const LayerSlide& slide, LayerBook& book)
        : ground_(ground), slide_(slide), book_(book), air_(ground.materials().air()) {}

    void lay(std::int64_t x, std::int64_t y, MaterialId material, Units units) {
        ground_.add_mixed(x, y, material, units, slide_.mixing, slide_.now, book_);
    }

    // Takes from the column as it was before the vector part; what came in there is laid anew.
    void cut(const Donor& donor, const std::vector<Take>& all) {
        const std::int64_t x = donor.x, y = donor.y;
        const MaterialId material = ground_.top_material().at(x, y);
        Units& top = ground_.top().at(x, y);
        const Units arrived = top - donor.top;
        ground_.surface().at(x, y) -= arrived;
        top = donor.top;
        ground_.top_born().at(x, y) = donor.born;
        if (donor.from_top > 0)
            ground_.remove(x, y, donor.from_top, book_, [](MaterialId, Units) {});
        else
            take(donor, std::span(all).subspan(donor.first_take, donor.takes));
        if (arrived > 0) lay(x, y, material, arrived);
    }

private:
    void take(const Donor& donor, std::span<const Take> takes) {
        const std::int64_t x = donor.x, y = donor.y;
        // Layers that only become thinner stay where they are.
        while (donor.gap_above < 0 && !takes.empty()) {
            const Take& one = takes.front();
            if (one.layer > 0 && one.units >= ground_.thickness(x, y, one.layer)) break;
            ground_.thicken(x, y, one.layer, -one.units, slide_.now);
            takes = takes.subspan(1);
        }
        if (takes.empty()) return;
        Column column = ground_.column(x, y);
        Units gap = 0;
        for (const Take& one : takes) {
            column.layers[static_cast<std::size_t>(one.layer)].thickness -= one.units;
            if (one.layer <= donor.gap_above) gap += one.units;
        }
        if (gap > 0) open_gap(column, donor.gap_above, gap);
        ground_.set_column(x, y, column, book_);
    }

    // Air on a layer of the column, below those that hang over it.
    void open_gap(Column& column, int layer, Units gap) const {
        const auto above = column.layers.begin() + layer + 1;
        if (above->material == air_) {
            above->thickness += gap;
            return;
        }
        std::copy_backward(above, column.layers.begin() + column.count,
                           column.layers.begin() + column.count + 1);
        *above = {air_, gap, slide_.now};
        ++column.count;
    }

    LayerStack& ground_;
    const LayerSlide& slide_;
    LayerBook& book_;
    MaterialId air_;
};

// A list that goes down the map, read row by row.
struct Cursor {
    std::vector<Transfer>::const_iterator at, end;
    Cursor(const std::vector<Transfer>& list, std::int64_t first_row)
        : at(std::lower_bound(list.begin(), list.end(), first_row,
                              [](const Transfer& one, std::int64_t y) { return one.y < y; })),
          end(list.end()) {}
};

// Chains the transfers of a list to row y by receiver.
void chain(Cursor& list, std::int64_t y, SlideWork::Chains& chains) {
    for (; list.at != list.end && list.at->y == y; ++list.at) {
        std::int32_t& first = chains.first[static_cast<std::size_t>(list.at->x)];
        if (first < 0) chains.cells.push_back(list.at->x);
        const auto link = static_cast<std::int32_t>(chains.links.size());
        chains.links.push_back({list.at->units, first, list.at->order, list.at->material});
        first = link;
    }
}

// Takes a receiver's transfers out of their chain, by order, those of equal order as one.
void unchain(std::int32_t link, const std::vector<SlideWork::Link>& links,
             std::vector<SlideWork::Link>& sorted) {
    sorted.clear();
    for (; link >= 0; link = links[static_cast<std::size_t>(link)].next) {
        const SlideWork::Link& one = links[static_cast<std::size_t>(link)];
        std::size_t at = sorted.size();
        while (at > 0 && sorted[at - 1].order > one.order) --at;
        if (at > 0 && sorted[at - 1].order == one.order)
            sorted[at - 1].units += one.units;
        else
            sorted.insert(sorted.begin() + static_cast<std::ptrdiff_t>(at), one);
    }
}

}  // namespace

LayerBook deposit_transfers(LayerStack& ground, const LayerSlide& slide,
                            const std::vector<Transfer>& far, SlideWork& work) {
    const FieldShape shape = ground.shape();
    work.chains.resize(work.donors.size());
    static const std::vector<Transfer> none;
    const auto body = [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
        const auto at = static_cast<std::size_t>(lo / LayerStack::tile);
        const Donors& own = work.donors[at];
        const TransferRows& unlike = work.unlike[at];
        const bool last = at + 1 == work.donors.size();
        std::array cursors{Cursor(at == 0 ? none : work.donors[at - 1].transfers.below, lo),
                           Cursor(own.transfers.above, lo),
                           Cursor(own.transfers.same, lo),
                           Cursor(own.transfers.below, lo),
                           Cursor(last ? none : work.donors[at + 1].transfers.above, lo),
                           Cursor(unlike.same, lo),
                           Cursor(unlike.below, lo),
                           Cursor(far, lo)};
        SlideWork::Chains& chains = work.chains[at];
        chains.first.assign(static_cast<std::size_t>(shape.columns), -1);
        std::vector<SlideWork::Link> sorted;
        ColumnWork columns(ground, slide, book);
        auto donor = own.donors.begin();
        for (std::int64_t y = lo; y < hi; ++y) {
            chains.cells.clear(), chains.links.clear();
            for (Cursor& one : cursors) chain(one, y, chains);
            for (; donor != own.donors.end() && donor->y == y; ++donor)
                columns.cut(*donor, own.takes);
            for (const std::int32_t x : chains.cells) {
                std::int32_t& first = chains.first[static_cast<std::size_t>(x)];
                unchain(first, chains.links, sorted);
                first = -1;
                for (const SlideWork::Link& one : sorted)
                    columns.lay(x, y, one.material, one.units);
            }
        }
    };
    return book_tile_rows(shape.rows, body);
}

}  // namespace cuesta::thermal
