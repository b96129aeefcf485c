// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/life/plant_reach.h"

#include <array>
#include <cmath>

namespace cuesta {
namespace {

struct Step {
    int dx, dy;
};
constexpr std::array<Step, 4> before{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}}};
constexpr std::array<Step, 4> after{{{1, 1}, {0, 1}, {-1, 1}, {1, 0}}};

// Whether a cell gets more from four of its neighbours than it has.
bool improve(Field& left, std::int64_t x, std::int64_t y, const std::array<Step, 4>& from,
             const std::array<float, 2>& length_m, const ReachCost& cost) {
    float best = left.at(x, y);
    const float had = best;
    for (const Step& s : from) {
        const float there = left.at(x + s.dx, y + s.dy);
        const float way = length_m[s.dx != 0 && s.dy != 0 ? 1 : 0];
        if (!(there - way > best) && !cost) continue;
        if (!(there > best)) continue;
        const float arrives = there - (cost ? way * cost(x, y, -s.dx, -s.dy) : way);
        best = arrives > best ? arrives : best;
    }
    left.at(x, y) = best;
    return best > had;
}

}  // namespace

int spread_reach(Field& left, const Grid& grid, const Block& block, Communicator& comm,
                 const ReachCost& cost) {
    const std::array<float, 2> length_m{static_cast<float>(grid.spacing_m),
                                        static_cast<float>(grid.spacing_m * std::sqrt(2.0))};
    const std::int64_t columns = block.columns, rows = block.rows;
    int rounds = 0;
    for (bool more = true; more; ++rounds) {
        comm.exchange(left, Outside::repeat);
        bool changed = false;
        for (bool again = true; again;) {
            again = false;
            for (std::int64_t y = 0; y < rows; ++y)
                for (std::int64_t x = 0; x < columns; ++x)
                    again = improve(left, x, y, before, length_m, cost) || again;
            for (std::int64_t y = rows - 1; y >= 0; --y)
                for (std::int64_t x = columns - 1; x >= 0; --x)
                    again = improve(left, x, y, after, length_m, cost) || again;
            changed = changed || again;
        }
        more = comm.any(changed);
    }
    return rounds;
}

}  // namespace cuesta
