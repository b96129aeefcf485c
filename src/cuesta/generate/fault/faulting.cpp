// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/faulting.h"

#include <algorithm>

#include "cuesta/base/error.h"
#include "cuesta/generate/fault/fault_sum.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

constexpr std::int64_t faults_per_look = 50;
constexpr std::int64_t watched_samples = 1024;

// A sample and its neighbours to the east and south, with the sums of plain steps so far.
struct Watched {
    std::array<std::array<float, 2>, 3> across;
    std::array<DownPlace, 3> down;
    std::array<int, 3> sum{};
};

std::vector<Watched> watch(RandomKey random, const FaultSurface& surface, const Grid& grid) {
    std::vector<Watched> all(watched_samples);
    for (std::int64_t i = 0; i < watched_samples; ++i) {
        const auto words = random_words(random, i, 3, 0);
        // Samples that have both neighbours, if the map is wide enough.
        const auto pick = [](std::uint32_t word, std::int64_t count) {
            return static_cast<double>(
                (std::int64_t{word} * std::max<std::int64_t>(count - 1, 1)) >> 32);
        };
        const double x = pick(words[0], grid.columns), y = pick(words[1], grid.rows);
        const double east = grid.columns > 1 ? x + 1 : x, south = grid.rows > 1 ? y + 1 : y;
        Watched& w = all[static_cast<std::size_t>(i)];
        w.across = {surface.across(x), surface.across(east), surface.across(x)};
        w.down = {surface.down(y), surface.down(y), surface.down(south)};
    }
    return all;
}

double parted_share(std::vector<Watched>& watched, std::span<const Fault> fresh) {
    std::int64_t parted = 0;
    for (Watched& w : watched) {
        for (const Fault& fault : fresh)
            for (std::size_t k = 0; k < 3; ++k)
                w.sum[k] += fault_distance(fault, w.across[k], w.down[k]) < 0 ? -1 : 1;
        parted += (w.sum[1] != w.sum[0]) + (w.sum[2] != w.sum[0]);
    }
    return static_cast<double>(parted) / (2.0 * static_cast<double>(watched.size()));
}

}  // namespace

StepReport Faulting::generate(Field& out, const StepContext& step) const {
    if (surface != FaultedSurface::map && step.grid.wraps_y())
        throw Error("faulting: a globe has poles, but this map wraps from north to south",
                    "Use edges = \"wrap_x\", or surface = \"map\"");
    const FaultSurface laid_out = surface == FaultedSurface::map ? FaultSurface::of_map(step.grid)
                                                                 : FaultSurface::globe(step.grid);
    const FaultLine line =
        surface == FaultedSurface::great_circles ? FaultLine::great_circle : FaultLine::normal_form;
    std::vector<Fault> faults = draw_faults(step.random, count, laid_out, step.grid, line);

    StepReport report;
    const bool first = step.comm.rank() == 0;
    if (stop == FaultStop::neighbours) {
        std::vector<Watched> watched = watch(step.random, laid_out, step.grid);
        const std::span<const Fault> all = faults;
        std::size_t used = 0;
        double share = 0;
        while (used < all.size() && share < neighbour_share) {
            const std::size_t more = std::min<std::size_t>(faults_per_look, all.size() - used);
            share = parted_share(watched, all.subspan(used, more));
            used += more;
        }
        faults.resize(used);
        if (share >= neighbour_share)
            report.count("faults_at_stop", first ? static_cast<std::int64_t>(used) : 0);
        else
            report.count("stop_not_reached", first ? 1 : 0);
    }

    FaultProfile profile;
    profile.exponent = static_cast<float>(hurst - 0.5);
    profile.kind = profile.exponent == 0 ? FaultProfile::Kind::step : FaultProfile::Kind::power;
    sum_faults(faults, laid_out, profile, step.block, out);
    report.merge(set_surface_range(out, base, relief, step));
    return report;
}

template OperatorRow describe<Faulting>();

}  // namespace cuesta
