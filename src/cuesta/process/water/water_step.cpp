// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_step.h"

#include "cuesta/operator/field_watch.h"
#include "cuesta/process/water/hydraulic_erosion.h"
#include "cuesta/process/water/water_flow.h"

namespace cuesta {
namespace {

std::vector<std::string> writes_of(bool flow) {
    return flow ? WaterFlow::fields().writes : HydraulicErosion::fields().writes;
}

}  // namespace

void WaterStep::begin(const StepContext& step, const Member& before, const Member& member) {
    step.scratch.object<FieldWatch>().next(writes_of(before.flow != nullptr),
                                           writes_of(member.flow != nullptr));
}

StepReport WaterStep::apply(Terrain& terrain, const StepContext& step) const {
    StepReport report;
    for (std::size_t i = 0; i < members_.size(); ++i) {
        const Member& member = members_[i];
        if (i > 0) begin(step, members_[i - 1], member);
        const bool pair =
            member.flow != nullptr && i + 1 < members_.size() && members_[i + 1].flow == nullptr;
        if (pair) {
            report.merge(flow_and_erode(*member.flow, *members_[i + 1].erosion, terrain, step,
                                        [&] { begin(step, member, members_[i + 1]); }));
            ++i;
        } else {
            report.merge(member.flow != nullptr ? member.flow->apply(terrain, step)
                                                : member.erosion->apply(terrain, step));
        }
    }
    return report;
}

}  // namespace cuesta
