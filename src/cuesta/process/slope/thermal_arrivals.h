// SPDX-License-Identifier: Apache-2.0
// What arrives in the cells of one row, in the order in which it is laid. Inside of
// thermal_deposit.h.
//
// Layout  64 slots for each cell: levels of ranks of material (TransferOrder), units in each, and a
//         bit for each that is not empty. Going over the bits from the lowest is going over the
//         arrivals in order, those of equal order being one already. Five materials that slide have
//         slots on twelve levels. What has none (deeper levels, more than 63 materials) lies in a
//         list; its place is behind all slots, and the last slot's bit tells that there is some.
// Cost    264 bytes for each cell of a row, of which those that something arrives in are touched.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

class Arrivals {
public:
    static constexpr std::size_t slots = 64;
    static constexpr std::size_t listed = slots - 1;  // the bit of cells with more in the list

    // What arrives in a cell, in order.
    struct Arrived {
        std::span<const LayerStack::Part> parts;
        bool loose = false;  // some of it may be
    };

    // Empty, for a row of so many columns, with a cell beyond either end whose arrivals are lost.
    void fit(std::int64_t columns, const TransferOrder& order, const MaterialBits& loose);

    // Some of a part, to a cell.
    void add(std::int64_t x, std::size_t level, MaterialId material, Units units) {
        const std::size_t rank = order_->rank[material], slot = slot_of(level, rank);
        if (slot < listed)
            add_to_slot(x, slot, units);
        else
            add_to_list(x, level, rank, units);
    }
    void add(const Transfer& one, std::int64_t first_column) {
        add(one.x - first_column, static_cast<std::size_t>(one.order >> 8), one.material,
            one.units);
    }
    // Of a level and a rank of material; `listed`: there is none, and it goes to the list.
    std::size_t slot_of(std::size_t level, std::size_t rank) const {
        return level < levels_ ? level * ranks_ + rank : listed;
    }
    void add_to_slot(std::int64_t x, std::size_t slot, Units units) {
        const auto cell = static_cast<std::size_t>(x + 1);
        cells_[cell].units[slot] += units;
        bits_[cell] |= std::uint64_t{1} << slot;
    }
    void add_to_list(std::int64_t x, std::size_t level, std::size_t rank, Units units) {
        list_.push_back(
            {static_cast<std::int32_t>(x), static_cast<std::uint16_t>((level << 8) | rank), units});
        bits_[static_cast<std::size_t>(x + 1)] |= std::uint64_t{1} << listed;
    }

    // Columns in which something arrives, from the left. Valid until the next call.
    const std::vector<std::int32_t>& columns();
    // All that arrives in one of them; it is forgotten here. Valid until the next call.
    Arrived take(std::int64_t x) {
        const auto cell = static_cast<std::size_t>(x + 1);
        const std::uint64_t bits = std::exchange(bits_[cell], 0);
        Units* const units = cells_[cell].units.data();
        std::size_t count = 0;
        for (std::uint64_t left = bits & ~(std::uint64_t{1} << listed); left != 0;
             left &= left - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(left));
            taken_[count++] = {material_of_[slot], units[slot]};
            units[slot] = 0;
        }
        if (bits >> listed != 0) return with_listed(x, count);
        return {std::span(taken_).first(count), (bits & loose_slots_) != 0};
    }
    // Forgets what went beyond the ends, and the list.
    void clear();

private:
    struct alignas(64) Slots {
        std::array<Units, slots> units{};
    };
    struct Listed {
        std::int32_t x;
        std::uint16_t order;
        Units units;
    };
    Arrived with_listed(std::int64_t x, std::size_t count);

    const TransferOrder* order_ = nullptr;
    std::size_t ranks_ = 1, levels_ = 0;  // that have slots
    std::array<MaterialId, slots> material_of_{};
    std::uint64_t loose_slots_ = 0;
    std::int64_t row_columns_ = 0;
    std::vector<Slots> cells_;
    std::vector<std::uint64_t> bits_;
    std::vector<Listed> list_;
    std::vector<std::int32_t> columns_;
    std::array<LayerStack::Part, slots> taken_;
    std::vector<LayerStack::Part> all_taken_;
};

// What a thread works with that lays transfers: what one has given back the next one gets.
class ArrivalRows {
public:
    struct Work {
        std::array<Arrivals, 4> rows;
        TileRowList<Transfer> transfers;
    };
    std::unique_ptr<Work> borrow();
    void give_back(std::unique_ptr<Work> work);

private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<Work>> free_;
};

}  // namespace cuesta::thermal
