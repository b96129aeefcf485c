// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/fill_lakes.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/fill_spill_merge.h"
#include "cuesta/flow/lake_balance.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/river/lake_rates.h"
#include "cuesta/terrain/surface_water.h"

namespace cuesta {
namespace {

constexpr double most_runoff_m = 1000;
constexpr float water_part_m = 0x1p-17f;  // depths are whole numbers of it

// What each cell gives, in whole units; counts amounts that are no such water.
IntField runoff_units(const FieldValue& runoff, const LayerStack& ground, StepReport& report) {
    IntField units(ground.shape());
    std::int64_t limited = 0;
    for (std::int64_t y = 0; y < units.rows(); ++y)
        for (std::int64_t x = 0; x < units.columns(); ++x) {
            const double metres = runoff.at(x, y);
            const double used = metres > 0 ? std::min(metres, most_runoff_m) : 0.0;
            limited += used == metres ? 0 : 1;
            units.at(x, y) = static_cast<std::int32_t>(std::llround(used / ground.unit_m()));
        }
    report.count("limited_runoff", limited);
    return units;
}

}  // namespace

std::string FillLakes::problem() const {
    if (full && balance) return "`full` fills every hollow and `balance` only some: give one";
    return {};
}

StepReport FillLakes::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    if (step.step > 0) return report;
    Field& water = terrain.make(field::water);
    const SurfaceWaterBooking booking(terrain);
    LayerStack& ground = terrain.ground();
    const double unit_m = ground.unit_m();
    flow::Drainage& drainage = step.scratch.object<flow::Drainage>();
    flow::Land land;
    land.sea_level = flow::sea_in_units(sea_level, unit_m);
    drainage.route(ground.surface(), step.grid, step.block, step.comm, land);
    const bool hollows = drainage.has_depressions();
    flow::WaterBudget budget;
    flow::LakeBalance yearly;
    if (balance) {
        const river::LakeRates rates = river::lake_rates(step.value_of(runoff), step.value_of(rain),
                                                         step.value_of(evaporation), ground,
                                                         sea_level, step.grid, step.block, report);
        yearly = flow::balance_lakes(drainage, ground.surface(), rates.gain, rates.loss, step.comm);
    } else if (!full && hollows) {
        budget =
            flow::fill_spill_merge(drainage, ground.surface(),
                                   runoff_units(step.value_of(runoff), ground, report), step.comm);
    }
    const flow::Frame& frame = drainage.frame();
    parallel_for(0, frame.rows(), rows_per_piece(frame.columns()),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < frame.columns(); ++x) {
                             const flow::Cell cell = frame.cell(x, y);
                             const std::int32_t bed = ground.surface().at(x, y);
                             double depth = 0;
                             if (full)
                                 depth = drainage.level(cell, bed) - bed;
                             else if (hollows && balance)
                                 depth = yearly.depth(drainage.basins().label[cell], bed);
                             else if (hollows)
                                 depth = budget.depth(drainage.basins().label[cell], bed);
                             const auto metres = static_cast<float>(depth * unit_m);
                             water.at(x, y) = std::floor(metres / water_part_m) * water_part_m;
                         }
                 });
    if (full) return report;
    // What several blocks know is counted by the first.
    const auto first_counted = [&](std::size_t shared) {
        return step.comm.rank() == 0 ? std::size_t{0} : shared;
    };
    if (!balance) {
        report.count("lakes", static_cast<std::int64_t>(budget.waters.size() -
                                                        first_counted(budget.shared)));
        return report;
    }
    for (std::size_t i = first_counted(yearly.shared); i < yearly.lakes.size(); ++i) {
        const flow::BalancedLake& lake = yearly.lakes[i];
        report.count(lake.cells == 0 ? "dry_hollows" : lake.spills ? "lakes" : "closed_lakes", 1);
    }
    if (step.comm.rank() == 0) report.count("unbalanced", yearly.unbalanced > 0 ? 1 : 0);
    return report;
}

template OperatorRow describe<FillLakes>();

}  // namespace cuesta
