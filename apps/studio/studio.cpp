// SPDX-License-Identifier: Apache-2.0
#include "studio.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <signal.h>

#include <future>
#include <mutex>

#include "commands.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/base/text.h"
#include "embedded.h"
#include "gate.h"
#include "json_text.h"
#include "readings.h"
#include "routes.h"
#include "session.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

// What a studio starts from.
struct Opening {
    std::string text, name, what;
    fs::path file;    // a height map to take along; empty if none
    fs::path beside;  // where the files of a recipe lie
};

Opening opening_of(const fs::path& given) {
    if (given.empty()) {
        for (const Example& example : examples())
            if (example.name == "quickstart")
                return {std::string(example.text), example.name, "the quickstart", {}, {}};
        throw Error("the program was built without its examples", "Name a recipe");
    }
    std::error_code code;
    if (!fs::is_regular_file(given, code))
        throw UsageError(fmt::format("there is no file {}", given.string()));
    if (given.extension() == ".toml")
        return {read_file(given, 1 << 20),
                given.stem().string(),
                "opened " + given.filename().string(),
                {},
                given.parent_path()};
    const std::string name = given.filename().string();
    if (find_bad_utf8(name))
        throw UsageError("the name of the file is not UTF-8 text. Rename it and try again");
    return {
        recipe_for_map(given, "files/" + name), given.stem().string(), "opened " + name, given, {}};
}

// Files that a recipe reads come along, under the same names.
void bring_files(const Registry& registry, const Opening& opening, const fs::path& project) {
    if (!opening.file.empty()) {
        const fs::path target = project / "files" / opening.file.filename();
        fs::create_directories(target.parent_path());
        if (!fs::exists(target)) fs::copy_file(opening.file, target);
        const fs::path sidecar = opening.file.string() + ".json";
        if (fs::exists(sidecar) && !fs::exists(target.string() + ".json"))
            fs::copy_file(sidecar, target.string() + ".json");
        return;
    }
    if (opening.beside.empty() && opening.what == "the quickstart") return;
    const CheckedText checked = check_text(registry, opening.text, opening.beside / "recipe.toml");
    if (!checked.plan) return;  // refused with its problems in a moment
    for (const auto& [name, index] : checked.plan->input_index) {
        const auto target = inside(project, name);
        const fs::path& source = checked.plan->inputs[static_cast<std::size_t>(index)];
        std::error_code code;
        if (!target || fs::exists(*target, code) || !fs::exists(source, code)) continue;
        fs::create_directories(target->parent_path());
        fs::copy_file(source, *target);
        if (fs::exists(source.string() + ".json", code))
            fs::copy_file(source.string() + ".json", target->string() + ".json", code);
    }
}

// The addresses of this machine, for a server that listens on all of them.
std::vector<std::string> own_addresses() {
    std::vector<std::string> list;
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) return list;
    for (const ifaddrs* at = first; at != nullptr; at = at->ifa_next) {
        char text[INET6_ADDRSTRLEN] = {};
        if (at->ifa_addr == nullptr) continue;
        const void* address = nullptr;
        if (at->ifa_addr->sa_family == AF_INET)
            address = &reinterpret_cast<const sockaddr_in*>(at->ifa_addr)->sin_addr;
        else if (at->ifa_addr->sa_family == AF_INET6)
            address = &reinterpret_cast<const sockaddr_in6*>(at->ifa_addr)->sin6_addr;
        if (address != nullptr &&
            ::inet_ntop(at->ifa_addr->sa_family, address, text, sizeof text) != nullptr)
            list.emplace_back(text);
    }
    ::freeifaddrs(first);
    return list;
}

}  // namespace

struct Studio::Body final : Handler {
    Body(const Registry& registry_in, StudioOptions options) : registry(registry_in) {
        ::signal(SIGPIPE, SIG_IGN);
        const Opening opening = opening_of(options.given);
        auto project = std::make_unique<Project>(
            options.project.empty() ? fs::path("studio") / folder_name(opening.name)
                                    : options.project);
        folder = project->folder();
        for (const std::string& remark : project->remarks) options.warn(remark);
        ServerOptions& net = options.server;
        const bool loopback = is_loopback(net.address);
        // An open page finds its server again after a restart; from other machines nobody does.
        if (!loopback || project->token.size() != 64) project->token = new_token();
        net.token = project->token;
        if (!loopback) {
            net.names = net.address == "0.0.0.0" || net.address == "::"
                            ? own_addresses()
                            : std::vector<std::string>{net.address};
        }
        server = std::make_unique<Server>(net, *this);  // or there is nothing to begin
        if (!loopback)
            options.warn(fmt::format(
                "the studio listens on {}: others on this network can reach it, and whoever has "
                "the address with its token can use it. Nothing is encrypted",
                net.address));
        bring_files(registry, opening, folder);
        LiveHooks hooks;
        hooks.say = [this](const char* kind, const std::string& sentence) {
            tell({{"event", kind}, {"sentence", sentence}});
        };
        hooks.measure = [this](Run& run, double rate) {
            Json point = chart_point(run, rate);
            charts->add(run, point);
            point["event"] = "chart";
            tell_latest("chart", point.dump());
        };
        hooks.adopted = [this](const Run& run) {
            if (charts->show(run)) tell_latest("charts", R"({"event":"charts"})");
        };
        charts = std::make_unique<ChartHistory>(folder / "charts.jsonl");
        session = std::make_unique<Session>(registry, std::move(project), frames, std::move(hooks),
                                            [this](const Json& event) { tell(event); });
        const bool continued = options.given.empty() && !session->project().text().empty();
        session->start(continued ? std::string() : opening.text, opening.what);
        commands = std::make_unique<Commands>(registry, *session, frames, *charts,
                                              [this](const Json& event) { tell(event); });
        routes = std::make_unique<Routes>(registry, folder, net.limits,
                                          [this] { return commands->text(); });
        server->start();
        ready = true;
    }

