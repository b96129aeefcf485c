// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_land.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

constexpr std::int64_t band_rows = 64;  // sent together
constexpr std::int64_t most_units = std::int64_t{1} << 30;

struct BandHead {
    std::int64_t x0, y0, columns, rows;
};

template <class T>
std::vector<std::byte> pack(const FieldOf<T>& from, const BandHead& head, std::int64_t first) {
    const auto width = static_cast<std::size_t>(head.columns) * sizeof(T);
    std::vector<std::byte> bytes(sizeof head + static_cast<std::size_t>(head.rows) * width);
    std::memcpy(bytes.data(), &head, sizeof head);
    for (std::int64_t y = 0; y < head.rows; ++y)
        std::memcpy(bytes.data() + sizeof head + static_cast<std::size_t>(y) * width,
                    from.row(first + y), width);
    return bytes;
}

template <class T>
void unpack(const std::vector<std::byte>& bytes, FieldOf<T>& into) {
    BandHead head;
    if (bytes.size() < sizeof head) return;
    std::memcpy(&head, bytes.data(), sizeof head);
    const auto width = static_cast<std::size_t>(head.columns) * sizeof(T);
    for (std::int64_t y = 0; y < head.rows; ++y)
        std::memcpy(into.row(head.y0 + y) + head.x0,
                    bytes.data() + sizeof head + static_cast<std::size_t>(y) * width, width);
}

std::int32_t limited(std::int64_t units) {
    return static_cast<std::int32_t>(std::clamp(units, -most_units, most_units));
}

}  // namespace

template <class T>
FieldOf<T> gather_map(const FieldOf<T>& part, const Grid& grid, const Block& block,
                      Communicator& comm) {
    FieldOf<T> whole({grid.columns, grid.rows, 0});
    const auto most_rows = static_cast<std::int64_t>(comm.largest(static_cast<double>(block.rows)));
    for (std::int64_t begin = 0; begin < most_rows; begin += band_rows) {
        const std::int64_t end = std::min(begin + band_rows, block.rows);
        const BandHead head{block.x0, block.y0 + begin, block.columns,
                            std::max<std::int64_t>(end - begin, 0)};
        for (const std::vector<std::byte>& bytes : comm.gather(pack(part, head, begin)))
            unpack(bytes, whole);
    }
    return whole;
}

template <class T>
void send_map(FieldOf<T>& whole, const Grid& grid, Communicator& comm) {
    if (comm.size() == 1) return;
    if (comm.rank() != 0) whole = FieldOf<T>({grid.columns, grid.rows, 0});
    for (std::int64_t begin = 0; begin < grid.rows; begin += band_rows) {
        const BandHead head{0, begin, grid.columns, std::min(band_rows, grid.rows - begin)};
        std::vector<std::byte> mine;
        if (comm.rank() == 0) mine = pack(whole, head, begin);
        const auto all = comm.gather(mine);
        if (comm.rank() != 0) unpack(all[0], whole);
    }
}

template FieldOf<float> gather_map(const FieldOf<float>&, const Grid&, const Block&, Communicator&);
template FieldOf<std::int32_t> gather_map(const FieldOf<std::int32_t>&, const Grid&, const Block&,
                                          Communicator&);
template void send_map(FieldOf<float>&, const Grid&, Communicator&);
template void send_map(FieldOf<std::int32_t>&, const Grid&, Communicator&);

DropMap make_land(const IntField& whole, const Grid& grid, const DropRing& ring) {
    const std::int64_t nx = whole.columns(), ny = whole.rows();
    DropMap land;
    land.height = IntField({nx + ring.west + ring.east, ny + ring.north + ring.south, 1});
    land.wraps_x = grid.wraps_x(), land.wraps_y = grid.wraps_y();
    const auto beyond = [&](std::int64_t edge, std::int64_t image) {
        return ring.mirror ? static_cast<std::int32_t>(image) : limited(2 * edge - image);
    };
    parallel_for(0, ny, rows_per_piece(nx), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const std::int32_t* from = whole.row(y);
            std::int32_t* to = land.height.row(y + ring.north) + ring.west;
            std::copy_n(from, nx, to);
            for (std::int64_t i = 1; i <= ring.west; ++i)
                to[-i] = beyond(from[0], from[mirrored_sample(-i, nx)]);
            for (std::int64_t i = 1; i <= ring.east; ++i)
                to[nx - 1 + i] = beyond(from[nx - 1], from[mirrored_sample(nx - 1 + i, nx)]);
        }
    });
    for (const bool north : {true, false})
        for (std::int64_t i = 1; i <= (north ? ring.north : ring.south); ++i) {
            const std::int64_t at = north ? -i : ny - 1 + i;
            const std::int32_t* edge = land.height.row(ring.north + (north ? 0 : ny - 1));
            const std::int32_t* image = land.height.row(ring.north + mirrored_sample(at, ny));
            std::int32_t* to = land.height.row(ring.north + at);
            for (std::int64_t x = 0; x < land.columns(); ++x) to[x] = beyond(edge[x], image[x]);
        }
    for (std::int64_t y = 0; y < land.rows(); ++y) land.close_row(y);
    return land;
}

Field with_ring(const Field& whole, const DropRing& ring) {
    const std::int64_t nx = whole.columns(), ny = whole.rows();
    Field land({nx + ring.west + ring.east, ny + ring.north + ring.south, 1});
    for (std::int64_t y = 0; y < land.rows(); ++y)
        for (std::int64_t x = 0; x < land.columns(); ++x)
            land.at(x, y) =
                whole.at(mirrored_sample(x - ring.west, nx), mirrored_sample(y - ring.north, ny));
    return land;
}

std::array<std::int64_t, 4> ring_growth(const DropMap& before, const DropMap& after,
                                        const DropRing& ring) {
    std::array<std::int64_t, 4> grown{};
    const auto add = [&](Side side, std::int64_t y, std::int64_t x0, std::int64_t x1) {
        for (std::int64_t x = x0; x < x1; ++x)
            grown[static_cast<std::size_t>(side)] +=
                std::int64_t{after.height.at(x, y)} - before.height.at(x, y);
    };
    const std::int64_t nx = before.columns(), ny = before.rows();
    for (std::int64_t y = 0; y < ny; ++y) {
        if (y < ring.north || y >= ny - ring.south) {
            add(y < ring.north ? Side::north : Side::south, y, 0, nx);
        } else {
            add(Side::west, y, 0, ring.west);
            add(Side::east, y, nx - ring.east, nx);
        }
    }
    return grown;
}

}  // namespace cuesta
