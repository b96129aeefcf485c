// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/world_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/png/png_file.h"
#include "cuesta/render/field_map.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/named_colours.h"
#include "cuesta/render/relief.h"
#include "cuesta/render/text.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/terrain/zone_classes.h"

namespace cuesta {
namespace {

constexpr Srgb8 ink{226, 228, 230}, faint{150, 156, 162}, good{134, 192, 128}, bad{226, 130, 96};

std::string plain(double value) {
    const double size = std::abs(value);
    if (size < 10) return fmt::format("{:.3g}", value);
    std::string text = size >= 1000 ? fmt::format("{:.0f}", value) : fmt::format("{:.1f}", value);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

std::string with_unit(double value, const std::string& unit) {
    return unit == "1" ? plain(value) : fmt::format("{} {}", plain(value), unit);
}

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text)
        out += c == '<'   ? "&lt;"
               : c == '>' ? "&gt;"
               : c == '&' ? "&amp;"
               : c == '"' ? "&quot;"
                          : std::string(1, c);
    return out;
}

std::string base64(const std::vector<std::uint8_t>& bytes) {
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    out.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t left = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t word = static_cast<std::uint32_t>(bytes[i]) << 16;
        if (left > 1) word |= static_cast<std::uint32_t>(bytes[i + 1]) << 8;
        if (left > 2) word |= bytes[i + 2];
        for (std::size_t k = 0; k < 4; ++k)
            out += k <= left ? letters[word >> (18 - 6 * k) & 63] : '=';
    }
    return out;
}

std::string figures_html(const WorldReport& report) {
    std::string out =
        "<table><tr><th>figure</th><th>world</th><th>Earth</th><th>Earth-like</th><th></th></tr>\n";
    for (const WorldFigure& f : report.figures)
        out += fmt::format(
            "<tr><td>{}</td><td class=n>{}</td><td class=n>{}</td><td>{}</td><td class={}>{}</td>"
            "</tr>\n",
            escaped(f.title), value_text(f), earth_text(f), escaped(interval_text(f)),
            word(f.verdict()), f.verdict() == WorldVerdict::told ? "" : word(f.verdict()));
    return out + "</table>\n";
}

std::string number_or_dash(double value, int digits) {
    return std::isfinite(value) ? fmt::format("{:.{}f}", value, digits) : "-";
}

std::string bands_html(const WorldReport& report) {
    std::string out =
        "<table><tr><th>latitude</th><th>temperature, C</th><th>Earth</th><th>rain, mm/yr</th>"
        "<th>Earth</th><th>land</th></tr>\n";
    for (const WorldBand& b : report.bands)
        out += fmt::format(
            "<tr><td class=n>{:.0f} to {:.0f}</td><td class=n>{}</td><td class=n>{}</td>"
            "<td class=n>{}</td><td class=n>{}</td><td class=n>{} %</td></tr>\n",
            b.south_deg, b.north_deg, number_or_dash(b.temperature_c, 1),
            number_or_dash(b.earth_temperature_c, 1), number_or_dash(b.rain_mm, 0),
            number_or_dash(b.earth_rain_mm, 0), number_or_dash(100 * b.land_share, 0));
    return out + "</table>\n";
}

std::string classes_html(const WorldReport& report) {
    std::string out =
        "<table><tr><th></th><th>class</th><th>of the land</th><th>of the world</th></tr>\n";
    for (const ClassShare& c : report.classes) {
        const ClassRow* row = find_zone_class(c.number);
        const Srgb8 colour = row != nullptr ? Srgb8{row->colour[0], row->colour[1], row->colour[2]}
                                            : named_colour("nameless_class");
        out += fmt::format(
            "<tr><td style=\"background:rgb({},{},{});width:2em\"></td><td>{}</td>"
            "<td class=n>{:.2f} %</td><td class=n>{:.2f} %</td></tr>\n",
            colour.r, colour.g, colour.b, escaped(c.name), 100 * c.of_land, 100 * c.of_world);
    }
    return out + "</table>\n";
}

std::string heading(const WorldReport& report) {
    return fmt::format("{} x {} cells, {}, {:.3g} million km2", report.columns, report.rows,
                       report.whole_world ? "a whole world" : "a region", report.area_m2 * 1e-12);
}

std::string summary(const WorldReport& report) {
    const int in = report.count(WorldVerdict::inside), out = report.count(WorldVerdict::outside);
    std::string text = fmt::format("{} of {} figures are Earth-like.", in, in + out);
    if (report.missing.empty()) return text;
    text += " Not written by the run:";
    for (std::size_t i = 0; i < report.missing.size(); ++i)
        text += (i == 0 ? " " : ", ") + report.missing[i];
    return text + ".";
}

}  // namespace

std::string value_text(const WorldFigure& figure) {
    return with_unit(figure.value, figure.unit);
}

std::string earth_text(const WorldFigure& figure) {
    return std::isnan(figure.earth) ? std::string() : with_unit(figure.earth, figure.unit);
}

std::string interval_text(const WorldFigure& figure) {
    const bool low = !std::isnan(figure.low), high = !std::isnan(figure.high);
    return low && high ? fmt::format("{} to {}", plain(figure.low), plain(figure.high))
           : low       ? fmt::format(">= {}", plain(figure.low))
           : high      ? fmt::format("<= {}", plain(figure.high))
                       : std::string();
}

