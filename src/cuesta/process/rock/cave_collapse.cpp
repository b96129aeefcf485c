// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_collapse.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/rock/cave_span.h"
#include "cuesta/terrain/mass_balance.h"
#include "cuesta/terrain/surface_water.h"

namespace cuesta {
namespace {

constexpr double gravity = 9.81;  // m/s2

struct Fall {
    const CaveCollapse& op;
    LayerStack& ground;
    const MaterialTable& materials;
    const MassTable masses;
    MaterialId air, regolith;
    std::int32_t now;
    Field &water, &cave_water;

    // How much of a solid layer breaks, and how thick it is then.
    struct Broken {
        Units rock = 0, rubble = 0;
    };
    Broken broken_part(const Layer& layer, Units room) const {
        const double share = static_cast<double>(layer.thickness) * op.broken;
        Broken part{static_cast<Units>(std::floor(share + 0.5)), 0};
        part.rubble = part.rock;
        if (op.rubble == CaveCollapse::Rubble::volume) return part;
        // It swells until the cave is filled.
        const std::int64_t heavy = masses.grams(layer.material), light = masses.grams(regolith);
        if (heavy > light)
            part.rock = static_cast<Units>(
                std::min<std::int64_t>(part.rock, room * light / (heavy - light)));
        part.rubble = masses.by_mass(part.rock, layer.material, regolith);
        if (part.rubble > part.rock + room) part.rubble = part.rock + room;
        return part;
    }

    // Takes the fallen cavities out of a column; `falls` marks their layers.
    void fall(std::int64_t x, std::int64_t y, const std::array<bool, most_layers>& falls,
              MassBalance& book, WaterBalance& lifted) const {
        const Column before = ground.column(x, y);
        Column after;
        Units room = 0;  // of cavities below that have fallen and wait for solid rock
        bool lowest = true;
        for (int i = 0; i < before.count; ++i) {
            const Layer& layer = before.layers[static_cast<std::size_t>(i)];
            if (layer.material == air) {
                const bool gone = falls[static_cast<std::size_t>(i)];
                if (gone && lowest) lift_all_water(x, y, lifted);
                lowest = false;
                room = gone ? room + layer.thickness : 0;
                if (!gone) after.push(layer);
                continue;
            }
            if (room > 0 && !materials[layer.material].loose) {
                const Broken part = broken_part(layer, room);
                room = 0;
                if (part.rock > 0) {
                    book.turn(masses, layer.material, part.rock, regolith, part.rubble);
                    after.push({regolith, part.rubble, now});
                }
                if (part.rock < layer.thickness)
                    after.push({layer.material, layer.thickness - part.rock, layer.deposited_step});
                continue;
            }
            after.push(layer);
        }
        ground.set_column(x, y, after, book.layers);
    }

    void lift_all_water(std::int64_t x, std::int64_t y, WaterBalance& book) const {
        const float before = water.at(x, y), held = cave_water.at(x, y);
        if (held == 0) return;
        water.at(x, y) += std::max(0.0f, held);
        cave_water.at(x, y) = 0;
        book.book({before, held}, {water.at(x, y)});
    }

    // Which of the cavities cannot carry their roof.
    std::vector<std::uint8_t> judge(const std::vector<CaveSpan>& spans, const Grid& grid) const {
        std::vector<std::uint8_t> fails(spans.size());
        parallel_for(
            0, static_cast<std::int64_t>(spans.size()), 4096,
            [&](std::int64_t lo, std::int64_t hi) {
                for (auto i = static_cast<std::size_t>(lo); i < static_cast<std::size_t>(hi); ++i) {
                    const CaveSpan& one = spans[i];
                    const Column column = ground.column(one.x, one.y);
                    fails[i] =
                        one.metres(grid) > longest_span_m(column, one.cavity.layer, materials,
                                                          ground.unit_m(), op.strength);
                }
            });
        return fails;
    }
};

}  // namespace

double longest_span_m(const Column& column, int air, const MaterialTable& materials, double unit_m,
                      double strength) {
    double weight = 0, solid_m = 0, weakest = 0;  // Pa, m, Pa
    bool resting = true;                          // still in the solid rock right above the cave
    const MaterialId air_id = column.layers[static_cast<std::size_t>(air)].material;
    for (int i = air + 1; i < column.count; ++i) {
        const Layer& layer = column.layers[static_cast<std::size_t>(i)];
        const Material& rock = materials[layer.material];
        const double thickness_m = layer.thickness * unit_m;
        weight += gravity * rock.density * thickness_m;
        resting = resting && !rock.loose && layer.material != air_id;
        if (!resting) continue;
        weakest = solid_m == 0 ? rock.cohesion : std::min(weakest, rock.cohesion);
        solid_m += thickness_m;
    }
    if (solid_m == 0 || weight <= 0) return 0;
    return solid_m * std::sqrt(2 * weakest * strength / weight);
}

StepReport CaveCollapse::apply(Terrain& terrain, const StepContext& step) const {
    Field& water = terrain.make(field::water);
    Field& cave_water = terrain.make(field::cave_water);
    const MaterialTable& materials = terrain.materials();
    const MaterialId air = materials.air();
    if (!step.comm.any(has_cavities(std::as_const(terrain).ground(), air))) return {};

    LayerStack& ground = terrain.ground();
    const auto regolith = materials.find("regolith");
    const Fall rule{*this,       ground, materials, MassTable(materials), air, *regolith,
                    terrain.now, water,  cave_water};
    StepReport report;
    MassBalance book;
    WaterBalance lifted;
    bool falling = true;
    while (falling) {
        const std::vector<CaveSpan> spans =
            find_spans(ground, air, step.grid, step.block, step.comm);
        const std::vector<std::uint8_t> fails = rule.judge(spans, step.grid);
        std::int64_t fallen = 0;
        for (std::size_t i = 0; i < spans.size();) {
            // The cavities of one column together.
            std::array<bool, most_layers> falls{};
            bool any = false;
            const CaveSpan& first = spans[i];
            for (; i < spans.size() && spans[i].x == first.x && spans[i].y == first.y; ++i)
                if (fails[i] != 0) {
                    falls[static_cast<std::size_t>(spans[i].cavity.layer)] = any = true;
                    ++fallen;
                }
            if (any) rule.fall(first.x, first.y, falls, book, lifted);
        }
        report.count("collapsed_cavities", fallen);
        falling = step.comm.any(fallen > 0);
    }
    book.post(terrain.ledger, ground.unit_m());
    lifted.post(terrain.ledger);
    report.count("joined_layers", book.layers.joined_layers);
    report.count("opened_caves", book.layers.opened_caves);
    return report;
}

template OperatorRow describe<CaveCollapse>();

}  // namespace cuesta
