// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/layers_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <tuple>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/outputs.h"
#include "cuesta/engine/preview.h"
#include "cuesta/io/checkpoint_file.h"
#include "cuesta/io/limits.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

namespace fs = std::filesystem;

const std::string layered =
    head_text(70, 66) +
    "[materials.tuff]\nbase = \"sandstone\"\ndensity = 1700\ncolour = [10, 20, 30]\n"
    "[[stage]]\nop = \"spectral\"\nrelief = 300\nmaterial = \"marble\"\n"
    "[[stage]]\nop = \"spectral\"\nlabel = \"cover\"\nrelief = 60\nbase = 5\n"
    "material = \"tuff\"\nblend = \"add\"\n"
    "[[output]]\nfield = \"height\"\nfile = \"height.npy\"\n";

std::unique_ptr<Run> finished(const std::string& text, const fs::path& out, int across = 1) {
    RunSetup setup;
    setup.out = out;
    setup.across = across;
    return run_recipe(text, setup);
}

const OutputRecord* layers_in(const Manifest& manifest) {
    for (const OutputRecord& output : manifest.outputs)
        if (output.field == "layers") return &output;
    return nullptr;
}

TEST(LayersFile, layered_ground_is_written_and_comes_back_column_by_column) {
    const ScratchDirectory directory;
    const auto run = finished(layered, directory.path());
    const Manifest manifest = write_outputs(*run);
    const OutputRecord* record = layers_in(manifest);
    ASSERT_NE(record, nullptr);
    EXPECT_EQ(record->file, "layers.cuesta");
    EXPECT_EQ(record->bytes, fs::file_size(directory.path() / record->file));
    EXPECT_EQ(record->sha256, sha256_of_file(directory.path() / record->file));

    const LayersFile back = read_layers(directory.path() / record->file);
    EXPECT_EQ(back.grid(), run->plan.grid);
    const LayerStack& was = std::as_const(run->domain.block(0).terrain).ground();
    const LayerStack& is = std::as_const(back.domain->block(0).terrain).ground();
    EXPECT_EQ(is.unit_m(), was.unit_m());
    EXPECT_EQ(back.view().now(), run->domain.block(0).terrain.now);
    int several = 0;
    for (std::int64_t y = 0; y < 66; ++y)
        for (std::int64_t x = 0; x < 70; ++x) {
            ASSERT_EQ(is.layers(x, y), was.layers(x, y));
            several += is.layers(x, y) > 1;
            for (int i = 0; i < is.layers(x, y); ++i)
                ASSERT_EQ(is.layer(x, y, i), was.layer(x, y, i)) << x << ' ' << y;
        }
    EXPECT_GT(several, 4000);
    const Material& tuff = is.materials()[*is.materials().find("tuff")];
    EXPECT_EQ(tuff.density, 1700);
    EXPECT_EQ(tuff.colour, (std::array<std::uint8_t, 3>{10, 20, 30}));
}

TEST(LayersFile, the_sidecar_says_what_a_reader_needs) {
    const ScratchDirectory directory;
    const auto run = finished(layered, directory.path());
    write_outputs(*run);
    const auto json =
        Json::parse(read_file(directory.path() / "layers.cuesta.json", std::size_t{1} << 20));
    EXPECT_EQ(json["grid"]["columns"], 70);
    EXPECT_EQ(json["grid"]["spacing_m"], 10.0);
    EXPECT_EQ(json["unit_m"], 0x1p-17);
    EXPECT_EQ(json["materials"][0]["name"], "granite");
    EXPECT_EQ(json["materials"][0]["density"], 2700.0);
    EXPECT_EQ(json["recipe_sha256"], run->plan.recipe_sha256);
    EXPECT_TRUE(fs::exists(directory.path() / "preview.png"));
}

TEST(LayersFile, blocks_do_not_change_a_byte) {
    const ScratchDirectory one, four;
    const Manifest a = write_outputs(*finished(layered, one.path()));
    const Manifest b = write_outputs(*finished(layered, four.path(), 3));
    EXPECT_EQ(layers_in(a)->data_sha256, layers_in(b)->data_sha256);
    EXPECT_EQ(layers_in(a)->sha256, layers_in(b)->sha256);
    EXPECT_EQ(read_file(one.path() / "preview.png", 1 << 24),
              read_file(four.path() / "preview.png", 1 << 24));
}

