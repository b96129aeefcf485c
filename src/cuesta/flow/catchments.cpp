// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/catchments.h"

#include <algorithm>
#include <unordered_map>

#include "cuesta/flow/drainage_graph.h"
#include "cuesta/flow/messages.h"

namespace cuesta::flow {
namespace {

template <class Visit>
void each_cell(const Frame& frame, Visit&& visit) {
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x) visit(frame.cell(x, y));
}

}  // namespace

Catchments find_catchments(const Drainage& drainage, Communicator& comm) {
    const Frame& frame = drainage.frame();
    std::vector<Catchment> mine;
    each_cell(frame, [&](Cell cell) {
        const Direction d = drainage.direction(cell);
        if (d == gap || has_receiver(d)) return;
        mine.push_back({frame.id(cell), drainage.cells_above(cell)});
    });
    Catchments result;
    result.all = gather_all(comm, mine);
    std::sort(result.all.begin(), result.all.end(), [](const Catchment& a, const Catchment& b) {
        return a.cells != b.cells ? a.cells > b.cells : a.outlet < b.outlet;
    });
    std::unordered_map<CellId, std::uint32_t> number_of;
    number_of.reserve(result.all.size() * 2);
    for (std::size_t i = 0; i < result.all.size(); ++i)
        number_of.emplace(result.all[i].outlet, static_cast<std::uint32_t>(i + 1));

    result.number.resize(frame);
    std::fill_n(result.number.data(), frame.size(), 0u);
    each_cell(frame, [&](Cell cell) {
        const Direction d = drainage.direction(cell);
        if (d != gap && !has_receiver(d)) result.number[cell] = number_of.at(frame.id(cell));
    });
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
