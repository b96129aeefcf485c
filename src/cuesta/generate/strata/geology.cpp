// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/geology.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/noise/fractal_noise.h"

namespace cuesta {
namespace {

// Random numbers of the parts of a stage.
enum Part : std::uint32_t {
    boundary_part = 1,
    fault_part,
    dyke_part,
    lens_part,
    stock_part,
    noises
};

RandomKey part_of(RandomKey random, std::uint32_t part) {
    return {random.seed, random.stream ^ (part * 0x9e3779b9u)};
}

// 19 of 20 values of the noise lie within it: twice the deviation of perlin noise, 0.304, with
// octaves of half the weight.
constexpr double noise_range = 0.7;
// How much of a wave, and of their distance, folds and traces wander at variation 1.
constexpr double fold_wander = 0.25, trace_wander = 0.1, fold_growth = 0.4;
constexpr double farthest_m = 1e9;  // a followed field is not taken beyond

elementary::SinCosDouble sincos_deg(double angle_deg) {
    return elementary::sincos_turns(angle_deg / 360);
}

double cot_deg(double angle_deg) {
    const auto angle = sincos_deg(angle_deg);
    return angle.cos / angle.sin;
}

MaterialId id_of(const StepContext& step, const Name& name) {
    const auto id = step.terrain.materials().find(name.view());
    CUESTA_CHECK(id.has_value(), "no material '{}'", name.view());
    return *id;
}

Sequence sequence_of(const Strata& strata, const StepContext& step) {
    const std::size_t layers = std::max(strata.materials.count, strata.thickness.count);
    std::vector<MaterialId> materials;
    std::vector<double> thickness;
    for (std::size_t i = 0; i < layers; ++i) {
        materials.push_back(id_of(step, strata.materials.names[i % strata.materials.count]));
        thickness.push_back(strata.thickness.values[i % strata.thickness.count]);
    }
    return {materials, thickness, strata.repeat, part_of(step.random, boundary_part)};
}

// The lowest ground of the whole map.
double lowest_m(const StepContext& step) {
    const LayerStack& ground = step.terrain.ground();
    const IntField& surface = ground.surface();
    const Units lowest = ordered_reduce(
        0, surface.rows(), rows_per_piece(surface.columns()), std::numeric_limits<Units>::max(),
        [&](std::int64_t lo, std::int64_t hi) {
            Units least = std::numeric_limits<Units>::max();
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < surface.columns(); ++x)
                    least = std::min(least, surface.at(x, y));
            return least;
        },
        [](Units a, Units b) { return std::min(a, b); });
    return step.comm.smallest(static_cast<double>(lowest) * ground.unit_m());
}

FaultBlocks::Spec faults_of(const Strata& strata) {
    return {strata.fault_style,        strata.fault_spacing, strata.fault_throw,
            cot_deg(strata.fault_dip), strata.base,          strata.variation};
}

}  // namespace

Geology::Across Geology::right_of(double strike_deg) {
    const auto angle = sincos_deg(strike_deg);  // the direction strike + 90, with y southwards
    return {angle.cos, angle.sin};
}

const Field* Geology::noise(std::size_t slot, double wavelength_m, int octaves,
                            const StepContext& step, StepReport& report) const {
    FractalNoise spec;
    spec.wavelength_m = wavelength_m;
    spec.octaves = octaves;
    const int visible = visible_octaves(spec, grid_.spacing_m);
    if (step.comm.rank() == 0) report.count("octaves_above_nyquist", octaves - visible);
    Field& out = step.scratch.field(slot);
    const auto part = static_cast<std::uint32_t>(noises + slot);
    fill_fractal(spec, visible, grid_, block_, part_of(step.random, part), out);
    return &out;
}

// The wave vector; on wrapped axes the nearest that fits, and not 0.
void Geology::set_folds() {
    const Across across = right_of(strata_.fold_strike);
    fold_x_ = across.east / strata_.fold_wavelength;
    fold_y_ = across.south / strata_.fold_wavelength;
    const auto fit = [](double waves_per_m, double extent_m) {
        return std::floor(waves_per_m * extent_m + 0.5) / extent_m;
    };
    const double x = fold_x_, y = fold_y_;
    if (grid_.wraps_x()) fold_x_ = fit(x, grid_.extent_x_m());
    if (grid_.wraps_y()) fold_y_ = fit(y, grid_.extent_y_m());
    if (fold_x_ != 0 || fold_y_ != 0) return;
    if (grid_.wraps_x() && (std::abs(x) >= std::abs(y) || !grid_.wraps_y()))
        fold_x_ = 1 / grid_.extent_x_m();
    else
        fold_y_ = 1 / grid_.extent_y_m();
}

