// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/icons.h"
#include "art/palette.h"

#include <array>
#include <optional>

#include <QRectF>
#include <QString>

#include <vallum/hex/model/battle.h>

class QPainter;

namespace vallum::app {

/// A command card as it lies in a hand.
struct CommandCardLook {
    QString name;
    QString text;
    hex::CardGroup group = hex::CardGroup::section;
    std::array<int, 3> sections{};  // orders, from the left of the board as it is seen
    std::optional<hex::Troops> troops;
    art::Icon icon = art::Icon::command;  // where it shows neither sections nor troops
    bool helmet = false;                  // HEX-16
    bool isHovered = false;
    bool isPlayed = false;
    bool isFaceDown = false;

    bool operator==(const CommandCardLook&) const = default;
};

inline constexpr double commandCardRatio = 0.78;  // width for a height

/// As this seat would play it now (HEX-83).
[[nodiscard]] CommandCardLook lookOf(const hex::Battle& battle, Seat seat, CardId card);
/// As it is printed: with its Command where a player puts in his own, and the sections as he sees them.
[[nodiscard]] CommandCardLook lookOf(const hex::CommandCard& card);
/// What stands on it, up to the edges of the rectangle: to be cut out of paper.
void paintCommandCardFace(QPainter& painter,
                          const QRectF& card,
                          const CommandCardLook& look,
                          const art::Palette& palette);
/// Into the rectangle, which has the proportions of a card.
void paintCommandCard(QPainter& painter,
                      const QRectF& card,
                      const CommandCardLook& look,
                      const art::Palette& palette);

}  // namespace vallum::app
