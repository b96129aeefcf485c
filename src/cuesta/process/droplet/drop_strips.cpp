// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_strips.h"

#include <cstring>
#include <utility>

#include "cuesta/process/droplet/drop_bands.h"

namespace cuesta {

DropStrips::DropStrips(const Grid& grid, const DropRing& ring, const Block& block,
                       Communicator& comm, std::int64_t reach, int steps, bool whole)
    : grid_(grid),
      ring_(ring),
      block_(block),
      comm_(comm),
      columns_(grid.columns + ring.west + ring.east),
      rows_(grid.rows + ring.north + ring.south) {
    const std::int64_t undone = reach + steps - 1;  // rows above its end that a band leaves
    least_ = 2 * undone + 4;
    const bool wraps = grid.wraps_y();
    bands_ = band_rows(rows_, reach, steps);
    const auto bands = static_cast<std::int64_t>(bands_.size()) - 1;
    const std::int64_t most = whole ? 1 : wraps ? bands / 2 : rows_ / (2 * least_);
    count_ = static_cast<int>(std::clamp<std::int64_t>(most, 1, comm.size()));
    strips_.resize(static_cast<std::size_t>(comm.size()));
    const auto begin = [&](int i) {
        return wraps ? bands_[static_cast<std::size_t>(bands * i / count_)] : rows_ * i / count_;
    };
    for (int i = 0; i < count_; ++i) {
        DropStrip& strip = strips_[static_cast<std::size_t>(i)];
        strip.first = begin(i), strip.end = begin(i + 1);
        strip.done_first = i > 0 || around() ? strip.first - undone : 0;
        strip.done_end = i + 1 < count_ || around() ? strip.end - undone : rows_;
        strip.own_first = i == 0 ? 0 : strip.done_first;
        strip.own_end = i + 1 == count_ ? rows_ : strip.done_end;
        // One row more on either side than drops read, for what is even around a band.
        strip.top = strip.done_first - 2, strip.bottom = strip.end + undone + 2;
        if (around()) continue;
        strip.top = std::max<std::int64_t>(strip.top, 0);
        strip.bottom = std::min(strip.bottom, rows_);
    }
}

int DropStrips::above() const {
    const int rank = comm_.rank();
    return rank >= count_ ? -1 : rank > 0 ? rank - 1 : around() ? count_ - 1 : -1;
}

int DropStrips::below() const {
    const int rank = comm_.rank();
    return rank >= count_ ? -1 : rank + 1 < count_ ? rank + 1 : around() ? 0 : -1;
}

template <class Use>
void DropStrips::each_piece(std::int64_t first, std::int64_t end, Use&& use) const {
    const std::int64_t all = rows_;
    if (first < 0) use(first, first + all, -first);
    const std::int64_t from = std::max<std::int64_t>(first, 0), to = std::min(end, all);
    if (from < to) use(from, from, to - from);
    if (end > all) use(all, std::int64_t{0}, end - all);
}

// The samples of the map, which `have` is a part of, in the rows of this strip, mirrored beyond the
// border.
template <class T>
void DropStrips::fill(const SourceRectangle& have, FieldOf<T>& field) const {
    const DropStrip& strip = here();
    const std::int64_t nx = grid_.columns, ny = grid_.rows;
    std::vector<TargetRectangle> wanted;
    const auto want = [&](std::int64_t y, std::int64_t row, std::int64_t count) {
        wanted.push_back(target_rectangle({0, row, nx, count},
                                          field.row(y - strip.top) + ring_.west, field.stride()));
    };
    if (around() && !strip.empty()) each_piece(strip.top, strip.bottom, want);
    for (std::int64_t y = strip.top; y < strip.bottom && !strip.empty() && !around(); ++y) {
        const std::int64_t row = y - ring_.north;
        const bool inside = row >= 0 && row < ny;
        const std::int64_t count = inside ? std::min(ny - row, strip.bottom - y) : 1;
        want(y, mirrored_sample(row, ny), count);
        y += count - 1;
    }
    comm_.redistribute({&have, 1}, wanted, sizeof(T));
}

DropMap DropStrips::land(const IntField& part) const {
    const DropStrip& strip = here();
    const std::int64_t nx = grid_.columns, ny = grid_.rows;
    DropMap land;
    land.wraps_x = grid_.wraps_x(), land.wraps_y = grid_.wraps_y();
    land.top = strip.top, land.land_rows = rows_;
    if (!strip.empty()) land.height = IntField({columns_, strip.bottom - strip.top, 1});
    const SourceRectangle have = source_rectangle(block_, part.row(0), part.stride());
    fill(have, land.height);
    // Slopes that go on need the edges, too.
    IntField edges({columns_, 2, 1});
    std::vector<TargetRectangle> wanted;
    const bool goes_on = ring_.any() && !ring_.mirror;
    if (goes_on && !strip.empty())
        for (const std::int64_t y : {std::int64_t{0}, std::int64_t{1}})
            wanted.push_back(target_rectangle({0, y == 0 ? 0 : ny - 1, nx, 1},
                                              edges.row(y) + ring_.west, edges.stride()));
    if (goes_on) comm_.redistribute({&have, 1}, wanted, sizeof(std::int32_t));
    const auto beside = [&](std::int32_t* line) {
        std::int32_t* to = line + ring_.west;
        for (std::int64_t i = 1; i <= ring_.west; ++i)
            to[-i] = beyond_edge(ring_, to[0], to[mirrored_sample(-i, nx)]);
        for (std::int64_t i = 1; i <= ring_.east; ++i)
            to[nx - 1 + i] = beyond_edge(ring_, to[nx - 1], to[mirrored_sample(nx - 1 + i, nx)]);
    };
    for (const std::int64_t y : {0, 1}) beside(edges.row(y));
    for (std::int64_t y = strip.top; y < strip.bottom; ++y) {
        std::int32_t* line = land.row(y);
        beside(line);
        const bool north = y < ring_.north, south = y >= ring_.north + ny;
        if ((north || south) && goes_on && !around()) {
            const std::int32_t* edge = edges.row(north ? 0 : 1);
            for (std::int64_t x = 0; x < columns_; ++x)
                line[x] = beyond_edge(ring_, edge[x], line[x]);
        }
    }
    for (std::int64_t y = strip.top; y < strip.bottom; ++y) land.close_row(y);
    return land;
}

namespace {

// Columns beyond the sides of a field whose others are there.
void mirror_columns(const DropRing& ring, std::int64_t nx, Field& field) {
    for (std::int64_t y = 0; y < field.rows(); ++y) {
        float* line = field.row(y) + ring.west;
        for (std::int64_t i = 1; i <= ring.west; ++i) line[-i] = line[mirrored_sample(-i, nx)];
        for (std::int64_t i = 1; i <= ring.east; ++i)
            line[nx - 1 + i] = line[mirrored_sample(nx - 1 + i, nx)];
    }
}

}  // namespace

Field DropStrips::with_ring(const Field& part) const {
    const DropStrip& strip = here();
    Field field;
    if (!strip.empty()) field = Field({columns_, strip.bottom - strip.top, 1});
    fill(source_rectangle(block_, part.row(0), part.stride()), field);
    mirror_columns(ring_, grid_.columns, field);
    return field;
}

Field DropStrips::with_ring_of_own(const Field& own) const {
    const DropStrip& strip = here();
    Field field;
    if (!strip.empty()) field = Field({columns_, strip.bottom - strip.top, 1});
    fill(source_rectangle(own_map(), own.row(0), own.stride()), field);
    mirror_columns(ring_, grid_.columns, field);
    return field;
}

Block DropStrips::own_map() const {
    const DropStrip& strip = here();
    const std::int64_t first =
        std::clamp<std::int64_t>(strip.own_first - ring_.north, 0, grid_.rows);
    const std::int64_t end =
        std::clamp<std::int64_t>(strip.own_end - ring_.north, first, grid_.rows);
    if (strip.empty() || first == end) return {0, 0, 0, 0};
    return {0, first, grid_.columns, end - first};
}

template <class T>
FieldOf<T> DropStrips::from_block(const FieldOf<T>& part) const {
    const Block own = own_map();
    FieldOf<T> to;
    if (own.columns > 0) to = FieldOf<T>({own.columns, own.rows, 0});
    const SourceRectangle have = source_rectangle(block_, part.row(0), part.stride());
    const TargetRectangle wanted = target_rectangle(own, to.row(0), to.stride());
    comm_.redistribute({&have, 1}, {&wanted, 1}, sizeof(T));
    return to;
}

template <class T>
FieldOf<T> DropStrips::to_block(const FieldOf<T>& own) const {
    FieldOf<T> part({block_.columns, block_.rows, 0});
    const SourceRectangle have = source_rectangle(own_map(), own.row(0), own.stride());
    const TargetRectangle wanted = target_rectangle(block_, part.row(0), part.stride());
    comm_.redistribute({&have, 1}, {&wanted, 1}, sizeof(T));
    return part;
}

template <class T>
FieldOf<T> DropStrips::crop(const FieldOf<T>& field) const {
    const Block own = own_map();
    FieldOf<T> to;
    if (own.columns > 0) to = FieldOf<T>({own.columns, own.rows, 0});
    for (std::int64_t y = 0; y < own.rows && own.columns > 0; ++y)
        std::copy_n(field.row(y + own.y0 + ring_.north - here().top) + ring_.west, own.columns,
                    to.row(y));
    return to;
}

template <class T>
void DropStrips::refresh(FieldOf<T>& field, bool by_drops) const {
    if (count_ == 1) return;
    const DropStrip& strip = here();
    SourceRectangle have{{0, 0, 0, 0}};
    std::vector<TargetRectangle> wanted;
    // With the columns beyond the ends of a row.
    const std::int64_t wide = columns_ + 2;
    const auto rows = [&](std::int64_t first, std::int64_t end) {
        if (first >= end) return;
        each_piece(first, end, [&](std::int64_t y, std::int64_t row, std::int64_t count) {
            wanted.push_back(target_rectangle({0, row, wide, count}, field.row(y - strip.top) - 1,
                                              field.stride()));
        });
    };
    if (!strip.empty()) {
        const std::int64_t first = by_drops ? strip.first : strip.own_first;
        const std::int64_t end = by_drops ? strip.end : strip.own_end;
        have = source_rectangle({0, first, wide, end - first}, field.row(first - strip.top) - 1,
                                field.stride());
        rows(strip.top, first), rows(end, strip.bottom);
    }
    comm_.redistribute({&have, 1}, wanted, sizeof(T));
}

void DropStrips::share_marks(std::vector<std::uint8_t>& rows) const {
    if (count_ == 1 && comm_.size() == 1) return;
    constexpr std::size_t each = 32;  // rows in a number, whose sum has one bit of each
    std::vector<std::int64_t> bits(rows.size() / each + 1, 0);
    for (std::int64_t y = here().own_first; y < here().own_end; ++y) {
        const auto at = static_cast<std::size_t>(y);
        bits[at / each] |= std::int64_t{rows[at] != 0 ? 1 : 0} << at % each;
    }
    comm_.sum(bits);
    for (std::size_t y = 0; y < rows.size(); ++y)
        rows[y] = (bits[y / each] >> y % each & 1) != 0 ? 1 : 0;
}

void DropStrips::give_home(IntField& field) const {
    if (count_ == 1) return;
    const DropStrip& strip = here();
    const std::int64_t wide = columns_ + 2;
    const auto bytes = static_cast<std::size_t>(wide) * sizeof(std::int32_t);
    std::vector<Parcel> parcels;
    // With the row of the land that they begin at.
    const auto give = [&](int rank, std::int64_t first, std::int64_t end) {
        if (first >= end) return;
        std::vector<std::byte>& to = parcels.emplace_back(Parcel{rank, {}}).bytes;
        const std::int64_t row = (first + rows_) % rows_;
        to.resize(sizeof row + static_cast<std::size_t>(end - first) * bytes);
        std::memcpy(to.data(), &row, sizeof row);
        std::size_t at = sizeof row;
        for (std::int64_t y = first; y < end; ++y, at += bytes) {
            std::int32_t* from = field.row(y - strip.top) - 1;
            std::memcpy(to.data() + at, from, bytes);
            std::fill_n(from, wide, 0);
        }
    };
    if (below() >= 0) give(below(), strip.own_end, strip.bottom);
    if (around() && comm_.rank() == 0) give(above(), strip.top, strip.own_first);
    std::vector<std::int32_t> line(static_cast<std::size_t>(wide));
    for (const Parcel& one : comm_.migrate(std::move(parcels))) {
        std::int64_t row = 0;
        std::memcpy(&row, one.bytes.data(), sizeof row);
        for (std::size_t at = sizeof row; at < one.bytes.size(); at += bytes, ++row) {
            std::memcpy(line.data(), one.bytes.data() + at, bytes);
            std::int32_t* to = field.row(row - strip.top) - 1;
            for (std::size_t x = 0; x < line.size(); ++x) to[x] += line[x];
        }
    }
}

void DropStrips::take_surface(const IntField& part, DropMap& land) const {
    const DropStrip& strip = here();
    const SourceRectangle have = source_rectangle(block_, part.row(0), part.stride());
    std::vector<TargetRectangle> wanted;
    const std::int64_t first = around() ? strip.top : std::max(strip.top, ring_.north),
                       end = around() ? strip.bottom
                                      : std::min(strip.bottom, ring_.north + grid_.rows);
    const auto want = [&](std::int64_t y, std::int64_t row, std::int64_t count) {
        wanted.push_back(target_rectangle({0, row - ring_.north, grid_.columns, count},
                                          land.height.row(y - strip.top) + ring_.west,
                                          land.height.stride()));
    };
    if (first < end) each_piece(first, end, want);
    comm_.redistribute({&have, 1}, wanted, sizeof(std::int32_t));
    for (std::int64_t y = first; y < end; ++y) land.close_row(y);
}

template IntField DropStrips::from_block(const IntField&) const;
template Field DropStrips::from_block(const Field&) const;
template IntField DropStrips::to_block(const IntField&) const;
template Field DropStrips::to_block(const Field&) const;
template IntField DropStrips::crop(const IntField&) const;
template Field DropStrips::crop(const Field&) const;
template void DropStrips::refresh(IntField&, bool) const;
template void DropStrips::refresh(Field&, bool) const;
template void DropStrips::refresh(DoubleField&, bool) const;

}  // namespace cuesta
