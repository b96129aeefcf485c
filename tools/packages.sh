# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=sh disable=SC2154  # what is not set here, the launcher set
# The packages of tools/packages.txt: what is here, what is missing, and how it is installed. A part
# of the launcher ./cuesta, which sources it; it speaks with say and step of the launcher, and keeps
# its notes in $state.
packages=$root/tools/packages.txt

debian() { command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; }

tiers="core full test check page"

tier_packages() { # TIER...
    for wanted in "$@"; do sed -n "s/^$wanted  *\([^ (]*\).*/\1/p" "$packages"; done
}

# True if one of the commands in brackets behind a package's name is here.
has_command() { # PACKAGE
    for one in $(sed -n "s/^[a-z]*  *$1(\([^ )]*\)).*/\1/p" "$packages" | tr '|' ' '); do
        command -v "$one" >/dev/null && return 0
    done
    return 1
}

# "name version" of each listed package that is installed.
installed() {
    # shellcheck disable=SC2046,SC2086  # names of packages and tiers are words
    dpkg-query -W -f '${db:Status-Abbrev}${Package} ${Version}\n' \
        $(tier_packages $tiers) 2>/dev/null | sed -n 's/^ii *//p'
}

# A command that is here counts as its package, whoever brought it: Node.js of another source
# carries an npm that Debian's package conflicts with.
missing() { # TIER...
    have=" $(installed | sed 's/ .*//' | tr '\n' ' ')"
    for name in $(tier_packages "$@"); do
        case $have in
            *" $name "*) ;;
            *) has_command "$name" || printf '%s ' "$name" ;;
        esac
    done
}

explain() { # PACKAGE...
    for name in "$@"; do
        sed -n "s/^[a-z]*  *\($name\)\(([^ )]*)\)*  *\(.*\)/    \1  (\3)/p" "$packages" |
            sed -n 1p >&2
    done
}

apt_get() { # ARGUMENTS; as root, asking nothing
    set -- env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=600 \
        -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 "$@"
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

may_install() {
    [ "$(id -u)" -eq 0 ] && return 0
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null && return 0
    # A password can be asked for only at a terminal, and before the ticking line starts.
    [ "$ticking" = yes ] && sudo -v
}

# Installs what the tiers lack. Core and test are needed to build; the others are tried once, each
# package for itself if not all can be had, and then left alone.
ensure_packages() { # TIER...
    if ! debian; then
        [ -e "$state/foreign" ] && return 0
        say "this is not a Debian system. Cuesta needs these packages, here by their Debian names:"
        # shellcheck disable=SC2046
        explain $(tier_packages "$@")
        say "trying to build with what is here"
        : >"$state/foreign"
        return 0
    fi
    needed=
    extra=
    for tier in "$@"; do
        case $tier in
            core | test) needed=$needed$(missing "$tier") ;;
            *) extra=$extra$(missing "$tier") ;;
        esac
    done
    tried=" $(cat "$state/without" 2>/dev/null) "
    untried=
    for name in $extra; do
        case $tried in
            *" $name "*) ;;
            *) untried="$untried$name " ;;
        esac
    done
    extra=$untried
    [ -n "$needed$extra" ] || return 0
    sudo=sudo
    [ "$(id -u)" -ne 0 ] || sudo=
    line="$sudo apt-get install --no-install-recommends $needed$extra"

    if [ "${CUESTA_NO_INSTALL:-}" = 1 ] || ! may_install; then
        if [ -n "$needed" ]; then
            say "these packages are missing, and installing them needs root:"
            # shellcheck disable=SC2086
            explain $needed $extra
            say "run this once, then start again:"
            say "    $line"
            exit 1
        fi
        go_without
        return 0
    fi
    say "installing missing packages:"
    # shellcheck disable=SC2086
    explain $needed $extra
    log=$state/packages.log
    step "updating the package lists" "$log" apt_get update ||
        say "going on with the package lists that are here"
    # shellcheck disable=SC2086
    if step "installing packages" "$log" \
        apt_get install --no-install-recommends $needed $extra; then
        rm -f "$state/without"
        return 0
    fi
    # shellcheck disable=SC2086
    if [ -n "$needed" ] && { [ -z "$extra" ] ||
        ! step "installing the needed packages alone" "$log" \
            apt_get install --no-install-recommends $needed; }; then
        say "to mend: check the network and /etc/apt/sources.list, then run"
        say "    $sudo apt-get update && $line"
        exit 1
    fi
    # One that cannot be had must not keep the others away.
    left=
    for name in $extra; do
        step "installing $name" "$log" apt_get install --no-install-recommends "$name" ||
            left="$left$name "
    done
    extra=$left
    [ -z "$extra" ] || go_without
}

go_without() {
    printf '%s' "$extra" >>"$state/without"
    say "going on without these; ./cuesta setup tries them again:"
    # shellcheck disable=SC2086
    explain $extra
}
