// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/checkpoint_file.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstring>
#include <random>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/log.h"
#include "support/maps.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

// Copies between a whole map and tiles.
template <class T>
GiveTile give_from(const std::vector<T>& map, std::int64_t columns) {
    return [&map, columns](const TileArea& area, void* out) {
        for (std::int64_t y = 0; y < area.height; ++y)
            std::memcpy(static_cast<T*>(out) + y * area.width,
                        map.data() + (area.y0 + y) * columns + area.x0,
                        static_cast<std::size_t>(area.width) * sizeof(T));
    };
}
template <class T>
TakeTile take_into(std::vector<T>& map, std::int64_t columns) {
    return [&map, columns](const TileArea& area, const void* elements) {
        for (std::int64_t y = 0; y < area.height; ++y)
            std::memcpy(map.data() + (area.y0 + y) * columns + area.x0,
                        static_cast<const T*>(elements) + y * area.width,
                        static_cast<std::size_t>(area.width) * sizeof(T));
    };
}

std::span<const std::byte> bytes_of(const std::string& text) {
    return std::as_bytes(std::span(text));
}

class CheckpointFileTest : public ::testing::Test {
protected:
    // A map of four tiles, a small one, a long string; `stamp` tells checkpoints apart.
    void write(const std::string& stamp) {
        CheckpointWriter writer(target, "{\"step\": \"" + stamp + "\"}");
        writer.add_field("height", 300, 280, ElementKind::f32, give_from(height.samples, 300));
        writer.add_field("zone", 5, 3, ElementKind::u8, give_from(zone, 5));
        writer.add_bytes("ledger", bytes_of(ledger));
        writer.add_bytes("nothing", {});
        writer.commit();
    }
    // Whether everything in a checkpoint is what write() put there.
    void expect_whole(const CheckpointReader& reader) {
        std::vector<float> back(height.cells(), -1);
        reader.read_field("height", take_into(back, 300));
        EXPECT_TRUE(same_bits(back, height.samples));
        std::vector<std::uint8_t> zones(15, 99);
        reader.read_field("zone", take_into(zones, 5));
        EXPECT_EQ(zones, zone);
        const auto bytes = reader.read_bytes("ledger");
        ASSERT_EQ(bytes.size(), ledger.size());
        EXPECT_EQ(std::memcmp(bytes.data(), ledger.data(), ledger.size()), 0);
        EXPECT_TRUE(reader.read_bytes("nothing").empty());
    }
    ScratchDirectory scratch;
    std::filesystem::path target = scratch / "checkpoint.cuesta";
    std::filesystem::path previous = scratch / "checkpoint.previous.cuesta";
    Raster height = rough_map(300, 280);
    std::vector<std::uint8_t> zone = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    std::string ledger = std::string(3000, 'l') + "end";
    CollectingLog log;
};

TEST_F(CheckpointFileTest, everything_comes_back) {
    write("7");
    const CheckpointReader reader = CheckpointReader::open(target);
    EXPECT_EQ(reader.header_json(), "{\"step\": \"7\"}");
    ASSERT_EQ(reader.sections().size(), 4u);
    ASSERT_NE(reader.find("height"), nullptr);
    EXPECT_EQ(reader.find("height")->columns, 300);
    EXPECT_EQ(reader.find("height")->rows, 280);
    EXPECT_EQ(reader.find("height")->kind, ElementKind::f32);
    EXPECT_EQ(reader.find("absent"), nullptr);
    reader.verify();
    expect_whole(reader);
    EXPECT_THROW(reader.read_field("absent", {}), Error);
    EXPECT_THROW(reader.read_field("ledger", {}), Error);
    EXPECT_THROW(reader.read_bytes("height"), Error);
}

