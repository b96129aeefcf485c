// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_erosion.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/water/hydraulic_banks.h"
#include "cuesta/process/water/hydraulic_kernel.h"
#include "cuesta/process/water/pipe_eight.h"
#include "cuesta/process/water/sediment_carry.h"
#include "cuesta/process/water/sediment_classes.h"
#include "cuesta/process/water/sediment_store.h"
#include "cuesta/process/water/water_step.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/terrain/mass_balance.h"
#include "cuesta/terrain/plant_hold.h"

namespace cuesta {
namespace {

// The water stands as it is while a step is made in parts, so that there cannot be many.
constexpr double most_parts = 16;
constexpr float dry_face_m = 1e-4f;
// Loads of films are a few millimetres; mud that a flood leaves behind settles bit by bit, and no
// single cell becomes a tower.
constexpr float trickle_share = 0.02f;
constexpr float film_drop_m = 0.01f;

class Erosion final : public FlowFollower {
public:
    Erosion(const HydraulicErosion& op, Terrain& terrain, const StepContext& step,
            StepReport& report)
        : op_(op),
          terrain_(terrain),
          step_(step),
          report_(report),
          ground_(terrain.ground()),
          masses_(terrain.materials()),
          sediment_(*terrain.materials().find(op.sediment.name.view())),
          load_(terrain.make(field::sediment)),
          maps_{&terrain.make(field::wear), &terrain.make(field::deposit)} {
        if (!ground_.layered() && (own() || ground_.bed_material() != sediment_))
            ground_.make_layered();
    }

    // Behind the flow, once it has come to its end.
    void run() {
        look_at_water();
        if (water_.faces) {
            border_.emplace(*water_.depth, *qx_, *qy_, step_.grid, step_.block);
            water_.ready = true;
        }
        const auto noted = noted_water(step_);
        step_.scratch.object<CflSpeedWanted>().wanted = true;
        const double cfl_speed = step_.grid.spacing_m / op_.time_step;
        const bool as_left =
            water_.qx == terrain_.find(field::water_qx);  // else corners were added
        const bool known_below = as_left && noted && noted->cfl_speed > 0 &&
                                 noted->cfl_speed * (1 + 0x1p-11) <= cfl_speed;
        const HydraulicPace pace = hydraulic_pace(water_, step_.grid, step_.block, slow_below_m,
                                                  cfl_speed, {noted.has_value(), known_below});
        set_scale(scale_of(noted ? noted->deepest_m : step_.comm.largest(pace.deepest_m)));
        fastest_ = step_.comm.largest(pace.fastest);
        double parts = std::max(1.0, std::ceil(fastest_ * op_.time_step / step_.grid.spacing_m));
        if (parts > most_parts) {
            parts = most_parts;
            if (step_.comm.rank() == 0) report_.count("lagging_steps", 1);
        }
        const auto count = static_cast<std::int64_t>(parts);
        if (count > 1) start_ = ground_.surface().clone();
        for (std::int64_t part = 0; part < count; ++part) advance(op_.time_step / parts, part);
        if (step_.comm.rank() == 0) report_.count("parts", count);
        if (!own() && op_.transport == Transport::conservative && op_.bank <= 0)
            note_sediment(step_, quantum_m_, step_.comm.largest(double{most_load_m_}));
    }

    // In the sweep of the flow: one part, and quanta that do not depend on where in the forecast
    // the deepest water will be.
    bool follows(const FlowForecast& forecast) override {
        if (own() || op_.transport != Transport::conservative || op_.bank > 0) return false;
        if (op_.model != HydraulicErosion::Model::pipe ||
            terrain_.find(field::water_qse) != nullptr)
            return false;
        const double speed = forecast.outflow / slow_below_m;
        const Scale low = scale_of(forecast.shallowest_m), high = scale_of(forecast.deepest_m);
        if (speed * op_.time_step > step_.grid.spacing_m || low != high) return false;
        set_scale(low);
        fill_bed_halo();
        step_.comm.exchange(load_, Outside::zero);
        return true;
    }
    std::int64_t rows_together() const override { return LayerStack::tile; }
    void begin(std::int64_t piece) override {
        follower_.emplace(
            HydraulicScene{ground_, terrain_.make(field::water), terrain_.make(field::water_qx),
                           terrain_.make(field::water_qy), load_, maps_, step_.grid, step_.block},
            part_of(op_.time_step, 0), piece);
    }
    std::unique_ptr<FlowRows> rows(std::int64_t lo, std::int64_t hi) override {
        return follower_->rows(lo, hi);
    }
    void end() override {
        post(follower_->finish());
        follower_.reset();
        report_.count("parts", 1);
        note_sediment(step_, quantum_m_, double{most_load_m_});
    }

private:
    using Loads = HydraulicErosion::Loads;
    using Transport = HydraulicErosion::Transport;
    bool own() const { return op_.loads == Loads::own; }

