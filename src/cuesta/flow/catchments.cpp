// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/catchments.h"

#include <algorithm>
#include <compare>

#include "cuesta/flow/drainage_graph.h"
#include "cuesta/grid/merged_order.h"

namespace cuesta::flow {
namespace {

template <class Visit>
void each_cell(const Frame& frame, Visit&& visit) {
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) visit(frame.cell(x, y));
}

struct Outlet {
    std::uint64_t cells;  // that drain to it
    Cell cell;
};

// Outlets of one size beside each other in the order of all: largest first, then by id, which
// counts along rows.
struct OutletKey {
    std::int64_t negative_cells, row, first_column;  // of the block
    auto operator<=>(const OutletKey&) const = default;
};

std::vector<Outlet> sorted_outlets(const Drainage& drainage) {
    std::vector<Outlet> outlets;
    each_cell(drainage.frame(), [&](Cell cell) {
        const Direction d = drainage.direction(cell);
        if (d == gap || has_receiver(d)) return;
        outlets.push_back({drainage.cells_above(cell), cell});
    });
    std::sort(outlets.begin(), outlets.end(), [](const Outlet& a, const Outlet& b) {
        return a.cells != b.cells ? a.cells > b.cells : a.cell < b.cell;
    });
    return outlets;
}

}  // namespace

Catchments find_catchments(const Drainage& drainage, Communicator& comm) {
    const Frame& frame = drainage.frame();
    Catchments result;
    result.number.resize(frame);
    std::fill_n(result.number.data(), frame.size(), 0u);
    const std::vector<Outlet> outlets = sorted_outlets(drainage);
    std::vector<CountedKey<OutletKey>> groups;
    for (const Outlet& one : outlets) {
        const OutletKey key{-static_cast<std::int64_t>(one.cells),
                            frame.block().y0 + frame.y_of(one.cell), frame.block().x0};
        if (groups.empty() || groups.back().key != key) groups.push_back({key, 0});
        ++groups.back().count;
    }
    const auto before = count_before(comm, std::span<const CountedKey<OutletKey>>(groups));
    std::size_t next = 0;
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::int64_t k = 0; k < groups[i].count; ++k)
            result.number[outlets[next++].cell] = static_cast<std::uint32_t>(before[i] + k + 1);
    std::int64_t count[1] = {std::ssize(outlets)};
    comm.sum(count);
    result.count = count[0];
    drainage.upstream(
        [&](Cell cell) {
            if (has_receiver(drainage.direction(cell)))
                result.number[cell] = result.number[drainage.receiver(cell)];
        },
        [&](const RingNews& news) { news.tell(result.number, comm, 0u); });
    return result;
}

Plane<std::uint8_t> strahler_orders(const Drainage& drainage, std::uint32_t least_cells,
                                    Communicator& comm) {
    const Frame& frame = drainage.frame();
    Plane<std::uint8_t> order;
    order.resize(frame);
    std::fill_n(order.data(), frame.size(), std::uint8_t{0});
    walk_strahler(drainage, least_cells, order,
                  [&](const RingNews& news) { news.tell(order, comm, std::uint8_t{0}); });
    return order;
}

}  // namespace cuesta::flow
