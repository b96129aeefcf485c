// SPDX-License-Identifier: Apache-2.0
#include "cuesta/plugin/plugin_operator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <set>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/process/water/water_store.h"

namespace cuesta {
namespace {

constexpr std::uint32_t most_parameters = 64, most_fields = 32, widest_halo = 16;
constexpr std::uint32_t known_flags = CUESTA_WRITES_WATER;
// Of the first plugins: up to what has been added behind `rows`.
constexpr std::size_t first_operator_size = offsetof(cuesta_operator, flags);

// One of its operators, as this program knows them: what an older plugin does not say is 0.
cuesta_operator operator_at(const cuesta_plugin& plugin, std::uint32_t i) {
    cuesta_operator op{};
    std::memcpy(
        &op,
        reinterpret_cast<const char*>(plugin.operators) + std::size_t{i} * plugin.operator_size,
        std::min(std::size_t{plugin.operator_size}, sizeof op));
    return op;
}

bool is_water_store(std::string_view name) {
    return std::ranges::find(water_stores, name) != water_stores.end();
}

std::string_view text_of(const char* text) {
    return text == nullptr ? std::string_view() : std::string_view(text);
}

// Operators, parameters and fields are named as in recipes.
bool is_name(std::string_view name) {
    return !name.empty() && name.size() <= 31 && name[0] >= 'a' && name[0] <= 'z' &&
           std::ranges::all_of(name, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
           });
}

std::string problem_of(const cuesta_param& param) {
    const std::string_view name = text_of(param.name);
    if (!is_name(name)) return fmt::format("a parameter is named '{}'", name);
    if (text_of(param.sentence).empty()) return fmt::format("{} has no sentence", name);
    if (param.kind > CUESTA_NUMBER_OR_FIELD)
        return fmt::format("{} is of the unknown kind {}", name, param.kind);
    if (!std::isfinite(param.min) || !std::isfinite(param.max) || !(param.min <= param.max))
        return fmt::format("{} goes from {} to {}", name, param.min, param.max);
    if (!(param.default_value >= param.min && param.default_value <= param.max))
        return fmt::format("the default {} of {} lies outside {} to {}", param.default_value, name,
                           param.min, param.max);
    return {};
}

std::string problem_of_fields(const char* const* names, std::uint32_t count, bool written,
                              bool wet) {
    if (count > most_fields) return fmt::format("{} fields, at most {}", count, most_fields);
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string_view name = names == nullptr ? "" : text_of(names[i]);
        if (!is_name(name)) return fmt::format("a field is named '{}'", name);
        if (written && is_water_store(name) && (!wet || name == field::cave_water))
            return fmt::format("it writes {}, which belongs to the account of water{}", name,
                               wet ? "" : ", without CUESTA_WRITES_WATER");
    }
    return {};
}

std::string problem_of(const cuesta_operator& op) {
    const std::string_view name = text_of(op.name);
    if (!is_name(name)) return fmt::format("an operator is named '{}'", name);
    const auto of = [&](std::string_view what) {
        return fmt::format("operator {}: {}", name, what);
    };
    if (text_of(op.summary).empty()) return of("it has no summary");
    if (op.kind > CUESTA_PROCESS) return of(fmt::format("its kind is the unknown {}", op.kind));
    if (op.rows == nullptr) return of("it has no function rows");
    if (op.halo > widest_halo)
        return of(fmt::format("a halo of {} samples, at most {}", op.halo, widest_halo));
    if (op.param_count > most_parameters)
        return of(fmt::format("{} parameters, at most {}", op.param_count, most_parameters));
    if (op.param_count > 0 && op.params == nullptr) return of("its parameters are missing");
    std::set<std::string_view> names;
    for (std::uint32_t i = 0; i < op.param_count; ++i) {
        if (const std::string wrong = problem_of(op.params[i]); !wrong.empty()) return of(wrong);
        if (!names.insert(op.params[i].name).second)
            return of(fmt::format("two parameters are named {}", op.params[i].name));
    }
    if ((op.flags & ~known_flags) != 0)
        return of(
            fmt::format("it asks for {:#x}, of which this program knows only {:#x}; a newer "
                        "Cuesta is needed",
                        op.flags, known_flags));
    const bool wet = (op.flags & CUESTA_WRITES_WATER) != 0;
    if (const std::string wrong = problem_of_fields(op.reads, op.read_count, false, wet);
        !wrong.empty())
        return of(wrong);
    if (const std::string wrong = problem_of_fields(op.writes, op.write_count, true, wet);
        !wrong.empty())
        return of(wrong);
    if (op.kind != CUESTA_PROCESS && op.write_count > 0) return of("only a process writes fields");
    if (op.kind == CUESTA_PROCESS && op.write_count == 0) return of("a process writes no field");
    return {};
}

