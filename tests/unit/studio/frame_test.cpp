// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/frame.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <set>

#include "cuesta/base/json.h"

namespace cuesta::studio {
namespace {

struct Land {
    std::int64_t columns, rows;
    std::vector<float> samples;
    Land(std::int64_t c, std::int64_t r, float value = 0)
        : columns(c), rows(r), samples(static_cast<std::size_t>(c * r), value) {}
    float& at(std::int64_t x, std::int64_t y) {
        return samples[static_cast<std::size_t>(y * columns + x)];
    }
    FieldSource source(bool classes = false, bool codes = false) const {
        return {"height", columns, rows,
                classes,  codes,   [this](std::int64_t y) { return samples.data() + y * columns; }};
    }
};

struct Decoded {
    Json head;
    std::string data;
};

Decoded decode(const std::string& frame) {
    EXPECT_EQ(frame.substr(0, 4), "CUF1");
    std::uint32_t size = 0;
    std::memcpy(&size, frame.data() + 4, 4);
    EXPECT_EQ(size % 4, 0u);
    return {Json::parse(frame.substr(8, size)), frame.substr(8 + size)};
}

LandFrame frame_of(const std::shared_ptr<const FieldMap>& map) {
    LandFrame land;
    land.tick = 7;
    land.columns = map->columns * map->stride, land.rows = map->rows * map->stride;
    land.maps[{"height", map->stride, land.window_of({})}] = map;
    return land;
}

TEST(frame, the_stride_is_the_least_power_of_two_that_fits) {
    EXPECT_EQ(stride_for(1024, 1024, 1024), 1);
    EXPECT_EQ(stride_for(1025, 10, 1024), 2);
    EXPECT_EQ(stride_for(4096, 4096, 512), 8);
    EXPECT_EQ(stride_for(1, 1, 1), 1);
}

TEST(frame, decoded_samples_lie_within_half_a_step_of_the_field) {
    Land land(100, 70);
    for (std::size_t i = 0; i < land.samples.size(); ++i)
        land.samples[i] = 1000 + 500 * std::sin(0.01f * static_cast<float>(i));
    const auto map = make_map(land.source(), 1, nullptr, 1);
    const double step = (map->high - map->low) / 65535;
    for (std::size_t i = 0; i < land.samples.size(); ++i)
        EXPECT_NEAR(map->low + step * map->samples[i], land.samples[i], 0.51 * step);
}

TEST(frame, dry_ground_stays_exactly_dry) {
    Land water(64, 64);
    water.at(3, 4) = 2.5f;
    const auto map = make_map(water.source(), 1, nullptr, 1);
    EXPECT_EQ(map->low, 0);
    EXPECT_EQ(map->samples[0], 0);
}

TEST(frame, a_first_frame_holds_every_block_and_cut_blocks_only_their_own_samples) {
    const Land land(100, 70, 5);
    FrameMarks marks;
    const auto decoded = decode(
        build_frame(frame_of(make_map(land.source(), 1, nullptr, 1)), {"height"}, 128, marks));
    const auto& field = decoded.head["fields"][0];
    EXPECT_EQ(decoded.head["tick"], 7);
    EXPECT_EQ(decoded.head["slot"], "live");
    EXPECT_TRUE(field["whole"].get<bool>());
    EXPECT_EQ(field["blocks"], (std::vector<int>{0, 1, 2, 3}));
    EXPECT_EQ(field["bytes"], 100 * 70 * 2);
    EXPECT_EQ(decoded.data.size(), 100u * 70 * 2);
}

TEST(frame, still_land_sends_nothing_and_a_changed_cell_one_block) {
    Land land(200, 200, 10);
    land.at(0, 0) = 0, land.at(199, 199) = 100;
    FrameMarks marks;
    const auto first = make_map(land.source(), 1, nullptr, 1);
    EXPECT_FALSE(build_frame(frame_of(first), {"height"}, 512, marks).empty());
    const auto second = make_map(land.source(), 1, first.get(), 2);
    EXPECT_TRUE(build_frame(frame_of(second), {"height"}, 512, marks).empty());
    land.at(70, 130) = 50;  // block 1 of row 2; four blocks a row
    const auto third = make_map(land.source(), 1, second.get(), 3);
    const auto decoded = decode(build_frame(frame_of(third), {"height"}, 512, marks));
    EXPECT_FALSE(decoded.head["fields"][0]["whole"].get<bool>());
    EXPECT_EQ(decoded.head["fields"][0]["blocks"], (std::vector<int>{9}));
}

TEST(frame, a_client_that_missed_states_gets_what_changed_in_all_of_them) {
    Land land(200, 200, 10);
    land.at(0, 0) = 0, land.at(199, 199) = 100;
    FrameMarks marks;
    auto map = make_map(land.source(), 1, nullptr, 1);
    build_frame(frame_of(map), {"height"}, 512, marks);
    land.at(10, 10) = 40;
    map = make_map(land.source(), 1, map.get(), 2);  // not sent
    land.at(190, 10) = 40;
    map = make_map(land.source(), 1, map.get(), 3);
    const auto decoded = decode(build_frame(frame_of(map), {"height"}, 512, marks));
    EXPECT_EQ(decoded.head["fields"][0]["blocks"], (std::vector<int>{0, 2}));
}

TEST(frame, the_range_moves_only_when_the_land_leaves_it) {
    Land land(64, 64);
    land.at(0, 0) = 100;
    const auto first = make_map(land.source(), 1, nullptr, 1);
    land.at(0, 0) = 104;  // within the twentieth of room
    const auto second = make_map(land.source(), 1, first.get(), 2);
    EXPECT_EQ(second->high, first->high);
    EXPECT_EQ(second->born, 1u);
    land.at(0, 0) = 200;
    const auto third = make_map(land.source(), 1, second.get(), 3);
    EXPECT_EQ(third->born, 3u);
    EXPECT_GE(third->high, 200);
    land.at(0, 0) = 10;  // so little of the range that steps would be coarse
    EXPECT_EQ(make_map(land.source(), 1, third.get(), 4)->born, 4u);
}

TEST(frame, level_land_keeps_its_range) {
    const Land land(64, 64, 12);
    const auto first = make_map(land.source(), 1, nullptr, 1);
    EXPECT_EQ(make_map(land.source(), 1, first.get(), 2)->born, 1u);
}

TEST(frame, classes_are_bytes) {
    Land land(65, 1);
    land.at(64, 0) = 3;
    FrameMarks marks;
    const auto decoded = decode(
        build_frame(frame_of(make_map(land.source(true), 1, nullptr, 1)), {"height"}, 512, marks));
    EXPECT_EQ(decoded.head["fields"][0]["format"], "u8");
    EXPECT_EQ(decoded.head["fields"][0]["bytes"], 65);
    EXPECT_EQ(decoded.data[64], 3);
}

TEST(frame, codes_are_whole_numbers_as_they_are) {
    Land land(3, 1);
    land.at(0, 0) = 0, land.at(1, 0) = 1057, land.at(2, 0) = 32767;
    const auto map = make_map(land.source(false, true), 1, nullptr, 1);
    EXPECT_EQ(map->low, 0);
    EXPECT_EQ(map->high, 65535);
    EXPECT_EQ(map->samples[1], 1057);
    EXPECT_EQ(map->samples[2], 32767);
    land.at(0, 0) = 9;
    const auto next = make_map(land.source(false, true), 1, map.get(), 2);
    EXPECT_EQ(next->samples[0], 9);
    EXPECT_EQ(next->born, map->born) << "a code never moves the range";
}

TEST(frame, r39_a_large_map_comes_in_parts_until_all_of_it_is_there) {
    Land land(2048, 2048);  // 8 MiB of samples
    for (std::size_t i = 0; i < land.samples.size(); ++i) land.samples[i] = static_cast<float>(i);
    const LandFrame frame = frame_of(make_map(land.source(), 1, nullptr, 1));
    FrameMarks marks;
    std::set<std::size_t> seen;
    bool more = true;
    int parts = 0;
    for (; more && parts < 10; ++parts) {
        const std::string bytes = build_frame(frame, {"height"}, 4096, marks, &more);
        EXPECT_LE(bytes.size(), most_frame_bytes + 64 * 64 * 2 + 16384);
        const auto decoded = decode(bytes);
        EXPECT_EQ(decoded.head["fields"][0]["whole"].get<bool>(), parts == 0);
        for (const auto& block : decoded.head["fields"][0]["blocks"])
            seen.insert(block.get<std::size_t>());
    }
    EXPECT_EQ(parts, 2);
    EXPECT_EQ(seen.size(), 32u * 32);
}

TEST(frame, samples_that_are_no_numbers_are_drawn_as_the_lowest) {
    Land land(8, 8, 3);
    land.at(1, 1) = std::nanf("");
    land.at(2, 2) = INFINITY;
    land.at(3, 3) = 5;
    const auto map = make_map(land.source(), 1, nullptr, 1);
    EXPECT_EQ(map->samples[9], 0);
    EXPECT_LT(map->high, 6);
}

TEST(frame, an_area_is_cut_out_in_samples) {
    // 101 samples 10 m apart are 1000 m.
    EXPECT_EQ(window_of({200, 100, 400, 350}, 101, 51, 10), (Window{20, 10, 21, 26}));
    EXPECT_EQ(window_of({}, 101, 51, 10), (Window{0, 0, 101, 51}));
    EXPECT_EQ(window_of({900, 400, 5000, 5000}, 101, 51, 10), (Window{90, 40, 11, 11}))
        << "as far as the map goes";
    EXPECT_EQ(window_of({2000, 0, 3000, 100}, 101, 51, 10), (Window{0, 0, 101, 51}))
        << "beside the map there is nothing to see";
    EXPECT_EQ(window_of({1, 1, 2, 2}, 101, 51, 10), (Window{0, 0, 2, 2}));
    EXPECT_EQ(window_of({999, 499, 1000, 500}, 101, 51, 10), (Window{99, 49, 2, 2}));
    EXPECT_EQ(window_of({0, 0, 1, 1}, 1, 1, 10).columns, 1);
}

TEST(frame, a_part_of_the_land_has_its_own_size_and_place) {
    Land land(200, 100);
    for (std::size_t i = 0; i < land.samples.size(); ++i) land.samples[i] = static_cast<float>(i);
    LandFrame frame;
    frame.columns = 200, frame.rows = 100, frame.spacing_m = 5;
    const Area area{50, 100, 145, 170};
    const Window window = frame.window_of(area);
    ASSERT_EQ(window, (Window{10, 20, 20, 15}));
    const FieldSource source{
        "height",    window.columns,
        window.rows, false,
        false,       [&](std::int64_t y) { return land.samples.data() + (y + 20) * 200 + 10; }};
    frame.maps[{"height", 1, window}] = make_map(source, 1, nullptr, 1);
    FrameMarks marks;
    EXPECT_TRUE(build_frame(frame, {"height"}, 512, marks).empty()) << "nobody made the whole";
    const auto decoded = decode(build_frame(frame, {"height"}, 512, marks, nullptr, area));
    EXPECT_EQ(decoded.head["columns"], 20);
    EXPECT_EQ(decoded.head["rows"], 15);
    EXPECT_EQ(decoded.head["x0"], 10);
    EXPECT_EQ(decoded.head["y0"], 20);
    EXPECT_EQ(decoded.head["map"], Json({200, 100}));
    const Json field = decoded.head["fields"][0];
    std::uint16_t first = 0;
    std::memcpy(&first, decoded.data.data(), 2);
    const double low = field["low"].get<double>(), high = field["high"].get<double>();
    EXPECT_NEAR(low + first * (high - low) / 65535, 20 * 200 + 10, 0.06);
    EXPECT_TRUE(build_frame(frame, {"height"}, 512, marks, nullptr, area).empty());
}

TEST(frame, looking_elsewhere_begins_anew) {
    Land land(64, 64, 3);
    LandFrame frame;
    frame.columns = frame.rows = 64;
    const Area west{0, 0, 31, 31}, east{32, 0, 63, 31};
    for (const Area& area : {west, east}) {
        const Window window = frame.window_of(area);
        const auto row = [&land, window](std::int64_t y) {
            return land.source().row(y) + window.x0;
        };
        const FieldSource source{"height", window.columns, window.rows, false, false, row};
        frame.maps[{"height", 1, window}] = make_map(source, 1, nullptr, 1);
    }
    FrameMarks marks;
    for (const Area& area : {west, east, west}) {
        const auto decoded = decode(build_frame(frame, {"height"}, 512, marks, nullptr, area));
        EXPECT_TRUE(decoded.head["fields"][0]["whole"].get<bool>());
    }
}

TEST(frame, a_source_that_is_thinned_already_keeps_its_samples) {
    Land coarse(10, 8);
    for (std::size_t i = 0; i < coarse.samples.size(); ++i)
        coarse.samples[i] = static_cast<float>(i);
    FieldSource source = coarse.source();
    source.thinned = true;
    const auto map = make_map(source, 4, nullptr, 1);
    EXPECT_EQ(map->columns, 10);
    EXPECT_EQ(map->rows, 8);
    EXPECT_EQ(map->stride, 4);
    EXPECT_GT(map->samples[79], map->samples[78]);
}

}  // namespace
}  // namespace cuesta::studio
