// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/video.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "support/scratch_directory.h"

namespace cuesta {
namespace {

Picture grey(int width, int height, std::uint8_t level) {
    Picture picture;
    picture.width = width, picture.height = height;
    picture.rgb.assign(static_cast<std::size_t>(width * height * 3), level);
    return picture;
}

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder),
                                                  std::filesystem::directory_iterator{}));
}

TEST(Video, without_ffmpeg_the_pictures_are_files_in_a_folder) {
    const ScratchDirectory scratch;
    Video video(scratch / "film", 6, 4, 25, false);
    EXPECT_FALSE(video.is_video());
    for (const std::uint8_t level : {10, 20, 30}) video.add(grey(6, 4, level));
    EXPECT_FALSE(std::filesystem::exists(scratch / "film"));
    video.finish();
    EXPECT_EQ(video.path(), scratch / "film");
    EXPECT_EQ(files_in(scratch / "film"), 3u);
    EXPECT_EQ(files_in(scratch.path()), 1u);
}

TEST(Video, what_is_not_finished_leaves_nothing) {
    const ScratchDirectory scratch;
    {
        Video pictures(scratch / "a", 6, 4, 25, false);
        pictures.add(grey(6, 4, 1));
        Video film(scratch / "b", 6, 4, 25);
        film.add(grey(6, 4, 1));
    }
    EXPECT_EQ(files_in(scratch.path()), 0u);
}

TEST(Video, films_have_the_ending_asked_for) {
    if (std::system("ffmpeg -version > /dev/null 2>&1") != 0) GTEST_SKIP() << "no ffmpeg";
    const ScratchDirectory scratch;
    for (const char* ending : {".mp4", ".webm"}) {
        Video video(scratch / "film", 17, 9, 25, true, nullptr, ending);  // odd sides are padded
        ASSERT_TRUE(video.is_video());
        for (int i = 0; i < 5; ++i) video.add(grey(17, 9, 99));
        video.finish();
        EXPECT_EQ(video.path(), scratch / ("film" + std::string(ending)));
        const std::string head = read_file(video.path(), 1 << 20).substr(0, 12);
        EXPECT_NE(head.find(ending[1] == 'm' ? "ftyp" : "\x1a\x45\xdf\xa3"), std::string::npos);
    }
    EXPECT_EQ(files_in(scratch.path()), 2u);
}

TEST(Video, a_cancelled_one_is_left_at_once) {
    const ScratchDirectory scratch;
    const std::atomic<bool> cancelled{true};
    Video video(scratch / "film", 6, 4, 25, true, &cancelled);
    if (!video.is_video()) GTEST_SKIP() << "no ffmpeg";
    video.add(grey(6, 4, 1));
    EXPECT_THROW(video.finish(), Interrupted);
}

}  // namespace
}  // namespace cuesta
