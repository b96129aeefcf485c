// SPDX-License-Identifier: Apache-2.0
#include "message.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"

namespace cuesta::studio {
namespace {

constexpr std::size_t most_names = 32, longest_name = 64;

void check_range(const ArgumentRow& row, double value) {
    if (!(value >= row.low && value <= row.high))
        throw Error(
            fmt::format("'{}' must lie between {:g} and {:g}", row.name, row.low, row.high));
}

void check_choice(const ArgumentRow& row, const std::string& value) {
    if (std::find(row.choices.begin(), row.choices.end(), value) == row.choices.end())
        throw Error(fmt::format("'{}' must be {}", row.name, fmt::join(row.choices, " or ")));
}

void check_names(const ArgumentRow& row, const Json& value) {
    if (!value.is_array()) throw Error(fmt::format("'{}' must be a list of names", row.name));
    if (value.size() > most_names)
        throw Error(fmt::format("'{}' has more than {} entries", row.name, most_names));
    for (const Json& one : value)
        if (!one.is_string() || one.text().size() > longest_name)
            throw Error(fmt::format("'{}' must be a list of names", row.name));
}

void check(const ArgumentRow& row, const Json& value) {
    const auto expect = [&](bool holds, const char* what) {
        if (!holds) throw Error(fmt::format("'{}' must be {}", row.name, what));
    };
    switch (row.kind) {
        case ArgumentKind::number:
            expect(value.is_number(), "a number");
            return check_range(row, value.get<double>());
        case ArgumentKind::whole:
            expect(value.is_number(), "a number");
            check_range(row, value.get<double>());
            return expect(std::floor(value.get<double>()) == value.get<double>(), "a whole number");
        case ArgumentKind::toggle:
            return expect(value.is_boolean(), "true or false");
        case ArgumentKind::text:
            expect(value.is_string(), "a text");
            if (static_cast<double>(value.text().size()) > row.high)
                throw Error(fmt::format("'{}' has more than {:g} letters", row.name, row.high));
            return;
        case ArgumentKind::choice:
            expect(value.is_string(), "a text");
            return check_choice(row, value.get<std::string>());
        case ArgumentKind::names:
            return check_names(row, value);
        case ArgumentKind::list:
            expect(value.is_array(), "a list");
            if (static_cast<double>(value.size()) > row.high)
                throw Error(fmt::format("'{}' has more than {:g} entries", row.name, row.high));
            return;
        case ArgumentKind::table:
            return expect(value.is_object(), "a table");
        case ArgumentKind::any:
            return;
    }
}

void check_known(const MessageRow& row, const std::string& key) {
    if (key == "id" || key == "do" || row.find(key) != nullptr || !row.rest.empty()) return;
    std::vector<std::string> known;
    for (const ArgumentRow& one : row.arguments) known.push_back(one.name);
    throw Error(fmt::format(
        "'{}' takes no '{}'; {}", row.name, key.substr(0, 60),
        known.empty() ? "it takes nothing" : fmt::format("it takes {}", fmt::join(known, ", "))));
}

ArgumentRow argument(std::string name, ArgumentKind kind, std::string sentence) {
    ArgumentRow row;
    row.name = std::move(name);
    row.kind = kind;
    row.sentence = std::move(sentence);
    return row;
}

ArgumentRow ranged(ArgumentRow row, double low, double high) {
    row.low = low, row.high = high;
    return row;
}

}  // namespace

ArgumentRow ArgumentRow::or_else(double value) && {
    otherwise = value;
    return std::move(*this);
}
ArgumentRow ArgumentRow::or_else(bool value) && {
    otherwise = value;
    return std::move(*this);
}
ArgumentRow ArgumentRow::or_else(const char* value) && {
    otherwise = std::string(value);
    return std::move(*this);
}
ArgumentRow ArgumentRow::or_nothing() && {
    optional = true;
    otherwise = {};
    return std::move(*this);
}

ArgumentRow number(std::string name, double low, double high, std::string sentence) {
    return ranged(argument(std::move(name), ArgumentKind::number, std::move(sentence)), low, high);
}
ArgumentRow whole(std::string name, double low, double high, std::string sentence) {
    return ranged(argument(std::move(name), ArgumentKind::whole, std::move(sentence)), low, high);
}
ArgumentRow toggle(std::string name, std::string sentence) {
    return argument(std::move(name), ArgumentKind::toggle, std::move(sentence)).or_else(false);
}
ArgumentRow text(std::string name, std::size_t most, std::string sentence) {
    return ranged(argument(std::move(name), ArgumentKind::text, std::move(sentence)), 0,
                  static_cast<double>(most));
}
ArgumentRow choice(std::string name, std::vector<std::string> choices, std::string sentence) {
    ArgumentRow row = argument(std::move(name), ArgumentKind::choice, std::move(sentence));
    row.choices = std::move(choices);
    return row;
}
ArgumentRow names(std::string name, std::string sentence) {
    return argument(std::move(name), ArgumentKind::names, std::move(sentence)).or_nothing();
}
ArgumentRow list(std::string name, std::string type, std::size_t most, std::string sentence) {
    ArgumentRow row = argument(std::move(name), ArgumentKind::list, std::move(sentence));
    row.type = std::move(type);
    return ranged(std::move(row), 0, static_cast<double>(most));
}
ArgumentRow table(std::string name, std::string type, std::string sentence) {
    ArgumentRow row = argument(std::move(name), ArgumentKind::table, std::move(sentence));
    row.type = std::move(type);
    return row;
}
ArgumentRow any(std::string name, std::string sentence) {
    return argument(std::move(name), ArgumentKind::any, std::move(sentence));
}

const ArgumentRow* MessageRow::find(const std::string& argument) const {
    const auto at = std::find_if(arguments.begin(), arguments.end(),
                                 [&](const ArgumentRow& row) { return row.name == argument; });
    return at == arguments.end() ? nullptr : &*at;
}

Call::Call(const MessageRow& row, Json message, std::uint64_t client)
    : row_(&row), client_(client) {
    for (const auto& [key, value] : message.items()) check_known(row, key);
    for (const ArgumentRow& one : row.arguments) {
        const auto at = message.find(one.name);
        if (at != message.end() && !at->is_null()) {
            check(one, *at);
            continue;
        }
        const bool needed = !one.optional && one.otherwise.index() == 0;
        // What may be anything may be null too, but not nothing at all.
        if (needed && (at == message.end() || one.kind != ArgumentKind::any)) {
            static const Json nothing;
            if (one.kind != ArgumentKind::any) check(one, nothing);
            throw Error(fmt::format("'{}' needs '{}'", row.name, one.name));
        }
    }
    message_ = std::make_shared<const Json>(std::move(message));
}

const ArgumentRow& Call::row_of(const std::string& name) const {
    const ArgumentRow* row = row_->find(name);
    if (row == nullptr)
        throw std::logic_error(fmt::format("'{}' declares no argument '{}'", row_->name, name));
    return *row;
}

const Json& Call::json(const std::string& name) const {
    static const Json nothing;
    row_of(name);
    const auto at = message_->find(name);
    return at == message_->end() ? nothing : *at;
}

bool Call::has(const std::string& name) const {
    return !json(name).is_null();
}

double Call::number(const std::string& name) const {
    const Json& sent = json(name);
    return sent.is_null() ? std::get<double>(row_of(name).otherwise) : sent.get<double>();
}

std::int64_t Call::whole(const std::string& name) const {
    return static_cast<std::int64_t>(number(name));
}

bool Call::toggle(const std::string& name) const {
    const Json& sent = json(name);
    return sent.is_null() ? std::get<bool>(row_of(name).otherwise) : sent.get<bool>();
}

std::string Call::text(const std::string& name) const {
    const Json& sent = json(name);
    return sent.is_null() ? std::get<std::string>(row_of(name).otherwise) : sent.get<std::string>();
}

std::vector<std::string> Call::names(const std::string& name) const {
    const Json& sent = json(name);
    return sent.is_null() ? std::vector<std::string>() : sent.get<std::vector<std::string>>();
}

const std::vector<MessageRow>& all_messages() {
    static const std::vector<MessageRow> rows = [] {
        std::vector<MessageRow> all;
        for (const auto& topic : {view_messages(), clock_messages(), recipe_messages(),
                                  reading_messages(), file_messages()})
            all.insert(all.end(), topic.begin(), topic.end());
        return all;
    }();
    return rows;
}

const MessageRow* find_message(const std::string& name) {
    for (const MessageRow& row : all_messages())
        if (row.name == name) return &row;
    return nullptr;
}

}  // namespace cuesta::studio
