// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/carry_out.h"

#include <algorithm>
#include <set>
#include <utility>

#include "cuesta/analysis/derive.h"
#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/operator/change_maps.h"
#include "cuesta/operator/field_watch.h"

namespace cuesta {
namespace {

// Derived fields are computed afresh each time somebody is about to read them. State that nobody
// has made so far, because its process takes its turn later or never, is zero.
void show_fields(const std::set<std::string>& names, Site& site, Communicator& comm) {
    for (const std::string& name : names) {
        const FieldInfo* info = find_field_info(name);
        if (name == field::height)
            site.terrain.show_height();
        else if (info != nullptr && info->kind == FieldKind::derived)
            derive_field(name, site.terrain, comm, site.terrain.make(name));
        else
            site.terrain.make(name);
    }
}

std::int64_t count_outside(const Field& mask) {
    std::int64_t count = 0;
    for (std::int64_t y = 0; y < mask.rows(); ++y)
        for (std::int64_t x = 0; x < mask.columns(); ++x)
            count += mask.at(x, y) >= 0 && mask.at(x, y) <= 1 ? 0 : 1;
    return count;
}

const Field* mask_of(const StagePlan& stage, const Terrain& terrain) {
    if (stage.mask.empty()) return nullptr;
    const Field* mask = terrain.find(stage.mask);
    CUESTA_CHECK(mask != nullptr, "mask '{}' does not exist", stage.mask);
    return mask;
}

// The unit in which both the ground as it is and as it will be have room.
void make_room(Terrain& terrain, Communicator& comm) {
    const double unit_m = LayerStack::unit_for(comm.largest(terrain.highest()));
    if (!terrain.settled())
        terrain.settle(unit_m);
    else if (unit_m > terrain.ground().unit_m())
        terrain.ground().coarsen(unit_m);
}

// The blended surface becomes the ground: metres as they are while it has no columns and stays of
// one material, else columns that grow or are cut.
void take_as_ground(const StagePlan& stage, Site& site, const StepContext& step, Field& made,
                    const Field* mask, StepReport& report) {
    Terrain& terrain = site.terrain;
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

// A surface: straight into the target where nothing has to be kept, else made aside and blended.
StepReport lay_surface(const StagePlan& stage, const Operator& op, Site& site,
                       const StepContext& step) {
    Terrain& terrain = site.terrain;
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
    Field& made = site.scratch.field(static_cast<std::size_t>(stage.op->temporaries));
    if (generator) {
        report = op.generate(made, step);
    } else {
        const Field* source = stage.from.empty() ? &target : terrain.find(stage.from);
        CUESTA_CHECK(source != nullptr, "field '{}' does not exist", stage.from);
        report = op.filter(*source, made, step);
    }
    if (ground)
        take_as_ground(stage, site, step, made, mask, report);
    else
        report.merge(blend_into(target, made, stage.blend, mask));
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
        if (name == field::height || name == field::layers) continue;
        Field& written = terrain.make(name);
        before.emplace_back(&written, written.clone());
    }
    const LayerStack ground = std::as_const(terrain).ground().clone();
    StepReport report = op.apply(terrain, step);
    for (auto& [now, old] : before) {
        blend_into(old, *now, Blend::replace, mask);
        now->copy_from(old);
    }
    report.count("mask_outside_0_1", count_outside(*mask));
    terrain.ground().keep_where_masked(ground, *mask);
    return report;
}

// What the ground of every sample loses and gains while this lives, added to the maps that are
// asked for.
class ChangeMaps {
public:
    ChangeMaps(const StagePlan& stage, const Plan& plan, Terrain& terrain) : terrain_(terrain) {
        if (!engine_keeps_change_maps(*stage.op)) return;
        const auto map = [&](std::string_view name) {
            return std::binary_search(plan.asked.begin(), plan.asked.end(), name)
                       ? &terrain.make(name)
                       : nullptr;
        };
        wear_ = map(field::wear), deposit_ = map(field::deposit);
        if (wear_ == nullptr && deposit_ == nullptr) return;
        const LayerStack& ground = std::as_const(terrain).ground();
        before_ = ground.surface().clone();
        unit_m_ = ground.unit_m();
    }
    void add(FieldWatch& watch) {
        if (wear_ == nullptr && deposit_ == nullptr) return;
        const LayerStack& ground = std::as_const(terrain_).ground();
        const double unit_m = ground.unit_m();
        const std::int64_t columns = before_.columns();
        parallel_for(
            0, before_.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < columns; ++x) {
                        const double change =
                            ground.surface().at(x, y) * unit_m - before_.at(x, y) * unit_m_;
                        if (change > 0 && deposit_ != nullptr)
                            deposit_->at(x, y) += static_cast<float>(change);
                        if (change < 0 && wear_ != nullptr)
                            wear_->at(x, y) -= static_cast<float>(change);
                    }
            });
        const std::string names[] = {std::string(field::wear), std::string(field::deposit)};
        watch.changed(names);
    }

private:
    Terrain& terrain_;
    IntField before_;
    double unit_m_ = 0;
    Field *wear_ = nullptr, *deposit_ = nullptr;
};

