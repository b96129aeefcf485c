// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/random_additions.h"

#include "cuesta/generate/additions_lattice.h"
#include "cuesta/generate/midpoint_surface.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport RandomAdditions::generate(Field& out, const StepContext& step) const {
    const MidpointLattice lattice = lattice_for(step.grid);
    const AdditionsRule rule{step.random, hurst};
    const RefineLattice refine = [&](const LatticeWindow& window, float* to,
                                     std::ptrdiff_t stride) {
        AdditionsScratch scratch;
        refine_additions(lattice, rule, window, scratch, to, stride);
    };
    GrowingRange range;
    StepReport report = write_lattice(lattice, refine, out, step, range);
    report.merge(set_surface_range(out, range.over(step.comm), base, relief, step));
    return report;
}

template OperatorRow describe<RandomAdditions>();

}  // namespace cuesta
