// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/aquifer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/process/water/water_store.h"
#include "cuesta/simd/clones.h"
#include "cuesta/terrain/life_fields.h"

namespace cuesta::world {
namespace {

#include "cuesta/world/world_row_loops.inc"

constexpr double most_substeps = 1024, share_of_limit = 0.2;
constexpr double second_per_year = 31557600;
constexpr float least_thickness_m = 0.01f, most_thickness_m = 2000;

// In working memory, of the block and one sample around it.
struct AquiferWork {
    IntField held, next, wet;  // quanta in the ground, and of water on it
    IntField room;             // quanta that the ground can hold
    Field above, saturated;    // head above the ground, saturated thickness, m
    Field conductance;         // K of a cell
    Field springs;             // quanta in this step
    void fit(const FieldShape& shape) {
        if (held.shape() == shape) return;
        for (IntField* one : {&held, &next, &wet, &room}) *one = IntField(shape);
        for (Field* one : {&above, &saturated, &conductance, &springs}) *one = Field(shape);
    }
};

struct AquiferRule {
    float quantum_m, unit_m, per_yield_m;  // the last: saturated metres of a quantum
    float quanta_per_m2;                   // dt / spacing^2 / quantum
    float phase;
};

struct HeadRow {
    const std::int32_t *held, *wet, *room;
    float *above, *saturated;
};
CUESTA_SIMD_CLONES(void, aquifer_head_row, (const AquiferRule& c, Columns at, const HeadRow& row),
                   (c, at, row)) {
    const std::int32_t *held = row.held, *wet = row.wet, *room = row.room;
    float *above = row.above, *saturated = row.saturated;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        saturated[x] = as_float(held[x]) * c.per_yield_m;
        const float empty = as_float(held[x] - room[x]) * c.per_yield_m;
        const float water = as_float(wet[x]) * c.quantum_m;
        above[x] = held[x] < room[x] ? empty : water;
    }
}

struct FaceRow {
    const std::int32_t *rock, *sand, *held;
    const float *above, *saturated, *k;
    const std::int32_t *next_rock, *next_sand, *next_held;
    const float *next_above, *next_saturated, *next_k;
    std::int32_t* flux;
};
// Returns how many faces a cell's store has limited.
CUESTA_SIMD_CLONES(std::int32_t, aquifer_face_row,
                   (const AquiferRule& c, Columns at, const FaceRow& row), (c, at, row)) {
    const FaceRow r = row;
    std::int32_t limited = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float fall =
            as_float((r.rock[x] + r.sand[x]) - (r.next_rock[x] + r.next_sand[x])) * c.unit_m +
            (r.above[x] - r.next_above[x]);
        const float through = 0.5f * (r.k[x] * r.saturated[x] + r.next_k[x] * r.next_saturated[x]);
        const float quanta = between(-0x1p28f, through * fall * c.quanta_per_m2, 0x1p28f);
        // Rounded down by a phase: floor, also below 0.
        const float shifted = quanta + c.phase;
        const auto cut = static_cast<std::int32_t>(shifted);
        const std::int32_t wish = cut - (as_float(cut) > shifted ? 1 : 0);
        const std::int32_t moved = between(-(r.next_held[x] >> 2), wish, r.held[x] >> 2);
        limited += moved == wish ? 0 : 1;
        r.flux[x] = moved;
    }
    return limited;
}

struct SpringRow {
    const std::int32_t *held, *across, *from_north, *to_south, *room;
    std::int32_t *next, *wet;
    float* springs;
};
CUESTA_SIMD_CLONES(void, aquifer_spring_row, (Columns at, const SpringRow& row), (at, row)) {
    const SpringRow r = row;
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t now =
            r.held[x] + (r.across[x - 1] - r.across[x]) + (r.from_north[x] - r.to_south[x]);
        const std::int32_t over = now > r.room[x] ? now - r.room[x] : 0;
        const std::int32_t out = r.wet[x] < (1 << 29) ? over : 0;  // counts on without overflow
        r.next[x] = now - out;
        r.wet[x] += out;
        r.springs[x] += as_float(out);
    }
}

