// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/map_file.h"

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>

#include "cuesta/io/format.h"
#include "cuesta/io/geotiff.h"
#include "cuesta/io/stored_file.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

// Bit for bit, NaN included.
void expect_window(MapReader& reader, const Raster& whole, const Block& window,
                   const std::string& what) {
    const auto cells = static_cast<std::size_t>(window.columns * window.rows);
    std::vector<float> samples(cells);
    std::vector<std::uint8_t> invalid(cells, 7);
    reader.read(window, samples.data(), invalid.data());
    for (std::int64_t y = 0; y < window.rows; ++y)
        for (std::int64_t x = 0; x < window.columns; ++x) {
            const auto here = static_cast<std::size_t>(y * window.columns + x);
            const auto there =
                static_cast<std::size_t>((window.y0 + y) * whole.columns + window.x0 + x);
            ASSERT_EQ(std::memcmp(&samples[here], &whole.samples[there], sizeof(float)), 0)
                << what << ": " << window.x0 + x << ", " << window.y0 + y;
            ASSERT_EQ(invalid[here], whole.invalid.empty() ? 0 : whole.invalid[there]) << what;
        }
}

const Block windows[] = {{0, 0, 301, 277}, {0, 0, 301, 2},     {5, 1, 90, 100}, {0, 255, 301, 3},
                         {299, 276, 2, 1}, {250, 250, 20, 20}, {0, 0, 1, 277},  {7, 3, 1, 1}};

void expect_windows(const std::filesystem::path& path) {
    const Raster whole = read_raster(path);
    const StoredFile stored = store_file(path, {}, 0);
    EXPECT_EQ(stored.data_sha256, data_sha256(whole)) << path;
    EXPECT_EQ(stored.map.spacing_m, whole.spacing_m) << path;
    EXPECT_EQ(stored.map.low, whole.low) << path;
    EXPECT_EQ(stored.map.in_metres, whole.in_metres) << path;
    const auto reader = stored.map.open();
    for (const Block& window : windows) expect_window(*reader, whole, window, path.string());
}

TEST(map_file, windows_of_every_format_are_those_of_the_whole_map) {
    const ScratchDirectory scratch;
    Raster raster = rough_map(301, 277);
    raster.invalid.assign(raster.samples.size(), 0);
    raster.invalid[1] = raster.invalid[300] = raster.invalid[70000] = 1;
    raster.spacing_m = 3;
    int formats_seen = 0;
    for (const FormatInfo& format : formats()) {
        if (!format.can_write() || !format.can_read() || (format.gdal && !gdal_version())) continue;
        if (format.samples == Samples::whole_metres) continue;
        const std::filesystem::path path = scratch / ("m" + std::string(format.extension));
        write_raster(path, raster);
        expect_windows(path);
        ++formats_seen;
    }
    EXPECT_GE(formats_seen, 7);
}

TEST(map_file, arrays_that_run_down_columns_and_numbers_as_text_have_windows_too) {
    const ScratchDirectory scratch;
    std::string head = "{'descr': '>i2', 'fortran_order': True, 'shape': (277, 301), }";
    head.append(63 - (head.size() + 10) % 64, ' ');
    head += '\n';
    std::ofstream array(scratch / "f.npy", std::ios::binary);
    array << std::string("\x93NUMPY\x01\x00", 8) << static_cast<char>(head.size()) << '\0' << head;
    std::ofstream text(scratch / "t.pgm", std::ios::binary);
    text << "P2\n# a comment\n301 277\n60000\n";
    for (int i = 0; i < 301 * 277; ++i) {
        array.put(static_cast<char>(i >> 8 & 127)).put(static_cast<char>(i & 255));
        text << i % 60001 << (i % 17 == 0 ? '\n' : ' ');
    }
    array.close(), text.close();
    expect_windows(scratch / "f.npy");
    expect_windows(scratch / "t.pgm");
}

}  // namespace
}  // namespace cuesta
