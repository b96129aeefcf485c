// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/landscape.h"

#include <fmt/format.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/catalog_lists.h"
#include "cuesta/engine/outputs.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"

namespace cuesta {
namespace {

[[noreturn]] void refuse(const Diagnostics& problems) {
    std::string text;
    for (const Diagnostic& one : problems) {
        if (!text.empty()) text += '\n';
        text += one.text();
    }
    throw Error(text);
}

Plan plan_of(std::string_view recipe, const std::filesystem::path& name,
             const LandscapeOptions& options) {
    const ParseResult parsed = parse_recipe(recipe, name);
    if (!parsed.recipe) refuse(parsed.problems);
    CheckOptions check = check_options();
    check.sets = options.sets;
    CheckResult checked = check_recipe(
        *parsed.recipe, options.operators ? *options.operators : builtin_registry(), check);
    if (!checked.plan) refuse(checked.problems);
    return std::move(*checked.plan);
}

}  // namespace

struct Landscape::Inside {
    // `name` is what problems of the text are told with, and file parameters are relative to its
    // directory.
    Inside(std::string_view recipe, const std::filesystem::path& name,
           const LandscapeOptions& options)
        : observer(options.observer ? *options.observer : silent) {
        RunOptions run_options;
        run_options.out = options.out;
        run_options.threads = options.threads;
        run_options.memory_budget = options.memory_budget;
        run = prepare_run(plan_of(recipe, name, options), run_options, observer);
    }
    Observer silent;
    Observer& observer;
    std::unique_ptr<Run> run;
};

Landscape::Landscape(std::string_view recipe, const LandscapeOptions& options)
    : Landscape(std::make_unique<Inside>(recipe, options.directory / "recipe.toml", options)) {}
Landscape::Landscape(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Landscape Landscape::from_file(const std::filesystem::path& recipe,
                               const LandscapeOptions& options) {
    return Landscape(
        std::make_unique<Inside>(read_file(recipe, most_recipe_bytes), recipe, options));
}

Landscape::~Landscape() = default;
Landscape::Landscape(Landscape&&) noexcept = default;
Landscape& Landscape::operator=(Landscape&&) noexcept = default;

bool Landscape::advance(std::int64_t most_steps) {
    return cuesta::advance(*inside_->run, inside_->observer, most_steps) == AdvanceEnd::finished;
}

bool Landscape::done() const {
    return inside_->run->done();
}
std::size_t Landscape::stage() const {
    return inside_->run->position.stage;
}
std::int64_t Landscape::step() const {
    return inside_->run->position.step;
}

Raster Landscape::field(const std::string& name) {
    Run& run = *inside_->run;
    const FieldInfo* info = find_field_info(name);
    const bool layer = name.starts_with(field::layer_prefix);
    const bool known =
        run.domain.block(0).terrain.find(name) != nullptr ||
        (layer ? run.plan.materials.find(name.substr(field::layer_prefix.size())).has_value()
               : info != nullptr && info->kind != FieldKind::internal);
    if (!known)
        throw Error(
            fmt::format("the land has no field '{}'; 'cuesta list fields' names those that "
                        "Cuesta knows",
                        name));
    return collect_field(run, name);
}

std::vector<LedgerRow> Landscape::ledger() const {
    return inside_->run->ledger();
}

void Landscape::write() {
    if (!done()) throw Error("the run is not done: call advance() until it returns true");
    if (inside_->run->options.out.empty()) throw Error("LandscapeOptions::out names no directory");
    write_outputs(*inside_->run);
}

}  // namespace cuesta
