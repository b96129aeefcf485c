// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/recipe_run.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"
#include "cuesta/verify/figure.h"

namespace cuesta::verify {
namespace {

std::string joined(const std::vector<Diagnostic>& problems) {
    std::string text = "a recipe of verify is wrong:";
    for (const Diagnostic& problem : problems) text += fmt::format(" {};", problem.text());
    return text;
}

}  // namespace

std::unique_ptr<Run> begin_recipe(const std::string& text,
                                  std::optional<std::pair<std::int64_t, std::int64_t>> size) {
    const ParseResult parsed = parse_recipe(text, "verify.toml");
    if (!parsed.recipe) throw Error(joined(parsed.problems));
    CheckOptions check;
    check.size = size;
    CheckResult checked = check_recipe(*parsed.recipe, builtin_registry(), check);
    if (!checked.plan) throw Error(joined(checked.problems));
    RunOptions options;
    options.threads = thread_count();
    options.checkpoint_seconds = 0;
    Observer silent;
    return prepare_run(std::move(*checked.plan), options, silent);
}

void advance_recipe(Run& run) {
    advance_recipe(run, std::numeric_limits<std::int64_t>::max());
}

void advance_recipe(Run& run, std::int64_t steps) {
    Observer silent;
    advance(run, silent, steps);
}

std::unique_ptr<Run> run_recipe(const std::string& text) {
    std::unique_ptr<Run> run = begin_recipe(text);
    advance_recipe(*run);
    return run;
}

std::string head_text(std::int64_t columns, std::int64_t rows, double spacing_m,
                      std::string_view edges, std::uint64_t seed) {
    return fmt::format("seed = {}\n[grid]\nsize = [{}, {}]\nspacing = {}\nedges = \"{}\"\n", seed,
                       columns, rows, spacing_m, edges);
}

double worst_residual(const Run& run) {
    Worst worst;
    for (const LedgerRow& row : run.ledger()) worst.see(std::abs(row.relative_residual));
    return worst.value();
}

double booked_m3(const Run& run) {
    double sum = 0;
    for (const LedgerRow& row : run.ledger()) sum += row.in_m3 + row.out_m3 + row.suspended_m3;
    return sum;
}

}  // namespace cuesta::verify
