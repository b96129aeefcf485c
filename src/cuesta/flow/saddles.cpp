// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/saddles.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta::flow {
namespace {

constexpr std::array<Direction, 4> forward{4, 5, 6, 7};  // E SW S SE: each pair once

// Bit k of out[x]: the neighbour in direction forward[k] has another label, and neither another
// pair of this cell with that basin nor the same pair one cell beside is lower: of a row of
// pairs along the border of two basins only the lowest are left. Gaps are not looked at.
CUESTA_SIMD_CLONES(void, compare_row,
                   (const Label* north, const Label* here, const Label* south,
                    const std::int32_t* z_north, const std::int32_t* z, const std::int32_t* z_south,
                    std::uint8_t* out, std::int64_t columns),
                   (north, here, south, z_north, z, z_south, out, columns)) {
    alignas(64) std::uint32_t bits[512];
    for (std::int64_t at = 0; at < columns; at += 512) {
        const std::int64_t count = std::min<std::int64_t>(512, columns - at);
        const Label* __restrict n = north + at;
        const Label* __restrict h = here + at;
        const Label* __restrict s = south + at;
        const std::int32_t* __restrict zn = z_north + at;
        const std::int32_t* __restrict zh = z + at;
        const std::int32_t* __restrict zs = z_south + at;
        for (std::int64_t x = 0; x < count; ++x) {
            const Label a = h[x];
            const std::int32_t za = zh[x];
            const Label b0 = h[x + 1], b1 = s[x - 1], b2 = s[x], b3 = s[x + 1];
            const auto higher = [](std::int32_t p, std::int32_t q) { return p > q ? p : q; };
            const std::int32_t w0 = higher(za, zh[x + 1]), w1 = higher(za, zs[x - 1]);
            const std::int32_t w2 = higher(za, zs[x]), w3 = higher(za, zs[x + 1]);
            const auto differs = [&](Label b) { return (a != b) & (b != no_basin); };
            const auto beaten = [](Label b, std::int32_t w, Label other, std::int32_t by) {
                return (b == other) & (by < w);
            };
            // Pairs beside, if they lie between the same two basins.
            const std::int32_t z_east = zh[x + 1], z_west = zh[x - 1];
            const std::int32_t zs_east = zs[x + 1], zs_here = zs[x], zs_west = zs[x - 1];
            const bool a_east = b0 == a, a_west = h[x - 1] == a, a_south = b2 == a;
            const bool east = a_east & (b3 == b2) & (higher(z_east, zs_east) < w2);
            const bool west = a_west & (b1 == b2) & (higher(z_west, zs_west) < w2);
            const bool below = a_south & (b3 == b0) & (higher(zs_here, zs_east) < w0);
            const bool above = (n[x] == a) & (n[x + 1] == b0) & (higher(zn[x], zn[x + 1]) < w0);
            const bool p0 =
                differs(b0) & !below & !above & !beaten(b0, w0, b2, w2) & !beaten(b0, w0, b3, w3);
            const bool p1 = differs(b1) & !beaten(b1, w1, b2, w2) &
                            !(a_west & (higher(z_west, zs_west) < w1)) &
                            !(a_south & (higher(zs_here, zs_west) < w1));
            const bool p2 = differs(b2) & !east & !west & !beaten(b2, w2, b0, w0) &
                            !beaten(b2, w2, b1, w1) & !beaten(b2, w2, b3, w3);
            const bool p3 = differs(b3) & !beaten(b3, w3, b2, w2) & !beaten(b3, w3, b0, w0) &
                            !(a_east & (higher(z_east, zs_east) < w3)) &
                            !(a_south & (higher(zs_here, zs_east) < w3));
            const std::uint32_t all =
                (p0 ? 1u : 0u) | (p1 ? 2u : 0u) | (p2 ? 4u : 0u) | (p3 ? 8u : 0u);
            bits[x] = a != no_basin ? all : 0u;
        }
        for (std::int64_t x = 0; x < count; ++x) out[at + x] = static_cast<std::uint8_t>(bits[x]);
    }
}

// Keeps the lowest saddle of the pairs of basins met last; others are handed on.
class RecentSaddles {
public:
    explicit RecentSaddles(std::vector<Saddle>& out)
        : out_(out), pairs_(slots, 0), heights_(slots, 0), saddles_(slots) {}
    void finish() {
        for (std::size_t i = 0; i < slots; ++i)
            if (pairs_[i] != 0) out_.push_back(saddles_[i]);
    }

