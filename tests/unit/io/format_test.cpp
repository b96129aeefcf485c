// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/format.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <limits>

#include "cuesta/base/atomic_file.h"
#include "cuesta/io/geotiff.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/sidecar.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

constexpr float nan_value = std::numeric_limits<float>::quiet_NaN();
constexpr float infinity = std::numeric_limits<float>::infinity();

class FormatTest : public ::testing::Test {
protected:
    // Formats that can be written here and now in any size; GeoTIFF only where GDAL is.
    std::vector<std::string> writable(int bits) {
        std::vector<std::string> endings;
        for (const FormatInfo& format : formats())
            if (format.can_write() && !format.directory && format.bits == bits &&
                format.samples != Samples::whole_metres && (!format.gdal || gdal_version()))
                endings.emplace_back(format.extension);
        return endings;
    }
    ScratchDirectory scratch;
    CollectingLog log;
    ReadOptions reading{.log = &log};
    WriteOptions writing{.log = &log};
};

TEST_F(FormatTest, endings_choose_the_format_in_any_case) {
    EXPECT_EQ(format_of("a/b.EXR").extension, ".exr");
    EXPECT_EQ(format_of("x.tiff").extension, ".tif");
    for (const FormatInfo& format : formats()) {
        EXPECT_EQ(&format_of("x" + std::string(format.extension)), &format);
        EXPECT_TRUE(format.sentence.ends_with('.'));
        EXPECT_EQ(format.can_write(), format.bits != 0);
        EXPECT_TRUE(format.can_read()) << format.extension;
    }
}

TEST_F(FormatTest, an_unknown_ending_names_the_known_and_the_nearest) {
    const std::string said = error_of([] { format_of("map.exe"); });
    EXPECT_NE(said.find(".exr, .tif"), std::string::npos) << said;
    EXPECT_NE(said.find("Did you mean '.exr'"), std::string::npos) << said;
    EXPECT_THROW(read_raster("noending"), Error);
    EXPECT_THROW(write_raster("m.dem", rough_map(1, 1)), Error);
    // What cannot be written is not offered to who wants to write.
    const std::string written = error_of([] { format_to_write("map.exe"); });
    EXPECT_EQ(written.find(".dem"), std::string::npos) << written;
    const std::string dem = error_of([] { format_to_write("map.dem"); });
    EXPECT_NE(dem.find("only read"), std::string::npos) << dem;
}

TEST_F(FormatTest, a_row_says_nothing_that_contradicts_itself) {
    std::vector<std::string_view> endings;
    for (const FormatInfo& format : formats()) {
        SCOPED_TRACE(format.extension);
        endings.push_back(format.extension);
        if (!format.also.empty()) endings.push_back(format.also);
        EXPECT_EQ(format.samples == Samples::range,
                  format.gaps == Gaps::zero && format.can_write());
        EXPECT_TRUE(!format.levels || format.samples == Samples::range);
        EXPECT_TRUE(!format.colours || format.levels);
        EXPECT_NE(format.mime.find('/'), std::string_view::npos);
        EXPECT_EQ(format.library_bytes() > 0, format.gdal);
        EXPECT_EQ(format.sentence.find("(GDAL)") != std::string_view::npos, format.gdal);
    }
    std::sort(endings.begin(), endings.end());
    EXPECT_EQ(std::adjacent_find(endings.begin(), endings.end()), endings.end());
    for (const std::string_view ending : endings) EXPECT_TRUE(ending.starts_with('.')) << ending;
}

TEST_F(FormatTest, the_sidecar_of_a_headerless_map_of_the_other_byte_order_is_not_taken) {
    const Raster map = rough_map(4, 4);
    write_raster(scratch / "m.r16", map, writing);
    Sidecar sidecar = *read_sidecar(scratch / "m.r16", nullptr);
    EXPECT_TRUE(read_raster(scratch / "m.r16", reading).low);
    sidecar.byte_order = "big";
    write_sidecar(scratch / "m.r16", sidecar);
    EXPECT_FALSE(read_raster(scratch / "m.r16", reading).low);
    ASSERT_FALSE(log.warnings.empty());
    EXPECT_NE(log.warnings.back().find("byte_order"), std::string::npos);
}

