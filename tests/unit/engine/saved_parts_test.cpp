// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/saved_parts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/log.h"
#include "support/scratch_directory.h"
#include "support/team_ranks.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;
using test::TeamRanks;

// More than one tile along both sides, and cuts that fall inside of tiles.
const Grid grid{.columns = 601, .rows = 307};

float sample(std::int64_t x, std::int64_t y, int stamp) {
    return static_cast<float>(stamp * 1000000 + y * 601 + x);
}

// body(domain, ranks) on every thread of a team, its block in a domain of its own.
template <class Body>
void over_ranks(int across, int down, Body&& body) {
    BlockTeam team(Decomposition(grid, across, down));
    team.run([&](int, Communicator& member) {
        const auto ranks = std::make_shared<TeamRanks>(member);
        Domain domain(grid, across, down, 1, std::make_shared<const MaterialTable>(), ranks);
        body(domain, *ranks);
    });
}

// Two fields and a byte string; `broken` is a rank whose directory is not there.
void save(int across, int down, const fs::path& target, int stamp, int broken = -1) {
    over_ranks(across, down, [&](Domain& domain, Ranks& ranks) {
        const auto add_maps = [&](MapSink& maps) {
            maps.add("height", ElementKind::f32, [&](const Block& tile, void* out) {
                auto* to = static_cast<float*>(out);
                for (std::int64_t y = 0; y < tile.rows; ++y)
                    for (std::int64_t x = 0; x < tile.columns; ++x)
                        *to++ = sample(tile.x0 + x, tile.y0 + y, stamp);
            });
            maps.add("kind", ElementKind::u8, [&](const Block& tile, void* out) {
                std::memset(out, stamp, static_cast<std::size_t>(tile.columns * tile.rows));
            });
        };
        const auto add_bytes = [&](CheckpointWriter& writer) {
            writer.add_bytes("ledger", std::as_bytes(std::span(&stamp, 1)));
        };
        const fs::path place = ranks.rank() == broken ? "/proc/nowhere/c.cuesta" : target;
        save_in_parts(domain, ranks, place, {std::to_string(stamp), add_maps, add_bytes});
    });
}

int wrong_samples(const CheckpointReader& reader, const TileArea& own, int stamp) {
    std::atomic<int> wrong{0};
    std::atomic<std::int64_t> seen{0};
    reader.read_field("height", [&](const TileArea& tile, const void* elements) {
        const auto* from = static_cast<const float*>(elements);
        for (std::int64_t y = tile.y0; y < tile.y0 + tile.height; ++y)
            for (std::int64_t x = tile.x0; x < tile.x0 + tile.width; ++x, ++from) {
                wrong += *from == sample(x, y, stamp) ? 0 : 1;
                seen +=
                    x >= own.x0 && x < own.x0 + own.width && y >= own.y0 && y < own.y0 + own.height
                        ? 1
                        : 0;
            }
    });
    return wrong + (seen == own.width * own.height ? 0 : 1);
}

const TileArea whole{0, 0, 601, 307};

class SavedParts : public ::testing::Test {
protected:
    // The stamp of the checkpoint that all of these ranks open, 0 if none; counts warnings.
    int opened(int across, int down) {
        std::atomic<int> stamp{-1}, wrong{0};
        over_ranks(across, down, [&](Domain& domain, Ranks& ranks) {
            CollectingLog log;
            const auto reader = open_newest_for_all(domain, ranks, target, &log);
            const int mine = reader ? std::stoi(reader->header_json()) : 0;
            const Block& own = domain.block(0).terrain.block();
            if (reader)
                wrong += wrong_samples(*reader, {own.x0, own.y0, own.columns, own.rows}, mine);
            if (int expected = -1; !stamp.compare_exchange_strong(expected, mine))
                wrong += expected == mine ? 0 : 1;
            const std::lock_guard lock(mutex);
            for (std::string& one : log.warnings) warnings.push_back(std::move(one));
        });
        EXPECT_EQ(wrong, 0);
        return stamp;
    }
    std::vector<fs::path> parts() const {
        std::vector<fs::path> found;
        for (const auto& entry : fs::directory_iterator(scratch.path()))
            if (entry.path().extension() == ".part") found.push_back(entry.path());
        return found;
    }
    static void flip(const fs::path& file, double where) {
        std::string bytes = read_file(file, 1u << 30);
        char& byte = bytes[static_cast<std::size_t>(where * static_cast<double>(bytes.size() - 1))];
        byte = static_cast<char>(byte ^ 0x20);
        put_file(file, bytes);
    }
    ScratchDirectory scratch;
    fs::path target = scratch / "checkpoint.cuesta";
    std::mutex mutex;
    std::vector<std::string> warnings;
};

