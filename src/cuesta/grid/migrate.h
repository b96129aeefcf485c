// SPDX-License-Identifier: Apache-2.0
// Records that go to the block that owns their place, and to nobody else.
#pragma once

#include <cstring>
#include <type_traits>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/grid/communicator.h"

namespace cuesta {

// The records of all blocks for which owner_of(record) is this block, in the order of the ranks
// they come from and of one rank in the order given there. Every block must call it.
template <class Record, class OwnerOf>
std::vector<Record> migrate(Communicator& comm, std::vector<Record> records, OwnerOf&& owner_of) {
    static_assert(std::is_trivially_copyable_v<Record>);
    if (comm.size() == 1) return records;
    std::vector<Parcel> parcels;
    std::vector<int> parcel_of(static_cast<std::size_t>(comm.size()), -1);
    for (const Record& record : records) {
        const int owner = owner_of(record);
        int& at = parcel_of[static_cast<std::size_t>(owner)];
        if (at < 0) {
            at = static_cast<int>(parcels.size());
            parcels.push_back({owner, {}});
        }
        std::vector<std::byte>& bytes = parcels[static_cast<std::size_t>(at)].bytes;
        const auto* begin = reinterpret_cast<const std::byte*>(&record);
        bytes.insert(bytes.end(), begin, begin + sizeof(Record));
    }
    records.clear();
    for (const Parcel& one : comm.migrate(std::move(parcels))) {
        CUESTA_CHECK(one.bytes.size() % sizeof(Record) == 0, "block {} sent half a record",
                     one.rank);
        const std::size_t at = records.size();
        records.resize(at + one.bytes.size() / sizeof(Record));
        std::memcpy(records.data() + at, one.bytes.data(), one.bytes.size());
    }
    return records;
}

}  // namespace cuesta
