// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/delta.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>
#include <unordered_map>

#include "cuesta/flow/direction.h"

namespace cuesta::river {
namespace {

constexpr int halvings = 48;
constexpr double most_front = 24;  // cells that the front of a delta is wide, at the most

struct Visit {
    std::int64_t key;  // square of the distance, in cells, rising along a way
    std::uint64_t cell;
    std::int32_t dx, dy;  // from the mouth
    bool operator>(const Visit& other) const {
        return key != other.key ? key > other.key : cell > other.cell;
    }
};

struct Place {
    std::uint64_t cell;
    double distance;  // in cells
};

class Filling {
public:
    Filling(const Grid& grid, const DeltaShape& shape, StandingWater& water,
            std::vector<Mouth>& mouths)
        : grid_(grid),
          shape_(shape),
          water_(water),
          mouths_(mouths),
          seen_(water.ground.size(), 0) {
        for (std::size_t i = 0; i < mouths.size(); ++i) index_[mouths[i].cell] = i;
    }

    void run() {
        std::vector<std::size_t> order(mouths_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return mouths_[a].units != mouths_[b].units ? mouths_[a].units > mouths_[b].units
                                                        : mouths_[a].cell < mouths_[b].cell;
        });
        for (const std::size_t i : order)
            if (mouths_[i].units > 0) fill(i);
    }

private:
    std::int64_t top(double distance, double radius) const {
        const double over = radius - distance;
        return level_ + (over >= 0 ? 1 + static_cast<std::int64_t>(shape_.topset * over)
                                   : static_cast<std::int64_t>(front_ * over));
    }
    std::int64_t room(const Place& place, double radius) const {
        return std::max<std::int64_t>(0, top(place.distance, radius) - water_.ground[place.cell]);
    }
    std::int64_t volume(double radius) const {
        std::int64_t sum = 0;
        for (const Place& place : places_) {
            if (place.distance > std::max(radius, 0.0) + most_front) break;
            sum += room(place, radius);
        }
        return sum;
    }

    void begin(std::uint64_t cell) {
        ++turn_;
        places_.clear();
        queue_ = {};
        level_ = water_.level[cell];
        deepest_ = 0;
        front_ = shape_.foreset;
        seen_[cell] = turn_;
        queue_.push({0, cell, 0, 0});
    }
    // Visits cells until `wanted` are known; false if there are no more.
    bool visit(std::size_t wanted) {
        while (places_.size() < wanted && !queue_.empty()) {
            const Visit next = queue_.top();
            queue_.pop();
            places_.push_back({next.cell, std::sqrt(static_cast<double>(next.key))});
            deepest_ = std::max(deepest_, static_cast<double>(level_ - water_.ground[next.cell]));
            const auto at = static_cast<std::int64_t>(next.cell);
            const std::int64_t x = at % grid_.columns, y = at / grid_.columns;
            for (std::size_t d = 0; d < 8; ++d) {
                const auto to_x = behind(x + flow::step_x[d], grid_.columns, grid_.wraps_x());
                const auto to_y = behind(y + flow::step_y[d], grid_.rows, grid_.wraps_y());
                if (!to_x || !to_y) continue;
                const auto cell = static_cast<std::uint64_t>(*to_y * grid_.columns + *to_x);
                if (seen_[cell] == turn_ || water_.level[cell] != level_) continue;
                seen_[cell] = turn_;
                const std::int32_t dx = next.dx + flow::step_x[d], dy = next.dy + flow::step_y[d];
                const std::int64_t key = std::int64_t{dx} * dx + std::int64_t{dy} * dy;
                queue_.push({std::max(key, next.key), cell, dx, dy});
            }
        }
        return !queue_.empty();
    }

