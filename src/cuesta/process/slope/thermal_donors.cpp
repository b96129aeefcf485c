// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_donors.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal_column.h"
#include "cuesta/process/slope/thermal_flux.h"
#include "cuesta/simd/clones.h"

namespace cuesta::thermal {
namespace {

constexpr Units beyond_reach = 1 << 30;
// Why a column is worked out: its uppermost layer may be used up, or loose material below it stand
// too steep.
constexpr std::uint8_t used_up = 1;
constexpr std::uint8_t undermined = 2;
constexpr float infinite = std::numeric_limits<float>::infinity();

constexpr std::int64_t chunk = 64;  // columns at once

// Thresholds of one row, and which columns have to be worked out.
struct ScanTask {
    const std::int32_t* north;  // surface of the row above, of the row, of the row below
    const std::int32_t* row;
    const std::int32_t* south;
    const MaterialId* material;
    const Units* top;
    const std::uint8_t* buried;
    const float* table;          // thresholds of materials; null: they are given for cells
    const Units* critical_drop;  // below the uppermost layer, from which on one may be undermined
    float* axis;                 // thresholds of cells
    std::uint8_t* flags;         // why a column is worked out; whole chunks
    std::uint8_t* chunks;        // all flags of a chunk
    std::int64_t columns;
    const ThermalRule* rule;
};

[[gnu::always_inline]] inline std::uint8_t flags_of(Units left, Units held, std::uint8_t buried) {
    const int flags = (left <= 0 ? used_up : 0) | (held < 0 ? undermined : 0);
    return static_cast<std::uint8_t>(buried != 0 ? flags : 0);  // the bed never ends
}

// A cell gives less than its largest drop exceeds its threshold. Where that is less than the
// uppermost layer, and the drop from below that layer is less than any loose material needs,
// nothing but the uppermost layer can move.
template <bool eight>
[[gnu::always_inline]] inline std::uint8_t scan_chunk(const ScanTask& task, std::int64_t at,
                                                      std::int64_t count,
                                                      const Units* __restrict critical_drop) {
    const std::int32_t* __restrict north = task.north + at;
    const std::int32_t* __restrict row = task.row + at;
    const std::int32_t* __restrict south = task.south + at;
    const Units* __restrict top = task.top + at;
    const std::uint8_t* __restrict buried = task.buried + at;
    const float* __restrict axis = task.axis + at;
    std::uint8_t* __restrict flags = task.flags + at;
    const auto lower = [](std::int32_t p, std::int32_t q) { return p < q ? p : q; };
    std::uint8_t any = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        std::int32_t low = lower(lower(north[x], south[x]), lower(row[x - 1], row[x + 1]));
        if constexpr (eight)
            low = lower(
                low, lower(lower(north[x - 1], north[x + 1]), lower(south[x - 1], south[x + 1])));
        const std::int32_t drop = row[x] > low ? row[x] - low : 0;
        const Units thickness = top[x] > 0 ? top[x] : 0;
        const auto least = static_cast<Units>(axis[x] < 0x1p30f ? axis[x] : 0x1p30f);
        // The excess is a float: a part in 2^20 covers its rounding.
        const std::int32_t left = thickness - (drop - least + (drop >> 20) + 2);
        flags[x] = flags_of(left, critical_drop[x] - (drop - thickness), buried[x]);
        any |= flags[x];
    }
    return any;
}

// The same with what the cell gives instead of its bound, for musgrave.
template <bool eight>
[[gnu::always_inline]] inline std::uint8_t scan_closely(const ScanTask& task, std::int64_t at,
                                                        std::int64_t count,
                                                        const Units* __restrict critical_drop) {
    const std::int32_t* __restrict north = task.north + at;
    const std::int32_t* __restrict row = task.row + at;
    const std::int32_t* __restrict south = task.south + at;
    const Units* __restrict top = task.top + at;
    const std::uint8_t* __restrict buried = task.buried + at;
    const float* __restrict axis = task.axis + at;
    std::uint8_t* __restrict flags = task.flags + at;
    const ThermalRule rule = *task.rule;
    std::uint8_t any = 0;
    std::int32_t pending = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t here = row[x];
        const float t = axis[x], t2 = t * root_two;
        std::int32_t low = here;
        Units given = 0;
        const auto straight = [&](std::int32_t h) {
            low = h < low ? h : low;
            given -= flux<Amount::dithered, false>(h - here, t, infinite, 0, 0, rule, pending);
        };
        const auto slanted = [&](std::int32_t h) {
            low = h < low ? h : low;
            given -= flux<Amount::dithered, true>(h - here, t2, infinite, 0, 0, rule, pending);
        };
        straight(north[x]), straight(south[x]), straight(row[x - 1]), straight(row[x + 1]);
        if constexpr (eight)
            slanted(north[x - 1]), slanted(north[x + 1]), slanted(south[x - 1]),
                slanted(south[x + 1]);
        const Units thickness = top[x] > 0 ? top[x] : 0;
        flags[x] =
            flags_of(thickness - given, critical_drop[x] - (here - low - thickness), buried[x]);
        any |= flags[x];
    }
    return any;
}

