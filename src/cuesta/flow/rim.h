// SPDX-License-Identifier: Apache-2.0
// News from the rim: some cells of a block have changed, and whoever holds them in its ring wants
// to know.
//
// exchange_ring() brings the whole ring up to date; a way that is followed from block to block
// changes few cells of it in a round. A note is the id of the cell and its value.
//
// Cost  8 bytes and the value for each cell and each block that it touches.
#pragma once

#include <cstring>
#include <span>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/flow/frame.h"
#include "cuesta/grid/communicator.h"

namespace cuesta::flow {

// Calls visit(rank) once for every block whose ring holds this cell of the rim.
template <class Visit>
void each_holder(Cell cell, const Frame& frame, const Communicator& comm, Visit&& visit) {
    std::array<int, 8> ranks;
    std::size_t count = 0;
    const std::int64_t x = frame.x_of(cell), y = frame.y_of(cell);
    for (Direction d = 0; d < 8; ++d) {
        const std::int64_t to_x = x + step_x[d], to_y = y + step_y[d];
        if (frame.contains(to_x, to_y)) continue;
        const CellId id = frame.id(to_x, to_y);
        if (id == Frame::nowhere) continue;
        const auto [on_x, on_y] = frame.position(id);
        const int rank = comm.cut().owner(on_x, on_y);
        if (std::find(ranks.begin(), ranks.begin() + count, rank) != ranks.begin() + count)
            continue;
        ranks[count++] = rank;
        visit(rank);
    }
}

// Calls visit(cell) for every cell of the ring that stands for this cell of the map.
template <class Visit>
void each_in_ring(CellId id, const Frame& frame, Visit&& visit) {
    const auto [x, y] = frame.position(id);
    const Grid& grid = frame.grid();
    const int around_x = grid.wraps_x() ? 1 : 0, around_y = grid.wraps_y() ? 1 : 0;
    for (int j = -around_y; j <= around_y; ++j)
        for (int i = -around_x; i <= around_x; ++i) {
            const std::int64_t at_x = x - frame.block().x0 + i * grid.columns;
            const std::int64_t at_y = y - frame.block().y0 + j * grid.rows;
            const bool near = at_x >= -1 && at_x <= frame.columns() && at_y >= -1 &&
                              at_y <= frame.rows() && !frame.contains(at_x, at_y);
            if (near) visit(frame.cell(at_x, at_y));
        }
}

// Which cells of the rim a walk has changed since the ring was brought up to date last.
class RingNews {
public:
    // All of them may have.
    explicit RingNews(const Frame& frame) : frame_(frame), whole_(true) {}
    RingNews(const Frame& frame, std::span<const Cell> changed)
        : frame_(frame), changed_(changed) {}
    // Brings the ring of a plane up to date; see exchange_ring(). Every block must call it.
    template <class T>
    void tell(Plane<T>& plane, Communicator& comm, T outside) const;

private:
    const Frame& frame_;
    std::span<const Cell> changed_;
    bool whole_ = false;
};

// Tells all holders what `changed` cells of the rim are now; arrived(cell) is told of every cell of
// this block's ring that has been set. Every block must call it.
template <class T, class Arrived>
void tell_rim(Plane<T>& plane, const Frame& frame, Communicator& comm,
              std::span<const Cell> changed, Arrived&& arrived) {
    constexpr std::size_t note = sizeof(CellId) + sizeof(T);
    std::vector<Parcel> parcels;
    for (const Cell cell : changed)
        each_holder(cell, frame, comm, [&](int rank) {
            auto at = std::find_if(parcels.begin(), parcels.end(),
                                   [&](const Parcel& one) { return one.rank == rank; });
            if (at == parcels.end()) at = parcels.insert(at, Parcel{rank, {}});
            const CellId id = frame.id(cell);
            const std::size_t end = at->bytes.size();
            at->bytes.resize(end + note);
            std::memcpy(at->bytes.data() + end, &id, sizeof id);
            std::memcpy(at->bytes.data() + end + sizeof id, &plane[cell], sizeof(T));
        });
    for (const Parcel& one : comm.migrate(std::move(parcels))) {
        CUESTA_CHECK(one.bytes.size() % note == 0, "block {} sent half a note", one.rank);
        for (std::size_t at = 0; at < one.bytes.size(); at += note) {
            CellId id;
            T value;
            std::memcpy(&id, one.bytes.data() + at, sizeof id);
            std::memcpy(&value, one.bytes.data() + at + sizeof id, sizeof value);
            each_in_ring(id, frame, [&](Cell cell) {
                plane[cell] = value;
                arrived(cell);
            });
        }
    }
}

template <class T>
void RingNews::tell(Plane<T>& plane, Communicator& comm, T outside) const {
    if (whole_)
        exchange_ring(plane, frame_, comm, outside);
    else
        tell_rim(plane, frame_, comm, changed_, [](Cell) {});
}

}  // namespace cuesta::flow