    // make() gives the saddle between two basins, if it can be the lowest at this height.
    template <class Make>
    [[gnu::always_inline]] void offer(Label a, Label b, std::int32_t height, Make&& make) {
        const Label low = std::min(a, b), high = std::max(a, b);
        const std::uint64_t pair = (std::uint64_t{low} << 32) | high;
        const std::size_t at = (low * 0x9e3779b1u ^ high * 0x85ebca77u) >> 20;
        if (pairs_[at] == pair) {
            if (height > heights_[at]) return;
            const Saddle saddle = make();
            if (saddle.before(saddles_[at])) saddles_[at] = saddle, heights_[at] = height;
            return;
        }
        if (pairs_[at] != 0) out_.push_back(saddles_[at]);
        pairs_[at] = pair, heights_[at] = height, saddles_[at] = make();
    }

private:
    static constexpr std::size_t slots = 4096;
    std::vector<Saddle>& out_;
    std::vector<std::uint64_t> pairs_;  // of basins; 0: free
    std::vector<std::int32_t> heights_;
    std::vector<Saddle> saddles_;
};

class Scanner {
public:
    Scanner(const Basins& basins, const IntField& surface, const Frame& frame)
        : basins_(basins), surface_(surface), frame_(frame) {}

    std::vector<Saddle> rows(std::int64_t lo, std::int64_t hi) const {
        std::vector<Saddle> found;
        RecentSaddles recent(found);
        std::vector<std::uint8_t> marks(static_cast<std::size_t>((frame_.columns() + 7) / 8 * 8));
        for (std::int64_t y = lo; y < hi; ++y) row(y, marks, recent);
        recent.finish();
        return found;
    }

private:
    void row(std::int64_t y, std::vector<std::uint8_t>& marks, RecentSaddles& recent) const {
        const Label* label = basins_.label.data() + frame_.cell(0, y);
        const Label* label_south = label + frame_.width();
        const std::int32_t *z = surface_.row(y), *z_south = surface_.row(y + 1);
        const Label* other_label[4] = {label + 1, label_south - 1, label_south, label_south + 1};
        const std::int32_t* other_z[4] = {z + 1, z_south - 1, z_south, z_south + 1};
        compare_row(label - frame_.width(), label, label_south, surface_.row(y - 1), z, z_south,
                    marks.data(), frame_.columns());
        for (std::size_t at = 0; at < marks.size(); at += 8) {
            std::uint64_t eight;
            std::memcpy(&eight, marks.data() + at, 8);
            for (; eight != 0; eight &= eight - 1) {
                const int bit = std::countr_zero(eight);
                const std::int64_t x = static_cast<std::int64_t>(at) + bit / 8;
                const int way = bit % 8;
                const Label a = label[x], b = other_label[way][x];
                const std::int32_t here = z[x], there = other_z[way][x];
                recent.offer(a, b, std::max(here, there), [&] {
                    const Direction d = forward[static_cast<std::size_t>(way)];
                    const CellId id = frame_.id(x, y);
                    const CellId other = frame_.id(x + step_x[d], y + step_y[d]);
                    const bool first_is_high = here != there ? here > there : id > other;
                    return first_is_high ? Saddle{a, b, here, there, id, other}
                                         : Saddle{b, a, there, here, other, id};
                });
            }
        }
    }

    const Basins& basins_;
    const IntField& surface_;
    const Frame& frame_;
};

}  // namespace

std::vector<Saddle> find_saddles(const Basins& basins, const IntField& surface,
                                 const Frame& frame) {
    const Scanner scanner(basins, surface, frame);
    return ordered_reduce(
        0, frame.rows(), rows_per_piece(frame.columns(), 1 << 17), std::vector<Saddle>{},
        [&](std::int64_t lo, std::int64_t hi) { return scanner.rows(lo, hi); },
        [](std::vector<Saddle> all, std::vector<Saddle> part) {
            if (all.empty()) return part;
            all.insert(all.end(), part.begin(), part.end());
            return all;
        });
}

}  // namespace cuesta::flow
