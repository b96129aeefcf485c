// SPDX-License-Identifier: Apache-2.0
#include "cuesta/plugin/load_plugin.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>

#include "cuesta/base/error.h"
#include "cuesta/io/limits.h"
#include "cuesta/plugin/plugin_operator.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

constexpr const char* entry_name = "cuesta_plugin_entry";
constexpr auto patience = std::chrono::seconds(20);

Error refused(const fs::path& file, std::string_view why) {
    return Error(fmt::format("cannot load the plugin {}: {}", file.string(), why));
}

// Opens the library and asks for its table; a sentence if that fails.
std::string open_plugin(const fs::path& file, const cuesta_plugin*& plugin) {
    void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        const char* why = dlerror();
        return why != nullptr ? why : "the system does not say why";
    }
    const auto entry = reinterpret_cast<cuesta_plugin_entry_function>(dlsym(library, entry_name));
    if (entry == nullptr)
        return fmt::format("it has no function {}, so it is no plugin of Cuesta", entry_name);
    plugin = entry();
    if (plugin == nullptr) return fmt::format("{} gives nothing", entry_name);
    return problem_of(*plugin);
}

// What a child says that loads the library; empty if all is well.
std::string try_in_child(const fs::path& file) {
    int ends[2];
    if (pipe(ends) != 0) return fmt::format("no pipe: {}", std::strerror(errno));
    const pid_t child = fork();
    if (child < 0) {
        close(ends[0]), close(ends[1]);
        return fmt::format("no second process: {}", std::strerror(errno));
    }
    if (child == 0) {
        close(ends[0]);
        for (const int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGINT, SIGTERM})
            std::signal(number, SIG_DFL);
        const cuesta_plugin* plugin = nullptr;
        std::string answer = open_plugin(file, plugin);
        answer.push_back('\0');  // came to the end
        for (std::size_t sent = 0; sent < answer.size();) {
            const ssize_t n = write(ends[1], answer.data() + sent, answer.size() - sent);
            if (n <= 0) break;
            sent += static_cast<std::size_t>(n);
        }
        _exit(0);
    }
    close(ends[1]);
    std::string answer;
    bool late = false;
    const auto until = std::chrono::steady_clock::now() + patience;
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            until - std::chrono::steady_clock::now());
        pollfd wait{ends[0], POLLIN, 0};
        const int ready = poll(&wait, 1, std::max(0, static_cast<int>(left.count())));
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) {
            late = true;
            kill(child, SIGKILL);
            break;
        }
        char piece[512];
        const ssize_t n = read(ends[0], piece, sizeof piece);
        if (n <= 0) break;
        answer.append(piece, static_cast<std::size_t>(n));
    }
    close(ends[0]);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (late)
        return fmt::format("it was not ready after {} s",
                           std::chrono::duration_cast<std::chrono::seconds>(patience).count());
    if (!answer.empty() && answer.back() == '\0') return answer.substr(0, answer.size() - 1);
    if (WIFSIGNALED(status))
        return fmt::format("it crashes while it is loaded ({})", strsignal(WTERMSIG(status)));
    return fmt::format("it ends the program while it is loaded (code {})", WEXITSTATUS(status));
}

}  // namespace

LoadedPlugin load_plugin(const fs::path& file, Registry& registry) {
    std::error_code error;
    // A bare name would be looked for among the system's libraries.
    const fs::path path = fs::absolute(file, error);
    if (!fs::is_regular_file(path, error)) throw refused(file, "there is no such file");
    if (const std::string wrong = try_in_child(path); !wrong.empty()) throw refused(file, wrong);
    const cuesta_plugin* plugin = nullptr;
    if (const std::string wrong = open_plugin(path, plugin); !wrong.empty())
        throw refused(file, wrong);
    std::vector<OperatorRow> rows = operators_of(*plugin);
    for (const OperatorRow& row : rows)
        if (const OperatorRow* other = registry.find(row.name))
            throw refused(file,
                          fmt::format("its operator {} has the name of one {}", row.name,
                                      other->origin.empty() ? std::string("of Cuesta")
                                                            : "of the plugin " + other->origin));
    LoadedPlugin loaded{path,
                        plugin->name,
                        plugin->version == nullptr ? "" : plugin->version,
                        plugin->sentence == nullptr ? "" : plugin->sentence,
                        sha256_of_file(path),
                        {}};
    for (OperatorRow& row : rows) {
        row.origin_sha256 = loaded.sha256;
        loaded.operators.push_back(row.name);
        registry.add(std::move(row));
    }
    return loaded;
}

}  // namespace cuesta