class Aquifer {
public:
    Aquifer(const AquiferPart& part, const AquiferRock& rock, double unit_m, double quantum_m,
            const StepContext& step, CoverPlanes& planes, Terrain& terrain, const Sides& sides)
        : part_(part),
          quantum_m_(quantum_m),
          unit_m_(unit_m),
          step_(step),
          planes_(planes),
          terrain_(terrain),
          sides_(sides),
          water_(*terrain.find(field::water)),
          store_(*terrain.find(field::groundwater)),
          work_(step.scratch.object<AquiferWork>()),
          n_(water_.columns()),
          rows_(water_.rows()) {
        work_.fit({n_, rows_, 1});
        const FieldValue thickness = step.value_of(part.thickness);
        const FieldValue k = rock.conductivity.empty() ? step.value_of(part.conductivity)
                                                       : FieldValue(rock.conductivity);
        each_row([&](std::int64_t y) {
            for (std::int64_t x = 0; x < n_; ++x) {
                const float given = k.at(x, y);
                work_.conductance.at(x, y) = given > 0 ? std::min(given, 1.0f) : 0.0f;
                const float deep = between(least_thickness_m, thickness.at(x, y), most_thickness_m);
                work_.room.at(x, y) = static_cast<std::int32_t>(
                    std::min(double{deep} * part_.yield / quantum_m_, 0x1p24));
                work_.held.at(x, y) = static_cast<std::int32_t>(store_.at(x, y) / quantum());
                work_.wet.at(x, y) = static_cast<std::int32_t>(water_.at(x, y) / quantum());
                work_.springs.at(x, y) = 0;
            }
        });
    }

    void run(StepReport& report) {
        soak();
        const HaloView still[] = {HaloView(planes_.rock), HaloView(planes_.cover),
                                  HaloView(work_.room), HaloView(work_.conductance)};
        step_.comm.exchange(still, Outside::over_poles);
        double stiffest = 0;  // K b, m2/s
        for (std::int64_t y = 0; y < rows_; ++y)
            for (std::int64_t x = 0; x < n_; ++x)
                stiffest = std::max(stiffest, double{work_.conductance.at(x, y)} *
                                                  static_cast<double>(work_.room.at(x, y)));
        stiffest = step_.comm.largest(stiffest) * quantum_m_ / part_.yield;
        const double area = step_.grid.cell_area_m2();
        const double limit_s = share_of_limit * part_.yield * area / std::max(stiffest, 1e-30);
        double time_s = part_.time_step_s;
        if (time_s > limit_s * most_substeps) {
            if (step_.comm.rank() == 0)
                report.count("left_out_seconds",
                             std::llround(std::min(time_s - limit_s * most_substeps, 1e15)));
            time_s = limit_s * most_substeps;
        }
        const auto parts = static_cast<int>(std::max(1.0, std::ceil(time_s / limit_s)));
        std::int64_t limited = 0;
        for (int i = 0; i < parts; ++i) limited += substep(time_s / parts, i);
        report.count("limited_seepage", limited);
        if (step_.comm.rank() == 0) report.count("parts", parts);
    }

