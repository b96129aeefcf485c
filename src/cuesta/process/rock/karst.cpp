// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/karst.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "cuesta/operator/describe.h"
#include "cuesta/process/rock/cavity.h"
#include "cuesta/terrain/carry.h"
#include "cuesta/terrain/life_fields.h"

namespace cuesta {
namespace {

struct Dissolver {
    const StepContext& step;
    LayerStack& ground;
    const Field* cave_water;
    const Field* water_table;
    MaterialId air;
    std::array<float, 256> solubility;  // 0: not dissolved
    MaterialSet soluble;
    FieldValue rate, surface_rate;
    Field &floor_rest, &roof_rest, &wall_rest, &surface_rest;
    // Heights between which a column's lowest cavity holds water; equal: none. Halos filled.
    IntField low, high;

    float units(float metres, MaterialId material) const {
        const double amount =
            std::max(0.0f, metres) / ground.unit_m() * double{solubility[material]};
        return static_cast<float>(std::min(amount, 0x1p29));
    }

    // Eats `layer` away by what is due; a bed never runs out.
    Units eat(Layer& layer, bool bed, float metres, float& rest, LayerBook& book) const {
        if (!soluble[layer.material]) return 0;
        const Units wanted = whole_units(units(metres, layer.material), rest);
        const Units part = bed ? wanted : std::min(wanted, layer.thickness);
        layer.thickness -= part;
        book.out[layer.material] += part;
        return part;
    }

    // Floor and, under water, roof of the lowest cavity.
    bool grow_cavity(std::int64_t x, std::int64_t y, Column& column, LayerBook& book) const {
        const auto all = column.all();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Layer& one) { return one.material == air; });
        if (found == all.end()) return false;
        const std::ptrdiff_t at = found - all.begin();
        const bool full = high.at(x, y) - low.at(x, y) + 8 > found->thickness;
        const float metres = rate.at(x, y);
        Units grown = eat(found[-1], at == 1, metres, floor_rest.at(x, y), book);
        if (full && at + 1 < column.count)
            grown += eat(found[1], false, metres, roof_rest.at(x, y), book);
        found->thickness += grown;
        return grown > 0;
    }

    // The material at a height, air if that is above the ground.
    MaterialId at_height(const Column& column, std::int64_t height) const {
        std::int64_t top = 0;
        for (const Layer& layer : column.all())
            if (height < (top += layer.thickness)) return layer.material;
        return air;
    }

