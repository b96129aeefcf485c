// SPDX-License-Identifier: Apache-2.0
// The document's colours are those of its table 3.2 as printed, 0..1 times 255 [gerteis2017]. Where
// the table contradicts its text, repairs are marked. Colours of the Koppen-Geiger classes are
// those in general use [peel2007; beck2018]; life zones of Holdridge wear the document's colours,
// whose table is Holdridge's.
#include "cuesta/terrain/zone_classes.h"

#include <algorithm>

namespace cuesta {
namespace {

constexpr std::array<std::uint8_t, 3> share(double r, double g, double b) {
    const auto byte = [](double x) { return static_cast<std::uint8_t>(x * 255 + 0.5); };
    return {byte(r), byte(g), byte(b)};
}

constexpr std::size_t koppen_at = 41, holdridge_at = koppen_at + 31;
constexpr std::array rows = {
    ClassRow{1, "ocean", share(0, 0, .4)},
    ClassRow{2, "lake", share(0, 0, .8)},
    ClassRow{3, "river", share(0, .4, .8)},
    ClassRow{4, "polar desert", share(1, 1, 1)},  // repair: has no colour in the table
    ClassRow{5, "alpine dry tundra", share(.5, .5, .5)},
    ClassRow{6, "alpine moist tundra", share(.38, .5, .5)},
    ClassRow{7, "alpine wet tundra", share(.25, .5, .5)},
    ClassRow{8, "alpine rain tundra", share(.125, .5, .75)},
    ClassRow{9, "boreal desert", share(.62, .62, .5)},
    // The blue value breaks the row's pattern (.5); as printed.
    ClassRow{10, "boreal dry scrub", share(.5, .62, .62)},
    ClassRow{11, "boreal moist forest", share(.37, .62, .5)},
    ClassRow{12, "boreal wet forest", share(.25, .62, .56)},
    ClassRow{13, "boreal rain forest", share(.125, .62, .75)},
    ClassRow{14, "cold desert", share(.75, .75, .5)},
    ClassRow{15, "cold desert scrub", share(.62, .75, .5)},
    ClassRow{16, "cold steppe", share(.5, .75, .5)},
    ClassRow{17, "cold moist forest", share(.37, .75, .5)},
    ClassRow{18, "cold wet forest", share(.25, .75, .56)},
    ClassRow{19, "cold rain forest", share(.125, .75, .75)},
    ClassRow{20, "warm desert", share(.87, .8, .5)},
    ClassRow{21, "warm desert scrub", share(.81, .8, .5)},
    ClassRow{22, "warm thorn scrub", share(.62, .8, .5)},
    ClassRow{23, "warm dry forest", share(.5, .8, .5)},
    ClassRow{24, "warm moist forest", share(.37, .8, .5)},
    ClassRow{25, "warm wet forest", share(.25, .8, .56)},
    ClassRow{26, "warm rain forest", share(.125, .8, .75)},
    ClassRow{27, "subtropical desert", share(.92, .95, .5)},
    ClassRow{28, "subtropical desert scrub", share(.82, .95, .5)},
    ClassRow{29, "subtropical thorn woodland", share(.69, .95, .5)},
    ClassRow{30, "subtropical dry forest", share(.5, .95, .5)},
    ClassRow{31, "subtropical moist forest", share(.37, .95, .5)},
    ClassRow{32, "subtropical wet forest", share(.25, .95, .56)},
    ClassRow{33, "subtropical rain forest", share(.125, .95, .69)},
    ClassRow{34, "tropical desert", share(1, 1, .5)},
    ClassRow{35, "tropical desert scrub", share(.88, 1, .5)},
    ClassRow{36, "tropical thorn woodland", share(.75, 1, .5)},
    ClassRow{37, "tropical very dry forest", share(.63, 1, .5)},
    ClassRow{38, "tropical dry forest", share(.5, 1, .5)},
    ClassRow{39, "tropical moist forest", share(.37, 1, .5)},
    ClassRow{40, "tropical wet forest", share(.25, 1, .56)},  // repair: the eighth zone's
    ClassRow{41, "tropical rain forest", share(.125, 1, .62)},

    ClassRow{100, "ocean", {26, 42, 84}},
    ClassRow{101, "Af rain forest", {0, 0, 255}},
    ClassRow{102, "Am monsoon", {0, 120, 255}},
    ClassRow{103, "Aw savannah", {70, 170, 250}},
    ClassRow{104, "BWh hot desert", {255, 0, 0}},
    ClassRow{105, "BWk cold desert", {255, 150, 150}},
    ClassRow{106, "BSh hot steppe", {245, 165, 0}},
    ClassRow{107, "BSk cold steppe", {255, 220, 100}},
    ClassRow{108, "Csa dry hot summer", {255, 255, 0}},
    ClassRow{109, "Csb dry warm summer", {200, 200, 0}},
    ClassRow{110, "Csc dry cool summer", {150, 150, 0}},
    ClassRow{111, "Cwa dry winter, hot summer", {150, 255, 150}},
    ClassRow{112, "Cwb dry winter, warm summer", {100, 200, 100}},
    ClassRow{113, "Cwc dry winter, cool summer", {50, 150, 50}},
    ClassRow{114, "Cfa wet, hot summer", {200, 255, 80}},
    ClassRow{115, "Cfb wet, warm summer", {100, 255, 80}},
    ClassRow{116, "Cfc wet, cool summer", {50, 200, 0}},
    ClassRow{117, "Dsa snow, dry hot summer", {255, 0, 255}},
    ClassRow{118, "Dsb snow, dry warm summer", {200, 0, 200}},
    ClassRow{119, "Dsc snow, dry cool summer", {150, 50, 150}},
    ClassRow{120, "Dsd snow, dry summer, hard winter", {150, 100, 150}},
    ClassRow{121, "Dwa snow, dry winter, hot summer", {170, 175, 255}},
    ClassRow{122, "Dwb snow, dry winter, warm summer", {90, 120, 220}},
    ClassRow{123, "Dwc snow, dry winter, cool summer", {75, 80, 180}},
    ClassRow{124, "Dwd snow, dry hard winter", {50, 0, 135}},
    ClassRow{125, "Dfa snow, hot summer", {0, 255, 255}},
    ClassRow{126, "Dfb snow, warm summer", {55, 200, 255}},
    ClassRow{127, "Dfc snow, cool summer", {0, 125, 125}},
    ClassRow{128, "Dfd snow, hard winter", {0, 70, 95}},
    ClassRow{129, "ET tundra", {178, 178, 178}},
    ClassRow{130, "EF frost", {102, 102, 102}},

    ClassRow{200, "ocean", share(0, 0, .4)},
    ClassRow{201, "polar desert", share(1, 1, 1)},
    ClassRow{202, "subpolar dry tundra", share(.5, .5, .5)},
    ClassRow{203, "subpolar moist tundra", share(.38, .5, .5)},
    ClassRow{204, "subpolar wet tundra", share(.25, .5, .5)},
    ClassRow{205, "subpolar rain tundra", share(.125, .5, .75)},
    ClassRow{206, "boreal desert", share(.62, .62, .5)},
    ClassRow{207, "boreal dry scrub", share(.5, .62, .62)},
    ClassRow{208, "boreal moist forest", share(.37, .62, .5)},
    ClassRow{209, "boreal wet forest", share(.25, .62, .56)},
    ClassRow{210, "boreal rain forest", share(.125, .62, .75)},
    ClassRow{211, "cool temperate desert", share(.75, .75, .5)},
    ClassRow{212, "cool temperate desert scrub", share(.62, .75, .5)},
    ClassRow{213, "cool temperate steppe", share(.5, .75, .5)},
    ClassRow{214, "cool temperate moist forest", share(.37, .75, .5)},
    ClassRow{215, "cool temperate wet forest", share(.25, .75, .56)},
    ClassRow{216, "cool temperate rain forest", share(.125, .75, .75)},
    ClassRow{217, "warm temperate desert", share(.87, .8, .5)},
    ClassRow{218, "warm temperate desert scrub", share(.81, .8, .5)},
    ClassRow{219, "warm temperate thorn steppe", share(.62, .8, .5)},
    ClassRow{220, "warm temperate dry forest", share(.5, .8, .5)},
    ClassRow{221, "warm temperate moist forest", share(.37, .8, .5)},
    ClassRow{222, "warm temperate wet forest", share(.25, .8, .56)},
    ClassRow{223, "warm temperate rain forest", share(.125, .8, .75)},
    ClassRow{224, "subtropical desert", share(.92, .95, .5)},
    ClassRow{225, "subtropical desert scrub", share(.82, .95, .5)},
    ClassRow{226, "subtropical thorn woodland", share(.69, .95, .5)},
    ClassRow{227, "subtropical dry forest", share(.5, .95, .5)},
    ClassRow{228, "subtropical moist forest", share(.37, .95, .5)},
    ClassRow{229, "subtropical wet forest", share(.25, .95, .56)},
    ClassRow{230, "subtropical rain forest", share(.125, .95, .69)},
    ClassRow{231, "tropical desert", share(1, 1, .5)},
    ClassRow{232, "tropical desert scrub", share(.88, 1, .5)},
    ClassRow{233, "tropical thorn woodland", share(.75, 1, .5)},
    ClassRow{234, "tropical very dry forest", share(.63, 1, .5)},
    ClassRow{235, "tropical dry forest", share(.5, 1, .5)},
    ClassRow{236, "tropical moist forest", share(.37, 1, .5)},
    ClassRow{237, "tropical wet forest", share(.25, 1, .56)},
    ClassRow{238, "tropical rain forest", share(.125, 1, .62)},
};
constexpr std::array sea_land = {
    ClassRow{0, "land", {186, 178, 150}},
    ClassRow{1, "sea", {38, 84, 130}},
};
constexpr std::array plate_border = {
    ClassRow{0, "inside a plate", {70, 78, 88}},
    ClassRow{1, "converging", {226, 88, 62}},
    ClassRow{2, "diverging", {246, 214, 92}},
    ClassRow{3, "sliding", {104, 190, 232}},
};
constexpr std::array crust_kind = {
    ClassRow{0, "sea floor", {58, 104, 148}},
    ClassRow{1, "continent", {198, 180, 138}},
};
static_assert(rows[koppen_at].number == zone::koppen_ocean);
static_assert(rows[holdridge_at].number == zone::holdridge_ocean);

}  // namespace

std::span<const ClassRow> named_classes(std::string_view palette) {
    if (palette == "zone") return rows;
    if (palette == "sea_land") return sea_land;
    if (palette == "plate_border") return plate_border;
    if (palette == "crust_kind") return crust_kind;
    return {};
}

std::span<const ClassRow> zone_classes() {
    return rows;
}

std::span<const ClassRow> zone_classes(ZoneScheme scheme) {
    const std::span<const ClassRow> all = rows;
    if (scheme == ZoneScheme::document) return all.first(koppen_at);
    if (scheme == ZoneScheme::holdridge) return all.subspan(holdridge_at);
    return all.subspan(koppen_at, holdridge_at - koppen_at);
}

const ClassRow* find_zone_class(std::int64_t number) {
    const auto found = std::ranges::lower_bound(rows, number, {}, &ClassRow::number);
    return found != rows.end() && found->number == number ? &*found : nullptr;
}

ZoneScheme scheme_of(std::int64_t number) {
    if (find_zone_class(number) == nullptr) return ZoneScheme::document;
    return number >= zone::holdridge_ocean ? ZoneScheme::holdridge
           : number >= zone::koppen_ocean  ? ZoneScheme::koppen
                                           : ZoneScheme::document;
}

}  // namespace cuesta
