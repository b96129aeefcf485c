// SPDX-License-Identifier: Apache-2.0
#include "commands.h"

#include <fmt/format.h>

#include "cuesta/base/interrupt.h"
#include "cuesta/base/json.h"
#include "json_text.h"

namespace cuesta::studio {
namespace {

Json begun_answer(const Json& message) {
    Json out;
    if (message.contains("id") && is_id(message["id"])) out["id"] = message["id"];
    return out;
}

void add_result(Json& out, const Json& result) {
    out["ok"] = true;
    for (const auto& [key, value] : result.items()) out[key] = value;
}

// Answers with what `work` finds, or with its sentence.
std::function<void()> answering(const Json& message, const Commands::Answer& answer,
                                std::function<Json()> work) {
    return [out = begun_answer(message), answer, work = std::move(work)]() mutable {
        try {
            add_result(out, work());
        } catch (const Interrupted&) {
            out["error"] = "this was stopped";
        } catch (const std::exception& e) {
            out["error"] = e.what();
        }
        answer(out.dump());
    };
}

const MessageRow& row_of(const Json& message) {
    const auto what = message.find("do");
    if (what == message.end() || !what->is_string()) throw Error("'do' must be a text");
    const auto& name = what->text();
    const MessageRow* row = find_message(name);
    if (row == nullptr) throw Error(fmt::format("the studio cannot do '{}'", name.substr(0, 60)));
    return *row;
}

}  // namespace

struct Commands::Facts {
    Json state;                   // members of the state
    Json slots = Json::object();  // slot to branch, edition and tick
    std::string text;
};

Commands::Commands(const Registry& registry, Session& session, FramePublisher& frames,
                   ChartHistory& charts, Tell tell)
    : registry_(registry),
      session_(session),
      frames_(frames),
      charts_(charts),
      tell_(std::move(tell)),
      facts_(std::make_unique<Facts>()) {
    note_facts();
}

Commands::~Commands() {
    stop();
}

void Commands::stop() {
    cancel_jobs();
    readers_.stop();
    jobs_.stop();
}

// Jobs that come later have another flag: who cancels means what was asked for before.
void Commands::cancel_jobs() {
    const std::lock_guard lock(flag_guard_);
    *cancelled_ = true;
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
}

Commands::Flag Commands::job_flag() const {
    const std::lock_guard lock(flag_guard_);
    return cancelled_;
}

void Commands::note_facts() {
    Json facts = {{"can_undo", session_.can_undo()},
                  {"can_redo", session_.can_redo()},
                  {"branch", session_.project().branch},
                  {"branches", session_.branches_json()},
                  {"project", session_.project().folder().string()}};
    const std::lock_guard lock(facts_guard_);
    facts["kept"] = facts_->slots;
    if (facts == facts_->state && facts_->text == session_.checked().text) return;
    facts_->state = std::move(facts);
    facts_->text = session_.checked().text;
    ++facts_changes_;
}

void Commands::note_slot(const std::string& slot, const Json& origin) {
    const std::lock_guard lock(facts_guard_);
    facts_->slots[slot] = origin;
    facts_->state["kept"] = facts_->slots;
    ++facts_changes_;
}

std::string Commands::text() const {
    const std::lock_guard lock(facts_guard_);
    return facts_->text;
}

Json Commands::state() const {
    const LiveState live = session_.live().state();
    Json out = {{"event", "state"},
                {"tick", live.tick},
                {"ticks", live.ticks},
                {"target", live.target},
                {"stage", live.stage},
                {"label", live.label},
                {"op", live.op},
                {"step", live.step},
                {"steps", live.steps},
                {"running", live.running},
                {"busy", live.busy},
                {"rate", live.rate},
                {"speed", live.speed},
                {"fraction", live.fraction},
                {"seconds", live.seconds},
                {"recorded", live.recorded},
                {"recorded_bytes", live.recorded_bytes},
                {"seed", live.seed},
                {"fields", live.fields}};
    out["grid"] = {{"columns", live.columns},   {"rows", live.rows},
                   {"spacing", live.spacing_m}, {"origin", {live.origin_x_m, live.origin_y_m}},
                   {"edges", live.edges},       {"projection", live.projection}};
    if (live.latitudes) out["grid"]["latitudes"] = {live.latitudes->south, live.latitudes->north};
    out["sea_level"] = live.sea_level_m ? Json(*live.sea_level_m) : Json();
    out["error"] = live.error.empty() ? Json() : Json(live.error);
    const std::lock_guard lock(facts_guard_);
    for (const auto& [key, value] : facts_->state.items()) out[key] = value;
    return out;
}

void Commands::give(Task task, const Json& message, const Answer& answer) {
    auto work = answering(message, answer, std::move(task.work));
    if (task.where == Where::desk) return work();
    if (task.where == Where::readers && !readers_.give(std::move(work)))
        throw Error("too many questions wait already", "Try again in a moment");
    if (task.where == Where::jobs && !jobs_.give(std::move(work)))
        throw Error("too many exports wait already", "Try again when one is done");
}

void Commands::take(std::uint64_t client, const std::string& message, const Answer& answer) {
    Json out;
    try {
        // By name: what is written into a recipe does not depend on the order of a message.
        const Json json = shallow_json(message).sorted();
        if (!json.is_object()) {
            if (const Json id = id_in(message); !id.is_null()) out["id"] = id;
            if (nested_deeper(message, most_json_levels))
                throw Error(
                    fmt::format("a message has at most {} levels of brackets", most_json_levels));
            throw Error("a message is a JSON object with 'id' and 'do'");
        }
        out = begun_answer(json);
        const MessageRow& row = row_of(json);
        const Call call(row, json, client);
        if (const auto* later = std::get_if<Task (*)(Commands&, const Call&)>(&row.handler))
            return give((*later)(*this, call), json, answer);
        add_result(out, std::get<0>(row.handler)(*this, call));
    } catch (const Refused& e) {
        out["error"] = e.what();
        out["problems"] = problems_of(e.problems);
    } catch (const std::exception& e) {
        out["error"] = e.what();
    }
    note_facts();
    answer(out.dump());
}

}  // namespace cuesta::studio
