// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/aeolian_sweep.h"

#include <algorithm>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/row_sweep.h"

namespace cuesta::aeolian {
namespace {

constexpr std::int64_t segment = 128;  // columns that slide or rest together

std::int64_t segments(std::int64_t columns) {
    return (columns + 1 + segment - 1) / segment;  // of faces, one more than columns
}

template <class T>
void fit_field(FieldOf<T>& field, const FieldShape& shape) {
    if (field.empty() || field.shape() != shape) field = FieldOf<T>(shape);
}

// The last rows of what the stages leave for each other: up to 7 are needed at a time.
template <class T>
struct Rows : RowRings<T> {
    using RowRings<T>::RowRings;
    T* at(std::int64_t number, std::int64_t y) const { return this->row(number * 8 + (y & 7)); }
};

// What crosses the sides of the map in a substep.
class Border {
public:
    Border(const Law& law, const Shift& shift, const SandPlanes& sand, Field& next,
           IntField* fallen, const Grid& grid, const Block& block)
        : law_(law),
          shift_(shift),
          sand_(sand),
          next_(next),
          fallen_(fallen),
          grid_(grid),
          block_(block) {}

    Crossed run() {
        const Borders borders = borders_of(grid_, block_);
        const std::int64_t columns = block_.columns, rows = block_.rows;
        for (std::int64_t y = -outs_halo; y < rows + outs_halo; ++y) {
            const bool all =
                (borders.north && y < outs_halo) || (borders.south && y >= rows - outs_halo);
            for (std::int64_t x = -outs_halo; x < columns + outs_halo; ++x) {
                if (!all && x == (borders.west ? outs_halo : -outs_halo))
                    x = std::max(x, borders.east ? columns - outs_halo : columns + outs_halo);
                if (x < columns + outs_halo) cell(x, y);
            }
        }
        return crossed_;
    }

private:
    bool outside(std::int64_t x, std::int64_t y) const {
        const std::int64_t wx = block_.x0 + x, wy = block_.y0 + y;
        return (!grid_.wraps_x() && (wx < 0 || wx >= grid_.columns)) ||
               (!grid_.wraps_y() && (wy < 0 || wy >= grid_.rows));
    }
    bool inside_block(std::int64_t x, std::int64_t y) const {
        return x >= 0 && y >= 0 && x < block_.columns && y < block_.rows;
    }
    std::int32_t surface(std::int64_t x, std::int64_t y) const {
        return sand_.rock.at(x, y) + sand_.cover.at(x, y);
    }
    void cell(std::int64_t x, std::int64_t y) {
        if (!outside(x, y) && !inside_block(x, y)) return;
        const float load = sand_.load.at(x, y) * law_.per_unit;
        if (load == 0) return;
        if (sand_.wind != nullptr) {
            const std::int32_t way =
                way_of(sand_.wind->x.at(x, y), sand_.wind->y.at(x, y), law_.phase);
            const int tx = way == to_east ? 1 : way == to_west ? -1 : 0;
            const int ty = way == to_south ? 1 : way == to_north ? -1 : 0;
            return go(x, y, x + tx, y + ty, load);
        }
        const int px = shift_.along_x ? 0 : 1, py = 1 - px;
        const std::int32_t here = surface(x, y);
        const float plus = to_side(law_, load, static_cast<float>(here - surface(x + px, y + py)));
        const float minus = to_side(law_, load, static_cast<float>(here - surface(x - px, y - py)));
        const std::int64_t tx = x + shift_.x, ty = y + shift_.y;
        go(x, y, tx, ty, load - plus - minus);
        go(x, y, tx + px, ty + py, plus);
        go(x, y, tx - px, ty - py, minus);
    }
    // An amount of cell (x, y) on its way to another.
    void go(std::int64_t x, std::int64_t y, std::int64_t to_x, std::int64_t to_y, float amount) {
        const auto units = static_cast<std::int64_t>(amount);
        const std::int64_t wx = block_.x0 + to_x, wy = block_.y0 + to_y;
        if (outside(x, y)) {
            if (inside_block(to_x, to_y))
                crossed_.came[index(side_beyond(grid_, block_.x0 + x, block_.y0 + y))] += units;
        } else if (outside(to_x, to_y)) {
            if (is_reached(grid_, wx, wy))
                crossed_.left[index(side_beyond(grid_, wx, wy))] += units;
            else if (fallen_ != nullptr)
                fallen_->at(x, y) += static_cast<std::int32_t>(units);
            else
                next_.at(x, y) += amount * law_.unit_m;
        }
    }
    static std::size_t index(Side side) { return static_cast<std::size_t>(side); }

