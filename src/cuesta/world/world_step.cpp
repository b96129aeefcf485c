// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_step.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/field_watch.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/world/sea_mask.h"
#include "cuesta/world/wind_noise.h"
#include "cuesta/world/world_sweep.h"

namespace cuesta::world {
namespace {

constexpr std::array stores{field::water, field::air_water, field::ice};
// Where the document's rules change: 1e-4, 0.05 and 0.1 of its units.
constexpr double wet_m = 0.1, dry_m = 50, deep_m = 100, iced_m = 100;

// In working memory: what held of the stores at a moment of FieldWatch.
struct StoreNote {
    std::array<std::uint64_t, 3> at{};
    double quantum_m = 0, deepest_m = 0;
};

std::array<std::uint64_t, 3> moments(FieldWatch& watch, bool before) {
    std::array<std::uint64_t, 3> at{};
    for (std::size_t i = 0; i < at.size(); ++i)
        at[i] = before ? watch.before(stores[i]) : watch.now(stores[i]);
    return at;
}

struct Rounding {
    ExactSum in, out;
    std::int64_t negative = 0;
    double deepest = 0;
    void merge(const Rounding& other) {
        in.merge(other.in), out.merge(other.out);
        negative += other.negative;
        deepest = std::max(deepest, other.deepest);
    }
};

// The deepest of a store; what is not finite stops the run. Numbers below zero become 0 if the step
// may change them.
Rounding look(Field& depths, std::string_view name, const StepContext& step, bool changes) {
    return ordered_reduce(
        0, depths.rows(), rows_per_piece(depths.columns()), Rounding{},
        [&](std::int64_t lo, std::int64_t hi) {
            Rounding part;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < depths.columns(); ++x) {
                    float& depth = depths.at(x, y);
                    if (!std::isfinite(depth))
                        throw Error(fmt::format("{} is {} at x {}, y {} in step {}", name, depth,
                                                step.block.x0 + x, step.block.y0 + y, step.step),
                                    "Look at the stage that made it");
                    if (depth < 0 && changes) {
                        ++part.negative;
                        part.in.add(-double{depth});
                        depth = 0;
                    }
                    part.deepest = std::max(part.deepest, double{depth});
                }
            return part;
        },
        [](Rounding all, const Rounding& part) {
            all.merge(part);
            return all;
        });
}

Rounding round_store(Field& depths, double quantum_m) {
    return ordered_reduce(
        0, depths.rows(), rows_per_piece(depths.columns()), Rounding{},
        [&](std::int64_t lo, std::int64_t hi) {
            Rounding part;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < depths.columns(); ++x) {
                    const double old = double{depths.at(x, y)};
                    const double settled = std::nearbyint(old / quantum_m) * quantum_m;
                    depths.at(x, y) = static_cast<float>(settled);
                    if (settled > old) part.in.add(settled - old);
                    if (settled < old) part.out.add(old - settled);
                }
            return part;
        },
        [](Rounding all, const Rounding& part) {
            all.merge(part);
            return all;
        });
}

// All stores of water in whole quanta of one size, which also holds `more_m`. A step that does not
// change them reads them in such quanta.
double settle_stores(Terrain& terrain, const StepContext& step, double more_m, bool changes,
                     StepReport& report) {
    FieldWatch& watch = step.scratch.object<FieldWatch>();
    StoreNote& note = step.scratch.object<StoreNote>();
    const bool known = note.quantum_m > 0 && note.at == moments(watch, true);
    Rounding all;
    if (known) {
        all.deepest = note.deepest_m;
    } else {
        for (const std::string_view name : stores)
            if (Field* depths = terrain.find(name)) all.merge(look(*depths, name, step, changes));
        all.deepest = step.comm.largest(all.deepest);
    }
    const double quantum_m = water_quantum(std::max(all.deepest, more_m));
    if (changes && (!known || quantum_m > note.quantum_m))
        for (const std::string_view name : stores)
            if (Field* depths = terrain.find(name)) {
                Rounding part = round_store(*depths, quantum_m);
                part.deepest = 0;
                all.merge(part);
            }
    Account& account = terrain.ledger.account(water_account);
    account.in.merge(all.in);
    account.out.merge(all.out);
    report.count("negative_water", all.negative);
    return quantum_m;
}

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

