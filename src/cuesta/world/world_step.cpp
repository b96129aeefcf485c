// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_step.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/exact_sum.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/world/aquifer.h"
#include "cuesta/world/sea_mask.h"
#include "cuesta/world/seepage.h"
#include "cuesta/world/world_rows.h"
#include "cuesta/world/world_stores.h"
#include "cuesta/world/world_sweep.h"

namespace cuesta::world {
namespace {

// A wave of 7 hPa, an eighth of the map long, makes a wind of 1 where it is steepest.
constexpr double wide_system = 700;
// Where the document's rules change: 1e-4, 0.05 and 0.1 of its units.
constexpr double wet_m = 0.1, dry_m = 50, deep_m = 100, iced_m = 100;

std::int32_t lowest_of(const CoverPlanes& planes) {
    return ordered_reduce(
        0, planes.rock.rows(), rows_per_piece(planes.rock.columns()),
        std::numeric_limits<std::int32_t>::max(),
        [&](std::int64_t lo, std::int64_t hi) {
            std::int32_t least = std::numeric_limits<std::int32_t>::max();
            for (std::int64_t y = lo; y < hi; ++y) {
                const std::int32_t *rock = planes.rock.row(y), *cover = planes.cover.row(y);
                for (std::int64_t x = 0; x < planes.rock.columns(); ++x)
                    least = std::min(least, rock[x] + cover[x]);
            }
            return least;
        },
        [](std::int32_t all, std::int32_t part) { return std::min(all, part); });
}

void refresh_sea(const SeaPart& part, const CoverPlanes& planes, double unit_m, Field& sea,
                 const StepContext& step) {
    const Block& own = step.block;
    const double level = part.level_m / unit_m;
    ByteField low({own.columns, own.rows, 0});
    for (std::int64_t y = 0; y < own.rows; ++y)
        for (std::int64_t x = 0; x < own.columns; ++x)
            low.at(x, y) =
                static_cast<double>(planes.rock.at(x, y) + planes.cover.at(x, y)) < level ? 1 : 0;
    const ByteField found =
        find_sea(step.grid, own, step.comm, low, part.least_share, part.everywhere);
    for (std::int64_t y = 0; y < own.rows; ++y)
        for (std::int64_t x = 0; x < own.columns; ++x)
            sea.at(x, y) = static_cast<float>(found.at(x, y));
}

// The level at which the sea holds what ice and snow leave of its water: the highest that does not
// hold more. Found by halving, in whole units over all blocks.
double level_of_water(const SeaPart& part, const CoverPlanes& planes, double unit_m,
                      const Terrain& terrain, const StepContext& step) {
    const Block& own = step.block;
    const auto ground = [&](std::int64_t x, std::int64_t y) {
        return std::int64_t{planes.rock.at(x, y)} + planes.cover.at(x, y);
    };
    ExactSum frozen;
    for (const std::string_view name : {field::ice, field::snow})
        if (const Field* store = terrain.find(name))
            for (std::int64_t y = 0; y < own.rows; ++y)
                frozen.add(store->row(y), static_cast<std::size_t>(own.columns));
    step.comm.sum(frozen.bins());
    const auto cells = static_cast<double>(step.grid.cells());
    const double water = std::max(0.0, part.water_m * cells - frozen.value()) / unit_m;
    std::int64_t lowest = std::numeric_limits<std::int64_t>::max();
    std::int64_t highest = std::numeric_limits<std::int64_t>::min();
    for (std::int64_t y = 0; y < own.rows; ++y)
        for (std::int64_t x = 0; x < own.columns; ++x) {
            lowest = std::min(lowest, ground(x, y));
            highest = std::max(highest, ground(x, y));
        }
    double ends[] = {-static_cast<double>(lowest), static_cast<double>(highest)};
    step.comm.largest(ends);
    auto low = static_cast<std::int64_t>(-ends[0]);
    std::int64_t high =
        static_cast<std::int64_t>(ends[1]) + static_cast<std::int64_t>(water / cells) + 2;
    ByteField below({own.columns, own.rows, 0});
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        for (std::int64_t y = 0; y < own.rows; ++y)
            for (std::int64_t x = 0; x < own.columns; ++x)
                below.at(x, y) = ground(x, y) < middle ? 1 : 0;
        const ByteField found =
            find_sea(step.grid, own, step.comm, below, part.least_share, part.everywhere);
        std::int64_t held = 0;
        for (std::int64_t y = 0; y < own.rows; ++y)
            for (std::int64_t x = 0; x < own.columns; ++x)
                if (found.at(x, y) != 0) held += middle - ground(x, y);
        step.comm.sum({&held, 1});
        (static_cast<double>(held) <= water ? low : high) = middle;
    }
    return static_cast<double>(low) * unit_m;
}

float narrow(double value) {
    return static_cast<float>(value);
}

Rule rule_of(const WorldStep& world, const Terrain& terrain, const Grid& grid, double unit_m,
             double quantum_m) {
    Rule c;
    const auto quanta = [&](double metres) {
        return static_cast<std::int32_t>(std::min(metres / quantum_m, 0x1p29));
    };
    c.unit_m = narrow(unit_m), c.quantum_m = narrow(quantum_m);
    c.units_to_quanta = narrow(unit_m / quantum_m);
    c.per_unit = narrow(1 / unit_m), c.per_quantum = narrow(1 / quantum_m);
    c.phase = narrow(water_phase(terrain.now));
    if (c.phase >= 1) c.phase = 0;
    c.wet = quanta(wet_m), c.deep = quanta(deep_m), c.iced = quanta(iced_m);
    if (const auto& part = world.sea) {
        c.sea = true;
        c.sea_level_units = narrow(std::floor(part->level_m / unit_m));
    }
    if (const auto& part = world.runoff) {
        c.runoff = true;
        c.flow_damping = narrow(part->damping);
        c.most_current_m = narrow(height_unit_m);
        c.infiltration =
            static_cast<std::int32_t>(part->infiltration_m / quantum_m + double{c.phase});
    }
    c.thinnest_m = narrow(height_unit_m / 1000);
    if (const auto& part = world.sand) {
        c.sand = true;
        c.erosion_m = narrow(part->erosion_m);
        c.carry = narrow(part->carry), c.spread = narrow(part->spread / 8);
        c.smooth = narrow(part->smoothing / 9);
        c.smooth_above = narrow(part->smooth_above_m / unit_m);
        c.smooth_below = narrow(part->smooth_below_m / unit_m);
        c.smooth_dry = quanta(dry_m);
        c.floor_units =
            static_cast<std::int32_t>(std::clamp(part->floor_m / unit_m, -0x1p30, 0x1p30));
    }
    if (const auto& part = world.wind) {
        c.wind = true;
        c.pressure = narrow(part->pressure), c.bands = narrow(part->bands);
        c.noise = narrow(part->noise), c.pressure_scale_m = narrow(part->scale_m);
        c.pressure_by_temperature = narrow(part->by_temperature);
        c.pressure_by_humidity = narrow(part->by_humidity);
        c.systems = part->systems_hpa > 0;
        c.systems_wind = narrow(static_cast<double>(grid.columns) / wide_system);
        c.systems_rate = narrow(1 / part->system_life);
        // Two fields of chance that turn into each other: no place has its low for ever.
        const auto turn = elementary::sincos(
            std::fmod(static_cast<double>(terrain.now) / part->system_life, 2 * std::numbers::pi));
        c.births_x = narrow(part->systems_hpa * turn.cos);
        c.births_y = narrow(part->systems_hpa * turn.sin);
    }
    if (const auto& part = world.temperature) {
        c.temperature = true;
        c.sun_gain = narrow(part->gain), c.warming_rate = narrow(part->rate);
        c.lapse_per_m = narrow(part->lapse_per_km / 1000);
        c.lapse_above_m = narrow(part->lapse_above_m);
        c.night = narrow(part->night), c.additive = part->additive;
        c.heat_flux = part->flux;
        c.heat_share = narrow(part->wind_share);
    }
    if (const auto& part = world.humidity) {
        c.humidity = true;
        c.air_capacity = std::max(quanta(part->capacity_m), 1);
        c.rain_share = narrow(std::min(part->rain_m / part->capacity_m, 1.0));
        c.evaporation_m = narrow(part->evaporation_m);
        c.gain_m = narrow(part->gain * part->capacity_m);
        c.loss_m = narrow(part->loss * part->capacity_m);
        c.snow_m = narrow(part->snow * part->capacity_m);
        c.closed_cycle = part->closed, c.air_share = narrow(part->wind_share);
    }
    if (const auto& part = world.ice) {
        c.ice = true;
        c.freezing_c = narrow(part->freezing_c), c.ice_m_per_c = narrow(part->rate_m_per_c);
        c.melt_share = narrow(part->melt_share);
        c.ice_flow = narrow(part->flow / 2 / height_unit_m);
        c.glacial_erosion = narrow(part->glacial_erosion / height_unit_m);
        c.thickest_ice = quanta(part->thickest_m);
    } else {
        c.thickest_ice = std::numeric_limits<std::int32_t>::max();
    }
    return c;
}

void book(Terrain& terrain, const Moved& moved, double unit_m, double quantum_m, MaterialId cover) {
    Account& water = terrain.ledger.account(water_account);
    std::int64_t in = moved.sea_gain + moved.into_water;
    const std::int64_t out = moved.sea_loss + moved.out_of_water + moved.infiltrated;
    for (std::size_t i = 0; i < 4; ++i) {
        in += moved.air_came[i];
        add_units(water.border[i], moved.water_left[i] + moved.air_left[i], quantum_m);
        if (moved.sand_left[i] != 0)
            add_units(terrain.ledger.account(cover).border[i], moved.sand_left[i], unit_m);
    }
    add_units(water.in, in, quantum_m);
    add_units(water.out, out, quantum_m);
}

// Rock that became cover, by what it was made of. What smoothing moves from block to block is none
// of it, so the sums are made over all of them, and one books.
void book_ground(Terrain& terrain, const StepContext& step, const CoverPlanes& planes,
                 const IntField& old_rock, MaterialId bed, std::int64_t eroded, double unit_m) {
    LayerBook book;
    if (planes.plain) {
        book.turn(bed, eroded, planes.material, eroded);
    } else {
        std::array<std::int64_t, 256> off{};
        for (std::int64_t y = 0; y < old_rock.rows(); ++y)
            for (std::int64_t x = 0; x < old_rock.columns(); ++x)
                off[planes.below.at(x, y)] +=
                    std::int64_t{old_rock.at(x, y)} - planes.rock.at(x, y);
        step.comm.sum(off);
        if (step.comm.rank() != 0) return;
        for (std::size_t from = 0; from < off.size(); ++from)
            if (from != planes.material)
                book.turn(static_cast<MaterialId>(from), off[from], planes.material, off[from]);
    }
    terrain.ledger.book(book, unit_m);
}

}  // namespace

