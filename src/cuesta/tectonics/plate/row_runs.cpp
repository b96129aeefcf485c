// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/row_runs.h"

#include <algorithm>
#include <cstring>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta::plate {

RowRuns::RowRuns(const Grid& grid, const Block& block, Communicator& comm,
                 const std::function<std::int32_t(std::int64_t, std::int64_t)>& of)
    : columns_(grid.columns), rows_(grid.rows) {
    // Those of the block: how many in each row, then all of them.
    std::vector<std::vector<Run>> own(static_cast<std::size_t>(block.rows));
    parallel_for(0, block.rows, 16, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            std::vector<Run>& row = own[static_cast<std::size_t>(y)];
            for (std::int64_t x = block.x0; x < block.x0 + block.columns; ++x) {
                const std::int32_t value = of(x, block.y0 + y);
                if (row.empty() || row.back().value != value) row.push_back({0, value});
                row.back().end = static_cast<std::int32_t>(x + 1);
            }
        }
    });
    std::vector<Run> mine;
    for (const std::vector<Run>& row : own) {
        mine.push_back({static_cast<std::int32_t>(row.size()), 0});
        mine.insert(mine.end(), row.begin(), row.end());
    }
    const auto all = comm.gather(std::as_bytes(std::span<const Run>(mine)));
    std::vector<std::size_t> at(all.size());
    const auto next = [&](std::size_t rank) {
        Run run;
        std::memcpy(&run, all[rank].data() + at[rank], sizeof run);
        at[rank] += sizeof run;
        return run;
    };
    const Decomposition& cut = comm.cut();
    for (std::int64_t y = 0; y < rows_; ++y) {
        first_.push_back(std::ssize(runs_));
        const int begin = cut.owner(0, y);
        for (int rank = begin; rank < begin + cut.across(); ++rank) {
            const auto from = static_cast<std::size_t>(rank);
            for (std::int32_t left = next(from).end; left > 0; --left) {
                const Run run = next(from);
                const bool goes_on = std::ssize(runs_) > first_.back();
                if (goes_on && runs_.back().value == run.value)
                    runs_.back().end = run.end;
                else
                    runs_.push_back(run);
            }
        }
    }
    first_.push_back(std::ssize(runs_));
}

std::int32_t RowRuns::at(std::int64_t x, std::int64_t y) const {
    const auto begin = runs_.begin() + first_[static_cast<std::size_t>(y)];
    const auto end = runs_.begin() + first_[static_cast<std::size_t>(y) + 1];
    return std::partition_point(begin, end, [&](const Run& run) { return run.end <= x; })->value;
}

std::vector<std::byte> RowRuns::saved() const {
    const std::int64_t head[] = {columns_, rows_, std::ssize(runs_)};
    std::vector<std::byte> bytes;
    const auto put = [&](std::span<const std::byte> part) {
        bytes.insert(bytes.end(), part.begin(), part.end());
    };
    put(std::as_bytes(std::span(head)));
    put(std::as_bytes(std::span(first_)));
    put(std::as_bytes(std::span(runs_)));
    return bytes;
}

RowRuns RowRuns::restored(std::span<const std::byte> bytes) {
    const auto damaged = [] { return Error("the saved places of the plates are damaged"); };
    RowRuns made;
    std::int64_t head[3] = {};
    if (bytes.size() < sizeof head) throw damaged();
    std::memcpy(head, bytes.data(), sizeof head);
    bytes = bytes.subspan(sizeof head);
    const auto most = static_cast<std::int64_t>(bytes.size());
    if (head[0] < 0 || head[1] < 0 || head[1] > most || head[2] < 0 || head[2] > most)
        throw damaged();
    made.columns_ = head[0], made.rows_ = head[1];
    made.first_.resize(static_cast<std::size_t>(head[1]) + (head[1] > 0 ? 1 : 0));
    made.runs_.resize(static_cast<std::size_t>(head[2]));
    const std::size_t rows = made.first_.size() * sizeof made.first_[0];
    const std::size_t runs = made.runs_.size() * sizeof(Run);
    if (bytes.size() != rows + runs) throw damaged();
    if (rows > 0) std::memcpy(made.first_.data(), bytes.data(), rows);
    if (runs > 0) std::memcpy(made.runs_.data(), bytes.data() + rows, runs);
    // Every row ends at the last column.
    for (std::int64_t y = 0; y < made.rows_; ++y) {
        const auto row = static_cast<std::size_t>(y);
        const std::int64_t begin = made.first_[row], end = made.first_[row + 1];
        if (begin < 0 || end <= begin || end > head[2]) throw damaged();
        if (made.runs_[static_cast<std::size_t>(end - 1)].end != made.columns_) throw damaged();
    }
    return made;
}

}  // namespace cuesta::plate
