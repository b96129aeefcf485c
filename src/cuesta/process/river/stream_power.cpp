// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/stream_power.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/inflow.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/river/lake_rates.h"
#include "cuesta/process/river/river_balance.h"
#include "cuesta/process/river/river_transport.h"
#include "cuesta/process/river/river_work.h"
#include "cuesta/terrain/plant_hold.h"

namespace cuesta {
namespace {

using flow::Cell;
using flow::Direction;
using river::RiverWork;
using river::Wear;

// Samples of a field outside 0 to `most`, or not a number.
std::int64_t beyond(const FieldValue& value, float most, const Block& block) {
    std::int64_t count = 0;
    if (value.uniform()) return count;
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            count += value.at(x, y) >= 0 && value.at(x, y) <= most ? 0 : 1;
    return count;
}

// Where plants hold the ground, erodibility becomes a field of its own.
struct HeldErodibility {
    Field field;
};
FieldValue held_by_plants(const FieldValue& k, const Field& cover, const StepContext& step) {
    Field& held = step.scratch.object<HeldErodibility>().field;
    if (held.shape() != cover.shape()) held = Field(cover.shape());
    parallel_for(
        0, cover.rows(), rows_per_piece(cover.columns()), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < cover.columns(); ++x)
                    held.at(x, y) = (k.uniform() ? 1.0f : k.at(x, y)) * plant_hold(cover.at(x, y));
        });
    return FieldValue(held);
}

constexpr double topset_slope = 2e-4;  // of the plain of a delta when it is new
constexpr std::int32_t no_sea = std::numeric_limits<std::int32_t>::min();

// Heights with what is carried; rivers end at the surface of the sea, however deep it is.
void lift_heights(const LayerStack& ground, const Field& rest, std::int32_t sea, RiverWork& work) {
    const flow::Frame& frame = work.drainage.frame();
    const auto water = static_cast<double>(sea);
    work.z.resize(frame);
    parallel_for(
        0, frame.rows(), rows_per_piece(frame.columns()), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int32_t* units = ground.surface().row(y);
                const float* part = rest.row(y);
                double* z = work.z.data() + frame.cell(0, y);
                for (std::int64_t x = 0; x < frame.columns(); ++x)
                    z[x] = std::max(static_cast<double>(units[x]) + static_cast<double>(part[x]),
                                    water);
            }
        });
}

// Inlets keep their height: they have nothing above them, so nobody has looked at it.
double held_height(const LayerStack& ground, const Field& rest, std::int64_t x, std::int64_t y) {
    return static_cast<double>(ground.surface().at(x, y)) + static_cast<double>(rest.at(x, y));
}

// Upstream, every cell against the new height of its receiver.
void incise(RiverWork& work, const Wear& wear, bool simple, Communicator& comm) {
    const flow::Drainage& drainage = work.drainage;
    const flow::Frame& frame = drainage.frame();
    double* z = work.z.data();
    const Direction* direction = drainage.directions().data();
    const auto refresh = [&](const flow::RingNews& news) { news.tell(work.z, comm, 0.0); };
    if (simple) {
        const std::uint32_t* cells = drainage.cells_above().data();
        const double factor = wear.of_material(wear.ground().bed_material());
        const river::Strength& strength = wear.strength();
        // The share of the drop that is left, for the small areas that most cells have.
        const auto entries =
            static_cast<std::uint32_t>(std::min<std::int64_t>(2048, frame.grid().cells() + 1));
        std::array<std::vector<double>, 2> left;
        for (std::size_t k = 0; k < 2; ++k)
            for (std::uint32_t i = 0; i < entries; ++i)
                left[k].push_back(1 / (1 + factor * strength.at(i, k == 1)));
        const auto offsets = frame.offsets();
        drainage.upstream(
            [&, offsets, entries](Cell cell) {
                const Direction d = direction[cell];
                if (!flow::has_receiver(d)) return;
                const double base = z[cell + static_cast<Cell>(offsets[d])];
                const double drop = z[cell] - base;
                if (!(drop > 0)) return;
                const bool diagonal = flow::is_diagonal(d);
                const std::uint32_t area = cells[cell];
                z[cell] =
                    base + drop * (area < entries ? left[diagonal][area]
                                                  : 1 / (1 + factor * strength.at(area, diagonal)));
            },
            refresh,
            [&](Cell ahead) {
                __builtin_prefetch(z + ahead, 1);
                __builtin_prefetch(cells + ahead);
                __builtin_prefetch(direction + ahead);
            });
        return;
    }
    const double n = wear.strength().n();
    drainage.upstream(
        [&](Cell cell) {
            const Direction d = direction[cell];
            if (!flow::has_receiver(d)) return;
            const double base = z[frame.neighbour(cell, d)], drop = z[cell] - base;
            if (!(drop > 0)) return;
            const double c = wear.of_granite(cell, d);
            z[cell] = wear.layered() ? river::cut_layers(wear, z[cell], base, c, frame.x_of(cell),
                                                         frame.y_of(cell))
                                     : base + river::drop_left(drop, c * wear.on_top(cell), n);
        },
        refresh, [](Cell) {});
}