TEST_F(FormatTest, eight_bits_are_told_in_the_sidecar_and_warned_of) {
    const Raster map = rough_map(9, 7);
    writing.bits = 8;
    for (const char* name : {"m.png", "m.pgm"}) {
        log.warnings.clear();
        const WrittenFile written = write_raster(scratch / name, map, writing);
        EXPECT_EQ(log.warnings.size(), 1u) << name;
        EXPECT_EQ(read_sidecar(scratch / name, nullptr)->bits, 8) << name;
        Raster back = read_raster(scratch / name, reading);
        to_metres(back);
        const double half_step = (written.max - written.min) / 255 / 2 * 1.001;
        for (std::size_t i = 0; i < map.cells(); ++i)
            ASSERT_NEAR(back.samples[i], map.samples[i], half_step + 2e-4) << name;
    }
}

TEST_F(FormatTest, tiles_of_surveys_are_refused_before_there_is_anything_to_write) {
    EXPECT_EQ(error_of([] { check_can_write("a.png", 5, 4); }), "");
    EXPECT_EQ(error_of([] { check_can_write("a.hgt", 1201, 1201); }), "");
    EXPECT_NE(error_of([] { check_can_write("a.hgt", 1201, 1200); }), "");
    EXPECT_NE(error_of([] { check_can_write("a.dt1", 512, 512); }), "");
    EXPECT_NE(error_of([] { check_can_write("a.jp2", 512, 512); }), "");
    EXPECT_EQ(write_problem("a.hgt", 1201, 1201), "");
    EXPECT_EQ(write_problem("a.hgt", 5, 4),
              "a .hgt has 1201 x 1201 or 3601 x 3601 samples, not 5 x 4");
}

TEST_F(FormatTest, float_formats_keep_every_bit_and_tell_the_same_data_hash) {
    Raster map = rough_map(13, 9);
    map.spacing_m = 4;
    const std::string hash = data_sha256(map);
    for (const std::string& ending : writable(32)) {
        const WrittenFile written = write_raster(scratch / ("m" + ending), map, writing);
        EXPECT_EQ(written.data_sha256, hash);
        EXPECT_EQ(written.sha256, sha256_of_file(written.path));
        EXPECT_EQ(written.bytes, std::filesystem::file_size(written.path));
        const Raster back = read_raster(written.path, reading);
        EXPECT_TRUE(same_bits(back.samples, map.samples)) << ending;
        EXPECT_EQ(back.spacing_m, 4) << ending;
        EXPECT_EQ(data_sha256(back), hash) << ending;
        EXPECT_TRUE(back.in_metres);
    }
    EXPECT_TRUE(log.warnings.empty());
}

TEST_F(FormatTest, masks_survive_in_every_float_format) {
    Raster map = rough_map(4, 3);
    map.invalid.assign(12, 0);
    map.invalid[0] = map.invalid[7] = 1;
    const std::string hash = data_sha256(map);
    for (const std::string& ending : writable(32)) {
        const WrittenFile written = write_raster(scratch / ("m" + ending), map, writing);
        EXPECT_EQ(written.masked, 2u);
        const Raster back = read_raster(written.path, reading);
        EXPECT_EQ(back.invalid, map.invalid) << ending;
        EXPECT_EQ(data_sha256(back), hash) << ending;
        EXPECT_TRUE(check_finite(back).ok()) << ending;
    }
}

TEST_F(FormatTest, sixteen_bit_files_return_lowest_and_highest_exactly) {
    Raster map = rough_map(16, 16);
    map.spacing_m = 2;
    for (const std::string& ending : writable(16)) {
        const WrittenFile written = write_raster(scratch / ("m" + ending), map, writing);
        EXPECT_EQ(*written.low, written.min);
        Raster back = read_raster(written.path, reading);
        EXPECT_FALSE(back.in_metres);
        EXPECT_EQ(back.low, written.min);
        EXPECT_EQ(back.high, written.max);
        EXPECT_EQ(back.spacing_m, 2);
        to_metres(back);
        const auto [low, high] = std::minmax_element(back.samples.begin(), back.samples.end());
        EXPECT_EQ(*low, written.min) << ending;
        EXPECT_EQ(*high, written.max) << ending;
        const double half_step = (written.max - written.min) / 65535 / 2 * 1.001;
        for (std::size_t i = 0; i < map.cells(); ++i)
            EXPECT_NEAR(back.samples[i], map.samples[i], half_step + 2e-4);
    }
}

