// SPDX-License-Identifier: Apache-2.0
// What Cuesta knows, for people and programs: the texts of `cuesta list` and `cuesta describe`.
//
// Everything comes from the registry, the material table and the field names; formats and presets
// live in rooms of this row, so their lists are handed in.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/operator/registry.h"

namespace cuesta {

struct FormatRow {
    std::string ending, name, sentence;
    bool reads = false, writes = false;
};
struct PaletteRow {
    std::string name, kind;  // sequential, diverging, categorical or cyclic
    bool even = true;        // stops lie at equal distances for the eye, whatever `at` says
    struct Stop {
        double at = 0;
        int r = 0, g = 0, b = 0;
    };
    std::vector<Stop> stops;
    struct Class {
        int number = 0;
        std::string name;
        int r = 0, g = 0, b = 0;
    };
    std::vector<Class> classes = {};  // of a palette of named classes, which has no stops
};
struct ColourRow {
    std::string name;
    int r = 0, g = 0, b = 0;
};
struct PresetRow {
    std::string name, sentence;
};

struct CatalogLists {
    std::vector<FormatRow> formats;
    std::vector<PresetRow> presets;
    std::vector<PaletteRow> palettes = {};
    std::vector<ColourRow> colours = {};  // of things that are no field
};

// The kinds `list` takes: operators, generators, filters, processes, containers, materials, fields,
// formats, presets, palettes. "" means all of them.
const std::vector<std::string>& list_kinds();

// UsageError with the nearest kind if `kind` is none.
std::string list_text(const Registry& registry, const CatalogLists& lists,
                      std::string_view kind = {});
std::string list_json(const Registry& registry, const CatalogLists& lists,
                      std::string_view kind = {});

// An operator, a material or a field; UsageError with the nearest name if it is none.
std::string describe_text(const Registry& registry, std::string_view name);
std::string describe_json(const Registry& registry, std::string_view name);

// A stage with every parameter at its default, ready to be pasted into a recipe.
std::string stage_snippet(const OperatorRow& op);
// "number in m, 0 to 20000, default 1000".
std::string param_facts(const ParamRow& param);
// Groups in the order they are listed: "generators" and so on.
std::string_view plural(OperatorKind kind);

// The kind spelled out, checked as above; "" stays "".
std::string known_kind(std::string_view kind);
// UsageError saying that nothing has this name, with the nearest that does.
[[noreturn]] void refuse_name(const Registry& registry, std::string_view name);

}  // namespace cuesta
