// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_donors.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <span>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/process/slope/thermal_batch.h"
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

constexpr std::int64_t chunk = LayerStack::tile;  // columns at once
constexpr std::size_t ahead = 8;                  // columns whose lines of memory are asked for

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
    const std::uint8_t* loose;   // of each chunk: whether something loose may lie buried there
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
        if (task.loose[at / chunk] == 0)
            for (std::int64_t x = 0; x < count; ++x) critical_drop[x] = beyond_reach;
        else if (unlike == 0)
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

// A column that has to be worked out.
struct Flagged {
    std::int32_t x, y;
    std::uint8_t why;
};

// Lists the columns of a chunk that have flags.
void list_flagged(const std::uint8_t* flags, std::int64_t at, std::int64_t y,
                  TileRowList<Flagged>& list) {
    std::int32_t columns[chunk + 8];
    std::size_t count = 0;
    for (std::int64_t x = at; x < at + chunk; x += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, flags + x, sizeof eight);
        if (eight == 0) continue;
        for (std::int64_t i = x; i < x + 8; ++i) {  // without a branch for each
            columns[count] = static_cast<std::int32_t>(i);
            count += flags[i] != 0 ? 1u : 0u;
        }
    }
    for (std::size_t k = 0; k < count; ++k)
        list.push({columns[k], static_cast<std::int32_t>(y), flags[columns[k]]});
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
    DonorSearch(const LayerStack& ground, const LayerSlide& slide, const Places& places,
                Field& axis, Donors& out)
        : ground_(ground),
          places_(places),
          axis_(axis),
          column_(ground, places.block, slide, axis),
          batch_(ground, places.block, slide, axis),
          batches_(ColumnBatch::fits(slide.rule)),
          out_(out) {}

    // Lists the column if it is a donor, now or with its batch. Its threshold is infinite then.
    void visit(std::int64_t x, std::int64_t y, std::uint8_t why) {
        const Drops drops = drops_of(x, y);
        if (why == undermined || !batches_) return visit_alone(x, y, drops, why);
        __builtin_prefetch(ground_.top_deposited_step().row(y) + x);  // for list()
        batch_.add(x, y, drops);
        while (batch_.full()) give();
    }
    // Brings all columns to their end.
    void finish() {
        while (!batch_.empty()) give();
        out_.donors.sort();
    }

private:
    void give() {
        batch_.give([&](std::size_t lane) {
            const std::int64_t x = batch_.x(lane), y = batch_.y(lane);
            if (!batch_.done(lane)) return visit_alone(x, y, batch_.drops(lane), used_up);
            Donor donor = column_cut(x, y, batch_.parts(lane));
            donor.next_layer = batch_.next_layer(lane);
            donor.next_left = batch_.next_left(lane);
            list(donor, batch_.parts(lane));
        });
    }
    void visit_alone(std::int64_t x, std::int64_t y, const Drops& drops, std::uint8_t why) {
        const bool donor =
            why == undermined ? column_.find_undermined(x, y, drops) : column_.find(x, y, drops);
        out_.moved.in_motion = out_.moved.in_motion || column_.pending();
        if (!donor) return;
        Donor cut = column_cut(x, y, column_.parts());
        if (!column_.from_top()) cut.from_top = 0, cut.gap_above = column_.gap_above();
        list(cut, column_.parts());
    }
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

    // A column of which all uppermost layers are given.
    Donor column_cut(std::int64_t x, std::int64_t y, std::span<const ColumnPart> parts) const {
        Donor donor;
        donor.x = static_cast<std::int32_t>(x), donor.y = static_cast<std::int32_t>(y);
        donor.top = ground_.top().at(x, y),
        donor.deposited_step = ground_.top_deposited_step().at(x, y);
        for (const ColumnPart& part : parts) donor.from_top += part.sum;
        return donor;
    }
    void list(Donor& donor, std::span<const ColumnPart> parts) {
        const std::int64_t x = donor.x, y = donor.y;
        donor.first_part = static_cast<std::uint32_t>(out_.parts.size());
        donor.parts = static_cast<std::uint32_t>(parts.size());
        out_.donors.push(donor);
        for (const ColumnPart& part : parts) {
            out_.parts.push_back(part);
            out_.moved.units += part.sum;
            out_.sliding[part.material] = true;
        }
        axis_.at(x, y) = infinite;
        out_.moved.in_motion = true;
        if (places_.inside(x, y)) return;
        for (const ColumnPart& part : parts)
            for (std::size_t i = 0; i < part.units.size(); ++i) {
                const std::int64_t u = x + neighbour_offsets[i].x, v = y + neighbour_offsets[i].y;
                if (part.units[i] == 0 || places_.here(u, v)) continue;
                FarTransfer far = places_.far(u, v);
                far.units = part.units[i], far.level = part.level, far.material = part.material;
                out_.far.push_back(far);
            }
    }

    const LayerStack& ground_;
    const Places& places_;
    Field& axis_;
    ColumnSlide column_;
    ColumnBatch batch_;
    bool batches_;
    Donors& out_;
};

}  // namespace

void find_donors(const LayerStack& ground, const Grid& grid, const Block& block,
                 const LayerSlide& slide, Field& axis, std::vector<Donors>& donors) {
    const IntField& surface = ground.surface();
    const std::int64_t columns = surface.columns(), rows = surface.rows();
    const MaterialTable& materials = ground.materials();
    // Below a solid layer, the least that a loose one needs to stand too steep.
    float least = 0x1p30f;
    MaterialBits loose_materials;
    for (std::size_t i = 0; i < materials.size(); ++i)
        if (materials[static_cast<MaterialId>(i)].loose) {
            least = std::min(least, slide.by_cell ? 0.0f : slide.of_material[i]);
            loose_materials.add(static_cast<MaterialId>(i));
        }
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
        out.clear(columns, lo, hi);
        TileRowList<Flagged> list;
        list.clear(columns, lo, hi);
        const std::int64_t chunks = (columns + chunk - 1) / chunk;
        std::vector<std::uint8_t> flags(static_cast<std::size_t>(chunks * chunk));
        std::vector<std::uint8_t> of_chunk(static_cast<std::size_t>(chunks));
        std::vector<std::uint8_t> loose(static_cast<std::size_t>(chunks));
        for (std::int64_t i = 0; i < chunks; ++i)
            loose[static_cast<std::size_t>(i)] = ground.may_hold(i * chunk, lo, loose_materials);
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
                                loose.data(),
                                columns,
                                &slide.rule};
            if (scan(task) == 0) continue;
            for (std::int64_t i = 0; i < chunks; ++i)
                if (of_chunk[static_cast<std::size_t>(i)] != 0)
                    list_flagged(flags.data(), i * chunk, y, list);
        }
        if (list.size() == 0) return;
        list.sort();
        DonorSearch search(ground, slide, places, axis, out);
        const std::span<const Flagged> flagged = list.all();
        const auto prefetch = [&](std::size_t k) __attribute__((always_inline)) {
            if (k < flagged.size()) prefetch_column(ground, flagged[k].x, flagged[k].y);
        };
        for (std::size_t k = 0; k < ahead; ++k) prefetch(k);
        for (std::size_t k = 0; k < flagged.size(); ++k) {
            prefetch(k + ahead);
            search.visit(flagged[k].x, flagged[k].y, flagged[k].why);
        }
        search.finish();
    });
}

}  // namespace cuesta::thermal
