// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

namespace vallum::app {

/// The summary of a finished battle of any system. Texts
/// are plain, except that `why` may contain links.
struct BattleStory {
    struct Side {
        QString name;
        QStringList lines;  // its losses and gains
        QString fortune;    // how lucky its dice were; may be empty
    };
    struct TurningPoint {
        QString words;
        std::size_t moment = 0;  // its index in the replay
    };

    QString headline;
    QString why;
    std::optional<art::Side> winner;
    std::vector<Side> sides;
    std::vector<TurningPoint> turningPoints;
};

}  // namespace vallum::app
