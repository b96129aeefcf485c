// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/sand_ground.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/process/wind/aeolian_rows.h"

namespace cuesta::aeolian {
namespace {

constexpr std::int32_t deepest_sand = 1 << 26;  // units of a bed that one step may blow away
constexpr float wet_m = 0.001f;                 // of water, snow or ice
constexpr float gusts = 2;                      // speed of the wind that moves sand over its mean
constexpr double film_m = 0.01;                 // of sand that keeps grains from the rock

float held_by(float share) {
    return share > 0 ? (share < 1 ? 1 - share : 0) : 1;
}

}  // namespace

void loosen_sand(CoverPlanes& planes) {
    if (planes.plain) return;
    const std::int64_t columns = planes.rock.columns();
    parallel_for(0, planes.rock.rows(), rows_per_piece(columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < columns; ++x) {
                             if (planes.below.at(x, y) != planes.material) continue;
                             const std::int32_t loose =
                                 std::clamp(planes.room.at(x, y) - 1, 0, deepest_sand);
                             planes.rock.at(x, y) -= loose;
                             planes.cover.at(x, y) += loose;
                             planes.room.at(x, y) -= loose;
                         }
                 });
}

bool find_hold(const Terrain& terrain, double plant_limit, Field& hold) {
    const std::array<const Field*, 3> covers{terrain.find(field::water), terrain.find(field::snow),
                                             terrain.find(field::ice)};
    const Field* wetness = terrain.find(field::wetness);
    const Field* plants = terrain.find("plant_cover");
    const bool any = wetness != nullptr || plants != nullptr ||
                     std::any_of(covers.begin(), covers.end(),
                                 [](const Field* field) { return field != nullptr; });
    if (!any) return false;
    if (hold.empty() || hold.shape() != terrain.shape()) hold = Field(terrain.shape());
    const auto per_limit = static_cast<float>(1 / plant_limit);
    const std::int64_t columns = hold.columns();
    parallel_for(0, hold.rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            float* out = hold.row(y);
            std::fill(out, out + columns, 1.0f);
            for (const Field* cover : covers) {
                if (cover == nullptr) continue;
                const float* depth = cover->row(y);
                for (std::int64_t x = 0; x < columns; ++x)
                    out[x] = depth[x] > wet_m ? 0.0f : out[x];
            }
            if (wetness != nullptr)
                for (std::int64_t x = 0; x < columns; ++x) out[x] *= held_by(wetness->at(x, y));
            if (plants != nullptr)
                for (std::int64_t x = 0; x < columns; ++x)
                    out[x] *= held_by(plants->at(x, y) * per_limit);
        }
    });
    return true;
}

bool find_wind(const Terrain& terrain, double most_speed, WindPlanes& wind) {
    const Field* east = terrain.find(field::wind_x);
    const Field* south = terrain.find(field::wind_y);
    if (east == nullptr || south == nullptr) return false;
    for (Field* plane : {&wind.x, &wind.y, &wind.speed})
        if (plane->empty() || plane->shape() != terrain.shape()) *plane = Field(terrain.shape());
    const float share = most_speed > 0 ? gusts / static_cast<float>(most_speed) : 0.0f;
    const std::int64_t columns = east->columns();
    parallel_for(0, east->rows(), rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                const float u = east->at(x, y), v = south->at(x, y);
                const float speed = std::sqrt(u * u + v * v);
                const bool blows = speed > 1e-6f && speed < 1e6f;
                wind.x.at(x, y) = blows ? u / speed : 1.0f;
                wind.y.at(x, y) = blows ? v / speed : 0.0f;
                wind.speed.at(x, y) = blows ? smaller(speed * share, 1) : 0.0f;
            }
    });
    return true;
}

