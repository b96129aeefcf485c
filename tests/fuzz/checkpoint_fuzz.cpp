// SPDX-License-Identifier: Apache-2.0
// Built with FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION, which takes every checksum for right.
#include "cuesta/io/checkpoint_file.h"

#include "fuzz_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return cuesta::fuzz_reader(data, size, [](const auto& path, const auto& options) {
        const auto reader = cuesta::CheckpointReader::open(path, options.limits);
        for (const auto& section : reader.sections()) {
            // The claims of a field are bounded by its chunks, whose count is bounded by the file.
            if (section.is_field)
                reader.read_field(section.name, [](const cuesta::TileArea&, const void*) {});
            else
                reader.read_bytes(section.name);
        }
    });
}
