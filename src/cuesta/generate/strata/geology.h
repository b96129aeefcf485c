// SPDX-License-Identifier: Apache-2.0
// The geology of a `strata` stage over one block: the noise it needs and the column at a sample.
// What is made of what, and in which order: strata.h.
#pragma once

#include <optional>
#include <vector>

#include "cuesta/generate/strata/body_lattice.h"
#include "cuesta/generate/strata/fault_blocks.h"
#include "cuesta/generate/strata/sequence.h"
#include "cuesta/generate/strata/strata.h"

namespace cuesta {

class Geology {
public:
    // Draws the noise fields into the step's scratch; counts what strains in `report`. Every block
    // must call it.
    Geology(const Strata& strata, const StepContext& step, StepReport& report);

    // Where limits acted.
    struct Strain {
        std::int64_t cut_short = 0;          // columns with more layers than fit
        std::int64_t follow_not_finite = 0;  // samples taken as 0
    };

    // Columns of one thread.
    class Columns {
    public:
        explicit Columns(const Geology& geology);
        // The rock under a sample of the block whose surface is at `surface` units: from there, or
        // from where the faults moved it to, down to the floor.
        Stretches at(std::int64_t x, std::int64_t y, Units surface, double unit_m, Strain& strain);

    private:
        void add_lenses(const Sequence::Place& place, double x_m, double y_m, double unit_m,
                        Units low, Units high, Stretches& column);
        void add_stocks(double x_m, double y_m, double unit_m, Stretches& column);

        const Geology* geology_;
        std::optional<NearBodies> lenses_, stocks_;
    };

private:
    // Unit vector to the right of a strike, in metres east and south.
    struct Across {
        double east = 0, south = 0;
        double of(double x_m, double y_m) const { return x_m * east + y_m * south; }
    };
    static Across right_of(double strike_deg);
    const Field* noise(std::size_t slot, double wavelength_m, int octaves, const StepContext& step,
                       StepReport& report) const;
    void set_folds();
    bool in_dyke(double n_m) const;

    const Strata& strata_;
    const Grid& grid_;
    const Block& block_;
    const Field* follow_ = nullptr;
    bool follow_surface_ = false;
    Sequence sequence_;
    FaultBlocks faults_;
    RandomKey dyke_random_;
    MaterialId lens_, stock_, dyke_;
    double origin_x_m_, origin_y_m_;  // of dip, folds and faults
    Across dip_, fault_across_, dyke_across_;
    double tan_dip_ = 0, stretch_ = 1;
    double floor_m_ = 0;
    double fold_x_ = 0, fold_y_ = 0;  // waves per metre
    const Field *wander_a_ = nullptr, *wander_b_ = nullptr, *fold_noise_ = nullptr,
                *trace_noise_ = nullptr;
    std::optional<BodyLattice> lens_lattice_, stock_lattice_;
};

}  // namespace cuesta
