// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/aeolian.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/water/sediment_store.h"
#include "cuesta/process/wind/dust.h"
#include "cuesta/process/wind/sand_ground.h"
#include "cuesta/process/wind/wind_regime.h"

namespace cuesta {
namespace {

using aeolian::Crossed;
using aeolian::Direction;
using aeolian::Law;
using aeolian::SandPlanes;
using aeolian::SandWork;

constexpr int slide_passes = 4;
constexpr std::int64_t most_substeps = 400;
constexpr double least_cells = 2.5;                 // of the saturation length
constexpr double most_side = 0.2;                   // of a load, to each side in a substep
constexpr double crest_speedup = 2;                 // by height over the mean of four, in cells
constexpr double substep_flux = 0.055;              // of a cell's square, over the steepest slope
constexpr double most_load_units = 0x1p22;          // what floats add exactly, three of them
constexpr double most_speed = 1.7;                  // over that on flat ground
constexpr double steep_from = 0.6, steep_to = 1.2;  // slopes: 31 and 50 deg
constexpr double shelter_cells = 0.2;               // depth of full shelter
constexpr double still_air = 0.5;                   // share of a load that falls there in a cell
constexpr double field_way = 0.85;  // of a cell that a load gets on where the wind is a field
constexpr double slide_share = 0.35;
constexpr double slide_on_deg = 1.5;  // sand that slides comes to rest so much flatter
constexpr double seconds_per_yr = 31556952, hours_per_yr = 8766;

// Flux of a wind without threshold, m2/s of sand as it lies [kawamura1951].
double plain_flux(double speed, double sand_density) {
    constexpr double air_density = 1.22, gravity = 9.81, drag = 0.044, kawamura = 2.78;
    const double u = drag * speed;
    return kawamura * air_density / (sand_density * gravity) * u * u * u;
}

// Of that, where the wind is `f` times as fast and t is the threshold over its speed.
double share_of_flux(double f, double t) {
    return std::max(0.0, f * f - t * t) * (f + t);
}

double tangent(double degrees) {
    const auto [sin, cos] = elementary::sincos_turns(degrees / 360);
    return sin / cos;
}

double golden_phase(std::int64_t number) {
    const double turns = static_cast<double>(number) * 0.6180339887498949;
    return turns - std::floor(turns);
}

float narrow(double value) {
    return static_cast<float>(value);
}

std::int64_t units_of(const Field& load, double unit_m) {
    const float per_unit = narrow(1 / unit_m);
    return ordered_reduce(
        0, load.rows(), rows_per_piece(load.columns()), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t sum = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* row = load.row(y);
                for (std::int64_t x = 0; x < load.columns(); ++x)
                    sum += static_cast<std::int32_t>(row[x] * per_unit);
            }
            return sum;
        },
        [](std::int64_t all, std::int64_t part) { return all + part; });
}

// One step on one block.
class Blow {
public:
    Blow(const Aeolian& op, Terrain& terrain, const StepContext& step, MaterialId sand,
         MaterialId silt)
        : op_(op),
          terrain_(terrain),
          step_(step),
          sand_(sand),
          silt_(silt),
          spacing_m_(step.grid.spacing_m),
          unit_m_(terrain.ground_unit_m()),
          load_(terrain.make("aeolian.load")),
          slope_(terrain.make("aeolian.slope")),
          shelter_(terrain.make("aeolian.shelter")),
          work_(step.scratch.object<SandWork>()) {}

