// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rule.h"

#include <algorithm>
#include <set>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/rule_quanta.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/rule/flux_rows.h"
#include "cuesta/rule/layer.h"

namespace cuesta {
namespace {

using rule::Program;

void report_counts(const rule::StoreCounts& counts, StepReport& report) {
    report.count("undefined_samples", counts.undefined);
    report.count("overflowed_samples", counts.overflowed);
    report.count("limited_samples", counts.limited);
}

// The fields a program reads, with halos as wide as it looks.
std::vector<const Field*> inputs_of(const Program& program, Terrain& terrain,
                                    const StepContext& step, int further) {
    std::vector<const Field*> list;
    for (std::size_t i = 0; i < program.inputs().size(); ++i) {
        const std::string& name = program.inputs()[i];
        Field* field = program.reach_of(i) < 0 ? nullptr
                       : name == field::height ? &terrain.height()
                       : is_water(name)        ? &terrain.make(name)
                                               : terrain.find(name);
        CUESTA_CHECK(program.reach_of(i) < 0 || field != nullptr,
                     "field '{}' was not made before it is read", name);
        if (field != nullptr && program.reach_of(i) + further > 0)
            step.comm.exchange(*field, Outside::repeat);
        list.push_back(field);
    }
    return list;
}

using Store = rule::Layer::Store;

// Layers of the ground while they move.
struct LayerCopies {
    std::vector<IntField> of;
};

class RuleOperator final : public Operator {
public:
    explicit RuleOperator(rule::Layer layer) : layer_(std::move(layer)) {}

    StepReport apply(Terrain& terrain, const StepContext& step) const override {
        StepReport report;
        RuleQuanta quanta(terrain, step);
        std::vector<const Store*> stores;
        for (const auto& one : layer_.turns) stores.insert(stores.end(), {&one.from, &one.to});
        for (const auto& one : layer_.flux) stores.push_back(&one.store);
        if (!stores.empty()) quanta.settle(stores, report);
        make_layers(terrain);
        const double phase = water_phase(terrain.now);
        const float start = phase < 1 ? static_cast<float>(phase) : 0;
        if (layer_.next.empty() && layer_.turns.empty() && !layer_.flux.empty() &&
            move_rows(quanta, terrain, step, report))
            return report;
        if (layer_.next.empty() && layer_.flux.empty() && !layer_.turns.empty() &&
            turn_rows(quanta, start, terrain, step, report))
            return report;
        // All of them see the state before the step.
        std::size_t used = 0;
        std::vector<rule::Faces> faces;
        std::vector<Field*> amounts;
        if (layer_.flux_program != nullptr) faces = calculate_faces(terrain, step, used, report);
        if (layer_.turn_program != nullptr)
            amounts = calculate_amounts(terrain, step, used, report);
        if (layer_.next_program != nullptr) set_next(terrain, step, used, report);
        for (std::size_t i = 0; i < amounts.size(); ++i)
            Turning(quanta.end(layer_.turns[i].from), quanta.end(layer_.turns[i].to), terrain,
                    step.comm, start)
                .block(*amounts[i], report);
        if (faces.empty()) return report;
        if (!amounts.empty()) quanta.settle(stores, report, true);
        Field& share = step.scratch.field(used);
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const Store& store = layer_.flux[i].store;
            if (store.kind == Store::Kind::layer)
                move_layer(material_of(store, terrain), faces[i], share, terrain, step, report);
            else
                move_field(store, quanta.of(store), faces[i], share, terrain, step, report);
        }
        return report;
    }

private:
    // 2^22 quanta of the cell and as many from four sides stay below 2^24.
    static constexpr float most_over_face = 0x3p20f;

    // Ground that may get a layer has them on every block, whichever of them get one first.
    void make_layers(Terrain& terrain) const {
        const auto lay = [&](const Store& store) {
            if (store.kind == Store::Kind::layer && !terrain.columns_layered() &&
                terrain.ground_bed() != material_of(store, terrain))
                terrain.ground().make_layered();
        };
        for (const auto& one : layer_.flux) lay(one.store);
        for (const auto& one : layer_.turns) lay(one.to);
    }