    void fill(std::size_t at) {
        begin(mouths_[at].cell);
        std::int64_t units = mouths_[at].units;
        mouths_[at].units = 0;
        std::size_t wanted = 64;
        double low = 0, high = 0;
        for (;;) {
            const bool more = visit(wanted);
            if (wanted == 64) steepen();
            // As far as cells are known the front must end.
            const double known = places_.back().distance;
            high =
                more ? std::max(known - deepest_ / front_, known - most_front) : known + most_rise;
            if (more && volume(high) < units) {
                wanted *= 2;
                continue;
            }
            low = -deepest_ / front_ - 2;
            for (int i = 0; i < halvings; ++i) {
                const double middle = low + (high - low) / 2;
                (volume(middle) <= units ? low : high) = middle;
            }
            // Mouths that lie in this plain now.
            std::int64_t joined = 0;
            for (const Place& place : places_) {
                if (place.distance > low) break;
                const auto other = index_.find(place.cell);
                if (other == index_.end()) continue;
                joined += mouths_[other->second].units;
                mouths_[other->second].units = 0;
            }
            if (joined == 0) break;
            units += joined;
        }
        units -= lay(low, units);
        if (units > 0) units -= lay(low + 1, units);
        if (mouths_[at].closed) units -= lay_evenly(units);
        mouths_[at].units = units;
    }

    // A lake that is full to its brim: all of it rises.
    std::int64_t lay_evenly(std::int64_t units) {
        const auto cells = static_cast<std::int64_t>(places_.size());
        for (std::int64_t i = 0; i < cells; ++i)
            water_.ground[places_[static_cast<std::size_t>(i)].cell] +=
                static_cast<std::int32_t>(units / cells + (i < units % cells ? 1 : 0));
        return units;
    }

    // On a floor that falls off as steeply as the front, the front is steeper.
    void steepen() {
        const double first = static_cast<double>(level_ - water_.ground[places_.front().cell]);
        for (const Place& place : places_)
            if (place.distance > 0) {
                const auto depth = static_cast<double>(level_ - water_.ground[place.cell]);
                front_ = std::max(front_, 1.5 * (depth - first) / place.distance);
            }
    }

    std::int64_t lay(double radius, std::int64_t units) {
        std::int64_t laid = 0;
        for (const Place& place : places_) {
            if (place.distance > std::max(radius, 0.0) + most_front) break;
            const std::int64_t here = std::min(room(place, radius), units - laid);
            water_.ground[place.cell] += static_cast<std::int32_t>(here);
            laid += here;
            if (laid == units) break;
        }
        return laid;
    }

    // Where water ends on all sides the plain grows no higher than this many cells more would make
    // it.
    static constexpr double most_rise = 2;

    const Grid& grid_;
    const DeltaShape& shape_;
    StandingWater& water_;
    std::vector<Mouth>& mouths_;
    std::unordered_map<std::uint64_t, std::size_t> index_;
    std::vector<std::uint32_t> seen_;
    std::uint32_t turn_ = 0;
    std::vector<Place> places_;
    std::priority_queue<Visit, std::vector<Visit>, std::greater<>> queue_;
    std::int64_t level_ = 0;
    double deepest_ = 0, front_ = 1;
};

}  // namespace

std::vector<std::int32_t> number_waters(const Grid& grid, const StandingWater& water) {
    std::vector<std::int32_t> number(water.level.size(), -1);
    std::vector<std::size_t> open;
    std::int32_t count = 0;
    for (std::size_t start = 0; start < number.size(); ++start) {
        if (number[start] >= 0 || water.level[start] == StandingWater::dry) continue;
        number[start] = count;
        open.push_back(start);
        while (!open.empty()) {
            const auto cell = static_cast<std::int64_t>(open.back());
            open.pop_back();
            const std::int64_t x = cell % grid.columns, y = cell / grid.columns;
            for (std::size_t d = 0; d < 8; ++d) {
                const auto to_x = behind(x + flow::step_x[d], grid.columns, grid.wraps_x());
                const auto to_y = behind(y + flow::step_y[d], grid.rows, grid.wraps_y());
                if (!to_x || !to_y) continue;
                const auto to = static_cast<std::size_t>(*to_y * grid.columns + *to_x);
                if (number[to] >= 0 || water.level[to] != water.level[start]) continue;
                number[to] = count;
                open.push_back(to);
            }
        }
        ++count;
    }
    return number;
}

void fill_deltas(const Grid& grid, const DeltaShape& shape, StandingWater& water,
                 std::vector<Mouth>& mouths) {
    if (!mouths.empty()) Filling(grid, shape, water, mouths).run();
}

}  // namespace cuesta::river
