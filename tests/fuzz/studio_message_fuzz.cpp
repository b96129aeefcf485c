// SPDX-License-Identifier: Apache-2.0
// What a page or a stranger may send to the studio. Inputs that begin with '{' are messages, one a
// line, to a session with a small land: every one must be answered, and with JSON. All others are
// lines of a request's head: target, host, origin, protocols.
//
// Texts that ask for much land or many steps are checked but not carried out: that the engine can
// be kept busy is no finding.
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <string_view>

#include "apps/studio/commands.h"
#include "apps/studio/gate.h"
#include "apps/studio/json_text.h"
#include "cuesta/base/json.h"
#include "cuesta/base/text.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/snapshot.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view land =
    "name = \"fuzz\"\nseed = 3\n[grid]\nsize = [12, 10]\nspacing = \"10 m\"\n"
    "[[stage]]\nop = \"fbm\"\nrelief = \"200 m\"\n"
    "[[stage]]\nop = \"simulate\"\nsteps = 4\n[[stage.process]]\nop = \"thermal\"\n"
    "[[output]]\nfield = \"height\"\nfile = \"height.r32\"\n";

void require(bool holds) {
    if (!holds) std::abort();
}

struct Desk {
    fs::path folder = fs::exists("/dev/shm") ? fs::path("/dev/shm") : fs::temp_directory_path();
    FramePublisher board{[] {}};
    ChartHistory charts;
    std::unique_ptr<Session> session;
    std::unique_ptr<Commands> commands;

    Desk() {
        folder /= "cuesta_fuzz_" + std::to_string(::getpid());
        fs::remove_all(folder);
        LiveHooks hooks;
        hooks.say = [](const char*, const std::string&) {};
        session = std::make_unique<Session>(builtin_registry(), std::make_unique<Project>(folder),
                                            board, hooks, [](const Json&) {});
        session->start(std::string(land), "began");
        commands = std::make_unique<Commands>(builtin_registry(), *session, board, charts,
                                              [](const Json&) {});
        board.enter(1);
    }
    ~Desk() {
        commands->stop();
        session->stop();
        commands.reset();
        session.reset();
        fs::remove_all(folder);
    }

    bool small(const std::string& text) const {
        const CheckedText checked = check_text(builtin_registry(), text, folder / "recipe.toml");
        require(checked.plan.has_value() != !checked.problems.empty());
        return !checked.plan ||
               (checked.plan->grid.cells() <= 4096 && ticks_of(*checked.plan) <= 100);
    }
    // Whether this may be carried out here.
    bool harmless(const Json& message) const {
        if (!message.is_object() || !message.contains("do") || !message["do"].is_string())
            return true;
        const std::string what = message["do"].text();
        if (what == "load_example") return false;
        // What makes files or measures the whole land takes long: only where the id says so.
        const bool slow = what == "export" || what == "picture" || what == "timelapse" ||
                          what == "realism" || what == "keep";
        if (slow && message.value("id", Json()) != Json(77)) return false;
        for (const char* key : {"size", "frames"})
            if (message.contains(key) && message[key].is_number() && message[key].number() > 100)
                return false;
        if (what == "picture" || what == "timelapse")
            if (!message.contains("size") || !message["size"].is_number()) return false;
        try {
            if (what == "text") return small(message.at("text").get<std::string>());
            if (what == "edit")
                return small(
                    edit_recipe(session->checked().text, edits_of(message.value("edits", Json()))));
        } catch (const std::exception&) {
            // Refused here as well as there.
        }
        return true;
    }
    void take(const std::string& text) {
        if (!harmless(studio::shallow_json(text))) return;
        const auto answered = std::make_shared<std::promise<std::string>>();
        commands->take(1, text,
                       [answered](std::string answer) { answered->set_value(std::move(answer)); });
        std::future<std::string> answer = answered->get_future();
        require(answer.wait_for(std::chrono::seconds(30)) == std::future_status::ready);
        const Json read = studio::shallow_json(answer.get());
        require(read.is_object() && (read.contains("ok") || read.contains("error")));
        require(commands->state().contains("tick"));
    }
};

void messages(std::string_view all) {
    builtin_registry();  // must outlive the desk
    static std::unique_ptr<Desk> desk;
    static int used = 0;
    if (!desk || ++used % 1000 == 0) {
        desk.reset();
        desk = std::make_unique<Desk>();
    }
    int count = 0;
    for (const std::string& text : split(std::string(all), '\n'))
        if (++count <= 4) desk->take(text);
    if (desk->session->checked().text != land) desk->session->set_text(std::string(land), "back");
}

void head(std::string_view all) {
    const std::vector<std::string> lines = split(std::string(all), '\n');
    static const std::vector<std::string> hosts =
        accepted_hosts(std::vector<std::string>{"192.0.2.1"}, 8765);
    static const fs::path root = fs::weakly_canonical(fs::temp_directory_path());
    for (const std::string& line : lines) {
        if (const auto target = read_target(line)) {
            require(target->path.front() == '/');
            for (const char c : target->path) require(static_cast<unsigned char>(c) >= 0x20);
            target->value("token");
            if (const auto file = inside(root, std::string_view(target->path).substr(1))) {
                require(file->string().starts_with(root.string() + "/"));
                require(file->string().find("/..") == std::string::npos);
                may_download(*file);
                may_upload(*file);
            }
        }
        if (const auto file = inside(root, line))
            require(file->string().starts_with(root.string()));
        const std::vector<std::string> given = {line};
        if (host_allowed(hosts, given)) require(line.ends_with(":8765"));
        if (origin_allowed(hosts, given)) require(line.starts_with("http://"));
        require(!token_matches("", token_of_protocols(line)));
        require(!token_matches("0123456789abcdef", line.substr(0, 15)));
    }
    if (lines.size() > 1) require(!host_allowed(hosts, lines) && !origin_allowed(hosts, lines));
}

}  // namespace
}  // namespace cuesta::studio

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    if (size > 0 && all.front() == '{')
        cuesta::studio::messages(all);
    else
        cuesta::studio::head(all);
    return 0;
}
