// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_loops.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace cuesta {
namespace {

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
                       fall = share, able = share, sinks = share, rises = share, load, wear,
                       deposit;
    std::vector<std::int32_t> change = std::vector<std::int32_t>(columns + 2), gain = change,
                              special = change, surface, top, born;
    std::int64_t limited = 0, marked = 0;
};

Made work(const Loops& loops, std::int64_t& done) {
    const hydraulic::Numbers n = numbers();
    const auto depth = floats(1, 0, 0.02f), below = floats(2, 0, 0.02f);
    const auto east = floats(3, -0.1f, 0.1f), north = floats(4, -0.1f, 0.1f),
               south = floats(5, -0.1f, 0.1f), fall_n = floats(6, -1, 1), fall_s = floats(7, -1, 1);
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
    hydraulic::ExchangeRow row{};
    row.bed = at(bed), row.lowest = at(low), row.highest = at(high), row.start = at(start);
    row.depth = at(depth), row.east = at(east), row.north = at(north), row.south = at(south);
    row.fall_east = at(m.fall), row.fall_north = at(fall_n), row.fall_south = at(fall_s);
    row.material = 1;
    row.able = to(m.able), row.sinks = to(m.sinks), row.rises = to(m.rises);
    row.load = to(m.load), row.change = to(m.change), row.gain = to(m.gain);
    loops.exchange(n, 0.03f * 0x1p17f, 8.5f, columns, row, m.limited);
    hydraulic::LayRow lay{};
    lay.surface = to(m.surface), lay.top = to(m.top), lay.born = to(m.born);
    lay.material = at(material), lay.buried = at(buried), lay.sediment = 1, lay.now = 7000;
    lay.wear = to(m.wear), lay.deposit = to(m.deposit);
    loops.lay(n, columns, lay, at(m.change), to(m.special), m.marked);
    return m;
}

TEST(HydraulicLoops, all_widths_make_the_same_bits) {
    std::int64_t done = 0;
    const Made four = work(hydraulic::loops(4), done);
    EXPECT_EQ(done, columns);
    EXPECT_GT(four.limited, 0);
    EXPECT_GT(four.marked, 0);
    for (const int width : widths) {
        const Made wide = work(hydraulic::loops(width), done);
        EXPECT_EQ(wide.share, four.share);
        EXPECT_EQ(wide.takes, four.takes);
        EXPECT_EQ(wide.fall, four.fall);
        EXPECT_EQ(wide.load, four.load);
        EXPECT_EQ(wide.change, four.change);
        EXPECT_EQ(wide.gain, four.gain);
        EXPECT_EQ(wide.special, four.special);
        EXPECT_EQ(wide.surface, four.surface);
        EXPECT_EQ(wide.top, four.top);
        EXPECT_EQ(wide.born, four.born);
        EXPECT_EQ(wide.wear, four.wear);
        EXPECT_EQ(wide.deposit, four.deposit);
        EXPECT_EQ(wide.limited, four.limited);
        EXPECT_EQ(wide.marked, four.marked);
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
