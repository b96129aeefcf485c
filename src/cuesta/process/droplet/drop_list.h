// SPDX-License-Identifier: Apache-2.0
// Drops in blocks of 32, number by number beside each other, as the vector kernel takes them.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/process/droplet/drop_kinds.h"
#include "cuesta/process/droplet/drop_map.h"

namespace cuesta {

struct DropBlock {
    static constexpr int lanes = 32;
    alignas(64) float x[lanes], y[lanes], dx[lanes], dy[lanes], speed2[lanes], water[lanes];
    std::int32_t load[lanes], age[lanes];
    Drop get(int i) const {
        return {x[i], y[i], dx[i], dy[i], speed2[i], water[i], load[i], age[i]};
    }
    void set(int i, const Drop& drop) {
        x[i] = drop.x, y[i] = drop.y, dx[i] = drop.dx, dy[i] = drop.dy;
        speed2[i] = drop.speed2, water[i] = drop.water;
        load[i] = drop.load, age[i] = drop.age;
    }
};

// Drops in no particular order.
class DropList {
public:
    std::int64_t size() const { return size_; }
    DropBlock& block(std::int64_t i) { return blocks_[static_cast<std::size_t>(i)]; }
    std::int64_t blocks() const { return (size_ + DropBlock::lanes - 1) / DropBlock::lanes; }
    Drop get(std::int64_t i) {
        return block(i / DropBlock::lanes).get(static_cast<int>(i % DropBlock::lanes));
    }
    // With its loads, if they are divided by kind.
    void add(const Drop& drop, const DropLoads* loads_of = nullptr) {
        if (size_ == static_cast<std::int64_t>(blocks_.size()) * DropBlock::lanes)
            blocks_.emplace_back();
        put(size_, drop);
        ++size_;
        if (by_kind_) loads(size_ - 1) = loads_of != nullptr ? *loads_of : DropLoads{};
    }
    void put(std::int64_t i, const Drop& drop) {
        block(i / DropBlock::lanes).set(static_cast<int>(i % DropBlock::lanes), drop);
    }
    // The drop of one place, and its loads, also to another.
    void copy(std::int64_t from, std::int64_t to) {
        put(to, get(from));
        if (by_kind_) loads(to) = loads(from);
    }
    // Takes out the drops of these places, in rising order: the last ones stand in for them.
    void close_gaps(const std::vector<std::int64_t>& gaps) {
        std::int64_t last = size_;
        size_ -= static_cast<std::int64_t>(gaps.size());
        for (std::size_t i = 0, end = gaps.size(); i < end;) {
            --last;
            if (gaps[end - 1] == last)
                --end;
            else
                copy(last, gaps[i++]);
        }
    }
    // Moves all of another list's drops here.
    void take(DropList& other) {
        for (std::int64_t i = 0; i < other.size_; ++i)
            add(other.get(i), by_kind_ ? &other.loads(i) : nullptr);
        other.size_ = 0;
    }
    void clear() { size_ = 0; }
    // Kinds of material that each drop carries; only if asked for before the first is added.
    void divide_by_kind() { by_kind_ = true; }
    bool by_kind() const { return by_kind_; }
    DropLoads& loads(std::int64_t i) {
        const auto at = static_cast<std::size_t>(i);
        if (loads_.size() <= at) loads_.resize(at + at / 2 + 1);
        return loads_[at];
    }

private:
    std::vector<DropBlock> blocks_;
    std::vector<DropLoads> loads_;
    std::int64_t size_ = 0;
    bool by_kind_ = false;
};

}  // namespace cuesta
