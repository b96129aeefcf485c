// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_output.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "cuesta/base/lower_case.h"
#include "cuesta/base/text.h"
#include "cuesta/grid/project_map.h"
#include "cuesta/recipe/check_file.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/recipe/line_outputs.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

constexpr std::string_view rivers = river_lines.word, lakes = lake_lines.word;

std::string vector_endings(const CheckContext& context) {
    return join_or(endings_with(context.options.formats, &FileFormat::vector));
}

// Files a run writes by itself.
constexpr std::string_view reserved_files[] = {"preview.png", "manifest.json"};

void check_range(CheckContext& context, const RecipeTable& table, OutputPlan& output) {
    const FieldInfo* info = find_field_info(output.field);
    const NumberRange range{info != nullptr ? info->unit : "1", -1e12, 1e12};
    if (const RecipeValue* low = value_of(table, "low"))
        output.low = read_number(context, "low", *low, range);
    if (const RecipeValue* high = value_of(table, "high"))
        output.high = read_number(context, "high", *high, range);
    if (output.low && output.high && !(*output.low < *output.high))
        context.problem(value_of(table, "high")->origin, "high must be above low");
}

// What files of lines and polygons hold, of this ending or of any.
std::vector<std::string> held_in(const CheckContext& context, const std::string& file) {
    std::vector<std::string> names;
    const FileFormat* given = find_format(context.options.formats, file);
    for (const FileFormat& format : context.options.formats) {
        if (!format.vector || (given != nullptr && given->vector && given != &format)) continue;
        for (const std::string& name : format.holds)
            if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    if (names.empty()) names = {std::string(rivers), std::string(lakes)};
    return names;
}

// Endings of the files that hold this.
std::vector<std::string> files_for(const CheckContext& context, const std::string& name) {
    std::vector<std::string> endings;
    for (const FileFormat& format : context.options.formats)
        if (format.vector &&
            (format.holds.empty() || std::ranges::find(format.holds, name) != format.holds.end()))
            endings.push_back(format.ending);
    return endings;
}

// A file of lines and polygons holds what it can; they come in no other.
bool is_vector(const CheckContext& context, const RecipeValue* field, const RecipeValue* file) {
    const auto text = [](const RecipeValue* value) {
        const std::string* held = value != nullptr ? value->text() : nullptr;
        return held != nullptr ? *held : std::string{};
    };
    const FileFormat* format = find_format(context.options.formats, text(file));
    if (format != nullptr && format->vector) return true;
    const std::string name = text(field);
    return find_line_output(name) != nullptr && !context.fields.readable(name);
}

void check_vector_field(CheckContext& context, const RecipeValue& field, const RecipeValue* file,
                        OutputPlan& output) {
    const auto name = read_text(context, "field", field);
    if (!name) return;
    const std::string* path = file != nullptr ? file->text() : nullptr;
    const FileFormat* format =
        path != nullptr ? find_format(context.options.formats, *path) : nullptr;
    std::vector<std::string> held = held_in(context, path != nullptr ? *path : "");
    const bool known = std::ranges::find(held, *name) != held.end();
    for (std::string& one : held) one = fmt::format("\"{}\"", one);
    if (!known)
        context.problem(field.origin,
                        fmt::format("field = {}: a {} file holds {}", in_quotes(*name),
                                    format != nullptr && format->vector ? format->ending
                                                                        : vector_endings(context),
                                    join_or(held)));
    output.field = *name;
    const LineOutput* lines = known ? find_line_output(*name) : nullptr;
    if (lines == nullptr || lines->state.empty()) return;
    if (context.plan.grid.projection != Projection::latlon)
        context.problem(field.origin,
                        fmt::format("field = {}: plates turn about poles on a whole world alone; "
                                    "[grid] needs projection = \"latlon\"",
                                    in_quotes(*name)));
    bool any = false;
    each_operator(context.plan, [&](const StagePlan& stage) {
        any = any || (stage.op != nullptr && stage.op->keeps_state == lines->state);
    });
    if (!any && context.ok())
        context.problem(field.origin, fmt::format("field = {}: no stage of this recipe runs {}",
                                                  in_quotes(*name), lines->state));
}

void check_vector_keys(CheckContext& context, const RecipeTable& table, OutputPlan& output) {
    const RecipeValue* area = value_of(table, "min_area");
    const RecipeValue* runoff = value_of(table, "runoff");
    if (area != nullptr && output.vector && small_ending(output.file) != ".rot")
        output.min_area_m2 = read_number(context, "min_area", *area, {"m2", 0, 1e18});
    else if (area != nullptr)
        context.problem(area->origin,
                        fmt::format("min_area is for rivers and lakes, in {} files",
                                    join_or(files_for(context, std::string(rivers)))));
    if (runoff != nullptr && output.vector && output.field == rivers)
        output.runoff = read_number(context, "runoff", *runoff, {"m/yr", 0, 100});
    else if (runoff != nullptr)
        context.problem(runoff->origin,
                        fmt::format("runoff is for rivers, in {} files",
                                    join_or(files_for(context, std::string(rivers)))));
    for (const char* key : {"low", "high"})
        if (const RecipeValue* value = value_of(table, key); value != nullptr && output.vector)
            context.problem(value->origin,
                            fmt::format("{} is for 16-bit maps, not for {} files", key,
                                        join_or(files_for(context, std::string(rivers)))));
}

// How many levels a file of a range has, and their colours.
void check_levels(CheckContext& context, const RecipeTable& table, OutputPlan& output) {
    const std::span<const FileFormat> formats = context.options.formats;
    const FileFormat* format = find_format(formats, output.file);
    const auto has = [&](bool FileFormat::*what) {
        return formats.empty() || (format != nullptr && format->*what);
    };
    if (const RecipeValue* bits = value_of(table, "bits")) {
        if (!has(&FileFormat::levels))
            context.problem(bits->origin,
                            fmt::format("bits is for {} files",
                                        join_or(endings_with(formats, &FileFormat::levels))));
        const auto given = read_integer(context, "bits", *bits, {"1", 8, 16});
        if (given && *given != 8 && *given != 16)
            context.problem(bits->origin, fmt::format("bits = {}: 8 or 16 is needed", *given));
        output.bits = static_cast<int>(given.value_or(16));
    }
    const RecipeValue* palette = value_of(table, "palette");
    if (palette == nullptr) return;
    if (!has(&FileFormat::colours) || output.bits != 8)
        context.problem(palette->origin,
                        fmt::format("palette is for {} files with bits = 8",
                                    join_or(endings_with(formats, &FileFormat::colours))));
    const std::vector<std::string>& known = context.options.palettes;
    output.palette = (known.empty() ? read_text(context, "palette", *palette)
                                    : read_choice(context, "palette", *palette, known))
                         .value_or("");
}

// Another projection of a map of a whole world.
void check_projection(CheckContext& context, const RecipeTable& table, OutputPlan& output) {
    const RecipeValue* value = value_of(table, "projection");
    const bool faces = output.file.find("{face}") != std::string::npos;
    if (value == nullptr) {
        for (const char* key : {"centre", "side"})
            if (const RecipeValue* other = value_of(table, key))
                context.problem(other->origin, fmt::format("{} needs projection = NAME", key));
        if (faces)
            context.problem(value_of(table, "file")->origin,
                            "{face} in the name of a file needs projection = \"cube\"");
        return;
    }
    std::vector<std::string> words;
    for (const std::string_view word : choice_words(WorldProjection{})) words.emplace_back(word);
    const auto name = read_choice(context, "projection", *value, words);
    if (!name) return;
    if (output.vector)
        context.problem(value->origin, fmt::format("projection is for maps, not for {} files",
                                                   vector_endings(context)));
    if (context.plan.grid.projection != Projection::latlon)
        context.problem(value->origin,
                        "projection is for maps of a whole world; [grid] needs "
                        "projection = \"latlon\"");
    output.projection = find_projection(*name);
    const bool cube = *output.projection == WorldProjection::cube;
    if (cube != faces && value_of(table, "file") != nullptr)
        context.problem(value_of(table, "file")->origin,
                        cube ? "projection = \"cube\" writes six files, so their name needs {face}"
                             : "{face} in the name of a file needs projection = \"cube\"");
    if (const RecipeValue* side = value_of(table, "side"))
        output.side = read_integer(context, "side", *side, {"1", 2, 65536}).value_or(0);
    const RecipeValue* centre = value_of(table, "centre");
    if (centre == nullptr) return;
    const NumberRange lon{"deg", -360, 360}, lat{"deg", -90, 90};
    const RecipeArray* list = centre->array();
    if (list == nullptr) {
        output.centre_lon_deg = read_number(context, "centre", *centre, lon).value_or(0);
    } else if (list->size() != 2) {
        context.problem(centre->origin, "centre must be a longitude or [longitude, latitude]");
    } else {
        output.centre_lon_deg = read_number(context, "centre", (*list)[0], lon).value_or(0);
        output.centre_lat_deg = read_number(context, "centre", (*list)[1], lat).value_or(0);
        if (output.centre_lat_deg != 0 && !WorldMap(*output.projection).around_a_place())
            context.problem(centre->origin,
                            "this projection is drawn around a meridian; a latitude is for "
                            "orthographic and azimuthal");
    }
    if (cube)
        context.problem(centre->origin, "faces of the cube have their places; leave centre out");
}

// The next edges below and above that tiles fill.
std::string edges_that_fit(std::int64_t samples, std::int64_t tile, std::int64_t overlap) {
    const std::int64_t step = tile - overlap;
    const std::int64_t below = std::max<std::int64_t>(1, tiles_along(samples, tile, overlap));
    const std::int64_t lower = below * step + overlap;
    return lower < samples ? fmt::format("{} or {}", lower, lower + step)
                           : fmt::format("{}", lower);
}

// A map cut into files of one size.
void check_tiles(CheckContext& context, const RecipeTable& table, OutputPlan& output) {
    const RecipeValue* file = value_of(table, "file");
    const RecipeValue* tile = value_of(table, "tile");
    const RecipeValue* overlap = value_of(table, "overlap");
    const bool across = output.file.find("{x}") != std::string::npos;
    const bool down = output.file.find("{y}") != std::string::npos;
    if (tile == nullptr) {
        if (overlap != nullptr) context.problem(overlap->origin, "overlap needs tile = SAMPLES");
        if (across || down)
            context.problem(file->origin, "{x} and {y} in the name of a file need tile = SAMPLES");
        return;
    }
    if (file != nullptr && !(across && down))
        context.problem(file->origin, "tile writes many files, so their name needs {x} and {y}");
    if (output.vector || output.projection)
        context.problem(tile->origin, "tile is for maps as they are, not for lines or projections");
    const auto side = read_integer(context, "tile", *tile, {"1", 2, 65536});
    if (!side) return;
    if (overlap != nullptr)
        output.overlap =
            read_integer(context, "overlap", *overlap, {"1", 0, static_cast<double>(*side - 1)})
                .value_or(0);
    output.tile = *side;
    const Grid& grid = context.plan.grid;
    const std::int64_t step = output.tile - output.overlap;
    for (const auto& [samples, what] : {std::pair{grid.columns, "columns"}, {grid.rows, "rows"}})
        if (samples < output.tile || (samples - output.overlap) % step != 0)
            context.problem(
                tile->origin,
                fmt::format("tile = {}: {} {} are not filled by tiles{}; {} would be", output.tile,
                            samples, what,
                            output.overlap > 0
                                ? fmt::format(" that share {} with the next", output.overlap)
                                : "",
                            edges_that_fit(samples, output.tile, output.overlap)));
}

void check_frames(CheckContext& context, const RecipeTable& table, const RecipeValue& file,
                  OutputPlan& output) {
    const bool numbered = output.file.find("{step}") != std::string::npos;
    if (const RecipeValue* every = value_of(table, "every")) {
        const auto steps = read_integer(context, "every", *every, {"1", 0, most_steps});
        if (!steps) return;
        output.every = *steps;
        const auto& stages = context.plan.stages;
        const bool moves = std::any_of(stages.begin(), stages.end(), [](const StagePlan& stage) {
            return stage.op->kind == OperatorKind::container;
        });
        if (output.every > 0 && !moves && context.ok())
            context.warn(every->origin, "every has no effect, because nothing is simulated");
    }
    if (output.every > 0 && !numbered)
        context.problem(file.origin, fmt::format("file = {}: with 'every' the name needs {{step}}, "
                                                 "so that frames do not overwrite each other",
                                                 in_quotes(output.file)));
    if (output.every == 0 && numbered)
        context.problem(file.origin, fmt::format("file = {}: {{step}} needs every = STEPS",
                                                 in_quotes(output.file)));
}

// What no writer can make is said before the work, not after it.
void check_writer(CheckContext& context, const RecipeValue* file, const OutputPlan& output) {
    if (!context.options.write_problem || file == nullptr || output.file.empty() || output.vector)
        return;
    const Grid& grid = context.plan.grid;
    ProjectedSize size{grid.columns, grid.rows};
    if (output.tile > 0) size = {output.tile, output.tile};
    if (output.projection)
        size = projected_size(
            grid, WorldMap(*output.projection, output.centre_lon_deg, output.centre_lat_deg),
            output.side);
    const std::string reason = context.options.write_problem(output.file, size.columns, size.rows);
    if (!reason.empty())
        context.problem(file->origin, fmt::format("file = {}: {}", in_quotes(output.file), reason));
}

class Names {
public:
    // Reports two outputs with one file, and a file where another output needs a directory.
    void add(CheckContext& context, const RecipeValue& value, const std::string& file) {
        const auto refuse = [&](std::string_view reason) {
            context.problem(value.origin, fmt::format("file = {}: {}", in_quotes(file), reason));
        };
        for (const std::string_view taken : reserved_files)
            if (file == taken) return refuse("every run writes this file itself");
        if (directories_.contains(file))
            return refuse("an earlier output uses this as a directory");
        if (!files_.insert(file).second) return refuse("an earlier output writes this file");
        for (std::size_t at = file.find('/'); at != std::string::npos;
             at = file.find('/', at + 1)) {
            if (files_.contains(file.substr(0, at)))
                return refuse("an earlier output is a file where this one needs a directory");
            directories_.insert(file.substr(0, at));
        }
    }

private:
    std::set<std::string> files_, directories_;
};

}  // namespace

