// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/count_words.h"

#include <fmt/format.h>

namespace cuesta {
namespace {

struct Words {
    std::string_view what, one, many;  // {} stands for the number
};

constexpr Words table[] = {
    {"octaves_above_nyquist",
     "1 octave is finer than two samples and was left out; take fewer octaves, a longer wavelength "
     "or a smaller spacing",
     "{} octaves are finer than two samples and were left out; take fewer octaves, a longer "
     "wavelength or a smaller spacing"},
    {"flat_surface", "the surface is level, so it lies at its base without relief", ""},
    {"flat_land", "the land has no heights of its own and lies flat at the coast", ""},
    {"no_land", "no sample of the map is land", ""},
    {"stamp_misses_map", "the stamp covers no sample of the map", ""},
    {"stop_not_reached", "the stop criterion was not reached before the last fault", ""},
    {"land_size_ignored", "the map wraps, so it has no land around it and land_size has no effect",
     ""},
    {"land_size_below_spacing",
     "land_size is smaller than the spacing and was taken as the spacing", ""},
    {"rim_changed",
     "the rim holds more or less than was dug, so its height was changed; set balance = false to "
     "keep it",
     ""},
    {"volume_left_open",
     "the craters are too small for the samples, or lie too far off the map, to balance what is "
     "dug and heaped",
     ""},
    {"nothing_to_reduce", "the spacing is not coarser than the map's, so nothing changed", ""},
    {"radius_below_spacing", "the radius is smaller than the spacing, so nothing changed", ""},
    {"range_upside_down", "the range ends below its beginning and selects nothing", ""},
    {"slip_face_too_steep", "the dunes are too high for their slip faces, which became steeper",
     ""},
    {"shift_not_finite", "1 sample was not shifted because its shift is not finite",
     "{} samples were not shifted because their shifts are not finite"},
    {"limited_heat",
     "wind carried more heat into 1 cell than the hottest holds, and the rest was cut off",
     "wind carried more heat into {} cells than the hottest holds, and the rest was cut off"},
    {"columns_cut_short",
     "1 column has more layers than fit; what lies deeper is one layer. Take thicker layers or "
     "less "
     "depth",
     "{} columns have more layers than fit; what lies deeper is one layer. Take thicker layers or "
     "less depth"},
    {"cut_at_seam", "the map wraps, but dip, faults and dykes do not: layers break off at its seam",
     ""},
    {"left_out_seconds",
     "1 second of seepage was left out; take a shorter time_step or a lower conductivity",
     "{} seconds of seepage were left out; take a shorter time_step or a lower conductivity"},
    {"left_out_years",
     "1 year of creep was left out: a step has at most 20,000 stages; take a shorter time_step",
     "{} years of creep were left out: a step has at most 20,000 stages; take a shorter time_step"},
    {"raised_acceleration",
     "the ice of 1 step flowed for fewer years than `acceleration` asks for; take more substeps",
     "the ice of {} steps flowed for fewer years than `acceleration` asks for; take more "
     "substeps"},
    {"left_out_ice",
     "1 year of ice was left out: a step took twice its substeps; take more substeps or a shorter "
     "time_step",
     "{} years of ice were left out: a step took twice its substeps; take more substeps or a "
     "shorter time_step"},
    {"windless_hours",
     "1 hour of wind was left out: a step has at most 400 substeps; take a shorter time_step",
     "{} hours of wind were left out: a step has at most 400 substeps; take a shorter time_step"},
    {"scarce_sediment",
     "the rivers wore off less than the valleys would have taken; all deposits became thinner", ""},
    {"steady_years", "the last year of a step changed nothing any more: slopes had become steady",
     "the last {} years of the steps changed nothing any more: slopes had become steady"},
    {"left_out_rounds",
     "1 round of sliding was left out: a step has at most 4,096; take a smaller rate_spacing and "
     "more steps",
     "{} rounds of sliding were left out: a step has at most 4,096; take a smaller rate_spacing "
     "and more steps"},
    {"uplift_seam", "the map wraps, but a fault or tilt does not: uplift breaks off at its seam",
     ""},
    {"coarser_units", "the ground has outgrown its range and is kept in coarser units since",
     "the ground has outgrown its range {} times and is kept in coarser units since"},
    {"limited_loads", "1 value of the load is outside its range and was taken at its end",
     "{} values of the load are outside their range and were taken at its end"},
    {"follow_not_finite", "1 sample of the followed field is not finite and was taken as 0",
     "{} samples of the followed field are not finite and were taken as 0"},
    {"lagging_steps",
     "in 1 step sediment lagged behind water that passed more than 16 cells; take a shorter "
     "time_step",
     "in {} steps sediment lagged behind water that passed more than 16 cells; take a shorter "
     "time_step"},
    {"undefined_samples", "1 sample has no defined result and became 0",
     "{} samples have no defined result and became 0"},
    {"overflowed_samples", "1 sample is too large for a float and was limited",
     "{} samples are too large for a float and were limited"},
    {"hurst_outside_0_1", "1 sample of the map of hurst lies outside 0 to 1 and was limited",
     "{} samples of the map of hurst lie outside 0 to 1 and were limited"},
    {"mask_outside_0_1", "1 sample of the mask lies outside 0 to 1 and was limited",
     "{} samples of the mask lie outside 0 to 1 and were limited"},
    {"nodata_samples", "1 sample of the file has no value", "{} samples of the file have no value"},
    {"left_out_eruptions", "1 eruption was left out: a step has at most 100",
     "{} eruptions were left out: a step has at most 100; take a shorter time_step"},
    {"left_out_impacts",
     "1 impact was left out: a step has at most 2,000, on ground around the rim",
     "{} impacts were left out: a step has at most 2,000, on ground around the rim"},
    {"left_out_triggers", "1 trigger of landslides was left out: a step has at most 500",
     "{} triggers of landslides were left out: a step has at most 500; take a shorter time_step"},
    {"limited_craters", "1 crater has too little ground around it for what it digs, and dug less",
     "{} craters have too little ground around them for what they dig, and dug less"},
    {"unresolved_impacts", "1 crater is narrower than four samples and was left out",
     "{} craters are narrower than four samples and were left out"},
    {"limited_drag",
     "`drag_length` is more than 78 samples and was taken as 78; take a larger spacing", ""},
    {"plate_residual", "1 unit of the plates' crust does not add up",
     "{} units of the plates' crust do not add up"},
    {"limited_crust", "1 cell of crust could not take the whole change of the ground on it",
     "{} cells of crust could not take the whole change of the ground on them"},
    {"slowed_cliffs",
     "waves would have cut more than 16 cells in a step, and cut 16; take a shorter time_step",
     "waves would have cut more than 16 cells in each of {} steps, and cut 16; take a shorter "
     "time_step"},
};

}  // namespace

std::string count_warning(std::string_view what, std::int64_t times) {
    for (const Words& words : table) {
        if (words.what != what) continue;
        const bool single = times == 1 || words.many.empty();
        return single ? std::string(words.one) : fmt::format(fmt::runtime(words.many), times);
    }
    return {};
}

}  // namespace cuesta
