// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/checkpoint.h"

#include <fmt/format.h>

#include "cuesta/engine/observer_log.h"
#include "cuesta/engine/saved_parts.h"
#include "cuesta/engine/saved_state.h"

namespace cuesta {
namespace {

std::filesystem::path checkpoint_path(const std::filesystem::path& out) {
    return out / "checkpoint.cuesta";
}

void check_origin(const StateHeader& header, const Run& run, const std::filesystem::path& path) {
    const char* remedy = "Run without --resume, or choose another --out";
    if (!header.version_fits)
        throw Error(fmt::format("{} was written by another version of Cuesta ({})", path.string(),
                                header.cuesta),
                    remedy);
    if (header.origin.recipe_sha256 != run.plan.recipe_sha256)
        throw Error(fmt::format("{} belongs to another recipe or other values ('{}')",
                                path.string(), header.recipe),
                    remedy);
    if (header.origin.inputs != run.input_sha256)
        throw Error(fmt::format("{} was made with other input files", path.string()), remedy);
}

}  // namespace

void save_checkpoint(Run& run) {
    const std::filesystem::path path = checkpoint_path(run.options.out);
    save_state(run, path, {run.plan.recipe_sha256, run.input_sha256});
    if (run.domain.first()) remove_stray_parts(path);
    run.saved = run.position;
}

bool load_checkpoint(Run& run, Observer& observer) {
    const std::filesystem::path path = checkpoint_path(run.options.out);
    ObserverLog log(observer);
    const std::optional<CheckpointReader> reader =
        run.options.ranks ? open_newest_for_all(run.domain, *run.options.ranks, path, &log)
                          : open_newest_good(path, &log);
    if (!reader) {
        if (any_checkpoint(path))
            throw Error(fmt::format("no checkpoint in {} is whole", run.options.out.string()),
                        "Run without --resume to start again");
        return false;
    }
    load_state(run, *reader,
               [&](const StateHeader& header) { check_origin(header, run, reader->path()); });
    run.saved = run.position;
    observer.note(fmt::format("resumed at stage {} step {} from {}", run.position.stage + 1,
                              run.position.step, reader->path().string()));
    return true;
}

void forget_checkpoints(const std::filesystem::path& out) {
    remove_checkpoints(checkpoint_path(out));
}

}  // namespace cuesta
