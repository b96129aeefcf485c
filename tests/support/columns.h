// SPDX-License-Identifier: Apache-2.0
// Layered ground in tests: layers from a function of the sample, and all columns read back.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include "support/run_process.h"

namespace cuesta::test {

struct LaidLayer {
    std::string_view material;
    double metres;
};

// For ProcessOptions::prepare: lays what `layers(x, y)` of the whole map names, bottom to top.
inline std::function<void(Terrain&)> laid_layers(
    const std::function<std::vector<LaidLayer>(std::int64_t, std::int64_t)>& layers) {
    return [layers](Terrain& terrain) {
        LayerStack& ground = terrain.ground();
        ground.make_layered();
        LayerBook book;
        const Block& block = terrain.block();
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                for (const auto& [material, metres] : layers(block.x0 + x, block.y0 + y))
                    ground.add(x, y, *terrain.materials().find(material),
                               static_cast<Units>(metres / ground.unit_m()), 0, book);
    };
}

// All columns of a map after a run.
class Columns {
public:
    explicit Columns(const Grid& grid)
        : grid_(grid), columns_(static_cast<std::size_t>(grid.cells())) {}
    // For ProcessOptions::inspect.
    std::function<void(Terrain&)> reader() {
        return [this](Terrain& terrain) {
            const std::lock_guard lock(mutex_);
            const LayerStack& ground = std::as_const(terrain).ground();
            unit_m_ = ground.unit_m();
            const Block& block = terrain.block();
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    std::vector<Layer> layers;
                    for (int i = 0; i < ground.layers(x, y); ++i)
                        layers.push_back(ground.layer(x, y, i));
                    at(block.x0 + x, block.y0 + y) = layers;
                }
        };
    }
    std::vector<Layer>& at(std::int64_t x, std::int64_t y) {
        return columns_[static_cast<std::size_t>(y * grid_.columns + x)];
    }
    // Metres of a material in a column, and in all of them.
    double metres(std::int64_t x, std::int64_t y, std::string_view material) {
        return static_cast<double>(units(x, y, material)) * unit_m_;
    }
    std::int64_t units(std::int64_t x, std::int64_t y, std::string_view material) {
        const auto id = *MaterialTable().find(material);
        std::int64_t sum = 0;
        for (const Layer& layer : at(x, y)) sum += layer.material == id ? layer.thickness : 0;
        return sum;
    }
    std::int64_t units(std::string_view material) {
        std::int64_t sum = 0;
        for (std::int64_t y = 0; y < grid_.rows; ++y)
            for (std::int64_t x = 0; x < grid_.columns; ++x) sum += units(x, y, material);
        return sum;
    }
    double unit_m() const { return unit_m_; }
    bool operator==(const Columns& other) const { return columns_ == other.columns_; }

private:
    Grid grid_;
    std::vector<std::vector<Layer>> columns_;
    double unit_m_ = 0;
    std::mutex mutex_;
};

}  // namespace cuesta::test
