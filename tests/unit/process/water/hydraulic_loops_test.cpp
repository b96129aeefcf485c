// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_loops.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace cuesta {
namespace {

using hydraulic::Kinds;
using hydraulic::Loops;

constexpr std::int64_t columns = 48;
constexpr std::array widths{4, 8, 16};

// Numbers in [0, 1) that differ from cell to cell.
float scatter(std::size_t i, std::uint32_t kind) {
    const auto word = (static_cast<std::uint32_t>(i) * 2654435761u) ^ (kind * 0x9e3779b9u);
    return static_cast<float>((word * 2246822519u) >> 8) * 0x1p-24f;
}

std::vector<float> floats(std::uint32_t kind, float from, float to) {
    std::vector<float> made(columns + 2);
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = from + (to - from) * scatter(i, kind);
    return made;
}

std::vector<std::int32_t> ints(std::uint32_t kind, float from, float to) {
    std::vector<std::int32_t> made;
    for (const float value : floats(kind, from, to)) made.push_back(static_cast<int>(value));
    return made;
}

hydraulic::Numbers numbers() {
    hydraulic::Numbers n{};
    n.unit = 0x1p-17f, n.per_unit = 0x1p17f, n.quantum = 0x1p-20f, n.per_quantum = 0x1p20f;
    n.reach = 0.02f, n.half_per_spacing = 0.05f, n.capacity = 1.5f, n.concentration = 0.6f;
    n.least_slope2 = 1e-6f, n.settle = 0.1f, n.depth_share = 0.5f, n.trickle = 0.02f;
    n.most_load = 0x1p17f, n.film = 1e-3f, n.film_drop = 0.01f, n.dry = 1e-4f;
    n.shift_flux = 0.2f, n.phase_bed = 0.3f, n.phase_gain = 0.6f;
    return n;
}

// What all loops make of one row, by this width.
struct Made {
    std::vector<float> share = std::vector<float>(columns + 2), takes = share, flux = share,
                       fall = share, fall_south = share, able = share, load, wear, deposit;
    std::vector<std::int32_t> change = std::vector<std::int32_t>(columns + 2), gain = change,
                              special = change, surface, top, born;
    hydraulic::Exchanged exchanged;
    std::int64_t marked = 0;
};

float take_of(MaterialId material) {
    return (material == 1 ? 0.03f : 0.01f) * 0x1p17f;
}
float give_of(MaterialId material) {
    return material == 1 ? 8.0f : 8.5f;
}

Made work(const Loops& loops, std::int64_t& done, Kinds kinds = Kinds::two, bool parts = true) {
    const hydraulic::Numbers n = numbers();
    const auto depth = floats(1, 0, 0.02f), below = floats(2, 0, 0.02f);
    const auto east = floats(3, -0.1f, 0.1f), north = floats(4, -0.1f, 0.1f),
               south = floats(5, -0.1f, 0.1f), fall_n = floats(6, -1, 1);
    const auto bed = ints(8, 0, 4000), next = ints(9, 0, 4000), start = ints(10, 0, 4000);
    const auto low = ints(11, -4000, 0), high = ints(12, 4000, 8000);
    std::vector<MaterialId> material(columns + 2), buried(columns + 2);
    for (std::size_t i = 0; i < material.size(); ++i) {
        material[i] = scatter(i, 13) < 0.5f ? 1 : 2;
        buried[i] = scatter(i, 14) < 0.5f ? 0 : 1;
    }
    Made m;
    m.load = floats(15, 0, 0.01f);
    for (float& s : m.load) s = static_cast<float>(static_cast<int>(s * 0x1p20f)) * 0x1p-20f;
    m.wear = floats(16, 0, 1), m.deposit = floats(17, 0, 1);
    m.surface = ints(18, 0, 9000), m.top = ints(19, 0, 60), m.born = ints(20, -5000, 5000);
    const auto at = [](const auto& row) { return row.data() + 1; };
    const auto to = [](auto& row) { return row.data() + 1; };
    done = loops.concentration(
        n, columns,
        {at(depth), at(m.load), at(east), at(north), at(south), to(m.share), to(m.takes)});
    loops.flux(n, columns - 1,
               {at(east), at(m.share), at(m.share) + 1, at(m.takes), at(m.takes) + 1, to(m.flux)});
    loops.fall(n, columns, {at(depth), at(bed), at(below), at(next), to(m.fall)});
    loops.able(n, columns - 2, 0.25f,
               {at(depth), at(below), at(bed), at(next), at(east), at(north), at(south), at(fall_n),
                to(m.fall_south), to(m.able)});
    std::vector<float> take(columns + 2), give(columns + 2);
    for (std::size_t i = 0; i < take.size(); ++i) {
        take[i] = take_of(material[i]);
        give[i] = give_of(material[i]);
    }
    hydraulic::ExchangeRow row{};
    row.bed = at(bed), row.lowest = at(low), row.highest = at(high);
    row.start = parts ? at(start) : at(bed);
    row.depth = at(depth), row.able = at(m.able);
    row.kinds = kinds, row.top = at(material), row.sediment = 1, row.other = 2;
    row.take = to(take), row.give = to(give);
    row.load = to(m.load), row.change = to(m.change), row.gain = to(m.gain);
    loops.exchange(n, kinds, {1, take_of(1), give_of(1), take_of(2), give_of(2)}, columns, row,
                   m.exchanged);
    hydraulic::LayRow lay{};
    lay.surface = to(m.surface), lay.top = to(m.top), lay.born = to(m.born);
    lay.material = at(material), lay.buried = at(buried), lay.sediment = 1, lay.now = 7000;
    lay.wear = to(m.wear), lay.deposit = to(m.deposit);
    loops.lay(n, columns, lay, at(m.change), to(m.special), m.marked);
    return m;
}

void expect_equal(const Made& one, const Made& two) {
    EXPECT_EQ(one.share, two.share);
    EXPECT_EQ(one.takes, two.takes);
    EXPECT_EQ(one.fall, two.fall);
    EXPECT_EQ(one.fall_south, two.fall_south);
    EXPECT_EQ(one.able, two.able);
    EXPECT_EQ(one.load, two.load);
    EXPECT_EQ(one.change, two.change);
    EXPECT_EQ(one.gain, two.gain);
    EXPECT_EQ(one.special, two.special);
    EXPECT_EQ(one.surface, two.surface);
    EXPECT_EQ(one.top, two.top);
    EXPECT_EQ(one.born, two.born);
    EXPECT_EQ(one.wear, two.wear);
    EXPECT_EQ(one.deposit, two.deposit);
    EXPECT_EQ(one.marked, two.marked);
    EXPECT_EQ(one.exchanged.limited, two.exchanged.limited);
    EXPECT_EQ(one.exchanged.most_load, two.exchanged.most_load);
}

TEST(HydraulicLoops, all_widths_make_the_same_bits) {
    std::int64_t done = 0;
    for (const Kinds kinds : {Kinds::one, Kinds::two, Kinds::many})
        for (const bool parts : {false, true}) {
            const Made four = work(hydraulic::loops(4), done, kinds, parts);
            EXPECT_EQ(done, columns);
            if (parts) {
                EXPECT_GT(four.exchanged.limited, 0);
            }
            EXPECT_GT(four.marked, 0);
            for (const int width : widths) {
                const Made wide = work(hydraulic::loops(width), done, kinds, parts);
                expect_equal(wide, four);
                EXPECT_EQ(wide.exchanged.sums.laid, four.exchanged.sums.laid);
                EXPECT_EQ(wide.exchanged.sums.gain, four.exchanged.sums.gain);
                EXPECT_EQ(wide.exchanged.sums.other_off, four.exchanged.sums.other_off);
                EXPECT_EQ(wide.exchanged.sums.other_gain, four.exchanged.sums.other_gain);
            }
        }
}

TEST(HydraulicLoops, two_materials_are_told_apart_as_by_the_table) {
    for (const int width : widths) {
        std::int64_t done = 0;
        const Made two = work(hydraulic::loops(width), done, Kinds::two);
        const Made many = work(hydraulic::loops(width), done, Kinds::many);
        expect_equal(two, many);
        EXPECT_TRUE(two.exchanged.summed);
        EXPECT_FALSE(many.exchanged.summed);
        hydraulic::RowSums sums;
        std::vector<MaterialId> top(columns + 2);
        for (std::size_t i = 0; i < top.size(); ++i) top[i] = scatter(i, 13) < 0.5f ? 1 : 2;
        EXPECT_TRUE(hydraulic::sum_row(columns, two.change.data() + 1, two.gain.data() + 1,
                                       top.data() + 1, 1, 2, sums));
        EXPECT_EQ(two.exchanged.sums.laid, sums.laid);
        EXPECT_EQ(two.exchanged.sums.gain, sums.gain);
        EXPECT_EQ(two.exchanged.sums.other_off, sums.other_off);
        EXPECT_EQ(two.exchanged.sums.other_gain, sums.other_gain);
        EXPECT_GT(sums.other_off, 0);
        EXPECT_GT(sums.laid, 0);
    }
}

TEST(HydraulicLoops, water_carries_what_the_formula_says) {
    const hydraulic::Numbers n = numbers();
    // A slope of 0.1 to the east under water of one depth, which runs along it.
    std::vector<float> depth(34, 0.5f), east(34, 0.2f), none(34, 0.0f);
    std::vector<std::int32_t> bed(34);
    for (std::size_t i = 0; i < bed.size(); ++i)
        bed[i] = static_cast<std::int32_t>(0x1p17 * (100 - static_cast<double>(i)));
    for (const int width : widths) {
        std::vector<float> fall(34), able(34);
        hydraulic::loops(width).able(
            n, 16, 1.0f,
            {depth.data() + 1, depth.data() + 1, bed.data() + 1, bed.data() + 1, east.data() + 1,
             none.data(), none.data(), none.data(), fall.data(), able.data()});
        // Discharge 0.2, a fall of 1 over 10 m: sine 0.1 / sqrt(1.01).
        const double expected = 1.5 * 0.2 * 0.1 / std::sqrt(1.01);
        for (std::size_t i = 0; i < 16; ++i) {
            EXPECT_NEAR(double{able[i]}, expected, 1e-7) << width << ' ' << i;
            EXPECT_EQ(fall[i], 0);
        }
    }
}

// Rows of 3 and 7 columns end before the first vector: the plain loops do them.
TEST(HydraulicLoops, the_rest_of_a_row_has_the_same_bits_as_vectors) {
    const hydraulic::Numbers n = numbers();
    const auto depth = floats(1, 0, 0.02f), load = floats(2, 0, 0.01f);
    const auto east = floats(3, -0.1f, 0.1f), north = floats(4, -0.1f, 0.1f),
               south = floats(5, -0.1f, 0.1f);
    const auto bed = ints(8, 0, 4000), next = ints(9, 0, 4000);
    std::vector<float> whole(columns + 2), takes(columns + 2), fall(columns + 2), flux(columns + 2);
    hydraulic::concentration_row(n, 1, columns + 1, depth.data(), load.data(), east.data(),
                                 north.data(), south.data(), whole.data(), takes.data());
    hydraulic::fall_row(n, 1, columns + 1, depth.data(), bed.data(), load.data(), next.data(),
                        fall.data());
    hydraulic::flux_row(n, 1, columns, east.data(), whole.data(), whole.data() + 1, takes.data(),
                        takes.data() + 1, flux.data());
    for (std::int64_t from = 1; from + 3 <= columns; ++from) {
        std::vector<float> share(columns + 2), room(columns + 2), part(columns + 2),
            moved(columns + 2);
        hydraulic::concentration_row(n, from, from + 3, depth.data(), load.data(), east.data(),
                                     north.data(), south.data(), share.data(), room.data());
        hydraulic::fall_row(n, from, from + 3, depth.data(), bed.data(), load.data(), next.data(),
                            part.data());
        hydraulic::flux_row(n, from, from + 3, east.data(), whole.data(), whole.data() + 1,
                            takes.data(), takes.data() + 1, moved.data());
        for (std::int64_t x = from; x < from + 3; ++x) {
            const auto i = static_cast<std::size_t>(x);
            EXPECT_EQ(share[i], whole[i]);
            EXPECT_EQ(room[i], takes[i]);
            EXPECT_EQ(part[i], fall[i]);
            if (x < columns) {
                EXPECT_EQ(moved[i], flux[i]);
            }
        }
    }
}

TEST(HydraulicLoops, cells_without_change_are_not_touched) {
    const hydraulic::Numbers n = numbers();
    const std::vector<std::int32_t> none(16, 0);
    const std::vector<MaterialId> kinds(16, 1);
    for (const int width : widths) {
        std::vector<std::int32_t> surface(16, 5), top(16, 5), born(16, 3), special(16, -1);
        std::vector<float> wear(16, 0.25f), deposit(16, 0.5f);
        hydraulic::LayRow row{};
        row.surface = surface.data(), row.top = top.data(), row.born = born.data();
        row.material = kinds.data(), row.buried = kinds.data(), row.sediment = 1, row.now = 9;
        row.wear = wear.data(), row.deposit = deposit.data();
        std::int64_t marked = 0;
        EXPECT_EQ(hydraulic::loops(width).lay(n, 16, row, none.data(), special.data(), marked), 16);
        EXPECT_EQ(marked, 0);
        EXPECT_EQ(special, none);
        EXPECT_EQ(surface, std::vector<std::int32_t>(16, 5));
        EXPECT_EQ(born, std::vector<std::int32_t>(16, 3));
        EXPECT_EQ(deposit, std::vector<float>(16, 0.5f));
    }
}

}  // namespace
}  // namespace cuesta
