// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/field_watch.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

struct Look {
    std::uint32_t most = 0;    // bits of the deepest; beyond those of infinity if one is negative
    std::uint32_t broken = 0;  // not 0: some depth is no whole quantum
    void merge(const Look& other) {
        most = std::max(most, other.most);
        broken |= other.broken;
    }
};

// Depths of one row against a quantum. Rounding is by adding and taking away 1.5 x 2^23 quanta:
// exact for up to 2^22 of them, and what is deeper shows in `most`.
CUESTA_SIMD_CLONES(Look, look_at_row, (const float* water, std::int64_t count, float quantum),
                   (water, count, quantum)) {
    const float shift = 0x1.8p23f * quantum;
    std::uint32_t most = 0, broken = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const float depth = water[x];
        const auto bits = std::bit_cast<std::uint32_t>(depth);
        most = bits > most ? bits : most;
        broken |= std::bit_cast<std::uint32_t>(((depth + shift) - shift) - depth);
    }
    return {most, broken << 1};  // the sign of a zero does not count
}

constexpr std::uint32_t infinity_bits = 0x7f800000;

// In working memory: what held at a moment of FieldWatch.
struct WaterNote {
    std::uint64_t at = 0, qx_at = 0, qy_at = 0;
    WaterStore store;
};

Look look_at(const Field& water, double quantum_m) {
    return ordered_reduce(
        0, water.rows(), rows_per_piece(water.columns()), Look{},
        [&](std::int64_t lo, std::int64_t hi) {
            Look part;
            for (std::int64_t y = lo; y < hi; ++y)
                part.merge(
                    look_at_row(water.row(y), water.columns(), static_cast<float>(quantum_m)));
            return part;
        },
        [](Look all, const Look& part) {
            all.merge(part);
            return all;
        });
}

[[noreturn]] void fail_at(const StepContext& step, std::int64_t x, std::int64_t y, float value) {
    throw Error(fmt::format("water is {} at x {}, y {} in step {}", value, step.block.x0 + x,
                            step.block.y0 + y, step.step),
                "Look at the stage that made this water");
}

struct Rounded {
    ExactSum in, out;
    std::int64_t negative = 0;
};

Rounded round_depths(Field& water, const StepContext& step, double quantum_m) {
    Rounded all;
    for (std::int64_t y = 0; y < water.rows(); ++y)
        for (std::int64_t x = 0; x < water.columns(); ++x) {
            float& depth = water.at(x, y);
            if (!std::isfinite(depth)) fail_at(step, x, y, depth);
            const double old = double{depth};
            all.negative += old < 0 ? 1 : 0;
            const double settled = std::nearbyint(std::max(old, 0.0) / quantum_m) * quantum_m;
            depth = static_cast<float>(settled);
            if (settled > old)
                all.in.add(settled - old);
            else if (settled < old)
                all.out.add(old - settled);
        }
    return all;
}

// Whole quanta of every sample, applied row by row: body(quanta of the amount, depth) gives how
// many come to the sample. They are added to `told` too, if there is such a field.
template <class Body>
std::int64_t apply_quanta(Field& water, const WaterAmount& amount, double quantum_m, double phase,
                          Field* told, const Body& body) {
    const auto per_quantum = static_cast<float>(1 / quantum_m);
    const auto quantum = static_cast<float>(quantum_m);
    const auto shift = static_cast<float>(phase);
    return ordered_reduce(
        0, water.rows(), rows_per_piece(water.columns()), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::vector<float> row(static_cast<std::size_t>(water.columns()));
            std::int64_t sum = 0;
            for (std::int64_t y = lo; y < hi; ++y) {
                float* depth = water.row(y);
                float* note = told != nullptr ? told->row(y) : nullptr;
                amount.row(y, depth, water.columns(), row.data());
                std::int64_t of_row = 0;
                for (std::int64_t x = 0; x < water.columns(); ++x) {
                    // Below 2^23, as the quantum was chosen; -1 stands for "not a number".
                    const float wish = row[static_cast<std::size_t>(x)];
                    const float some = wish > 0 && wish <= std::numeric_limits<float>::max()
                                           ? wish * per_quantum + shift
                                           : 0;
                    const std::int32_t quanta =
                        body(static_cast<std::int32_t>(std::min(some, 0x1p24f)),
                             static_cast<std::int32_t>(depth[x] * per_quantum));
                    depth[x] += static_cast<float>(quanta) * quantum;
                    if (note != nullptr && quanta > 0)
                        note[x] += static_cast<float>(quanta) * quantum;
                    of_row += quanta;
                }
                sum += of_row;
            }
            return sum;
        },
        [](std::int64_t all, std::int64_t part) { return all + part; });
}

