// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/atomic_directory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdio.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/sha256.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char* verb, const fs::path& path, int code) {
    throw Error(
        fmt::format("cannot {} {}: {}", verb, path.string(), std::generic_category().message(code)),
        code == ENOSPC || code == EDQUOT ? "Free some space or choose another directory"
                                         : "What was there before, if anything, is unchanged");
}

fs::path parent_of(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

fs::path temporary_for(const fs::path& target) {
    static std::atomic<unsigned> count{0};
    return parent_of(target) / fmt::format(".{}.{}.{}", target.filename().string().substr(0, 200),
                                           count++, temporary_ending());
}

// In one step; false if this file system cannot.
bool exchange_names(const fs::path& a, const fs::path& b) {
#ifdef RENAME_EXCHANGE
    return ::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0;
#else
    return false;
#endif
}

std::string hash_of(const fs::path& file, std::uint64_t& bytes) {
    std::ifstream in(file, std::ios::binary);
    if (!in) fail("read", file, EIO);
    Sha256 hash;
    std::vector<char> buffer(std::size_t{1} << 16);
    while (in.read(buffer.data(), static_cast<std::streamsize>(buffer.size())), in.gcount() > 0) {
        hash.update(buffer.data(), static_cast<std::size_t>(in.gcount()));
        bytes += static_cast<std::uint64_t>(in.gcount());
    }
    if (in.bad()) fail("read", file, EIO);
    return hash.hex();
}

}  // namespace

AtomicDirectory::AtomicDirectory(fs::path target)
    : target_(std::move(target)), temporary_(temporary_for(target_)) {
    std::error_code code;
    fs::create_directories(temporary_, code);
    if (code) fail("create", target_, code.value());
}

AtomicDirectory::~AtomicDirectory() {
    if (committed_) return;
    std::error_code ignored;
    fs::remove_all(temporary_, ignored);
}

void AtomicDirectory::commit() {
    flush_files_of(temporary_);
    move_directory_into_place(temporary_, target_);
    committed_ = true;
}

void flush_files_of(const fs::path& directory) {
    const int fd = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) fail("open", directory, errno);
    const int result = ::syncfs(fd);
    const int code = errno;
    ::close(fd);
    if (result != 0) fail("flush", directory, code);
}

void move_directory_into_place(const fs::path& from, const fs::path& to) {
    std::error_code code;
    fs::create_directories(parent_of(to), code);
    if (code) fail("create", parent_of(to), code.value());
    fs::path old;
    if (fs::exists(fs::symlink_status(to, code))) {
        if (exchange_names(from, to)) {
            old = from;
        } else {
            old = temporary_for(to);
            if (::rename(to.c_str(), old.c_str()) != 0) fail("replace", to, errno);
            if (::rename(from.c_str(), to.c_str()) != 0) {
                const int reason = errno;
                ::rename(old.c_str(), to.c_str());
                fail("replace", to, reason);
            }
        }
    } else if (::rename(from.c_str(), to.c_str()) != 0) {
        fail("create", to, errno);
    }
    const int fd = ::open(parent_of(to).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        ::fsync(fd);  // some file systems cannot; the rename itself stands
        ::close(fd);
    }
    if (!old.empty()) fs::remove_all(old, code);
}

DirectoryFacts facts_of_directory(const fs::path& directory) {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(directory))
        if (entry.is_regular_file())
            names.push_back(fs::relative(entry.path(), directory).generic_string());
    std::sort(names.begin(), names.end());
    DirectoryFacts facts;
    Sha256 hash;
    for (const std::string& name : names)
        hash.update(fmt::format("{}  ./{}\n", hash_of(directory / name, facts.bytes), name));
    facts.sha256 = hash.hex();
    return facts;
}

}  // namespace cuesta
