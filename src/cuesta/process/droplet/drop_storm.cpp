// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_storm.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "cuesta/base/elementary.h"
#include "cuesta/process/droplet/brush_rows.h"
#include "cuesta/process/droplet/change_map.h"
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
    Field share;
    double most = 0, mean = 0;
    std::int64_t limited = 0;  // cells with a density below 0
};
Rain rain_of(const Field& density) {
    Rain rain;
    double sum = 0;
    for (std::int64_t y = 0; y < density.rows(); ++y)
        for (std::int64_t x = 0; x < density.columns(); ++x) {
            const double here = double{density.at(x, y)};
            rain.most = std::max(rain.most, here);
            sum += std::max(here, 0.0);
            rain.limited += here >= 0 ? 0 : 1;
        }
    rain.mean = sum / static_cast<double>(density.columns() * density.rows());
    rain.share = Field(density.shape());
    if (rain.most > 0)
        for (std::int64_t y = 0; y < density.rows(); ++y)
            for (std::int64_t x = 0; x < density.columns(); ++x)
                rain.share.at(x, y) =
                    static_cast<float>(std::max(double{density.at(x, y)}, 0.0) / rain.most);
    return rain;
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
                     const IntField& whole, const Field* density, double unit_m, StepReport& report)
    : given_(given),
      rule_(rule),
      ring_(drop_ring(given, rule, step.grid)),
      land_(make_land(whole, step.grid, ring_)),
      before_{land_.height.clone(), land_.wraps_x, land_.wraps_y},
      brush_(rule.radius),
      report_(report) {
    launch_.key = step.random;
    launch_.step = static_cast<std::uint32_t>(step.step);
    launch_.width = land_.width(), launch_.length = land_.length();
    launch_.speed2 = rule.speed2, launch_.water = rule.water;
    DropDemand demand;
    if (density != nullptr) {
        const Rain rain = rain_of(*density);
        report.count("limited_density", rain.limited);
        // As many as where it rains most; of a count, so many that it is met.
        demand = drop_demand(given, rule, step.grid, rain.most);
        if (given.count > 0) demand.per_cell *= rain.mean > 0 ? rain.most / rain.mean : 0;
        rain_ = with_ring(rain.share, ring_);
        launch_.rain = &rain_;
    } else {
        demand = drop_demand(given, rule, step.grid, given.density_per_km2);
    }
    report.count("limited_count", demand.limited);
    if (!land_.empty())
        launch_.drops = static_cast<std::int64_t>(std::floor(
            demand.per_cell * static_cast<double>(land_.columns() * land_.rows()) + 0.5));
    plan_sweeps(rule, land_, launch_);
    cover_.floor = floor_units(given.floor_m, unit_m);
    // Water carries nothing above the highest ground.
    cover_.ceiling = std::numeric_limits<std::int32_t>::min();
    for (std::int64_t y = 0; y < whole.rows(); ++y)
        cover_.ceiling = std::max(cover_.ceiling,
                                  *std::max_element(whole.row(y), whole.row(y) + whole.columns()));
}

// Ground at the floor is as hard as can be: drops are not paid for what stays.
bool DropStorm::hold_floor(Field& softness) {
    uneven_.assign(static_cast<std::size_t>(land_.rows()), 0);
    bool any = false;
    for (std::int64_t y = 0; y < land_.rows(); ++y) {
        const std::int32_t* line = land_.height.row(y);
        bool here = false;
        for (std::int64_t x = 0; x < land_.columns(); ++x) here = here || line[x] <= cover_.floor;
        if (!here) continue;
        if (softness.empty()) softness = Field(land_.height.shape()), softness.fill(1);
        float* soft = softness.row(y);
        for (std::int64_t x = 0; x < land_.columns(); ++x)
            if (line[x] <= cover_.floor) soft[x] = 0;
        uneven_[static_cast<std::size_t>(y)] = 1, any = true;
    }
    return any;
}

