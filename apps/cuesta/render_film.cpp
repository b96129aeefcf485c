// SPDX-License-Identifier: Apache-2.0
#include "render_film.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/outputs.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/preview.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/io/format.h"
#include "cuesta/render/relief.h"
#include "cuesta/render/video.h"
#include "recipe_options.h"
#include "render_world.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t most_frames = 100000;

struct FilmPlan {
    fs::path target;
    int fps = 30, pixels = 720;
    std::optional<double> seconds;  // as long as there are lands if not given

    // Frames of a film that shows `lands` lands.
    std::int64_t frames(std::int64_t lands) const {
        if (!seconds) return lands;
        return std::clamp<std::int64_t>(std::llround(*seconds * fps), 1, most_frames);
    }
};

FilmPlan film_plan(const Arguments& arguments) {
    FilmPlan plan;
    plan.target = arguments.text("film");
    const std::string ending = plan.target.extension().string();
    if (ending != ".mp4" && ending != ".webm")
        throw UsageError(
            fmt::format("--film {}: a film is written as .mp4 or .webm", plan.target.string()));
    plan.fps = static_cast<int>(arguments.integer("fps", 1, 120).value_or(30));
    plan.pixels = static_cast<int>(arguments.integer("pixels", 16, 4096).value_or(720));
    plan.seconds = arguments.number("seconds", 0.01, 3600);
    for (const char* other : {"out", "section", "borehole", "block", "json"})
        if (arguments.has(other))
            throw UsageError(fmt::format("--film and --{} do not go together", other));
    return plan;
}

// Lands in order become frames: each is shown as long as every other.
class Film {
public:
    Film(FilmPlan plan, std::int64_t lands) : plan_(std::move(plan)), lands_(lands) {}

    void add(const Picture& picture) {
        if (!video_) start(picture);
        const std::int64_t all = plan_.frames(lands_);
        const std::int64_t until = ++shown_ * all / lands_;
        while (video_->frames() < until) video_->add(picture);
    }
    // The film and how many frames it has.
    void finish(bool quiet) {
        video_->finish();
        if (!quiet)
            fmt::print("{}: {} frames, {:.4g} s\n", video_->path().string(), video_->frames(),
                       static_cast<double>(video_->frames()) / plan_.fps);
    }

private:
    void start(const Picture& picture) {
        const fs::path stem = fs::path(plan_.target).replace_extension();
        video_.emplace(stem, picture.width, picture.height, plan_.fps, true, nullptr,
                       plan_.target.extension().string());
        if (!video_->is_video())
            throw Error("ffmpeg is needed to make a film, and it was not found",
                        "Install it (apt install ffmpeg), or draw single frames with cuesta "
                        "render FILE");
    }

    FilmPlan plan_;
    std::int64_t lands_, shown_ = 0;
    std::optional<Video> video_;
};

// Files of the frames of a field, by step.
std::map<std::int64_t, fs::path> frames_of(const fs::path& directory, std::string_view field) {
    const auto json =
        Json::parse_or_discard(read_file(directory / "manifest.json", std::size_t{64} << 20));
    std::map<std::int64_t, fs::path> frames;
    if (!json.is_object() || !json.contains("outputs")) return frames;
    for (const auto& output : json["outputs"])
        if (output.is_object() && output.value("field", "") == field && output.contains("step") &&
            output["step"].is_number_integer())
            frames.try_emplace(output["step"].get<std::int64_t>(),
                               directory / output.value("file", ""));
    return frames;
}

Raster read_frame(const fs::path& file, Log& log) {
    ReadOptions reading;
    reading.log = &log;
    Raster raster = read_raster(file, reading);
    if (!raster.in_metres && raster.low && raster.high) to_metres(raster);
    mask_non_finite(raster);
    return raster;
}

// What a field spans over all frames, so that a colour means the same from first to last.
std::pair<double, double> span_of(const std::map<std::int64_t, fs::path>& frames, Log& log) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const auto& [step, file] : frames)
        for (const float value : read_frame(file, log).samples)
            if (std::isfinite(value)) {
                low = std::min(low, static_cast<double>(value));
                high = std::max(high, static_cast<double>(value));
            }
    return {low, high};
}

