// SPDX-License-Identifier: Apache-2.0
// cuesta run: recipe text -> checked plan -> run -> outputs -> manifest.
#include <fmt/format.h>

#include <filesystem>
#include <optional>

#include "command.h"
#include "cuesta/base/interrupt.h"
#include "cuesta/base/log.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/paged_memory.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/checkpoint.h"
#include "cuesta/engine/outputs.h"
#include "cuesta/engine/paging_plan.h"
#include "cuesta/engine/prepare.h"
#include "ranks.h"
#include "recipe_options.h"
#include "run_plan.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

// As square as the number of ranks allows, more blocks along the longer side.
void cut_for_ranks(RunOptions& options, const Grid& grid) {
    const int ranks = options.ranks->size();
    double best = -1;
    for (int across = 1; across <= ranks; ++across) {
        if (ranks % across != 0) continue;
        const double width = static_cast<double>(grid.columns) / across;
        const double height = static_cast<double>(grid.rows) / (ranks / across);
        const double shape = std::min(width, height) / std::max(width, height);
        if (shape <= best) continue;
        best = shape;
        options.blocks_across = across, options.blocks_down = ranks / across;
    }
}

RunOptions run_options(const Arguments& arguments, const Plan& plan, std::shared_ptr<Ranks> ranks) {
    RunOptions options;
    options.ranks = std::move(ranks);
    options.out = arguments.text("out", "out/" + plan.name);
    if (options.out.empty()) throw UsageError("--out: the name of a directory is needed");
    options.threads = static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0));
    options.memory_budget = memory_option(arguments);
    if (arguments.has("blocks")) {
        const auto [across, down] = parse_size_option(arguments.text("blocks"), "--blocks");
        if (across > 256 || down > 256 || across * down > 256)
            throw UsageError(fmt::format("--blocks {}: at most 256 blocks are possible",
                                         arguments.text("blocks")));
        options.blocks_across = static_cast<int>(across);
        options.blocks_down = static_cast<int>(down);
        if (options.ranks && across * down != options.ranks->size())
            throw UsageError(fmt::format("--blocks {}: {} ranks have a block each",
                                         arguments.text("blocks"), options.ranks->size()));
    } else if (options.ranks) {
        cut_for_ranks(options, plan.grid);
    }
    options.checkpoint_steps = arguments.integer("checkpoint-every", 0, INT64_MAX).value_or(0);
    options.preview = !arguments.has("no-preview");
    options.allow_outside = arguments.has("allow-outside");
    return options;
}

std::string volume_text(double m3) {
    return std::abs(m3) >= 1e8 ? fmt::format("{:.3g} km3", m3 / 1e9) : fmt::format("{:.3g} m3", m3);
}

// At most eight lines: what was made, where, how long, range, the ledger, the picture.
void print_closing(const Run& run, const Manifest& manifest) {
    const Grid& grid = run.plan.grid;
    fmt::print("{}: {} x {} samples, {:.4g} x {:.4g} km, seed {}\n", run.plan.name, grid.columns,
               grid.rows, grid.extent_x_m() / 1000, grid.extent_y_m() / 1000, run.plan.seed);
    fmt::print("  made      {} stages in {:.1f} s, peak memory {}\n", run.plan.stages.size(),
               run.seconds(), format_size(peak_resident_bytes()));
    const std::filesystem::path& out = run.options.out;
    std::size_t shown = 0;
    for (const OutputRecord& output : manifest.outputs) {
        if (output.step >= 0 || ++shown > 3) continue;
        fmt::print("  {:<9} {} ({:.5g} to {:.5g})\n", output.field, (out / output.file).string(),
                   output.min, output.max);
    }
    if (manifest.outputs.size() > shown || shown > 3)
        fmt::print("  files     {} in {}\n", manifest.outputs.size(), out.string());
    for (const LedgerRow& row : manifest.ledger)
        fmt::print("  ledger    {} {}, residual {:.1e}\n", row.material, volume_text(row.end_m3),
                   row.relative_residual);
    if (!manifest.preview.empty())
        fmt::print("  picture   {}\n", (out / manifest.preview).string());
}

// Where a run that was left in the middle of a step goes on.
std::string left_sentence(const Run& run) {
    const auto place = [](const RunPosition& at) {
        return fmt::format("stage {} step {}", at.stage + 1, at.step);
    };
    const std::string out = run.options.out.string();
    if (!run.saved)
        return fmt::format("left in the middle of {}; there is no checkpoint yet in {}",
                           place({run.position.stage, run.position.step + 1}), out);
    return fmt::format(
        "left in the middle of {}; the checkpoint in {} is at {}. Go on with "
        "--resume",
        place({run.position.stage, run.position.step + 1}), out, place(*run.saved));
}

