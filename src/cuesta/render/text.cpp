// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/text.h"

#include "cuesta/render/glyphs.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace cuesta {

namespace {

constexpr double half_stroke = 0.62;  // pixels; a stem lends a tenth to its neighbours
constexpr int blank_width = 4;
constexpr int letter_gap = 3;  // from the last stem to the next first one
constexpr int digit_width = 5;

struct Point {
    double x = 0, y = 0;
};
struct Segment {
    Point a, b;
};

// Next code point of UTF-8 text; a byte that fits nowhere counts as one unknown character.
char32_t next_code(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC0 ? 1
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                                             : 4;
    if (length > text.size() || (lead >= 0x80 && lead < 0xC0)) {
        text.remove_prefix(1);
        return 0xFFFD;
    }
    char32_t code = length == 1 ? lead : lead & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i)
        code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3Fu);
    text.remove_prefix(length);
    return code;
}

Point read_point(std::string_view s, std::size_t i) {
    return {static_cast<double>(s[i] - '0'), static_cast<double>(s[i + 1] - 'd')};
}

std::vector<Segment> flatten(std::string_view strokes) {
    std::vector<Segment> out;
    bool fresh = true;
    Point last;
    for (std::size_t i = 0; i < strokes.size();) {
        if (strokes[i] == ' ') {
            fresh = true;
            ++i;
        } else if (strokes[i] == '~') {
            const Point c = read_point(strokes, i + 1), end = read_point(strokes, i + 3);
            const Point start = last;
            constexpr int pieces = 6;
            for (int k = 1; k <= pieces; ++k) {
                const double t = static_cast<double>(k) / pieces, u = 1 - t;
                const Point p{u * u * start.x + 2 * u * t * c.x + t * t * end.x,
                              u * u * start.y + 2 * u * t * c.y + t * t * end.y};
                out.push_back({last, p});
                last = p;
            }
            i += 5;
        } else {
            const Point p = read_point(strokes, i);
            if (!fresh) out.push_back({last, p});
            const bool alone = fresh && (i + 2 >= strokes.size() || strokes[i + 2] == ' ');
            if (alone) out.push_back({p, p});
            last = p;
            fresh = false;
            i += 2;
        }
    }
    return out;
}

double distance(const Segment& s, Point p) {
    const double dx = s.b.x - s.a.x, dy = s.b.y - s.a.y, length2 = dx * dx + dy * dy;
    double t = 0;
    if (length2 > 0) t = std::clamp(((p.x - s.a.x) * dx + (p.y - s.a.y) * dy) / length2, 0.0, 1.0);
    const double ex = p.x - s.a.x - t * dx, ey = p.y - s.a.y - t * dy;
    return std::sqrt(ex * ex + ey * ey);
}

int glyph_width(char32_t code) {
    if (code >= '0' && code <= '9') return digit_width;
    const std::string_view strokes = glyph_strokes(code);
    int width = 0;
    for (const char c : strokes)
        if (c >= '0' && c <= '9') width = std::max(width, c - '0');
    return strokes.empty() ? blank_width - letter_gap : width;
}

void draw_glyph(Picture& picture, int x, int y, char32_t code, Srgb8 colour, double opacity,
                int scale) {
    const std::vector<Segment> strokes = flatten(glyph_strokes(code));
    if (strokes.empty()) return;
    // Stems keep slightly less than their scaled width: large letters look lighter.
    const double half = half_stroke * (1 + 0.75 * (scale - 1));
    const int reach = scale;
    for (int v = -(cap_height * scale) - reach; v <= descender * scale + reach; ++v)
        for (int u = -reach; u <= glyph_width(code) * scale + reach; ++u) {
            const Point p{static_cast<double>(u) / scale, -static_cast<double>(v) / scale};
            double nearest = 1e9;
            for (const Segment& s : strokes) nearest = std::min(nearest, distance(s, p));
            const double ink = std::clamp(half + 0.5 - nearest * scale, 0.0, 1.0);
            if (ink > 0) picture.blend(x + u, y + v, colour, ink * opacity);
        }
}

}  // namespace

int text_width(std::string_view text, int scale) {
    int width = 0;
    while (!text.empty()) width += (glyph_width(next_code(text)) + letter_gap) * scale;
    return std::max(0, width - (letter_gap - 1) * scale);
}

void draw_text(Picture& picture, int x, int y, std::string_view text, Srgb8 colour, double opacity,
               int scale) {
    while (!text.empty()) {
        const char32_t code = next_code(text);
        draw_glyph(picture, x, y, code, colour, opacity, scale);
        x += (glyph_width(code) + letter_gap) * scale;
    }
}

}  // namespace cuesta
