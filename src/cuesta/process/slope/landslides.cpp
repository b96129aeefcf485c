// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslides.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/impact/event_draw.h"
#include "cuesta/process/slope/landslide_mixture.h"
#include "cuesta/process/slope/landslide_runout.h"

namespace cuesta {
namespace {

constexpr std::int64_t most_triggers = 500;
constexpr std::int64_t most_half = 768;  // of a window, samples
constexpr double height_exponent = 1.5;
constexpr std::uint32_t number_of = 0, place_of = 1, size_of = 2, strength_of = 3, look_of = 4;

struct Trigger {
    std::int64_t x, y;  // sample of the map
    double height_m, factor;
    std::uint32_t seed;
};

std::vector<Trigger> draw_triggers(const Landslides& op, const StepContext& step,
                                   std::int64_t& left_out) {
    const Grid& grid = step.grid;
    const EventDraw draw(step.random, step.step);
    const double side = std::max(grid.spacing_m, std::min(grid.extent_x_m(), grid.extent_y_m()));
    const double highest = op.height_max > 0 ? op.height_max : side / 10;
    const double lowest = std::min(highest, op.height_min > 0 ? op.height_min : highest / 10);
    const double area_km2 = static_cast<double>(grid.cells()) * grid.cell_area_m2() * 1e-6;
    const double mean = op.rate > 0 ? op.rate * area_km2 * op.time_step : op.count;
    const bool given = op.place == Landslides::Place::given;
    std::int64_t count = given ? static_cast<std::int64_t>(std::floor(op.count + 0.5))
                               : draw.poisson(std::min(mean, 1e9), number_of);
    left_out = std::max<std::int64_t>(0, count - most_triggers);
    count = std::min(count, most_triggers);
    const auto sample = [](double share, std::int64_t size, bool wraps) {
        const auto span = static_cast<double>(wraps ? size : size - 1);
        return std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(share * span + 0.5)),
                                        0, size - 1);
    };
    std::vector<Trigger> list;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto at = given ? std::array{op.x, op.y} : draw.pair(i, place_of);
        list.push_back(
            {sample(at[0], grid.columns, grid.wraps_x()), sample(at[1], grid.rows, grid.wraps_y()),
             given ? highest : draw.power_law(i, size_of, lowest, highest, height_exponent),
             given ? 0 : elementary::exp(0.3 * draw.normal(i, strength_of)),
             draw.seed(i, look_of)});
    }
    return list;
}

// One trigger on one block.
class Slide {
public:
    Slide(const Landslides& op, const Trigger& trigger, Terrain& terrain, const StepContext& step)
        : op_(op), trigger_(trigger), terrain_(terrain), step_(step) {}

    enum class End { holds, fails };
    End go(LayerBook& book, StepReport& report, std::int64_t& left_over) {
        const double s = step_.grid.spacing_m;
        const double unit = std::as_const(terrain_).ground().unit_m();
        // Enough to see the slope: a slide as high as wanted on one of 20 degrees.
        const auto half = static_cast<std::int64_t>(
            std::min(3.5 * trigger_.height_m / s + 3, static_cast<double>(most_half)));
        const SlopeStrength strength = strength_here();
        SurfaceWindow near = window(half);
        const Slip first = find_slip(near, place(near), strength);
        if (!first.fails()) return End::holds;

        // The larger window of the runout.
        const double volume_m3 =
            static_cast<double>(first.volume) * unit * step_.grid.cell_area_m2();
        RunoutRule rule;
        // Small ones would stay where they are: what has failed goes to the foot of its slope.
        const auto steep = elementary::sincos(first.slope_rad);
        rule.tan_reach =
            std::min(reach_of_volume(volume_m3), 0.85 * steep.sin / steep.cos) / op_.reach;
        rule.seed = trigger_.seed;
        rule.spacing_m = s, rule.unit_m = unit;
        for (const Side side : {Side::west, Side::east, Side::north, Side::south})
            rule.open[static_cast<std::size_t>(side)] = step_.grid.edges.is_open(side);
        rule.map = {step_.grid.columns, step_.grid.rows};
        const double fall_m = (static_cast<double>(first.crown) - lowest()) * unit;
        const double wide = std::max(static_cast<double>(half), fall_m / rule.tan_reach / s + 4);
        SurfaceWindow far =
            window(static_cast<std::int64_t>(std::min(wide, static_cast<double>(most_half))));
        const Slip slip = find_slip(far, place(far), strength);
        if (!slip.fails()) return End::holds;
        const Runout runout = run_out(far, slip, rule);
        change(far, slip, runout, book, left_over);
        if (step_.comm.rank() == 0) report.count("cut_off_parcels", runout.cut_off);
        return End::fails;
    }

private:
    SurfaceWindow window(std::int64_t half) {
        return share_window(std::as_const(terrain_).ground().surface(), step_.grid, step_.block,
                            step_.comm, trigger_.x, trigger_.y, half);
    }
    SlipPlace place(const SurfaceWindow& window) const {
        return {trigger_.x - window.x0,
                trigger_.y - window.y0,
                trigger_.height_m,
                trigger_.factor,
                trigger_.seed,
                step_.grid.spacing_m,
                std::as_const(terrain_).ground().unit_m()};
    }

