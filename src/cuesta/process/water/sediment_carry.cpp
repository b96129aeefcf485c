// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/sediment_carry.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

using Rule = hydraulic::Numbers;

LeftOverBorders add(const LeftOverBorders& a, const LeftOverBorders& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]};
}

Borders open_borders(const Grid& grid, const Block& block) {
    return grid.edges == Edges::closed ? Borders{} : borders_of(grid, block);
}

// Which samples around a block are part of the map.
class Map {
public:
    Map(const Grid& grid, const Block& block) : grid_(grid), block_(block) {}
    bool has(std::int64_t x, std::int64_t y) const {
        const std::int64_t wx = block_.x0 + x, wy = block_.y0 + y;
        return (grid_.wraps_x() || (wx >= 0 && wx < grid_.columns)) &&
               (grid_.wraps_y() || (wy >= 0 && wy < grid_.rows));
    }
    // The side over which a sample beyond the map lies.
    Side side(std::int64_t x, std::int64_t y) const {
        if (!grid_.wraps_x() && block_.x0 + x < 0) return Side::west;
        if (!grid_.wraps_x() && block_.x0 + x >= grid_.columns) return Side::east;
        return block_.y0 + y < 0 ? Side::north : Side::south;
    }
    bool closed() const { return grid_.edges == Edges::closed; }

private:
    const Grid grid_;
    const Block block_;
};

float hat(float t) {
    return std::max(0.0f, 1.0f - std::abs(t));
}

// The share of the load at (dx, dy) from a cell that comes to it if its water moves by (vx, vy).
float back_share(float vx, float vy, std::int64_t dx, std::int64_t dy) {
    return hat(vx + static_cast<float>(dx)) * hat(vy + static_cast<float>(dy));
}

// One source: what each of the cells around gets of it, in quanta.
class Source {
public:
    Source(const Drift& drift, const Map& map, const Rule& n, const Field& load, std::int64_t x,
           std::int64_t y)
        : drift_(drift), map_(map), n_(n), load_(load), x_(x), y_(y) {
        const float there =
            std::max(load.at(x, y) * (1.0f - 0x1p-18f) * n.per_quantum - 13.0f, 0.0f);
        const float asked = drift.asked->at(x, y);
        back_ = there / std::max(asked, 1.0f);
        ahead_ = there * std::max(1.0f - asked, 0.0f);
    }
    // For the cell at (dx, dy) from the source; beyond walls nothing, what would go there stays.
    std::int64_t gives(std::int64_t dx, std::int64_t dy) const {
        std::int64_t sum = 0;
        const bool there = map_.has(x_ + dx, y_ + dy);
        // Water that is full gets no more.
        if (there && load_.at(x_ + dx, y_ + dy) > 0.5f * n_.most_load * n_.unit) return 0;
        if (there)
            sum += round(back_ * back_share(drift_.x->at(x_ + dx, y_ + dy),
                                            drift_.y->at(x_ + dx, y_ + dy), -dx, -dy));
        if (there || !map_.closed())
            sum += round(ahead_ * hat(drift_.x->at(x_, y_) - static_cast<float>(dx)) *
                         hat(drift_.y->at(x_, y_) - static_cast<float>(dy)));
        return sum;
    }

private:
    std::int64_t round(float quanta) const {
        return static_cast<std::int64_t>(quanta + n_.shift_flux + 0.5f);
    }
    const Drift& drift_;
    const Map& map_;
    const Rule& n_;
    const Field& load_;
    std::int64_t x_, y_;
    float back_, ahead_;
};

template <class Body>
void around(const Body& body) {
    for (std::int64_t dy = -1; dy <= 1; ++dy)
        for (std::int64_t dx = -1; dx <= 1; ++dx) body(dx, dy);
}

}  // namespace

