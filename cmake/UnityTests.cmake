# SPDX-License-Identifier: Apache-2.0
# Writes a batch of tests, whose helpers share many names: each source gets a namespace of its own.
#   cmake -DOUTPUT=batch.cpp "-DSOURCES=a_test.cpp;b_test.cpp" -P UnityTests.cmake
# All headers of the sources come first. Then `cuesta` means `cuesta::unit_<n>` while source n is
# read: what it declares goes there, and what it uses is found, since unit_<n> and each namespace
# that the source opens use their namesakes. Run at every change of a source, for its new headers.

set(headers "")
set(bodies "")
set(number 0)
foreach(source IN LISTS SOURCES)
    math(EXPR number "${number} + 1")
    get_filename_component(folder "${source}" DIRECTORY)
    file(STRINGS "${source}" lines REGEX "^#include [<\"]")
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "^#include [<\"]([^>\"]+).*" "\\1" header "${line}")
        if(EXISTS "${folder}/${header}")
            set(line "#include \"${folder}/${header}\"")
        endif()
        list(APPEND headers "${line}")
    endforeach()
    file(STRINGS "${source}" lines REGEX "^namespace cuesta[a-z_:]* {")
    set(places "")
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "^namespace (cuesta.*) {" "\\1" place "${line}")
        # With all that it lies in.
        while(place MATCHES "::")
            list(APPEND places "${place}")
            string(REGEX REPLACE "::[a-z_]+$" "" place "${place}")
        endwhile()
    endforeach()
    list(APPEND places cuesta)
    list(REMOVE_DUPLICATES places)
    foreach(place IN LISTS places)
        string(REGEX REPLACE "^cuesta" "" inner "${place}")
        string(APPEND bodies "namespace cuesta::unit_${number}${inner} {\n"
            "using namespace ::cuesta${inner};\n}\n")
    endforeach()
    string(APPEND bodies "#define cuesta cuesta::unit_${number}\n#include \"${source}\"\n"
        "#undef cuesta\n\n")
endforeach()
list(SORT headers)
list(REMOVE_DUPLICATES headers)
list(JOIN headers "\n" headers)
file(WRITE "${OUTPUT}" "// Made by cmake/UnityTests.cmake.\n${headers}\n\n${bodies}")
