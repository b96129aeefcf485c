// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/whole_metres.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/atomic_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

TEST(WholeMetres, a_tile_of_the_shuttle_comes_back_with_its_gaps_and_its_place) {
    const ScratchDirectory scratch;
    Raster map = rough_map(1201, 1201);
    map.invalid.assign(map.cells(), 0);
    map.invalid[77] = 1;
    write_hgt(scratch / "S07W062.hgt", map);
    const Raster back = read_hgt(scratch / "S07W062.hgt", {});
    EXPECT_EQ(back.invalid, map.invalid);
    for (std::size_t i = 0; i < map.cells(); ++i)
        if (i != 77) {
            ASSERT_EQ(back.samples[i], std::round(map.samples[i])) << i;
        }
    ASSERT_TRUE(back.geo);
    EXPECT_EQ(back.geo->origin_x, -62);
    EXPECT_EQ(back.geo->origin_y, -6);  // the northern edge of the degree
    EXPECT_EQ(back.geo->step_x, 1 / 1200.0);
    std::filesystem::rename(scratch / "S07W062.hgt", scratch / "tile.hgt");
    EXPECT_FALSE(read_hgt(scratch / "tile.hgt", {}).geo);
}

TEST(WholeMetres, the_high_byte_comes_first) {
    const ScratchDirectory scratch;
    Raster map = rough_map(1201, 1201);
    map.samples[0] = 258, map.samples[1] = -1;
    write_hgt(scratch / "m.hgt", map);
    EXPECT_EQ(read_file(scratch / "m.hgt", 1 << 22).substr(0, 4), "\x01\x02\xff\xff");
}

TEST(WholeMetres, other_lengths_and_heights_are_refused) {
    const ScratchDirectory scratch;
    put_file(scratch / "m.hgt", "abcd");
    EXPECT_THROW(read_hgt(scratch / "m.hgt", {}), Error);
    Raster map = rough_map(1201, 1201);
    map.samples[5] = 40000;
    EXPECT_THROW(write_hgt(scratch / "n.hgt", map), Error);
    map.samples[5] = std::nanf("");
    EXPECT_THROW(write_hgt(scratch / "n.hgt", map), Error);
    EXPECT_FALSE(std::filesystem::exists(scratch / "n.hgt"));
}

TEST(WholeMetres, sizes_of_tiles) {
    EXPECT_EQ(tile_problem(".hgt", 3601, 3601), "");
    EXPECT_EQ(tile_problem(".dt0", 121, 121), "");
    EXPECT_EQ(tile_problem(".dt1", 601, 1201), "");  // from 50 degrees on
    EXPECT_EQ(tile_problem(".dt2", 601, 3601), "");  // from 80 degrees on
    for (const char* ending : {".hgt", ".dt0", ".dt1", ".dt2"})
        EXPECT_NE(tile_problem(ending, 512, 512), "");
}

TEST(WholeMetres, only_a_map_that_fills_a_degree_keeps_its_place) {
    CollectingLog log;
    const Raster map = rough_map(121, 121);
    const GeoReference degree{"GEOGCS[\"WGS 84\"]", 10, 47, 1 / 120.0, -1 / 120.0};
    EXPECT_EQ(tile_place("a.dt0", map, degree, &log).origin_x, 10);
    EXPECT_TRUE(log.warnings.empty());
    const GeoReference metres{"PROJCS[\"UTM\"]", 500000, 5200000, 90, -90};
    EXPECT_EQ(tile_place("a.dt0", map, metres, &log).origin_x, 0);
    EXPECT_EQ(log.warnings.size(), 1u);
}

}  // namespace
}  // namespace cuesta