    // What follows from the deepest water of the map.
    struct Scale {
        double concentration = 0, quantum_m = 0;
        bool operator==(const Scale&) const = default;
    };
    Scale scale_of(double deepest_m) const {
        Scale scale{op_.max_concentration * op_.acceleration, 0};
        const double most_m = most_load_quanta * ground_.unit_m();
        // Water so deep that its load could not be counted lowers the concentration everywhere.
        // What acceleration adds is cut where it is (transport_capacity): else a pond of a metre
        // would rule what films carry, and ponds are deeper on finer grids.
        const double plain = op_.max_concentration * std::min(op_.acceleration, 1.0);
        if (plain * deepest_m > most_m)
            scale.concentration = most_m / deepest_m * std::max(op_.acceleration, 1.0);
        // Room for what comes together from several cells.
        scale.quantum_m = sediment_quantum(ground_.unit_m(),
                                           4 * std::min(scale.concentration * deepest_m, most_m));
        return scale;
    }
    void set_scale(const Scale& scale) {
        concentration_ = scale.concentration, quantum_m_ = scale.quantum_m;
        if (own()) {
            classes_ = sediment_classes(terrain_);
            for (std::size_t m = 0; m < classes_.size(); ++m)
                if (classes_[m] != nullptr)
                    carried_.push_back(settle_sediment(terrain_, step_, *classes_[m],
                                                       static_cast<MaterialId>(m), quantum_m_,
                                                       report_) > 0);
                else
                    carried_.push_back(false);
            add_up();
        } else if (!noted_sediment(step_, quantum_m_)) {
            settle_sediment(terrain_, step_, load_, sediment_, quantum_m_, report_);
        }
    }

    void look_at_water() {
        Field &depth = terrain_.make(field::water), &qx = terrain_.make(field::water_qx),
              &qy = terrain_.make(field::water_qy);
        std::vector<HaloView> views = {HaloView(depth), HaloView(qx), HaloView(qy)};
        water_ = {&depth, &qx, &qy, op_.model == HydraulicErosion::Model::pipe, false};
        qx_ = &qx, qy_ = &qy;
        Field *southeast = terrain_.find(field::water_qse),
              *southwest = terrain_.find(field::water_qsw);
        const bool corners = water_.faces && southeast != nullptr && southwest != nullptr;
        if (corners) {
            views.emplace_back(*southeast);
            views.emplace_back(*southwest);
        }
        step_.comm.exchange(views, Outside::repeat);
        if (!corners) return;
        Field &all_x = step_.scratch.field(1), &all_y = step_.scratch.field(2);
        add_corners({&depth, &qx, &qy}, {southeast, southwest}, borders_of(step_.grid, step_.block),
                    all_x, all_y);
        const std::vector<HaloView> sums = {HaloView(all_x), HaloView(all_y)};
        step_.comm.exchange(sums, Outside::repeat);
        water_.qx = qx_ = &all_x, water_.qy = qy_ = &all_y;
    }