TEST(LayerBands, show_the_rows_asked_for_and_hold_no_others) {
    const ScratchDirectory directory;
    std::string text = layered;
    text.replace(text.find(head_text(70, 66)), head_text(70, 66).size(), head_text(40, 600));
    const auto run = finished(text, directory.path(), 2);
    write_outputs(*run);
    const fs::path file = directory.path() / "layers.cuesta";
    const LayersFile whole = read_layers(file);
    const GroundView all = whole.view();
    LayerBands bands(file);
    EXPECT_EQ(bands.view().now(), all.now());
    const auto strata = [](const GroundView& view, std::int64_t x, std::int64_t y) {
        std::vector<std::tuple<int, double, double>> list;
        view.from_the_top(x, y, [&](const Stratum& layer) {
            list.emplace_back(layer.material, layer.bottom_m, layer.top_m);
            return true;
        });
        return list;
    };
    std::int64_t most = 0;
    for (std::int64_t y = 0; y < 600; y += 30) {
        bands.show(y - 20, y + 50);
        most = std::max(most, bands.held_rows());
        for (std::int64_t row = std::max<std::int64_t>(0, y - 20);
             row < std::min<std::int64_t>(y + 50, 600); ++row)
            for (std::int64_t x = 0; x < 40; x += 3)
                ASSERT_EQ(strata(bands.view(), x, row), strata(all, x, row)) << x << ' ' << row;
    }
    EXPECT_EQ(most, 512);  // two rows of tiles where the border lies between, never all three
}

TEST(LayerBands, a_picture_drawn_from_them_is_the_one_of_the_whole_ground) {
    const ScratchDirectory directory;
    std::string text = layered;
    text.replace(text.find(head_text(70, 66)), head_text(70, 66).size(), head_text(90, 600));
    const auto run = finished(text, directory.path());
    write_outputs(*run);
    LayerBands bands(directory.path() / "layers.cuesta");
    const Picture whole = picture_of(*run), drawn = picture_of(*run, {}, &bands);
    EXPECT_EQ(drawn.rgb, whole.rgb);
    EXPECT_LT(bands.held_rows(), 600);
}

TEST(LayersFile, ground_of_one_material_has_none) {
    const ScratchDirectory directory;
    const auto run = finished(head_text(8, 8) + "[[stage]]\nop = \"spectral\"\n", directory.path());
    EXPECT_FALSE(has_layers(*run));
    EXPECT_EQ(layers_in(write_outputs(*run)), nullptr);
    EXPECT_FALSE(fs::exists(directory.path() / "layers.cuesta"));
}

TEST(LayersFile, damage_and_other_files_are_refused_with_a_reason) {
    const ScratchDirectory directory;
    write_outputs(*finished(layered, directory.path()));
    const fs::path path = directory.path() / "layers.cuesta";
    const auto reason = [](const fs::path& file) -> std::string {
        try {
            read_layers(file);
        } catch (const Error& e) {
            return e.what();
        }
        return "";
    };
    std::string bytes = read_file(path, 1 << 24);
    for (const std::size_t at : {std::size_t{3}, bytes.size() / 3, bytes.size() - 5}) {
        std::string broken = bytes;
        broken[at] = static_cast<char>(broken[at] ^ 0x40);
        write_file_atomically(directory.path() / "broken.cuesta", broken);
        EXPECT_NE(reason(directory.path() / "broken.cuesta"), "") << at;
    }
    CheckpointWriter(directory.path() / "other.cuesta", "{}").commit();
    EXPECT_NE(reason(directory.path() / "other.cuesta").find("not a file of layers"),
              std::string::npos);
    EXPECT_NE(reason(directory.path() / "none.cuesta"), "");
}

// A file whose checksums are right but whose columns cannot be.
TEST(LayersFile, impossible_columns_are_refused) {
    const ScratchDirectory directory;
    write_outputs(*finished(layered, directory.path()));
    const CheckpointReader good = CheckpointReader::open(directory.path() / "layers.cuesta");
    const auto forged = [&](const std::string& section, auto change) {
        const fs::path path = directory.path() / "forged.cuesta";
        CheckpointWriter writer(path, good.header_json());
        for (const CheckpointReader::Section& one : good.sections()) {
            std::vector<std::byte> all(one.bytes);
            const std::size_t width = element_bytes(one.kind);
            const auto row = static_cast<std::size_t>(one.columns) * width;
            good.read_field(one.name, [&](const TileArea& tile, const void* elements) {
                std::memcpy(all.data() + static_cast<std::size_t>(tile.y0) * row, elements,
                            static_cast<std::size_t>(tile.height) * row);
            });
            if (one.name == section) change(all);
            writer.add_field(
                one.name, one.columns, one.rows, one.kind, [&](const TileArea& tile, void* out) {
                    std::memcpy(out, all.data() + static_cast<std::size_t>(tile.y0) * row,
                                static_cast<std::size_t>(tile.height) * row);
                });
        }
        writer.commit();
        return path;
    };
    const auto same = [](std::vector<std::byte>&) {};
    EXPECT_NO_THROW(read_layers(forged("", same)));
    const auto first = [](int value) {
        return [value](std::vector<std::byte>& bytes) { bytes[0] = static_cast<std::byte>(value); };
    };
    EXPECT_THROW(read_layers(forged("ground/buried", first(200))), Error);
    EXPECT_THROW(read_layers(forged("ground/top_material", first(99))), Error);
    EXPECT_THROW(read_layers(forged("ground/surface",
                                    [](std::vector<std::byte>& bytes) {
                                        bytes[1] = static_cast<std::byte>(
                                            std::to_integer<int>(bytes[1]) ^ 1);
                                    })),
                 Error);
}

}  // namespace
}  // namespace cuesta::test