    static rule::Site site_of(const StepContext& step) {
        return {step.grid, step.block, step.random, step.step};
    }

    // Fluxes alone, if no cell gives more than it has: faces never leave the cache.
    bool move_rows(RuleQuanta& quanta, Terrain& terrain, const StepContext& step,
                   StepReport& report) const {
        const Program& program = *layer_.flux_program;
        const std::vector<const Field*> inputs = inputs_of(program, terrain, step, 1);
        std::vector<rule::Mover> movers;
        LayerCopies& copies = step.scratch.object<LayerCopies>();
        copies.of.resize(1);
        std::size_t used = 0;
        for (const rule::Layer::Flux& one : layer_.flux) {
            rule::Mover mover;
            mover.along_x = one.along_x, mover.along_y = one.along_y, mover.gifts = one.gifts;
            if (one.store.kind == Store::Kind::layer) {
                // Planes are those of one material at a time.
                if (layer_.flux.size() > 1) return false;
                const CoverPlanes& planes = terrain.cover(material_of(one.store, terrain));
                IntField& aside = copies.of[0];
                if (aside.empty() || aside.shape() != planes.cover.shape())
                    aside = IntField(planes.cover.shape());
                mover.units = &planes.cover, mover.units_to = &aside;
                mover.quantum = terrain.ground_unit_m();
                mover.most = 0x1p28f;
            } else {
                mover.depths = &terrain.make(one.store.name);
                mover.depths_to = &step.scratch.field(used++);
                mover.quantum = quanta.of(one.store);
                mover.most = most_over_face;
            }
            movers.push_back(mover);
        }
        rule::StoreCounts counts;
        const bool free = rule::move_by_rows(program, site_of(step), inputs, movers, counts);
        if (step.comm.any(!free)) return false;
        report_counts(counts, report);
        for (std::size_t i = 0; i < movers.size(); ++i) {
            const Store& store = layer_.flux[i].store;
            if (store.kind == Store::Kind::layer) {
                const MaterialId material = material_of(store, terrain);
                terrain.cover(material).cover.swap(*movers[i].units_to);
                terrain.cover_moved();
                book(movers[i].moved, movers[i].quantum, material, terrain, report);
            } else {
                terrain.make(store.name).swap(*movers[i].depths_to);
                quanta.note(store.name, double{movers[i].largest});
                book(movers[i].moved, movers[i].quantum, account_of(store.name, terrain), terrain,
                     report);
            }
        }
        return true;
    }

