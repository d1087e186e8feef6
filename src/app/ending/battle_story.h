// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

namespace vallum::app {

/// What there is to tell of a battle that is over, whatever its system. Texts are plain, `why` may have
/// links.
struct BattleStory {
    struct Side {
        QString name;
        QStringList lines;  // what the battle cost it, and what it won
        QString fortune;    // of its dice; may be empty
    };
    struct TurningPoint {
        QString words;
        std::size_t moment = 0;  // of the replay
    };

    QString headline;
    QString why;
    std::optional<art::Side> winner;
    std::vector<Side> sides;
    std::vector<TurningPoint> turningPoints;
    bool canBeAnalyzed = true;
};

}  // namespace vallum::app
