// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/standing_water.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/terrain/carry.h"
#include "cuesta/terrain/mass_balance.h"

namespace cuesta {
namespace {

constexpr float film_m = 1e-3f;
constexpr std::array<std::array<std::int64_t, 2>, 4> sides{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

class Lake {
public:
    Lake(const StandingWater& op, Terrain& terrain, const StepContext& step)
        : op_(op),
          terrain_(terrain),
          step_(step),
          ground_(terrain.ground()),
          masses_(terrain.materials()),
          sediment_(*terrain.materials().find(op.sediment.name.view())),
          water_(terrain.make(field::water)),
          calm_(terrain.make("standing_water.calm")),
          rest_(terrain.make("standing_water.rest")) {
        if (!ground_.layered() && ground_.bed_material() != sediment_) ground_.make_layered();
    }

    std::int64_t find_still() {
        const Field &qx = terrain_.make(field::water_qx), &qy = terrain_.make(field::water_qy);
        const Field &u = terrain_.make(field::velocity_x), &v = terrain_.make(field::velocity_y);
        const auto flow = static_cast<float>(op_.flow_limit);
        const double speed = op_.speed_limit;
        return ordered_reduce(
            0, step_.block.rows, rows_per_piece(step_.block.columns), std::int64_t{0},
            [&](std::int64_t lo, std::int64_t hi) {
                std::int64_t count = 0;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < step_.block.columns; ++x) {
                        const bool still =
                            water_.at(x, y) > film_m && std::abs(qx.at(x, y)) < flow &&
                            std::abs(qy.at(x, y)) < flow &&
                            std::hypot(double{u.at(x, y)}, double{v.at(x, y)}) < speed;
                        float& calm = calm_.at(x, y);
                        calm = still ? std::min(calm + static_cast<float>(op_.time_step), 1e7f) : 0;
                        count += is_still(x, y) ? 1 : 0;
                    }
                return count;
            },
            [](std::int64_t a, std::int64_t b) { return a + b; });
    }

    void work(StepReport& report) {
        // As they were before the step: the bed, and the units of sediment of still cells; -1
        // elsewhere.
        IntField bed = ground_.surface().clone();
        Field& sediment = step_.scratch.field(0);
        for (std::int64_t y = 0; y < step_.block.rows; ++y)
            for (std::int64_t x = 0; x < step_.block.columns; ++x)
                sediment.at(x, y) = is_still(x, y) ? static_cast<float>(sediment_at(x, y)) : -1.0f;
        step_.comm.exchange(bed, Outside::repeat);
        step_.comm.exchange(sediment, Outside::zero);
        const MassBalance book = mass_balance_tile_rows(
            step_.block.rows, [&](std::int64_t lo, std::int64_t hi, MassBalance& part) {
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < step_.block.columns; ++x) {
                        if (!is_still(x, y)) continue;
                        level(bed, sediment, x, y, part.layers);
                        soften(x, y, part);
                    }
            });
        book.post(terrain_.ledger, ground_.unit_m());
        report.count("joined_layers", book.layers.joined_layers);
        report.count("opened_caves", book.layers.opened_caves);
    }

private:
    bool is_still(std::int64_t x, std::int64_t y) const {
        const float calm = calm_.at(x, y);
        return calm > 0 && double{calm} >= op_.calm_time;
    }
    Units sediment_at(std::int64_t x, std::int64_t y) const {
        if (!ground_.layered()) return std::numeric_limits<Units>::max() / 4;
        if (ground_.top_material().at(x, y) != sediment_) return 0;
        return ground_.buried().at(x, y) == 0 ? std::numeric_limits<Units>::max() / 4
                                              : ground_.top().at(x, y);
    }
    bool on_map(std::int64_t x, std::int64_t y) const {
        const std::int64_t wx = step_.block.x0 + x, wy = step_.block.y0 + y;
        return (step_.grid.wraps_x() || (wx >= 0 && wx < step_.grid.columns)) &&
               (step_.grid.wraps_y() || (wy >= 0 && wy < step_.grid.rows));
    }

