// SPDX-License-Identifier: Apache-2.0
// Lists of records that blocks tell each other.
#pragma once

#include <cstring>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "cuesta/flow/frame.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/grid/migrate.h"

namespace cuesta::flow {

// The records of all blocks, in the order of ranks; `before` becomes the number of those of lower
// ranks. Every block must call it.
template <class Record>
std::vector<Record> gather_all(Communicator& comm, std::vector<Record> mine,
                               std::size_t* before = nullptr) {
    static_assert(std::is_trivially_copyable_v<Record>);
    if (before != nullptr) *before = 0;
    if (comm.size() == 1) return mine;
    const auto parts = comm.gather(std::as_bytes(std::span(mine)));
    std::vector<Record> all;
    for (std::size_t rank = 0; rank < parts.size(); ++rank) {
        const std::size_t count = parts[rank].size() / sizeof(Record);
        if (before != nullptr && static_cast<int>(rank) == comm.rank()) *before = all.size();
        const std::size_t at = all.size();
        all.resize(at + count);
        if (count > 0) std::memcpy(all.data() + at, parts[rank].data(), count * sizeof(Record));
    }
    return all;
}

// The records for cells of this block, from all blocks in the order of ranks; record.*id is the
// cell. Every block must call it.
template <class Record>
std::vector<Record> migrate_to_cells(Communicator& comm, const Frame& frame,
                                     std::vector<Record> mine, CellId Record::*id) {
    return migrate(comm, std::move(mine), [&](const Record& record) {
        const auto [x, y] = frame.position(record.*id);
        return comm.cut().owner(x, y);
    });
}

}  // namespace cuesta::flow
