// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_column.h"

#include <algorithm>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/process/slope/thermal_pairs.h"

namespace cuesta::thermal {
namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

template <Amount amount>
std::int32_t pair_flux(std::int32_t drop, float axis, bool diagonal, float share,
                       const ThermalRule& rule, std::int32_t& pending) {
    return diagonal ? flux<amount, true>(-drop, axis * root_two, infinite, share, 0, rule, pending)
                    : flux<amount, false>(-drop, axis, infinite, share, 0, rule, pending);
}

Drops lowered(Drops drops, std::int64_t down) {
    for (std::int32_t& drop : drops)
        drop = static_cast<std::int32_t>(std::max<std::int64_t>(drop - down, no_neighbour));
    return drops;
}

}  // namespace

ColumnSlide::ColumnSlide(const LayerStack& ground, const Block& block, const LayerSlide& slide,
                         const Field& axis)
    : ground_(ground),
      block_(block),
      slide_(slide),
      axis_(axis),
      rule_(slide.rule),
      air_(ground.materials().find("air").value_or(255)) {
    for (std::size_t i = 0; i < ground.materials().size(); ++i)
        loose_[i] = ground.materials()[static_cast<MaterialId>(i)].loose;
}

bool ColumnSlide::hollow(std::int64_t x, std::int64_t y) const {
    const int uppermost = ground_.layers(x, y) - 1;
    for (int index = uppermost; index >= 0; --index) {
        const MaterialId one = ground_.material(x, y, index);
        if (one == air_) {
            // The gap of an undercut: right above loose material.
            return slide_.undercut && index > 0 && loose_[ground_.material(x, y, index - 1)];
        }
        if (loose_[one]) return index < uppermost;
    }
    return false;
}

bool ColumnSlide::find(std::int64_t x, std::int64_t y, const Drops& drops) {
    x_ = x, y_ = y, drops_ = drops;
    uppermost_ = ground_.layers(x, y) - 1;
    moved_ = {}, count_ = 0, pending_ = 0, gap_above_ = -1;
    if (slide_down()) return true;
    return slide_.layer_rule != LayerRule::never && undermine();
}

// No layers together give a neighbour more than this: what one as thick as all of them would. Where
// a cell divides its share, what levels.
Units ColumnSlide::most_over(std::int32_t drop, float axis, bool diagonal) const {
    std::int32_t unused = 0;
    if (!rule_.divides() && rule_.share < rule_.most_share())
        return -pair_flux<Amount::divided>(drop, axis, diagonal, rule_.share, rule_, unused);
    ThermalRule most = rule_;
    most.share = rule_.most_share();
    return -pair_flux<Amount::whole>(drop, axis, diagonal, 0, most, unused);
}

// The same number as the vector code finds for a pair.
Units ColumnSlide::amount_over(std::int32_t drop, float axis, bool diagonal, float share) {
    if (!rule_.divides() && rule_.share >= rule_.most_share())
        return -pair_flux<Amount::whole>(drop, axis, diagonal, 0, rule_, pending_);
    return -pair_flux<Amount::divided>(drop, axis, diagonal, share, rule_, pending_);
}

// What a layer wants to give whose upper face lies `down` below the level that drops count from.
ColumnSlide::Wanted ColumnSlide::wanted(const Drops& from, std::int64_t down, float axis) {
    const Drops drops = lowered(from, down);
    const float share = rule_.divides() ? thermal_share(drops, axis, rule_) : rule_.share;
    Wanted result;
    for (std::size_t i = 0; i < neighbours(); ++i) {
        Units units = amount_over(drops[i], axis, i >= 4, share);
        if (down > 0) units = std::min(units, most_over(from[i], axis, i >= 4) - moved_[i]);
        result.units[i] = std::max(units, 0);
        result.total += result.units[i];
    }
    return result;
}

// What is wanted, at most `available`: divided by the wanted amounts in whole units, what is left
// of it down the largest drops. Where those are equal to the unit a number of the cell and the step
// decides.
Amounts ColumnSlide::divide(const Wanted& wanted, const Drops& drops, Units available) const {
    if (wanted.total <= available) return wanted.units;
    Amounts units{};
    Units rest = available;
    for (std::size_t i = 0; i < neighbours(); ++i) {
        units[i] = static_cast<Units>(std::int64_t{wanted.units[i]} * available / wanted.total);
        rest -= units[i];
    }
    if (rest == 0) return units;
    const auto mixed = static_cast<std::uint32_t>(block_.x0 + x_) * 0x9e3779b1u ^
                       static_cast<std::uint32_t>(block_.y0 + y_) * 0x85ebca77u ^
                       static_cast<std::uint32_t>(slide_.now) * 0xc2b2ae3du;
    const std::size_t start = (mixed * 0x2c1b3c6du) >> 29;
    while (rest > 0) {
        std::size_t best = neighbours();
        for (std::size_t k = 0; k < neighbours(); ++k) {
            const std::size_t i = (start + k) % neighbours();
            if (units[i] < wanted.units[i] && (best == neighbours() || drops[i] > drops[best]))
                best = i;
        }
        const Units more = std::min(rest, wanted.units[best] - units[best]);
        units[best] += more, rest -= more;
    }
    return units;
}

