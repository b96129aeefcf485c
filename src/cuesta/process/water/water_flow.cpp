// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_flow.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/water/pipe_eight.h"
#include "cuesta/process/water/shallow_kernel.h"
#include "cuesta/process/water/water_maps.h"
#include "cuesta/process/water/water_store.h"

namespace cuesta {
namespace {

// Pipes are stable up to 0.647 and 0.749 (inertial_equations.h); what is left is for the next part,
// in which water may become deeper than it was.
constexpr double four_courant = 0.6, eight_courant = 0.7;
constexpr double shallow_courant = 0.45;  // depths stay positive up to 1/2
constexpr int most_halvings = 8;
constexpr double most_parts = 1e5;  // of one step

// The first cell, in the order of the map, with a number that is not finite or a depth below 0.
struct Fault {
    std::int64_t cell = std::numeric_limits<std::int64_t>::max();
    int field = 0;
};
constexpr std::array<std::string_view, 3> field_words{field::water, field::water_qx,
                                                      field::water_qy};

Fault find_fault(const WaterState& state, const StepContext& step) {
    Fault found;
    const std::array<const Field*, 3> fields{state.depth, state.qx, state.qy};
    for (std::int64_t y = 0; y < step.block.rows; ++y)
        for (std::int64_t x = 0; x < step.block.columns; ++x)
            for (int i = 0; i < 3; ++i) {
                const float value = fields[static_cast<std::size_t>(i)]->at(x, y);
                if (std::isfinite(value) && (i > 0 || value >= 0)) continue;
                const std::int64_t cell =
                    (step.block.y0 + y) * step.grid.columns + step.block.x0 + x;
                if (cell < found.cell) found = {cell, i};
            }
    return found;
}

[[noreturn]] void fail(const WaterState& state, const StepContext& step, double dt_s) {
    const Fault own = find_fault(state, step);
    // Cells below 2^50 are exact in double; the field is told with them.
    const double first =
        step.comm.smallest(static_cast<double>(own.cell) * 4 + static_cast<double>(own.field));
    const auto code = static_cast<std::int64_t>(first);
    throw Error(
        fmt::format("{} is not finite at x {}, y {} in step {}, even in parts of {:.2g} s",
                    field_words[static_cast<std::size_t>(code % 4)], code / 4 % step.grid.columns,
                    code / 4 / step.grid.columns, step.step, dt_s),
        "Try a smaller time_step; the last checkpoint is kept");
}

// In working memory: discharges over faces are those of a part of a step that came out finite. They
// are bounded by depth then, and so is all that follows from them: no part has to be taken back any
// more, and the next one is written over the state it begins with.
struct BoundedDischarge {
    bool known = false;
};

class Flow {
public:
    // `follower`: what comes behind it, in the same sweep if it can; null: nobody knows.
    Flow(const WaterFlow& op, Terrain& terrain, const StepContext& step, StepReport& report,
         FlowFollower* follower)
        : op_(op),
          terrain_(terrain),
          step_(step),
          report_(report),
          follower_(follower),
          store_(settle_water(terrain, step, 0, report)),
          state_{&terrain.make(field::water), &terrain.make(field::water_qx),
                 &terrain.make(field::water_qy)},
          bounded_(step.scratch.object<BoundedDischarge>()),
          ground_(terrain.ground()) {
        if (shallow() || eight()) bounded_.known = false;
        made_ = bounded_.known ? state_
                               : WaterState{&step.scratch.field(0), &step.scratch.field(1),
                                            &step.scratch.field(2)};
        if (eight()) {
            corners_ = {&terrain.make(field::water_qse), &terrain.make(field::water_qsw)};
            made_corners_ = {&step.scratch.field(3), &step.scratch.field(4)};
        }
        const Borders borders = borders_of(step.grid, step.block);
        alone_ = borders.west && borders.east && borders.north && borders.south;
        if (!alone_) step.comm.exchange(ground_.surface(), Outside::repeat);
        if (shallow()) {
            // Half as fast again as water that falls through the whole map, and the front of the
            // deepest water let loose.
            most_speed_ = 1.5 * (std::sqrt(2 * op.gravity * relief_m()) +
                                 2 * std::sqrt(op.gravity * store_.deepest_m));
            fastest_ = step.comm.largest(double{shallow_fastest(state_, op.gravity, most_speed_)});
        }
        edges_ = water_edges(ground_.surface(), ground_.unit_m(), step.grid, step.block, op.outlet,
                             op.roughness);
    }

