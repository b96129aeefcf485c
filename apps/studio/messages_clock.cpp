// SPDX-License-Identifier: Apache-2.0
// Messages that set the clock of the run.

#include "commands.h"
#include "message.h"

#include "cuesta/base/json.h"

namespace cuesta::studio {
namespace {

Json run(Commands& desk, const Call&) {
    desk.session().live().run();
    return Json::object();
}

Json pause(Commands& desk, const Call&) {
    desk.session().live().pause();
    return Json::object();
}

Json step(Commands& desk, const Call& call) {
    desk.session().live().step(call.whole("n"));
    return Json::object();
}

Json seek(Commands& desk, const Call& call) {
    desk.session().live().seek(call.whole("tick"));
    return Json::object();
}

Json speed(Commands& desk, const Call& call) {
    desk.session().live().speed(call.number("steps_per_second"));
    return Json::object();
}

}  // namespace

std::vector<MessageRow> clock_messages() {
    return {
        {"run", "Lets time go on.", {}, "Done", run},
        {"pause", "Stands still; a long step is left.", {}, "Done", pause},
        {"step",
         "Goes on by some steps and stands.",
         {whole("n", 1, 1e9, "Steps.").or_else(1.0)},
         "Done",
         step},
        {"seek",
         "Goes to a tick, back or on, and stands.",
         {whole("tick", 0, 1e15, "Steps from the beginning, over all stages.")},
         "Done",
         seek},
        {"speed",
         "Sets the pace.",
         {number("steps_per_second", 0, 1e6, "0: as fast as it goes.")},
         "Done",
         speed},
    };
}

}  // namespace cuesta::studio
