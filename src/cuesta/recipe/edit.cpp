// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/edit.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cuesta/base/error.h"
#include "cuesta/recipe/parse.h"
#include "cuesta/recipe/text_blocks.h"

namespace cuesta {
namespace {

using Kind = RecipeEdit::Kind;

[[noreturn]] void no_place(const std::string& place) {
    throw Error(fmt::format("the recipe has no {}", in_quotes(place)));
}

Recipe read(std::string_view text) {
    ParseResult result = parse_recipe(text, "recipe");
    if (!result.recipe)
        throw Error(fmt::format("the recipe cannot be read: {}", result.problems.front().sentence));
    return *std::move(result.recipe);
}

// "stage.2" -> "stage", 2.
std::pair<std::string, std::size_t> list_and_number(const std::string& place) {
    const std::size_t dot = place.rfind('.');
    std::size_t number = 0;
    if (dot == std::string::npos) no_place(place);
    const char* end = place.data() + place.size();
    const auto [stop, failed] = std::from_chars(place.data() + dot + 1, end, number);
    if (failed != std::errc() || stop != end || number == 0) no_place(place);
    return {place.substr(0, dot), number};
}

// Text.

class TextEditor {
public:
    explicit TextEditor(std::string_view text) : text_(text), blocks_(text_blocks(text)) {
        if (!text_.empty() && text_.back() != '\n') {
            text_ += '\n';
            blocks_ = text_blocks(text_);
        }
    }

    std::string apply(const RecipeEdit& edit) {
        switch (edit.kind) {
            case Kind::set:
                set(edit.place, edit.value);
                break;
            case Kind::unset:
                unset(edit.place);
                break;
            case Kind::insert:
                insert(edit.place, edit.value);
                break;
            case Kind::remove:
                cut(edit.place);
                break;
            case Kind::move:
                move(edit.place, edit.to);
                break;
        }
        return std::move(text_);
    }

private:
    const TextKey* find_key(const std::string& place) const {
        for (const TextBlock& block : blocks_)
            for (const TextKey& key : block.keys)
                if (key.place == place) return &key;
        return nullptr;
    }
    const TextBlock* find_block(const std::string& place) const {
        for (const TextBlock& block : blocks_)
            if (block.place == place) return &block;
        return nullptr;
    }
    // The block and everything inside of it, as far as it stands together.
    std::pair<std::size_t, std::size_t> extent(const std::string& place) const {
        const TextBlock* first = find_block(place);
        if (first == nullptr || first->list.empty()) no_place(place);
        auto last = static_cast<std::size_t>(first - blocks_.data());
        while (last + 1 < blocks_.size() && is_within(blocks_[last + 1].place, place)) ++last;
        return {first->begin, blocks_[last].end};
    }

    void set(const std::string& place, const std::string& value) {
        if (const TextKey* key = find_key(place)) {
            text_.replace(key->value, key->value_end - key->value, value);
            return;
        }
        const std::size_t dot = place.rfind('.');
        const std::string table = dot == std::string::npos ? "" : place.substr(0, dot);
        const std::string name = dot == std::string::npos ? place : place.substr(dot + 1);
        if (const TextBlock* block = find_block(table)) {
            text_.insert(block->keys_end, fmt::format("{} = {}\n", name, value));
            return;
        }
        // A new table; lists of tables get their entries by insert.
        if (table.find_first_of("0123456789") == 0 || table.find(".1") != std::string::npos)
            no_place(table);
        append(fmt::format("[{}]\n{} = {}\n", table, name, value));
    }

    void unset(const std::string& place) {
        const TextKey* key = find_key(place);
        if (key == nullptr) no_place(place);
        text_.erase(key->begin, key->end - key->begin);
    }

    void append(const std::string& block) {
        if (!text_.empty() && !text_.ends_with("\n\n")) text_ += '\n';
        text_ += block;
    }

    // Puts a block between others, one empty line on both sides.
    void put(std::size_t at, std::string block) {
        while (block.ends_with("\n\n")) block.pop_back();
        if (at >= text_.size()) {
            append(block);
            return;
        }
        if (at > 0 && (at < 2 || text_[at - 2] != '\n')) block.insert(block.begin(), '\n');
        if (text_[at] != '\n') block += '\n';
        text_.insert(at, block);
    }

