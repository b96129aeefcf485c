// SPDX-License-Identifier: Apache-2.0
// JSON that somebody else wrote: messages of a page, files of the project folder; and JSON for
// them.
//
// nlohmann::json copies and prints by recursion, a level of the text to a level of the stack, so
// 16,000 brackets end the program. Depth is therefore looked at in the text, before there is a
// tree.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace cuesta::studio {

constexpr int most_json_levels = 32;

// Whether brackets outside of strings lie in each other more often than `levels` times.
bool nested_deeper(std::string_view text, int levels = most_json_levels);

// The tree, or a discarded value if the text is no JSON or nested too deep.
template <class J = nlohmann::json>
J shallow_json(std::string_view text) {
    if (nested_deeper(text)) return J(J::value_t::discarded);
    return J::parse(text, nullptr, false);
}

// Text that a browser can always read, whatever a sentence quotes.
template <class J>
std::string dumped(const J& json) {
    return json.dump(-1, ' ', false, J::error_handler_t::replace);
}

// Whether it can be repeated in an answer: a number or a short text.
bool is_id(const nlohmann::json& value);

// The "id" of a message that cannot be taken, read as far as it is JSON and however deep it is;
// null if none was found.
nlohmann::json id_in(std::string_view message);

}  // namespace cuesta::studio