    // Rock beside the water of neighbours.
    bool open_walls(std::int64_t x, std::int64_t y, Column& column, LayerBook& book,
                    std::int64_t& left_out) const {
        float& rest = wall_rest.at(x, y);
        std::vector<std::pair<Units, Units>> wet;
        float retreat = 0;
        for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            const Units from = low.at(x + dx, y + dy), to = high.at(x + dx, y + dy);
            if (from >= to) continue;
            const MaterialId rock = at_height(column, (std::int64_t{from} + to) / 2);
            if (!soluble[rock]) continue;
            const double share = std::max(0.0f, rate.at(x, y)) * double{solubility[rock]};
            retreat += static_cast<float>(share / step.grid.spacing_m);
            wet.emplace_back(from, to);
        }
        if (wet.empty()) return false;
        rest += retreat;
        if (!(rest >= 1)) return false;
        rest = 0;
        if (count_cavities(column, air) >= most_cavities) {
            ++left_out;
            return false;
        }
        std::int64_t carved = 0;
        for (const auto& [from, to] : wet)
            if (count_cavities(column, air) < most_cavities)
                carved += carve(column, from, to, soluble, air, book);
        return carved > 0;
    }

    void cell(std::int64_t x, std::int64_t y, LayerBook& book, std::int64_t& left_out) const {
        const MaterialId top = ground.top_material().at(x, y);
        if (soluble[top] && surface_rate.at(x, y) > 0) {
            const Units wanted =
                whole_units(units(surface_rate.at(x, y), top), surface_rest.at(x, y));
            // Only this layer: what lies below has its own solubility.
            const bool bed = ground.buried().at(x, y) == 0;
            const Units part = bed ? wanted : std::min(wanted, ground.top().at(x, y));
            ground.remove(x, y, part, book,
                          [&](MaterialId material, Units off) { book.out[material] += off; });
        }
        if (cave_water == nullptr && water_table == nullptr) return;
        const bool wet = low.at(x, y) < high.at(x, y);
        bool beside = false;
        for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
            beside = beside || low.at(x + dx, y + dy) < high.at(x + dx, y + dy);
        if (!wet && !beside) return;
        Column column = ground.column(x, y);
        bool changed = wet && grow_cavity(x, y, column, book);
        changed = (beside && open_walls(x, y, column, book, left_out)) || changed;
        if (changed) ground.set_column(x, y, column, book);
    }

    void find_water() {
        over_tile_rows(ground.shape().rows, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground.shape().columns; ++x) {
                    low.at(x, y) = high.at(x, y) = 0;
                    const bool holds = cave_water != nullptr && cave_water->at(x, y) > 0;
                    if (!holds && water_table == nullptr) continue;
                    const auto cavity = lowest_cavity(ground, x, y, air);
                    if (!cavity) continue;
                    double depth = holds ? cave_water->at(x, y) / ground.unit_m() : 0.0;
                    // Below the table of groundwater a cave is as wet as if it held water.
                    if (water_table != nullptr)
                        depth = std::max(depth, double{water_table->at(x, y)} / ground.unit_m() -
                                                    static_cast<double>(cavity->floor));
                    depth = std::min(depth, 0x1p29);
                    low.at(x, y) = cavity->floor;
                    high.at(x, y) =
                        cavity->floor + std::min(static_cast<Units>(depth), cavity->air());
                }
        });
        const HaloView views[] = {HaloView(low), HaloView(high)};
        step.comm.exchange(views, Outside::zero);
    }
};

}  // namespace

StepReport Karst::apply(Terrain& terrain, const StepContext& step) const {
    LayerStack& ground = terrain.ground();
    const MaterialTable& materials = terrain.materials();
    std::array<float, 256> solubility{};
    MaterialSet soluble{};
    for (const char* rock : {"limestone", "marble"})
        if (const auto id = materials.find(rock)) {
            solubility[*id] = static_cast<float>(materials[*id].solubility);
            soluble[*id] = true;
        }
    Field& floor_rest = terrain.make("karst.floor");
    Field& roof_rest = terrain.make("karst.roof");
    Field& wall_rest = terrain.make("karst.wall");
    Field& surface_rest = terrain.make("karst.surface");
    if (!ground.layered()) {
        if (!soluble[ground.bed_material()]) return {};
        ground.make_layered();
    }
    Dissolver dissolver{step,
                        ground,
                        terrain.find(field::cave_water),
                        terrain.find(field::water_table),
                        materials.air(),
                        solubility,
                        soluble,
                        step.value_of(rate),
                        step.value_of(surface_rate),
                        floor_rest,
                        roof_rest,
                        wall_rest,
                        surface_rest,
                        IntField(ground.shape()),
                        IntField(ground.shape())};
    dissolver.find_water();
    const std::int64_t rows = ground.shape().rows;
    std::vector<std::int64_t> left_out(
        static_cast<std::size_t>((rows + LayerStack::tile - 1) / LayerStack::tile));
    const LayerBook book =
        book_tile_rows(rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground.shape().columns; ++x)
                    dissolver.cell(x, y, piece,
                                   left_out[static_cast<std::size_t>(lo / LayerStack::tile)]);
        });
    terrain.ledger.book(book, ground.unit_m());
    StepReport report;
    for (const std::int64_t count : left_out) report.count("left_out_cavities", count);
    report.count("joined_layers", book.joined_layers);
    report.count("opened_caves", book.opened_caves);
    return report;
}

template OperatorRow describe<Karst>();

}  // namespace cuesta
