// SPDX-License-Identifier: Apache-2.0
// Members of a message with the sentence that is due when they are missing or of another kind.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "cuesta/base/error.h"

namespace cuesta::studio {

// Needed, unless there is an `otherwise`.
inline std::string text_of(const nlohmann::json& message, const char* key,
                           const std::optional<std::string>& otherwise = {}) {
    const auto at = message.find(key);
    if ((at == message.end() || at->is_null()) && otherwise) return *otherwise;
    if (at == message.end() || !at->is_string())
        throw Error(fmt::format("'{}' must be a text", key));
    return at->get<std::string>();
}

inline double number_of(const nlohmann::json& message, const char* key, double low, double high,
                        const std::optional<double>& otherwise = {}) {
    const auto at = message.find(key);
    if ((at == message.end() || at->is_null()) && otherwise) return *otherwise;
    if (at == message.end() || !at->is_number())
        throw Error(fmt::format("'{}' must be a number", key));
    const double value = at->get<double>();
    if (!(value >= low && value <= high))
        throw Error(fmt::format("'{}' must lie between {:g} and {:g}", key, low, high));
    return value;
}

inline bool toggle_of(const nlohmann::json& message, const char* key, bool otherwise) {
    const auto at = message.find(key);
    if (at == message.end() || at->is_null()) return otherwise;
    if (!at->is_boolean()) throw Error(fmt::format("'{}' must be true or false", key));
    return at->get<bool>();
}

inline nlohmann::json list_of(const nlohmann::json& message, const char* key, std::size_t most) {
    const auto at = message.find(key);
    if (at == message.end() || !at->is_array())
        throw Error(fmt::format("'{}' must be a list", key));
    if (at->size() > most) throw Error(fmt::format("'{}' has more than {} entries", key, most));
    return *at;
}

// Text that a browser can always read, whatever a sentence quotes.
template <class J>
std::string dumped(const J& json) {
    return json.dump(-1, ' ', false, J::error_handler_t::replace);
}

}  // namespace cuesta::studio
