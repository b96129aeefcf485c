// SPDX-License-Identifier: Apache-2.0
// Faces calculated and amounts moved in one go, row by row, so that faces never leave the cache.
//
// Scheme  each piece of rows calculates its faces and the southern ones of the row before it, where
//         cells give also what the row behind it gives; what amounts become is written aside.
// Holds   the bits of calculating all faces first and moving then (rule/flux.h).
// Limits  only where no cell would give more than it has: else `limited` tells so, nothing that was
//         written aside counts, and all faces are needed at once.
#pragma once

#include <vector>

#include "cuesta/rule/flux.h"
#include "cuesta/rule/program.h"

namespace cuesta::rule {

// One of the things that a program moves: depths or numbers of quanta, and where they go.
struct Mover {
    const Field* depths = nullptr;
    Field* depths_to = nullptr;
    const IntField* units = nullptr;
    IntField* units_to = nullptr;
    double quantum = 1;
    float most = most_quanta;  // quanta over a face
    // The program has values along x and y, in this order: what crosses faces or what cells give.
    bool along_x = true, along_y = true, gifts = false;
    Moved moved = {};
    float largest = 0;  // of depths, then
};

// False if a cell of this block is limited.
bool move_by_rows(const Program& program, const Site& site, std::span<const Field* const> inputs,
                  std::vector<Mover>& movers, StoreCounts& counts);

}  // namespace cuesta::rule
