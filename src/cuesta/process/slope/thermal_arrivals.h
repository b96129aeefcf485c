// SPDX-License-Identifier: Apache-2.0
// What arrives in the cells of one row, in the order in which it is laid. Inside of
// thermal_deposit.h.
//
// Layout  64 slots for each cell: eight levels of eight ranks of material (TransferOrder), units in
//         each, and a bit for each that is not empty. Going over the bits from the lowest is going
//         over the arrivals in order, those of equal order being one already. What has no slot
//         (deeper levels, tables of more than eight materials) lies in a list; its place is behind
//         all slots, and the last slot's bit tells that there is some.
// Cost    264 bytes for each cell of a row, of which those that something arrives in are touched.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

class Arrivals {
public:
    static constexpr std::size_t levels = 8, ranks = 8, slots = levels * ranks;
    static constexpr std::size_t listed = slots - 1;  // the bit of cells with more in the list

    // Empty, for a row of so many columns, with a cell beyond either end whose arrivals are lost.
    void fit(std::int64_t columns, const TransferOrder& order);

    // Some of a part, to a cell.
    void add(std::int64_t x, std::size_t level, MaterialId material, Units units) {
        const std::size_t rank = order_->rank[material];
        add_to(x, slot_of(level, rank), level, rank, units);
    }
    void add(const Transfer& one) {
        add(one.x, static_cast<std::size_t>(one.order >> 8), one.material, one.units);
    }
    std::size_t slot_of(std::size_t level, std::size_t rank) const {
        return few_ && level < levels ? level * ranks + rank : listed;
    }
    void add_to(std::int64_t x, std::size_t slot, std::size_t level, std::size_t rank,
                Units units) {
        const auto cell = static_cast<std::size_t>(x + 1);
        if (slot < listed)
            units_[cell * slots + slot] += units;
        else
            list_.push_back({static_cast<std::int32_t>(x),
                             static_cast<std::uint16_t>((level << 8) | rank), units});
        bits_[cell] |= std::uint64_t{1} << slot;
    }

    // Columns in which something arrives, from the left. Valid until the next call.
    const std::vector<std::int32_t>& columns();
    // All that arrives in one of them, in order; it is forgotten here. `to` holds it afterwards.
    void take(std::int64_t x, std::vector<LayerStack::Part>& to) {
        const auto cell = static_cast<std::size_t>(x + 1);
        Units* const units = units_.data() + cell * slots;
        to.clear();
        for (std::uint64_t left = bits_[cell]; left != 0; left &= left - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(left));
            if (slot == listed) {
                take_listed(x, to);
                break;
            }
            to.push_back({order_->material_of[slot % ranks], units[slot]});
            units[slot] = 0;
        }
        bits_[cell] = 0;
    }
    // Forgets what went beyond the ends, and the list.
    void clear();

private:
    struct Listed {
        std::int32_t x;
        std::uint16_t order;
        Units units;
    };
    void take_listed(std::int64_t x, std::vector<LayerStack::Part>& to);

    const TransferOrder* order_ = nullptr;
    bool few_ = false;  // materials: each has a rank below eight
    std::int64_t row_columns_ = 0;
    std::vector<Units> units_;
    std::vector<std::uint64_t> bits_;
    std::vector<Listed> list_;
    std::vector<std::int32_t> columns_;
};

// Three rows at a time for each thread that asks: what one has given back the next one gets.
class ArrivalRows {
public:
    using Three = std::array<Arrivals, 3>;
    std::unique_ptr<Three> borrow();
    void give_back(std::unique_ptr<Three> rows);

private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<Three>> free_;
};

}  // namespace cuesta::thermal
