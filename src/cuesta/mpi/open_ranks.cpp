// SPDX-License-Identifier: Apache-2.0
#include "cuesta/mpi/open_ranks.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string_view>

#include "cuesta/base/error.h"
#include "cuesta/base/log.h"
#include "cuesta/base/module_path.h"
#include "cuesta/mpi/module/mpi_api.h"
#include "cuesta/mpi/watched_ranks.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

std::optional<int> number_of(const char* variable) {
    const char* text = std::getenv(variable);
    if (text == nullptr) return std::nullopt;
    int number = 0;
    const char* end = text + std::strlen(text);
    const auto read = std::from_chars(text, end, number);
    if (read.ec != std::errc() || read.ptr != end || number < 0) return std::nullopt;
    return number;
}

struct Module {
    const cuesta_mpi_api* api = nullptr;
    std::string problem;  // why it is not there, as the end of a sentence
};

Module load_module() {
    Module module;
    module.problem = "this build has no MPI (cuesta_mpi.so was not found)";
    for (const fs::path& directory : module_directories()) {
        const fs::path file = directory / "cuesta_mpi.so";
        std::error_code ignored;
        if (!fs::exists(file, ignored)) continue;
        // Open MPI opens parts of its own, which look for its symbols.
        void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL);
        if (library == nullptr) {
            module.problem = fmt::format("the MPI module cannot be loaded: {}", dlerror());
            continue;
        }
        const auto entry =
            reinterpret_cast<cuesta_mpi_module_function>(dlsym(library, "cuesta_mpi_module"));
        const cuesta_mpi_api* api = entry != nullptr ? entry() : nullptr;
        if (api != nullptr && api->abi == CUESTA_MPI_ABI) return {api, ""};
        module.problem = file.string() + " belongs to another version of Cuesta";
    }
    return module;
}

class MpiRanks final : public Ranks {
public:
    explicit MpiRanks(const cuesta_mpi_api& api) : api_(api) {
        beside_ = api_.start(&rank_, &size_, &on_this_host_) != 0;
    }
    // Whether a second thread may talk.
    bool beside() const { return beside_; }
    ~MpiRanks() override { api_.finish(); }
    int rank() const override { return rank_; }
    int size() const override { return size_; }
    int on_this_host() const override { return on_this_host_; }
    std::string library() const override {
        const std::string_view all = api_.version;
        return std::string(all.substr(0, all.find_first_of(",\n")));
    }

    void exchange(std::span<const Outgoing> send, std::span<const Incoming> receive) override {
        std::vector<cuesta_mpi_part> out, in;
        for (const Outgoing& one : send)
            if (!one.bytes.empty())
                out.push_back(
                    {one.rank, const_cast<std::byte*>(one.bytes.data()), one.bytes.size()});
        for (const Incoming& one : receive)
            if (!one.bytes.empty()) in.push_back({one.rank, one.bytes.data(), one.bytes.size()});
        api_.exchange(out.data(), static_cast<std::int32_t>(out.size()), in.data(),
                      static_cast<std::int32_t>(in.size()));
    }
    void sum(std::span<std::int64_t> values) override { api_.sum(values.data(), values.size()); }
    void largest(std::span<double> values) override { api_.largest(values.data(), values.size()); }
    std::vector<std::vector<std::byte>> gather(std::span<const std::byte> mine) override {
        std::vector<std::uint64_t> sizes(static_cast<std::size_t>(size_));
        api_.gather_sizes(mine.size(), sizes.data());
        std::uint64_t total = 0;
        for (const std::uint64_t size : sizes) total += size;
        std::vector<std::byte> all(total);
        api_.gather(mine.data(), sizes.data(), all.data());
        std::vector<std::vector<std::byte>> parts;
        auto at = all.cbegin();
        for (const std::uint64_t size : sizes) {
            parts.emplace_back(at, at + static_cast<std::ptrdiff_t>(size));
            at += static_cast<std::ptrdiff_t>(size);
        }
        return parts;
    }
    void broadcast(std::span<std::byte> bytes) override {
        api_.broadcast(bytes.data(), bytes.size());
    }
    [[noreturn]] void abort(int code) override {
        api_.abort(code);
        std::_Exit(code);
    }

private:
    const cuesta_mpi_api& api_;
    std::int32_t rank_ = 0, size_ = 1, on_this_host_ = 1;
    bool beside_ = false;
};

class MpiLine final : public WatchLine {
public:
    explicit MpiLine(const cuesta_mpi_api& api) : api_(api) {}
    void tell(const Word& word) override { api_.tell(word.rank, &word, sizeof word); }
    bool heard(Word& word) override {
        std::int32_t from = 0;
        if (api_.heard(&word, sizeof word, &from) == 0) return false;
        word.rank = from;
        return true;
    }

private:
    static_assert(sizeof(Word) <= CUESTA_MPI_WORD);
    const cuesta_mpi_api& api_;
};

// CUESTA_MPI_DELAY_MS=SEED:MOST, for tests.
void set_delay(const cuesta_mpi_api& api) {
    const char* text = std::getenv("CUESTA_MPI_DELAY_MS");
    if (text == nullptr) return;
    std::uint64_t seed = 0;
    std::int32_t most = 0;
    const char* end = text + std::strlen(text);
    const auto first = std::from_chars(text, end, seed);
    const bool colon = first.ec == std::errc() && first.ptr != end && *first.ptr == ':';
    const auto last = std::from_chars(colon ? first.ptr + 1 : end, end, most);
    if (!colon || last.ec != std::errc() || last.ptr != end || most < 0)
        throw UsageError(fmt::format("CUESTA_MPI_DELAY_MS={}: SEED:MILLISECONDS is needed", text));
    api.delay(seed, most);
}

}  // namespace

std::optional<LaunchedRank> launched_rank() {
    struct Names {
        const char *rank, *size;
    };
    // Of srun those of the step: a batch script is one process, whatever it has been given.
    constexpr std::array names = {Names{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                  Names{"PMI_RANK", "PMI_SIZE"},
                                  Names{"SLURM_PROCID", "SLURM_STEP_NUM_TASKS"}};
    for (const Names& one : names) {
        const auto rank = number_of(one.rank), size = number_of(one.size);
        if (rank && size && *size > 1 && *rank < *size) return LaunchedRank{*rank, *size};
    }
    return std::nullopt;
}

std::shared_ptr<Ranks> open_ranks() {
    const std::optional<LaunchedRank> launched = launched_rank();
    if (!launched) return nullptr;
    const Module module = load_module();
    if (module.api == nullptr)
        throw Error(fmt::format("{} processes were started together, but {}", launched->size,
                                module.problem),
                    "Start one without mpirun or srun, or install libopenmpi-dev and build Cuesta "
                    "again");
    const WatchSettings settings = watch_settings();
    auto ranks = std::make_unique<MpiRanks>(*module.api);
    if (ranks->size() != launched->size)
        throw Error(fmt::format("the launcher started {} processes, but {} sees {}", launched->size,
                                ranks->library(), ranks->size()),
                    "Use the mpirun that belongs to the MPI Cuesta was built with");
    set_delay(*module.api);
    std::unique_ptr<WatchLine> line;
    if (ranks->beside()) line = std::make_unique<MpiLine>(*module.api);
    return std::make_shared<WatchedRanks>(
        std::move(ranks), std::move(line), settings,
        [](const std::string& sentence) { write_to_stderr(sentence + "\n"); });
}

}  // namespace cuesta