    // Handler: on the network's thread.
    void request(HttpRequest request, Reply reply) override {
        if (auto answer = routes->quick(request)) return reply(std::move(*answer));
        if (!pictures.give([this, request, reply] { reply(routes->slow(request)); }))
            reply(HttpAnswer::error(503, "too many requests wait already"));
    }
    UploadPlace upload_place(const HttpRequest& request) override {
        return routes->upload_place(request);
    }
    void opened(const std::shared_ptr<Line>& line) override {
        frames.enter(line->id());
        line->send_latest("state", commands->state().dump());
        const std::lock_guard lock(lines_guard);
        lines[line->id()] = line;
    }
    void message(const std::shared_ptr<Line>& line, std::string text) override {
        const auto answer = [line](std::string out) { line->send(std::move(out)); };
        const auto given = std::make_shared<const std::string>(std::move(text));
        if (desk.give(
                [this, id = line->id(), given, answer] { commands->take(id, *given, answer); }))
            return;
        Json out;
        if (const Json id = id_in(*given); !id.is_null()) out["id"] = id;
        out["error"] = "too many messages wait already. Try again in a moment";
        answer(out.dump());
    }
    void closed(std::uint64_t id) override {
        frames.leave(id);
        const std::lock_guard lock(lines_guard);
        lines.erase(id);
    }
    std::string next_frame(std::uint64_t id) override { return frames.next(id); }
    void frame_sent(std::uint64_t id) override { frames.sent(id); }
    void tenth_of_a_second() override {
        const std::uint64_t now = commands->changes();
        if (now != told) {
            told = now;
            tell_latest("state", commands->state().dump());
        }
        // Where one is, on disk every two seconds.
        if (++tenths % 20 == 0) desk.give([this] { save_place(); });
    }

    void save_place() {
        try {
            session->save_place();
        } catch (const std::exception& e) {
            tell({{"event", "warning"}, {"sentence", e.what()}});
        }
    }

    void tell(const Json& event) {
        const std::string text = event.dump();
        const std::lock_guard lock(lines_guard);
        for (const auto& [id, line] : lines) line->send(text);
    }
    void tell_latest(const std::string& kind, const std::string& text) {
        const std::lock_guard lock(lines_guard);
        for (const auto& [id, line] : lines) line->send_latest(kind, text);
    }

    bool stop(std::chrono::milliseconds patience) {
        if (stopped) return true;
        stopped = true;
        server->stop();
        {
            const std::lock_guard lock(lines_guard);
            lines.clear();
        }
        const auto rest = std::make_shared<std::packaged_task<void()>>([this] {
            session->live().begin_to_stop();  // so that nobody below waits for a step
            commands->stop();
            desk.stop();
            pictures.stop();
            session->stop();
        });
        std::future<void> done = rest->get_future();
        std::thread thread([rest] { (*rest)(); });
        if (done.wait_for(patience) == std::future_status::timeout) {
            thread.detach();  // the program ends now; all that counts is on disk
            return false;
        }
        thread.join();
        return true;
    }

    const Registry& registry;
    fs::path folder;
    std::atomic<bool> ready = false;
    FramePublisher frames{[this] {
        if (ready) server->poke();
    }};
    std::unique_ptr<ChartHistory> charts;
    std::mutex lines_guard;
    std::map<std::uint64_t, std::shared_ptr<Line>> lines;
    std::uint64_t told = 0, tenths = 0;
    bool stopped = false;
    std::unique_ptr<Session> session;
    std::unique_ptr<Commands> commands;
    std::unique_ptr<Routes> routes;
    std::unique_ptr<Server> server;
    Worker desk{256}, pictures{64};
};

Studio::Studio(const Registry& registry, StudioOptions options)
    : body_(std::make_shared<Body>(registry, std::move(options))) {}

Studio::~Studio() {
    body_->stop(std::chrono::hours(1));
}

std::string Studio::address() const {
    const ServerOptions& options = body_->server->options();
    const bool v6 = options.address.find(':') != std::string::npos;
    const std::string host = options.address == "0.0.0.0" || options.address == "::" ? "127.0.0.1"
                             : v6 ? fmt::format("[{}]", options.address)
                                  : options.address;
    return fmt::format("http://{}:{}/#token={}", host, options.port, options.token);
}

fs::path Studio::project() const {
    return body_->folder;
}

ServerFigures Studio::figures() const {
    return body_->server->figures();
}

bool Studio::stop(std::chrono::milliseconds patience) {
    return body_->stop(patience);
}

}  // namespace cuesta::studio
