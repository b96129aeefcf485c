// SPDX-License-Identifier: Apache-2.0
#include "commands.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/atomic_file.h"
#include "cuesta/engine/moment.h"
#include "embedded.h"
#include "gate.h"
#include "json_text.h"
#include "message.h"
#include "readings.h"
#include "routes.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

constexpr std::size_t most_view_bytes = 64 * 1024;
constexpr std::size_t most_note_bytes = 500;

// Names of fields; what is no name is passed over.
std::vector<std::string> names_of(const Json& message, const char* key) {
    std::vector<std::string> names;
    if (!message.contains(key)) return names;
    for (const Json& name : list_of(message, key, 16))
        if (name.is_string() && name.get<std::string>().size() <= 64)
            names.push_back(name.get<std::string>());
    return names;
}

}  // namespace

Commands::Commands(const Registry& registry, Session& session, FrameBoard& board, ChartBook& charts,
                   std::function<void(const Ordered&)> tell)
    : registry_(registry),
      session_(session),
      board_(board),
      charts_(charts),
      tell_(std::move(tell)) {
    note_facts();
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
    Ordered facts = {{"can_undo", session_.can_undo()},
                     {"can_redo", session_.can_redo()},
                     {"branch", session_.project().branch},
                     {"branches", session_.branches_json()},
                     {"project", session_.project().folder().string()}};
    const std::lock_guard lock(facts_guard_);
    facts["kept"] = kept_;
    if (facts == facts_ && text_ == session_.checked().text) return;
    facts_ = std::move(facts);
    text_ = session_.checked().text;
    ++facts_changes_;
}

std::string Commands::text() const {
    const std::lock_guard lock(facts_guard_);
    return text_;
}

Ordered Commands::state() const {
    const LiveState live = session_.live().state();
    Ordered out = {{"event", "state"},
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
                   {"recorded_bytes", live.moments_bytes},
                   {"seed", live.seed},
                   {"fields", live.fields}};
    out["grid"] = {{"columns", live.columns},
                   {"rows", live.rows},
                   {"spacing", live.spacing_m},
                   {"origin", {live.origin_x_m, live.origin_y_m}},
                   {"edges", live.edges}};
    out["sea_level"] = live.sea_level_m ? Ordered(*live.sea_level_m) : Ordered();
    out["error"] = live.error.empty() ? Ordered() : Ordered(live.error);
    const std::lock_guard lock(facts_guard_);
    for (const auto& [key, value] : facts_.items()) out[key] = value;
    return out;
}

void Commands::take(std::uint64_t client, const std::string& message, const Answer& answer) {
    Ordered out;
    try {
        const Json json = shallow_json(message);
        if (!json.is_object()) {
            if (const Json id = id_in(message); !id.is_null()) out["id"] = id;
            if (nested_deeper(message))
                throw Error(
                    fmt::format("a message has at most {} levels of brackets", most_json_levels));
            throw Error("a message is a JSON object with 'id' and 'do'");
        }
        if (json.contains("id") && is_id(json["id"])) out["id"] = json["id"];
        const auto what = text_of(json, "do");
        if (measure(what, json, answer) || make_files(what, json, answer)) return;
        if (what == "keep") return keep(json, answer);
        const Ordered result = carry_out(client, what, json);
        out["ok"] = true;
        for (const auto& [key, value] : result.items()) out[key] = value;
    } catch (const Refused& e) {
        out["error"] = e.what();
        out["problems"] = problems_of(e.problems);
    } catch (const std::exception& e) {
        out["error"] = e.what();
    }
    note_facts();
    answer(dumped(out));
}

Ordered Commands::hello() {
    Ordered out = state();
    out.erase("event");
    const Ordered state_now = out;
    out["state"] = state_now;
    const Ordered recipe = session_.recipe_event();
    for (const char* key : {"text", "structure", "problems", "warnings"}) out[key] = recipe[key];
    out["history"] = session_.history_json();
    out["view"] = session_.project().view;
    out["remarks"] = session_.project().remarks;
    return out;
}

