// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/isostasy.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <vector>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/operator/history.h"
#include "cuesta/tectonics/lift.h"
#include "cuesta/terrain/ground_room.h"

namespace cuesta {
namespace {

constexpr double water_density = 1000;  // stores of water are depths of it, also as ice
constexpr double least_load = -10000, most_load = 10000;  // metres of water
// What is kept for a run under a mask, for each sample: fields that a mask does not put back,
// because they are not among those written.
constexpr std::string_view masked_load = "isostasy.masked_load";      // kg/m2
constexpr std::string_view masked_raised = "isostasy.masked_raised";  // metres
constexpr std::string_view older_mask = "isostasy.mask";  // both of all samples, in checkpoints

// Plans of the transform, made anew when the plate or the map changes.
struct Bender {
    std::unique_ptr<Flexure> flexure;
};

class IsostasyStep {
public:
    IsostasyStep(const Isostasy& op, Terrain& terrain, const StepContext& step)
        : op_(op),
          terrain_(terrain),
          step_(step),
          given_(step.value_of(op.load)),
          shape_(terrain.shape()) {}

    StepReport run() {
        const auto begun = terrain_.states.find(isostasy_state);
        masked_ = begun == terrain_.states.end() ? terrain_.find("isostasy.load") != nullptr
                                                 : terrain_.find(masked_load) != nullptr ||
                                                       terrain_.states.contains(older_mask);
        if (masked_) {
            kept_load_ = &terrain_.make(masked_load);
            kept_raised_ = &terrain_.make(masked_raised);
        }
        due_ = &terrain_.make("isostasy.due");
        seen_load_ = &terrain_.make("isostasy.load");
        raised_ = &terrain_.make(raised_field);
        total_ = &terrain_.make(field::deflection);
        find_stores();
        factor_ =
            op_.load_history.count == 0
                ? 1
                : mean_of_pairs(op_.load_history, static_cast<double>(step_.step) * op_.time_step,
                                op_.time_step);
        if (begun == terrain_.states.end())
            begin();
        else
            take_over();
        again_ = terrain_.states.erase(std::string(weigh_again)) > 0;
        answer();
        move();
        return report_;
    }

private:
    void find_stores() {
        for (const std::string_view name : water_stores)
            if (const Field* store = terrain_.find(name); store != nullptr)
                if (name != field::air_water) stores_.push_back(store);
        const LayerStack& ground = std::as_const(terrain_).ground();
        for (std::size_t i = 0; i < terrain_.materials().size(); ++i)
            unit_mass_[i] =
                terrain_.materials().is_air(static_cast<MaterialId>(i))
                    ? 0
                    : terrain_.materials()[static_cast<MaterialId>(i)].density * ground.unit_m();
    }

    double bed_density(const LayerStack& ground, std::int64_t x, std::int64_t y) const {
        const MaterialId bed = ground.layered() ? ground.material(x, y, 0) : ground.bed_material();
        return terrain_.materials()[bed].density;
    }

    double ground_load(const LayerStack& ground, std::int64_t x, std::int64_t y) const {
        if (!ground.layered()) return ground.surface().at(x, y) * unit_mass_[ground.bed_material()];
        double sum = ground.top().at(x, y) * unit_mass_[ground.top_material().at(x, y)];
        const int below = ground.buried().at(x, y);
        if (below == 0) return sum;
        const BuriedColumn column = ground.buried_column(x, y);
        for (int i = 0; i < below; ++i) sum += column.thickness[i] * unit_mass_[column.material[i]];
        return sum;
    }
    double water_load(std::int64_t x, std::int64_t y) const {
        double sum = 0;
        for (const Field* store : stores_) sum += double{store->at(x, y)};
        return sum * water_density;
    }
    double extra_load(std::int64_t x, std::int64_t y, std::int64_t& limited) const {
        const double asked = given_.at(x, y);
        const double taken = asked >= least_load  ? std::min(asked, most_load)
                             : asked < least_load ? least_load
                                                  : 0;  // not a number
        limited += taken != asked;
        return taken * factor_ * water_density;
    }

    // Everything lies as it should; what is asked for as new is not part of that.
    void begin() {
        terrain_.states[std::string(isostasy_state)] =
            std::make_shared<const std::vector<std::byte>>();
        const LayerStack& ground = std::as_const(terrain_).ground();
        const bool bare = op_.start == Isostasy::Start::bare;
        parallel_for(0, shape_.rows, 16, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape_.columns; ++x) {
                    const auto load = static_cast<float>(ground_load(ground, x, y) +
                                                         (bare ? 0 : water_load(x, y)));
                    if (masked_) keep(x, y, load);
                    seen_load_->at(x, y) = load;
                    if (!masked_) raised_->at(x, y) = 0;
                }
        });
    }

    // Under a mask fields are put back behind a step: what was seen lies beside them.
    void keep(std::int64_t x, std::int64_t y, float load) {
        kept_load_->at(x, y) = load;
        kept_raised_->at(x, y) = raised_->at(x, y);
    }

    // A checkpoint of an earlier version has what was seen as pairs of the whole map.
    void take_over() {
        const auto older = terrain_.states.find(older_mask);
        if (older == terrain_.states.end()) return;
        for (std::int64_t y = 0; y < shape_.rows; ++y)
            for (std::int64_t x = 0; x < shape_.columns; ++x) {
                const std::int64_t cell =
                    (step_.block.y0 + y) * step_.grid.columns + step_.block.x0 + x;
                float pair[2];
                std::memcpy(pair,
                            older->second->data() + static_cast<std::size_t>(cell) * sizeof pair,
                            sizeof pair);
                kept_load_->at(x, y) = pair[0], kept_raised_->at(x, y) = pair[1];
            }
        terrain_.states.erase(older);
    }

