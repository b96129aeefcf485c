// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/hillslope.h"

#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/slope/hillslope_kernel.h"
#include "cuesta/process/slope/hillslope_move.h"
#include "cuesta/terrain/plant_hold.h"

namespace cuesta {
namespace {

constexpr std::int64_t most_stages = 20000;  // of one step
constexpr int plain_steps = 16;              // of soil_only between two moves of whole units
// Stages that go through a step at once make it 14 to 70 % wrong where waves die within it; parts
// of an explicit limit, or 16 parts if those are longer, 1 to 3 %.
constexpr double small_part = 1, least_parts = 16;
// Through a face between two moves of whole units: half of what a move takes.
constexpr double most_flux_units = 0x1p27;
constexpr float least_angle_deg = 1, most_angle_deg = 90, most_diffusivity = 10;
constexpr Units endless = 1 << 30;  // cover, where the bed itself is loose

// Creep of one step on one block.
class Creep {
public:
    Creep(const Hillslope& op, Terrain& terrain, const StepContext& step)
        : op_(op),
          terrain_(terrain),
          step_(step),
          ground_(terrain.ground()),
          work_(step.scratch.object<HillslopeWork>()),
          rest_x_(terrain.make("hillslope.rest_x")),
          rest_y_(terrain.make("hillslope.rest_y")),
          plants_(plants_of(terrain)),
          block_{ground_.surface(), work_} {
        const FieldOr& critical = op.critical_slope;
        const bool talus = critical.field.view() == field::talus;
        by_material_ = talus && ground_.layered();
        block_.borders = borders_of(step.grid, step.block);
        block_.fixed = open_borders_of(step.grid, step.block);
        block_.soil_only = op.soil_only && ground_.layered();
        block_.nonlinear = op.model == Hillslope::Model::nonlinear &&
                           (critical.is_field() || critical.number < most_angle_deg);
        block_.by_cell = op.diffusivity.is_field() || plants_ != nullptr ||
                         (block_.nonlinear && critical.is_field() && (!talus || by_material_));
        work_.fit(ground_.shape(), block_.by_cell, block_.soil_only);
        const double spacing_m = step.grid.spacing_m;
        per_m2_ = 1 / (spacing_m * spacing_m);
        block_.diffusion = diffusion(static_cast<float>(op.diffusivity.number));
        most_diffusion_ = block_.diffusion;
        if (block_.nonlinear && !block_.by_cell)
            block_.steepness = steepness(step.value_of(critical).number());
        move_ = {block_.borders, block_.fixed, block_.soil_only,
                 static_cast<Units>(op.mixing / ground_.unit_m()), terrain.now};
    }

    StepReport run() {
        begin();
        HillslopeStrain strain = agreed(hillslope_strain(block_));
        report_.count("capped_faces", strain.capped_faces);
        // What is steady changes no more, however long it lasts.
        time_ = std::min(op_.time_step, years_to_rest());
        if (step_.comm.rank() == 0 && time_ < op_.time_step)
            report_.count("steady_years",
                          std::max<std::int64_t>(1, std::llround(op_.time_step - time_)));
        double remaining = time_;
        float least_bound = 0;
        // Where to go back to: the state after the last move.
        double at_move = remaining;
        HillslopeStrain strain_at_move = strain;
        while (remaining > 0 && strain.stiffness > 0) {
            const float bound = std::max(bound_for(strain), least_bound);
            const double limits_per_yr = 1.01 * 2 * double{bound};
            const double years = part_of(remaining, limits_per_yr, double{strain.flux});
            const double limits = years * limits_per_yr;
            const auto stages = block_.soil_only
                                    ? HillslopeScheme::plain(static_cast<int>(std::ceil(limits)))
                                    : HillslopeScheme::stabilised(limits);
            stages_ += static_cast<std::int64_t>(stages.size());
            if (stages_ > most_stages) {
                if (step_.comm.rank() == 0)
                    report_.count("left_out_years",
                                  std::max<std::int64_t>(1, std::llround(remaining)));
                break;
            }
            const HillslopeStrain seen = go(stages, years, strain);
            // Slopes have become stiffer on the way than the stages are good for: once more.
            if (seen.stiffness > bound) {
                least_bound = seen.stiffness * margin;
                remaining = at_move, strain = strain_at_move;
                reset();
                continue;
            }
            if (remaining == time_) report_.count("limited_cells", seen.limited_cells);
            remaining = years < remaining ? remaining - years : 0;
            limits_ += limits, flux_units_ += years * double{seen.flux};
            if (remaining > 0 && !block_.soil_only && limits_ < HillslopeScheme::most_limits &&
                flux_units_ < most_flux_units / 2)
                continue;
            if (move_layers_later() && remaining > 0)
                shift();
            else
                move();
            if (remaining > 0) begin();
            at_move = remaining, strain_at_move = strain, least_bound = 0;
        }
        if (!fresh_ || later_) move();
        return report_;
    }

private:
    static constexpr float margin = 1.25f;

