// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <system_error>
#include <utility>
#include <vector>

#include "cuesta/base/error.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const char* verb, const fs::path& path, int code) {
    const char* remedy = code == ENOSPC || code == EDQUOT
                             ? "Free some space or choose another directory"
                         : code == EFBIG ? "Raise the limit on the size of files (ulimit -f)"
                         : code == EACCES || code == EPERM || code == EROFS
                             ? "Choose a directory you may write to"
                             : "The earlier file, if any, is unchanged";
    throw Error(
        fmt::format("cannot {} {}: {}", verb, path.string(), std::generic_category().message(code)),
        remedy);
}

void sync_directory(const fs::path& directory) {
    const int fd = ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) fail("open directory", directory, errno);
    const int result = ::fsync(fd);
    const int code = errno;
    ::close(fd);
    // Some file systems cannot fsync a directory and say EINVAL; the rename itself stands.
    if (result != 0 && code != EINVAL) fail("flush directory", directory, code);
}

fs::path directory_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

}  // namespace

AtomicFile::AtomicFile(fs::path target) : target_(std::move(target)) {
    static std::atomic<unsigned> count{0};
    std::error_code code;
    fs::create_directories(directory_of(target_), code);
    if (code) fail("create directory", directory_of(target_), code.value());
    // A name has at most 255 bytes; 200 of the target's leave room for what is added here.
    temporary_ =
        directory_of(target_) / fmt::format(".{}.{}.{}", target_.filename().string().substr(0, 200),
                                            count++, temporary_ending());
    descriptor_ =
        ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0644);
    if (descriptor_ < 0) fail("create", target_, errno);
}

AtomicFile::~AtomicFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
    if (!committed_) ::unlink(temporary_.c_str());
}

void AtomicFile::write(const void* data, std::size_t bytes) {
    const char* from = static_cast<const char*>(data);
    while (bytes > 0) {
        const ssize_t done = ::write(descriptor_, from, bytes);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) fail("write", target_, errno);
        from += done, bytes -= static_cast<std::size_t>(done);
    }
}

void AtomicFile::write_at(std::size_t offset, const void* data, std::size_t bytes) {
    const char* from = static_cast<const char*>(data);
    while (bytes > 0) {
        const ssize_t done = ::pwrite(descriptor_, from, bytes, static_cast<off_t>(offset));
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) fail("write", target_, errno);
        from += done, offset += static_cast<std::size_t>(done);
        bytes -= static_cast<std::size_t>(done);
    }
}

void AtomicFile::close_checked() {
    const int result = ::close(std::exchange(descriptor_, -1));
    // After EINTR the descriptor is gone on Linux; closing again could close a stranger.
    if (result != 0 && errno != EINTR) fail("close", target_, errno);
}

void AtomicFile::close_for_library() {
    if (descriptor_ >= 0) close_checked();
}

void AtomicFile::commit() {
    if (descriptor_ < 0) {
        descriptor_ = ::open(temporary_.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
        if (descriptor_ < 0) fail("write", target_, errno);
    }
    int result;
    do result = ::fsync(descriptor_);
    while (result != 0 && errno == EINTR);
    if (result != 0) fail("flush", target_, errno);
    close_checked();
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) fail("replace", target_, errno);
    committed_ = true;
    sync_directory(directory_of(target_));
}

void write_file_atomically(const fs::path& target, std::string_view text) {
    AtomicFile file(target);
    file.write(text);
    file.commit();
}

void move_into_place(const fs::path& from, const fs::path& to) {
    std::error_code code;
    fs::create_directories(directory_of(to), code);
    if (code) fail("create directory", directory_of(to), code.value());
    if (::rename(from.c_str(), to.c_str()) != 0) fail("replace", to, errno);
    sync_directory(directory_of(to));
}

std::string read_file(const fs::path& path, std::size_t limit) {
    const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        throw Error(fmt::format("cannot open {}: {}", path.string(),
                                std::generic_category().message(errno)),
                    "Check the name and that you may read it");
    std::string text;
    std::vector<char> buffer(std::size_t{1} << 16);
    for (;;) {
        const ssize_t got = ::read(fd, buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) {
            const int code = errno;
            ::close(fd);
            throw Error(fmt::format("cannot read {}: {}", path.string(),
                                    std::generic_category().message(code)));
        }
        if (got == 0) break;
        if (text.size() + static_cast<std::size_t>(got) > limit) {
            ::close(fd);
            throw Error(
                fmt::format("{} is larger than the limit of {} bytes", path.string(), limit));
        }
        text.append(buffer.data(), static_cast<std::size_t>(got));
    }
    ::close(fd);
    return text;
}

namespace {

// Eight digits from the name of the machine.
std::string host_mark() {
    char name[256] = "";
    ::gethostname(name, sizeof name - 1);
    std::uint32_t mark = 2166136261u;
    for (const char* c = name; *c != 0; ++c)
        mark = (mark ^ static_cast<unsigned char>(*c)) * 16777619u;
    return fmt::format("{:08x}", mark);
}

// A process that has ended but was not yet waited for (by a launcher that died too) does not write
// any more; for kill() it is there.
bool still_writes(pid_t pid) {
    if (::kill(pid, 0) != 0 && errno == ESRCH) return false;
    const int fd = ::open(fmt::format("/proc/{}/stat", pid).c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return true;
    char text[512] = "";
    const ssize_t got = ::read(fd, text, sizeof text - 1);
    ::close(fd);
    // "PID (NAME) STATE ...", and a name may have brackets of its own.
    const char* end = got > 0 ? std::strrchr(text, ')') : nullptr;
    return end == nullptr || (std::strncmp(end, ") Z", 3) != 0 && std::strncmp(end, ") X", 3) != 0);
}

}  // namespace

std::string temporary_ending() {
    return fmt::format("cuesta-{}-{}.tmp", ::getpid(), host_mark());
}

int remove_stale_temporaries(const fs::path& directory) {
    int removed = 0;
    const std::string own_host = fmt::format("-{}", host_mark());
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(directory, ignored)) {
        const std::string name = entry.path().filename().string();
        const std::string_view end = ".tmp", mark = ".cuesta-";
        const auto at = name.rfind(mark);
        if (name.empty() || name[0] != '.' || !name.ends_with(end) || at == std::string::npos)
            continue;
        pid_t pid = 0;
        const char* first = name.data() + at + mark.size();
        const char* last = name.data() + name.size() - end.size();
        const auto [stop, error] = std::from_chars(first, last, pid);
        if (error != std::errc{} || pid <= 0) continue;
        const std::string_view host(stop, static_cast<std::size_t>(last - stop));
        if (!host.empty() && host != own_host) continue;
        if (pid == ::getpid() || still_writes(pid)) continue;
        const auto count = fs::remove_all(entry.path(), ignored);
        removed += !ignored && count > 0 ? 1 : 0;
    }
    return removed;
}

}  // namespace cuesta
