// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/glacial.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/ice/ice_bed.h"
#include "cuesta/process/ice/ice_flow.h"
#include "cuesta/terrain/surface_water.h"

namespace cuesta {
namespace {

constexpr int batch = 32;        // substeps between two looks at the bed
constexpr float no_snow = 1e6f;  // m/yr

// Runs through (0, 1) with the substeps of a step; kinds of offsets are apart.
double offset(std::int64_t step, std::int64_t part, int kind) {
    constexpr std::array<double, 3> turn{0.8191725133961645, 0.6710436067037893,
                                         0.5497004779019703};
    const double turns = static_cast<double>(step) * turn[static_cast<std::size_t>(kind)] +
                         static_cast<double>(part) * 0.6180339887498949 + 0.37 * kind;
    return turns - std::floor(turns);
}

// A store of floats as whole quanta and back; what rounding changes is told.
struct Rounding {
    ExactSum more, less;
    std::int64_t negative = 0, total = 0;
};

Rounding to_quanta(const Field& field, IntField& out, double quantum_m, std::int32_t most) {
    Rounding all;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) {
            const float held = field.at(x, y);
            std::int32_t& quanta = out.at(x, y);
            quanta = 0;
            if (held == 0) continue;
            const bool sound = held > 0 && std::isfinite(held);
            all.negative += sound ? 0 : 1;
            if (sound)
                quanta = static_cast<std::int32_t>(
                    std::min(std::floor(double{held} / quantum_m + 0.5), double(most)));
            all.total += quanta;
            const double now = quanta * quantum_m, old = std::isfinite(held) ? double{held} : 0;
            if (now > old)
                all.more.add(now), all.more.add(-old);
            else if (now < old)
                all.less.add(old), all.less.add(-now);
        }
    return all;
}

void from_quanta(const IntField& quanta, Field& field, double quantum_m) {
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x)
            field.at(x, y) = static_cast<float>(quanta.at(x, y) * quantum_m);
}

std::int64_t sum_of(const IntField& quanta) {
    std::int64_t sum = 0;
    for (std::int64_t y = 0; y < quanta.rows(); ++y)
        for (std::int64_t x = 0; x < quanta.columns(); ++x) sum += quanta.at(x, y);
    return sum;
}

// One step on one block.
class Glaciers {
public:
    Glaciers(const Glacial& op, Terrain& terrain, const StepContext& step)
        : op_(op),
          terrain_(terrain),
          step_(step),
          work_(step.scratch.object<ice::IceWork>()),
          bed_work_(step.scratch.object<ice::BedWork>()),
          ice_(terrain.make(field::ice)),
          load_(terrain.make("glacial.load")),
          speed_(terrain.make(field::ice_speed)),
          given_(op.mass_balance == Glacial::Balance::given),
          till_(*terrain.materials().find("till")),
          law_(ice::flow_law(op.softness, op.sliding, op.fastest)),
          flow_(work_, {law_, op.gradient, op.max_balance, op.sea_level, op.calving_depth},
                step.grid, step.block, step.comm) {
        work_.fit(terrain.shape(), given_ || op.ela.is_field(), op.melt_to_water);
        bed_work_.fit(terrain.shape());
    }

    StepReport run() {
        take_stores();
        look_at_bed();
        flow_.ice_changed();
        bool awake = flow_.awake(line_at(0));
        // A line that sinks within the step wakes ice later: its corners and the end are looked at.
        for (std::size_t i = 0; i + 1 < op_.history.count && !awake; i += 2)
            awake = flow_.awake(line_at(op_.history.values[i] - begin_yr()));
        awake = awake || flow_.awake(line_at(op_.time_step));
        speed_.fill(0);
        if (awake) flow();
        const std::int64_t end = sum_of(work_.ice);
        std::int64_t left = 0;
        Account& water = terrain_.ledger.account(water_account);
        for (std::size_t i = 0; i < 4; ++i) {
            add_units(water.border[i], flow_.sums().left[i], ice::quantum_m);
            left += flow_.sums().left[i];
        }
        add_units(water.in, flow_.sums().gained, ice::quantum_m);
        add_units(water.out, start_ + flow_.sums().gained - end - left - melted_, ice::quantum_m);
        from_quanta(work_.ice, ice_, ice::quantum_m);
        from_quanta(bed_work_.load, load_, terrain_.ground_unit_m());
        std::int64_t capped = 0;
        for (std::int64_t y = 0; y < ice_.rows(); ++y)
            for (std::int64_t x = 0; x < ice_.columns(); ++x)
                capped += work_.ice.at(x, y) >= ice::most_quanta ? 1 : 0;
        report_.count("capped_ice", capped);
        return report_;
    }

private:
    double begin_yr() const { return static_cast<double>(step_.step) * op_.time_step; }
    // On top of the cells' own, if they have one.
    double line_at(double years) const {
        const double shift = op_.line_shift(begin_yr() + years);
        return work_.threshold.empty() ? op_.ela.number + shift : shift;
    }

