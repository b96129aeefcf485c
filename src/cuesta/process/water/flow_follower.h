// SPDX-License-Identifier: Apache-2.0
// Work on the rows that the flow of water has left, in the same sweep over the map: what they hold
// is still in the cache. Between water_flow.h and what comes behind it in the same step.
//
// A substep of the flow goes over pieces of the map from north to south (pipe_kernel.h). A follower
// is told of each row when its water is as it will be, on the thread that works on the piece; rows
// near the ends of a piece, which need water of the next one, wait until all pieces are done.
#pragma once

#include <cstdint>
#include <memory>

namespace cuesta {

// What is known of the water as the last substep of a step will leave it, before it begins.
struct FlowForecast {
    double shallowest_m = 0, deepest_m = 0;  // between these lies the deepest water of the map
    double outflow = 0;                      // m2/s: no cell gives more, over all its faces
};

// On one piece.
class FlowRows {
public:
    virtual ~FlowRows() = default;
    virtual void flowed(std::int64_t y) = 0;  // row y; they come one behind the other
};

class FlowFollower {
public:
    virtual ~FlowFollower() = default;
    // Whether it can do all it has to in the sweep. The block is the whole map then, without edges
    // that wrap, and water goes over the faces of four neighbours.
    virtual bool follows(const FlowForecast& forecast) = 0;
    // Pieces must be a multiple of this many rows, and at least twice as long.
    virtual std::int64_t rows_together() const = 0;
    virtual void begin(std::int64_t piece) = 0;  // before any piece begins: how long they are
    virtual std::unique_ptr<FlowRows> rows(std::int64_t lo, std::int64_t hi) = 0;
    virtual void end() = 0;  // all pieces are done
};

}  // namespace cuesta
