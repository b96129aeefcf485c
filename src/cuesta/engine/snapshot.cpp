// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/snapshot.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cuesta/base/sha256.h"
#include "cuesta/engine/observer_log.h"
#include "cuesta/engine/saved_state.h"
#include "cuesta/recipe/canonical.h"

namespace cuesta {
namespace {

// The input files that an operator names.
void add_inputs(const StagePlan& stage, const Plan& plan, std::set<int>& out) {
    for (const auto& [name, value] : stage.values)
        if (const auto* text = std::get_if<std::string>(&value))
            if (const auto found = plan.input_index.find(*text); found != plan.input_index.end())
                out.insert(found->second);
    for (const StagePlan& process : stage.processes) add_inputs(process, plan, out);
    for (const EventPlan& event : stage.events)
        for (const StagePlan& op : event.operators) add_inputs(op, plan, out);
}

}  // namespace

std::int64_t ticks_of(const StagePlan& stage) {
    const bool surface =
        stage.op->kind == OperatorKind::generator || stage.op->kind == OperatorKind::filter;
    return surface ? 1 : stage.steps;
}

std::int64_t ticks_of(const Plan& plan) {
    std::int64_t ticks = 0;
    for (const StagePlan& stage : plan.stages) ticks += ticks_of(stage);
    return ticks;
}

std::int64_t tick_of(const Plan& plan, const RunPosition& position) {
    std::int64_t ticks = position.step;
    for (std::size_t i = 0; i < position.stage && i < plan.stages.size(); ++i)
        ticks += ticks_of(plan.stages[i]);
    return ticks;
}

RunPosition position_of(const Plan& plan, std::int64_t tick) {
    RunPosition position;
    for (; position.stage < plan.stages.size(); ++position.stage) {
        const std::int64_t here = ticks_of(plan.stages[position.stage]);
        if (tick < here) {
            position.step = std::max<std::int64_t>(tick, 0);
            return position;
        }
        tick -= here;
    }
    return position;
}

std::string snapshot_name(const Plan& plan, const std::vector<std::string>& input_sha256,
                          const RunPosition& position) {
    std::string past = canonical_past(plan, position.stage, position.step);
    std::set<int> used;
    const std::size_t begun = position.stage + (position.step > 0 ? 1 : 0);
    for (std::size_t i = 0; i < begun && i < plan.stages.size(); ++i)
        add_inputs(plan.stages[i], plan, used);
    for (const int index : used) past += "\n" + input_sha256.at(static_cast<std::size_t>(index));
    return sha256_hex(past);
}

bool can_record(const Run& run) {
    return run.done() || run.position.step == 0 || !run.records[run.position.stage].resting;
}

void save_snapshot(const Run& run, const std::filesystem::path& file) {
    save_state(run, file, {snapshot_name(run.plan, run.input_sha256, run.position), {}});
}

void load_snapshot(Run& run, const std::filesystem::path& file, Observer& observer) {
    ObserverLog log(observer);
    const std::optional<CheckpointReader> reader = open_newest_good(file, &log);
    if (!reader) throw Error(fmt::format("{} is damaged or missing", file.string()));
    load_state(run, *reader, [&](const StateHeader& header) {
        if (!header.version_fits || header.position.stage > run.plan.stages.size() ||
            header.origin.recipe_sha256 !=
                snapshot_name(run.plan, run.input_sha256, header.position))
            throw Error(fmt::format("{} belongs to another past", file.string()));
    });
}

}  // namespace cuesta
