// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_banks.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr std::array<std::array<std::int64_t, 2>, 4> sides{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

// The layer of a column at a height above 0, in units.
int layer_at(const LayerStack& ground, std::int64_t x, std::int64_t y, std::int64_t height) {
    int index = ground.layers(x, y) - 1;
    std::int64_t bottom = ground.surface().at(x, y);
    for (; index > 0; --index) {
        bottom -= ground.thickness(x, y, index);
        if (height >= bottom) break;
    }
    return index;
}

struct Banks {
    LayerStack& ground;
    const IntField& bed;  // before anything was worn
    const Field &depth, &load;
    const BankFields& fields;
    const HydraulicMaps& maps;
    const HydraulicSubstep& part;
    const BankRule& rule;
    MaterialId air;

    // What the water at (vx, vy) takes from column (x, y); returns the quanta of load it makes.
    std::int64_t take(std::int64_t x, std::int64_t y, std::int64_t vx, std::int64_t vy,
                      HydraulicBalance& balance) const {
        const hydraulic::Coefficients& n = part.coefficients;
        const float water = depth.at(vx, vy);
        const std::int64_t wall = std::int64_t{bed.at(x, y)} - bed.at(vx, vy);
        if (water < n.film || wall <= 0) return 0;
        if (load.at(vx, vy) > 0.5f * n.most_load * n.unit) return 0;  // it holds no more
        const double speed = std::hypot(double{fields.velocity_x->at(vx, vy)},
                                        double{fields.velocity_y->at(vx, vy)});
        if (!(speed > rule.slowest)) return 0;
        const double wet = std::min(double{water} * double{n.per_unit}, static_cast<double>(wall));
        const std::int64_t middle = bed.at(vx, vy) + static_cast<std::int64_t>(wet / 2);
        const int index = layer_at(ground, x, y, middle);
        const MaterialId material =
            ground.layered() ? ground.material(x, y, index) : ground.bed_material();
        if (material == air) return 0;
        const double wish = rule.units[material] * (speed - rule.slowest) * wet;
        auto units = static_cast<std::int64_t>(std::min(wish, 0.1 * static_cast<double>(wall)) +
                                               double{n.dither_bed});
        if (index > 0) units = std::min<std::int64_t>(units, ground.thickness(x, y, index) - 1);
        if (units <= 0) return 0;
        if (ground.layered())
            ground.thicken(x, y, index, -static_cast<Units>(units), part.now);
        else
            ground.surface().at(x, y) -= static_cast<Units>(units);
        maps.wear->at(x, y) += static_cast<float>(units) * n.unit;
        const auto got = static_cast<std::int64_t>(hydraulic::cell::load_gained(
            n, static_cast<float>(units), part.tables.yield[material]));
        if (material != part.sediment) balance.turn(material, units * n.quanta_per_unit(), got);
        balance.suspended += got;
        return got;
    }
};

}  // namespace

HydraulicBalance wear_banks(LayerStack& ground, const Field& depth, Field& load,
                            const BankFields& fields, const HydraulicMaps& maps,
                            const StepContext& step, const HydraulicSubstep& part,
                            const BankRule& rule) {
    const std::vector<HaloView> speeds = {HaloView(*fields.velocity_x),
                                          HaloView(*fields.velocity_y)};
    step.comm.exchange(speeds, Outside::zero);
    step.comm.exchange(load, Outside::zero);
    const IntField bed = ground.surface().clone();
    const Banks banks{ground, bed, depth, load, fields, maps, part, rule, ground.materials().air()};
    const Grid& grid = step.grid;
    const Block& block = step.block;
    const auto on_map = [&](std::int64_t x, std::int64_t y) {
        const std::int64_t wx = block.x0 + x, wy = block.y0 + y;
        return (grid.wraps_x() || (wx >= 0 && wx < grid.columns)) &&
               (grid.wraps_y() || (wy >= 0 && wy < grid.rows));
    };
    const HydraulicBalance balance = ordered_reduce(
        0, block.rows, LayerStack::tile, HydraulicBalance{},
        [&](std::int64_t lo, std::int64_t hi) {
            HydraulicBalance own;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    for (std::size_t k = 0; k < 4; ++k) {
                        const std::int64_t vx = x + sides[k][0], vy = y + sides[k][1];
                        const std::int64_t got = on_map(vx, vy) ? banks.take(x, y, vx, vy, own) : 0;
                        fields.given[k]->at(x, y) =
                            static_cast<float>(got) * part.coefficients.quantum;
                    }
            return own;
        },
        [](HydraulicBalance all, const HydraulicBalance& one) {
            all.merge(one);
            return all;
        });
    std::vector<HaloView> given;
    for (Field* one : fields.given) given.emplace_back(*one);
    step.comm.exchange(given, Outside::zero);
    parallel_for(
        0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    for (std::size_t k = 0; k < 4; ++k)
                        load.at(x, y) += fields.given[k]->at(x - sides[k][0], y - sides[k][1]);
        });
    return balance;
}

}  // namespace cuesta
