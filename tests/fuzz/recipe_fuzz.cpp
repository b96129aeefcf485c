// SPDX-License-Identifier: Apache-2.0
// Any bytes as a recipe: parse, check against the built-in operators, print. Bytes behind a NUL are
// taken as --set options, one a line.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cuesta/base/text.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"
#include "cuesta/recipe/print_plan.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cuesta;
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    const std::size_t cut = all.find('\0');
    const ParseResult parsed = parse_recipe(all.substr(0, cut), "fuzz.toml");
    if (parsed.recipe.has_value() == !parsed.problems.empty()) std::abort();
    if (!parsed.recipe) return 0;
    CheckOptions options;
    if (cut != std::string_view::npos) options.sets = split(all.substr(cut + 1), '\n');
    const CheckResult result = check_recipe(*parsed.recipe, builtin_registry(), options);
    if (result.plan.has_value() == !result.problems.empty()) std::abort();
    if (result.plan && plan_text(*result.plan).empty()) std::abort();
    return 0;
}
