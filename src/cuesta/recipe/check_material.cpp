// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_material.h"

#include <fmt/format.h>

#include <array>

#include "cuesta/base/text.h"
#include "cuesta/recipe/check_value.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

using Colour = std::array<std::uint8_t, 3>;

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

std::optional<Colour> read_colour(CheckContext& context, const RecipeValue& value) {
    Colour colour{};
    if (const RecipeArray* list = value.array(); list != nullptr && list->size() == 3) {
        for (std::size_t i = 0; i < 3; ++i) {
            const auto part = read_integer(context, "colour", (*list)[i], {"1", 0, 255});
            if (!part) return std::nullopt;
            colour[i] = static_cast<std::uint8_t>(*part);
        }
        return colour;
    }
    bool good = value.text() != nullptr && value.text()->size() == 7 && (*value.text())[0] == '#';
    for (std::size_t i = 0; good && i < 3; ++i) {
        const int high = hex_digit((*value.text())[1 + 2 * i]);
        const int low = hex_digit((*value.text())[2 + 2 * i]);
        good = high >= 0 && low >= 0;
        colour[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    if (good) return colour;
    context.problem(value.origin, fmt::format("colour = {} must be \"#rrggbb\" or [r, g, b] with "
                                              "whole numbers from 0 to 255",
                                              value.shown()));
    return std::nullopt;
}

void check_one(CheckContext& context, const RecipeEntry& entry) {
    MaterialTable& materials = context.plan.materials;
    if (!is_field_name(entry.key)) {
        context.problem(entry.origin,
                        fmt::format("material {}: a name is 1 to 31 letters, digits or _, a letter "
                                    "first",
                                    in_quotes(entry.key)));
        return;
    }
    const RecipeTable* table = entry.value.table();
    if (table == nullptr) {
        context.problem(entry.value.origin, fmt::format("material {} must be a table: write "
                                                        "[materials.{}] above its properties",
                                                        in_quotes(entry.key), entry.key));
        return;
    }
    std::vector<std::string> known = {"base", "colour", "loose"};
    for (const MaterialProperty& property : material_properties())
        known.emplace_back(property.name);
    context.refuse_unknown(*table, known, fmt::format("in [materials.{}]", entry.key));

    Material material;
    if (const auto id = materials.find(entry.key)) material = materials[*id];
    if (const RecipeValue* base = value_of(*table, "base")) {
        const std::vector<std::string> names = materials.names();
        if (const auto name = read_choice(context, "base", *base, names))
            material = materials[*materials.find(*name)];
    }
    material.name = entry.key;
    for (const MaterialProperty& property : material_properties())
        if (const RecipeValue* value = value_of(*table, property.name))
            if (const auto number = read_number(context, property.name, *value,
                                                {property.unit, property.min, property.max}))
                material.*property.member = *number;
    if (const RecipeValue* colour = value_of(*table, "colour"))
        material.colour = read_colour(context, *colour).value_or(material.colour);
    if (const RecipeValue* loose = value_of(*table, "loose"))
        material.loose = read_toggle(context, "loose", *loose).value_or(material.loose);
    materials.set(std::move(material));
}

}  // namespace

void check_materials(CheckContext& context, const RecipeTable& root) {
    const RecipeEntry* entry = root.find("materials");
    if (entry == nullptr) return;
    const RecipeTable* table = entry->value.table();
    if (table == nullptr) {
        context.problem(entry->origin, "'materials' is a table of tables: write [materials.NAME]");
        return;
    }
    constexpr std::size_t most = 200;  // with the built-in ones they must fit into 255
    if (table->entries.size() > most) {
        context.problem(entry->origin, fmt::format("{} materials, at most {} are allowed",
                                                   table->entries.size(), most));
        return;
    }
    for (const RecipeEntry& one : table->entries) check_one(context, one);
}

}  // namespace cuesta