// What a row of cells has lost, in whole units; the rest is carried. The sea keeps its floor.
std::int64_t lower_row(std::int64_t columns, const double* z, std::int32_t sea,
                       std::int32_t* surface, float* rest) {
    std::int64_t lost = 0;
    for (std::int64_t x = 0; x < columns; ++x) {
        const double change = surface[x] > sea ? z[x] - static_cast<double>(surface[x])
                                               : static_cast<double>(rest[x]);
        const auto whole = static_cast<std::int32_t>(change);
        rest[x] = static_cast<float>(change - static_cast<double>(whole));
        surface[x] += whole;
        lost -= whole;
    }
    return lost;
}

// The ground as the solved heights want it; what is worn off is gone.
LayerBook wear_down(LayerStack& ground, Field& rest, std::int32_t sea, const RiverWork& work) {
    const flow::Frame& frame = work.drainage.frame();
    const std::int64_t columns = frame.columns();
    return book_tile_rows(frame.rows(), [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const double* z = work.z.data() + frame.cell(0, y);
            std::int32_t* surface = ground.surface().row(y);
            float* part = rest.row(y);
            if (!ground.layered()) {
                book.out[ground.bed_material()] += lower_row(columns, z, sea, surface, part);
                continue;
            }
            for (std::int64_t x = 0; x < columns; ++x) {
                if (surface[x] <= sea) continue;
                const double change = z[x] - static_cast<double>(surface[x]);
                const auto whole = static_cast<std::int32_t>(change);
                part[x] = static_cast<float>(change - static_cast<double>(whole));
                if (whole < 0)
                    ground.remove(x, y, -whole, book, [&](MaterialId material, Units off) {
                        book.out[material] += off;
                    });
            }
        }
    });
}

}  // namespace

