// SPDX-License-Identifier: Apache-2.0
// Parameters that many generators share: said once, so that their words and ranges agree.
//
//   param(&Fbm::relief, relief_info), param(&Fbm::base, base_info)
#pragma once

#include "cuesta/operator/param.h"

namespace cuesta {

inline constexpr ParamInfo<double> relief_info{
    .name = "relief",
    .unit = "m",
    .doc = "Height between the lowest and the highest sample.",
    .min = 0,
    .max = 1e5};
inline constexpr ParamInfo<double> base_info{
    .name = "base", .unit = "m", .doc = "Height of the lowest sample.", .min = -1e5, .max = 1e5};
inline constexpr ParamInfo<double> hurst_info{
    .name = "hurst",
    .unit = "1",
    .doc = "Smoothness: 0 is a scree of spikes, 1 rolling hills.",
    .min = 0,
    .max = 1};

// --- Noise of several octaves --------------------------------------------------------------------

inline constexpr PlainInfo basis_info{.name = "basis", .doc = "The noise each layer is made of."};
inline constexpr PlainInfo scaling_info{
    .name = "scaling",
    .doc =
        "What relief is the range of: this map, or the endless land, so that maps cut from it "
        "agree."};
inline constexpr ParamInfo<double> hurst_field_info{
    .name = "hurst",
    .unit = "1",
    .doc =
        "Smoothness: 0 is a scree of spikes, 1 rolling hills. A field makes it differ from "
        "place to place.",
    .min = 0,
    .max = 1};
inline constexpr ParamInfo<double> wavelength_info{.name = "wavelength",
                                                   .unit = "m",
                                                   .doc = "Size of the largest features.",
                                                   .min = 1e-2,
                                                   .max = 1e7,
                                                   .scale = Scale::log};
inline constexpr ParamInfo<int> octaves_info{
    .name = "octaves",
    .unit = "1",
    .doc =
        "How many layers of ever finer detail; those finer than two samples are left out and "
        "counted.",
    .min = 1,
    .max = 24};
inline constexpr ParamInfo<double> lacunarity_info{
    .name = "lacunarity",
    .unit = "1",
    .doc = "How much finer each layer is than the one before.",
    .min = 1.3,
    .max = 4};

}  // namespace cuesta
