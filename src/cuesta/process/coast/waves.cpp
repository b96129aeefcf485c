// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/waves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/coast/map_strips.h"

namespace cuesta::coast {
namespace {

constexpr int directions = 16;
constexpr double gravity = 9.81;

struct Course {
    double x, y;   // the way that waves run, y southwards
    double share;  // of the time
};

// Shares fall off as a normal distribution wrapped around the circle does.
std::array<Course, directions> courses(const Wind& wind) {
    std::array<Course, directions> list{};
    const double turn = 2 * std::numbers::pi;
    const double spread = std::max(wind.spread_deg, 5.0) * std::numbers::pi / 180;
    const double narrow = 1 / (spread * spread);
    double sum = 0;
    for (int k = 0; k < directions; ++k) {
        const double to = wind.from_deg / 360 * turn + std::numbers::pi + k * turn / directions;
        Course& one = list[static_cast<std::size_t>(k)];
        one.x = elementary::sin(to), one.y = -elementary::cos(to);
        one.share = elementary::exp(narrow * (elementary::cos(k * turn / directions) - 1));
        sum += one.share;
    }
    for (Course& one : list) one.share /= sum;
    return list;
}

// H^2 = a F, at most `most`.
struct Growth {
    float a, most;
    explicit Growth(const Wind& wind)
        : a(static_cast<float>(0.0016 * 0.0016 * wind.speed * wind.speed / gravity)),
          most(static_cast<float>(0.243 * 0.243 * wind.speed * wind.speed * wind.speed *
                                  wind.speed / (gravity * gravity))) {}
    float force(float fetch) const {
        const float square = std::min(a * fetch, most);
        return square * std::sqrt(std::sqrt(square));
    }
};

// The map seen by lines across the wind: rows, or columns where it blows along the rows.
struct Lines {
    bool wraps, ends_wrap;             // line by line; along a line
    Edge before, behind, first, last;  // sides of the first and last line, and of lines
};
Lines lines_of(const Grid& grid, bool rows) {
    const Edges& e = grid.edges;
    if (rows) return {grid.wraps_y(), grid.wraps_x(), e.north, e.south, e.west, e.east};
    return {grid.wraps_x(), grid.wraps_y(), e.west, e.east, e.north, e.south};
}

// A direction on its way over all strips; around a wrapped map it goes twice.
struct Pass {
    double along, across;  // the course along lines and from line to line
    float share, xx, xy, yy;
    bool begins, counts;  // first and last time around
    int round;            // in which it is at the first strip of its way; one strip a round
    bool down() const { return across > 0; }
};

// In the order of directions at every strip, none before its predecessor has left.
std::vector<Pass> passes_of(const Wind& wind, const Lines& lines, bool rows, int strips) {
    std::vector<Pass> passes;
    int round = 0;
    for (const Course& one : courses(wind)) {
        if ((std::abs(one.y) >= std::abs(one.x)) != rows) continue;
        Pass pass{rows ? one.x : one.y,
                  rows ? one.y : one.x,
                  static_cast<float>(one.share),
                  static_cast<float>(one.x * one.x),
                  static_cast<float>(one.x * one.y),
                  static_cast<float>(one.y * one.y),
                  true,
                  !lines.wraps,
                  0};
        if (!passes.empty()) round += passes.back().down() == pass.down() ? 1 : strips;
        pass.round = round;
        passes.push_back(pass);
        if (!lines.wraps) continue;
        pass.begins = false, pass.counts = true;
        pass.round = round += strips;
        passes.push_back(pass);
    }
    return passes;
}

// Rows or columns of this block's strip, and what the waves there add up to.
class Sweep {
public:
    Sweep(const CoastMap& map, const std::vector<std::uint8_t>& depth, const Wind& wind, bool rows)
        : strip_(map, rows),
          lines_(lines_of(map.grid, rows)),
          wind_(wind),
          growth_(wind),
          spacing_m_(map.grid.spacing_m),
          passes_(passes_of(wind, lines_, rows, strip_.strips)) {
        to_lines(map, strip_, depth, depth_);
        for (auto* sum : {&sums_.xx, &sums_.xy, &sums_.yy, &sums_.force})
            sum->resize(strip_.size());
        // One sample more at each end of a line.
        for (auto* line : {&fetch_, &calm_, &next_, &next_calm_})
            line->resize(static_cast<std::size_t>(strip_.length + 2));
    }
    const MapStrip& strip() const { return strip_; }
    Waves& sums() { return sums_; }
    int rounds() const { return passes_.empty() ? 0 : passes_.back().round + strip_.strips; }