    const Law& law_;
    const Shift& shift_;
    const SandPlanes& sand_;
    Field& next_;
    IntField* fallen_;
    const Grid& grid_;
    const Block& block_;
    Crossed crossed_;
};

void finish_row(SaltationRow& row, const SandPlanes& sand, SandWork& work, std::int64_t y) {
    row.rock = sand.rock.row(y);
    row.hold = sand.hold == nullptr ? nullptr : sand.hold->row(y);
    row.cover = work.cover.row(y);
    row.load_m = work.load.row(y), row.slope = work.slope.row(y);
    row.shelter = work.shelter.row(y);
    row.columns = sand.cover.columns();
}

void saltate_rows(const Law& law, const Shift& shift, const SandPlanes& sand, SandWork& work,
                  std::int64_t lo, std::int64_t hi) {
    const std::int64_t columns = sand.cover.columns();
    Rows<std::int32_t> ground(columns);
    ground.reserve(8);
    ground.allocate();
    Rows<float> air(columns);
    enum : std::int64_t { loads, straight, to_plus, to_minus };
    air.reserve(4 * 8);
    air.allocate();
    const std::int64_t px = shift.along_x ? 0 : 1, py = 1 - px;

    std::int64_t read = lo - ground_halo, out = lo - outs_halo;
    for (std::int64_t y = lo; y < hi; ++y) {
        for (; read <= y + ground_halo; ++read)
            read_row(sand.rock.row(read), sand.cover.row(read), sand.load.row(read), law.per_unit,
                     -ground_halo, columns + ground_halo, ground.at(0, read), air.at(loads, read));
        for (; out <= y + outs_halo; ++out)
            spread_row(law,
                       {ground.at(0, out), ground.at(0, out + py) + px, ground.at(0, out - py) - px,
                        air.at(loads, out), air.at(straight, out), air.at(to_plus, out),
                        air.at(to_minus, out), -outs_halo, columns + outs_halo});
        const std::int64_t up = y - shift.y;
        SaltationRow row{};
        row.straight = air.at(straight, up) - shift.x;
        row.from_minus = air.at(to_plus, up - py) - shift.x - px;
        row.from_plus = air.at(to_minus, up + py) - shift.x + px;
        row.slope_up = sand.slope.row(up) - shift.x;
        row.shelter_up = sand.shelter.row(up) - shift.x;
        row.surface_up = ground.at(0, up) - shift.x;
        row.slope_minus = sand.slope.row(up - py) - shift.x - px;
        row.slope_plus = sand.slope.row(up + py) - shift.x + px;
        row.shelter_minus = sand.shelter.row(up - py) - shift.x - px;
        row.shelter_plus = sand.shelter.row(up + py) - shift.x + px;
        row.surface_minus = ground.at(0, up - py) - shift.x - px;
        row.surface_plus = ground.at(0, up + py) - shift.x + px;
        row.surface = ground.at(0, y);
        row.north = ground.at(0, y - 1), row.south = ground.at(0, y + 1);
        finish_row(row, sand, work, y);
        saltate_row(law, row);
    }
}

// The same where the wind is a field.
void saltate_by_field(const Law& law, const SandPlanes& sand, SandWork& work, std::int64_t lo,
                      std::int64_t hi) {
    const std::int64_t columns = sand.cover.columns();
    Rows<std::int32_t> ground(columns);
    enum : std::int64_t { surfaces, ways, surface_up };
    ground.reserve(3 * 8);
    ground.allocate();
    Rows<float> air(columns);
    enum : std::int64_t { loads, straight, slope_up, shelter_up, none };
    air.reserve(5 * 8);
    air.allocate();
    const WindPlanes& wind = *sand.wind;

    std::int64_t read = lo - 1;
    for (std::int64_t y = lo; y < hi; ++y) {
        for (; read <= y + 1; ++read) {
            read_row(sand.rock.row(read), sand.cover.row(read), sand.load.row(read), law.per_unit,
                     -1, columns + 1, ground.at(surfaces, read), air.at(loads, read));
            find_ways(wind.x.row(read), wind.y.row(read), law.phase, -1, columns + 1,
                      ground.at(ways, read));
        }
        GatherRow in{};
        in.way = ground.at(ways, y);
        in.way_north = ground.at(ways, y - 1), in.way_south = ground.at(ways, y + 1);
        in.load = air.at(loads, y);
        in.load_north = air.at(loads, y - 1), in.load_south = air.at(loads, y + 1);
        in.slope = sand.slope.row(y);
        in.slope_north = sand.slope.row(y - 1), in.slope_south = sand.slope.row(y + 1);
        in.shelter = sand.shelter.row(y);
        in.shelter_north = sand.shelter.row(y - 1), in.shelter_south = sand.shelter.row(y + 1);
        in.surface = ground.at(surfaces, y);
        in.north = ground.at(surfaces, y - 1), in.south = ground.at(surfaces, y + 1);
        in.straight = air.at(straight, 0), in.slope_up = air.at(slope_up, 0);
        in.shelter_up = air.at(shelter_up, 0), in.surface_up = ground.at(surface_up, 0);
        in.columns = columns;
        gather_row(in);
        SaltationRow row{};
        row.straight = in.straight;
        row.from_minus = row.from_plus = air.at(none, 0);
        row.slope_up = in.slope_up, row.shelter_up = in.shelter_up, row.surface_up = in.surface_up;
        row.surface = in.surface, row.north = in.north, row.south = in.south;
        row.wind_x = wind.x.row(y), row.wind_y = wind.y.row(y), row.speed = wind.speed.row(y);
        finish_row(row, sand, work, y);
        saltate_row(law, row);
    }
}

// Slides of one pass: fluxes first, then what they move.
class SlidePass {
public:
    SlidePass(const Law& law, const SandPlanes& sand, SandWork& work)
        : law_(law),
          sand_(sand),
          work_(work),
          columns_(sand.cover.columns()),
          rows_(sand.cover.rows()),
          segments_(segments(columns_)),
          grain_(rows_per_piece(columns_)) {}

