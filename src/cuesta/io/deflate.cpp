// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/deflate.h"

#include <zlib.h>

#include <new>

#include "cuesta/base/check.h"

namespace cuesta {

void deflate_bytes(std::span<const std::byte> bytes, std::vector<std::byte>& out) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    out.resize(size);
    const int result = compress2(reinterpret_cast<Bytef*>(out.data()), &size,
                                 reinterpret_cast<const Bytef*>(bytes.data()),
                                 static_cast<uLong>(bytes.size()), deflate_level);
    if (result == Z_MEM_ERROR) throw std::bad_alloc();
    CUESTA_CHECK(result == Z_OK, "zlib says {}", result);
    out.resize(size);
}

}  // namespace cuesta
