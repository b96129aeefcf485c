// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/valley_model.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/process/river/river_balance.h"

namespace cuesta::river {
namespace {

using flow::Cell;
using flow::Direction;

constexpr double roughness = 1.7;      // of the mean difference between neighbours
constexpr double least_fall_m = 1e-3;  // from cell to cell, so that float32 shows it

struct CellModel {
    const RiverWork& work;
    const flow::Plane<float>& softness;
    const Strength& strength;
    double settling_g, sea_level_m;

    // Rivers end at the surface of the sea, however deep it is.
    std::optional<double> fixed(Cell cell) const {
        if (flow::has_receiver(work.drainage.direction(cell))) return {};
        return std::max(work.z[cell], sea_level_m);
    }
    double wear(Cell cell, Direction d) const {
        return strength.at(work.drainage.cells_above(cell), flow::is_diagonal(d)) *
               static_cast<double>(softness[cell]);
    }
    void ahead(Cell cell) const { __builtin_prefetch(&softness[cell]); }
    double settling(Cell cell) const {
        return settling_g / static_cast<double>(work.drainage.cells_above(cell));
    }
    double brought_in(Cell) const { return 0; }
};

template <class Body>
void each_cell(const flow::Frame& frame, Body&& body) {
    parallel_for(0, frame.rows(), rows_per_piece(frame.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < frame.columns(); ++x)
                             body(x, y, frame.cell(x, y));
                 });
}

}  // namespace

ValleyModel::ValleyModel(const Grid& grid, const Block& block, Communicator& comm, RandomKey random,
                         const Map& height_m, const Map& softness)
    : grid_(grid), block_(block), comm_(comm), surface_({block.columns, block.rows, 1}) {
    const flow::Frame frame(grid, block);
    work_.z.resize(frame);
    other_.resize(frame);
    softness_.resize(frame);
    roughness_m_.resize(frame);
    each_cell(frame, [&](std::int64_t x, std::int64_t y, Cell cell) {
        work_.z[cell] = height_m(x, y);
        softness_[cell] = static_cast<float>(softness(x, y));
    });
    double highest = 1;
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            highest = std::max(highest, std::abs(work_.z[frame.cell(x, y)]));
    highest = comm.largest(highest);
    // Rivers dig below what was there only where they leave the map, by far less than this room.
    units_per_m_ = 0x1p20;
    while (highest * units_per_m_ > 0x1p28) units_per_m_ /= 2;

    // Whole numbers, so that the mean is the same for any blocks.
    flow::exchange_ring(work_.z, frame, comm, 0.0);
    std::int64_t sum[2] = {0, 0};
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x) {
            if (frame.id(x + 1, y) == flow::Frame::nowhere) continue;
            const Cell cell = frame.cell(x, y);
            sum[0] += std::llround(std::abs(work_.z[cell + 1] - work_.z[cell]) * units_per_m_);
            ++sum[1];
        }
    comm.sum(sum);
    const double mean_m =
        sum[1] == 0 ? 0 : static_cast<double>(sum[0]) / static_cast<double>(sum[1]) / units_per_m_;
    each_cell(frame, [&](std::int64_t x, std::int64_t y, Cell cell) {
        const auto words = random_words(random, block.x0 + x, block.y0 + y,
                                        static_cast<std::uint32_t>(grid.columns));
        roughness_m_[cell] =
            static_cast<float>(roughness * mean_m * static_cast<double>(words[0]) * 0x1p-32);
    });
}

