// SPDX-License-Identifier: Apache-2.0
// Compiled expressions over a block: several values from the same fields, row by row.
//
// Scheme  rows in runs of 256 cells; each instruction is a vector loop over a run, its registers in
//         the nearest cache; fields are read in place at their offset. Values are stored when all
//         instructions of a run are done, so a field that is read at the cell alone may be written
//         in place.
// Holds   the bits of the interpreter (rule/interpret.h) for any threads, blocks and vector width.
// Limits  inputs need a halo as wide as they are read (reach_of); a field that is read at
//         neighbours must not be written.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/rule/check.h"
#include "cuesta/rule/code.h"
#include "cuesta/rule/kernel.h"
#include "cuesta/rule/site.h"

namespace cuesta::rule {

// Where a value goes, and between which numbers it is kept.
struct Target {
    Field* field = nullptr;
    StoreRange range;
};
StoreRange any_range();

// Columns and rows of a block that are calculated; negative ones lie in the halo.
struct Area {
    std::int64_t x0 = 0, y0 = 0, x1 = 0, y1 = 0;
};

class Program {
public:
    // Of the values of `roots`; nullopt if they cost too much: then there are too many operations.
    static std::optional<Program> compile(Terms terms, std::vector<int> roots);

    // Fields that are read, and how far: -1 for one that folding has made unnecessary.
    const std::vector<std::string>& inputs() const { return terms_.inputs; }
    int reach_of(std::size_t input) const { return code_.input_reach[input]; }
    int reach() const { return code_.reach; }
    std::size_t operations() const { return code_.list.size(); }
    std::size_t values() const { return roots_.size(); }
    const Terms& terms() const { return terms_; }
    const std::vector<int>& roots() const { return roots_; }
    const Code& code() const { return code_; }

    // One target for each value. `width_limit` as in simd/targets.h.
    StoreCounts run(const Site& site, std::span<const Field* const> fields,
                    std::span<const Target> targets, const Area& area, int width_limit = 0) const;
    // The whole block.
    StoreCounts run(const Site& site, std::span<const Field* const> fields,
                    std::span<const Target> targets) const {
        return run(site, fields, targets, {0, 0, site.block.columns, site.block.rows});
    }

private:
    friend class ProgramRows;
    Terms terms_;
    std::vector<int> roots_;
    Code code_;
};

// The same row by row, into memory of the caller's: what one thread does with some rows. Program
// and site outlive it.
class ProgramRows {
public:
    ProgramRows(const Program& program, const Site& site, std::span<const Field* const> fields,
                std::int64_t first_column, std::int64_t end_column, int width_limit = 0);
    ~ProgramRows();
    // Each value of the columns of row y; to[i][x] is that of column x, not below the first one.
    void row(std::int64_t y, std::span<float* const> to, std::span<const StoreRange> ranges);
    StoreCounts counts;

private:
    class Work;
    const Program& program_;
    const std::int64_t first_, end_;
    std::unique_ptr<Work> work_;
};

}  // namespace cuesta::rule
