// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/shared_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

[[noreturn]] void fail(const std::filesystem::path& path, int part, int code) {
    throw Error(fmt::format("cannot write {} from rank {}: {}", path.string(), part,
                            std::generic_category().message(code)),
                code == ENOSPC || code == EDQUOT ? "Free some space or choose another directory"
                                                 : "The earlier file, if any, is unchanged");
}

}  // namespace

SharedFile::SharedFile(MapSource& source, const std::filesystem::path& path)
    : source_(source), path_(path) {
    std::string name;
    source.together([&] {
        if (!source.first()) return;
        file_ = std::make_unique<AtomicFile>(path);
        name = std::filesystem::absolute(file_->temporary()).string();
    });
    if (source.parts() == 1) return;
    path_ = source.told_by_first(path.string());
    name = source.told_by_first(name);
    if (!source.first()) descriptor_ = ::open(name.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
    seen_by_all_ = !source.any(!source.first() && descriptor_ < 0);
}

SharedFile::~SharedFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void SharedFile::write_at(std::size_t offset, const void* data, std::size_t bytes) {
    if (file_) return file_->write_at(offset, data, bytes);
    const char* from = static_cast<const char*>(data);
    while (bytes > 0) {
        const ssize_t done = ::pwrite(descriptor_, from, bytes, static_cast<off_t>(offset));
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) fail(path_, source_.part(), errno);
        from += done, offset += static_cast<std::size_t>(done);
        bytes -= static_cast<std::size_t>(done);
    }
}

void SharedFile::flush() {
    if (descriptor_ < 0) return;
    int result;
    do result = ::fsync(descriptor_);
    while (result != 0 && errno == EINTR);
    const int code = errno;
    const int closed = ::close(std::exchange(descriptor_, -1));
    if (result != 0) fail(path_, source_.part(), code);
    if (closed != 0 && errno != EINTR) fail(path_, source_.part(), errno);
}

void SharedFile::commit() {
    source_.together([&] { flush(); });
    source_.together([&] {
        if (file_) file_->commit();
    });
}

}  // namespace cuesta
