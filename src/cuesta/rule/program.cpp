// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/program.h"

#include <algorithm>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/rule/scalar.h"

namespace cuesta::rule {

// What a thread works with: registers, and rows of equal numbers.
class ProgramRows::Work {
public:
    Work(const Code& code, const Site& site, std::span<const Field* const> fields,
         const Kernels& loops, std::int64_t x0, std::int64_t x1)
        : code_(code),
          site_(site),
          fields_(fields),
          loops_(loops),
          first_(x0),
          width_((x1 - x0 + run_cells - 1) / run_cells * run_cells),
          numbers_(code.uniforms.size()) {
        const auto uniforms = static_cast<std::int64_t>(code.uniforms.size());
        const std::int64_t rows = code.registers + uniforms;
        memory_.resize(static_cast<std::size_t>(rows * run_cells + code.columns * width_ + 16));
        const auto bytes = reinterpret_cast<std::uintptr_t>(memory_.data());
        registers_ = memory_.data() + (64 - bytes % 64) % 64 / sizeof(float);
        uniforms_ = registers_ + code.registers * run_cells;
        columns_ = uniforms_ + uniforms * run_cells;
        calculate(Level::run, 0);
        for (const int i : code.read_uniforms)
            if (level_of(i) != Level::row) spread(i);
        for (std::int64_t x = x0; x < x1 && code.columns > 0; x += run_cells)
            run(code.column_list, x, std::min(run_cells, x1 - x), true);
    }

    void begin_row(std::int64_t y) {
        y_ = y;
        calculate(Level::row, y);
        for (const int i : code_.read_uniforms)
            if (level_of(i) == Level::row) spread(i);
    }

    void run(std::int64_t x, std::int64_t count) { run(code_.list, x, count, false); }

    void run(const std::vector<Instruction>& list, std::int64_t x, std::int64_t count,
             bool columns) {
        KernelArgs k;
        k.count = count;
        k.site = &site_;
        for (const Instruction& one : list) {
            k.to = columns ? columns_ + one.to * width_ + (x - first_)
                           : registers_ + one.to * run_cells;
            k.a = pointer(one.a, x), k.b = pointer(one.b, x);
            k.c = pointer(one.c, x), k.d = pointer(one.d, x);
            if (one.a.kind == Operand::Kind::field)
                k.stride = fields_[static_cast<std::size_t>(one.a.index)]->stride();
            k.column = x + one.offset, k.row = y_ + one.offset_y;
            k.index = one.index;
            loops_.of[static_cast<std::size_t>(one.kernel)](k);
        }
    }

    const float* pointer(const Operand& from, std::int64_t x) const {
        switch (from.kind) {
            case Operand::Kind::working:
                return registers_ + from.index * run_cells;
            case Operand::Kind::field:
                return fields_[static_cast<std::size_t>(from.index)]->row(y_ + from.dy) + x +
                       from.dx;
            case Operand::Kind::uniform:
                return uniforms_ + from.index * run_cells;
            case Operand::Kind::column:
                return columns_ + from.index * width_ + (x - first_);
            case Operand::Kind::none:
                break;
        }
        return nullptr;
    }

private:
    Level level_of(int i) const { return code_.uniforms[static_cast<std::size_t>(i)].level; }
    void spread(int i) {
        std::fill_n(uniforms_ + i * run_cells, run_cells, numbers_[static_cast<std::size_t>(i)]);
    }

