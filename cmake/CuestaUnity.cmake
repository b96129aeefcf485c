# SPDX-License-Identifier: Apache-2.0
# Sources of one folder compiled together, a batch at a time: what each of them would read and
# instantiate again is done once per batch. A batch is a file of #include lines under <build>/unity,
# made from the sources in the order of their names. What is compiled stays as the sources say, and
# so does every bit of a result. With CUESTA_UNITY=OFF every source is compiled alone.
#
# batches.awk finds sources that suit each other when the build is configured: if an edit makes two
# of a batch clash (the compiler speaks of a redefinition), configure again.
find_program(CUESTA_AWK awk)
mark_as_advanced(CUESTA_AWK)
if(CUESTA_UNITY AND NOT CUESTA_AWK)
    message(STATUS "Cuesta: no awk, so every source is compiled alone")
    set(CUESTA_UNITY OFF)
endif()

# Adds what awk makes of the sources of one place to `alone`, `names` and of_<name>.
macro(cuesta_sort_place stem size rules)
    execute_process(COMMAND "${CUESTA_AWK}" -v size=${size} -v tests=${rules}
        -f "${PROJECT_SOURCE_DIR}/cmake/batches.awk" ${ARGN}
        OUTPUT_VARIABLE lines OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    string(REPLACE "\n" ";" lines "${lines}")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "^([0-9]+) (.*)$" line "${line}")
        if(CMAKE_MATCH_1 EQUAL 0)
            list(APPEND alone "${CMAKE_MATCH_2}")
        else()
            list(APPEND names "${stem}_${CMAKE_MATCH_1}")
            list(APPEND "of_${stem}_${CMAKE_MATCH_1}" "${CMAKE_MATCH_2}")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES names)
endmacro()

# Sources with definitions or options of their own are alone; the others come back in batch_list, a
# list of names, with the members of each in batch_<name>. Those that suit nobody in their folder
# are sorted once more, folders together.
function(cuesta_sort_batches size rules)
    set(alone "")
    set(folders "")
    foreach(source IN LISTS ARGN)
        get_source_file_property(definitions "${source}" COMPILE_DEFINITIONS)
        get_source_file_property(options "${source}" COMPILE_OPTIONS)
        get_filename_component(folder "${source}" DIRECTORY)
        if(definitions OR options)
            list(APPEND alone "${source}")
        else()
            list(APPEND folders "${folder}")
            list(APPEND "in_${folder}" "${source}")
        endif()
    endforeach()
    list(REMOVE_DUPLICATES folders)
    set(names "")
    foreach(folder IN LISTS folders)
        list(SORT "in_${folder}")
        file(RELATIVE_PATH stem "${PROJECT_SOURCE_DIR}" "${folder}")
        string(REPLACE "/" "_" stem "${stem}")
        cuesta_sort_place(${stem} ${size} "${rules}" ${in_${folder}})
    endforeach()
    set(left "")
    foreach(name IN LISTS names)
        if(rules)
            break() # tests stay with their folder
        endif()
        list(LENGTH "of_${name}" count)
        if(count EQUAL 1)
            list(APPEND left "${of_${name}}")
            list(REMOVE_ITEM names "${name}")
        endif()
    endforeach()
    if(left)
        cuesta_sort_place(left ${size} "${rules}" ${left})
    endif()
    foreach(name IN LISTS names)
        set("batch_${name}" "${of_${name}}" PARENT_SCOPE)
    endforeach()
    set(batch_alone "${alone}" PARENT_SCOPE)
    set(batch_list "${names}" PARENT_SCOPE)
endfunction()

# cuesta_batches(OUT NAME name SIZE n [TESTS] SOURCES ...): what to compile for these sources, at
# most SIZE to a batch. Kinds of one folder that differ in flags are told apart by NAME. Helpers of
# tests share many names: with TESTS each source gets a namespace of its own inside of cuesta, for
# which its batch is written at the time of the build (UnityTests.cmake).
function(cuesta_batches out)
    cmake_parse_arguments(PARSE_ARGV 1 arg "TESTS" "NAME;SIZE" "SOURCES")
    if(NOT CUESTA_UNITY)
        set(${out} "${arg_SOURCES}" PARENT_SCOPE)
        return()
    endif()
    cuesta_sort_batches(${arg_SIZE} ${arg_TESTS} ${arg_SOURCES})
    set(result ${batch_alone})
    foreach(name IN LISTS batch_list)
        set(members ${batch_${name}})
        set(path "${PROJECT_BINARY_DIR}/unity/${arg_NAME}_${name}.cpp")
        list(LENGTH members count)
        if(count EQUAL 1)
            set(path "${members}")
        elseif(arg_TESTS)
            set(script "${PROJECT_SOURCE_DIR}/cmake/UnityTests.cmake")
            add_custom_command(OUTPUT "${path}"
                COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${path}" "-DSOURCES=${members}" -P "${script}"
                DEPENDS ${members} "${script}" COMMENT "Batch ${name}" VERBATIM)
        else()
            list(JOIN members "\"\n#include \"" text)
            file(CONFIGURE OUTPUT "${path}" CONTENT
                "// Made by cmake/CuestaUnity.cmake.\n#include \"${text}\"\n" @ONLY)
        endif()
        if(count GREATER 1 AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            # In a batch g++ takes a class of a source, which has a member of a type known to this
            # source alone, for one of a header.
            set_property(SOURCE "${path}" APPEND PROPERTY COMPILE_OPTIONS -Wno-subobject-linkage)
        endif()
        list(APPEND result "${path}")
    endforeach()
    set(${out} "${result}" PARENT_SCOPE)
endfunction()
