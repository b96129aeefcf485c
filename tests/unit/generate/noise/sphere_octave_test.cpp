// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/sphere_octave.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "cuesta/grid/field.h"

namespace cuesta {
namespace {

constexpr double radius_m = 6371e3;

Grid globe(std::int64_t columns) {
    return {.columns = columns,
            .rows = columns / 2,
            .spacing_m = 2 * M_PI * radius_m / static_cast<double>(columns),
            .edges = Edges::wrap_x,
            .projection = Projection::latlon};
}

OctaveSpec spec_of(NoiseBasis basis, double cell_m, std::uint32_t seed = 7) {
    OctaveSpec spec;
    spec.basis = basis, spec.cell_m = cell_m;
    spec.scale = 0.674f;
    spec.random = {seed, 1}, spec.number = 3;
    return spec;
}

Field octave_field(const OctaveSpec& spec, const Grid& grid, Block block, int stretch = 512,
                   int width = 0) {
    const SpherePlaces places(grid, block);
    const SphereOctave octave(spec, places, width);
    Field out({block.columns, block.rows, 0});
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; x += stretch)
            octave.make(y, x, static_cast<int>(std::min<std::int64_t>(stretch, block.columns - x)),
                        out.row(y) + x);
    return out;
}
Field octave_field(const OctaveSpec& spec, const Grid& grid) {
    return octave_field(spec, grid, whole(grid));
}

constexpr NoiseBasis bases[] = {NoiseBasis::perlin, NoiseBasis::value, NoiseBasis::simplex};

TEST(SphereOctave, has_the_variance_of_noise_in_the_plane) {
    const Grid grid = globe(256);
    for (const NoiseBasis basis : bases) {
        double sum = 0, squares = 0, area = 0;
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            const Field made = octave_field(spec_of(basis, radius_m / 10, seed), grid);
            for (std::int64_t y = 0; y < grid.rows; ++y)
                for (std::int64_t x = 0; x < grid.columns; ++x) {
                    const double a = grid.cell_area_m2(y), v = made.at(x, y);
                    sum += a * v, squares += a * v * v, area += a;
                }
        }
        const double mean = sum / area;
        EXPECT_NEAR(mean, 0, 0.01);
        // 12 spheres of some 1200 cells each: the scatter of a variance is about 1 %.
        EXPECT_NEAR(squares / area - mean * mean, 0.0927, 0.004) << static_cast<int>(basis);
    }
}

// Mean squared slope along a row and along a column within some latitudes.
struct Slopes {
    double along = 0, across = 0;
};
Slopes slopes(const Field& made, const Grid& grid, double from_deg, double to_deg) {
    Slopes sum;
    double count = 0;
    for (std::int64_t y = 1; y + 1 < grid.rows; ++y) {
        const double latitude = std::abs(grid.latitude_deg(y));
        if (latitude < from_deg || latitude >= to_deg) continue;
        const double east = grid.spacing_m * std::cos(latitude * M_PI / 180);
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const std::int64_t next = (x + 1) % grid.columns;
            sum.along += std::pow((made.at(next, y) - made.at(x, y)) / east, 2);
            sum.across += std::pow((made.at(x, y + 1) - made.at(x, y)) / grid.row_spacing_m(), 2);
            ++count;
        }
    }
    return {sum.along / count, sum.across / count};
}

TEST(SphereOctave, features_have_one_size_at_the_poles_and_on_the_equator) {
    const Grid grid = globe(720);
    for (const NoiseBasis basis : bases) {
        Slopes middle, polar;
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            const Field made = octave_field(spec_of(basis, radius_m / 8, seed), grid);
            const Slopes a = slopes(made, grid, 0, 30), b = slopes(made, grid, 60, 85);
            middle.along += a.along, middle.across += a.across;
            polar.along += b.along, polar.across += b.across;
        }
        // Noise of the plane would be 15 times steeper along a row there than down a column.
        EXPECT_NEAR(polar.along / middle.along, 1, 0.15);
        EXPECT_NEAR(polar.across / middle.across, 1, 0.15);
        EXPECT_NEAR(polar.along / polar.across, 1, 0.2);
    }
}

TEST(SphereOctave, has_neither_seam_nor_pole) {
    const Grid grid = globe(512);
    for (const NoiseBasis basis : bases) {
        const Field made = octave_field(spec_of(basis, radius_m / 6), grid);
        double inner = 0, seam = 0;
        for (std::int64_t y = 0; y < grid.rows; ++y) {
            seam = std::max<double>(seam, std::abs(made.at(grid.columns - 1, y) - made.at(0, y)));
            for (std::int64_t x = 1; x < grid.columns; ++x)
                inner = std::max<double>(inner, std::abs(made.at(x, y) - made.at(x - 1, y)));
        }
        EXPECT_LE(seam, inner);
        // Across the pole lies the sample half way round, one row further.
        for (const std::int64_t y : {std::int64_t{0}, grid.rows - 1})
            for (std::int64_t x = 0; x < grid.columns; ++x)
                EXPECT_LE(std::abs(made.at(x, y) - made.at((x + 256) % 512, y)), inner);
    }
}

TEST(SphereOctave, a_smaller_map_shows_the_same_world) {
    const Grid large = globe(384), small = globe(128);
    // Every third sample of the large map along x, the middle one of three rows.
    for (const NoiseBasis basis : bases) {
        const Field fine = octave_field(spec_of(basis, radius_m / 5), large);
        const Field coarse = octave_field(spec_of(basis, radius_m / 5), small);
        for (std::int64_t y = 0; y < small.rows; ++y)
            for (std::int64_t x = 0; x < small.columns; ++x)
                ASSERT_NEAR(coarse.at(x, y), fine.at(3 * x, 3 * y + 1), 1e-5);
    }
}

TEST(SphereOctave, bits_are_the_same_for_any_block_stretch_and_width) {
    const Grid grid = globe(200);
    for (const NoiseBasis basis : bases) {
        const OctaveSpec spec = spec_of(basis, radius_m / 9);
        const Field once = octave_field(spec, grid);
        for (const int width : {4, 8, 16}) {
            const Block block{37, 21, 101, 53};
            const Field part = octave_field(spec, grid, block, 29, width);
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    ASSERT_EQ(part.at(x, y), once.at(x + block.x0, y + block.y0)) << width;
        }
    }
}

}  // namespace
}  // namespace cuesta
