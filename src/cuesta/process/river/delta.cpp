// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/delta.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <span>
#include <unordered_map>
#include <utility>

#include "cuesta/flow/messages.h"
#include "cuesta/process/river/delta_floor.h"

namespace cuesta::river {
namespace {

using flow::CellId;

constexpr int halvings = 48;
constexpr double most_front = 24;  // cells that the front of a delta is wide, at the most
constexpr std::size_t ahead = 16;  // mouths whose floor is fetched before it is their turn

struct Visit {
    std::int64_t key;  // square of the distance, in cells, rising along a way
    CellId cell;
    std::int32_t dx, dy;  // from the mouth
    std::int32_t ground;
    bool operator>(const Visit& other) const {
        return key != other.key ? key > other.key : cell > other.cell;
    }
};

struct Place {
    CellId cell;
    double distance;  // in cells
    std::int32_t ground;
};

// One water and its mouths, one delta after the other.
class Filling {
public:
    // Mouths in the order of what they bring.
    Filling(DeltaFloor& floor, const DeltaShape& shape, std::span<Mouth> mouths)
        : floor_(&floor), shape_(&shape), mouths_(mouths) {}

    // Goes on with the deltas; false if it waits for floor.
    bool go_on() {
        for (; at_ < mouths_.size(); ++at_) {
            if (mouths_[at_].units == 0) continue;
            if (!begun_ && !begin()) return wait();
            if (!grow()) return wait();
            end();
        }
        return true;
    }

private:
    bool wait() {
        // All that the delta wants next, and the mouths that follow.
        std::array<DeltaFloor::Spot, 8> around;
        for (const Visit& next : queue_) floor_->find_around(next.cell, around);
        for (std::size_t i = at_; i < std::min(at_ + ahead, mouths_.size()); ++i)
            if (mouths_[i].units > 0) floor_->find_around(mouths_[i].cell, around);
        return false;
    }

    std::int64_t top(double distance, double radius) const {
        const double over = radius - distance;
        return level_ + (over >= 0 ? 1 + static_cast<std::int64_t>(shape_->topset * over)
                                   : static_cast<std::int64_t>(front_ * over));
    }
    std::int64_t room(const Place& place, double radius) const {
        return std::max<std::int64_t>(0, top(place.distance, radius) - place.ground);
    }
    std::int64_t volume(double radius) const {
        std::int64_t sum = 0;
        for (const Place& place : places_) {
            if (place.distance > std::max(radius, 0.0) + most_front) break;
            sum += room(place, radius);
        }
        return sum;
    }

    // False if the mouth is not here.
    bool begin() {
        DeltaFloor::Spot mouth;
        if (!floor_->find(mouths_[at_].cell, mouth)) return false;
        if (index_.empty())
            for (std::size_t i = 0; i < mouths_.size(); ++i) index_[mouths_[i].cell] = i;
        begun_ = true;
        level_ = mouth.column.level;
        deepest_ = 0;
        front_ = shape_->foreset;
        wanted_ = 64;
        floor_->mark(mouth.cell);
        push({0, mouth.cell, 0, 0, mouth.column.ground});
        return true;
    }

    void push(const Visit& next) {
        queue_.push_back(next);
        std::push_heap(queue_.begin(), queue_.end(), std::greater<>());
    }

    // Visits cells until `wanted_` are known or there are no more; false if floor is missing.
    bool visit() {
        std::array<DeltaFloor::Spot, 8> around;
        while (places_.size() < wanted_ && !queue_.empty()) {
            const Visit next = queue_.front();
            if (!floor_->find_around(next.cell, around)) return false;
            std::pop_heap(queue_.begin(), queue_.end(), std::greater<>());
            queue_.pop_back();
            places_.push_back({next.cell, std::sqrt(static_cast<double>(next.key)), next.ground});
            deepest_ = std::max(deepest_, static_cast<double>(level_ - next.ground));
            for (std::size_t d = 0; d < 8; ++d) {
                const auto& [cell, column] = around[d];
                if (cell == flow::Frame::nowhere || column.level != level_) continue;
                if (!floor_->mark(cell)) continue;
                const std::int32_t dx = next.dx + flow::step_x[d], dy = next.dy + flow::step_y[d];
                const std::int64_t key = std::int64_t{dx} * dx + std::int64_t{dy} * dy;
                push({std::max(key, next.key), cell, dx, dy, column.ground});
            }
        }
        return true;
    }

    // Finds the radius of the delta; false if floor is missing.
    bool grow() {
        for (;;) {
            if (!visit()) return false;
            const bool more = !queue_.empty();
            std::int64_t& units = mouths_[at_].units;
            if (wanted_ == 64) steepen();
            // As far as cells are known the front must end.
            const double known = places_.back().distance;
            double high =
                more ? std::max(known - deepest_ / front_, known - most_front) : known + most_rise;
            if (more && volume(high) < units) {
                wanted_ *= 2;
                continue;
            }
            radius_ = -deepest_ / front_ - 2;
            for (int i = 0; i < halvings; ++i) {
                const double middle = radius_ + (high - radius_) / 2;
                (volume(middle) <= units ? radius_ : high) = middle;
            }
            if (!join_mouths()) return true;
        }
    }

