// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/lay_surface.h"

#include "cuesta/base/check.h"
#include "cuesta/engine/apply_masked.h"

namespace cuesta {

void make_room(Terrain& terrain, Communicator& comm) {
    const double unit_m = LayerStack::unit_for(comm.largest(terrain.highest()));
    if (!terrain.settled())
        terrain.settle(unit_m);
    else if (unit_m > terrain.ground().unit_m())
        terrain.ground().coarsen(unit_m);
}

namespace {

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
    LayerStack& ground = terrain.ground();
    if (other_material) ground.make_layered();
    LayerBook book;
    ground.reshape(terrain.height(), stage.material, terrain.now, book);
    terrain.ledger.book(book, ground.unit_m());
    report.count("joined_layers", book.joined_layers);
    report.count("opened_caves", book.opened_caves);
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
            terrain.unsettle();
            if (stage.material) terrain.ground_material = *stage.material;
        }
        return op.generate(target, step);
    }
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