    StepReport run() {
        const bool layers = step_.comm.any(!terrain_.cover(sand_).plain);
        CoverPlanes& planes = layers ? terrain_.cover_on_layers(sand_) : terrain_.cover(sand_);
        const std::int64_t before =
            settle_sediment(terrain_, step_, load_, sand_, unit_m_, report_);
        work_.fit(planes.cover.shape());
        aeolian::loosen_sand(planes);
        const bool held = aeolian::find_hold(terrain_, op_.plant_limit, work_.hold);
        by_field_ = op_.world_wind && aeolian::find_wind(terrain_, op_.speed, work_.wind);
        if (by_field_) {
            const HaloView wind[] = {HaloView(work_.wind.x), HaloView(work_.wind.y)};
            step_.comm.exchange(wind, Outside::repeat);
        }
        const SandPlanes sand{planes.rock,
                              planes.cover,
                              load_,
                              slope_,
                              shelter_,
                              held ? &work_.hold : nullptr,
                              by_field_ ? &work_.wind : nullptr};
        cut();
        step_.comm.exchange(planes.rock, Outside::repeat);
        const aeolian::WindRegime regime(op_.wind, {op_.winds.begin(), op_.winds.count},
                                         op_.season);
        for (std::int64_t i = 0; i < substeps_; ++i) substep(i, regime, sand);
        book(sand_, load_, before);
        if (op_.dust > 0)
            blow_dust(planes, sand);
        else if (op_.abrasion > 0)
            abrade(planes, nullptr);
        if (!laid_) terrain_.cover_moved();
        return report_;
    }

private:
    // Into substeps of a flux that slides can follow.
    void cut() {
        const double density = terrain_.materials()[sand_].density;
        threshold_ = op_.speed > 0 ? std::min(op_.threshold / op_.speed, 1e6) : 1e6;
        flux_m2_per_yr_ = plain_flux(op_.speed, density) * seconds_per_yr * op_.blowing;
        const double steepest = share_of_flux(most_speed, threshold_);
        const double least_flux = most_load_units / 8 * unit_m_ * spacing_m_;
        const double most_m2 = std::min(substep_flux * spacing_m_ * spacing_m_, least_flux);
        const double parts = std::ceil(flux_m2_per_yr_ * op_.time_step * steepest / most_m2);
        substeps_ =
            static_cast<std::int64_t>(std::clamp(parts, 1.0, static_cast<double>(most_substeps)));
        substep_yr_ = op_.time_step / static_cast<double>(substeps_);
        if (parts > static_cast<double>(most_substeps)) {
            substep_yr_ = most_m2 / (flux_m2_per_yr_ * steepest);
            const double left = op_.time_step - substep_yr_ * static_cast<double>(substeps_);
            once("windless_hours", static_cast<std::int64_t>(std::ceil(left * hours_per_yr)));
        }
        length_m_ = std::max(op_.saturation_length, least_cells * spacing_m_);
        if (length_m_ > op_.saturation_length) once("coarse_lengths", 1);
        if (op_.spread * length_m_ > most_side * spacing_m_) once("limited_spread", 1);
    }
    void abrade(CoverPlanes& planes, Field* dust) {
        const aeolian::Abrasion abrasion{op_.abrasion * flown_m_,
                                         op_.speedup,
                                         golden_phase(step_.step),
                                         terrain_.ground_bed(),
                                         unit_m_,
                                         op_.dust,
                                         silt_};
        const MaterialTable& materials = terrain_.materials();
        aeolian::Abraded abraded =
            aeolian::abrade_rock(abrasion, materials, load_, slope_, planes, dust);
        for (auto* units : {&abraded.to_sand, &abraded.sand, &abraded.to_dust, &abraded.dust})
            step_.comm.sum(*units);
        if (step_.comm.rank() == 0)
            abraded.books(materials, sand_, silt_).post(terrain_.ledger, unit_m_);
    }
    // Dust goes on by a cell, some is added, some falls.
    void blow_dust(CoverPlanes& planes, const SandPlanes& sand) {
        Field& dust = terrain_.make("aeolian.dust");
        const std::int64_t before = settle_sediment(terrain_, step_, dust, silt_, unit_m_, report_);
        step_.comm.exchange(dust, Outside::zero);
        const Crossed crossed =
            aeolian::drift_dust(last_law_, last_shift_, sand, dust, step_.grid, step_.block);
        Account& account = terrain_.ledger.account(silt_);
        for (std::size_t side = 0; side < 4; ++side)
            add_units(account.border[side], crossed.left[side], unit_m_);
        abrade(planes, &dust);
        terrain_.cover_moved();
        laid_ = true;
        LayerStack& ground = terrain_.ground();
        ground.make_layered();
        const double way_m = flown_m_ / static_cast<double>(substeps_);
        const aeolian::DustRule rule{narrow(1 - elementary::exp(-way_m / op_.dust_length)),
                                     last_law_.phase, silt_, terrain_.now};
        LayerBook laid;
        aeolian::lay_dust(rule, load_, dust, ground, laid);
        terrain_.ledger.book(laid, unit_m_);
        report_.count("joined_layers", laid.joined_layers);
        book(silt_, dust, before);
    }
    void once(std::string_view what, std::int64_t times) {
        if (step_.comm.rank() == 0) report_.count(what, times);
    }

