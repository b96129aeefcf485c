// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_storm.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "cuesta/base/elementary.h"
#include "cuesta/grid/map_window.h"
#include "cuesta/grid/whole_map.h"
#include "cuesta/process/droplet/brush_rows.h"
#include "cuesta/process/droplet/change_map.h"
#include "cuesta/process/droplet/drop_bands.h"
#include "cuesta/process/droplet/drop_remainder.h"
#include "cuesta/process/droplet/drop_sequence.h"

namespace cuesta {
namespace {

// Sweeps between two scans of the ground and at whether any drop still runs.
constexpr std::int64_t window_sweeps = 16;
constexpr std::int64_t layer_sweeps = 4;
constexpr std::int64_t short_windows = 4;  // at first, when nothing is known of the demand

// Shares of the drops by place, and their largest and mean density.
struct Rain {
    Field share;  // of the block
    double most = 0, mean = 0;
    std::int64_t limited = 0;  // cells with a density below 0
};
// The mean is a sum over rows from north to south, whole ones: blocks continue it strip by strip.
double mean_of(const Field& density, const StepContext& step) {
    Communicator& comm = step.comm;
    const Block strip = row_strip(step.grid.columns, step.grid.rows, comm.rank(), comm.size());
    Field rows;
    if (strip.rows > 0) rows = Field({strip.columns, strip.rows, 0});
    const SourceRectangle have = source_rectangle(step.block, density.row(0), density.stride());
    const TargetRectangle wanted = target_rectangle(strip, rows.row(0), rows.stride());
    comm.redistribute({&have, 1}, {&wanted, 1}, sizeof(float));
    double sum = 0;
    for (int rank = 0; rank < comm.size(); ++rank) {
        if (rank == comm.rank())
            for (std::int64_t y = 0; y < strip.rows; ++y)
                for (std::int64_t x = 0; x < strip.columns; ++x)
                    sum += std::max(double{rows.at(x, y)}, 0.0);
        if (comm.size() > 1) comm.broadcast({reinterpret_cast<std::byte*>(&sum), sizeof sum}, rank);
    }
    return sum / static_cast<double>(step.grid.cells());
}
Rain rain_of(const Field& density, const StepContext& step) {
    Rain rain;
    const Block& block = step.block;
    std::int64_t limited[] = {0};
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x) {
            const double here = double{density.at(x, y)};
            rain.most = std::max(rain.most, here);
            limited[0] += here >= 0 ? 0 : 1;
        }
    rain.most = step.comm.largest(rain.most);
    step.comm.sum(limited);
    rain.limited = limited[0];
    rain.mean = mean_of(density, step);
    rain.share = Field({block.columns, block.rows, 0});
    if (rain.most > 0)
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                rain.share.at(x, y) =
                    static_cast<float>(std::max(double{density.at(x, y)}, 0.0) / rain.most);
    return rain;
}

// The launch on a land with its ring; `share` of the rain is that of the block.
DropLaunch launch_of(const DropNumbers& given, const DropRule& rule, const StepContext& step,
                     const DropRing& ring, const Field* density, Field& share, StepReport& report) {
    const Grid& grid = step.grid;
    const std::int64_t columns = grid.columns + ring.west + ring.east,
                       rows = grid.rows + ring.north + ring.south;
    DropLaunch launch;
    launch.key = step.random;
    launch.step = static_cast<std::uint32_t>(step.step);
    launch.width = grid.wraps_x() ? columns : columns - 1;
    launch.length = grid.wraps_y() ? rows : rows - 1;
    launch.speed2 = rule.speed2, launch.water = rule.water;
    const bool first = step.comm.rank() == 0;
    DropDemand demand;
    if (density != nullptr) {
        Rain rain = rain_of(*density, step);
        report.count("limited_density", first ? rain.limited : 0);
        // As many as where it rains most; of a count, so many that it is met.
        demand = drop_demand(given, rule, grid, rain.most);
        if (given.count > 0) demand.per_cell *= rain.mean > 0 ? rain.most / rain.mean : 0;
        share.swap(rain.share);
    } else {
        demand = drop_demand(given, rule, grid, given.density_per_km2);
    }
    report.count("limited_count", first ? demand.limited : 0);
    if (launch.width >= 1 && launch.length >= 1)
        launch.drops = static_cast<std::int64_t>(
            std::floor(demand.per_cell * static_cast<double>(columns * rows) + 0.5));
    plan_sweeps(rule, columns * rows, launch);
    return launch;
}

bool runs_one_by_one(const DropNumbers& given, const DropRule& rule, const Grid& grid,
                     const DropRing& ring, int steps) {
    return given.sequential || !DropBands::fits(grid.columns + ring.west + ring.east,
                                                grid.rows + ring.north + ring.south, grid.wraps_x(),
                                                grid.wraps_y(), rule, steps);
}

}  // namespace

