// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/bedrock_weathering.h"

#include <algorithm>
#include <atomic>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/terrain/carry.h"

namespace cuesta {
namespace {

// The uppermost solid layer below loose cover.
struct Rock {
    int index = -1;  // -1: there is none to be reached
    Layer layer;
    std::int64_t cover = 0;  // units
};

Rock find_rock(const LayerStack& ground, MaterialId air, std::int64_t x, std::int64_t y) {
    Rock rock;
    for (int index = ground.layers(x, y) - 1; index >= 0; --index) {
        rock.layer = ground.layer(x, y, index);
        if (rock.layer.material == air) return {};
        if (!ground.materials()[rock.layer.material].loose) {
            rock.index = index;
            return rock;
        }
        rock.cover += rock.layer.thickness;
    }
    return {};
}

// Turns `taken` units of the rock into `formed` units of regolith, which lie on it.
void turn_rock(LayerStack& ground, std::int64_t x, std::int64_t y, const Rock& rock, Units taken,
               Units formed, const BedrockWeathering& weathering, LayerBook& book) {
    const int count = ground.layers(x, y);
    const bool remains = rock.index == 0 || taken < rock.layer.thickness;
    const bool bare = rock.index == count - 1;
    const bool on_regolith =
        !bare && ground.layer(x, y, rock.index + 1).material == weathering.regolith;
    if (remains && (bare || on_regolith)) {
        ground.thicken(x, y, rock.index, -taken, weathering.now);
        if (on_regolith)
            ground.thicken(x, y, rock.index + 1, formed, weathering.now);
        else
            ground.add(x, y, weathering.regolith, formed, weathering.now, book);
    } else {
        Column column = ground.column(x, y);
        const auto at = static_cast<std::size_t>(rock.index);
        column.layers[at].thickness -= taken;
        std::copy_backward(column.layers.begin() + rock.index + 1, column.layers.begin() + count,
                           column.layers.begin() + count + 1);
        column.layers[at + 1] = {weathering.regolith, formed, weathering.now};
        ++column.count;
        ground.set_column(x, y, column, book);
    }
    book.turn(rock.layer.material, taken, weathering.regolith, formed);
}

}  // namespace

WeatheringResult weather_bedrock(LayerStack& ground, const BedrockWeathering& weathering,
                                 Field& remainder, Field& owed) {
    CUESTA_CHECK(ground.layered(), "the ground has no layers yet");
    const MaterialTable& materials = ground.materials();
    const MaterialId air = materials.air();
    const auto unit = static_cast<float>(ground.unit_m());
    const auto depth_units = static_cast<float>(weathering.depth_m / ground.unit_m());
    std::array<float, 256> weakness{}, regolith_per_rock{};
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const Material& one = materials[static_cast<MaterialId>(i)];
        weakness[i] = static_cast<float>(1 - one.hardness);
        regolith_per_rock[i] =
            static_cast<float>(one.density / materials[weathering.regolith].density);
    }
    std::atomic<std::int64_t> limited = 0;
    WeatheringResult result;
    result.book =
        book_tile_rows(ground.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& book) {
            std::int64_t negative = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground.shape().columns; ++x) {
                    const float rate_m = weathering.rate_m.at(x, y);
                    negative += rate_m >= 0 ? 0 : 1;
                    if (!(rate_m > 0)) continue;
                    const Rock rock = find_rock(ground, air, x, y);
                    if (rock.index < 0) continue;
                    float change = rate_m / unit * weakness[rock.layer.material];
                    if (weathering.law) {
                        const double cover_m = static_cast<double>(rock.cover) * ground.unit_m();
                        const double lost = weathering.law(x, y, rock.layer.material, cover_m);
                        change = static_cast<float>(std::min(lost / ground.unit_m(), 0x1p29));
                    } else if (rock.cover > 0)
                        change *= elementary::exp(-static_cast<float>(rock.cover) / depth_units);
                    Units taken = whole_units(change, remainder.at(x, y));
                    if (taken <= 0) continue;
                    if (rock.index > 0 && taken > rock.layer.thickness) {
                        remainder.at(x, y) += static_cast<float>(taken - rock.layer.thickness);
                        taken = rock.layer.thickness;
                    }
                    const Units formed = whole_units(
                        static_cast<float>(taken) * regolith_per_rock[rock.layer.material],
                        owed.at(x, y));
                    turn_rock(ground, x, y, rock, taken, formed, weathering, book);
                }
            limited += negative;
        });
    result.limited = limited;
    return result;
}

}  // namespace cuesta