    void run() {
        double left_s = op_.time_step;
        hold_back_fresh();
        for (std::int64_t part = 0; left_s > 0; ++part) {
            const double most_s = stable_seconds();
            const double parts = std::ceil(left_s / most_s);
            if (parts > most_parts)
                throw Error(fmt::format("water {:.3g} m deep needs parts of {:.2g} s in step {}",
                                        store_.deepest_m, most_s, step_.step),
                            "Try a smaller time_step, or less water");
            const double wanted_s = parts > 1 ? left_s / parts : left_s;
            const double done_s = advance(wanted_s, part, parts <= 1);
            if (held_) let_in(done_s / left_s);
            keep_whole();
            left_s = done_s < left_s ? left_s - done_s : 0;
        }
        if (!exact_) return;
        if (step_.scratch.object<CflSpeedWanted>().wanted)
            store_.cfl_speed = step_.comm.smallest(cfl_speed_);
        note_water(step_, store_);
    }

    bool followed() const { return followed_; }

    // The first step, and the last of every `maps_every`.
    bool maps_due() const { return step_.step == 0 || (step_.step + 1) % op_.maps_every == 0; }
    void write_maps() {
        exchange();
        const double weight =
            op_.averaging > 0
                ? 1 - elementary::exp(-op_.time_step * static_cast<double>(op_.maps_every) /
                                      op_.averaging)
                : 1;
        WaterState shown = state_;
        if (eight()) {
            shown.qx = made_.qx, shown.qy = made_.qy;
            add_corners(state_, corners_, edges_.borders, *shown.qx, *shown.qy);
        }
        write_water_maps(shown, edges_.borders, open_borders_of(step_.grid, step_.block),
                         !shallow(), step_.grid.spacing_m, weight,
                         {&terrain_.make(field::velocity_x), &terrain_.make(field::velocity_y),
                          &terrain_.make(field::discharge), &terrain_.make("wetness")});
    }

private:
    bool shallow() const { return op_.model == WaterFlow::Model::shallow; }
    bool eight() const { return !shallow() && op_.neighbours == WaterFlow::Neighbours::eight; }
    // From the lowest to the highest bed of the map.
    double relief_m() const {
        const IntField& bed = ground_.surface();
        std::int32_t low = bed.at(0, 0), high = low;
        for (std::int64_t y = 0; y < bed.rows(); ++y)
            for (std::int64_t x = 0; x < bed.columns(); ++x) {
                low = std::min(low, bed.at(x, y));
                high = std::max(high, bed.at(x, y));
            }
        return (step_.comm.largest(static_cast<double>(high)) -
                step_.comm.smallest(static_cast<double>(low))) *
               ground_.unit_m();
    }
    // The longest part that is stable, also after what is let in behind it.
    double stable_seconds() const {
        const double courant =
            shallow() ? shallow_courant : (eight() ? eight_courant : four_courant);
        const auto waves = [&](double more_m) {
            return std::sqrt(op_.gravity * std::max(store_.deepest_m + more_m, op_.min_depth));
        };
        const double still = waves(0), fastest = shallow() ? std::max(fastest_, still) : still;
        const double most_s = courant * step_.grid.spacing_m / fastest;
        if (held_most_m_ <= 0) return most_s;
        const double rate = held_most_m_ / op_.time_step;
        double low = 0, high = most_s;
        for (int i = 0; i < 40; ++i) {
            const double dt_s = 0.5 * (low + high);
            const double speed = fastest + (waves(rate * dt_s) - still);
            (speed * dt_s <= courant * step_.grid.spacing_m ? low : high) = dt_s;
        }
        return low;
    }

