// SPDX-License-Identifier: Apache-2.0
// Classes that have a name and a colour of their own: those of the field `zone`, one table for all
// schemes, and of `sea`. Palettes, legends, lists, the page and the world's report read it; nobody
// else knows a colour or a name. Numbers are below 256, so that a byte holds them.
//
//   1..41     the document's: ocean, lake, river, then the 38 climate classes
//   100..130  Koppen-Geiger: ocean, then the 30 classes in the usual order (Af ... EF)
//   200..238  Holdridge: ocean, then the 38 life zones in the document's order
//
// so that a number tells its scheme. 0 is a place without a class.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace cuesta {

// One class of a field of classes.
struct ClassRow {
    int number;
    std::string_view name;
    std::array<std::uint8_t, 3> colour;  // sRGB
};

enum class ZoneScheme { document, koppen, holdridge };
constexpr auto choice_words(ZoneScheme) {
    return std::array<std::string_view, 3>{"document", "koppen", "holdridge"};
}

namespace zone {
inline constexpr int none = 0, ocean = 1, lake = 2, river = 3, polar_desert = 4;
// The first class of each row of temperatures; its further classes follow from dry to wet.
inline constexpr int alpine = 5, boreal = 9, cold = 14, warm = 20, subtropical = 27, tropical = 34;
inline constexpr int last = 41;
inline constexpr int koppen_ocean = 100, koppen_first = 101, koppen_last = 130;
inline constexpr int holdridge_ocean = 200, holdridge_first = 201, holdridge_last = 238;
// A life zone has the number of the document's class of the same place in the table, and this more.
inline constexpr int holdridge_shift = holdridge_first - polar_desert;
}  // namespace zone

// The classes behind a palette of named classes, by number: "zone", "sea_land", "plate_border",
// "crust_kind"; empty for others.
std::span<const ClassRow> named_classes(std::string_view palette);

// All classes of the climate, by number; and those of one scheme.
std::span<const ClassRow> zone_classes();
std::span<const ClassRow> zone_classes(ZoneScheme scheme);
// nullptr if no class has that number.
const ClassRow* find_zone_class(std::int64_t number);
// The scheme that a number belongs to; document for 0 and numbers that no class has.
ZoneScheme scheme_of(std::int64_t number);

}  // namespace cuesta