    // Takes over what mouths in the plain have brought; false if there is none.
    bool join_mouths() {
        std::int64_t joined = 0;
        for (const Place& place : places_) {
            if (place.distance > radius_) break;
            const auto other = index_.find(place.cell);
            if (other == index_.end() || other->second == at_) continue;
            joined += std::exchange(mouths_[other->second].units, 0);
        }
        mouths_[at_].units += joined;
        return joined > 0;
    }

    void end() {
        std::int64_t& units = mouths_[at_].units;
        units -= lay(radius_, units);
        if (units > 0) units -= lay(radius_ + 1, units);
        if (mouths_[at_].closed != 0) units -= lay_evenly(units);
        for (const Place& place : places_) floor_->unmark(place.cell);
        for (const Visit& next : queue_) floor_->unmark(next.cell);
        places_.clear();
        queue_.clear();
        begun_ = false;
    }

    // A lake that is full to its brim: all of it rises.
    std::int64_t lay_evenly(std::int64_t units) {
        const auto cells = static_cast<std::int64_t>(places_.size());
        for (std::int64_t i = 0; i < cells; ++i)
            lay_on(places_[static_cast<std::size_t>(i)],
                   units / cells + (i < units % cells ? 1 : 0));
        return units;
    }

    // On a floor that falls off as steeply as the front, the front is steeper.
    void steepen() {
        const auto first = static_cast<double>(level_ - places_.front().ground);
        for (const Place& place : places_)
            if (place.distance > 0) {
                const auto depth = static_cast<double>(level_ - place.ground);
                front_ = std::max(front_, 1.5 * (depth - first) / place.distance);
            }
    }

    std::int64_t lay(double radius, std::int64_t units) {
        std::int64_t laid = 0;
        for (Place& place : places_) {
            if (place.distance > std::max(radius, 0.0) + most_front) break;
            const std::int64_t here = std::min(room(place, radius), units - laid);
            lay_on(place, here);
            laid += here;
            if (laid == units) break;
        }
        return laid;
    }
    void lay_on(Place& place, std::int64_t units) {
        if (units == 0) return;
        place.ground += static_cast<std::int32_t>(units);
        floor_->lay(place.cell, units);
    }

    // Where water ends on all sides the plain grows no higher than this many cells more would make
    // it.
    static constexpr double most_rise = 2;

    DeltaFloor* floor_;
    const DeltaShape* shape_;
    std::span<Mouth> mouths_;
    std::unordered_map<CellId, std::size_t> index_;
    std::size_t at_ = 0;  // the mouth whose delta grows
    bool begun_ = false;
    std::size_t wanted_ = 0;  // cells
    std::vector<Place> places_;
    std::vector<Visit> queue_;  // a heap, the nearest in front
    std::int64_t level_ = 0;
    double deepest_ = 0, front_ = 1, radius_ = 0;
};

// Neighbours in the list are those of one water, those that bring most before the others.
void sort_mouths(std::vector<Mouth>& mouths) {
    std::sort(mouths.begin(), mouths.end(), [](const Mouth& a, const Mouth& b) {
        if (a.water != b.water) return a.water < b.water;
        return a.units != b.units ? a.units > b.units : a.cell < b.cell;
    });
}

}  // namespace

std::vector<Mouth> fill_deltas(const DeltaShape& shape, const flow::Frame& frame,
                               Communicator& comm, std::vector<Mouth> mouths,
                               flow::Plane<WaterColumn>& columns) {
    mouths = migrate(comm, std::move(mouths),
                     [](const Mouth& one) { return WaterBodies::home(one.water); });
    sort_mouths(mouths);
    DeltaFloor floor(frame, columns, comm);
    std::vector<Filling> open;  // waters that wait for floor
    for (std::size_t first = 0, end = 0; first < mouths.size(); first = end) {
        while (end < mouths.size() && mouths[end].water == mouths[first].water) ++end;
        Filling filling(floor, shape, std::span(mouths).subspan(first, end - first));
        if (!filling.go_on()) open.push_back(std::move(filling));
    }
    while (comm.any(!open.empty())) {
        floor.exchange();
        std::vector<Filling> wait;
        for (Filling& one : open)
            if (!one.go_on()) wait.push_back(std::move(one));
        open = std::move(wait);
    }
    floor.tell_owners();
    std::erase_if(mouths, [](const Mouth& one) { return one.units == 0; });
    return flow::migrate_to_cells(comm, frame, std::move(mouths), &Mouth::cell);
}

}  // namespace cuesta::river
