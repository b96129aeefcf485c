// SPDX-License-Identifier: Apache-2.0
// Streams that drops leave behind and that lead later ones: maps of how much water passed a cell
// and which way it went, forgotten slowly.
//
//   discharge  q' = m q + (1 - m) passed / mean          1 is the mean of the map
//   momentum   p' = m p + (1 - m) passed direction / mean
//   strength   s  = |p| / (|p| + p0)                     near 1 where much water goes one way
//   direction  d' = ... + momentum s max(0, d f) f       f = p / |p|: those that go with it
//   capacity   c' = c (1 + entrainment s)
//                                              after the rivers of particles of [mcdonald2023]
//
// Crowds  where streams bring many drops to one cell in the same sweep, each would erode as if
//         it were alone, and together they would dig far below or heap up far above their
//         neighbours. There a drop erodes and deposits a share of what it could, one over the
//         number of drops that were around it in each sweep lately.
//
// Water that is led past the inner bank of a bend wears the outer one: streams begin to wind, join
// and hold their beds where drops alone cut a comb of ravines.
//
// Holds   passed water in whole numbers, so that threads do not show. The maps are kept between
//         steps and in checkpoints.
#pragma once

#include "cuesta/process/droplet/drop_land.h"
#include "cuesta/process/droplet/drop_map.h"
#include "cuesta/process/droplet/drop_strips.h"

namespace cuesta {

struct DropStream {
    // Of the land with its ring, halo 1: what drops feel, and what they leave in a window.
    Field x, y, strength;
    Field calm;  // share of what a drop may do among the others
    IntField passed, passed_x, passed_y, visits;
    float momentum = 0, entrainment = 0;

    bool on() const { return momentum > 0 || entrainment > 0; }
    // One drop that makes a step from a cell.
    void add(std::int64_t cx, std::int64_t cy, float water, float dx, float dy) {
        ++visits.at(cx, cy);
        passed.at(cx, cy) += static_cast<std::int32_t>(water * one);
        passed_x.at(cx, cy) += static_cast<std::int32_t>(water * dx * one);
        passed_y.at(cx, cy) += static_cast<std::int32_t>(water * dy * one);
    }
    static constexpr float one = 1024;   // counts of a drop with water 1
    static constexpr float strong = 10;  // p0, times the mean
};

// Maps of the state, as they are kept: of the rows of the map that are a strip's own.
struct DropStreamMaps {
    Field discharge, momentum_x, momentum_y;
    bool empty() const { return discharge.empty(); }
};

// Makes the stream's maps for a land from the state; in a mirror water goes the other way. All
// blocks call these.
void show_stream(const DropStreamMaps& maps, const DropStrips& strips, const DropMap& land,
                 DropStream& stream);
// Takes up what has passed in the sweeps since the last time, and forgets all but `memory` of what
// was.
void take_up_stream(DropStreamMaps& maps, const DropStrips& strips, const DropMap& land,
                    double memory, std::int64_t sweeps, DropStream& stream);

}  // namespace cuesta