    std::int32_t write() {
        Field& table = terrain_.make(field::water_table);
        Field& springs = terrain_.make(field::spring_flow);
        const auto per_year = static_cast<float>(quantum_m_ * second_per_year / part_.time_step_s);
        std::vector<std::int32_t> most(static_cast<std::size_t>(rows_));
        each_row([&](std::int64_t y) {
            std::int32_t& largest = most[static_cast<std::size_t>(y)];
            for (std::int64_t x = 0; x < n_; ++x) {
                std::int32_t held = work_.held.at(x, y), wet = work_.wet.at(x, y);
                // What a float does not hold of deep water stays in the ground for now.
                for (std::int32_t bits = 1; wet >= bits << 24; bits <<= 1)
                    held += wet & bits, wet -= wet & bits;
                store_.at(x, y) = as_float(held) * quantum();
                water_.at(x, y) = as_float(wet) * quantum();
                largest = std::max({largest, held, wet});
                const double ground =
                    static_cast<double>(planes_.rock.at(x, y) + planes_.cover.at(x, y)) * unit_m_;
                const std::int32_t room = work_.room.at(x, y);
                const double above =
                    held < room ? (held - room) * quantum_m_ / part_.yield : wet * quantum_m_;
                table.at(x, y) = static_cast<float>(ground + above);
                springs.at(x, y) = work_.springs.at(x, y) * per_year;
            }
        });
        return *std::max_element(most.begin(), most.end());
    }

private:
    template <class Row>
    void each_row(Row&& row) {
        parallel_for(0, rows_, rows_per_piece(n_), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y) row(y);
        });
    }
    float quantum() const { return static_cast<float>(quantum_m_); }

    // Water on the ground goes in, as fast as the ground lets it.
    void soak() {
        const double per_k = part_.time_step_s / quantum_m_;
        const double phase = water_phase(terrain_.now);
        each_row([&](std::int64_t y) {
            for (std::int64_t x = 0; x < n_; ++x) {
                const double able =
                    std::min(double{work_.conductance.at(x, y)} * per_k + phase, 0x1p28);
                std::int32_t &held = work_.held.at(x, y), &wet = work_.wet.at(x, y);
                const std::int32_t left = std::max(0, work_.room.at(x, y) - held);
                const std::int32_t in = std::min({wet, static_cast<std::int32_t>(able), left});
                wet -= in, held += in;
            }
        });
    }

    std::int64_t substep(double dt_s, int part) {
        const HaloView halos[] = {HaloView(work_.held), HaloView(work_.wet)};
        step_.comm.exchange(halos, Outside::over_poles);
        AquiferRule rule{};
        rule.quantum_m = quantum(), rule.unit_m = static_cast<float>(unit_m_);
        rule.per_yield_m = static_cast<float>(quantum_m_ / part_.yield);
        rule.quanta_per_m2 = static_cast<float>(dt_s / step_.grid.cell_area_m2() / quantum_m_);
        rule.phase = static_cast<float>(water_phase(terrain_.now, part));
        if (rule.phase >= 1) rule.phase = 0;
        parallel_for(-1, rows_ + 1, rows_per_piece(n_), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                aquifer_head_row(rule, {-1, n_ + 1},
                                 {work_.held.row(y), work_.wet.row(y), work_.room.row(y),
                                  work_.above.row(y), work_.saturated.row(y)});
        });
        const std::int64_t limited = ordered_reduce(
            0, rows_, rows_per_piece(n_), std::int64_t{0},
            [&](std::int64_t lo, std::int64_t hi) { return rows(rule, lo, hi); },
            [](std::int64_t all, std::int64_t one) { return all + one; });
        std::swap(work_.held, work_.next);
        return limited;
    }

    std::int64_t rows(const AquiferRule& rule, std::int64_t lo, std::int64_t hi) {
        constexpr std::int64_t lead = 16;
        std::array<std::vector<std::int32_t>, 3> buffers;
        for (auto& one : buffers) one.assign(static_cast<std::size_t>(n_ + 2 * lead), 0);
        std::int32_t *across = buffers[0].data() + lead, *north = buffers[1].data() + lead,
                     *south = buffers[2].data() + lead;
        const auto faces = [&](std::int64_t y, std::int64_t next, std::int64_t shift, Columns at,
                               std::int32_t* flux) {
            return aquifer_face_row(
                rule, at,
                {planes_.rock.row(y), planes_.cover.row(y), work_.held.row(y), work_.above.row(y),
                 work_.saturated.row(y), work_.conductance.row(y), planes_.rock.row(next) + shift,
                 planes_.cover.row(next) + shift, work_.held.row(next) + shift,
                 work_.above.row(next) + shift, work_.saturated.row(next) + shift,
                 work_.conductance.row(next) + shift, flux});
        };
        std::int64_t limited = 0;
        const auto down = [&](std::int64_t y, std::int32_t* flux) {
            const bool wall = (y == -1 && sides_.border[2]) || (y == rows_ - 1 && sides_.border[3]);
            if (wall) {
                std::fill(flux, flux + n_, 0);
                return std::int32_t{0};
            }
            return faces(y, y + 1, 0, {0, n_}, flux);
        };
        down(lo - 1, north);
        for (std::int64_t y = lo; y < hi; ++y) {
            limited += faces(y, y, 1, {0, sides_.border[1] ? n_ - 1 : n_}, across);
            faces(y, y, 1, {-1, 0}, across);
            if (sides_.border[0]) across[-1] = 0;
            if (sides_.border[1]) across[n_ - 1] = 0;
            limited += down(y, south);
            aquifer_spring_row({0, n_},
                               {work_.held.row(y), across, north, south, work_.room.row(y),
                                work_.next.row(y), work_.wet.row(y), work_.springs.row(y)});
            std::swap(north, south);
        }
        return limited;
    }

    const AquiferPart& part_;
    const double quantum_m_, unit_m_;
    const StepContext& step_;
    CoverPlanes& planes_;
    Terrain& terrain_;
    const Sides& sides_;
    Field &water_, &store_;
    AquiferWork& work_;
    const std::int64_t n_, rows_;
};

}  // namespace