// in - out of every material, as the processes have booked it.
using Ground = Domain::Ground;
Ground process_bookings(const Run& run) {
    Ground net;
    const Ledger ledger = run.domain.ledger();
    for (const auto& [material, account] : ledger.accounts()) {
        ExactSum& sum = net[material];
        sum.merge(account.in);
        sum.merge(account.formed);
        sum.subtract(account.out);
        sum.subtract(account.turned);
        for (const ExactSum& side : account.border) sum.subtract(side);
        sum.subtract(account.suspended);
    }
    return net;
}

// What changed beyond the bookings of processes came in or went out.
void book_difference(Run& run, const Ground& before, const Ground& booked_before) {
    Ground change = run.domain.ground();
    for (const auto& [material, sum] : before) change[material].subtract(sum);
    for (const auto& [material, sum] : booked_before) change[material].merge(sum);
    for (const auto& [material, sum] : process_bookings(run)) change[material].subtract(sum);
    for (const auto& [material, sum] : change) {
        if (sum.value() == 0) continue;
        Account& account = run.booked.account(material);
        if (sum.value() >= 0)
            account.in.merge(sum);
        else
            account.out.subtract(sum);
    }
}

}  // namespace

StepReport carry_out(Run& run, const StagePlan& stage, const ParamValues& values,
                     const Operator& op, std::int64_t step) {
    const bool surface = stage.op->kind != OperatorKind::process;
    // Water made by hand is booked like ground.
    const bool makes_ground = surface && (stage.into.empty() || stage.into == field::water ||
                                          stage.into == field::cave_water);
    const bool masked_process = !surface && !stage.mask.empty();
    // A process works on columns; what the height held below their unit is booked.
    const bool settles = !surface && !run.domain.site(0).terrain.settled();

    Ground before, booked_before;
    const bool books = makes_ground || masked_process || settles;
    if (books) {
        before = run.domain.ground();
        booked_before = process_bookings(run);
    }
    std::set<std::string> names = fields_read(stage, values);
    names.insert(stage.op->fields.reads.begin(), stage.op->fields.reads.end());
    names.erase(std::string(field::layers));  // no field
    const RandomKey key{stage.seed.value_or(run.plan.seed), stage.stream};
    StepReport report = run.domain.each([&](Site& site, Communicator& comm) {
        const CheckScope scope(fmt::format("stage '{}' ({}), step {}, seed {}, block at {}, {}",
                                           stage.label, stage.op->name, step, key.seed,
                                           site.terrain.block().x0, site.terrain.block().y0));
        if (settles) make_room(site.terrain, comm);
        show_fields(names, site, comm);
        FieldWatch& watch = site.scratch.object<FieldWatch>();
        watch.begin(stage.op->fields.writes);
        if (!stage.into.empty()) watch.changed({&stage.into, 1});
        const StepContext context{run.domain.grid(), site.terrain.block(), comm,      key, step,
                                  site.terrain,      site.scratch,         run.inputs};
        ChangeMaps maps(stage, run.plan, site.terrain);
        site.report = surface ? lay_surface(stage, op, site, context)
                              : apply_masked(stage, op, site, context);
        if (masked_process) watch.changed(stage.op->fields.writes);
        maps.add(watch);
    });
    if (makes_ground || !surface) run.domain.ground_changed();
    if (books) book_difference(run, before, booked_before);
    return report;
}

}  // namespace cuesta
