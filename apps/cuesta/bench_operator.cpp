// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "bench.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/io/format.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

// A reference program does the same kind of work as an operator and prints "... 1.23e+08 UNIT/s".
struct Reference {
    std::string_view op, program, line;  // the report's line starts with `line`
    std::int64_t size_offset;            // its --n is ours minus this
};
constexpr std::array references = {
    Reference{"thermal", "thermal_tidy_ref", "thermal-tidy", 0},
    Reference{"spectral", "fft_ref", "FFTW c2r", 0},
    Reference{"diamond_square", "noise_ref", "diamond-square", 0},
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// Runs a reference program once; its printed median rate, or 0 if it cannot be had.
double reference_rate(const Reference& reference, const fs::path& directory, std::int64_t size) {
    const fs::path program = directory / reference.program;
    std::error_code code;
    if (directory.empty() || !fs::exists(program, code)) return 0;
    const std::string command =
        fmt::format("'{}' --n {} --threads {} --reps 3 2>/dev/null", program.string(),
                    size - reference.size_offset, thread_count());
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    if (!pipe) return 0;
    std::array<char, 512> line;
    while (std::fgets(line.data(), static_cast<int>(line.size()), pipe.get()) != nullptr) {
        const std::string text(line.data());
        if (!text.starts_with(reference.line)) continue;
        const auto worst = text.find("worst");
        const auto unit = text.find("  ", worst);
        double rate = 0;
        if (worst != std::string::npos && unit != std::string::npos &&
            std::sscanf(text.c_str() + unit, "%lf", &rate) == 1)
            return rate;
    }
    return 0;
}

// A directory of our own for the map that `image` reads.
class TemporaryDirectory {
public:
    TemporaryDirectory()
        : path_(fs::temp_directory_path() / fmt::format("cuesta-bench-{}", ::getpid())) {
        fs::create_directories(path_);
    }
    ~TemporaryDirectory() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

std::string recipe_for(const OperatorRow& row, std::int64_t size, const fs::path& directory) {
    std::string text = fmt::format("seed = 1\n[grid]\nsize = [{}, {}]\nspacing = 10\n", size, size);
    const std::string ground = "[[stage]]\nop = \"spectral\"\nlabel = \"ground\"\nrelief = 3000\n";
    if (row.kind != OperatorKind::generator) text += ground;
    text += fmt::format("[[stage]]\nop = \"{}\"\n", row.name);
    if (row.kind == OperatorKind::process) text += "steps = 1000000\n";
    if (row.kind == OperatorKind::process && row.find_param("angle") != nullptr)
        text += "angle = 27\n";  // as the reference's slope of 0.5
    for (const ParamRow& param : row.params) {
        if (param.kind != ParamKind::file) continue;
        Raster raster;
        raster.columns = raster.rows = size;
        raster.samples.assign(static_cast<std::size_t>(size * size), 1.5f);
        write_raster(directory / "map.r32", raster);
        text += fmt::format("{} = \"map.r32\"\n", param.name);
    }
    return text;
}

std::unique_ptr<Run> prepare_bench(const OperatorRow& row, std::int64_t size, Observer& observer,
                                   const fs::path& directory) {
    const ParseResult parsed =
        parse_recipe(recipe_for(row, size, directory), directory / "bench.toml");
    CUESTA_CHECK(parsed.recipe.has_value(), "the bench recipe of {} does not parse", row.name);
    CheckResult checked = check_recipe(*parsed.recipe, builtin_registry(), {});
    if (!checked.plan) throw Error(checked.problems.front().text());
    RunOptions options;
    options.threads = thread_count();
    return prepare_run(std::move(*checked.plan), options, observer);
}

}  // namespace

BenchResult bench_operator(const OperatorRow& row, std::int64_t size,
                           const std::string& reference_directory) {
    Observer silent;
    const TemporaryDirectory directory;
    const bool process = row.kind == OperatorKind::process;
    const auto start_run = [&] {
        std::unique_ptr<Run> run = prepare_bench(row, size, silent, directory.path());
        if (row.kind != OperatorKind::generator) advance(*run, silent, 1);  // the ground
        return run;
    };
    std::unique_ptr<Run> run = start_run();
    // As many steps at a time as fill about a tenth of a second.
    const double cells = static_cast<double>(size) * static_cast<double>(size);
    const auto chunk =
        process ? std::clamp<std::int64_t>(static_cast<std::int64_t>(1e8 / cells), 1, 1000) : 1;
    std::vector<double> seconds, theirs;
    const Reference* reference = nullptr;
    for (const Reference& candidate : references)
        if (candidate.op == row.name) reference = &candidate;
    double total = 0;
    for (int round = 0; round < 9 && (round < 4 || total < 1.5); ++round) {
        if (!process && round > 0) run = start_run();
        const auto start = std::chrono::steady_clock::now();
        advance(*run, silent, chunk);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        if (round > 0) seconds.push_back(took.count() / static_cast<double>(chunk));
        total += took.count();
        if (reference != nullptr && (round == 1 || round == 3))
            theirs.push_back(reference_rate(*reference, reference_directory, size));
    }
    BenchResult result;
    result.steps = static_cast<std::int64_t>(seconds.size()) * chunk;
    result.seconds_per_step = median(seconds);
    result.cell_steps_per_s = cells / result.seconds_per_step;
    if (!theirs.empty() && theirs.front() > 0) {
        result.reference = reference->program;
        result.reference_rate = median(theirs);
    }
    return result;
}

}  // namespace cuesta::app
