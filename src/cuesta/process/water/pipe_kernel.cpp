// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/pipe_kernel.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/water/pipe_rows.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

using pipe::CellRow;
using pipe::Numbers;

// A rectangle of cells that is worked on from north to south, so narrow that the rows between the
// loops stay in the nearest caches.
constexpr std::int64_t tile_columns = 2048;
constexpr std::int64_t lead = 16;  // room for the columns -2 and -1 that keeps column 0 aligned

struct Tile {
    const IntField& bed;
    const WaterState &old, &made;
    const PipeEdges& edges;
    Numbers n;
    std::int64_t x0, columns, lo, hi;
    std::int64_t rows;  // of the block
    bool west, east;    // borders at its sides
    PipeFlow flow;
};

// The rows between the loops: a ring of four for each.
class Rows {
public:
    enum Name { push_east, depth_east, push_south, depth_south, q_east, q_south, share, names };
    Rows() : data_(static_cast<std::size_t>((names * 4 + 3) * pitch)) {}
    float* at(Name name, std::int64_t y) { return row(name * 4 + (y & 3)); }
    float* volume_east() { return row(names * 4); }
    float* volume_south(std::int64_t y) { return row(names * 4 + 1 + (y & 1)); }

private:
    static constexpr std::int64_t pitch = tile_columns + 3 * lead;
    // From a line of memory on.
    float* row(std::int64_t index) {
        const auto start = reinterpret_cast<std::uintptr_t>(data_.data());
        const auto skip = static_cast<std::int64_t>((64 - start % 64) % 64 / sizeof(float));
        return data_.data() + skip + index * pitch + lead;
    }
    std::vector<float> data_ = std::vector<float>();
};

class Sweep {
public:
    [[gnu::always_inline]] Sweep(Tile& tile, Rows& rows) : t_(tile), r_(rows) {}

    // Row y drives, row y - 1 flows and shares, row y - 2 exchanges.
    [[gnu::always_inline]] void run() {
        for (std::int64_t y = t_.lo - 2; y < t_.hi + 2; ++y) {
            if (inside(y)) drive(y);
            if (y - 1 >= t_.lo - 2) flow(y - 1);
            if (y - 1 >= t_.lo - 1) share(y - 1);
            if (y - 2 == t_.lo - 1) volumes_south(y - 2, nullptr);
            if (y - 2 >= t_.lo) exchange(y - 2);
        }
    }

private:
    bool north() const { return t_.edges.borders.north; }
    bool south() const { return t_.edges.borders.south; }
    bool inside(std::int64_t y) const { return (y >= 0 || !north()) && (y < t_.rows || !south()); }
    // The two loops keep column 0 on a line of memory.
    template <class Body>
    [[gnu::always_inline]] void over(std::int64_t from, std::int64_t to, const Body& body) const {
        for (std::int64_t begin = from; begin < to;) {
            const std::int64_t end = begin < 0 ? std::min<std::int64_t>(0, to) : to;
            body(begin, end);
            begin = end;
        }
    }
    CellRow cells(std::int64_t y) const {
        return {t_.old.depth->row(y) + t_.x0, t_.bed.row(y) + t_.x0, t_.old.qx->row(y) + t_.x0,
                t_.old.qy->row(y) + t_.x0};
    }
    // Of the border cell at this row or column of the block; null: a wall.
    const float* conveyance(Side side, std::int64_t at) const {
        const auto& list = t_.edges.conveyance[static_cast<std::size_t>(side)];
        return list.empty() ? nullptr : list.data() + at + 2;
    }

    [[gnu::always_inline]] void drive(std::int64_t y) {
        const CellRow row = cells(y);
        float* push = r_.at(Rows::push_east, y);
        over(-2, t_.columns + 1, [&](std::int64_t from, std::int64_t to) {
            pipe::drive_east(t_.n, row, from, to, push, r_.at(Rows::depth_east, y));
        });
        // Nothing pushes across a wall; an open border goes on as the face before it.
        const bool single = t_.west && t_.east && t_.columns == 1;
        if (t_.west) push[-1] = conveyance(Side::west, y) == nullptr || single ? 0 : push[0];
        if (t_.east)
            push[t_.columns - 1] =
                conveyance(Side::east, y) == nullptr || single ? 0 : push[t_.columns - 2];
        if (y <= t_.hi && inside(y + 1)) {
            const CellRow below = cells(y + 1);
            over(-2, t_.columns + 2, [&](std::int64_t from, std::int64_t to) {
                pipe::drive_south(t_.n, row, below, from, to, r_.at(Rows::push_south, y),
                                  r_.at(Rows::depth_south, y));
            });
        }
        if (y == 0 && north()) copy_push(-1, 0, Side::north);
        if (y == t_.rows - 1 && south()) copy_push(y, y - 1, Side::south);
    }
    [[gnu::always_inline]] void copy_push(std::int64_t to, std::int64_t from, Side side) {
        const float* source = r_.at(Rows::push_south, from);
        float* target = r_.at(Rows::push_south, to);
        const bool single = north() && south() && t_.rows == 1;
        const bool copies = conveyance(side, 0) != nullptr && !single;
        for (std::int64_t x = -2; x < t_.columns + 2; ++x) target[x] = copies ? source[x] : 0;
    }

