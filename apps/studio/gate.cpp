// SPDX-License-Identifier: Apache-2.0
#include "gate.h"

#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <array>

#include "cuesta/base/error.h"
#include "cuesta/base/lower_case.h"
#include "cuesta/base/sha256.h"
#include "cuesta/base/text.h"
#include "cuesta/io/format.h"
#include "cuesta/io/geojson.h"
#include "cuesta/io/gplates.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_target_bytes = 8192;

// Besides the height maps that `formats()` can write and read.
constexpr std::array<std::string_view, 7> downloads = {
    ".toml", ".json", geojson_ending, gpml_ending, rotation_ending, ".mp4", ".webm"};
constexpr std::array<std::string_view, 2> uploads = {".toml", ".json"};

bool is_listed(std::span<const std::string_view> endings, const fs::path& file) {
    return std::find(endings.begin(), endings.end(), small_ending(file)) != endings.end();
}

int digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            if (i + 2 >= text.size()) return std::nullopt;
            const int high = digit(text[i + 1]), low = digit(text[i + 2]);
            if (high < 0 || low < 0) return std::nullopt;
            c = static_cast<char>(high * 16 + low);
            i += 2;
        }
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return std::nullopt;
        out.push_back(c);
    }
    return out;
}

bool plain_part(const std::string& part) {
    return !part.empty() && part.front() != '.' && part.size() <= 255 &&
           part.find_first_of("\\:") == std::string::npos &&
           std::none_of(part.begin(), part.end(),
                        [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

}  // namespace

std::vector<std::string> accepted_hosts(std::span<const std::string> addresses, int port) {
    std::vector<std::string> names = {"localhost", "127.0.0.1", "[::1]"};
    for (const std::string& address : addresses) {
        const bool v6 = address.find(':') != std::string::npos;
        names.push_back(v6 ? fmt::format("[{}]", address) : address);
    }
    std::vector<std::string> hosts;
    for (const std::string& name : names) {
        hosts.push_back(fmt::format("{}:{}", name, port));
        if (port == 80) hosts.push_back(name);
    }
    return hosts;
}

bool host_allowed(std::span<const std::string> accepted, std::span<const std::string> given) {
    return given.size() == 1 &&
           std::find(accepted.begin(), accepted.end(), given.front()) != accepted.end();
}

bool origin_allowed(std::span<const std::string> accepted, std::span<const std::string> given) {
    if (given.empty()) return true;
    if (given.size() > 1) return false;
    return std::any_of(accepted.begin(), accepted.end(),
                       [&](const std::string& host) { return given.front() == "http://" + host; });
}

std::string new_token() {
    std::array<unsigned char, 32> bytes{};
    std::size_t have = 0;
    while (have < bytes.size()) {
        const ssize_t got = ::getrandom(bytes.data() + have, bytes.size() - have, 0);
        if (got <= 0) throw Error("the operating system gives no random numbers");
        have += static_cast<std::size_t>(got);
    }
    std::string token;
    for (const unsigned char byte : bytes) token += fmt::format("{:02x}", byte);
    return token;
}

bool token_matches(std::string_view expected, std::string_view given) {
    if (expected.empty() || given.size() != expected.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
        difference |= static_cast<unsigned char>(expected[i]) ^
                      static_cast<unsigned>(static_cast<unsigned char>(given[i]));
    return difference == 0;
}

std::string reading_pass(std::string_view token) {
    return sha256_hex(fmt::format("cuesta may read {}", token));
}

std::string pass_name(int port) {
    return fmt::format("cuesta_{}", port);
}

std::string cookie_of(std::string_view header, std::string_view name) {
    for (std::string pair : split(std::string(header), ';')) {
        pair.erase(0, pair.find_first_not_of(" \t"));
        const auto equals = pair.find('=');
        if (equals != std::string::npos && pair.substr(0, equals) == name)
            return pair.substr(equals + 1);
    }
    return {};
}

std::string token_of_protocols(std::string_view list) {
    constexpr std::string_view mark = "token.";
    for (std::string word : split(std::string(list), ',')) {
        word.erase(0, word.find_first_not_of(" \t"));
        word.erase(word.find_last_not_of(" \t") + 1);
        if (word.starts_with(mark)) return word.substr(mark.size());
    }
    return {};
}

std::string Target::value(std::string_view key) const {
    for (const std::string& pair : split(query, '&')) {
        const auto equals = pair.find('=');
        if (equals == std::string::npos || pair.substr(0, equals) != key) continue;
        return unescaped(std::string_view(pair).substr(equals + 1)).value_or("");
    }
    return {};
}

std::optional<Target> read_target(std::string_view raw) {
    if (raw.empty() || raw.front() != '/' || raw.size() > most_target_bytes) return std::nullopt;
    const auto mark = raw.find('?');
    Target target;
    auto path = unescaped(raw.substr(0, mark));
    if (!path) return std::nullopt;
    target.path = std::move(*path);
    if (mark != std::string_view::npos) {
        if (!unescaped(raw.substr(mark + 1))) return std::nullopt;
        target.query = std::string(raw.substr(mark + 1));
    }
    return target;
}

std::optional<fs::path> inside(const fs::path& root, std::string_view name) {
    if (name.empty() || name.size() > 4096) return std::nullopt;
    for (const std::string& part : split(std::string(name), '/'))
        if (!plain_part(part)) return std::nullopt;
    std::error_code code;
    const fs::path top = fs::weakly_canonical(root, code);
    if (code) return std::nullopt;
    const fs::path file = fs::weakly_canonical(top / name, code);
    if (code) return std::nullopt;
    const auto [at, rest] = std::mismatch(top.begin(), top.end(), file.begin(), file.end());
    if (at != top.end() || rest == file.end()) return std::nullopt;
    return file;
}

bool may_download(const fs::path& file) {
    const FormatInfo* format = find_format(file);
    return is_listed(downloads, file) || (format != nullptr && format->can_write());
}

bool may_upload(const fs::path& file) {
    const FormatInfo* format = find_format(file);
    return is_listed(uploads, file) || (format != nullptr && format->can_read());
}

std::string map_endings() {
    const std::vector<std::string> endings = endings_to_read();
    std::string text;
    for (const std::string& ending : endings)
        text += fmt::format("{}{}",
                            text.empty()               ? ""
                            : ending == endings.back() ? " and "
                                                       : ", ",
                            ending);
    return text;
}

bool is_loopback(std::string_view address) {
    return address == "localhost" || address == "::1" || address.starts_with("127.");
}

}  // namespace cuesta::studio