Geology::Geology(const Strata& strata, const StepContext& step, StepReport& report)
    : strata_(strata),
      grid_(step.grid),
      block_(step.block),
      sequence_(sequence_of(strata, step)),
      faults_(faults_of(strata), part_of(step.random, fault_part)),
      dyke_random_(part_of(step.random, dyke_part)),
      lens_(id_of(step, strata.lens_material.name)),
      stock_(id_of(step, strata.intrusion_material.name)),
      dyke_(id_of(step, strata.dyke_material.name)) {
    floor_m_ = lowest_m(step) - strata.depth;
    const bool centre = strata.anchor == StrataAnchor::centre;
    origin_x_m_ = centre ? grid_.origin_x_m + grid_.extent_x_m() / 2 : 0;
    origin_y_m_ = centre ? grid_.origin_y_m + grid_.extent_y_m() / 2 : 0;
    if (strata.follow.view() == field::height)
        follow_surface_ = true;
    else if (!strata.follow.empty())
        follow_ = step.terrain.find(strata.follow.view());
    const auto dip = sincos_deg(strata.dip);
    tan_dip_ = dip.sin / dip.cos;
    stretch_ = 1 / dip.cos;
    dip_ = right_of(strata.strike);
    fault_across_ = right_of(strata.fault_strike);
    dyke_across_ = right_of(strata.dyke_strike);
    if (strata.undulation > 0) {
        wander_a_ = noise(0, strata.wavelength, 4, step, report);
        wander_b_ = noise(1, strata.wavelength, 4, step, report);
    }
    if (strata.fold_amplitude > 0) {
        set_folds();
        if (strata.variation > 0)
            fold_noise_ = noise(2, 3 * strata.fold_wavelength, 2, step, report);
    }
    const double traces = std::max(strata.fault_spacing, strata.dyke_spacing);
    if (traces > 0 && strata.variation > 0) trace_noise_ = noise(3, 2 * traces, 3, step, report);
    if (strata.lens_spacing > 0)
        lens_lattice_.emplace(grid_, strata.lens_spacing, strata.lens_radius,
                              part_of(step.random, lens_part));
    if (strata.intrusion_spacing > 0)  // lobes reach a quarter farther than the radius
        stock_lattice_.emplace(grid_, strata.intrusion_spacing, 1.25 * strata.intrusion_radius,
                               part_of(step.random, stock_part));
    const bool slanting = (strata.dip > 0 && tan_dip_ != 0) || traces > 0;
    if (step.comm.rank() == 0 && slanting && grid_.wraps_x()) report.count("cut_at_seam", 1);
}

bool Geology::in_dyke(double n_m) const {
    const double spacing = strata_.dyke_spacing;
    const auto middle = static_cast<std::int64_t>(std::floor(n_m / spacing + 0.5));
    for (std::int64_t k = middle - 1; k <= middle + 1; ++k) {
        const auto words = random_words(dyke_random_, k, 0, 0);
        const double place = double{uniform_float(words[0])} - 0.5;
        const double width = double{uniform_float(words[1])} - 0.5;
        const double at = spacing * (static_cast<double>(k) + 0.8 * strata_.variation * place);
        if (std::abs(n_m - at) < 0.5 * strata_.dyke_width * (1 + strata_.variation * width))
            return true;
    }
    return false;
}

Geology::Columns::Columns(const Geology& geology) : geology_(&geology) {
    if (geology.lens_lattice_) lenses_.emplace(*geology.lens_lattice_);
    if (geology.stock_lattice_) stocks_.emplace(*geology.stock_lattice_);
}

