// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/rivers.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/base/unit.h"
#include "cuesta/flow/hydraulic_geometry.h"
#include "cuesta/grid/map_window.h"
#include "cuesta/grid/regridded_communicator.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/river/lake_rates.h"
#include "cuesta/process/river/valley_model.h"
#include "cuesta/terrain/mass_balance.h"

namespace cuesta {
namespace {

using river::ValleyModel;
using river::ValleyRule;

// What the knobs mean at 1, in lengths of the map.
constexpr double usual_wear = 1.4;      // of the whole map's area over its length, in all
constexpr double usual_creep = 0.003;   // length that slopes smooth in all
constexpr double usual_channel = 4e-4;  // share of the map's area where channels begin
constexpr double least_fall = 0.03;     // of a river, as a share of the mean gradient of the map
constexpr double settling = 1;          // G
constexpr std::int64_t coarsest = 64;   // samples along the longer side
constexpr int steps_per_grid = 6;
constexpr std::int64_t least_shared_cells = 1 << 16;

struct Level {
    Grid grid;
    double time = 1;  // share of the first grid's
    int steps = steps_per_grid;
};

// From coarse to the map's own grid; each works half as long as the one before.
std::vector<Level> levels_of(const Grid& grid) {
    const auto longest = static_cast<double>(std::max(grid.columns, grid.rows));
    std::vector<Level> levels;
    double time = 1;
    for (std::int64_t side = coarsest; static_cast<double>(side) < 0.75 * longest; side *= 2) {
        const double share = static_cast<double>(side) / longest;
        const auto samples = [&](std::int64_t count, bool wraps) {
            const double cells = static_cast<double>(wraps ? count : count - 1) * share;
            return std::max<std::int64_t>(1, std::llround(cells)) + (wraps ? 0 : 1);
        };
        levels.push_back({with_size(grid, samples(grid.columns, grid.wraps_x()),
                                    samples(grid.rows, grid.wraps_y())),
                          time, steps_per_grid});
        time *= 0.5;
    }
    levels.push_back({grid, time, steps_per_grid});
    return levels;
}

// Where sample i of one axis lies on another with the same extent.
double position_on(std::int64_t i, std::int64_t from, std::int64_t to, bool wraps) {
    if (wraps) return static_cast<double>(i) * static_cast<double>(to) / static_cast<double>(from);
    if (from < 2) return 0;
    return static_cast<double>(i) * static_cast<double>(to - 1) / static_cast<double>(from - 1);
}

// Weights of a tent as wide as a coarse sample, over the fine samples it covers.
struct Tent {
    std::int64_t first = 0;
    std::vector<double> weight;
};
Tent tent_at(double centre, double reach) {
    Tent tent;
    tent.first = static_cast<std::int64_t>(std::ceil(centre - reach));
    const auto last = static_cast<std::int64_t>(std::floor(centre + reach));
    double sum = 0;
    for (std::int64_t i = tent.first; i <= last; ++i) {
        tent.weight.push_back(std::max(0.0, 1 - std::abs(static_cast<double>(i) - centre) / reach) +
                              1e-12);
        sum += tent.weight.back();
    }
    for (double& one : tent.weight) one /= sum;
    return tent;
}

// A map seen on a coarser grid, for one block of that, row by row. Each block of the map works out
// some rows and hands them to those who need them.
std::vector<double> coarsen(const MapPart& map, const Grid& to, const Block& block) {
    const Grid& from = map.grid;
    const Block strip = row_strip(to.columns, to.rows, map.comm.rank(), map.comm.size());
    const auto tents = [](std::int64_t fine, std::int64_t coarse, bool wraps, std::int64_t begin,
                          std::int64_t count) {
        std::vector<Tent> all;
        const double reach = std::max(1.0, position_on(1, coarse, fine, wraps));
        for (std::int64_t i = begin; i < begin + count; ++i)
            all.push_back(tent_at(position_on(i, coarse, fine, wraps), reach));
        return all;
    };
    const auto across = tents(from.columns, to.columns, from.wraps_x(), 0, to.columns);
    const auto down = tents(from.rows, to.rows, from.wraps_y(), strip.y0, strip.rows);
    Block wanted{0, 0, from.columns, 0};
    if (strip.rows > 0) {
        wanted.y0 = down.front().first;
        wanted.rows =
            down.back().first + static_cast<std::int64_t>(down.back().weight.size()) - wanted.y0;
    }
    const MapWindow fine(map, wanted);
    std::vector<double> made(static_cast<std::size_t>(strip.columns * strip.rows));
    parallel_for(0, strip.rows, 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const Tent& rows = down[static_cast<std::size_t>(y)];
            for (std::int64_t x = 0; x < to.columns; ++x) {
                const Tent& columns = across[static_cast<std::size_t>(x)];
                double sum = 0;
                for (std::size_t j = 0; j < rows.weight.size(); ++j) {
                    const float* row =
                        fine.row(fine.inside_y(rows.first + static_cast<std::int64_t>(j)));
                    double part = 0;
                    for (std::size_t i = 0; i < columns.weight.size(); ++i)
                        part +=
                            columns.weight[i] *
                            static_cast<double>(
                                row[fine.inside_x(columns.first + static_cast<std::int64_t>(i))]);
                    sum += rows.weight[j] * part;
                }
                made[static_cast<std::size_t>(y * to.columns + x)] = sum;
            }
        }
    });
    if (map.comm.size() == 1) return made;
    std::vector<double> out(static_cast<std::size_t>(block.columns * block.rows));
    const SourceRectangle have = source_rectangle(strip, made.data(), strip.columns);
    const TargetRectangle own = target_rectangle(block, out.data(), block.columns);
    map.comm.redistribute({&have, 1}, {&own, 1}, sizeof(double));
    return out;
}

