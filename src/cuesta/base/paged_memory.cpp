// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/paged_memory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <map>
#include <mutex>
#include <new>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/base/error.h"
#include "cuesta/base/memory.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t page = 4096;
// Pieces from this size on are given back to the disk when they are freed, and are zero when they
// are given out; smaller ones share slabs and are used again as they are.
constexpr std::uint64_t large_pages = 256;
constexpr std::uint64_t slab_pages = 4096;
constexpr std::uint64_t growth_pages = 16384;
// The watcher takes away so much at once.
constexpr std::uint64_t bite = std::uint64_t{2} << 20;
constexpr std::uint64_t longest_file = std::uint64_t{8} << 40;  // half of what ext4 can hold

std::uint64_t pages_of(std::uint64_t bytes) {
    return (bytes + page - 1) / page;
}

// Ranges of pages that are free, found by size (best fit, the first such) and joined by place.
class FreePages {
public:
    // False if none is long enough.
    bool take(std::uint64_t count, std::uint64_t& first) {
        const auto found = by_size_.lower_bound({count, 0});
        if (found == by_size_.end()) return false;
        const auto [length, at] = *found;
        by_size_.erase(found);
        by_place_.erase(at);
        first = at;
        if (length > count) insert(at + count, length - count);
        return true;
    }
    void give(std::uint64_t first, std::uint64_t count) {
        auto next = by_place_.lower_bound(first);
        if (next != by_place_.end() && next->first == first + count) {
            count += next->second;
            by_size_.erase({next->second, next->first});
            next = by_place_.erase(next);
        }
        if (next != by_place_.begin()) {
            const auto before = std::prev(next);
            if (before->first + before->second == first) {
                first = before->first, count += before->second;
                by_size_.erase({before->second, before->first});
                by_place_.erase(before);
            }
        }
        insert(first, count);
    }

private:
    void insert(std::uint64_t first, std::uint64_t count) {
        by_place_.emplace(first, count);
        by_size_.emplace(count, first);
    }
    std::map<std::uint64_t, std::uint64_t> by_place_;
    std::set<std::pair<std::uint64_t, std::uint64_t>> by_size_;
};

// Where the file is mapped; looked at by every operator delete of the program.
constinit std::atomic<std::uintptr_t> arena_base{0}, arena_end{0};
constinit std::atomic<bool> is_active{false};

struct Arena {
    std::atomic<bool> full{false};
    std::mutex guard;  // of what follows
    int file = -1;
    std::uint32_t* lengths = nullptr;                 // pages of the piece that begins at a page
    std::uint64_t capacity = 0;                       // pages of address space
    std::uint64_t length = 0;                         // pages of the file
    std::atomic<std::uint64_t> top{0};                // pages that were ever given out
    std::uint64_t live = 0, held = 0, most_held = 0;  // pieces, pages, most pages
    FreePages large, small;

    std::mutex watch;  // of one who takes mappings away
    std::atomic<std::uint64_t> cap{0}, hand{0}, taken{0}, turns{0}, seen{0};
    std::atomic<std::int64_t> looked_ns{0};
    std::thread watcher;
    std::mutex sleep_guard;
    std::condition_variable sleep;
    bool stop = false;
};

Arena& arena() {
    static Arena* const one = new Arena;  // freed memory may come back after main
    return *one;
}

// Below the cap: what threads may touch between two looks. Taking away begins at one margin and
// ends at two.
std::uint64_t margin_of(std::uint64_t cap) {
    return std::clamp<std::uint64_t>(cap / 5, std::uint64_t{4} << 20, std::uint64_t{1} << 30);
}

char* address_of(std::uint64_t first) {
    return reinterpret_cast<char*>(arena_base.load(std::memory_order_relaxed) + first * page);
}

bool reserve(int file, std::uint64_t first, std::uint64_t count, int& code) {
    do
        code = ::posix_fallocate(file, static_cast<off_t>(first * page),
                                 static_cast<off_t>(count * page));
    while (code == EINTR);
    return code == 0;
}