    // `everywhere`, or where something slid or may have come over a seam. Returns whether
    // something slides.
    void find_fluxes(bool everywhere) {
        if (!everywhere) was_x_ = work_.hot_x, was_y_ = work_.hot_y;
        parallel_for(0, rows_ + 1, grain_, [&](std::int64_t lo, std::int64_t hi) {
            std::vector<std::int32_t> surface(static_cast<std::size_t>(3 * (segment + 2)));
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t s = 0; s < segments_; ++s)
                    if (everywhere || may_slide(y, s)) look(y, s, surface.data());
        });
    }
    void move() {
        parallel_for(0, rows_, grain_, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t s = 0; s < segments_; ++s) {
                    const bool hot = work_.hot_x[at(y, s)] != 0 ||
                                     (s + 1 < segments_ && work_.hot_x[at(y, s + 1)] != 0) ||
                                     work_.hot_y[at(y, s)] != 0 || work_.hot_y[at(y + 1, s)] != 0;
                    if (hot)
                        settle_row(work_.flux_x.row(y), work_.flux_y.row(y),
                                   work_.flux_y.row(y + 1), s * segment,
                                   std::min((s + 1) * segment, columns_), sand_.cover.row(y));
                }
        });
    }

private:
    std::size_t at(std::int64_t y, std::int64_t s) const {
        return static_cast<std::size_t>(y * segments_ + s);
    }
    // Something in reach of the segment's faces slid in the pass before, or lies in another block.
    bool may_slide(std::int64_t y, std::int64_t s) const {
        if (y <= 1 || y + 2 >= rows_ || s == 0 || s + 1 == segments_) return true;
        for (std::int64_t r = y - 2; r <= y + 2; ++r)
            for (std::int64_t t = s - 1; t <= s + 1; ++t)
                if (was_x_[at(r, t)] != 0 || was_y_[at(r, t)] != 0) return true;
        return false;
    }
    void look(std::int64_t y, std::int64_t s, std::int32_t* surface) {
        const std::int64_t begin = s * segment;
        const std::int64_t end = std::min(begin + segment, columns_);  // of cells
        const std::int64_t faces = s + 1 == segments_ ? end + 1 : end;
        // Rows y - 1, y, y + 1 from a column before the segment to one behind it.
        std::int32_t* rows[3];
        for (int k = 0; k < 3; ++k) {
            rows[k] = surface + k * (segment + 2) + 1 - begin;
            add_rows(sand_.rock.row(y + k - 1), sand_.cover.row(y + k - 1), begin - 1,
                     std::max(end, faces - 1) + 1, rows[k]);
        }
        const std::int32_t *cover = sand_.cover.row(y), *above = sand_.cover.row(y - 1);
        SlideRow across{};  // faces west of cells
        across.a = rows[1] - 1, across.b = rows[1];
        across.cover_a = cover - 1, across.cover_b = cover;
        across.a_before = rows[0] - 1, across.a_behind = rows[2] - 1;
        across.b_before = rows[0], across.b_behind = rows[2];
        across.flux = work_.flux_x.row(y);
        across.begin = begin, across.end = faces;
        if (y < rows_) find(across, work_.hot_x[at(y, s)]);
        SlideRow down{};  // faces north of cells
        down.a = rows[0], down.b = rows[1];
        down.cover_a = above, down.cover_b = cover;
        down.a_before = rows[0] - 1, down.a_behind = rows[0] + 1;
        down.b_before = rows[1] - 1, down.b_behind = rows[1] + 1;
        down.flux = work_.flux_y.row(y);
        down.begin = begin, down.end = end;
        find(down, work_.hot_y[at(y, s)]);
    }
    void find(const SlideRow& faces, std::uint8_t& hot) const {
        if (is_steep(law_, faces)) {
            hot = slide_row(law_, faces) ? 1 : 0;
        } else if (hot != 0) {
            std::fill(faces.flux + faces.begin, faces.flux + faces.end, 0);
            hot = 0;
        }
    }

    const Law& law_;
    const SandPlanes& sand_;
    SandWork& work_;
    std::int64_t columns_, rows_, segments_, grain_;
    std::vector<std::uint8_t> was_x_, was_y_;
};

}  // namespace

