# What the scripts in this folder share. Sourced, never run.
set -euo pipefail

started_in="$PWD"  # where the paths that were given begin
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
cd "$root"
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0:malloc_context_size=4:quarantine_size_mb=16}"  # Qt keeps what it has made until the end

say() { printf '\n== %s\n' "$*"; }
fail() {
    printf '\n%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# Says nothing where all is well, and everything where it is not.
quietly() {
    local log
    log="$(mktemp)"
    if "$@" </dev/null >"$log" 2>&1; then
        rm -f "$log"
    else
        cat "$log" >&2
        rm -f "$log"
        fail "this did not work: $*"
    fi
}
