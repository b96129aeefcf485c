// SPDX-License-Identifier: Apache-2.0
// What blocks of one process share: every block needs the whole world of plates, and all of them
// carry it on from the same state by the same rule. The first to come does the work, the others
// take what it found; a block that finds nothing that fits does it itself, with the same bits.
//
// Nothing outlives the blocks that hold it, but for the tables of a small world.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "cuesta/tectonics/plate/plate_view.h"

namespace cuesta::plate {

// One step of a world: from where, by what rule, to where.
template <class Geo>
struct SharedStep {
    Rule rule;
    double myr = 0, unit_km = 0, water_km = 0;
    CellId cells = 0;
    int columns = 0;                                                 // of a torus
    std::vector<std::byte> before;                                   // empty: a start at random
    std::vector<std::pair<std::int32_t, typename Geo::Pose>> poses;  // before, by plate
    std::shared_ptr<const std::vector<std::byte>> after;
    std::shared_ptr<const PlateLook> look;  // of the world after it

    bool same_task(const SharedStep& other) const {
        return rule == other.rule && myr == other.myr && unit_km == other.unit_km &&
               water_km == other.water_km && cells == other.cells && columns == other.columns &&
               before == other.before;
    }
};

// The step that does this task: one that another block holds, or `work` on a fresh one.
template <class Geo>
std::shared_ptr<const SharedStep<Geo>> shared_step(
    SharedStep<Geo> task, const std::function<void(SharedStep<Geo>&)>& work) {
    static std::mutex guard;
    static std::weak_ptr<const SharedStep<Geo>> last;
    const std::lock_guard lock(guard);
    if (const auto step = last.lock(); step != nullptr && step->same_task(task)) return step;
    auto step = std::make_shared<SharedStep<Geo>>(std::move(task));
    work(*step);
    last = step;
    return step;
}

// Tables of a world, made once for all who need the same at a time.
template <class Geo>
std::shared_ptr<const Geo> shared_tables(int a, int b, const std::function<Geo()>& make) {
    static std::mutex guard;
    static std::pair<int, int> of;
    static std::weak_ptr<const Geo> last;
    static std::shared_ptr<const Geo> small;
    const std::lock_guard lock(guard);
    if (auto geo = last.lock(); geo != nullptr && of == std::pair{a, b}) return geo;
    auto geo = std::make_shared<const Geo>(make());
    of = {a, b}, last = geo;
    small = geo->cells <= 60'000 ? geo : nullptr;
    return geo;
}

}  // namespace cuesta::plate