// A coarse map between its samples: cubic, so that no crease shows where samples were.
class Between {
public:
    Between() = default;
    // Of the samples that `block` of a finer grid needs; each block has `values` of `have`.
    Between(const std::vector<double>& values, const Block& have, const Grid& grid,
            const Grid& finer, const Block& block, Communicator& comm)
        : grid_(grid) {
        const auto around = [](std::int64_t begin, std::int64_t count, std::int64_t fine,
                               std::int64_t coarse, bool wraps) {
            const double low = position_on(begin, fine, coarse, wraps);
            const double high = position_on(begin + count - 1, fine, coarse, wraps);
            return PickedAxis::around(static_cast<std::int64_t>(std::floor(low)) - 1,
                                      static_cast<std::int64_t>(std::floor(high)) + 3, coarse,
                                      wraps);
        };
        across_ = around(block.x0, block.columns, finer.columns, grid.columns, grid.wraps_x());
        down_ = around(block.y0, block.rows, finer.rows, grid.rows, grid.wraps_y());
        values_.resize(static_cast<std::size_t>(across_.count() * down_.count()));
        collect_picked(comm, source_rectangle(have, values.data(), have.columns), across_, down_,
                       values_.data());
    }
    bool empty() const { return values_.empty(); }
    const Grid& grid() const { return grid_; }
    double at(double x, double y) const {
        const auto x0 = static_cast<std::int64_t>(std::floor(x));
        const auto y0 = static_cast<std::int64_t>(std::floor(y));
        double wx[4], wy[4];
        weights(x - static_cast<double>(x0), wx);
        weights(y - static_cast<double>(y0), wy);
        double sum = 0;
        for (int j = 0; j < 4; ++j) {
            const std::int64_t row =
                down_.at(mirrored_or_wrapped(y0 - 1 + j, grid_.rows, grid_.wraps_y())) *
                across_.count();
            double part = 0;
            for (int i = 0; i < 4; ++i)
                part += wx[i] * values_[static_cast<std::size_t>(
                                    row + across_.at(mirrored_or_wrapped(x0 - 1 + i, grid_.columns,
                                                                         grid_.wraps_x())))];
            sum += wy[j] * part;
        }
        return sum;
    }

private:
    // The cubic B-spline: smooth and without overshoot.
    static void weights(double t, double* w) {
        const double s = 1 - t;
        w[0] = s * s * s / 6;
        w[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
        w[2] = (3 * s * s * s - 6 * s * s + 4) / 6;
        w[3] = t * t * t / 6;
    }
    std::vector<double> values_;
    PickedAxis across_, down_;
    Grid grid_;
};

Field softness_of(const Terrain& terrain) {
    Field out(terrain.shape());
    const LayerStack& ground = terrain.ground();
    for (std::int64_t y = 0; y < out.rows(); ++y)
        for (std::int64_t x = 0; x < out.columns(); ++x) {
            const MaterialId top =
                ground.layered() ? ground.top_material().at(x, y) : ground.bed_material();
            out.at(x, y) = static_cast<float>(terrain.materials()[top].erodibility);
        }
    return out;
}

// Brings the ground to the new heights: worn rock becomes sediment, some of it lies in valleys, the
// rest has left the map. No more is laid down than was worn: where the grids between them want more
// (they do not keep every unit), all of them get the same share of it.
void settle(Terrain& terrain, const std::vector<double>& change_m, MaterialId sediment,
            Communicator& comm, StepReport& report) {
    __extension__ using Wide = __int128;
    LayerStack& ground = terrain.ground();
    if (!ground.layered()) ground.make_layered();
    const MassTable masses(terrain.materials());
    const std::int64_t columns = ground.shape().columns, rows = ground.shape().rows;
    const double unit_m = ground.unit_m();
    const auto wanted = [&](std::int64_t x, std::int64_t y) {
        return static_cast<Units>(
            std::llround(change_m[static_cast<std::size_t>(y * columns + x)] / unit_m));
    };
    const auto each =
        [&](const std::function<void(std::int64_t, std::int64_t, Units, MassBalance&)>& change) {
            return mass_balance_tile_rows(
                rows, [&](std::int64_t lo, std::int64_t hi, MassBalance& piece) {
                    for (std::int64_t y = lo; y < hi; ++y)
                        for (std::int64_t x = 0; x < columns; ++x)
                            change(x, y, wanted(x, y), piece);
                });
        };
    // All that is worn is on its way out, and laid down from there.
    std::int64_t asked = 0;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) asked += std::max(wanted(x, y), 0);
    MassBalance book = each([&](std::int64_t x, std::int64_t y, Units units, MassBalance& piece) {
        if (units >= 0) return;
        ground.remove(x, y, -units, piece.layers, [&](MaterialId material, Units off) {
            if (material == sediment)
                piece.layers.out[sediment] += off;
            else
                piece.turn(masses, material, off, sediment, 0);
        });
    });
    std::int64_t all[] = {asked,
                          book.layers.out[sediment] + book.out[sediment] / MassBalance::parts};
    comm.sum(all);
    const bool scarce = all[0] > all[1];
    book.merge(each([&](std::int64_t x, std::int64_t y, Units units, MassBalance& piece) {
        if (units <= 0) return;
        if (scarce) units = static_cast<Units>(Wide{units} * all[1] / all[0]);
        if (units == 0) return;
        ground.add(x, y, sediment, units, terrain.now, piece.layers);
        piece.layers.out[sediment] -= units;
    }));
    book.post(terrain.ledger, unit_m);
    if (scarce && comm.rank() == 0) report.count("scarce_sediment", 1);
    report.count("joined_layers", book.layers.joined_layers);
    report.count("opened_caves", book.layers.opened_caves);
}

