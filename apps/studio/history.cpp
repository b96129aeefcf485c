// SPDX-License-Identifier: Apache-2.0
#include "history.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <fstream>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "json_text.h"

namespace cuesta::studio {
namespace {

constexpr std::uintmax_t largest_journal = 64 << 20;
constexpr std::size_t kept_editions = 1000;

std::string now_text() {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

std::string line_of(const Edition& edition) {
    return Json{{"n", edition.number},
                {"after", edition.after},
                {"at", edition.at},
                {"what", edition.what},
                {"text", edition.text}}
               .dump() +
           "\n";
}

}  // namespace

History::History(std::filesystem::path file) : file_(std::move(file)) {
    std::error_code code;
    const std::uintmax_t bytes = std::filesystem::file_size(file_, code);
    bool torn = false;
    if (!code) {
        std::ifstream in(file_, std::ios::binary);
        std::string line;
        while (std::getline(in, line)) {
            const Json json = shallow_json(line);
            torn = in.eof();  // the last line has no end: a kill came while it was written
            if (torn || !json.is_object() || !json.contains("n") || !json.contains("text"))
                continue;
            try {
                Edition edition{json.at("n").get<std::int64_t>(),
                                json.value("after", std::int64_t{0}), json.value("at", ""),
                                json.value("what", ""), json.at("text").get<std::string>()};
                editions_[edition.number] = std::move(edition);
            } catch (const Json::Exception&) {
                continue;
            }
        }
    }
    if (torn || (!code && bytes > largest_journal)) compact();
    descriptor_ = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (descriptor_ < 0)
        throw Error(fmt::format("cannot write {}: {}", file_.string(), std::strerror(errno)),
                    "Choose another folder with --project");
}

History::~History() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void History::compact() {
    while (editions_.size() > kept_editions) editions_.erase(editions_.begin());
    std::string text;
    for (const auto& [number, edition] : editions_) text += line_of(edition);
    write_file_atomically(file_, text);
}

void History::append(const Edition& edition) {
    const std::string line = line_of(edition);
    std::size_t written = 0;
    while (written < line.size()) {
        const ssize_t bytes = ::write(descriptor_, line.data() + written, line.size() - written);
        if (bytes < 0 && errno == EINTR) continue;
        if (bytes <= 0) {
            // Half a line must not swallow the next one.
            const std::string reason = std::strerror(errno);
            if (written > 0 && ::write(descriptor_, "\n", 1) < 0) errno = 0;
            throw Error(fmt::format("cannot write {}: {}", file_.string(), reason),
                        "Free some space; the text is as it was");
        }
        written += static_cast<std::size_t>(bytes);
    }
    if (::fdatasync(descriptor_) != 0)
        throw Error(fmt::format("cannot write {}: {}", file_.string(), std::strerror(errno)));
}

std::int64_t History::add(std::int64_t after, const std::string& what, const std::string& text) {
    Edition edition{newest() + 1, after, now_text(), what, text};
    append(edition);
    const std::int64_t number = edition.number;
    editions_[number] = std::move(edition);
    return number;
}

void History::amend(const std::string& what, const std::string& text) {
    Edition edition = editions_.at(newest());
    edition.what = what, edition.text = text, edition.at = now_text();
    append(edition);
    editions_[edition.number] = std::move(edition);
}

const Edition* History::find(std::int64_t number) const {
    const auto at = editions_.find(number);
    return at == editions_.end() ? nullptr : &at->second;
}

std::vector<const Edition*> History::way_back(std::int64_t head, std::size_t most) const {
    std::vector<const Edition*> way;
    for (const Edition* at = find(head); at != nullptr && way.size() < most;
         at = at->after < at->number ? find(at->after) : nullptr)
        way.push_back(at);
    return way;
}

}  // namespace cuesta::studio