ParamRow row_of(const cuesta_param& param) {
    ParamRow row;
    row.name = param.name, row.unit = text_of(param.unit), row.doc = param.sentence;
    if (row.unit.empty()) row.unit = "1";
    row.min = param.min, row.max = param.max;
    row.scale = param.logarithmic != 0 && param.min > 0 ? Scale::log : Scale::linear;
    switch (param.kind) {
        case CUESTA_INTEGER:
            row.kind = ParamKind::integer;
            row.default_value = static_cast<std::int64_t>(std::llround(param.default_value));
            break;
        case CUESTA_TOGGLE:
            row.kind = ParamKind::toggle, row.unit.clear();
            row.default_value = param.default_value != 0;
            break;
        case CUESTA_NUMBER_OR_FIELD:
            row.kind = ParamKind::number_or_field;
            row.default_value = FieldOrNumber{param.default_value, {}};
            break;
        default:
            row.default_value = param.default_value;
    }
    return row;
}

cuesta_plane plane_of(Field& field) {
    return {field.row(0), field.stride()};
}
// Planes to be read are not written: what a plugin does with its own memory cannot be helped.
cuesta_plane plane_of(const Field& field) {
    return {const_cast<float*>(field.row(0)), field.stride()};
}

// Brings a store of water to the depths wanted, in whole quanta; what comes and goes is booked.
// Depths below zero become 0, one that is not finite stays as it was; both are counted.
StepReport pour(Field& now, const Field& wanted, Ledger& ledger, Communicator& comm) {
    constexpr double deepest_of_all = 0x1p20;  // metres
    double deepest = 0;
    for (std::int64_t y = 0; y < wanted.rows(); ++y)
        for (std::int64_t x = 0; x < wanted.columns(); ++x)
            for (const float depth : {wanted.at(x, y), now.at(x, y)})
                if (depth > deepest && depth <= deepest_of_all) deepest = double{depth};
    const double quantum_m = water_quantum(comm.largest(deepest));
    Account& account = ledger.account(water_account);
    std::int64_t refused = 0, negative = 0;
    for (std::int64_t y = 0; y < wanted.rows(); ++y)
        for (std::int64_t x = 0; x < wanted.columns(); ++x) {
            float& depth = now.at(x, y);
            const double old = double{depth};
            double wish = double{wanted.at(x, y)};
            if (!(std::abs(wish) <= deepest_of_all)) ++refused, wish = old;
            if (wish < 0) ++negative, wish = 0;
            const double settled = std::nearbyint(wish / quantum_m) * quantum_m;
            depth = static_cast<float>(settled);
            ExactSum& side = settled > old ? account.in : account.out;
            side.add(std::max(settled, old));
            side.add(-std::min(settled, old));
        }
    StepReport report;
    report.count("depths_refused", refused);
    report.count("negative_water", negative);
    return report;
}

class PluginOperator final : public Operator {
public:
    PluginOperator(const cuesta_plugin& plugin, const cuesta_operator& op,
                   const std::vector<ParamRow>& params, const ParamValues& given)
        : plugin_(plugin), op_(op) {
        for (const ParamRow& row : params) {
            const auto found = given.find(row.name);
            const ParamValue& value = found == given.end() ? row.default_value : found->second;
            FieldOrNumber one;
            if (const auto* number = std::get_if<double>(&value)) one.number = *number;
            if (const auto* whole = std::get_if<std::int64_t>(&value))
                one.number = static_cast<double>(*whole);
            if (const auto* toggle = std::get_if<bool>(&value)) one.number = *toggle ? 1 : 0;
            if (const auto* either = std::get_if<FieldOrNumber>(&value)) one = *either;
            values_.push_back(one);
        }
    }