    float diffusion(float m2_per_yr) const {
        return static_cast<float>(double{m2_per_yr} * per_m2_);
    }
    float steepness(float angle_deg) const {
        constexpr auto radian = static_cast<float>(std::numbers::pi / 180);
        const auto scale = static_cast<float>(ground_.unit_m() / step_.grid.spacing_m);
        const float slope = scale / elementary::tan(angle_deg * radian);
        return slope * slope;
    }
    // Linear creep is as stiff as it is; else slopes may grow steeper for a while.
    float bound_for(const HillslopeStrain& strain) const {
        if (!block_.nonlinear) return strain.stiffness;
        const float more = strain.stiffness * margin;
        const auto most = static_cast<float>(hillslope_most_stiffness * 1.001) * most_diffusion_;
        return std::min(more, most);
    }
    // Years of the next stages: short at first, as waves that die within a step would hide in few.
    double part_of(double remaining, double limits_per_yr, double flux_units) const {
        double years = block_.soil_only ? plain_steps / limits_per_yr
                                        : std::max(time_ / least_parts, small_part / limits_per_yr);
        years = std::min(years, HillslopeScheme::most_limits / limits_per_yr);
        if (flux_units > 0) years = std::min(years, most_flux_units / 2 / flux_units);
        const double parts = std::ceil(remaining / years * (1 - 1e-12));
        return parts <= 1 ? remaining : remaining / parts;
    }
    // After so many years the slowest wave of the map is smaller than a unit, whatever it was: 25
    // times the time in which it falls to 1/e. Endless where nothing is known of that.
    double years_to_rest() const {
        constexpr double endless_years = 1e300, e_foldings = 25;
        if (op_.diffusivity.is_field() || plants_ != nullptr || block_.soil_only)
            return endless_years;
        const Grid& grid = step_.grid;
        const double pi = std::numbers::pi;
        const auto rate = [&](double waves, double length_m) {
            const double k = waves * pi / std::max(length_m, grid.spacing_m);
            return k * k;
        };
        const double width_m = static_cast<double>(grid.columns) * grid.spacing_m;
        const double height_m = static_cast<double>(grid.rows) * grid.spacing_m;
        // Of one axis: half a wave between two open sides, a quarter between one and a wall,
        // half a wave between walls beside the mean that stays, a whole one around.
        struct Axis {
            bool drains;  // no mean stays
            double rate;
        };
        const auto axis = [&](Edge from, Edge to, double length_m) {
            const int open = (from == Edge::open ? 1 : 0) + (to == Edge::open ? 1 : 0);
            const double waves = from == Edge::wrap ? 2 : open == 1 ? 0.5 : 1;
            return Axis{open > 0, rate(waves, length_m)};
        };
        const Axis x = axis(grid.edges.west, grid.edges.east, width_m);
        const Axis y = axis(grid.edges.north, grid.edges.south, height_m);
        const double slowest = x.drains && y.drains ? x.rate + y.rate : std::min(x.rate, y.rate);
        return e_foldings / (slowest * op_.diffusivity.number);
    }
    HillslopeStrain agreed(HillslopeStrain strain) const {
        strain.stiffness = static_cast<float>(step_.comm.largest(double{strain.stiffness}));
        strain.flux = static_cast<float>(step_.comm.largest(double{strain.flux}));
        return strain;
    }

