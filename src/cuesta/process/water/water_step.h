// SPDX-License-Identifier: Apache-2.0
// Water that flows and wears the ground, as one step: `water_flow` and `hydraulic_erosion` that
// stand one behind the other in a simulation (JointStep of operator/operator.h).
//
// Where the flow can tell beforehand what erosion has to know of the whole map (flow_follower.h),
// the rows of both are worked on in one sweep; else one comes behind the other as ever.
//
// Holds   the same bits, books and counts as the two by themselves.
#pragma once

#include <vector>

#include "cuesta/operator/operator.h"
#include "cuesta/process/water/flow_follower.h"

namespace cuesta {

struct WaterFlow;
struct HydraulicErosion;

class WaterStep final : public JointStep {
public:
    static constexpr std::string_view family = "water";
    // In the order of the recipe; they outlive the step.
    void add(const WaterFlow& flow) { members_.push_back({&flow, nullptr}); }
    void add(const HydraulicErosion& erosion) { members_.push_back({nullptr, &erosion}); }

    StepReport apply(Terrain& terrain, const StepContext& step) const override;

private:
    struct Member {  // one of them
        const WaterFlow* flow;
        const HydraulicErosion* erosion;
    };
    static void begin(const StepContext& step, const Member& before, const Member& member);
    std::vector<Member> members_;
};

// Of water_flow.cpp. Returns whether the follower has done its work in the sweep; else it has not
// begun.
bool flow_with(FlowFollower& follower, const WaterFlow& flow, Terrain& terrain,
               const StepContext& step, StepReport& report);

// Of hydraulic_erosion.cpp: the two, in one sweep if they can. `between` is called before erosion
// begins by itself.
StepReport flow_and_erode(const WaterFlow& flow, const HydraulicErosion& erosion, Terrain& terrain,
                          const StepContext& step, const std::function<void()>& between);

}  // namespace cuesta
