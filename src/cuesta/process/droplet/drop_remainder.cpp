// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_remainder.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/whole_map.h"

namespace cuesta {
namespace {

__extension__ using Wide = __int128;  // products of two numbers of cells

constexpr std::int64_t farthest = 64;  // samples; beyond, what is left is the whole map's

struct Square {
    std::int64_t x0, x1, y0, y1;  // both ends belong to it
};

// The rows of the map that this block answers for.
Square own_rows(const DropMap& map, const DropStrips* strips) {
    if (strips == nullptr) return {0, map.columns() - 1, 0, map.rows() - 1};
    return {0, map.columns() - 1, strips->here().own_first, strips->here().own_end - 1};
}

// Of a number on each block: the sum of those before this one, and of all.
std::pair<std::int64_t, std::int64_t> before_and_all(std::int64_t here, const DropStrips* strips) {
    if (strips == nullptr || strips->comm().size() == 1) return {0, here};
    std::int64_t before[] = {here}, all[] = {here};
    strips->comm().scan(before);
    strips->comm().sum(all);
    return {before[0], all[0]};
}

// Adds `units` evenly over the samples of a square, or of the parts of one that blocks have, as far
// as they have room: room(x, y, units) of those that take part, else 0. Returns the rest. `most`:
// leaves it all if each would get more; 0: no such bound.
template <class Room>
std::int64_t share_out(DropMap& map, const Square& in, std::int64_t units, std::int64_t most,
                       Room&& room_at, const DropStrips* strips = nullptr) {
    const auto each = [&](auto&& visit) {
        for (std::int64_t y = in.y0; y <= in.y1; ++y)
            for (std::int64_t x = in.x0; x <= in.x1; ++x)
                if (const std::int64_t room = room_at(x, y, units); room > 0) visit(x, y, room);
    };
    while (units != 0) {
        std::int64_t here = 0;
        each([&](auto, auto, auto) { ++here; });
        const auto [above, count] = before_and_all(here, strips);
        if (count == 0 || (most > 0 && std::abs(units) > count * most)) break;
        // Of every `count` in a row so many that they add up.
        const auto due_of = [units, all = count](std::int64_t met) {
            return units / all * met + static_cast<std::int64_t>(Wide{units % all} * met / all);
        };
        std::int64_t met = above, due_before = due_of(above), given = 0;
        each([&](std::int64_t x, std::int64_t y, std::int64_t room) {
            ++met;
            const std::int64_t due = due_of(met);
            const std::int64_t by = std::clamp(due - due_before, -room, room);
            due_before = due;
            map.row(y)[x] += static_cast<std::int32_t>(by);
            given += by;
        });
        units -= before_and_all(given, strips).second;
    }
    for (std::int64_t y = in.y0; y <= in.y1; ++y) map.close_row(y);
    return units;
}

// One sample of a row that waits, among its neighbours as they are now; returns what does not fit.
std::int32_t fit(DropMap& map, const DropMap& before, const DropRule& rule, const DropCover& cover,
                 std::int64_t x, std::int64_t y, std::int32_t units) {
    std::int64_t highest = INT32_MIN, lowest = INT32_MAX;
    for (int j = -1; j <= 1; ++j)
        for (int i = -1; i <= 1; ++i) {
            if (i == 0 && j == 0) continue;
            const std::int32_t* line = map.row(mirrored_or_wrapped(y + j, map.rows(), map.wraps_y));
            const std::int64_t h = line[mirrored_or_wrapped(x + i, map.columns(), map.wraps_x)];
            highest = std::max(highest, h), lowest = std::min(lowest, h);
        }
    const std::int64_t now = map.row(y)[x], room = room_of(map, before, cover, x, y, units);
    const std::int64_t by = units > 0
                                ? std::clamp<std::int64_t>(highest + rule.clearance - now, 0, room)
                                : -std::clamp<std::int64_t>(now - lowest + rule.clearance, 0, room);
    const auto used = static_cast<std::int32_t>(units > 0 ? std::min<std::int64_t>(units, by)
                                                          : std::max<std::int64_t>(units, by));
    map.row(y)[x] += used;
    map.close_row(y);
    return units - used;
}

// Sends a row to the strip beside it, where it is the same row.
void put_row(std::vector<Parcel>& parcels, int rank, const DropMap& map, std::int64_t y) {
    if (rank < 0) return;
    const auto* number = reinterpret_cast<const std::byte*>(&y);
    const auto* bytes = reinterpret_cast<const std::byte*>(map.row(y) - 1);
    std::vector<std::byte>& to = parcels.emplace_back(Parcel{rank, {}}).bytes;
    to.assign(number, number + sizeof y);
    to.insert(to.end(), bytes, bytes + (map.columns() + 2) * 4);
}
void take_row(const Parcel& parcel, DropMap& map) {
    std::int64_t y = 0;
    std::memcpy(&y, parcel.bytes.data(), sizeof y);
    std::memcpy(map.row(y) - 1, parcel.bytes.data() + sizeof y, parcel.bytes.size() - sizeof y);
}

constexpr int tries = 8;  // at fitting in what waits

// The rows from north to south, several times. A strip is as far behind the one above as it must
// be to find that one's last row after the same try, and its own first one is found before it by
// the next try there. On a land that wraps the last strip is above the first one: the next try
// begins when it is done.
template <class Try>
void try_rows(DropMap& map, const DropStrips* strips, Try&& one_row) {
    const Square own = own_rows(map, strips);
    const auto once = [&] {
        for (std::int64_t y = own.y0; y <= own.y1; ++y) one_row(y);
    };
    if (strips == nullptr || strips->count() == 1) {
        for (int again = 0; again < tries; ++again) once();
        return;
    }
    const int rank = strips->comm().rank(), count = strips->count();
    const int apart = strips->around() ? std::max(2, count) : 2;
    strips->refresh(map.height);
    for (int round = 0; round < apart * (tries - 1) + count; ++round) {
        std::vector<Parcel> parcels;
        const int turn = round - rank;
        if (rank < count && turn >= 0 && turn % apart == 0 && turn / apart < tries) {
            once();
            put_row(parcels, strips->above(), map, own.y0);
            put_row(parcels, strips->below(), map, own.y1);
        }
        for (const Parcel& one : strips->comm().migrate(std::move(parcels))) take_row(one, map);
    }
}

// What waits in rows that the first strip brings onto the map and the last one answers for.
void send_home(DropWaiting& waiting, const DropStrips* strips) {
    if (strips == nullptr || !strips->around()) return;
    std::vector<Parcel> parcels;
    std::vector<std::int64_t> all;  // row, sample, units
    const DropStrip& last = strips->of(strips->count() - 1);
    if (strips->comm().rank() == 0) {
        for (std::int64_t y = last.done_end; y < last.own_end; ++y) {
            DropWaitingRow& late = waiting[static_cast<std::size_t>(y)];
            for (const auto& [x, units] : late) all.insert(all.end(), {y, x, units});
            late.clear();
        }
        const auto* bytes = reinterpret_cast<const std::byte*>(all.data());
        parcels.push_back({strips->count() - 1, {bytes, bytes + all.size() * sizeof all[0]}});
    }
    for (const Parcel& one : strips->comm().migrate(std::move(parcels))) {
        all.resize(one.bytes.size() / sizeof all[0]);
        if (!all.empty()) std::memcpy(all.data(), one.bytes.data(), one.bytes.size());
        for (std::size_t i = 0; i + 2 < all.size(); i += 3)
            waiting[static_cast<std::size_t>(all[i])].emplace_back(
                static_cast<std::int32_t>(all[i + 1]), static_cast<std::int32_t>(all[i + 2]));
    }
}

// What found no place is shared out around it, row by row; returns what found none there either.
std::int64_t share_around(DropMap& map, const DropMap& before, const DropRule& rule,
                          const DropCover& cover, const DropBrush& brush, DropWaiting& waiting) {
    const std::int64_t n = map.columns(), rows = map.rows();
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

// The same over strips: one after the other gets the rows around those in which something waits,
// and gives them back.
class StripTurns {
public:
    StripTurns(DropMap& map, const DropMap& before, const DropCover& cover,
               const DropStrips& strips)
        : map_(map), before_(before), cover_(cover), strips_(strips) {}

    template <class Work>
    void each(const DropWaiting& waiting, Work&& work) {
        std::vector<std::int64_t> late(static_cast<std::size_t>(strips_.comm().size()), 0);
        std::int64_t first = map_.rows(), last = -1;
        const DropStrip& strip = strips_.here();
        for (std::int64_t y = strip.own_first; y < strip.own_end; ++y)
            if (!waiting[static_cast<std::size_t>(y)].empty()) first = std::min(first, y), last = y;
        late[static_cast<std::size_t>(strips_.comm().rank())] = last >= first ? 1 : 0;
        strips_.comm().sum(late);
        for (int rank = 0; rank < strips_.count(); ++rank) {
            if (late[static_cast<std::size_t>(rank)] == 0) continue;
            const bool mine = rank == strips_.comm().rank();
            DropMap land = part(mine, first, last), start = part(mine, first, last);
            Field soft;
            fetch(land, map_.height), fetch(start, before_.height);
            DropCover cover = cover_;
            if (cover_.softness != nullptr) {
                if (mine) soft = Field(land.height.shape());
                fetch_field(land, soft, *cover_.softness);
                cover.softness = &soft;
            }
            if (mine) work(land, start, cover);
            give_back(land);
        }
    }

private:
    DropMap part(bool mine, std::int64_t first, std::int64_t last) const {
        DropMap land;
        land.wraps_x = map_.wraps_x, land.land_rows = map_.rows();
        if (!mine) return land;
        land.top = std::max<std::int64_t>(first - farthest, 0);
        const std::int64_t end = std::min(last + farthest + 1, map_.rows());
        land.height = IntField({map_.columns(), end - land.top, 1});
        return land;
    }
    template <class T>
    SourceRectangle own(const FieldOf<T>& field) const {
        const DropStrip& strip = strips_.here();
        if (strip.empty()) return {{0, 0, 0, 0}};
        return source_rectangle(
            {0, strip.own_first, map_.columns(), strip.own_end - strip.own_first},
            field.row(strip.own_first - map_.top), field.stride());
    }
    template <class T>
    void fetch_field(const DropMap& land, FieldOf<T>& to, const FieldOf<T>& from) const {
        const SourceRectangle have = own(from);
        TargetRectangle wanted{{0, 0, 0, 0}};
        if (!to.empty())
            wanted =
                target_rectangle({0, land.top, to.columns(), to.rows()}, to.row(0), to.stride());
        strips_.comm().redistribute({&have, 1}, {&wanted, 1}, sizeof(T));
    }
    void fetch(DropMap& land, const IntField& from) const {
        fetch_field(land, land.height, from);
        for (std::int64_t y = land.top; y < land.bottom(); ++y) land.close_row(y);
    }
    void give_back(const DropMap& land) {
        SourceRectangle have{{0, 0, 0, 0}};
        if (!land.height.empty())
            have = source_rectangle({0, land.top, land.columns(), land.height.rows()},
                                    land.height.row(0), land.height.stride());
        const DropStrip& strip = strips_.here();
        TargetRectangle wanted{{0, 0, 0, 0}};
        if (!strip.empty())
            wanted = target_rectangle(
                {0, strip.own_first, map_.columns(), strip.own_end - strip.own_first},
                map_.row(strip.own_first), map_.height.stride());
        strips_.comm().redistribute({&have, 1}, {&wanted, 1}, sizeof(std::int32_t));
        for (std::int64_t y = strip.own_first; y < strip.own_end; ++y) map_.close_row(y);
    }
    DropMap& map_;
    const DropMap& before_;
    const DropCover& cover_;
    const DropStrips& strips_;
};

}  // namespace

std::int64_t land_sum(const DropMap& map, const DropStrips* strips) {
    const Square own = own_rows(map, strips);
    const std::int64_t here = ordered_reduce(
        own.y0, own.y1 + 1, rows_per_piece(map.columns()), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t sum = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int32_t* line = map.row(y);
                for (std::int64_t x = 0; x < map.columns(); ++x) sum += line[x];
            }
            return sum;
        },
        [](std::int64_t a, std::int64_t b) { return a + b; });
    return before_and_all(here, strips).second;
}

