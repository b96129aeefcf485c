// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_arrivals.h"

#include <algorithm>
#include <tuple>

namespace cuesta::thermal {

void Arrivals::fit(std::int64_t columns, const TransferOrder& order, const MaterialBits& loose) {
    order_ = &order;
    ranks_ = std::max<std::size_t>(order.ranks, 1);
    levels_ = listed / ranks_;
    loose_slots_ = 0;
    for (std::size_t slot = 0; slot < levels_ * ranks_; ++slot) {
        material_of_[slot] = order.material_of[slot % ranks_];
        if (loose.has(material_of_[slot])) loose_slots_ |= std::uint64_t{1} << slot;
    }
    const auto cells = static_cast<std::size_t>(columns) + 2;
    if (row_columns_ != columns) {
        cells_.assign(cells, {});
        bits_.assign(cells, 0);
        columns_.resize(static_cast<std::size_t>(columns) + 8);
        row_columns_ = columns;
    }
    clear();
}

const std::vector<std::int32_t>& Arrivals::columns() {
    columns_.resize(static_cast<std::size_t>(row_columns_) + 1);
    std::size_t count = 0;
    for (std::int64_t x = 0; x < row_columns_; ++x) {  // without a branch for each
        columns_[count] = static_cast<std::int32_t>(x);
        count += bits_[static_cast<std::size_t>(x + 1)] != 0 ? 1u : 0u;
    }
    columns_.resize(count);
    // So that what a cell has in the list lies together, in order.
    std::sort(list_.begin(), list_.end(), [](const Listed& a, const Listed& b) {
        return std::tie(a.x, a.order) < std::tie(b.x, b.order);
    });
    return columns_;
}

// Behind the first `count` of what was taken.
Arrivals::Arrived Arrivals::with_listed(std::int64_t x, std::size_t count) {
    all_taken_.assign(taken_.begin(), taken_.begin() + static_cast<std::ptrdiff_t>(count));
    auto one = std::lower_bound(list_.begin(), list_.end(), x,
                                [](const Listed& a, std::int64_t at) { return a.x < at; });
    for (int last = -1; one != list_.end() && one->x == x; last = one->order, ++one) {
        if (one->order == last)
            all_taken_.back().units += one->units;
        else
            all_taken_.push_back({order_->material_of[one->order & 0xff], one->units});
    }
    return {all_taken_, true};
}

void Arrivals::clear() {
    for (const std::size_t cell : {std::size_t{0}, bits_.size() - 1}) {
        cells_[cell] = {};
        bits_[cell] = 0;
    }
    list_.clear();
}

std::unique_ptr<ArrivalRows::Work> ArrivalRows::borrow() {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) return std::make_unique<Work>();
    std::unique_ptr<Work> work = std::move(free_.back());
    free_.pop_back();
    return work;
}

void ArrivalRows::give_back(std::unique_ptr<Work> work) {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(work));
}

}  // namespace cuesta::thermal
