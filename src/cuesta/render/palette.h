// SPDX-License-Identifier: Apache-2.0
// Palettes as data: which colours stand for which field.
//
// Scheme  colours are interpolated in OKLab [ottosson2020]; an even palette is then read at equal
//         distances along its own path, so equal steps of the value are equal steps for the eye.
// Holds   lightness rises (or falls) strictly along every palette marked so.
// Limits  "category" repeats after twelve classes, "plate" after twenty-one; palettes of named
//         classes never do.
#pragma once

#include "cuesta/render/colour.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "cuesta/terrain/zone_classes.h"

namespace cuesta {

struct Stop {
    double at;  // 0..1
    Srgb8 colour;
};

enum class PaletteKind {
    sequential,
    diverging,
    categorical,
    cyclic,  // ends as it begins, for directions
};
std::string_view word(PaletteKind kind);

struct Palette {
    std::string_view name;
    PaletteKind kind = PaletteKind::sequential;
    std::span<const Stop> stops;
    bool even = true;              // positions follow from the distance between colours
    bool lightness_rises = false;  // strictly, from the first to the last colour
    bool lightness_falls = false;
    // Each class with its number, name and colour, by number; then there are no stops.
    std::span<const ClassRow> classes = {};
};

// Every palette; the first two are the land and the sea of a height map.
std::span<const Palette> palettes();
// nullptr if there is none of that name.
const Palette* find_palette(std::string_view name);
// The palette that a field's row names (terrain/field_names.h); for a field of a recipe the one of
// its own name ("temperature"), else "value".
const Palette& palette_for_field(std::string_view field);
// How a field's values are laid over a palette: the palette's kind, else the field's row.
// Directions go around a cyclic palette once in 360 degrees; other fields lie along it.
enum class Stretch { linear, log, symmetric, steps, around };
Stretch stretch_of(std::string_view field, const Palette& palette);
// Whether the colour between two samples is that of their mean: neither of classes nor of a cycle.
bool has_means(const Palette& palette);
// One category's colour; any integer is accepted.
Rgb category_colour(std::int64_t category);
// The row of a class in a palette of named ones; nullptr if it has none of that number.
const ClassRow* find_class(const Palette& palette, std::int64_t number);
// The colour of a class in a categorical palette; a plain grey for a number that has no name.
Rgb class_colour(const Palette& palette, std::int64_t number);

// A palette as a table for drawing.
class Ramp {
public:
    explicit Ramp(const Palette& palette, int entries = 1024);
    Rgb at(double t) const;  // t is cut to 0..1
    const std::vector<Rgb>& table() const { return table_; }

private:
    std::vector<Rgb> table_;
};

// 256 colours of a palette, three bytes each, for pictures whose pixels are numbers of colours. In
// a palette of named classes the number of a colour is that of its class.
std::vector<std::uint8_t> palette_bytes(const Palette& palette);

// The points of the compass and where they lie, north at both ends.
struct CompassPoint {
    double degrees;
    std::string_view name;
};
std::span<const CompassPoint> compass_points();

// Round values from `low` to `high` for a legend: steps of 1, 2 or 5 times a power of ten, at most
// `most` of them. Empty if the range is empty.
std::vector<double> nice_ticks(double low, double high, int most);
// The largest of 1, 2, 5 times a power of ten not above `value` (> 0).
double nice_floor(double value);

}  // namespace cuesta
