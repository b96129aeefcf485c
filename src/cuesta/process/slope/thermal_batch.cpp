// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_batch.h"

#include <algorithm>
#include <limits>
#include <type_traits>

#include "cuesta/process/slope/thermal_flux.h"
#include "cuesta/simd/clones.h"

namespace cuesta::thermal {
namespace {

constexpr std::size_t lanes = ColumnBatch::lanes;
using Numbers = ColumnBatch::Numbers;
using Lanes = ColumnBatch::Lanes;

// What is given over a drop, as flux() finds it for a pair.
template <Amount amount, bool diagonal>
[[gnu::always_inline]] inline std::int32_t given_over(std::int32_t drop, float axis, float fraction,
                                                      const ThermalRule& rule) {
    const auto d = static_cast<float>(drop);
    const float t = diagonal ? axis * root_two : axis;
    constexpr float weight = diagonal ? diagonal_weight : 1.0f;
    const float excess = d - smaller(d, t);
    if constexpr (amount == Amount::whole)
        return static_cast<std::int32_t>(excess * (fraction * weight));
    const float size = excess * weight, most = size * rule.max_fraction();
    return static_cast<std::int32_t>(smaller(size * fraction + rule.dither_offset, most));
}

// What the layer wants to give one neighbour. No layers together give more than one as thick as all
// of them would.
template <Amount amount, bool diagonal>
[[gnu::always_inline]] inline void want(Numbers& n, std::size_t i) {
    const std::int32_t* __restrict drops = n.drops[i].data();
    const std::int32_t* __restrict moved = n.moved[i].data();
    const std::int32_t* __restrict down = n.down.data();
    const float* __restrict axis = n.axis.data();
    std::int32_t* __restrict wanted = n.wanted[i].data();
    std::int32_t* __restrict total = n.total.data();
    const ThermalRule rule = n.rule;
    const float most_fraction = amount == Amount::whole ? rule.max_fraction() : rule.fraction;
    for (std::size_t k = 0; k < lanes; ++k) {
        const std::int32_t least = no_neighbour + down[k];
        const std::int32_t drop = (drops[k] > least ? drops[k] : least) - down[k];
        std::int32_t units = given_over<amount, diagonal>(drop, axis[k], rule.fraction, rule);
        const std::int32_t left =
            given_over<amount, diagonal>(drops[k], axis[k], most_fraction, rule) - moved[k];
        const std::int32_t bounded = units < left ? units : left;
        units = down[k] > 0 ? (bounded > 0 ? bounded : 0) : units;
        wanted[k] = units;
        total[k] += units;
    }
}

// What is there, or less where less is wanted, divided by what is wanted, towards 0.
[[gnu::always_inline]] inline void share_out(Numbers& n, ColumnBatch::Level& level) {
    alignas(64) double share[lanes];
    alignas(64) std::int32_t all[lanes], available[lanes];
    std::int32_t most = 0;
    for (std::size_t k = 0; k < lanes; ++k) {
        const std::int32_t there = n.there[k] < n.total[k] ? n.there[k] : n.total[k];
        const std::int32_t total = n.total[k] > 0 ? n.total[k] : 1;
        n.left[k] = there;
        level.sum[k] = there;
        available[k] = there, all[k] = total;
        share[k] = static_cast<double>(there) / static_cast<double>(total);
        most |= total;
    }
    // Within one of wanted x available / total, then right. What is left of the product lies
    // between -total and twice that: as long as it fits, 32 bits of the products are enough.
    const auto divide = [&](auto number) __attribute__((always_inline)) {
        using Number = decltype(number);
        using Bits = std::make_unsigned_t<Number>;
        for (std::size_t i = 0; i < n.neighbours; ++i) {
            const std::int32_t* __restrict wanted = n.wanted[i].data();
            std::int32_t* __restrict units = level.units[i].data();
            std::int32_t* __restrict left = n.left.data();
            for (std::size_t k = 0; k < lanes; ++k) {
                const auto near =
                    static_cast<std::int32_t>(static_cast<double>(wanted[k]) * share[k]);
                const auto rest = static_cast<Number>(
                    static_cast<Bits>(wanted[k]) * static_cast<Bits>(available[k]) -
                    static_cast<Bits>(near) * static_cast<Bits>(all[k]));
                const std::int32_t part = near + (rest >= all[k] ? 1 : 0) - (rest < 0 ? 1 : 0);
                units[k] = part;
                left[k] -= part;
            }
        }
    };
    if (most < 1 << 29)
        divide(std::int32_t{});
    else
        divide(std::int64_t{});
}

// What is left down the largest drops, of equal ones the first from `start` on.
[[gnu::always_inline]] inline bool give_rest(Numbers& n, ColumnBatch::Level& level) {
    constexpr std::int32_t none = std::numeric_limits<std::int32_t>::min();
    const auto turn = static_cast<std::int32_t>(n.neighbours - 1);
    alignas(64) std::int32_t best[lanes], first[lanes], before[lanes];
    const auto turns = [&](std::size_t i, std::size_t k) __attribute__((always_inline)) {
        return (static_cast<std::int32_t>(i) - n.start[k]) & turn;
    };
    for (std::size_t k = 0; k < lanes; ++k)
        best[k] = none, first[k] = turn + 1, before[k] = n.left[k];
    for (std::size_t i = 0; i < n.neighbours; ++i)
        for (std::size_t k = 0; k < lanes; ++k) {
            const std::int32_t drop = level.units[i][k] < n.wanted[i][k] ? n.drops[i][k] : none;
            const std::int32_t place = turns(i, k);
            // A drop of `none` wants nothing.
            const bool better = drop > best[k] || (drop == best[k] && place < first[k]);
            first[k] = better ? place : first[k];
            best[k] = drop > best[k] ? drop : best[k];
        }
    for (std::size_t i = 0; i < n.neighbours; ++i)
        for (std::size_t k = 0; k < lanes; ++k) {
            const std::int32_t room = n.wanted[i][k] - level.units[i][k];
            const std::int32_t most = room < before[k] ? room : before[k];
            const std::int32_t more = room > 0 && turns(i, k) == first[k] ? most : 0;
            level.units[i][k] += more;
            n.left[k] -= more;
        }
    std::int32_t more_left = 0;
    for (std::size_t k = 0; k < lanes; ++k) more_left |= n.left[k];
    return more_left != 0;
}

// One level of all columns.
template <bool eight, Amount amount>
[[gnu::always_inline]] inline void give(Numbers& n, std::size_t at) {
    ColumnBatch::Level& level = n.level[at];
    n.total.fill(0);
    for (std::size_t i = 0; i < 4; ++i) want<amount, false>(n, i);
    for (std::size_t i = 4; eight && i < 8; ++i) want<amount, true>(n, i);
    share_out(n, level);
    std::int32_t left = 0;
    for (std::size_t k = 0; k < lanes; ++k) left |= n.left[k];
    while (left != 0 && give_rest(n, level)) {
    }
    for (std::size_t i = 0; i < n.neighbours; ++i)
        for (std::size_t k = 0; k < lanes; ++k) n.moved[i][k] += level.units[i][k];
}

using Give = void (*)(Numbers&, std::size_t);
template <Amount amount>
Give choose(bool eight, int width_limit) {
    return eight ? simd::Clones<give<true, amount>>::widest(width_limit)
                 : simd::Clones<give<false, amount>>::widest(width_limit);
}

}  // namespace

ColumnBatch::ColumnBatch(const LayerStack& ground, const Block& block, const LayerSlide& slide,
                         const Field& axis, int width_limit)
    : ground_(ground),
      block_(block),
      slide_(slide),
      axis_(axis),
      air_(ground.materials().air()),
      give_(slide.rule.fraction < slide.rule.max_fraction()
                ? choose<Amount::dithered>(slide.rule.eight, width_limit)
                : choose<Amount::whole>(slide.rule.eight, width_limit)) {
    numbers_.rule = slide.rule;
    numbers_.neighbours = slide.rule.eight ? 8 : 4;
    for (Lanes& one : numbers_.drops) one.fill(no_neighbour);
    numbers_.start.fill(0);
    for (Level& one : numbers_.level)
        for (Lanes& units : one.units) units.fill(0);
}

void ColumnBatch::add(std::int64_t x, std::int64_t y, const Drops& drops) {
    const std::size_t k = count_++;
    x_[k] = x, y_[k] = y;
    for (std::size_t i = 0; i < drops.size(); ++i) numbers_.drops[i][k] = drops[i];
    const auto mixed = static_cast<std::uint32_t>(block_.x0 + x) * 0x9e3779b1u ^
                       static_cast<std::uint32_t>(block_.y0 + y) * 0x85ebca77u ^
                       static_cast<std::uint32_t>(slide_.now) * 0xc2b2ae3du;
    numbers_.start[k] = static_cast<std::int32_t>((mixed * 0x2c1b3c6du) >> 29);
}

Drops ColumnBatch::drops(std::size_t lane) const {
    Drops drops;
    for (std::size_t i = 0; i < drops.size(); ++i) drops[i] = numbers_.drops[i][lane];
    return drops;
}

void ColumnBatch::slide() {
    Numbers& n = numbers_;
    for (Lanes& one : n.moved) one.fill(0);
    n.down.fill(0);
    n.there.fill(0);
    n.axis.fill(std::numeric_limits<float>::max());
    done_.fill(false);
    given_.fill(0);
    std::array<BuriedColumn, lanes> below;
    std::array<std::uint8_t, lanes> active;  // lanes that go on
    std::size_t going = count_;
    for (std::size_t k = 0; k < count_; ++k) {
        active[k] = static_cast<std::uint8_t>(k);
        below[k] = ground_.buried_column(x_[k], y_[k]);
    }
    for (std::size_t at = 0; at < levels && going > 0; ++at) {
        Level& level = n.level[at];
        std::size_t kept = 0;
        for (std::size_t a = 0; a < going; ++a) {
            const std::size_t k = active[a];
            const int index = below[k].count - static_cast<int>(at);
            const MaterialId material =
                at == 0 ? ground_.top_material().at(x_[k], y_[k]) : below[k].material[index];
            const Units there =
                at == 0 ? ground_.top().at(x_[k], y_[k]) : below[k].thickness[index];
            const bool air = material == air_;  // its roof is gone: the cave opens in the next step
            // The bed never ends.
            bed_[k] = there;
            n.there[k] = air ? 0 : index == 0 ? std::numeric_limits<Units>::max() : there;
            n.axis[k] = slide_.by_cell ? axis_.at(x_[k], y_[k]) : slide_.of_material[material];
            level.material[k] = material;
            done_[k] = air && at > 0;
            active[kept] = static_cast<std::uint8_t>(k);
            kept += air ? 0 : 1;
        }
        going = kept;
        if (going == 0) break;
        give_(n, at);
        kept = 0;
        for (std::size_t a = 0; a < going; ++a) {
            const std::size_t k = active[a];
            const bool used_up = level.sum[k] == n.there[k];
            given_[k] = static_cast<std::uint8_t>(at + 1);
            done_[k] = !used_up && at > 0;
            next_layer_[k] = used_up ? -1 : below[k].count - static_cast<int>(at);
            next_left_[k] = (next_layer_[k] == 0 ? bed_[k] : n.there[k]) - level.sum[k];
            n.down[k] += used_up ? level.sum[k] : 0;
            active[kept] = static_cast<std::uint8_t>(k);
            kept += used_up ? 1 : 0;
        }
        going = kept;
    }
}

Units ColumnBatch::list(std::size_t lane, std::vector<ColumnPart>& to) const {
    const int uppermost = ground_.buried().at(x_[lane], y_[lane]);
    Units sum = 0;
    for (std::size_t at = 0; at < given_[lane]; ++at) {
        const Level& level = numbers_.level[at];
        if (level.sum[lane] == 0) continue;
        ColumnPart part;
        for (std::size_t i = 0; i < part.units.size(); ++i) part.units[i] = level.units[i][lane];
        part.sum = level.sum[lane];
        part.layer = static_cast<std::int16_t>(uppermost - static_cast<int>(at));
        part.level = static_cast<std::uint8_t>(at);
        part.material = static_cast<MaterialId>(level.material[lane]);
        to.push_back(part);
        sum += part.sum;
    }
    return sum;
}

}  // namespace cuesta::thermal
