// SPDX-License-Identifier: Apache-2.0
// To add an operator: its line here; its source file instantiates its row (operator/describe.h).
#include "cuesta/catalog/builtin.h"

namespace cuesta {
namespace {

template <class... Op>
struct Operators {
    static Registry all() {
        Registry list;
        (list.add<Op>(), ...);
        return list;
    }
};

}  // namespace

// clang-format off
using Builtin = Operators<
    struct Aeolian,
    struct Billow,
    struct Blur,
    struct Brush,
    struct CanyonPlateau,
    struct CaveCollapse,
    struct CaveLakes,
    struct Caves,
    struct Cellular,
    struct Circles,
    struct ClimateZones,
    struct Climate,
    struct Coast,
    struct Crater,
    struct Curve,
    struct DiamondSquare,
    struct Droplets,
    struct Dunes,
    struct Evaporation,
    struct Faulting,
    struct Faults,
    struct Fbm,
    struct FillLakes,
    struct Flat,
    struct Formula,
    struct Glacial,
    struct Groundwater,
    struct HeteroTerrain,
    struct Hills,
    struct Hillslope,
    struct Humidity,
    struct HybridMultifractal,
    struct HydraulicErosion,
    struct Ice,
    struct Image,
    struct Infiltration,
    struct Island,
    struct Isostasy,
    struct Karst,
    struct Landslides,
    struct LocalAdditions,
    struct Math,
    struct Meteorites,
    struct Midpoint,
    struct Monoliths,
    struct MountainRange,
    struct Multifractal,
    struct MusgraveErosion,
    struct Normalize,
    struct OceanFloor,
    struct Perlin,
    struct Plates,
    struct Rain,
    struct RandomAdditions,
    struct Resample,
    struct Ridged,
    struct RiverFlow,
    struct Rivers,
    struct RockCycle,
    struct Rule,
    struct Runoff,
    struct Sand,
    struct Sea,
    struct Select,
    struct Sharpen,
    struct Simplex,
    struct Simulate,
    struct Snow,
    struct Soil,
    struct Spectral,
    struct Spring,
    struct Stamp,
    struct StandingWater,
    struct Strata,
    struct StreamPower,
    struct Swiss,
    struct Temperature,
    struct Terrace,
    struct Thermal,
    struct Uplift,
    struct ValueNoise,
    struct Vegetation,
    struct Volcanism,
    struct Volcano,
    struct Warp,
    struct WaterFlow,
    struct Wind
>;
// clang-format on

const Registry& builtin_registry() {
    static const Registry registry = Builtin::all();
    return registry;
}

}  // namespace cuesta
