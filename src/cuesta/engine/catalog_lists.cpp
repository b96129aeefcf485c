// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/catalog_lists.h"

#include "cuesta/engine/preview.h"
#include "cuesta/io/format.h"
#include "cuesta/io/geojson.h"
#include "cuesta/io/gplates.h"
#include "cuesta/recipe/line_outputs.h"
#include "cuesta/render/named_colours.h"
#include "cuesta/render/palette.h"

namespace cuesta {

CatalogLists catalog_lists() {
    CatalogLists lists;
    for (const FormatInfo& format : formats())
        lists.formats.push_back({std::string(format.extension), std::string(format.name),
                                 std::string(format.sentence), format.can_read(),
                                 format.can_write()});
    for (const Palette& palette : palettes()) {
        PaletteRow row{
            std::string(palette.name), std::string(word(palette.kind)), palette.even, {}, {}};
        for (const Stop& stop : palette.stops)
            row.stops.push_back({stop.at, stop.colour.r, stop.colour.g, stop.colour.b});
        for (const ClassRow& one : palette.classes)
            row.classes.push_back(
                {one.number, std::string(one.name), one.colour[0], one.colour[1], one.colour[2]});
        lists.palettes.push_back(std::move(row));
    }
    for (const NamedColour& one : named_colours)
        lists.colours.push_back({std::string(one.name), one.colour.r, one.colour.g, one.colour.b});
    return lists;
}

CheckOptions check_options() {
    CheckOptions options;
    for (const FormatInfo& format : formats())
        options.formats.push_back({.ending = std::string(format.extension),
                                   .written = format.can_write(),
                                   .levels = format.levels,
                                   .colours = format.colours,
                                   .library_bytes = format.library_bytes()});
    std::vector<std::string> all, of_plates;
    for (const LineOutput& lines : line_outputs) {
        all.emplace_back(lines.word);
        if (lines.state == plate::state_name) of_plates.emplace_back(lines.word);
    }
    const auto holds = [&](std::string_view ending, std::vector<std::string> words) {
        options.formats.push_back(
            {.ending = std::string(ending), .vector = true, .holds = std::move(words)});
    };
    holds(geojson_ending, std::move(all));
    holds(gpml_ending, std::move(of_plates));
    holds(rotation_ending, {std::string(plate_lines.word)});
    options.preview_bytes = preview_bytes;
    options.write_problem = [](const std::string& file, std::int64_t columns, std::int64_t rows) {
        return write_problem(file, columns, rows);
    };
    for (const Palette& palette : palettes()) options.palettes.emplace_back(palette.name);
    return options;
}

}  // namespace cuesta
