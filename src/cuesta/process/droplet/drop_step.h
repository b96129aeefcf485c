// SPDX-License-Identifier: Apache-2.0
// One step of many drops at once: 32 drops side by side, in loops that the compiler vectorises.
//
// Nothing on the map is changed here. What drops lay down and take goes into rows of whole numbers
// (DropRows), whose sums do not depend on the order of the drops.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/process/droplet/drop_tally.h"
#include "cuesta/process/droplet/drop_walk.h"

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
    void add(const Drop& drop) {
        if (size_ == static_cast<std::int64_t>(blocks_.size()) * DropBlock::lanes)
            blocks_.emplace_back();
        ++size_;
        put(size_ - 1, drop);
    }
    void put(std::int64_t i, const Drop& drop) {
        block(i / DropBlock::lanes).set(static_cast<int>(i % DropBlock::lanes), drop);
    }
    void shrink(std::int64_t by) { size_ -= by; }
    // Moves all of another list's drops here.
    void take(DropList& other) {
        for (std::int64_t i = 0; i < other.size_; ++i) {
            add(other.get(i));
            if (has_cargo_) cargo(size_ - 1) = other.cargo(i);
        }
        other.size_ = 0;
    }
    // Kinds of material that each drop carries; only if asked for before the first is added.
    void with_cargo() { has_cargo_ = true; }
    bool has_cargo() const { return has_cargo_; }
    DropCargo& cargo(std::int64_t i) {
        const auto at = static_cast<std::size_t>(i);
        if (cargo_.size() <= at) cargo_.resize(at + at / 2 + 1);
        return cargo_[at];
    }

private:
    std::vector<DropBlock> blocks_;
    std::vector<DropCargo> cargo_;
    std::int64_t size_ = 0;
    bool has_cargo_ = false;
};

// Rows of sums of what is laid down and taken: a window of the map that moves with the drops. Row y
// (counted on beyond the end of a wrapped map) lies in line y % lines.
struct DropWindow {
    std::int32_t* laid = nullptr;
    std::int32_t* taken = nullptr;   // of the same piece of memory
    std::int32_t* spread = nullptr;  // laid down by the brush; null: as `taken` below 0
    std::int64_t stride = 0;
    std::int64_t mask = 0;   // lines - 1
    std::int64_t shift = 0;  // added to a row of the map
};

struct DropScene {
    const DropMap* map = nullptr;
    const DropRule* rule = nullptr;
    const Field* gain = nullptr;  // DropCover
    const DropStream* stream = nullptr;
    RandomKey key;
    std::uint32_t step = 0;
};

// What became of a drop; beside the others: `limited`, it moved the most that one can at once;
// `stuck`, it has no speed left in a hollow, and `dry`, no water: why it ended, else by its path.
enum DropFate : std::int32_t { stays = 0, ended = 1, left = 2, limited = 4, stuck = 8, dry = 16 };

// What each drop of a block did: units at the four corners of its cell.
struct DropDeeds {
    std::int32_t x[DropBlock::lanes], y[DropBlock::lanes], takes[DropBlock::lanes];
    std::int32_t share[4][DropBlock::lanes];
};

// Steps the first `count` drops; fate[i] of each. Drops that end stay where they were, with their
// load; those that left stand beyond the edge. `next` is stepped after this, if given. Returns
// whether any has not stayed.
bool step_drops(const DropScene& scene, DropBlock& drops, int count, const DropWindow& window,
                std::int32_t* fate, const DropBlock* next = nullptr, DropDeeds* deeds = nullptr);

}  // namespace cuesta
