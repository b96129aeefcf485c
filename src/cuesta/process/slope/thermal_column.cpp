// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_column.h"

#include <algorithm>
#include <limits>

#include "cuesta/base/check.h"

namespace cuesta::thermal {
namespace {

constexpr float infinite = std::numeric_limits<float>::infinity();

Drops lowered(Drops drops, std::int64_t down) {
    const auto by = static_cast<std::int32_t>(std::min<std::int64_t>(down, 0x7fffffff));
    const std::int32_t least = no_neighbour + by;
    for (std::int32_t& drop : drops) drop = (drop > least ? drop : least) - by;
    return drops;
}

// What a donor gives each neighbour over these drops, as the vector code finds it for a pair.
template <bool eight, Amount amount>
[[gnu::always_inline]] inline void amounts_over(const Drops& drops, float axis, float fraction,
                                                const ThermalRule& rule, std::int32_t& pending,
                                                Amounts& units) {
    const float diagonal = axis * root_two;
    for (std::size_t i = 0; i < 4; ++i)
        units[i] = -flux<amount, false>(-drops[i], axis, infinite, fraction, 0, rule, pending);
    for (std::size_t i = 4; eight && i < 8; ++i)
        units[i] = -flux<amount, true>(-drops[i], diagonal, infinite, fraction, 0, rule, pending);
}

}  // namespace

ColumnSlide::ColumnSlide(const LayerStack& ground, const Block& block, const LayerSlide& slide,
                         const Field& axis)
    : ground_(ground),
      block_(block),
      slide_(slide),
      axis_(axis),
      rule_(slide.rule),
      air_(ground.materials().air()),
      least_loose_(infinite) {
    for (std::size_t i = 0; i < ground.materials().size(); ++i) {
        const Material& one = ground.materials()[static_cast<MaterialId>(i)];
        loose_[i] = one.loose, density_[i] = one.density;
        if (one.loose) least_loose_ = std::min(least_loose_, slide.of_material[i]);
    }
    const bool eight = rule_.eight;
    if (rule_.divides())
        wanted_ = eight ? &ColumnSlide::wanted_by<true, Amount::divided>
                        : &ColumnSlide::wanted_by<false, Amount::divided>;
    else if (rule_.fraction < rule_.max_fraction())
        wanted_ = eight ? &ColumnSlide::wanted_by<true, Amount::dithered>
                        : &ColumnSlide::wanted_by<false, Amount::dithered>;
    else
        wanted_ = eight ? &ColumnSlide::wanted_by<true, Amount::whole>
                        : &ColumnSlide::wanted_by<false, Amount::whole>;
}

void ColumnSlide::start(std::int64_t x, std::int64_t y, const Drops& drops) {
    x_ = x, y_ = y, drops_ = drops;
    below_ = ground_.buried_column(x, y);
    top_ = ground_.top().at(x, y), top_material_ = ground_.top_material().at(x, y);
    uppermost_ = ground_.buried().at(x, y);
    moved_ = {}, count_ = 0, pending_ = 0, gap_above_ = -1;
}

bool ColumnSlide::find(std::int64_t x, std::int64_t y, const Drops& drops) {
    start(x, y, drops);
    from_top_ = slide_down();
    if (from_top_) return true;
    if (slide_.layer_rule == LayerRule::never) return false;
    const Drops others = drops_of_resting_top();
    return undermine(others, find_loose(others));
}

bool ColumnSlide::find_undermined(std::int64_t x, std::int64_t y, const Drops& drops) {
    start(x, y, drops);
    from_top_ = false;
    const Drops others = drops_of_resting_top();
    const LooseRun loose = find_loose(others);
    return loose.first >= 0 && !slide_down() && undermine(others, loose);
}

// What a layer wants to give whose upper face lies `down` below the level that drops count from.
// No layers together give a neighbour more than one as thick as all of them would; where a cell
// divides, than what levels.
template <bool eight, Amount amount>
ColumnSlide::Wanted ColumnSlide::wanted_by(const Drops& from, std::int64_t down, float axis) {
    const Drops drops = down > 0 ? lowered(from, down) : from;
    const float fraction =
        amount == Amount::divided ? thermal_fraction(drops, axis, rule_) : rule_.fraction;
    Wanted result;
    Amounts& units = result.units;
    amounts_over<eight, amount>(drops, axis, fraction, rule_, pending_, units);
    if (down > 0) {
        constexpr Amount kind = amount == Amount::divided ? Amount::whole : amount;
        ThermalRule rule = rule_;
        if (kind == Amount::whole) rule.fraction = rule.max_fraction();
        Amounts most{};
        std::int32_t unused = 0;
        amounts_over<eight, kind>(from, axis, rule.fraction, rule, unused, most);
        for (std::size_t i = 0; i < units.size(); ++i) {
            const Units left = most[i] - moved_[i];
            units[i] = units[i] < left ? units[i] : left;
            units[i] = units[i] > 0 ? units[i] : 0;
        }
    }
    for (const Units one : units) result.total += one;
    return result;
}

ColumnSlide::Wanted ColumnSlide::wanted(const Drops& from, std::int64_t down, float axis) {
    return (this->*wanted_)(from, down, axis);
}

// What is wanted, at most `available`: divided by the wanted amounts in whole units, what is left
// of it down the largest drops. Where those are equal to the unit a number of the cell and the step
// decides.
Amounts ColumnSlide::divide(const Wanted& wanted, const Drops& drops, Units available) const {
    if (wanted.total <= available) return wanted.units;
    Amounts units{};
    Units remainder = available;
    for (std::size_t i = 0; i < neighbours(); ++i) {
        if (wanted.units[i] == 0) continue;
        units[i] = static_cast<Units>(std::int64_t{wanted.units[i]} * available / wanted.total);
        remainder -= units[i];
    }
    if (remainder == 0) return units;
    const auto mixed = static_cast<std::uint32_t>(block_.x0 + x_) * 0x9e3779b1u ^
                       static_cast<std::uint32_t>(block_.y0 + y_) * 0x85ebca77u ^
                       static_cast<std::uint32_t>(slide_.now) * 0xc2b2ae3du;
    const std::size_t start = (mixed * 0x2c1b3c6du) >> 29;
    while (remainder > 0) {
        std::size_t best = neighbours();
        for (std::size_t k = 0; k < neighbours(); ++k) {
            const std::size_t i = (start + k) & (neighbours() - 1);
            if (units[i] < wanted.units[i] && (best == neighbours() || drops[i] > drops[best]))
                best = i;
        }
        const Units more = std::min(remainder, wanted.units[best] - units[best]);
        units[best] += more, remainder -= more;
    }
    return units;
}

Units ColumnSlide::note(int layer, int level, const Amounts& units) {
    Units sum = 0;
    for (std::size_t i = 0; i < units.size(); ++i) sum += units[i], moved_[i] += units[i];
    if (sum == 0) return 0;
    CUESTA_CHECK(count_ < parts_.size(), "a column gives more parts than it has layers");
    parts_[count_++] = {units, sum, static_cast<std::int16_t>(layer),
                        static_cast<std::uint8_t>(level), material(layer)};
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

// The drops to neighbours to which the uppermost layer does not slide.
Drops ColumnSlide::drops_of_resting_top() const {
    const float axis = threshold(material(uppermost_)), diagonal = axis * root_two;
    Drops drops = drops_;
    for (std::size_t i = 0; i < drops.size(); ++i) {
        const float t = i >= 4 ? diagonal : axis;
        drops[i] = static_cast<float>(drops[i]) - t > 0 ? no_neighbour : drops[i];
    }
    return drops;
}

// The uppermost loose layer below solid ones, without air between but what trickled out before;
// none if it lies too deep to stand too steep over the largest drop.
ColumnSlide::LooseRun ColumnSlide::find_loose(const Drops& drops) const {
    std::int32_t largest = no_neighbour;
    for (std::size_t i = 0; i < neighbours(); ++i) largest = std::max(largest, drops[i]);
    const float least = slide_.by_cell ? axis_.at(x_, y_) : least_loose_;
    const auto too_deep = [&](std::int64_t above) {
        return !(static_cast<float>(largest - above) > least);
    };
    if (too_deep(thickness(uppermost_))) return {};
    // Materials alone first: most columns have nothing loose.
    LooseRun run;
    for (run.first = uppermost_; !loose_[material(run.first)]; --run.first) {
        if (run.first == 0) return {};
        // Air: only the gap of an undercut, right above loose material.
        if (material(run.first) == air_ && !(slide_.undercut && loose_[material(run.first - 1)]))
            return {};
    }
    if (run.first == uppermost_) return {};
    for (int index = uppermost_; index > run.first; --index) {
        run.above += thickness(index);
        run.load += density_[material(index)] * thickness(index);
    }
    return too_deep(run.above) ? LooseRun{} : run;
}

// A loose run below the solid layers on top. True if something moves.
bool ColumnSlide::undermine(const Drops& drops, const LooseRun& loose) {
    if (loose.first < 0) return false;
    const int first = loose.first;
    const bool gap = material(first + 1) == air_;  // then nothing rests on the run
    const Wanted w = wanted(lowered(drops, loose.above), 0, threshold(material(first)));
    if (w.total == 0) return false;

    std::int64_t run = 0;
    double weight = 0;  // pressure / g of the run alone
    int last = first;
    for (; last >= 0; --last) {
        if (!loose_[material(last)]) break;
        run += std::max(thickness(last), 0);
        weight += density_[material(last)] * std::max(thickness(last), 0);
    }
    ++last;
    if (slide_.layer_rule == LayerRule::always_trickle || weight <= loose.load || gap) {
        if (slide_.undercut) gap_above_ = first;
        return trickle(w, drops, first, last);
    }
    return carry(w, first, last, run, loose.above, drops);
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

// The run and the same part of every layer on it, in their order. All of it together no more than
// levels.
bool ColumnSlide::carry(Wanted w, int first, int last, std::int64_t run, std::int64_t above,
                        const Drops& drops) {
    const double part_of_run = static_cast<double>(run) / static_cast<double>(run + above);
    const auto most_units = static_cast<Units>(std::min<std::int64_t>(run, 0x7fffffff));
    w.total = 0;
    for (std::size_t i = 0; i < neighbours(); ++i) {
        const double weight = i >= 4 ? diagonal_weight : 1;
        const double most = rule_.max_fraction() * weight * std::max(drops[i], 0) * part_of_run;
        w.units[i] = std::min(w.units[i], static_cast<Units>(most));
        w.total += w.units[i];
    }
    w.units = divide(w, drops, most_units);
    w.total = 0;
    for (const Units units : w.units) w.total += units;
    std::int64_t slid = 0;  // of the uppermost layer, on its own
    for (const ColumnPart& part : parts()) slid += part.sum;
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
