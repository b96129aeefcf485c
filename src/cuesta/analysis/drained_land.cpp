// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/drained_land.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/flow/catchments.h"
#include "cuesta/flow/inflow.h"
#include "cuesta/flow/spread.h"

namespace cuesta {
namespace {

template <class Value>
void fill_cells(Field& out, const Value& value) {
    parallel_for(0, out.rows(), rows_per_piece(out.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < out.columns(); ++x)
                             out.at(x, y) = static_cast<float>(value(x, y));
                 });
}

void copy_ground(Terrain& terrain, Communicator& comm, DrainedLand& land) {
    const FieldShape shape = terrain.shape();
    land.surface = IntField({shape.columns, shape.rows, 1});
    const auto over_rows = [&](auto&& row) {
        parallel_for(0, shape.rows, rows_per_piece(shape.columns),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y) row(y);
                     });
    };
    if (terrain.settled()) {
        const LayerStack& ground = std::as_const(terrain).ground();
        land.unit_m = ground.unit_m();
        over_rows([&](std::int64_t y) {
            std::copy_n(ground.surface().row(y), shape.columns, land.surface.row(y));
        });
        return;
    }
    const double highest_m = comm.largest(terrain.highest());
    if (!std::isfinite(highest_m)) throw Error("a height is not finite, so nothing drains");
    land.unit_m = LayerStack::unit_for(highest_m);
    const double units_per_m = 1 / land.unit_m;
    const Field& height = std::as_const(terrain).height();
    over_rows([&](std::int64_t y) {
        for (std::int64_t x = 0; x < shape.columns; ++x)
            land.surface.at(x, y) =
                static_cast<std::int32_t>(std::floor(height.at(x, y) * units_per_m + 0.5));
    });
}

}  // namespace

DrainedLand drain_land(Terrain& terrain, Communicator& comm, std::optional<double> sea_level_m) {
    DrainedLand land;
    copy_ground(terrain, comm, land);
    flow::Land rule;
    if (sea_level_m) rule.sea_level = flow::sea_in_units(*sea_level_m, land.unit_m);
    const flow::BorderInflow inflow(std::as_const(terrain));
    rule.closed = inflow.closed();
    land.drainage.route(land.surface, terrain.grid(), terrain.block(), comm, rule);
    land.drainage.accumulate(comm);
    land.weighed = inflow.any();
    if (land.weighed)
        land.drainage.accumulate_amounts(comm, [&](std::int64_t x, std::int64_t y) {
            return static_cast<std::uint64_t>(inflow.cells(x, y));
        });
    return land;
}

void fill_flow(Terrain& terrain, Communicator& comm, Field& out) {
    const DrainedLand land = drain_land(terrain, comm);
    const double cell_area_m2 = terrain.grid().cell_area_m2();
    fill_cells(out, [&](std::int64_t x, std::int64_t y) {
        return static_cast<double>(land.cells_above(land.drainage.frame().cell(x, y))) *
               cell_area_m2;
    });
}

void fill_lake(Terrain& terrain, Communicator& comm, Field& out) {
    DrainedLand land;
    copy_ground(terrain, comm, land);
    land.drainage.route(land.surface, terrain.grid(), terrain.block(), comm);
    fill_cells(out, [&](std::int64_t x, std::int64_t y) {
        const std::int32_t ground = land.surface.at(x, y);
        const std::int32_t level = land.drainage.level(land.drainage.frame().cell(x, y), ground);
        return static_cast<double>(level - ground) * land.unit_m;
    });
}

void fill_basin(Terrain& terrain, Communicator& comm, Field& out) {
    const DrainedLand land = drain_land(terrain, comm);
    const flow::Catchments basins = flow::find_catchments(land.drainage, comm);
    fill_cells(out, [&](std::int64_t x, std::int64_t y) {
        return basins.number[land.drainage.frame().cell(x, y)];
    });
}

void fill_stream_order(Terrain& terrain, Communicator& comm, Field& out) {
    constexpr std::uint32_t least_cells = 100;
    const DrainedLand land = drain_land(terrain, comm);
    const auto order = flow::strahler_orders(land.drainage, least_cells, comm);
    fill_cells(out, [&](std::int64_t x, std::int64_t y) {
        return order[land.drainage.frame().cell(x, y)];
    });
}

void fill_wetness_index(Terrain& terrain, Communicator& comm, const Field& slope_deg, Field& out) {
    constexpr double least_slope_deg = 0.1;
    DrainedLand land;
    copy_ground(terrain, comm, land);
    land.drainage.route(land.surface, terrain.grid(), terrain.block(), comm);
    const auto cells = flow::spread_cells(land.drainage, land.surface, comm);
    const double spacing_m = terrain.grid().spacing_m;
    fill_cells(out, [&](std::int64_t x, std::int64_t y) {
        const double above = static_cast<double>(cells[land.drainage.frame().cell(x, y)]) /
                             static_cast<double>(flow::spread_cell);
        const double slope = std::max(static_cast<double>(slope_deg.at(x, y)), least_slope_deg);
        const double radians = slope * 0.017453292519943295;
        return elementary::log2(above * spacing_m /
                                (elementary::sin(radians) / elementary::cos(radians))) *
               0.6931471805599453;
    });
}

}  // namespace cuesta