    void substep(std::int64_t i, const aeolian::WindRegime& regime, const SandPlanes& sand) {
        const std::int64_t number = step_.step * substeps_ + i;
        const double time_yr =
            static_cast<double>(step_.step) * op_.time_step + static_cast<double>(i) * substep_yr_;
        const Direction wind = regime.at(number, time_yr, substep_yr_);
        const Law law = law_for(wind, number);
        const HaloView known[] = {HaloView(sand.cover), HaloView(slope_), HaloView(shelter_)};
        step_.comm.exchange(known, Outside::repeat);
        step_.comm.exchange(load_, Outside::zero);
        if (op_.inflow > 0) {
            const double come = op_.inflow * double{law.capacity} * share_of_flux(1, threshold_);
            const float load = std::floor(narrow(come) + law.phase) * law.unit_m;
            aeolian::fill_inflow(load_, step_.grid, step_.block, load);
        }
        const aeolian::Shift shift = aeolian::shift_of(wind, number);
        last_law_ = law, last_shift_ = shift;
        const Crossed crossed = aeolian::saltate(law, shift, sand, work_, step_.grid, step_.block);
        for (std::size_t side = 0; side < 4; ++side)
            crossed_[side] += crossed.left[side] - crossed.came[side];
        aeolian::slide_sand(law, sand, work_, slide_passes, step_.comm);
    }

    Law law_for(const Direction& wind, std::int64_t number) {
        const double nearer = by_field_ ? 1 : std::max(std::abs(wind.x), std::abs(wind.y));
        const double way_m = by_field_ ? field_way * spacing_m_ : spacing_m_ / nearer;
        flown_m_ += way_m;
        Law law;
        law.unit_m = narrow(unit_m_), law.per_unit = narrow(1 / unit_m_);
        law.gradient_x = narrow(wind.x * unit_m_ / (2 * spacing_m_));
        law.gradient_y = narrow(wind.y * unit_m_ / (2 * spacing_m_));
        law.gradient = narrow(unit_m_ / (2 * spacing_m_));
        const double share = 1 - elementary::exp(-way_m / length_m_);
        law.follow = law.exchange = narrow(share);
        law.fall = narrow(std::max(still_air, share));
        law.speedup = narrow(op_.speedup), law.most_speed = narrow(most_speed);
        law.steep = narrow(steep_to), law.per_steep = narrow(1 / (steep_to - steep_from));
        law.drop_m = narrow(way_m * tangent(op_.shelter_angle));
        law.per_shelter = narrow(1 / (shelter_cells * spacing_m_));
        law.threshold = narrow(threshold_);
        law.capacity = narrow(flux_m2_per_yr_ * substep_yr_ / (way_m * unit_m_));
        law.side = narrow(
            std::min(most_side, op_.spread * length_m_ / (spacing_m_ * nearer * nearer * nearer)));
        law.crest = narrow(crest_speedup * unit_m_ / (4 * spacing_m_));
        law.most_load = narrow(most_load_units);
        law.phase = narrow(golden_phase(number));
        if (law.phase >= 1) law.phase = 0;
        law.slide_share = narrow(slide_share);
        law.repose = narrow(tangent(op_.repose) * spacing_m_ / unit_m_);
        law.rest = narrow(tangent(op_.repose - slide_on_deg) * spacing_m_ / unit_m_);
        return law;
    }

    // What the air holds of a material, all blocks together having held `before` of it.
    void book(MaterialId material, const Field& load, std::int64_t before) {
        std::int64_t held = units_of(load, unit_m_);
        step_.comm.sum({&held, 1});
        Account& account = terrain_.ledger.account(material);
        if (step_.comm.rank() == 0) add_units(account.suspended, held - before, unit_m_);
        if (material != sand_) return;
        for (std::size_t side = 0; side < 4; ++side)
            add_units(account.border[side], crossed_[side], unit_m_);
    }

    const Aeolian& op_;
    Terrain& terrain_;
    const StepContext& step_;
    MaterialId sand_, silt_;
    double spacing_m_, unit_m_;
    Field &load_, &slope_, &shelter_;
    SandWork& work_;
    bool by_field_ = false;
    bool laid_ = false;  // the cover is back in the columns
    Law last_law_;
    aeolian::Shift last_shift_;
    std::int64_t substeps_ = 1;
    double substep_yr_ = 0, length_m_ = 0, threshold_ = 0, flux_m2_per_yr_ = 0;
    double flown_m_ = 0;                     // by the air in all substeps so far
    std::array<std::int64_t, 4> crossed_{};  // left less came, by Side
    StepReport report_;
};

}  // namespace

std::string Aeolian::problem() const {
    if (winds.count % 2 != 0)
        return "winds are pairs of a direction and a share; one number has no partner";
    return {};
}

StepReport Aeolian::apply(Terrain& terrain, const StepContext& step) const {
    const auto sand = terrain.materials().find("sand");
    const auto silt = terrain.materials().find("silt");
    CUESTA_CHECK(sand.has_value() && silt.has_value(), "sand or silt is no material here");
    return Blow(*this, terrain, step, *sand, *silt).run();
}

template OperatorRow describe<Aeolian>();

}  // namespace cuesta
