// SPDX-License-Identifier: Apache-2.0
#include "comparison_slot.h"

#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "land_view.h"
#include "snapshots.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
public:
    explicit Quiet(const std::atomic<bool>& cancelled) : cancelled_(cancelled) {}
    void note(std::string_view) override {}
    void warn(std::string_view) override {}
    ExitCode wants_stop() override { return cancelled_ ? ExitCode::interrupted : ExitCode::done; }

private:
    const std::atomic<bool>& cancelled_;
};

}  // namespace

ComparedLand land_now(Run& run, const std::set<std::string>& names) {
    ComparedLand land;
    land.head.tick = tick_of(run.plan, run.position);
    land.head.columns = run.plan.grid.columns, land.head.rows = run.plan.grid.rows;
    land.head.spacing_m = run.plan.grid.spacing_m;
    land.sea_level_m = run.plan.sea_level_m;
    for (const std::string& name : names)
        if (auto map = field_of(run, name)) land.fields.emplace(name, std::move(*map));
    return land;
}

ComparedLand land_at(Plan plan, std::int64_t tick, const std::filesystem::path& snapshots,
                     const std::set<std::string>& names, const std::atomic<bool>& cancelled) {
    Quiet observer(cancelled);
    RunOptions options;
    options.preview = false;
    std::unique_ptr<Run> run = prepare_run(plan, options, observer);
    try {
        Snapshots(snapshots).load_latest(*run, tick, 0, observer);
    } catch (const Error&) {
        run = prepare_run(plan, options, observer);  // damaged, or trimmed away just now
    }
    while (!run->done() && tick_of(run->plan, run->position) < tick)
        if (advance(*run, observer, 1) == AdvanceEnd::stopped)
            throw Error("the other land was not finished: it was stopped");
    return land_now(*run, names);
}

}  // namespace cuesta::studio