std::int64_t room_of(const DropMap& map, const DropMap& before, const DropCover& cover,
                     std::int64_t x, std::int64_t y, std::int64_t sense) {
    const std::int64_t now = map.row(y)[x];
    if (sense > 0) return std::max<std::int64_t>(0, cover.ceiling - now);
    const bool hard = cover.softness != nullptr && cover.softness->at(x, map.line(y)) <= 0;
    const std::int64_t lowest =
        hard ? std::max<std::int64_t>(before.row(y)[x], cover.floor) : cover.floor;
    return std::max<std::int64_t>(0, now - lowest);
}

std::int64_t deposit_waiting(DropMap& map, const DropMap& before, const DropRule& rule,
                             const DropCover& cover, const DropBrush& brush, DropWaiting& waiting,
                             const DropStrips* strips) {
    std::int64_t any = 0;
    for (const DropWaitingRow& row : waiting) any += static_cast<std::int64_t>(row.size());
    if (before_and_all(any, strips).second == 0) return 0;
    send_home(waiting, strips);
    try_rows(map, strips, [&](std::int64_t y) {
        auto& late = waiting[static_cast<std::size_t>(y)];
        std::size_t kept = 0;
        for (auto [x, units] : late)
            if (const std::int32_t rest = fit(map, before, rule, cover, x, y, units); rest != 0)
                late[kept++] = {x, rest};
        late.resize(kept);
    });
    std::int64_t left = 0;
    if (strips == nullptr || strips->count() == 1)
        left = share_around(map, before, rule, cover, brush, waiting);
    else
        StripTurns(map, before, cover, *strips)
            .each(waiting, [&](DropMap& land, const DropMap& start, const DropCover& here) {
                left = share_around(land, start, rule, here, brush, waiting);
            });
    return before_and_all(left, strips).second;
}