TEST_F(SavedParts, any_cut_reads_what_any_other_has_saved) {
    int stamp = 0;
    for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}, {3, 1}, {1, 5}}) {
        save(across, down, target, ++stamp);
        EXPECT_EQ(wrong_samples(CheckpointReader::open(target), whole, stamp), 0);
        for (const auto& [wide, high] : {std::pair{1, 1}, {2, 1}, {3, 2}})
            EXPECT_EQ(opened(wide, high), stamp);
    }
    EXPECT_TRUE(warnings.empty());
    remove_stray_parts(target);
    EXPECT_EQ(parts().size(), 8u);  // 5 of the newest, 3 of the one before
    remove_checkpoints(target);
    EXPECT_TRUE(fs::is_empty(scratch.path()));
}

TEST_F(SavedParts, one_file_of_one_process_is_read_by_blocks) {
    CheckpointWriter writer(target, "4");
    writer.add_field("height", 601, 307, ElementKind::f32, [](const TileArea& tile, void* out) {
        auto* to = static_cast<float*>(out);
        for (std::int64_t y = tile.y0; y < tile.y0 + tile.height; ++y)
            for (std::int64_t x = tile.x0; x < tile.x0 + tile.width; ++x) *to++ = sample(x, y, 4);
    });
    writer.commit();
    EXPECT_EQ(opened(3, 2), 4);
}

TEST_F(SavedParts, a_flipped_byte_anywhere_leads_all_to_the_previous_one) {
    save(2, 1, target, 1);
    const std::vector<fs::path> old = parts();
    save(2, 1, target, 2);
    std::vector<fs::path> files = {target};
    for (const fs::path& part : parts())
        if (std::find(old.begin(), old.end(), part) == old.end()) files.push_back(part);
    ASSERT_EQ(files.size(), 3u);
    for (const fs::path& file : files) {
        const std::string good = read_file(file, 1u << 30);
        for (const double where : {0.0, 0.2, 0.5, 0.8, 0.97, 1.0}) {
            flip(file, where);
            warnings.clear();
            EXPECT_EQ(opened(3, 1), 1) << file << " at " << where;
            EXPECT_EQ(warnings.size(), 1u);
            put_file(file, good);
        }
        put_file(file, good.substr(0, good.size() / 2));
        EXPECT_EQ(opened(1, 2), 1);
        fs::remove(file);
        if (file != target) {
            EXPECT_EQ(opened(2, 2), 1);
        }
        put_file(file, good);
    }
    EXPECT_EQ(opened(2, 2), 2);
    for (const fs::path& part : parts()) fs::remove(part);
    EXPECT_EQ(opened(2, 2), 0);  // none is whole
}

TEST_F(SavedParts, parts_of_another_checkpoint_are_found_out) {
    save(2, 1, target, 1);
    const std::vector<fs::path> old = parts();
    save(2, 1, target, 2);
    for (const fs::path& part : parts())
        if (std::find(old.begin(), old.end(), part) == old.end() &&
            part.filename().string().ends_with(".0.part"))
            for (const fs::path& other : old)
                if (other.filename().string().ends_with(".0.part"))
                    put_file(part, read_file(other, 1u << 30));
    EXPECT_EQ(opened(2, 1), 1);
    ASSERT_FALSE(warnings.empty());
    EXPECT_NE(warnings[0].find("it is no part of"), std::string::npos) << warnings[0];
}

TEST_F(SavedParts, a_part_that_cannot_be_written_fails_for_all_and_leaves_nothing) {
    save(3, 1, target, 1);
    try {
        save(3, 1, target, 2, 1);
        FAIL() << "it was saved";
    } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find("rank 1: cannot create"), 0u) << error.what();
    }
    EXPECT_EQ(parts().size(), 3u);
    EXPECT_EQ(opened(2, 2), 1);
    EXPECT_TRUE(warnings.empty());
}

}  // namespace
}  // namespace cuesta