TEST_F(CheckpointFileTest, every_kind_of_element_and_thin_maps) {
    const std::vector<std::int32_t> whole = {-1, 2, INT32_MIN, INT32_MAX};
    const std::vector<std::uint16_t> half = {1, 65535, 3};
    const std::vector<double> wide = {1e300, -0.0};
    std::vector<std::uint8_t> thin(70000);
    for (std::size_t i = 0; i < thin.size(); ++i) thin[i] = static_cast<std::uint8_t>(i * 7);
    CheckpointWriter writer(target, "");
    writer.add_field("a", 2, 2, ElementKind::i32, give_from(whole, 2));
    writer.add_field("b", 1, 3, ElementKind::u16, give_from(half, 1));
    writer.add_field("c", 2, 1, ElementKind::f64, give_from(wide, 2));
    writer.add_field("d", 70000, 1, ElementKind::u8, give_from(thin, 70000));
    writer.commit();
    const CheckpointReader reader = CheckpointReader::open(target);
    std::vector<std::int32_t> a(4);
    std::vector<std::uint16_t> b(3);
    std::vector<double> c(2);
    std::vector<std::uint8_t> d(70000);
    reader.read_field("a", take_into(a, 2));
    reader.read_field("b", take_into(b, 1));
    reader.read_field("c", take_into(c, 2));
    reader.read_field("d", take_into(d, 70000));
    EXPECT_EQ(a, whole);
    EXPECT_EQ(b, half);
    EXPECT_EQ(std::memcmp(c.data(), wide.data(), 16), 0);
    EXPECT_EQ(d, thin);
}

TEST_F(CheckpointFileTest, long_byte_strings_are_cut_and_joined) {
    std::string big(5 << 19, '\0');  // two and a half chunks
    for (std::size_t i = 0; i < big.size(); ++i) big[i] = static_cast<char>(i * 31 >> 3);
    CheckpointWriter writer(target, "");
    writer.add_bytes("big", bytes_of(big));
    writer.commit();
    const auto back = CheckpointReader::open(target).read_bytes("big");
    ASSERT_EQ(back.size(), big.size());
    EXPECT_EQ(std::memcmp(back.data(), big.data(), big.size()), 0);
}

TEST_F(CheckpointFileTest, mistakes_of_the_caller_stop) {
    CheckpointWriter writer(target, "");
    writer.add_bytes("a", {});
    EXPECT_THROW(writer.add_bytes("a", {}), BrokenInvariant);
    EXPECT_THROW(writer.add_bytes("", {}), BrokenInvariant);
    EXPECT_THROW(writer.add_field("b", 0, 1, ElementKind::u8, {}), BrokenInvariant);
}

TEST_F(CheckpointFileTest, the_one_before_is_kept_and_an_abandoned_one_leaves_nothing) {
    write("1");
    EXPECT_FALSE(std::filesystem::exists(previous));
    write("2");
    write("3");
    EXPECT_EQ(CheckpointReader::open(target).header_json(), "{\"step\": \"3\"}");
    EXPECT_EQ(CheckpointReader::open(previous).header_json(), "{\"step\": \"2\"}");
    {
        CheckpointWriter abandoned(target, "");
        abandoned.add_bytes("x", {});
    }
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(scratch.path()),
                            std::filesystem::directory_iterator{}),
              2);
}

TEST_F(CheckpointFileTest, one_flipped_byte_is_always_found_and_the_previous_one_used) {
    write("old");
    write("new");
    const std::string good = read_file(target, 1 << 24);
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        std::string bad = good;
        // The first 60 and the last 200 bytes (frame and directory) one by one, the rest at random.
        const std::size_t at = i < 60    ? static_cast<std::size_t>(i)
                               : i < 260 ? good.size() - static_cast<std::size_t>(i - 59)
                                         : random() % good.size();
        bad[at] = static_cast<char>(bad[at] ^ (1 << random() % 8));
        put_file(target, bad);
        log.warnings.clear();
        const auto reader = open_newest_good(target, &log);
        ASSERT_TRUE(reader);
        EXPECT_EQ(reader->header_json(), "{\"step\": \"old\"}") << at;
        ASSERT_EQ(log.warnings.size(), 1u) << at;
        EXPECT_NE(log.warnings[0].find("checkpoint.cuesta is damaged in "), std::string::npos)
            << log.warnings[0];
    }
    expect_whole(*open_newest_good(target, &log));
}

