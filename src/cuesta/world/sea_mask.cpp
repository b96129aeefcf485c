// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sea_mask.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <numeric>
#include <span>
#include <vector>

namespace cuesta::world {
namespace {

// Trees of samples that hang together; the smallest number is the root.
class Regions {
public:
    explicit Regions(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), std::uint32_t{0});
    }
    std::uint32_t root(std::uint32_t i) {
        while (parent_[i] != i) {
            parent_[i] = parent_[parent_[i]];
            i = parent_[i];
        }
        return i;
    }
    void join(std::size_t a, std::size_t b) {
        const std::uint32_t x = root(static_cast<std::uint32_t>(a)),
                            y = root(static_cast<std::uint32_t>(b));
        parent_[std::max(x, y)] = std::min(x, y);
    }

private:
    std::vector<std::uint32_t> parent_;
};

// A region of a block that touches its rim, and two such regions that hang together.
struct RimRegion {
    std::int64_t id, cells;
};
struct Pair {
    std::int64_t a, b;
};

template <class Record>
std::vector<Record> gather_records(Communicator& comm, const std::vector<Record>& mine) {
    std::vector<Record> all;
    for (const std::vector<std::byte>& bytes : comm.gather(std::as_bytes(std::span(mine)))) {
        const std::size_t at = all.size();
        all.resize(at + bytes.size() / sizeof(Record));
        if (!bytes.empty()) std::memcpy(all.data() + at, bytes.data(), bytes.size());
    }
    return all;
}

}  // namespace

ByteField find_sea(const Grid& grid, const Block& block, Communicator& comm, const ByteField& low,
                   double least_share, bool all) {
    const std::int64_t columns = block.columns, rows = block.rows;
    ByteField sea({columns, rows, 0});
    if (all) {
        for (std::int64_t y = 0; y < rows; ++y) std::copy_n(low.row(y), columns, sea.row(y));
        return sea;
    }
    // Regions of the block by itself, numbered on from those of the blocks before.
    const auto cell = [&](std::int64_t x, std::int64_t y) {
        return static_cast<std::size_t>(y * columns + x);
    };
    Regions regions(static_cast<std::size_t>(columns * rows));
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            if (low.at(x, y) == 0) continue;
            if (x > 0 && low.at(x - 1, y) != 0) regions.join(cell(x, y), cell(x - 1, y));
            if (y > 0 && low.at(x, y - 1) != 0) regions.join(cell(x, y), cell(x, y - 1));
        }
    FieldOf<std::int64_t> id({columns, rows, 1});  // from 1 on; 0: not low
    std::vector<std::int64_t> cells;               // of each region
    std::int64_t first = 0;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            if (low.at(x, y) != 0 &&
                regions.root(static_cast<std::uint32_t>(cell(x, y))) == cell(x, y))
                ++first;
    comm.scan({&first, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            if (low.at(x, y) == 0) continue;
            const std::size_t root = regions.root(static_cast<std::uint32_t>(cell(x, y)));
            if (root == cell(x, y)) {  // the first of its region
                cells.push_back(0);
                id.at(x, y) = first + static_cast<std::int64_t>(cells.size());
            } else {
                id.at(x, y) = id.at(static_cast<std::int64_t>(root) % columns,
                                    static_cast<std::int64_t>(root) / columns);
            }
            ++cells[static_cast<std::size_t>(id.at(x, y) - first - 1)];
        }
    // What hangs together over the rims, of all blocks.
    comm.exchange(id, Outside::over_poles);
    std::vector<Pair> pairs;
    std::vector<RimRegion> rim;
    const auto look = [&](std::int64_t x, std::int64_t y, std::int64_t to_x, std::int64_t to_y) {
        const std::int64_t mine = id.at(x, y), other = id.at(to_x, to_y);
        if (mine == 0) return;
        if (rim.empty() || rim.back().id != mine)
            rim.push_back({mine, cells[static_cast<std::size_t>(mine - first - 1)]});
        if (other == 0 || other == mine) return;
        if (pairs.empty() || pairs.back().a != mine || pairs.back().b != other)
            pairs.push_back({mine, other});
    };
    for (std::int64_t x = 0; x < columns; ++x) look(x, 0, x, -1), look(x, rows - 1, x, rows);
    for (std::int64_t y = 0; y < rows; ++y) look(0, y, -1, y), look(columns - 1, y, columns, y);
    std::map<std::int64_t, std::size_t> place;  // of the regions that are told of
    std::vector<std::int64_t> together;
    for (const RimRegion& one : gather_records(comm, rim))
        if (place.emplace(one.id, together.size()).second) together.push_back(one.cells);
    Regions joined(together.size());
    for (const Pair& pair : gather_records(comm, pairs))
        joined.join(place.at(pair.a), place.at(pair.b));
    std::vector<std::int64_t> sum(together.size(), 0);
    for (std::size_t i = 0; i < together.size(); ++i)
        sum[joined.root(static_cast<std::uint32_t>(i))] += together[i];
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto found = place.find(first + static_cast<std::int64_t>(i) + 1);
        if (found != place.end())
            cells[i] = sum[joined.root(static_cast<std::uint32_t>(found->second))];
    }
    std::int64_t largest = 0;
    for (const std::int64_t one : cells) largest = std::max(largest, one);
    largest = static_cast<std::int64_t>(comm.largest(static_cast<double>(largest)));
    const auto least = static_cast<double>(grid.cells()) * least_share;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            if (low.at(x, y) == 0) continue;
            const std::int64_t own = cells[static_cast<std::size_t>(id.at(x, y) - first - 1)];
            sea.at(x, y) = own == largest || static_cast<double>(own) >= least ? 1 : 0;
        }
    return sea;
}

}  // namespace cuesta::world
