// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/sediment_carry.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

using Rule = hydraulic::Coefficients;

LeftOverBorders add(const LeftOverBorders& a, const LeftOverBorders& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]};
}

// Which samples around a block are part of the map.
class Map {
public:
    Map(const Grid& grid, const Block& block) : grid_(grid), block_(block) {}
    bool has(std::int64_t x, std::int64_t y) const { return has_column(x) && has_row(y); }
    bool has_column(std::int64_t x) const {
        const std::int64_t wx = block_.x0 + x;
        return grid_.wraps_x() || (wx >= 0 && wx < grid_.columns);
    }
    bool has_row(std::int64_t y) const {
        const std::int64_t wy = block_.y0 + y;
        return grid_.wraps_y() || (wy >= 0 && wy < grid_.rows);
    }
    // The side over which a sample beyond the map lies.
    Side side(std::int64_t x, std::int64_t y) const {
        return side_beyond(grid_, block_.x0 + x, block_.y0 + y);
    }
    // Whether a sample, also beyond the map, can be got to.
    bool reaches(std::int64_t x, std::int64_t y) const {
        return is_reached(grid_, block_.x0 + x, block_.y0 + y);
    }

private:
    const Grid grid_;
    const Block block_;
};

struct Way {
    int dx, dy;
};
constexpr std::array<Way, 8> ways{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

[[gnu::always_inline]] inline float hat(float t) {
    const float far = t < 0.0f ? 1.0f + t : 1.0f - t;
    return far > 0.0f ? far : 0.0f;
}

// Adds the share of each load of a row that the cells at one distance ask for: their water came
// from there by so much.
CUESTA_SIMD_CLONES(void, ask_loop,
                   (std::int64_t from, std::int64_t to, int dx, int dy, const float* drift_x,
                    const float* drift_y, float* asked),
                   (from, to, dx, dy, drift_x, drift_y, asked)) {
    float* __restrict sum = asked;
    const float* __restrict vx = drift_x;
    const float* __restrict vy = drift_y;
    const auto east = static_cast<float>(dx), south = static_cast<float>(dy);
    for (std::int64_t x = from; x < to; ++x)
        sum[x] += hat(vx[x + dx] - east) * hat(vy[x + dx] - south);
}

// Quanta that each source of a row gives to those who ask and along its own way.
CUESTA_SIMD_CLONES(void, share_loop,
                   (const Rule& n, std::int64_t from, std::int64_t to, const float* load,
                    const float* asked, float* back, float* ahead),
                   (n, from, to, load, asked, back, ahead)) {
    float* __restrict behind = back;
    float* __restrict before = ahead;
    const float* __restrict s = load;
    const float* __restrict a = asked;
    const float scale = (1.0f - 0x1p-18f) * n.per_quantum;
    for (std::int64_t x = from; x < to; ++x) {
        // Rounding gives up to a quantum more to each of eight.
        const float wish = s[x] * scale - 9.0f, there = wish > 0.0f ? wish : 0.0f;
        behind[x] = there / (a[x] > 1.0f ? a[x] : 1.0f);
        before[x] = there * (a[x] < 1.0f ? 1.0f - a[x] : 0.0f);
    }
}

// Where a load may go: 1 for water that holds no more than twice what it may, else 0. A load that
// came to dry ground would be laid there at once, and heap up.
CUESTA_SIMD_CLONES(void, takes_loop,
                   (const Rule& n, std::int64_t from, std::int64_t to, const float* depth,
                    const float* load, float* takes),
                   (n, from, to, depth, load, takes)) {
    float* __restrict made = takes;
    const float* __restrict h = depth;
    const float* __restrict s = load;
    const Rule numbers = n;
    for (std::int64_t x = from; x < to; ++x) {
        const float remaining = hydraulic::cell::remaining_capacity(numbers, h[x], s[x]);
        made[x] = h[x] >= numbers.film && remaining >= 0.0f ? 1.0f : 0.0f;
    }
}

struct GiveRow {
    const float *back, *ahead, *vx, *vy;    // of the sources
    const float *to_vx, *to_vy, *to_takes;  // of the row they give to
};
CUESTA_SIMD_CLONES(void, give_loop,
                   (const Rule& n, std::int64_t from, std::int64_t to, int dx, int dy,
                    const GiveRow& row, std::int32_t* out),
                   (n, from, to, dx, dy, row, out)) {
    std::int32_t* __restrict made = out;
    const float* __restrict back = row.back;
    const float* __restrict ahead = row.ahead;
    const float* __restrict vx = row.vx;
    const float* __restrict vy = row.vy;
    const float* __restrict to_vx = row.to_vx + dx;
    const float* __restrict to_vy = row.to_vy + dx;
    const float* __restrict takes = row.to_takes + dx;
    const auto east = static_cast<float>(dx), south = static_cast<float>(dy);
    const float phase = n.dither_flux + 0.5f;
    for (std::int64_t x = from; x < to; ++x) {
        const float asked = back[x] * (hat(to_vx[x] - east) * hat(to_vy[x] - south));
        const float goes = ahead[x] * (hat(vx[x] - east) * hat(vy[x] - south));
        made[x] = static_cast<std::int32_t>((asked + goes) * takes[x] + phase);
    }
}

// What the sources of a few rows give to each of eight neighbours, by row.
class Gifts {
public:
    Gifts(const Drift& drift, const Field& depth, const Map& map, const Rule& n, const Field& load)
        : drift_(drift),
          depth_(depth),
          map_(map),
          n_(n),
          load_(load),
          columns_(load.columns()),
          pitch_(static_cast<std::size_t>(columns_ + 32)),
          given_(3 * ways.size() * pitch_),
          floats_(6 * pitch_) {}
    // From column -1 to the first behind the block.
    const std::int32_t* row(std::int64_t y, std::size_t way) const {
        const auto ring = static_cast<std::size_t>((y + 3) % 3);
        return given_.data() + (ring * ways.size() + way) * pitch_ + 16;
    }
    void make(std::int64_t y) {
        float *back = floats_.data() + 16, *ahead = back + pitch_;
        if (!map_.has_row(y)) {
            for (std::size_t way = 0; way < ways.size(); ++way)
                std::fill_n(given(y, way) - 1, columns_ + 2, 0);
            return;
        }
        share_loop(n_, -1, columns_ + 1, load_.row(y), drift_.asked->row(y), back, ahead);
        for (const std::int64_t x : {std::int64_t{-1}, columns_})
            if (!map_.has_column(x)) back[x] = ahead[x] = 0;
        for (int dy = -1; dy <= 1; ++dy) find_takers(y + dy);
        for (std::size_t way = 0; way < ways.size(); ++way) {
            const auto [dx, dy] = ways[way];
            const GiveRow row{back,
                              ahead,
                              drift_.x->row(y),
                              drift_.y->row(y),
                              drift_.x->row(y + dy),
                              drift_.y->row(y + dy),
                              takers(y + dy)};
            give_loop(n_, -1, columns_ + 1, dx, dy, row, given(y, way));
        }
    }

private:
    std::int32_t* given(std::int64_t y, std::size_t way) {
        return const_cast<std::int32_t*>(std::as_const(*this).row(y, way));
    }
    float* takers(std::int64_t y) {
        return floats_.data() + (2 + static_cast<std::size_t>((y + 3) % 3)) * pitch_ + 16;
    }
    // Beyond walls nothing goes; what would go there stays.
    void find_takers(std::int64_t y) {
        float* row = takers(y);
        const auto beyond = [&](std::int64_t x) { return map_.reaches(x, y) ? 1.0f : 0.0f; };
        if (!map_.has_row(y))
            std::fill(row - 2, row + columns_ + 2, beyond(0));
        else
            takes_loop(n_, -2, columns_ + 2, depth_.row(y), load_.row(y), row);
        for (const std::int64_t x : {std::int64_t{-2}, std::int64_t{-1}, columns_, columns_ + 1})
            if (!map_.has_column(x)) row[x] = beyond(x);
    }

    const Drift& drift_;
    const Field& depth_;
    const Map& map_;
    const Rule& n_;
    const Field& load_;
    const std::int64_t columns_;
    const std::size_t pitch_;
    std::vector<std::int32_t> given_;
    std::vector<float> floats_;
};

// No flow in the halo beyond walls and their corners.
void stand_beyond_walls(const Map& map, Field& flow) {
    const std::int64_t columns = flow.columns(), rows = flow.rows(), halo = flow.halo();
    for (std::int64_t y = -halo; y < rows + halo; ++y) {
        const bool inside = y >= 0 && y < rows;
        for (std::int64_t x = -halo; x < columns + halo; x += inside && x == -1 ? columns + 1 : 1)
            if (!map.reaches(x, y)) flow.at(x, y) = 0;
    }
}

}  // namespace

