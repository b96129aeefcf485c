// SPDX-License-Identifier: Apache-2.0
// Preloaded into the program by tests: makes the n-th call of one function fail.
// CUESTA_FAULT=CALL:N:ERRNO with CALL one of write, fsync, rename, open. Only calls that concern
// files being written count; standard streams and files opened for reading do not.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

struct Fault {
    char call[16] = "";
    long nth = 0;
    int code = 0;
    Fault() {
        const char* text = std::getenv("CUESTA_FAULT");
        if (text != nullptr) std::sscanf(text, "%15[a-z]:%ld:%d", call, &nth, &code);
    }
};

bool fails(const char* call) {
    static const Fault fault;
    static std::atomic<long> count{0};
    if (fault.nth <= 0 || std::strcmp(call, fault.call) != 0) return false;
    if (++count != fault.nth) return false;
    errno = fault.code;
    return true;
}

bool regular(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

template <class Function>
Function real(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

ssize_t write(int descriptor, const void* data, size_t bytes) {
    static const auto next = real<ssize_t (*)(int, const void*, size_t)>("write");
    if (descriptor > 2 && regular(descriptor) && fails("write")) return -1;
    return next(descriptor, data, bytes);
}

int fsync(int descriptor) {
    static const auto next = real<int (*)(int)>("fsync");
    return fails("fsync") ? -1 : next(descriptor);
}

int rename(const char* from, const char* to) {
    static const auto next = real<int (*)(const char*, const char*)>("rename");
    return fails("rename") ? -1 : next(from, to);
}

int open(const char* path, int flags, ...) {
    static const auto next = real<int (*)(const char*, int, ...)>("open");
    mode_t mode = 0;
    if ((flags & O_CREAT) != 0) {
        va_list list;
        va_start(list, flags);
        mode = va_arg(list, mode_t);
        va_end(list);
        if (fails("open")) return -1;
    }
    return next(path, flags, mode);
}
}