void check_outputs(CheckContext& context, const RecipeTable& root) {
    const RecipeEntry* list = root.find("output");
    if (list == nullptr) {
        OutputPlan height;
        height.field = field::height, height.file = "height.exr";
        height.library = context.needs_library(height.file);
        context.plan.outputs.push_back(std::move(height));
        return;
    }
    Names names;
    std::vector<std::string> map_files;  // their endings
    for (const FileFormat& format : context.options.formats)
        if (format.written && !format.vector) map_files.push_back(format.ending);
    const std::string known[] = {"field",      "file",     "every",  "low",  "high",
                                 "preset",     "min_area", "runoff", "bits", "palette",
                                 "projection", "centre",   "side",   "tile", "overlap"};
    context.each_table(*list, "output", 1000, [&](const RecipeValue& value, std::size_t) {
        const RecipeTable& table = *value.table();
        context.refuse_unknown(table, known, "in [[output]]");
        OutputPlan output;
        if (const RecipeValue* preset = value_of(table, "preset")) {
            if (const auto name = read_text(context, "preset", *preset))
                context.problem(preset->origin,
                                fmt::format("preset = {}: there is no such preset; the list is "
                                            "empty in this version, so give field and file",
                                            in_quotes(*name)));
            return;
        }
        const RecipeValue* field = value_of(table, "field");
        const RecipeValue* file = value_of(table, "file");
        output.vector = is_vector(context, field, file);
        if (field == nullptr)
            context.problem(value.origin, "this output needs field = \"NAME\", such as \"height\"");
        else if (output.vector)
            check_vector_field(context, *field, file, output);
        else if (const auto name = context.read_field("field", *field))
            output.field = *name;
        if (file == nullptr) {
            context.problem(value.origin,
                            "this output needs file = \"NAME\", such as \"height.exr\"");
        } else if (const auto name = read_output_file(
                       context, "file", *file,
                       output.vector ? files_for(context, output.field) : map_files)) {
            output.file = *name;
            output.library = context.needs_library(*name);
            names.add(context, *file, *name);
            check_frames(context, table, *file, output);
        }
        if (!output.vector) check_range(context, table, output);
        check_levels(context, table, output);
        check_vector_keys(context, table, output);
        check_projection(context, table, output);
        check_tiles(context, table, output);
        check_writer(context, file, output);
        context.plan.outputs.push_back(std::move(output));
    });
}

}  // namespace cuesta
