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

// From which the places of a block count on a map whose axes have frames.
struct DropFrames {
    alignas(64) std::int32_t x[DropBlock::lanes];
    alignas(64) std::int32_t y[DropBlock::lanes];
    void set(int i, const Drop& drop) { x[i] = drop.frame_x, y[i] = drop.frame_y; }
};

// Drops in no particular order.
class DropList {
public:
    std::int64_t size() const { return size_; }
    DropBlock& block(std::int64_t i) { return blocks_[static_cast<std::size_t>(i)]; }
    std::int64_t blocks() const { return (size_ + DropBlock::lanes - 1) / DropBlock::lanes; }
    // Null on a map without frames.
    DropFrames* frames(std::int64_t i) {
        return framed_ ? &frames_[static_cast<std::size_t>(i)] : nullptr;
    }
    Drop get(std::int64_t i) {
        const std::int64_t of = i / DropBlock::lanes;
        const int at = static_cast<int>(i % DropBlock::lanes);
        Drop drop = block(of).get(at);
        if (framed_) drop.frame_x = frames(of)->x[at], drop.frame_y = frames(of)->y[at];
        return drop;
    }
    // With its loads, if they are divided by kind.
    void add(const Drop& drop, const DropLoads* loads_of = nullptr) {
        if (size_ == static_cast<std::int64_t>(blocks_.size()) * DropBlock::lanes) {
            blocks_.emplace_back();
            if (framed_) frames_.emplace_back();
        }
        put(size_, drop);
        ++size_;
        if (by_kind_) loads(size_ - 1) = loads_of != nullptr ? *loads_of : DropLoads{};
    }
    void put(std::int64_t i, const Drop& drop) {
        const int at = static_cast<int>(i % DropBlock::lanes);
        block(i / DropBlock::lanes).set(at, drop);
        if (framed_) frames(i / DropBlock::lanes)->set(at, drop);
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
    // Places count from frames; likewise.
    void count_by_frame() { framed_ = true; }
    DropLoads& loads(std::int64_t i) {
        const auto at = static_cast<std::size_t>(i);
        if (loads_.size() <= at) loads_.resize(at + at / 2 + 1);
        return loads_[at];
    }

private:
    std::vector<DropBlock> blocks_;
    std::vector<DropFrames> frames_;
    std::vector<DropLoads> loads_;
    std::int64_t size_ = 0;
    bool by_kind_ = false, framed_ = false;
};

}  // namespace cuesta
