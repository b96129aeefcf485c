// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/text_blocks.h"

#include <map>

namespace cuesta {
namespace {

void go_in(std::string& place, std::string_view name) {
    if (!place.empty()) place += '.';
    place += name;
}

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    std::vector<TextBlock> scan() {
        blocks_.push_back({});
        while (at_ < text_.size()) line();
        blocks_.back().end = text_.size();
        return std::move(blocks_);
    }

private:
    bool more() const { return at_ < text_.size(); }
    char here() const { return text_[at_]; }
    bool starts(std::string_view what) const { return text_.substr(at_).starts_with(what); }

    void skip_blanks() {
        while (more() && (here() == ' ' || here() == '\t' || here() == '\r')) ++at_;
    }
    void skip_line() {
        while (more() && here() != '\n') ++at_;
        if (more()) ++at_;
    }

    // One line, or the lines of one value.
    void line() {
        const std::size_t begin = at_;
        skip_blanks();
        if (!more()) return;
        if (here() == '\n') {
            ++at_;
            comments_ = at_;
        } else if (here() == '#') {
            skip_line();
        } else if (here() == '[') {
            header();
        } else {
            key(begin);
        }
    }

    void header() {
        const bool list = starts("[[");
        at_ += list ? 2 : 1;
        const std::vector<std::string> path = dotted();
        skip_line();
        const std::size_t begin = comments_;
        TextBlock block;
        std::string place, list_path;
        for (std::size_t i = 0; i < path.size(); ++i) {
            go_in(place, path[i]);
            go_in(list_path, path[i]);
            const bool last = i + 1 == path.size();
            if (last && list) ++counts_[place];
            // A list above this table means its latest entry.
            if (const auto found = counts_.find(place); found != counts_.end())
                go_in(place, std::to_string(found->second));
        }
        block.place = place;
        if (list) block.list = list_path;
        blocks_.back().end = begin;
        block.begin = begin;
        block.keys_end = at_;
        blocks_.push_back(std::move(block));
        comments_ = at_;
    }

    void key(std::size_t begin) {
        TextKey key;
        key.begin = begin;
        TextBlock& block = blocks_.back();
        key.place = block.place;
        for (const std::string& part : dotted()) go_in(key.place, part);
        while (more() && here() != '=') ++at_;
        ++at_;
        skip_blanks();
        key.value = at_;
        key.value_end = value_end();
        skip_line();
        key.end = at_;
        block.keys_end = at_;
        block.keys.push_back(std::move(key));
        comments_ = at_;
    }

    // a.b."c d" up to = or ].
    std::vector<std::string> dotted() {
        std::vector<std::string> parts;
        while (more()) {
            skip_blanks();
            parts.emplace_back();
            if (more() && (here() == '"' || here() == '\'')) {
                const char quote = here();
                ++at_;
                while (more() && here() != quote) parts.back() += text_[at_++];
                if (more()) ++at_;
            } else {
                while (more() && std::string_view(" \t\r\n.=]").find(here()) == std::string::npos)
                    parts.back() += text_[at_++];
            }
            skip_blanks();
            if (!more() || here() != '.') break;
            ++at_;
        }
        return parts;
    }

    void skip_string() {
        for (const std::string_view fence : {"\"\"\"", "'''"}) {
            if (!starts(fence)) continue;
            at_ += 3;
            while (more() && !starts(fence)) at_ += here() == '\\' && fence[0] == '"' ? 2 : 1;
            at_ += 3;
            while (more() && here() == fence[0]) ++at_;  // """a"""" ends with a quote of its own
            return;
        }
        const char quote = here();
        ++at_;
        while (more() && here() != quote) at_ += here() == '\\' && quote == '"' ? 2 : 1;
        ++at_;
    }

    // Walks over a value; leaves at_ behind it and returns where it ends.
    std::size_t value_end() {
        int depth = 0;
        std::size_t end = at_;
        while (more()) {
            const char c = here();
            if (c == '"' || c == '\'') {
                skip_string();
                end = at_ = std::min(at_, text_.size());
                continue;
            }
            if (c == '#') {
                if (depth == 0) break;
                skip_line();
                continue;
            }
            if (c == '\n' && depth == 0) break;
            if (c == '[' || c == '{') ++depth;
            if (c == ']' || c == '}') --depth;
            ++at_;
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n') end = at_;
        }
        return end;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t comments_ = 0;  // where comments that stand directly above what follows begin
    std::vector<TextBlock> blocks_;
    std::map<std::string, int> counts_;  // entries of each list so far
};

}  // namespace

std::vector<TextBlock> text_blocks(std::string_view text) {
    return Scanner(text).scan();
}

bool is_within(std::string_view place, std::string_view outer) {
    if (outer.empty() || place == outer) return true;
    return place.starts_with(outer) && place[outer.size()] == '.';
}

}  // namespace cuesta
