// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace vallum::art {

/// The room around the table: the desk it stands on, the bar above it, and the sheets of paper that lie on
/// it. Text is read with a contrast of 4.5 at least on what it stands on, signs with 3.
struct RoomColors {
    bool dark = false;
    QColor desk;  // wood
    QColor deskGrain;
    QColor bar;  // darker wood, above the table
    QColor barEdge;
    QColor barInk;
    QColor barQuiet;  // what is over, or only a remark
    QColor barButton;
    QColor paper;       // panels, dialogs
    QColor paperShade;  // every other line, fields
    QColor paperEdge;
    QColor ink;
    QColor quiet;  // remarks
    QColor link;
    QColor button;
    QColor brass;  // what is proposed, what has the keyboard
    QColor brassInk;
    QColor good;
    QColor bad;
};
[[nodiscard]] RoomColors lightRoom();
[[nodiscard]] RoomColors darkRoom();

/// How well one color is read on the other, from 1 to 21, as the guidelines for the web (WCAG) reckon it.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

}  // namespace vallum::art
