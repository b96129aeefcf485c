// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/field_map.h"

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/render/legend.h"

#include <gtest/gtest.h>

#include <limits>

namespace cuesta {
namespace {

Raster ramp(int columns, int rows, double low, double high) {
    Raster r;
    r.columns = columns;
    r.rows = rows;
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < columns; ++x)
            r.samples.push_back(
                static_cast<float>(low + (high - low) * x / std::max(1, columns - 1)));
    return r;
}

FieldOptions plain() {
    FieldOptions o;
    o.long_side = 64;
    o.legend = false;
    return o;
}

TEST(field_map, zero_is_the_neutral_middle_of_a_change) {
    // From -1 to 3: zero lies a quarter of the way, the colours stay symmetric.
    const Picture p = render_field(ramp(65, 4, -1, 3), "change", plain());
    const Srgb8 zero = p.colour_at(16, 1), lost = p.colour_at(0, 1), gained = p.colour_at(63, 1);
    EXPECT_LT(std::abs(zero.r - zero.b), 16);
    EXPECT_GT(lost.r, lost.b + 20);
    EXPECT_GT(gained.b, gained.r + 20);
    EXPECT_GT(lightness(lost), lightness(gained) + 0.2);  // a third as far from zero
}

TEST(field_map, discharge_is_drawn_by_powers_of_ten) {
    Raster r = ramp(3, 1, 0, 0);
    r.samples = {1, 100, 10000};
    const Picture p = render_field(r, "discharge", plain());
    const double low = lightness(p.colour_at(10, 2)), middle = lightness(p.colour_at(32, 2)),
                 high = lightness(p.colour_at(53, 2));
    EXPECT_GT(low, middle + 0.05);
    EXPECT_GT(middle, high + 0.05);
}

TEST(field_map, classes_are_never_mixed) {
    Raster r = ramp(4, 1, 0, 3);
    const Picture p = render_field(r, "basin", plain());
    int changes = 0;
    for (int x = 1; x < p.width; ++x) changes += p.colour_at(x, 0) != p.colour_at(x - 1, 0);
    EXPECT_EQ(changes, 3);
}

// On both sides of north lies one colour, and between them no south.
TEST(field_map, directions_close_in_the_north_and_are_never_mixed) {
    Raster r = ramp(4, 1, 0, 0);
    r.samples = {359, 1, 180, 361};
    const Picture p = render_field(r, "aspect", plain());
    const auto at = [&](int sample) { return p.colour_at(16 * sample + 8, 0); };
    EXPECT_NEAR(lightness(at(0)), lightness(at(1)), 0.01);
    EXPECT_EQ(at(1), at(3));
    EXPECT_GT(lightness(at(1)), lightness(at(2)) + 0.5);
    int changes = 0;
    for (int x = 1; x < p.width; ++x) changes += p.colour_at(x, 0) != p.colour_at(x - 1, 0);
    EXPECT_LE(changes, 3);
    // A few degrees of the compass have the colours they have in any other map.
    r.samples = {90, 91, 92, 93};
    const Srgb8 east = render_field(r, "aspect", plain()).colour_at(8, 0);
    EXPECT_GT(east.r, east.b + 80);
}

TEST(field_map, nothing_is_drawn_below_what_the_samples_hold) {
    // Something laid down in the middle of nothing: nobody has lost anything beside it.
    Raster r = ramp(16, 12, 0, 0);
    for (int y = 5; y < 8; ++y)
        for (int x = 6; x < 9; ++x) r.samples[static_cast<std::size_t>(y * 16 + x)] = 2;
    const Picture p = render_field(r, "change", plain());
    const Srgb8 nothing = p.colour_at(0, 0), much = p.colour_at(30, 26);
    EXPECT_GT(much.b, much.r + 20);
    for (int y = 0; y < p.height; ++y)
        for (int x = 0; x < p.width; ++x) {
            const Srgb8 c = p.colour_at(x, y);
            EXPECT_LE(c.r - c.b, nothing.r - nothing.b) << x << ' ' << y;
        }
}

TEST(field_map, one_outlier_leaves_the_colours_to_the_rest) {
    Raster r = ramp(64, 64, 0, 1);
    r.samples[100] = 1e6f;
    const Picture p = render_field(r, "water", plain());
    EXPECT_GT(lightness(p.colour_at(2, 40)), lightness(p.colour_at(61, 40)) + 0.3);
}

TEST(field_map, any_shape_and_range_is_drawn_with_its_legend) {
    for (const char* field : {"slope", "water", "flow", "wear", "temperature", "zone", "own"})
        for (const double high : {0.0, 1e-6, 1e6, 3e38})
            for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 30}, {3, 2}}) {
                FieldOptions o;
                o.unit = "deg";
                o.long_side = 96;
                const Picture p = render_field(ramp(columns, rows, 0, high), field, o);
                EXPECT_GE(std::max(p.width, p.height), 400);  // room for the words
            }
    Raster nothing = ramp(2, 2, 0, 1);
    for (float& v : nothing.samples) v = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(render_field(nothing, "water", plain()).colour_at(5, 5), surround_colour);
}

TEST(field_map, the_ground_shades_the_map) {
    const Raster r = ramp(64, 64, 0.5, 0.5);
    Raster ground = ramp(64, 64, 0, 0);
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x) ground.at(x, y) = static_cast<float>(std::abs(x - 32));
    FieldOptions o = plain();
    o.height = &ground;
    const Picture p = render_field(r, "own", o);
    EXPECT_GT(lightness(p.colour_at(48, 32)), lightness(p.colour_at(16, 32)));
    const Raster wrong = ramp(3, 3, 0, 1);
    o.height = &wrong;
    EXPECT_THROW(render_field(r, "own", o), Error);
}

TEST(field_map, zones_have_the_colours_of_their_table) {
    Raster r = ramp(64, 4, 0, 1);
    for (std::size_t i = 0; i < r.samples.size(); ++i) r.samples[i] = i % 64 < 32 ? 104 : 101;
    const Picture p = render_field(r, "zone", plain());
    EXPECT_GT(p.colour_at(5, 2).r, 2 * p.colour_at(5, 2).b);    // BWh is red
    EXPECT_GT(p.colour_at(60, 2).b, 2 * p.colour_at(60, 2).r);  // Af is blue
}

TEST(field_map, classes_have_their_own_colours_and_names) {
    FieldOptions options = plain();
    options.classes = {{{200, 30, 30}, "red rock"}, {{30, 30, 200}, "blue rock"}};
    const Picture p = render_field(ramp(64, 4, 0, 1), "top_material", options);
    EXPECT_GT(p.colour_at(5, 2).r, 2 * p.colour_at(5, 2).b);
    EXPECT_GT(p.colour_at(60, 2).b, 2 * p.colour_at(60, 2).r);
    // Named swatches stand in the legend where the bar would be.
    options.legend = true;
    const Picture named = render_field(ramp(64, 4, 0, 1), "top_material", options);
    options.classes[1].name = "green rock";
    EXPECT_NE(named.rgb, render_field(ramp(64, 4, 0, 1), "top_material", options).rgb);
}

}  // namespace
}  // namespace cuesta