DropRing drop_ring(const DropNumbers& given, const DropRule& rule, const Grid& grid) {
    if (given.ring == DropRingKind::none) return {};
    const double cells = given.ring_m > 0 ? given.ring_m / grid.spacing_m : 0.5 * rule.life;
    const auto width = static_cast<std::int64_t>(
        std::clamp(std::ceil(cells), 1.0, static_cast<double>(rule.life) + 1));
    // Wider than the map it would repeat itself.
    const auto on = [&](Side side, std::int64_t samples) {
        return grid.edges.is_open(side) ? std::min(width, std::max<std::int64_t>(samples, 8)) : 0;
    };
    return {on(Side::west, grid.columns), on(Side::east, grid.columns), on(Side::north, grid.rows),
            on(Side::south, grid.rows), given.ring == DropRingKind::mirror};
}

DropStorm::DropStorm(const DropNumbers& given, const DropRule& rule, const StepContext& step,
                     const IntField& surface, const Field* density, double unit_m,
                     StepReport& report)
    : given_(given),
      rule_(rule),
      ring_(drop_ring(given, rule, step.grid)),
      launch_(launch_of(given, rule, step, ring_, density, rain_, report)),
      sequential_(runs_one_by_one(given, rule, step.grid, ring_, launch_.steps_per_sweep)),
      strips_(step.grid, ring_, step.block, step.comm, drop_reach(rule), launch_.steps_per_sweep,
              sequential_),
      land_(strips_.land(surface)),
      before_(land_.clone()),
      brush_(rule.radius),
      report_(report) {
    if (density != nullptr) {
        rain_ = strips_.with_ring(rain_);
        launch_.rain = &rain_, launch_.rain_top = land_.top;
    }
    cover_.floor = floor_units(given.floor_m, unit_m);
    // Water carries nothing above the highest ground.
    double highest = std::numeric_limits<std::int32_t>::min();
    for (std::int64_t y = 0; y < step.block.rows; ++y)
        highest = std::max(highest, static_cast<double>(*std::max_element(
                                        surface.row(y), surface.row(y) + step.block.columns)));
    cover_.ceiling = static_cast<std::int32_t>(step.comm.largest(highest));
}

// Ground at the floor is as hard as can be: drops are not paid for what stays. Returns whether
// there is any on this strip.
bool DropStorm::hold_floor(Field& softness) {
    strips_.refresh(land_.height);
    uneven_.assign(static_cast<std::size_t>(land_.rows()), 0);
    bool any = false;
    for (std::int64_t y = land_.top; y < land_.bottom(); ++y) {
        const std::int32_t* line = land_.row(y);
        bool here = false;
        for (std::int64_t x = 0; x < land_.columns(); ++x) here = here || line[x] <= cover_.floor;
        if (!here) continue;
        if (softness.empty()) softness = Field(land_.height.shape()), softness.fill(1);
        float* soft = softness.row(y - land_.top);
        for (std::int64_t x = 0; x < land_.columns(); ++x)
            if (line[x] <= cover_.floor) soft[x] = 0;
        uneven_[static_cast<std::size_t>(mirrored_or_wrapped(y, land_.rows(), true))] = 1;
        any = true;
    }
    return any;
}

void DropStorm::see_floor() {
    if (cover_.eroded != nullptr || cover_.floor == std::numeric_limits<std::int32_t>::min())
        return;
    const bool even = !mapped_;  // but for the floor
    held_softness_ = maps_.softness.empty() ? Field() : maps_.softness.clone();
    const bool any = strips_.comm().any(hold_floor(held_softness_));
    strips_.share_marks(uneven_);
    if (any && held_softness_.empty() && !land_.height.empty())
        held_softness_ = Field(land_.height.shape()), held_softness_.fill(1);
    cover_.softness = any ? &held_softness_ : even ? nullptr : &maps_.softness;
    cover_.uneven = any && even ? &uneven_ : nullptr;
    if (any)
        held_gain_ = drop_gain(land_, brush_, held_softness_, even ? nullptr : &maps_.worth,
                               nullptr, cover_.uneven);
    cover_.gain = any ? &held_gain_ : even ? nullptr : &gain_;
}

