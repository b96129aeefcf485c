// SPDX-License-Identifier: Apache-2.0
// Worlds of plates beside the Earth; coarse and short here, so that they cost seconds. The table of
// `cuesta verify plates --worlds 10` has them at full size.
#include "cuesta/verify/plate_figures.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {
namespace {

const PlateFigures& small_world() {
    static const PlateFigures figures = [] {
        plate::Rule rule;
        rule.seed = plate::mixed(12);
        return plate_figures_after(rule, 96, 240);
    }();
    return figures;
}

}  // namespace

std::vector<Problem> plate_problems() {
    const std::string made = " A world of 240 Myr on 6 x 96 x 96 cells.";
    return {
        {0, "plate_heights", "plates", "Two levels of ground, land as on the Earth." + made,
         [] {
             const PlateFigures& f = small_world();
             return Answer{
                 {between("land", "1", f.land, 0.2, 0.45),
                  at_least("modes of height apart", "km", f.upper_mode_km - f.lower_mode_km, 2.5),
                  at_least("depth with root of age", "1", f.depth_root_age, 0.8)}};
         }},
        {0, "plate_ranges", "plates", "High ground lies where plates meet or met." + made,
         [] {
             const PlateFigures& f = small_world();
             return Answer{{at_least("of the highest 2 %", "1", f.high_near_or_young, 0.6),
                            at_least("against all ground", "1",
                                     f.high_near / std::max(0.01, f.all_near), 1.5)}};
         }},
        {0, "plate_crust", "plates", "No crust is lost; plates are about as many as before." + made,
         [] {
             const PlateFigures& f = small_world();
             return Answer{{within("residual", "units", static_cast<double>(f.residual), 0, 0),
                            between("plates on the way, mean", "1", f.plates_mean, 8, 16),
                            between("speed", "mm/yr", f.speed_mm_yr, 20, 90)}};
         }},
    };
}

}  // namespace cuesta::verify