// The pages are zero again and need not be written; their room on disk stays reserved.
bool discard(std::uint64_t first, std::uint64_t count) {
    const Arena& a = arena();
    const auto from = static_cast<off_t>(first * page), bytes = static_cast<off_t>(count * page);
    if (::fallocate(a.file, FALLOC_FL_ZERO_RANGE | FALLOC_FL_KEEP_SIZE, from, bytes) == 0)
        return true;
    if (::fallocate(a.file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, from, bytes) != 0)
        return false;
    int code = 0;
    return reserve(a.file, first, count, code);
}

// At the end of what was given out so far; the file grows with it. False if the disk is full.
bool take_new(std::uint64_t count, std::uint64_t& first) {
    Arena& a = arena();
    if (a.top + count > a.capacity) return false;
    if (a.top + count > a.length) {
        const std::uint64_t need = a.top + count - a.length;
        std::uint64_t more = std::min(std::max(need, growth_pages), a.capacity - a.length);
        int code = 0;
        if (!reserve(a.file, a.length, more, code) &&
            (more == need || !reserve(a.file, a.length, more = need, code))) {
            a.full = true;
            return false;
        }
        a.length += more;
    }
    first = a.top;
    a.top += count;
    return true;
}

bool take_large(std::uint64_t count, std::uint64_t& first) {
    return arena().large.take(count, first) || take_new(count, first);
}

bool take_small(std::uint64_t count, std::uint64_t& first) {
    Arena& a = arena();
    if (a.small.take(count, first)) return true;
    if (!take_large(slab_pages, first)) return take_large(count, first);
    a.small.give(first, slab_pages);
    return a.small.take(count, first);
}

// Takes mappings away until `goal` bytes are resident, or nothing is mapped any more.
void take_away(std::uint64_t goal) {
    Arena& a = arena();
    const std::uintptr_t base = arena_base.load();
    const std::uint64_t bytes = a.top * page;
    if (base == 0 || bytes == 0) return;
    ++a.turns;
    std::uint64_t walked = 0;
    for (int bites = 0; walked < bytes + bite; ++bites) {
        std::uint64_t at = a.hand.load();
        if (at >= bytes) at = 0;
        const std::uint64_t part = std::min(bite, bytes - at);
        ::madvise(reinterpret_cast<void*>(base + at), part, MADV_DONTNEED);
        a.hand = at + part;
        walked += part;
        if (bites % 8 == 7 && resident_bytes() <= goal) break;
    }
    a.taken += walked;
}

void look() {
    Arena& a = arena();
    const std::uint64_t cap = a.cap.load(), margin = margin_of(cap);
    const std::uint64_t resident = resident_bytes();
    a.seen = resident;
    if (resident + margin <= cap) return;
    std::unique_lock lock(a.watch, std::try_to_lock);
    if (!lock.owns_lock()) {
        // Somebody is at it. Who would fill what is being emptied waits until it is done.
        if (resident + margin / 2 > cap) lock.lock();
        return;
    }
    take_away(cap > 2 * margin ? cap - 2 * margin : 0);
    a.seen = resident_bytes();
}

void watch() {
    Arena& a = arena();
    std::unique_lock lock(a.sleep_guard);
    while (!a.stop) {
        // As long as it takes to fill what is left at 4 GB/s.
        const std::uint64_t cap = a.cap.load(), seen = a.seen.load();
        const double seconds = cap > seen ? static_cast<double>(cap - seen) / 4e9 : 0;
        a.sleep.wait_for(lock, std::chrono::duration<double>(std::clamp(seconds, 2e-4, 0.02)));
        lock.unlock();
        look();
        lock.lock();
    }
}

