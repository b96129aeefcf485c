// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_lakes.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/rock/cavity.h"
#include "cuesta/terrain/carry.h"
#include "cuesta/terrain/surface_water.h"

namespace cuesta {
namespace {

constexpr Units quantum = 8;                   // units of the ground in one of water
constexpr std::int64_t most_quanta = 1 << 24;  // what a float counts without gaps

// The lowest cavities of a block with their water, all in units of the ground.
struct Lakes {
    IntField floor, roof, depth;  // roof == floor: no cavity
    explicit Lakes(FieldShape shape) : floor(shape), roof(shape), depth(shape) {}

    bool overlap(std::int64_t x, std::int64_t y, std::int64_t nx, std::int64_t ny) const {
        return std::max(floor.at(x, y), floor.at(nx, ny)) <
               std::min(roof.at(x, y), roof.at(nx, ny));
    }

    // What (x, y) gives to its neighbour; below 0 what it takes.
    Units given(std::int64_t x, std::int64_t y, std::int64_t nx, std::int64_t ny,
                double rate) const {
        const Units low = floor.at(x, y), low_n = floor.at(nx, ny), high_n = roof.at(nx, ny);
        if (!overlap(x, y, nx, ny)) return 0;
        const std::int64_t level = std::int64_t{low} + depth.at(x, y);
        const std::int64_t level_n = std::int64_t{low_n} + depth.at(nx, ny);
        if (level < level_n) return -given(nx, ny, x, y, rate);
        const auto share = static_cast<std::int64_t>(static_cast<double>(level - level_n) * rate);
        const std::int64_t above = level - std::max(low, low_n);
        const std::int64_t room = (std::int64_t{high_n} - level_n) / 4;
        const std::int64_t part = std::min({share, above, room, std::int64_t{depth.at(x, y)} / 4});
        return static_cast<Units>(std::max<std::int64_t>(part, 0) / quantum * quantum);
    }