    // Of constants and what a run shares, or of a row.
    void calculate(Level level, std::int64_t y) {
        for (std::size_t i = 0; i < code_.uniforms.size(); ++i) {
            const GraphNode& node = code_.uniforms[i];
            if ((node.level == Level::row) != (level == Level::row)) continue;
            numbers_[i] = number(node, y);
        }
    }
    float number(const GraphNode& node, std::int64_t y) const {
        const auto arg = [&](std::size_t i) {
            return node.args[i] >= 0 ? numbers_[static_cast<std::size_t>(node.args[i])] : 0.0f;
        };
        switch (node.op) {
            case Op::constant:
                return node.value;
            case Op::cell:
                return site_.cell_m();
            case Op::map_width:
                return site_.map_width_m();
            case Op::map_height:
                return site_.map_height_m();
            case Op::step:
                return static_cast<float>(site_.step);
            case Op::latitude:
                return site_.latitude_deg(y + node.dy);
            case Op::position_y:
                return site_.y_m(y + node.dy);
            default:
                return scalar::apply(node.op, arg(0), arg(1), arg(2));
        }
    }

    const Code& code_;
    const Site& site_;
    std::span<const Field* const> fields_;
    const Kernels& loops_;
    const std::int64_t first_, width_;  // of the columns that are calculated
    std::vector<float> numbers_, memory_;
    float *registers_ = nullptr, *uniforms_ = nullptr, *columns_ = nullptr;
    std::int64_t y_ = 0;
    friend class ProgramRows;
};

ProgramRows::ProgramRows(const Program& program, const Site& site,
                         std::span<const Field* const> fields, std::int64_t first_column,
                         std::int64_t end_column, int width_limit)
    : program_(program), first_(first_column), end_(end_column) {
    CUESTA_CHECK(fields.size() == program.inputs().size(), "a rule has {} inputs",
                 program.inputs().size());
    for (std::size_t i = 0; i < fields.size(); ++i)
        CUESTA_CHECK(program.reach_of(i) < 0 || fields[i] != nullptr, "input '{}' is missing",
                     program.inputs()[i]);
    work_ = std::make_unique<Work>(program.code_, site, fields, kernels(width_limit), first_, end_);
}
ProgramRows::~ProgramRows() = default;

void ProgramRows::row(std::int64_t y, std::span<float* const> to,
                      std::span<const StoreRange> ranges) {
    const Code& code = program_.code_;
    work_->begin_row(y);
    for (std::int64_t x = first_; x < end_; x += run_cells) {
        const std::int64_t count = std::min(run_cells, end_ - x);
        work_->run(x, count);
        for (std::size_t i = 0; i < to.size(); ++i)
            work_->loops_.store(work_->pointer(code.results[i], x), to[i] + x, count, ranges[i],
                                counts);
    }
}

StoreRange any_range() {
    constexpr float most = std::numeric_limits<float>::max();
    return {-most, most};
}

std::optional<Program> Program::compile(Terms terms, std::vector<int> roots) {
    Program made;
    made.terms_ = std::move(terms);
    made.roots_ = std::move(roots);
    Graph graph(made.terms_);
    std::vector<int> nodes;
    for (const int root : made.roots_) {
        const auto node = graph.add(root);
        if (!node) return std::nullopt;
        nodes.push_back(*node);
    }
    made.code_ = generate(graph, nodes, made.terms_.inputs.size());
    return made;
}

StoreCounts Program::run(const Site& site, std::span<const Field* const> fields,
                         std::span<const Target> targets, const Area& area, int width_limit) const {
    CUESTA_CHECK(targets.size() == roots_.size(), "a rule has {} values", roots_.size());
    std::vector<StoreRange> ranges;
    for (const Target& one : targets) ranges.push_back(one.range);
    return ordered_reduce(
        area.y0, area.y1, rows_per_piece(area.x1 - area.x0), StoreCounts{},
        [&](std::int64_t lo, std::int64_t hi) {
            ProgramRows rows(*this, site, fields, area.x0, area.x1, width_limit);
            std::vector<float*> to(targets.size());
            for (std::int64_t y = lo; y < hi; ++y) {
                for (std::size_t i = 0; i < to.size(); ++i) to[i] = targets[i].field->row(y);
                rows.row(y, to, ranges);
            }
            return rows.counts;
        },
        [](StoreCounts all, const StoreCounts& part) {
            all.add(part);
            return all;
        });
}

}  // namespace cuesta::rule