    // Means over the upper half of the height wanted, at the foot; from the block that has it.
    SlopeStrength strength_here() {
        const LayerStack& ground = std::as_const(terrain_).ground();
        SlopeStrength strength;
        strength.friction_rad = op_.friction * std::numbers::pi / 180;
        double values[3] = {-1, -1, -1};
        if (step_.block.contains(trigger_.x, trigger_.y)) {
            const std::int64_t x = trigger_.x - step_.block.x0, y = trigger_.y - step_.block.y0;
            double depth_m = std::max(0.5 * trigger_.height_m, ground.unit_m());
            double all = 0, cohesion = 0, density = 0;
            for (int i = ground.layers(x, y) - 1; i >= 0 && depth_m > 0; --i) {
                const Layer layer =
                    ground.layered() ? ground.layer(x, y, i) : Layer{ground.bed_material(), 0, 0};
                if (ground.materials().is_air(layer.material)) continue;
                const double part =
                    i == 0 ? depth_m : std::min(depth_m, layer.thickness * ground.unit_m());
                const Material& one = ground.materials()[layer.material];
                all += part, depth_m -= part;
                cohesion += part * one.cohesion, density += part * one.density;
            }
            values[0] = cohesion / all, values[1] = density / all;
            const double wet = double{step_.value_of(op_.wetness).at(x, y)};
            values[2] = wet >= 0 ? std::min(wet, 1.0) : 0;
        }
        for (double& value : values) value = step_.comm.largest(value);
        strength.cohesion_pa = op_.strength * values[0];
        strength.density = std::max(values[1], 1.0);
        strength.wetness = values[2];
        return strength;
    }

    double lowest() {
        const IntField& surface = std::as_const(terrain_).ground().surface();
        const std::int32_t low = ordered_reduce(
            0, surface.rows(), rows_per_piece(surface.columns()), std::int32_t{1 << 30},
            [&](std::int64_t lo, std::int64_t hi) {
                std::int32_t least = 1 << 30;
                for (std::int64_t y = lo; y < hi; ++y) {
                    const std::int32_t* row = surface.row(y);
                    for (std::int64_t x = 0; x < surface.columns(); ++x)
                        least = row[x] < least ? row[x] : least;
                }
                return least;
            },
            [](std::int32_t a, std::int32_t b) { return std::min(a, b); });
        return step_.comm.smallest(low);
    }

    void change(const SurfaceWindow& window, const Slip& slip, const Runout& runout,
                LayerBook& book, std::int64_t& left_over) {
        LayerStack& ground = terrain_.ground();
        std::vector<std::int32_t> taken(window.units.size(), 0);
        for (std::size_t i = 0; i < slip.cells.size(); ++i) taken[slip.cells[i]] = slip.units[i];
        // Take what fails, layer by layer.
        std::vector<std::int64_t> sums(ground.materials().size());
        over_own_cells(
            window, step_.grid, step_.block, [&](std::int64_t x, std::int64_t y, std::size_t cell) {
                if (taken[cell] == 0) return;
                ground.remove(x, y, taken[cell], book,
                              [&](MaterialId material, Units units) { sums[material] += units; });
            });
        step_.comm.sum(sums);
        Mixture mixture;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            mixture.add(static_cast<MaterialId>(i), sums[i]);
            if (sums[i] > 0 && !ground.layered() && i != ground.bed_material())
                ground.make_layered();
        }
        // Lay the mixture along the window's cells, then over the borders: every block counts all
        // of them and lays its own.
        struct Own {
            std::int64_t x, y;
            std::size_t cell;
        };
        std::vector<Own> own;
        over_own_cells(window, step_.grid, step_.block,
                       [&](std::int64_t x, std::int64_t y, std::size_t cell) {
                           if (runout.laid[cell] > 0) own.push_back({x, y, cell});
                       });
        auto next = own.begin();
        for (std::size_t cell = 0; cell < runout.laid.size(); ++cell) {
            if (runout.laid[cell] == 0) continue;
            const bool mine = next != own.end() && next->cell == cell;
            mixture.take(runout.laid[cell], [&](MaterialId material, std::int64_t units) {
                if (mine)
                    ground.add(next->x, next->y, material, static_cast<Units>(units), terrain_.now,
                               book);
            });
            if (mine) ++next;
        }
        for (std::size_t side = 0; side < 4; ++side)
            if (runout.left[side] > 0)
                mixture.take(runout.left[side], [&](MaterialId material, std::int64_t units) {
                    if (step_.comm.rank() == 0)
                        add_units(terrain_.ledger.account(material).border[side], units,
                                  ground.unit_m());
                });
        left_over += mixture.left();
    }

    const Landslides& op_;
    const Trigger& trigger_;
    Terrain& terrain_;
    const StepContext& step_;
};

}  // namespace

std::string Landslides::problem() const {
    if (height_max > 0 && height_min > height_max)
        return "'height_min' must not be above 'height_max'";
    return {};
}

StepReport Landslides::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    std::int64_t left_out = 0, failed = 0, left_over = 0;
    const std::vector<Trigger> triggers = draw_triggers(*this, step, left_out);
    LayerBook book;
    for (const Trigger& trigger : triggers)
        if (Slide(*this, trigger, terrain, step).go(book, report, left_over) == Slide::End::fails)
            ++failed;
    CUESTA_CHECK(left_over == 0, "a landslide lost {} units", left_over);
    terrain.ledger.book(book, std::as_const(terrain).ground().unit_m());
    report.count("joined_layers", book.joined_layers);
    report.count("opened_caves", book.opened_caves);
    if (step.comm.rank() == 0) {
        report.count("slides", failed);
        report.count("left_out_triggers", left_out);
    }
    return report;
}

template OperatorRow describe<Landslides>();

}  // namespace cuesta