    // What has come in few cells at once is taken out again, and let in behind every part. So water
    // that is left behind at the end of a step stands as high as it must to flow off.
    void hold_back_fresh() {
        Field* fresh = terrain_.find(field::water_fresh);
        // Another block may have such a field where this one has none.
        if (step_.comm.largest(fresh != nullptr ? 1.0 : 0.0) == 0) return;
        fresh = &terrain_.make(field::water_fresh);
        struct Held {
            float most = 0, deepest = 0;
        };
        const double quantum = store_.quantum_m;
        const Held held = ordered_reduce(
            0, fresh->rows(), rows_per_piece(fresh->columns()), Held{},
            [&](std::int64_t lo, std::int64_t hi) {
                Held part;
                for (std::int64_t y = lo; y < hi; ++y) {
                    float *some = fresh->row(y), *depth = state_.depth->row(y);
                    for (std::int64_t x = 0; x < fresh->columns(); ++x) {
                        if (some[x] > 0) {
                            const double quanta = std::floor(std::min(some[x], depth[x]) / quantum);
                            some[x] = static_cast<float>(quanta * quantum);
                            depth[x] -= some[x];
                            part.most = std::max(part.most, some[x]);
                        } else {
                            some[x] = 0;
                        }
                        part.deepest = std::max(part.deepest, depth[x]);
                    }
                }
                return part;
            },
            [](const Held& a, const Held& b) {
                return Held{std::max(a.most, b.most), std::max(a.deepest, b.deepest)};
            });
        held_most_m_ = step_.comm.largest(double{held.most});
        held_ = held_most_m_ > 0 ? fresh : nullptr;
        if (held_) store_.deepest_m = step_.comm.largest(double{held.deepest});
    }
    // Of what is still held back this share, in whole quanta.
    void let_in(double share) {
        const double quantum = store_.quantum_m;
        const float deepest = ordered_reduce(
            0, held_->rows(), rows_per_piece(held_->columns()), 0.0f,
            [&](std::int64_t lo, std::int64_t hi) {
                float part = 0;
                for (std::int64_t y = lo; y < hi; ++y) {
                    float *some = held_->row(y), *depth = state_.depth->row(y);
                    for (std::int64_t x = 0; x < held_->columns(); ++x) {
                        if (some[x] == 0) continue;
                        const double quanta = std::floor(some[x] / quantum * share);
                        const float now =
                            share < 1 ? static_cast<float>(quanta * quantum) : some[x];
                        some[x] -= now;
                        depth[x] += now;
                        part = std::max(part, depth[x]);
                    }
                }
                return part;
            },
            [](float a, float b) { return std::max(a, b); });
        store_.deepest_m = std::max(store_.deepest_m, step_.comm.largest(double{deepest}));
        if (share >= 1) held_ = nullptr, held_most_m_ = 0;
    }
    // Water that has become too deep for its quantum. The deepest is rounded with the others.
    void keep_whole() {
        exact_ = water_quantum(store_.deepest_m) <= store_.quantum_m;
        if (exact_) return;
        if (held_) let_in(1);  // its quanta would be whole ones no longer
        store_ = settle_water(terrain_, step_, 0, report_);
    }
    void exchange() {
        if (alone_) return;
        std::vector<HaloView> views = {HaloView(*state_.depth), HaloView(*state_.qx),
                                       HaloView(*state_.qy)};
        if (eight()) {
            views.emplace_back(*corners_.southeast);
            views.emplace_back(*corners_.southwest);
        }
        step_.comm.exchange(views, Outside::repeat);
    }

    // Whether the follower goes along with a part that begins now. Over a face goes no more than
    // deepest sqrt(g deepest); rounding is far below a thousandth.
    bool takes_along(double dt_s) {
        if (follower_ == nullptr || shallow() || eight() || !alone_) return false;
        if (held_ || made_.depth != state_.depth) return false;
        const double deepest = std::max(store_.deepest_m, op_.min_depth);
        FlowForecast forecast;
        forecast.outflow = 4.004 * deepest * std::sqrt(op_.gravity * deepest);
        const double change = forecast.outflow * dt_s / step_.grid.spacing_m + 4 * store_.quantum_m;
        forecast.shallowest_m = std::max(store_.deepest_m - change, 0.0);
        forecast.deepest_m = store_.deepest_m + change;
        return water_quantum(forecast.deepest_m) <= store_.quantum_m &&
               follower_->follows(forecast);
    }

