// SPDX-License-Identifier: Apache-2.0
// One array out of a NumPy .npz: a zip file of .npy files, deflated or stored, sizes in the
// headers.
#pragma once

#include <zlib.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

namespace cuesta::test {

// The bytes of member `name`; an exception if it is not there or damaged.
inline std::string npz_member(const std::filesystem::path& path, const std::string& name) {
    std::ifstream file(path, std::ios::binary);
    const std::string all{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto number = [&](std::size_t at, int bytes) {
        std::uint32_t value = 0;
        for (int i = bytes - 1; i >= 0; --i)
            value =
                value << 8 | static_cast<unsigned char>(all.at(at + static_cast<std::size_t>(i)));
        return value;
    };
    for (std::size_t at = 0; at + 30 <= all.size() && all.compare(at, 4, "PK\3\4") == 0;) {
        const std::uint32_t method = number(at + 8, 2), packed = number(at + 18, 4);
        const std::uint32_t plain = number(at + 22, 4), name_length = number(at + 26, 2);
        const std::size_t data = at + 30 + name_length + number(at + 28, 2);
        if (all.substr(at + 30, name_length) != name) {
            at = data + packed;
            continue;
        }
        std::string bytes = all.substr(data, packed);
        if (method == 0) return bytes;
        std::string out(plain, '\0');
        z_stream stream{};
        stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream.avail_in = packed;
        stream.next_out = reinterpret_cast<Bytef*>(out.data());
        stream.avail_out = plain;
        if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) throw std::runtime_error("zlib");
        const int code = inflate(&stream, Z_FINISH);
        inflateEnd(&stream);
        if (code != Z_STREAM_END) throw std::runtime_error("damaged: " + path.string());
        return out;
    }
    throw std::runtime_error(name + " is not in " + path.string());
}

}  // namespace cuesta::test