// A page that cannot be read or written back: the disk failed under the file. Nothing can be done
// for the run, but it ends with a sentence.
void on_bus_error(int, siginfo_t* info, void*) {
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    if (at >= arena_base.load() && at < arena_end.load()) {
        static const char text[] =
            "cuesta: error: the disk of --scratch failed while memory was kept there. Choose "
            "another --scratch; go on with --resume\n";
        if (::write(2, text, sizeof text - 1) < 0) ::_exit(1);
        ::_exit(1);
    }
    ::signal(SIGBUS, SIG_DFL);
    ::raise(SIGBUS);
}

int open_without_name(const fs::path& directory) {
#ifdef O_TMPFILE
    const int file = ::open(directory.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL)) return file;
#endif
    std::string name = (directory / ".scratch.cuesta-XXXXXX").string();
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named >= 0) ::unlink(name.c_str());
    return named;
}

[[noreturn]] void fail(const PagingOptions& options, int code) {
    const std::string what = std::generic_category().message(code);
    if (code == ENOSPC || code == EDQUOT || code == EFBIG)
        throw Error(fmt::format("cannot reserve {} in the scratch directory {}: {}",
                                format_size(options.disk_bytes), options.directory.string(), what),
                    "Free some space, choose another --scratch or a smaller --size");
    throw Error(fmt::format("cannot keep memory in the scratch directory {}: {}",
                            options.directory.string(), what),
                "Choose another --scratch");
}

void unmap() {
    Arena& a = arena();
    if (arena_base.load() == 0) return;
    ::munmap(reinterpret_cast<void*>(arena_base.load()), a.capacity * page);
    ::munmap(a.lengths, a.capacity * sizeof(std::uint32_t));
    ::close(a.file);
    arena_base = 0, arena_end = 0;
    a.file = -1, a.lengths = nullptr;
    a.capacity = a.length = a.held = 0;
    a.top = 0;
    a.large = {}, a.small = {};
}

void map_file(const PagingOptions& options) {
    Arena& a = arena();
    a.file = open_without_name(options.directory);
    if (a.file < 0) fail(options, errno);
    // Address space costs nothing: room to grow and for holes between pieces.
    a.capacity =
        std::clamp(pages_of(options.disk_bytes) * 8, std::uint64_t{1} << 24, longest_file / page);
    int code = 0;
    a.length = pages_of(options.disk_bytes);
    const auto give_up = [&](int why) {
        ::close(std::exchange(a.file, -1));
        fail(options, why);
    };
    if (a.length > a.capacity) give_up(EFBIG);
    if (a.length > 0 && !reserve(a.file, 0, a.length, code)) give_up(code);
    void* const lengths =
        ::mmap(nullptr, a.capacity * sizeof(std::uint32_t), PROT_READ | PROT_WRITE,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (lengths == MAP_FAILED) give_up(errno);
    void* const base =
        ::mmap(nullptr, a.capacity * page, PROT_READ | PROT_WRITE, MAP_SHARED, a.file, 0);
    if (base == MAP_FAILED) {
        const int why = errno;
        ::munmap(lengths, a.capacity * sizeof(std::uint32_t));
        give_up(why);
    }
    a.lengths = static_cast<std::uint32_t*>(lengths);
    arena_base = reinterpret_cast<std::uintptr_t>(base);
    arena_end = arena_base + a.capacity * page;
}

// A file of which something is still in use serves again.
void reserve_more(const PagingOptions& options) {
    Arena& a = arena();
    const std::uint64_t wanted = pages_of(options.disk_bytes);
    if (wanted <= a.length) return;
    int code = 0;
    if (wanted > a.capacity) fail(options, EFBIG);
    if (!reserve(a.file, a.length, wanted - a.length, code)) fail(options, code);
    a.length = wanted;
}

}  // namespace

Paging::Paging(const PagingOptions& options) {
    Arena& a = arena();
    CUESTA_CHECK(!is_active, "memory is kept on disk already");
    {
        const std::lock_guard lock(a.guard);
        if (a.live == 0) unmap();
        if (arena_base.load() == 0)
            map_file(options);
        else
            reserve_more(options);
    }
    a.cap = options.resident_bytes;
    a.full = false;
    a.taken = 0, a.turns = 0, a.most_held = a.held;
    struct sigaction action {};
    action.sa_sigaction = on_bus_error;
    action.sa_flags = SA_SIGINFO;
    ::sigaction(SIGBUS, &action, nullptr);
    a.stop = false;
    a.watcher = std::thread(watch);
    is_active = true;
}