Stretches Geology::Columns::at(std::int64_t x, std::int64_t y, Units surface, double unit_m,
                               Strain& strain) {
    const Geology& g = *geology_;
    const Strata& s = g.strata_;
    const double x_m =
        g.grid_.origin_x_m + static_cast<double>(g.block_.x0 + x) * g.grid_.spacing_m;
    const double y_m =
        g.grid_.origin_y_m + static_cast<double>(g.block_.y0 + y) * g.grid_.spacing_m;
    const double from_x_m = x_m - g.origin_x_m_, from_y_m = y_m - g.origin_y_m_;
    const double surface_m = static_cast<double>(surface) * unit_m;

    // The datum: where the bottom of the sequence lies, before faults.
    double followed = g.follow_surface_ ? surface_m : 0;
    if (g.follow_ != nullptr) followed = double{g.follow_->at(x, y)};
    if (!std::isfinite(followed)) followed = 0, ++strain.follow_not_finite;
    const double base = s.base + std::clamp(followed, -farthest_m, farthest_m);
    Sequence::Place place;
    place.stretch = s.measure == StrataMeasure::metres
                        ? g.stretch_
                        : std::max(0.0, surface_m - base) / g.sequence_.total_m();
    double datum = base - g.dip_.of(from_x_m, from_y_m) * g.tan_dip_;
    if (s.fold_amplitude > 0) {
        const double v = g.fold_noise_ == nullptr
                             ? 0
                             : s.variation * double{g.fold_noise_->at(x, y)} / noise_range;
        const double waves = from_x_m * g.fold_x_ + from_y_m * g.fold_y_ + fold_wander * v;
        datum +=
            s.fold_amplitude * std::max(0.0, 1 + fold_growth * v) * elementary::sin_turns(waves);
    }
    if (g.wander_a_ != nullptr) {
        place.a_m = s.undulation * double{g.wander_a_->at(x, y)} / noise_range;
        place.b_m = s.undulation * double{g.wander_b_->at(x, y)} / noise_range;
    }
    const double trace =
        g.trace_noise_ == nullptr
            ? 0
            : trace_wander * s.variation * double{g.trace_noise_->at(x, y)} / noise_range;

    // Block by block from the top: layers, and lenses in them.
    const double across = g.fault_across_.of(from_x_m, from_y_m) + trace * s.fault_spacing;
    double top_m = surface_m;
    if (s.fault_scarp > 0) top_m += s.fault_scarp * g.faults_.offset_m(across, surface_m);
    Stretches column(s.fault_scarp > 0 ? units_at(top_m, unit_m) : surface);
    const Units low = std::min(column.top() - 1, units_at(g.floor_m_, unit_m));
    FaultBlocks::Parts parts;
    bool cut = false;
    const std::size_t count =
        g.faults_.parts(across, top_m, std::min(top_m, g.floor_m_), parts, cut);
    for (std::size_t i = 0; i < count; ++i) {
        const Units head = column.bottom();
        const Units foot = i + 1 == count ? low : std::max(low, units_at(parts[i].low_m, unit_m));
        if (foot >= head) continue;
        place.datum_m = datum + parts[i].offset_m;
        if (!g.sequence_.lay(place, unit_m, foot, column)) cut = true;
        if (lenses_) add_lenses(place, x_m, y_m, unit_m, foot, head, column);
    }
    if (s.dyke_spacing > 0 &&
        g.in_dyke(g.dyke_across_.of(from_x_m, from_y_m) + trace * s.dyke_spacing))
        column.paint(g.dyke_, low, column.top());
    if (stocks_) add_stocks(x_m, y_m, unit_m, column);
    if (cut || column.full()) ++strain.cut_short;
    return column;
}

// Flat bodies that lie in the layers and bend with them.
void Geology::Columns::add_lenses(const Sequence::Place& place, double x_m, double y_m,
                                  double unit_m, Units low, Units high, Stretches& column) {
    const Geology& g = *geology_;
    const Strata& s = g.strata_;
    const double total = g.sequence_.total_m();
    for (const Body& body : lenses_->at(x_m, y_m)) {
        const double radius = s.lens_radius * (0.5 + 0.5 * double{body.share[0]});
        const double dx = (x_m - body.x_m) / radius, dy = (y_m - body.y_m) / radius;
        const double inside = 1 - (dx * dx + dy * dy);
        if (!(inside > 0)) continue;
        const double half = 0.5 * s.lens_thickness * g.stretch_ * inside;
        // One in every repetition of the sequence that the column shows.
        std::int64_t first = 0, last = 0;
        if (g.sequence_.repeats()) {
            const double per = total * place.stretch;
            const auto turn = [&](Units at) {
                return static_cast<std::int64_t>(
                    std::floor((static_cast<double>(at) * unit_m - place.datum_m) / per));
            };
            last = turn(high) + 1;
            first = std::max(turn(low) - 1, last - static_cast<std::int64_t>(Stretches::most));
        }
        for (std::int64_t k = first; k <= last; ++k) {
            constexpr double golden = 0.6180339887498949;  // spreads them over the layers
            const double share = double{body.share[1]} + golden * static_cast<double>(k);
            const double level = static_cast<double>(k) + (share - std::floor(share));
            const double middle = place.datum_m + level * total * place.stretch;
            column.paint(g.lens_, std::max(low, units_at(middle - half, unit_m)),
                         std::min(high, units_at(middle + half, unit_m)));
        }
    }
}

// Upright bodies with a domed roof, their outline in three lobes the more they vary.
void Geology::Columns::add_stocks(double x_m, double y_m, double unit_m, Stretches& column) {
    const Geology& g = *geology_;
    const Strata& s = g.strata_;
    for (const Body& body : stocks_->at(x_m, y_m)) {
        const double radius = s.intrusion_radius * (0.5 + 0.5 * double{body.share[0]});
        const double u = (x_m - body.x_m) / radius, v = (y_m - body.y_m) / radius;
        double r2 = u * u + v * v;
        if (r2 > 0) {
            const double r3 = r2 * std::sqrt(r2);
            const double lobes = (2 * double{body.share[2]} - 1) * (u * u * u - 3 * u * v * v) +
                                 (2 * double{body.share[3]} - 1) * (3 * u * u * v - v * v * v);
            r2 *= 1 + 0.25 * s.variation * lobes / r3;
        }
        if (!(r2 < 1)) continue;
        const double top = s.intrusion_top + s.variation * (double{body.share[1]} - 0.5) * radius -
                           0.5 * radius * (1 - std::sqrt(1 - r2));
        column.paint(g.stock_, column.bottom(), units_at(top, unit_m));
    }
}

}  // namespace cuesta