void DropStorm::see(DropGround::Maps maps, bool books, int kinds) {
    maps_ = std::move(maps), mapped_ = true;
    if (books && cover_.floor > std::numeric_limits<std::int32_t>::min())
        hold_floor(maps_.softness);
    cover_.softness = &maps_.softness, cover_.worth = &maps_.worth;
    gain_ = drop_gain(land_, brush_, maps_.softness, &maps_.worth);
    cover_.gain = &gain_;
    const auto start = [&](IntField& sums) {
        if (land_.height.empty()) return;
        if (sums.empty())
            sums = IntField(land_.height.shape());
        else
            sums.fill(0);
    };
    if (books && cover_.eroded == nullptr) {
        start(eroded_), start(deposited_);
        cover_.eroded = &eroded_, cover_.deposited = &deposited_;
    }
    if (kinds == 0) return;
    kinds_.count = kinds;
    cover_.kinds = &kinds_;
    kinds_.shares = &maps_.kinds;
    for (int m = 0; m < kinds; ++m) {
        const auto at = static_cast<std::size_t>(m);
        kinds_.gain[at] = drop_gain(land_, brush_, maps_.softness, &maps_.worth, &maps_.kinds[at]);
        start(kinds_.deposited[at]), start(kinds_.residue[at]);
    }
}

void DropStorm::follow(DropStreamMaps& maps) {
    stream_.momentum = static_cast<float>(given_.momentum);
    stream_.entrainment = static_cast<float>(given_.entrainment);
    stream_maps_ = &maps;
    show_stream(maps, strips_, land_, stream_);
    cover_.stream = &stream_;
}

// Sweeps until the ground is looked at again, and whether any drop still runs.
std::int64_t DropStorm::window() const {
    if (cover_.eroded != nullptr) return windows_ < short_windows ? 1 : layer_sweeps;
    // On ground that stays what it is, at once until all drops have started: strips need not wait
    // for each other so long.
    const bool looks =
        stream_maps_ != nullptr || cover_.floor > std::numeric_limits<std::int32_t>::min();
    const std::int64_t starts = (launch_.sweeps + window_sweeps - 1) / window_sweeps;
    return looks || windows_ > 0 ? window_sweeps
                                 : std::max<std::int64_t>(1, starts) * window_sweeps;
}

bool DropStorm::run() {
    if (launch_.drops == 0) return false;
    const std::int64_t sweeps = window();
    ++windows_;
    see_floor();
    const bool more = run_window(sweeps);
    // Short windows forget as much as long ones in the same time.
    if (stream_maps_ != nullptr)
        take_up_stream(*stream_maps_, strips_, land_,
                       given_.memory > 0 ? elementary::exp(elementary::log(given_.memory) *
                                                           static_cast<double>(sweeps) /
                                                           static_cast<double>(window_sweeps))
                                         : 0,
                       sweeps * launch_.steps_per_sweep, stream_);
    return more;
}

bool DropStorm::run_window(std::int64_t sweeps) {
    if (sequential_) {
        // As many as start in a window of sweeps.
        const bool at_once = cover_.eroded == nullptr && cover_.stream == nullptr;
        const std::int64_t count =
            at_once ? launch_.drops
                    : std::max<std::int64_t>(1, launch_.drops * sweeps / launch_.sweeps);
        const std::int64_t end = std::min(launch_.drops, next_ + count);
        if (!land_.height.empty())
            tally_.add(run_sequence(land_, rule_, launch_, cover_, next_, end));
        next_ = end;
        return next_ < launch_.drops;
    }
    if (sweeps_ == nullptr)
        sweeps_ = std::make_unique<DropSweeps>(land_, rule_, launch_, cover_, &strips_);
    return sweeps_->run(sweeps);
}

