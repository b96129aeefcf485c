// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/river_flow.h"

#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/base/unit.h"
#include "cuesta/flow/hydraulic_geometry.h"
#include "cuesta/flow/inflow.h"
#include "cuesta/flow/lake_balance.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/river/lake_rates.h"

namespace cuesta {

StepReport RiverFlow::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    LayerStack& ground = terrain.ground();
    flow::Drainage& drainage = step.scratch.object<flow::Drainage>();
    flow::Land land;
    land.sea_level = flow::sea_in_units(sea_level, ground.unit_m());
    const flow::BorderInflow inflow(std::as_const(terrain));
    land.closed = inflow.closed();
    drainage.route(ground.surface(), step.grid, step.block, step.comm, land);

    const river::LakeRates rates =
        river::lake_rates(step.value_of(runoff), step.value_of(rain), step.value_of(evaporation),
                          ground, sea_level, step.grid, step.block, report);
    flow::Plane<std::uint64_t> through;
    const flow::Plane<std::uint64_t>* amounts = &drainage.amounts();
    if (balance && drainage.has_depressions()) {
        const flow::LakeBalance yearly =
            flow::balance_lakes(drainage, ground.surface(), rates.gain, rates.loss, step.comm);
        flow::run_through_lakes(drainage, yearly, ground.surface(), land, rates.gain, step.comm,
                                through);
        amounts = &through;
    } else {
        drainage.accumulate_amounts(step.comm, [&](std::int64_t x, std::int64_t y) {
            return static_cast<std::uint64_t>(rates.gain.at(x, y)) *
                   static_cast<std::uint64_t>(inflow.cells(x, y));
        });
    }

    Field& discharge = terrain.make(field::discharge);
    Field& width = terrain.make(field::river_width);
    Field& depth = terrain.make(field::river_depth);
    const double m3_per_s = step.grid.cell_area_m2() / river::rate_parts / parse_unit("yr")->factor;
    const flow::Frame& frame = drainage.frame();
    parallel_for(
        0, frame.rows(), rows_per_piece(frame.columns()), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < frame.columns(); ++x) {
                    const double q = static_cast<double>((*amounts)[frame.cell(x, y)]) * m3_per_s;
                    const bool river = q > 0 && q >= least_discharge;
                    discharge.at(x, y) = static_cast<float>(q);
                    width.at(x, y) = river ? static_cast<float>(flow::river_width_m(q)) : 0.0f;
                    depth.at(x, y) = river ? static_cast<float>(flow::river_depth_m(q)) : 0.0f;
                }
        });
    return report;
}

template OperatorRow describe<RiverFlow>();

}  // namespace cuesta
