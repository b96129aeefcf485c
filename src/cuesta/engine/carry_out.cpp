// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/carry_out.h"

#include <algorithm>
#include <set>

#include "cuesta/analysis/derive.h"
#include "cuesta/base/check.h"

namespace cuesta {
namespace {

// Names of fields that the stage's mask, source and parameters read.
std::set<std::string> fields_read(const StagePlan& stage) {
    std::set<std::string> names;
    if (!stage.mask.empty()) names.insert(stage.mask);
    if (!stage.from.empty()) names.insert(stage.from);
    for (const ParamRow& param : stage.op->params) {
        const auto value = stage.values.find(param.name);
        if (value == stage.values.end()) continue;
        if (param.kind == ParamKind::number_or_field) {
            const auto& given = std::get<FieldOrNumber>(value->second);
            if (!given.field.empty()) names.insert(given.field);
        } else if (param.kind == ParamKind::field_name) {
            const auto& given = std::get<std::string>(value->second);
            if (!given.empty()) names.insert(given);
        }
    }
    return names;
}

// Derived fields are computed afresh each time somebody is about to read them.
void derive_fields(const std::set<std::string>& names, Site& site, Communicator& comm) {
    for (const std::string& name : names) {
        const FieldInfo* info = find_field_info(name);
        if (info == nullptr || info->kind != FieldKind::derived || name == field::talus) continue;
        derive_field(name, site.terrain, comm, site.terrain.make(name));
    }
}

const Field* mask_of(const StagePlan& stage, const Terrain& terrain) {
    if (stage.mask.empty()) return nullptr;
    const Field* mask = terrain.find(stage.mask);
    CUESTA_CHECK(mask != nullptr, "mask '{}' does not exist", stage.mask);
    return mask;
}

// A surface: straight into the target where nothing has to be kept, else made aside and blended.
StepReport lay_surface(const StagePlan& stage, const Operator& op, Site& site,
                       const StepContext& step) {
    Terrain& terrain = site.terrain;
    const bool ground = stage.into.empty();
    Field& target = ground ? terrain.height() : terrain.make(stage.into);
    const Field* mask = mask_of(stage, terrain);
    const bool generator = stage.op->kind == OperatorKind::generator;
    StepReport report;
    if (generator && stage.blend == Blend::replace && mask == nullptr) {
        report = op.generate(target, step);
    } else {
        Field& made = site.scratch.field(static_cast<std::size_t>(stage.op->temporaries));
        if (generator) {
            report = op.generate(made, step);
        } else {
            const Field* source = stage.from.empty() ? &target : terrain.find(stage.from);
            CUESTA_CHECK(source != nullptr, "field '{}' does not exist", stage.from);
            report = op.filter(*source, made, step);
        }
        report.merge(blend_into(target, made, stage.blend, mask));
    }
    if (ground && terrain.rest_used) {
        terrain.height_rest().fill(0);
        terrain.rest_used = false;
    }
    return report;
}

// A process under a mask: what the mask undoes is put back cell by cell.
StepReport apply_masked(const StagePlan& stage, const Operator& op, Site& site,
                        const StepContext& step) {
    Terrain& terrain = site.terrain;
    const Field* mask = mask_of(stage, terrain);
    if (mask == nullptr) return op.apply(terrain, step);
    std::vector<std::pair<Field*, Field>> before;
    for (const std::string& name : stage.op->fields.writes) {
        Field& written = terrain.make(name);
        before.emplace_back(&written, written.clone());
    }
    StepReport report = op.apply(terrain, step);
    for (auto& [now, old] : before) {
        const StepReport blended = blend_into(old, *now, Blend::replace, mask);
        if (now == &terrain.height()) report.merge(blended);
        now->copy_from(old);
    }
    return report;
}

void book_difference(Run& run, const ExactSum& before, const ExactSum& expected_change) {
    ExactSum change = run.domain.ground();
    change.subtract(before);
    change.subtract(expected_change);
    Account& account = run.booked.account(run.domain.site(0).terrain.ground_material);
    if (change.value() >= 0)
        account.in.merge(change);
    else
        account.out.subtract(change);
}

// in - out of the ground's material over all blocks.
ExactSum process_bookings(const Run& run) {
    ExactSum net;
    const Ledger ledger = run.domain.ledger();
    const auto found = ledger.accounts().find(run.domain.site(0).terrain.ground_material);
    if (found != ledger.accounts().end()) {
        net.merge(found->second.in);
        net.subtract(found->second.out);
    }
    return net;
}

}  // namespace

StepReport carry_out(Run& run, const StagePlan& stage, const Operator& op, std::int64_t step) {
    const bool surface = stage.op->kind != OperatorKind::process;
    const bool makes_ground = surface && stage.into.empty();
    const bool masked_process = !surface && !stage.mask.empty();
    const auto& writes = stage.op->fields.writes;
    const bool writes_rest =
        std::find(writes.begin(), writes.end(), field::height_rest) != writes.end();
    if (makes_ground && stage.material)
        for (int i = 0; i < run.domain.blocks(); ++i)
            run.domain.site(i).terrain.ground_material = *stage.material;

    ExactSum before, booked_before;
    if (makes_ground || masked_process) before = run.domain.ground();
    if (masked_process) booked_before = process_bookings(run);

    const std::set<std::string> names = fields_read(stage);
    const RandomKey key{stage.seed.value_or(run.plan.seed), stage.stream};
    StepReport report = run.domain.each([&](Site& site, Communicator& comm) {
        const CheckScope scope(fmt::format("stage '{}' ({}), step {}, seed {}, block at {}, {}",
                                           stage.label, stage.op->name, step, key.seed,
                                           site.terrain.block().x0, site.terrain.block().y0));
        derive_fields(names, site, comm);
        const StepContext context{run.domain.grid(), site.terrain.block(), comm,      key, step,
                                  site.terrain,      site.scratch,         run.inputs};
        if (writes_rest) site.terrain.rest_used = true;
        site.report = surface ? lay_surface(stage, op, site, context)
                              : apply_masked(stage, op, site, context);
    });
    if (makes_ground || !surface) run.domain.ground_changed();
    if (makes_ground) book_difference(run, before, ExactSum{});
    if (masked_process) {
        ExactSum expected = process_bookings(run);
        expected.subtract(booked_before);
        book_difference(run, before, expected);
    }
    return report;
}

}  // namespace cuesta
