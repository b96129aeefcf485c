// SPDX-License-Identifier: Apache-2.0
// To add an operator: its include and its line, in any order.
#include "cuesta/catalog/builtin.h"

#include "cuesta/filter/arithmetic.h"
#include "cuesta/filter/blur.h"
#include "cuesta/filter/brush.h"
#include "cuesta/filter/curve.h"
#include "cuesta/filter/normalize.h"
#include "cuesta/filter/ocean_floor.h"
#include "cuesta/filter/resample.h"
#include "cuesta/filter/select.h"
#include "cuesta/filter/sharpen.h"
#include "cuesta/filter/terrace.h"
#include "cuesta/filter/warp.h"
#include "cuesta/generate/diamond_square.h"
#include "cuesta/generate/fault/faulting.h"
#include "cuesta/generate/fault/faults.h"
#include "cuesta/generate/flat.h"
#include "cuesta/generate/image.h"
#include "cuesta/generate/landform/canyon_plateau.h"
#include "cuesta/generate/landform/circles.h"
#include "cuesta/generate/landform/crater.h"
#include "cuesta/generate/landform/dunes.h"
#include "cuesta/generate/landform/hills.h"
#include "cuesta/generate/landform/island.h"
#include "cuesta/generate/landform/monoliths.h"
#include "cuesta/generate/landform/mountain_range.h"
#include "cuesta/generate/landform/volcano.h"
#include "cuesta/generate/local_additions.h"
#include "cuesta/generate/midpoint.h"
#include "cuesta/generate/noise/billow.h"
#include "cuesta/generate/noise/cellular.h"
#include "cuesta/generate/noise/fbm.h"
#include "cuesta/generate/noise/hetero_terrain.h"
#include "cuesta/generate/noise/hybrid_multifractal.h"
#include "cuesta/generate/noise/multifractal.h"
#include "cuesta/generate/noise/perlin.h"
#include "cuesta/generate/noise/ridged.h"
#include "cuesta/generate/noise/simplex.h"
#include "cuesta/generate/noise/value_noise.h"
#include "cuesta/generate/random_additions.h"
#include "cuesta/generate/noise/swiss.h"
#include "cuesta/generate/spectral.h"
#include "cuesta/generate/stamp.h"
#include "cuesta/process/droplet/droplets.h"
#include "cuesta/process/rock/cave_collapse.h"
#include "cuesta/process/rock/cave_lakes.h"
#include "cuesta/process/rock/caves.h"
#include "cuesta/process/rock/karst.h"
#include "cuesta/process/rock/rock_cycle.h"
#include "cuesta/generate/strata/strata.h"
#include "cuesta/process/simulate.h"
#include "cuesta/process/river/fill_lakes.h"
#include "cuesta/process/river/rivers.h"
#include "cuesta/process/river/stream_power.h"
#include "cuesta/process/slope/hillslope.h"
#include "cuesta/process/slope/thermal.h"
#include "cuesta/process/water/evaporation.h"
#include "cuesta/process/water/hydraulic_erosion.h"
#include "cuesta/process/water/infiltration.h"
#include "cuesta/process/water/musgrave_erosion.h"
#include "cuesta/process/water/rain.h"
#include "cuesta/process/water/spring.h"
#include "cuesta/process/water/standing_water.h"
#include "cuesta/process/water/water_flow.h"
#include "cuesta/tectonics/uplift.h"

namespace cuesta {

const Registry& builtin_registry() {
    static const Registry registry = [] {
        Registry list;
        list.add<Billow>();
        list.add<Blur>();
        list.add<Brush>();
        list.add<CanyonPlateau>();
        list.add<CaveCollapse>();
        list.add<CaveLakes>();
        list.add<Caves>();
        list.add<Cellular>();
        list.add<Circles>();
        list.add<Crater>();
        list.add<Curve>();
        list.add<DiamondSquare>();
        list.add<Dunes>();
        list.add<Evaporation>();
        list.add<Faulting>();
        list.add<Faults>();
        list.add<Fbm>();
        list.add<FillLakes>();
        list.add<Flat>();
        list.add<HeteroTerrain>();
        list.add<Hills>();
        list.add<Hillslope>();
        list.add<HybridMultifractal>();
        list.add<Multifractal>();
        list.add<HydraulicErosion>();
        list.add<Image>();
        list.add<Infiltration>();
        list.add<Island>();
        list.add<LocalAdditions>();
        list.add<Karst>();
        list.add<Math>();
        list.add<Midpoint>();
        list.add<Monoliths>();
        list.add<MountainRange>();
        list.add<Droplets>();
        list.add<MusgraveErosion>();
        list.add<Normalize>();
        list.add<OceanFloor>();
        list.add<Perlin>();
        list.add<Rain>();
        list.add<RandomAdditions>();
        list.add<Resample>();
        list.add<Ridged>();
        list.add<RockCycle>();
        list.add<Select>();
        list.add<Sharpen>();
        list.add<Simplex>();
        list.add<Simulate>();
        list.add<Rivers>();
        list.add<Spectral>();
        list.add<StreamPower>();
        list.add<Spring>();
        list.add<Stamp>();
        list.add<StandingWater>();
        list.add<Strata>();
        list.add<Swiss>();
        list.add<Terrace>();
        list.add<Thermal>();
        list.add<Uplift>();
        list.add<ValueNoise>();
        list.add<Volcano>();
        list.add<Warp>();
        list.add<WaterFlow>();
        return list;
    }();
    return registry;
}

}  // namespace cuesta
