// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/material.h"

#include "cuesta/base/check.h"

namespace cuesta {

const std::vector<MaterialProperty>& material_properties() {
    static const std::vector<MaterialProperty> list = {
        {"density", "kg/m3", "Mass of a cubic metre in place.", 0.1, 25000, &Material::density},
        {"talus_deg", "deg", "Steepest slope at which the material rests.", 0, 89,
         &Material::talus_deg},
        {"solubility", "1", "Share that water can take up, from 0 to 1.", 0, 1,
         &Material::solubility},
        {"hardness", "1", "Resistance to wear, from 0 (none) to 1.", 0, 1, &Material::hardness},
        {"cohesion", "Pa", "Tensile strength of the rock mass.", 0, 1e9, &Material::cohesion},
        {"permeability", "m/s", "Speed at which water seeps in.", 0, 1, &Material::permeability},
        {"erodibility", "1", "Wear by rivers, as a multiple of that of granite.", 0, 1e6,
         &Material::erodibility},
    };
    return list;
}

MaterialTable::MaterialTable() {
    rows_ = {
        {"granite",
         2700,
         70,
         0.05,
         0.95,
         1.0e6,
         1e-10,
         {156, 146, 142},
         false,
         "Magmatic rock; the end of the rock cycle.",
         1},
        {"marble",
         2700,
         65,
         0.10,
         0.85,
         0.8e6,
         1e-9,
         {214, 208, 200},
         false,
         "Metamorphic rock, from slate under heat and pressure.",
         1.5},
        {"slate",
         2700,
         60,
         0.30,
         0.70,
         0.5e6,
         1e-9,
         {92, 98, 110},
         false,
         "Metamorphic rock, from limestone in this cycle.",
         2},
        {"limestone",
         2600,
         60,
         0.65,
         0.50,
         0.5e6,
         1e-6,
         {196, 186, 158},
         false,
         "Consolidated sediment that water dissolves into caves.",
         2.5},
        {"sandstone",
         2350,
         50,
         0.70,
         0.40,
         0.2e6,
         1e-6,
         {190, 132, 88},
         false,
         "Consolidated sand.",
         4},
        {"sand", 1600, 45, 0.90, 0.10, 0, 1e-4, {222, 196, 140}, true, "Loose sediment.", 10},
        {"regolith",
         1400,
         20,
         1.00,
         0.05,
         0,
         1e-5,
         {134, 112, 84},
         true,
         "Loose product of erosion.",
         10},
        {"air", 1.2, 0, 0, 0, 0, 1, {200, 220, 235}, false, "A cavity inside the ground.", 0},
        {"till",
         2000,
         32,
         0.60,
         0.08,
         0,
         1e-6,
         {118, 114, 106},
         true,
         "Rock that ice has ground up and laid down: moraines.",
         10},
        {"silt",
         1500,
         60,
         0.95,
         0.10,
         5e3,
         1e-6,
         {214, 186, 112},
         true,
         "Dust laid down by wind.",
         10},
        {"basalt",
         2900,
         65,
         0.10,
         0.85,
         0.9e6,
         1e-6,
         {72, 68, 70},
         false,
         "Lava that has frozen.",
         1.5},
        {"ash", 1100, 33, 0.90, 0.05, 0, 1e-4, {104, 98, 94}, true, "Fallen from an eruption.", 12},
    };
    CUESTA_CHECK(rows_[air_id].name == "air", "air has another place in the table");
}

std::optional<MaterialId> MaterialTable::find(std::string_view name) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].name == name) return static_cast<MaterialId>(i);
    return std::nullopt;
}

MaterialId MaterialTable::set(Material material) {
    if (const auto id = find(material.name)) {
        rows_[*id] = std::move(material);
        return *id;
    }
    CUESTA_CHECK(rows_.size() < 255, "more than 255 materials");
    rows_.push_back(std::move(material));
    return static_cast<MaterialId>(rows_.size() - 1);
}

std::vector<std::string> MaterialTable::names() const {
    std::vector<std::string> list;
    for (const Material& material : rows_) list.push_back(material.name);
    return list;
}

}  // namespace cuesta