LeftOverBorders carry_upwind(const HydraulicFaces& faces, const Grid& grid, const Block& block,
                             const Rule& n, const Field& load, Field& made) {
    const Borders borders = open_borders_of(grid, block);
    const Field& depth = *faces.water().depth;
    const std::int64_t columns = block.columns;
    const hydraulic::Kernels& kernels = hydraulic::kernels();
    return ordered_reduce(
        0, block.rows, rows_per_piece(columns), LeftOverBorders{},
        [&](std::int64_t lo, std::int64_t hi) {
            const auto pitch = static_cast<std::size_t>(columns + 32);
            std::vector<float> memory(16 * pitch);
            const auto at = [&](std::size_t kind, std::int64_t y) {
                return memory.data() + (kind * 4 + static_cast<std::size_t>(y & 3)) * pitch + 16;
            };
            enum : std::size_t { east, south, share, remaining };
            std::vector<float> flux_rows(2 * pitch);
            const auto flux_south = [&](std::int64_t y) {
                return flux_rows.data() + static_cast<std::size_t>(y & 1) * pitch + 16;
            };
            const auto prepare = [&](std::int64_t y) {
                faces.row(y, at(east, y), at(south, y), at(south, y - 1));
            };
            const auto row = [&](std::int64_t y) {
                return hydraulic::ConcentrationRow{depth.row(y),
                                                   load.row(y),
                                                   {at(east, y), at(south, y - 1), at(south, y)},
                                                   at(share, y),
                                                   at(remaining, y)};
            };
            const hydraulic::Columns around{-1, columns + 1};
            const auto concentrate = [&](std::int64_t y) {
                kernels.concentration_and_flux(
                    n, around, row(y), {at(share, y - 1), at(remaining, y - 1), flux_south(y - 1)});
            };
            const auto quanta = [&](float v) {
                return static_cast<std::int64_t>(v * n.per_quantum);
            };
            LeftOverBorders left{};
            faces.row(lo - 2, at(east, lo - 2), at(south, lo - 2), nullptr);
            prepare(lo - 1), prepare(lo);
            kernels.concentration(n, around, row(lo - 1));
            concentrate(lo);
            for (std::int64_t y = lo; y < hi; ++y) {
                prepare(y + 1);
                concentrate(y + 1);
                const float *north = flux_south(y - 1), *below = flux_south(y);
                std::copy(load.row(y), load.row(y) + columns, made.row(y));
                const hydraulic::SideFluxes sides = kernels.carry(
                    n, columns,
                    {at(east, y), at(share, y), at(remaining, y), north, below, made.row(y)});
                if (borders.west) left[0] -= quanta(sides.west);
                if (borders.east) left[1] += quanta(sides.east);
                for (std::int64_t x = 0; x < columns; ++x) {
                    if (y == 0 && borders.north) left[2] -= quanta(north[x]);
                    if (y + 1 == block.rows && borders.south) left[3] += quanta(below[x]);
                }
            }
            return left;
        },
        add);
}