    [[gnu::always_inline]] void flow(std::int64_t y) {
        float* q = r_.at(Rows::q_south, y);
        if (y == -1 && north()) {
            spill_row(q, 0, Side::north, -1);
        } else if (y == t_.rows - 1 && south()) {
            spill_row(q, y, Side::south, 1);
        } else if (inside(y) && inside(y + 1)) {
            over(-1, t_.columns + 1, [&](std::int64_t from, std::int64_t to) {
                pipe::flow_south(t_.n, from, to, r_.at(Rows::push_south, y),
                                 r_.at(Rows::depth_south, y), r_.at(Rows::push_east, y),
                                 r_.at(Rows::push_east, y + 1), q);
            });
        }
        if (!inside(y) || y < t_.lo - 1) return;
        float* east = r_.at(Rows::q_east, y);
        over(-2, t_.columns + 1, [&](std::int64_t from, std::int64_t to) {
            pipe::flow_east(t_.n, from, to, r_.at(Rows::push_east, y), r_.at(Rows::depth_east, y),
                            r_.at(Rows::push_south, y - 1), r_.at(Rows::push_south, y), east);
        });
        const float* h = t_.old.depth->row(y) + t_.x0;
        if (t_.west) east[-1] = -spill_at(h[0], Side::west, y);
        if (t_.east) east[t_.columns - 1] = spill_at(h[t_.columns - 1], Side::east, y);
    }
    [[gnu::always_inline]] float spill_at(float depth, Side side, std::int64_t y) const {
        const float* k = conveyance(side, y);
        return k == nullptr ? 0.0f : pipe::spill(t_.n, depth, *k);
    }
    [[gnu::always_inline]] void spill_row(float* q, std::int64_t y, Side side, float sign) {
        const float* k = conveyance(side, t_.x0);
        const float* h = t_.old.depth->row(y) + t_.x0;
        std::fill(q - 1, q + t_.columns + 1, 0.0f);
        if (k == nullptr) return;
        for (std::int64_t x = -1; x < t_.columns + 1; ++x)
            q[x] = sign * pipe::spill(t_.n, h[x], k[x]);
    }

    [[gnu::always_inline]] void share(std::int64_t y) {
        float* share = r_.at(Rows::share, y);
        if (!inside(y)) {
            std::fill(share - 1, share + t_.columns + 1, 1.0f);
            return;
        }
        const float* h = t_.old.depth->row(y) + t_.x0;
        over(-1, t_.columns + 1, [&](std::int64_t from, std::int64_t to) {
            pipe::share_out(t_.n, from, to, h, r_.at(Rows::q_east, y), r_.at(Rows::q_south, y - 1),
                            r_.at(Rows::q_south, y), share);
        });
        if (y >= t_.lo && y < t_.hi) t_.flow.limited += pipe::count_limited(t_.columns, share);
    }

    [[gnu::always_inline]] void volumes_south(std::int64_t y, float* q_out) {
        float* q = r_.at(Rows::q_south, y);
        pipe::limit(t_.n, 0, t_.columns, q, r_.at(Rows::share, y), r_.at(Rows::share, y + 1),
                    q_out != nullptr ? q_out : r_.at(Rows::push_south, y), r_.volume_south(y));
    }

