// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>
#include <ostream>
#include <utility>

namespace cuesta {
namespace {

using Library = nlohmann::ordered_json;
constexpr int most_levels = 1000;  // reading goes by recursion

const char* word(Json::Kind kind) {
    static constexpr const char* words[] = {"null",           "a boolean", "a whole number",
                                            "a whole number", "a number",  "a text",
                                            "an array",       "an object", "no JSON"};
    return words[static_cast<std::size_t>(kind)];
}

Json from_library(const Library& value) {
    switch (value.type()) {
        case Library::value_t::boolean:
            return value.get<bool>();
        case Library::value_t::number_integer:
            return value.get<std::int64_t>();
        case Library::value_t::number_unsigned:
            return value.get<std::uint64_t>();
        case Library::value_t::number_float:
            return value.get<double>();
        case Library::value_t::string:
            return value.get_ref<const std::string&>();
        case Library::value_t::array: {
            Json out = Json::array();
            for (const Library& one : value) out.push_back(from_library(one));
            return out;
        }
        case Library::value_t::object: {
            Json out = Json::object();
            for (const auto& [key, one] : value.items()) out[key] = from_library(one);
            return out;
        }
        default:
            return nullptr;
    }
}

Library to_library(const Json& value) {
    switch (value.kind()) {
        case Json::Kind::toggle:
            return value.toggle();
        case Json::Kind::whole:
            return value.get<std::int64_t>();
        case Json::Kind::natural:
            return value.get<std::uint64_t>();
        case Json::Kind::number:
            return value.number();
        case Json::Kind::text:
            return value.text();
        case Json::Kind::array: {
            Library out = Library::array();
            for (const Json& one : value) out.push_back(to_library(one));
            return out;
        }
        case Json::Kind::object: {
            // Keys are different already: no search among those before.
            Library::object_t out;
            for (const auto& [key, one] : value.items())
                out.Library::object_t::Container::emplace_back(key, to_library(one));
            return out;
        }
        case Json::Kind::discarded:
            return Library(Library::value_t::discarded);
        case Json::Kind::null:
            break;
    }
    return nullptr;
}

}  // namespace

Json::Json(const char* text) : Json(std::string(text)) {}
Json::Json(std::string_view text) : Json(std::string(text)) {}
Json::Json(std::string text) : kind_(Kind::text) {
    plain_.text = new std::string(std::move(text));
}

Json::Json(std::initializer_list<Json> list) {
    const bool pairs = std::all_of(list.begin(), list.end(), [](const Json& one) {
        return one.is_array() && one.size() == 2 && one[0].is_string();
    });
    if (!pairs) {
        *this = array(list);
        return;
    }
    *this = object();
    for (const Json& one : list) (*this)[one[0].text()] = one[1];
}

Json::Json(const Json& other) : kind_(other.kind_), plain_(other.plain_) {
    if (kind_ == Kind::text) plain_.text = new std::string(*other.plain_.text);
    if (kind_ == Kind::array) plain_.array = new std::vector<Json>(*other.plain_.array);
    if (kind_ == Kind::object) plain_.object = new Members(*other.plain_.object);
}

Json::Json(Json&& other) noexcept
    : kind_(std::exchange(other.kind_, Kind::null)), plain_(other.plain_) {}

Json& Json::operator=(Json other) noexcept {
    std::swap(kind_, other.kind_);
    std::swap(plain_, other.plain_);
    return *this;
}

Json::~Json() {
    if (kind_ == Kind::text) delete plain_.text;
    if (kind_ == Kind::array) delete plain_.array;
    if (kind_ == Kind::object) delete plain_.object;
}

Json Json::object() {
    Json out;
    out.kind_ = Kind::object, out.plain_.object = new Members;
    return out;
}

Json Json::array() {
    Json out;
    out.kind_ = Kind::array, out.plain_.array = new std::vector<Json>;
    return out;
}

Json Json::array(std::initializer_list<Json> list) {
    Json out = array();
    out.plain_.array->assign(list.begin(), list.end());
    return out;
}

Json Json::parse(std::string_view text) {
    if (nested_deeper(text, most_levels))
        throw Exception(fmt::format("more than {} levels of brackets", most_levels));
    try {
        return from_library(Library::parse(text));
    } catch (const Library::exception& problem) {
        throw Exception(problem.what());
    }
}

Json Json::parse_or_discard(std::string_view text) {
    if (!nested_deeper(text, most_levels)) {
        const Library read = Library::parse(text, nullptr, false);
        if (!read.is_discarded()) return from_library(read);
    }
    Json out;
    out.kind_ = Kind::discarded;
    return out;
}

std::string Json::dump(int indent) const {
    return to_library(*this).dump(indent, ' ', false, Library::error_handler_t::replace);
}

Json Json::sorted() const {
    if (is_array()) {
        Json out = array();
        for (const Json& one : *this) out.push_back(one.sorted());
        return out;
    }
    if (!is_object()) return *this;
    const Members& from = *plain_.object;
    std::vector<std::size_t> order(from.keys.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return from.keys[a] < from.keys[b]; });
    Json out = object();
    for (const std::size_t i : order) {
        out.plain_.object->keys.push_back(from.keys[i]);
        out.plain_.object->values.push_back(from.values[i].sorted());
    }
    return out;
}

