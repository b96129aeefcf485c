// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/outlines.h"

#include <algorithm>
#include <unordered_map>

#include "cuesta/base/check.h"

namespace cuesta::flow {
namespace {

struct Side {
    Corner from, to;
};

class Parts {
public:
    // `ids` is empty if all cells are there.
    Parts(const std::vector<std::uint32_t>& region, const std::vector<CellId>& ids,
          std::int64_t columns, std::int64_t rows)
        : region_(region), ids_(ids), columns_(columns), rows_(rows), done_(region.size(), false) {}

    bool is_done(std::size_t i) const { return done_[i]; }

    // The sides of the part that holds cell `first`.
    std::vector<Side> sides_from(std::size_t first) {
        std::vector<Side> sides;
        const std::uint32_t mine = region_[first];
        std::vector<std::size_t> open{first};
        done_[first] = true;
        while (!open.empty()) {
            const std::size_t i = open.back();
            open.pop_back();
            const auto id = static_cast<std::int64_t>(ids_.empty() ? i : ids_[i]);
            const std::int64_t x = id % columns_, y = id / columns_;
            const auto look = [&](std::int64_t to_x, std::int64_t to_y, Corner from, Corner to) {
                const std::size_t there = place(to_x, to_y);
                if (there == nowhere || region_[there] != mine) {
                    sides.push_back({from, to});
                } else if (!done_[there]) {
                    done_[there] = true;
                    open.push_back(there);
                }
            };
            const auto cx = static_cast<std::int32_t>(x), cy = static_cast<std::int32_t>(y);
            const Corner nw{cx, cy}, ne{cx + 1, cy}, se{cx + 1, cy + 1}, sw{cx, cy + 1};
            look(x, y + 1, sw, se);
            look(x + 1, y, se, ne);
            look(x, y - 1, ne, nw);
            look(x - 1, y, nw, sw);
        }
        return sides;
    }

private:
    static constexpr std::size_t nowhere = ~std::size_t{0};
    std::size_t place(std::int64_t x, std::int64_t y) const {
        if (x < 0 || x >= columns_ || y < 0 || y >= rows_) return nowhere;
        const auto id = static_cast<CellId>(y * columns_ + x);
        if (ids_.empty()) return static_cast<std::size_t>(id);
        const auto found = std::lower_bound(ids_.begin(), ids_.end(), id);
        if (found == ids_.end() || *found != id) return nowhere;
        return static_cast<std::size_t>(found - ids_.begin());
    }
    const std::vector<std::uint32_t>& region_;
    const std::vector<CellId>& ids_;
    std::int64_t columns_, rows_;
    std::vector<bool> done_;
};

std::uint64_t key(Corner corner) {
    return (std::uint64_t{static_cast<std::uint32_t>(corner.y)} << 32) |
           static_cast<std::uint32_t>(corner.x);
}

// Without corners on straight lines, from the first corner in reading order, closed.
Ring tidy(const Ring& corners) {
    Ring ring;
    const std::size_t count = corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Corner &before = corners[(i + count - 1) % count], &here = corners[i];
        const Corner& after = corners[(i + 1) % count];
        const bool straight =
            (before.x == here.x && here.x == after.x) || (before.y == here.y && here.y == after.y);
        if (!straight) ring.push_back(here);
    }
    const auto first = std::min_element(ring.begin(), ring.end(),
                                        [](Corner a, Corner b) { return key(a) < key(b); });
    std::rotate(ring.begin(), first, ring.end());
    ring.push_back(ring.front());
    return ring;
}

// Follows sides from corner to corner; what comes back to a corner of the way is a ring.
std::vector<Ring> rings_of(const std::vector<Side>& sides) {
    std::vector<std::size_t> by_start(sides.size());
    for (std::size_t i = 0; i < sides.size(); ++i) by_start[i] = i;
    std::sort(by_start.begin(), by_start.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(key(sides[a].from), key(sides[a].to)) <
               std::pair(key(sides[b].from), key(sides[b].to));
    });
    std::vector<bool> used(sides.size(), false);
    // At most two sides start at a corner.
    const auto next_from = [&](Corner corner) {
        auto at = std::lower_bound(
            by_start.begin(), by_start.end(), key(corner),
            [&](std::size_t i, std::uint64_t value) { return key(sides[i].from) < value; });
        for (; at != by_start.end() && sides[*at].from == corner; ++at)
            if (!used[*at]) return *at;
        return sides.size();
    };
    std::vector<Ring> rings;
    for (const std::size_t start : by_start) {
        if (used[start]) continue;
        Ring way{sides[start].from};
        std::unordered_map<std::uint64_t, std::size_t> place{{key(way[0]), 0}};
        for (std::size_t side = start; side < sides.size(); side = next_from(way.back())) {
            used[side] = true;
            const Corner to = sides[side].to;
            const auto seen = place.find(key(to));
            if (seen == place.end()) {
                place.emplace(key(to), way.size());
                way.push_back(to);
                continue;
            }
            const std::size_t back = seen->second;
            rings.push_back(tidy(Ring(way.begin() + static_cast<std::ptrdiff_t>(back), way.end())));
            for (std::size_t i = back + 1; i < way.size(); ++i) place.erase(key(way[i]));
            way.resize(back + 1);
        }
        CUESTA_CHECK(way.size() == 1, "the outline of a region does not close");
    }
    return rings;
}

}  // namespace

std::int64_t twice_area(const Ring& ring) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i + 1 < ring.size(); ++i)
        sum += std::int64_t{ring[i + 1].x} * ring[i].y - std::int64_t{ring[i].x} * ring[i + 1].y;
    return sum;
}

std::vector<Outline> trace_outlines(const std::vector<std::uint32_t>& region, std::int64_t columns,
                                    std::int64_t rows) {
    return trace_outlines(region, {}, columns, rows);
}

std::vector<Outline> trace_outlines(const std::vector<std::uint32_t>& region,
                                    const std::vector<CellId>& ids, std::int64_t columns,
                                    std::int64_t rows) {
    Parts parts(region, ids, columns, rows);
    std::vector<Outline> outlines;
    for (std::size_t i = 0; i < region.size(); ++i) {
        if (region[i] == no_region || parts.is_done(i)) continue;
        Outline outline;
        outline.region = region[i];
        for (Ring& ring : rings_of(parts.sides_from(i))) {
            if (twice_area(ring) < 0) {
                outline.polygon.holes.push_back(std::move(ring));
            } else {
                CUESTA_CHECK(outline.polygon.outer.empty(), "a polygon with two outer rings");
                outline.polygon.outer = std::move(ring);
            }
        }
        outlines.push_back(std::move(outline));
    }
    return outlines;
}

}  // namespace cuesta::flow
