// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/soil/soil.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/parallel.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/slope/bedrock_weathering.h"
#include "cuesta/process/soil/soil_equations.h"
#include "cuesta/terrain/plant_hold.h"

namespace cuesta {
namespace {

// Grains of fresh soil, and the sand that stays, by rock; other materials as the last.
struct Parent {
    std::string_view rock;
    soil::Texture fresh;
    float quartz;
};
constexpr std::array<Parent, 8> parents{{
    {"granite", {0.70f, 0.20f, 0.10f}, 0.30f},
    {"marble", {0.30f, 0.40f, 0.30f}, 0.02f},
    {"slate", {0.20f, 0.50f, 0.30f}, 0.15f},
    {"limestone", {0.15f, 0.40f, 0.45f}, 0.05f},
    {"sandstone", {0.85f, 0.10f, 0.05f}, 0.70f},
    {"sand", {0.95f, 0.04f, 0.01f}, 0.80f},
    {"regolith", {0.45f, 0.35f, 0.20f}, 0.20f},
    {"", {0.40f, 0.40f, 0.20f}, 0.10f},
}};

struct Cover {
    double depth_m = 0;
    MaterialId under = 0;  // the rock, or the lowest loose layer
};

class Pedon {
public:
    Pedon(const Soil& op, Terrain& terrain, const StepContext& step)
        : op_(op),
          terrain_(terrain),
          step_(step),
          ground_(terrain.ground()),
          plants_(plants_of(terrain)),
          before_(step.scratch.field(0)) {
        const MaterialTable& materials = terrain.materials();
        for (std::size_t i = 0; i < materials.size(); ++i) {
            const Material& one = materials[static_cast<MaterialId>(i)];
            loose_[i] = one.loose;
            weakness_[i] = std::clamp(one.erodibility, 0.0, 100.0);
            const auto found = std::find_if(parents.begin(), parents.end(), [&](const Parent& p) {
                return p.rock == one.name || p.rock.empty();
            });
            parent_[i] = *found;
        }
    }

    StepReport run() {
        each_cell([&](std::int64_t x, std::int64_t y) {
            before_.at(x, y) = static_cast<float>(cover_of(x, y).depth_m);
        });
        StepReport report;
        const MaterialTable& materials = terrain_.materials();
        const MaterialId regolith = *materials.find(op_.regolith.name.view());
        BedrockWeathering weathering{step_.value_of(op_.production), op_.depth, regolith,
                                     terrain_.now};
        weathering.law = [&, rate = step_.value_of(op_.production)](
                             std::int64_t x, std::int64_t y, MaterialId rock, double cover_m) {
            double production = std::min(double{rate.at(x, y)}, 0.1) * weakness_[rock];
            if (plants_ != nullptr)
                production *= 1 + op_.plants * std::clamp(double{plants_->at(x, y)}, 0.0, 1.0);
            const double swells = materials[rock].density / materials[regolith].density;
            return soil::rock_lost(production, swells, op_.time_step, op_.depth, op_.hump, cover_m);
        };
        const WeatheringResult result = weather_bedrock(
            ground_, weathering, terrain_.make("soil.rest"), terrain_.make("soil.owed"));
        terrain_.ledger.book(result.book, ground_.unit_m());
        report.count("limited_rates", result.limited);
        report.count("joined_layers", result.book.joined_layers);
        sort_grains();
        return report;
    }

private:
    template <class Cell>
    void each_cell(Cell&& cell) {
        over_tile_rows(step_.block.rows, [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < step_.block.columns; ++x) cell(x, y);
        });
    }

    Cover cover_of(std::int64_t x, std::int64_t y) const {
        const LayerStack& ground = ground_;
        std::int64_t units = 0;
        int i = ground.layers(x, y) - 1;
        for (; i > 0 && loose_[ground.material(x, y, i)]; --i) units += ground.thickness(x, y, i);
        // A loose bed has no lower end.
        const MaterialId under = ground.material(x, y, i);
        const double depth_m = static_cast<double>(units) * ground.unit_m();
        return {loose_[under] ? depth_m + 10 : depth_m, under};
    }

    void sort_grains() {
        Field& depth = terrain_.make(field::soil_depth);
        Field *sand = &terrain_.make(field::soil_sand), *silt = &terrain_.make(field::soil_silt),
              *clay = &terrain_.make(field::soil_clay);
        Field& texture = terrain_.make(field::soil_texture);
        const auto fining = static_cast<float>(op_.time_step / op_.weathering_time);
        each_cell([&](std::int64_t x, std::int64_t y) {
            const Cover cover = cover_of(x, y);
            const auto now = static_cast<float>(cover.depth_m);
            const Parent& parent = parent_[cover.under];
            depth.at(x, y) = now;
            soil::Texture t{sand->at(x, y), silt->at(x, y), clay->at(x, y)};
            const float sum = t.sand + t.silt + t.clay;
            // A share of what is there is new; all of it where there was none.
            float fresh = now > 0 ? (now - before_.at(x, y)) / now : 0.0f;
            fresh = sum > 0.5f && sum < 1.5f ? std::clamp(fresh, 0.0f, 1.0f) : 1.0f;
            t = soil::weathered(fresh < 1 ? t : parent.fresh, parent.quartz, fining);
            // New soil came bit by bit: half as old.
            const soil::Texture young = soil::weathered(parent.fresh, parent.quartz, 0.5f * fining);
            t.sand += fresh * (young.sand - t.sand);
            t.silt += fresh * (young.silt - t.silt);
            t.clay = std::max(0.0f, 1 - t.sand - t.silt);
            const bool covered = now > 0;
            sand->at(x, y) = covered ? t.sand : 0.0f;
            silt->at(x, y) = covered ? t.silt : 0.0f;
            clay->at(x, y) = covered ? t.clay : 0.0f;
            texture.at(x, y) = covered ? static_cast<float>(soil::texture_class(t)) : 0.0f;
        });
    }

    const Soil& op_;
    Terrain& terrain_;
    const StepContext& step_;
    LayerStack& ground_;
    const Field* plants_;
    Field& before_;
    std::array<bool, 256> loose_{};
    std::array<double, 256> weakness_{};
    std::array<Parent, 256> parent_{};
};

}  // namespace

StepReport Soil::apply(Terrain& terrain, const StepContext& step) const {
    LayerStack& ground = terrain.ground();
    if (!ground.layered()) ground.make_layered();
    return Pedon(*this, terrain, step).run();
}

template OperatorRow describe<Soil>();

}  // namespace cuesta
