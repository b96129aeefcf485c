// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/prepare.h"

#include <fmt/format.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <thread>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/spare_threads.h"
#include "cuesta/base/version.h"
#include "cuesta/engine/observer_log.h"
#include "cuesta/engine/shared_directory.h"
#include "cuesta/io/format.h"
#include "cuesta/io/stored_file.h"
#include "cuesta/recipe/check_walls.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

// Blocks take a thread each beside those of the loops.
void take_threads(const RunOptions& options, Observer& observer) {
    const int beside = options.ranks ? options.ranks->on_this_host() : 1;
    const int cores = static_cast<int>(std::thread::hardware_concurrency()) / beside;
    const int wanted = options.threads > 0 ? options.threads : std::max(1, cores);
    const int blocks = options.ranks ? 1 : options.blocks_across * options.blocks_down;
    int threads = wanted;
    if (blocks > 1) {
        const int started = threads_that_start(wanted - 1 + blocks);
        if (started < blocks)
            throw Error(fmt::format("the system lets only {} threads start, {} blocks need {}",
                                    started, blocks, blocks),
                        "Use fewer --blocks or raise the limit (ulimit -u)");
        threads = std::min(wanted, started - blocks + 1);
    }
    set_thread_count(threads);
    if (thread_count() < wanted)
        observer.warn(
            fmt::format("the system lets only {} of {} threads start; the result is the "
                        "same, it takes longer",
                        thread_count(), wanted));
}

void check_memory(const Plan& plan, const RunOptions& options, std::uint64_t budget) {
    const MemoryEstimate estimate = estimate_memory(
        plan, {.preview = options.preview, .blocks = options.blocks_across * options.blocks_down});
    // Ranks of one machine share its memory.
    if (options.ranks)
        budget = budget / static_cast<std::uint64_t>(options.ranks->on_this_host()) *
                 static_cast<std::uint64_t>(options.ranks->size());
    if (estimate.peak_bytes <= budget) return;
    throw Error(fmt::format("this recipe needs {} of memory, budget {}",
                            format_size(estimate.peak_bytes), format_size(budget)),
                "Use a smaller --size, raise --memory if the machine has it, or keep the rest on "
                "disk with --scratch DIR");
}

void check_blocks(const Plan& plan, const RunOptions& options) {
    const int across = options.blocks_across, down = options.blocks_down;
    if (const std::string wall = block_wall(plan, across, down); !wall.empty())
        throw UsageError(wall);
    if (!options.ranks) return;
    if (const std::string wall = rank_wall(plan, across, down); !wall.empty())
        throw UsageError(wall + "; start fewer ranks or choose --blocks");
}

// Bytes that the outputs may take: float32 samples without compression, and one file at a time
// more.
std::uint64_t disk_estimate(const Plan& plan) {
    const auto map = static_cast<std::uint64_t>(plan.grid.cells()) * sizeof(float);
    std::int64_t steps = 0;  // at most 1,000 stages of at most 10^12
    for (const StagePlan& stage : plan.stages)
        if (stage.op->kind == OperatorKind::container) steps += stage.steps;
    std::uint64_t files = 1;
    for (const OutputPlan& output : plan.outputs)
        files += 1 + static_cast<std::uint64_t>(output.every > 0 ? steps / output.every : 0);
    return files * map + (std::uint64_t{4} << 20);
}

bool is_inside(const fs::path& root, const fs::path& file) {
    return std::mismatch(root.begin(), root.end(), file.begin(), file.end()).first == root.end();
}

// A link below the output directory must not lead a file out of it.
void check_inside(const Plan& plan, const fs::path& out) {
    const fs::path root = fs::weakly_canonical(out);
    for (const OutputPlan& output : plan.outputs) {
        const fs::path place = fs::weakly_canonical(out / fs::path(output.file).parent_path());
        if (is_inside(root, place)) continue;
        throw Error(fmt::format("a link leads {} out of {}, to {}", output.file, out.string(),
                                place.string()),
                    "Remove the link or choose another directory with --out");
    }
}

// Two runs in one directory would mix their files under one manifest.
std::unique_ptr<DirectoryLock> lock_directory(const fs::path& out, Observer& observer) {
    auto lock = std::make_unique<DirectoryLock>(out);
    if (lock->state() == DirectoryLock::State::taken)
        throw Error(fmt::format("another run writes into {}", out.string()),
                    "Wait until it has ended, or choose another directory with --out");
    if (lock->state() == DirectoryLock::State::unavailable)
        observer.warn(fmt::format("{} cannot be locked, so a second run into it would go unnoticed",
                                  out.string()));
    return lock;
}

std::unique_ptr<DirectoryLock> take_directory(const Plan& plan, const fs::path& out,
                                              Observer& observer) {
    std::error_code code;
    fs::create_directories(out, code);
    if (code)
        throw Error(
            fmt::format("cannot create the output directory {}: {}", out.string(), code.message()),
            "Choose another with --out");
    check_inside(plan, out);
    auto lock = lock_directory(out, observer);
    std::set<fs::path> folders = {out};
    for (const OutputPlan& output : plan.outputs) folders.insert((out / output.file).parent_path());
    for (const fs::path& folder : folders) remove_stale_temporaries(folder);
    { AtomicFile probe(out / "writable"); }  // throws if nothing can be written here
    struct statvfs space {};
    if (::statvfs(out.c_str(), &space) != 0) return lock;
    const std::uint64_t available = std::uint64_t{space.f_bavail} * space.f_frsize;
    const std::uint64_t needed = disk_estimate(plan);
    if (available / 11 * 10 < needed)
        throw Error(fmt::format("the outputs may take {} but {} has only {} free",
                                format_size(needed), out.string(), format_size(available)),
                    "Free some space, write fewer frames or choose another --out");
    return lock;
}