    // Turns alone, of which amounts follow from the cell itself as far as they change it.
    bool turn_rows(RuleQuanta& quanta, float phase, Terrain& terrain, const StepContext& step,
                   StepReport& report) const {
        const Program& program = *layer_.turn_program;
        const std::vector<std::string> changed = layer_.writes();
        for (std::size_t i = 0; i < program.inputs().size(); ++i)
            if (program.reach_of(i) > 0 &&
                std::find(changed.begin(), changed.end(), program.inputs()[i]) != changed.end())
                return false;
        std::set<std::string> materials;  // planes are those of one at a time
        for (const auto& [from, to] : layer_.turns)
            for (const Store* one : {&from, &to})
                if (one->kind == Store::Kind::layer) materials.insert(one->name);
        if (materials.size() > 1) return false;
        std::vector<Turning> turnings;
        for (const auto& [from, to] : layer_.turns)
            turnings.emplace_back(quanta.end(from), quanta.end(to), terrain, step.comm, phase);
        if (!std::all_of(turnings.begin(), turnings.end(),
                         [](const Turning& one) { return one.by_rows(); }))
            return false;
        const std::vector<const Field*> inputs = inputs_of(program, terrain, step, 0);
        std::vector<const Field*> fields;
        for (const std::string& name : changed) fields.push_back(terrain.find(name));
        const rule::Site site = site_of(step);
        const std::int64_t columns = step.block.columns;
        const std::vector<rule::StoreRange> ranges(turnings.size(), rule::any_range());
        struct Part {
            rule::StoreCounts counts;
            std::vector<Turning::Sums> sums;
            std::vector<float> largest;
        };
        Part none;
        none.sums.resize(turnings.size());
        none.largest.resize(fields.size());
        const Part all = ordered_reduce(
            0, step.block.rows, rows_per_piece(columns), none,
            [&](std::int64_t lo, std::int64_t hi) {
                Part part = none;
                rule::ProgramRows rows(program, site, inputs, 0, columns);
                std::vector<float> memory(turnings.size() * static_cast<std::size_t>(columns));
                std::vector<float*> amounts;
                for (std::size_t i = 0; i < turnings.size(); ++i)
                    amounts.push_back(memory.data() + static_cast<std::int64_t>(i) * columns);
                for (std::int64_t y = lo; y < hi; ++y) {
                    rows.row(y, amounts, ranges);
                    for (std::size_t i = 0; i < turnings.size(); ++i) {
                        const Turning::Sums one = turnings[i].row(y, amounts[i]);
                        part.sums[i].moved += one.moved, part.sums[i].limited += one.limited;
                    }
                    for (std::size_t i = 0; i < fields.size(); ++i)
                        part.largest[i] = std::max(
                            part.largest[i], rule::largest_amount(fields[i]->row(y), columns));
                }
                part.counts = rows.counts;
                return part;
            },
            [](Part sum, const Part& part) {
                sum.counts.add(part.counts);
                for (std::size_t i = 0; i < sum.sums.size(); ++i) {
                    sum.sums[i].moved += part.sums[i].moved;
                    sum.sums[i].limited += part.sums[i].limited;
                }
                for (std::size_t i = 0; i < sum.largest.size(); ++i)
                    sum.largest[i] = std::max(sum.largest[i], part.largest[i]);
                return sum;
            });
        report_counts(all.counts, report);
        for (std::size_t i = 0; i < turnings.size(); ++i) turnings[i].finish(all.sums[i], report);
        for (std::size_t i = 0; i < fields.size(); ++i)
            quanta.note(changed[i], double{all.largest[i]});
        return true;
    }

    void set_next(Terrain& terrain, const StepContext& step, std::size_t used,
                  StepReport& report) const {
        const Program& program = *layer_.next_program;
        for (const rule::Layer::Next& one : layer_.next) terrain.make(one.field);
        const std::vector<const Field*> inputs = inputs_of(program, terrain, step, 0);
        // A field that is read at neighbours is written aside.
        std::vector<rule::Target> targets;
        std::vector<std::pair<Field*, Field*>> aside;
        for (const rule::Layer::Next& one : layer_.next) {
            Field* field = terrain.find(one.field);
            const auto read =
                std::find(program.inputs().begin(), program.inputs().end(), one.field);
            const auto number = static_cast<std::size_t>(read - program.inputs().begin());
            Field* to = field;
            if (read != program.inputs().end() && program.reach_of(number) > 0) {
                to = &step.scratch.field(used++);
                aside.emplace_back(field, to);
            }
            targets.push_back({to, one.range});
        }
        report_counts(program.run(site_of(step), inputs, targets), report);
        for (const auto& [field, made] : aside) field->swap(*made);
    }

    std::vector<Field*> calculate_amounts(Terrain& terrain, const StepContext& step,
                                          std::size_t& used, StepReport& report) const {
        const Program& program = *layer_.turn_program;
        const std::vector<const Field*> inputs = inputs_of(program, terrain, step, 0);
        std::vector<Field*> amounts;
        std::vector<rule::Target> targets;
        for (std::size_t i = 0; i < layer_.turns.size(); ++i) {
            amounts.push_back(&step.scratch.field(used++));
            targets.push_back({amounts.back(), rule::any_range()});
        }
        report_counts(program.run(site_of(step), inputs, targets), report);
        return amounts;
    }