std::int64_t spread_units(DropMap& map, const DropMap& before, const DropCover& cover,
                          std::int64_t units, std::int64_t most, const DropStrips* strips) {
    enum class Where { same_sense, changed, all };
    const bool up = units > 0;
    for (const Where where : {Where::same_sense, Where::changed, Where::all}) {
        if (units == 0) break;
        const auto room = [&](std::int64_t x, std::int64_t y, std::int64_t sense) {
            const std::int32_t by = map.row(y)[x] - before.row(y)[x];
            const bool takes_part = where == Where::all || (where == Where::changed ? by != 0
                                                            : up                    ? by > 0
                                                                                    : by < 0);
            return takes_part ? room_of(map, before, cover, x, y, sense) : 0;
        };
        units = share_out(map, own_rows(map, strips), units, where == Where::all ? 0 : most, room,
                          strips);
    }
    return units;
}

std::int64_t spread_towards(DropMap& map, const DropMap& before, const DoubleField& own,
                            std::int64_t units, const DropStrips* strips) {
    const auto room = [&](std::int64_t x, std::int64_t y, std::int64_t sense) {
        const std::int64_t now = map.row(y)[x] - before.row(y)[x];
        const std::int64_t way = static_cast<std::int64_t>(own.at(x, y - map.top)) - now;
        return std::max<std::int64_t>(0, sense > 0 ? way : -way);
    };
    return share_out(map, own_rows(map, strips), units, 0, room, strips);
}

}  // namespace cuesta