struct Wish {
    double most = 0;
    std::int64_t limited = 0;
};
Wish look_at_amounts(const Field& water, const WaterAmount& amount) {
    return ordered_reduce(
        0, water.rows(), rows_per_piece(water.columns()), Wish{},
        [&](std::int64_t lo, std::int64_t hi) {
            std::vector<float> row(static_cast<std::size_t>(water.columns()));
            Wish part;
            for (std::int64_t y = lo; y < hi; ++y) {
                amount.row(y, water.row(y), water.columns(), row.data());
                float most = 0;
                for (const float wish : row) {
                    const bool fine = wish >= 0 && wish <= std::numeric_limits<float>::max();
                    part.limited += fine ? 0 : 1;
                    most = fine && wish > most ? wish : most;
                }
                part.most = std::max(part.most, double{most});
            }
            return part;
        },
        [](const Wish& all, const Wish& part) {
            return Wish{std::max(all.most, part.most), all.limited + part.limited};
        });
}

void add_quanta(Terrain& terrain, const StepContext& step, const WaterAmount& amount, Field* told,
                StepReport& report) {
    const Wish wish = look_at_amounts(terrain.make(field::water), amount);
    report.count("limited_rates", wish.limited);
    const double most = step.comm.largest(wish.most);
    const WaterStore store = settle_water(terrain, step, most, report);
    const std::int64_t added =
        apply_quanta(terrain.make(field::water), amount, store.quantum_m, water_phase(terrain.now),
                     told, [](std::int32_t wished, std::int32_t) { return wished; });
    add_units(terrain.ledger.account(water_account).in, added, store.quantum_m);
}

// In working memory: the step whose sources `water.fresh` tells of.
struct FreshStep {
    std::int64_t now = -1;
};

}  // namespace

double water_quantum(double deepest_m) {
    double quantum = 0x1p-20;
    while (deepest_m > 0x1p22 * quantum) quantum *= 2;
    return quantum;
}

double water_phase(std::int64_t step, std::int64_t part) {
    // Golden ratio for the steps; the parts by the square of the plastic number's inverse, which
    // spreads evenly together with it.
    const double turns = static_cast<double>(step) * 0.6180339887498949 +
                         static_cast<double>(part) * 0.5698402909980532;
    return turns - std::floor(turns);
}

void note_water(const StepContext& step, const WaterStore& store) {
    FieldWatch& watch = step.scratch.object<FieldWatch>();
    step.scratch.object<WaterNote>() = {watch.now(field::water), watch.now(field::water_qx),
                                        watch.now(field::water_qy), store};
}

std::optional<WaterStore> noted_water(const StepContext& step) {
    FieldWatch& watch = step.scratch.object<FieldWatch>();
    const WaterNote& note = step.scratch.object<WaterNote>();
    if (note.at != watch.before(field::water)) return std::nullopt;
    WaterStore store = note.store;
    if (note.qx_at != watch.before(field::water_qx) || note.qy_at != watch.before(field::water_qy))
        store.cfl_speed = 0;
    return store;
}

WaterStore settle_water(Terrain& terrain, const StepContext& step, double more_m,
                        StepReport& report) {
    Field& water = terrain.make(field::water);
    const auto noted = noted_water(step);
    step.scratch.object<WaterNote>() = {};  // whoever settles water changes it next
    if (noted) {
        const double quantum_m = water_quantum(noted->deepest_m + more_m);
        if (quantum_m <= noted->quantum_m) return {quantum_m, noted->deepest_m, 0};
    }
    // Most maps are shallow, and then one look is enough.
    const double shallow = water_quantum(0);
    Look look = look_at(water, shallow);
    const float own =
        look.most < infinity_bits ? std::bit_cast<float>(look.most) : 0x1p100f;  // to be mended
    double deepest = step.comm.largest(double{own});
    if (deepest >= 0x1p100) {  // somewhere; the rounding names it or takes it to 0
        const Rounded rounded = round_depths(water, step, 0x1p-149);
        terrain.ledger.account(water_account).in.merge(rounded.in);
        report.count("negative_water", rounded.negative);
        look = look_at(water, shallow);
        deepest = step.comm.largest(double{std::bit_cast<float>(look.most)});
    }
    WaterStore store{water_quantum(deepest + more_m), deepest, 0};
    if (store.quantum_m > shallow) look = look_at(water, store.quantum_m);
    if (look.broken != 0) {
        const Rounded rounded = round_depths(water, step, store.quantum_m);
        Account& account = terrain.ledger.account(water_account);
        account.in.merge(rounded.in);
        account.out.merge(rounded.out);
    }
    return store;
}