void DropStorm::see_floor() {
    if (cover_.eroded != nullptr || cover_.floor == std::numeric_limits<std::int32_t>::min())
        return;
    const bool even = maps_.softness.empty();  // but for the floor
    held_softness_ = even ? Field() : maps_.softness.clone();
    const bool any = hold_floor(held_softness_);
    cover_.softness = any ? &held_softness_ : even ? nullptr : &maps_.softness;
    cover_.uneven = any && even ? &uneven_ : nullptr;
    if (any)
        held_gain_ = drop_gain(land_, brush_, held_softness_, even ? nullptr : &maps_.worth,
                               nullptr, cover_.uneven);
    cover_.gain = any ? &held_gain_ : even ? nullptr : &gain_;
}

void DropStorm::see(DropGround::Maps maps, bool books, int kinds) {
    maps_ = std::move(maps);
    if (books && cover_.floor > std::numeric_limits<std::int32_t>::min())
        hold_floor(maps_.softness);
    cover_.softness = &maps_.softness, cover_.worth = &maps_.worth;
    gain_ = drop_gain(land_, brush_, maps_.softness, &maps_.worth);
    cover_.gain = &gain_;
    if (books && eroded_.empty()) {
        eroded_ = IntField(land_.height.shape()), deposited_ = IntField(land_.height.shape());
        cover_.eroded = &eroded_, cover_.deposited = &deposited_;
    }
    if (kinds == 0) return;
    kinds_.count = kinds;
    cover_.kinds = &kinds_;
    kinds_.shares = &maps_.kinds;
    for (int m = 0; m < kinds; ++m) {
        const auto at = static_cast<std::size_t>(m);
        kinds_.gain[at] = drop_gain(land_, brush_, maps_.softness, &maps_.worth, &maps_.kinds[at]);
        for (IntField* sums : {&kinds_.deposited[at], &kinds_.residue[at]})
            if (sums->empty())
                *sums = IntField(land_.height.shape());
            else
                sums->fill(0);
    }
}

void DropStorm::follow(DropStreamMaps& maps) {
    stream_.momentum = static_cast<float>(given_.momentum);
    stream_.entrainment = static_cast<float>(given_.entrainment);
    stream_maps_ = &maps;
    show_stream(maps, ring_, land_, stream_);
    cover_.stream = &stream_;
}

bool DropStorm::run() {
    if (launch_.drops == 0) return false;
    const std::int64_t sweeps = cover_.eroded == nullptr     ? window_sweeps
                                : windows_++ < short_windows ? 1
                                                             : layer_sweeps;
    see_floor();
    const bool more = run_window(sweeps);
    // Short windows forget as much as long ones in the same time.
    if (stream_maps_ != nullptr)
        take_up_stream(*stream_maps_, ring_, land_,
                       given_.memory > 0 ? elementary::exp(elementary::log(given_.memory) *
                                                           static_cast<double>(sweeps) /
                                                           static_cast<double>(window_sweeps))
                                         : 0,
                       sweeps * launch_.steps_per_sweep, stream_);
    return more;
}

bool DropStorm::run_window(std::int64_t sweeps) {
    const bool sequential =
        given_.sequential || !DropSweeps::fits(land_, rule_, launch_.steps_per_sweep);
    if (sequential) {
        // As many as start in a window of sweeps.
        const bool at_once = cover_.eroded == nullptr && cover_.stream == nullptr;
        const std::int64_t count =
            at_once ? launch_.drops
                    : std::max<std::int64_t>(1, launch_.drops * sweeps / launch_.sweeps);
        const std::int64_t end = std::min(launch_.drops, next_ + count);
        tally_.add(run_sequence(land_, rule_, launch_, cover_, next_, end));
        next_ = end;
        return next_ < launch_.drops;
    }
    if (sweeps_ == nullptr) sweeps_ = std::make_unique<DropSweeps>(land_, rule_, launch_, cover_);
    return sweeps_->run(sweeps);
}

