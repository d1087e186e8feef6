// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <vallum/players/levels.h>

namespace vallum::app {

/// The strength of a kind of computer player, in any system.
[[nodiscard]] constexpr players::Level levelOf(PlayerKind kind) {
    switch (kind) {
        case PlayerKind::random: return players::Level::random;
        case PlayerKind::recruit: return players::Level::recruit;
        case PlayerKind::centurion: return players::Level::centurion;
        case PlayerKind::legate: return players::Level::legate;
        case PlayerKind::person:
        case PlayerKind::greedy: break;
    }
    return players::Level::greedy;
}

}  // namespace vallum::app
