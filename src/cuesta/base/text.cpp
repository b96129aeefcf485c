// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace cuesta {

std::size_t edit_distance(std::string_view a, std::string_view b) {
    // Three rows of the usual table; the oldest is needed for swapped neighbours.
    std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0u : 1u)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(now);
    }
    return last[b.size()];
}

std::optional<std::string> nearest_name(std::string_view word, std::span<const std::string> known) {
    if (word.empty() || word.size() > 64) return std::nullopt;
    const std::size_t allowed = std::max<std::size_t>(2, word.size() / 3);
    std::optional<std::string> best;
    std::size_t best_distance = allowed + 1;
    for (const std::string& name : known) {
        if (name.empty()) continue;
        std::size_t distance = edit_distance(word, name);
        const bool prefix = word.size() >= 3 && (name.starts_with(word) || word.starts_with(name));
        if (prefix) distance = std::min(distance, allowed);
        // A word of the name: hydralic means hydraulic_erosion. Whole names come first.
        for (const std::string& part : split(name, '_'))
            if (part.size() >= 4 && part.size() < name.size())
                distance = std::min(distance, edit_distance(word, part) + 1);
        if (distance < best_distance && distance < std::max(word.size(), name.size()))
            best = name, best_distance = distance;
    }
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> known) {
    const auto name = nearest_name(word, known);
    return name ? fmt::format(" Did you mean '{}'?", *name) : "";
}

std::optional<std::size_t> find_bad_utf8(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    for (std::size_t i = 0; i < text.size();) {
        const unsigned char lead = byte(i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
        if (lead < 0xC2 || lead > 0xF4 || i + length > text.size()) return i;
        std::uint32_t point = lead & (0xFFu >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            if ((byte(i + k) & 0xC0) != 0x80) return i;
            point = point << 6 | (byte(i + k) & 0x3Fu);
        }
        const std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
        if (point < least[length] || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
            return i;
        i += length;
    }
    return std::nullopt;
}

std::string join_or(std::span<const std::string> words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

std::string format_number(double value) {
    return fmt::format("{}", value);
}

std::string trim(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1));
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.emplace_back(text.substr(0, at));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

}  // namespace cuesta
