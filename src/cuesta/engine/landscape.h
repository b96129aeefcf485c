// SPDX-License-Identifier: Apache-2.0
// The chain for programs: recipe text, checked plan, run, fields, files and manifest behind one
// type. The command line, the studio and this class call the same functions.
//
//   cuesta::Landscape land(R"(
//       grid.size = [512, 512]
//       grid.spacing = "20 m"
//       [[stage]]
//       op = "fbm"
//       [[stage]]
//       op = "droplets"
//   )");
//   land.advance();
//   cuesta::write_raster("height.exr", land.field("height"));
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/engine/observer.h"
#include "cuesta/grid/raster.h"
#include "cuesta/operator/registry.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {

struct LandscapeOptions {
    std::filesystem::path out;              // where `write` puts its files
    std::filesystem::path directory = ".";  // file parameters of the recipe are relative to it
    std::vector<std::string> sets = {};     // overrides as of --set: "stage.2.hurst=0.8"
    int threads = 0;                        // 0: one per core
    std::uint64_t memory_budget = 0;        // bytes; 0: what the machine has to give
    const Registry* operators = nullptr;    // those that come with Cuesta if none are given
    Observer* observer = nullptr;           // hears of progress and warnings
};

class Landscape {
public:
    // Error with every problem of the text, a line each, with its place.
    explicit Landscape(std::string_view recipe, const LandscapeOptions& options = {});
    // File parameters are relative to the recipe, whatever `directory` says.
    static Landscape from_file(const std::filesystem::path& recipe,
                               const LandscapeOptions& options = {});
    ~Landscape();
    Landscape(Landscape&&) noexcept;
    Landscape& operator=(Landscape&&) noexcept;

    // Carries the recipe out, or so many steps of it; true when all is done.
    bool advance(std::int64_t most_steps = std::numeric_limits<std::int64_t>::max());
    bool done() const;
    std::size_t stage() const;  // the one that comes next, from 0
    std::int64_t step() const;  // how many of its steps are done

    // Any field by name as it is now, derived ones too: "height", "slope", "flow", "layer.sand".
    Raster field(const std::string& name);
    // Start, in, out and end of every material.
    std::vector<LedgerRow> ledger() const;
    // The recipe's outputs and the manifest, into `out`; the run must be done.
    void write();

private:
    struct Inside;
    explicit Landscape(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace cuesta
