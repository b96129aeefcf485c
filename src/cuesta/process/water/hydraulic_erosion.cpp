// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_erosion.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/water/hydraulic_kernel.h"
#include "cuesta/process/water/sediment_store.h"

namespace cuesta {
namespace {

constexpr double most_parts = 4096;
constexpr float dry_face_m = 1e-4f;

class Erosion {
public:
    Erosion(const HydraulicErosion& op, Terrain& terrain, const StepContext& step,
            StepReport& report)
        : op_(op),
          terrain_(terrain),
          step_(step),
          report_(report),
          ground_(terrain.ground()),
          sediment_(*terrain.materials().find(op.sediment.name.view())) {
        if (!ground_.layered() && ground_.bed_material() != sediment_) ground_.make_layered();
        Field &depth = terrain.make(field::water), &qx = terrain.make("water.qx"),
              &qy = terrain.make("water.qy");
        water_ = {&depth, &qx, &qy, op.model == HydraulicErosion::Model::pipe};
        const std::vector<HaloView> views = {HaloView(depth), HaloView(qx), HaloView(qy)};
        step.comm.exchange(views, Outside::repeat);
        concentration_ = op.max_concentration * op.acceleration;
        deepest_ = step.comm.largest(terrain.make(field::water).rows() > 0 ? deepest() : 0);
        const double most_m = most_load_quanta * ground_.unit_m();
        if (concentration_ * deepest_ > most_m) concentration_ = most_m / deepest_;
        quantum_m_ = sediment_quantum(ground_.unit_m(), concentration_ * deepest_);
    }

    void run() {
        Field& load = terrain_.make(field::sediment);
        settle_sediment(terrain_, step_, load, sediment_, quantum_m_, report_);
        const double speed = step_.comm.largest(
            hydraulic_fastest(water_, step_.grid, step_.block, HydraulicErosion::film_m));
        double parts = std::max(1.0, std::ceil(speed * op_.time_step / step_.grid.spacing_m));
        if (parts > most_parts) {
            parts = most_parts;
            if (step_.comm.rank() == 0) report_.count("lagging_steps", 1);
        }
        const auto count = static_cast<std::int64_t>(parts);
        for (std::int64_t part = 0; part < count; ++part)
            advance(load, op_.time_step / parts, part);
        if (step_.comm.rank() == 0) report_.count("parts", count);
    }

private:
    double deepest() const {
        float most = 0;
        for (std::int64_t y = 0; y < step_.block.rows; ++y) {
            const float* h = water_.depth->row(y);
            for (std::int64_t x = 0; x < step_.block.columns; ++x) most = h[x] > most ? h[x] : most;
        }
        return double{most};
    }

    HydraulicPart part_of(double dt_s, std::int64_t part) const {
        HydraulicPart made{{}, {}, MassTable(terrain_.materials()), sediment_, terrain_.now, true};
        hydraulic::Numbers& n = made.numbers;
        const double unit_m = ground_.unit_m();
        n.unit = static_cast<float>(unit_m);
        n.per_unit = static_cast<float>(1 / unit_m);
        n.quantum = static_cast<float>(quantum_m_);
        n.per_quantum = static_cast<float>(1 / quantum_m_);
        n.reach = static_cast<float>(dt_s / step_.grid.spacing_m);
        n.half_per_spacing = static_cast<float>(0.5 / step_.grid.spacing_m);
        n.capacity = static_cast<float>(HydraulicErosion::capacity_s_per_m * op_.capacity *
                                        op_.acceleration);
        n.concentration = static_cast<float>(concentration_);
        n.least_slope2 = static_cast<float>(op_.min_slope * op_.min_slope);
        n.settle = static_cast<float>(1 - elementary::exp(-op_.deposition * dt_s));
        n.depth_share = static_cast<float>(op_.depth_limit);
        n.most_load = static_cast<float>(most_load_quanta * quantum_m_ / unit_m);
        n.film = static_cast<float>(HydraulicErosion::film_m);
        n.dry = dry_face_m;
        n.shift_flux = static_cast<float>(sediment_phase(terrain_.now, part, 0) - 0.5);
        n.phase_bed = static_cast<float>(sediment_phase(terrain_.now, part, 1));
        n.phase_gain = static_cast<float>(sediment_phase(terrain_.now, part, 2));
        const MaterialTable& materials = terrain_.materials();
        made.tables = {};
        for (std::size_t i = 0; i < materials.size(); ++i) {
            const Material& rock = materials[static_cast<MaterialId>(i)];
            const double swells = rock.density / materials[sediment_].density;
            const double rate = op_.entrainment * rock.solubility;
            const double share = 1 - elementary::exp(-rate * dt_s);
            made.tables.take[i] = static_cast<float>(share / swells / unit_m);
            made.tables.give[i] = static_cast<float>(swells * unit_m / quantum_m_);
        }
        return made;
    }

    void advance(Field& load, double dt_s, std::int64_t part) {
        step_.comm.exchange(load, Outside::zero);
        step_.comm.exchange(ground_.surface(), Outside::repeat);
        slope_bed_outwards(ground_.surface(), ground_.unit_m(), step_.grid, step_.block);
        Field& made = step_.scratch.field(0);
        const HydraulicMaps maps{&terrain_.make(field::wear), &terrain_.make(field::deposit)};
        const HydraulicBooks books = hydraulic_part(ground_, water_, load, made, maps, step_.grid,
                                                    step_.block, part_of(dt_s, part));
        load.swap(made);
        post(books);
    }

    void post(const HydraulicBooks& books) {
        books.book.post(terrain_.ledger, ground_.unit_m());
        books.turned.post(terrain_.ledger, quantum_m_);
        Account& account = terrain_.ledger.account(sediment_);
        std::int64_t gone = 0;
        for (std::size_t side = 0; side < books.left.size(); ++side) {
            add_units(account.border[side], books.left[side], quantum_m_);
            gone += books.left[side];
        }
        add_units(account.suspended, books.suspended - gone, quantum_m_);
        report_.count("limited_cells", books.limited);
        report_.count("merged_layers", books.book.layers.merged_layers);
        report_.count("opened_caves", books.book.layers.opened_caves);
    }

    const HydraulicErosion& op_;
    Terrain& terrain_;
    const StepContext& step_;
    StepReport& report_;
    LayerStack& ground_;
    MaterialId sediment_;
    HydraulicWater water_{};
    double concentration_ = 0, deepest_ = 0, quantum_m_ = 0;
};

}  // namespace

StepReport HydraulicErosion::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    Erosion erosion(*this, terrain, step, report);
    erosion.run();
    return report;
}

}  // namespace cuesta
