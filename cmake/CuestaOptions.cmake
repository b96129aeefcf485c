# SPDX-License-Identifier: Apache-2.0
# Options and compiler flags. Everything that can change the bits of a result stands in this file.

option(BUILD_SHARED_LIBS "Build libcuesta as a shared library" OFF)
option(CUESTA_BUILD_PROGRAM "Build the cuesta program" ${PROJECT_IS_TOP_LEVEL})
option(CUESTA_BUILD_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(CUESTA_INSTALL "Make the install rules" ${PROJECT_IS_TOP_LEVEL})
option(CUESTA_WERROR "Treat warnings as errors" OFF)
option(CUESTA_PCH "Precompile the headers that most sources read" ON)
option(CUESTA_UNITY "Compile the sources of a folder in batches" OFF)
option(CUESTA_FUZZ "Build the libFuzzer targets of tests/fuzz (clang only)" OFF)
set(CUESTA_SANITIZE "" CACHE STRING "Sanitizers, comma separated: address,undefined or thread")
set(CUESTA_ROOMS "" CACHE STRING
    "Build only these rooms of src/cuesta and their unit tests (a;b;c); empty means all")
set(CUESTA_WITH_GDAL AUTO CACHE STRING "The GDAL module: AUTO, ON (an error if missing) or OFF")
set_property(CACHE CUESTA_WITH_GDAL PROPERTY STRINGS AUTO ON OFF)
set(CUESTA_WITH_MPI AUTO CACHE STRING "The MPI module: AUTO, ON (an error if missing) or OFF")
set_property(CACHE CUESTA_WITH_MPI PROPERTY STRINGS AUTO ON OFF)

if(PROJECT_IS_TOP_LEVEL)
    if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
        set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug or RelWithDebInfo" FORCE)
    endif()
    if(NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
        find_program(CUESTA_CCACHE ccache)
        mark_as_advanced(CUESTA_CCACHE)
        if(CUESTA_CCACHE)
            # The sloppiness is what ccache asks for before it takes in precompiled headers; by the
            # compiler's own list of includes it need not preprocess every source first.
            set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_DEPEND=1
                CCACHE_SLOPPINESS=pch_defines,time_macros "${CUESTA_CCACHE}")
        endif()
    endif()
    # Programs in bin, modules in lib/cuesta: the build tree is laid out like an installation.
    set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
    set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
endif()
if(CMAKE_GENERATOR STREQUAL "Ninja" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(CUESTA_COLOUR_FLAG -fdiagnostics-color=auto)
endif()

# No contraction, no fast-math, no -march: every machine gives the same bits. The last two flags let
# g++ 12 vectorise min, max and sqrt; they change no result.
set(CUESTA_NUMERIC_FLAGS -ffp-contract=off -fno-math-errno -fno-trapping-math)
set(CUESTA_WARNING_FLAGS -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual)
if(CUESTA_WERROR)
    list(APPEND CUESTA_WARNING_FLAGS -Werror)
endif()

# The assertions of the standard library find an index past the size but within the capacity, which
# the address sanitizer cannot see.
set(CUESTA_SANITIZE_FLAGS "")
if(CUESTA_SANITIZE)
    set(CUESTA_SANITIZE_FLAGS "-fsanitize=${CUESTA_SANITIZE}" -fno-omit-frame-pointer
        -D_GLIBCXX_ASSERTIONS)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # Between the checks g++ 12 takes parts of std::regex for uninitialised.
        list(APPEND CUESTA_SANITIZE_FLAGS -Wno-maybe-uninitialized)
    endif()
    if(CUESTA_SANITIZE MATCHES "undefined")
        list(APPEND CUESTA_SANITIZE_FLAGS -fno-sanitize-recover=undefined)
    endif()
endif()
if(CUESTA_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "CUESTA_FUZZ needs clang: configure with --preset fuzz")
    endif()
    # The macro makes checksums of checkpoints always fit, so that the search gets behind them.
    list(APPEND CUESTA_SANITIZE_FLAGS -fsanitize=fuzzer-no-link
        -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION)
endif()

# g++ clears away what it no longer needs from 128 MB on, again and again; up to 1 GB it need not.
# A tenth of its time, and no other code.
set(CUESTA_COMPILER_FLAGS "")
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(CUESTA_COMPILER_FLAGS --param=ggc-min-heapsize=1048576)
endif()

# Gives a target of this project the language level, flags and warnings above.
function(cuesta_compile_flags target)
    target_compile_features(${target} PUBLIC cxx_std_20)
    set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ON)
    target_compile_options(${target} PRIVATE ${CUESTA_NUMERIC_FLAGS} ${CUESTA_WARNING_FLAGS}
        ${CUESTA_COLOUR_FLAG} ${CUESTA_COMPILER_FLAGS} ${CUESTA_SANITIZE_FLAGS})
    target_link_options(${target} PRIVATE ${CUESTA_SANITIZE_FLAGS})
endfunction()

# Cold code compiles a third faster without the loop optimisers, and nobody can tell.
function(cuesta_cold target)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${target} PRIVATE -O1)
    endif()
endfunction()

# Headers that most sources read anyway: half of the time of a small source. Each file still
# includes what it uses; the presets for sanitizers and clang build without. Of Cuesta's own there
# are those under every operator: a change of them compiles nearly all in any case.
#   cuesta_precompile(TARGET [FROM OTHER] [HEADER...]): or those of another target with like flags
function(cuesta_precompile target)
    if(NOT CUESTA_PCH)
        return()
    endif()
    if(ARGV1 STREQUAL "FROM")
        target_precompile_headers(${target} REUSE_FROM ${ARGV2})
        if(ARGV2 STREQUAL "cuesta")
            # g++ takes them only where the same macros are defined, which toml++ brings along.
            target_compile_options(${target} PRIVATE
                $<TARGET_PROPERTY:tomlplusplus::tomlplusplus,INTERFACE_COMPILE_OPTIONS>)
        endif()
    else()
        target_precompile_headers(${target} PRIVATE <algorithm> <array> <cmath> <cstdint>
            <filesystem> <functional> <limits> <map> <memory> <optional> <span> <string>
            <string_view> <variant> <vector> <fmt/format.h>
            <cuesta/base/check.h> <cuesta/base/elementary.h> <cuesta/base/parallel.h>
            <cuesta/operator/operator.h> ${ARGN})
    endif()
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        # Headers that were precompiled no longer count as the system's, and g++ 12 takes an
        # assignment of a literal to a string for an overflow.
        target_compile_options(${target} PRIVATE -Wno-stringop-overflow)
    endif()
endfunction()