Abraded abrade_rock(const Abrasion& abrasion, const MaterialTable& materials, const Field& load,
                    const Field& slope, CoverPlanes& planes, Field* dust) {
    const MassTable masses(materials);
    std::array<float, 256> rate{}, to_sand{}, to_dust{};
    const auto grams = [&](MaterialId id) { return static_cast<double>(masses.grams(id)); };
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const auto id = static_cast<MaterialId>(i);
        const bool silt = dust != nullptr && id == abrasion.silt;
        const bool rock = id != planes.material && id != abrasion.silt && !materials.is_air(id);
        const double softness = rock || silt ? 1 - materials[id].hardness : 0;
        rate[i] = static_cast<float>(std::max(0.0, softness) * abrasion.per_load / abrasion.unit_m);
        to_sand[i] = static_cast<float>(grams(id) / grams(planes.material));
        to_dust[i] = static_cast<float>(grams(id) / grams(abrasion.silt));
    }
    const auto film = static_cast<std::int32_t>(film_m / abrasion.unit_m) + 1;
    const float per_film = 1 / static_cast<float>(film);
    const auto phase = static_cast<float>(abrasion.phase);
    const auto speedup = static_cast<float>(abrasion.speedup);
    const auto unit = static_cast<float>(abrasion.unit_m);
    const float flies = dust != nullptr ? static_cast<float>(abrasion.dust) : 0.0f;
    const auto swollen = [&](std::int32_t units, float factor) {
        return floor_of(smaller(static_cast<float>(units) * factor, 0x1p21f) + phase);
    };
    const std::int64_t columns = planes.rock.columns();
    return ordered_reduce(
        0, planes.rock.rows(), rows_per_piece(columns, 65536), Abraded{},
        [&](std::int64_t lo, std::int64_t hi) {
            Abraded part;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float *sand = load.row(y), *steep = slope.row(y);
                std::int32_t *rock = planes.rock.row(y), *cover = planes.cover.row(y);
                for (std::int64_t x = 0; x < columns; ++x) {
                    if (cover[x] >= film || sand[x] <= 0) continue;
                    const MaterialId from = planes.plain ? abrasion.bed : planes.below.at(x, y);
                    const float exposed = smaller(larger(1 + speedup * steep[x], 0), 2);
                    const float bare = 1 - static_cast<float>(cover[x]) * per_film;
                    std::int32_t lost =
                        floor_of(smaller(rate[from] * sand[x] * exposed * bare, 0x1p20f) + phase);
                    if (!planes.plain) lost = std::min(lost, planes.room.at(x, y) - 1);
                    if (lost <= 0 || rate[from] <= 0) continue;
                    std::int32_t fine = lost;
                    if (from != abrasion.silt)
                        fine = floor_of(static_cast<float>(lost) * flies + phase);
                    fine = std::min(fine, lost);
                    const std::int32_t coarse = lost - fine;
                    const std::int32_t grains = swollen(coarse, to_sand[from]);
                    const std::int32_t flour =
                        from == abrasion.silt ? fine : swollen(fine, to_dust[from]);
                    rock[x] -= lost;
                    cover[x] += grains;
                    if (flour > 0) dust->at(x, y) += static_cast<float>(flour) * unit;
                    part.to_sand[from] += coarse, part.sand[from] += grains;
                    part.to_dust[from] += fine, part.dust[from] += flour;
                }
            }
            return part;
        },
        [](Abraded all, const Abraded& part) {
            all.merge(part);
            return all;
        });
}

void Abraded::merge(const Abraded& other) {
    for (std::size_t i = 0; i < sand.size(); ++i) {
        to_sand[i] += other.to_sand[i], sand[i] += other.sand[i];
        to_dust[i] += other.to_dust[i], dust[i] += other.dust[i];
    }
}

MassBalance Abraded::books(const MaterialTable& materials, MaterialId sand_id,
                           MaterialId silt_id) const {
    const MassTable masses(materials);
    MassBalance balance;
    for (std::size_t i = 0; i < sand.size(); ++i) {
        const auto from = static_cast<MaterialId>(i);
        if (to_sand[i] > 0) balance.turn(masses, from, to_sand[i], sand_id, sand[i]);
        if (to_dust[i] > 0 && from != silt_id)
            balance.turn(masses, from, to_dust[i], silt_id, dust[i]);
    }
    return balance;
}

}  // namespace cuesta::aeolian