void find_conductivity(const AquiferPart& part, const Terrain& terrain, const StepContext& step,
                       AquiferRock& rock) {
    const LayerStack& ground = terrain.ground();
    const FieldValue thickness = step.value_of(part.thickness);
    const FieldValue factor = step.value_of(part.conductivity);
    if (rock.conductivity.shape() != ground.shape()) rock.conductivity = Field(ground.shape());
    std::array<double, 256> k{};
    for (std::size_t i = 0; i < terrain.materials().size(); ++i)
        k[i] = terrain.materials()[static_cast<MaterialId>(i)].permeability;
    over_tile_rows(ground.shape().rows, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < ground.shape().columns; ++x) {
                const double deep =
                    double{between(least_thickness_m, thickness.at(x, y), most_thickness_m)};
                double left = deep, sum = 0;
                for (int i = ground.layers(x, y) - 1; i > 0 && left > 0; --i) {
                    const double thick =
                        std::min(left, ground.thickness(x, y, i) * ground.unit_m());
                    sum += thick * k[ground.material(x, y, i)], left -= thick;
                }
                if (left > 0) {
                    const MaterialId bed =
                        ground.layered() ? ground.material(x, y, 0) : ground.bed_material();
                    sum += left * k[bed];
                }
                // The parameter, in units of regolith's 1e-5 m/s, scales all rocks.
                rock.conductivity.at(x, y) =
                    static_cast<float>(sum / deep * double{factor.at(x, y)} * 1e5);
            }
    });
}

double aquifer_room_m(const AquiferPart& part, const StepContext& step) {
    const FieldValue thickness = step.value_of(part.thickness);
    float most = least_thickness_m;
    for (std::int64_t y = 0; y < step.block.rows; ++y)
        for (std::int64_t x = 0; x < step.block.columns; ++x)
            most = std::max(most, between(least_thickness_m, thickness.at(x, y), most_thickness_m));
    return step.comm.largest(double{most}) * part.yield;
}

std::int32_t flow_in_aquifer(const AquiferPart& part, const AquiferRock& rock, double unit_m,
                             double quantum_m, const StepContext& step, CoverPlanes& planes,
                             Terrain& terrain, const Sides& sides, StepReport& report) {
    Aquifer aquifer(part, rock, unit_m, quantum_m, step, planes, terrain, sides);
    aquifer.run(report);
    return aquifer.write();
}

}  // namespace cuesta::world
