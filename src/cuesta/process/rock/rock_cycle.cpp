// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/rock_cycle.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "cuesta/operator/describe.h"
#include "cuesta/process/rock/rock_rules.h"

namespace cuesta {
namespace {

// A mark of the uppermost layer that another thickness or material does not share; never 0.
float mark_of(Units thickness, MaterialId material) {
    const std::uint32_t mixed =
        static_cast<std::uint32_t>(thickness) * 0x9e3779b1u + (material + 1u) * 0x85ebca77u;
    return static_cast<float>((mixed >> 8) + 1);
}

// Of each tile: the earliest step of anything buried in it, found once for its layers and a table
// of waits. Kept from step to step only to save the search.
struct EarliestBuried {
    struct OfTile {
        LayerStack::BuriedState state;
        std::uint64_t key = 0;  // of the table
        std::int32_t step = 0;
    };
    std::vector<OfTile> tiles;
};

// Walks over the tiles of a block.
struct Walk {
    const RockCycle& cycle;
    const RockRules& rules;
    LayerStack& ground;
    const Field* water;
    Field* seen;
    std::int32_t now;
    EarliestBuried& earliest;

    struct Tile {
        std::int64_t x0, x1, y0, y1;
    };

    // The age of loose rock under water, and of a layer that has changed, begins again.
    void begin_ages(std::int64_t y0, std::int64_t y1) const {
        for (std::int64_t y = y0; y < y1; ++y)
            for (std::int64_t x = 0; x < ground.shape().columns; ++x) {
                const MaterialId material = ground.top_material().at(x, y);
                std::int32_t& deposited_step = ground.top_deposited_step().at(x, y);
                if (water != nullptr && water->at(x, y) > 0 && rules.loose[material])
                    deposited_step = now + 1;
                if (seen == nullptr) continue;
                const float mark = mark_of(ground.top().at(x, y), material);
                float& old = seen->at(x, y);
                if (old != 0 && old != mark) deposited_step = now + 1;
                old = mark;
            }
    }

    // In which of a row of tiles an uppermost layer is due. Row by row: that is how they lie.
    std::vector<std::uint8_t> tops_due(std::int64_t y0, std::int64_t y1) const {
        const std::int64_t columns = ground.shape().columns;
        std::vector<std::uint8_t> due(
            static_cast<std::size_t>((columns + LayerStack::tile - 1) / LayerStack::tile));
        for (std::int64_t y = y0; y < y1; ++y) {
            const std::int32_t* deposited_step = ground.top_deposited_step().row(y);
            const MaterialId* material = ground.top_material().row(y);
            const std::uint8_t* buried = ground.buried().row(y);
            for (std::size_t i = 0; i < due.size(); ++i) {
                const std::int64_t x0 = static_cast<std::int64_t>(i) * LayerStack::tile;
                const std::int64_t x1 = std::min(x0 + LayerStack::tile, columns);
                bool any = false;
                if (cycle.bed)
                    for (std::int64_t x = x0; x < x1; ++x)
                        any |= now + 1 - deposited_step[x] >= rules.wait[material[x]];
                else
                    for (std::int64_t x = x0; x < x1; ++x)
                        any |=
                            now + 1 - deposited_step[x] >= rules.wait[material[x]] && buried[x] > 0;
                due[i] |= any ? 1 : 0;
            }
        }
        return due;
    }

    // The earliest step of anything buried in the tile.
    std::int32_t earliest_buried(const Tile& tile) const {
        std::int32_t earliest = std::numeric_limits<std::int32_t>::max();
        for (std::int64_t y = tile.y0; y < tile.y1; ++y)
            for (std::int64_t x = tile.x0; x < tile.x1; ++x) {
                const BuriedColumn below = ground.buried_column(x, y);
                for (int i = cycle.bed ? 0 : 1; i < below.count; ++i)
                    earliest =
                        std::min(earliest, below.deposited_step[i] + rules.wait[below.material[i]]);
            }
        return earliest;
    }

    bool buried_is_due(const Tile& tile) const {
        const std::int64_t across =
            (ground.shape().columns + LayerStack::tile - 1) / LayerStack::tile;
        auto& found = earliest.tiles[static_cast<std::size_t>(tile.y0 / LayerStack::tile * across +
                                                              tile.x0 / LayerStack::tile)];
        const LayerStack::BuriedState state = ground.buried_state(tile.x0, tile.y0);
        if (found.key != rules.key || found.state != state)
            found = {state, rules.key, earliest_buried(tile)};
        return found.step <= now + 1;
    }

    template <RockCycle::Mode mode>
    bool column_is_due(std::int64_t x, std::int64_t y) const {
        const BuriedColumn buried = ground.buried_column(x, y);
        int i = ground.buried().at(x, y);
        MaterialId material = ground.top_material().at(x, y);
        Units thickness = ground.top().at(x, y);
        std::int32_t deposited_step = ground.top_deposited_step().at(x, y);
        double load_pa = 0;
        std::int64_t depth = 0;
        for (const int last = cycle.bed ? 0 : 1; i >= last; --i) {
            const MaterialId below = i > 0 ? buried.material[i - 1] : rules.air;
            if (rules.becomes<mode>(cycle, material, below, now + 1 - deposited_step, load_pa,
                                    depth) != material)
                return true;
            if (i == 0) break;
            load_pa += rules.load[material] * thickness;
            depth += thickness;
            material = below, thickness = buried.thickness[i - 1],
            deposited_step = buried.deposited_step[i - 1];
        }
        return false;
    }

    template <RockCycle::Mode mode>
    void turn(std::int64_t y0, std::int64_t y1, MassBalance& book) const {
        const std::int64_t columns = ground.shape().columns;
        if (water != nullptr || seen != nullptr) begin_ages(y0, y1);
        const bool by_age = mode == RockCycle::Mode::ages && rules.melt_units == 0;
        const std::vector<std::uint8_t> due =
            by_age ? tops_due(y0, y1) : std::vector<std::uint8_t>();
        for (std::int64_t x0 = 0; x0 < columns; x0 += LayerStack::tile) {
            const Tile tile{x0, std::min(x0 + LayerStack::tile, columns), y0, y1};
            if (by_age && due[static_cast<std::size_t>(x0 / LayerStack::tile)] == 0 &&
                !buried_is_due(tile))
                continue;
            for (std::int64_t y = y0; y < y1; ++y)
                for (std::int64_t x = x0; x < tile.x1; ++x) {
                    if (!column_is_due<mode>(x, y)) continue;
                    Column column = ground.column(x, y);
                    turn_column(column, rules, cycle, now, book);
                    ground.set_column(x, y, column, book.layers);
                    if (seen != nullptr)
                        seen->at(x, y) =
                            mark_of(ground.top().at(x, y), ground.top_material().at(x, y));
                }
        }
    }
};

// Writes what the uppermost layers have become.
void harden(const RockCycle& cycle, const Walk& walk, Terrain& terrain) {
    Field& talus = terrain.make(field::rock_talus);
    Field& solubility = terrain.make(field::rock_solubility);
    Field& hardness = terrain.make(field::rock_hardness);
    const LayerStack& ground = walk.ground;
    const auto span = static_cast<std::int32_t>(cycle.hardening_span);
    over_tile_rows(ground.shape().rows, [&](std::int64_t lo, std::int64_t hi) {
        if (walk.water != nullptr || walk.seen != nullptr) walk.begin_ages(lo, hi);
        // Neighbours are of one kind and age more often than not.
        int last_spans = -1, last_material = -1;
        Hardened now{};
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < ground.shape().columns; ++x) {
                const MaterialId material = ground.top_material().at(x, y);
                const int spans =
                    std::max(0, walk.now + 1 - ground.top_deposited_step().at(x, y)) / span;
                if (spans != last_spans || material != last_material) {
                    now = hardened(terrain.materials()[material], spans, cycle.hardening);
                    last_spans = spans, last_material = material;
                }
                talus.at(x, y) = now.talus_deg;
                solubility.at(x, y) = now.solubility;
                hardness.at(x, y) = now.hardness;
            }
    });
}

}  // namespace

StepReport RockCycle::apply(Terrain& terrain, const StepContext& step) const {
    LayerStack& ground = terrain.ground();
    const RockRules rules(*this, terrain.materials(), ground.unit_m());
    const std::int32_t now = terrain.now;
    if (mode == Mode::continuous) ground.make_layered();
    if (!ground.layered()) {
        // One material everywhere, as old as the simulation, with nothing on it.
        const MaterialId material = ground.bed_material();
        const bool turns = RockRules::with_mode(mode, [&](auto m) {
            return rules.becomes<m>(*this, material, rules.air, now + 1, 0, 0) != material;
        });
        if (!bed || !turns) return {};
        ground.make_layered();
    }
    Field* seen = reset_on_any_change ? &terrain.make("rock_cycle.seen") : nullptr;
    auto& earliest = step.scratch.object<EarliestBuried>();
    const std::int64_t tiles_across =
                           (ground.shape().columns + LayerStack::tile - 1) / LayerStack::tile,
                       tiles_down = (ground.shape().rows + LayerStack::tile - 1) / LayerStack::tile;
    earliest.tiles.resize(static_cast<std::size_t>(tiles_across * tiles_down));
    const Walk walk{*this, rules, ground, terrain.find(field::water), seen, now, earliest};
    if (mode == Mode::continuous) {
        harden(*this, walk, terrain);
        return {};
    }
    const MassBalance book = mass_balance_tile_rows(
        ground.shape().rows, [&](std::int64_t lo, std::int64_t hi, MassBalance& piece) {
            RockRules::with_mode(mode, [&](auto m) { walk.turn<m>(lo, hi, piece); });
        });
    book.post(terrain.ledger, ground.unit_m());
    StepReport report;
    report.count("turned_layers", book.changes);
    report.count("joined_layers", book.layers.joined_layers);
    report.count("opened_caves", book.layers.opened_caves);
    return report;
}

template OperatorRow describe<RockCycle>();

}  // namespace cuesta
