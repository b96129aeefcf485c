// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_deposit.h"

#include <algorithm>
#include <array>
#include <span>

#include "cuesta/process/slope/thermal_fraction.h"

namespace cuesta::thermal {
namespace {

constexpr std::size_t ahead = 8;  // columns whose lines of memory are asked for

// Cuts and lays single columns.
class ColumnWork {
public:
    ColumnWork(LayerStack& ground, const LayerSlide& slide, LayerBook& book)
        : ground_(ground), slide_(slide), book_(book), air_(ground.materials().air()) {
        const MaterialTable& materials = ground.materials();
        for (std::size_t i = 0; i < materials.size(); ++i)
            if (materials[static_cast<MaterialId>(i)].loose) loose_.add(static_cast<MaterialId>(i));
    }

    void lay(std::int64_t x, std::int64_t y, MaterialId material, Units units) {
        ground_.add_mixed(x, y, material, units, slide_.mixing, slide_.now, book_);
    }
    // All that arrives in a column, in order.
    void lay(std::int64_t x, std::int64_t y, std::span<const LayerStack::Part> parts) {
        bool loose = false;
        for (const LayerStack::Part& one : parts) loose = loose || loose_.has(one.material);
        if (!loose) return ground_.add_all(x, y, parts, slide_.now, book_);
        for (const LayerStack::Part& one : parts) lay(x, y, one.material, one.units);
    }

    // Takes from the column as it was before the vector part; what came in there is laid anew.
    void cut(const Donor& donor, const std::vector<ColumnPart>& all) {
        const std::int64_t x = donor.x, y = donor.y;
        const MaterialId material = ground_.top_material().at(x, y);
        Units& top = ground_.top().at(x, y);
        const Units arrived = top - donor.top;
        ground_.surface().at(x, y) -= arrived;
        top = donor.top;
        ground_.top_born().at(x, y) = donor.born;
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
    MaterialBits loose_;
};

// A list that goes down the map, read row by row.
struct Cursor {
    std::vector<Transfer>::const_iterator at, end;
    Cursor(const std::vector<Transfer>& list, std::int64_t first_row)
        : at(std::lower_bound(list.begin(), list.end(), first_row,
                              [](const Transfer& one, std::int64_t y) { return one.y < y; })),
          end(list.end()) {}
    void add_row(std::int64_t y, Arrivals& to) {
        for (; at != end && at->y == y; ++at) to.add(*at);
    }
};

// The donors of a list that lie in row y.
std::span<const Donor> donors_in(const Donors& list, std::int64_t y) {
    const auto before = [](const Donor& one, std::int64_t row) { return one.y < row; };
    const auto first = std::lower_bound(list.donors.begin(), list.donors.end(), y, before);
    const auto last = std::lower_bound(first, list.donors.end(), y + 1, before);
    return {first, last};
}

// The rows of arrivals around a row of donors; null: it is another's.
struct Around {
    Arrivals *north = nullptr, *same = nullptr, *south = nullptr;
};

void scatter(std::span<const Donor> donors, const std::vector<ColumnPart>& all,
             const TransferOrder& order, const Around& around) {
    Arrivals* rows[8];
    for (std::size_t i = 0; i < 8; ++i) {
        const int down = neighbour_offsets[i].y;
        rows[i] = down < 0 ? around.north : down > 0 ? around.south : around.same;
    }
    for (const Donor& donor : donors)
        for (const ColumnPart& part : std::span(all).subspan(donor.first_part, donor.parts)) {
            const std::size_t level = part.level, rank = order.rank[part.material];
            for (std::size_t i = 0; i < 8; ++i) {
                if (part.units[i] == 0 || rows[i] == nullptr) continue;
                rows[i]->add_to(donor.x + neighbour_offsets[i].x, rows[i]->slot_of(level, rank),
                                level, rank, part.units[i]);
            }
        }
}

// Which materials slide: few of a table of many, so that each has a slot (Arrivals).
std::array<bool, 256> sliding(const std::vector<Transfer>& far, const SlideWork& work) {
    std::array<bool, 256> some{};
    for (const Transfer& one : far) some[one.material] = true;
    for (const TransferRows& rows : work.unlike)
        for (const auto* list : {&rows.same, &rows.below})
            for (const Transfer& one : *list) some[one.material] = true;
    for (const Donors& list : work.donors)
        for (const ColumnPart& part : list.parts) some[part.material] = true;
    return some;
}

}  // namespace

LayerBook deposit_transfers(LayerStack& ground, const LayerSlide& slide, const TransferOrder& all,
                            const std::vector<Transfer>& far, SlideWork& work) {
    const FieldShape shape = ground.shape();
    const TransferOrder order = all.among(sliding(far, work));
    const auto pieces = static_cast<std::int64_t>(work.donors.size());
    const auto body = [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
        const std::int64_t at = lo / LayerStack::tile;
        const Donors& own = work.donors[static_cast<std::size_t>(at)];
        const TransferRows& unlike = work.unlike[static_cast<std::size_t>(at)];
        std::unique_ptr<ArrivalRows::Three> borrowed = work.arrivals.borrow();
        ArrivalRows::Three& rows = *borrowed;
        for (Arrivals& one : rows) one.fit(shape.columns, order);
        const auto arrivals = [&](std::int64_t y) {
            return y < lo || y >= hi ? nullptr : &rows[static_cast<std::size_t>(y % 3)];
        };
        std::array cursors{Cursor(unlike.same, lo), Cursor(unlike.below, lo), Cursor(far, lo)};
        ColumnWork columns(ground, slide, book);
        std::vector<LayerStack::Part> parts;
        // What row y gives goes to three rows; the one above it is complete then.
        for (std::int64_t y = lo - 1; y <= hi; ++y) {
            const std::int64_t from = y < lo ? at - 1 : y < hi ? at : at + 1;
            if (from >= 0 && from < pieces) {
                const Donors& list = work.donors[static_cast<std::size_t>(from)];
                scatter(donors_in(list, y), list.parts, order,
                        {arrivals(y - 1), arrivals(y), arrivals(y + 1)});
            }
            const std::int64_t done = y - 1;
            if (done < lo) continue;
            Arrivals& here = *arrivals(done);
            for (Cursor& one : cursors) one.add_row(done, here);
            const std::span<const Donor> donors = donors_in(own, done);
            for (std::size_t k = 0; k < donors.size(); ++k) {
                if (k + ahead < donors.size()) ground.prefetch(donors[k + ahead].x, done);
                columns.cut(donors[k], own.parts);
            }
            const std::vector<std::int32_t>& cells = here.columns();
            for (std::size_t k = 0; k < cells.size(); ++k) {
                if (k + ahead < cells.size()) ground.prefetch(cells[k + ahead], done);
                here.take(cells[k], parts);
                columns.lay(cells[k], done, parts);
            }
            here.clear();
        }
        work.arrivals.give_back(std::move(borrowed));
    };
    return book_tile_rows(shape.rows, body);
}

}  // namespace cuesta::thermal