    // What is due in a round: some pass, or none.
    void work(int round) {
        goes_to_ = -1;
        if (!strip_.has_any()) return;
        for (const Pass& pass : passes_) {
            const int at = pass.down() ? strip_.own : strip_.strips - 1 - strip_.own;
            if (pass.round + at != round) continue;
            run(pass);
            if (strip_.strips == 1) continue;
            if (at + 1 < strip_.strips)
                goes_to_ = pass.down() ? strip_.own + 1 : strip_.own - 1;
            else if (!pass.counts)
                goes_to_ = pass.down() ? 0 : strip_.strips - 1;
        }
    }
    // The last line of that pass, to the strip that goes on with it.
    void hand_on(std::vector<Parcel>& parcels) const {
        if (goes_to_ < 0) return;
        const auto bytes = static_cast<std::size_t>(strip_.length) * sizeof(float);
        Parcel parcel{goes_to_, std::vector<std::byte>(1 + 2 * bytes)};
        parcel.bytes[0] = std::byte{strip_.by_rows};
        std::memcpy(parcel.bytes.data() + 1, fetch_.data() + 1, bytes);
        std::memcpy(parcel.bytes.data() + 1 + bytes, calm_.data() + 1, bytes);
        parcels.push_back(std::move(parcel));
    }
    bool take(const Parcel& parcel) {
        if (parcel.bytes[0] != std::byte{strip_.by_rows}) return false;
        const auto bytes = static_cast<std::size_t>(strip_.length) * sizeof(float);
        std::memcpy(fetch_.data() + 1, parcel.bytes.data() + 1, bytes);
        std::memcpy(calm_.data() + 1, parcel.bytes.data() + 1 + bytes, bytes);
        return true;
    }

private:
    std::int64_t line_at(const Pass& pass, std::int64_t k) const {
        return pass.down() ? k : strip_.count - 1 - k;
    }
    void run(const Pass& pass) {
        const int at = pass.down() ? strip_.own : strip_.strips - 1 - strip_.own;
        if (pass.begins && at == 0) begin(pass);
        for (std::int64_t k = 0; k < strip_.count; ++k) {
            const std::int64_t line = line_at(pass, k);
            step(pass, depth_.data() + line * strip_.length);
            if (pass.counts) add(pass, static_cast<std::size_t>(line * strip_.length));
        }
    }
    void begin(const Pass& pass) {
        const Edge upwind = pass.down() ? lines_.before : lines_.behind;
        const std::uint8_t* entry = depth_.data() + line_at(pass, 0) * strip_.length;
        for (std::int64_t x = 0; x < strip_.length; ++x) {
            const bool open = upwind == Edge::open && entry[x] != land;
            fetch_[static_cast<std::size_t>(x + 1)] =
                open ? static_cast<float>(wind_.fetch_m) : 0.0f;
            calm_[static_cast<std::size_t>(x + 1)] = 1;
        }
    }
    void step(const Pass& pass, const std::uint8_t* depth) {
        const auto t = static_cast<float>(pass.along / std::abs(pass.across));
        const auto length_m = static_cast<float>(spacing_m_ / std::abs(pass.across));
        const auto most = static_cast<float>(wind_.fetch_m);
        const float kept = elementary::exp(-length_m / static_cast<float>(wind_.damping_m));
        const float own = 1 - std::abs(t), other = std::abs(t);
        const std::ptrdiff_t side = t >= 0 ? -1 : 1;
        const std::int64_t n = strip_.length;
        float* f = fetch_.data() + 1;
        float* c = calm_.data() + 1;
        const auto close = [&](float* v, float open_sea, float wall) {
            if (lines_.ends_wrap) {
                v[-1] = v[n - 1], v[n] = v[0];
                return;
            }
            v[-1] = lines_.first == Edge::open ? (depth[0] != land ? open_sea : 0) : wall;
            v[n] = lines_.last == Edge::open ? (depth[n - 1] != land ? open_sea : 0) : wall;
        };
        close(f, most, 0), close(c, 1, 1);
        float* to = next_.data() + 1;
        float* to_calm = next_calm_.data() + 1;
        for (std::int64_t x = 0; x < n; ++x) {
            const float far = own * f[x] + other * f[x + side] + length_m;
            const float quiet = (own * c[x] + other * c[x + side]) * kept;
            to[x] = depth[x] == land ? 0 : std::min(far, most);
            to_calm[x] = depth[x] == land ? 0 : depth[x] == deep ? 1 : quiet;
        }
        fetch_.swap(next_), calm_.swap(next_calm_);
    }
    void add(const Pass& pass, std::size_t at) {
        const float* fetch = fetch_.data() + 1;
        const float* calm = calm_.data() + 1;
        float* sum_xx = sums_.xx.data() + at;
        float* sum_xy = sums_.xy.data() + at;
        float* sum_yy = sums_.yy.data() + at;
        float* sum_force = sums_.force.data() + at;
        for (std::int64_t x = 0; x < strip_.length; ++x) {
            const float e = pass.share * growth_.force(fetch[x]);
            sum_xx[x] += e * pass.xx;
            sum_xy[x] += e * pass.xy;
            sum_yy[x] += e * pass.yy;
            sum_force[x] += e * calm[x];
        }
    }