    // One part of the step, of `dt_s` or less; returns how long it was.
    double advance(double dt_s, std::int64_t part, bool last) {
        exchange();
        followed_ = last && takes_along(dt_s);
        PipeRule rule;
        rule.spacing_m = step_.grid.spacing_m;
        rule.gravity = op_.gravity;
        rule.roughness = op_.roughness;
        rule.damping = op_.damping;
        rule.min_depth_m = op_.min_depth;
        rule.unit_m = ground_.unit_m();
        rule.quantum_m = store_.quantum_m;
        rule.phase = water_phase(terrain_.now, part);
        // Below the speed that matters by more than all rounding.
        if (!followed_ && !shallow() && !eight() && step_.scratch.object<CflSpeedWanted>().wanted)
            rule.cfl_speed = step_.grid.spacing_m / op_.time_step * (1 - 0x1p-10);
        rule.cfl_depth_m = slow_below_m;
        for (int halvings = 0;; ++halvings, dt_s /= 2) {
            rule.dt_s = dt_s;
            ShallowFlow flow;
            if (shallow())
                flow = shallow_step(ground_.surface(), state_, made_, edges_, rule, most_speed_);
            else if (eight())
                flow.merge(pipe_eight_step(ground_.surface(), state_, corners_, made_,
                                           made_corners_, edges_, rule));
            else
                flow.merge(pipe_step(ground_.surface(), state_, made_, edges_, rule,
                                     followed_ ? follower_ : nullptr));
            const bool fine = flow.deepest_bits < 0x7f800000;
            const double deepest = step_.comm.largest(
                fine ? double{std::bit_cast<float>(flow.deepest_bits)} : HUGE_VAL);
            if (deepest < HUGE_VAL) {
                accept(flow, deepest);
                cfl_speed_ = flow.exceeds_cfl ? 0 : rule.cfl_speed;
                return dt_s;
            }
            if (halvings == most_halvings || made_.depth == state_.depth) fail(made_, step_, dt_s);
            if (step_.comm.rank() == 0) report_.count("halved_parts", 1);
        }
    }

    void accept(const ShallowFlow& flow, double deepest_m) {
        if (made_.depth != state_.depth) {
            state_.depth->swap(*made_.depth);
            state_.qx->swap(*made_.qx);
            state_.qy->swap(*made_.qy);
            bounded_.known = !shallow() && !eight();
            if (bounded_.known) made_ = state_;
        }
        if (eight()) {
            corners_.southeast->swap(*made_corners_.southeast);
            corners_.southwest->swap(*made_corners_.southwest);
        }
        Account& account = terrain_.ledger.account(water_account);
        for (std::size_t side = 0; side < flow.left.size(); ++side)
            if (flow.left[side] != 0)
                add_units(account.border[side], flow.left[side], store_.quantum_m);
        report_.count("limited_cells", flow.limited);
        if (step_.comm.rank() == 0) report_.count("parts", 1);
        store_.deepest_m = deepest_m;
        if (shallow()) fastest_ = step_.comm.largest(double{flow.fastest});
    }

    const WaterFlow& op_;
    Terrain& terrain_;
    const StepContext& step_;
    StepReport& report_;
    FlowFollower* follower_;
    bool followed_ = false;  // the last part took it along
    WaterStore store_;
    WaterState state_, made_;  // made_: where a part is written; state_ itself if bounded
    BoundedDischarge& bounded_;
    CornerState corners_{}, made_corners_{};
    LayerStack& ground_;
    PipeEdges edges_;
    Field* held_ = nullptr;   // what springs and drops have brought and is not yet let in
    double held_most_m_ = 0;  // where it is most, at the beginning
    bool alone_ = false;
    bool exact_ = false;                   // store_ is what a look would find
    double cfl_speed_ = 0;                 // of this block
    double fastest_ = 0, most_speed_ = 0;  // m/s, of the full equations
};

}  // namespace

StepReport WaterFlow::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    Flow flow(*this, terrain, step, report, nullptr);
    flow.run();
    if (flow.maps_due()) flow.write_maps();
    return report;
}

void WaterFlow::join(WaterStep& step) const {
    step.add(*this);
}

bool flow_with(FlowFollower& follower, const WaterFlow& flow, Terrain& terrain,
               const StepContext& step, StepReport& report) {
    Flow work(flow, terrain, step, report, &follower);
    work.run();
    if (work.maps_due()) work.write_maps();
    return work.followed();
}

template OperatorRow describe<WaterFlow>();

}  // namespace cuesta
