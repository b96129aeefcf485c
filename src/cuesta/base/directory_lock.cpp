// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/directory_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <map>
#include <mutex>
#include <utility>

namespace cuesta {
namespace {

// What this process holds: by directory the descriptor with the lock, and for how many objects.
struct Held {
    int descriptor = -1, users = 0;
};
using Directory = std::pair<dev_t, ino_t>;

std::mutex& guard() {
    static std::mutex mutex;
    return mutex;
}
std::map<Directory, Held>& held() {
    static std::map<Directory, Held> all;
    return all;
}

}  // namespace

DirectoryLock::DirectoryLock(const std::filesystem::path& directory)
    : descriptor_(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    struct stat about {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &about) != 0) return;
    const std::lock_guard lock(guard());
    const Directory key{about.st_dev, about.st_ino};
    if (const auto found = held().find(key); found != held().end()) {
        ::close(std::exchange(descriptor_, found->second.descriptor));
        ++found->second.users;
        state_ = State::held;
    } else if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) {
        held()[key] = {descriptor_, 1};
        state_ = State::held;
    } else if (errno == EWOULDBLOCK) {
        state_ = State::taken;
    }
}

DirectoryLock::~DirectoryLock() {
    if (descriptor_ < 0) return;
    const std::lock_guard lock(guard());
    if (state_ == State::held)
        for (auto at = held().begin(); at != held().end(); ++at) {
            if (at->second.descriptor != descriptor_) continue;
            if (--at->second.users > 0) return;
            held().erase(at);
            break;
        }
    ::close(descriptor_);
}

}  // namespace cuesta
