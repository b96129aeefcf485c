// SPDX-License-Identifier: Apache-2.0
// Memory follows the plan for every value in range: each generator and filter is run at both ends
// of its parameters, in every combination of its choices, and the process may grow by what `cuesta
// check` says and some slack.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "cuesta/base/error.h"
#include "cuesta/base/memory.h"
#include "cuesta/catalog/builtin.h"
#include "cuesta/engine/run.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace cuesta::test {
namespace {

// A line of /proc/self/status in bytes, such as "VmHWM:" or "VmRSS:"; 0 if there is none.
std::uint64_t status_bytes(const std::string& key) {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (word == key) {
            std::uint64_t kibibytes = 0;
            status >> kibibytes;
            return kibibytes << 10;
        }
    return 0;
}

// The largest resident size is counted anew from now on; false where the system does not do that.
bool restart_peak() {
    std::ofstream clear("/proc/self/clear_refs");
    clear << "5" << std::flush;
    return clear.good() && status_bytes("VmHWM:") > 0;
}

class MemoryPlan : public testing::TestWithParam<std::string> {
protected:
    const OperatorRow& row() const { return *builtin_registry().find(GetParam()); }

    // Every combination of the words of the choices, as lines of a recipe; eight at the most.
    std::vector<std::string> choices() const {
        std::vector<std::string> all{""};
        for (const ParamRow& param : row().params) {
            if (param.choices.empty() || all.size() * param.choices.size() > 8) continue;
            std::vector<std::string> more;
            for (const std::string& lines : all)
                for (const std::string& word : param.choices)
                    more.push_back(lines + fmt::format("{} = \"{}\"\n", param.name, word));
            all = std::move(more);
        }
        return all;
    }
    static bool is_number(const ParamRow& param) {
        return param.kind == ParamKind::number || param.kind == ParamKind::number_or_field ||
               param.kind == ParamKind::integer;
    }
    static std::string line(const ParamRow& param, double value) {
        return param.kind == ParamKind::integer
                   ? fmt::format("{} = {}\n", param.name, static_cast<std::int64_t>(value))
                   : fmt::format("{} = {:e}\n", param.name, value);
    }
    // All numbers at their lower ends, all at their upper ones, and each alone at its ends with the
    // others where they usually are, or at the top where that makes the work larger.
    std::vector<std::string> ends() const {
        std::vector<std::string> all{"", ""};
        for (const ParamRow& param : row().params)
            if (is_number(param)) {
                all[0] += line(param, param.min), all[1] += line(param, param.max);
                all.push_back(line(param, param.min)), all.push_back(line(param, param.max));
            }
        const ParamRow* octaves = row().find_param("octaves");
        const ParamRow* wavelength = row().find_param("wavelength");
        if (octaves != nullptr && wavelength != nullptr)
            for (const double end : {wavelength->min, wavelength->max})
                all.push_back(line(*octaves, octaves->max) + line(*wavelength, end));
        return all;
    }
    ScratchDirectory directory_;
};

TEST_P(MemoryPlan, holds_at_both_ends_of_every_range) {
    if (!restart_peak()) GTEST_SKIP() << "this system does not count peaks anew";
    constexpr std::uint64_t slack = std::uint64_t{24} << 20;
    RunSetup setup;
    setup.recipe_directory = directory_.path();
    for (const char* edges : {"open", "wrap"})
        for (const std::string& words : choices())
            for (const std::string& numbers : ends()) {
                const std::string text =
                    head_text(17, 11, edges) +
                    "[[stage]]\nop = \"fbm\"\nlabel = \"ground\"\nwavelength = 200\n" +
                    stage_text(row(), directory_.path(),
                               "label = \"tested\"\ninto = \"made\"\n" + words + numbers);
                std::uint64_t plan = 0;
                const std::uint64_t before = status_bytes("VmRSS:");
                restart_peak();
                try {
                    plan = estimate_memory(run_recipe(text, setup)->plan).peak_bytes;
                } catch (const Error&) {
                    continue;  // refused with a sentence; what it took before that counts below
                } catch (const std::runtime_error&) {
                    continue;  // refused by the check
                }
                const std::uint64_t peak = status_bytes("VmHWM:");
                ASSERT_LE(peak, before + plan + slack)
                    << edges << "\n"
                    << words << numbers << "took " << format_size(peak - before) << " of "
                    << format_size(plan);
            }
}

std::vector<std::string> surfaces() {
    std::vector<std::string> names;
    for (const OperatorRow& row : builtin_registry().rows())
        if (row.kind == OperatorKind::generator || row.kind == OperatorKind::filter)
            names.push_back(row.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(catalog, MemoryPlan, testing::ValuesIn(surfaces()),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace cuesta::test
