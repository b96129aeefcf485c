// SPDX-License-Identifier: Apache-2.0
// Shallow ice on one block, substep by substep. Inside of glacial.h.
//
// Scheme  explicit, one flux per face [mahaffy1976]; a substep is 0.12 spacing^2 / D of the largest
//         diffusivity on the map a substep before. Snow and melt follow the height that the surface
//         had before it.
// Edges   mirrored: no slope across. Through an open side as much leaves as comes to its last
//         sample from behind, and an eighth of what it has more; walls let nothing through.
// Work    runs of 128 cells without ice in or beside them, on which no snow lasts, are passed over.
// Holds   the sum of ice and what has left, to the quantum; the same bits for any threads and
//         blocks.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/ice/ice_rows.h"

namespace cuesta::ice {

// Ice in whole quanta of water, 0.5 mm: 24 bits of it are 8 km.
inline constexpr double quantum_m = 0x1p-11;
inline constexpr std::int32_t most_quanta = 8000 << 11;
inline constexpr double metres_per_quantum = quantum_m * water_density / ice_density;  // of ice

struct IceWork {
    IntField ice, next;  // quanta
    IntField melted;     // quanta since it was emptied; empty if nobody asks
    Field bed;           // m
    Field threshold;     // m/yr: gradient x surface where the balance is 0; empty if even
    std::vector<std::uint8_t> has, has_next;  // chunks with ice, with a ring around
    std::vector<float> rise;  // of chunks, m/yr: most that bare ground lies above it
    void fit(FieldShape shape, bool by_cell, bool melts);
};

struct IceRule {
    FlowLaw law;
    double gradient = 0;      // 1/yr
    double most_balance = 0;  // m/yr
    double sea_level = -1e6, calving_depth = 0;
};

// What has happened since it was asked last, on this block.
struct IceSums {
    float diffusivity = 0;  // largest, m2/yr
    std::int64_t gained = 0;
    std::array<std::int64_t, 4> left{};  // by Side
    void merge(const IceSums& other);
};

class IceFlow {
public:
    IceFlow(IceWork& work, const IceRule& rule, const Grid& grid, const Block& block,
            Communicator& comm);

    // The bed or the thresholds have changed: fills halos, and looks where snow may last.
    void bed_changed();
    // Somebody else has changed the ice.
    void ice_changed();
    // Whether there is ice anywhere on the map, or will be with the line at `line_m`: above those
    // of the cells, if there are some, else above 0.
    bool awake(double line_m);
    // The longest substep that is stable now; without ice `longest_yr`.
    double stable_years();
    double stable_years(float diffusivity) const;
    // Afterwards the halo of the ice is old. Offsets are dither offsets in [0, 1).
    void substep(double years, double line_m, double flux_offset, double balance_offset);
    // Largest diffusivity of the last substep on the whole map; the rest is of this block.
    const IceSums& sums() const { return sums_; }
    void forget_sums() { sums_ = {}; }
    void exchange_ice() { comm_.exchange(work_.ice, Outside::repeat); }

    IceNumbers numbers(double years, double line_m, double flux_offset,
                       double balance_offset) const;
    const Borders& borders() const { return borders_; }
    const Borders& open() const { return open_; }

    static constexpr double courant = 0.12;
    static constexpr double longest_yr = 2;

private:
    IceSums pass(const IceNumbers& numbers, bool moves);
    IceSums piece(const IceNumbers& numbers, bool moves, std::int64_t lo, std::int64_t hi);
    void flag_halo();
    std::size_t flag(std::int64_t chunk, std::int64_t y) const {
        return static_cast<std::size_t>((y + 1) * (chunks_ + 2) + chunk + 1);
    }
    bool active(std::int64_t chunk, std::int64_t y, float threshold) const;

    IceWork& work_;
    IceRule rule_;
    const Grid& grid_;
    Communicator& comm_;
    Borders borders_, open_;
    std::int64_t columns_, rows_, chunks_;
    IceSums sums_;
};

}  // namespace cuesta::ice
