// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/spring.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/water/water_store.h"

namespace cuesta {
namespace {

class FieldAmount final : public WaterAmount {
public:
    explicit FieldAmount(const Field& field) : field_(field) {}
    void row(std::int64_t y, const float*, std::int64_t count, float* out) const override {
        std::copy_n(field_.row(y), count, out);
    }

private:
    const Field& field_;
};

// A point in samples of the whole map.
struct Point {
    double x, y;
};

// Distance along one axis, the short way round where it wraps.
double apart(double a, double b, std::int64_t n, bool wraps) {
    const double d = std::abs(a - b);
    return wraps ? std::min(d, static_cast<double>(n) - d) : d;
}

// Calls body(x, y) for the block's cells within the radius; 0 cells if the radius is too small.
template <class Body>
void over_circle(const Point& point, double radius, const StepContext& step, const Body& body) {
    const Grid& grid = step.grid;
    for (std::int64_t y = 0; y < step.block.rows; ++y) {
        const double dy =
            apart(static_cast<double>(step.block.y0 + y), point.y, grid.rows, grid.wraps_y());
        if (dy > radius) continue;
        for (std::int64_t x = 0; x < step.block.columns; ++x) {
            const double dx = apart(static_cast<double>(step.block.x0 + x), point.x, grid.columns,
                                    grid.wraps_x());
            if (dx * dx + dy * dy <= radius * radius) body(x, y);
        }
    }
}

std::int64_t nearest(double at, std::int64_t n) {
    return static_cast<std::int64_t>(std::floor(at + 0.5)) % n;
}

void lay_points(const Spring& op, const StepContext& step, double volume_m, Field& amounts) {
    const Grid& grid = step.grid;
    const double radius = op.radius / grid.spacing_m;
    std::vector<Point> points;
    for (std::size_t i = 0; i + 1 < op.positions.count; i += 2)
        points.push_back({op.positions.values[i] * grid.extent_x_m() / grid.spacing_m,
                          op.positions.values[i + 1] * grid.extent_y_m() / grid.spacing_m});
    std::vector<std::int64_t> cells(points.size(), 0);
    for (std::size_t i = 0; i < points.size(); ++i)
        over_circle(points[i], radius, step, [&](std::int64_t, std::int64_t) { ++cells[i]; });
    step.comm.sum(cells);
    amounts.fill(0);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto share =
            static_cast<float>(volume_m / static_cast<double>(std::max<std::int64_t>(cells[i], 1)));
        if (cells[i] > 0) {
            over_circle(points[i], radius, step,
                        [&](std::int64_t x, std::int64_t y) { amounts.at(x, y) += share; });
            continue;
        }
        const std::int64_t x = nearest(points[i].x, grid.columns);
        const std::int64_t y = nearest(points[i].y, grid.rows);
        if (step.block.contains(x, y)) amounts.at(x - step.block.x0, y - step.block.y0) += share;
    }
}

// In proportion to the field; its sum is taken in steps of 2^-20 of its largest value, so that it
// does not depend on the order.
void lay_area(const Field& area, const StepContext& step, double volume_m, Field& amounts,
              StepReport& report) {
    const auto fine = [](float w) { return w >= 0 && std::isfinite(w); };
    double most = 0;
    std::int64_t wrong = 0;
    for (std::int64_t y = 0; y < area.rows(); ++y)
        for (std::int64_t x = 0; x < area.columns(); ++x) {
            const float w = area.at(x, y);
            wrong += fine(w) ? 0 : 1;
            if (fine(w)) most = std::max(most, double{w});
        }
    report.count("limited_rates", wrong);
    most = step.comm.largest(most);
    const double grain = most * 0x1p-20;
    std::int64_t sum[] = {0};
    const auto weight = [&](std::int64_t x, std::int64_t y) {
        const float w = area.at(x, y);
        return fine(w) && most > 0 ? static_cast<std::int64_t>(double{w} / grain) : 0;
    };
    for (std::int64_t y = 0; y < area.rows(); ++y)
        for (std::int64_t x = 0; x < area.columns(); ++x) sum[0] += weight(x, y);
    step.comm.sum(sum);
    const double share = sum[0] > 0 ? volume_m / static_cast<double>(sum[0]) : 0;
    for (std::int64_t y = 0; y < area.rows(); ++y)
        for (std::int64_t x = 0; x < area.columns(); ++x)
            amounts.at(x, y) = static_cast<float>(share * static_cast<double>(weight(x, y)));
}

}  // namespace

std::string Spring::problem() const {
    if (positions.count % 2 != 0) return "'positions' are pairs of x and y";
    if (hydrograph.count % 2 != 0) return "'hydrograph' are pairs of time and factor";
    for (std::size_t i = 2; i < hydrograph.count; i += 2)
        if (hydrograph.values[i] < hydrograph.values[i - 2])
            return "the times of 'hydrograph' must not go back";
    return {};
}

double Spring::factor(double time_s) const {
    if (hydrograph.count < 2) return 1;
    const auto& v = hydrograph.values;
    if (time_s <= v[0]) return v[1];
    for (std::size_t i = 2; i + 1 < hydrograph.count; i += 2)
        if (time_s < v[i])
            return v[i - 1] + (v[i + 1] - v[i - 1]) * (time_s - v[i - 2]) / (v[i] - v[i - 2]);
    return v[hydrograph.count - 1];
}

StepReport Spring::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    const double middle_s = (static_cast<double>(step.step) + 0.5) * time_step;
    // Metres in one cell.
    const double volume_m = discharge * factor(middle_s) * time_step / step.grid.cell_area_m2();
    Field& amounts = step.scratch.field(0);
    if (area.empty()) {
        lay_points(*this, step, volume_m, amounts);
    } else {
        const Field* weights = terrain.find(area.view());
        CUESTA_CHECK(weights != nullptr, "field '{}' was not made before it is read", area.view());
        lay_area(*weights, step, volume_m, amounts, report);
    }
    pour_water(terrain, step, FieldAmount(amounts), report);
    return report;
}

template OperatorRow describe<Spring>();

}  // namespace cuesta