    [[gnu::always_inline]] void exchange(std::int64_t y) {
        float* q_east = t_.made.qx->row(y) + t_.x0;
        float* v_east = r_.volume_east();
        const float* share = r_.at(Rows::share, y);
        const float* q = r_.at(Rows::q_east, y);
        float before = 0;  // of the face west of the tile
        pipe::limit(t_.n, 0, 1, q - 1, share - 1, share, &before, v_east - 1);
        pipe::limit(t_.n, 0, t_.columns, q, share, share + 1, q_east, v_east);
        volumes_south(y, t_.made.qy->row(y) + t_.x0);
        const float* north_v = r_.volume_south(y - 1);
        const float* south_v = r_.volume_south(y);
        const std::uint32_t bits = pipe::exchange(t_.columns, t_.old.depth->row(y) + t_.x0, v_east,
                                                  north_v, south_v, t_.made.depth->row(y) + t_.x0);
        t_.flow.deepest_bits = std::max(t_.flow.deepest_bits, bits);
        const auto quanta = [&](float volume) {
            return static_cast<std::int64_t>(volume * t_.n.per_quantum);
        };
        if (t_.west) t_.flow.left[0] -= quanta(v_east[-1]);
        if (t_.east) t_.flow.left[1] += quanta(v_east[t_.columns - 1]);
        for (std::int64_t x = 0; x < t_.columns; ++x) {
            if (y == 0 && north()) t_.flow.left[2] -= quanta(north_v[x]);
            if (y == t_.rows - 1 && south()) t_.flow.left[3] += quanta(south_v[x]);
        }
    }

    Tile& t_;
    Rows& r_;
};

// The same code for each instruction set.
void sweep_plain(Tile& tile, Rows& rows) {
    Sweep(tile, rows).run();
}
#if defined(__x86_64__)
#if defined(__clang__)
#define CUESTA_AVX512 "avx512f,avx512dq,avx512bw,avx512vl"
#else
#define CUESTA_AVX512 "avx512f,avx512dq,avx512bw,avx512vl,prefer-vector-width=512"
#endif
[[gnu::target("avx2")]] void sweep_avx2(Tile& tile, Rows& rows) {
    Sweep(tile, rows).run();
}
[[gnu::target(CUESTA_AVX512)]] void sweep_avx512(Tile& tile, Rows& rows) {
    Sweep(tile, rows).run();
}
#endif

using SweepTile = void (*)(Tile&, Rows&);

SweepTile widest(int width_limit) {
#if defined(__x86_64__)
    const int limit = width_limit == 0 ? 16 : width_limit;
    if (limit >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
        return sweep_avx512;
    if (limit >= 8 && __builtin_cpu_supports("avx2")) return sweep_avx2;
#else
    (void)width_limit;
#endif
    return sweep_plain;
}

}  // namespace

Numbers pipe::numbers_of(const PipeRule& rule) {
    const double g = rule.gravity, dt = rule.dt_s;
    const double damping = 1 + rule.damping * dt;
    Numbers n{};
    n.unit = static_cast<float>(rule.unit_m);
    n.quantum = static_cast<float>(rule.quantum_m);
    n.per_quantum = static_cast<float>(1 / rule.quantum_m);
    n.shift = static_cast<float>(rule.phase - 0.5);
    n.pull = static_cast<float>(g * dt / rule.spacing_m);
    n.drag4 = static_cast<float>(4 * g * dt * rule.roughness * rule.roughness);
    n.damping = static_cast<float>(damping);
    n.damping2 = static_cast<float>(damping * damping);
    n.root_gravity = static_cast<float>(std::sqrt(g));
    n.min_depth = static_cast<float>(rule.min_depth_m);
    n.reach = static_cast<float>(dt / rule.spacing_m);
    return n;
}

void PipeFlow::merge(const PipeFlow& other) {
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += other.left[i];
    limited += other.limited;
    deepest_bits = std::max(deepest_bits, other.deepest_bits);
}

PipeFlow pipe_step(const IntField& bed, const WaterState& old, const WaterState& made,
                   const PipeEdges& edges, const PipeRule& rule, int width_limit) {
    CUESTA_CHECK(bed.halo() >= 2, "water needs a halo of two samples");
    const SweepTile sweep = widest(width_limit);
    const Numbers n = pipe::numbers_of(rule);
    const std::int64_t columns = bed.columns(), rows = bed.rows();
    // The result does not depend on where pieces end.
    const std::int64_t pieces = 4 * thread_count();
    const std::int64_t piece = std::max<std::int64_t>(32, (rows + pieces - 1) / pieces);
    return ordered_reduce(
        0, rows, piece, PipeFlow{},
        [&](std::int64_t lo, std::int64_t hi) {
            Rows memory;
            PipeFlow all;
            for (std::int64_t x0 = 0; x0 < columns; x0 += tile_columns) {
                const std::int64_t width = std::min(tile_columns, columns - x0);
                Tile tile{bed,
                          old,
                          made,
                          edges,
                          n,
                          x0,
                          width,
                          lo,
                          hi,
                          rows,
                          x0 == 0 && edges.borders.west,
                          x0 + width == columns && edges.borders.east,
                          {}};
                sweep(tile, memory);
                all.merge(tile.flow);
            }
            return all;
        },
        [](PipeFlow all, const PipeFlow& part) {
            all.merge(part);
            return all;
        });
}

}  // namespace cuesta
