// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/sidecar.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

Sidecar full_sidecar() {
    Sidecar s;
    s.file = "m.r16";
    s.columns = 5;
    s.rows = 3;
    s.spacing_m = 0.1;
    s.min = -12.25;
    s.max = 1.0 / 3;
    s.low = -20;
    s.high = 30;
    s.bits = 16;
    s.geo = GeoReference{.crs_wkt = "LOCAL_CS[\"x\"]",
                         .origin_x = 1e6,
                         .origin_y = 2e6 + 0.1,
                         .step_x = 0.1,
                         .step_y = -0.1};
    s.nodata = std::numeric_limits<double>::quiet_NaN();
    s.projection = "latlon";
    s.latitudes = LatitudeRange{-61.5, 90};
    s.nodata_count = 4;
    s.clamped_count = 2;
    s.sentence = "What it is.";
    s.classes = {"granite", "sand"};
    s.recipe_sha256 = "ab";
    s.version = "0.1.0";
    s.sha256 = "cd";
    s.data_sha256 = "ef";
    return s;
}

TEST(Sidecar, every_value_comes_back_exactly) {
    const Sidecar s = full_sidecar();
    const Sidecar back = parse_sidecar(sidecar_text(s));
    EXPECT_EQ(back.columns, 5);
    EXPECT_EQ(back.rows, 3);
    EXPECT_EQ(back.spacing_m, s.spacing_m);
    EXPECT_EQ(back.min, s.min);
    EXPECT_EQ(back.max, s.max);
    EXPECT_EQ(back.low, s.low);
    EXPECT_EQ(back.high, s.high);
    EXPECT_EQ(back.bits, 16);
    EXPECT_EQ(back.geo, s.geo);
    EXPECT_EQ(back.projection, "latlon");
    EXPECT_EQ(back.latitudes, s.latitudes);
    EXPECT_EQ(back.sentence, s.sentence);
    EXPECT_EQ(back.classes, s.classes);
    ASSERT_TRUE(back.nodata);
    EXPECT_TRUE(std::isnan(*back.nodata));
    EXPECT_EQ(back.nodata_count, 4u);
    EXPECT_EQ(back.clamped_count, 2u);
    EXPECT_EQ(back.recipe_sha256 + back.version + back.sha256 + back.data_sha256, "ab0.1.0cdef");
    // Points: two steps of 0.1 between three rows.
    EXPECT_NE(sidecar_text(s).find("\"extent_m\": [\n    0.4,\n    0.2\n  ]"), std::string::npos);
}

TEST(Sidecar, classes_are_a_list_of_names) {
    const std::string head = "{\"columns\": 1, \"rows\": 1, \"classes\": ";
    EXPECT_THROW(parse_sidecar(head + "3}"), Error);
    EXPECT_THROW(parse_sidecar(head + "[3]}"), Error);
    EXPECT_EQ(parse_sidecar(head + "[]}").classes.size(), 0u);
}

TEST(Sidecar, latitudes_are_two_degrees_and_the_projection_a_known_word) {
    const std::string head = "{\"columns\": 1, \"rows\": 1, ";
    EXPECT_THROW(parse_sidecar(head + "\"projection\": \"round\"}"), Error);
    EXPECT_THROW(parse_sidecar(head + "\"projection\": 3}"), Error);
    EXPECT_THROW(parse_sidecar(head + "\"latitudes\": [10, -10]}"), Error);
    EXPECT_THROW(parse_sidecar(head + "\"latitudes\": [0, 91]}"), Error);
    EXPECT_THROW(parse_sidecar(head + "\"latitudes\": 5}"), Error);
    const Sidecar flat = parse_sidecar(head + "\"projection\": \"flat\", \"latitudes\": [1, 2]}");
    EXPECT_EQ(flat.latitudes, (LatitudeRange{1, 2}));
    const std::string plain = sidecar_text(Sidecar{.columns = 1, .rows = 1});
    EXPECT_EQ(plain.find("latitudes"), std::string::npos);
    EXPECT_EQ(plain.find("projection"), std::string::npos);
}

TEST(Sidecar, names_that_are_not_utf8_can_be_written) {
    Sidecar s = full_sidecar();
    s.file = "\xff\xfe";
    EXPECT_NO_THROW(parse_sidecar(sidecar_text(s)));
}

TEST(Sidecar, text_that_is_no_sidecar_is_refused_with_a_reason) {
    const auto reason = [](const std::string& text) {
        return error_of([&] { parse_sidecar(text); });
    };
    EXPECT_EQ(reason("{\"columns\": 2, \"rows\": 2}"), "");
    EXPECT_NE(reason(""), "");
    EXPECT_NE(reason("[1, 2]"), "");
    EXPECT_NE(reason("{\"columns\": 2}").find("'rows'"), std::string::npos);
    EXPECT_NE(reason("{\"columns\": -2, \"rows\": 2}").find("'columns'"), std::string::npos);
    EXPECT_NE(reason("{\"columns\": 2.5, \"rows\": 2}"), "");
    EXPECT_NE(reason("{\"columns\": 1e400, \"rows\": 2}"), "");
    EXPECT_NE(reason("{\"columns\": 18446744073709551615, \"rows\": 2}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"low\": 5}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"low\": 5, \"high\": 4}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"low\": \"a\", \"high\": 4}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"spacing_m\": 0}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"byte_order\": \"middle\"}"), "");
    EXPECT_EQ(reason("{\"columns\": 2, \"rows\": 2, \"byte_order\": \"big\"}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"row_order\": \"south_first\"}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"step\": [1, \"x\"]}"), "");
    EXPECT_NE(reason("{\"columns\": 2, \"rows\": 2, \"nodata\": \"none\"}"), "");
    EXPECT_NE(reason(std::string(200000, '[')).find("nested"), std::string::npos);
    EXPECT_NE(reason(std::string((1 << 20) + 1, ' ')).find("1 MiB"), std::string::npos);
}

TEST(Sidecar, a_missing_one_is_silent_and_a_broken_one_is_ignored_aloud) {
    ScratchDirectory scratch;
    CollectingLog log;
    EXPECT_FALSE(read_sidecar(scratch / "m.exr", &log));
    EXPECT_TRUE(log.warnings.empty());
    put_file(scratch / "m.exr.json", "{");
    EXPECT_FALSE(read_sidecar(scratch / "m.exr", &log));
    ASSERT_EQ(log.warnings.size(), 1u);
    EXPECT_NE(log.warnings[0].find("m.exr.json is ignored"), std::string::npos);
    write_sidecar(scratch / "m.exr", full_sidecar());
    EXPECT_TRUE(read_sidecar(scratch / "m.exr", &log));
}

}  // namespace
}  // namespace cuesta
