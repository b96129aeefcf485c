// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/realism_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/analysis/realism_words.h"
#include "cuesta/grid/resample.h"
#include "cuesta/render/curve_plot.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/relief.h"
#include "cuesta/render/text.h"

namespace cuesta {
namespace {

constexpr Srgb8 ink{226, 228, 230}, faint{150, 156, 162}, hairline{60, 64, 69};
constexpr Srgb8 good{92, 200, 168}, bad{240, 130, 84}, open_verdict{226, 190, 100};
constexpr Srgb8 river{24, 74, 140};
constexpr int page_width = 1760, margin = 40, head = 96;
constexpr int map_box_width = 840, map_box_height = 800;
constexpr int table_x = margin + map_box_width + margin;
constexpr int table_width = page_width - margin - table_x;
constexpr int row_height = 52, plot_height = 300, plot_gap = 26;

Srgb8 colour_of(MeasureVerdict verdict) {
    switch (verdict) {
        case MeasureVerdict::pass:
            return good;
        case MeasureVerdict::fail:
            return bad;
        case MeasureVerdict::not_measured:
            return open_verdict;
        case MeasureVerdict::told:
            break;
    }
    return faint;
}

// A filled dot for pass, a cross for fail, a ring for not measured: readable without colour.
void draw_mark(Picture& page, int x, int y, MeasureVerdict verdict) {
    const Srgb8 colour = colour_of(verdict);
    const CurvePoint at{static_cast<double>(x), static_cast<double>(y)};
    if (verdict == MeasureVerdict::pass) draw_dot(page, at, 5, colour);
    if (verdict == MeasureVerdict::fail) {
        draw_stroke(page, {at.x - 5, at.y - 5}, {at.x + 5, at.y + 5}, 2.6, colour);
        draw_stroke(page, {at.x - 5, at.y + 5}, {at.x + 5, at.y - 5}, 2.6, colour);
    }
    if (verdict == MeasureVerdict::not_measured) {
        draw_dot(page, at, 5.5, colour);
        draw_dot(page, at, 3.5, surround_colour);
    }
}

// --- The map ---------------------------------------------------------------------------------

Raster stretched(const Raster& raster, int width, int height, double spacing_m,
                 Interpolation interpolation) {
    const Grid grid{.columns = width, .rows = height};
    Field field({width, height, 0});
    resample(raster, whole(raster), grid, whole(grid), interpolation, field);
    Raster out;
    out.columns = width, out.rows = height, out.spacing_m = spacing_m;
    for (int y = 0; y < height; ++y)
        out.samples.insert(out.samples.end(), field.row(y), field.row(y) + width);
    if (raster.invalid.empty()) return out;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            out.invalid.push_back(raster.invalid[static_cast<std::size_t>(
                y * raster.rows / height * raster.columns + x * raster.columns / width)]);
    return out;
}

// Water that covers a pixel by more than half, so that shores are smooth lines.
Raster lake_water(const Raster& depth, int width, int height, double spacing_m) {
    Raster cover = depth;
    for (float& sample : cover.samples) sample = sample > 0 ? 1.0f : 0.0f;
    cover = stretched(cover, width, height, spacing_m, Interpolation::bilinear);
    Raster water = stretched(depth, width, height, spacing_m, Interpolation::bilinear);
    constexpr float least_m = 0.01f;
    for (std::size_t i = 0; i < water.samples.size(); ++i)
        water.samples[i] = cover.samples[i] >= 0.5f ? std::max(water.samples[i], least_m) : 0;
    return water;
}

void draw_rivers(Picture& map, const RealismMaps& maps) {
    const flow::FloodedRouting& routing = maps.routing;
    // As resample() stretches it: corner cells lie on corner pixels.
    const auto scale = [](int pixels, std::int64_t cells) {
        return (pixels - 1.0) / static_cast<double>(std::max<std::int64_t>(cells - 1, 1));
    };
    const double scale_x = scale(map.width, routing.columns);
    const double scale_y = scale(map.height, routing.rows);
    const auto place = [&](std::int32_t cell) {
        return CurvePoint{static_cast<double>(cell % routing.columns) * scale_x,
                          static_cast<double>(cell / routing.columns) * scale_y};
    };
    // Fine ones first, so that large rivers lie on top.
    const std::uint8_t highest =
        maps.stream_order.empty()
            ? std::uint8_t{0}
            : *std::max_element(maps.stream_order.begin(), maps.stream_order.end());
    for (int order = 1; order <= highest; ++order)
        for (const std::int32_t cell : routing.order) {
            const auto i = static_cast<std::size_t>(cell);
            if (maps.stream_order[i] != order || routing.outlet(i)) continue;
            const auto r = static_cast<std::size_t>(routing.receiver[i]);
            if (maps.lake_depth.samples[i] > 0 && maps.lake_depth.samples[r] > 0) continue;
            draw_stroke(map, place(cell), place(routing.receiver[i]),
                        0.5 + 0.5 * std::min(order, 6), river, order == 1 ? 0.6 : 0.9);
        }
}

Picture draw_map(const RealismReport& report, const RealismMaps& maps,
                 std::optional<double> sea_level_m) {
    const double wide_m = static_cast<double>(report.columns) * report.spacing_x_m;
    const double high_m = static_cast<double>(report.rows) * report.spacing_y_m;
    const double pixel_m = std::max(wide_m / map_box_width, high_m / map_box_height);
    const int width = std::clamp(static_cast<int>(std::lround(wide_m / pixel_m)), 8, map_box_width);
    const int height =
        std::clamp(static_cast<int>(std::lround(high_m / pixel_m)), 8, map_box_height);
    const Raster shown = stretched(maps.height, width, height, pixel_m, Interpolation::bicubic);
    const Raster water = lake_water(maps.lake_depth, width, height, pixel_m);
    ReliefOptions options;
    options.long_side = std::max(width, height);
    options.spacing_m = pixel_m;
    options.legend = false;
    options.find_sea = false;
    options.sea_level_m = sea_level_m;
    options.water_depth = &water;
    Picture map = render_relief(shown, options);
    draw_rivers(map, maps);
    return map;
}

void paste(Picture& page, const Picture& part, int x0, int y0) {
    for (int y = 0; y < part.height; ++y)
        for (int x = 0; x < part.width; ++x) page.set(x0 + x, y0 + y, part.colour_at(x, y));
}

// A round length of at most a quarter of the map, with its words.
void draw_scale_bar(Picture& page, int right, int y, double pixel_m) {
    const double most = 200 * pixel_m;
    double length = 1;
    while (length > most) length /= 10;
    while (length * 10 <= most) length *= 10;
    for (const double step : {5.0, 2.0})
        if (length * step <= most) {
            length *= step;
            break;
        }
    const int pixels = static_cast<int>(std::lround(length / pixel_m));
    page.fill(right - pixels, y, pixels, 3, ink);
    const std::string words = format_length(length);
    draw_text(page, right - pixels - 10 - text_width(words), y + 6, words, faint);
}

// --- The table -------------------------------------------------------------------------------

// Where the value lies against the accepted interval, which spans the middle half of the bar.
void draw_gauge(Picture& page, int x, int y, int width, const Measure& m) {
    const double low = std::isfinite(m.low) ? m.low : 0, high = m.high;
    page.fill(x, y - 1, width, 2, hairline);
    if (!std::isfinite(high) || !(high > low)) return;
    const double from = std::isfinite(m.low) ? 0.25 : 0;
    const auto place = [&](double v) {
        return std::clamp(from + (0.75 - from) * (v - low) / (high - low), 0.0, 1.0) * width;
    };
    const int a = static_cast<int>(from * width), b = static_cast<int>(0.75 * width);
    page.fill(x + a, y - 3, b - a, 6, {70, 98, 104});
    if (std::isnan(m.value)) return;
    const double at = x + place(m.value);
    draw_stroke(page, {at, y - 8.0}, {at, y + 7.0}, 3, colour_of(m.verdict));
}

void draw_table(Picture& page, const RealismReport& report, int top) {
    constexpr int value_right = 320, gauge_x = 344, gauge_width = 150, accepted_x = 516;
    constexpr int verdict_x = 726;
    const auto right = [&](int x, int y, const std::string& words, Srgb8 colour) {
        draw_text(page, table_x + x - text_width(words), y, words, colour);
    };
    right(value_right, top + 10, "value", faint);
    draw_text(page, table_x + accepted_x, top + 10, "accepted", faint);
    int y = top + 22;
    for (const Measure& m : report.measures) {
        page.fill(table_x, y, table_width, 1, hairline);
        draw_text(page, table_x, y + 22, m.title, ink);
        if (m.kind == MeasureKind::gate || m.kind == MeasureKind::soft)
            draw_text(page, table_x + text_width(m.title) + 10, y + 22, word_of(m.kind), faint);
        right(value_right, y + 22, value_text(m), ink);
        if (m.kind != MeasureKind::report && m.high > m.low)
            draw_gauge(page, table_x + gauge_x, y + 17, gauge_width, m);
        draw_text(page, table_x + accepted_x, y + 22, accepted_text(m), faint);
        if (m.verdict != MeasureVerdict::told) {
            draw_mark(page, table_x + verdict_x, y + 17, m.verdict);
            draw_text(page, table_x + verdict_x + 14, y + 22,
                      m.verdict == MeasureVerdict::not_measured ? "open" : word_of(m.verdict),
                      colour_of(m.verdict));
        }
        draw_text(page, table_x, y + 42, m.sentence, faint, 0.8);
        y += row_height;
    }
    page.fill(table_x, y, table_width, 1, hairline);
}

// --- The curves ------------------------------------------------------------------------------

std::string note_of(const Measure& m, const char* letter) {
    if (m.verdict == MeasureVerdict::not_measured) return "";
    std::string note = fmt::format("{} {}", letter, value_text(m));
    if (m.r2) note += fmt::format(", R2 {:.3f}", *m.r2);
    return note;
}

void draw_curves(Picture& page, const RealismReport& report, int top) {
    const RealismCurves& c = report.curves;
    const auto law = [](const Measure& m, const std::vector<CurvePoint>& points,
                        double sign) -> std::optional<PowerLaw> {
        if (m.verdict == MeasureVerdict::not_measured || points.empty()) return std::nullopt;
        return PowerLaw{sign * m.value, sign * m.low, sign * m.high, points.front().x,
                        points.back().x};
    };
    const Measure& hack = report.measure("hack_exponent");
    const Measure& area = report.measure("area_exponent");
    const Measure& theta = report.measure("concavity");
    const Measure& spectrum = report.measure("spectral_slope");
    const Measure& integral = report.measure("hypsometric_integral");
    std::vector<CurvePlot> plots(5);
    plots[0] = {"Slope and area",
                note_of(theta, "theta"),
                "area, cells",
                "slope, m/m",
                c.slope_area,
                true,
                false,
                law(theta, c.slope_area, -1),
                colour_of(theta.verdict)};
    plots[1] = {
        "Hack's law", note_of(hack, "h"),   "area, cells",          "longest path, m", c.hack, true,
        false,        law(hack, c.hack, 1), colour_of(hack.verdict)};
    plots[2] = {"Area exceedance",
                note_of(area, "beta"),
                "area, cells",
                "share of land",
                c.exceedance,
                true,
                false,
                law(area, c.exceedance, -1),
                colour_of(area.verdict)};
    plots[3] = {"Spectrum",
                note_of(spectrum, "slope"),
                "wavelength, cells",
                "power",
                c.spectrum,
                true,
                true,
                law(spectrum, c.spectrum, 1),
                colour_of(spectrum.verdict)};
    if (plots[3].law) plots[3].law->from = 4, plots[3].law->to = 60;
    plots[4] = {"Hypsometry",
                note_of(integral, "integral"),
                "share of land above",
                "height above lowest / relief",
                c.hypsometry,
                false,
                true,
                std::nullopt,
                ink};
    const int all = page_width - 2 * margin;
    const int width = (all - 4 * plot_gap) / 5;
    for (int i = 0; i < 5; ++i)
        draw_plot(page, {margin + i * (width + plot_gap), top, width, plot_height},
                  plots[static_cast<std::size_t>(i)]);
}

}  // namespace

Picture render_realism_report(const RealismReport& report, const RealismMaps& maps,
                              const std::string& title) {
    const Picture map = draw_map(report, maps, maps.sea_level_m);
    const int table_height = 24 + row_height * static_cast<int>(report.measures.size());
    const int middle = std::max(map.height + 60, table_height) + 36;
    Picture page(page_width, head + middle + plot_height + margin, surround_colour);

    const Srgb8 verdict_colour = report.passes_gates() ? good
                                 : report.count(MeasureKind::gate, MeasureVerdict::fail) > 0
                                     ? bad
                                     : open_verdict;
    draw_text(page, margin, 54, title, ink, 1, 2);
    draw_text(page, table_x, 46, conclusion(report), verdict_colour);
    draw_text(page, table_x, 68, cells_text(report), faint);

    paste(page, map, margin, head);
    const int under = head + map.height;
    draw_text(page, margin, under + 24, lakes_text(report), ink);
    const double pixel_m = static_cast<double>(report.columns) * report.spacing_x_m / map.width;
    draw_scale_bar(page, margin + map.width, under + 16, pixel_m);
    draw_text(page, margin, under + 46,
              report.warnings.empty()
                  ? fmt::format("Rivers from {} cells on. Shaded: accepted values and slopes.",
                                realism_channel_area)
                  : report.warnings.front(),
              report.warnings.empty() ? faint : open_verdict);
    draw_table(page, report, head);
    draw_curves(page, report, head + middle);
    return page;
}

}  // namespace cuesta