    MapStrip strip_;
    Lines lines_;
    Wind wind_;
    Growth growth_;
    double spacing_m_;
    std::vector<Pass> passes_;
    std::vector<std::uint8_t> depth_;
    Waves sums_;
    std::vector<float> fetch_, calm_, next_, next_calm_;  // of the line that was last
    int goes_to_ = -1;                                    // strip; below 0: nowhere
};

}  // namespace

double open_force(const Wind& wind) {
    return Growth(wind).force(static_cast<float>(wind.fetch_m));
}

void raise_waves(const CoastMap& map, const std::vector<std::uint8_t>& depth, const Wind& wind,
                 Waves& waves) {
    Sweep rows(map, depth, wind, true), columns(map, depth, wind, false);
    const int rounds = std::max(rows.rounds(), columns.rounds());
    for (int round = 0; round < rounds; ++round) {
        parallel_for(0, 2, 1, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t part = lo; part < hi; ++part)
                (part == 0 ? rows : columns).work(round);
        });
        if (map.comm->size() == 1) continue;
        std::vector<Parcel> parcels;
        rows.hand_on(parcels), columns.hand_on(parcels);
        for (const Parcel& one : map.comm->migrate(std::move(parcels)))
            if (!rows.take(one)) columns.take(one);
    }
    std::vector<float> more(map.size());
    const auto join = [&](std::vector<float>& to, std::vector<float>& first,
                          std::vector<float>& second) {
        to.resize(map.size());
        from_lines(map, rows.strip(), first, to);
        from_lines(map, columns.strip(), second, more);
        first = {}, second = {};
        for (std::int64_t y = 0; y < map.rows(); ++y)
            for (std::size_t i = map.at(0, y); i < map.at(map.columns(), y); ++i) to[i] += more[i];
    };
    join(waves.xx, rows.sums().xx, columns.sums().xx);
    join(waves.xy, rows.sums().xy, columns.sums().xy);
    join(waves.yy, rows.sums().yy, columns.sums().yy);
    join(waves.force, rows.sums().force, columns.sums().force);
    map.exchange(1, waves.xx, waves.xy, waves.yy, waves.force);
}

}  // namespace cuesta::coast
