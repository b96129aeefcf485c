// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/caves.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/operator/describe.h"
#include "cuesta/process/rock/cave_noise.h"
#include "cuesta/process/rock/cavity.h"

namespace cuesta {
namespace {

// Root mean square steepness of gradient noise per cell where it passes 0, as the test of
// cave_noise.h measures it.
constexpr double usual_steepness = 1.26;
constexpr double most_samples = 512;

MaterialSet kinds(Caves::Rock rock, const MaterialTable& materials) {
    MaterialSet set{};
    const MaterialId air = materials.air();
    for (std::size_t i = 0; i < materials.size(); ++i) {
        const Material& one = materials[static_cast<MaterialId>(i)];
        const bool named =
            one.name == "limestone" || (one.name == "marble" && rock == Caves::Rock::soluble);
        set[i] = i != air &&
                 (rock == Caves::Rock::any || (rock == Caves::Rock::solid ? !one.loose : named));
    }
    return set;
}

// A noise and the metres its value stands for.
struct Sheet {
    CaveNoise noise;
    double metres;
};
Sheet sheet_of(RandomKey key, const Grid& grid, const CaveNoise::Shape& shape) {
    // |grad n|^2 = G^2 / 3 (1/a^2 + 1/a^2 + 1/c^2) for cells of a x a x c.
    const double flat = 1 / (shape.cell_m * shape.cell_m);
    const double up = 1 / (shape.height_m * shape.height_m);
    const double steepness = usual_steepness * std::sqrt((2 * flat + up) / 3);
    return {CaveNoise(key, grid, shape), 1 / steepness};
}

struct Carver {
    const Caves& op;
    const StepContext& step;
    LayerStack& ground;
    MaterialSet rock;
    MaterialId air;
    FieldValue floor, roof;
    Sheet first, second;
    double step_z_m;

    struct Work {  // of one thread
        std::vector<double> a, b;
        std::int64_t left_out = 0;
    };

    Units units(double metres) const {
        return static_cast<Units>(std::clamp(metres / ground.unit_m(), -0x1p30, 0x1p30));
    }

    void carve_between(Column& column, double low_m, double high_m, LayerBook& book,
                       Work& work) const {
        if (count_cavities(column, air) < most_cavities)
            carve(column, units(low_m), units(high_m), rock, air, book);
        else
            ++work.left_out;
    }

    void tunnels(std::int64_t x, std::int64_t y, double low_m, double high_m, Column& column,
                 LayerBook& book, Work& work) const {
        // Samples lie at multiples of their distance, the same for all columns.
        const double first_z = std::ceil(low_m / step_z_m) * step_z_m;
        const double count = std::floor((high_m - first_z) / step_z_m) + 1;
        if (!(count >= 1)) return;
        work.a.resize(static_cast<std::size_t>(count));
        work.b.resize(work.a.size());
        const std::int64_t map_x = step.block.x0 + x, map_y = step.block.y0 + y;
        first.noise.column(map_x, map_y, first_z, step_z_m, work.a);
        second.noise.column(map_x, map_y, first_z, step_z_m, work.b);
        const double r2 = op.radius * op.radius;
        const auto inside = [&](std::size_t i) {
            const double a = work.a[i] * first.metres, b = work.b[i] * second.metres;
            return r2 - a * a - b * b;
        };
        double start = low_m, before = 0;
        bool open = false;
        for (std::size_t i = 0; i < work.a.size(); ++i) {
            const double z = first_z + static_cast<double>(i) * step_z_m;
            const double here = inside(i);
            if (here > 0 && !open) start = i == 0 ? z : z - step_z_m * here / (here - before);
            if (here <= 0 && open)
                carve_between(column, start, z - step_z_m * here / (here - before), book, work);
            open = here > 0;
            before = here;
        }
        if (open) carve_between(column, start, high_m, book, work);
    }

    void cell(std::int64_t x, std::int64_t y, LayerBook& book, Work& work) const {
        Column column = ground.column(x, y);
        const auto all = column.all();
        if (std::none_of(all.begin(), all.end(),
                         [&](const Layer& layer) { return rock[layer.material]; }))
            return;
        const double surface_m = ground.surface().at(x, y) * ground.unit_m();
        const double high_m = surface_m - op.least_roof;
        if (op.shape == Caves::Shape::tunnels)
            tunnels(x, y, surface_m - op.depth, high_m, column, book, work);
        else
            carve_between(column, floor.at(x, y), std::min<double>(roof.at(x, y), high_m), book,
                          work);
        ground.set_column(x, y, column, book);
    }
};

}  // namespace

StepReport Caves::apply(Terrain& terrain, const StepContext& step) const {
    LayerStack& ground = terrain.ground();
    const MaterialSet set = kinds(rock, terrain.materials());
    if (!ground.layered()) {
        if (!set[ground.bed_material()]) return {};
        ground.make_layered();
    }
    RandomKey other = step.random;
    other.stream += 0x9e3779b9u;
    const Carver carver{*this,
                        step,
                        ground,
                        set,
                        terrain.materials().air(),
                        step.value_of(floor),
                        step.value_of(roof),
                        sheet_of(step.random, step.grid, {wavelength, wavelength * flatness, 0}),
                        sheet_of(other, step.grid, {wavelength, 2 * wavelength, 0.5}),
                        std::max(radius / 3, depth / most_samples)};
    std::vector<std::int64_t> left_out(
        static_cast<std::size_t>((ground.shape().rows + LayerStack::tile - 1) / LayerStack::tile));
    const LayerBook book = book_tile_rows(
        ground.shape().rows, [&](std::int64_t lo, std::int64_t hi, LayerBook& piece) {
            Carver::Work work;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < ground.shape().columns; ++x)
                    carver.cell(x, y, piece, work);
            left_out[static_cast<std::size_t>(lo / LayerStack::tile)] = work.left_out;
        });
    terrain.ledger.book(book, ground.unit_m());
    StepReport report;
    for (const std::int64_t count : left_out) report.count("left_out_cavities", count);
    report.count("joined_layers", book.joined_layers);
    report.count("opened_caves", book.opened_caves);
    return report;
}

template OperatorRow describe<Caves>();

}  // namespace cuesta