StepReport StreamPower::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    LayerStack& ground = terrain.ground();
    Field& rest = terrain.make("stream_power.rest");
    RiverWork& work = step.scratch.object<RiverWork>();
    if (deposition > 0 && !ground.layered()) ground.make_layered();

    flow::Land land;
    land.sea_level = flow::sea_in_units(sea_level, ground.unit_m());
    land.runs_along_borders = borders == RiverBorders::land;
    const flow::BorderInflow inflow(std::as_const(terrain));
    land.closed = inflow.closed();
    work.drainage.route(ground.surface(), step.grid, step.block, step.comm, land);
    const FieldValue water = step.value_of(rain);
    const std::optional<double> even =
        river::one_number(rain, water, Wear::most_rain_m, step.block, step.comm);
    const bool weighted = !even || inflow.any() || step.grid.projection == Projection::latlon ||
                          step.grid.cells() >= std::int64_t{1} << 28;
    if (weighted) {
        const std::vector<double> share = river::area_shares(step.grid, step.block);
        work.drainage.accumulate_amounts(step.comm, [&](std::int64_t x, std::int64_t y) {
            return Wear::rain_amount(water.at(x, y), share[static_cast<std::size_t>(y)],
                                     static_cast<double>(inflow.cells(x, y)));
        });
        report.count("limited_rain", beyond(water, Wear::most_rain_m, step.block));
    } else {
        work.drainage.accumulate(step.comm);
    }
    report.count("hollows", step.comm.rank() == 0 ? work.drainage.pits() : 0);

    const FieldValue given = step.value_of(erodibility);
    report.count("limited_erodibility", beyond(given, 1, step.block));
    const Field* plants = plants_of(std::as_const(terrain));
    const FieldValue k = plants == nullptr ? given : held_by_plants(given, *plants, step);
    const double per_step = (given.uniform() ? erodibility.number : 1.0) * time_step *
                            elementary::pow(ground.unit_m(), slope_exponent - 1) /
                            elementary::pow(step.grid.spacing_m, slope_exponent);
    const double wet = weighted ? 1.0 : *even;
    const river::Strength strength(per_step, area_exponent, slope_exponent,
                                   step.grid.cell_area_m2() * wet, step.grid.cells(),
                                   channel_area / step.grid.cell_area_m2());
    const std::int32_t sea = land.sea_level.value_or(no_sea);
    lift_heights(ground, rest, sea, work);
    const bool breached = hollows == Hollows::breach && work.drainage.has_depressions();
    if (breached) river::breach(work, static_cast<double>(sea), 1, step.comm);
    const Wear wear(work, ground, strength, k, weighted, even.value_or(1.0),
                    even ? nullptr : water.field());
    if (deposition > 0) {
        const MaterialId settled = *terrain.materials().find(sediment.name.view());
        const double units_per_cell = step.grid.spacing_m / ground.unit_m();
        const river::DeltaShape shape{
            topset_slope * units_per_cell,
            elementary::tan(static_cast<float>(delta_front * std::numbers::pi / 180)) *
                units_per_cell};
        river::carry_sediment(
            terrain, work, wear, rest,
            {deposition, settled, sea, breached, deltas, shape, time_step, inflow}, step, report);
        return report;
    }
    const bool simple = !weighted && k.uniform() && !ground.layered() && slope_exponent == 1;
    incise(work, wear, simple, step.comm);
    inflow.over_closed([&](std::int64_t x, std::int64_t y, const flow::Inlet*) {
        work.z[work.drainage.frame().cell(x, y)] = held_height(ground, rest, x, y);
    });
    const LayerBook book = wear_down(ground, rest, sea, work);
    terrain.ledger.book(book, ground.unit_m());
    report.count("opened_caves", book.opened_caves);
    return report;
}

double StreamPower::river_load(Scratch& scratch, const Terrain& terrain, std::int64_t x,
                               std::int64_t y) const {
    const auto& work = scratch.object<RiverWork>();
    const double unit_m3 = terrain.ground_unit_m() * terrain.grid().cell_area_m2();
    return static_cast<double>(work.sediment[work.drainage.frame().cell(x, y)]) *
           (unit_m3 / time_step);
}

std::string StreamPower::value_problem(std::string_view param, double number, const Grid& grid) {
    const flow::DrainageLimits limits;
    if (param != "rain" || grid.cells() < limits.summed_from) return {};
    double all = 0;
    for (const double share : river::area_shares(grid, {0, 0, grid.columns, grid.rows}))
        all += static_cast<double>(grid.columns) *
               static_cast<double>(Wear::rain_amount(static_cast<float>(number), share, 1));
    const auto most = static_cast<double>(limits.most_amount);
    if (all < most) return {};
    return fmt::format(
        "rain = {} m/yr: on {} x {} samples it is more than can be counted; at "
        "most {:.3g} m/yr are",
        number, grid.columns, grid.rows, number * most / all);
}

template OperatorRow describe<StreamPower>();

}  // namespace cuesta