void DropStorm::finish(bool exact) {
    if (sweeps_ != nullptr) {
        sweeps_->finish(before_, exact, fallen_);
    } else {
        tally_.add_up(strips_.comm());
        const std::int64_t rest = exact ? land_sum(before_, &strips_) - fallen_ - tally_.gone() -
                                              land_sum(land_, &strips_)
                                        : tally_.held;
        tally_.miss(spread_units(land_, before_, cover_, rest, 0, &strips_), rule_.closed);
    }
    if (given_.blur > 0)
        mix_change(land_, before_, cover_, given_.blur, given_.blur_passes, &strips_);
    const DropStrip& strip = strips_.here();
    grown_ = ring_growth(before_, land_, ring_, strip.own_first, strip.own_end);
    strips_.comm().sum(grown_);
    if (strips_.comm().rank() != 0) return;
    report_.count("drops", tally().started);
    report_.count("drops_left", tally().left);
    report_.count("drops_in_pits", tally().in_pits);
    report_.count("drops_dry", tally().dry);
    report_.count("drops_at_path_end", tally().at_path_end);
    report_.count("drops_at_border", tally().at_border);
    report_.count("drop_steps", tally().steps);
    report_.count("limited_drops", tally().limited);
}

IntField DropStorm::change() const {
    IntField own = strips_.crop(land_.height);
    const IntField start = strips_.crop(before_.height);
    for (std::int64_t y = 0; y < own.rows(); ++y)
        for (std::int64_t x = 0; x < own.columns(); ++x) own.at(x, y) -= start.at(x, y);
    return strips_.to_block(own);
}

IntField DropStorm::empty_out(IntField& sums) {
    if (strips_.around()) strips_.give_home(sums);
    IntField part = strips_.to_block(strips_.crop(sums));
    if (!sums.empty()) sums.fill(0);
    return part;
}

std::vector<IntField> DropStorm::shares() {
    std::vector<IntField> all;
    const std::int64_t n = land_.columns(), here = land_.height.rows();
    for (int m = 0; m < kinds_.count; ++m) {
        IntField& deposited = kinds_.deposited[static_cast<std::size_t>(m)];
        IntField& residue = kinds_.residue[static_cast<std::size_t>(m)];
        for (IntField* sums : {&deposited, &residue}) {
            // What lies beyond wrapped edges belongs to the other side.
            const bool below = here > 0 && land_.wraps_y && !land_.around();
            const std::int64_t last = below ? here + 1 : here;
            for (std::int64_t y = 0; y < last && land_.wraps_x; ++y)
                sums->at(0, y) += sums->at(n, y);
            for (std::int64_t x = 0; x < n && below; ++x) sums->at(x, 0) += sums->at(x, here);
            strips_.give_home(*sums);
        }
        strips_.refresh(deposited), strips_.refresh(residue);
        if (!land_.height.empty()) {
            Field from({n, here, 0}), spread({n, here, 0});
            for (std::int64_t y = 0; y < here; ++y)
                for (std::int64_t x = 0; x < n; ++x)
                    from.at(x, y) = static_cast<float>(residue.at(x, y));
            brush_map(land_, brush_, from, spread);
            for (std::int64_t y = 0; y < here; ++y)
                for (std::int64_t x = 0; x < n; ++x)
                    deposited.at(x, y) += static_cast<std::int32_t>(spread.at(x, y));
        }
        // The brush has all its rows where drops run.
        strips_.refresh(deposited, true);
        all.push_back(strips_.to_block(strips_.crop(deposited)));
    }
    return all;
}

std::pair<IntField, IntField> DropStorm::left_over(const IntField& surface) const {
    const IntField wanted = strips_.to_block(strips_.crop(land_.height));
    IntField eroded(wanted.shape()), deposited(wanted.shape());
    for (std::int64_t y = 0; y < wanted.rows(); ++y)
        for (std::int64_t x = 0; x < wanted.columns(); ++x) {
            const std::int32_t by = wanted.at(x, y) - surface.at(x, y);
            (by < 0 ? eroded : deposited).at(x, y) = std::abs(by);
        }
    return {std::move(eroded), std::move(deposited)};
}

void DropStorm::correct(const IntField& surface, std::int64_t fallen) {
    fallen_ += fallen;
    strips_.take_surface(surface, land_);
}

std::array<std::int64_t, 4> DropStorm::exported() const {
    std::array<std::int64_t, 4> all = tally().lost;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] += grown_[i];
    return all;
}

}  // namespace cuesta
