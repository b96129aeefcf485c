// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/execute_stage.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/engine/apply_masked.h"
#include "cuesta/engine/erosion_maps.h"
#include "cuesta/engine/held_border.h"
#include "cuesta/engine/lay_surface.h"
#include "cuesta/engine/ledger_changes.h"
#include "cuesta/engine/show_fields.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/operator/field_watch.h"
#include "cuesta/terrain/sheets.h"

namespace cuesta {
namespace {

// A surface that is not the same for the neighbour of a refined land ends before its border.
StepReport lay_faded(const StagePlan& stage, const Operator& op, BlockState& state,
                     const StepContext& context) {
    const std::string name = "held_border.mask";
    fill_fading(state.terrain, mask_of(stage, state.terrain), state.terrain.make(name));
    StagePlan faded = stage;
    faded.mask = name;
    StepReport report = lay_surface(faded, op, state, context);
    state.terrain.drop(name);
    return report;
}

// What runs on every block, and what the engine does for it before and behind.
struct Work {
    const StagePlan& stage;  // its place, mask and key; of the first of several
    const ParamValues& values;
    std::set<std::string> reads;
    std::vector<std::string> writes;
    std::function<StepReport(BlockState&, const StepContext&)> body;
    bool keeps_maps = false;  // of wear and deposit, for what does not keep them by itself
};

StepReport execute(Run& run, Work work, std::int64_t step) {
    const StagePlan& stage = work.stage;
    const bool surface = stage.op->kind != OperatorKind::process;
    // Water and conserved fields made by hand are booked like ground.
    const auto has_account = [&](const auto& stores) {
        return std::find(stores.begin(), stores.end(), stage.into) != stores.end();
    };
    const bool makes_ground = surface && (stage.into.empty() || has_account(water_stores) ||
                                          has_account(run.domain.block(0).terrain.stores));
    const bool masked_process = !surface && !stage.mask.empty();
    // A process works on columns; what the height held below their unit is booked.
    const bool settles = !surface && !run.domain.block(0).terrain.settled();

    const bool eased = !surface && has_held_border(run);
    std::optional<LedgerChanges> changes;
    if (makes_ground || masked_process || settles) changes.emplace(run);
    work.reads.erase(std::string(field::layers));  // no field
    const RandomKey key{stage.seed.value_or(run.plan.seed), stage.stream};
    StepReport report = run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        const CheckScope scope(fmt::format("stage '{}' ({}), step {}, seed {}, block at {}, {}",
                                           stage.label, stage.op->name, step, key.seed,
                                           state.terrain.block().x0, state.terrain.block().y0));
        if (settles) make_room(state.terrain, comm);
        // Columns instead of sheets; a cover that is ahead of them stays so.
        if (!surface && Sheets::of(state.terrain) != nullptr) std::as_const(state.terrain).ground();
        const StepReport shown =
            show_fields(work.reads, *stage.op, work.values, run, state, comm, key, step);
        FieldWatch& watch = state.scratch.object<FieldWatch>();
        watch.begin(work.writes);
        if (!stage.into.empty()) watch.changed({&stage.into, 1});
        const StepContext context{run.domain.grid(), state.terrain.block(), comm,      key, step,
                                  state.terrain,     state.scratch,         run.inputs};
        ErosionMaps maps(work.keeps_maps, run.plan, state.terrain);
        EasedBand band;
        if (eased) band.remember(state.terrain);
        state.report = work.body(state, context);
        if (eased) band.ease(state.terrain);
        const bool at_rest = state.report.at_rest;
        state.report.merge(shown);
        state.report.at_rest = at_rest;
        if (masked_process) watch.changed(work.writes);
        maps.add(watch);
    });
    if (has_held_border(run)) hold_border(run, border_use(run, stage));
    if (makes_ground || !surface) run.domain.ground_changed();
    if (changes) changes->book(run);
    return report;
}

void add_reads(const StagePlan& stage, const ParamValues& values, std::set<std::string>& names) {
    names.merge(fields_read(stage, values));
    names.insert(stage.op->fields.reads.begin(), stage.op->fields.reads.end());
    for (const rule::DeclaredField& one : stage.op->own_fields) names.insert(one.name);
}

}  // namespace

StepReport execute_stage(Run& run, const StagePlan& stage, const ParamValues& values,
                         const Operator& op, std::int64_t step) {
    Work work{stage, values, {}, stage.op->fields.writes, {}, engine_keeps_change_maps(*stage.op)};
    add_reads(stage, values, work.reads);
    const bool surface = stage.op->kind != OperatorKind::process;
    const bool fades = has_held_border(run) && border_use(run, stage) == BorderUse::faded;
    work.body = [&stage, &op, surface, fades](BlockState& state, const StepContext& context) {
        if (fades) return lay_faded(stage, op, state, context);
        return surface ? lay_surface(stage, op, state, context)
                       : apply_masked(stage, op, state, context);
    };
    return execute(run, std::move(work), step);
}

StepReport execute_joint(Run& run, const JointStage& joint, std::int64_t step) {
    Work work{*joint.stages.front(), *joint.values.front(), {}, {}, {}, false};
    for (std::size_t i = 0; i < joint.stages.size(); ++i) {
        add_reads(*joint.stages[i], *joint.values[i], work.reads);
        work.keeps_maps = work.keeps_maps || engine_keeps_change_maps(*joint.stages[i]->op);
        for (const std::string& name : joint.stages[i]->op->fields.writes)
            if (std::find(work.writes.begin(), work.writes.end(), name) == work.writes.end())
                work.writes.push_back(name);
    }
    work.body = [&joint](BlockState& state, const StepContext& context) {
        return joint.work->apply(state.terrain, context);
    };
    return execute(run, std::move(work), step);
}

}  // namespace cuesta
