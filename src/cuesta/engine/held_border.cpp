// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/held_border.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr std::string_view border_state = "held_border";

// Samples of the border in a fixed order: north, south, west, east.
struct BorderSamples {
    std::int64_t columns, rows;
    std::size_t size() const {
        return static_cast<std::size_t>(2 * columns + 2 * std::max<std::int64_t>(0, rows - 2));
    }
    // Calls visit(index, x, y), coordinates of the map, for those of a block.
    template <class Visit>
    void over(const Block& block, Visit&& visit) const {
        std::size_t index = 0;
        const auto one = [&](std::int64_t x, std::int64_t y) {
            if (block.contains(x, y)) visit(index, x, y);
            ++index;
        };
        for (std::int64_t x = 0; x < columns; ++x) one(x, 0);
        for (std::int64_t x = 0; x < columns; ++x) one(x, rows - 1);
        for (std::int64_t y = 1; y < rows - 1; ++y) one(0, y);
        for (std::int64_t y = 1; y < rows - 1; ++y) one(columns - 1, y);
    }
};

BorderSamples samples_of(const Grid& grid) {
    return {grid.columns, grid.rows};
}

struct Held {
    double fade_m = 0;
    std::vector<float> heights;
};

Held held_of(const Terrain& terrain) {
    const std::vector<std::byte>& bytes = *terrain.states.find(border_state)->second;
    Held held;
    held.heights.resize(samples_of(terrain.grid()).size());
    if (bytes.size() != sizeof(double) + held.heights.size() * sizeof(float))
        throw Error("the held border of a saved land is damaged");
    std::memcpy(&held.fade_m, bytes.data(), sizeof(double));
    std::memcpy(held.heights.data(), bytes.data() + sizeof(double), bytes.size() - sizeof(double));
    return held;
}

void keep(Terrain& terrain, const Held& held) {
    std::vector<std::byte> bytes(sizeof(double) + held.heights.size() * sizeof(float));
    std::memcpy(bytes.data(), &held.fade_m, sizeof(double));
    std::memcpy(bytes.data() + sizeof(double), held.heights.data(),
                held.heights.size() * sizeof(float));
    terrain.states[std::string(border_state)] =
        std::make_shared<const std::vector<std::byte>>(std::move(bytes));
}

// A float that is a whole multiple of the held unit.
float rounded(float height_m) {
    return static_cast<float>(std::floor(double{height_m} / held_unit_m + 0.5) * held_unit_m);
}

// Brings one column to a surface, from above.
void bring_to(LayerStack& ground, std::int64_t x, std::int64_t y, Units wanted, std::int32_t now,
              LayerBook& book) {
    if (ground.surface().at(x, y) > wanted)
        ground.remove(x, y, ground.surface().at(x, y) - wanted, book,
                      [&](MaterialId material, Units off) { book.out[material] += off; });
    const Units missing = wanted - ground.surface().at(x, y);  // also where a cave has opened
    if (missing <= 0) return;
    if (!ground.layered()) {
        ground.surface().at(x, y) = wanted;
        book.in[ground.bed_material()] += missing;
        return;
    }
    const MaterialId top = ground.top_material().at(x, y);
    ground.add(x, y, top, missing, now, book);
    book.in[top] += missing;
}

void put_back(Terrain& terrain, const Held& held) {
    const Block& block = terrain.block();
    const BorderSamples border = samples_of(terrain.grid());
    if (!terrain.settled()) {
        border.over(block, [&](std::size_t i, std::int64_t x, std::int64_t y) {
            terrain.height().at(x - block.x0, y - block.y0) = held.heights[i];
        });
        return;
    }
    const LayerStack& seen = std::as_const(terrain).ground();
    const double units_per_m = 1 / seen.unit_m();
    if (seen.unit_m() > held_unit_m)
        throw Error("the border of land higher than 40 km cannot be held",
                    "Refine land that is lower");
    struct Moved {
        std::int64_t x, y;
        Units wanted;
    };
    std::vector<Moved> moved;
    border.over(block, [&](std::size_t i, std::int64_t x, std::int64_t y) {
        const auto wanted = static_cast<Units>(double{held.heights[i]} * units_per_m);
        if (seen.surface().at(x - block.x0, y - block.y0) != wanted)
            moved.push_back({x - block.x0, y - block.y0, wanted});
    });
    if (moved.empty()) return;
    LayerStack& ground = terrain.ground();
    LayerBook book;
    for (const auto& [x, y, wanted] : moved) bring_to(ground, x, y, wanted, terrain.now, book);
    terrain.ledger.book(book, ground.unit_m());
}

// The heights of all blocks, rounded; the same on each.
std::vector<float> border_heights(Terrain& terrain, Communicator& comm) {
    terrain.show_height();
    const Block& block = terrain.block();
    const BorderSamples border = samples_of(terrain.grid());
    std::vector<std::int64_t> units(border.size());
    border.over(block, [&](std::size_t i, std::int64_t x, std::int64_t y) {
        const float height =
            rounded(std::as_const(terrain).height().at(x - block.x0, y - block.y0));
        units[i] = static_cast<std::int64_t>(double{height} / held_unit_m);
    });
    comm.sum(units);
    std::vector<float> heights;
    for (const std::int64_t one : units)
        heights.push_back(static_cast<float>(static_cast<double>(one) * held_unit_m));
    return heights;
}

