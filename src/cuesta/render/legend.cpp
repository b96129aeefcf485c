// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/legend.h"

#include "cuesta/base/elementary.h"
#include "cuesta/render/palette.h"
#include "cuesta/render/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace cuesta {

namespace {

constexpr Srgb8 ink{226, 228, 230}, faint{150, 156, 162}, hairline{60, 64, 69};
constexpr int margin = 18, gap = 34;
constexpr int first_line = 26, second_line = 46;  // baselines
constexpr int row_height = 62;
constexpr int bar_top = 17, bar_height = 11;
constexpr int least_width = 420, one_row_width = 760;

struct Tick {
    double value;
    std::string words;
};

double place_on_bar(const Legend& legend, double value) {
    if (!(legend.high > legend.low)) return 0.5;
    if (legend.logarithmic) {
        const double a = elementary::log(legend.low), b = elementary::log(legend.high);
        return (elementary::log(value) - a) / (b - a);
    }
    return (value - legend.low) / (legend.high - legend.low);
}

double value_at(const Legend& legend, double place) {
    if (legend.logarithmic) return legend.low * elementary::pow(legend.high / legend.low, place);
    return legend.low + (legend.high - legend.low) * place;
}

std::vector<Tick> ticks_for(const Legend& legend, int width) {
    std::vector<Tick> ticks;
    for (const auto& [value, words] : legend.marks)
        if (value >= legend.low && value <= legend.high) ticks.push_back({value, words});
    if (legend.only_marks) return ticks;
    if (!(legend.high > legend.low)) {
        ticks.push_back({legend.low, fmt::format("{:g}", legend.low)});
    } else if (legend.logarithmic) {
        double power = 1;
        while (power > legend.low) power /= 10;
        while (power < legend.low) power *= 10;
        for (; power <= legend.high; power *= 10)
            ticks.push_back({power, fmt::format("{:g}", power)});
    } else {
        const std::vector<double> nice =
            nice_ticks(legend.low, legend.high, std::clamp(width / 62, 2, 9));
        const double step = nice.size() > 1 ? nice[1] - nice[0] : legend.high - legend.low;
        for (const double v : nice) ticks.push_back({v, format_tick(v, step)});
        if (nice.size() < 2) {
            ticks.push_back({legend.low, format_tick(legend.low, (legend.high - legend.low) / 10)});
            ticks.push_back(
                {legend.high, format_tick(legend.high, (legend.high - legend.low) / 10)});
        }
    }
    return ticks;
}

constexpr int line_height = second_line - first_line;
constexpr int swatch = 24, beside_swatch = 8, between_classes = 20;

struct ClassPlace {
    int x, line;
};

// Where each named class goes: one after the other as long as two lines hold them, else in columns.
std::vector<ClassPlace> place_classes(const Legend& legend, int width) {
    std::vector<ClassPlace> places;
    int at = 0, line = 0, widest = 0;
    for (const auto& [value, words] : legend.classes) {
        const int wide = swatch + beside_swatch + text_width(words);
        widest = std::max(widest, wide);
        if (at + wide > width && at > 0) at = 0, ++line;
        places.push_back({at, line});
        at += wide + between_classes;
    }
    if (line <= 1) return places;
    const int step = widest + between_classes;
    const int columns = std::max(1, (width + between_classes) / step);
    const int count = static_cast<int>(places.size());
    const int lines = (count + columns - 1) / columns;
    for (int i = 0; i < count; ++i)
        places[static_cast<std::size_t>(i)] = {i / lines * step, i % lines};
    return places;
}

int lines_of_classes(const Legend& legend, int width) {
    int lines = 0;
    for (const ClassPlace& place : place_classes(legend, width))
        lines = std::max(lines, place.line + 1);
    return lines;
}

// Named classes: swatches with their words.
void draw_classes(Picture& picture, const Legend& legend, int x, int top, int width) {
    const std::vector<ClassPlace> places = place_classes(legend, width);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [value, words] = legend.classes[i];
        const int base = top + first_line + places[i].line * line_height - 1;
        const int at = x + places[i].x;
        picture.fill(at, base - 10, swatch, 12, to_srgb8(legend.colour(value)));
        draw_text(picture, at + swatch + beside_swatch, base + 1, words, ink);
    }
}