TEST_F(CheckpointFileTest, damage_names_its_section) {
    write("1");
    std::string bad = read_file(target, 1 << 24);
    bad[1000] = static_cast<char>(bad[1000] ^ 1);
    put_file(target, bad);
    const CheckpointReader reader = CheckpointReader::open(target);
    std::vector<float> back(height.cells());
    const std::string said = error_of([&] { reader.read_field("height", take_into(back, 300)); });
    EXPECT_NE(said.find("section 'height'"), std::string::npos) << said;
    EXPECT_NE(said.find(target.string()), std::string::npos) << said;
    EXPECT_THROW(reader.verify(), Error);
    std::vector<std::uint8_t> zones(15);
    EXPECT_NO_THROW(reader.read_field("zone", take_into(zones, 5)));
}

TEST_F(CheckpointFileTest, truncation_anywhere_is_found) {
    write("1");
    const std::string good = read_file(target, 1 << 24);
    ASSERT_GT(good.size(), 40u * 4096);
    for (std::size_t size = 0; size < good.size(); size += 4096) {
        put_file(target, std::string_view(good).substr(0, size));
        EXPECT_THROW(CheckpointReader::open(target), Error) << size;
    }
    put_file(target, good.substr(0, good.size() - 1));
    EXPECT_THROW(CheckpointReader::open(target), Error);
    put_file(target, good + "x");
    EXPECT_THROW(CheckpointReader::open(target), Error);
    EXPECT_FALSE(open_newest_good(target, &log));
    EXPECT_FALSE(open_newest_good(scratch / "none.cuesta", nullptr));
}

TEST_F(CheckpointFileTest, whole_files_survive_death_at_any_moment) {
    write("0");
    for (int round = 0; round < 12; ++round) {
        std::array<int, 2> ends{};
        ASSERT_EQ(::pipe(ends.data()), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            // Serial by construction: no thread of the parent's pool lives here.
            for (int step = 1;; ++step) {
                CheckpointWriter writer(target, std::to_string(step));
                writer.add_bytes("ledger", bytes_of(ledger));
                writer.commit();
                if (::write(ends[1], "c", 1) != 1) ::_exit(1);
            }
        }
        ::close(ends[1]);
        // Several are done; where in the next one it dies differs from round to round.
        for (int done = 0; done < 3 + round % 3; ++done) {
            char word = 0;
            ASSERT_EQ(::read(ends[0], &word, 1), 1);
        }
        ::usleep(static_cast<useconds_t>(round * 90));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(ends[0]);
        const auto reader = open_newest_good(target, &log);
        ASSERT_TRUE(reader);
        EXPECT_EQ(reader->read_bytes("ledger").size(), ledger.size());
        EXPECT_TRUE(log.warnings.empty()) << log.warnings[0];
    }
}

TEST_F(CheckpointFileTest, a_file_between_names_is_found) {
    write("1");
    write("2");
    // As a death between the two renames leaves it.
    std::filesystem::rename(target, scratch / "checkpoint.next.cuesta");
    EXPECT_EQ(open_newest_good(target, &log)->header_json(), "{\"step\": \"2\"}");
    write("3");
    EXPECT_EQ(open_newest_good(target, &log)->header_json(), "{\"step\": \"3\"}");
    EXPECT_FALSE(std::filesystem::exists(scratch / "checkpoint.next.cuesta"));
}

TEST_F(CheckpointFileTest, the_memory_budget_holds) {
    write("1");
    ReadLimits limits{.max_bytes = 2000};  // the directory fits, the ledger of 3003 bytes does not
    const CheckpointReader reader = CheckpointReader::open(target, limits);
    EXPECT_THROW(reader.read_bytes("ledger"), Error);
    limits.max_bytes = 10;
    EXPECT_THROW(CheckpointReader::open(target, limits), Error);
}

}  // namespace
}  // namespace cuesta