    HydraulicSubstep part_of(double dt_s, std::int64_t part) const {
        HydraulicSubstep made{{}, {}, sediment_, terrain_.now};
        made.own = own() ? &classes_ : nullptr;
        made.plants = plants_of(terrain_);
        hydraulic::Coefficients& n = made.coefficients;
        const double unit_m = ground_.unit_m();
        n.unit = static_cast<float>(unit_m);
        n.per_unit = static_cast<float>(1 / unit_m);
        n.quantum = static_cast<float>(quantum_m_);
        n.per_quantum = static_cast<float>(1 / quantum_m_);
        n.courant_factor = static_cast<float>(dt_s / step_.grid.spacing_m);
        n.half_per_spacing = static_cast<float>(0.5 / step_.grid.spacing_m);
        n.capacity = static_cast<float>(HydraulicErosion::capacity_s_per_m * op_.capacity *
                                        op_.acceleration);
        n.concentration = static_cast<float>(concentration_);
        n.least_slope2 = static_cast<float>(op_.min_slope * op_.min_slope);
        n.deposit_share = static_cast<float>(1 - elementary::exp(-op_.deposition * dt_s));
        n.depth_share = static_cast<float>(op_.depth_limit);
        n.trickle = trickle_share;
        n.most_load = static_cast<float>(most_load_quanta * quantum_m_ / unit_m);
        n.film = static_cast<float>(HydraulicErosion::film_m);
        n.film_drop = film_drop_m;
        n.dry = dry_face_m;
        n.dither_flux = static_cast<float>(sediment_phase(terrain_.now, part, 0) - 0.5);
        n.dither_bed = static_cast<float>(sediment_phase(terrain_.now, part, 1));
        n.dither_gain = static_cast<float>(sediment_phase(terrain_.now, part, 2));
        const MaterialTable& materials = terrain_.materials();
        made.tables = {};
        for (std::size_t i = 0; i < materials.size(); ++i) {
            const Material& rock = materials[static_cast<MaterialId>(i)];
            const double swells = own() ? 1 : rock.density / materials[sediment_].density;
            const double share = 1 - elementary::exp(-op_.entrainment * rock.solubility * dt_s);
            made.tables.erodibility[i] = static_cast<float>(share / swells / unit_m);
            made.tables.yield[i] = static_cast<float>(swells * unit_m / quantum_m_);
        }
        return made;
    }

    void advance(double dt_s, std::int64_t number) {
        fill_bed_halo();
        HydraulicSubstep part = part_of(dt_s, number);
        part.start = start_.empty() ? nullptr : &start_;
        part.carries = !own() && op_.transport == Transport::conservative;
        if (!part.carries) carry(part);
        if (part.carries) step_.comm.exchange(load_, Outside::zero);
        post(hydraulic_substep(ground_, water_, load_, maps_, step_.grid, step_.block, part));
        if (op_.bank > 0) wear_the_banks(part, dt_s);
    }

    void fill_bed_halo() {
        step_.comm.exchange(ground_.surface(), Outside::repeat);
        slope_bed_outwards(ground_.surface(), ground_.unit_m(), step_.grid, step_.block);
    }

    // Moves the loads by themselves.
    void carry(const HydraulicSubstep& part) {
        const HydraulicFaces faces(water_, step_.grid, step_.block);
        const Drift drift{&step_.scratch.field(3), &step_.scratch.field(4),
                          &step_.scratch.field(5)};
        const bool back = op_.transport == Transport::semi_lagrangian;
        if (back) find_drift(faces, step_, part.coefficients, drift);
        const auto move = [&](Field& load, MaterialId material) {
            step_.comm.exchange(load, Outside::zero);
            Field& made = step_.scratch.field(0);
            const LeftOverBorders left =
                back ? carry_lagrange(drift, *water_.depth, step_.grid, step_.block,
                                      part.coefficients, load, made)
                     : carry_upwind(faces, step_.grid, step_.block, part.coefficients, load, made);
            load.swap(made);
            book_left(left, material);
        };
        if (!own()) return move(load_, sediment_);
        for (std::size_t m = 0; m < classes_.size(); ++m)
            if (carried_[m]) move(*classes_[m], static_cast<MaterialId>(m));
        add_up();
    }

    void add_up() {
        parallel_for(0, step_.block.rows, rows_per_piece(step_.block.columns),
                     [&](std::int64_t lo, std::int64_t hi) {
                         for (std::int64_t y = lo; y < hi; ++y)
                             for (std::int64_t x = 0; x < step_.block.columns; ++x) {
                                 float sum = 0;
                                 for (const Field* one : classes_)
                                     if (one != nullptr) sum += one->at(x, y);
                                 load_.at(x, y) = sum;
                             }
                     });
    }

    void wear_the_banks(const HydraulicSubstep& part, double dt_s) {
        fill_bed_halo();
        BankRule rule;
        for (std::size_t i = 0; i < terrain_.materials().size(); ++i)
            rule.units[i] = op_.bank * op_.acceleration * dt_s / step_.grid.spacing_m *
                            terrain_.materials()[static_cast<MaterialId>(i)].solubility;
        BankFields fields{&terrain_.make(field::velocity_x), &terrain_.make(field::velocity_y), {}};
        for (std::size_t k = 0; k < 4; ++k) fields.given[k] = &step_.scratch.field(3 + k);
        post(wear_banks(ground_, *water_.depth, load_, fields, maps_, step_, part, rule));
    }