void DropStorm::finish(bool exact) {
    if (sweeps_ != nullptr)
        sweeps_->finish(before_, exact, fallen_);
    else
        tally_.miss(
            spread_units(land_, before_, cover_,
                         exact ? land_sum(before_) - fallen_ - tally_.gone() - land_sum(land_)
                               : tally_.held),
            rule_.closed);
    if (given_.blur > 0) mix_change(land_, before_, cover_, given_.blur, given_.blur_passes);
    report_.count("drops", tally().started);
    report_.count("drops_left", tally().left);
    report_.count("drops_in_pits", tally().in_pits);
    report_.count("drops_dry", tally().dry);
    report_.count("drops_at_path_end", tally().at_path_end);
    report_.count("drops_at_border", tally().at_border);
    report_.count("drop_steps", tally().steps);
    report_.count("limited_drops", tally().limited);
}

IntField DropStorm::crop(const IntField& land) const {
    IntField whole(
        {land.columns() - ring_.west - ring_.east, land.rows() - ring_.north - ring_.south, 0});
    for (std::int64_t y = 0; y < whole.rows(); ++y)
        std::copy_n(land.row(y + ring_.north) + ring_.west, whole.columns(), whole.row(y));
    return whole;
}

IntField DropStorm::change() const {
    IntField whole = crop(land_.height);
    for (std::int64_t y = 0; y < whole.rows(); ++y) {
        const std::int32_t* start = before_.height.row(y + ring_.north) + ring_.west;
        std::int32_t* line = whole.row(y);
        for (std::int64_t x = 0; x < whole.columns(); ++x) line[x] -= start[x];
    }
    return whole;
}

IntField DropStorm::eroded() {
    IntField whole = crop(eroded_);
    eroded_.fill(0);
    return whole;
}

IntField DropStorm::deposited() {
    IntField whole = crop(deposited_);
    deposited_.fill(0);
    return whole;
}

std::vector<IntField> DropStorm::shares() {
    std::vector<IntField> all;
    const std::int64_t n = land_.columns(), rows = land_.rows();
    for (int m = 0; m < kinds_.count; ++m) {
        IntField& deposited = kinds_.deposited[static_cast<std::size_t>(m)];
        IntField& residue = kinds_.residue[static_cast<std::size_t>(m)];
        // What lies beyond wrapped edges belongs to the other side.
        for (IntField* sums : {&deposited, &residue}) {
            for (std::int64_t y = 0; y <= rows && land_.wraps_x; ++y)
                sums->at(0, y) += sums->at(n, y);
            for (std::int64_t x = 0; x < n && land_.wraps_y; ++x)
                sums->at(x, 0) += sums->at(x, rows);
        }
        Field from({n, rows, 0}), spread({n, rows, 0});
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < n; ++x)
                from.at(x, y) = static_cast<float>(residue.at(x, y));
        brush_map(land_, brush_, from, spread);
        for (std::int64_t y = 0; y < rows; ++y)
            for (std::int64_t x = 0; x < n; ++x)
                deposited.at(x, y) += static_cast<std::int32_t>(spread.at(x, y));
        all.push_back(crop(deposited));
    }
    return all;
}

std::pair<IntField, IntField> DropStorm::left_over(const IntField& whole) const {
    IntField eroded({whole.columns(), whole.rows(), 0}),
        deposited({whole.columns(), whole.rows(), 0});
    for (std::int64_t y = 0; y < whole.rows(); ++y) {
        const std::int32_t* wanted = land_.height.row(y + ring_.north) + ring_.west;
        for (std::int64_t x = 0; x < whole.columns(); ++x) {
            const std::int32_t by = wanted[x] - whole.at(x, y);
            (by < 0 ? eroded : deposited).at(x, y) = std::abs(by);
        }
    }
    return {std::move(eroded), std::move(deposited)};
}

void DropStorm::correct(const IntField& whole, std::int64_t fallen) {
    fallen_ += fallen;
    for (std::int64_t y = 0; y < whole.rows(); ++y) {
        std::copy_n(whole.row(y), whole.columns(), land_.height.row(y + ring_.north) + ring_.west);
        land_.close_row(y + ring_.north);
    }
}

std::array<std::int64_t, 4> DropStorm::exported() const {
    std::array<std::int64_t, 4> all = tally().lost;
    const auto grown = ring_growth(before_, land_, ring_);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] += grown[i];
    return all;
}

}  // namespace cuesta