    void reset() {
        fresh_ = true;
        limits_ = flux_units_ = 0;
        work_.change.fill(0);
        work_.before.fill(0);
        if (block_.soil_only) fill_cover();
    }
    void begin() {
        reset();
        step_.comm.exchange(ground_.surface(), Outside::repeat);
        const HaloView rests[] = {HaloView(rest_x_), HaloView(rest_y_)};
        step_.comm.exchange(rests, Outside::zero);
        if (!block_.by_cell) return;
        const Limited limited = fill_cells();
        if (!reported_fields_) {
            report_.count("limited_angles", limited.angles);
            report_.count("limited_diffusivity", limited.diffusivity);
        }
        reported_fields_ = true;
        most_diffusion_ = diffusion(static_cast<float>(step_.comm.largest(double{limited.most})));
        const HaloView fields[] = {HaloView(work_.diffusion), HaloView(work_.steepness)};
        step_.comm.exchange(fields, Outside::repeat);
    }

    // All stages; `last` becomes the strain near their end. Returns the largest of all of them.
    HillslopeStrain go(const std::vector<HillslopeStage>& stages, double years,
                       HillslopeStrain& last) {
        HillslopeStrain seen;
        for (std::size_t j = 0; j < stages.size(); ++j, fresh_ = false) {
            if (!fresh_) step_.comm.exchange(work_.change, Outside::repeat);
            if (block_.soil_only) {
                const HillslopeStrain found = hillslope_shares(block_, stages[j].rate * years);
                if (j == 0) seen.limited_cells = found.limited_cells;
                step_.comm.exchange(work_.share, Outside::repeat);
            }
            last = hillslope_stage(block_, stages[j], years, fresh_);
            seen.stiffness = std::max(seen.stiffness, last.stiffness);
            seen.flux = std::max(seen.flux, last.flux);
        }
        last = agreed(last);
        return agreed(seen);
    }

    // Layers follow the surface when a good part of what a move can take has crossed a face; with
    // soil_only at once, as they tell how much soil there is.
    bool move_layers_later() const {
        return ground_.layered() && !block_.soil_only &&
               due_units_ + flux_units_ < most_flux_units / 2;
    }
    // The surface alone goes on; what its layers owe is noted at the faces.
    void shift() {
        const FieldShape shape = ground_.shape();
        if (!later_) {
            const auto begin_anew = [&](IntField& field) {
                if (field.empty() || field.shape() != shape) field = IntField(shape);
                field.fill(0);
            };
            begin_anew(work_.due_x), begin_anew(work_.due_y);
            work_.start = ground_.surface().clone();
        }
        due_units_ += flux_units_;
        later_ = fresh_ = true;
        hillslope_whole_units(work_, ground_.unit_m(), rest_x_, rest_y_);
        hillslope_shift(ground_.surface(), work_, move_);
        add_moved(work_.moved_x, work_.due_x), add_moved(work_.moved_y, work_.due_y);
    }
    void move() {
        if (fresh_)  // nothing since the surface was shifted
            work_.moved_x.fill(0), work_.moved_y.fill(0);
        else
            hillslope_whole_units(work_, ground_.unit_m(), rest_x_, rest_y_);
        fresh_ = true;
        if (later_) {
            add_moved(work_.due_x, work_.moved_x), add_moved(work_.due_y, work_.moved_y);
            ground_.surface().copy_from(work_.start);
        }
        later_ = false, due_units_ = 0;
        if (ground_.layered())
            hillslope_move_layers(ground_, work_, step_.scratch.object<HillslopeRounds>(), move_,
                                  step_.comm, terrain_.ledger, report_);
        else
            hillslope_move_surface(ground_, work_, move_, terrain_.ledger);
    }
    // Halo and all: faces at column -1 and row -1 belong to both blocks.
    static void add_moved(const IntField& from, IntField& to) {
        const std::int64_t columns = to.columns();
        parallel_for(-1, to.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = -1; x < columns; ++x) to.at(x, y) += from.at(x, y);
        });
    }

