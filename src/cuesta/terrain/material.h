// SPDX-License-Identifier: Apache-2.0
// What the ground can be made of: a table of materials that recipes extend.
//
// The seven rocks carry the talus angles and solubilities of the layered-terrain thesis
// [muench2011, tab. 3.1] and handbook densities kept rising along the rock cycle.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cuesta {

// Of a material to which nobody gave a colour.
inline constexpr std::array<std::uint8_t, 3> plain_colour{128, 128, 128};

struct Material {
    std::string name;
    double density = 2000;       // kg/m3
    double talus_deg = 45;       // steepest slope at which it rests
    double solubility = 0.5;     // share taken up by water, 0..1
    double hardness = 0.5;       // resistance to wear, 0..1
    double cohesion = 0;         // Pa, tensile strength of the rock mass
    double permeability = 1e-6;  // m/s
    std::array<std::uint8_t, 3> colour = plain_colour;
    bool loose = false;  // slides and trickles grain by grain
    std::string sentence;
    double erodibility = 1;  // wear by rivers, as a multiple of that of granite
    bool operator==(const Material&) const = default;
};

using MaterialId = std::uint8_t;

// Some of the materials of a table.
class MaterialBits {
public:
    void add(MaterialId id) { bits_[id / 64u] |= std::uint64_t{1} << (id % 64u); }
    bool has(MaterialId id) const { return ((bits_[id / 64u] >> (id % 64u)) & 1) != 0; }
    bool meets(const MaterialBits& other) const {
        std::uint64_t both = 0;
        for (std::size_t i = 0; i < bits_.size(); ++i) both |= bits_[i] & other.bits_[i];
        return both != 0;
    }

private:
    std::array<std::uint64_t, 4> bits_{};
};

// One property a recipe may set, declared once for checks, help and schema.
struct MaterialProperty {
    std::string_view name, unit, sentence;
    double min, max;
    double Material::*member;
};
const std::vector<MaterialProperty>& material_properties();

class MaterialTable {
public:
    // The built-in rocks and `air`.
    MaterialTable();
    std::size_t size() const { return rows_.size(); }
    const Material& operator[](MaterialId id) const { return rows_[id]; }
    const std::vector<Material>& rows() const { return rows_; }
    std::optional<MaterialId> find(std::string_view name) const;
    // What fills cavities. It is always in the table; a recipe may change its properties.
    MaterialId air() const { return air_id; }
    bool is_air(MaterialId id) const { return id == air_id; }
    // Adds a material or replaces the one of that name; at most 255 fit.
    MaterialId set(Material material);
    std::vector<std::string> names() const;

private:
    static constexpr MaterialId air_id = 7;
    std::vector<Material> rows_;
};

}  // namespace cuesta
