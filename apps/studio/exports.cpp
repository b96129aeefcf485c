// SPDX-License-Identifier: Apache-2.0
#include "exports.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/layers_file.h"
#include "cuesta/engine/outputs.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/preview.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/png/png_file.h"
#include "cuesta/render/borehole.h"
#include "cuesta/render/globe.h"
#include "cuesta/render/relief.h"
#include "cuesta/render/section.h"
#include "cuesta/render/video.h"
#include "export_sets.h"
#include "land_view.h"
#include "project.h"
#include "recipe_text.h"

namespace cuesta::studio {
namespace {

namespace fs = std::filesystem;

class WatchObserver final : public Observer {
public:
    explicit WatchObserver(const ExportWatch& watch) : watch_(watch) {}
    void note(std::string_view) override {}
    void warn(std::string_view sentence) override { watch_.say(std::string(sentence)); }
    ExitCode wants_stop() override {
        return watch_.cancelled != nullptr && *watch_.cancelled ? ExitCode::interrupted
                                                                : ExitCode::done;
    }

private:
    const ExportWatch& watch_;
};

Plan plan_of(const ExportStart& start, const std::string& text) {
    CheckedText checked = check_text(*start.registry, text, start.recipe_path);
    if (!checked.plan)
        throw Error(checked.problems.empty() ? "the recipe cannot be carried out"
                                             : checked.problems.front().sentence);
    return std::move(*checked.plan);
}

std::unique_ptr<Run> run_from(const ExportStart& start, Plan plan, const fs::path& out,
                              Observer& observer) {
    RunOptions options;
    options.out = out;
    options.checkpoint_seconds = 0;
    auto run = prepare_run(std::move(plan), options, observer);
    if (!start.snapshot.empty()) load_snapshot(*run, start.snapshot, observer);
    return run;
}

template <class T>
T value_or(const Json& wish, const char* key, T otherwise) {
    if (!wish.is_object() || !wish.contains(key) || wish[key].is_null()) return otherwise;
    try {
        return wish[key].get<T>();
    } catch (const Json::Exception&) {
        throw Error(fmt::format("'{}' is not what it should be", key));
    }
}

// The nearest in the range; Error if it is no number.
std::int64_t whole_or(const Json& wish, const char* key, std::int64_t low, std::int64_t high,
                      std::int64_t otherwise) {
    const auto given = value_or<double>(wish, key, static_cast<double>(otherwise));
    return static_cast<std::int64_t>(
        std::clamp(given, static_cast<double>(low), static_cast<double>(high)));
}

using Limits = ExportLimits;

Picture blend(const Picture& from, const Picture& to, double share) {
    Picture out = to;
    const auto part = static_cast<int>(std::lround(share * 256));
    for (std::size_t i = 0; i < out.rgb.size(); ++i)
        out.rgb[i] =
            static_cast<std::uint8_t>((from.rgb[i] * (256 - part) + to.rgb[i] * part + 128) / 256);
    return out;
}

// The world as a ball, where that is asked for: over which place the eye stands, and by how much it
// has gone round by the end of a film.
struct Ball {
    GlobeOptions look;
    double turn_deg = 0;