    StepReport generate(Field& out, const StepContext& step) const override {
        Call call = begin(step);
        call.rows.out = plane_of(out);
        run(call);
        return {};
    }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const override {
        Call call = begin(step);
        call.rows.in = plane_of(in), call.rows.out = plane_of(out);
        run(call);
        return {};
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const override;

private:
    struct Call {
        cuesta_rows rows{};
        std::vector<double> numbers;
        std::vector<cuesta_plane> maps, reads, writes;
    };
    Call begin(const StepContext& step) const;
    void run(Call& call) const;
    StepReport raise(Terrain& terrain, const Field& wanted) const;

    const cuesta_plugin& plugin_;
    const cuesta_operator op_;
    std::vector<FieldOrNumber> values_;
};

PluginOperator::Call PluginOperator::begin(const StepContext& step) const {
    Call call;
    cuesta_rows& rows = call.rows;
    rows.size = sizeof(cuesta_rows);
    rows.columns = step.block.columns, rows.rows = step.block.rows;
    rows.x0 = step.block.x0, rows.y0 = step.block.y0;
    rows.map_columns = step.grid.columns, rows.map_rows = step.grid.rows;
    rows.spacing_m = step.grid.spacing_m;
    rows.origin_x_m = step.grid.origin_x_m, rows.origin_y_m = step.grid.origin_y_m;
    rows.seed = step.random.seed, rows.stream = step.random.stream;
    rows.step = step.step;
    for (const FieldOrNumber& value : values_) {
        call.numbers.push_back(value.number);
        cuesta_plane map{nullptr, 0};
        if (!value.field.empty())
            if (const Field* field = step.terrain.find(value.field)) map = plane_of(*field);
        call.maps.push_back(map);
    }
    for (std::uint32_t i = 0; op_.kind != CUESTA_PROCESS && i < op_.read_count; ++i)
        call.reads.push_back(plane_of(*step.terrain.find(op_.reads[i])));
    return call;
}

void PluginOperator::run(Call& call) const {
    call.rows.numbers = call.numbers.data(), call.rows.maps = call.maps.data();
    call.rows.reads = call.reads.data(), call.rows.writes = call.writes.data();
    parallel_for(0, call.rows.rows, rows_per_piece(call.rows.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     cuesta_rows piece = call.rows;
                     piece.first_row = lo, piece.end_row = hi;
                     if (op_.rows(&piece) == 0) return;
                     const char* why =
                         plugin_.last_error != nullptr ? plugin_.last_error() : nullptr;
                     throw Error(fmt::format("operator {} of the plugin {} failed{}{}", op_.name,
                                             plugin_.name, why != nullptr ? ": " : "",
                                             why != nullptr ? why : ""));
                 });
}

StepReport PluginOperator::apply(Terrain& terrain, const StepContext& step) const {
    terrain.show_height();
    // Read as they are, written to fields of their own: a row never sees what another one made.
    Call call = begin(step);
    for (std::uint32_t i = 0; i < op_.read_count; ++i) {
        Field& field =
            op_.reads[i] == field::height ? terrain.height() : terrain.make(op_.reads[i]);
        if (op_.halo > 0) step.comm.exchange(field);
        call.reads.push_back(plane_of(field));
    }
    std::vector<Field*> next;
    for (std::uint32_t i = 0; i < op_.write_count; ++i) {
        const Field& now =
            op_.writes[i] == field::height ? terrain.height() : terrain.make(op_.writes[i]);
        Field& field = step.scratch.field(i);
        field.copy_from(now);
        next.push_back(&field);
        call.writes.push_back(plane_of(field));
    }
    run(call);
    StepReport report;
    for (std::uint32_t i = 0; i < op_.write_count; ++i) {
        if (op_.writes[i] == field::height)
            report.merge(raise(terrain, *next[i]));
        else if (is_water_store(op_.writes[i]))
            report.merge(pour(terrain.make(op_.writes[i]), *next[i], terrain.ledger, step.comm));
        else
            terrain.make(op_.writes[i]).swap(*next[i]);
    }
    return report;
}

StepReport PluginOperator::raise(Terrain& terrain, const Field& wanted) const {
    const Field& now = terrain.height();
    LayerStack& ground = terrain.ground();
    constexpr double most_units = 0x1p29;
    LayerBook book;
    std::int64_t refused = 0;
    for (std::int64_t y = 0; y < wanted.rows(); ++y)
        for (std::int64_t x = 0; x < wanted.columns(); ++x) {
            const double change =
                (static_cast<double>(wanted.at(x, y)) - now.at(x, y)) / ground.unit_m();
            if (!(std::abs(change) < most_units)) {  // not a number, or beyond all ground
                ++refused;
                continue;
            }
            const auto units = std::llround(change);
            if (units == 0) continue;
            if (units > 0) {
                const MaterialId top =
                    ground.layered() ? ground.top_material().at(x, y) : ground.bed_material();
                ground.add(x, y, top, units, terrain.now, book);
                book.in[top] += units;
            } else {
                ground.remove(x, y, -units, book,
                              [&](MaterialId material, Units cut) { book.out[material] += cut; });
            }
        }
    terrain.ledger.book(book, ground.unit_m());
    StepReport report;
    report.count("joined_layers", book.joined_layers);
    report.count("opened_caves", book.opened_caves);
    report.count("heights_refused", refused);
    return report;
}

}  // namespace

