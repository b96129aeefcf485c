// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/droplets.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/droplet/drop_storm.h"

namespace cuesta {
namespace {

DropGroundRule ground_rule(const Droplets& op, const Terrain& terrain, const StepContext& step) {
    DropGroundRule rule;
    rule.sediment = *terrain.materials().find(op.sediment.name.view());
    rule.one_load = op.loads == Droplets::Loads::one;
    rule.by_material = op.hardness.field.view() == field::hardness;
    rule.hardness = op.hardness.number;
    if (op.hardness.is_field() && !rule.by_material)
        rule.hardness_field = step.value_of(op.hardness).field();
    rule.floor_m = op.floor;
    return rule;
}

// Adds what the surface has changed by to the maps of erosion and deposit.
void note_change(Terrain& terrain, const IntField& before) {
    const IntField& after = std::as_const(terrain).ground().surface();
    Field &wear = terrain.make(field::wear), &deposit = terrain.make(field::deposit);
    const auto unit = static_cast<float>(terrain.ground().unit_m());
    const std::int64_t columns = after.columns();
    parallel_for(0, after.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const std::int32_t *from = before.row(y), *to = after.row(y);
            float *off = wear.row(y), *on = deposit.row(y);
            for (std::int64_t x = 0; x < columns; ++x) {
                const float metres = static_cast<float>(to[x] - from[x]) * unit;
                off[x] += metres < 0 ? -metres : 0.0f;
                on[x] += metres > 0 ? metres : 0.0f;
            }
        }
    });
}

// Ground of one material that stays what it is: the surface alone.
void rain_on_surface(Terrain& terrain, const StepContext& step, DropGround& soil,
                     DropStorm& storm) {
    LayerStack& ground = terrain.ground();
    if (!soil.even()) storm.see(soil.scan(storm.strips()), false);
    while (storm.run()) {
    }
    storm.finish(true);
    const IntField change = storm.change();
    if (step.comm.rank() == 0) {
        Account& account = terrain.ledger.account(ground.bed_material());
        const auto exported = storm.exported();
        for (std::size_t i = 0; i < exported.size(); ++i)
            add_units(account.border[i], exported[i], ground.unit_m());
        add_units(account.out, storm.tally().discarded, ground.unit_m());
    }
    const Block& block = step.block;
    parallel_for(0, block.rows, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y) {
                         const std::int32_t* by = change.row(y);
                         std::int32_t* line = ground.surface().row(y);
                         for (std::int64_t x = 0; x < block.columns; ++x) line[x] += by[x];
                     }
                 });
}

// Columns of layers: cut and filled window by window.
void rain_on_layers(Terrain& terrain, const StepContext& step, DropGround& soil, DropStorm& storm) {
    const IntField& surface = std::as_const(terrain).ground().surface();
    for (bool more = true; more;) {
        storm.see(soil.scan(storm.strips()), true, soil.kinds());
        more = storm.run();
        const IntField eroded = storm.eroded(), deposited = storm.deposited();
        const auto changed = soil.change(eroded, deposited, storm.shares(), storm.tally().gained);
        if (changed.differs) storm.correct(surface, changed.fallen);
    }
    // What waited, and what the blur has moved.
    const DropSums gained = storm.tally().gained;
    storm.finish(soil.kinds() > 0);
    const auto [eroded, deposited] = storm.left_over(surface);
    std::vector<IntField> shares;
    for (int m = 0; m < soil.kinds(); ++m) shares.emplace_back(eroded.shape());
    soil.change(eroded, deposited, shares, gained);
    const bool first = step.comm.rank() == 0;
    const DropSums gone = first ? storm.tally().gone_kinds : DropSums{};
    soil.ledger().enter(first ? storm.exported() : std::array<std::int64_t, 4>{},
                        first ? storm.tally().discarded : 0,
                        storm.strips().ring().any() ? nullptr : &gone);
}

// The maps of streams, kept in fields of the terrain between steps.
class Streams {
public:
    Streams(Terrain& terrain, const DropStrips& strips) : terrain_(terrain), strips_(strips) {
        const auto own = [&](std::string_view name) {
            return strips.from_block(terrain.make(name));
        };
        maps = {own(names[0]), own(names[1]), own(names[2])};
    }
    void keep() {
        Field* all[] = {&maps.discharge, &maps.momentum_x, &maps.momentum_y};
        for (std::size_t i = 0; i < names.size(); ++i) {
            const Field part = strips_.to_block(*all[i]);
            Field& into = terrain_.make(names[i]);
            for (std::int64_t y = 0; y < part.rows(); ++y)
                std::copy_n(part.row(y), part.columns(), into.row(y));
        }
    }
    DropStreamMaps maps;

private:
    static constexpr std::array<std::string_view, 3> names = {
        Droplets::stream_discharge, "droplets.momentum_x", "droplets.momentum_y"};
    Terrain& terrain_;
    const DropStrips& strips_;
};

}  // namespace

DropNumbers drop_numbers(const Droplets& op) {
    DropNumbers given;
    given.density_field = op.density.is_field();
    given.density_per_km2 = given.density_field ? 0 : op.density.number;
    given.count = op.count;
    given.inertia = op.inertia, given.capacity = op.capacity;
    given.deposition = op.deposition, given.erosion = op.erosion;
    given.evaporation = op.evaporation, given.min_slope = op.min_slope;
    given.radius_m = op.radius, given.path_m = op.path;
    given.gravity = op.gravity, given.speed = op.speed;
    given.water = op.water, given.min_water = op.min_water;
    given.reference_step_m = op.reference_step, given.height_unit_m = op.height_unit;
    given.in_flight = op.in_flight;
    given.residual = op.residual, given.fill_pits = op.fill_pits;
    given.floor_m = op.floor;
    given.ring = op.ring, given.ring_m = op.padding;
    given.sequential = op.scheme == Droplets::Scheme::sequential;
    given.blur = op.blur, given.blur_passes = op.blur_passes;
    given.momentum = op.momentum, given.entrainment = op.entrainment;
    given.memory = op.memory;
    return given;
}

StepReport Droplets::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    DropGround soil(ground_rule(*this, terrain, step), terrain, step, report);
    LayerStack& ground = terrain.ground();
    const DropNumbers numbers = drop_numbers(*this);
    DropRule rule = drop_rule(numbers, step.grid, ground.unit_m());
    if (soil.even()) rule.softness = soil.softness();
    const IntField before = ground.surface().clone();
    DropStorm storm(numbers, rule, step, before,
                    density.is_field() ? step.value_of(density).field() : nullptr, ground.unit_m(),
                    report);
    std::optional<Streams> streams;
    if (momentum > 0 || entrainment > 0) {
        streams.emplace(terrain, storm.strips());
        storm.follow(streams->maps);
    }
    if (soil.layered())
        rain_on_layers(terrain, step, soil, storm);
    else
        rain_on_surface(terrain, step, soil, storm);
    if (streams) streams->keep();
    note_change(terrain, before);
    return report;
}

template OperatorRow describe<Droplets>();

}  // namespace cuesta
