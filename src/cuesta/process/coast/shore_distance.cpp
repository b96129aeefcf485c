// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/shore_distance.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/process/coast/map_strips.h"

namespace cuesta::coast {
namespace {

// The way back to the nearest land, in cells.
struct Way {
    std::int16_t x, y;
    std::int32_t square() const { return std::int32_t{x} * x + std::int32_t{y} * y; }
};
constexpr Way unknown{16000, 16000};
constexpr std::int16_t longest = 12000;

// Rows of the map from one strip to the next, there and back.
class Ways {
public:
    explicit Ways(const CoastMap& map)
        : map_(map),
          strip_(map, true),
          w_(map.grid.columns),
          wraps_(map.grid.wraps_x()),
          way_(static_cast<std::size_t>((strip_.count + 2) * w_), unknown) {
        std::vector<std::uint8_t> wet(map.size()), lines;
        for (std::int64_t y = 0; y < map.rows(); ++y)
            for (std::int64_t x = 0; x < map.columns(); ++x)
                wet[map.at(x, y)] = map.is_sea(map.at(x, y)) ? 1 : 0;
        to_lines(map, strip_, wet, lines);
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (lines[i] == 0) way_[i + static_cast<std::size_t>(w_)] = {0, 0};
    }

    void find() {
        const bool around = map_.grid.wraps_y();
        const int turns = wraps_ || around ? 2 : 1;
        for (int turn = 0; turn < turns; ++turn) {
            if (around) hand(strip_.strips - 1, 0, true);
            for (int s = 0; s < strip_.strips; ++s) {
                if (s == strip_.own)
                    for (std::int64_t y = 0; y < strip_.count; ++y) southward(y);
                if (s + 1 < strip_.strips) hand(s, s + 1, true);
            }
            if (around) hand(0, strip_.strips - 1, false);
            for (int s = strip_.strips - 1; s >= 0; --s) {
                if (s == strip_.own)
                    for (std::int64_t y = strip_.count - 1; y >= 0; --y) northward(y);
                if (s > 0) hand(s, s - 1, false);
            }
        }
    }

    std::vector<float> distance(double most_cells) const {
        std::vector<float> lines(strip_.size()), list(map_.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const Way& way = way_[i + static_cast<std::size_t>(w_)];
            const auto cells = static_cast<float>(std::sqrt(static_cast<double>(way.square())));
            lines[i] = way.x > longest || double{cells} > most_cells ? far_from_shore : cells;
        }
        from_lines(map_, strip_, lines, list);
        map_.exchange(2, list);
        return list;
    }

private:
    // Row y of the strip; -1 and `count` are those beside it.
    Way* row(std::int64_t y) { return way_.data() + (y + 1) * w_; }

    void look(std::int64_t x, std::int64_t y, int dx, int dy) {
        std::int64_t to = x + dx;
        if (to < 0 || to >= w_) {
            if (!wraps_) return;
            to = to < 0 ? to + w_ : to - w_;
        }
        const Way next = row(y + dy)[to];
        if (next.x > longest) return;
        const Way here{static_cast<std::int16_t>(std::abs(next.x) + std::abs(dx)),
                       static_cast<std::int16_t>(std::abs(next.y) + std::abs(dy))};
        Way& mine = row(y)[x];
        if (here.square() < mine.square()) mine = here;
    }
    void southward(std::int64_t y) {
        for (std::int64_t x = 0; x < w_; ++x)
            look(x, y, 0, -1), look(x, y, -1, -1), look(x, y, 1, -1), look(x, y, -1, 0);
        for (std::int64_t x = w_ - 1; x >= 0; --x) look(x, y, 1, 0);
    }
    void northward(std::int64_t y) {
        for (std::int64_t x = w_ - 1; x >= 0; --x)
            look(x, y, 0, 1), look(x, y, 1, 1), look(x, y, -1, 1), look(x, y, 1, 0);
        for (std::int64_t x = 0; x < w_; ++x) look(x, y, -1, 0);
    }

    // The last row of strip `from` lies before the first of `to`, or its first behind the last.
    void hand(int from, int to, bool south) {
        const auto bytes = static_cast<std::size_t>(w_) * sizeof(Way);
        const auto given = [&] { return south ? row(strip_.count - 1) : row(0); };
        const auto taken = [&] { return south ? row(-1) : row(strip_.count); };
        if (from == to) {
            if (strip_.own == from) std::memcpy(taken(), given(), bytes);
            return;
        }
        std::vector<Parcel> parcels;
        if (strip_.own == from) {
            const auto* first = reinterpret_cast<const std::byte*>(given());
            parcels.push_back({to, {first, first + bytes}});
        }
        for (const Parcel& one : map_.comm->migrate(std::move(parcels)))
            std::memcpy(taken(), one.bytes.data(), bytes);
    }

    const CoastMap& map_;
    MapStrip strip_;
    std::int64_t w_;
    bool wraps_;
    std::vector<Way> way_;  // one row more at either side of the strip
};

}  // namespace

std::vector<float> shore_distance(const CoastMap& map, double most_cells) {
    Ways ways(map);
    ways.find();
    return ways.distance(most_cells);
}

}  // namespace cuesta::coast
