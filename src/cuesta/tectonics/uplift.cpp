// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/uplift.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/operator/history.h"
#include "cuesta/tectonics/lift.h"
#include "cuesta/terrain/ground_room.h"

namespace cuesta {
namespace {

constexpr double least_rate = -0.1, most_rate = 0.1;

// The rate at a sample, and how many were not used as they are.
double taken_rate(float given, std::int64_t& limited) {
    const double rate = given;
    const double used = rate >= least_rate  ? std::min(rate, most_rate)
                        : rate < least_rate ? least_rate
                                            : 0;  // not a number
    limited += used != rate ? 1 : 0;
    return used;
}

double largest_rate(const FieldValue& rate, const FieldShape& shape, std::int64_t& limited) {
    double most = 0;
    for (std::int64_t y = 0; y < shape.rows; ++y)
        for (std::int64_t x = 0; x < shape.columns; ++x)
            most = std::max(most, std::abs(taken_rate(rate.at(x, y), limited)));
    return most;
}

}  // namespace

std::string Uplift::problem() const {
    if (history.count % 2 != 0) return "'history' needs pairs: a time and a factor for each";
    for (std::size_t i = 2; i < history.count; i += 2)
        if (history.values[i] < history.values[i - 2])
            return "the times of 'history' must not go back";
    return {};
}

double Uplift::factor(double from_yr, double years) const {
    if (history.count == 0) return 1;
    return mean_of_pairs(history, from_yr, years);
}

StepReport Uplift::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    Field& rest_m = terrain.make("uplift.rest");
    const UpliftShape form({shape, x, y, strike, length, width, ramp, other_side}, step.grid);
    const bool first_block = step.comm.rank() == 0;
    if (form.breaks_at_seam() && first_block && step.step == 0) report.count("uplift_seam", 1);
    const double years = factor(static_cast<double>(step.step) * time_step, time_step) * time_step;
    const FieldValue speed = step.value_of(rate);
    const FieldShape block = terrain.shape();

    std::int64_t limited = 0;
    const double fastest =
        rate.is_field() ? largest_rate(speed, block, limited) : std::abs(rate.number);
    const double most_m = fastest * form.largest() * std::abs(years);
    report.count("limited_rates", limited);
    if (make_room(terrain, step.comm.largest(most_m), step.comm) && first_block)
        report.count("coarser_units", 1);

    LayerStack& ground = terrain.ground();
    const double units_per_m = 1 / ground.unit_m();
    const Borders borders = edges_fixed ? open_borders_of(step.grid, step.block) : Borders{};
    Field* raised_m = terrain.find(raised_field);
    const std::int64_t from_x = borders.west ? 1 : 0;
    const std::int64_t end_x = block.columns - (borders.east ? 1 : 0);
    const LayerBook book =
        book_tile_rows(block.rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
            std::int64_t counted = 0;
            for (std::int64_t row = lo; row < hi; ++row) {
                if ((borders.north && row == 0) || (borders.south && row == block.rows - 1))
                    continue;
                for (std::int64_t column = from_x; column < end_x; ++column) {
                    const double speed_here =
                        !rate.is_field() ? rate.number : taken_rate(speed.at(column, row), counted);
                    const double share = form.at(step.block.x0 + column, step.block.y0 + row);
                    float& rest = rest_m.at(column, row);
                    const double due = (speed_here * share * years + double{rest}) * units_per_m;
                    const auto whole = static_cast<Units>(due);
                    rest = static_cast<float>((due - whole) * ground.unit_m());
                    lift_column(ground, column, row, whole, piece);
                    if (raised_m != nullptr)
                        raised_m->at(column, row) += static_cast<float>(whole * ground.unit_m());
                }
            }
        });
    terrain.ledger.book(book, ground.unit_m());
    return report;
}

template OperatorRow describe<Uplift>();

}  // namespace cuesta