    // What drains from (x, y) to the slope of its neighbour.
    Units drained(std::int64_t x, std::int64_t y, std::int64_t nx, std::int64_t ny,
                  const IntField& surface) const {
        const Units low = floor.at(x, y), high = roof.at(x, y), outside = surface.at(nx, ny);
        if (low >= high || outside >= high || overlap(x, y, nx, ny)) return 0;
        const std::int64_t above =
            std::int64_t{low} + depth.at(x, y) - std::max<std::int64_t>(low, outside);
        const std::int64_t part = std::min<std::int64_t>(above, depth.at(x, y)) / 4;
        return static_cast<Units>(std::max<std::int64_t>(part, 0) / quantum * quantum);
    }
};

}  // namespace

StepReport CaveLakes::apply(Terrain& terrain, const StepContext& step) const {
    Field& water = terrain.make(field::water);
    Field& cave_water = terrain.make(field::cave_water);
    Field& rest = terrain.make("cave_lakes.rest");
    WaterBalance book;
    const MaterialId air = terrain.materials().air();
    const LayerStack& columns = std::as_const(terrain).ground();
    if (!step.comm.any(has_cavities(columns, air))) {
        // Water of caves that are gone.
        for (std::int64_t y = 0; y < columns.shape().rows; ++y)
            for (std::int64_t x = 0; x < columns.shape().columns; ++x) {
                if (cave_water.at(x, y) == 0) continue;
                const float before = water.at(x, y), held = cave_water.at(x, y);
                water.at(x, y) += std::max(0.0f, held);
                cave_water.at(x, y) = 0;
                book.book({before, held}, {water.at(x, y)});
            }
        book.post(terrain.ledger);
        return {};
    }
    LayerStack& ground = terrain.ground();
    const std::int64_t count = ground.shape().columns, rows = ground.shape().rows;
    const double quantum_m = quantum * ground.unit_m();
    const FieldValue seeping = step.value_of(inflow);
    Lakes lakes(ground.shape());
    StepReport report;

    // Where the cavities are, what no longer fits and what seeps in.
    struct Seeped {
        std::int64_t full = 0, quanta = 0;
        WaterBalance book;
        void merge(const Seeped& other) {
            full += other.full, quanta += other.quanta;
            book.merge(other.book);
        }
    };
    const auto merged = [](auto all, const auto& part) {
        all.merge(part);
        return all;
    };
    const Seeped seeped = ordered_reduce(
        0, rows, rows_per_piece(count), Seeped{},
        [&](std::int64_t lo, std::int64_t hi) {
            Seeped part;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < count; ++x) {
                    const Cavity cavity = lowest_cavity(ground, x, y, air).value_or(Cavity{});
                    lakes.floor.at(x, y) = cavity.floor, lakes.roof.at(x, y) = cavity.roof;
                    const std::int64_t most =
                        std::min<std::int64_t>(cavity.air() / quantum, most_quanta);
                    // Whole quanta; a field made by others may hold a rest.
                    const double given = std::max(0.0, cave_water.at(x, y) / quantum_m);
                    const auto held = static_cast<std::int64_t>(std::min(given, 0x1p40));
                    std::int64_t quanta = std::min(held, most);
                    const double kept_m = static_cast<double>(quanta) * quantum_m;
                    if (cave_water.at(x, y) != kept_m) {
                        const float before = water.at(x, y);
                        water.at(x, y) += static_cast<float>(given * quantum_m - kept_m);
                        part.book.book({before, cave_water.at(x, y)}, {water.at(x, y), kept_m});
                    }
                    float& carried = rest.at(x, y);
                    if (most > 0) {
                        const double wanted = double{std::max(0.0f, seeping.at(x, y))} / quantum_m;
                        const std::int64_t taken =
                            whole_units(static_cast<float>(std::min(wanted, 0x1p29)), carried);
                        part.full += quanta + taken > most ? 1 : 0;
                        part.quanta += std::min(quanta + taken, most) - quanta;
                        quanta = std::min(quanta + taken, most);
                    }
                    lakes.depth.at(x, y) = static_cast<Units>(quanta * quantum);
                }
            return part;
        },
        merged);
    report.count("full_caves", seeped.full);
    book.merge(seeped.book);
    if (seeped.quanta > 0) add_units(book.in, seeped.quanta, quantum_m);

    // Levels even out, open caves drain.
    const HaloView views[] = {HaloView(lakes.floor), HaloView(lakes.roof), HaloView(lakes.depth)};
    step.comm.exchange(views, Outside::zero);  // no cavity beyond the map
    step.comm.exchange(ground.surface(), Outside::repeat);
    const IntField& surface = ground.surface();
    const Borders border = borders_of(step.grid, step.block);
    book.merge(ordered_reduce(
        0, rows, rows_per_piece(count), WaterBalance{},
        [&](std::int64_t lo, std::int64_t hi) {
            WaterBalance part;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < count; ++x) {
                    std::int64_t here = lakes.depth.at(x, y), risen = 0;
                    const auto pair = [&](std::int64_t nx, std::int64_t ny, bool outside) {
                        if (outside) return;
                        here -= lakes.given(x, y, nx, ny, rate);
                        here -= lakes.drained(x, y, nx, ny, surface);
                        risen += lakes.drained(nx, ny, x, y, surface);
                    };
                    pair(x - 1, y, border.west && x == 0);
                    pair(x + 1, y, border.east && x == count - 1);
                    pair(x, y - 1, border.north && y == 0);
                    pair(x, y + 1, border.south && y == rows - 1);
                    cave_water.at(x, y) =
                        static_cast<float>(static_cast<double>(here) * ground.unit_m());
                    if (risen == 0) continue;
                    const double risen_m = static_cast<double>(risen) * ground.unit_m();
                    const float before = water.at(x, y);
                    water.at(x, y) += static_cast<float>(risen_m);
                    part.book({before}, {water.at(x, y)}, risen_m);
                }
            return part;
        },
        merged));
    book.post(terrain.ledger);
    return report;
}

template OperatorRow describe<CaveLakes>();

}  // namespace cuesta
