# SPDX-License-Identifier: Apache-2.0
# Run after the program was linked: it prints its own man page and shell completions, which are kept
# under share/ of the build tree for install().  cmake -DPROGRAM=... -DSHARE=... -P SelfTexts.cmake

function(keep_text file)
    set(path "${SHARE}/${file}")
    execute_process(COMMAND "${PROGRAM}" ${ARGN} OUTPUT_FILE "${path}.new" ERROR_VARIABLE message
        RESULT_VARIABLE code)
    if(code EQUAL 0)
        file(RENAME "${path}.new" "${path}")
    else()
        file(REMOVE "${path}.new" "${path}")
        list(JOIN ARGN " " words)
        message(WARNING "${PROGRAM} ${words} ended with ${code}, so ${file} is not installed\n"
            "${message}")
    endif()
endfunction()

foreach(folder IN ITEMS man/man1 bash-completion/completions zsh/site-functions
        fish/vendor_completions.d)
    file(MAKE_DIRECTORY "${SHARE}/${folder}")
endforeach()
keep_text(man/man1/cuesta.1 man)
keep_text(bash-completion/completions/cuesta completion bash)
keep_text(zsh/site-functions/_cuesta completion zsh)
keep_text(fish/vendor_completions.d/cuesta.fish completion fish)
