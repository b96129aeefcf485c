// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_batch.h"

#include <limits>
#include <type_traits>

#include "cuesta/process/slope/thermal_flux.h"
#include "cuesta/simd/clones.h"

namespace cuesta::thermal {
namespace {

constexpr std::size_t lanes = ColumnBatch::lanes;
using Numbers = ColumnBatch::Numbers;

// What is given over a drop, as flux() finds it for a pair.
template <Amount amount>
[[gnu::always_inline]] inline std::int32_t given_over(std::int32_t drop, float t, float weight,
                                                      float fraction, const ThermalRule& rule) {
    const auto d = static_cast<float>(drop);
    const float excess = d - smaller(d, t);
    if constexpr (amount == Amount::whole)
        return static_cast<std::int32_t>(excess * (fraction * weight));
    const float size = excess * weight, most = size * rule.max_fraction();
    return static_cast<std::int32_t>(smaller(size * fraction + rule.dither_offset, most));
}

// What the layers want to give one neighbour. No layers together give more than one as thick as all
// of them would.
template <Amount amount>
[[gnu::always_inline]] inline void want(Numbers& n, std::size_t i, std::int32_t* __restrict total) {
    const std::int32_t* __restrict drops = n.drops[i].data();
    const std::int32_t* __restrict moved = n.moved[i].data();
    const std::int32_t* __restrict down = n.down.data();
    const float* __restrict axis = n.axis.data();
    const float* __restrict reach = n.reach[i].data();
    const float* __restrict weight = n.weight[i].data();
    std::int32_t* __restrict wanted = n.wanted[i].data();
    const ThermalRule rule = n.rule;
    const float most_fraction = amount == Amount::whole ? rule.max_fraction() : rule.fraction;
    for (std::size_t k = 0; k < lanes; ++k) {
        const float t = axis[k] * reach[k];
        const std::int32_t least = no_neighbour + down[k];
        const std::int32_t drop = (drops[k] > least ? drops[k] : least) - down[k];
        std::int32_t units = given_over<amount>(drop, t, weight[k], rule.fraction, rule);
        const std::int32_t left =
            given_over<amount>(drops[k], t, weight[k], most_fraction, rule) - moved[k];
        const std::int32_t bounded = units < left ? units : left;
        units = down[k] > 0 ? (bounded > 0 ? bounded : 0) : units;
        wanted[k] = units;
        total[k] += units;
    }
}

// What is there, or less where less is wanted, divided by what is wanted, towards 0.
[[gnu::always_inline]] inline void share_out(Numbers& n, const std::int32_t* __restrict total,
                                             std::int32_t* __restrict left) {
    alignas(64) double share[lanes];
    alignas(64) std::int32_t all[lanes], available[lanes];
    std::int32_t most = 0;
    for (std::size_t k = 0; k < lanes; ++k) {
        const std::int32_t there = n.there[k] < total[k] ? n.there[k] : total[k];
        const std::int32_t wanted = total[k] > 0 ? total[k] : 1;
        n.sum[k] = there;
        left[k] = there;
        available[k] = there, all[k] = wanted;
        share[k] = static_cast<double>(there) / static_cast<double>(wanted);
        most |= wanted;
    }
    // Within one of wanted x available / total, then right. What is left of the product lies
    // between -total and twice that: as long as it fits, 32 bits of the products are enough.
    const auto divide = [&](auto number) __attribute__((always_inline)) {
        using Number = decltype(number);
        using Bits = std::make_unsigned_t<Number>;
        for (std::size_t i = 0; i < n.neighbours; ++i) {
            const std::int32_t* __restrict wanted = n.wanted[i].data();
            std::int32_t* __restrict units = n.units[i].data();
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

// What is left down the largest drops.
[[gnu::always_inline]] inline void give_rest(Numbers& n, std::int32_t* __restrict left) {
    for (std::size_t i = 0; i < n.neighbours; ++i) {
        const std::int32_t* __restrict wanted = n.wanted[i].data();
        std::int32_t* __restrict units = n.units[i].data();
        std::int32_t* __restrict moved = n.moved[i].data();
        for (std::size_t k = 0; k < lanes; ++k) {
            const std::int32_t room = wanted[k] - units[k];
            const std::int32_t more = room < left[k] ? room : left[k];
            units[k] += more;
            left[k] -= more;
            moved[k] += units[k];
        }
    }
}

// A layer of every column.
template <Amount amount>
[[gnu::always_inline]] inline void give(Numbers& n) {
    alignas(64) std::int32_t total[lanes] = {}, left[lanes];
    for (std::size_t i = 0; i < n.neighbours; ++i) want<amount>(n, i, total);
    share_out(n, total, left);
    give_rest(n, left);
}

// Largest first: a network of the fewest comparisons.
[[gnu::always_inline]] inline void sort_eight(std::array<std::int64_t, 8>& keys) {
    constexpr std::uint8_t pairs[][2] = {{0, 2}, {1, 3}, {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6},
                                         {3, 7}, {0, 1}, {2, 3}, {4, 5}, {6, 7}, {2, 4}, {3, 5},
                                         {1, 4}, {3, 6}, {1, 2}, {3, 4}, {5, 6}};
    for (const auto& [i, j] : pairs) {
        const std::int64_t a = keys[i], b = keys[j];
        keys[i] = a > b ? a : b;
        keys[j] = a > b ? b : a;
    }
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
                ? simd::Clones<thermal::give<Amount::dithered>>::widest(width_limit)
                : simd::Clones<thermal::give<Amount::whole>>::widest(width_limit)) {
    numbers_.rule = slide.rule;
    numbers_.neighbours = slide.rule.eight ? 8 : 4;
    for (std::size_t i = 0; i < 8; ++i) {
        numbers_.drops[i].fill(no_neighbour);
        numbers_.moved[i].fill(0);
        numbers_.reach[i].fill(1), numbers_.weight[i].fill(1);
    }
    numbers_.axis.fill(std::numeric_limits<float>::max());
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        free_lanes_[lane] = static_cast<std::uint8_t>(lane);
        numbers_.down[lane] = numbers_.there[lane] = 0;
    }
}

// The layer that gives next.
void ColumnBatch::face(std::size_t lane, MaterialId material, Units thickness) {
    ColumnState& column = columns_[lane];
    column.material = material;
    column.next_left = thickness;
    // The bed never ends.
    numbers_.there[lane] = column.layer == 0 ? std::numeric_limits<Units>::max() : thickness;
    numbers_.axis[lane] =
        slide_.by_cell ? axis_.at(column.x, column.y) : slide_.of_material[material];
}

void ColumnBatch::add(std::int64_t x, std::int64_t y, const Drops& drops) {
    const std::size_t lane = free_lanes_[--free_];
    busy_[lane] = true;
    ColumnState& column = columns_[lane];
    column.x = x, column.y = y;
    column.below = ground_.buried_column(x, y);
    column.layer = column.below.count;
    column.level = column.given = 0;
    const auto mixed = static_cast<std::uint32_t>(block_.x0 + x) * 0x9e3779b1u ^
                       static_cast<std::uint32_t>(block_.y0 + y) * 0x85ebca77u ^
                       static_cast<std::uint32_t>(slide_.now) * 0xc2b2ae3du;
    const std::size_t start = (mixed * 0x2c1b3c6du) >> 29, turn = numbers_.neighbours - 1;
    std::array<std::int64_t, 8> keys;
    keys.fill(std::numeric_limits<std::int64_t>::min());
    for (std::size_t i = 0; i < numbers_.neighbours; ++i)
        keys[i] = std::int64_t{drops[i]} * 8 + static_cast<std::int64_t>(7 - ((i - start) & turn));
    sort_eight(keys);
    for (std::size_t i = 0; i < numbers_.neighbours; ++i) {
        const std::size_t neighbour = (7 - static_cast<std::size_t>(keys[i] & 7) + start) & turn;
        column.neighbour[i] = static_cast<std::uint8_t>(neighbour);
        numbers_.drops[i][lane] = static_cast<std::int32_t>(keys[i] >> 3);
        numbers_.moved[i][lane] = 0;
        numbers_.reach[i][lane] = neighbour < 4 ? 1 : root_two;
        numbers_.weight[i][lane] = neighbour < 4 ? 1 : diagonal_weight;
    }
    numbers_.down[lane] = 0;
    face(lane, ground_.top_material().at(x, y), ground_.top().at(x, y));
}

Drops ColumnBatch::drops(std::size_t lane) const {
    Drops drops;
    drops.fill(no_neighbour);
    for (std::size_t i = 0; i < numbers_.neighbours; ++i)
        drops[columns_[lane].neighbour[i]] = numbers_.drops[i][lane];
    return drops;
}

// Notes what a column has given. False: it gives no more.
bool ColumnBatch::go_on(std::size_t lane) {
    ColumnState& column = columns_[lane];
    const Units sum = numbers_.sum[lane];
    if (sum > 0) {
        ColumnPart& part = column.parts[column.given++];
        part.units = {};
        for (std::size_t i = 0; i < numbers_.neighbours; ++i)
            part.units[column.neighbour[i]] = numbers_.units[i][lane];
        part.sum = sum;
        part.layer = static_cast<std::int16_t>(column.layer);
        part.level = static_cast<std::uint8_t>(column.level);
        part.material = column.material;
    }
    if (sum < numbers_.there[lane]) {
        column.done = column.level > 0;
        column.next_layer = column.layer;
        column.next_left -= sum;
        return false;
    }
    --column.layer;
    const MaterialId material = column.below.material[column.layer];
    column.next_layer = -1;
    column.done = material == air_;  // its roof is gone: the cave opens in the next step
    if (column.done || ++column.level == levels) return false;
    numbers_.down[lane] += sum;
    face(lane, material, column.below.thickness[column.layer]);
    return true;
}

// A lane without a column gives nothing.
void ColumnBatch::release(std::size_t lane) {
    busy_[lane] = false;
    free_lanes_[free_++] = static_cast<std::uint8_t>(lane);
    numbers_.there[lane] = 0;
    numbers_.axis[lane] = std::numeric_limits<float>::max();
}

}  // namespace cuesta::thermal
