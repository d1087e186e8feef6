// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/icons.h"
#include "art/palette.h"
#include "hex/board_map.h"

#include <array>
#include <optional>

#include <QRectF>
#include <QString>

#include <vallum/hex/model/battle.h>

class QPainter;

namespace vallum::app {

/// The appearance of a command card in a hand.
struct CommandCardLook {
    QString name;
    QString text;
    hex::CardGroup group = hex::CardGroup::section;
    std::array<int, 3> sections{};  // orders per section of the board, from west to east
    std::optional<hex::Troops> troops;
    art::Icon icon = art::Icon::command;  // shown if there are neither sections nor troops
    bool helmet = false;                  // HEX-16
    bool isHovered = false;
    bool isPlayed = false;
    bool isFaceDown = false;

    bool operator==(const CommandCardLook&) const = default;
};

inline constexpr double commandCardRatio = 0.78;  // width divided by height

/// As this seat would play it now (HEX-83), named by somebody who sees the board turned like this (HEX-02).
[[nodiscard]] CommandCardLook lookOf(const hex::Battle& battle, Seat seat, CardId card, BoardTurn turn);
/// As printed: with the word Command where the player's Command applies, and sections from the player's view.
[[nodiscard]] CommandCardLook lookOf(const hex::CommandCard& card);
/// The face without a border, filling the rectangle, for cutting out.
void paintCommandCardFace(QPainter& painter,
                          const QRectF& card,
                          const CommandCardLook& look,
                          const art::Palette& palette);
/// The rectangle must have the proportions of a card.
void paintCommandCard(QPainter& painter,
                      const QRectF& card,
                      const CommandCardLook& look,
                      const art::Palette& palette);

}  // namespace vallum::app