// A mosaic may lead to files in the recipe's directory, or in its own if it lies elsewhere.
fs::path reach_of(const fs::path& recipe, const fs::path& file) {
    const fs::path home = fs::weakly_canonical(fs::absolute(recipe)).parent_path();
    return is_inside(home, fs::weakly_canonical(fs::absolute(file))) ? home : fs::path{};
}

ReadOptions reading(const fs::path& path, const fs::path& recipe) {
    ReadOptions options;
    options.root = reach_of(recipe, path);
    options.limits.max_cells = std::uint64_t{1} << 36;  // the budget says what can be held
    return options;
}

// Tests have small files read by windows, too.
std::uint64_t held_cells() {
    const char* text = std::getenv("CUESTA_HELD_INPUT");
    return text != nullptr ? std::strtoull(text, nullptr, 10)
                           : static_cast<std::uint64_t>(held_input_cells);
}

StoredFile read_input(const fs::path& path, const fs::path& recipe, std::uint64_t budget,
                      Observer& observer) {
    ObserverLog log(observer);
    ReadOptions options = reading(path, recipe);
    options.limits.max_bytes = budget;
    options.log = &log;
    return store_file(path, options, held_cells());
}

// What only the files can tell about a stage that reads them: the operator says it.
void check_input(const Plan& plan, const StagePlan& stage, const std::vector<StoredMap>& inputs) {
    if (!stage.op->input_problem) return;
    for (const ParamRow& param : stage.op->params) {
        if (param.kind != ParamKind::file) continue;
        const auto given = stage.values.find(param.name);
        if (given == stage.values.end()) continue;
        const auto& file = std::get<std::string>(given->second);
        if (file.empty()) continue;  // an optional one, left out
        const auto index = static_cast<std::size_t>(plan.input_index.at(file));
        const std::string problem = stage.op->input_problem(stage.values, inputs[index]);
        if (!problem.empty())
            throw UsageError(fmt::format("{} (stage '{}'): {}", plan.inputs[index].string(),
                                         stage.label, problem));
    }
}

void check_inputs(const Plan& plan, const std::vector<StoredMap>& inputs) {
    each_operator(plan, [&](const StagePlan& stage) { check_input(plan, stage, inputs); });
}

// Every process has read the recipe and its inputs by itself: they may lie on disks of their own.
void check_same_work(Ranks& ranks, const Plan& plan, const std::vector<std::string>& hashes) {
    std::string work = fmt::format("{}\n{}", version(), plan.recipe_sha256);
    for (const std::string& hash : hashes) work += "\n" + hash;
    const auto all = ranks.gather(std::as_bytes(std::span(work)));
    for (std::size_t rank = 0; rank < all.size(); ++rank) {
        const std::string_view theirs(reinterpret_cast<const char*>(all[rank].data()),
                                      all[rank].size());
        const std::string_view zero(reinterpret_cast<const char*>(all[0].data()), all[0].size());
        if (theirs == zero) continue;
        const auto line = [](std::string_view text, int skip) {
            for (; skip > 0; --skip) text.remove_prefix(std::min(text.size(), text.find('\n') + 1));
            return text.substr(0, text.find('\n'));
        };
        const char* what = line(theirs, 0) != line(zero, 0)   ? "another version of Cuesta"
                           : line(theirs, 1) != line(zero, 1) ? "another recipe or other values"
                                                              : "other input files";
        throw Error(fmt::format("rank {} has {} than rank 0", rank, what),
                    "Give all ranks the same files, on a shared disk or copied");
    }
}

}  // namespace

std::string input_problem(const fs::path& file, const fs::path& recipe) {
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return "there is no such file";
    try {
        look_at_file(file, reading(file, recipe));
    } catch (const Error& e) {
        return e.what();
    }
    return {};
}

void look_at_inputs(Plan& plan) {
    plan.input_facts.clear();
    for (const fs::path& path : plan.inputs) {
        InputFacts facts;
        try {
            FileFacts found = look_at_file(path, reading(path, plan.recipe_path));
            facts = {found.columns, found.rows, std::move(found.held_because), found.beside_bytes};
        } catch (const Error&) {
            // Who reads it says why.
        }
        plan.input_facts.push_back(std::move(facts));
    }
}

std::unique_ptr<Run> prepare_run(Plan plan, const RunOptions& options, Observer& observer) {
    take_threads(options, observer);
    look_at_inputs(plan);
    const std::uint64_t budget =
        options.memory_budget > 0 ? options.memory_budget : default_memory_budget();
    check_memory(plan, options, budget);
    check_blocks(plan, options);
    std::unique_ptr<DirectoryLock> lock;
    const bool first = !options.ranks || options.ranks->first();
    if (!options.out.empty() && first) lock = take_directory(plan, options.out, observer);
    std::vector<StoredMap> inputs;
    std::vector<std::string> hashes;
    for (const fs::path& path : plan.inputs) {
        StoredFile stored = read_input(path, plan.recipe_path, budget, observer);
        inputs.push_back(std::move(stored.map));
        hashes.push_back(std::move(stored.data_sha256));
    }
    check_inputs(plan, inputs);
    if (options.ranks) check_same_work(*options.ranks, plan, hashes);
    if (options.ranks && !options.out.empty()) check_shared(*options.ranks, options.out);
    auto run = std::make_unique<Run>(std::move(plan), options);
    run->inputs = std::move(inputs);
    run->input_sha256 = std::move(hashes);
    run->lock = std::move(lock);
    return run;
}

}  // namespace cuesta
