# SPDX-License-Identifier: Apache-2.0
# The studio's server as the library cuesta_studio, with the page (web/dist) and the examples inside
# of it, so that lib/cuesta/cuesta-studio needs no file beside itself. Without Boost there is no
# studio and `cuesta studio` says so.

set(CUESTA_HAVE_STUDIO OFF)
if(CUESTA_BUILD_PROGRAM AND NOT CUESTA_ROOMS)
    find_package(Boost 1.74 QUIET)
    if(Boost_FOUND)
        set(CUESTA_HAVE_STUDIO ON)
    endif()
endif()
message(STATUS "Cuesta: studio ${CUESTA_HAVE_STUDIO}")
if(NOT CUESTA_HAVE_STUDIO)
    return()
endif()

# One source that takes the files in as they are; the assembler reads them, so that a page of
# megabytes costs the compiler nothing.
file(GLOB page CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/dist/*")
file(GLOB examples CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/examples/*.toml"
    "${PROJECT_SOURCE_DIR}/examples/*.png")
set(source "${PROJECT_BINARY_DIR}/studio/embedded_files.cpp")
set(blobs "")
set(rows "")
set(number 0)
foreach(group IN ITEMS page examples)
    foreach(file IN LISTS ${group})
        if(IS_DIRECTORY "${file}")
            continue()
        endif()
        get_filename_component(name "${file}" NAME)
        math(EXPR number "${number} + 1")
        # The sum is for a compiler cache, which does not see what the assembler reads.
        file(SHA256 "${file}" sum)
        string(APPEND blobs "CUESTA_TAKE_IN(file_${number}, \"${file}\")  // ${sum}\n")
        string(APPEND rows
            "    {\"${group}/${name}\", EmbeddedFile::Ends{file_${number}, file_${number}_end}},\n")
    endforeach()
endforeach()
file(CONFIGURE OUTPUT "${source}" CONTENT [[
// Made by cmake/CuestaStudio.cmake.
#include "apps/studio/embedded.h"

#define CUESTA_TAKE_IN(name, path)                                                    \
    __asm__(".section .rodata\n.balign 16\n.global " #name "\n" #name ":\n.incbin \"" path \
            "\"\n.global " #name "_end\n" #name "_end:\n.byte 0\n.previous\n");              \
    extern "C" const char name[];                                                     \
    extern "C" const char name##_end[];

@blobs@
namespace cuesta::studio {
const std::vector<EmbeddedFile>& embedded_files() {
    static const std::vector<EmbeddedFile> files = {
@rows@    };
    return files;
}
}  // namespace cuesta::studio
]] @ONLY)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page} ${examples})
set_source_files_properties("${source}" PROPERTIES OBJECT_DEPENDS "${page};${examples}")

file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/apps/studio/*.cpp")
# Those that read Boost's network, which costs more than all else, do it together.
set(network ${sources})
list(FILTER network INCLUDE REGEX "/(connection|server)[.]cpp$")
list(REMOVE_ITEM sources ${network})
cuesta_batches(network NAME network SIZE 8 SOURCES ${network})
cuesta_batches(units NAME studio SIZE 8 SOURCES ${sources})
add_library(cuesta_studio STATIC ${units} ${network} "${source}")
cuesta_compile_flags(cuesta_studio)
cuesta_cold(cuesta_studio)
target_include_directories(cuesta_studio PRIVATE "${PROJECT_SOURCE_DIR}")
target_include_directories(cuesta_studio SYSTEM PRIVATE ${Boost_INCLUDE_DIRS})
target_link_libraries(cuesta_studio PUBLIC cuesta nlohmann_json::nlohmann_json fmt::fmt
    PRIVATE ZLIB::ZLIB Threads::Threads)
cuesta_precompile(cuesta_studio FROM cuesta)
