// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_rows.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace cuesta::hydraulic {
namespace {

// Whole vectors of any width, and cells behind the last one.
constexpr std::int64_t columns = 45;
constexpr std::size_t room = 64;
constexpr std::array widths{4, 8, 16};

// Numbers in [0, 1) that differ from cell to cell.
float scatter(std::size_t i, std::uint32_t kind) {
    const auto word = (static_cast<std::uint32_t>(i) * 2654435761u) ^ (kind * 0x9e3779b9u);
    return static_cast<float>((word * 2246822519u) >> 8) * 0x1p-24f;
}

std::vector<float> floats(std::uint32_t kind, float from, float to) {
    std::vector<float> made(room);
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = from + (to - from) * scatter(i, kind);
    return made;
}

std::vector<std::int32_t> ints(std::uint32_t kind, float from, float to) {
    std::vector<std::int32_t> made;
    for (const float value : floats(kind, from, to)) made.push_back(static_cast<int>(value));
    return made;
}

Coefficients coefficients() {
    Coefficients n{};
    n.unit = 0x1p-17f, n.per_unit = 0x1p17f, n.quantum = 0x1p-20f, n.per_quantum = 0x1p20f;
    n.courant_factor = 0.02f, n.half_per_spacing = 0.05f, n.capacity = 1.5f;
    n.concentration = 0.6f, n.least_slope2 = 1e-6f, n.deposit_share = 0.1f, n.depth_share = 0.5f;
    n.trickle = 0.02f, n.most_load = 0x1p17f, n.film = 1e-3f, n.film_drop = 0.01f, n.dry = 1e-4f;
    n.dither_flux = 0.2f, n.dither_bed = 0.3f, n.dither_gain = 0.6f;
    return n;
}

Tables tables() {
    Tables made{};
    made.erodibility[1] = 0.03f * 0x1p17f, made.erodibility[2] = 0.01f * 0x1p17f;
    made.yield[1] = 8, made.yield[2] = 8.5f;
    return made;
}

// What all kernels make of one row.
struct Made {
    std::vector<float> share = std::vector<float>(room), remaining = share, flux = share,
                       fall = share, fall_south = share, capacity = share, load, erosion, deposit;
    std::vector<std::int32_t> low = std::vector<std::int32_t>(room), high = low, change = low,
                              gained = low, special = low, surface, top, deposited_step;
    std::vector<MaterialId> material = std::vector<MaterialId>(room), buried = material;
    SideFluxes sides;
    Exchanged exchanged;
    bool marked = false;
};

Made work(const Kernels& kernels, Kinds kinds = Kinds::two, bool moved = true, bool plain = false) {
    const Coefficients n = coefficients();
    const auto depth = floats(1, 0, 0.02f), below = floats(2, 0, 0.02f);
    const auto east = floats(3, -0.1f, 0.1f), north = floats(4, -0.1f, 0.1f),
               south = floats(5, -0.1f, 0.1f), fall_n = floats(6, -1, 1);
    const auto bed = ints(8, 0, 4000), next = ints(9, 0, 4000), start = ints(10, 0, 4000),
               last = ints(11, 0, 8000);
    Made m;
    for (std::size_t i = 0; i < room; ++i) {
        m.material[i] = scatter(i, 13) < 0.5f ? 1 : 2;
        m.buried[i] = scatter(i, 14) < 0.5f ? 0 : 1;
    }
    m.load = floats(15, 0, 0.01f);
    for (float& s : m.load) s = static_cast<float>(static_cast<int>(s * 0x1p20f)) * 0x1p-20f;
    m.erosion = floats(16, 0, 1), m.deposit = floats(17, 0, 1);
    m.surface = ints(18, 0, 9000), m.top = ints(19, 0, 60), m.deposited_step = ints(20, -5e3, 5e3);
    const auto at = [](auto& row) { return row.data() + 2; };
    const ConcentrationRow concentrations{
        at(depth), at(m.load), {at(east), at(north), at(south)}, at(m.share), at(m.remaining)};
    kernels.concentration(n, {-1, columns}, concentrations);
    const auto share = m.share, remaining = m.remaining;
    const auto before = floats(21, 0, 0.1f), room_before = floats(22, -1, 1);
    kernels.concentration_and_flux(n, {-1, columns}, concentrations,
                                   {at(before), at(room_before), at(m.flux)});
    EXPECT_EQ(m.share, share);
    EXPECT_EQ(m.remaining, remaining);
    m.sides = kernels.carry(
        n, columns, {at(east), at(m.share), at(m.remaining), at(m.flux), at(fall_n), at(m.load)});
    for (float& s : m.load) s = std::max(s, 0.0f);
    kernels.fall(n, columns, {at(depth), at(bed), at(below), at(next), at(m.fall)});
    kernels.capacity(n, columns,
                     {at(depth),
                      at(below),
                      at(bed),
                      at(next),
                      {at(east), at(north), at(south)},
                      at(fall_n),
                      at(m.fall_south),
                      at(m.capacity)});
    kernels.range({-1, columns + 1}, {at(next), at(bed), at(last)}, at(m.low), at(m.high));
    std::vector<float> erodibility(room), yield(room);
    const bool one = kinds == Kinds::one;
    m.exchanged =
        kernels.exchange(n, tables(), columns,
                         {at(depth),
                          at(m.capacity),
                          at(bed),
                          at(m.low),
                          at(m.high),
                          moved ? at(start) : at(bed),
                          {kinds, one ? nullptr : at(m.material), 1,
                           one ? MaterialId{1} : MaterialId{2}, at(erodibility), at(yield)},
                          at(m.load),
                          at(m.change),
                          at(m.gained),
                          {}});
    const LayRow row{at(m.surface),  at(m.top),     at(m.deposited_step),
                     at(m.material), at(m.buried),  1,
                     7000,           at(m.erosion), at(m.deposit)};
    if (plain)
        kernels.lay_plain(n, columns, row, at(m.change));
    else
        m.marked = kernels.lay(n, columns, row, at(m.change), at(m.special));
    return m;
}

void expect_equal(const Made& one, const Made& two) {
    EXPECT_EQ(one.share, two.share);
    EXPECT_EQ(one.remaining, two.remaining);
    EXPECT_EQ(one.flux, two.flux);
    EXPECT_EQ(one.sides.west, two.sides.west);
    EXPECT_EQ(one.sides.east, two.sides.east);
    EXPECT_EQ(one.fall, two.fall);
    EXPECT_EQ(one.fall_south, two.fall_south);
    EXPECT_EQ(one.capacity, two.capacity);
    EXPECT_EQ(one.low, two.low);
    EXPECT_EQ(one.high, two.high);
    EXPECT_EQ(one.load, two.load);
    EXPECT_EQ(one.change, two.change);
    EXPECT_EQ(one.gained, two.gained);
    EXPECT_EQ(one.special, two.special);
    EXPECT_EQ(one.surface, two.surface);
    EXPECT_EQ(one.top, two.top);
    EXPECT_EQ(one.deposited_step, two.deposited_step);
    EXPECT_EQ(one.erosion, two.erosion);
    EXPECT_EQ(one.deposit, two.deposit);
    EXPECT_EQ(one.marked, two.marked);
    EXPECT_EQ(one.exchanged.limited, two.exchanged.limited);
    EXPECT_EQ(one.exchanged.most_load, two.exchanged.most_load);
    EXPECT_EQ(one.exchanged.sums, two.exchanged.sums);
}

TEST(HydraulicRows, vectors_make_the_bits_of_single_cells) {
    for (const Kinds kinds : {Kinds::one, Kinds::two, Kinds::many})
        for (const bool moved : {false, true}) {
            const Made cells = work(kernels(1), kinds, moved);
            if (moved) {
                EXPECT_GT(cells.exchanged.limited, 0);
            }
            EXPECT_TRUE(cells.marked);
            EXPECT_GT(cells.exchanged.sums.deposited, 0);
            EXPECT_GT(cells.exchanged.sums.gained, 0);
            for (const int width : widths) expect_equal(work(kernels(width), kinds, moved), cells);
        }
    for (const int width : widths)
        expect_equal(work(kernels(width), Kinds::two, true, true),
                     work(kernels(1), Kinds::two, true, true));
}

TEST(HydraulicRows, two_materials_are_told_apart_as_by_the_table) {
    for (const int width : widths) {
        const Made two = work(kernels(width), Kinds::two);
        expect_equal(two, work(kernels(width), Kinds::many));
        EXPECT_GT(two.exchanged.sums.other_eroded, 0);
        EXPECT_GT(two.exchanged.sums.other_gained, 0);
        EXPECT_LT(two.exchanged.sums.other_gained, two.exchanged.sums.gained);
    }
}

TEST(HydraulicRows, nothing_behind_the_row_is_written) {
    for (const int width : widths) {
        const Made made = work(kernels(width)), before = [] {
            Made m;
            m.load = floats(15, 0, 0.01f), m.surface = ints(18, 0, 9000);
            return m;
        }();
        const auto behind = static_cast<std::size_t>(columns) + 2;
        for (std::size_t i = behind; i < room; ++i) {
            EXPECT_EQ(made.capacity[i], 0);
            EXPECT_EQ(made.share[i], 0);
            EXPECT_EQ(made.change[i], 0);
            EXPECT_EQ(made.surface[i], before.surface[i]);
            EXPECT_NEAR(made.load[i], before.load[i], 0x1p-20f);
        }
    }
}

TEST(HydraulicRows, layers_that_begin_or_end_are_left_to_others) {
    Coefficients n = coefficients();
    n.unit = 0.125f;
    std::int32_t surface[4] = {100, 100, 100, 100}, top[4] = {10, 10, 10, 10},
                 deposited_step[4] = {};
    const MaterialId material[4] = {6, 6, 0, 0}, buried[4] = {1, 1, 1, 0};
    float erosion[4] = {}, deposit[4] = {};
    const std::int32_t change[4] = {3, -10, 2, -20};
    std::int32_t special[4];
    const LayRow row{surface, top, deposited_step, material, buried, 6, 5, erosion, deposit};
    EXPECT_TRUE(kernels().lay(n, 4, row, change, special));
    EXPECT_EQ(surface[0], 103);
    EXPECT_EQ(top[0], 13);
    EXPECT_EQ(deposit[0], 3 * 0.125f);
    EXPECT_NE(special[1], 0);  // the layer would be used up
    EXPECT_NE(special[2], 0);  // sediment on rock
    EXPECT_EQ(surface[2], 100);
    EXPECT_EQ(top[3], -10);  // the bed has no end
    EXPECT_EQ(erosion[3], 20 * 0.125f);
}

TEST(HydraulicRows, cells_without_change_are_not_touched) {
    const Coefficients n = coefficients();
    const std::vector<std::int32_t> none(20, 0);
    const std::vector<MaterialId> kinds(20, 1);
    for (const int width : {1, 4, 8, 16}) {
        std::vector<std::int32_t> surface(20, 5), top(20, 5), deposited_step(20, 3),
            special(20, -1);
        std::vector<float> erosion(20, 0.25f), deposit(20, 0.5f);
        const LayRow row{
            surface.data(), top.data(),    deposited_step.data(), kinds.data(), kinds.data(), 1, 9,
            erosion.data(), deposit.data()};
        EXPECT_FALSE(kernels(width).lay(n, 20, row, none.data(), special.data()));
        EXPECT_EQ(special, none);
        EXPECT_EQ(surface, std::vector<std::int32_t>(20, 5));
        EXPECT_EQ(deposited_step, std::vector<std::int32_t>(20, 3));
        EXPECT_EQ(erosion, std::vector<float>(20, 0.25f));
        EXPECT_EQ(deposit, std::vector<float>(20, 0.5f));
    }
}

TEST(HydraulicRows, sums_tell_rock_from_sediment) {
    const std::int32_t change[3] = {5, -3, -4}, gained[3] = {0, 6, 9};
    const MaterialId top[3] = {6, 6, 1};
    EXPECT_EQ(sums_of(3, change, gained, top, 6), (RowSums{5, 15, 4, 9}));
    EXPECT_EQ(sums_of(3, change, gained, nullptr, 6), (RowSums{5, 15, 0, 0}));
}

TEST(HydraulicRows, kinds_of_rock_are_counted) {
    std::vector<MaterialId> top(40, 6);
    MaterialId other = 3;
    EXPECT_EQ(kinds_of(40, top.data(), 6, other), Kinds::two);
    top[39] = 5;
    EXPECT_EQ(kinds_of(40, top.data(), 6, other), Kinds::two);
    EXPECT_EQ(other, 5);
    EXPECT_EQ(kinds_of(39, top.data(), 6, other), Kinds::two);
    top[7] = 4;
    EXPECT_EQ(kinds_of(40, top.data(), 6, other), Kinds::many);
}

// A row of 21 cells: the last ones are behind the last vector of any width.
TEST(HydraulicRows, sums_hold_for_changes_of_any_size) {
    Coefficients n{};
    n.unit = 1, n.per_unit = 1, n.quantum = 1, n.per_quantum = 1, n.deposit_share = 1;
    n.depth_share = 1, n.dither_bed = 0.5f, n.film_drop = 1;
    Tables all_one{};
    all_one.erodibility.fill(1), all_one.yield.fill(1);
    for (const int width : {1, 4, 8, 16})
        for (const float size : {100.0f, 0x1p22f, 0x1p24f}) {
            std::vector<std::int32_t> bed(23, 1 << 28), low(23, 0), high(23, 1 << 29), change(23),
                gained(23);
            std::vector<float> depth(23, 0x1p27f), capacity(23), load(23, 0.0f);
            std::vector<MaterialId> top(23, 2);
            for (std::size_t i = 0; i < 21; ++i) capacity[i + 1] = size * static_cast<float>(i % 3);
            load[5] = load[20] = size;  // nothing can be carried there: all of it settles
            capacity[5] = capacity[20] = 0;
            top[3] = top[19] = 1;
            const Exchanged made = kernels(width).exchange(n, all_one, 21,
                                                           {depth.data() + 1,
                                                            capacity.data() + 1,
                                                            bed.data() + 1,
                                                            low.data() + 1,
                                                            high.data() + 1,
                                                            bed.data() + 1,
                                                            {Kinds::two, top.data() + 1, 1, 2},
                                                            load.data() + 1,
                                                            change.data() + 1,
                                                            gained.data() + 1,
                                                            {}});
            EXPECT_EQ(made.sums,
                      sums_of(21, change.data() + 1, gained.data() + 1, top.data() + 1, 1));
            EXPECT_EQ(made.sums.deposited, static_cast<std::int64_t>(2 * size));
            EXPECT_GT(made.sums.other_eroded, 0);
            EXPECT_EQ(made.most_load, *std::max_element(load.begin() + 1, load.begin() + 22));
        }
}

}  // namespace
}  // namespace cuesta::hydraulic
