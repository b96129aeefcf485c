// SPDX-License-Identifier: Apache-2.0
#include "cuesta/base/memory.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <limits>

#include "cuesta/base/lower_case.h"
#include "cuesta/base/text.h"

namespace cuesta {
namespace {

// The value of "Name:  123 kB" in /proc/meminfo, in bytes.
std::optional<std::uint64_t> meminfo_bytes(std::string_view name) {
    std::ifstream file("/proc/meminfo");
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with(name) || line.size() <= name.size() || line[name.size()] != ':')
            continue;
        const auto digits = line.find_first_of("0123456789");
        if (digits == std::string::npos) return std::nullopt;
        std::uint64_t kib = 0;
        std::from_chars(line.data() + digits, line.data() + line.size(), kib);
        return kib * 1024;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> number_in(const char* path) {
    std::ifstream file(path);
    std::uint64_t value = 0;
    if (file >> value) return value;
    return std::nullopt;  // missing file, or the word "max"
}

}  // namespace

std::optional<std::uint64_t> checked_product(std::uint64_t a, std::uint64_t b) {
    std::uint64_t result = 0;
    if (__builtin_mul_overflow(a, b, &result)) return std::nullopt;
    return result;
}

std::optional<std::uint64_t> checked_sum(std::uint64_t a, std::uint64_t b) {
    std::uint64_t result = 0;
    if (__builtin_add_overflow(a, b, &result)) return std::nullopt;
    return result;
}

std::uint64_t default_memory_budget() {
    std::uint64_t available = std::numeric_limits<std::uint64_t>::max();
    if (const auto bytes = meminfo_bytes("MemAvailable")) available = *bytes;
    for (const char* path :
         {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"})
        if (const auto limit = number_in(path)) available = std::min(available, *limit);
    if (available == std::numeric_limits<std::uint64_t>::max())
        available = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                    static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
    return available / 5 * 4;
}

std::uint64_t peak_resident_bytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

std::optional<std::uint64_t> parse_size(std::string_view text) {
    const std::string clean = trim(text);
    const char* const last = clean.data() + clean.size();
    double value = 0;
    const auto [end, error] = std::from_chars(clean.data(), last, value);
    if (error != std::errc{} || !(value >= 0)) return std::nullopt;
    const std::string unit =
        lower_case(trim(std::string_view(end, static_cast<std::size_t>(last - end))));
    double factor = 1;
    if (unit == "k" || unit == "kib")
        factor = 0x1p10;
    else if (unit == "m" || unit == "mib")
        factor = 0x1p20;
    else if (unit == "g" || unit == "gib")
        factor = 0x1p30;
    else if (unit == "t" || unit == "tib")
        factor = 0x1p40;
    else if (unit == "kb")
        factor = 1e3;
    else if (unit == "mb")
        factor = 1e6;
    else if (unit == "gb")
        factor = 1e9;
    else if (unit == "tb")
        factor = 1e12;
    else if (!unit.empty() && unit != "b")
        return std::nullopt;
    if (value * factor >= 0x1p63) return std::nullopt;
    return static_cast<std::uint64_t>(value * factor);
}

std::string format_size(std::uint64_t bytes) {
    if (bytes < 1024) return fmt::format("{} B", bytes);
    const char* const names[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double value = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    // What would be rounded to 1024 or to 10.0 is written as the larger unit or without the tenth.
    while (value >= 1023.5 && unit < 5) value /= 1024, ++unit;
    return value < 9.95 ? fmt::format("{:.1f} {}", value, names[unit])
                        : fmt::format("{:.0f} {}", value, names[unit]);
}

}  // namespace cuesta