void add_water(Terrain& terrain, const StepContext& step, const WaterAmount& amount,
               StepReport& report) {
    add_quanta(terrain, step, amount, nullptr, report);
}

void pour_water(Terrain& terrain, const StepContext& step, const WaterAmount& amount,
                StepReport& report) {
    Field& fresh = terrain.make(field::water_fresh);
    // The first source of a step forgets what came before and found no flow.
    FreshStep& told = step.scratch.object<FreshStep>();
    if (told.now != terrain.now) fresh.fill(0);
    told.now = terrain.now;
    add_quanta(terrain, step, amount, &fresh, report);
}

void take_water(Terrain& terrain, const StepContext& step, const WaterAmount& amount,
                StepReport& report) {
    const WaterStore store = settle_water(terrain, step, 0, report);
    const std::int64_t added = apply_quanta(
        terrain.make(field::water), amount, store.quantum_m, water_phase(terrain.now), nullptr,
        [](std::int32_t wished, std::int32_t there) { return -std::min(wished, there); });
    add_units(terrain.ledger.account(water_account).out, -added, store.quantum_m);
}

void add_even_water(Terrain& terrain, const StepContext& step, double amount_m,
                    StepReport& report) {
    Field& water = terrain.make(field::water);
    const double phase = water_phase(terrain.now), quantum = water_quantum(0);
    const double most_m = 0x1p22 * quantum - amount_m;
    const auto quanta_at = [&](double quantum_m) {
        return std::floor(amount_m / quantum_m + phase);
    };
    const auto each_piece = [&](const auto& body) {
        parallel_for(0, water.rows(), rows_per_piece(water.columns()), body);
    };
    const auto add = [&](std::int64_t lo, std::int64_t hi, double more_m) {
        const auto more = static_cast<float>(more_m);
        for (std::int64_t y = lo; y < hi; ++y) {
            float* depth = water.row(y);
            for (std::int64_t x = 0; x < water.columns(); ++x) depth[x] += more;
        }
    };
    const auto book = [&](double quantum_m) {
        add_units(
            terrain.ledger.account(water_account).in,
            static_cast<std::int64_t>(quanta_at(quantum_m)) * step.block.columns * step.block.rows,
            quantum_m);
    };
    if (noted_water(step)) {
        const WaterStore store = settle_water(terrain, step, amount_m, report);
        const double more_m = quanta_at(store.quantum_m) * store.quantum_m;
        if (more_m > 0) each_piece([&](std::int64_t lo, std::int64_t hi) { add(lo, hi, more_m); });
        book(store.quantum_m);
        return note_water(step, {store.quantum_m, store.deepest_m + more_m, 0});
    }
    // Most maps are shallow and in whole quanta: one walk then looks and adds, piece by piece while
    // it lies in the cache. A piece that is otherwise stops it, and what was added is taken back,
    // which is exact.
    const std::int64_t grain = rows_per_piece(water.columns());
    std::vector<char> added(static_cast<std::size_t>((water.rows() + grain - 1) / grain), 0);
    const auto added_at = [&](std::int64_t lo) -> char& {
        return added[static_cast<std::size_t>(lo / grain)];
    };
    if (most_m > 0)
        each_piece([&](std::int64_t lo, std::int64_t hi) {
            Look look;
            for (std::int64_t y = lo; y < hi; ++y)
                look.merge(look_at_row(water.row(y), water.columns(), static_cast<float>(quantum)));
            const bool fine = look.broken == 0 && look.most < infinity_bits &&
                              double{std::bit_cast<float>(look.most)} <= most_m;
            if (fine) add(lo, hi, quanta_at(quantum) * quantum);
            added_at(lo) = fine ? 1 : 0;
        });
    const bool all = std::find(added.begin(), added.end(), 0) == added.end();
    WaterStore store{quantum, 0, 0};
    if (step.comm.largest(all ? 0.0 : 1.0) > 0) {
        each_piece([&](std::int64_t lo, std::int64_t hi) {
            if (added_at(lo) != 0) add(lo, hi, -quanta_at(quantum) * quantum);
        });
        store = settle_water(terrain, step, amount_m, report);
        each_piece([&](std::int64_t lo, std::int64_t hi) {
            add(lo, hi, quanta_at(store.quantum_m) * store.quantum_m);
        });
    }
    book(store.quantum_m);
}

}  // namespace cuesta