    std::size_t place_for(const std::string& list, std::size_t number) const {
        const std::string place = fmt::format("{}.{}", list, number);
        if (find_block(place) != nullptr) return extent(place).first;
        if (number > 1) {
            const std::string before = fmt::format("{}.{}", list, number - 1);
            if (find_block(before) == nullptr) no_place(place);
            return extent(before).second;
        }
        // The first of its kind: at the end of the table it belongs to, stages before outputs.
        const std::size_t dot = list.rfind('.');
        if (dot != std::string::npos) {
            const TextBlock* owner = find_block(list.substr(0, dot));
            if (owner == nullptr) no_place(list);
            return owner->list.empty() ? owner->end : extent(owner->place).second;
        }
        if (list == "stage")
            for (const TextBlock& block : blocks_)
                if (block.list == "output") return block.begin;
        return text_.size();
    }

    void insert(const std::string& place, std::string lines) {
        const auto [list, number] = list_and_number(place);
        std::string path;  // "stage.2.process" -> "stage.process"
        std::size_t from = 0;
        while (from <= list.size()) {
            const std::size_t dot = std::min(list.find('.', from), list.size());
            const std::string part = list.substr(from, dot - from);
            if (part.find_first_not_of("0123456789") != std::string::npos) {
                if (!path.empty()) path += '.';
                path += part;
            }
            from = dot + 1;
        }
        if (!lines.empty() && lines.back() != '\n') lines += '\n';
        put(place_for(list, number), fmt::format("[[{}]]\n{}", path, lines));
    }

    std::string cut(const std::string& place) {
        const auto [begin, end] = extent(place);
        std::string block = text_.substr(begin, end - begin);
        text_.erase(begin, end - begin);
        return block;
    }

    void move(const std::string& place, std::size_t to) {
        const auto [list, number] = list_and_number(place);
        if (to == 0) no_place(fmt::format("{}.0", list));
        std::string block = cut(place);
        blocks_ = text_blocks(text_);
        put(place_for(list, to), std::move(block));
    }

