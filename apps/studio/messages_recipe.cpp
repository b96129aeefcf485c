// SPDX-License-Identifier: Apache-2.0
// Messages that change the recipe: texts, edits, hands on the ground, branches, other recipes.
#include <fmt/format.h>

#include "commands.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "embedded.h"
#include "gate.h"
#include "message.h"
#include "routes.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_note = 500, most_name = 200, most_path = 1000;

ArgumentRow note() {
    return text("what", most_note, "What the history calls it.").or_else("");
}
ArgumentRow branch_name() {
    return text("name", most_name, "Letters, digits, - and _.");
}

Json set_text(Commands& desk, const Call& call) {
    desk.session().set_text(call.text("text"), call.text("what"));
    return Json::object();
}

Json edit(Commands& desk, const Call& call) {
    desk.session().edit(edits_of(call.json("edits")), call.text("what"), call.toggle("from_now"));
    return Json::object();
}

Json undo(Commands& desk, const Call&) {
    desk.session().undo();
    return Json::object();
}

Json redo(Commands& desk, const Call&) {
    desk.session().redo();
    return Json::object();
}

Json history(Commands& desk, const Call&) {
    return {{"history", desk.session().history_json()}};
}

Json edition(Commands& desk, const Call& call) {
    return desk.session().edition_json(call.whole("edition"));
}

Json stroke(Commands& desk, const Call& call) {
    Json table = {{"op", "brush"}};
    for (const auto& [key, value] : call.all().items())
        if (key != "id" && key != "do" && key != "what" && key != "op" && key != "answered" &&
            !value.is_null())
            table[key] = value;
    const std::string note = call.text("what");
    desk.session().happen(table, note.empty() ? "brush " + call.text("mode") : note,
                          call.toggle("answered") && !table.contains("into"));
    return Json::object();
}

Json act(Commands& desk, const Call& call) {
    const std::string name = call.text("op");
    const OperatorRow* op = desk.registry().find(name);
    if (op == nullptr) throw Error(fmt::format("there is no operator '{}'", name.substr(0, 60)));
    if (op->kind == OperatorKind::container) throw Error("this cannot happen at one moment");
    Json table = {{"op", name}};
    // A name of its own keeps its random numbers whatever is put before it later.
    table["label"] = fmt::format("{}_hand_{}", name, desk.session().project().history.newest() + 1);
    if (call.has("params"))
        for (const auto& [key, value] : call.json("params").items())
            if (!value.is_null()) table[key] = value;
    for (const char* key : {"x", "y"})
        if (op->find_param(key) != nullptr && call.has(key)) table[key] = call.number(key);
    // Made ground joins what is there unless somebody says otherwise.
    if (op->kind == OperatorKind::generator && !table.contains("blend")) table["blend"] = "add";
    const std::string note = call.text("what");
    desk.session().happen(table, note.empty() ? name : note);
    return {{"label", table["label"]}};
}

Json branch(Commands& desk, const Call& call) {
    desk.session().branch(call.text("name"));
    return Json::object();
}

Json switch_branch(Commands& desk, const Call& call) {
    desk.session().switch_to(call.text("name"));
    return Json::object();
}

Json drop_branch(Commands& desk, const Call& call) {
    desk.session().drop_branch(call.text("name"));
    return Json::object();
}

Json load_example(Commands& desk, const Call& call) {
    const std::string name = call.text("name");
    for (const Example& example : examples()) {
        if (example.name != name) continue;
        const std::string text(example.text);
        place_example_files(text, desk.session().project().folder());
        desk.session().start_anew(text, "example " + name);
        return Json::object();
    }
    throw Error(fmt::format("there is no example '{}'", name.substr(0, 60)));
}

Json open(Commands& desk, const Call& call) {
    const std::string name = call.text("file");
    const auto file = inside(desk.session().project().folder(), name);
    std::error_code code;
    if (!file || !may_upload(*file) || !fs::is_regular_file(*file, code))
        throw Error("there is no such file in this project");
    const std::string text =
        file->extension() == ".toml" ? read_file(*file, 1 << 20) : recipe_for_map(*file, name);
    desk.session().start_anew(text, "opened " + name);
    return Json::object();
}

}  // namespace

std::vector<MessageRow> recipe_messages() {
    return {
        {"text",
         "Replaces the recipe; with problems it is refused and the old run stays.",
         {text("text", most_recipe_bytes, "The recipe."), note()},
         "Done",
         set_text},
        {"edit",
         "Changes the recipe by structure; the same `what` within 1.5 s makes one edition.",
         {list("edits", "Edit[]", 10000, "As in recipe/edit.h; a value is TOML text or JSON."),
          note(), toggle("from_now", "As an event of this step of a process that is at work.")},
         "Done",
         edit},
        {"undo", "Goes back by one edition.", {}, "Done", undo},
        {"redo", "Goes on to the edition that was undone.", {}, "Done", redo},
        {"history", "Tells the editions of the branch.", {}, "HistoryAnswer", history},
        {"edition",
         "Tells a text of the history with its structure.",
         {whole("edition", 1, 1e15, "Its number.")},
         "EditionAnswer",
         edition},
        {"stroke",
         "A stroke of the brush, as an event or a stage.",
         {text("mode", most_name, "Of the brush.").or_else("raise"),
          toggle("answered", "What wears the land works on it."), note()},
         "Done",
         stroke,
         "parameters of the operator `brush`; `path` in shares of the extent"},
        {"act",
         "A landform at a place, as an event or a stage; added to the ground unless `blend` says "
         "otherwise.",
         {text("op", most_name, "An operator."),
          table("params", "Record<string, unknown>", "Its parameters.").or_nothing(),
          number("x", -1e9, 1e9, "As the operator counts: shares of the extent or m.").or_nothing(),
          number("y", -1e9, 1e9, "As x.").or_nothing(), note()},
         "ActAnswer",
         act},
        {"branch", "Begins a branch here.", {branch_name()}, "Done", branch},
        {"switch", "Goes to another branch.", {branch_name()}, "Done", switch_branch},
        {"drop_branch", "Forgets a branch.", {branch_name()}, "Done", drop_branch},
        {"load_example",
         "An example from its beginning, running.",
         {text("name", most_name, "Its name.")},
         "Done",
         load_example},
        {"open",
         "A recipe or a height map of the project from its beginning, running.",
         {text("file", most_path, "Its path in the project.")},
         "Done",
         open},
    };
}

}  // namespace cuesta::studio
