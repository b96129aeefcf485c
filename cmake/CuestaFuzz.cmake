# SPDX-License-Identifier: Apache-2.0
# libFuzzer targets: tests/fuzz/<name>_fuzz.cpp becomes bin/<name>_fuzz. Inputs worth keeping stand
# in tests/fuzz/corpus/<name>/ and are replayed, with a short search, by ctest.

file(GLOB CUESTA_FUZZ_SOURCES CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp")
if(NOT CUESTA_HAVE_STUDIO)
    list(FILTER CUESTA_FUZZ_SOURCES EXCLUDE REGEX "/studio_")
endif()
foreach(source IN LISTS CUESTA_FUZZ_SOURCES)
    get_filename_component(target "${source}" NAME_WE)
    string(REGEX REPLACE "_fuzz$" "" name "${target}")
    add_executable(${target} "${source}")
    cuesta_compile_flags(${target})
    target_link_libraries(${target} PRIVATE cuesta)
    if(target MATCHES "^studio_")
        target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}")
        target_link_libraries(${target} PRIVATE cuesta_studio)
    endif()
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    set(corpus "${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${name}")
    set(found "${PROJECT_BINARY_DIR}/fuzz/${name}")
    file(MAKE_DIRECTORY "${found}")
    if(NOT EXISTS "${corpus}")
        set(corpus "")
    endif()
    add_test(NAME fuzz.${name} COMMAND ${target} -runs=20000 -max_total_time=60 -timeout=10
        "${found}" ${corpus} WORKING_DIRECTORY "${PROJECT_BINARY_DIR}/fuzz")
    set_tests_properties(fuzz.${name} PROPERTIES LABELS fuzz TIMEOUT 300)
endforeach()