    Picture of(const Picture& map, double share = 0) const {
        GlobeOptions now = look;
        now.longitude_deg = std::remainder(look.longitude_deg + turn_deg * share, 360);
        return render_globe(map, now);
    }
};

// The map that it is made of is drawn into `options`, as wide as the ball is round.
std::optional<Ball> ball_of(const Json& wish, const Grid& grid, ReliefOptions& options) {
    const auto over = value_or<std::vector<double>>(wish, "globe", {});
    if (over.empty()) return {};
    if (over.size() != 2) throw Error("'globe' must be the longitude and latitude of a place");
    if (!grid.wraps_x()) throw Error("this land does not go round: it is no globe");
    Ball ball;
    ball.look.pixels = options.long_side;
    ball.look.longitude_deg = std::remainder(over[0], 360);
    ball.look.latitude_deg = std::clamp(over[1], -90.0, 90.0);
    ball.turn_deg = value_or<double>(wish, "turn", 0);
    options.long_side = std::min(2 * options.long_side, Limits::most_picture);
    options.legend = false;
    return ball;
}

// A name that is not taken, neither with the ending nor as a folder: "alpine", "alpine_2".
std::string free_name(const fs::path& folder, const std::string& wanted, const std::string& end) {
    const std::string stem = folder_name(wanted);
    std::string name = stem;
    const auto taken = [&] {
        return fs::exists(folder / name) || fs::exists(folder / (name + end));
    };
    for (int i = 2; taken(); ++i) name = fmt::format("{}_{}", stem, i);
    return name;
}

std::string with_outputs(const ExportStart& start, const Json& outputs) {
    const CheckedText checked = check_text(*start.registry, start.text, start.recipe_path);
    if (!checked.recipe) throw Error("the recipe cannot be read");
    std::vector<RecipeEdit> edits;
    const RecipeEntry* old = checked.recipe->root.find("output");
    const std::size_t count =
        old != nullptr && old->value.array() != nullptr ? old->value.array()->size() : 0;
    for (std::size_t i = count; i > 0; --i)
        edits.push_back({RecipeEdit::Kind::remove, fmt::format("output.{}", i), "", 0});
    std::size_t next = 1;
    for (const Json& one : outputs) {
        if (!one.is_object()) throw Error("every output is a table with 'field' and 'file'");
        edits.push_back(
            {RecipeEdit::Kind::insert, fmt::format("output.{}", next++), toml_lines(Json(one)), 0});
    }
    return edit_recipe(start.text, edits);
}

Picture draw_relief(Run& run, const Json& wish, int size) {
    ReliefOptions options;
    options.long_side = size;
    options.legend = value_or<bool>(wish, "legend", true);
    options.title = run.plan.name;
    const auto ball = ball_of(wish, run.plan.grid, options);
    const Picture picture = picture_of(run, options);
    return ball ? ball->of(picture) : picture;
}

Picture draw_field(Run& run, const Json& wish, int size) {
    const auto name = value_or<std::string>(wish, "field", "slope");
    const auto map = field_of(run, name);
    if (!map) throw Error(fmt::format("the land has no field '{}' now", name));
    const auto height = field_of(run, std::string(field::height));
    FieldOptions options;
    options.long_side = size, options.spacing_m = run.plan.grid.spacing_m;
    options.height = &*height;
    return render_field(*map, name, options);
}

// The ground with its layers, and `count` numbers that say where.
GroundView layered_ground(Run& run) {
    if (!has_layers(run)) throw Error("the ground is of one material: there are no layers to draw");
    return LayersFile::view_of(run.domain);
}
std::vector<double> place_in(const Json& wish, const Grid& grid, std::size_t count) {
    const auto at = value_or<std::vector<double>>(wish, "place", {});
    if (at.size() != count)
        throw Error("'place' must be x0, y0, x1, y1 of a section or x, y of a borehole in m");
    for (std::size_t i = 0; i < at.size(); i += 2)
        if (!on_map(grid, grid.origin_x_m + at[i], grid.origin_y_m + at[i + 1]))
            throw Error("this place lies outside the map");
    return at;
}

Picture draw_section(Run& run, const Json& wish, int size) {
    const GroundView ground = layered_ground(run);
    const Grid& grid = run.plan.grid;
    const std::vector<double> at = place_in(wish, grid, 4);
    SectionOptions options;
    options.width = size, options.title = run.plan.name;
    const SectionLine line{grid.origin_x_m + at[0], grid.origin_y_m + at[1],
                           grid.origin_x_m + at[2], grid.origin_y_m + at[3]};
    if (!(line.length_m() > 0)) throw Error("both ends are the same place");
    return render_section(ground, line, options);
}

Picture draw_borehole(Run& run, const Json& wish, int size) {
    const GroundView ground = layered_ground(run);
    const double spacing = run.plan.grid.spacing_m;
    const std::vector<double> at = place_in(wish, run.plan.grid, 2);
    BoreholeOptions options;
    options.height = size, options.title = run.plan.name;
    return render_borehole(ground, std::llround(at[0] / spacing), std::llround(at[1] / spacing),
                           options);
}

// Pictures that can be asked for; the first if nothing is said.
struct PictureKind {
    std::string_view word;
    Picture (*draw)(Run& run, const Json& wish, int size);
};
constexpr PictureKind picture_kinds[] = {{"relief", draw_relief},
                                         {"field", draw_field},
                                         {"section", draw_section},
                                         {"borehole", draw_borehole}};

}  // namespace

Json export_outputs(const ExportStart& start, const Json& wish, const ExportWatch& watch) {
    WatchObserver observer(watch);
    std::string text = start.text, called;
    if (const auto set = value_or<std::string>(wish, "set", ""); !set.empty()) {
        const auto there = value_or<std::vector<std::string>>(wish, "fields", {});
        text = with_outputs(start, outputs_of(export_set(set), there));
        called = "_" + set;
    } else if (wish.contains("outputs") && wish["outputs"].is_array() && !wish["outputs"].empty()) {
        text = with_outputs(start, wish["outputs"]);
    }
    Plan plan = plan_of(start, text);
    const std::string name =
        free_name(start.folder, value_or<std::string>(wish, "name", plan.name + called), "");
    // Half of what was asked for would be taken for all of it, after a kill too: the folder has its
    // name when everything is in it. What a kill leaves is swept away by the next start.
    const fs::path out = start.folder / fmt::format(".{}.cuesta-{}.tmp", name, ::getpid());
    struct Unfinished {
        fs::path folder;
        ~Unfinished() {
            std::error_code ignored;
            if (!folder.empty()) fs::remove_all(folder, ignored);
        }
    } unfinished{out};
    const auto run = run_from(start, std::move(plan), out, observer);
    const Manifest manifest = write_outputs(*run);
    write_file_atomically(out / "recipe.toml", start.text);
    const fs::path made = start.folder / name;
    fs::rename(out, made);
    unfinished.folder.clear();
    Json answer;
    answer["folder"] = "export/" + name;
    answer["tick"] = tick_of(run->plan, run->position);
    Json& files = answer["files"] = Json::array();
    for (const OutputRecord& one : manifest.outputs)
        files.push_back({{"file", fmt::format("export/{}/{}", name, one.file)},
                         {"field", one.field},
                         {"bytes", one.bytes},
                         {"data_sha256", one.data_sha256},
                         {"min", one.min},
                         {"max", one.max}});
    for (const std::string& extra :
         {manifest.preview, std::string("manifest.json"), std::string("recipe.toml")})
        if (!extra.empty())
            files.push_back({{"file", fmt::format("export/{}/{}", name, extra)},
                             {"bytes", fs::file_size(made / extra)}});
    return answer;
}

Json export_picture(const ExportStart& start, const Json& wish, const ExportWatch& watch) {
    const auto kind = value_or<std::string>(wish, "kind", std::string(picture_kinds[0].word));
    const auto* drawn = std::ranges::find(picture_kinds, kind, &PictureKind::word);
    if (drawn == std::end(picture_kinds))
        throw Error("a picture is a relief, a field, a section or a borehole");
    const auto size =
        static_cast<int>(whole_or(wish, "size", Limits::least_size, Limits::most_picture, 1024));
    WatchObserver observer(watch);
    const auto run = run_from(start, plan_of(start, start.text), {}, observer);
    const Picture picture = drawn->draw(*run, wish, size);
    const std::string name =
        free_name(start.folder, value_or<std::string>(wish, "name", run->plan.name), ".png");
    write_png_rgb8(start.folder / (name + ".png"), picture.width, picture.height,
                   picture.rgb.data());
    return {{"file", fmt::format("export/{}.png", name)},
            {"width", picture.width},
            {"height", picture.height}};
}

Json export_timelapse(const ExportStart& start, const Json& wish, const ExportWatch& watch) {
    WatchObserver observer(watch);
    const auto run = run_from(start, plan_of(start, start.text), {}, observer);
    const std::int64_t all = ticks_of(run->plan);
    const std::int64_t from = whole_or(wish, "from", start.tick, all, 1);
    const std::int64_t to = whole_or(wish, "to", from, all, all);
    const auto fps = static_cast<int>(whole_or(wish, "fps", 1, Limits::most_fps, 30));
    // A film of a length, or a number of frames and no land twice.
    const double seconds =
        std::clamp<double>(value_or<double>(wish, "seconds", 0), 0, Limits::most_seconds);
    const std::int64_t lands_there = to - from + 1;
    const std::int64_t frames =
        seconds > 0 ? std::clamp<std::int64_t>(std::llround(seconds * fps), 1, Limits::most_frames)
                    : std::min(whole_or(wish, "frames", 1, Limits::most_frames, 240), lands_there);
    const std::int64_t lands = std::min(frames, lands_there);
    ReliefOptions options;
    options.long_side =
        static_cast<int>(whole_or(wish, "size", Limits::least_size, Limits::most_film, 720));
    options.legend = false;
    const auto ball = ball_of(wish, run->plan.grid, options);
    const std::string name = free_name(
        start.folder, value_or<std::string>(wish, "name", run->plan.name + "_timelapse"), ".mp4");
    std::unique_ptr<Video> video;
    std::int64_t said = -1;
    const auto add = [&](const Picture& map, std::int64_t number) {
        const double past = static_cast<double>(number) / static_cast<double>(frames);
        const Picture picture = ball ? ball->of(map, past) : map;
        if (!video)
            video = std::make_unique<Video>(start.folder / name, picture.width, picture.height, fps,
                                            value_or<bool>(wish, "video", true), watch.cancelled);
        video->add(picture);
        const std::int64_t tenth = video->frames() * 10 / frames;
        if (std::exchange(said, tenth) != tenth)
            watch.say(fmt::format("time-lapse: {} of {} frames", video->frames(), frames));
    };
    Picture before;
    std::int64_t frame = 0;
    for (std::int64_t land = 0; land < lands; ++land) {
        const std::int64_t goal = from + (to - from) * land / std::max<std::int64_t>(1, lands - 1);
        while (!run->done() && tick_of(run->plan, run->position) < goal)
            if (advance(*run, observer, 1) == AdvanceEnd::stopped)
                throw Error("the time-lapse was stopped");
        if (observer.wants_stop() != ExitCode::done) throw Error("the time-lapse was stopped");
        Picture picture = picture_of(*run, options);
        // Frames up to this land: the land before goes over into it.
        for (; frame < frames; ++frame) {
            const double place = lands < 2 || frames < 2
                                     ? 0
                                     : static_cast<double>(frame) * static_cast<double>(lands - 1) /
                                           static_cast<double>(frames - 1);
            const double share = place - static_cast<double>(land - 1);
            if (lands > 1 && share > 1) break;
            if (observer.wants_stop() != ExitCode::done) throw Error("the time-lapse was stopped");
            add(land == 0 || share >= 1 ? picture : blend(before, picture, share), frame);
        }
        before = std::move(picture);
    }
    const int count = video->frames();
    video->finish();
    Json answer = {{"frames", count}, {"fps", fps}, {"video", video->is_video()}};
    answer[video->is_video() ? "file" : "folder"] = "export/" + video->path().filename().string();
    if (!video->is_video() && value_or<bool>(wish, "video", true))
        answer["note"] = "ffmpeg is not installed, so the frames are PNG files in a folder";
    return answer;
}

}  // namespace cuesta::studio
