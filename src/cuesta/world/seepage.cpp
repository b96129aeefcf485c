// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/seepage.h"

#include <algorithm>
#include <array>

#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta::world {
namespace {

#include "cuesta/world/world_row_loops.inc"

// In working memory: quanta in the ground, and the head above the ground, of the block and one
// sample around it.
struct SeepWork {
    IntField held, above;
};

struct SoakRow {
    float *water_m, *held_m;
};
CUESTA_SIMD_CLONES(void, soak_row, (const SeepRule& c, Columns at, const SoakRow& row),
                   (c, at, row)) {
    float *water = row.water_m, *held = row.held_m;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const auto w = static_cast<std::int32_t>(water[x] * c.per_quantum);
        const auto h = static_cast<std::int32_t>(held[x] * c.per_quantum);
        const std::int32_t room = c.room > h ? c.room - h : 0;
        const std::int32_t in = least(least(w, c.infiltration), room);
        water[x] = as_float(w - in) * c.quantum_m;
        held[x] = as_float(h + in) * c.quantum_m;
    }
}

struct HeadRow {
    const float *water_m, *held_m;
    std::int32_t *held, *above;
};
CUESTA_SIMD_CLONES(void, head_row, (const SeepRule& c, Columns at, const HeadRow& row),
                   (c, at, row)) {
    const float *water_m = row.water_m, *held_m = row.held_m;
    std::int32_t *held = row.held, *above = row.above;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const auto w = static_cast<std::int32_t>(water_m[x] * c.per_quantum);
        const auto h = static_cast<std::int32_t>(held_m[x] * c.per_quantum);
        const float empty = as_float(c.room - h) * c.per_porosity;
        const auto deep = static_cast<std::int32_t>(between(0.0f, empty, 0x1p28f));
        held[x] = h;
        above[x] = h < c.room ? -deep : w;
    }
}

// Between cells and their neighbours, from the former to the latter.
struct SeepFaces {
    const std::int32_t *rock, *sand, *above, *held;
    const std::int32_t *next_rock, *next_sand, *next_above, *next_held;
    std::int32_t* flux;
};
CUESTA_SIMD_CLONES(void, seep_row, (const SeepRule& c, Columns at, const SeepFaces& row),
                   (c, at, row)) {
    const std::int32_t *r = row.rock, *s = row.sand, *a = row.above, *h = row.held;
    const std::int32_t *r2 = row.next_rock, *s2 = row.next_sand, *a2 = row.next_above,
                       *h2 = row.next_held;
    std::int32_t* flux = row.flux;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float fall =
            as_float((r[x] + s[x]) - (r2[x] + s2[x])) * c.units_to_quanta + as_float(a[x] - a2[x]);
        const auto wish = static_cast<std::int32_t>(between(-0x1p28f, fall * c.flow, 0x1p28f));
        flux[x] = between(-(h2[x] >> 2), wish, h[x] >> 2);
    }
}

struct SpringRow {
    const std::int32_t *held, *across, *from_north, *to_south;
    float *water_m, *held_m;
};
// Returns the most quanta.
CUESTA_SIMD_CLONES(std::int32_t, spring_row, (const SeepRule& c, Columns at, const SpringRow& row),
                   (c, at, row)) {
    const std::int32_t *held = row.held, *across = row.across, *north = row.from_north,
                       *south = row.to_south;
    float *water_m = row.water_m, *held_m = row.held_m;
    std::int32_t most = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t now = held[x] + (across[x - 1] - across[x]) + (north[x] - south[x]);
        const std::int32_t out = now > c.room ? now - c.room : 0;
        const std::int32_t w = static_cast<std::int32_t>(water_m[x] * c.per_quantum) + out;
        held_m[x] = as_float(now - out) * c.quantum_m;
        water_m[x] = as_float(w) * c.quantum_m;
        most = most > w ? most : w;
        most = most > now - out ? most : now - out;
    }
    return most;
}

