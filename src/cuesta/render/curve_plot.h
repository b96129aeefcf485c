// SPDX-License-Identifier: Apache-2.0
// Small plots of measured curves, and the soft-edged strokes they are made of.
//
// Holds   nothing is drawn outside the box but the words of its axes; a point stands within half a
//         pixel of its value.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cuesta/analysis/realism.h"
#include "cuesta/render/picture.h"

namespace cuesta {

// A straight stroke with round ends; positions of pixels count from their centres.
void draw_stroke(Picture& picture, CurvePoint from, CurvePoint to, double width, Srgb8 colour,
                 double opacity = 1);
void draw_dot(Picture& picture, CurvePoint at, double radius, Srgb8 colour, double opacity = 1);

// A power law y ~ x^slope through the middle of the points between two x.
struct PowerLaw {
    double slope = 0;          // measured
    double low = 0, high = 0;  // accepted: shown as a fan; infinite without an end
    double from = 0, to = 0;   // part of the x axis that was fitted
};

struct CurvePlot {
    std::string title, note;  // above the box: what is shown, and its number
    std::string x_words, y_words;
    std::vector<CurvePoint> points;
    bool logarithmic = true;  // both axes; otherwise both run from 0 to 1
    bool joined = false;      // a line instead of dots
    std::optional<PowerLaw> law;
    Srgb8 colour{226, 228, 230};
};

struct PlotBox {
    int x = 0, y = 0, width = 0, height = 0;  // of everything, words included
};

void draw_plot(Picture& picture, const PlotBox& box, const CurvePlot& plot);

}  // namespace cuesta
