// SPDX-License-Identifier: Apache-2.0
#include "project.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "json_text.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_place_bytes = 16 << 20;  // of studio.json

fs::path created(const fs::path& folder) {
    std::error_code code;
    fs::create_directories(folder, code);
    if (code)
        throw Error(
            fmt::format("cannot create the project folder {}: {}", folder.string(), code.message()),
            "Choose another with --project");
    return fs::canonical(folder);
}

}  // namespace

std::string folder_name(const std::string& name) {
    std::string safe;
    for (const char c : name)
        safe.push_back((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                               c == '-' || c == '_'
                           ? c
                           : '_');
    return safe.empty() ? "land" : safe.substr(0, 100);
}

Project::Lock::Lock(const fs::path& given) : folder(created(given)) {
    descriptor = ::open((folder / ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0) return;
    const bool taken = descriptor >= 0 && errno == EWOULDBLOCK;
    const std::string reason = std::strerror(errno);
    if (descriptor >= 0) ::close(descriptor);
    if (taken)
        throw Error(fmt::format("another studio works in {}", folder.string()),
                    "Use its page, or choose another folder with --project");
    throw Error(fmt::format("cannot write to {}: {}", folder.string(), reason),
                "Choose another folder with --project");
}

Project::Lock::~Lock() {
    ::close(descriptor);
}

Project::Project(const fs::path& given) : lock_(given), history(lock_.folder / "history.jsonl") {
    for (const fs::path& one : {folder(), files(), exports()}) {
        fs::create_directories(one);
        remove_stale_temporaries(one);
    }
    load();
}

void Project::load_place(const fs::path& file) {
    const std::string text = read_file(file, most_place_bytes);
    if (nested_deeper(text, most_json_levels))
        throw Error(fmt::format("it has more than {} levels of brackets", most_json_levels));
    const Json json = shallow_json(text);
    if (!json.is_object()) throw Error("it is no JSON object");
    branch = json.value("branch", "main");
    source_sha256 = json.value("source_sha256", "");
    token = json.value("token", "");
    view = json.value("view", Json()).dump();
    const Json list = json.value("branches", Json::object());
    for (const auto& [name, one] : list.items())
        branches[name] = {one.value("head", std::int64_t{0}),
                          one.value("redo", std::vector<std::int64_t>{}),
                          one.value("tick", std::int64_t{0})};
}

void Project::load() {
    std::error_code code;
    const fs::path file = folder() / "studio.json";
    if (fs::exists(file, code)) {
        try {
            load_place(file);
        } catch (const std::exception& e) {
            // The history tells where one was; what cannot be read is kept for whoever can.
            branch = "main", branches.clear(), source_sha256.clear(), token.clear(), view = "null";
            const fs::path aside = folder() / "studio.damaged.json";
            fs::rename(file, aside, code);
            remarks.push_back(fmt::format(
                "studio.json could not be read ({}). It is set aside as {}: the recipe and its "
                "history are all there, names of branches and the view begin anew",
                e.what(), aside.filename().string()));
        }
    }
    // A branch whose edition is gone starts again from the newest.
    for (auto& [name, one] : branches)
        if (history.find(one.head) == nullptr) one = {history.newest(), {}, one.tick};
    Branch& now = here();
    if (now.head == 0) now.head = history.newest();
    // A kill came between the journal and studio.json: the edition counts.
    const Edition* last = history.find(history.newest());
    if (last != nullptr && last->after == now.head && last->number != now.head &&
        std::find(now.redo.begin(), now.redo.end(), last->number) == now.redo.end()) {
        bool elsewhere = false;
        for (const auto& [name, one] : branches)
            elsewhere = elsewhere || one.head == last->number ||
                        std::find(one.redo.begin(), one.redo.end(), last->number) != one.redo.end();
        if (!elsewhere) now.head = last->number, now.redo.clear();
    }
    // Only to know whether it must be written; what is larger is no text of ours.
    if (fs::file_size(recipe_path(), code) <= most_recipe_bytes && !code)
        written_text_ = read_file(recipe_path(), most_recipe_bytes);
}

std::string Project::text() const {
    const auto at = branches.find(branch);
    const Edition* edition = at == branches.end() ? nullptr : history.find(at->second.head);
    return edition == nullptr ? std::string() : edition->text;
}

void Project::save() {
    Json json = {{"branch", branch}, {"source_sha256", source_sha256}, {"token", token}};
    json["view"] = Json::parse(view);
    json["branches"] = Json::object();
    for (const auto& [name, one] : branches)
        json["branches"][name] = {{"head", one.head}, {"redo", one.redo}, {"tick", one.tick}};
    const std::string now = text();
    if (now != written_text_) {
        write_file_atomically(recipe_path(), now);
        written_text_ = now;
    }
    const fs::path file = folder() / "studio.json";
    AtomicFile target(file);
    // It holds the token: for its owner's eyes.
    fs::permissions(target.temporary(), fs::perms::owner_read | fs::perms::owner_write);
    target.write(json.dump());
    target.commit();
}

}  // namespace cuesta::studio
