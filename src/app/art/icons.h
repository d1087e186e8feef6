// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <QPainterPath>

class QIcon;
class QPainter;

namespace vallum::art {

enum class Icon {
    // unit classes (UNIT-11)
    infantry,
    cavalry,
    camels,
    chariots,
    elephants,
    artillery,
    // weapons and equipment
    pike,
    javelin,
    bow,
    sling,
    // phases of a turn (ACT-01)
    activation,
    movement,
    rangedAttack,
    skirmishers,
    melee,
    flight,
    endOfTurn,
    // action cards (CARD-03, CARD-08)
    sword,
    shield,
    command,
    morale,
    health,
    // unit states
    broken,
    fleeing,
    marching,
    hero,
    noOfficer,
    general,
    cannotShoot,
    shot,
    done,
    // formations (FRM)
    phalanx,
    square,
    wallOfShields,
    arrowhead,
    diamond,
    bravery,
    // in the window
    search,
    play,
    pause,
    toBegin,
    turnBack,
    stepBack,
    stepOn,
    turnOn,
    toEnd,
    undo,
    redo,
    bin,
    hint,
    alarm,
    question,
};
inline constexpr int iconCount = static_cast<int>(Icon::question) + 1;

/// A silhouette in the square from (-1, -1) to (1, 1), y down, to be filled with one color.
[[nodiscard]] const QPainterPath& iconPath(Icon icon);
void paintIcon(QPainter& painter, const QRectF& rect, Icon icon, const QColor& color);
/// For actions and buttons; redrawn for each requested size.
[[nodiscard]] QIcon widgetIcon(Icon icon, const QColor& color);
/// In the color of the program's text, whatever it is at the time of painting.
[[nodiscard]] QIcon widgetIcon(Icon icon);

[[nodiscard]] Icon weaponIcon(FigureKind kind);
[[nodiscard]] Icon formationIcon(Formation formation);

}  // namespace vallum::art