// A frame of a film of a whole world in a projection or on a globe that turns.
class WorldFrames {
public:
    WorldFrames(const Arguments& arguments, const FilmPlan& plan, std::string field)
        : arguments_(arguments),
          look_(arguments, plan.pixels),
          field_(std::move(field)),
          turn_deg_(arguments.number("turn", -36000, 36000).value_or(0)) {
        if (arguments.has("turn") && !arguments.has("globe"))
            throw UsageError("--turn needs --globe");
    }
    bool asked() const { return look_.asked(); }
    bool borders() const { return look_.borders; }

    // `share`: how much of the film has passed. `height` shades a field, `depth` is water on land.
    Picture draw(const Raster& map, double spacing_m, double share,
                 std::optional<std::pair<double, double>> span, std::optional<Raster> height,
                 std::optional<Raster> depth, const std::optional<Raster>& borders) {
        WorldLook look = look_;
        // Eastwards, as worlds turn: places come from the left.
        look.longitude_deg -= turn_deg_ * share;
        const WorldView view = look.view(map, spacing_m, borders ? &*borders : nullptr);
        const auto over = [&view](Picture& picture) { view.finish(picture); };
        if (field_ != "height") {
            FieldOptions options;
            options.long_side = view.long_side(), options.legend = false, options.over = over;
            if (span) options.low = span->first, options.high = span->second;
            view.replace(height);
            options.height = height ? &*height : nullptr;
            const bool nearest = !has_means(palette_for_field(field_));
            return look.finished(view, render_field(view.on(map, nearest), field_, options));
        }
        ReliefOptions options;
        options.long_side = view.long_side(), options.legend = false, options.over = over;
        options.sea_level_m = arguments_.number("sea-level", -1e5, 1e5).value_or(0);
        // The same from first to last; what a map of a world of that many pixels usually gets.
        options.exaggeration =
            arguments_.number("exaggeration", 1e-3, 1e5).value_or(1e5 / view.long_side());
        view.replace(depth);
        options.water_depth = depth ? &*depth : nullptr;
        return look.finished(view, render_relief(view.on(map, false), options));
    }

private:
    const Arguments& arguments_;
    WorldLook look_;
    std::string field_;
    double turn_deg_;
};

ExitCode film_of_run(const Arguments& arguments, const fs::path& directory, Log& log) {
    const FilmPlan plan = film_plan(arguments);
    const std::string field = arguments.text("field", "height");
    if (!fs::exists(directory / "manifest.json"))
        throw Error(fmt::format("{} is a directory without a finished run (no manifest.json)",
                                directory.string()),
                    "Name the recipe instead");
    const auto frames = frames_of(directory, field);
    if (frames.empty())
        throw Error(fmt::format("the run in {} wrote no frames of {}", directory.string(), field),
                    fmt::format("Give its recipe an [[output]] with field = \"{}\", every = STEPS "
                                "and {{step}} in the file, or name the recipe instead",
                                field));
    const auto water =
        field == "height" ? frames_of(directory, "water") : std::map<std::int64_t, fs::path>{};
    std::optional<std::pair<double, double>> span;
    if (field != "height") span = span_of(frames, log);
    WorldFrames world(arguments, plan, field);
    const auto none = std::map<std::int64_t, fs::path>{};
    const auto heights = world.asked() && field != "height" ? frames_of(directory, "height") : none;
    const auto borders = world.borders() ? frames_of(directory, "plate_border") : none;
    if (world.borders() && borders.empty())
        throw Error(fmt::format("the run in {} wrote no frames of plate_border for --borders",
                                directory.string()),
                    "Give its recipe an [[output]] of it with every = STEPS");
    const auto frame_at = [&](const std::map<std::int64_t, fs::path>& files, std::int64_t step) {
        const auto found = files.find(step);
        return found == files.end() ? std::nullopt : std::optional(read_frame(found->second, log));
    };
    // A globe that turns has as many pictures as the film has frames.
    const bool turns = arguments.has("turn");
    const auto lands = static_cast<std::int64_t>(frames.size());
    const std::int64_t pictures = turns ? std::max(plan.frames(lands), lands) : lands;
    Film film(plan, pictures);
    std::int64_t shown = 0;
    for (const auto& [step, file] : frames) {
        if (signal_received() != ExitCode::done) return signal_received();
        const Raster land = read_frame(file, log);
        if (world.asked()) {
            ++shown;
            for (std::int64_t i = (shown - 1) * pictures / lands; i < shown * pictures / lands;
                 ++i) {
                if (signal_received() != ExitCode::done) return signal_received();
                film.add(world.draw(land, land.spacing_m.value_or(1),
                                    static_cast<double>(i) /
                                        static_cast<double>(std::max<std::int64_t>(1, pictures)),
                                    span, frame_at(heights, step), frame_at(water, step),
                                    frame_at(borders, step)));
            }
            continue;
        }
        if (span) {
            FieldOptions options;
            options.long_side = plan.pixels, options.legend = false;
            options.low = span->first, options.high = span->second;
            film.add(render_field(land, field, options));
            continue;
        }
        std::optional<Raster> depth;
        if (const auto found = water.find(step); found != water.end())
            depth = read_frame(found->second, log);
        ReliefOptions options;
        options.long_side = plan.pixels, options.legend = false;
        options.find_sea = false;
        options.sea_level_m = arguments.number("sea-level", -1e5, 1e5);
        options.exaggeration = arguments.number("exaggeration", 1e-3, 1e5);
        options.water_depth = depth ? &*depth : nullptr;
        film.add(render_relief(land, options));
    }
    film.finish(arguments.has("quiet"));
    return ExitCode::done;
}

