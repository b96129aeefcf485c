// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/paging_plan.h"

#include <fmt/format.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "cuesta/base/memory.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

// Below this the program itself, its stacks and what it holds in small pieces do not fit.
constexpr std::uint64_t least_budget = std::uint64_t{32} << 20;

// Free memory is found by best fit, so that holes stay between pieces.
std::uint64_t with_holes(std::uint64_t bytes) {
    return bytes + bytes / 16 + (std::uint64_t{64} << 20);
}

// What all steps move through memory, as their operators count it; of that the part which does not
// fit comes from disk and goes back there.
std::uint64_t traffic_of(const Plan& plan, const PagingPlan& paging) {
    double bytes = 0;
    for (const StagePlan& stage : plan.stages) {
        const auto steps = static_cast<double>(std::max<std::int64_t>(1, stage.steps));
        bytes += steps * stage.op->traffic_bytes;
        for (const StagePlan& process : stage.processes)
            bytes += steps / static_cast<double>(std::max<std::int64_t>(1, process.every)) *
                     process.op->traffic_bytes;
    }
    const double share = 1 - static_cast<double>(paging.budget_bytes) /
                                 static_cast<double>(std::max(paging.peak_bytes, std::uint64_t{1}));
    bytes *= 2 * std::max(share, 0.0) * static_cast<double>(plan.grid.cells());
    return static_cast<std::uint64_t>(std::min(bytes, 0x1p62));
}

// For tests: whatever the plan says, memory lies on disk and no more than this is resident.
std::uint64_t forced_budget() {
    const char* const text = std::getenv("CUESTA_PAGED");
    if (text == nullptr) return 0;
    return parse_size(text).value_or(0);
}

// This directory, or the first one above that exists.
fs::path nearest_directory(const fs::path& directory) {
    std::error_code ignored;
    fs::path place = fs::absolute(directory, ignored);
    while (!fs::is_directory(place, ignored) && place != place.root_path())
        place = place.parent_path();
    return place;
}

}  // namespace

std::uint64_t disk_estimate(const Plan& plan) {
    const auto map = static_cast<std::uint64_t>(plan.grid.cells()) * sizeof(float);
    std::int64_t steps = 0;  // at most 1,000 stages of at most 10^12
    for (const StagePlan& stage : plan.stages)
        if (stage.op->kind == OperatorKind::container) steps += stage.steps;
    std::uint64_t files = 1;
    for (const OutputPlan& output : plan.outputs)
        files += 1 + static_cast<std::uint64_t>(output.every > 0 ? steps / output.every : 0);
    return checked_product(files, map).value_or(std::numeric_limits<std::uint64_t>::max() / 2) +
           (std::uint64_t{4} << 20);
}

std::uint64_t free_disk_bytes(const fs::path& directory) {
    struct statvfs space {};
    if (::statvfs(nearest_directory(directory).c_str(), &space) != 0)
        return std::numeric_limits<std::uint64_t>::max();
    return std::uint64_t{space.f_bavail} * space.f_frsize;
}

PagingPlan plan_paging(const Plan& plan, const RunOptions& options, const PagingRequest& request) {
    PagingPlan paging;
    paging.peak_bytes =
        estimate_memory(plan, {.preview = options.preview,
                               .blocks = options.blocks_across * options.blocks_down})
            .peak_bytes;
    paging.budget_bytes =
        options.memory_budget > 0 ? options.memory_budget : default_memory_budget();
    paging.output_bytes = disk_estimate(plan);
    paging.directory = !request.scratch.empty() ? request.scratch : nearest_directory(options.out);
    const std::uint64_t forced = forced_budget();
    if (forced > 0) paging.budget_bytes = forced;
    paging.fits = forced == 0 && paging.peak_bytes <= paging.budget_bytes;
    if (paging.fits) return paging;
    paging.disk_bytes = with_holes(paging.peak_bytes);
    paging.traffic_bytes = traffic_of(plan, paging);
    const std::string sentence =
        fmt::format("this recipe needs {} of memory, budget {}", format_size(paging.peak_bytes),
                    format_size(paging.budget_bytes));
    const std::uint64_t least = least_budget + plan.library_bytes;
    if (!request.allowed && forced == 0) {
        paging.problem = sentence;
        paging.remedy =
            "Use a smaller --size, raise --memory if the machine has it, or keep the rest on disk "
            "with --scratch DIR";
    } else if (forced == 0 && paging.budget_bytes < least) {
        paging.problem = sentence;
        paging.remedy =
            fmt::format("Raise --memory: at least {} must stay in memory", format_size(least));
    } else {
        std::error_code ignored;
        if (!fs::is_directory(paging.directory, ignored)) {
            paging.problem =
                fmt::format("the scratch directory {} is missing", paging.directory.string());
            paging.remedy = "Make it first, or choose another --scratch";
            return paging;
        }
        paging.free_bytes = free_disk_bytes(paging.directory);
        if (paging.free_bytes / 11 * 10 >= paging.disk_bytes) return paging;
        paging.problem = fmt::format("{}, and {} of disk for the rest, where {} has only {} free",
                                     sentence, format_size(paging.disk_bytes),
                                     paging.directory.string(), format_size(paging.free_bytes));
        paging.remedy = "Use a smaller --size, raise --memory or choose another --scratch";
    }
    return paging;
}

}  // namespace cuesta
