// SPDX-License-Identifier: Apache-2.0
// The n-th allocation fails, for n = 1, 2, ...: the chain and every reader answer with an
// exception, never with a crash, a hang or a wrong result, and afterwards everything works as
// before.
//
// This program replaces operator new and aligned_alloc, so it is built apart from the other tests.
// Only requests of 1 KiB and more fail, as on a real machine: the JSON library allocates a few
// bytes in destructors and ends the program when that fails.
#include <gtest/gtest.h>
#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "cuesta/engine/outputs.h"
#include "cuesta/io/format.h"
#include "support/run_recipe.h"
#include "support/scratch_directory.h"

namespace {

std::atomic<long> countdown{0};  // 0: nothing fails
std::atomic<bool> failed{false};

constexpr std::size_t large = 1024;

bool fails(std::size_t bytes) {
    if (bytes < large || countdown <= 0 || --countdown != 0) return false;
    failed = true;
    return true;
}

void* try_allocate(std::size_t bytes, std::size_t alignment) {
    if (fails(bytes)) return nullptr;
    return alignment == 0 ? std::malloc(bytes == 0 ? 1 : bytes)
                          : ::memalign(alignment, bytes == 0 ? 1 : bytes);
}

void* allocate(std::size_t bytes, std::size_t alignment) {
    void* memory = try_allocate(bytes, alignment);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

// Not inlined: g++ would see memory of new end in free and warn of a mismatch.
[[gnu::noinline]] void release(void* memory) noexcept {
    std::free(memory);
}

}  // namespace

// Fields are made with this one.
extern "C" void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
    return fails(bytes) ? nullptr : ::memalign(alignment, bytes);
}

void* operator new(std::size_t bytes) {
    return allocate(bytes, 0);
}
void* operator new[](std::size_t bytes) {
    return allocate(bytes, 0);
}
void* operator new(std::size_t bytes, std::align_val_t a) {
    return allocate(bytes, static_cast<std::size_t>(a));
}
void* operator new[](std::size_t bytes, std::align_val_t a) {
    return allocate(bytes, static_cast<std::size_t>(a));
}
// std::stable_sort asks with these, and does without when they fail.
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return try_allocate(bytes, 0);
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
    return try_allocate(bytes, 0);
}
void* operator new(std::size_t bytes, std::align_val_t a, const std::nothrow_t&) noexcept {
    return try_allocate(bytes, static_cast<std::size_t>(a));
}
void* operator new[](std::size_t bytes, std::align_val_t a, const std::nothrow_t&) noexcept {
    return try_allocate(bytes, static_cast<std::size_t>(a));
}
void operator delete(void* p) noexcept {
    release(p);
}
void operator delete[](void* p) noexcept {
    release(p);
}
void operator delete(void* p, std::size_t) noexcept {
    release(p);
}
void operator delete[](void* p, std::size_t) noexcept {
    release(p);
}
void operator delete(void* p, std::align_val_t) noexcept {
    release(p);
}
void operator delete[](void* p, std::align_val_t) noexcept {
    release(p);
}
void operator delete(void* p, std::size_t, std::align_val_t) noexcept {
    release(p);
}
void operator delete[](void* p, std::size_t, std::align_val_t) noexcept {
    release(p);
}

namespace cuesta::test {
namespace {

// Runs `work` with the n-th allocation failing until it gets through; returns that n.
template <class Work>
long loop_until_success(long most, Work&& work) {
    for (long n = 1; n <= most; ++n) {
        failed = false;
        countdown = n;
        try {
            work();
            countdown = 0;
            if (!failed) return n;  // fewer than n allocations: all of them have failed once
        } catch (const std::exception&) {
            countdown = 0;
        }
    }
    return most + 1;
}

const std::string recipe =
    head_text(24, 17) +
    "[[stage]]\nop = \"spectral\"\nrelief = 200\n[[stage]]\nop = \"diamond_square\"\nblend = "
    "\"add\"\n"
    "relief = 20\n[[stage]]\nop = \"simulate\"\nsteps = 3\n[[stage.process]]\nop = \"thermal\"\n"
    "angle = 20\n[[output]]\nfield = \"height\"\nfile = \"h.npy\"\n";

TEST(OutOfMemory, the_chain_survives_every_failing_allocation) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.threads = 1;
    setup.out = directory.path();
    const std::string expected = state_hash(*run_recipe(recipe, setup));
    const long allocations = loop_until_success(300, [&] { run_recipe(recipe, setup); });
    EXPECT_GT(allocations, 10);
    EXPECT_LT(allocations, 300) << "not every allocation was reached";
    EXPECT_EQ(state_hash(*run_recipe(recipe, setup)), expected);
}

TEST(OutOfMemory, a_failing_output_leaves_the_earlier_files) {
    const ScratchDirectory directory;
    RunSetup setup;
    setup.threads = 1;
    setup.out = directory.path();
    const auto run = run_recipe(recipe, setup);
    run->options.preview = false;  // slow to draw three hundred times
    write_outputs(*run);
    const std::string before = data_sha256(read_raster(directory / "h.npy"));
    loop_until_success(300, [&] { write_outputs(*run); });
    EXPECT_EQ(data_sha256(read_raster(directory / "h.npy")), before);
}

TEST(OutOfMemory, every_reader_survives_every_failing_allocation) {
    const ScratchDirectory directory;
    Raster raster;
    raster.columns = 90, raster.rows = 50;
    for (int i = 0; i < 4500; ++i) raster.samples.push_back(static_cast<float>(i));
    for (const char* name : {"a.npy", "a.r32", "a.r16", "a.asc", "a.png", "a.exr"}) {
        write_raster(directory / name, raster);
        const long n = loop_until_success(300, [&] { read_raster(directory / name); });
        EXPECT_LT(n, 300) << name;
        EXPECT_EQ(read_raster(directory / name).rows, 50) << name;
    }
}

}  // namespace
}  // namespace cuesta::test