constexpr double most_rain_m = 100;

// Leads the rain of every cell, by its true area, down the rivers.
void feed(ValleyModel& model, const FieldValue& rain, const StepContext& step, StepReport& report) {
    const std::vector<double> share = river::area_shares(step.grid, step.block);
    model.gather([&](std::int64_t x, std::int64_t y) {
        const double metres = rain.at(x, y);
        const double used = metres > 0 ? std::min(metres, most_rain_m) : 0.0;
        return static_cast<std::uint64_t>(
            std::llround(used * share[static_cast<std::size_t>(y)] * river::rate_parts));
    });
    std::int64_t limited = 0;
    for (std::int64_t y = 0; y < step.block.rows && !rain.uniform(); ++y)
        for (std::int64_t x = 0; x < step.block.columns; ++x)
            limited += rain.at(x, y) >= 0 && rain.at(x, y) <= most_rain_m ? 0 : 1;
    report.count("limited_rain", limited);
}

}  // namespace

StepReport Rivers::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    if (step.step > 0) return report;
    const Field softness = softness_of(terrain);
    const Field& land = std::as_const(terrain).height();
    const double map_m =
        std::max({step.grid.extent_x_m(), step.grid.extent_y_m(), step.grid.spacing_m});

    ValleyRule rule;
    rule.settling = settling;
    rule.sea_level_m = sea_level;
    rule.map_m = map_m;
    double low = 0, high = 0;
    for (std::int64_t y = 0; y < step.block.rows; ++y)
        for (std::int64_t x = 0; x < step.block.columns; ++x) {
            const double z = std::as_const(terrain).height().at(x, y);
            if (x == 0 && y == 0) low = high = z;
            low = std::min(low, z), high = std::max(high, z);
        }
    const double relief_m = step.comm.largest(high) - step.comm.smallest(low);
    rule.least_gradient = least_fall * relief_m / map_m;
    const double creep_m = usual_creep * map_m / detail;
    const std::vector<Level> levels = levels_of(step.grid);
    Between change;               // on the grid before
    std::vector<double> changed;  // there, of this block
    Block changed_in;
    std::vector<double> mine(static_cast<std::size_t>(step.block.columns * step.block.rows));
    for (const Level& level : levels) {
        const bool last = &level == &levels.back();
        // Small grids are worked on by every block alone, larger ones shared out.
        const bool shared = step.comm.size() > 1 && level.grid.cells() >= least_shared_cells &&
                            RegriddedCommunicator::fits(step.comm, level.grid);
        SingleCommunicator alone(level.grid);
        RegriddedCommunicator coarse(step.comm, level.grid);
        Communicator& comm = last     ? step.comm
                             : shared ? static_cast<Communicator&>(coarse)
                                      : static_cast<Communicator&>(alone);
        const Block block = last     ? step.block
                            : shared ? coarse.cut().block(step.comm.rank())
                                     : whole(level.grid);
        std::vector<double> seen, seen_soft;
        if (!last) {
            seen = coarsen({land, step.grid, step.block, step.comm}, level.grid, block);
            seen_soft = coarsen({softness, step.grid, step.block, step.comm}, level.grid, block);
        }
        if (&level != &levels.front())
            change = Between(changed, changed_in, (&level - 1)->grid, level.grid, block, step.comm);
        const auto before = [&](std::int64_t x, std::int64_t y) {
            return last ? static_cast<double>(land.at(x, y))
                        : seen[static_cast<std::size_t>(y * block.columns + x)];
        };
        ValleyModel model(
            level.grid, block, comm, step.random,
            [&](std::int64_t x, std::int64_t y) {
                const double z = before(x, y);
                if (change.empty() || z <= sea_level) return z;
                const double by =
                    change.at(position_on(block.x0 + x, level.grid.columns, change.grid().columns,
                                          level.grid.wraps_x()),
                              position_on(block.y0 + y, level.grid.rows, change.grid().rows,
                                          level.grid.wraps_y()));
                // Land stays land: what would take more than half of its height takes ever less.
                const double above = z - sea_level, share = -by / above;
                return share <= 0.5 ? z + by : sea_level + above * 0.25 / share;
            },
            [&](std::int64_t x, std::int64_t y) {
                return last ? static_cast<double>(softness.at(x, y))
                            : seen_soft[static_cast<std::size_t>(y * block.columns + x)];
            });
        rule.wear = usual_wear * strength * age * level.time / level.steps;
        rule.creep_m2 = creep_m * creep_m * age * level.time / level.steps;
        for (int i = 0; i < level.steps; ++i) model.step(rule);
        if (!last) {
            changed_in = block;
            changed.resize(static_cast<std::size_t>(block.columns * block.rows));
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    changed[static_cast<std::size_t>(y * block.columns + x)] =
                        model.height(x, y) - before(x, y);
            continue;
        }
        model.drain(rule);
        Field& discharge = terrain.make(field::discharge);
        Field& width = terrain.make(field::river_width);
        Field& depth = terrain.make(field::river_depth);
        const double year_s = parse_unit("yr")->factor;
        const FieldValue water = step.value_of(rain);
        const std::optional<double> even =
            river::one_number(rain, water, most_rain_m, block, step.comm);
        const bool weighted = !even || step.grid.projection == Projection::latlon;
        if (weighted) feed(model, water, step, report);
        const double channel_cells =
            usual_channel * map_m * map_m / (detail * detail) / step.grid.cell_area_m2();
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                mine[static_cast<std::size_t>(y * block.columns + x)] =
                    model.height(x, y) - before(x, y);
                const double cells = model.area_cells(x, y);
                const bool channel = cells >= channel_cells && cells >= 2;
                double flow = 0;
                if (channel && weighted)
                    flow = static_cast<double>(model.gathered(x, y)) / river::rate_parts *
                           step.grid.cell_area_m2() / year_s;
                else if (channel)
                    flow = cells * step.grid.cell_area_m2() * *even / year_s;
                discharge.at(x, y) = static_cast<float>(flow);
                width.at(x, y) = static_cast<float>(flow::river_width_m(flow));
                depth.at(x, y) = static_cast<float>(flow::river_depth_m(flow));
            }
    }
    settle(terrain, mine, *terrain.materials().find(sediment.name.view()), step.comm, report);
    return report;
}

template OperatorRow describe<Rivers>();

}  // namespace cuesta
