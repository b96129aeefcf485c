// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/saddles.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "cuesta/base/huge_pages.h"
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

// A pair of cells as it is met; few become saddles.
struct Meeting {
    std::uint64_t key;           // see Saddle::key_1
    std::uint32_t x, y;          // of the first cell
    Label first, second;         // basins
    std::uint8_t way;            // to the second: forward[way]
    bool first_higher, as_high;  // the first than the second; or both the same
};

// Keeps the lowest saddle of the pairs of basins met last; others are handed on.
class RecentSaddles {
public:
    RecentSaddles(const Frame& frame, std::vector<Saddle>& out)
        : frame_(frame), out_(out), kept_(slots) {}
    void finish() {
        for (const Kept& one : kept_)
            if (one.pair != 0) out_.push_back(saddle(one.meeting));
    }

    void offer(const Meeting& met) {
        const Label low = std::min(met.first, met.second);
        const Label high = std::max(met.first, met.second);
        const std::uint64_t pair = (std::uint64_t{low} << 32) | high;
        Kept& kept = kept_[(low * 0x9e3779b1u ^ high * 0x85ebca77u) >> 20];
        if (kept.pair == pair) {
            if (met.key > kept.meeting.key) return;
            if (met.key < kept.meeting.key || saddle(met).before(saddle(kept.meeting)))
                kept.meeting = met;
            return;
        }
        if (kept.pair != 0) out_.push_back(saddle(kept.meeting));
        kept = {pair, met};
    }

private:
    struct Kept {
        std::uint64_t pair = 0;  // of basins; 0: free
        Meeting meeting;
    };
    Saddle saddle(const Meeting& met) const {
        const Direction d = forward[met.way];
        const std::int64_t x = met.x, y = met.y;
        const CellId id = frame_.id(x, y);
        const CellId other = frame_.id(x + step_x[d], y + step_y[d]);
        const auto height = static_cast<std::int32_t>((met.key >> 32) ^ 0x80000000u);
        const auto lower =
            static_cast<std::int32_t>(static_cast<std::uint32_t>(met.key) ^ 0x80000000u);
        const bool first_is_high = met.as_high ? id > other : met.first_higher;
        return first_is_high ? Saddle{met.first, met.second, height, lower, id, other}
                             : Saddle{met.second, met.first, height, lower, other, id};
    }

    static constexpr std::size_t slots = 4096;
    const Frame& frame_;
    std::vector<Saddle>& out_;
    std::vector<Kept> kept_;
};

class Scanner {
public:
    Scanner(const Basins& basins, const IntField& surface, const Frame& frame)
        : basins_(basins), surface_(surface), frame_(frame) {}

    std::vector<Saddle> rows(std::int64_t lo, std::int64_t hi) const {
        std::vector<Saddle> found;
        found.reserve(8192);
        RecentSaddles recent(frame_, found);
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
                recent.offer({Saddle::key_of(std::max(here, there), std::min(here, there)),
                              static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), a, b,
                              static_cast<std::uint8_t>(way), here > there, here == there});
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
    const std::int64_t rows = frame.rows(), piece = rows_per_piece(frame.columns(), 1 << 17);
    std::vector<std::vector<Saddle>> parts(static_cast<std::size_t>((rows + piece - 1) / piece));
    parallel_for(0, rows, piece, [&](std::int64_t lo, std::int64_t hi) {
        parts[static_cast<std::size_t>(lo / piece)] = scanner.rows(lo, hi);
    });
    if (parts.size() == 1) return std::move(parts[0]);
    std::size_t count = 0;
    for (const std::vector<Saddle>& part : parts) count += part.size();
    std::vector<Saddle> all;
    all.reserve(count);
    wish_huge_pages(all.data(), count * sizeof(Saddle));
    for (const std::vector<Saddle>& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace cuesta::flow