// Every block sends which of its samples lie low, and finds the sea of the whole map.
void refresh_sea(const SeaPart& part, const CoverPlanes& planes, double unit_m, Field& sea,
                 const StepContext& step) {
    const Block& own = step.block;
    std::vector<std::byte> mine(sizeof(Block) + static_cast<std::size_t>(own.columns * own.rows));
    std::memcpy(mine.data(), &own, sizeof own);
    const double level = part.level_m / unit_m;
    std::size_t at = sizeof(Block);
    for (std::int64_t y = 0; y < own.rows; ++y)
        for (std::int64_t x = 0; x < own.columns; ++x)
            mine[at++] = static_cast<std::byte>(
                double{static_cast<double>(planes.rock.at(x, y) + planes.cover.at(x, y))} < level);
    std::vector<std::uint8_t> low(static_cast<std::size_t>(step.grid.cells()));
    for (const std::vector<std::byte>& bytes : step.comm.gather(mine)) {
        Block block;
        std::memcpy(&block, bytes.data(), sizeof block);
        for (std::int64_t y = 0; y < block.rows; ++y)
            std::memcpy(low.data() + (block.y0 + y) * step.grid.columns + block.x0,
                        bytes.data() + sizeof(Block) + y * block.columns,
                        static_cast<std::size_t>(block.columns));
    }
    const std::vector<std::uint8_t> found =
        find_sea(step.grid, low, part.least_share, part.everywhere);
    for (std::int64_t y = 0; y < own.rows; ++y)
        for (std::int64_t x = 0; x < own.columns; ++x)
            sea.at(x, y) = static_cast<float>(
                found[static_cast<std::size_t>((own.y0 + y) * step.grid.columns + own.x0 + x)]);
}

float narrow(double value) {
    return static_cast<float>(value);
}

// Working memory of the rows.
struct WorldWork {
    WindNoise noise;
    std::vector<RowRule> rows;
    std::vector<float> day_until;
};