ExitCode film_of_recipe(const Arguments& arguments) {
    const FilmPlan plan = film_plan(arguments);
    const std::string field = arguments.text("field", "height");
    WorldFrames world(arguments, plan, field);
    if (field != "height" &&
        (!world.asked() || palette_for_field(field).kind != PaletteKind::categorical))
        throw UsageError("--field needs the directory of a run that wrote frames of it");
    Arguments recipe = arguments;
    recipe.given["RECIPE"] = arguments.all("FILE");
    TerminalObserver observer(arguments.has("quiet"));
    RunOptions options;
    options.threads = static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0));
    options.preview = false;
    const std::unique_ptr<Run> run = prepare_run(plan_from(recipe), options, observer);
    // The land after its first stage and on to the end.
    const std::int64_t all = ticks_of(run->plan), from = std::min<std::int64_t>(1, all);
    const std::int64_t wanted = plan.seconds ? plan.frames(1) : 240;
    const std::int64_t lands = std::clamp<std::int64_t>(wanted, 1, all - from + 1);
    Film film(plan, lands);
    ReliefOptions look;
    look.long_side = plan.pixels, look.legend = false;
    look.exaggeration = arguments.number("exaggeration", 1e-3, 1e5);
    for (std::int64_t land = 0; land < lands; ++land) {
        const std::int64_t goal = from + (all - from) * land / std::max<std::int64_t>(1, lands - 1);
        while (!run->done() && tick_of(run->plan, run->position) < goal)
            if (advance(*run, observer, 1) == AdvanceEnd::stopped) return signal_received();
        if (signal_received() != ExitCode::done) return signal_received();
        if (!world.asked()) {
            film.add(picture_of(*run, look));
            continue;
        }
        const auto if_there = [&](bool asked, const char* name) {
            return asked && run->domain.block(0).terrain.find(name) != nullptr
                       ? std::optional(collect_field(*run, name))
                       : std::nullopt;
        };
        film.add(world.draw(collect_field(*run, field), run->plan.grid.spacing_m,
                            static_cast<double>(land) / static_cast<double>(lands), std::nullopt,
                            if_there(field != "height", "height"), std::nullopt,
                            if_there(world.borders(), "plate_border")));
    }
    film.finish(arguments.has("quiet"));
    return ExitCode::done;
}

}  // namespace

std::vector<OptionRow> film_options() {
    return {
        {"--film", "FILE",
         "Make a film, .mp4 or .webm, of the frames a run wrote with 'every', or of a recipe "
         "while it is carried out. Needs ffmpeg."},
        {"--seconds", "N", "Length of the film; as many frames as there are lands if not given."},
        {"--turn", "DEG", "A --globe turns by so many degrees eastwards from first to last."},
        {"--fps", "N", "Frames of the film in a second; 30 if not given."},
    };
}

ExitCode render_film(const Arguments& arguments, Log& log) {
    const fs::path given = arguments.text("FILE");
    catch_signals();
    std::error_code ignored;
    if (fs::is_directory(given, ignored)) return film_of_run(arguments, given, log);
    if (given.extension() == ".toml") {
        try {
            return film_of_recipe(arguments);
        } catch (const RecipeRefused&) {
            return ExitCode::usage;
        }
    }
    throw UsageError(
        fmt::format("--film needs the directory of a run or a recipe, not {}", given.string()));
}

}  // namespace cuesta::app
