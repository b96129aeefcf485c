// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/water_bodies.h"

#include <algorithm>
#include <compare>
#include <unordered_map>

#include "cuesta/grid/ask.h"
#include "cuesta/grid/migrate.h"

namespace cuesta::river {
namespace {

using flow::Cell;
using flow::Direction;

// Numbers that stand for the same water.
class Joined {
public:
    std::uint32_t add() {
        parent_.push_back(static_cast<std::uint32_t>(parent_.size()));
        return parent_.back();
    }
    std::uint32_t find(std::uint32_t one) {
        while (parent_[one] != one) one = parent_[one] = parent_[parent_[one]];
        return one;
    }
    void join(std::uint32_t a, std::uint32_t b) {
        a = find(a), b = find(b);
        parent_[std::max(a, b)] = std::min(a, b);
    }
    // The number of each, without gaps; `count` becomes how many there are.
    std::vector<std::uint32_t> numbers(std::uint32_t& count) {
        std::vector<std::uint32_t> number(parent_.size());
        count = 0;
        // The lowest stands for all, so it has its number before the others ask for it.
        for (std::uint32_t one = 0; one < number.size(); ++one) {
            const std::uint32_t lowest = find(one);
            number[one] = lowest == one ? count++ : number[lowest];
        }
        return number;
    }

private:
    std::vector<std::uint32_t> parent_;
};

template <class Visit>
void each_cell(const flow::Frame& frame, Visit&& visit) {
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) visit(frame.cell(x, y));
}

// The waters of this block alone; returns how many.
std::uint32_t number_block(const flow::Plane<WaterColumn>& columns, const flow::Frame& frame,
                           flow::Plane<std::uint32_t>& number) {
    constexpr Direction before = 4;  // directions 0 to 3 lead to cells that have been visited
    for (const Cell cell : frame.ring()) number[cell] = WaterBodies::none;
    Joined joined;
    each_cell(frame, [&](Cell cell) {
        std::uint32_t mine = WaterBodies::none;
        const std::int32_t level = columns[cell].level;
        if (level != WaterColumn::dry) {
            for (Direction d = 0; d < before; ++d) {
                const Cell other = frame.neighbour(cell, d);
                if (number[other] == WaterBodies::none || columns[other].level != level) continue;
                if (mine != WaterBodies::none && mine != number[other])
                    joined.join(mine, number[other]);
                mine = number[other];
            }
            if (mine == WaterBodies::none) mine = joined.add();
        }
        number[cell] = mine;
    });
    std::uint32_t count = 0;
    const std::vector<std::uint32_t> number_of = joined.numbers(count);
    each_cell(frame, [&](Cell cell) {
        if (number[cell] != WaterBodies::none) number[cell] = number_of[number[cell]];
    });
    return count;
}

// Parts of one water on both sides of a rim.
struct Meeting {
    std::uint32_t mine;
    std::int32_t rank;  // of the block across, this one on a wrapped map
    std::uint32_t theirs;
    auto operator<=>(const Meeting&) const = default;
};

std::vector<Meeting> find_meetings(const flow::Plane<WaterColumn>& columns,
                                   const flow::Frame& frame, const Communicator& comm,
                                   const flow::Plane<std::uint32_t>& number) {
    std::vector<Meeting> meetings;
    for (const Cell cell : frame.rim()) {
        if (number[cell] == WaterBodies::none) continue;
        for (Direction d = 0; d < 8; ++d) {
            const Cell other = frame.neighbour(cell, d);
            if (frame.inside(other) || number[other] == WaterBodies::none ||
                columns[other].level != columns[cell].level)
                continue;
            const auto [x, y] = frame.position(frame.id(other));
            const Meeting one{number[cell], comm.cut().owner(x, y), number[other]};
            // Along a rim it is mostly the same two.
            if (meetings.empty() || meetings.back() != one) meetings.push_back(one);
        }
    }
    std::sort(meetings.begin(), meetings.end());
    meetings.erase(std::unique(meetings.begin(), meetings.end()), meetings.end());
    return meetings;
}

struct KeyNews {
    std::int64_t rank, number;  // of the part that is told
    std::uint64_t key;
};

// Lowers keys to the lowest that parts of the same water have.
void agree_on_keys(const std::vector<Meeting>& meetings, Communicator& comm,
                   std::vector<std::uint64_t>& key) {
    std::vector<bool> lowered(key.size(), true);
    for (;;) {
        std::vector<KeyNews> told;
        for (const Meeting& one : meetings)
            if (lowered[one.mine]) told.push_back({one.rank, one.theirs, key[one.mine]});
        told = migrate(comm, std::move(told),
                       [](const KeyNews& one) { return static_cast<int>(one.rank); });
        lowered.assign(key.size(), false);
        bool news = false;
        for (const KeyNews& one : told) {
            const auto part = static_cast<std::size_t>(one.number);
            if (one.key >= key[part]) continue;
            key[part] = one.key;
            lowered[part] = news = true;
        }
        if (!comm.any(news)) return;
    }
}

struct PartAmount {
    std::uint64_t key;
    std::int64_t amount;
};

}  // namespace

void number_waters(const flow::Plane<WaterColumn>& columns, const flow::Frame& frame,
                   Communicator& comm, WaterBodies& waters) {
    waters.number.resize(frame);
    const std::uint32_t count = number_block(columns, frame, waters.number);
    waters.key.clear();
    for (std::uint32_t part = 0; part < count; ++part)
        waters.key.push_back(static_cast<std::uint64_t>(comm.rank()) << 32 | part);
    waters.shared.clear();
    waters.any_shared = false;
    if (comm.size() == 1 && !frame.has_neighbours()) return;

    flow::exchange_ring(waters.number, frame, comm, WaterBodies::none);
    const std::vector<Meeting> meetings = find_meetings(columns, frame, comm, waters.number);
    waters.any_shared = comm.any(!meetings.empty());
    if (!waters.any_shared) return;
    agree_on_keys(meetings, comm, waters.key);
    for (const Meeting& one : meetings)
        if (waters.shared.empty() || waters.shared.back() != one.mine)
            waters.shared.push_back(one.mine);
}

void WaterBodies::add_up(std::vector<std::int64_t>& amounts, Communicator& comm) const {
    if (!any_shared) return;
    std::vector<PartAmount> parts;
    std::vector<std::uint64_t> keys;
    for (const std::uint32_t part : shared) {
        parts.push_back({key[part], amounts[part]});
        keys.push_back(key[part]);
    }
    std::unordered_map<std::uint64_t, std::int64_t> sum_of;
    for (const PartAmount& one :
         migrate(comm, std::move(parts), [](const PartAmount& part) { return home(part.key); }))
        sum_of[one.key] += one.amount;
    const std::vector<std::int64_t> sums = ask<std::int64_t, std::uint64_t>(
        comm, keys, [](std::uint64_t one) { return home(one); },
        [&](std::uint64_t one) { return sum_of.at(one); });
    for (std::size_t i = 0; i < shared.size(); ++i) amounts[shared[i]] = sums[i];
}

}  // namespace cuesta::river
