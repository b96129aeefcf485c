// SPDX-License-Identifier: Apache-2.0
// A row of pictures as a video through ffmpeg, or as numbered PNG files where that is not
// installed.
#pragma once

#include <atomic>
#include <filesystem>
#include <string>

#include "cuesta/render/picture.h"

namespace cuesta {

class Video {
public:
    // Writes `stem` and `ending`, .mp4 or .webm, or else files into the folder `stem`. All pictures
    // must have one size. `use_ffmpeg` false: files in any case. Once `cancelled` is set nobody
    // waits for ffmpeg, and add() and finish() throw Interrupted.
    Video(std::filesystem::path stem, int width, int height, int frames_per_second,
          bool use_ffmpeg = true, const std::atomic<bool>* cancelled = nullptr,
          std::string ending = ".mp4");
    ~Video();
    Video(const Video&) = delete;
    Video& operator=(const Video&) = delete;

    void add(const Picture& picture);
    // Error if ffmpeg failed. Without it what was begun is removed.
    void finish();

    bool is_video() const { return process_ > 0 || made_video_; }
    // The video, or the folder of pictures.
    std::filesystem::path path() const;
    int frames() const { return frames_; }

private:
    void start_ffmpeg(int frames_per_second);
    int end_ffmpeg();
    void kill_ffmpeg();
    void ask_cancelled() const;

    std::filesystem::path stem_, partial_;
    std::string ending_;
    int width_, height_, frames_ = 0;
    int pipe_ = -1, process_ = -1;
    bool made_video_ = false, finished_ = false;
    const std::atomic<bool>* cancelled_;
};

}  // namespace cuesta
