// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/zarr.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <zlib.h>

#include <cmath>
#include <cstring>

#include "cuesta/base/atomic_directory.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "support/maps.h"
#include "support/part_maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

std::vector<float> chunk_of(const std::filesystem::path& path) {
    const std::string packed = read_file(path, 1 << 20);
    std::vector<float> samples(256 * 256);
    uLongf size = samples.size() * sizeof(float);
    EXPECT_EQ(uncompress(reinterpret_cast<Bytef*>(samples.data()), &size,
                         reinterpret_cast<const Bytef*>(packed.data()), packed.size()),
              Z_OK);
    EXPECT_EQ(size, samples.size() * sizeof(float));
    return samples;
}

TEST(Zarr, chunks_hold_the_samples_and_nan_beyond_the_map) {
    const ScratchDirectory scratch;
    Raster raster = rough_map(300, 270);
    raster.invalid.assign(raster.samples.size(), 0);
    raster.invalid[1] = 1;
    const WrittenFile written = write_raster(scratch / "m.zarr", raster, {.unit = "m"});
    EXPECT_EQ(written.masked, 1u);
    const std::vector<float> first = chunk_of(scratch / "m.zarr/0.0");
    EXPECT_EQ(first[0], raster.at(0, 0));
    EXPECT_TRUE(std::isnan(first[1]));
    EXPECT_EQ(first[256 * 255 + 255], raster.at(255, 255));
    const std::vector<float> last = chunk_of(scratch / "m.zarr/1.1");
    EXPECT_EQ(last[256 * 13 + 43], raster.at(299, 269));
    EXPECT_TRUE(std::isnan(last[256 * 13 + 44]));
    EXPECT_TRUE(std::isnan(last[256 * 14]));
    const Json array = Json::parse(read_file(scratch / "m.zarr/.zarray", 10000));
    EXPECT_EQ(array.at("shape").dump(), "[270,300]");
    EXPECT_EQ(array.at("dtype").get<std::string>(), "<f4");
    const Json attributes = Json::parse(read_file(scratch / "m.zarr/.zattrs", 10000));
    EXPECT_EQ(attributes.at("units").get<std::string>(), "m");
    EXPECT_EQ(attributes.at("_ARRAY_DIMENSIONS").dump(), "[\"y\",\"x\"]");
}

TEST(Zarr, every_cut_makes_the_same_directory) {
    const ScratchDirectory scratch;
    const Raster raster = rough_map(300, 800);
    const WrittenFile one = write_raster(scratch / "m.zarr", raster);
    for (const auto& [across, down] : test::part_cuts) {
        WrittenFile other;
        test::in_parts(raster, across, down, [&](MapSource& source) {
            const WrittenFile written = write_map(
                source.first() ? scratch / "n.zarr" : std::filesystem::path("n.zarr"), source);
            if (source.first()) other = written;
        });
        EXPECT_EQ(one.sha256, other.sha256);
        EXPECT_EQ(one.bytes, other.bytes);
        EXPECT_EQ(one.data_sha256, other.data_sha256);
    }
}

TEST(Zarr, a_full_disk_is_an_error_and_leaves_the_earlier_directory) {
    const ScratchDirectory scratch;
    const WrittenFile old = write_raster(scratch / "m.zarr", rough_map(2, 2));
    struct sigaction ignore {
    }, before{};
    ignore.sa_handler = SIG_IGN;
    ::sigaction(SIGXFSZ, &ignore, &before);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    const rlimit tight{1000, limit.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &tight);
    const std::string said =
        error_of([&] { write_raster(scratch / "m.zarr", rough_map(300, 300)); });
    ::setrlimit(RLIMIT_FSIZE, &limit);
    ::sigaction(SIGXFSZ, &before, nullptr);
    EXPECT_NE(said.find("cannot write " + (scratch / "m.zarr").string() + ":"), std::string::npos)
        << said;
    EXPECT_EQ(facts_of_directory(scratch / "m.zarr").sha256, old.sha256);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path()), {}), 2);
}

}  // namespace
}  // namespace cuesta