// Carries out the run and writes its files; nothing if it was stopped. A run that is stopped while
// it writes has done all its steps: they are kept.
std::optional<Manifest> carry_through(Run& run, TerminalObserver& observer) {
    try {
        // Ranks stop between steps, all at the same one.
        const bool alone = run.options.ranks == nullptr;
        const InterruptScope scope(alone ? &work_must_end() : nullptr);
        if (advance(run, observer) == AdvanceEnd::finished) return write_outputs(run);
    } catch (const Interrupted&) {
        if (!run.done()) {
            observer.note(left_sentence(run));
            return std::nullopt;
        }
        save_checkpoint(run);
    }
    observer.note(
        fmt::format("stopped at stage {} step {}; a checkpoint is in {}. Go on with "
                    "--resume",
                    run.position.stage + 1, run.position.step, run.options.out.string()));
    return std::nullopt;
}

// What does not fit into --memory lies on disk from here on.
std::unique_ptr<Paging> start_paging(const Arguments& arguments, const Plan& plan,
                                     RunOptions& options) {
    const PagingPlan paging = plan_paging(plan, options, paging_request(arguments));
    if (!paging.problem.empty()) throw Error(paging.problem, paging.remedy);
    if (paging.fits) return nullptr;
    options.memory_budget = paging.peak_bytes;
    return std::make_unique<Paging>(PagingOptions{.directory = paging.directory,
                                                  .disk_bytes = paging.disk_bytes,
                                                  .resident_bytes = paging.budget_bytes});
}

ExitCode run(const Arguments& arguments) {
    ranks_of_this_job();  // before anything can be wrong, so that one of them tells it
    catch_save_signal();  // who asks while the recipe is read must not end the run
    try {
        return run_plan(arguments, plan_from(arguments), [](Run&) {});
    } catch (const RecipeRefused&) {
        return ExitCode::usage;
    }
}

}  // namespace

ExitCode run_plan(const Arguments& arguments, Plan plan, const std::function<void(Run&)>& begin) {
    const bool json = arguments.has("json");
    const std::shared_ptr<Ranks>& ranks = ranks_of_this_job();
    const bool speaks = !ranks || ranks->first();
    const bool quiet = arguments.has("quiet") || !speaks;
    catch_signals();
    TerminalObserver observer(json || quiet || arguments.has("no-progress"));
    if (!quiet)
        for (const std::string& warning : plan.warnings)
            write_to_stderr(fmt::format("{}\n", warning));
    RunOptions options = run_options(arguments, plan, ranks);
    const std::unique_ptr<Paging> pages = ranks ? nullptr : start_paging(arguments, plan, options);
    const std::unique_ptr<Run> run = prepare_run(std::move(plan), options, observer);
    begin(*run);
    if (arguments.has("resume") && !load_checkpoint(*run, observer))
        observer.note("no checkpoint found; starting from the beginning");
    const std::optional<Manifest> written = carry_through(*run, observer);
    if (!written) return signal_received();
    const Manifest& manifest = *written;
    if (speaks) forget_checkpoints(options.out);
    if (!quiet)
        for (const std::string& warning : manifest.warnings) observer.warn(warning);
    if (json && speaks)
        fmt::print("{}", manifest.json);
    else if (!quiet)
        print_closing(*run, manifest);
    return ExitCode::done;
}

std::vector<OptionRow> run_plan_options() {
    std::vector<OptionRow> rows = memory_options();
    const std::vector<OptionRow> more = {
        {"--threads", "N", "How many threads to use; one per core if not given."},
        {"--blocks", "CxR", "Cut the map into blocks that exchange halos; same result."},
        {"--checkpoint-every", "N", "Save the state every N steps, beside once a minute."},
        {"--resume", "", "Go on from the last checkpoint in DIR."},
        {"--no-preview", "", "Do not draw preview.png."},
        {"--no-progress", "", "Do not show progress."},
        {"--quiet,-q", "", "Say nothing but errors."},
        {"--json", "", "Print the manifest on standard output and nothing else."},
    };
    rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

Command run_command() {
    Command command;
    command.name = "run";
    command.sentence = "Carries out a recipe.";
    command.arguments = {{"RECIPE", "The recipe file (TOML)."}};
    command.options = {{"--out,-o", "DIR", "Where the files go; out/<recipe name> if not given."}};
    for (OptionRow& option : recipe_options()) command.options.push_back(std::move(option));
    for (OptionRow& option : run_plan_options()) command.options.push_back(std::move(option));
    command.run = run;
    command.example = "cuesta run examples/quickstart.toml --size 512x512 --out out/small";
    return command;
}

}  // namespace cuesta::app
