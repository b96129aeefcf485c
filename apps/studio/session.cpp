// SPDX-License-Identifier: Apache-2.0
#include "session.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/json.h"
#include "cuesta/base/sha256.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/recipe/check_value.h"

namespace cuesta::studio {
namespace {

constexpr std::size_t most_branches = 64;
constexpr std::int64_t sketch_above = 600 * 600;  // samples: smaller land is quick enough itself
constexpr std::int64_t sketch_side = 256;
constexpr auto amend_within = std::chrono::milliseconds(1500);

}  // namespace

Session::Session(const Registry& registry, std::unique_ptr<Project> project, FramePublisher& frames,
                 LiveHooks hooks, std::function<void(const Json&)> tell)
    : registry_(registry), project_(std::move(project)), tell_(std::move(tell)) {
    live_ = std::make_unique<LiveRun>(frames, project_->snapshots(), std::move(hooks));
    sketch_ = std::make_unique<Sketch>(frames);
}

CheckedText Session::checked_or_refused(const std::string& text) const {
    if (text.size() > most_recipe_bytes)
        throw Error(
            fmt::format("the recipe would have {} bytes, more than the {} that a project "
                        "keeps",
                        text.size(), most_recipe_bytes));
    CheckedText checked = check_text(registry_, text, project_->recipe_path());
    if (!checked.plan)
        throw Refused(checked.problems.size() == 1
                          ? checked.problems.front().sentence
                          : fmt::format("the recipe has {} problems", checked.problems.size()),
                      checked.problems);
    return checked;
}

std::string Session::edited(const std::vector<RecipeEdit>& edits) const {
    if (!checked_.recipe) return edit_recipe(checked_.text, edits);
    return edit_recipe(checked_.text, with_plugins(edits, *checked_.recipe, registry_));
}

void Session::start(const std::string& text, const std::string& what) {
    const std::string source = sha256_hex(text);
    Branch& here = project_->here();
    const bool fresh = here.head == 0;
    if (!fresh && (text.empty() || source == project_->source_sha256)) {
        // On from where one was.
        CheckedText checked = check_text(registry_, project_->text(), project_->recipe_path());
        const std::int64_t tick = here.tick;
        checked_ = checked;
        if (checked.plan) live_->show(*checked.plan, tick, false);
        project_->save();
        return;
    }
    CheckedText checked = checked_or_refused(text);
    project_->source_sha256 = source;
    take(std::move(checked), what, {0, true}, false);
}

Session::Goal Session::goal_for(const Plan& plan) const {
    const LiveState now = live_->state();
    const std::int64_t all = ticks_of(plan);
    const bool end = now.ticks > 0 && now.target >= now.ticks;
    return {end ? all : std::min(now.running ? now.tick : now.target, all), now.running};
}

void Session::take(CheckedText checked, const std::string& what, Goal goal, bool may_amend) {
    Branch& here = project_->here();
    const auto now = std::chrono::steady_clock::now();
    const bool amend = may_amend && !what.empty() && what == last_what_ &&
                       now - last_edit_ < amend_within && here.head == project_->history.newest() &&
                       here.redo.empty();
    if (amend)
        project_->history.amend(what, checked.text);
    else
        here.head = project_->history.add(here.head, what, checked.text);
    here.redo.clear();
    here.tick = goal.target;
    last_what_ = may_amend ? what : "";
    last_edit_ = now;
    project_->save();
    show(std::move(checked), what, goal);
}

void Session::show(CheckedText checked, const std::string& what, Goal goal) {
    checked_ = std::move(checked);
    live_->show(*checked_.plan, goal.target, goal.run);
    const Grid& grid = checked_.plan->grid;
    const std::int64_t sketched = goal.run ? std::max<std::int64_t>(goal.target, 1) : goal.target;
    if (grid.cells() > sketch_above && sketched > 0) {
        CheckedText coarse =
            check_text(registry_, checked_.text, project_->recipe_path(), sketch_side);
        if (coarse.plan) {
            const std::uint64_t shown = live_->shows();
            sketch_->draw(std::move(*coarse.plan), sketched,
                          {[this, shown, sketched] { return live_->caught_up(shown, sketched); },
                           [this, shown](std::int64_t tick) { live_->sketched(shown, tick); }});
        }
    }
    Json event = recipe_event();
    event["what"] = what;
    tell_(event);
}

void Session::set_text(const std::string& text, const std::string& what) {
    if (text == checked_.text) return;
    CheckedText checked = checked_or_refused(text);
    const Goal goal = goal_for(*checked.plan);
    take(std::move(checked), what.empty() ? "text" : what, goal, true);
}

void Session::start_anew(const std::string& text, const std::string& what) {
    take(checked_or_refused(text), what, {0, true}, false);
}

void Session::edit(const std::vector<RecipeEdit>& edits, const std::string& what, bool from_now) {
    if (!from_now) {
        CheckedText checked = checked_or_refused(edited(edits));
        const Goal goal = goal_for(*checked.plan);
        take(std::move(checked), what, goal, true);
        return;
    }
    live_->between(
        [&](Run& run) {
            std::vector<RecipeEdit> changed;
            for (const RecipeEdit& one : edits)
                for (RecipeEdit& made : set_from_now(checked_, run.position, one))
                    changed.push_back(std::move(made));
            CheckedText checked = checked_or_refused(edit_recipe(checked_.text, changed));
            const bool going = live_->state().running;
            take(std::move(checked), what, {tick_of(run.plan, run.position), going}, true);
        },
        std::chrono::seconds(20));
}

void Session::happen(const Json& table, const std::string& what, bool answered) {
    live_->between(
        [&](Run& run) {
            const auto stage = answered ? stage_that_answers(run.plan, run.position) : std::nullopt;
            // The plan that runs may be older than the text.
            if (stage && run.plan.recipe_sha256 == checked_.plan->recipe_sha256) {
                const auto edits = happen_before(checked_, *stage, table);
                CheckedText checked = checked_or_refused(edited(edits));
                const bool going = live_->state().running;
                take(std::move(checked), what, {tick_of(run.plan, run.position) + 1, going}, false);
                return;
            }
            bool by_event = false;
            const auto edits = happen_now(checked_, run.position, table, &by_event);
            CheckedText checked = checked_or_refused(edited(edits));
            const bool going = live_->state().running;
            // An event shows with the next step, a stage is a step of its own.
            std::int64_t target = tick_of(run.plan, run.position) + 1;
            if (!by_event && run.position.step > 0)
                target = tick_of(run.plan, {run.position.stage + 1, 0}) + 1;
            take(std::move(checked), what, {target, going}, false);
        },
        std::chrono::seconds(20));
}

bool Session::can_undo() const {
    const Edition* now = project_->history.find(project_->branches.at(project_->branch).head);
    return now != nullptr && project_->history.find(now->after) != nullptr;
}

void Session::go(std::int64_t edition, const std::string& what) {
    const Edition* other = project_->history.find(edition);
    if (other == nullptr) throw Error("this edition is no longer kept");
    CheckedText checked = checked_or_refused(other->text);
    const Goal goal = goal_for(*checked.plan);
    project_->here().head = edition;
    last_what_.clear();
    project_->save();
    show(std::move(checked), what, goal);
}

void Session::undo() {
    if (!can_undo()) throw Error("there is nothing to undo");
    Branch& here = project_->here();
    const std::int64_t now = here.head;
    here.redo.push_back(now);
    try {
        go(project_->history.find(now)->after, "undo");
    } catch (...) {
        here.redo.pop_back();
        throw;
    }
}

void Session::redo() {
    Branch& here = project_->here();
    if (here.redo.empty()) throw Error("there is nothing to redo");
    const std::int64_t next = here.redo.back();
    here.redo.pop_back();
    try {
        go(next, "redo");
    } catch (...) {
        here.redo.push_back(next);
        throw;
    }
}

void Session::branch(const std::string& name) {
    if (!is_label(name)) throw Error("a branch needs a name of letters, digits, - and _");
    if (project_->branches.contains(name)) throw Error(fmt::format("'{}' is there already", name));
    if (project_->branches.size() >= most_branches) throw Error("there are too many branches");
    save_place();
    project_->branches[name] = {project_->here().head, {}, project_->here().tick};
    project_->branch = name;
    project_->save();
    last_what_.clear();
    tell_(recipe_event());
}

void Session::switch_to(const std::string& name) {
    const auto at = project_->branches.find(name);
    if (at == project_->branches.end()) throw Error(fmt::format("there is no branch '{}'", name));
    if (name == project_->branch) return;
    const Edition* edition = project_->history.find(at->second.head);
    if (edition == nullptr) throw Error("the text of this branch is no longer kept");
    CheckedText checked = checked_or_refused(edition->text);
    save_place();
    project_->branch = name;
    project_->save();
    last_what_.clear();
    const std::int64_t tick = at->second.tick;
    show(std::move(checked), fmt::format("switched to {}", name), {tick, false});
}

void Session::drop_branch(const std::string& name) {
    if (name == project_->branch) throw Error("one cannot drop the branch one is on");
    if (project_->branches.erase(name) == 0)
        throw Error(fmt::format("there is no branch '{}'", name));
    project_->save();
}

Session::Origin Session::origin_of(const std::string& branch, std::int64_t edition,
                                   std::int64_t tick) {
    last_what_.clear();
    Origin origin;
    origin.branch = branch.empty() ? project_->branch : branch;
    const auto at = project_->branches.find(origin.branch);
    if (at == project_->branches.end())
        throw Error(fmt::format("there is no branch '{}'", origin.branch.substr(0, 60)));
    origin.edition = edition > 0 ? edition : at->second.head;
    const bool here = origin.branch == project_->branch && origin.edition == project_->here().head;
    origin.now = here && tick < 0;
    if (origin.now) return origin;
    const Edition* found = project_->history.find(origin.edition);
    if (found == nullptr) throw Error("this edition is no longer kept");
    CheckedText checked = checked_or_refused(found->text);
    origin.tick = std::min(tick >= 0 ? tick : at->second.tick, ticks_of(*checked.plan));
    origin.plan = std::make_shared<const Plan>(std::move(*checked.plan));
    return origin;
}

Json Session::edition_json(std::int64_t number) const {
    const Edition* found = project_->history.find(number);
    if (found == nullptr) throw Error("this edition is no longer kept");
    const CheckedText checked = check_text(registry_, found->text, project_->recipe_path());
    return {{"edition", number},
            {"what", found->what},
            {"at", found->at},
            {"text", found->text},
            {"structure", structure_of(checked)}};
}

void Session::save_place() {
    const LiveState now = live_->state();
    Branch& here = project_->here();
    if (now.ticks == 0 || here.tick == now.tick) return;
    here.tick = now.tick;
    project_->save();
}

void Session::stop() {
    sketch_->stop();
    live_->stop();
    save_place();
}

Json Session::recipe_event() const {
    return {{"event", "recipe"},
            {"text", checked_.text},
            {"structure", structure_of(checked_)},
            {"problems", problems_of(checked_.problems)},
            {"warnings", checked_.warnings},
            {"branch", project_->branch},
            {"what", ""}};
}

Json Session::history_json() const {
    Json list = Json::array();
    for (const Edition* edition :
         project_->history.way_back(project_->branches.at(project_->branch).head, 200))
        list.push_back({{"n", edition->number}, {"at", edition->at}, {"what", edition->what}});
    return list;
}

Json Session::branches_json() const {
    Json list = Json::array();
    for (const auto& [name, one] : project_->branches)
        list.push_back({{"name", name}, {"tick", one.tick}, {"current", name == project_->branch}});
    return list;
}

}  // namespace cuesta::studio