    void take_stores() {
        const Rounding ice = to_quanta(ice_, work_.ice, ice::quantum_m, ice::most_quanta);
        Account& water = terrain_.ledger.account(water_account);
        water.in.merge(ice.more), water.out.merge(ice.less);
        report_.count("negative_ice", ice.negative);
        start_ = ice.total;
        const double unit_m = terrain_.ground_unit_m();
        const Rounding load =
            to_quanta(load_, bed_work_.load, unit_m, static_cast<std::int32_t>(0x1p24));
        if (load.total == 0 && load.negative == 0 && load.less.value() == 0 &&
            load.more.value() == 0)
            return;
        Account& till = terrain_.ledger.account(till_);
        till.in.merge(load.more), till.suspended.merge(load.more);
        till.out.merge(load.less), till.suspended.subtract(load.less);
        report_.count("negative_load", load.negative);
    }

    void look_at_bed() {
        const LayerStack& ground = std::as_const(terrain_).ground();
        const auto unit = static_cast<float>(ground.unit_m());
        for (std::int64_t y = 0; y < work_.bed.rows(); ++y)
            for (std::int64_t x = 0; x < work_.bed.columns(); ++x)
                work_.bed.at(x, y) = static_cast<float>(ground.surface().at(x, y)) * unit;
        fill_thresholds(true);
        flow_.bed_changed();
    }

    // gradient x surface where the balance is 0, from a field.
    void fill_thresholds(bool first) {
        if (work_.threshold.empty() || !(first || given_)) return;
        const FieldValue value = step_.value_of(given_ ? op_.balance : op_.ela);
        const auto gradient = static_cast<float>(op_.gradient);
        const float low = given_ ? -50.0f : -3000.0f, high = given_ ? 20.0f : 9000.0f;
        std::int64_t limited = 0;
        for (std::int64_t y = 0; y < work_.bed.rows(); ++y)
            for (std::int64_t x = 0; x < work_.bed.columns(); ++x) {
                const float one = value.at(x, y);
                const float taken = std::min(std::max(one, low), high);
                limited += taken == one ? 0 : 1;
                work_.threshold.at(x, y) = std::isnan(one) ? no_snow
                                           : given_        ? gradient * work_.bed.at(x, y) - taken
                                                           : gradient * taken;
            }
        if (first) report_.count("limited_line", limited);
    }

