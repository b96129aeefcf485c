// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/sidecar.h"

#include <string_view>

#include "cuesta/base/error.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    try {
        const auto sidecar =
            cuesta::parse_sidecar(std::string_view(reinterpret_cast<const char*>(data), size));
        cuesta::parse_sidecar(cuesta::sidecar_text(sidecar));
    } catch (const cuesta::Error&) {
    }
    return 0;
}
