// SPDX-License-Identifier: Apache-2.0
#include "support/land_look.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "support/run_recipe.h"

namespace cuesta::test {
namespace {

std::string columns_text(const Run& run) {
    const Terrain& terrain = run.domain.block(0).terrain;
    std::string text;
    if (!terrain.settled()) return text;
    const LayerStack& ground = std::as_const(terrain).ground();
    for (std::int64_t y = 0; y < terrain.block().rows; ++y)
        for (std::int64_t x = 0; x < terrain.block().columns; ++x) {
            for (const Column column = ground.column(x, y); const Layer& layer : column.all())
                text += fmt::format("{} {},", layer.material, layer.thickness);
            text += ';';
        }
    return text;
}

std::string water_text(const Run& run) {
    std::string text;
    for (const char* name : {"water", "cave_water"})
        if (run.domain.has(name)) text += field_hash(run, name);
    return text;
}

}  // namespace

Look look_at(Run& run) {
    Look look;
    run.domain.show_height();
    look.height = run.domain.collect("height");
    if (run.domain.has("water"))
        look.water = run.domain.collect("water");
    else
        look.water = look.height,
        std::fill(look.water.samples.begin(), look.water.samples.end(), 0.f);
    look.highest = look.lowest = look.height.samples[0];
    look.highest_level = look.highest;
    for (std::size_t i = 0; i < look.height.samples.size(); ++i) {
        const double h = look.height.samples[i];
        look.highest = std::max(look.highest, h), look.lowest = std::min(look.lowest, h);
        look.deepest = std::max(look.deepest, static_cast<double>(look.water.samples[i]));
        look.highest_level = std::max(look.highest_level, h + look.water.samples[i]);
    }
    for (const LedgerRow& row : run.ledger()) look.ledger[row.material] = row;
    look.columns = columns_text(run);
    look.waters = water_text(run);
    return look;
}

}  // namespace cuesta::test
