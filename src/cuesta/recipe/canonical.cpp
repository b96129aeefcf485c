// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/canonical.h"

#include "cuesta/base/text.h"
#include "cuesta/recipe/plan_json.h"

namespace cuesta {
namespace {

// Written out here rather than by the JSON library, whose spelling of numbers may change with its
// version and with it the hash of every recipe.
void write(const nlohmann::json& value, std::string& out) {
    if (value.is_object()) {
        out += '{';
        bool first = true;
        for (const auto& [key, held] : value.items()) {   // sorted: the library keeps a std::map
            if (!first) out += ',';
            first = false;
            out += nlohmann::json(key).dump() + ':';
            write(held, out);
        }
        out += '}';
    } else if (value.is_array()) {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0) out += ',';
            write(value[i], out);
        }
        out += ']';
    } else if (value.is_number_float()) {
        out += format_number(value.get<double>());
    } else {
        out += value.dump();
    }
}

}  // namespace

std::string canonical_text(const Plan& plan) {
    std::string out;
    write(to_json(plan), out);
    return out;
}

}  // namespace cuesta
