// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace vallum::art {

/// The surroundings of the table: the desk, the bar above it, and the sheets of paper on it. Text has a
/// contrast of at least 4.5 against its background, signs at least 3.
struct RoomColors {
    bool dark = false;
    QColor desk;  // wood
    QColor deskGrain;
    QColor bar;  // darker wood, above the table
    QColor barEdge;
    QColor barInk;
    QColor barQuiet;  // finished or secondary text
    QColor barButton;
    QColor paper;       // panels, dialogs
    QColor paperShade;  // alternate rows, fields
    QColor paperEdge;
    QColor ink;
    QColor quiet;  // secondary text
    QColor link;
    QColor button;
    QColor brass;  // what is suggested, what has the keyboard focus
    QColor brassInk;
    QColor good;
    QColor bad;
};
[[nodiscard]] RoomColors lightRoom();
[[nodiscard]] RoomColors darkRoom();

/// The contrast ratio of two colors, from 1 to 21, as defined by the WCAG.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

}  // namespace vallum::art
