// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/lay_surface.h"

#include <algorithm>
#include <atomic>

#include "cuesta/base/check.h"
#include "cuesta/engine/apply_masked.h"
#include "cuesta/filter/blend_row.h"
#include "cuesta/terrain/sheets.h"

namespace cuesta {

namespace {

void make_room(Terrain& terrain, double highest_m) {
    const double unit_m = LayerStack::unit_for(highest_m);
    if (!terrain.settled())
        terrain.settle(unit_m);
    else if (unit_m > terrain.ground_unit_m())
        terrain.ground().coarsen(unit_m);
}

}  // namespace

void make_room(Terrain& terrain, Communicator& comm) {
    make_room(terrain, comm.largest(terrain.highest()));
}

namespace {

// Columns that grow or are cut to the height as it is now.
void reshape_columns(const StagePlan& stage, Terrain& terrain, StepReport& report) {
    LayerStack& ground = terrain.ground();
    if (stage.material && *stage.material != terrain.ground_material) ground.make_layered();
    LayerBook book;
    ground.reshape(terrain.height(), stage.material, terrain.now, book);
    terrain.ledger.book(book, ground.unit_m());
    report.count("joined_layers", book.joined_layers);
    report.count("opened_caves", book.opened_caves);
}

// The blended surface becomes the ground: metres as they are while it has no columns and stays of
// one material, else columns that grow or are cut.
void take_as_ground(const StagePlan& stage, BlockState& state, const StepContext& step, Field& made,
                    const Field* mask, StepReport& report) {
    Terrain& terrain = state.terrain;
    const bool other_material = stage.material && *stage.material != terrain.ground_material;
    if (!terrain.settled() && !other_material) {
        report.merge(blend_into(terrain.height(), made, stage.blend, mask));
        return;
    }
    make_room(terrain, step.comm);
    terrain.show_height();
    report.merge(blend_into(terrain.height(), made, stage.blend, mask));
    make_room(terrain, step.comm);  // for what was made
    reshape_columns(stage, terrain, report);
}

// Whether a stage lays a layer of its own without looking at the height: the same on every block.
bool lays_layer(const StagePlan& stage, const Terrain& terrain) {
    if (!stage.material || *stage.material == terrain.ground_material) return false;
    const auto& reads = stage.op->fields.reads;
    return !fields_read(stage).contains(std::string(field::height)) &&
           std::find(reads.begin(), reads.end(), field::height) == reads.end();
}

// A layer over every cell, as a sheet if it can be one: made in the place of the height, which is
// only a view then, and added to the surface in one pass.
StepReport lay_layer(const StagePlan& stage, const Operator& op, BlockState& state,
                     const StepContext& step, const Field* mask) {
    Terrain& terrain = state.terrain;
    if (Sheets::of(terrain) == nullptr) terrain.show_height();
    make_room(terrain, step.comm);
    const bool sheet = Sheets::takes(terrain, *stage.material);
    const auto aside = [&]() -> Field& {
        return state.scratch.field(static_cast<std::size_t>(stage.op->temporaries));
    };
    if (sheet) Sheets::ground_below(terrain);  // the height is about to be something else
    Field& made = sheet ? terrain.height() : aside();
    StepReport report = op.generate(made, step);
    if (sheet) {
        std::atomic<std::int64_t> outside = 0;
        const Sheets::Outcome outcome =
            Sheets::lay(terrain, *stage.material,
                        [&](std::int64_t x, std::int64_t y, std::span<float> heights_m) {
                            const float* const share = mask == nullptr ? nullptr : mask->row(y) + x;
                            const auto count = static_cast<std::int64_t>(heights_m.size());
                            if (const auto bad = blend_row(heights_m.data(), made.row(y) + x, share,
                                                           count, stage.blend))
                                outside += bad;
                        });
        const double highest_m = step.comm.largest(outcome.highest_m);
        const bool room = LayerStack::unit_for(highest_m) <= terrain.ground_unit_m();
        if (room && outcome.rises) {
            StepReport blended;
            blended.count("mask_outside_0_1", outside);
            report.merge(blended);
            return report;
        }
        Sheets::take_back(terrain);
        made.swap(aside());
        terrain.show_height();
        report.merge(blend_into(terrain.height(), aside(), stage.blend, mask));
        make_room(terrain, highest_m);
    } else {
        terrain.show_height();
        report.merge(blend_into(terrain.height(), made, stage.blend, mask));
        make_room(terrain, step.comm);
    }
    reshape_columns(stage, terrain, report);
    return report;
}

}  // namespace

StepReport lay_surface(const StagePlan& stage, const Operator& op, BlockState& state,
                       const StepContext& step) {
    Terrain& terrain = state.terrain;
    const bool ground = stage.into.empty();
    Field& target = ground ? terrain.height() : terrain.make(stage.into);
    const Field* mask = mask_of(stage, terrain);
    const bool generator = stage.op->kind == OperatorKind::generator;
    if (generator && stage.blend == Blend::replace && mask == nullptr) {
        if (ground) {
            terrain.states.erase(std::string(sheets_state));
            terrain.unsettle();
            if (stage.material) terrain.ground_material = *stage.material;
        }
        return op.generate(target, step);
    }
    if (generator && ground && lays_layer(stage, terrain))
        return lay_layer(stage, op, state, step, mask);
    StepReport report;
    if (ground) terrain.show_height();
    Field& made = state.scratch.field(static_cast<std::size_t>(stage.op->temporaries));
    if (generator) {
        report = op.generate(made, step);
    } else {
        const Field* source = stage.from.empty() ? &target : terrain.find(stage.from);
        CUESTA_CHECK(source != nullptr, "field '{}' does not exist", stage.from);
        report = op.filter(*source, made, step);
    }
    if (ground)
        take_as_ground(stage, state, step, made, mask, report);
    else
        report.merge(blend_into(target, made, stage.blend, mask));
    return report;
}

}  // namespace cuesta
