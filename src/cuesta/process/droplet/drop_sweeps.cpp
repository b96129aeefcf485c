// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_sweeps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_pipeline.h"
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
    const DropStrips* strips;
    std::unique_ptr<DropPipeline> pipeline;

    State(DropMap& map, const DropRule& rule, const DropLaunch& launch, const DropCover& cover,
          const DropStrips* all, const std::vector<std::int64_t>& cuts)
        : brush(rule.radius),
          flight{map,
                 rule,
                 launch,
                 cover,
                 DropBands(map, rule, launch.steps_per_sweep, cover.kinds != nullptr, cuts,
                           cover.floor > std::numeric_limits<std::int32_t>::min()),
                 DropWaiting(static_cast<std::size_t>(map.rows()))},
          strips(all) {
        if (rule.deposit_radius >= 1)
            deposit_brush = std::make_unique<DropBrush>(rule.deposit_radius);
        if (all != nullptr && all->count() > 1)
            pipeline = std::make_unique<DropPipeline>(*all, flight, cuts);
    }
    bool any(bool here) const {
        return strips != nullptr && strips->comm().size() > 1 ? strips->comm().any(here) : here;
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
                       const DropCover& cover, const DropStrips* strips)
    : state_(std::make_unique<State>(map, rule, launch, cover, strips,
                                     strips != nullptr && strips->count() > 1
                                         ? DropPipeline::cuts(*strips, thread_count())
                                         : std::vector<std::int64_t>{})) {}
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
    if (s.pipeline != nullptr) {
        s.prepare(s.pipeline->strips_here());
        s.tally.add(s.pipeline->run(from, to, s.rows));
        s.done = to;
        return s.any(s.done < s.flight.launch.sweeps || s.flight.bands.any_drops());
    }
    if (s.flight.map.height.empty()) {  // another block has it
        s.done = to;
        return s.any(s.done < s.flight.launch.sweeps);
    }
    const std::int64_t bands = s.flight.bands.count();
    // Threads that have no bands to themselves would only wait.
    const std::int64_t threads =
        std::clamp<std::int64_t>(bands / (DropSweep::bands_ahead + 2), 1, thread_count());
    s.prepare(threads);
    std::vector<DropTally> tallies(static_cast<std::size_t>(threads));
    // Not all at once: between two wavefronts whoever else waits for a thread gets one, and a step
    // that is not wanted any more is left.
    constexpr std::int64_t at_once = 16;
    for (std::int64_t first = from; first < to; first += at_once) {
        const std::int64_t end = std::min(first + at_once, to);
        run_wavefront({first, end, bands, threads}, [&](WavefrontSweep& turn) {
            const auto thread = static_cast<std::size_t>(turn.thread());
            DropSweep sweep(s.flight, *s.rows[thread]);
            sweep.run(turn);
            tallies[thread].add(sweep.tally);
        });
    }
    for (const DropTally& one : tallies) s.tally.add(one);
    s.done = to;
    return s.any(s.done < s.flight.launch.sweeps || s.flight.bands.any_drops());
}

const DropTally& DropSweeps::finish(const DropMap& before, bool exact, std::int64_t fallen) {
    State& s = *state_;
    const DropFlight& f = s.flight;
    std::int64_t rest =
        deposit_waiting(f.map, before, f.rule, f.cover, s.brush, s.flight.waiting, s.strips);
    if (s.strips != nullptr) s.tally.add_up(s.strips->comm());
    if (exact) {
        const std::int64_t missing =
            land_sum(before, s.strips) - fallen - s.tally.gone() - land_sum(f.map, s.strips);
        s.tally.rounded = missing - rest;
        rest = missing;
    }
    s.tally.miss(spread_units(f.map, before, f.cover, rest, f.rule.clearance, s.strips),
                 f.rule.closed);
    return s.tally;
}

void plan_sweeps(const DropRule& rule, std::int64_t all_cells, DropLaunch& launch) {
    const auto cells = static_cast<double>(all_cells);
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