// The colour bar from x over `width` pixels, strip starting at row `top`.
void draw_bar(Picture& picture, const Legend& legend, int x, int top, int width) {
    if (!legend.classes.empty()) return draw_classes(picture, legend, x, top, width);
    const int unit_width = legend.unit.empty() ? 0 : text_width(legend.unit) + 12;
    width -= unit_width;
    // Swatches as long as there is room for each.
    const double wanted = legend.high - legend.low + 1;
    const int classes = legend.categories && wanted <= width / 6 ? static_cast<int>(wanted) : 0;
    for (int u = 0; u < width; ++u) {
        const double place = width > 1 ? static_cast<double>(u) / (width - 1) : 0.5;
        const double value = classes > 0 ? legend.low + std::min(u * classes / width, classes - 1)
                                         : value_at(legend, place);
        const Srgb8 colour = to_srgb8(legend.colour(value));
        for (int v = 0; v < bar_height; ++v) picture.set(x + u, top + bar_top + v, colour);
    }
    if (!legend.unit.empty())
        draw_text(picture, x + width + 12, top + first_line, legend.unit, faint);

    // Words that would touch are left out; the first given have precedence.
    std::vector<std::pair<int, int>> taken;
    for (const Tick& tick : ticks_for(legend, width)) {
        const double place = classes > 0 ? (tick.value - legend.low + 0.5) / classes
                                         : place_on_bar(legend, tick.value);
        const int at = x + static_cast<int>(place * (width - 1) + 0.5);
        const int wide = text_width(tick.words);
        const int left = std::clamp(at - wide / 2, x, std::max(x, x + width + unit_width - wide));
        const bool clash = std::ranges::any_of(taken, [&](const auto& t) {
            return left < t.second + 10 && left + wide > t.first - 10;
        });
        if (clash) continue;
        taken.emplace_back(left, left + wide);
        picture.fill(at, top + bar_top + bar_height, 1, 4, faint);
        draw_text(picture, left, top + second_line, tick.words, ink);
    }
}

struct ScaleBar {
    int pixels = 0;
    std::string words;
};

ScaleBar scale_bar(const Legend& legend, int map_width) {
    if (!(legend.pixel_m > 0)) return {};
    const double length = nice_floor(std::clamp(map_width * 0.2, 40.0, 160.0) * legend.pixel_m);
    return {static_cast<int>(length / legend.pixel_m + 0.5), format_length(length)};
}

}  // namespace

std::string format_tick(double value, double step) {
    int digits = 0;
    double whole = std::abs(step);
    while (digits < 9 && whole > 0 && std::abs(whole - std::floor(whole + 0.5)) > 1e-6 * whole) {
        whole *= 10;
        ++digits;
    }
    const std::string text = fmt::format("{:.{}f}", value, digits);
    // -0 is 0.
    return text.find_first_not_of("-0.") == std::string::npos && text.front() == '-'
               ? text.substr(1)
               : text;
}

std::string format_length(double metres) {
    if (metres >= 1000) return fmt::format("{:g} km", metres / 1000);
    if (metres >= 1) return fmt::format("{:g} m", metres);
    if (metres >= 0.01) return fmt::format("{:g} cm", metres * 100);
    return fmt::format("{:g} mm", metres * 1000);
}

Picture add_legend(const Picture& map, const Legend& legend) {
    const int width = std::max(map.width, least_width);
    // Words on the left, scale on the right.
    const int left = std::max(text_width(legend.title), text_width(legend.subtitle));
    const ScaleBar scale = scale_bar(legend, map.width);
    std::string height_words;
    if (legend.exaggeration && *legend.exaggeration != 1)
        height_words = fmt::format("heights \u00d7 {:g}", *legend.exaggeration);
    else if (legend.exaggeration)
        height_words = "heights to scale";
    const int scale_width = scale.pixels > 0 ? scale.pixels + 12 + text_width(scale.words) : 0;
    const int right = std::max(scale_width, text_width(height_words));
    const int right_x = width - margin - right;
    const int bar_x = margin + left + gap;

    // The bar between them if there is room, or beneath, as high as its classes need.
    const bool one_row =
        map.width >= one_row_width && lines_of_classes(legend, right_x - gap - bar_x) <= 2;
    const int more = std::max(0, lines_of_classes(legend, width - 2 * margin) - 2) * line_height;
    const int strip = one_row ? row_height : 2 * row_height - 14 + more;
    Picture out(width, map.height + strip, surround_colour);
    const int offset = (width - map.width) / 2;
    for (int y = 0; y < map.height; ++y)
        for (int x = 0; x < map.width; ++x) out.set(offset + x, y, map.colour_at(x, y));
    const int top = map.height;

    draw_text(out, margin, top + first_line, legend.title, ink);
    draw_text(out, margin, top + second_line, legend.subtitle, faint);
    if (scale.pixels > 0) {
        const int y = top + first_line - 3;
        out.fill(right_x, y, scale.pixels, 2, ink);
        out.fill(right_x, y - 4, 1, 6, ink);
        out.fill(right_x + scale.pixels - 1, y - 4, 1, 6, ink);
        draw_text(out, right_x + scale.pixels + 12, top + first_line, scale.words, ink);
    }
    draw_text(out, right_x, top + second_line, height_words, faint);

    if (one_row) {
        draw_bar(out, legend, bar_x, top, right_x - gap - bar_x);
    } else {
        draw_bar(out, legend, margin, top + row_height - 10, width - 2 * margin);
    }
    out.fill(0, top, width, 1, hairline);
    return out;
}

}  // namespace cuesta
