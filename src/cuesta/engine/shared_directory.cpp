// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/shared_directory.h"

#include <fmt/format.h>

#include <memory>
#include <random>
#include <string>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"

namespace cuesta {

void check_shared(Ranks& ranks, const std::filesystem::path& out) {
    // A name that was never there, so that no cache of a network file system knows it.
    std::random_device device;
    const std::int64_t number = ranks.agree((std::int64_t{device()} << 31) ^ device());
    std::unique_ptr<AtomicFile> sign;
    std::string name;
    if (ranks.first()) {
        sign = std::make_unique<AtomicFile>(out / fmt::format("shared-{:x}", number));
        name = sign->temporary().filename().string();
    }
    std::int64_t length = ranks.agree(static_cast<std::int64_t>(name.size()));
    name.resize(static_cast<std::size_t>(length));
    ranks.broadcast(std::as_writable_bytes(std::span(name)));
    std::error_code ignored;
    const bool sees = std::filesystem::exists(out / name, ignored);
    const auto all = ranks.gather(std::as_bytes(std::span(&sees, 1)));
    for (std::size_t rank = 0; rank < all.size(); ++rank)
        if (all[rank][0] == std::byte{0})
            throw Error(fmt::format("rank {} does not see the output directory {} of rank 0", rank,
                                    out.string()),
                        "Choose an --out on a disk that all ranks share");
}

}  // namespace cuesta
