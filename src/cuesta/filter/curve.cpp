// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/curve.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/filter/per_sample.h"
#include "cuesta/grid/range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

PointCurve::PointCurve(std::span<const double> pairs, CurveForm form) : form_(form) {
    CUESTA_CHECK(!pairs.empty() && pairs.size() % 2 == 0, "{} numbers are no points", pairs.size());
    std::vector<std::pair<double, double>> sorted;
    for (std::size_t i = 0; i < pairs.size(); i += 2) sorted.emplace_back(pairs[i], pairs[i + 1]);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [in, out] : sorted) {
        if (!in_.empty() && in_.back() == in) {
            out_.back() = out, ++repeated_;
            continue;
        }
        in_.push_back(in), out_.push_back(out);
    }
    // Tangents: means of the slopes on both sides, 0 at a turn, then into the circle of radius 3.
    const std::size_t n = in_.size();
    tangent_.assign(n, 0);
    if (n < 2) return;
    std::vector<double> slope(n - 1);
    for (std::size_t i = 0; i + 1 < n; ++i)
        slope[i] = (out_[i + 1] - out_[i]) / (in_[i + 1] - in_[i]);
    tangent_[0] = slope[0], tangent_[n - 1] = slope[n - 2];
    for (std::size_t i = 1; i + 1 < n; ++i)
        tangent_[i] = slope[i - 1] * slope[i] > 0 ? slope[i - 1] / 2 + slope[i] / 2 : 0;
    for (std::size_t i = 0; i + 1 < n; ++i) {
        if (slope[i] == 0) {
            tangent_[i] = tangent_[i + 1] = 0;
            continue;
        }
        const double a = tangent_[i] / slope[i], b = tangent_[i + 1] / slope[i];
        const double radius = std::sqrt(a * a + b * b);
        if (radius > 3)
            tangent_[i] = 3 / radius * a * slope[i], tangent_[i + 1] = 3 / radius * b * slope[i];
    }
}

double PointCurve::operator()(double in) const {
    if (!(in > in_.front())) return in < in_.front() || in == in_.front() ? out_.front() : in;
    if (in >= in_.back()) return out_.back();
    const auto above = std::upper_bound(in_.begin(), in_.end(), in);
    const auto i = static_cast<std::size_t>(above - in_.begin()) - 1;
    const double width = in_[i + 1] - in_[i], t = (in - in_[i]) / width, s = 1 - t;
    if (form_ == CurveForm::linear) return s * out_[i] + t * out_[i + 1];
    // Hermite: s^2 (1 + 2 t) and t^2 (1 + 2 s) for the values, t s^2 and -s t^2 for the tangents.
    return s * s * (1 + 2 * t) * out_[i] + t * t * (1 + 2 * s) * out_[i + 1] +
           width * (t * s * s * tangent_[i] - s * t * t * tangent_[i + 1]);
}

std::string Curve::problem() const {
    if (points.count == 0) return "points is empty; give input and output of one at least";
    if (points.count % 2 == 0) return {};
    return fmt::format("points are pairs of input and output, but here are {} numbers",
                       points.count);
}

StepReport Curve::filter(const Field& in, Field& out, const StepContext& step) const {
    const PointCurve curve({points.begin(), points.count}, form);
    StepReport report;
    double base = 0, range_m = 1;
    if (measure == CurveMeasure::shares) {
        const ValueRange range = value_range(in, step.comm);
        base = range.low, range_m = range.high - range.low;
        if (range.flat()) {
            report.count("flat_surface", step.comm.rank() == 0 ? 1 : 0);
            per_sample(in, out, [](float h, auto, auto, std::int64_t&) { return h; });
            return report;
        }
    }
    const std::int64_t beyond =
        per_sample(in, out, [&](float h, std::int64_t, std::int64_t, std::int64_t& count) {
            const double t = (h - base) / range_m;
            count += t < curve.first() || t > curve.last() ? 1 : 0;
            return static_cast<float>(base + range_m * curve(t));
        });
    report.count("beyond_the_points", beyond);
    report.count("repeated_points", step.comm.rank() == 0 ? curve.repeated() : 0);
    return report;
}

template OperatorRow describe<Curve>();

}  // namespace cuesta
