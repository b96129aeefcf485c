// SPDX-License-Identifier: Apache-2.0
// Where and when drops start: drawn from counters when they are due, never stored.
//
// A drop's place follows from seed, stage, step, sweep, row and number alone. In the parallel
// scheme the drops of a sweep are dealt out evenly over the rows, with a random shift, and lie
// anywhere in their row. Where it rains by a field, as many are drawn as where it rains most, and
// kept in proportion.
#pragma once

#include <cmath>
#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/process/droplet/drop_map.h"
#include "cuesta/random/counter.h"

namespace cuesta {

struct DropLaunch {
    RandomKey key;
    std::uint32_t step = 0;   // of the simulation
    std::int64_t drops = 0;   // in all, before those that it does not rain on are left out
    std::int64_t sweeps = 1;  // in which they start
    int steps_per_sweep = 1;
    const Field* rain = nullptr;  // share of the drops that start in a cell; null: all
    std::int64_t rain_top = 0;    // the first row of it
    std::int64_t width = 0, length = 0;
    float speed2 = 1, water = 1;

    std::int64_t due(std::int64_t sweep) const {
        return sweep >= sweeps ? 0 : (sweep + 1) * drops / sweeps - sweep * drops / sweeps;
    }
    // Calls start(drop) for those that begin in rows [first, end) in this sweep.
    template <class Start>
    void each(std::int64_t sweep, std::int64_t first, std::int64_t end, Start&& start) const {
        const std::int64_t all = due(sweep);
        if (all == 0) return;
        const auto p = static_cast<std::uint32_t>(sweep);
        const auto shift =
            uniform_float(random_words({key.seed, key.stream ^ 0x5bd1e995u}, sweep, -1, step)[0]);
        // The drops before row y; whole numbers, so that rows can be asked one by one.
        const double per_row = static_cast<double>(all) / static_cast<double>(length);
        const auto before = [&](std::int64_t y) {
            return y >= length ? all
                   : y <= 0    ? 0
                               : static_cast<std::int64_t>(static_cast<double>(y) * per_row +
                                                        double{shift});
        };
        for (std::int64_t y = first; y < end && y < length; ++y) {
            const std::int64_t from = before(y), to = before(y + 1);
            for (std::int64_t i = from; i < to; ++i) {
                const auto words = random_words(key, std::int64_t{p} << 16 ^ (i - from), y, step);
                put(words, y, start);
            }
        }
    }
    // The i-th of all, anywhere on the map.
    template <class Start>
    void one(std::int64_t i, Start&& start) const {
        const auto words = random_words(key, i, i >> 32 ^ 0x40000000, step ^ 0x9e3779b9u);
        const auto y = static_cast<std::int64_t>(static_cast<double>(uniform_float(words[3])) *
                                                 static_cast<double>(length));
        put(words, std::min(y, length - 1), start);
    }

private:
    template <class Start>
    void put(const std::array<std::uint32_t, 4>& words, std::int64_t y, Start&& start) const {
        Drop drop;
        // The 24 bits of a float are a coarse raster on a long axis.
        const double share = width <= DropAxis::most_whole ? double{uniform_float(words[0])}
                                                           : uniform_double(words[0], words[3]);
        // Below the end also where float has no digits left.
        drop.put(spot_of(drop_axis(width, false), share * static_cast<double>(width), width),
                 spot_of(drop_axis(length, false),
                         static_cast<double>(y) + double{uniform_float(words[1])}, y + 1));
        if (rain != nullptr &&
            uniform_float(words[2]) >= rain->at(cell_of(drop.along()), y - rain_top))
            return;
        drop.speed2 = speed2, drop.water = water;
        start(drop);
    }
};

}  // namespace cuesta