    struct Limited {
        std::int64_t angles = 0, diffusivity = 0;
        float most = 0;  // diffusivity
    };
    // Diffusion and steepness of every cell.
    Limited fill_cells() {
        const FieldValue diffusivity = step_.value_of(op_.diffusivity);
        std::array<float, 256> of_material{};
        const MaterialTable& materials = terrain_.materials();
        for (std::size_t i = 0; i < materials.size(); ++i)
            of_material[i] = steepness(
                std::max(least_angle_deg,
                         static_cast<float>(materials[static_cast<MaterialId>(i)].talus_deg)));
        const bool own_angle = !by_material_ && block_.nonlinear;
        const FieldValue angle =
            own_angle ? step_.value_of(op_.critical_slope) : FieldValue(most_angle_deg);
        return ordered_reduce(
            0, ground_.shape().rows, rows_per_piece(ground_.shape().columns), Limited{},
            [&](std::int64_t lo, std::int64_t hi) {
                Limited limited;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < ground_.shape().columns; ++x) {
                        const float given = diffusivity.at(x, y);
                        float used = given > 0 ? std::min(given, most_diffusivity) : 0.0f;
                        limited.diffusivity += used != given ? 1 : 0;
                        if (plants_ != nullptr) used *= plant_hold(plants_->at(x, y));
                        work_.diffusion.at(x, y) = diffusion(used);
                        limited.most = std::max(limited.most, used);
                        if (by_material_) {
                            work_.steepness.at(x, y) = of_material[ground_.top_material().at(x, y)];
                            continue;
                        }
                        const float wanted = angle.at(x, y);
                        float deg = wanted > least_angle_deg ? wanted : least_angle_deg;
                        deg = deg < most_angle_deg ? deg : most_angle_deg;
                        limited.angles += deg != wanted ? 1 : 0;
                        work_.steepness.at(x, y) = steepness(deg);
                    }
                return limited;
            },
            [](Limited all, const Limited& part) {
                return Limited{all.angles + part.angles, all.diffusivity + part.diffusivity,
                               std::max(all.most, part.most)};
            });
    }

    // Loose units on top of every column.
    void fill_cover() {
        std::array<bool, 256> loose{};
        const MaterialTable& materials = terrain_.materials();
        for (std::size_t i = 0; i < materials.size(); ++i)
            loose[i] = materials[static_cast<MaterialId>(i)].loose;
        over_tile_rows(ground_.shape().rows, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground_.shape().columns; ++x) {
                    Units cover = 0;
                    for (int i = ground_.layers(x, y) - 1; i >= 0; --i) {
                        if (!loose[ground_.material(x, y, i)]) break;
                        cover = i == 0 ? endless : cover + ground_.thickness(x, y, i);
                    }
                    work_.cover.at(x, y) = static_cast<float>(cover);
                }
        });
    }

    const Hillslope& op_;
    Terrain& terrain_;
    const StepContext& step_;
    LayerStack& ground_;
    HillslopeWork& work_;
    Field &rest_x_, &rest_y_;
    const Field* plants_;
    HillslopeBlock block_;
    HillslopeMove move_;
    double per_m2_ = 0;
    float most_diffusion_ = 0;
    bool by_material_ = false, reported_fields_ = false;
    bool fresh_ = true;                   // nothing has happened since the last move
    double limits_ = 0, flux_units_ = 0;  // since then
    bool later_ = false;                  // layers have to follow the surface
    double due_units_ = 0;                // that crossed a face since they last did, at most
    double time_ = 0;                     // years of the step that change something
    std::int64_t stages_ = 0;
    StepReport report_;
};

}  // namespace

StepReport Hillslope::apply(Terrain& terrain, const StepContext& step) const {
    // Bare rock of one material has no soil.
    if (soil_only && !terrain.layered() && !terrain.materials()[terrain.ground_material].loose) {
        terrain.make("hillslope.rest_x");
        terrain.make("hillslope.rest_y");
        return {};
    }
    return Creep(*this, terrain, step).run();
}

template OperatorRow describe<Hillslope>();

}  // namespace cuesta