void find_drift(const HydraulicFaces& faces, const StepContext& step, const Rule& n,
                const Drift& drift) {
    const Block& block = step.block;
    const Field& depth = *faces.water().depth;
    parallel_for(
        0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
            const auto pitch = static_cast<std::size_t>(block.columns + 32);
            std::vector<float> rows(3 * pitch);
            float* east = rows.data() + 16;
            float *north = east + pitch, *south = north + pitch;
            faces.row(lo - 1, east, north, nullptr);
            for (std::int64_t y = lo; y < hi; ++y) {
                faces.row(y, east, south, north);
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const float h = depth.at(x, y);
                    const float cells = h >= n.film ? 0.5f * n.courant_factor / h : 0.0f;
                    drift.x->at(x, y) = std::clamp((east[x - 1] + east[x]) * cells, -1.0f, 1.0f);
                    drift.y->at(x, y) = std::clamp((north[x] + south[x]) * cells, -1.0f, 1.0f);
                }
                std::swap(north, south);
            }
        });
    // Over an open border the water goes on as it does before it and takes its load along; at a
    // wall it stands.
    const std::vector<HaloView> views = {HaloView(*drift.x), HaloView(*drift.y)};
    step.comm.exchange(views, Outside::repeat);
    const Map map(step.grid, block);
    stand_beyond_walls(map, *drift.x), stand_beyond_walls(map, *drift.y);
    parallel_for(-1, block.rows + 1, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y) {
                         float* asked = drift.asked->row(y);
                         std::fill(asked - 1, asked + block.columns + 1, 0.0f);
                         for (int dy = -1; dy <= 1; ++dy)
                             for (int dx = -1; dx <= 1; ++dx)
                                 ask_loop(-1, block.columns + 1, dx, dy, drift.x->row(y + dy),
                                          drift.y->row(y + dy), asked);
                     }
                 });
}

