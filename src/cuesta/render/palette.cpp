// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "cuesta/render/named_colours.h"
#include "cuesta/terrain/field_names.h"

namespace cuesta {

namespace {

// Moss, sage, straw, ochre, grey-brown rock, snow: darker is lower, so that the map reads in grey.
constexpr Stop land_stops[] = {
    {0.00, {72, 93, 66}},    {0.16, {98, 116, 74}},   {0.34, {138, 142, 92}},
    {0.54, {177, 163, 112}}, {0.72, {193, 172, 132}}, {0.87, {197, 184, 162}},
    {0.95, {217, 212, 203}}, {1.00, {244, 245, 246}},
};
// Deep to shallow.
constexpr Stop sea_stops[] = {
    {0.00, {18, 42, 82}},   {0.30, {27, 73, 120}},   {0.60, {49, 114, 155}},
    {0.84, {98, 162, 181}}, {1.00, {166, 208, 205}},
};
constexpr Stop value_stops[] = {
    {0, {28, 33, 44}},    {0, {55, 79, 94}},    {0, {92, 128, 128}},
    {0, {150, 176, 154}}, {0, {233, 229, 206}},
};
constexpr Stop slope_stops[] = {
    {0, {246, 244, 246}}, {0, {203, 194, 208}}, {0, {147, 131, 163}},
    {0, {92, 75, 111}},   {0, {42, 31, 56}},
};
constexpr Stop water_stops[] = {
    {0, {247, 250, 252}}, {0, {183, 213, 232}}, {0, {103, 164, 209}},
    {0, {41, 104, 168}},  {0, {14, 38, 92}},
};
constexpr Stop change_stops[] = {
    {0, {110, 36, 12}},   {0, {178, 84, 38}},  {0, {223, 160, 116}}, {0, {244, 241, 236}},
    {0, {138, 194, 188}}, {0, {48, 136, 138}}, {0, {8, 72, 80}},
};
// What was taken and what was laid down only grow: the two halves of a change, drawn out.
constexpr Stop wear_stops[] = {
    {0, {247, 243, 238}}, {0, {232, 190, 150}}, {0, {205, 126, 74}},
    {0, {160, 66, 28}},   {0, {88, 26, 10}},
};
constexpr Stop deposit_stops[] = {
    {0, {244, 245, 240}}, {0, {178, 214, 206}}, {0, {104, 172, 168}},
    {0, {42, 120, 124}},  {0, {8, 62, 72}},
};
constexpr Stop temperature_stops[] = {
    {0, {20, 52, 122}},   {0, {66, 126, 190}}, {0, {164, 202, 226}}, {0, {246, 245, 243}},
    {0, {237, 176, 150}}, {0, {205, 90, 76}},  {0, {124, 20, 42}},
};
constexpr Stop humidity_stops[] = {
    {0, {94, 58, 18}},    {0, {158, 112, 54}}, {0, {214, 186, 138}}, {0, {244, 243, 238}},
    {0, {150, 202, 192}}, {0, {54, 142, 134}}, {0, {4, 74, 72}},
};
constexpr Stop hardness_stops[] = {
    {0, {247, 240, 230}}, {0, {221, 184, 146}}, {0, {181, 122, 84}},
    {0, {124, 70, 46}},   {0, {66, 30, 22}},
};
constexpr Stop age_stops[] = {
    {0, {243, 246, 236}}, {0, {187, 207, 168}}, {0, {121, 158, 112}},
    {0, {66, 106, 74}},   {0, {24, 54, 42}},
};
constexpr Stop ice_stops[] = {
    {0, {60, 74, 88}},
    {0, {112, 142, 166}},
    {0, {166, 198, 216}},
    {0, {240, 248, 251}},
};
constexpr Stop dusk_stops[] = {
    {0, {20, 16, 52}},   {0, {60, 40, 104}},  {0, {46, 92, 128}},
    {0, {56, 146, 128}}, {0, {150, 196, 98}}, {0, {244, 232, 140}},
};
constexpr Stop grey_stops[] = {{0, {24, 25, 28}}, {0, {245, 245, 245}}};
// Directions: light in the north, dark in the south, warm in the east, cool in the west, a hue for
// each eighth between; neighbouring eighths are 0.15 to 0.22 apart in OKLab.
constexpr Stop compass_stops[] = {
    {0.0, {241, 238, 231}}, {0.125, {221, 199, 117}}, {0.25, {215, 133, 56}},
    {0.375, {160, 63, 60}}, {0.5, {65, 36, 63}},      {0.625, {83, 76, 149}},
    {0.75, {73, 147, 205}}, {0.875, {131, 212, 216}}, {1.0, {241, 238, 231}},
};
// Twelve classes of even weight, neighbours far apart in hue and alternating in lightness.
constexpr Stop category_stops[] = {
    {0, {88, 128, 168}},  {0, {226, 170, 92}}, {0, {98, 150, 104}},  {0, {196, 102, 90}},
    {0, {148, 190, 194}}, {0, {130, 98, 144}}, {0, {206, 196, 120}}, {0, {96, 106, 116}},
    {0, {214, 156, 170}}, {0, {124, 92, 64}},  {0, {158, 194, 130}}, {0, {176, 170, 162}},
};

// Plates: hues a golden angle apart in three lightnesses, so that plates of near numbers differ.
constexpr Stop plate_stops[] = {
    {0, {207, 129, 102}}, {0, {17, 135, 116}},  {0, {205, 166, 223}}, {0, {175, 150, 69}},
    {0, {35, 127, 164}},  {0, {234, 159, 173}}, {0, {109, 170, 111}}, {0, {108, 108, 173}},
    {0, {226, 170, 124}}, {0, {46, 172, 175}},  {0, {152, 93, 140}},  {0, {184, 190, 122}},
    {0, {100, 157, 215}}, {0, {167, 92, 83}},   {0, {126, 202, 169}}, {0, {165, 136, 206}},
    {0, {147, 109, 36}},  {0, {111, 198, 221}}, {0, {203, 124, 155}}, {0, {93, 129, 65}},
    {0, {161, 181, 242}},
};

constexpr auto sequential = PaletteKind::sequential;
constexpr auto diverging = PaletteKind::diverging;

Palette of_classes(std::string_view name) {
    Palette palette{name, PaletteKind::categorical, {}, false};
    palette.classes = named_classes(name);
    return palette;
}

const std::array<Palette, 23>& all_palettes() {
    static const std::array<Palette, 23> all = {{
        {"land", sequential, land_stops, false, true, false},
        {"sea", sequential, sea_stops, false, true, false},
        {"value", sequential, value_stops, true, true, false},
        {"slope", sequential, slope_stops, true, false, true},
        {"water", sequential, water_stops, true, false, true},
        {"flow", sequential, water_stops, true, false, true},
        {"change", diverging, change_stops, true, false, false},
        {"wear", sequential, wear_stops, true, false, true},
        {"deposit", sequential, deposit_stops, true, false, true},
        {"temperature", diverging, temperature_stops, true, false, false},
        {"humidity", sequential, humidity_stops, true, false, false},
        {"hardness", sequential, hardness_stops, true, false, true},
        {"age", sequential, age_stops, true, false, true},
        {"ice", sequential, ice_stops, true, true, false},
        {"dusk", sequential, dusk_stops, true, true, false},
        {"grey", sequential, grey_stops, true, true, false},
        {"compass", PaletteKind::cyclic, compass_stops, false, false, false},
        {"category", PaletteKind::categorical, category_stops, false, false, false},
        of_classes("zone"),
        of_classes("sea_land"),
        {"plate", PaletteKind::categorical, plate_stops, false, false, false},
        of_classes("plate_border"),
        of_classes("crust_kind"),
    }};
    return all;
}

double distance(const OkLab& p, const OkLab& q) {
    const double dL = p.L - q.L, da = p.a - q.a, db = p.b - q.b;
    return std::sqrt(dL * dL + da * da + db * db);
}

OkLab between(const OkLab& p, const OkLab& q, double t) {
    return {p.L + (q.L - p.L) * t, p.a + (q.a - p.a) * t, p.b + (q.b - p.b) * t};
}

// Where each stop of a palette lies on 0..1. The two halves of a diverging one are measured apart,
// so that its middle colour stays in the middle.
std::vector<double> stop_positions(const Palette& palette, const std::vector<OkLab>& colours) {
    const std::size_t n = colours.size();
    std::vector<double> at(n);
    for (std::size_t i = 0; i < n; ++i) at[i] = palette.stops[i].at;
    if (!palette.even) return at;
    const auto spread = [&](std::size_t first, std::size_t last, double from, double to) {
        double total = 0;
        for (std::size_t i = first; i < last; ++i) total += distance(colours[i], colours[i + 1]);
        double run = 0;
        at[first] = from;
        for (std::size_t i = first; i < last; ++i) {
            run += distance(colours[i], colours[i + 1]);
            at[i + 1] = from + (to - from) * run / total;
        }
    };
    if (palette.kind == PaletteKind::diverging) {
        spread(0, n / 2, 0, 0.5);
        spread(n / 2, n - 1, 0.5, 1);
    } else {
        spread(0, n - 1, 0, 1);
    }
    return at;
}

}  // namespace

std::span<const Palette> palettes() {
    return all_palettes();
}

const Palette* find_palette(std::string_view name) {
    const auto& all = all_palettes();
    const auto found = std::ranges::find(all, name, &Palette::name);
    return found == all.end() ? nullptr : &*found;
}

const Palette& palette_for_field(std::string_view field) {
    if (const FieldInfo* info = find_field_info(field)) return *find_palette(info->palette);
    const Palette* same = find_palette(field);
    return same != nullptr ? *same : *find_palette(FieldInfo{}.palette);
}

Stretch stretch_of(std::string_view field, const Palette& palette) {
    if (palette.kind == PaletteKind::categorical) return Stretch::steps;
    if (palette.kind == PaletteKind::diverging) return Stretch::symmetric;
    const FieldInfo* info = find_field_info(field);
    if (palette.kind == PaletteKind::cyclic && info != nullptr &&
        info->values == FieldValues::direction)
        return Stretch::around;
    return info != nullptr && info->scale == FieldScale::log ? Stretch::log : Stretch::linear;
}

bool has_means(const Palette& palette) {
    return palette.kind != PaletteKind::categorical && palette.kind != PaletteKind::cyclic;
}

Rgb category_colour(std::int64_t category) {
    const std::int64_t n = std::ssize(category_stops);
    return to_linear(category_stops[((category % n) + n) % n].colour);
}

const ClassRow* find_class(const Palette& palette, std::int64_t number) {
    const auto found = std::ranges::lower_bound(palette.classes, number, {}, &ClassRow::number);
    return found != palette.classes.end() && found->number == number ? &*found : nullptr;
}

Rgb class_colour(const Palette& palette, std::int64_t number) {
    if (palette.classes.empty() && !palette.stops.empty()) {
        const std::int64_t n = std::ssize(palette.stops);
        return to_linear(palette.stops[static_cast<std::size_t>(((number % n) + n) % n)].colour);
    }
    const ClassRow* row = find_class(palette, number);
    return to_linear(row == nullptr ? named_colour("nameless_class")
                                    : Srgb8{row->colour[0], row->colour[1], row->colour[2]});
}

Ramp::Ramp(const Palette& palette, int entries) : table_(static_cast<std::size_t>(entries)) {
    std::vector<OkLab> colours;
    for (const Stop& stop : palette.stops) colours.push_back(to_oklab(to_linear(stop.colour)));
    const std::vector<double> at = stop_positions(palette, colours);
    std::size_t k = 0;
    for (int i = 0; i < entries; ++i) {
        const double t = static_cast<double>(i) / (entries - 1);
        while (k + 2 < at.size() && t > at[k + 1]) ++k;
        const double local = std::clamp((t - at[k]) / (at[k + 1] - at[k]), 0.0, 1.0);
        table_[static_cast<std::size_t>(i)] =
            from_oklab(between(colours[k], colours[k + 1], local));
    }
}

Rgb Ramp::at(double t) const {
    const double place = (t > 0 ? std::min(t, 1.0) : 0.0) * static_cast<double>(table_.size() - 1);
    const auto i = std::min(static_cast<std::size_t>(place), table_.size() - 2);
    return mix(table_[i], table_[i + 1], static_cast<float>(place - static_cast<double>(i)));
}

double nice_floor(double value) {
    double power = 1;
    while (power * 10 <= value) power *= 10;
    while (power > value) power /= 10;
    return value >= 5 * power ? 5 * power : value >= 2 * power ? 2 * power : power;
}

std::vector<std::uint8_t> palette_bytes(const Palette& palette) {
    const Ramp ramp(palette.classes.empty() ? palette : *find_palette("grey"));
    std::vector<std::uint8_t> bytes;
    for (int i = 0; i < 256; ++i) {
        const Srgb8 colour =
            to_srgb8(palette.classes.empty() ? ramp.at(i / 255.0) : class_colour(palette, i));
        for (const std::uint8_t part : {colour.r, colour.g, colour.b}) bytes.push_back(part);
    }
    return bytes;
}

std::span<const CompassPoint> compass_points() {
    static constexpr CompassPoint points[] = {
        {0, "N"}, {90, "E"}, {180, "S"}, {270, "W"}, {360, "N"}};
    return points;
}

std::string_view word(PaletteKind kind) {
    constexpr std::string_view words[] = {"sequential", "diverging", "categorical", "cyclic"};
    return words[static_cast<std::size_t>(kind)];
}

std::vector<double> nice_ticks(double low, double high, int most) {
    std::vector<double> ticks;
    if (!(high > low) || most < 1) return ticks;
    double step = nice_floor((high - low) / most);
    while ((high - low) / step > most) step = nice_floor(step * 2.6);  // the next of 1, 2, 5
    const double first = std::ceil(low / step), last = std::floor(high / step);
    for (double k = first; k <= last; k += 1) ticks.push_back(k * step);
    return ticks;
}

}  // namespace cuesta
