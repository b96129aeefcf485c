// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_stores.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/field_watch.h"
#include "cuesta/process/water/water_store.h"

namespace cuesta::world {
namespace {

constexpr std::array stores{field::water, field::air_water, field::ice, field::groundwater};
using Moments = std::array<std::uint64_t, stores.size()>;

// In working memory: what held of the stores at a moment of FieldWatch.
struct StoreNote {
    Moments at{};
    double quantum_m = 0, deepest_m = 0;
    bool groundwater = false;
};

Moments moments(FieldWatch& watch, bool before) {
    Moments at{};
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

// Of the terrain, those that a step may change.
template <class Visit>
void for_each_store(Terrain& terrain, StoreUse use, const Visit& visit) {
    for (const std::string_view name : stores) {
        if (name == field::groundwater && !use.groundwater) continue;
        if (Field* depths = terrain.find(name)) visit(*depths, name);
    }
}

}  // namespace

double settle_stores(Terrain& terrain, const StepContext& step, double more_m, StoreUse use,
                     StepReport& report) {
    FieldWatch& watch = step.scratch.object<FieldWatch>();
    StoreNote& note = step.scratch.object<StoreNote>();
    const bool known = note.quantum_m > 0 && (note.groundwater || !use.groundwater) &&
                       note.at == moments(watch, true);
    Rounding all;
    if (known) {
        all.deepest = note.deepest_m;
    } else {
        for_each_store(terrain, use, [&](Field& depths, std::string_view name) {
            all.merge(look(depths, name, step, use.changes));
        });
        all.deepest = step.comm.largest(all.deepest);
    }
    const double quantum_m = water_quantum(std::max(all.deepest, more_m));
    if (use.changes && (!known || quantum_m > note.quantum_m))
        for_each_store(terrain, use, [&](Field& depths, std::string_view) {
            Rounding part = round_store(depths, quantum_m);
            part.deepest = 0;
            all.merge(part);
        });
    Account& account = terrain.ledger.account(water_account);
    account.in.merge(all.in);
    account.out.merge(all.out);
    report.count("negative_water", all.negative);
    return quantum_m;
}

void note_stores(const StepContext& step, double quantum_m, double deepest_m, StoreUse use) {
    step.scratch.object<StoreNote>() = {moments(step.scratch.object<FieldWatch>(), false),
                                        quantum_m, deepest_m, use.groundwater};
}
void forget_stores(const StepContext& step) {
    step.scratch.object<StoreNote>() = {};
}

}  // namespace cuesta::world
