// SPDX-License-Identifier: Apache-2.0
// Where the records of all blocks would stand in one sorted list that nobody holds.
//
// Scheme  keys picked at even distances from the sorted lists of all blocks cut the order into as
//         many pieces as there are blocks. Every record goes to the block of its piece, is counted
//         there and its place is told back (sample sort).
// Holds   the same places for any layout, as long as no two records have the same key.
// Memory  a block holds its own records and those of a piece, some 1/blocks of all; about 64 keys
//         for each block are told to all.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/grid/migrate.h"

namespace cuesta {

template <class Key>
struct CountedKey {
    Key key;
    std::int64_t count;  // how many places it takes
};

namespace detail {

// Every so many of the sorted records of all blocks, about 64 for each block.
template <class Key>
std::vector<Key> pick_splitters(Communicator& comm, std::span<const CountedKey<Key>> sorted) {
    constexpr std::int64_t picked = 64;
    std::int64_t all[1] = {std::ssize(sorted)};
    comm.sum(all);
    const auto step =
        static_cast<std::size_t>(std::max<std::int64_t>(1, all[0] / (picked * comm.size())));
    std::vector<Key> mine, keys;
    for (std::size_t i = step / 2; i < sorted.size(); i += step) mine.push_back(sorted[i].key);
    for (const auto& bytes : comm.gather(std::as_bytes(std::span(mine)))) {
        const std::size_t at = keys.size();
        keys.resize(at + bytes.size() / sizeof(Key));
        if (!bytes.empty()) std::memcpy(keys.data() + at, bytes.data(), bytes.size());
    }
    std::sort(keys.begin(), keys.end());
    std::vector<Key> splitters;
    const auto size = static_cast<std::size_t>(comm.size());
    for (std::size_t piece = 1; piece < size && !keys.empty(); ++piece)
        splitters.push_back(keys[piece * keys.size() / size]);
    return splitters;
}

}  // namespace detail

// For each of this block's records, which are sorted by key, the sum of the counts of all records
// with lower keys, of any block. Every block must call it.
template <class Key>
std::vector<std::int64_t> count_before(Communicator& comm,
                                       std::span<const CountedKey<Key>> sorted) {
    static_assert(std::is_trivially_copyable_v<Key>);
    std::vector<std::int64_t> before(sorted.size());
    if (comm.size() == 1) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < sorted.size(); ++i) before[i] = sum, sum += sorted[i].count;
        return before;
    }
    struct Sent {
        CountedKey<Key> record;
        std::int64_t rank, index;  // whose, and which of them
    };
    const std::vector<Key> splitters = detail::pick_splitters(comm, sorted);
    std::vector<Sent> piece;
    for (std::size_t i = 0; i < sorted.size(); ++i)
        piece.push_back({sorted[i], comm.rank(), static_cast<std::int64_t>(i)});
    piece = migrate(comm, std::move(piece), [&](const Sent& one) {
        return static_cast<int>(
            std::upper_bound(splitters.begin(), splitters.end(), one.record.key) -
            splitters.begin());
    });
    std::sort(piece.begin(), piece.end(),
              [](const Sent& a, const Sent& b) { return a.record.key < b.record.key; });

    std::int64_t sum[1] = {0};
    for (const Sent& one : piece) sum[0] += one.record.count;
    comm.scan(sum);
    struct Told {
        std::int64_t rank, index, before;
    };
    std::vector<Told> told;
    for (const Sent& one : piece) {
        told.push_back({one.rank, one.index, sum[0]});
        sum[0] += one.record.count;
    }
    piece = {};
    told =
        migrate(comm, std::move(told), [](const Told& one) { return static_cast<int>(one.rank); });
    CUESTA_CHECK(told.size() == before.size(), "{} of {} records have a place", told.size(),
                 before.size());
    for (const Told& one : told) before[static_cast<std::size_t>(one.index)] = one.before;
    return before;
}

}  // namespace cuesta
