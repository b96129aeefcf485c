// SPDX-License-Identifier: Apache-2.0
#include "message_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "message.h"

namespace cuesta::studio {
namespace {

constexpr std::size_t line_width = 100;
constexpr std::string_view begin_mark =
    "<!-- messages: made by `./cuesta studio --messages .` from apps/studio/messages_*.cpp -->";
constexpr std::string_view end_mark = "<!-- end of messages -->";

bool may_be_left_out(const ArgumentRow& row) {
    return row.optional || row.otherwise.index() != 0;
}

std::string quoted_choices(const ArgumentRow& row) {
    std::vector<std::string> words;
    for (const std::string& word : row.choices) words.push_back(fmt::format("\"{}\"", word));
    return fmt::format("{}", fmt::join(words, " | "));
}

std::string type_of(const ArgumentRow& row) {
    switch (row.kind) {
        case ArgumentKind::number:
        case ArgumentKind::whole:
            return "number";
        case ArgumentKind::toggle:
            return "boolean";
        case ArgumentKind::text:
            return "string";
        case ArgumentKind::choice:
            return quoted_choices(row);
        case ArgumentKind::names:
            return "string[]";
        case ArgumentKind::list:
        case ArgumentKind::table:
            return row.type;
        case ArgumentKind::any:
            return "unknown";
    }
    return "unknown";
}

// What a message takes as one type, in one line if that is short enough behind `before` letters.
std::string taken_type(const MessageRow& row, std::size_t before) {
    std::vector<std::string> members;
    for (const ArgumentRow& one : row.arguments)
        members.push_back(
            fmt::format("{}{}: {}", one.name, may_be_left_out(one) ? "?" : "", type_of(one)));
    if (!row.rest.empty()) members.push_back("[parameter: string]: unknown");
    if (members.empty()) return "Nothing";
    const std::string line = fmt::format("{{ {} }}", fmt::join(members, "; "));
    if (before + line.size() + 1 <= line_width) return line;
    return fmt::format("{{\n            {};\n        }}", fmt::join(members, ";\n            "));
}

// A comment of several lines before a member.
std::string comment(const std::string& sentence) {
    constexpr std::string_view start = "    // ";
    std::string out, line(start);
    std::size_t at = 0;
    while (at < sentence.size()) {
        const std::size_t end = std::min(sentence.find(' ', at), sentence.size());
        const std::string word = sentence.substr(at, end - at);
        if (line.size() > start.size() && line.size() + 1 + word.size() > line_width) {
            out += line + '\n';
            line = start;
        }
        line += (line.size() > start.size() ? " " : "") + word;
        at = end + 1;
    }
    return out + line + '\n';
}

std::string default_text(const ArgumentRow& row) {
    if (const auto* value = std::get_if<double>(&row.otherwise)) return fmt::format("{:g}", *value);
    if (const auto* value = std::get_if<bool>(&row.otherwise)) return *value ? "true" : "false";
    if (const auto* value = std::get_if<std::string>(&row.otherwise))
        return value->empty() ? "" : *value;
    return "";
}

// "n (1 to 1e+09, else 1)"
std::string described(const ArgumentRow& row) {
    std::vector<std::string> facts;
    if (row.kind == ArgumentKind::number || row.kind == ArgumentKind::whole)
        facts.push_back(fmt::format("{:g} to {:g}", row.low, row.high));
    if (row.kind == ArgumentKind::choice)
        facts.push_back(fmt::format("{}", fmt::join(row.choices, ", ")));
    if (const std::string text = default_text(row); !text.empty())
        facts.push_back("else " + text);
    else if (may_be_left_out(row))
        facts.emplace_back("may be left out");
    std::string out = "`" + row.name + "`";
    if (!facts.empty()) out += fmt::format(" ({})", fmt::join(facts, "; "));
    std::string sentence = row.sentence;
    if (sentence.ends_with('.')) sentence.pop_back();
    return out + ": " + sentence;
}

}  // namespace

std::string messages_typescript() {
    std::set<std::string> used = {"Nothing"};
    std::string rows;
    for (const MessageRow& row : all_messages()) {
        used.insert(row.answer);
        for (const ArgumentRow& one : row.arguments)
            for (const char* name : {"Edit", "Output"})
                if (one.type.starts_with(name)) used.insert(name);
        rows += comment(row.sentence);
        rows +=
            fmt::format("    {}: {{\n        takes: {};\n        gives: {};\n    }};\n", row.name,
                        taken_type(row, std::string_view("        takes: ").size()), row.answer);
    }
    return fmt::format(
        "// SPDX-License-Identifier: Apache-2.0\n"
        "// What the page may ask and what comes back. Made by `./cuesta studio --messages .` "
        "from\n"
        "// apps/studio/messages_*.cpp, where a message is stated once; not to be edited.\n"
        "import type {{\n    {},\n}} from \"./types.ts\";\n\n"
        "export interface Messages {{\n{}}}\n",
        fmt::join(used, ",\n    "), rows);
}

std::string messages_markdown() {
    std::string out = "| do | takes | effect |\n|---|---|---|\n";
    for (const MessageRow& row : all_messages()) {
        std::vector<std::string> takes;
        for (const ArgumentRow& one : row.arguments) takes.push_back(described(one));
        if (!row.rest.empty()) takes.push_back(row.rest);
        out += fmt::format("| {} | {} | {} |\n", row.name, fmt::join(takes, "; "), row.sentence);
    }
    return out;
}

std::string with_messages(const std::string& page) {
    const std::size_t begin = page.find(begin_mark), end = page.find(end_mark);
    if (begin == std::string::npos || end == std::string::npos || end < begin)
        throw Error("the page has no marks between which the messages stand");
    return fmt::format("{}{}\n{}{}", page.substr(0, begin), begin_mark, messages_markdown(),
                       page.substr(end));
}

void write_messages(const std::filesystem::path& root) {
    const std::filesystem::path page = root / "docs/design/studio.md";
    write_file_atomically(page, with_messages(read_file(page, 1 << 20)));
    write_file_atomically(root / "web/src/api/messages.ts", messages_typescript());
}

}  // namespace cuesta::studio