TEST_F(FormatTest, a_given_range_counts_what_lies_outside) {
    const Raster map{.columns = 3, .rows = 1, .samples = {-1, 5, 11}};
    writing.low = 0, writing.high = 10;
    const WrittenFile written = write_raster(scratch / "m.r16", map, writing);
    EXPECT_EQ(written.clamped, 2u);
    EXPECT_EQ(log.warnings.size(), 1u);
    EXPECT_EQ(read_sidecar(scratch / "m.r16", nullptr)->clamped_count, 2u);
    writing.high = -1;
    EXPECT_THROW(write_raster(scratch / "m.r16", map, writing), Error);
    writing.high = std::numeric_limits<double>::infinity();
    EXPECT_THROW(write_raster(scratch / "m.r16", map, writing), Error);
}

TEST_F(FormatTest, a_flat_map_is_zero_with_low_equal_to_high) {
    const Raster map{.columns = 2, .rows = 2, .samples = {7, 7, 7, 7}};
    write_raster(scratch / "m.png", map, writing);
    Raster back = read_raster(scratch / "m.png", reading);
    EXPECT_EQ(back.low, 7);
    EXPECT_EQ(back.high, 7);
    to_metres(back);
    EXPECT_EQ(back.samples, map.samples);
}

TEST_F(FormatTest, sixteen_bits_without_a_range_keep_their_numbers) {
    Raster map{.columns = 2, .rows = 1, .samples = {0.25f, 0.5f}, .in_metres = false};
    write_raster(scratch / "m.png", map, writing);
    const Raster back = read_raster(scratch / "m.png", reading);
    EXPECT_FALSE(back.low);
    EXPECT_EQ(back.samples[1], static_cast<float>(32768 / 65535.0));
    Raster unknown = back;
    EXPECT_THROW(to_metres(unknown), Error);
    to_metres(unknown, 0, 65535);
    EXPECT_EQ(unknown.samples[1], 32768);
}

TEST_F(FormatTest, non_finite_samples_are_counted_with_the_first_position) {
    Raster map = rough_map(3, 3);
    EXPECT_TRUE(check_finite(map).ok());
    map.samples[5] = nan_value;
    map.samples[7] = infinity;
    map.samples[0] = nan_value;
    map.invalid.assign(9, 0);
    map.invalid[0] = 1;  // marked, so it does not count
    const NonFinite found = check_finite(map);
    EXPECT_EQ(found.count, 2u);
    EXPECT_EQ(found.x, 2);
    EXPECT_EQ(found.y, 1);
    EXPECT_EQ(describe(found), "2 samples are NaN or infinite, the first at x 2, y 1");
    EXPECT_THROW(write_raster(scratch / "m.png", map, writing), Error);
    EXPECT_EQ(write_raster(scratch / "m.npy", map, writing).non_finite, 2u);
    EXPECT_EQ(mask_non_finite(map), 2u);
    EXPECT_TRUE(check_finite(map).ok());
    EXPECT_EQ(write_raster(scratch / "m.png", map, writing).masked, 3u);
    EXPECT_EQ(read_sidecar(scratch / "m.png", nullptr)->nodata_count, 3u);
}

TEST_F(FormatTest, a_valid_sample_is_never_mistaken_for_nodata) {
    Raster map{.columns = 2, .rows = 1, .samples = {-32767, 1}};
    write_raster(scratch / "m.asc", map, writing);
    EXPECT_TRUE(read_raster(scratch / "m.asc", reading).invalid.empty());
    map.invalid = {0, 1};
    EXPECT_THROW(write_raster(scratch / "m.asc", map, writing), Error);
    writing.nodata = -9999;
    write_raster(scratch / "m.asc", map, writing);
    EXPECT_EQ(read_raster(scratch / "m.asc", reading).invalid, map.invalid);
}

