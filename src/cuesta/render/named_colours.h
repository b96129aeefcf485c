// SPDX-License-Identifier: Apache-2.0
// Colours of things that are drawn and are no value of a field: stated once, for the pictures and,
// through the catalog, for the page of the studio.
#pragma once

#include <array>
#include <string_view>

#include "cuesta/render/colour.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/life_fields.h"
#include "cuesta/terrain/material.h"

namespace cuesta {

struct NamedColour {
    std::string_view name;
    Srgb8 colour;
};

inline constexpr std::array named_colours{
    NamedColour{"nameless_class", {92, 92, 96}},  // a number that no class has
    NamedColour{"plain_rock", {plain_colour[0], plain_colour[1], plain_colour[2]}},
    NamedColour{"section_water", {58, 132, 166}},
    // Plants on level ground in full light, by their fields.
    NamedColour{field::trees_conifer, {40, 66, 48}},
    NamedColour{field::trees_broadleaf, {70, 98, 46}},
    NamedColour{field::trees_riverside, {92, 130, 58}},
    NamedColour{field::shrub, {122, 124, 76}},
    NamedColour{field::grass, {142, 148, 94}},
};

// A name that is not in the table does not compile.
consteval Srgb8 named_colour(std::string_view name) {
    for (const NamedColour& one : named_colours)
        if (one.name == name) return one.colour;
    throw "no colour has this name";
}

}  // namespace cuesta
