// SPDX-License-Identifier: Apache-2.0
#include "support/run_recipe.h"

#include <utility>

#include <fmt/format.h>

#include <stdexcept>

#include "cuesta/base/sha256.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/catalog_lists.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/io/format.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"

namespace cuesta::test {

namespace fs = std::filesystem;

std::unique_ptr<Run> prepare_recipe(const std::string& text, const RunSetup& setup) {
    const ParseResult parsed = parse_recipe(text, setup.recipe_directory / "test.toml");
    std::string problems;
    for (const Diagnostic& problem : parsed.problems) problems += problem.text() + "\n";
    if (!parsed.recipe) throw std::runtime_error(problems + text);
    CheckOptions options = check_options();
    options.sets = setup.sets;
    CheckResult checked = check_recipe(
        *parsed.recipe, setup.registry != nullptr ? *setup.registry : builtin_registry(), options);
    for (const Diagnostic& problem : checked.problems) problems += problem.text() + "\n";
    if (!checked.plan) throw std::runtime_error(problems + text);
    RunOptions run;
    run.threads = setup.threads;
    run.blocks_across = setup.across, run.blocks_down = setup.down;
    run.out = setup.out;
    run.checkpoint_steps = setup.checkpoint_steps;
    run.checkpoint_seconds = 0;
    Observer silent;
    return prepare_run(std::move(*checked.plan), run, silent);
}

std::unique_ptr<Run> run_recipe(const std::string& text, const RunSetup& setup) {
    std::unique_ptr<Run> run = prepare_recipe(text, setup);
    Observer silent;
    advance(*run, silent);
    return run;
}

std::string field_hash(const Run& run, std::string_view field) {
    return data_sha256(run.domain.collect(field));
}

std::string state_hash(const Run& run) {
    Sha256 hash;
    // Columns one by one, in the order of the map, so that blocks do not matter.
    const Terrain& first = run.domain.block(0).terrain;
    if (first.settled()) {
        const Grid& grid = run.domain.grid();
        std::string columns;
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                run.domain.over_tile(
                    {x, y, 1, 1}, [&](BlockState& state, const Block& part, std::int64_t) {
                        const LayerStack& ground = std::as_const(state.terrain).ground();
                        for (const Column column = ground.column(part.x0, part.y0);
                             const Layer& layer : column.all())
                            columns += fmt::format("{} {} {},", layer.material, layer.thickness,
                                                   layer.deposited_step);
                        columns += fmt::format("{};", ground.surface().at(part.x0, part.y0));
                    });
        hash.update(columns);
    }
    for (const auto& [name, samples] : first.fields()) {
        if (name == field::height && first.settled()) continue;  // a view of the columns
        if (is_derived(name)) continue;
        hash.update(name + " " + field_hash(run, name) + "\n");
    }
    return hash.hex();
}

std::string stage_text(const OperatorRow& row, const fs::path& directory,
                       const std::string& lines) {
    std::string text = fmt::format("[[stage]]\nop = \"{}\"\n", row.name);
    for (const ParamRow& param : row.params) {
        if (param.kind != ParamKind::file) continue;
        if (!fs::exists(directory / "map.r32")) {
            Raster raster;
            raster.columns = 9, raster.rows = 7;
            for (int i = 0; i < 63; ++i) raster.samples.push_back(static_cast<float>(i * i % 50));
            write_raster(directory / "map.r32", raster);
        }
        text += fmt::format("{} = \"map.r32\"\n", param.name);
    }
    return text + lines;
}

std::string lived_in_ground_text() {
    return "[[stage]]\nop = \"spectral\"\nlabel = \"ground\"\nhurst = 0.7\nrelief = 800\n"
           "[[stage]]\nop = \"flat\"\nlabel = \"cover\"\nlevel = 30\nblend = \"add\"\n"
           "material = \"limestone\"\n"
           "[[stage]]\nop = \"spectral\"\nlabel = \"sand\"\nhurst = 0.5\nrelief = 6\nblend = "
           "\"add\"\n"
           "material = \"sand\"\n"
           "[[stage]]\nop = \"caves\"\nradius = 6\nwavelength = 80\nleast_roof = 1\n"
           "[[stage]]\nop = \"spectral\"\nlabel = \"wet\"\ninto = \"water\"\nrelief = 2\n";
}

std::string head_text(std::int64_t columns, std::int64_t rows, std::string_view edges,
                      std::uint64_t seed, double spacing) {
    const std::string quote = edges.starts_with('{') ? "" : "\"";
    return fmt::format("seed = {}\n[grid]\nsize = [{}, {}]\nspacing = {}\nedges = {}{}{}\n", seed,
                       columns, rows, spacing, quote, edges, quote);
}

}  // namespace cuesta::test
