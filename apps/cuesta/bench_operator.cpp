// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
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
    bool one_thread;                     // the program has no threaded form
    int repetitions;                     // slow programs are asked once
};
constexpr std::array references = {
    Reference{"thermal", "thermal_tidy_ref", "thermal-tidy", false, 3},
    Reference{"spectral", "fft_ref", "FFTW c2r", false, 3},
    Reference{"diamond_square", "noise_ref", "diamond-square", true, 1},
    Reference{"perlin", "noise_ref", "scalar gradient fBm", false, 1},
    Reference{"simplex", "noise_ref", "scalar gradient fBm", false, 1},
    Reference{"value_noise", "noise_ref", "scalar gradient fBm", false, 1},
    Reference{"fbm", "noise_ref", "scalar gradient fBm", false, 1},
    Reference{"ridged", "noise_ref", "scalar gradient fBm", false, 1},
    Reference{"billow", "noise_ref", "scalar gradient fBm", false, 1},
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// The rate that a reference program prints, or 0 if it cannot be had. A slow program that several
// operators are compared with runs once for all of them.
double reference_rate(const Reference& reference, const fs::path& directory, std::int64_t size) {
    const fs::path program = directory / reference.program;
    std::error_code code;
    if (directory.empty() || !fs::exists(program, code)) return 0;
    const int threads = reference.one_thread ? 1 : thread_count();
    static std::map<std::string, double> known;
    const std::string key = fmt::format("{} {} {}", reference.line, size, threads);
    if (reference.repetitions == 1 && known.contains(key)) return known[key];
    const std::string command = fmt::format("'{}' --n {} --threads {} --reps {} 2>/dev/null",
                                            program.string(), size, threads, reference.repetitions);
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    if (!pipe) return 0;
    std::array<char, 512> line;
    while (std::fgets(line.data(), static_cast<int>(line.size()), pipe.get()) != nullptr) {
        const std::string text(line.data());
        const auto worst = text.find("worst");
        const auto unit = text.find("  ", worst);
        double rate = 0;
        if (!text.starts_with(reference.line) || worst == std::string::npos ||
            unit == std::string::npos || std::sscanf(text.c_str() + unit, "%lf", &rate) != 1)
            continue;
        return known[key] = rate;
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
    // As the reference's noise: eight octaves, the largest 100 samples across.
    if (row.find_param("octaves") != nullptr) text += "octaves = 8\n";
    if (row.find_param("octaves") != nullptr && row.find_param("wavelength") != nullptr)
        text += "wavelength = 1000\n";
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