void ValleyModel::drain(const ValleyRule& rule) {
    parallel_for(
        0, block_.rows, rows_per_piece(block_.columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int64_t row = (y + 1) * (block_.columns + 2) + 1;
                const double* z = work_.z.data() + row;
                const float* rough = roughness_m_.data() + row;
                for (std::int64_t x = 0; x < block_.columns; ++x) {
                    const bool sea = z[x] <= rule.sea_level_m;
                    const double seen = sea ? z[x] : z[x] + static_cast<double>(rough[x]);
                    surface_.at(x, y) = static_cast<std::int32_t>(std::floor(seen * units_per_m_));
                }
            }
        });
    flow::Land land;
    land.runs_along_borders = true;
    land.sea_level = flow::sea_in_units(rule.sea_level_m, 1 / units_per_m_);
    work_.drainage.route(surface_, grid_, block_, comm_, land);
    work_.drainage.accumulate(comm_);
    breach(work_, rule.sea_level_m, std::max(least_fall_m, rule.least_gradient * grid_.spacing_m),
           comm_);
    if (!land.sea_level) return;
    // Land that could not be cut any lower rises instead, by millimetres, until it drains.
    work_.drainage.upstream(
        [&](Cell cell) {
            if (!flow::has_receiver(work_.drainage.direction(cell))) return;
            const double base = std::max(work_.z[work_.drainage.receiver(cell)], rule.sea_level_m);
            work_.z[cell] = std::max(work_.z[cell], base + least_fall_m);
        },
        [&](const flow::RingNews& news) { news.tell(work_.z, comm_, 0.0); });
}

void ValleyModel::step(const ValleyRule& rule) {
    creep(rule.creep_m2, rule.sea_level_m);
    drain(rule);
    // C = wear (A / map^2)^m map / L
    const double per_step = rule.wear * rule.map_m / grid_.spacing_m /
                            elementary::pow(rule.map_m * rule.map_m, rule.area_exponent);
    const Strength strength(per_step, rule.area_exponent, 1, grid_.cell_area_m2());
    flow::exchange_ring(work_.z, work_.drainage.frame(), comm_, 0.0);
    solve_balance(work_, CellModel{work_, softness_, strength, rule.settling, rule.sea_level_m},
                  comm_);
    each_cell(work_.drainage.frame(), [&](std::int64_t, std::int64_t, Cell cell) {
        if (work_.z[cell] > rule.sea_level_m) work_.z[cell] = work_.alpha[cell];
    });
}

double ValleyModel::fall(std::int64_t x, std::int64_t y) const {
    const flow::Drainage& drainage = work_.drainage;
    const Cell cell = drainage.frame().cell(x, y);
    const Direction d = drainage.direction(cell);
    if (!flow::has_receiver(d)) return 0;
    const double way = grid_.spacing_m * (flow::is_diagonal(d) ? std::sqrt(2.0) : 1.0);
    return (work_.z[cell] - work_.z[drainage.receiver(cell)]) / way;
}

// Linear diffusion in as many parts as keep it stable; nothing crosses a border, and the floor of
// the sea stays as it is and counts as high as its water.
void ValleyModel::creep(double diffusion_m2, double sea_level_m) {
    const double whole = diffusion_m2 / grid_.cell_area_m2();
    if (!(whole > 0)) return;
    const int parts = std::max(1, static_cast<int>(std::ceil(whole / 0.2)));
    const double share = whole / parts;
    const flow::Frame frame(grid_, block_);
    const Borders border = borders_of(grid_, block_);
    for (int part = 0; part < parts; ++part) {
        flow::exchange_ring(work_.z, frame, comm_, 0.0);
        each_cell(frame, [&](std::int64_t x, std::int64_t y, Cell cell) {
            const double z = work_.z[cell];
            other_[cell] = z;
            if (z <= sea_level_m) return;
            const auto toward = [&](bool ends, Direction d) {
                return ends ? 0.0 : std::max(work_.z[frame.neighbour(cell, d)], sea_level_m) - z;
            };
            const double along_x = toward(x == 0 && border.west, 3) +
                                   toward(x + 1 == frame.columns() && border.east, 4);
            const double along_y = toward(y == 0 && border.north, 1) +
                                   toward(y + 1 == frame.rows() && border.south, 6);
            other_[cell] = z + share * (along_x + along_y);
        });
        std::swap(work_.z, other_);
    }
}

}  // namespace cuesta::river