TEST_F(FormatTest, a_map_without_any_valid_sample_has_no_range) {
    Raster map{.columns = 1, .rows = 1, .samples = {3}, .invalid = {1}};
    const WrittenFile written = write_raster(scratch / "m.r16", map, writing);
    EXPECT_TRUE(std::isnan(written.min));
    EXPECT_FALSE(read_sidecar(scratch / "m.r16", nullptr)->min);
}

TEST_F(FormatTest, raw_files_take_their_size_from_sidecar_or_caller) {
    write_raster(scratch / "m.r32", rough_map(6, 2), writing);
    EXPECT_EQ(read_raster(scratch / "m.r32", reading).columns, 6);
    std::filesystem::remove(scratch / "m.r32.json");
    EXPECT_THROW(read_raster(scratch / "m.r32", reading), Error);
    reading.columns = 3, reading.rows = 4;
    EXPECT_EQ(read_raster(scratch / "m.r32", reading).rows, 4);
}

TEST_F(FormatTest, a_sidecar_of_another_file_is_not_believed) {
    write_raster(scratch / "m.png", rough_map(4, 4), writing);
    put_file(scratch / "m.png.json",
             sidecar_text(Sidecar{.file = "m.png", .columns = 5, .rows = 4, .low = 0, .high = 9}));
    EXPECT_FALSE(read_raster(scratch / "m.png", reading).low);
    ASSERT_EQ(log.warnings.size(), 1u);
    log.warnings.clear();
    put_file(
        scratch / "m.png.json",
        sidecar_text(Sidecar{
            .file = "m.png", .columns = 4, .rows = 4, .low = 0, .high = 9, .sha256 = "other"}));
    EXPECT_EQ(read_raster(scratch / "m.png", reading).high, 9);
    ASSERT_EQ(log.warnings.size(), 1u);
    EXPECT_NE(log.warnings[0].find("changed"), std::string::npos);
}

TEST_F(FormatTest, an_inconsistent_raster_is_refused) {
    Raster map = rough_map(2, 2);
    map.columns = 3;
    EXPECT_THROW(write_raster(scratch / "m.npy", map, writing), Error);
    EXPECT_THROW(write_raster(scratch / "m.npy", Raster{}, writing), Error);
}

TEST_F(FormatTest, unwritable_places_are_errors_and_leave_nothing) {
    for (const int bits : {16, 32})
        for (const std::string& ending : writable(bits))
            EXPECT_THROW(write_raster("/proc/none/m" + ending, rough_map(2, 2), writing), Error)
                << ending;
}

// Files may grow to `bytes` only while this lives: the writer's disk is full at a chosen point.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int);
};

TEST_F(FormatTest, a_full_disk_is_an_error_and_leaves_the_earlier_file) {
    const Raster old = rough_map(2, 2), map = rough_map(64, 64);
    for (const int bits : {16, 32}) {
        for (const std::string& ending : writable(bits)) {
            const auto file = scratch / ("m" + ending);
            const WrittenFile whole = write_raster(file, map, writing);
            write_raster(file, old, writing);
            const std::string before = read_file(file, 1 << 20);
            // At the first byte, in the header, half way and at the last byte.
            for (const rlim_t room : {rlim_t{0}, rlim_t{100}, whole.bytes / 2, whole.bytes - 1}) {
                std::string said;
                {
                    const FullDisk full(room);
                    said = error_of([&] { write_raster(file, map, writing); });
                }
                EXPECT_NE(said.find(file.string()), std::string::npos) << ending << room << said;
                EXPECT_EQ(read_file(file, 1 << 20), before) << ending << " with room " << room;
            }
            std::filesystem::remove(file);
            std::filesystem::remove(sidecar_path(file));
        }
    }
    EXPECT_TRUE(std::filesystem::is_empty(scratch.path()));
}

}  // namespace
}  // namespace cuesta
