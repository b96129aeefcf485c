// SPDX-License-Identifier: Apache-2.0
// Messages that make files in export/. Each works on a run of its own, one after the other.
#include <fmt/format.h>
#include <unistd.h>

#include "commands.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/snapshot.h"
#include "exports.h"
#include "message.h"

namespace cuesta::studio {
namespace {

// The text, and with `from_now` the land as it stands.
ExportStart export_start(Commands& desk, bool from_now) {
    Session& session = desk.session();
    ExportStart start;
    start.registry = &desk.registry();
    start.text = session.checked().text;
    start.recipe_path = session.project().recipe_path();
    start.folder = session.project().exports();
    if (!from_now) return start;
    const std::filesystem::path file =
        session.project().folder() /
        fmt::format(".export{}.cuesta-{}.tmp", desk.next_job(), ::getpid());
    session.live().read(
        [&](Run& run) {
            start.tick = tick_of(run.plan, run.position);
            if (start.tick == 0) return;
            if (!can_record(run)) throw Error("this moment cannot be recorded", "Take one step");
            save_snapshot(run, file);
            start.snapshot = file;
        },
        std::chrono::seconds(20));
    return start;
}

using Make = Json (*)(const ExportStart&, const Json&, const ExportWatch&);

Task making(Commands& desk, const Call& call, Make make, bool from_now) {
    const ExportStart start = export_start(desk, from_now);
    return {Where::jobs, [&desk, start, call, make, cancelled = desk.job_flag()] {
                struct Sweep {
                    std::filesystem::path file;
                    ~Sweep() {
                        std::error_code ignored;
                        if (!file.empty()) std::filesystem::remove(file, ignored);
                    }
                } const sweep{start.snapshot};
                const InterruptScope scope(*cancelled);
                ExportWatch watch;
                watch.say = [&desk](const std::string& sentence) {
                    desk.tell({{"event", "note"}, {"sentence", sentence}});
                };
                watch.cancelled = cancelled.get();
                return make(start, call.all(), watch);
            }};
}

Task outputs(Commands& desk, const Call& call) {
    return making(desk, call, export_outputs, true);
}

Task picture(Commands& desk, const Call& call) {
    return making(desk, call, export_picture, true);
}

// It begins at the beginning, unless it is to start where the land is now or later.
Task timelapse(Commands& desk, const Call& call) {
    const bool later = call.has("from") && call.whole("from") >= desk.session().live().state().tick;
    return making(desk, call, export_timelapse, later);
}

Json cancel(Commands& desk, const Call&) {
    desk.cancel_jobs();
    return Json::object();
}

ArgumentRow globe() {
    return list("globe", "number[]", 2,
                "Longitude and latitude in degrees: the world as a ball, seen from over there.")
        .or_nothing();
}

ArgumentRow file_name() {
    return text("name", 200, "Of the folder or file; that of the recipe if left out.").or_nothing();
}

}  // namespace

std::vector<MessageRow> file_messages() {
    using Limits = ExportLimits;
    return {
        {"export",
         "Writes outputs with manifest, preview and recipe: these, or those of a set, or else the "
         "recipe's own.",
         {list("outputs", "Output[]", 1000, "As [[output]] of a recipe.").or_nothing(),
          text("set", 64, "A set of the catalog.").or_nothing(),
          names("fields", "That there are, for a set."), file_name()},
         "ExportAnswer",
         outputs},
        {"picture",
         "Draws a picture.",
         {choice("kind", {"relief", "field", "section", "borehole"}, "What is drawn.")
              .or_else("relief"),
          whole("size", Limits::least_size, Limits::most_picture, "Pixels of the longer side.")
              .or_else(1024.0),
          text("field", 64, "For a field.").or_nothing(),
          list("place", "number[]", 4, "x, y or x0, y0, x1, y1 in m.").or_nothing(),
          toggle("legend", "With a legend; true if left out.").or_nothing(), globe(), file_name()},
         "PictureAnswer",
         picture},
        {"timelapse",
         "Makes a film: of a length, or of so many frames and no land twice.",
         {whole("from", 0, 1e15, "Tick; the first if left out.").or_nothing(),
          whole("to", 0, 1e15, "Tick; the last if left out.").or_nothing(),
          number("seconds", 0, Limits::most_seconds, "How long; 0: `frames` counts.").or_nothing(),
          whole("frames", 1, Limits::most_frames, "At most.").or_nothing(),
          whole("fps", 1, Limits::most_fps, "Frames a second.").or_nothing(),
          whole("size", Limits::least_size, Limits::most_film, "Pixels of the longer side.")
              .or_nothing(),
          toggle("video", "false: pictures in a folder.").or_nothing(), globe(),
          number("turn", -36000, 36000, "Degrees that the ball goes round in the film.")
              .or_nothing(),
          file_name()},
         "TimelapseAnswer",
         timelapse},
        {"cancel",
         "Leaves the exports and lands to compare asked for before; each answers with an error and "
         "leaves nothing behind.",
         {},
         "Done",
         cancel},
    };
}

}  // namespace cuesta::studio