Paging::~Paging() {
    Arena& a = arena();
    is_active = false;
    {
        const std::lock_guard lock(a.sleep_guard);
        a.stop = true;
    }
    a.sleep.notify_all();
    a.watcher.join();
    const std::lock_guard lock(a.guard);
    if (a.live == 0) unmap();
}

bool Paging::active() {
    return is_active.load(std::memory_order_relaxed);
}

bool Paging::disk_was_full() {
    return arena().full;
}

PagingCounts Paging::counts() {
    Arena& a = arena();
    const std::lock_guard lock(a.guard);
    return {a.length * page, a.most_held * page, a.taken, a.turns};
}

void* page_memory(std::size_t bytes, bool* zero) {
    if (!Paging::active() || bytes < page) return nullptr;
    Arena& a = arena();
    if (bytes >= large_pages * page) keep_below_cap();
    const std::uint64_t count = pages_of(bytes);
    std::uint64_t first = 0;
    {
        const std::lock_guard lock(a.guard);
        const bool found =
            count >= large_pages ? take_large(count, first) : take_small(count, first);
        if (!found) throw std::bad_alloc();
        a.lengths[first] = static_cast<std::uint32_t>(count);
        ++a.live;
        a.held += count;
        a.most_held = std::max(a.most_held, a.held);
    }
    if (zero != nullptr) *zero = count >= large_pages;
    return address_of(first);
}

bool release_paged(void* piece) noexcept {
    const auto at = reinterpret_cast<std::uintptr_t>(piece);
    const std::uintptr_t base = arena_base.load(std::memory_order_relaxed);
    if (at < base || at >= arena_end.load(std::memory_order_relaxed)) return false;
    Arena& a = arena();
    const std::uint64_t first = (at - base) / page;
    const std::uint64_t count = a.lengths[first];
    // What cannot be made zero again is not given out as such.
    const bool clean = count >= large_pages && discard(first, count);
    const std::lock_guard lock(a.guard);
    a.lengths[first] = 0;
    --a.live, a.held -= count;
    try {
        (clean ? a.large : a.small).give(first, count);
    } catch (const std::bad_alloc&) {  // a few bytes to note it: then it is lost until the end
    }
    return true;
}

void* allocate_bytes(std::size_t bytes, std::size_t alignment, bool* zero) {
    if (zero != nullptr) *zero = false;
    if (void* const piece = page_memory(bytes, zero)) return piece;
    if (alignment <= alignof(std::max_align_t)) return std::malloc(bytes);
    return std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}

void free_bytes(void* piece) noexcept {
    if (piece == nullptr || release_paged(piece)) return;
    std::free(piece);
}

void keep_below_cap() noexcept {
    if (!Paging::active()) return;
    Arena& a = arena();
    const std::int64_t now = std::chrono::duration_cast<std::chrono::nanoseconds>(
                                 std::chrono::steady_clock::now().time_since_epoch())
                                 .count();
    std::int64_t last = a.looked_ns.load(std::memory_order_relaxed);
    // Nobody fills a margin faster than 16 GB/s.
    const auto pause = static_cast<std::int64_t>(margin_of(a.cap.load()) / 16);
    if (now - last < std::clamp<std::int64_t>(pause, 100'000, 2'000'000) ||
        !a.looked_ns.compare_exchange_strong(last, now))
        return;
    look();
}

std::uint64_t resident_bytes() {
    static const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    char text[128];
    const ssize_t got = ::pread(file, text, sizeof text - 1, 0);
    if (got <= 0) return 0;
    text[got] = 0;
    char* at = text;
    std::strtoull(at, &at, 10);
    return std::strtoull(at, nullptr, 10) * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace cuesta
