// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/debris.h"

#include <algorithm>
#include <tuple>

#include "cuesta/grid/migrate.h"

namespace cuesta::coast {
namespace {

constexpr int most_rolls = 24;
constexpr double most_heap_m = 500;  // of what has fallen, at the foot of a cliff

// Debris on its way; places are y * columns + x of the map.
struct Rolling {
    std::int64_t from, at, units;
    std::int64_t left;  // cells that it may still go
};
// What a heap did with what came from a cell.
struct Answer {
    std::int64_t from;
    std::int64_t stays;
};

class Roll {
public:
    Roll(CoastMap& map, std::vector<std::int64_t>& debris) : map_(map), debris_(debris) {}

    void run() {
        map_.exchange(1, map_.ground);
        go();
        // By heap, those that come in the order of the map.
        std::sort(come_.begin(), come_.end(), [](const Rolling& a, const Rolling& b) {
            return std::tie(a.at, a.from) < std::tie(b.at, b.from);
        });
        stays_.assign(come_.size(), 0);
        std::vector<std::int64_t> next(map_.size());
        do {
            next.assign(map_.size(), 0);
            for (std::int64_t y = 0; y < map_.rows(); ++y)
                for (std::size_t i = map_.at(0, y); i < map_.at(map_.columns(), y); ++i)
                    if (rests(i)) next[i] = debris_[i];
        } while (decide(next));
        debris_.swap(next);
    }

private:
    std::int64_t place(std::int64_t x, std::int64_t y) const {
        return (map_.block.y0 + y) * map_.grid.columns + map_.block.x0 + x;
    }
    int owner(std::int64_t place) const {
        return map_.comm->cut().owner(place % map_.grid.columns, place / map_.grid.columns);
    }
    std::size_t here(std::int64_t place) const {
        return map_.at(place % map_.grid.columns - map_.block.x0,
                       place / map_.grid.columns - map_.block.y0);
    }
    // Debris that does not move or was sent back.
    bool rests(std::size_t i) const { return debris_[i] != 0 && goes_[i] == 0; }

    // The lowest neighbour, or the cell itself in the sea and in hollows.
    std::int64_t goes_to(std::int64_t from) const {
        const std::int64_t x = from % map_.grid.columns - map_.block.x0;
        const std::int64_t y = from / map_.grid.columns - map_.block.y0;
        std::size_t lowest = map_.at(x, y);
        if (map_.is_sea(lowest)) return from;
        std::int64_t to = from;
        for (std::size_t d = 0; d < 8; ++d)
            if (const auto i = map_.beside(x, y, around_x[d], around_y[d]);
                i && map_.ground[*i] < map_.ground[lowest]) {
                lowest = *i;
                const std::int64_t w = map_.grid.columns, h = map_.grid.rows;
                const std::int64_t to_x = (map_.block.x0 + x + around_x[d] + w) % w;
                const std::int64_t to_y = (map_.block.y0 + y + around_y[d] + h) % h;
                to = to_y * w + to_x;
            }
        return to;
    }

    // Everything to where it ends; what crosses to another block goes on there.
    void go() {
        const int rank = map_.comm->rank();
        std::vector<Rolling> rolling;
        goes_.assign(map_.size(), 0);
        for (std::int64_t y = 0; y < map_.rows(); ++y)
            for (std::int64_t x = 0; x < map_.columns(); ++x) {
                const std::size_t i = map_.at(x, y);
                if (debris_[i] == 0 || map_.is_sea(i)) continue;
                rolling.push_back({place(x, y), place(x, y), debris_[i], most_rolls});
            }
        while (map_.comm->any(!rolling.empty())) {
            std::vector<Rolling> crossing;
            for (Rolling& one : rolling) {
                bool ends = false;
                while (one.left > 0 && owner(one.at) == rank) {
                    const std::int64_t to = goes_to(one.at);
                    ends = to == one.at;
                    if (ends) break;
                    one.at = to, --one.left;
                }
                const bool stayed = one.at == one.from;
                if (!stayed && owner(one.from) == rank) goes_[here(one.from)] = 1;
                if (owner(one.at) != rank)
                    crossing.push_back(one);
                else if (!stayed)
                    come_.push_back(one);
            }
            rolling = migrate(*map_.comm, std::move(crossing),
                              [&](const Rolling& one) { return owner(one.at); });
        }
    }

    // Fills heaps in order, beside what rests in them; tells the cells whose debris has to stay, or
    // after all has not. Whether that changes anything anywhere.
    bool decide(std::vector<std::int64_t>& next) {
        std::vector<Answer> answers;
        const double most = most_heap_m / map_.unit_m;
        for (std::size_t k = 0; k < come_.size();) {
            const std::int64_t at = come_[k].at;
            const std::size_t i = here(at);
            const std::int64_t own = next[i];
            std::int64_t heap = 0;
            bool own_lies = false;
            for (; k < come_.size() && come_[k].at == at; ++k) {
                const Rolling& one = come_[k];
                if (!own_lies && at < one.from) heap += own, own_lies = true;
                const bool stays = static_cast<double>(heap + one.units) > most;
                if (!stays) heap += one.units;
                if (stays != (stays_[k] != 0)) {
                    stays_[k] = stays ? 1 : 0;
                    answers.push_back({one.from, stays ? 1 : 0});
                }
            }
            next[i] = heap + (own_lies ? 0 : own);
        }
        answers = migrate(*map_.comm, std::move(answers),
                          [&](const Answer& one) { return owner(one.from); });
        for (const Answer& one : answers) goes_[here(one.from)] = one.stays != 0 ? 0 : 1;
        return map_.comm->any(!answers.empty());
    }

    CoastMap& map_;
    std::vector<std::int64_t>& debris_;
    std::vector<std::uint8_t> goes_;   // away from its cell
    std::vector<Rolling> come_;        // to cells of this block
    std::vector<std::uint8_t> stays_;  // of those: the heap would be too high
};

}  // namespace

void roll_down(CoastMap& map, std::vector<std::int64_t>& debris) {
    Roll(map, debris).run();
}

}  // namespace cuesta::coast