std::vector<std::pair<std::string, Picture>> world_pictures(const WorldMaps& maps, int long_side) {
    std::vector<std::pair<std::string, Picture>> pictures;
    for (const std::string& name : world_report_fields()) {
        const Raster* map = maps.find(name);
        if (map == nullptr) continue;
        if (name == field::height) {
            ReliefOptions options;
            options.long_side = long_side;
            options.spacing_m = maps.grid.spacing_m;
            options.sea_level_m = maps.sea_level_m;
            options.title = name;
            pictures.emplace_back(name, render_relief(*map, options));
            continue;
        }
        FieldOptions options;
        options.long_side = long_side;
        options.spacing_m = maps.grid.spacing_m;
        options.title = name;
        if (const FieldInfo* info = find_field_info(name)) options.unit = std::string(info->unit);
        // Classes keep their own colours; other maps are shaded.
        if (name != field::zone) options.height = maps.find(field::height);
        pictures.emplace_back(name, render_field(*map, name, options));
    }
    return pictures;
}

std::string world_page_html(const WorldReport& report, const WorldMaps& maps,
                            const std::string& title) {
    std::string out = fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<title>{0}</title>\n<style>\n"
        "body{{background:#1b1d20;color:#e2e4e6;font:15px/1.45 system-ui,sans-serif;margin:24px "
        "auto;"
        "max-width:1240px;padding:0 16px}}\nh1{{margin-bottom:0}}p{{color:#a5abb1}}\n"
        ".maps{{display:grid;grid-template-columns:repeat(auto-fit,minmax(420px,1fr));gap:16px}}\n"
        "img{{width:100%;border-radius:4px}}\ntable{{border-collapse:collapse;margin:8px 0 24px}}\n"
        "th,td{{text-align:left;padding:2px 14px 2px 0}}td.n{{text-align:right}}\n"
        "th{{color:#969ca2;font-weight:400;border-bottom:1px solid #3c4045}}\n"
        "td.in{{color:#86c080}}td.out{{color:#e28260}}\n</style>\n</head>\n<body>\n"
        "<h1>{0}</h1>\n<p>{1}. {2}</p>\n<div class=\"maps\">\n",
        escaped(title), heading(report), escaped(summary(report)));
    for (const auto& [name, picture] : world_pictures(maps, 960))
        out += fmt::format("<img alt=\"{} of the world\" src=\"data:image/png;base64,{}\">\n",
                           escaped(name),
                           base64(png_rgb8(picture.width, picture.height, picture.rgb.data())));
    out += "</div>\n<h2>Beside the Earth</h2>\n" + figures_html(report);
    if (!report.bands.empty()) out += "<h2>Belts of latitude</h2>\n" + bands_html(report);
    if (!report.classes.empty()) out += "<h2>Classes</h2>\n" + classes_html(report);
    return out + "</body>\n</html>\n";
}

Picture world_page_picture(const WorldReport& report, const WorldMaps& maps,
                           const std::string& title) {
    constexpr int map_side = 800, margin = 24, gap = 16, line = 20;
    const auto pictures = world_pictures(maps, map_side);
    // Maps in two columns, each row as high as the higher of the two.
    const int columns = pictures.size() > 1 ? 2 : 1;
    int widest = 420;
    for (const auto& [name, picture] : pictures) widest = std::max(widest, picture.width);
    std::vector<int> row_heights((pictures.size() + static_cast<std::size_t>(columns) - 1) /
                                 static_cast<std::size_t>(columns));
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        int& tall = row_heights[i / static_cast<std::size_t>(columns)];
        tall = std::max(tall, pictures[i].second.height);
    }
    int maps_height = 0;
    for (const int tall : row_heights) maps_height += tall + gap;
    const int width = std::max(860, 2 * margin + columns * widest + (columns - 1) * gap);
    const int figures = static_cast<int>(report.figures.size());
    Picture out(width, 88 + maps_height + (figures + 2) * line + margin, surround_colour);
    draw_text(out, margin, 40, title, ink, 1, 2);
    draw_text(out, margin, 66, heading(report) + ". " + summary(report), faint);
    int y = 88;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const auto column = static_cast<int>(i) % columns;
        const Picture& map = pictures[i].second;
        const int x = margin + column * (widest + gap);
        for (int v = 0; v < map.height; ++v)
            for (int u = 0; u < map.width; ++u) out.set(x + u, y + v, map.colour_at(u, v));
        if (column + 1 == columns || i + 1 == pictures.size())
            y += row_heights[i / static_cast<std::size_t>(columns)] + gap;
    }
    constexpr int places[] = {0, 420, 540, 660, 780};
    const auto write_line = [&](std::initializer_list<std::pair<std::string, Srgb8>> words) {
        int k = 0;
        for (const auto& [text, colour] : words)
            draw_text(out, margin + places[k++], y + 12, text, colour);
        y += line;
    };
    write_line({{"beside the Earth", faint},
                {"world", faint},
                {"Earth", faint},
                {"Earth-like", faint},
                {"", faint}});
    for (const WorldFigure& f : report.figures) {
        const bool judged = f.verdict() != WorldVerdict::told;
        write_line({{f.title, ink},
                    {value_text(f), ink},
                    {earth_text(f), faint},
                    {interval_text(f), faint},
                    {judged ? std::string(word(f.verdict())) : std::string(),
                     f.verdict() == WorldVerdict::inside ? good : bad}});
    }
    return out;
}

}  // namespace cuesta
