// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_remainder.h"

#include <algorithm>
#include <cstdlib>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {
namespace {

constexpr std::int64_t farthest = 64;  // samples; beyond, what is left is the whole map's

struct Square {
    std::int64_t x0, x1, y0, y1;  // both ends belong to it
};

// Adds `units` evenly over the samples of a square, as far as they have room: room(x, y, units) of
// those that take part, else 0. Returns the rest. `most`: leaves it all if each would get more; 0:
// no such bound.
template <class Room>
std::int64_t share_out(DropMap& map, const Square& in, std::int64_t units, std::int64_t most,
                       Room&& room_at) {
    const auto each = [&](auto&& visit) {
        for (std::int64_t y = in.y0; y <= in.y1; ++y)
            for (std::int64_t x = in.x0; x <= in.x1; ++x)
                if (const std::int64_t room = room_at(x, y, units); room > 0) visit(x, y, room);
    };
    while (units != 0) {
        std::int64_t count = 0;
        each([&](auto, auto, auto) { ++count; });
        if (count == 0 || (most > 0 && std::abs(units) > count * most)) break;
        // Of every `count` in a row so many that they add up.
        std::int64_t met = 0, due_before = 0, given = 0;
        each([&](std::int64_t x, std::int64_t y, std::int64_t room) {
            ++met;
            const std::int64_t due = units / count * met + units % count * met / count;
            const std::int64_t by = std::clamp(due - due_before, -room, room);
            due_before = due;
            map.height.at(x, y) += static_cast<std::int32_t>(by);
            given += by;
        });
        units -= given;
    }
    for (std::int64_t y = in.y0; y <= in.y1; ++y) map.close_row(y);
    return units;
}

}  // namespace

std::int64_t land_sum(const DropMap& map) {
    return ordered_reduce(
        0, map.rows(), rows_per_piece(map.columns()), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t sum = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int32_t* line = map.height.row(y);
                for (std::int64_t x = 0; x < map.columns(); ++x) sum += line[x];
            }
            return sum;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
}

std::int64_t room_of(const DropMap& map, const DropMap& before, const DropCover& cover,
                     std::int64_t x, std::int64_t y, std::int64_t sense) {
    const std::int64_t now = map.height.at(x, y);
    if (sense > 0) return std::max<std::int64_t>(0, cover.ceiling - now);
    const bool hard = cover.softness != nullptr && cover.softness->at(x, y) <= 0;
    const std::int64_t lowest =
        hard ? std::max<std::int64_t>(before.height.at(x, y), cover.floor) : cover.floor;
    return std::max<std::int64_t>(0, now - lowest);
}

std::int64_t deposit_waiting(DropMap& map, const DropMap& before, const DropRule& rule,
                             const DropCover& cover, const DropBrush& brush, DropWaiting& waiting) {
    const std::int64_t n = map.columns(), rows = map.rows();
    const auto fit = [&](std::int64_t x, std::int64_t y, std::int32_t units) {
        std::int64_t highest = INT32_MIN, lowest = INT32_MAX;
        for (int j = -1; j <= 1; ++j)
            for (int i = -1; i <= 1; ++i) {
                if (i == 0 && j == 0) continue;
                const std::int64_t h = map.height.at(mirrored_or_wrapped(x + i, n, map.wraps_x),
                                                     mirrored_or_wrapped(y + j, rows, map.wraps_y));
                highest = std::max(highest, h), lowest = std::min(lowest, h);
            }
        const std::int64_t now = map.height.at(x, y),
                           room = room_of(map, before, cover, x, y, units);
        const std::int64_t by =
            units > 0 ? std::clamp<std::int64_t>(highest + rule.clearance - now, 0, room)
                      : -std::clamp<std::int64_t>(now - lowest + rule.clearance, 0, room);
        const auto used = static_cast<std::int32_t>(units > 0 ? std::min<std::int64_t>(units, by)
                                                              : std::max<std::int64_t>(units, by));
        map.height.at(x, y) += used;
        map.close_row(y);
        return units - used;
    };
    for (int again = 0; again < 8; ++again)
        for (std::int64_t y = 0; y < rows; ++y) {
            auto& late = waiting[static_cast<std::size_t>(y)];
            std::size_t kept = 0;
            for (auto [x, units] : late)
                if (const std::int32_t rest = fit(x, y, units); rest != 0) late[kept++] = {x, rest};
            late.resize(kept);
        }
    std::int64_t left = 0;
    for (std::int64_t y = 0; y < rows; ++y) {
        auto& late = waiting[static_cast<std::size_t>(y)];
        for (const auto& [x, units] : late) {
            std::int64_t rest = units;
            for (std::int64_t reach = std::max(1, brush.reach()); reach <= farthest && rest != 0;
                 reach *= 2) {
                const Square around{
                    std::max<std::int64_t>(x - reach, 0), std::min(x + reach, n - 1),
                    std::max<std::int64_t>(y - reach, 0), std::min(y + reach, rows - 1)};
                rest = share_out(map, around, rest, rule.clearance,
                                 [&](std::int64_t i, std::int64_t j, std::int64_t sense) {
                                     return room_of(map, before, cover, i, j, sense);
                                 });
            }
            left += rest;
        }
        late.clear();
    }
    return left;
}

std::int64_t spread_units(DropMap& map, const DropMap& before, const DropCover& cover,
                          std::int64_t units, std::int64_t most) {
    enum class Where { same_sense, changed, all };
    const Square whole{0, map.columns() - 1, 0, map.rows() - 1};
    const bool up = units > 0;
    for (const Where where : {Where::same_sense, Where::changed, Where::all}) {
        if (units == 0) break;
        const auto room = [&](std::int64_t x, std::int64_t y, std::int64_t sense) {
            const std::int32_t by = map.height.at(x, y) - before.height.at(x, y);
            const bool takes_part = where == Where::all || (where == Where::changed ? by != 0
                                                            : up                    ? by > 0
                                                                                    : by < 0);
            return takes_part ? room_of(map, before, cover, x, y, sense) : 0;
        };
        units = share_out(map, whole, units, where == Where::all ? 0 : most, room);
    }
    return units;
}

std::int64_t spread_towards(DropMap& map, const DropMap& before, const DoubleField& own,
                            std::int64_t units) {
    const Square whole{0, map.columns() - 1, 0, map.rows() - 1};
    return share_out(map, whole, units, 0, [&](std::int64_t x, std::int64_t y, std::int64_t sense) {
        const std::int64_t now = map.height.at(x, y) - before.height.at(x, y);
        const std::int64_t way = static_cast<std::int64_t>(own.at(x, y)) - now;
        return std::max<std::int64_t>(0, sense > 0 ? way : -way);
    });
}

}  // namespace cuesta
