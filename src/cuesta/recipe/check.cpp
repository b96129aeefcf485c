// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check.h"

#include <fmt/format.h>

#include "cuesta/base/sha256.h"
#include "cuesta/recipe/canonical.h"
#include "cuesta/recipe/check_context.h"
#include "cuesta/recipe/check_edges.h"
#include "cuesta/recipe/check_material.h"
#include "cuesta/recipe/check_output.h"
#include "cuesta/recipe/check_plugins.h"
#include "cuesta/recipe/check_sea.h"
#include "cuesta/recipe/check_stages.h"
#include "cuesta/recipe/check_state_words.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/check_walls.h"
#include "cuesta/recipe/overrides.h"
#include "cuesta/recipe/sea_level.h"

namespace cuesta {
namespace {

constexpr double most_samples = 0x1p34;
constexpr NumberRange side_range{"1", 1, 0x1p31};

// The recipe's file name without its ending, fit to name a directory.
std::string default_name(const std::filesystem::path& path) {
    std::string name = path.stem().string().substr(0, 63);
    for (char& c : name)
        if (!is_label(std::string("a") + c)) c = '_';
    if (name.empty()) return "recipe";
    return is_label(name) ? name : fmt::format("r{:.62}", name);
}

bool fits(CheckContext& context, const Origin& origin, std::int64_t columns, std::int64_t rows) {
    if (static_cast<double>(columns) * static_cast<double>(rows) <= most_samples) return true;
    context.problem(
        origin, fmt::format("{} x {} are {} samples, at most {} (2^34) are allowed", columns, rows,
                            static_cast<double>(columns) * static_cast<double>(rows),
                            static_cast<std::int64_t>(most_samples)));
    return false;
}

void check_size(CheckContext& context, const RecipeValue& value) {
    Grid& grid = context.plan.grid;
    std::optional<std::int64_t> columns, rows;
    if (const RecipeArray* list = value.array()) {
        if (list->size() != 2) {
            context.problem(value.origin,
                            "size must be [columns, rows] or one number for a square");
            return;
        }
        columns = read_integer(context, "size", (*list)[0], side_range);
        rows = read_integer(context, "size", (*list)[1], side_range);
    } else {
        columns = rows = read_integer(context, "size", value, side_range);
    }
    if (columns && rows && fits(context, value.origin, *columns, *rows))
        grid.columns = *columns, grid.rows = *rows;
}

// Where on a world the map lies. Needs `edges` to be read.
void check_latitudes(CheckContext& context, const RecipeTable& table) {
    Grid& grid = context.plan.grid;
    if (const RecipeValue* projection = value_of(table, "projection")) {
        constexpr auto spelled = choice_words(Projection{});
        const std::vector<std::string> words(spelled.begin(), spelled.end());
        const auto chosen = read_choice(context, "projection", *projection, words);
        if (chosen == words[1]) {
            grid.projection = Projection::latlon;
            if (value_of(table, "edges") == nullptr) grid.edges = Edges::wrap_x;
            if (grid.edges != Edges::wrap_x && grid.edges != Edges::polar)
                context.problem(value_of(table, "edges")->origin,
                                "a latlon map goes round the world from west to east and ends at "
                                "its poles: leave edges out, or write edges = \"wrap_x\" or "
                                "\"polar\"");
        }
    }
    const RecipeValue* value = value_of(table, "latitudes");
    if (value == nullptr) return;
    const RecipeArray* list = value->array();
    if (list == nullptr || list->size() != 2) {
        context.problem(value->origin, "latitudes must be [south, north] in degrees");
        return;
    }
    const NumberRange range{"deg", -90, 90};
    const auto south = read_number(context, "latitudes", (*list)[0], range);
    const auto north = read_number(context, "latitudes", (*list)[1], range);
    if (!south || !north) return;
    if (*south > *north || (*south == *north && grid.projection == Projection::latlon)) {
        context.problem(value->origin,
                        fmt::format("latitudes = [{}, {}]: the first is the southern limit and "
                                    "must be the smaller",
                                    *south, *north));
        return;
    }
    grid.latitudes = LatitudeRange{*south, *north};
}

void check_grid(CheckContext& context, const RecipeTable& root) {
    Grid& grid = context.plan.grid;
    grid.columns = grid.rows = 512;
    grid.spacing_m = 10;
    const RecipeEntry* entry = root.find("grid");
    if (entry == nullptr) return;
    const RecipeTable* table = entry->value.table();
    if (table == nullptr) {
        context.problem(entry->origin, "'grid' is a table: write [grid] above its values");
        return;
    }
    const std::string known[] = {"size", "spacing", "edges", "origin", "projection", "latitudes"};
    context.refuse_unknown(*table, known, "in [grid]");
    if (const RecipeValue* size = value_of(*table, "size")) check_size(context, *size);
    if (const RecipeValue* spacing = value_of(*table, "spacing"))
        grid.spacing_m = read_number(context, "spacing", *spacing, {"m", 1e-6, 1e6}).value_or(1);
    if (const RecipeValue* edges = value_of(*table, "edges"))
        grid.edges = read_edges(context, *edges).value_or(Edges{});
    check_latitudes(context, *table);
    if (const RecipeValue* origin = value_of(*table, "origin")) {
        const RecipeArray* list = origin->array();
        if (list == nullptr || list->size() != 2) {
            context.problem(origin->origin, "origin must be [x, y] in metres");
            return;
        }
        const NumberRange range{"m", -1e9, 1e9};
        grid.origin_x_m = read_number(context, "origin", (*list)[0], range).value_or(0);
        grid.origin_y_m = read_number(context, "origin", (*list)[1], range).value_or(0);
    }
}

void apply_size_option(CheckContext& context) {
    context.stated_spacing_m = context.plan.grid.spacing_m;
    if (!context.options.size) return;
    const auto [columns, rows] = *context.options.size;
    const Origin origin{{}, fmt::format("--size {}x{}", columns, rows)};
    if (columns < 1 || rows < 1 || static_cast<double>(columns) > side_range.max ||
        static_cast<double>(rows) > side_range.max) {
        context.problem(origin, fmt::format("each side must be {}", range_text(side_range)));
        return;
    }
    if (fits(context, origin, columns, rows))
        context.plan.grid = with_size(context.plan.grid, columns, rows);
}

// Beyond a pole lies what is half a map away.
void check_poles(CheckContext& context, const RecipeTable& root) {
    const Grid& grid = context.plan.grid;
    const bool north = grid.edges.is_pole(Side::north), south = grid.edges.is_pole(Side::south);
    if ((!north && !south) || !context.ok()) return;
    const Origin origin = root.find("grid")->origin;
    if (grid.columns % 2 != 0)
        context.problem(origin, fmt::format("a map with poles needs an even number of columns, so "
                                            "that each has one opposite; here they are {}",
                                            grid.columns));
    const LatitudeRange range = grid.latitude_range();
    if (!grid.latitudes || ((!north || range.north == 90) && (!south || range.south == -90)))
        return;
    context.problem(origin, fmt::format("latitudes = [{}, {}] end before a side that is \"polar\"",
                                        range.south, range.north));
}

// Cells of a latlon map are square at the equator if a degree has as many rows as columns.
void check_shape(CheckContext& context, const RecipeTable& root) {
    const Grid& grid = context.plan.grid;
    if (grid.projection != Projection::latlon || !context.ok()) return;
    const double ratio = grid.row_spacing_m() / grid.spacing_m;
    if (ratio > 0.98 && ratio < 1.02) return;
    const RecipeEntry* entry = root.find("grid");
    const LatitudeRange range = grid.latitude_range();
    context.warn(
        entry == nullptr ? Origin{} : entry->origin,
        fmt::format("rows of this latlon map are {:.4g} times as far apart as columns at "
                    "the equator; {} columns go with {:.0f} rows",
                    ratio, grid.columns,
                    static_cast<double>(grid.columns) * (range.north - range.south) / 360));
}

// Every field that some `into` names, so that a field read too early is told from a misspelt one.
void collect_made(const RecipeTable& table, std::vector<std::string>& names) {
    for (const char* list : {"stage", "event"}) {
        const RecipeEntry* entry = table.find(list);
        if (entry == nullptr || entry->value.array() == nullptr) continue;
        for (const RecipeValue& element : *entry->value.array()) {
            if (element.table() == nullptr) continue;
            const RecipeValue* into = value_of(*element.table(), "into");
            if (into != nullptr && into->text() != nullptr) names.push_back(*into->text());
            if (table.find("stage") == entry) collect_made(*element.table(), names);
        }
    }
}

}  // namespace

CheckResult check_recipe(const Recipe& recipe, const Registry& registry,
                         const CheckOptions& options) {
    CheckContext context(recipe, registry, options);
    RecipeTable root = recipe.root;
    apply_overrides(context, root);

    const std::string known[] = {"name", "seed",      "units", "plugins", "sea_level",
                                 "grid", "materials", "stage", "output"};
    context.refuse_unknown(root, known, "in a recipe");
    context.plan.name = default_name(recipe.path);
    if (const RecipeValue* name = value_of(root, "name"))
        context.plan.name = read_label(context, "name", *name).value_or("");
    if (const RecipeValue* seed = value_of(root, "seed"))
        context.plan.seed = read_seed(context, *seed).value_or(0);
    if (options.seed) context.plan.seed = *options.seed;
    if (const RecipeValue* units = value_of(root, "units")) {
        const std::vector<std::string> words{"metric", "document"};
        context.source_units = read_choice(context, "units", *units, words) == "document";
    }
    check_plugins(context, root);
    check_grid(context, root);
    apply_size_option(context);
    check_poles(context, root);
    check_shape(context, root);
    check_materials(context, root);
    read_sea(context, root);
    collect_made(root, context.made_somewhere);
    check_stages(context, root);
    check_outputs(context, root);
    check_walls(context);
    const std::set<std::string> asked = fields_read(context.plan);
    warn_of_seas(context);
    check_state_words(context);
    context.plan.sea_level_m =
        context.sea ? context.sea->level_m : sea_level_of(context.plan.stages);
    context.plan.asked.assign(asked.begin(), asked.end());
    if (options.preview_bytes)
        context.plan.preview_bytes = options.preview_bytes(context.plan.grid);

    if (context.ok()) {
        context.plan.canonical = canonical_text(context.plan);
        context.plan.recipe_sha256 = sha256_hex(context.plan.canonical);
    }
    return std::move(context).finish();
}

}  // namespace cuesta
