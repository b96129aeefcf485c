// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/sediment_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/field_watch.h"
#include "cuesta/process/water/hydraulic_looks.h"

namespace cuesta {
namespace {

using hydraulic::LoadLook;

LoadLook look_at(const Field& load, double quantum_m) {
    return ordered_reduce(
        0, load.rows(), rows_per_piece(load.columns()), LoadLook{},
        [&](std::int64_t lo, std::int64_t hi) {
            LoadLook part;
            for (std::int64_t y = lo; y < hi; ++y) {
                const LoadLook row = hydraulic::look_at_load(load.columns(), load.row(y),
                                                             static_cast<float>(quantum_m));
                part.quanta += row.quanta;
                part.broken |= row.broken;
            }
            return part;
        },
        [](const LoadLook& all, const LoadLook& part) {
            return LoadLook{all.quanta + part.quanta, all.broken || part.broken};
        });
}

struct Mended {
    ExactSum more, less;
    std::int64_t quanta = 0, negative = 0, limited = 0;
};

Mended mend(Field& load, const StepContext& step, double quantum_m) {
    Mended all;
    for (std::int64_t y = 0; y < load.rows(); ++y)
        for (std::int64_t x = 0; x < load.columns(); ++x) {
            float& value = load.at(x, y);
            if (!std::isfinite(value))
                throw Error(fmt::format("sediment is {} at x {}, y {} in step {}", value,
                                        step.block.x0 + x, step.block.y0 + y, step.step),
                            "Look at the stage that made this sediment");
            const double old = double{value}, quanta = std::nearbyint(old / quantum_m);
            all.negative += quanta < 0 ? 1 : 0;
            all.limited += quanta > most_counted_quanta ? 1 : 0;
            const double kept = std::clamp(quanta, 0.0, most_counted_quanta) * quantum_m;
            value = static_cast<float>(kept);
            all.quanta += static_cast<std::int64_t>(kept / quantum_m);
            if (kept > old)
                all.more.add(kept - old);
            else if (kept < old)
                all.less.add(old - kept);
        }
    return all;
}

// In working memory: what held at a moment of FieldWatch.
struct SedimentNote {
    std::uint64_t at = 0;
    double quantum_m = 0, most_m = 0;
};

}  // namespace

double sediment_quantum(double unit_m, double most_m) {
    double quantum = unit_m / 8;
    while (quantum < unit_m && most_load_quanta * quantum < most_m) quantum *= 2;
    return quantum;
}

double sediment_phase(std::int64_t step, std::int64_t part, int kind) {
    // Powers of the inverse of 1.2207..., the root of x^4 = x + 1, for three kinds of steps; the
    // golden ratio for parts.
    constexpr std::array<double, 3> turn{0.8191725133961645, 0.6710436067037893,
                                         0.5497004779019703};
    const double turns = static_cast<double>(step) * turn[static_cast<std::size_t>(kind)] +
                         static_cast<double>(part) * 0.6180339887498949 + 0.5 * kind;
    return turns - std::floor(turns);
}

std::int64_t settle_sediment(Terrain& terrain, const StepContext& step, Field& load,
                             MaterialId material, double quantum_m, StepReport& report) {
    LoadLook look = look_at(load, quantum_m);
    if (look.broken) {
        const Mended mended = mend(load, step, quantum_m);
        look.quanta = mended.quanta;
        Account& account = terrain.ledger.account(material);
        account.in.merge(mended.more);
        account.suspended.merge(mended.more);
        account.out.merge(mended.less);
        account.suspended.subtract(mended.less);
        report.count("negative_sediment", mended.negative);
        report.count("limited_sediment", mended.limited);
    }
    step.comm.sum({&look.quanta, 1});
    return look.quanta;
}

void note_sediment(const StepContext& step, double quantum_m, double most_m) {
    step.scratch.object<SedimentNote>() = {step.scratch.object<FieldWatch>().now(field::sediment),
                                           quantum_m, most_m};
}

bool noted_sediment(const StepContext& step, double quantum_m) {
    const SedimentNote& note = step.scratch.object<SedimentNote>();
    return note.at == step.scratch.object<FieldWatch>().before(field::sediment) &&
           quantum_m <= note.quantum_m && note.most_m <= most_counted_quanta * quantum_m;
}

}  // namespace cuesta
