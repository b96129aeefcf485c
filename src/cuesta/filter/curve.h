// SPDX-License-Identifier: Apache-2.0
// A curve from height to height through given points: lifts plains, flattens peaks, draws profiles.
//
//   points = [in 1, out 1, in 2, out 2, ...]
//
//   linear     straight lines between the points
//   monotone   cubic Hermite pieces; the tangents are means of the neighbouring slopes, turned down
//              until no piece overshoots [fritsch1980, region a^2 + b^2 <= 9]
//
// `metres` takes the points as heights. `shares` takes them as shares of the map's own range: 0 is
// its lowest sample, 1 its highest, for inputs and outputs alike.
//
// Holds   passes through every point; between two points it stays between them (both forms), so a
//         rising list gives a rising curve. Same bits on any block layout.
// Limits  beyond the first and last point the curve holds their value; samples there are counted
//         as "beyond_the_points". Points are sorted by input; of several with one input the last
//         counts ("repeated_points"). A flat map has no range for shares: "flat_surface", taken as
//         share 0 of a range of 0, so it stays. An empty list or half a pair is refused.
// Cost    one pass, a search of the points per sample.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class CurveForm { monotone, linear };
constexpr auto choice_words(CurveForm) {
    return std::array<std::string_view, 2>{"monotone", "linear"};
}

enum class CurveMeasure { shares, metres };
constexpr auto choice_words(CurveMeasure) {
    return std::array<std::string_view, 2>{"shares", "metres"};
}

// The curve itself; double in, double out.
class PointCurve {
public:
    // Pairs of input and output, one at least.
    PointCurve(std::span<const double> pairs, CurveForm form);
    double operator()(double in) const;
    double first() const { return in_.front(); }
    double last() const { return in_.back(); }
    std::int64_t repeated() const { return repeated_; }

private:
    std::vector<double> in_, out_, tangent_;
    CurveForm form_;
    std::int64_t repeated_ = 0;
};

struct Curve {
    Numbers<64> points = {0, 0, 0.3, 0.1, 0.7, 0.6, 1, 1};
    CurveMeasure measure = CurveMeasure::shares;
    CurveForm form = CurveForm::monotone;

    static constexpr std::string_view name = "curve";
    static constexpr std::string_view summary = "Gives every height another by a curve of points.";
    static constexpr std::array<std::string_view, 1> cites{"fritsch1980"};
    static constexpr double traffic_bytes = 16;  // the range is read first
    static constexpr auto params() {
        return std::tuple{
            param(&Curve::points,
                  {.name = "points",
                   .unit = "m",
                   .doc = "Input and output, input and output and so on: metres, or plain numbers "
                          "from 0 to 1 as shares of the map's range.",
                   .min = -1e6,
                   .max = 1e6}),
            choice(&Curve::measure,
                   {.name = "measure",
                    .doc = "Whether points are shares of the map's range or heights in metres."}),
            choice(&Curve::form,
                   {.name = "form",
                    .doc = "Smooth between the points without overshoot, or straight lines."}),
        };
    }
    static FieldUse fields() { return {}; }
    std::string problem() const;
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta
