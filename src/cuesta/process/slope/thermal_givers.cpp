// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_givers.h"

#include <algorithm>
#include <limits>

#include "cuesta/base/parallel.h"
#include "cuesta/base/simd_clones.h"
#include "cuesta/process/slope/thermal_column.h"
#include "cuesta/process/slope/thermal_pairs.h"

namespace cuesta::thermal {
namespace {

constexpr Units beyond_reach = 1 << 30;
// Why a cell is looked at: its uppermost layer may be used up, or what is below it stands too
// steep.
constexpr std::int32_t used_up = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t hollow = 1 << 30;
constexpr float infinite = std::numeric_limits<float>::infinity();

constexpr std::int64_t chunk = 64;  // columns at once

// Thresholds of one row, and which cells have to be looked at.
struct LookTask {
    const std::int32_t* a;  // surface above, of the row, below
    const std::int32_t* m;
    const std::int32_t* b;
    const MaterialId* material;
    const Units* top;
    const float* table;       // thresholds of materials; null: they are given for cells
    const Units* undermined;  // drop below the uppermost layer from which on a material is
    float* axis;              // thresholds of cells
    std::int32_t* look;       // not 0: look at the cell
    std::uint8_t* chunks;     // not 0: some cell of a chunk
    std::int64_t columns;
    const ThermalRule* rule;
};

// A cell gives less than its largest drop exceeds its threshold. Where that is less than the
// uppermost layer, and the drop from below that layer is less than any loose material needs,
// nothing but the uppermost layer can move.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t look_at_chunk(const LookTask& task, std::int64_t at,
                                                         std::int64_t count,
                                                         const Units* __restrict undermined) {
    const std::int32_t* __restrict a = task.a + at;
    const std::int32_t* __restrict m = task.m + at;
    const std::int32_t* __restrict b = task.b + at;
    const Units* __restrict top = task.top + at;
    const float* __restrict axis = task.axis + at;
    std::int32_t* __restrict look = task.look + at;
    const auto lower = [](std::int32_t p, std::int32_t q) { return p < q ? p : q; };
    std::int32_t any = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        std::int32_t low = lower(lower(a[x], b[x]), lower(m[x - 1], m[x + 1]));
        if constexpr (eight)
            low = lower(low, lower(lower(a[x - 1], a[x + 1]), lower(b[x - 1], b[x + 1])));
        const std::int32_t drop = m[x] > low ? m[x] - low : 0;
        const Units thickness = top[x] > 0 ? top[x] : 0;
        const auto least = static_cast<Units>(axis[x] < 0x1p30f ? axis[x] : 0x1p30f);
        // The excess is a float: a part in 2^20 covers its rounding.
        const std::int32_t left = thickness - (drop - least + (drop >> 20) + 2);  // <= 0: used up
        const std::int32_t held = undermined[x] - (drop - thickness);             // < 0: hollow
        look[x] = ((left - 1) & used_up) | (held < 0 ? hollow : 0);
        any |= look[x];
    }
    return any;
}

// The same with what the cell gives instead of its bound, for musgrave.
template <bool eight>
[[gnu::always_inline]] inline std::int32_t look_closer(const LookTask& task, std::int64_t at,
                                                       std::int64_t count,
                                                       const Units* __restrict undermined) {
    const std::int32_t* __restrict a = task.a + at;
    const std::int32_t* __restrict m = task.m + at;
    const std::int32_t* __restrict b = task.b + at;
    const Units* __restrict top = task.top + at;
    const float* __restrict axis = task.axis + at;
    std::int32_t* __restrict look = task.look + at;
    const ThermalRule rule = *task.rule;
    std::int32_t any = 0, pending = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t q = m[x];
        const float t = axis[x], t2 = t * root_two;
        std::int32_t low = q;
        Units given = 0;
        const auto straight = [&](std::int32_t h) {
            low = h < low ? h : low;
            given -= flux<Amount::phased, false>(h - q, t, infinite, 0, 0, rule, pending);
        };
        const auto slanted = [&](std::int32_t h) {
            low = h < low ? h : low;
            given -= flux<Amount::phased, true>(h - q, t2, infinite, 0, 0, rule, pending);
        };
        straight(a[x]), straight(b[x]), straight(m[x - 1]), straight(m[x + 1]);
        if constexpr (eight)
            slanted(a[x - 1]), slanted(a[x + 1]), slanted(b[x - 1]), slanted(b[x + 1]);
        const Units thickness = top[x] > 0 ? top[x] : 0;
        const std::int32_t held = undermined[x] - (q - low - thickness);
        look[x] = ((thickness - given - 1) & used_up) | (held < 0 ? hollow : 0);
        any |= look[x];
    }
    return any;
}

template <bool eight>
[[gnu::always_inline]] inline std::int32_t look_at_row(const LookTask& task) {
    alignas(64) Units undermined[chunk];
    std::int32_t any = 0;
    for (std::int64_t at = 0; at < task.columns; at += chunk) {
        const std::int64_t count = std::min(chunk, task.columns - at);
        const MaterialId* __restrict material = task.material + at;
        const MaterialId first = material[0];
        std::uint8_t unlike = 0;
        for (std::int64_t x = 0; x < count; ++x) unlike |= material[x] ^ first;
        if (unlike == 0) {
            for (std::int64_t x = 0; x < count; ++x) undermined[x] = task.undermined[first];
            if (task.table != nullptr)
                for (std::int64_t x = 0; x < count; ++x) task.axis[at + x] = task.table[first];
        } else {
            for (std::int64_t x = 0; x < count; ++x) undermined[x] = task.undermined[material[x]];
            if (task.table != nullptr)
                for (std::int64_t x = 0; x < count; ++x)
                    task.axis[at + x] = task.table[material[x]];
        }
        std::int32_t found = look_at_chunk<eight>(task, at, count, undermined);
        if (found != 0 && !task.rule->divides())
            found = look_closer<eight>(task, at, count, undermined);
        task.chunks[at / chunk] = found != 0 ? 1 : 0;
        any |= found;
    }
    return any;
}
CUESTA_SIMD_CLONES(std::int32_t, look_eight, (const LookTask& task), (task)) {
    return look_at_row<true>(task);
}
CUESTA_SIMD_CLONES(std::int32_t, look_four, (const LookTask& task), (task)) {
    return look_at_row<false>(task);
}

// Where a neighbour lies: here, in another block, or nowhere.
struct Places {
    const Grid& grid;
    const Block& block;
    Borders borders;

    bool exists(std::int64_t x, std::int64_t y) const {
        return !((x < 0 && borders.west) || (x >= block.columns && borders.east) ||
                 (y < 0 && borders.north) || (y >= block.rows && borders.south));
    }
    FarParcel far(std::int64_t x, std::int64_t y) const {
        return {*behind(block.x0 + x, grid.columns, grid.wraps_x()),
                *behind(block.y0 + y, grid.rows, grid.wraps_y()),
                0,
                0,
                0,
                0};
    }
};

class GiverSearch {
public:
    GiverSearch(const LayerStack& ground, const LayerSlide& slide, const ParcelOrder& order,
                const Places& places, const Field& axis, Givers& out)
        : ground_(ground),
          order_(order),
          places_(places),
          column_(ground, places.block, slide, axis),
          out_(out) {}

    // True if the cell is a giver.
    bool visit(std::int64_t x, std::int64_t y, std::int32_t why) {
        if (why == hollow && !column_.hollow(x, y)) return false;
        Drops drops;
        const Units level = ground_.surface().at(x, y);
        for (std::size_t i = 0; i < drops.size(); ++i) {
            const Offset o = neighbour_offsets[i];
            drops[i] = places_.exists(x + o.x, y + o.y)
                           ? level - ground_.surface().at(x + o.x, y + o.y)
                           : no_neighbour;
        }
        const bool giver = column_.find(x, y, drops);
        out_.moved.restless = out_.moved.restless || column_.pending();
        if (giver) list(x, y);
        return giver;
    }

private:
    void list(std::int64_t x, std::int64_t y) {
        Giver giver{static_cast<std::int32_t>(x),
                    static_cast<std::int32_t>(y),
                    ground_.top().at(x, y),
                    ground_.top_born().at(x, y),
                    out_.takes.size(),
                    0,
                    column_.gap_above()};
        for (const ColumnPart& part : column_.parts()) {
            const MaterialId material = ground_.material(x, y, part.layer);
            Units sum = 0;
            for (std::size_t i = 0; i < part.units.size(); ++i) {
                const Units units = part.units[i];
                if (units == 0) continue;
                sum += units;
                send(x + neighbour_offsets[i].x, y + neighbour_offsets[i].y, part.level, material,
                     units);
            }
            out_.takes.push_back({part.layer, sum});
            ++giver.takes;
            out_.moved.units += sum;
            out_.moved.restless = true;
        }
        out_.givers.push_back(giver);
    }
    void send(std::int64_t x, std::int64_t y, int level, MaterialId material, Units units) {
        const Block& block = places_.block;
        if (x >= 0 && y >= 0 && x < block.columns && y < block.rows) {
            out_.parcels.push_back(order_.parcel(x, y, level, material, units));
            return;
        }
        FarParcel far = places_.far(x, y);
        far.units = units, far.level = level, far.material = material;
        out_.far.push_back(far);
    }

    const LayerStack& ground_;
    const ParcelOrder& order_;
    const Places& places_;
    ColumnSlide column_;
    Givers& out_;
};

}  // namespace

void find_givers(const LayerStack& ground, const Grid& grid, const Block& block,
                 const LayerSlide& slide, const ParcelOrder& order, Field& axis,
                 std::vector<Givers>& givers) {
    const IntField& surface = ground.surface();
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    const MaterialTable& materials = ground.materials();
    // Below a solid layer, the least that a loose one needs to stand too steep.
    float least = 0x1p30f;
    for (std::size_t i = 0; i < materials.size(); ++i)
        if (materials[static_cast<MaterialId>(i)].loose)
            least = std::min(least, slide.by_cell ? 0.0f : slide.of_material[i]);
    std::array<Units, 256> undermined;
    undermined.fill(beyond_reach);
    if (slide.layer_rule != LayerRule::never)
        for (std::size_t i = 0; i < materials.size(); ++i)
            if (!materials[static_cast<MaterialId>(i)].loose)
                undermined[i] = static_cast<Units>(least);
    const auto look = slide.rule.eight ? look_eight : look_four;
    const Places places{grid, block, borders_of(grid, block)};
    const std::int64_t piece = LayerStack::tile;
    givers.resize(static_cast<std::size_t>((rows + piece - 1) / piece));
    parallel_for(0, rows, piece, [&](std::int64_t lo, std::int64_t hi) {
        Givers& out = givers[static_cast<std::size_t>(lo / piece)];
        out.clear();
        GiverSearch search(ground, slide, order, places, axis, out);
        std::vector<std::int32_t> flags(static_cast<std::size_t>(columns));
        std::vector<std::uint8_t> chunks(static_cast<std::size_t>((columns + chunk - 1) / chunk));
        for (std::int64_t y = lo; y < hi; ++y) {
            const LookTask task{surface.row(y - 1),
                                surface.row(y),
                                surface.row(y + 1),
                                ground.top_material().row(y),
                                ground.top().row(y),
                                slide.by_cell ? nullptr : slide.of_material.data(),
                                undermined.data(),
                                axis.row(y),
                                flags.data(),
                                chunks.data(),
                                columns,
                                &slide.rule};
            if (look(task) == 0) continue;
            const std::uint8_t* buried = ground.buried().row(y);
            for (std::int64_t at = 0; at < columns; at += chunk) {
                if (chunks[static_cast<std::size_t>(at / chunk)] == 0) continue;
                for (std::int64_t x = at; x < std::min(at + chunk, columns); ++x) {
                    const std::int32_t why = flags[static_cast<std::size_t>(x)];
                    if (why != 0 && buried[x] != 0 && search.visit(x, y, why))
                        axis.at(x, y) = infinite;
                }
            }
        }
    });
}

}  // namespace cuesta::thermal