StepReport WorldStep::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    const MaterialTable& materials = terrain.materials();
    const auto cover_name = sand ? sand->material : std::string("sand");
    const auto cover = materials.find(cover_name);
    CUESTA_CHECK(cover.has_value(), "there is no material '{}'", cover_name);
    const bool wets = sea || runoff || humidity || ice || groundwater || aquifer;
    const StoreUse use{wets, groundwater || aquifer};
    if (wets) terrain.make(field::water);
    if (humidity) terrain.make(field::air_water), terrain.make(field::humidity);
    if (ice) terrain.make(field::ice);
    if (groundwater || aquifer) terrain.make(field::groundwater);
    AquiferRock rock;
    if (aquifer && aquifer->by_material)
        find_conductivity(*aquifer, std::as_const(terrain), step, rock);
    if (runoff) terrain.make(field::current_x), terrain.make(field::current_y);
    if (wind) {
        terrain.make(field::wind_x), terrain.make(field::wind_y);
        if (wind->keeps_pressure) terrain.make(field::pressure);
        if (wind->systems_hpa > 0) terrain.make(field::pressure_anomaly);
    }
    const bool mild = terrain.find(field::temperature) == nullptr;
    if (temperature && mild) terrain.make(field::temperature).fill(degrees_c * cold_share);

    // All blocks take the same way.
    const bool layers = step.comm.any(!terrain.cover(*cover).plain);
    CoverPlanes& planes = layers ? terrain.cover_on_layers(*cover) : terrain.cover(*cover);
    const double unit_m = terrain.ground_unit_m();
    const MaterialId bed = terrain.ground_bed();
    double deepest = 0, sea_level_m = 0;
    if (sea) {
        const double lowest = step.comm.smallest(static_cast<double>(lowest_of(planes)));
        bool fresh = terrain.find(field::sea) == nullptr || terrain.now % sea->refresh == 0;
        Field& mask = terrain.make(field::sea);
        SeaPart here = *sea;
        if (sea->water_m > 0) {
            auto& kept = terrain.states["sea.level"];
            fresh = fresh || kept == nullptr;
            if (fresh) {
                const double level = level_of_water(*sea, planes, unit_m, terrain, step);
                std::vector<std::byte> bytes(sizeof level);
                std::memcpy(bytes.data(), &level, sizeof level);
                kept = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
            }
            std::memcpy(&here.level_m, kept->data(), sizeof here.level_m);
        }
        sea_level_m = here.level_m;
        deepest = std::max(deepest, here.level_m - lowest * unit_m);
        if (fresh) refresh_sea(here, planes, unit_m, mask, step);
    }
    if (humidity) deepest = std::max(deepest, humidity->capacity_m);
    // Stores hold 2^24 quanta, four times as much as the deepest is given.
    if (aquifer) deepest = std::max(deepest, aquifer_room_m(*aquifer, step) / 4);
    const double quantum_m = settle_stores(terrain, step, deepest, use, report);
    Rule rule = rule_of(*this, terrain, step.grid, unit_m, quantum_m);
    if (sea) rule.sea_level_units = narrow(std::floor(sea_level_m / unit_m));
    const Sides sides = sides_of(step);
    std::int32_t most_held = 0;
    if (groundwater) {
        const SeepRule seeping = seep_rule(*groundwater, rule);
        most_held = seep(seeping, step, planes, terrain, sides);
    }
    if (aquifer)
        most_held = std::max(most_held, flow_in_aquifer(*aquifer, rock, unit_m, quantum_m, step,
                                                        planes, terrain, sides, report));

    WorldRows& work = step.scratch.object<WorldRows>();
    fill_rows(*this, step, terrain.now, work);

    State state;
    state.rock = &planes.rock, state.sand = &planes.cover;
    if (!planes.plain) state.room = &planes.room, state.below = &planes.below;
    state.water = terrain.find(field::water);
    state.air = humidity ? terrain.find(field::air_water) : nullptr;
    state.ice = terrain.find(field::ice);
    state.temperature = terrain.find(field::temperature);
    state.current_x = terrain.find(field::current_x);
    state.current_y = terrain.find(field::current_y);
    state.wind_x = terrain.find(field::wind_x), state.wind_y = terrain.find(field::wind_y);
    state.sea = sea ? terrain.find(field::sea) : nullptr;
    state.humidity = terrain.find(field::humidity);
    state.pressure = wind && wind->keeps_pressure ? terrain.find(field::pressure) : nullptr;
    if (rule.systems) state.systems = terrain.find(field::pressure_anomaly);
    std::vector<HaloView> halos{HaloView(planes.rock), HaloView(planes.cover)};
    if (!planes.plain) halos.emplace_back(planes.room), halos.emplace_back(planes.below);
    for (Field* one : {state.water, state.air, state.ice, state.temperature, state.current_x,
                       state.current_y, state.wind_x, state.wind_y, state.systems})
        if (one != nullptr) halos.emplace_back(*one);
    exchange_over_poles(step, halos, {state.current_y, state.wind_y});

    const bool grinds = ice && ice->glacial_erosion > 0;
    IntField old_rock;
    if (!planes.plain && (sand || grinds)) old_rock = planes.rock.clone();
    const Moved moved = sweep_world(rule, work.rows.data(), state, sides);
    book(terrain, moved, unit_m, quantum_m, *cover);
    if (sand || grinds) {
        book_ground(terrain, step, planes, old_rock, bed, moved.eroded, unit_m);
        terrain.cover_moved();
    }
    report.count("limited_heat", moved.limited_heat);
    if (!wets) return report;
    // Known to the next step if all that is in whole quanta was looked at in this one.
    const bool all = (humidity || terrain.find(field::air_water) == nullptr) &&
                     (humidity || ice || terrain.find(field::ice) == nullptr);
    const double most =
        step.comm.largest(static_cast<double>(std::max(moved.most, most_held)) * quantum_m);
    if (all)
        note_stores(step, quantum_m, most, use);
    else
        forget_stores(step);
    return report;
}

}  // namespace cuesta::world