template <bool eight>
[[gnu::always_inline]] inline std::uint8_t scan_row(const ScanTask& task) {
    alignas(64) Units critical_drop[chunk];
    std::uint8_t any = 0;
    for (std::int64_t at = 0; at < task.columns; at += chunk) {
        const std::int64_t count = std::min(chunk, task.columns - at);
        const MaterialId* __restrict material = task.material + at;
        const MaterialId first = material[0];
        std::uint8_t unlike = 0;
        for (std::int64_t x = 0; x < count; ++x) unlike |= material[x] ^ first;
        if (task.table != nullptr) {
            if (unlike == 0)
                for (std::int64_t x = 0; x < count; ++x) task.axis[at + x] = task.table[first];
            else
                for (std::int64_t x = 0; x < count; ++x)
                    task.axis[at + x] = task.table[material[x]];
        }
        if (unlike == 0)
            for (std::int64_t x = 0; x < count; ++x) critical_drop[x] = task.critical_drop[first];
        else
            for (std::int64_t x = 0; x < count; ++x)
                critical_drop[x] = task.critical_drop[material[x]];
        std::uint8_t found = scan_chunk<eight>(task, at, count, critical_drop);
        if ((found & used_up) != 0 && !task.rule->divides())
            found = scan_closely<eight>(task, at, count, critical_drop);
        task.chunks[at / chunk] = found;
        any |= found;
    }
    return any;
}
CUESTA_SIMD_CLONES(std::uint8_t, scan_eight, (const ScanTask& task), (task)) {
    return scan_row<true>(task);
}
CUESTA_SIMD_CLONES(std::uint8_t, scan_four, (const ScanTask& task), (task)) {
    return scan_row<false>(task);
}

// The columns of a chunk that have flags. Returns how many.
std::size_t list_flagged(const std::uint8_t* flags, std::array<std::uint8_t, chunk>& columns) {
    std::size_t count = 0;
    for (std::size_t x = 0; x < chunk; x += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, flags + x, sizeof eight);
        if (eight == 0) continue;
        for (std::size_t i = x; i < x + 8; ++i) {  // without a branch for each
            columns[count] = static_cast<std::uint8_t>(i);
            count += flags[i] != 0 ? 1u : 0u;
        }
    }
    return count;
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
    bool here(std::int64_t x, std::int64_t y) const {
        return x >= 0 && y >= 0 && x < block.columns && y < block.rows;
    }
    bool inside(std::int64_t x, std::int64_t y) const {
        return x > 0 && y > 0 && x < block.columns - 1 && y < block.rows - 1;
    }
    FarTransfer far(std::int64_t x, std::int64_t y) const {
        return {*behind(block.x0 + x, grid.columns, grid.wraps_x()),
                *behind(block.y0 + y, grid.rows, grid.wraps_y()),
                0,
                0,
                0,
                0};
    }
};

class DonorSearch {
public:
    DonorSearch(const LayerStack& ground, const LayerSlide& slide, const TransferOrder& order,
                const Places& places, const Field& axis, Donors& out)
        : ground_(ground),
          order_(order),
          places_(places),
          column_(ground, places.block, slide, axis),
          out_(out) {}

    // True if the cell is a donor.
    bool visit(std::int64_t x, std::int64_t y, std::uint8_t why) {
        const Drops drops = drops_of(x, y);
        const bool donor =
            why == undermined ? column_.find_undermined(x, y, drops) : column_.find(x, y, drops);
        out_.moved.in_motion = out_.moved.in_motion || column_.pending();
        if (donor) list(x, y);
        return donor;
    }

private:
    Drops drops_of(std::int64_t x, std::int64_t y) const {
        const IntField& surface = ground_.surface();
        const std::int32_t *north = surface.row(y - 1) + x, *row = surface.row(y) + x,
                           *south = surface.row(y + 1) + x;
        const Units here = row[0];
        static_assert(neighbour_offsets[2].y == -1 && neighbour_offsets[6].x == 1);
        Drops drops{here - row[-1],   here - row[1],   here - north[0], here - south[0],
                    here - north[-1], here - south[1], here - north[1], here - south[-1]};
        if (!places_.inside(x, y))
            for (std::size_t i = 0; i < drops.size(); ++i)
                if (!places_.exists(x + neighbour_offsets[i].x, y + neighbour_offsets[i].y))
                    drops[i] = no_neighbour;
        return drops;
    }

