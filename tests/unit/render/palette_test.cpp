// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/palette.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/terrain/field_names.h"

namespace cuesta {
namespace {

double step(const OkLab& p, const OkLab& q) {
    return std::sqrt((p.L - q.L) * (p.L - q.L) + (p.a - q.a) * (p.a - q.a) +
                     (p.b - q.b) * (p.b - q.b));
}

TEST(palette, as_bytes_it_runs_from_its_first_colour_to_its_last) {
    const Palette& land = *find_palette("land");
    const std::vector<std::uint8_t> bytes = palette_bytes(land);
    ASSERT_EQ(bytes.size(), 768u);
    const auto near = [](std::uint8_t a, std::uint8_t b) { return std::abs(a - b) <= 1; };
    const Srgb8 first = land.stops.front().colour, last = land.stops.back().colour;
    EXPECT_TRUE(near(bytes[0], first.r) && near(bytes[1], first.g) && near(bytes[2], first.b));
    EXPECT_TRUE(near(bytes[765], last.r) && near(bytes[766], last.g) && near(bytes[767], last.b));
}

TEST(palette, lightness_is_strictly_monotone_where_claimed) {
    int claimed = 0;
    for (const Palette& p : palettes()) {
        if (!p.lightness_rises && !p.lightness_falls) continue;
        ++claimed;
        const Ramp ramp(p, 257);
        for (std::size_t i = 1; i < ramp.table().size(); ++i) {
            const double before = to_oklab(ramp.table()[i - 1]).L;
            const double after = to_oklab(ramp.table()[i]).L;
            if (p.lightness_rises)
                EXPECT_GT(after, before) << p.name << ' ' << i;
            else
                EXPECT_LT(after, before) << p.name << ' ' << i;
        }
    }
    EXPECT_GE(claimed, 8);
}

TEST(palette, even_palettes_have_equal_steps_for_the_eye) {
    for (const Palette& p : palettes()) {
        if (!p.even || !(p.lightness_rises || p.lightness_falls)) continue;
        const Ramp ramp(p, 65);
        std::vector<double> steps;
        for (std::size_t i = 1; i < ramp.table().size(); ++i)
            steps.push_back(step(to_oklab(ramp.table()[i - 1]), to_oklab(ramp.table()[i])));
        // Around a stop a step cuts the corner, so it may be shorter, never longer.
        const double longest = std::ranges::max(steps), shortest = std::ranges::min(steps);
        EXPECT_GT(shortest, 0.85 * longest) << p.name;
    }
}

TEST(palette, the_middle_of_a_diverging_palette_is_its_lightest_and_nearly_grey) {
    for (const Palette& p : palettes()) {
        if (p.kind != PaletteKind::diverging) continue;
        const Ramp ramp(p, 201);
        const OkLab middle = to_oklab(ramp.table()[100]);
        for (const Rgb& c : ramp.table()) EXPECT_LE(to_oklab(c).L, middle.L + 1e-9) << p.name;
        EXPECT_LT(std::sqrt(middle.a * middle.a + middle.b * middle.b), 0.02) << p.name;
    }
}

TEST(palette, fields_find_their_palette_by_name) {
    EXPECT_EQ(palette_for_field("height").name, "land");
    EXPECT_EQ(palette_for_field("slope").name, "slope");
    EXPECT_EQ(palette_for_field("discharge").name, "flow");
    EXPECT_EQ(palette_for_field("basin").kind, PaletteKind::categorical);
    EXPECT_EQ(palette_for_field("layer.sand").name, "hardness");
    EXPECT_EQ(palette_for_field("something_of_my_own").name, "value");
    EXPECT_EQ(find_palette("no such palette"), nullptr);
}

TEST(palette, a_field_keeps_its_scale_in_any_palette_that_has_none_of_its_own) {
    EXPECT_EQ(stretch_of("flow", palette_for_field("flow")), Stretch::log);
    EXPECT_EQ(stretch_of("discharge", *find_palette("dusk")), Stretch::log);
    EXPECT_EQ(stretch_of("water", *find_palette("flow")), Stretch::linear);
    EXPECT_EQ(stretch_of("mine", *find_palette("flow")), Stretch::linear);
    EXPECT_EQ(stretch_of("flow", *find_palette("change")), Stretch::symmetric);
    EXPECT_EQ(stretch_of("flow", *find_palette("plate")), Stretch::steps);
}

TEST(palette, directions_go_around_a_palette_that_ends_as_it_begins) {
    const Palette& compass = palette_for_field("aspect");
    ASSERT_EQ(compass.kind, PaletteKind::cyclic);
    EXPECT_EQ(word(compass.kind), "cyclic");
    EXPECT_EQ(stretch_of("aspect", compass), Stretch::around);
    EXPECT_EQ(stretch_of("height", compass), Stretch::linear);
    EXPECT_EQ(stretch_of("aspect", *find_palette("slope")), Stretch::linear);
    EXPECT_FALSE(has_means(compass));
    EXPECT_TRUE(has_means(*find_palette("change")));
    EXPECT_FALSE(has_means(*find_palette("category")));
    // Light in the north, dark in the south, without turning back; opposites are far apart, and an
    // eighth is as good as any other.
    const Ramp ramp(compass, 361);
    const auto lab = [&](int degrees) {
        return to_oklab(ramp.table()[static_cast<std::size_t>(degrees)]);
    };
    EXPECT_EQ(ramp.table().front(), ramp.table().back());
    for (int a = 0; a < 180; ++a) {
        EXPECT_LT(lab(a + 1).L, lab(a).L) << a;
        EXPECT_LT(lab(359 - a).L, lab(360 - a).L) << 360 - a;
        EXPECT_GT(step(lab(a), lab(a + 180)), 0.2) << a;
    }
    double least = 1, most = 0;
    for (int a = 0; a < 360; a += 45) {
        const double eighth = step(lab(a), lab(a + 45));
        least = std::min(least, eighth), most = std::max(most, eighth);
    }
    EXPECT_GT(least, 0.65 * most);
}

TEST(palette, the_compass_has_north_at_both_ends) {
    std::string words;
    for (const CompassPoint& point : compass_points()) words += point.name;
    EXPECT_EQ(words, "NESWN");
    EXPECT_EQ(compass_points()[1].degrees, 90);
}

TEST(palette, every_field_names_a_palette_that_exists_and_fits_its_values) {
    for (const FieldInfo& info : known_fields()) {
        const Palette* palette = find_palette(info.palette);
        ASSERT_NE(palette, nullptr) << info.name;
        EXPECT_EQ(palette->kind == PaletteKind::categorical, info.values == FieldValues::classes)
            << info.name;
        EXPECT_EQ(palette->kind == PaletteKind::cyclic, info.values == FieldValues::direction)
            << info.name;
    }
}

TEST(palette, wear_is_rust_and_deposit_is_blue_green) {
    const Rgb worn = Ramp(palette_for_field("wear")).at(1);
    const Rgb gained = Ramp(palette_for_field("deposit")).at(1);
    EXPECT_GT(worn.r, 2 * worn.b);
    EXPECT_GT(gained.b, 2 * gained.r);
}

TEST(palette, categories_repeat_after_twelve_and_take_any_number) {
    EXPECT_EQ(category_colour(0), category_colour(12));
    EXPECT_EQ(category_colour(-1), category_colour(11));
    for (int i = 0; i < 12; ++i)
        for (int j = 0; j < i; ++j) EXPECT_NE(category_colour(i), category_colour(j));
}

TEST(palette, named_classes_have_the_colours_of_their_rows_and_repeat_nowhere) {
    const Palette& zone = *find_palette("zone");
    EXPECT_EQ(palette_for_field("zone").name, "zone");
    EXPECT_EQ(zone.classes.size(), zone_classes().size());
    for (const ClassRow& row : zone_classes()) {
        EXPECT_EQ(find_class(zone, row.number), &row);
        EXPECT_EQ(class_colour(zone, row.number),
                  to_linear({row.colour[0], row.colour[1], row.colour[2]}));
    }
    EXPECT_EQ(find_class(zone, 77), nullptr);
    EXPECT_EQ(class_colour(zone, 77), class_colour(zone, -5));
    const Palette& category = *find_palette("category");
    EXPECT_EQ(class_colour(category, 3), category_colour(3));
    EXPECT_EQ(find_class(category, 3), nullptr);
}

TEST(palette, as_bytes_the_number_of_a_class_is_that_of_its_colour) {
    const std::vector<std::uint8_t> bytes = palette_bytes(*find_palette("zone"));
    ASSERT_EQ(bytes.size(), 768u);
    EXPECT_EQ((std::vector(bytes.begin() + 3 * 104, bytes.begin() + 3 * 105)),
              (std::vector<std::uint8_t>{255, 0, 0}));  // BWh
}

TEST(palette, a_ramp_is_cut_at_its_ends) {
    const Ramp ramp(*find_palette("water"));
    EXPECT_EQ(ramp.at(-3), ramp.at(0));
    EXPECT_EQ(ramp.at(7), ramp.at(1));
}

TEST(palette, ticks_are_round_and_inside) {
    EXPECT_EQ(nice_ticks(0, 1500, 5), (std::vector<double>{0, 500, 1000, 1500}));
    EXPECT_EQ(nice_ticks(236, 1076, 5), (std::vector<double>{400, 600, 800, 1000}));
    EXPECT_EQ(nice_ticks(-1.5, 1.5, 3), (std::vector<double>{-1, 0, 1}));
    EXPECT_TRUE(nice_ticks(3, 3, 5).empty());
    EXPECT_EQ(nice_floor(0.7), 0.5);
    EXPECT_EQ(nice_floor(1), 1);
    EXPECT_EQ(nice_floor(4999), 2000);
}

}  // namespace
}  // namespace cuesta
