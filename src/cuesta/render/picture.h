// SPDX-License-Identifier: Apache-2.0
// A picture in memory: rows of sRGB bytes from the top, and the few strokes a legend needs.
// Everything drawn outside the picture is cut off.
#pragma once

#include "cuesta/render/colour.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace cuesta {

struct Picture {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgb;  // height x width x 3

    Picture() = default;
    Picture(int columns, int rows, Srgb8 colour)
        : width(columns),
          height(rows),
          rgb(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows) * 3) {
        for (std::size_t i = 0; i < rgb.size(); i += 3) {
            rgb[i] = colour.r;
            rgb[i + 1] = colour.g;
            rgb[i + 2] = colour.b;
        }
    }

    bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < width && y < height; }
    std::uint8_t* at(int x, int y) {
        return rgb.data() + (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                             static_cast<std::size_t>(x)) *
                                3;
    }
    Srgb8 colour_at(int x, int y) const {
        const std::uint8_t* p = const_cast<Picture*>(this)->at(x, y);
        return {p[0], p[1], p[2]};
    }
    void set(int x, int y, Srgb8 colour) { blend(x, y, colour, 1); }
    // Lays `colour` over a pixel; opacity 0..1.
    void blend(int x, int y, Srgb8 colour, double opacity) {
        if (!inside(x, y)) return;
        std::uint8_t* p = at(x, y);
        const auto lay = [opacity](std::uint8_t under, std::uint8_t over) {
            return static_cast<std::uint8_t>(under + (over - under) * opacity + 0.5);
        };
        p[0] = lay(p[0], colour.r);
        p[1] = lay(p[1], colour.g);
        p[2] = lay(p[2], colour.b);
    }
    void fill(int x, int y, int columns, int rows, Srgb8 colour) {
        for (int v = std::max(0, y); v < std::min(height, y + rows); ++v)
            for (int u = std::max(0, x); u < std::min(width, x + columns); ++u) set(u, v, colour);
    }
};

}  // namespace cuesta