void SandWork::fit(const FieldShape& shape) {
    const bool same = !cover.empty() && cover.shape() == shape;
    fit_field(cover, shape);
    fit_field(load, shape), fit_field(slope, shape), fit_field(shelter, shape);
    if (same) return;
    flux_x = IntField(shape), flux_y = IntField(shape);
    const auto count = static_cast<std::size_t>((shape.rows + 1) * segments(shape.columns));
    hot_x.assign(count, 0), hot_y.assign(count, 0);
}

void fill_inflow(Field& load, const Grid& grid, const Block& block, float load_m) {
    const Borders borders = open_borders_of(grid, block);
    const std::int64_t columns = block.columns, rows = block.rows;
    const auto fill = [&](std::int64_t x0, std::int64_t x1, std::int64_t y0, std::int64_t y1) {
        for (std::int64_t y = y0; y < y1; ++y)
            for (std::int64_t x = x0; x < x1; ++x) {
                const std::int64_t wx = block.x0 + x, wy = block.y0 + y;
                if (is_reached(grid, wx, wy)) load.at(x, y) = load_m;
            }
    };
    const std::int64_t h = ground_halo;
    if (borders.west) fill(-h, 0, -h, rows + h);
    if (borders.east) fill(columns, columns + h, -h, rows + h);
    if (borders.north) fill(-h, columns + h, -h, 0);
    if (borders.south) fill(-h, columns + h, rows, rows + h);
}

Crossed cross_borders(const Law& law, const Shift& shift, const SandPlanes& sand, Field& next,
                      IntField* fallen, const Grid& grid, const Block& block) {
    return Border(law, shift, sand, next, fallen, grid, block).run();
}

Crossed saltate(const Law& law, const Shift& shift, const SandPlanes& sand, SandWork& work,
                const Grid& grid, const Block& block) {
    const std::int64_t rows = sand.cover.rows();
    const std::int64_t grain =
        std::max<std::int64_t>(32, rows_per_piece(sand.cover.columns(), 65536));
    parallel_for(0, rows, grain, [&](std::int64_t lo, std::int64_t hi) {
        if (sand.wind != nullptr)
            saltate_by_field(law, sand, work, lo, hi);
        else
            saltate_rows(law, shift, sand, work, lo, hi);
    });
    const Crossed crossed = cross_borders(law, shift, sand, work.load, &work.cover, grid, block);
    sand.cover.swap(work.cover);
    sand.load.swap(work.load);
    sand.slope.swap(work.slope);
    sand.shelter.swap(work.shelter);
    return crossed;
}

void slide_sand(const Law& law, const SandPlanes& sand, SandWork& work, int passes,
                Communicator& comm) {
    SlidePass pass(law, sand, work);
    for (int i = 0; i < passes; ++i) {
        comm.exchange(sand.cover, Outside::repeat);
        pass.find_fluxes(i == 0);
        pass.move();
    }
}

}  // namespace cuesta::aeolian
