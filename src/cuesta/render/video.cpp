// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/video.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/png/png_file.h"

extern char** environ;

namespace cuesta {

namespace fs = std::filesystem;

namespace {

constexpr int look_every_ms = 50;  // whether somebody has cancelled

}  // namespace

Video::Video(fs::path stem, int width, int height, int frames_per_second, bool use_ffmpeg,
             const std::atomic<bool>* cancelled, std::string ending)
    : stem_(std::move(stem)),
      ending_(std::move(ending)),
      width_(width),
      height_(height),
      cancelled_(cancelled) {
    if (stem_.has_parent_path()) fs::create_directories(stem_.parent_path());
    partial_ =
        stem_.parent_path() / fmt::format(".{}.{}", stem_.filename().string(), temporary_ending());
    if (use_ffmpeg) start_ffmpeg(frames_per_second);
    if (process_ < 0) fs::create_directories(partial_);
}

Video::~Video() {
    kill_ffmpeg();
    std::error_code ignored;
    if (!finished_) fs::remove_all(partial_, ignored);
}

fs::path Video::path() const {
    return is_video() ? fs::path(stem_.string() + ending_) : stem_;
}

void Video::start_ffmpeg(int frames_per_second) {
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0) return;
    const std::string size = fmt::format("{}x{}", width_, height_);
    const std::string rate = std::to_string(frames_per_second);
    std::vector<std::string> words = {
        "ffmpeg",   "-loglevel", "error",    "-y",
        "-f",       "rawvideo",  "-pix_fmt", "rgb24",
        "-s",       size,        "-r",       rate,
        "-i",       "-",         "-vf",      "pad=ceil(iw/2)*2:ceil(ih/2)*2",
        "-pix_fmt", "yuv420p"};
    if (ending_ == ".webm")
        words.insert(words.end(), {"-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "30", "-f", "webm"});
    else
        words.insert(words.end(), {"-movflags", "+faststart", "-f", "mp4"});
    words.push_back(partial_.string());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
#if defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 34)
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);  // also what was opened this moment
#endif
#endif
    pid_t process = -1;
    const int failed =
        ::posix_spawnp(&process, "ffmpeg", &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[0]);
    if (failed != 0) {
        ::close(ends[1]);
        return;
    }
    pipe_ = ends[1];
    ::fcntl(pipe_, F_SETFL, O_NONBLOCK);
    process_ = process;
}

void Video::ask_cancelled() const {
    if (cancelled_ != nullptr && *cancelled_) throw Interrupted(ExitCode::interrupted);
}

void Video::kill_ffmpeg() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);  // what it wrote goes anyway
    if (pipe_ >= 0) ::close(pipe_);
    pipe_ = -1;
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
}

int Video::end_ffmpeg() {
    if (pipe_ >= 0) ::close(pipe_);
    pipe_ = -1;
    int status = 0;
    for (pid_t ended = 0; ended != process_;) {
        ended = ::waitpid(process_, &status, WNOHANG);
        if (ended < 0 && errno != EINTR) break;
        if (ended == process_) break;
        ask_cancelled();
        std::this_thread::sleep_for(std::chrono::milliseconds(look_every_ms / 5));
    }
    process_ = -1;
    return status;
}

void Video::add(const Picture& picture) {
    CUESTA_CHECK(picture.width == width_ && picture.height == height_,
                 "a picture of {} x {} for a video of {} x {}", picture.width, picture.height,
                 width_, height_);
    ++frames_;
    if (process_ < 0) {
        write_png_rgb8(partial_ / fmt::format("frame_{:05}.png", frames_), width_, height_,
                       picture.rgb.data());
        return;
    }
    std::size_t written = 0;
    while (written < picture.rgb.size()) {
        const ssize_t bytes =
            ::write(pipe_, picture.rgb.data() + written, picture.rgb.size() - written);
        if (bytes < 0 && (errno == EAGAIN || errno == EINTR)) {
            ask_cancelled();
            pollfd line{pipe_, POLLOUT, 0};
            ::poll(&line, 1, look_every_ms);
            continue;
        }
        if (bytes <= 0)
            throw Error(fmt::format("ffmpeg does not take the pictures: {}", std::strerror(errno)),
                        "Is it complete and is there space on the disk?");
        written += static_cast<std::size_t>(bytes);
    }
}

void Video::finish() {
    if (process_ > 0) {
        if (end_ffmpeg() != 0) throw Error("ffmpeg could not make the video");
        made_video_ = true;
    }
    std::error_code ignored;
    if (!made_video_) fs::remove_all(stem_, ignored);
    fs::rename(partial_, path());
    finished_ = true;
}

}  // namespace cuesta
