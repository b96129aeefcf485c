// SPDX-License-Identifier: Apache-2.0
// The part of JSON Schema that recipe_schema uses, walked by hand; an unknown keyword fails loudly.
#pragma once

#include <algorithm>
#include <regex>
#include <stdexcept>
#include <string>

#include "cuesta/base/json.h"
#include "cuesta/base/text.h"

namespace cuesta::test {

inline bool has_type(const Json& value, const std::string& type) {
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_boolean();
    if (type == "array") return value.is_array();
    if (type == "object") return value.is_object();
    throw std::runtime_error("unknown type " + type);
}

inline bool schema_accepts(const Json& root, const Json& schema, const Json& value);

inline bool object_accepts(const Json& root, const Json& schema, const Json& value) {
    const auto rest = schema.find("additionalProperties");
    for (const auto& [key, held] : value.items()) {
        if (schema.contains("properties") && schema["properties"].contains(key)) {
            if (!schema_accepts(root, schema["properties"][key], held)) return false;
        } else if (rest != schema.end()) {
            if (rest->is_boolean() ? !rest->get<bool>() : !schema_accepts(root, *rest, held))
                return false;
        }
        if (schema.contains("propertyNames") && !schema_accepts(root, schema["propertyNames"], key))
            return false;
    }
    return true;
}

inline bool schema_accepts(const Json& root, const Json& schema, const Json& value) {
    for (const auto& [word, rule] : schema.items()) {
        bool good = true;
        if (word == "$ref") {
            const Json* target = &root;  // "#/name/name"
            for (const std::string& step : split(rule.text().substr(2), '/'))
                target = &target->at(step);
            good = schema_accepts(root, *target, value);
        } else if (word == "type") {
            good = has_type(value, rule.text());
        } else if (word == "const") {
            good = value == rule;
        } else if (word == "enum") {
            good = std::find(rule.begin(), rule.end(), value) != rule.end();
        } else if (word == "minimum") {
            good = !value.is_number() || value.get<double>() >= rule.get<double>();
        } else if (word == "maximum") {
            good = !value.is_number() || value.get<double>() <= rule.get<double>();
        } else if (word == "pattern") {
            good = !value.is_string() ||
                   std::regex_search(value.get<std::string>(), std::regex(rule.get<std::string>()));
        } else if (word == "minLength") {
            good = !value.is_string() || value.get<std::string>().size() >= rule.get<std::size_t>();
        } else if (word == "minItems") {
            good = !value.is_array() || value.size() >= rule.get<std::size_t>();
        } else if (word == "maxItems") {
            good = !value.is_array() || value.size() <= rule.get<std::size_t>();
        } else if (word == "items") {
            if (value.is_array())
                for (const auto& element : value)
                    good = good && schema_accepts(root, rule, element);
        } else if (word == "required") {
            if (value.is_object())
                for (const auto& key : rule) good = good && value.contains(key.text());
        } else if (word == "anyOf" || word == "oneOf") {
            int count = 0;
            for (const auto& one : rule) count += schema_accepts(root, one, value);
            good = word == "anyOf" ? count >= 1 : count == 1;
        } else if (word == "not") {
            good = !schema_accepts(root, rule, value);
        } else if (word == "properties") {
            good = !value.is_object() || object_accepts(root, schema, value);
        } else if (word == "additionalProperties" || word == "propertyNames") {
            if (!schema.contains("properties"))
                good = !value.is_object() || object_accepts(root, schema, value);
        } else if (word != "description" && word != "default" && word != "title" &&
                   word != "$schema" && word != "$defs") {
            throw std::runtime_error("unknown keyword " + word);
        }
        if (!good) return false;
    }
    return true;
}

}  // namespace cuesta::test
