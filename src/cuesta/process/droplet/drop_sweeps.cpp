// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_sweeps.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_remainder.h"
#include "cuesta/process/droplet/drop_sweep.h"

namespace cuesta {
namespace {

constexpr double most_steps_per_sweep = 8;
constexpr double sparse_share = 0.15;  // drops per cell

}  // namespace

struct DropSweeps::State {
    DropBrush brush;
    std::unique_ptr<DropBrush> deposit_brush;
    DropFlight flight;
    std::int64_t done = 0;  // sweeps
    DropTally tally;
    std::vector<std::unique_ptr<DropRows>> rows;  // one for each thread

    State(DropMap& map, const DropRule& rule, const DropLaunch& launch, const DropCover& cover)
        : brush(rule.radius),
          flight{map,
                 rule,
                 launch,
                 cover,
                 DropBands(map, rule, launch.steps_per_sweep, cover.kinds != nullptr),
                 DropWaiting(static_cast<std::size_t>(map.rows()))} {
        if (rule.deposit_radius >= 1)
            deposit_brush = std::make_unique<DropBrush>(rule.deposit_radius);
    }
    // For sweeps of so many threads on the cover as it is now.
    void prepare(std::int64_t threads) {
        while (static_cast<std::int64_t>(rows.size()) < threads)
            rows.push_back(std::make_unique<DropRows>(flight.map, flight.rule, flight.cover, brush,
                                                      deposit_brush.get(), flight.bands.most_rows(),
                                                      flight.steps()));
        for (const auto& one : rows) one->prepare();
        flight.bands.find_even(flight.cover);
    }
};

DropSweeps::DropSweeps(DropMap& map, const DropRule& rule, const DropLaunch& launch,
                       const DropCover& cover)
    : state_(std::make_unique<State>(map, rule, launch, cover)) {}
DropSweeps::~DropSweeps() = default;

bool DropSweeps::fits(const DropMap& map, const DropRule& rule, int steps_per_sweep) {
    return DropBands::fits(map, rule, steps_per_sweep);
}

std::int64_t DropSweeps::sweeps() const {
    const DropFlight& f = state_->flight;
    return f.launch.sweeps + (f.rule.life + f.steps() - 1) / f.steps();
}

const DropTally& DropSweeps::tally() const {
    return state_->tally;
}

bool DropSweeps::run(std::int64_t count) {
    State& s = *state_;
    const std::int64_t from = s.done, to = std::min(s.done + count, sweeps());
    if (from >= to) return false;
    const std::int64_t bands = s.flight.bands.count();
    // Threads that have no bands to themselves would only wait.
    const std::int64_t threads =
        std::clamp<std::int64_t>(bands / (DropSweep::bands_ahead + 2), 1, thread_count());
    s.prepare(threads);
    std::vector<DropTally> tallies(static_cast<std::size_t>(threads));
    run_wavefront({from, to, bands, threads}, [&](WavefrontSweep& turn) {
        const auto thread = static_cast<std::size_t>(turn.thread());
        DropSweep sweep(s.flight, *s.rows[thread]);
        sweep.run(turn);
        tallies[thread].add(sweep.tally);
    });
    for (const DropTally& one : tallies) s.tally.add(one);
    s.done = to;
    return s.done < s.flight.launch.sweeps || s.flight.bands.any_drops();
}

const DropTally& DropSweeps::finish(const DropMap& before, bool exact, std::int64_t fallen) {
    State& s = *state_;
    const DropFlight& f = s.flight;
    std::int64_t rest = deposit_waiting(f.map, before, f.rule, f.cover, s.brush, s.flight.waiting);
    if (exact) {
        const std::int64_t missing = land_sum(before) - fallen - s.tally.gone() - land_sum(f.map);
        s.tally.rounded = missing - rest;
        rest = missing;
    }
    s.tally.miss(spread_units(f.map, before, f.cover, rest, f.rule.clearance), f.rule.closed);
    return s.tally;
}

void plan_sweeps(const DropRule& rule, const DropMap& map, DropLaunch& launch) {
    const auto cells = static_cast<double>(map.columns() * map.rows());
    const double most = std::max(1.0, cells * static_cast<double>(rule.in_flight) * 0x1p-20);
    const auto drops = static_cast<double>(launch.drops);
    // On cells smaller than the reference step, as many steps as make one of these; and two where
    // drops are far between.
    const bool sparse = drops <= sparse_share * cells;
    const double steps = std::max(sparse ? 2.0 : 1.0, std::floor(double{rule.falls} + 0.5));
    launch.steps_per_sweep = static_cast<int>(std::min(steps, most_steps_per_sweep));
    const double life = std::ceil(rule.life / static_cast<double>(launch.steps_per_sweep));
    // Never all at once, so that they do not reach the channels together.
    const double sweeps = drops <= most / 2 ? life / 8 : std::ceil(drops / most * life);
    launch.sweeps = static_cast<std::int64_t>(std::max(sweeps, 1.0));
}

}  // namespace cuesta