    // Change of the load since the last step, and what it makes due.
    void answer() {
        const LayerStack& ground = std::as_const(terrain_).ground();
        Field& change = step_.scratch.field(0);
        struct Found {
            double most = 0;
            std::int64_t limited = 0;
        };
        const Found found = ordered_reduce(
            0, shape_.rows, 16, Found{},
            [&](std::int64_t lo, std::int64_t hi) {
                Found here;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < shape_.columns; ++x) {
                        double raised = double{raised_->at(x, y)};
                        double before = double{seen_load_->at(x, y)};
                        if (masked_) {
                            raised -= double{kept_raised_->at(x, y)};
                            before = double{kept_load_->at(x, y)};
                        }
                        if (op_.raised == RaisedGround::weighs || again_) raised = 0;
                        // As rounded as what it is compared with: no change is 0.
                        const auto now =
                            static_cast<float>(ground_load(ground, x, y) + water_load(x, y) +
                                               extra_load(x, y, here.limited));
                        if (again_) before = double{now};
                        const double dq = double{now} - before - raised * bed_density(ground, x, y);
                        change.at(x, y) = static_cast<float>(dq);
                        here.most = std::max(here.most, std::abs(dq));
                        // What is seen now, without what will be moved.
                        if (masked_) keep(x, y, now);
                        seen_load_->at(x, y) = now;
                        if (!masked_) raised_->at(x, y) = 0;
                    }
                return here;
            },
            [](Found a, const Found& b) {
                return Found{std::max(a.most, b.most), a.limited + b.limited};
            });
        report_.count("limited_loads", found.limited);
        if (step_.comm.largest(found.most) == 0) return;
        const ElasticPlate plate = op_.plate();
        if (plate.rigidity() == 0) {
            const double share = 1 / plate.buoyancy();
            parallel_for(0, shape_.rows, 16, [&](std::int64_t lo, std::int64_t hi) {
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < shape_.columns; ++x)
                        due_->at(x, y) -= static_cast<float>(double{change.at(x, y)} * share);
            });
            return;
        }
        auto& bender = step_.scratch.object<Bender>();
        if (bender.flexure == nullptr || !bender.flexure->fits(step_.grid, plate))
            bender.flexure = std::make_unique<Flexure>(step_.grid, plate);
        bender.flexure->solve(change.row(0), change.stride(), step_.block, step_.comm);
        parallel_for(0, shape_.rows, 16, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < shape_.columns; ++x)
                    due_->at(x, y) -= bender.flexure->down(step_.block.x0 + x, step_.block.y0 + y);
        });
    }

    void move() {
        const double share =
            op_.relaxation > 0 ? 1 - elementary::exp(-op_.time_step / op_.relaxation) : 1;
        const Borders borders =
            op_.edges_fixed ? open_borders_of(step_.grid, step_.block) : Borders{};
        const auto fixed = [&](std::int64_t x, std::int64_t y) {
            return (borders.west && x == 0) || (borders.east && x == shape_.columns - 1) ||
                   (borders.north && y == 0) || (borders.south && y == shape_.rows - 1);
        };
        double most = 0;
        for (std::int64_t y = 0; y < shape_.rows; ++y)
            for (std::int64_t x = 0; x < shape_.columns; ++x) {
                if (fixed(x, y)) due_->at(x, y) = 0;
                most = std::max(most, std::fabs(double{due_->at(x, y)}));
            }
        if (make_room(terrain_, step_.comm.largest(most) * share, step_.comm) &&
            step_.comm.rank() == 0)
            report_.count("coarser_units", 1);
        LayerStack& ground = terrain_.ground();
        const double unit_m = ground.unit_m();
        const LayerBook book =
            book_tile_rows(shape_.rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < shape_.columns; ++x) {
                        float& due = due_->at(x, y);
                        const auto whole = static_cast<Units>(double{due} * share / unit_m);
                        if (whole == 0) continue;
                        const double metres = whole * unit_m;
                        due = static_cast<float>(double{due} - metres);
                        total_->at(x, y) += static_cast<float>(metres);
                        const double mass = metres * bed_density(ground, x, y);
                        add((masked_ ? kept_load_ : seen_load_)->at(x, y), mass);
                        lift_column(ground, x, y, whole, piece);
                    }
            });
        terrain_.ledger.book(book, unit_m);
    }

    static void add(float& load, double mass) { load = static_cast<float>(double{load} + mass); }

    const Isostasy& op_;
    Terrain& terrain_;
    const StepContext& step_;
    FieldValue given_;
    FieldShape shape_;
    StepReport report_;
    bool masked_ = false, again_ = false;
    double factor_ = 1;
    Field *due_ = nullptr, *seen_load_ = nullptr, *raised_ = nullptr, *total_ = nullptr;
    std::vector<const Field*> stores_;
    Field *kept_load_ = nullptr, *kept_raised_ = nullptr;  // under a mask
    std::array<double, 256> unit_mass_{};
};

}  // namespace

std::string Isostasy::problem() const {
    if (load_history.count % 2 != 0) return "'load_history' needs pairs: a time and a factor each";
    for (std::size_t i = 2; i < load_history.count; i += 2)
        if (load_history.values[i] < load_history.values[i - 2])
            return "the times of 'load_history' must not go back";
    return {};
}

ElasticPlate Isostasy::plate() const {
    return {elastic_thickness, youngs_modulus, poisson_ratio, mantle_density, infill_density};
}

StepReport Isostasy::apply(Terrain& terrain, const StepContext& step) const {
    return IsostasyStep(*this, terrain, step).run();
}

template OperatorRow describe<Isostasy>();

}  // namespace cuesta
