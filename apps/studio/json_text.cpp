// SPDX-License-Identifier: Apache-2.0
#include "json_text.h"

#include <nlohmann/json.hpp>
#include <string>

namespace cuesta::studio {
namespace {

using Library = nlohmann::json;

// Reads without building anything: only what stands under "id" of the outermost object is kept.
struct IdSearch final : nlohmann::json_sax<Library> {
    Json id;
    int level = 0;
    bool in_object = false, next_is_id = false;

    bool value(const Json& found) {
        if (level == 1 && next_is_id && is_id(found)) id = found;
        next_is_id = false;
        return true;
    }
    bool enter() {
        ++level;
        next_is_id = false;
        return true;
    }
    bool leave() {
        --level;
        return true;
    }
    bool null() override { return value(nullptr); }
    bool boolean(bool one) override { return value(one); }
    bool number_integer(number_integer_t one) override { return value(one); }
    bool number_unsigned(number_unsigned_t one) override { return value(one); }
    bool number_float(number_float_t one, const string_t&) override { return value(one); }
    bool string(string_t& one) override { return level != 1 || !next_is_id || value(one); }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override {
        if (level == 0) in_object = true;
        return enter();
    }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override { return leave(); }
    bool key(string_t& one) override {
        next_is_id = in_object && level == 1 && one == "id";
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }
};

}  // namespace

Json shallow_json(std::string_view text) {
    // What is no JSON either is discarded in the same way.
    return Json::parse_or_discard(nested_deeper(text, most_json_levels) ? "" : text);
}

bool is_id(const Json& value) {
    constexpr std::size_t longest = 64;
    return value.is_number() || (value.is_string() && value.text().size() <= longest);
}

Json id_in(std::string_view message) {
    IdSearch search;
    Library::sax_parse(message, &search, Library::input_format_t::json, false);
    return search.id;
}

}  // namespace cuesta::studio