LeftOverBorders carry_upwind(const HydraulicFaces& faces, const Grid& grid, const Block& block,
                             const Rule& n, const Field& load, Field& made) {
    const Borders borders = open_borders(grid, block);
    const Field& depth = *faces.water().depth;
    const std::int64_t columns = block.columns;
    return ordered_reduce(
        0, block.rows, rows_per_piece(columns), LeftOverBorders{},
        [&](std::int64_t lo, std::int64_t hi) {
            const auto pitch = static_cast<std::size_t>(columns + 32);
            std::vector<float> memory(17 * pitch);
            const auto at = [&](std::size_t kind, std::int64_t y) {
                return memory.data() + (kind * 4 + static_cast<std::size_t>(y & 3)) * pitch + 16;
            };
            enum : std::size_t { east, south, share, takes };
            float* flux_east = memory.data() + 16 * pitch + 16;
            std::vector<float> flux_rows(2 * pitch);
            const auto flux_south = [&](std::int64_t y) {
                return flux_rows.data() + static_cast<std::size_t>(y & 1) * pitch + 16;
            };
            const auto prepare = [&](std::int64_t y) {
                faces.row(y, at(east, y), at(south, y), at(south, y - 1));
            };
            const auto concentrate = [&](std::int64_t y) {
                hydraulic::concentration_row(n, -1, columns + 1, depth.row(y), load.row(y),
                                             at(east, y), at(south, y - 1), at(south, y),
                                             at(share, y), at(takes, y));
            };
            const auto pass = [&](std::int64_t y) {
                hydraulic::flux_row(n, 0, columns, at(south, y), at(share, y), at(share, y + 1),
                                    at(takes, y), at(takes, y + 1), flux_south(y));
            };
            const auto quanta = [&](float v) {
                return static_cast<std::int64_t>(v * n.per_quantum);
            };
            LeftOverBorders left{};
            faces.row(lo - 2, at(east, lo - 2), at(south, lo - 2), nullptr);
            prepare(lo - 1), prepare(lo);
            concentrate(lo - 1), concentrate(lo);
            pass(lo - 1);
            for (std::int64_t y = lo; y < hi; ++y) {
                prepare(y + 1);
                concentrate(y + 1);
                pass(y);
                hydraulic::flux_row(n, -1, columns, at(east, y), at(share, y), at(share, y) + 1,
                                    at(takes, y), at(takes, y) + 1, flux_east);
                const float *north = flux_south(y - 1), *below = flux_south(y);
                std::copy(load.row(y), load.row(y) + columns, made.row(y));
                hydraulic::carry_row(columns, flux_east, north, below, made.row(y));
                if (borders.west) left[0] -= quanta(flux_east[-1]);
                if (borders.east) left[1] += quanta(flux_east[columns - 1]);
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
                    const float cells = h >= n.film ? 0.5f * n.reach / h : 0.0f;
                    drift.x->at(x, y) = std::clamp((east[x - 1] + east[x]) * cells, -1.0f, 1.0f);
                    drift.y->at(x, y) = std::clamp((north[x] + south[x]) * cells, -1.0f, 1.0f);
                }
                std::swap(north, south);
            }
        });
    const std::vector<HaloView> views = {HaloView(*drift.x), HaloView(*drift.y)};
    step.comm.exchange(views, Outside::zero);
    const Map map(step.grid, block);
    parallel_for(-1, block.rows + 1, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = -1; x <= block.columns; ++x) {
                             float sum = 0;
                             around([&](std::int64_t dx, std::int64_t dy) {
                                 if (map.has(x + dx, y + dy))
                                     sum += back_share(drift.x->at(x + dx, y + dy),
                                                       drift.y->at(x + dx, y + dy), -dx, -dy);
                             });
                             drift.asked->at(x, y) = sum;
                         }
                 });
}

LeftOverBorders carry_lagrange(const Drift& drift, const Grid& grid, const Block& block,
                               const Rule& n, const Field& load, Field& made) {
    const Map map(grid, block);
    return ordered_reduce(
        0, block.rows, rows_per_piece(block.columns), LeftOverBorders{},
        [&](std::int64_t lo, std::int64_t hi) {
            LeftOverBorders left{};
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const Source own(drift, map, n, load, x, y);
                    std::int64_t change = 0;
                    around([&](std::int64_t dx, std::int64_t dy) {
                        if (dx == 0 && dy == 0) return;
                        const std::int64_t given = own.gives(dx, dy);
                        change -= given;
                        if (!map.has(x + dx, y + dy))
                            left[static_cast<std::size_t>(map.side(x + dx, y + dy))] += given;
                        else
                            change += Source(drift, map, n, load, x + dx, y + dy).gives(-dx, -dy);
                    });
                    made.at(x, y) = load.at(x, y) + static_cast<float>(change) * n.quantum;
                }
            return left;
        },
        add);
}

}  // namespace cuesta