std::string problem_of(const cuesta_plugin& plugin) {
    if (plugin.abi != CUESTA_PLUGIN_ABI)
        return fmt::format("it was built for version {} of the interface, this program has {}",
                           plugin.abi, CUESTA_PLUGIN_ABI);
    if (plugin.size < sizeof(cuesta_plugin) || plugin.operator_size < first_operator_size ||
        plugin.operator_size % alignof(cuesta_operator) != 0)
        return fmt::format("its tables have {} and {} bytes instead of {} and {}", plugin.size,
                           plugin.operator_size, sizeof(cuesta_plugin), sizeof(cuesta_operator));
    if (!is_name(text_of(plugin.name)))
        return fmt::format("it is named '{}'; small letters, digits and _ are needed",
                           text_of(plugin.name));
    if (plugin.operator_count == 0 || plugin.operators == nullptr) return "it has no operators";
    std::set<std::string_view> names;
    for (std::uint32_t i = 0; i < plugin.operator_count; ++i) {
        const cuesta_operator op = operator_at(plugin, i);
        if (const std::string wrong = problem_of(op); !wrong.empty()) return wrong;
        if (!names.insert(op.name).second)
            return fmt::format("two operators are named {}", op.name);
    }
    return {};
}

std::vector<OperatorRow> operators_of(const cuesta_plugin& plugin) {
    std::vector<OperatorRow> rows;
    for (std::uint32_t i = 0; i < plugin.operator_count; ++i) {
        const cuesta_operator op = operator_at(plugin, i);
        OperatorRow row;
        row.name = op.name, row.summary = op.summary, row.origin = plugin.name;
        row.kind = op.kind == CUESTA_GENERATOR ? OperatorKind::generator
                   : op.kind == CUESTA_FILTER  ? OperatorKind::filter
                                               : OperatorKind::process;
        for (std::uint32_t p = 0; p < op.param_count; ++p)
            row.params.push_back(row_of(op.params[p]));
        row.fields.halo = static_cast<int>(op.halo);
        for (std::uint32_t f = 0; f < op.read_count; ++f)
            row.fields.reads.emplace_back(op.reads[f]);
        for (std::uint32_t f = 0; f < op.write_count; ++f)
            row.fields.writes.emplace_back(op.writes[f]);
        row.temporaries = static_cast<int>(op.write_count);
        row.make = [&plugin, op, params = row.params](const ParamValues& values,
                                                      const std::map<std::string, int>&) {
            return std::make_unique<PluginOperator>(plugin, op, params, values);
        };
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace cuesta
