// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/apply_masked.h"

#include <utility>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

std::int64_t count_outside(const Field& mask) {
    std::int64_t count = 0;
    for (std::int64_t y = 0; y < mask.rows(); ++y)
        for (std::int64_t x = 0; x < mask.columns(); ++x)
            count += mask.at(x, y) >= 0 && mask.at(x, y) <= 1 ? 0 : 1;
    return count;
}

}  // namespace

const Field* mask_of(const StagePlan& stage, const Terrain& terrain) {
    if (stage.mask.empty()) return nullptr;
    const Field* mask = terrain.find(stage.mask);
    CUESTA_CHECK(mask != nullptr, "mask '{}' does not exist", stage.mask);
    return mask;
}

StepReport apply_masked(const StagePlan& stage, const Operator& op, BlockState& state,
                        const StepContext& step) {
    Terrain& terrain = state.terrain;
    const Field* mask = mask_of(stage, terrain);
    if (mask == nullptr) return op.apply(terrain, step);
    std::vector<std::pair<Field*, Field>> before;
    for (const std::string& name : stage.op->fields.writes) {
        if (name == field::height || name == field::layers) continue;
        Field& written = terrain.make(name);
        before.emplace_back(&written, written.clone());
    }
    const LayerStack ground = std::as_const(terrain).ground().clone();
    StepReport report = op.apply(terrain, step);
    for (auto& [now, old] : before) {
        blend_into(old, *now, Blend::replace, mask);
        now->copy_from(old);
    }
    report.count("mask_outside_0_1", count_outside(*mask));
    terrain.ground().keep_where_masked(ground, *mask);
    return report;
}

}  // namespace cuesta
