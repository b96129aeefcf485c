// SPDX-License-Identifier: Apache-2.0
// Maps of what the ground lost and gained, `wear` and `deposit`, for processes that do not keep
// them by themselves (operator/change_maps.h).
#pragma once

#include "cuesta/engine/run.h"
#include "cuesta/operator/field_watch.h"

namespace cuesta {

// What the ground of every sample loses and gains while this lives, on one block.
class ErosionMaps {
public:
    // Remembers the surface if the engine keeps maps for what runs, and somebody asks for one.
    ErosionMaps(bool keeps, const Plan& plan, Terrain& terrain);
    // Adds the change since then to the maps that are asked for.
    void add(FieldWatch& watch);

private:
    Terrain& terrain_;
    IntField before_;
    double unit_m_ = 0;
    Field *wear_ = nullptr, *deposit_ = nullptr;
};

}  // namespace cuesta
