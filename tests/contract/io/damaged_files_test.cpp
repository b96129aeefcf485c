// SPDX-License-Identifier: Apache-2.0
// 1,000 damaged files over every reader of the table and the checkpoint: each is read or refused
// with an Error; none crashes, hangs or asks for more memory than its budget. Deterministic.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/memory.h"
#include "cuesta/io/checkpoint_file.h"
#include "cuesta/io/format.h"
#include "cuesta/io/geotiff.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

class Dice {
public:
    explicit Dice(std::uint32_t seed) : state_(seed) {}
    std::size_t below(std::size_t most) {
        state_ = state_ * 1664525u + 1013904223u;
        return (state_ >> 8) % most;
    }

private:
    std::uint32_t state_;
};

// One of: flip bits, cut, write an edge value over a number, repeat, drop, swap a run of bytes.
std::string damage(std::string bytes, Dice& dice) {
    const std::size_t kind = dice.below(6);
    // Headers matter most: half of the damage goes to the first 400 bytes.
    const std::size_t reach =
        dice.below(2) == 0 ? bytes.size() : std::min<std::size_t>(bytes.size(), 400);
    const std::size_t at = dice.below(reach);
    const std::size_t run = std::min(bytes.size() - at, 1 + dice.below(16));
    if (kind == 0) {
        for (std::size_t i = 0, n = 1 + dice.below(8); i < n; ++i) {
            char& c = bytes[dice.below(reach)];
            c = static_cast<char>(c ^ (1 << dice.below(8)));
        }
    } else if (kind == 1) {
        bytes.resize(at);
    } else if (kind == 2) {
        const std::uint64_t edges[] = {0,
                                       1,
                                       0x7f,
                                       0x80,
                                       0xff,
                                       0x7fff,
                                       0xffff,
                                       0x7fffffff,
                                       0x80000000,
                                       0xffffffff,
                                       0x7fffffffffffffff,
                                       ~std::uint64_t{0}};
        std::uint64_t value = edges[dice.below(12)];
        const std::size_t width =
            std::min<std::size_t>(bytes.size() - at, std::size_t{1} << dice.below(4));
        if (dice.below(2) == 0) value = __builtin_bswap64(value) >> (64 - 8 * width);
        std::memcpy(bytes.data() + at, &value, width);
    } else if (kind == 3) {
        bytes.insert(at, bytes.substr(at, run));
    } else if (kind == 4) {
        bytes.erase(at, run);
    } else {
        const char words[][10] = {"1e999", "nan", "-1", "99999999", "))))))", "((((((", "ncols "};
        const std::string word = words[dice.below(7)];
        bytes.replace(at, std::min(word.size(), bytes.size() - at), word);
    }
    return bytes;
}

struct Subject {
    std::string name;
    std::string bytes;
};

TEST(DamagedFiles, are_read_or_refused_and_never_crash) {
    ScratchDirectory scratch;
    std::vector<Subject> subjects;
    Raster map = rough_map(21, 17);
    map.spacing_m = 5;
    map.invalid.assign(map.cells(), 0);
    map.invalid[30] = 1;
    for (const FormatInfo& format : formats()) {
        // Tiles of surveys have sizes of their own; they are damaged below.
        if (!format.can_write() || format.directory || format.samples == Samples::whole_metres ||
            (format.gdal && !gdal_version()))
            continue;
        const std::string name = "m" + std::string(format.extension);
        write_raster(scratch / name, map);
        subjects.push_back({name, read_file(scratch / name, 1 << 20)});
        // The sidecar of a raw file decides how it is read, so it is damaged as well.
        subjects.push_back({name + ".json", read_file(scratch / (name + ".json"), 1 << 20)});
    }
    if (gdal_version()) {
        write_raster(scratch / "m.dt0", rough_map(121, 121));
        subjects.push_back({"m.dt0", read_file(scratch / "m.dt0", 1 << 20)});
    }
    CheckpointWriter writer(scratch / "c.cuesta", "{}");
    writer.add_field("height", 21, 17, ElementKind::f32, [&](const TileArea&, void* out) {
        std::memcpy(out, map.samples.data(), map.cells() * sizeof(float));
    });
    writer.commit();
    subjects.push_back({"c.cuesta", read_file(scratch / "c.cuesta", 1 << 20)});

    ReadOptions options;
    options.limits.max_bytes = std::uint64_t{64} << 20;
    const std::uint64_t before = peak_resident_bytes();
    Dice dice(2024);
    int read = 0, refused = 0;
    for (int i = 0; i < 1000; ++i) {
        const Subject& subject = subjects[static_cast<std::size_t>(i) % subjects.size()];
        put_file(scratch / subject.name, damage(subject.bytes, dice));
        std::string file = subject.name;
        if (file.ends_with(".json")) file.resize(file.size() - 5);
        try {
            if (file == "c.cuesta") {
                const CheckpointReader reader =
                    CheckpointReader::open(scratch / file, options.limits);
                std::vector<float> back;
                reader.read_field("height", [&](const TileArea& area, const void* elements) {
                    const float* samples = static_cast<const float*>(elements);
                    back.assign(samples, samples + area.width * area.height);
                });
                EXPECT_TRUE(same_bits(back, map.samples)) << "wrong data at " << i;
            } else {
                const Raster back = read_raster(scratch / file, options);
                EXPECT_EQ(back.cells(), static_cast<std::size_t>(back.columns * back.rows));
                EXPECT_LE(back.cells() * sizeof(float), options.limits.max_bytes);
            }
            ++read;
        } catch (const Error& error) {
            EXPECT_GT(std::strlen(error.what()), 10u);
            ++refused;
        }
        put_file(scratch / subject.name, subject.bytes);
    }
    EXPECT_EQ(read + refused, 1000);
    // Both happen often, or the damage would be too mild or too wild to tell anything.
    EXPECT_GT(read, 100);
    EXPECT_GT(refused, 300);
    EXPECT_LT(peak_resident_bytes() - before, std::uint64_t{512} << 20);
}

}  // namespace
}  // namespace cuesta