    void flow() {
        const bool wears = op_.sliding > 0 && (op_.abrasion > 0 || op_.plucking > 0);
        const bool carries = step_.comm.any(sum_of(bed_work_.load) > 0);
        const bool changes = wears || carries;
        if (changes && !terrain_.ground().layered()) terrain_.ground().make_layered();
        const ice::BedRule rule{
            {static_cast<float>(op_.abrasion), static_cast<float>(op_.plucking)},
            op_.drag_length,
            op_.outwash,
            till_,
            terrain_.now};
        LayerStack& ground = terrain_.ground();
        ice::IceBed bed(bed_work_, work_, flow_, ground, rule, step_.grid, step_.comm);
        if (changes) bed.look_around();

        double dt = flow_.stable_years();
        const double most = static_cast<double>(op_.substeps);
        const double speedup = std::max(op_.acceleration, op_.time_step / (most * dt));
        const double ice_years = op_.time_step / speedup;
        double done = 0;
        std::int64_t parts = 0, batches = 0;
        const std::int64_t most_parts = 2 * std::int64_t{op_.substeps};
        while (done < ice_years && parts < most_parts) {
            const double line = line_at(done * speedup);
            const double before = done;
            for (int i = 0; i < batch && done < ice_years && parts < most_parts; ++i, ++parts) {
                const double left = ice_years - done;
                const bool last = dt >= left * (1 - 1e-9);
                const double years = last ? left : std::min(dt, left);
                flow_.substep(years, line, offset(step_.step, parts, 0),
                              offset(step_.step, parts, 1));
                done = last ? ice_years : done + years;
                dt = flow_.stable_years(flow_.sums().diffusivity);
            }
            if (op_.melt_to_water) pour_melt();
            if (changes) {
                bed.wear(done - before, (done - before) * speedup, line, law_,
                         {offset(step_.step, batches, 0), offset(step_.step, batches, 1),
                          offset(step_.step, batches, 2)});
                fill_thresholds(false);
                flow_.bed_changed();
                ++batches;
            }
        }
        if (step_.comm.rank() == 0) {
            report_.count("substeps", parts);
            // 64 passes smooth over 22 samples and no farther (ice_smooth.h).
            const bool cut = op_.drag_length / std::sqrt(12.0) > 22.6 * step_.grid.spacing_m;
            report_.count("limited_drag", changes && cut ? 1 : 0);
            report_.count("raised_acceleration", speedup > 1.01 * op_.acceleration ? 1 : 0);
            const auto left_out = std::llround((ice_years - done) * speedup);
            if (done < ice_years)
                report_.count("left_out_ice", std::max<std::int64_t>(1, left_out));
        }
        if (!changes) return;
        bed.sums().post(terrain_.ledger, till_, ground.unit_m());
        report_.count("limited_cells", bed.sums().limited_cells);
        report_.count("opened_caves", bed.sums().book.opened_caves);
        report_.count("joined_layers", bed.sums().book.joined_layers);
        for (std::int64_t y = 0; y < speed_.rows(); ++y)
            for (std::int64_t x = 0; x < speed_.columns(); ++x)
                speed_.at(x, y) = work_.ice.at(x, y) > 0 ? bed.speed().at(x, y) : 0.0f;
    }

    // Melt becomes water where it lies; depths are floats, what they cannot hold is booked.
    void pour_melt() {
        Field& water = terrain_.make(field::water);
        WaterBalance book;
        for (std::int64_t y = 0; y < water.rows(); ++y)
            for (std::int64_t x = 0; x < water.columns(); ++x) {
                std::int32_t& quanta = work_.melted.at(x, y);
                if (quanta == 0) continue;
                const double more = quanta * ice::quantum_m;
                float& depth = water.at(x, y);
                const float old = depth;
                depth = static_cast<float>(double{old} + more);
                book.book({double{old}}, {double{depth}}, more);
                melted_ += quanta;
                quanta = 0;
            }
        book.post(terrain_.ledger);
    }

    const Glacial& op_;
    Terrain& terrain_;
    const StepContext& step_;
    StepReport report_;
    ice::IceWork& work_;
    ice::BedWork& bed_work_;
    Field &ice_, &load_, &speed_;
    bool given_;
    MaterialId till_;
    ice::FlowLaw law_;
    ice::IceFlow flow_;
    std::int64_t start_ = 0, melted_ = 0;
};

}  // namespace

std::string Glacial::problem() const {
    if (history.count % 2 != 0) return "'history' needs pairs: a time and a shift for each";
    for (std::size_t i = 2; i < history.count; i += 2)
        if (history.values[i] < history.values[i - 2])
            return "the times of 'history' must not go back";
    return {};
}

double Glacial::line_shift(double at_yr) const {
    const std::size_t pairs = history.count / 2;
    if (pairs == 0) return 0;
    const auto time = [&](std::size_t i) { return history.values[2 * i]; };
    const auto shift = [&](std::size_t i) { return history.values[2 * i + 1]; };
    if (at_yr <= time(0)) return shift(0);
    for (std::size_t i = 0; i + 1 < pairs; ++i)
        if (at_yr < time(i + 1))
            return shift(i) +
                   (shift(i + 1) - shift(i)) * ((at_yr - time(i)) / (time(i + 1) - time(i)));
    return shift(pairs - 1);
}

StepReport Glacial::apply(Terrain& terrain, const StepContext& step) const {
    return Glaciers(*this, terrain, step).run();
}

template OperatorRow describe<Glacial>();

}  // namespace cuesta