// How much of a change counts at a sample of the map: 0 on the border, 1 from `width` samples on.
double share_at(const Grid& grid, std::int64_t x, std::int64_t y, double width) {
    const std::int64_t from_x = std::min(x, grid.columns - 1 - x);
    const std::int64_t from_y = std::min(y, grid.rows - 1 - y);
    const double share = std::min(1.0, static_cast<double>(std::min(from_x, from_y)) / width);
    // Neither slope nor curvature begins with a jump, or the border would show as a crease.
    return share * share * share * (10 + share * (6 * share - 15));
}

// Calls visit(x, y, share), coordinates of the block, row by row where the share is below 1.
template <class Visit>
void over_band(const Terrain& terrain, Visit&& visit) {
    const Grid& grid = terrain.grid();
    const Block& block = terrain.block();
    const double width = held_of(terrain).fade_m / grid.spacing_m;
    const auto near = static_cast<std::int64_t>(std::ceil(width));
    // Columns of the block in the band on its western and eastern side.
    const std::int64_t west = std::clamp<std::int64_t>(near - block.x0, 0, block.columns);
    const std::int64_t east =
        std::clamp<std::int64_t>(grid.columns - near - block.x0, west, block.columns);
    for (std::int64_t y = 0; y < block.rows; ++y) {
        const std::int64_t on_y = block.y0 + y;
        const bool whole_row = std::min(on_y, grid.rows - 1 - on_y) < near;
        for (std::int64_t x = 0; x < block.columns; ++x) {
            if (!whole_row && x >= west && x < east) x = east;
            if (x >= block.columns) break;
            visit(x, y, share_at(grid, block.x0 + x, on_y, width));
        }
    }
}

// Whether places in the world are exact numbers, so that windows of it have the same ones.
bool places_are_exact(const Grid& grid) {
    const auto exact = [](double metres) {
        const double parts = metres * 0x1p16;
        return parts == std::floor(parts) && std::abs(metres) < 0x1p31;
    };
    return exact(grid.spacing_m) && exact(grid.origin_x_m) && exact(grid.origin_y_m);
}

}  // namespace

bool has_held_border(const Run& run) {
    return run.domain.block(0).terrain.states.contains(border_state);
}

void begin_held_border(Run& run, double fade_m) {
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        const Held held{fade_m, border_heights(state.terrain, comm)};
        keep(state.terrain, held);
        put_back(state.terrain, held);
    });
}

BorderUse border_use(const Run& run, const StagePlan& stage) {
    const bool surface = stage.op->kind != OperatorKind::process;
    if (!surface || !stage.into.empty()) return BorderUse::held;
    if (stage.op->kind != OperatorKind::generator || !stage.mask.empty()) return BorderUse::faded;
    const auto scaling = stage.values.find("scaling");
    const bool of_world = scaling != stage.values.end() &&
                          std::get_if<std::string>(&scaling->second) != nullptr &&
                          std::get<std::string>(scaling->second) == "world";
    for (const auto& [name, value] : stage.values)
        if (const auto* either = std::get_if<FieldOrNumber>(&value))
            if (!either->field.empty()) return BorderUse::faded;
    return of_world && places_are_exact(run.plan.grid) ? BorderUse::taken : BorderUse::faded;
}

void hold_border(Run& run, BorderUse use) {
    run.domain.for_each_block([&](BlockState& state, Communicator& comm) {
        Held held = held_of(state.terrain);
        if (use == BorderUse::taken) {
            held.heights = border_heights(state.terrain, comm);
            keep(state.terrain, held);
        }
        put_back(state.terrain, held);
    });
}

void EasedBand::remember(const Terrain& terrain) {
    before_.clear();
    unit_m_ = terrain.ground().unit_m();
    const IntField& surface = terrain.ground().surface();
    over_band(terrain,
              [&](std::int64_t x, std::int64_t y, double) { before_.push_back(surface.at(x, y)); });
}

void EasedBand::ease(Terrain& terrain) {
    const LayerStack& seen = std::as_const(terrain).ground();
    const double scale = unit_m_ / seen.unit_m();  // 1, or a half where a coarser unit was needed
    struct Moved {
        std::int64_t x, y;
        Units wanted;
    };
    std::vector<Moved> moved;
    std::size_t i = 0;
    over_band(terrain, [&](std::int64_t x, std::int64_t y, double share) {
        const double before = std::floor(before_[i++] * scale);
        const Units now = seen.surface().at(x, y);
        const auto wanted = static_cast<Units>(before + std::floor(share * (now - before) + 0.5));
        if (wanted != now) moved.push_back({x, y, wanted});
    });
    if (moved.empty()) return;
    LayerStack& ground = terrain.ground();
    LayerBook book;
    for (const auto& [x, y, wanted] : moved) bring_to(ground, x, y, wanted, terrain.now, book);
    terrain.ledger.book(book, ground.unit_m());
}

void fill_fading(const Terrain& terrain, const Field* mask, Field& out) {
    const Grid& grid = terrain.grid();
    const Block& block = terrain.block();
    const double width = held_of(terrain).fade_m / grid.spacing_m;
    parallel_for(
        0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    out.at(x, y) =
                        static_cast<float>(share_at(grid, block.x0 + x, block.y0 + y, width) *
                                           (mask == nullptr ? 1.0 : double{mask->at(x, y)}));
        });
}

}  // namespace cuesta