LeftOverBorders carry_lagrange(const Drift& drift, const Field& depth, const Grid& grid,
                               const Block& block, const Rule& n, const Field& load, Field& made) {
    const Map map(grid, block);
    const std::int64_t columns = block.columns;
    return ordered_reduce(
        0, block.rows, rows_per_piece(columns), LeftOverBorders{},
        [&](std::int64_t lo, std::int64_t hi) {
            LeftOverBorders left{};
            Gifts gifts(drift, depth, map, n, load);
            gifts.make(lo - 1), gifts.make(lo);
            std::vector<std::int32_t> change(static_cast<std::size_t>(columns));
            for (std::int64_t y = lo; y < hi; ++y) {
                gifts.make(y + 1);
                std::fill(change.begin(), change.end(), 0);
                for (std::size_t way = 0; way < ways.size(); ++way) {
                    const auto [dx, dy] = ways[way];
                    const std::int32_t* goes = gifts.row(y, way);
                    const std::int32_t* comes = gifts.row(y - dy, way) - dx;
                    for (std::int64_t x = 0; x < columns; ++x)
                        change[static_cast<std::size_t>(x)] += comes[x] - goes[x];
                    const bool leaves_row = !map.has_row(y + dy);
                    for (std::int64_t x = 0; x < columns;
                         x += leaves_row || x + 1 == columns ? 1 : columns - 1)
                        if (leaves_row || !map.has_column(x + dx))
                            left[static_cast<std::size_t>(map.side(x + dx, y + dy))] += goes[x];
                }
                for (std::int64_t x = 0; x < columns; ++x)
                    made.at(x, y) =
                        load.at(x, y) +
                        static_cast<float>(change[static_cast<std::size_t>(x)]) * n.quantum;
            }
            return left;
        },
        add);
}

}  // namespace cuesta