    std::string text_;
    std::vector<TextBlock> blocks_;
};

// The same on the tree, to hold the text to it.

RecipeArray* find_list(RecipeTable& root, const std::string& list);

RecipeTable* find_table(RecipeTable& root, const std::string& place) {
    if (place.empty()) return &root;
    const std::size_t dot = place.rfind('.');
    const std::string last = dot == std::string::npos ? place : place.substr(dot + 1);
    const std::string rest = dot == std::string::npos ? "" : place.substr(0, dot);
    if (last.find_first_not_of("0123456789") == std::string::npos) {
        RecipeArray* list = find_list(root, rest);
        const std::size_t number = list_and_number(place).second;
        return list != nullptr && number <= list->size() ? (*list)[number - 1].table() : nullptr;
    }
    RecipeTable* owner = find_table(root, rest);
    RecipeEntry* entry = owner != nullptr ? owner->find(last) : nullptr;
    return entry != nullptr ? entry->value.table() : nullptr;
}

RecipeArray* find_list(RecipeTable& root, const std::string& list) {
    const std::size_t dot = list.rfind('.');
    RecipeTable* owner = find_table(root, dot == std::string::npos ? "" : list.substr(0, dot));
    RecipeEntry* entry = owner != nullptr
                             ? owner->find(dot == std::string::npos ? list : list.substr(dot + 1))
                             : nullptr;
    return entry != nullptr ? entry->value.array() : nullptr;
}

// Makes it if it is not there.
RecipeArray& need_list(RecipeTable& root, const std::string& list) {
    if (RecipeArray* found = find_list(root, list)) return *found;
    const std::size_t dot = list.rfind('.');
    RecipeTable* owner = find_table(root, dot == std::string::npos ? "" : list.substr(0, dot));
    if (owner == nullptr) no_place(list);
    owner->entries.push_back(
        {dot == std::string::npos ? list : list.substr(dot + 1), {}, {RecipeArray{}, {}}});
    return *owner->entries.back().value.array();
}

void apply(RecipeTable& root, const RecipeEdit& edit) {
    const std::size_t dot = edit.place.rfind('.');
    const std::string outer = dot == std::string::npos ? "" : edit.place.substr(0, dot);
    const std::string name = dot == std::string::npos ? edit.place : edit.place.substr(dot + 1);
    if (edit.kind == Kind::set || edit.kind == Kind::unset) {
        RecipeTable* table = find_table(root, outer);
        if (table == nullptr && edit.kind == Kind::set && outer.find('.') == std::string::npos) {
            root.entries.push_back({outer, {}, {RecipeTable{}, {}}});
            table = root.entries.back().value.table();
        } else if (table == nullptr && edit.kind == Kind::set && outer.starts_with("materials.")) {
            apply(root, {Kind::set, "materials", "{}"});
            table = find_table(root, "materials");
            table->entries.push_back({outer.substr(10), {}, {RecipeTable{}, {}}});
            table = table->entries.back().value.table();
        }
        if (table == nullptr) no_place(outer);
        if (edit.kind == Kind::unset) {
            if (std::erase_if(table->entries, [&](const auto& e) { return e.key == name; }) == 0)
                no_place(edit.place);
            return;
        }
        RecipeValue value = read("value = " + edit.value).root.find("value")->value;
        if (RecipeEntry* entry = table->find(name)) {
            if (!(edit.place == "materials")) entry->value = std::move(value);
        } else {
            table->entries.push_back({name, {}, std::move(value)});
        }
        return;
    }
    const auto [list, number] = list_and_number(edit.place);
    if (edit.kind == Kind::insert) {
        RecipeArray& array = need_list(root, list);
        if (number > array.size() + 1) no_place(edit.place);
        RecipeValue fresh;
        fresh.data = read(edit.value).root;
        array.insert(array.begin() + static_cast<std::ptrdiff_t>(number - 1), std::move(fresh));
        return;
    }
    RecipeArray* array = find_list(root, list);
    if (array == nullptr || number > array->size()) no_place(edit.place);
    const auto at = array->begin() + static_cast<std::ptrdiff_t>(number - 1);
    if (edit.kind == Kind::remove) {
        array->erase(at);
        if (array->empty()) {
            const std::size_t last = list.rfind('.');
            RecipeTable* owner =
                find_table(root, last == std::string::npos ? "" : list.substr(0, last));
            const std::string key = last == std::string::npos ? list : list.substr(last + 1);
            std::erase_if(owner->entries, [&](const auto& e) { return e.key == key; });
        }
        return;
    }
    if (edit.to == 0 || edit.to > array->size()) no_place(fmt::format("{}.{}", list, edit.to));
    RecipeValue moved = std::move(*at);
    array->erase(at);
    array->insert(array->begin() + static_cast<std::ptrdiff_t>(edit.to - 1), std::move(moved));
}

bool equal(const RecipeValue& a, const RecipeValue& b);

bool equal(const RecipeTable& a, const RecipeTable& b) {
    return a.entries.size() == b.entries.size() &&
           std::all_of(a.entries.begin(), a.entries.end(), [&](const RecipeEntry& entry) {
               const RecipeEntry* other = b.find(entry.key);
               return other != nullptr && equal(entry.value, other->value);
           });
}

bool equal(const RecipeValue& a, const RecipeValue& b) {
    if (a.data.index() != b.data.index()) return false;
    if (const RecipeTable* table = a.table()) return equal(*table, *b.table());
    if (const RecipeArray* array = a.array())
        return std::equal(array->begin(), array->end(), b.array()->begin(), b.array()->end(),
                          [](const RecipeValue& x, const RecipeValue& y) { return equal(x, y); });
    if (const auto* x = std::get_if<std::string>(&a.data))
        return *x == std::get<std::string>(b.data);
    if (const auto* x = std::get_if<std::int64_t>(&a.data))
        return *x == std::get<std::int64_t>(b.data);
    if (const auto* x = std::get_if<double>(&a.data)) return *x == std::get<double>(b.data);
    return std::get<bool>(a.data) == std::get<bool>(b.data);
}

}  // namespace

std::string edit_recipe(std::string_view text, const std::vector<RecipeEdit>& edits) {
    std::string out(text);
    for (const RecipeEdit& edit : edits) {
        Recipe wanted = read(out);
        apply(wanted.root, edit);
        std::string changed = TextEditor(out).apply(edit);
        const Recipe made = read(changed);
        if (!equal(made.root, wanted.root))
            throw Error(fmt::format("{} cannot be changed here without touching other lines",
                                    in_quotes(edit.place)),
                        "Change the text of the recipe instead");
        out = std::move(changed);
    }
    return out;
}

}  // namespace cuesta