Units ColumnSlide::note(int layer, int level, const Amounts& units) {
    Units sum = 0;
    for (std::size_t i = 0; i < neighbours(); ++i) sum += units[i], moved_[i] += units[i];
    if (sum == 0) return 0;
    CUESTA_CHECK(count_ < parts_.size(), "a column gives more parts than it has layers");
    parts_[count_++] = {layer, level, units};
    return sum;
}

// The uppermost layer by its own angle, and the next when it is used up. True if it was.
bool ColumnSlide::slide_down() {
    std::int64_t down = 0;
    for (int index = uppermost_, level = 0; index >= 0; --index, ++level) {
        const MaterialId one = material(index);
        if (one == air_) break;  // its roof is gone: the cave is open in the next step
        const Wanted w = wanted(drops_, down, threshold(one));
        if (index == 0 || w.total < thickness(index)) {
            note(index, level, w.units);
            return level > 0;
        }
        down += note(index, level, divide(w, drops_, thickness(index)));
    }
    return true;
}

// A loose run below the solid layers on top, towards neighbours to which the top does not slide.
// True if something moves.
bool ColumnSlide::undermine() {
    if (!hollow(x_, y_)) return false;
    const MaterialTable& materials = ground_.materials();
    double load = 0, weight = 0;  // pressure / g below the layers on the run, and of the run alone
    std::int64_t above = 0, run = 0;
    int first = uppermost_;
    for (; !loose_[material(first)]; --first) {
        above += thickness(first);
        load += materials[material(first)].density * thickness(first);
    }
    const bool gap = material(first + 1) == air_;  // then nothing rests on the run

    Drops drops = drops_;
    const float top_axis = threshold(material(uppermost_));
    for (std::size_t i = 0; i < drops.size(); ++i) {
        const float t = i >= 4 ? top_axis * root_two : top_axis;
        if (static_cast<float>(drops[i]) - t > 0) drops[i] = no_neighbour;
    }
    const Wanted w = wanted(lowered(drops, above), 0, threshold(material(first)));
    if (w.total == 0) return false;

    int last = first;
    for (; last >= 0; --last) {
        if (!loose_[material(last)]) break;
        run += std::max(thickness(last), 0);
        weight += materials[material(last)].density * std::max(thickness(last), 0);
    }
    ++last;
    if (slide_.layer_rule == LayerRule::always_trickle || weight <= load || gap) {
        if (slide_.undercut) gap_above_ = first;
        return trickle(w, drops, first, last);
    }
    return carry(w, first, last, run, above, drops);
}

// The run alone, its uppermost layer first.
bool ColumnSlide::trickle(Wanted w, const Drops& drops, int first, int last) {
    bool any = false;
    for (int index = first, level = 0; index >= last && w.total > 0; --index, ++level) {
        const Units there = thickness(index);
        const Amounts units = index == 0 ? w.units : divide(w, drops, there);
        const Units sum = note(index, level, units);
        any = any || sum > 0;
        if (sum < there) break;
        for (std::size_t i = 0; i < units.size(); ++i) w.units[i] -= units[i];
        w.total -= sum;
    }
    return any;
}

// The run and the same share of every layer on it, in their order. All of it together no more than
// levels.
bool ColumnSlide::carry(Wanted w, int first, int last, std::int64_t run, std::int64_t above,
                        const Drops& drops) {
    const double part_of_run = static_cast<double>(run) / static_cast<double>(run + above);
    const auto most_units = static_cast<Units>(std::min<std::int64_t>(run, 0x7fffffff));
    w.total = 0;
    for (std::size_t i = 0; i < neighbours(); ++i) {
        const double weight = i >= 4 ? diagonal_weight : 1;
        const double most = rule_.most_share() * weight * std::max(drops[i], 0) * part_of_run;
        w.units[i] = std::min(w.units[i], static_cast<Units>(most));
        w.total += w.units[i];
    }
    w.units = divide(w, drops, most_units);
    w.total = 0;
    for (const Units units : w.units) w.total += units;
    std::int64_t slid = 0;  // of the uppermost layer, on its own
    for (const ColumnPart& part : parts())
        for (const Units units : part.units) slid += units;
    if (!trickle(w, drops, first, last)) return false;
    for (int index = first + 1, level = first - last + 1; index <= uppermost_; ++index, ++level) {
        const std::int64_t left = thickness(index) - (index == uppermost_ ? slid : 0);
        Amounts units{};
        for (std::size_t i = 0; i < neighbours(); ++i)
            units[i] = static_cast<Units>(left * w.units[i] / run);
        note(index, level, units);
    }
    return true;
}

}  // namespace cuesta::thermal