void Json::require(Kind kind, const char* what) const {
    if (kind_ != kind)
        throw Exception(fmt::format("JSON: {} was expected, not {}", what, word(kind_)));
}

bool Json::toggle() const {
    require(Kind::toggle, "a boolean");
    return plain_.toggle;
}

double Json::number() const {
    if (kind_ == Kind::whole) return static_cast<double>(plain_.whole);
    if (kind_ == Kind::natural) return static_cast<double>(plain_.natural);
    require(Kind::number, "a number");
    return plain_.number;
}

const std::string& Json::text() const {
    require(Kind::text, "a text");
    return *plain_.text;
}

const std::vector<Json>& Json::elements() const {
    require(Kind::array, "an array");
    return *plain_.array;
}

std::size_t Json::size() const {
    switch (kind_) {
        case Kind::null:
        case Kind::discarded:
            return 0;
        case Kind::array:
            return plain_.array->size();
        case Kind::object:
            return plain_.object->values.size();
        default:
            return 1;
    }
}

Json* Json::begin() {
    if (is_array()) return plain_.array->data();
    if (is_object()) return plain_.object->values.data();
    return nullptr;
}

void Json::push_back(Json value) {
    if (is_null()) *this = array();
    require(Kind::array, "an array");
    plain_.array->push_back(std::move(value));
}

Json& Json::at(std::size_t index) {
    require(Kind::array, "an array");
    if (index >= plain_.array->size())
        throw Exception(fmt::format("JSON: there is no element {}", index));
    return (*plain_.array)[index];
}

Json& Json::operator[](std::string_view key) {
    if (is_null()) *this = object();
    require(Kind::object, "an object");
    if (Json* found = find(key); found != end()) return *found;
    plain_.object->keys.emplace_back(key);
    return plain_.object->values.emplace_back();
}

Json& Json::at(std::string_view key) {
    require(Kind::object, "an object");
    Json* found = find(key);
    if (found == end()) throw Exception(fmt::format("JSON: there is no member '{}'", key));
    return *found;
}

Json* Json::find(std::string_view key) {
    if (!is_object()) return end();
    const auto& names = plain_.object->keys;
    return begin() + (std::find(names.begin(), names.end(), key) - names.begin());
}

void Json::erase(std::string_view key) {
    require(Kind::object, "an object");
    const std::ptrdiff_t at = find(key) - begin();
    if (at == static_cast<std::ptrdiff_t>(size())) return;
    plain_.object->keys.erase(plain_.object->keys.begin() + at);
    plain_.object->values.erase(plain_.object->values.begin() + at);
}

void Json::update(const Json& other) {
    other.require(Kind::object, "an object");
    for (const auto& [key, value] : other.items()) (*this)[key] = value;
}

const std::string* Json::keys() const {
    return is_object() ? plain_.object->keys.data() : nullptr;
}

bool Json::operator==(const Json& other) const {
    if (is_number() && other.is_number()) {
        if (kind_ == other.kind_ && kind_ == Kind::whole) return plain_.whole == other.plain_.whole;
        if (kind_ == other.kind_ && kind_ == Kind::natural)
            return plain_.natural == other.plain_.natural;
        if (is_number_integer() && other.is_number_integer())
            return get<std::int64_t>() == other.get<std::int64_t>();
        return number() == other.number();
    }
    if (kind_ != other.kind_) return false;
    switch (kind_) {
        case Kind::toggle:
            return plain_.toggle == other.plain_.toggle;
        case Kind::text:
            return *plain_.text == *other.plain_.text;
        case Kind::array:
            return *plain_.array == *other.plain_.array;
        case Kind::object:
            return size() == other.size() &&
                   std::all_of(plain_.object->keys.begin(), plain_.object->keys.end(),
                               [&](const std::string& key) {
                                   const Json* found = other.find(key);
                                   return found != other.end() && *found == at(key);
                               });
        case Kind::discarded:
            return false;
        default:
            return true;
    }
}

bool nested_deeper(std::string_view text, int levels) {
    int depth = 0;
    bool in_string = false, escaped = false;
    for (const char c : text) {
        if (in_string) {
            if (escaped)
                escaped = false;
            else if (c == '\\')
                escaped = true;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            if (++depth > levels) return true;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return false;
}

std::ostream& operator<<(std::ostream& out, const Json& json) {
    return out << json.dump();
}

}  // namespace cuesta
