// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_deposit.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

#include "cuesta/process/slope/thermal_fraction.h"

namespace cuesta::thermal {
namespace {

constexpr std::int64_t tile = LayerStack::tile;

// Cuts and lays single columns.
class ColumnWork {
public:
    ColumnWork(LayerStack& ground, const LayerSlide& slide, const MaterialBits& loose,
               LayerBook& book)
        : ground_(ground),
          slide_(slide),
          book_(book),
          air_(ground.materials().air()),
          loose_(loose) {}

    void lay(std::int64_t x, std::int64_t y, MaterialId material, Units units) {
        ground_.add_mixed(x, y, material, units, slide_.mixing, slide_.now, book_);
    }
    void lay(std::int64_t x, std::int64_t y, const Arrivals::Arrived& arrived) {
        bool loose = arrived.loose;
        if (loose)
            loose =
                std::any_of(arrived.parts.begin(), arrived.parts.end(),
                            [&](const LayerStack::Part& one) { return loose_.has(one.material); });
        if (!loose) return ground_.add_all(x, y, arrived.parts, slide_.now, book_);
        for (const LayerStack::Part& one : arrived.parts) lay(x, y, one.material, one.units);
    }

    // Takes from the column as it was before the vector part; what came in there is laid anew.
    void cut(const Donor& donor, const std::vector<ColumnPart>& all) {
        const std::int64_t x = donor.x, y = donor.y;
        const MaterialId material = ground_.top_material().at(x, y);
        Units& top = ground_.top().at(x, y);
        const Units arrived = top - donor.top;
        ground_.surface().at(x, y) -= arrived;
        top = donor.top;
        ground_.top_deposited_step().at(x, y) = donor.deposited_step;
        if (donor.next_layer >= 0)
            ground_.cut_to(x, y, donor.next_layer, donor.next_left, donor.from_top);
        else if (donor.from_top > 0)
            ground_.remove(x, y, donor.from_top, book_, [](MaterialId, Units) {});
        else
            take(donor, std::span(all).subspan(donor.first_part, donor.parts));
        if (arrived > 0) lay(x, y, material, arrived);
    }

private:
    void take(const Donor& donor, std::span<const ColumnPart> parts) {
        const std::int64_t x = donor.x, y = donor.y;
        // Layers that only become thinner stay where they are.
        while (donor.gap_above < 0 && !parts.empty()) {
            const ColumnPart& one = parts.front();
            if (one.layer > 0 && one.sum >= ground_.thickness(x, y, one.layer)) break;
            ground_.thicken(x, y, one.layer, -one.sum, slide_.now);
            parts = parts.subspan(1);
        }
        if (parts.empty()) return;
        Column column = ground_.column(x, y);
        Units gap = 0;
        for (const ColumnPart& one : parts) {
            column.layers[static_cast<std::size_t>(one.layer)].thickness -= one.sum;
            if (one.layer <= donor.gap_above) gap += one.sum;
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
    const MaterialBits& loose_;
};

// The rows of arrivals around a row of donors, from column `west` on; null: it is another's.
struct Around {
    Arrivals *north = nullptr, *same = nullptr, *south = nullptr;
    std::int64_t west = 0;
};

// What the donors give, to those neighbours that have a bit in `to_whom`.
void scatter(std::span<const Donor> donors, const std::vector<ColumnPart>& all,
             const TransferOrder& order, const Around& around, unsigned to_whom) {
    Arrivals* rows[8];
    unsigned ours = 0;  // a bit for each neighbour
    for (std::size_t i = 0; i < 8; ++i) {
        const int down = neighbour_offsets[i].y;
        rows[i] = down < 0 ? around.north : down > 0 ? around.south : around.same;
        ours |= rows[i] != nullptr ? 1u << i : 0u;
    }
    ours &= to_whom;
    if (ours == 0) return;
    const Arrivals& any = *rows[std::countr_zero(ours)];
    for (const Donor& donor : donors)
        for (const ColumnPart& part : std::span(all).subspan(donor.first_part, donor.parts)) {
            const std::size_t level = part.level, rank = order.rank[part.material];
            const std::size_t slot = any.slot_of(level, rank);
            unsigned to = 0;  // without a branch for each
            for (unsigned i = 0; i < 8; ++i) to |= (part.units[i] != 0 ? 1u : 0u) << i;
            for (to &= ours; to != 0; to &= to - 1) {
                const auto i = static_cast<std::size_t>(std::countr_zero(to));
                const std::int64_t x = donor.x - around.west + neighbour_offsets[i].x;
                if (slot < Arrivals::listed)
                    rows[i]->add_to_slot(x, slot, part.units[i]);
                else
                    rows[i]->add_to_list(x, level, rank, part.units[i]);
            }
        }
}

// Neighbours of which east is +1, 0 or -1.
constexpr unsigned neighbours_towards(int east) {
    unsigned bits = 0;
    for (unsigned i = 0; i < 8; ++i) bits |= neighbour_offsets[i].x == east ? 1u << i : 0u;
    return bits;
}

// All that comes into a tile from a row of donors: of the tile, and of columns beside it.
void scatter_row(const Donors& list, std::int64_t y, std::int64_t across, std::int64_t columns,
                 const TransferOrder& order, const Around& around) {
    scatter(list.donors.in(across, y), list.parts, order, around, 0xff);
    const auto beside = [&](std::int64_t other, std::int64_t x, int east) {
        const std::span<const Donor> donors = list.donors.in(other, y);
        for (std::size_t k = 0; k < donors.size(); ++k)
            if (donors[k].x == x)
                scatter(donors.subspan(k, 1), list.parts, order, around, neighbours_towards(east));
    };
    beside(across - 1, around.west - 1, 1);
    beside(across + 1, around.west + columns, -1);
}

// Which materials slide: few of a table of many, so that each has a slot (Arrivals).
std::array<bool, 256> sliding(const std::vector<Transfer>& far, const SlideWork& work) {
    std::array<bool, 256> some{};
    for (const Transfer& one : far) some[one.material] = true;
    for (const TransferRows& rows : work.unlike)
        for (const auto* list : {&rows.same, &rows.below})
            for (const Transfer& one : *list) some[one.material] = true;
    for (const Donors& list : work.donors)
        for (std::size_t i = 0; i < some.size(); ++i) some[i] = some[i] || list.sliding[i];
    return some;
}

}  // namespace

LayerBook deposit_transfers(LayerStack& ground, const LayerSlide& slide, const TransferOrder& all,
                            const std::vector<Transfer>& far, SlideWork& work) {
    const FieldShape shape = ground.shape();
    const TransferOrder order = all.among(sliding(far, work));
    MaterialBits loose;
    for (std::size_t i = 0; i < ground.materials().size(); ++i)
        if (ground.materials()[static_cast<MaterialId>(i)].loose)
            loose.add(static_cast<MaterialId>(i));
    const auto pieces = static_cast<std::int64_t>(work.donors.size());
    const auto body = [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
        const std::int64_t at = lo / tile;
        const Donors& own = work.donors[static_cast<std::size_t>(at)];
        const TransferRows& unlike = work.unlike[static_cast<std::size_t>(at)];
        std::unique_ptr<ArrivalRows::Work> borrowed = work.arrivals.borrow();
        TileRowList<Transfer>& transfers = borrowed->transfers;
        transfers.clear(shape.columns, lo, hi);
        for (const auto* list : {&unlike.same, &unlike.below, &far})
            for (const Transfer& one : *list)
                if (one.y >= lo && one.y < hi) transfers.push(one);
        transfers.sort();
        ColumnWork columns(ground, slide, loose, book);
        for (std::int64_t west = 0; west < shape.columns; west += tile) {
            const std::int64_t across = west / tile, width = std::min(tile, shape.columns - west);
            for (Arrivals& one : borrowed->rows) one.fit(width, order, loose);
            const auto arrivals = [&](std::int64_t y) {
                return y < lo || y >= hi ? nullptr
                                         : &borrowed->rows[static_cast<std::size_t>(y % 4)];
            };
            // What row y gives goes to three rows; the one above it is complete then. Its columns
            // are asked for while those of the row before are worked on.
            std::span<const std::int32_t> cells, next_cells;
            for (std::int64_t y = lo - 1; y <= hi + 1; ++y) {
                const std::int64_t from = y < lo ? at - 1 : y < hi ? at : at + 1;
                if (from >= 0 && from < pieces && y <= hi)
                    scatter_row(work.donors[static_cast<std::size_t>(from)], y, across, width,
                                order, {arrivals(y - 1), arrivals(y), arrivals(y + 1), west});
                cells = std::exchange(next_cells, {});
                if (Arrivals* const next = arrivals(y - 1); next != nullptr) {
                    for (const Transfer& one : transfers.in(across, y - 1)) next->add(one, west);
                    for (const Donor& one : own.donors.in(across, y - 1))
                        prefetch_column(ground, one.x, y - 1);
                    next_cells = next->columns();
                    for (const std::int32_t x : next_cells)
                        prefetch_column(ground, west + x, y - 1);
                }
                Arrivals* const here = arrivals(y - 2);
                if (here == nullptr) continue;
                for (const Donor& one : own.donors.in(across, y - 2)) columns.cut(one, own.parts);
                for (const std::int32_t x : cells) columns.lay(west + x, y - 2, here->take(x));
                here->clear();
            }
        }
        work.arrivals.give_back(std::move(borrowed));
    };
    return book_tile_rows(shape.rows, body);
}

}  // namespace cuesta::thermal