Rule rule_of(const WorldStep& world, const Terrain& terrain, double unit_m, double quantum_m) {
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
    }
    if (const auto& part = world.temperature) {
        c.temperature = true;
        c.sun_gain = narrow(part->gain), c.warming_rate = narrow(part->rate);
        c.lapse_per_m = narrow(part->lapse_per_km / 1000);
        c.lapse_above_m = narrow(part->lapse_above_m);
        c.night = narrow(part->night), c.additive = part->additive;
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

// What each row has of sun, bands and turbulence at this step.
void fill_rows(const WorldStep& world, const StepContext& step, std::int64_t now, WorldWork& work) {
    using std::numbers::pi;
    const Grid& grid = step.grid;
    const Block& block = step.block;
    const auto turns = [](double t) { return t - std::floor(t); };
    const auto cosine = [&](double of_turn) {
        return elementary::sincos(2 * pi * turns(of_turn)).cos;
    };
    const auto sine = [&](double of_turn) {
        return elementary::sincos(2 * pi * turns(of_turn)).sin;
    };
    work.rows.assign(static_cast<std::size_t>(block.rows + 4), {});
    if (const auto& part = world.temperature) {
        // The sun stands over column 0 at the beginning, and goes west as the world turns east.
        const double phase = turns(part->rotation * static_cast<double>(now) / (2 * pi));
        work.day_until.resize(static_cast<std::size_t>(block.columns));
        for (std::int64_t x = 0; x < block.columns; ++x) {
            const double u =
                (static_cast<double>(block.x0 + x) + 0.5) / static_cast<double>(grid.columns);
            work.day_until[static_cast<std::size_t>(x)] =
                narrow(sine(cosine(u - phase) / 4) * 0.7 + 0.5 - part->sun_angle);
        }
    }
    if (world.wind) {
        WindNoiseRule noise;
        noise.seed = step.random.seed + static_cast<std::uint64_t>(world.wind->noise_seed);
        noise.roughness = world.wind->roughness, noise.turbulence = world.wind->turbulence;
        noise.columns = grid.columns, noise.rows = grid.rows;
        noise.first_row = block.y0 - 2, noise.count = block.rows + 4;
        noise.wraps_y = grid.wraps_y();
        work.noise.prepare(noise);
    }
    for (std::int64_t i = 0; i < block.rows + 4; ++i) {
        RowRule& row = work.rows[static_cast<std::size_t>(i)];
        std::int64_t y = block.y0 + i - 2;
        y = grid.wraps_y() ? ((y % grid.rows) + grid.rows) % grid.rows
                           : std::clamp<std::int64_t>(y, 0, grid.rows - 1);
        const double v = 1 - (static_cast<double>(y) + 0.5) / static_cast<double>(grid.rows);
        row.latitude = narrow(v);
        if (const auto& part = world.temperature) {
            row.sun = narrow(cosine(v + part->sun_angle + 0.5) + part->sun_strength);
            row.day_until = work.day_until.data();
        }
        if (const auto& part = world.wind) {
            if (part->document_bands) {
                row.wind_x = narrow(-cosine(1.75 * v));
                row.wind_y = narrow(cosine(1.5 * v));
            } else {
                row.wind_x = narrow(-sine(3 * std::abs(v - 0.5)));
                row.wind_y = narrow(-sine(3 * v));
            }
            // Turbulence drifts the other way beyond the equator.
            const double drift = part->drift * static_cast<double>(now) * (v > 0.5 ? 1 : -1);
            const double shift = turns(drift) * static_cast<double>(grid.columns);
            const double whole = std::floor(shift);
            row.noise_weight = narrow(shift - whole);
            row.noise = work.noise.row(i, block.x0 + static_cast<std::int64_t>(whole));
        }
    }
}

Sides sides_of(const StepContext& step) {
    const Borders borders = borders_of(step.grid, step.block);
    // A map that goes round has its poles at the other two sides.
    const Edges& edges = step.grid.edges;
    const auto open = [&](bool border, Side side) {
        return border && !step.grid.wraps_x() && edges.is_open(side);
    };
    return {{borders.west, borders.east, borders.north, borders.south},
            {open(borders.west, Side::west), open(borders.east, Side::east),
             open(borders.north, Side::north), open(borders.south, Side::south)}};
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
    const bool wets = sea || runoff || humidity || ice;
    if (wets) terrain.make(field::water);
    if (humidity) terrain.make(field::air_water), terrain.make(field::humidity);
    if (ice) terrain.make(field::ice);
    if (runoff) terrain.make(field::current_x), terrain.make(field::current_y);
    if (wind) {
        terrain.make(field::wind_x), terrain.make(field::wind_y);
        if (wind->keeps_pressure) terrain.make(field::pressure);
    }
    const bool mild = terrain.find(field::temperature) == nullptr;
    if (temperature && mild) terrain.make(field::temperature).fill(degrees_c * cold_share);

    // All blocks take the same way.
    const bool layers = step.comm.any(!terrain.cover(*cover).plain);
    CoverPlanes& planes = layers ? terrain.cover_on_layers(*cover) : terrain.cover(*cover);
    const double unit_m = terrain.ground_unit_m();
    const MaterialId bed = terrain.ground_bed();
    double deepest = 0;
    if (sea) {
        const double lowest = step.comm.smallest(static_cast<double>(lowest_of(planes)));
        deepest = std::max(deepest, sea->level_m - lowest * unit_m);
        const bool fresh = terrain.find(field::sea) == nullptr;
        Field& mask = terrain.make(field::sea);
        if (fresh || terrain.now % sea->refresh == 0) refresh_sea(*sea, planes, unit_m, mask, step);
    }
    if (humidity) deepest = std::max(deepest, humidity->capacity_m);
    const double quantum_m = settle_stores(terrain, step, deepest, wets, report);
    const Rule rule = rule_of(*this, terrain, unit_m, quantum_m);

    WorldWork& work = step.scratch.object<WorldWork>();
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
    std::vector<HaloView> halos{HaloView(planes.rock), HaloView(planes.cover)};
    if (!planes.plain) halos.emplace_back(planes.room), halos.emplace_back(planes.below);
    for (Field* one : {state.water, state.air, state.ice, state.temperature, state.current_x,
                       state.current_y, state.wind_x, state.wind_y})
        if (one != nullptr) halos.emplace_back(*one);
    step.comm.exchange(halos, Outside::repeat);

    const bool grinds = ice && ice->glacial_erosion > 0;
    IntField old_rock;
    if (!planes.plain && (sand || grinds)) old_rock = planes.rock.clone();
    const Moved moved = sweep_world(rule, work.rows.data(), state, sides_of(step));
    book(terrain, moved, unit_m, quantum_m, *cover);
    if (sand || grinds) {
        book_ground(terrain, step, planes, old_rock, bed, moved.eroded, unit_m);
        terrain.cover_moved();
    }
    if (!wets) return report;
    // Known to the next step if all that is in whole quanta was looked at in this one.
    const bool all = (humidity || terrain.find(field::air_water) == nullptr) &&
                     (humidity || ice || terrain.find(field::ice) == nullptr);
    const double most = step.comm.largest(static_cast<double>(moved.most) * quantum_m);
    step.scratch.object<StoreNote>() =
        all ? StoreNote{moments(step.scratch.object<FieldWatch>(), false), quantum_m, most}
            : StoreNote{};
    return report;
}

}  // namespace cuesta::world
