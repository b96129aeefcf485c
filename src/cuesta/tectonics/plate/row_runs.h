// SPDX-License-Identifier: Apache-2.0
// Whole numbers for all samples of a map that are the same over long ways: runs along its rows.
//
// Plates are wide, so a map of any size is known to every block by their outlines: 8 bytes for each
// run, a few dozen in a row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/grid.h"

namespace cuesta::plate {

class RowRuns {
public:
    RowRuns() = default;
    // `of(x, y)` tells the number of a sample of the map that is the block's. Every block must call
    // it; all get the same.
    RowRuns(const Grid& grid, const Block& block, Communicator& comm,
            const std::function<std::int32_t(std::int64_t, std::int64_t)>& of);

    bool fits(const Grid& grid) const { return columns_ == grid.columns && rows_ == grid.rows; }
    std::int32_t at(std::int64_t x, std::int64_t y) const;

    std::vector<std::byte> saved() const;
    // Throws Error if the bytes are no runs of any map.
    static RowRuns restored(std::span<const std::byte> bytes);
    bool operator==(const RowRuns&) const = default;

private:
    struct Run {
        std::int32_t end, value;  // end: the column behind it
        bool operator==(const Run&) const = default;
    };
    std::int64_t columns_ = 0, rows_ = 0;
    std::vector<std::int64_t> first_;  // run of each row, and behind the last
    std::vector<Run> runs_;
};

}  // namespace cuesta::plate
