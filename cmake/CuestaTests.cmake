# SPDX-License-Identifier: Apache-2.0
# Tests: one executable per group of tests/, scripts of tests/e2e, and checks of the tree itself.
# A test sees CUESTA_BIN (the program), CUESTA_SOURCE_DIR and CUESTA_PYTHON in its environment; a
# script that ends with 77 is skipped.

find_package(GTest CONFIG)
find_package(kissfft CONFIG QUIET COMPONENTS SHARED)
# A version manager's python has no numpy, so the system's own comes first.
find_program(CUESTA_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(CUESTA_PYTHON python3)
find_program(CUESTA_SHELLCHECK shellcheck)
mark_as_advanced(CUESTA_PYTHON CUESTA_SHELLCHECK)

set(CUESTA_TEST_ENVIRONMENT
    "CUESTA_SOURCE_DIR=${PROJECT_SOURCE_DIR}"
    "CUESTA_BUILD_DIR=${PROJECT_BINARY_DIR}"
    "CUESTA_PYTHON=${CUESTA_PYTHON}")
set(CUESTA_TEST_TIMEOUT 900)
if(CUESTA_SANITIZE)
    set(CUESTA_TEST_TIMEOUT 3600) # five to ten times slower
    # A code of its own: tests that expect the program to fail must not take a finding for it; and
    # files, since nobody may be reading what a program says that a test has started and ends. The
    # order of linking is not looked at, since a test loads a library of faults before all others.
    set(reports "${PROJECT_BINARY_DIR}/sanitize")
    file(MAKE_DIRECTORY "${reports}")
    set(common "exitcode=99:log_path=${reports}/report")
    set(unasked "${PROJECT_SOURCE_DIR}/tests/support/thread_sanitizer.supp")
    list(APPEND CUESTA_TEST_ENVIRONMENT
        "ASAN_OPTIONS=${common}:detect_stack_use_after_return=1:verify_asan_link_order=0"
        "UBSAN_OPTIONS=${common}:print_stacktrace=1"
        "TSAN_OPTIONS=${common}:second_deadlock_stack=1:suppressions=${unasked}")
endif()
if(CUESTA_HAVE_PROGRAM)
    list(APPEND CUESTA_TEST_ENVIRONMENT "CUESTA_BIN=$<TARGET_FILE:cuesta_program>")
endif()
# For tools/sanitize, which runs tests without ctest.
list(JOIN CUESTA_TEST_ENVIRONMENT "\n" lines)
file(GENERATE OUTPUT "${PROJECT_BINARY_DIR}/tests/environment" CONTENT "${lines}\n")

# Of one source alone: a path in the flags of all would part their cached objects.
set(CUESTA_PLUGIN_DIR "${PROJECT_BINARY_DIR}/plugins")
set_source_files_properties("${PROJECT_SOURCE_DIR}/tests/unit/plugin/load_plugin_test.cpp"
    PROPERTIES COMPILE_DEFINITIONS "CUESTA_PLUGIN_DIR=\"${CUESTA_PLUGIN_DIR}\"")

# --- C++ tests ------------------------------------------------------------------------------------

# cuesta_test_group(unit) builds cuesta_unit_tests from tests/unit/**/*_test.cpp, if there are any.
function(cuesta_test_group group)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${group}/*_test.cpp")
    if(CUESTA_ROOMS)
        list(JOIN CUESTA_ROOMS "|" rooms)
        list(FILTER sources INCLUDE REGEX "/tests/unit/(${rooms})/")
    endif()
    if(NOT CUESTA_HAVE_STUDIO)
        list(FILTER sources EXCLUDE REGEX "/tests/unit/studio/")
    endif()
    if(NOT sources)
        return()
    endif()
    set(target cuesta_${group}_tests)
    cuesta_batches(units TESTS NAME ${group} SIZE 12 SOURCES ${sources})
    add_executable(${target} ${units})
    cuesta_compile_flags(${target})
    if(NOT group STREQUAL "science")
        cuesta_cold(${target}) # what is tested is the library; the tests' own loops are short
    endif()
    # g++ 12 breaks down over precompiled headers in the source of blocks, which replaces malloc,
    # and over those of another level of optimisation.
    if(CUESTA_UNITY AND TARGET cuesta_unit_tests
            AND NOT group MATCHES "^(unit|blocks|science)$")
        cuesta_precompile(${target} FROM cuesta_unit_tests)
    elseif(NOT group STREQUAL "blocks")
        cuesta_precompile(${target} <gtest/gtest.h>)
    endif()
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/tests"
        "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PRIVATE cuesta_test_support cuesta_verify cuesta fmt::fmt
        nlohmann_json::nlohmann_json TBB::tbb zstd::libzstd_shared PNG::PNG ZLIB::ZLIB
        OpenEXR::OpenEXR GTest::gtest GTest::gmock GTest::gtest_main)
    if(CUESTA_HAVE_STUDIO)
        target_link_libraries(${target} PRIVATE cuesta_studio)
    endif()
    if(TARGET kissfft::kissfft-float)
        target_compile_definitions(${target} PRIVATE CUESTA_TEST_HAVE_KISSFFT)
        target_link_libraries(${target} PRIVATE kissfft::kissfft-float)
    endif()
    if(CUESTA_HAVE_PROGRAM AND group STREQUAL "e2e")
        add_dependencies(${target} cuesta_programs)
    endif()
    if(CUESTA_BUILD_GDAL)
        add_dependencies(${target} cuesta_gdal)
    endif()
    gtest_discover_tests(${target} TEST_PREFIX "${group}." DISCOVERY_MODE PRE_TEST
        DISCOVERY_TIMEOUT 120
        PROPERTIES LABELS ${group} TIMEOUT ${CUESTA_TEST_TIMEOUT}
        ENVIRONMENT "${CUESTA_TEST_ENVIRONMENT}")
endfunction()

if(GTest_FOUND)
    include(GoogleTest)
    file(GLOB_RECURSE support CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/support/*.cpp")
    if(support)
        add_library(cuesta_test_support STATIC ${support})
        cuesta_compile_flags(cuesta_test_support)
        target_include_directories(cuesta_test_support PUBLIC "${PROJECT_SOURCE_DIR}/tests")
        set_source_files_properties("${PROJECT_SOURCE_DIR}/tests/support/source_dir.cpp" PROPERTIES
            COMPILE_DEFINITIONS "CUESTA_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\"")
        target_link_libraries(cuesta_test_support PUBLIC cuesta GTest::gtest
            nlohmann_json::nlohmann_json)
    else()
        add_library(cuesta_test_support INTERFACE)
    endif()
    set(groups unit contract science golden fault blocks e2e)
    # clang links its runtime for threads into the program, with an operator new of its own beside
    # that of these tests.
    if(CUESTA_SANITIZE MATCHES "thread" AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        list(REMOVE_ITEM groups fault)
    endif()
    foreach(group IN LISTS groups)
        cuesta_test_group(${group})
    endforeach()
else()
    message(WARNING "Cuesta: googletest is missing (libgtest-dev), so the C++ tests are not built")
endif()

# --- Scripts and checks of the tree ---------------------------------------------------------------

# cuesta_script_test(NAME COMMAND...) runs in a folder of its own under the build tree.
function(cuesta_script_test name)
    set(folder "${PROJECT_BINARY_DIR}/tests/${name}")
    file(MAKE_DIRECTORY "${folder}")
    add_test(NAME ${name} COMMAND ${ARGN} WORKING_DIRECTORY "${folder}")
    set_tests_properties(${name} PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT ${CUESTA_TEST_TIMEOUT}
        ENVIRONMENT "${CUESTA_TEST_ENVIRONMENT}")
endfunction()

if(CUESTA_HAVE_PROGRAM)
    file(GLOB scripts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/e2e/*.sh"
        "${PROJECT_SOURCE_DIR}/tests/e2e/*.py")
    foreach(script IN LISTS scripts)
        get_filename_component(name "${script}" NAME_WE)
        if(script MATCHES "\\.py$")
            cuesta_script_test(e2e.${name} "${CUESTA_PYTHON}" "${script}")
        else()
            cuesta_script_test(e2e.${name} bash "${script}")
        endif()
    endforeach()
endif()

# Plugins: the one of examples/cpp/plugin, and some that cannot be loaded. Found by their folder.
file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/plugin/*.cpp"
    "${PROJECT_SOURCE_DIR}/examples/cpp/plugin/*.cpp")
foreach(source IN LISTS sources)
    get_filename_component(name "${source}" NAME_WE)
    add_library(cuesta_plugin_${name} MODULE "${source}")
    target_compile_features(cuesta_plugin_${name} PRIVATE cxx_std_20)
    target_compile_options(cuesta_plugin_${name} PRIVATE -O1 -ffp-contract=off)
    target_include_directories(cuesta_plugin_${name} PRIVATE "${PROJECT_SOURCE_DIR}/src")
    set_target_properties(cuesta_plugin_${name} PROPERTIES PREFIX "" OUTPUT_NAME ${name}
        LIBRARY_OUTPUT_DIRECTORY "${CUESTA_PLUGIN_DIR}")
    if(TARGET cuesta_unit_tests)
        add_dependencies(cuesta_unit_tests cuesta_plugin_${name})
    endif()
endforeach()
if(TEST e2e.plugin_test)
    set_property(TEST e2e.plugin_test APPEND PROPERTY ENVIRONMENT
        "CUESTA_PLUGIN_DIR=${CUESTA_PLUGIN_DIR}")
endif()

# The program with an operator that the page has never heard of; the page's tests find it beside
# the program.
if(CUESTA_HAVE_PROGRAM AND CUESTA_HAVE_STUDIO)
    file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/studio_toy/*.cpp")
    add_executable(cuesta_toy_studio ${sources})
    cuesta_compile_flags(cuesta_toy_studio)
    target_include_directories(cuesta_toy_studio PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    target_link_libraries(cuesta_toy_studio PRIVATE cuesta_commands cuesta_studio_work)
endif()

# The page of the studio: skipped without Node, `npm ci` in web/ and, for the browser, Chromium.
find_program(CUESTA_NODE node)
if(CUESTA_HAVE_PROGRAM AND CUESTA_NODE AND TARGET cuesta_studio)
    set(page_tests "${PROJECT_SOURCE_DIR}/web/tests/run.mjs")
    cuesta_script_test(page.unit "${CUESTA_NODE}" "${page_tests}" unit)
    file(GLOB scripts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/web/tests/browser/*.test.mjs")
    foreach(script IN LISTS scripts)
        get_filename_component(name "${script}" NAME)
        string(REPLACE ".test.mjs" "" name "${name}")
        cuesta_script_test(page.browser.${name} "${CUESTA_NODE}" "${page_tests}" browser
            --only=${name}.test --program $<TARGET_FILE:cuesta_program>)
        # Drawing without a graphics card takes all the machine has.
        set_tests_properties(page.browser.${name} PROPERTIES RUN_SERIAL TRUE TIMEOUT 900)
    endforeach()
endif()

if(NOT CUESTA_ROOMS)
    foreach(check IN ITEMS check_layers check_tests check_files check_format check_references)
        if(EXISTS "${PROJECT_SOURCE_DIR}/tools/${check}" AND CUESTA_PYTHON)
            cuesta_script_test(tree.${check}
                "${CUESTA_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/${check}")
            cuesta_script_test(tree.${check}_self_test
                "${CUESTA_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/${check}" --self-test)
        endif()
    endforeach()
    if(CUESTA_PYTHON)
        foreach(tool IN ITEMS skip_reasons sanitize)
            cuesta_script_test(tree.${tool}_self_test
                "${CUESTA_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/${tool}" --self-test)
        endforeach()
        # The layers are read again whenever a source of the library changed.
        file(GLOB_RECURSE layered CONFIGURE_DEPENDS
            "${PROJECT_SOURCE_DIR}/src/*.h" "${PROJECT_SOURCE_DIR}/src/*.cpp"
            "${PROJECT_SOURCE_DIR}/apps/*.h" "${PROJECT_SOURCE_DIR}/apps/*.cpp")
        add_custom_command(OUTPUT "${PROJECT_BINARY_DIR}/layers.stamp"
            COMMAND "${CUESTA_PYTHON}" "${PROJECT_SOURCE_DIR}/tools/check_layers"
            COMMAND "${CMAKE_COMMAND}" -E touch "${PROJECT_BINARY_DIR}/layers.stamp"
            DEPENDS "${PROJECT_SOURCE_DIR}/tools/check_layers" ${layered}
            COMMENT "Checking the layers" VERBATIM)
        add_custom_target(cuesta_layers ALL DEPENDS "${PROJECT_BINARY_DIR}/layers.stamp")
    endif()
    file(GLOB scripts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/tree/*.sh")
    foreach(script IN LISTS scripts)
        get_filename_component(name "${script}" NAME_WE)
        cuesta_script_test(tree.${name} sh "${script}")
    endforeach()
    if(CUESTA_INSTALL)
        cuesta_script_test(install.consumer sh "${PROJECT_SOURCE_DIR}/tests/consumer/run.sh"
            "${CMAKE_COMMAND}" "${CMAKE_CXX_COMPILER}" "${CUESTA_SANITIZE_FLAGS}")
    endif()
endif()

# --- Faults ---------------------------------------------------------------------------------------

# Preloaded by tests/e2e/crash_test.py: the n-th write, fsync, rename or open fails.
add_library(cuesta_fault_shim MODULE "${PROJECT_SOURCE_DIR}/tests/fault/fault_shim.cpp")
target_link_libraries(cuesta_fault_shim PRIVATE ${CMAKE_DL_LIBS})
set_target_properties(cuesta_fault_shim PROPERTIES PREFIX "")
if(TEST e2e.crash_test)
    set_property(TEST e2e.crash_test APPEND PROPERTY ENVIRONMENT
        "CUESTA_FAULT_SHIM=$<TARGET_FILE:cuesta_fault_shim>")
endif()