    // Faces of the block's cells and of those to its west and north.
    std::vector<rule::Faces> calculate_faces(Terrain& terrain, const StepContext& step,
                                             std::size_t& used, StepReport& report) const {
        const Program& program = *layer_.face_program;
        const std::vector<const Field*> inputs = inputs_of(program, terrain, step, 1);
        std::vector<rule::Target> targets;
        std::vector<rule::Faces> faces;
        for (const rule::Layer::Flux& one : layer_.flux) {
            Field &east = step.scratch.field(used++), &south = step.scratch.field(used++);
            faces.push_back({east, south});
            const auto along = [&](bool moves, Field& face, const Field*& back) {
                if (!moves) return face.fill(0);
                targets.push_back({&face, rule::any_range()});
                if (!one.gifts) return;
                Field& other = step.scratch.field(used++);
                targets.push_back({&other, rule::any_range()});
                back = &other;
            };
            along(one.along_x, east, faces.back().from_east);
            along(one.along_y, south, faces.back().from_south);
        }
        const std::int64_t columns = step.block.columns, rows = step.block.rows;
        const rule::Site site = site_of(step);
        report_counts(program.run(site, inputs, targets), report);
        program.run(site, inputs, targets, {-1, 0, 0, rows});
        program.run(site, inputs, targets, {0, -1, columns, 0});
        return faces;
    }

    static void move_field(const Store& store, double quantum, const rule::Faces& faces,
                           Field& share, Terrain& terrain, const StepContext& step,
                           StepReport& report) {
        const rule::Moved moved = rule::move(terrain.make(store.name), faces, share, quantum,
                                             step.grid, step.block, step.comm, most_over_face);
        book(moved, quantum, account_of(store.name, terrain), terrain, report);
    }

    // What lies on top moves over ground that stays.
    static void move_layer(MaterialId material, const rule::Faces& faces, Field& share,
                           Terrain& terrain, const StepContext& step, StepReport& report) {
        CoverPlanes& planes = terrain.cover(material);
        const double unit_m = terrain.ground_unit_m();
        const rule::Moved moved =
            rule::move(planes.cover, faces, share, unit_m, step.grid, step.block, step.comm);
        terrain.cover_moved();
        book(moved, unit_m, material, terrain, report);
    }

    static void book(const rule::Moved& moved, double quantum, MaterialId account, Terrain& terrain,
                     StepReport& report) {
        for (std::size_t side = 0; side < 4; ++side)
            if (moved.left[side] != 0)
                add_units(terrain.ledger.account(account).border[side], moved.left[side], quantum);
        report.count("limited_cells", moved.limited);
    }