// Rows [lo, hi) of a block whose work is filled in.
std::int32_t seep_rows(const SeepRule& rule, const CoverPlanes& planes, const SeepWork& work,
                       Field& water, Field& held, const Sides& sides, std::int64_t lo,
                       std::int64_t hi) {
    const std::int64_t n = water.columns(), rows = water.rows();
    constexpr std::int64_t lead = 16;
    std::array<std::vector<std::int32_t>, 3> buffers;
    for (auto& one : buffers) one.assign(static_cast<std::size_t>(n + 2 * lead), 0);
    std::int32_t *across = buffers[0].data() + lead, *north = buffers[1].data() + lead,
                 *south = buffers[2].data() + lead;
    const auto faces = [&](std::int64_t y, std::int64_t next, std::int64_t shift, Columns at,
                           std::int32_t* flux) {
        seep_row(rule, at,
                 {planes.rock.row(y), planes.cover.row(y), work.above.row(y), work.held.row(y),
                  planes.rock.row(next) + shift, planes.cover.row(next) + shift,
                  work.above.row(next) + shift, work.held.row(next) + shift, flux});
    };
    const auto down = [&](std::int64_t y, std::int32_t* flux) {
        const bool wall = (y == -1 && sides.border[2]) || (y == rows - 1 && sides.border[3]);
        if (wall)
            std::fill(flux, flux + n, 0);
        else
            faces(y, y + 1, 0, {0, n}, flux);
    };
    std::int32_t most = 0;
    down(lo - 1, north);
    for (std::int64_t y = lo; y < hi; ++y) {
        faces(y, y, 1, {0, n}, across);
        faces(y, y, 1, {-1, 0}, across);
        if (sides.border[0]) across[-1] = 0;
        if (sides.border[1]) across[n - 1] = 0;
        down(y, south);
        most = std::max(
            most, spring_row(rule, {0, n},
                             {work.held.row(y), across, north, south, water.row(y), held.row(y)}));
        std::swap(north, south);
    }
    return most;
}

}  // namespace

SeepRule seep_rule(const GroundwaterPart& part, const Rule& rule) {
    SeepRule made;
    const double quantum_m = double{rule.quantum_m};
    made.per_quantum = rule.per_quantum, made.quantum_m = rule.quantum_m;
    made.units_to_quanta = rule.units_to_quanta;
    made.infiltration =
        static_cast<std::int32_t>(part.infiltration_m / quantum_m + double{rule.phase});
    made.room =
        static_cast<std::int32_t>(std::min(part.porosity * part.depth_m / quantum_m, 0x1p28));
    made.per_porosity = static_cast<float>(1 / part.porosity);
    made.flow = static_cast<float>(part.flow * part.porosity / 8);
    return made;
}

std::int32_t seep(const SeepRule& rule, const StepContext& step, CoverPlanes& planes,
                  Terrain& terrain, const Sides& sides) {
    Field &water = *terrain.find(field::water), &held = *terrain.find(field::groundwater);
    SeepWork& work = step.scratch.object<SeepWork>();
    const std::int64_t n = water.columns(), rows = water.rows(), piece = rows_per_piece(n);
    const FieldShape shape{n, rows, 1};
    if (work.held.empty() || work.held.columns() != n || work.held.rows() != rows)
        work.held = IntField(shape), work.above = IntField(shape);
    if (rule.infiltration > 0)
        parallel_for(0, rows, piece, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                soak_row(rule, {0, n}, {water.row(y), held.row(y)});
        });
    const HaloView halos[] = {HaloView(planes.rock), HaloView(planes.cover), HaloView(water),
                              HaloView(held)};
    step.comm.exchange(halos, Outside::over_poles);
    parallel_for(-1, rows + 1, piece, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            const HeadRow row{water.row(y), held.row(y), work.held.row(y), work.above.row(y)};
            head_row(rule, {0, n}, row);
            head_row(rule, {-1, 0}, row);
            head_row(rule, {n, n + 1}, row);
        }
    });
    return ordered_reduce(
        0, rows, piece, std::int32_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            return seep_rows(rule, planes, work, water, held, sides, lo, hi);
        },
        [](std::int32_t all, std::int32_t part) { return std::max(all, part); });
}

}  // namespace cuesta::world
