// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/zone_equations.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>

#include "cuesta/terrain/zone_classes.h"

namespace cuesta {
namespace {

using Year = std::array<float, zone_months>;

ZoneYear year_of(const Year& temperature, const Year& rain) {
    return climate_year([&](int m) { return temperature[static_cast<std::size_t>(m)]; },
                        [&](int m) { return rain[static_cast<std::size_t>(m)]; });
}

std::string koppen(const Year& temperature, const Year& rain, bool north = true) {
    const int number = koppen_class(year_of(temperature, rain), north);
    const std::string_view name = find_zone_class(zone::koppen_first - 1 + number)->name;
    return std::string(name.substr(0, name.find(' ')));
}

// Half a year later: the same climate on the other hemisphere.
Year turned(const Year& year) {
    Year out;
    for (std::size_t i = 0; i < zone_months; ++i) out[i] = year[(i + 6) % zone_months];
    return out;
}

struct City {
    const char *name, *expected;
    Year temperature, rain;
};
// Normals of stations, rounded; mm and degrees Celsius from January on.
const City cities[] = {
    {"Singapore",
     "Af",
     {26.8f, 27.3f, 27.8f, 28.2f, 28.6f, 28.5f, 28.2f, 28.1f, 28, 27.9f, 27.2f, 26.8f},
     {222, 105, 151, 164, 164, 136, 145, 143, 127, 167, 252, 331}},
    {"Freetown",
     "Am",
     {27.8f, 28.3f, 28.5f, 28.5f, 27.9f, 26.6f, 25.6f, 25.2f, 25.9f, 26.5f, 27.2f, 27.5f},
     {8, 6, 28, 68, 214, 522, 1190, 1077, 800, 333, 148, 38}},
    {"Brasilia",
     "Aw",
     {21.9f, 22, 22.1f, 21.7f, 20.4f, 19.2f, 19.2f, 20.9f, 22.5f, 22.5f, 21.7f, 21.6f},
     {210, 190, 200, 130, 30, 5, 5, 15, 45, 160, 240, 250}},
    {"Cairo",
     "BWh",
     {14, 15.1f, 17.6f, 21.5f, 24.9f, 27.5f, 28, 28.2f, 26.6f, 24, 19.2f, 15.1f},
     {5, 4, 4, 1, 1, 0, 0, 0, 0, 1, 4, 6}},
    {"Turpan",
     "BWk",
     {-7, 0, 10, 19, 26, 31, 33, 31, 23.5f, 13, 3, -5},
     {1, 0.5f, 0.7f, 1, 1, 3, 2, 2.5f, 1.5f, 1, 0.5f, 1}},
    {"Niamey",
     "BSh",
     {24.5f, 27.5f, 31.5f, 34, 33.5f, 31, 29, 28, 29.5f, 31, 28, 25},
     {0, 0, 4, 6, 35, 69, 154, 171, 92, 10, 1, 0}},
    {"Denver",
     "BSk",
     {-0.5f, 0.5f, 5, 9, 14, 19.5f, 23.5f, 22.5f, 17.5f, 11, 4, -0.5f},
     {10, 9, 23, 36, 54, 49, 52, 43, 26, 25, 19, 11}},
    {"Rome",
     "Csa",
     {7.5f, 8.2f, 10.2f, 12.6f, 17.2f, 21.1f, 24.1f, 24.5f, 20.8f, 16.4f, 11.4f, 8.4f},
     {67, 73, 58, 81, 53, 34, 19, 37, 73, 113, 115, 81}},
    {"Santiago",
     "Csb",
     {20.9f, 20.2f, 18.3f, 15, 11.7f, 9.1f, 8.5f, 9.8f, 11.9f, 14.5f, 17.2f, 19.7f},
     {0.4f, 0.8f, 3.2f, 10.4f, 42.2f, 70.4f, 86.6f, 51.8f, 22, 13.4f, 9.2f, 2.1f}},
    {"Hong Kong",
     "Cwa",
     {16.3f, 16.8f, 19.1f, 22.6f, 26.3f, 28, 28.8f, 28.6f, 27.7f, 25.5f, 21.8f, 17.9f},
     {25, 54, 82, 175, 305, 456, 377, 432, 328, 101, 38, 27}},
    {"Mexico City",
     "Cwb",
     {14, 15.5f, 17.5f, 18.8f, 19, 18, 17, 17.1f, 16.9f, 16.2f, 15, 14},
     {8, 5, 10, 23, 57, 135, 175, 170, 145, 60, 12, 8}},
    {"Tokyo",
     "Cfa",
     {5.2f, 5.7f, 8.7f, 13.9f, 18.2f, 21.4f, 25, 26.4f, 22.8f, 17.5f, 12.1f, 7.6f},
     {52, 56, 118, 125, 138, 168, 154, 168, 210, 198, 93, 51}},
    {"London",
     "Cfb",
     {5.2f, 5.3f, 7.6f, 9.9f, 13.3f, 16.5f, 18.7f, 18.5f, 15.7f, 12, 8, 5.5f},
     {55, 41, 42, 44, 49, 45, 45, 50, 49, 69, 59, 55}},
    {"Reykjavik",
     "Cfc",
     {0.7f, 0.8f, 1.2f, 3.7f, 6.9f, 10, 11.6f, 11, 8.3f, 4.9f, 2.1f, 0.8f},
     {83, 86, 81, 56, 53, 44, 52, 67, 74, 86, 79, 98}},
    {"Seoul",
     "Dwa",
     {-2, 0.7f, 6.1f, 12.6f, 18.2f, 22.7f, 25.3f, 26.1f, 21.6f, 15, 7.5f, 0.2f},
     {17, 28, 37, 73, 104, 130, 415, 348, 142, 52, 51, 23}},
    {"Vladivostok",
     "Dwb",
     {-11.9f, -8.1f, -1.7f, 4.9f, 9.8f, 13.6f, 17.9f, 19.8f, 16, 8.7f, -0.9f, -9.1f},
     {12, 16, 27, 43, 97, 105, 158, 175, 103, 66, 38, 17}},
    {"Mohe",
     "Dwc",
     {-28.2f, -22.6f, -11.5f, 1, 9.9f, 16.5f, 18.7f, 15.6f, 7.9f, -2.6f, -17.7f, -26.7f},
     {5, 4, 7, 22, 35, 70, 105, 105, 55, 20, 10, 7}},
    {"Chicago",
     "Dfa",
     {-3.2f, -1.2f, 4.4f, 10.5f, 16.6f, 22.2f, 24.8f, 23.9f, 19.9f, 12.9f, 5.8f, -0.3f},
     {50, 48, 66, 101, 113, 104, 99, 107, 84, 84, 62, 54}},
    {"Moscow",
     "Dfb",
     {-6.2f, -5.9f, -0.7f, 6.9f, 13.6f, 17.3f, 19.7f, 17.6f, 11.9f, 5.8f, -0.5f, -4.4f},
     {53, 44, 39, 37, 61, 78, 84, 78, 66, 70, 52, 51}},
    {"Fairbanks",
     "Dfc",
     {-22, -18, -11, 1, 10, 16, 17, 14, 8, -4, -16, -20},
     {15, 11, 6, 8, 15, 35, 55, 48, 28, 21, 17, 16}},
    {"Yakutsk",
     "Dfd",
     {-38.6f, -33.8f, -20.1f, -4.8f, 7.5f, 16.4f, 19.5f, 15.2f, 6.1f, -7.8f, -27, -37.6f},
     {9, 8, 7, 8, 20, 35, 39, 37, 31, 18, 16, 10}},
    {"Utqiagvik",
     "ET",
     {-25.2f, -25.7f, -24.8f, -16.7f, -6, 2, 4.9f, 3.9f, -0.1f, -8.2f, -16.9f, -22.3f},
     {3, 3, 3, 4, 5, 8, 25, 27, 18, 11, 5, 4}},
    {"Vostok",
     "EF",
     {-32, -44, -58, -65, -66, -65, -67, -68, -66, -57, -43, -32},
     {1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1}},
};

TEST(koppen_class, cities_have_the_climates_that_atlases_give_them) {
    for (const City& city : cities) {
        EXPECT_EQ(koppen(city.temperature, city.rain), city.expected) << city.name;
        EXPECT_EQ(koppen(turned(city.temperature), turned(city.rain), false), city.expected)
            << city.name << " half a year later";
    }
}

// Six cold and six warm months: April to September is warm, `warm_months` of them at `warmest` and
// the others at 8 degrees or less; rain of a summer's and a winter's month.
std::string made(float coldest, float warmest, int warm_months, float summer_mm, float winter_mm) {
    Year temperature, rain;
    for (int m = 0; m < zone_months; ++m) {
        const bool summer = m >= 3 && m < 9;
        const auto i = static_cast<std::size_t>(m);
        temperature[i] = !summer               ? coldest
                         : m - 3 < warm_months ? warmest
                                               : std::min(warmest, 8.0f);
        rain[i] = summer ? summer_mm : winter_mm;
    }
    return koppen(temperature, rain);
}

TEST(koppen_class, all_thirty_classes_are_reached) {
    EXPECT_EQ(made(25, 27, 6, 100, 100), "Af");
    EXPECT_EQ(made(25, 27, 6, 400, 20), "Am");
    EXPECT_EQ(made(25, 27, 6, 250, 10), "Aw");
    EXPECT_EQ(made(20, 30, 6, 5, 5), "BWh");
    EXPECT_EQ(made(-5, 25, 6, 5, 5), "BWk");
    EXPECT_EQ(made(20, 30, 6, 45, 45), "BSh");
    EXPECT_EQ(made(-5, 25, 6, 20, 20), "BSk");
    EXPECT_EQ(made(5, 24, 6, 5, 100), "Csa");
    EXPECT_EQ(made(5, 18, 6, 5, 100), "Csb");
    EXPECT_EQ(made(5, 12, 3, 5, 100), "Csc");
    EXPECT_EQ(made(5, 24, 6, 200, 5), "Cwa");
    EXPECT_EQ(made(5, 18, 6, 200, 5), "Cwb");
    EXPECT_EQ(made(5, 12, 3, 200, 5), "Cwc");
    EXPECT_EQ(made(5, 24, 6, 90, 90), "Cfa");
    EXPECT_EQ(made(5, 18, 6, 90, 90), "Cfb");
    EXPECT_EQ(made(5, 12, 3, 90, 90), "Cfc");
    EXPECT_EQ(made(-5, 24, 6, 5, 100), "Dsa");
    EXPECT_EQ(made(-5, 18, 6, 5, 100), "Dsb");
    EXPECT_EQ(made(-5, 12, 3, 5, 100), "Dsc");
    EXPECT_EQ(made(-40, 12, 3, 5, 100), "Dsd");
    EXPECT_EQ(made(-5, 24, 6, 200, 5), "Dwa");
    EXPECT_EQ(made(-5, 18, 6, 200, 5), "Dwb");
    EXPECT_EQ(made(-5, 12, 3, 200, 5), "Dwc");
    EXPECT_EQ(made(-40, 12, 3, 200, 5), "Dwd");
    EXPECT_EQ(made(-5, 24, 6, 90, 90), "Dfa");
    EXPECT_EQ(made(-5, 18, 6, 90, 90), "Dfb");
    EXPECT_EQ(made(-5, 12, 3, 90, 90), "Dfc");
    EXPECT_EQ(made(-40, 12, 3, 90, 90), "Dfd");
    EXPECT_EQ(made(-20, 8, 6, 50, 50), "ET");
    EXPECT_EQ(made(-40, -5, 6, 5, 5), "EF");
}

TEST(koppen_class, limits_belong_where_the_table_puts_them) {
    EXPECT_EQ(made(18, 27, 6, 100, 100), "Af");  // coldest >= 18
    EXPECT_EQ(made(17.9f, 27, 6, 100, 100), "Cfa");
    EXPECT_EQ(made(0.1f, 18, 6, 90, 90), "Cfb");  // coldest > 0
    EXPECT_EQ(made(0, 18, 6, 90, 90), "Dfb");
    EXPECT_EQ(made(5, 22, 6, 90, 90), "Cfa");  // warmest >= 22
    EXPECT_EQ(made(5, 21.9f, 6, 90, 90), "Cfb");
    EXPECT_EQ(made(5, 12, 4, 90, 90), "Cfb");    // four months above 10
    EXPECT_EQ(made(-38, 12, 3, 90, 90), "Dfc");  // coldest < -38
    EXPECT_EQ(made(-38.1f, 12, 3, 90, 90), "Dfd");
    EXPECT_EQ(made(-5, 10, 6, 90, 90), "ET");  // warmest > 10 for D
    EXPECT_EQ(made(-5, 0, 6, 90, 90), "EF");   // warmest > 0 for ET
    EXPECT_EQ(made(25, 27, 6, 60, 60), "Af");  // 60 mm in the driest month
    EXPECT_EQ(made(25, 27, 6, 200, 59.9f), "Am");
}

// Mean 20, even rain: the threshold is 10 (40 + 14) = 540 mm.
TEST(koppen_class, dryness_follows_from_warmth_and_season_of_rain) {
    EXPECT_EQ(made(19, 21, 6, 45, 45), "Aw");  // 540 mm is enough
    EXPECT_EQ(made(19, 21, 6, 44.9f, 44.9f), "BSh");
    EXPECT_EQ(made(19, 21, 6, 22.5f, 22.5f), "BSh");  // half of it, 270
    EXPECT_EQ(made(19, 21, 6, 22.4f, 22.4f), "BWh");
    EXPECT_EQ(made(19, 21, 6, 113, 0), "BSh");  // summer rain: 680 are needed
    EXPECT_EQ(made(19, 21, 6, 114, 0), "Aw");
    EXPECT_EQ(made(19, 21, 6, 0, 67), "Aw");  // winter rain: 400
    EXPECT_EQ(made(19, 21, 6, 0, 66), "BSh");
}

TEST(koppen_class, where_a_year_has_no_warmer_half_the_hemisphere_tells_summer) {
    Year even;
    even.fill(12);
    Year rain;
    for (std::size_t i = 0; i < zone_months; ++i) rain[i] = i >= 3 && i < 9 ? 5.0f : 150.0f;
    EXPECT_EQ(koppen(even, rain, true), "Csb");
    EXPECT_EQ(koppen(even, rain, false), "Cwb");
}

const LifeZoneLimits document{{-2.5f, 10, 17.5f, 23.75f, 30},
                              {0.1f, 0.25f, 0.35f, 0.5f, 0.6f, 0.75f, 0.8f}};

TEST(life_zone, every_limit_itself_belongs_to_the_lower_class) {
    const int first[] = {zone::alpine, zone::boreal,      zone::cold,
                         zone::warm,   zone::subtropical, zone::tropical};
    for (std::size_t i = 0; i < 5; ++i) {
        const float limit = document.temperature[i];
        EXPECT_EQ(life_zone(limit, 0, document), first[i]);
        EXPECT_EQ(life_zone(std::nextafter(limit, 100.0f), 0, document), first[i + 1]);
    }
    for (std::size_t i = 0; i < 7; ++i) {  // the tropical row has a class for each column
        const float limit = document.wetness[i];
        EXPECT_EQ(life_zone(40, limit, document), zone::tropical + static_cast<int>(i));
        EXPECT_EQ(life_zone(40, std::nextafter(limit, 2.0f), document),
                  zone::tropical + static_cast<int>(i) + 1);
    }
}

TEST(life_zone, all_37_classes_of_the_table_are_reached) {
    std::set<int> seen;
    for (const float t : {-10.0f, 0.0f, 15.0f, 20.0f, 25.0f, 35.0f})
        for (const float m : {0.05f, 0.2f, 0.3f, 0.4f, 0.55f, 0.7f, 0.78f, 0.9f})
            seen.insert(life_zone(t, m, document));
    EXPECT_EQ(seen.size(), 37u);
    EXPECT_EQ(*seen.begin(), zone::alpine);
    EXPECT_EQ(*seen.rbegin(), zone::last);
}

// The columns of section 10 of the table with eight zones, from semiarid on.
TEST(life_zone, wet_columns_of_cold_rows_run_together) {
    const float columns[] = {0.4f, 0.55f, 0.7f, 0.78f, 0.9f};
    const int alpine[] = {8, 8, 8, 8, 8}, boreal[] = {12, 13, 13, 13, 13};
    const int cold[] = {17, 18, 19, 19, 19}, warm[] = {23, 24, 25, 26, 26};
    const int tropical[] = {37, 38, 39, 40, 41};
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(life_zone(-10, columns[i], document), alpine[i]);
        EXPECT_EQ(life_zone(0, columns[i], document), boreal[i]);
        EXPECT_EQ(life_zone(15, columns[i], document), cold[i]);
        EXPECT_EQ(life_zone(20, columns[i], document), warm[i]);
        EXPECT_EQ(life_zone(35, columns[i], document), tropical[i]);
    }
}

TEST(holdridge_class, all_38_life_zones_are_reached) {
    std::set<int> seen;
    for (const float t : {1.0f, 2.0f, 4.0f, 9.0f, 15.0f, 21.0f, 26.0f})
        for (float p = 90; p < 20000; p *= 2) seen.insert(holdridge_class(t, p));
    EXPECT_EQ(seen.size(), 38u);
}

TEST(holdridge_class, known_places) {
    const auto name = [](float biotemperature, float rain) {
        return find_zone_class(zone::holdridge_shift + holdridge_class(biotemperature, rain))->name;
    };
    EXPECT_EQ(name(27, 9000), "tropical rain forest");           // Choco
    EXPECT_EQ(name(22, 25), "subtropical desert");               // Cairo
    EXPECT_EQ(name(11.3f, 603), "cool temperate moist forest");  // London
    EXPECT_EQ(name(5, 400), "boreal moist forest");              // Yakutia's south
    EXPECT_EQ(name(0, 20), "polar desert");
    EXPECT_EQ(name(26, 3000), "tropical moist forest");
}

TEST(climate_year, frost_and_heat_do_not_count_as_warmth) {
    Year temperature{-20, -10, 0, 10, 20, 30, 40, 30, 20, 10, 0, -10}, rain{};
    const ZoneYear year = year_of(temperature, rain);
    EXPECT_FLOAT_EQ(year.bio_sum, 10 + 20 + 30 + 30 + 30 + 20 + 10);
    EXPECT_EQ(year.coldest, -20);
    EXPECT_EQ(year.warmest, 40);
    EXPECT_EQ(year.warm_months, 5);
}

}  // namespace
}  // namespace cuesta
