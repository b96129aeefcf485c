// SPDX-License-Identifier: Apache-2.0
// Files from the land as it stands: outputs, a picture, a time-lapse. Each works on a run of its
// own that starts from a recorded moment, so the land on the screen goes on meanwhile.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <string>

#include "cuesta/base/json.h"
#include "cuesta/engine/observer.h"
#include "cuesta/recipe/plan.h"

namespace cuesta::studio {

// What an export starts from: the text, and a moment of its plan (empty: the very beginning).
struct ExportStart {
    const Registry* registry = nullptr;
    std::string text;
    std::filesystem::path recipe_path;
    std::filesystem::path snapshot;
    std::filesystem::path folder;  // export/
    std::int64_t tick = 0;
};

// What may be asked for, also of the messages that ask.
struct ExportLimits {
    static constexpr int least_size = 64, most_picture = 8192, most_film = 4096;  // pixels
    static constexpr int most_frames = 10000, most_fps = 120, most_seconds = 3600;
};

struct ExportWatch {
    std::function<void(const std::string& sentence)> say;
    const std::atomic<bool>* cancelled = nullptr;
};

// {"outputs": [{"field", "file", ...}] or "set" with the "fields" there are, "name"}: everything
// the list or set asks for, or else the recipe, with manifest, preview and the recipe itself.
// Answers {folder, files [{file, bytes, ...}]}.
Json export_outputs(const ExportStart& start, const Json& wish, const ExportWatch& watch);
// {"kind": "relief" | "section" | "borehole" | "field", ...}: a PNG. Answers {file}. A relief with
// "globe" [longitude, latitude] is the world as a ball, seen from over that place.
Json export_picture(const ExportStart& start, const Json& wish, const ExportWatch& watch);
// {"from", "to", "seconds" or "frames", "fps", "size"}: a video, or a folder of PNGs where there is
// no ffmpeg. With `seconds` it lasts as long, one land going over into the next where there are
// fewer lands than frames; with `frames` it has at most as many, and no land twice.
// With "globe" the world is a ball, which goes round by "turn" degrees until the end.
// Starts at the beginning or at a moment not after `from`. Answers {file or folder, frames}.
Json export_timelapse(const ExportStart& start, const Json& wish, const ExportWatch& watch);

}  // namespace cuesta::studio