    rule::Layer layer_;
};

// Parameters of the rule as the operator is given them.
std::vector<rule::Binding> bindings_of(const rule::Declaration& declaration,
                                       const ParamValues& values) {
    std::vector<rule::Binding> list = rule::default_bindings(declaration);
    for (rule::Binding& one : list) {
        const auto given = values.find(one.name);
        if (given == values.end()) continue;
        const auto& value = std::get<FieldOrNumber>(given->second);
        one.number = value.number;
        one.field = value.field;
    }
    return list;
}

ParamRow param_row(const rule::DeclaredParam& declared) {
    ParamRow row;
    row.name = declared.name, row.unit = declared.unit, row.doc = declared.doc;
    row.kind = ParamKind::number_or_field;
    row.min = declared.min, row.max = declared.max;
    row.scale = declared.log ? Scale::log : Scale::linear;
    row.default_value = FieldOrNumber{declared.default_value, {}, {}};
    return row;
}

OperatorRow plain_row() {
    OperatorRow row;
    row.name = Rule::name, row.summary = Rule::summary;
    row.kind = OperatorKind::process;
    row.make = [](const ParamValues&, const std::map<std::string, int>&) {
        return std::make_unique<RuleOperator>(rule::Layer{});
    };
    return row;
}

// What a rule holds follows from what it moves.
std::vector<Promise> promises_of(const rule::Layer& layer) {
    bool moves = false, turns = false, makes = false, takes = false;
    bool water_moves = false, wets = false, dries = false;
    const auto wet = [](const Store& one) {
        return one.kind == Store::Kind::field && is_water(one.name);
    };
    for (const auto& one : layer.flux) {
        moves = moves || one.store.of_ground();
        water_moves = water_moves || wet(one.store);
    }
    for (const auto& [from, to] : layer.turns) {
        const bool out = from.of_ground(), in = to.of_ground();
        turns = turns || (out && in);
        makes = makes || (in && !out);
        takes = takes || (out && !in);
        water_moves = water_moves || (wet(from) && wet(to));
        wets = wets || (wet(to) && !wet(from));
        dries = dries || (wet(from) && !wet(to));
    }
    const Holds ground = turns || (makes && takes) ? Holds::turns_materials
                         : makes                   ? Holds::makes_ground
                         : takes                   ? Holds::takes_ground
                         : moves                   ? Holds::conserves_materials
                                                   : Holds::leaves_ground;
    const Holds water = wets && dries ? Holds::sets_water
                        : wets        ? Holds::makes_water
                        : dries       ? Holds::takes_water
                        : water_moves ? Holds::conserves_water
                                      : Holds::leaves_water;
    return {hold(ground), hold(water)};
}

// Materials that it may lay on the ground.
int layers_of(const rule::Layer& layer) {
    std::set<std::string> names;
    for (const auto& one : layer.flux)
        if (one.store.kind == Store::Kind::layer) names.insert(one.store.name);
    for (const auto& one : layer.turns)
        if (one.to.kind == Store::Kind::layer) names.insert(one.to.name);
    return static_cast<int>(names.size());
}

CompletedRow complete(const rule::Declaration& declaration, const rule::Names& names) {
    CompletedRow out;
    rule::CompiledLayer compiled =
        rule::compile_layer(declaration, names, rule::default_bindings(declaration));
    out.problems = std::move(compiled.problems);
    if (!out.problems.empty()) return out;
    auto row = std::make_shared<OperatorRow>(plain_row());
    const rule::Layer& layer = compiled.layer;
    if (!declaration.summary.empty()) row->summary = declaration.summary;
    for (const rule::DeclaredParam& one : declaration.params) row->params.push_back(param_row(one));
    row->fields.reads = layer.reads();
    // Stores of water are empty until somebody fills them.
    std::erase_if(row->fields.reads, is_water);
    row->fields.writes = layer.writes();
    row->promises = promises_of(layer);
    if (layer.changes_ground()) {
        row->fields.writes.insert(row->fields.writes.end(),
                                  {std::string(field::height), std::string(field::layers)});
        row->layers = [count = layers_of(layer)](const ParamValues&) { return count; };
    }
    // A parameter may be a field and is then looked at like one.
    row->fields.halo = std::max(layer.halo(), 1);
    const bool gifts = std::any_of(layer.flux.begin(), layer.flux.end(),
                                   [](const auto& one) { return one.gifts; });
    row->temporaries =
        static_cast<int>(layer.flux.size() * (gifts ? 4 : 2) + (layer.flux.empty() ? 0 : 1) +
                         layer.turns.size() + layer.next.size());
    row->declared = rule::canonical(declaration);
    row->own_fields = declaration.fields;
    row->make = [declaration, names](const ParamValues& values, const std::map<std::string, int>&) {
        const auto bindings = bindings_of(declaration, values);
        rule::CompiledLayer made = rule::compile_layer(declaration, names, bindings);
        CUESTA_CHECK(made.problems.empty(), "a rule that was checked is wrong: {}",
                     made.problems.front().sentence);
        return std::make_unique<RuleOperator>(std::move(made.layer));
    };
    out.row = std::move(row);
    return out;
}

}  // namespace

template <>
OperatorRow describe<Rule>() {
    OperatorRow row = plain_row();
    row.promises = promises_of(rule::Layer{});
    row.complete = complete;
    return row;
}

}  // namespace cuesta