    // What one block has begun to carry all of them do from the next part on.
    void see_new_classes(const HydraulicBalance& balance) {
        std::vector<std::int64_t> gained(classes_.size());
        for (std::size_t m = 0; m < gained.size(); ++m) gained[m] = balance.own[m] > 0 ? 1 : 0;
        step_.comm.sum(gained);
        for (std::size_t m = 0; m < gained.size(); ++m) carried_[m] = carried_[m] || gained[m] > 0;
    }

    void book_left(const LeftOverBorders& left, MaterialId material) {
        Account& account = terrain_.ledger.account(material);
        for (std::size_t side = 0; side < left.size(); ++side) {
            add_units(account.border[side], left[side], quantum_m_);
            add_units(account.suspended, -left[side], quantum_m_);
        }
    }

    // Mass is no whole number of quanta: rounded once for the whole map, so that the books are the
    // same for any pieces and blocks.
    void book_turned(const HydraulicBalance& balance) {
        if (own()) return;
        const std::size_t count = terrain_.materials().size();
        std::vector<std::int64_t> all;
        for (std::size_t m = 0; m < count; ++m)
            all.push_back(balance.worn[m]), all.push_back(balance.made[m]);
        step_.comm.sum(all);
        if (step_.comm.rank() != 0) return;
        MassBalance book;
        for (std::size_t m = 0; m < count; ++m)
            if (all[2 * m] != 0 || all[2 * m + 1] != 0)
                book.turn(masses_, static_cast<MaterialId>(m), all[2 * m], sediment_,
                          all[2 * m + 1]);
        book.post(terrain_.ledger, quantum_m_);
    }

    void post(const HydraulicBalance& balance) {
        terrain_.ledger.book(balance.book, ground_.unit_m());
        book_turned(balance);
        book_left(balance.left, sediment_);
        add_units(terrain_.ledger.account(sediment_).suspended, balance.suspended, quantum_m_);
        if (own())
            for (std::size_t m = 0; m < classes_.size(); ++m) {
                if (balance.own[m] == 0) continue;
                const auto id = static_cast<MaterialId>(m);
                add_units(terrain_.ledger.account(id).suspended, balance.own[m], quantum_m_);
            }
        if (own()) see_new_classes(balance);
        most_load_m_ = balance.most_load;
        report_.count("limited_cells", balance.limited);
        report_.count("joined_layers", balance.book.joined_layers);
        report_.count("opened_caves", balance.book.opened_caves);
    }

    const HydraulicErosion& op_;
    Terrain& terrain_;
    const StepContext& step_;
    StepReport& report_;
    LayerStack& ground_;
    const MassTable masses_;
    const MaterialId sediment_;
    Field& load_;
    const HydraulicMaps maps_;
    std::vector<Field*> classes_;
    std::vector<bool> carried_;  // there is some of it in the water when the step begins
    HydraulicWater water_{};
    Field *qx_ = nullptr, *qy_ = nullptr;  // of water_
    std::optional<BorderFaces> border_;
    std::optional<HydraulicFollower> follower_;
    IntField start_;      // the bed before the first of several parts
    double fastest_ = 0;  // m/s
    double concentration_ = 0, quantum_m_ = 0;
    float most_load_m_ = 0;  // after the last part
};

}  // namespace

std::string HydraulicErosion::problem() const {
    if (bank > 0 && loads == Loads::own) return "bank works with loads = \"one\" only";
    return {};
}

void HydraulicErosion::join(WaterStep& step) const {
    step.add(*this);
}

StepReport flow_and_erode(const WaterFlow& flow, const HydraulicErosion& op, Terrain& terrain,
                          const StepContext& step, const std::function<void()>& between) {
    StepReport report;
    Erosion erosion(op, terrain, step, report);
    if (flow_with(erosion, flow, terrain, step, report)) return report;
    between();
    erosion.run();
    return report;
}

StepReport HydraulicErosion::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    Erosion erosion(*this, terrain, step, report);
    erosion.run();
    return report;
}

template OperatorRow describe<HydraulicErosion>();

}  // namespace cuesta
