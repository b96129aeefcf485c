// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "bench.h"
#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/io/format.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"
#include "operators.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

// Which reference program does the same kind of work as an operator.
struct Reference {
    std::string_view op;
    ReferenceProgram program;
};
constexpr ReferenceProgram noise{"noise_ref", "scalar gradient fBm", false, 1};
constexpr std::array references = {
    Reference{"thermal", {"thermal_tidy_ref", "thermal-tidy", false, 3}},
    Reference{"spectral", {"fft_ref", "FFTW c2r", false, 3}},
    Reference{"diamond_square", {"noise_ref", "diamond-square", true, 1}},
    Reference{"perlin", noise},
    Reference{"simplex", noise},
    Reference{"value_noise", noise},
    Reference{"fbm", noise},
    Reference{"ridged", noise},
    Reference{"billow", noise},
};

std::string recipe_for(const OperatorRow& row, std::int64_t size, const fs::path& directory) {
    std::string text = fmt::format("seed = 1\n[grid]\nsize = [{}, {}]\nspacing = 10\n", size, size);
    const std::string ground = "[[stage]]\nop = \"spectral\"\nlabel = \"ground\"\nrelief = 3000\n";
    if (row.kind != OperatorKind::generator) text += ground;
    text += fmt::format("[[stage]]\nop = \"{}\"\n", row.name);
    if (row.kind == OperatorKind::process) text += "steps = 1000000\n";
    // All of the map under ice, and few enough substeps of a step.
    if (row.name == "glacial") text += "ela = -1000\nsubsteps = 32\n";
    if (row.kind == OperatorKind::process && row.find_param("angle") != nullptr)
        text += "angle = 27\n";  // as the reference's slope of 0.5
    // As the reference's noise: eight octaves, none of them too fine for the samples.
    if (row.find_param("octaves") != nullptr) text += "octaves = 8\n";
    if (row.find_param("octaves") != nullptr && row.find_param("wavelength") != nullptr)
        text += "wavelength = 5120\n";
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

}  // namespace

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

BenchDirectory::BenchDirectory()
    : path_(fs::temp_directory_path() / fmt::format("cuesta-bench-{}", ::getpid())) {
    fs::create_directories(path_);
}
BenchDirectory::~BenchDirectory() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::unique_ptr<Run> prepare_bench(const std::string& recipe, const fs::path& directory) {
    const ParseResult parsed = parse_recipe(recipe, directory / "bench.toml");
    CUESTA_CHECK(parsed.recipe.has_value(), "the bench recipe does not parse:\n{}", recipe);
    CheckResult checked = check_recipe(*parsed.recipe, operators(), {});
    if (!checked.plan) throw Error(checked.problems.front().text());
    RunOptions options;
    options.threads = thread_count();
    Observer silent;
    return prepare_run(std::move(*checked.plan), options, silent);
}

BenchResult bench_operator(const OperatorRow& row, std::int64_t size,
                           const std::string& reference_directory) {
    Observer silent;
    const BenchDirectory directory;
    const bool process = row.kind == OperatorKind::process;
    const auto start_run = [&] {
        std::unique_ptr<Run> run =
            prepare_bench(recipe_for(row, size, directory.path()), directory.path());
        if (row.kind != OperatorKind::generator) advance(*run, silent, 1);  // the ground
        return run;
    };
    std::unique_ptr<Run> run = start_run();
    // As many steps at a time as fill about a tenth of a second, fewer of those that do much.
    const double cells = static_cast<double>(size) * static_cast<double>(size);
    const double work = cells * std::max(row.traffic_bytes, 12.0);
    const bool substeps = row.find_param("substeps") != nullptr;  // what a cell-step is then
    const auto chunk = process && !substeps ? std::clamp<std::int64_t>(
                                                  static_cast<std::int64_t>(1.2e9 / work), 1, 1000)
                                            : 1;
    const auto substeps_done = [&] { return run->records.back().report.counts["substeps"]; };
    std::vector<double> seconds, theirs;
    const ReferenceProgram* reference = nullptr;
    for (const Reference& candidate : references)
        if (candidate.op == row.name) reference = &candidate.program;
    double total = 0;
    for (int round = 0; round < 9 && (round < 4 || total < 1.5); ++round) {
        if (!process && round > 0) run = start_run();
        const std::int64_t before = substeps ? substeps_done() : 0;
        const auto start = std::chrono::steady_clock::now();
        advance(*run, silent, chunk);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        const std::int64_t steps =
            substeps ? std::max<std::int64_t>(1, substeps_done() - before) : chunk;
        if (round > 0) seconds.push_back(took.count() / static_cast<double>(steps));
        total += took.count();
        if (reference == nullptr || (round != 1 && round != 3)) continue;
        if (const auto figure = run_reference(*reference, reference_directory, size))
            theirs.push_back(figure->work / figure->seconds);
    }
    BenchResult result;
    result.steps = static_cast<std::int64_t>(seconds.size()) * chunk;
    result.seconds_per_step = median(seconds);
    result.cell_steps_per_s = cells / result.seconds_per_step;
    if (!theirs.empty()) {
        result.reference = reference->program;
        result.reference_rate = median(theirs);
    }
    return result;
}

}  // namespace cuesta::app