Ordered Commands::carry_out(std::uint64_t client, const std::string& what, const Json& message) {
    LiveRun& live = session_.live();
    const std::string note = text_of(message, "what", std::string());
    if (note.size() > most_note_bytes)
        throw Error(fmt::format("'what' has more than {} letters", most_note_bytes));
    if (what == "hello") return hello();
    if (what == "look") {
        Look look;
        look.fields = names_of(message, "fields");
        look.slow = names_of(message, "slow");
        look.detail = static_cast<std::int64_t>(number_of(message, "detail", 16, 8192, 1024.0));
        look.rate = number_of(message, "rate", 0.1, 120, 30.0);
        board_.look(client, std::move(look));
        live.show_standing();
    } else if (what == "run") {
        live.run();
    } else if (what == "pause") {
        live.pause();
    } else if (what == "step") {
        live.step(static_cast<std::int64_t>(number_of(message, "n", 1, 1e9, 1.0)));
    } else if (what == "seek") {
        live.seek(static_cast<std::int64_t>(number_of(message, "tick", 0, 1e15)));
    } else if (what == "speed") {
        live.speed(number_of(message, "steps_per_second", 0, 1e6));
    } else if (what == "text") {
        session_.set_text(text_of(message, "text"), note);
    } else if (what == "edit") {
        session_.edit(edits_of(message.value("edits", Json())), note,
                      toggle_of(message, "from_now", false));
    } else if (what == "undo") {
        session_.undo();
    } else if (what == "redo") {
        session_.redo();
    } else if (what == "stroke") {
        return stroke(message);
    } else if (what == "act") {
        return act(message);
    } else if (what == "branch") {
        session_.branch(text_of(message, "name"));
    } else if (what == "switch") {
        session_.switch_to(text_of(message, "name"));
    } else if (what == "drop_branch") {
        session_.drop_branch(text_of(message, "name"));
    } else if (what == "view") {
        set_view(message.value("view", Json()));
    } else if (what == "load_example") {
        return load_example(message);
    } else if (what == "open") {
        return open(message);
    } else if (what == "charts") {
        return {{"points", charts_.all()}};
    } else if (what == "history") {
        return {{"history", session_.history_json()}};
    } else if (what == "edition") {
        return session_.edition_json(
            static_cast<std::int64_t>(number_of(message, "edition", 1, 1e15)));
    } else if (what == "cancel") {
        cancel_jobs();
    } else {
        throw Error(fmt::format("the studio cannot do '{}'", what.substr(0, 60)));
    }
    return Ordered::object();
}

void Commands::set_view(Json view) {
    const std::size_t bytes = dumped(view).size();
    if (bytes > most_view_bytes)
        throw Error(fmt::format("a view of {} bytes is more than the {} that are kept", bytes,
                                most_view_bytes));
    session_.project().view = std::move(view);
    session_.project().save();
}

Ordered Commands::stroke(const Json& message) {
    Ordered table = {{"op", "brush"}};
    for (const auto& [key, value] : message.items())
        if (key != "id" && key != "do" && key != "what" && key != "op" && key != "answered" &&
            !value.is_null())
            table[key] = value;
    session_.happen(table, text_of(message, "what", "brush " + text_of(message, "mode", "raise")),
                    toggle_of(message, "answered", false) && !table.contains("into"));
    return Ordered::object();
}

Ordered Commands::act(const Json& message) {
    const auto name = text_of(message, "op");
    const OperatorRow* op = registry_.find(name);
    if (op == nullptr) throw Error(fmt::format("there is no operator '{}'", name.substr(0, 60)));
    if (op->kind == OperatorKind::container) throw Error("this cannot happen at one moment");
    Ordered table = {{"op", name}};
    // A name of its own keeps its random numbers whatever is put before it later.
    table["label"] = fmt::format("{}_hand_{}", name, session_.project().history.newest() + 1);
    if (message.contains("params") && message["params"].is_object())
        for (const auto& [key, value] : message["params"].items())
            if (!value.is_null()) table[key] = value;
    for (const char* key : {"x", "y"})
        if (op->find_param(key) != nullptr && message.contains(key))
            table[key] = number_of(message, key, -1e9, 1e9);
    // Made ground joins what is there unless somebody says otherwise.
    if (op->kind == OperatorKind::generator && !table.contains("blend")) table["blend"] = "add";
    session_.happen(table, text_of(message, "what", name));
    return {{"label", table["label"]}};
}

Ordered Commands::load_example(const Json& message) {
    const auto name = text_of(message, "name");
    for (const Example& example : examples()) {
        if (example.name != name) continue;
        const std::string text(example.text);
        place_example_files(text, session_.project().folder());
        session_.start_anew(text, "example " + name);
        return Ordered::object();
    }
    throw Error(fmt::format("there is no example '{}'", name.substr(0, 60)));
}

Ordered Commands::open(const Json& message) {
    const auto name = text_of(message, "file");
    const auto file = inside(session_.project().folder(), name);
    std::error_code code;
    if (!file || !may_upload(*file) || !fs::is_regular_file(*file, code))
        throw Error("there is no such file in this project");
    const std::string text =
        file->extension() == ".toml" ? read_file(*file, 1 << 20) : recipe_for_map(*file, name);
    session_.start_anew(text, "opened " + name);
    return Ordered::object();
}

}  // namespace cuesta::studio
