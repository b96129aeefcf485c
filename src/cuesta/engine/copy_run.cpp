// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/copy_run.h"

#include "cuesta/terrain/sheets.h"

namespace cuesta {
namespace {

void copy_terrain(const Terrain& from, Terrain& to) {
    if (from.settled()) from.ground();  // columns instead of sheets
    std::vector<std::string> gone;
    for (const auto& [name, field] : to.fields())
        if (from.find(name) == nullptr) gone.push_back(name);
    for (const std::string& name : gone) to.drop(name);
    for (const auto& [name, field] : from.fields()) to.make(name).copy_from(field);
    to.ground_material = from.ground_material;
    to.ledger = from.ledger;
    to.now = from.now;
    to.states = from.states;
    to.states.erase(std::string(sheets_state));
    if (!from.settled()) return to.unsettle();
    if (!to.settled()) to.settle(from.ground().unit_m());
    to.ground() = from.ground().clone();
    to.show_height();
}

bool same_shape(const Run& a, const Run& b) {
    return a.plan.grid == b.plan.grid && a.plan.halo == b.plan.halo &&
           a.plan.materials.rows() == b.plan.materials.rows() &&
           a.domain.blocks() == b.domain.blocks();
}

}  // namespace

std::uint64_t land_bytes(const Run& run) {
    std::uint64_t bytes = 0;
    for (int i = 0; i < run.domain.blocks(); ++i) {
        const Terrain& terrain = run.domain.block(i).terrain;
        bytes += terrain.fields().size() * Field::bytes(terrain.shape());
        bytes += ground_bytes(terrain);
    }
    return bytes;
}

void copy_run(const Run& from, std::unique_ptr<Run>& to) {
    if (to && same_shape(from, *to))
        to->plan = from.plan, to->options = from.options;
    else
        to = std::make_unique<Run>(from.plan, from.options);
    if (to->input_sha256 != from.input_sha256 || to->inputs.size() != from.inputs.size())
        to->inputs = from.inputs;
    to->input_sha256 = from.input_sha256;
    for (int i = 0; i < from.domain.blocks(); ++i)
        copy_terrain(from.domain.block(i).terrain, to->domain.block(i).terrain);
    to->domain.ground_changed();
    to->position = from.position;
    to->records = from.records;
    to->frames = from.frames;
    to->booked = from.booked;
    to->seconds_before = from.seconds_before;
    to->started = from.started;
    to->instantiated = {};
}

}  // namespace cuesta