    void list(std::int64_t x, std::int64_t y) {
        Donor donor{static_cast<std::int32_t>(x),
                    static_cast<std::int32_t>(y),
                    ground_.top().at(x, y),
                    ground_.top_born().at(x, y),
                    0,
                    column_.gap_above(),
                    static_cast<std::uint32_t>(out_.takes.size()),
                    0};
        const bool inside = places_.inside(x, y);
        for (const ColumnPart& part : column_.parts()) {
            const MaterialId material = ground_.material(x, y, part.layer);
            const auto send = [&](std::size_t i, std::vector<Transfer>& to) {
                const Units units = part.units[i];
                if (units == 0) return;
                const std::int64_t u = x + neighbour_offsets[i].x, v = y + neighbour_offsets[i].y;
                if (inside || places_.here(u, v)) {
                    to.push_back(order_.transfer(u, v, part.level, material, units));
                    return;
                }
                FarTransfer far = places_.far(u, v);
                far.units = units, far.level = part.level, far.material = material;
                out_.far.push_back(far);
            };
            TransferRows& to = out_.transfers;
            send(0, to.same), send(1, to.same), send(2, to.above), send(3, to.below);
            send(4, to.above), send(5, to.below), send(6, to.above), send(7, to.below);
            if (column_.from_top()) {
                donor.from_top += part.sum;
            } else {
                out_.takes.push_back({part.layer, part.sum});
                ++donor.takes;
            }
            out_.moved.units += part.sum;
        }
        out_.moved.in_motion = true;
        out_.donors.push_back(donor);
    }

    const LayerStack& ground_;
    const TransferOrder& order_;
    const Places& places_;
    ColumnSlide column_;
    Donors& out_;
};

}  // namespace

void find_donors(const LayerStack& ground, const Grid& grid, const Block& block,
                 const LayerSlide& slide, const TransferOrder& order, Field& axis,
                 std::vector<Donors>& donors) {
    const IntField& surface = ground.surface();
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    const MaterialTable& materials = ground.materials();
    // Below a solid layer, the least that a loose one needs to stand too steep.
    float least = 0x1p30f;
    for (std::size_t i = 0; i < materials.size(); ++i)
        if (materials[static_cast<MaterialId>(i)].loose)
            least = std::min(least, slide.by_cell ? 0.0f : slide.of_material[i]);
    std::array<Units, 256> critical_drop;
    critical_drop.fill(beyond_reach);
    if (slide.layer_rule != LayerRule::never)
        for (std::size_t i = 0; i < materials.size(); ++i)
            if (!materials[static_cast<MaterialId>(i)].loose)
                critical_drop[i] = static_cast<Units>(least);
    const auto scan = slide.rule.eight ? scan_eight : scan_four;
    const Places places{grid, block, borders_of(grid, block)};
    const std::int64_t piece = LayerStack::tile;
    donors.resize(static_cast<std::size_t>((rows + piece - 1) / piece));
    parallel_for(0, rows, piece, [&](std::int64_t lo, std::int64_t hi) {
        Donors& out = donors[static_cast<std::size_t>(lo / piece)];
        out.clear();
        DonorSearch search(ground, slide, order, places, axis, out);
        const std::int64_t chunks = (columns + chunk - 1) / chunk;
        std::vector<std::uint8_t> flags(static_cast<std::size_t>(chunks * chunk));
        std::vector<std::uint8_t> of_chunk(static_cast<std::size_t>(chunks));
        std::array<std::uint8_t, chunk> flagged;
        for (std::int64_t y = lo; y < hi; ++y) {
            const ScanTask task{surface.row(y - 1),
                                surface.row(y),
                                surface.row(y + 1),
                                ground.top_material().row(y),
                                ground.top().row(y),
                                ground.buried().row(y),
                                slide.by_cell ? nullptr : slide.of_material.data(),
                                critical_drop.data(),
                                axis.row(y),
                                flags.data(),
                                of_chunk.data(),
                                columns,
                                &slide.rule};
            if (scan(task) == 0) continue;
            for (std::int64_t i = 0; i < chunks; ++i) {
                if (of_chunk[static_cast<std::size_t>(i)] == 0) continue;
                const std::int64_t at = i * chunk;
                const std::size_t count = list_flagged(flags.data() + at, flagged);
                for (std::size_t k = 0; k < count; ++k) {
                    const std::int64_t x = at + flagged[k];
                    if (search.visit(x, y, flags[static_cast<std::size_t>(x)]))
                        axis.at(x, y) = infinite;
                }
            }
        }
    });
}

}  // namespace cuesta::thermal
