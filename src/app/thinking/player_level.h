// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <vector>

#include <vallum/players/levels.h>

namespace vallum::app {

/// The strength and the character of a kind of computer player, in any system.
[[nodiscard]] constexpr players::Level levelOf(PlayerKind kind) {
    switch (kind) {
        case PlayerKind::random: return players::Level::random;
        case PlayerKind::recruit: return players::Level::recruit;
        case PlayerKind::centurion:
        case PlayerKind::boldCenturion:
        case PlayerKind::patientCenturion: return players::Level::centurion;
        case PlayerKind::legate:
        case PlayerKind::boldLegate:
        case PlayerKind::patientLegate: return players::Level::legate;
        case PlayerKind::person:
        case PlayerKind::greedy: break;
    }
    return players::Level::greedy;
}

[[nodiscard]] constexpr players::Character characterOf(PlayerKind kind) {
    switch (kind) {
        case PlayerKind::boldCenturion:
        case PlayerKind::boldLegate: return players::Character::bold;
        case PlayerKind::patientCenturion:
        case PlayerKind::patientLegate: return players::Character::patient;
        case PlayerKind::person:
        case PlayerKind::random:
        case PlayerKind::recruit:
        case PlayerKind::greedy:
        case PlayerKind::centurion:
        case PlayerKind::legate: break;
    }
    return players::Character::even;
}

/// Every kind of computer player, from the weakest to the strongest.
[[nodiscard]] inline std::vector<PlayerKind> allComputers() {
    using enum PlayerKind;
    return {random,           recruit, greedy,     centurion,    boldCenturion,
            patientCenturion, legate,  boldLegate, patientLegate};
}

}  // namespace vallum::app
