// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_flow.h"

#include <algorithm>

#include "cuesta/base/parallel.h"

namespace cuesta::ice {
namespace {

constexpr std::int64_t pad = 16;
constexpr float spare = 1e-3f;  // m/yr

// Rows that a piece keeps while it goes down, each with room beside it.
struct PieceRows {
    std::array<std::vector<float>, 3> surface;
    std::array<std::int64_t, 3> surface_of{};
    std::vector<std::int32_t> east, north, south;
    std::vector<std::uint8_t> active;
    void fit(std::int64_t columns, std::int64_t chunks) {
        const auto size = static_cast<std::size_t>(columns + 2 * pad);
        for (auto& row : surface)
            if (row.size() < size) row.resize(size);
        for (auto* row : {&east, &north, &south})
            if (row->size() < size) row->resize(size);
        active.resize(static_cast<std::size_t>(chunks));
        surface_of.fill(-1000);
    }
};

// Runs of chunks whose flag is set: body(first column, end column).
template <class Body>
void over_runs(const std::vector<std::uint8_t>& flags, std::int64_t columns, const Body& body) {
    const auto chunks = static_cast<std::int64_t>(flags.size());
    for (std::int64_t c = 0; c < chunks;) {
        if (flags[static_cast<std::size_t>(c)] == 0) {
            ++c;
            continue;
        }
        const std::int64_t first = c;
        while (c < chunks && flags[static_cast<std::size_t>(c)] != 0) ++c;
        body(first * ice_chunk, std::min(c * ice_chunk, columns));
    }
}

}  // namespace

void IceWork::fit(FieldShape shape, bool by_cell, bool melts) {
    shape.halo = 1;
    if (ice.shape() != shape) ice = IntField(shape), next = IntField(shape), bed = Field(shape);
    if (by_cell && threshold.shape() != shape) threshold = Field(shape);
    if (!by_cell) threshold = Field();
    if (melts && melted.shape() != shape) melted = IntField(shape);
    if (!melts) melted = IntField();
    next.fill(0);
    if (melts) melted.fill(0);
    const auto chunks = static_cast<std::size_t>((shape.columns + ice_chunk - 1) / ice_chunk);
    const auto rows = static_cast<std::size_t>(shape.rows);
    has.assign((chunks + 2) * (rows + 2), 0);
    has_next = has;
    rise.assign(chunks * rows, 0);
}

void IceSums::merge(const IceSums& other) {
    diffusivity = std::max(diffusivity, other.diffusivity);
    gained += other.gained;
    for (std::size_t i = 0; i < left.size(); ++i) left[i] += other.left[i];
}

IceFlow::IceFlow(IceWork& work, const IceRule& rule, const Grid& grid, const Block& block,
                 Communicator& comm)
    : work_(work),
      rule_(rule),
      grid_(grid),
      comm_(comm),
      borders_(borders_of(grid, block)),
      open_(open_borders_of(grid, block)),
      columns_(block.columns),
      rows_(block.rows),
      chunks_((block.columns + ice_chunk - 1) / ice_chunk) {}

void IceFlow::bed_changed() {
    comm_.exchange(work_.bed, Outside::repeat);
    const auto gradient = static_cast<float>(rule_.gradient);
    for (std::int64_t y = 0; y < rows_; ++y) {
        const float* bed = work_.bed.row(y);
        const float* own = work_.threshold.empty() ? nullptr : work_.threshold.row(y);
        for (std::int64_t c = 0; c < chunks_; ++c) {
            float most = -1e30f;
            const std::int64_t end = std::min((c + 1) * ice_chunk, columns_);
            for (std::int64_t x = c * ice_chunk; x < end; ++x)
                most = std::max(most, gradient * bed[x] - (own != nullptr ? own[x] : 0.0f));
            work_.rise[static_cast<std::size_t>(y * chunks_ + c)] = most;
        }
    }
}

void IceFlow::ice_changed() {
    for (std::int64_t y = 0; y < rows_; ++y)
        for (std::int64_t c = 0; c < chunks_; ++c) {
            const std::int32_t* ice = work_.ice.row(y);
            const std::int64_t end = std::min((c + 1) * ice_chunk, columns_);
            std::int32_t any = 0;
            for (std::int64_t x = c * ice_chunk; x < end; ++x) any |= ice[x];
            work_.has[flag(c, y)] = any != 0 ? 1 : 0;
        }
}

void IceFlow::flag_halo() {
    const auto any_in = [&](std::int64_t y, std::int64_t c) {
        const std::int32_t* ice = work_.ice.row(y);
        const std::int64_t end = std::min((c + 1) * ice_chunk, columns_);
        std::int32_t any = 0;
        for (std::int64_t x = c * ice_chunk; x < end; ++x) any |= ice[x];
        return any != 0;
    };
    for (const std::int64_t y : {std::int64_t{-1}, rows_})
        for (std::int64_t c = 0; c < chunks_; ++c) work_.has[flag(c, y)] = any_in(y, c) ? 1 : 0;
    for (std::int64_t y = -1; y <= rows_; ++y) {
        work_.has[flag(-1, y)] = work_.ice.at(-1, y) != 0 ? 1 : 0;
        work_.has[flag(chunks_, y)] = work_.ice.at(columns_, y) != 0 ? 1 : 0;
    }
}

// What is within a millimetre a year of lasting is looked at: floats are finer than that.
bool IceFlow::active(std::int64_t chunk, std::int64_t y, float threshold) const {
    if (work_.rise[static_cast<std::size_t>(y * chunks_ + chunk)] > threshold - spare) return true;
    const std::uint8_t* has = work_.has.data();
    for (std::int64_t dy = -1; dy <= 1; ++dy) {
        const std::size_t middle = flag(chunk, y + dy);
        if ((has[middle - 1] | has[middle] | has[middle + 1]) != 0) return true;
    }
    return false;
}

bool IceFlow::awake(double line_m) {
    const auto threshold = static_cast<float>(rule_.gradient * line_m);
    bool any = false;
    for (const float rise : work_.rise) any = any || rise > threshold - spare;
    for (std::int64_t y = 0; y < rows_ && !any; ++y)
        for (std::int64_t c = 0; c < chunks_ && !any; ++c) any = work_.has[flag(c, y)] != 0;
    return comm_.any(any);
}

double IceFlow::stable_years(float diffusivity) const {
    if (!(diffusivity > 0)) return longest_yr;
    const double spacing = grid_.spacing_m;
    return std::min(longest_yr, courant * spacing * spacing / static_cast<double>(diffusivity));
}

double IceFlow::stable_years() {
    exchange_ice();
    const IceSums look = pass(numbers(0, 0, 0, 0), false);
    return stable_years(static_cast<float>(comm_.largest(static_cast<double>(look.diffusivity))));
}

IceNumbers IceFlow::numbers(double years, double line_m, double flux_offset,
                            double balance_offset) const {
    IceNumbers all;
    const double spacing = grid_.spacing_m;
    all.law = rule_.law;
    all.metres = static_cast<float>(metres_per_quantum);
    all.per_spacing = static_cast<float>(1 / spacing);
    all.flux = static_cast<float>(years / (spacing * spacing) / metres_per_quantum);
    all.flux_offset = static_cast<float>(flux_offset);
    all.balance_offset = static_cast<float>(balance_offset);
    all.gradient = static_cast<float>(rule_.gradient);
    all.most_balance = static_cast<float>(rule_.most_balance);
    all.balance = static_cast<float>(years / quantum_m);
    all.threshold = static_cast<float>(rule_.gradient * line_m);
    all.sea_level = static_cast<float>(rule_.sea_level);
    all.calving_depth = static_cast<float>(rule_.calving_depth);
    all.afloat = static_cast<float>(sea_density / water_density / quantum_m);
    all.most = most_quanta;
    return all;
}

void IceFlow::substep(double years, double line_m, double flux_offset, double balance_offset) {
    exchange_ice();
    IceSums now = pass(numbers(years, line_m, flux_offset, balance_offset), true);
    work_.ice.swap(work_.next);
    work_.has.swap(work_.has_next);
    const auto largest = static_cast<float>(comm_.largest(static_cast<double>(now.diffusivity)));
    sums_.merge(now);
    sums_.diffusivity = largest;
}

IceSums IceFlow::pass(const IceNumbers& numbers, bool moves) {
    flag_halo();
    return ordered_reduce(
        0, rows_, rows_per_piece(columns_, 16384), IceSums{},
        [&](std::int64_t lo, std::int64_t hi) { return piece(numbers, moves, lo, hi); },
        [](IceSums all, const IceSums& part) {
            all.merge(part);
            return all;
        });
}

IceSums IceFlow::piece(const IceNumbers& numbers, bool moves, std::int64_t lo, std::int64_t hi) {
    thread_local PieceRows rows;
    rows.fit(columns_, chunks_);
    IceSums sums;
    const std::int64_t n = columns_;
    const auto surface = [&](std::int64_t y) {
        const auto slot = static_cast<std::size_t>((y + 3) % 3);
        float* row = rows.surface[slot].data() + pad;
        if (rows.surface_of[slot] == y) return static_cast<const float*>(row);
        rows.surface_of[slot] = y;
        const float* bed = work_.bed.row(y);
        const std::int32_t* ice = work_.ice.row(y);
        ice_surface(bed, ice, numbers.metres, row, n);
        ice_surface(bed - 1, ice - 1, numbers.metres, row - 1, 1);
        ice_surface(bed + n, ice + n, numbers.metres, row + n, 1);
        return static_cast<const float*>(row);
    };
    const auto see = [&](float diffusivity) {
        sums.diffusivity = std::max(sums.diffusivity, diffusivity);
    };
    // Faces between row y and the one south of it, in the runs that are active.
    const auto down = [&](std::int64_t y, std::int32_t* flux) {
        const float *here = surface(y), *below = surface(y + 1);
        over_runs(rows.active, n, [&](std::int64_t from, std::int64_t end) {
            see(ice_faces(
                {work_.ice.row(y) + from, work_.ice.row(y + 1) + from, here + from, below + from,
                 work_.bed.row(y) + from, work_.bed.row(y + 1) + from, here + from + 1,
                 here + from - 1, below + from + 1, below + from - 1, flux + from, end - from},
                numbers));
        });
    };
    const auto right = [&](std::int64_t y, std::int64_t from, std::int64_t end,
                           std::int32_t* flux) {
        const float *here = surface(y), *above = surface(y - 1), *below = surface(y + 1);
        const std::int32_t* ice = work_.ice.row(y);
        const float* bed = work_.bed.row(y);
        see(ice_faces({ice + from, ice + from + 1, here + from, here + from + 1, bed + from,
                       bed + from + 1, below + from, above + from, below + from + 1,
                       above + from + 1, flux + from, end - from},
                      numbers));
    };
    std::int32_t* east = rows.east.data() + pad;
    std::int32_t* north = rows.north.data() + pad;
    std::int32_t* south = rows.south.data() + pad;
    const auto clear = [n](std::int32_t* row) { std::fill_n(row - 1, n + 2, 0); };
    clear(north);
    for (std::int64_t y = lo; y < hi; ++y) {
        bool any = false;
        for (std::int64_t c = 0; c < chunks_; ++c) {
            const bool now = active(c, y, numbers.threshold);
            rows.active[static_cast<std::size_t>(c)] = now ? 1 : 0;
            any = any || now;
            if (now || !moves || work_.has_next[flag(c, y)] == 0) continue;
            const std::int64_t from = c * ice_chunk;
            std::fill_n(work_.next.row(y) + from, std::min(ice_chunk, n - from), 0);
            work_.has_next[flag(c, y)] = 0;
        }
        if (!any) {
            clear(north);
            continue;
        }
        const bool top = borders_.north && y == 0, bottom = borders_.south && y == rows_ - 1;
        if (y == lo && !top) down(y - 1, north);
        clear(south);
        if (!bottom) down(y, south);
        clear(east);
        over_runs(rows.active, n, [&](std::int64_t from, std::int64_t end) {
            right(y, from, borders_.east && end == n ? n - 1 : end, east);
            if (from == 0 && !borders_.west) right(y, -1, 0, east);
        });
        if (!moves) {
            std::swap(north, south);
            continue;
        }
        // What leaves over the border; walls hold it.
        const std::int32_t* ice = work_.ice.row(y);
        const auto out = [](std::int32_t inner, std::int32_t has, std::int32_t behind) {
            return inner > 0 ? std::clamp(inner + (has - behind) / 8, 0, has >> 2) : 0;
        };
        const bool narrow = borders_.west && borders_.east && n == 1;
        if (borders_.west) {
            east[-1] = open_.west && !narrow ? -out(-east[0], ice[0], ice[1]) : 0;
            sums.left[static_cast<std::size_t>(Side::west)] -= east[-1];
        }
        if (borders_.east) {
            east[n - 1] = open_.east && !narrow ? out(east[n - 2], ice[n - 1], ice[n - 2]) : 0;
            sums.left[static_cast<std::size_t>(Side::east)] += east[n - 1];
        }
        if (top)
            for (std::int64_t x = 0; x < n; ++x) {
                north[x] =
                    open_.north && !bottom ? -out(-south[x], ice[x], work_.ice.at(x, y + 1)) : 0;
                sums.left[static_cast<std::size_t>(Side::north)] -= north[x];
            }
        if (bottom)
            for (std::int64_t x = 0; x < n; ++x) {
                south[x] = open_.south && !top ? out(north[x], ice[x], work_.ice.at(x, y - 1)) : 0;
                sums.left[static_cast<std::size_t>(Side::south)] += south[x];
            }
        const float* here = surface(y);
        for (std::int64_t c = 0; c < chunks_; ++c) {
            if (rows.active[static_cast<std::size_t>(c)] == 0) continue;
            const std::int64_t x = c * ice_chunk;
            const IceCellSums cells =
                ice_cells({ice + x, east + x - 1, east + x, north + x, south + x, here + x,
                           work_.bed.row(y) + x,
                           work_.threshold.empty() ? nullptr : work_.threshold.row(y) + x,
                           work_.melted.empty() ? nullptr : work_.melted.row(y) + x,
                           work_.next.row(y) + x, std::min(ice_chunk, n - x)},
                          numbers);
            sums.gained += cells.gained;
            work_.has_next[flag(c, y)] = cells.any ? 1 : 0;
        }
        std::swap(north, south);
    }
    return sums;
}

}  // namespace cuesta::ice