    // Units of sediment that go from one still cell to another, below zero if they come.
    std::int64_t passes(const IntField& bed, const Field& sediment, std::int64_t x, std::int64_t y,
                        std::int64_t to_x, std::int64_t to_y) const {
        const float own = sediment.at(x, y), other = sediment.at(to_x, to_y);
        if (own < 0 || other < 0) return 0;
        const std::int64_t fall = std::int64_t{bed.at(x, y)} - bed.at(to_x, to_y);
        const double share =
            std::min(0.125, op_.levelling * op_.time_step / step_.grid.cell_area_m2());
        const double most = 0.25 * double{fall > 0 ? own : other};
        const auto amount =
            static_cast<std::int64_t>(std::min(std::abs(static_cast<double>(fall)) * share, most));
        return fall > 0 ? amount : -amount;
    }

    void level(const IntField& bed, const Field& sediment, std::int64_t x, std::int64_t y,
               LayerBook& book) {
        std::int64_t change = 0;
        for (const auto& side : sides)
            if (on_map(x + side[0], y + side[1]))
                change -= passes(bed, sediment, x, y, x + side[0], y + side[1]);
        if (change > 0)
            ground_.add(x, y, sediment_, static_cast<Units>(change), terrain_.now, book);
        else if (change < 0)
            ground_.remove(x, y, static_cast<Units>(-change), book, [](MaterialId, Units) {});
    }

    void soften(std::int64_t x, std::int64_t y, MassBalance& book) {
        if (!ground_.layered()) return;
        const Units there = sediment_at(x, y);
        const double unit_m = ground_.unit_m();
        const double most =
            std::min(op_.soak_depth, double{water_.at(x, y)}) / unit_m - static_cast<double>(there);
        const int index = ground_.layers(x, y) - (there > 0 ? 2 : 1);
        if (index < 0 || !(most >= 1)) return;
        const Layer rock = ground_.layer(x, y, index);
        const Material& kind = ground_.materials()[rock.material];
        if (rock.material == sediment_ || ground_.materials().is_air(rock.material)) return;
        const double swells = kind.density / ground_.materials()[sediment_].density;
        const double wish = op_.rate * kind.solubility * op_.time_step / unit_m;
        float& rest = rest_.at(x, y);
        Units off = whole_units(static_cast<float>(std::min({wish, most / swells, 0x1p28})), rest);
        if (index > 0) off = std::min(off, rock.thickness - 1);
        if (off <= 0) return;
        const Units made = std::min(masses_.by_mass(off, rock.material, sediment_),
                                    static_cast<Units>(std::min(most, 0x1p29)));
        ground_.thicken(x, y, index, -off, terrain_.now);
        ground_.add(x, y, sediment_, made, terrain_.now, book.layers);
        book.turn(masses_, rock.material, off, sediment_, made);
        // Water is whole quanta; where those are coarser than a unit nothing is soaked up.
        float& depth = water_.at(x, y);
        const double left = double{depth} - made * unit_m;  // exact: both are multiples of a unit
        if (static_cast<double>(static_cast<float>(left)) != left) return;
        depth = static_cast<float>(left);
        book.layers.out[water_account] += made;
    }

    const StandingWater& op_;
    Terrain& terrain_;
    const StepContext& step_;
    LayerStack& ground_;
    const MassTable masses_;
    const MaterialId sediment_;
    Field &water_, &calm_, &rest_;
};

}  // namespace

StepReport StandingWater::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    Lake lake(*this, terrain, step);
    std::int64_t still = lake.find_still();
    report.count("still_cells", still);
    step.comm.sum({&still, 1});
    if (still > 0) lake.work(report);
    return report;
}

template OperatorRow describe<StandingWater>();

}  // namespace cuesta
