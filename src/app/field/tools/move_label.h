// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/forecast.h"

#include <optional>
#include <vector>

#include <QStringList>

#include <vallum/field/queries/move_draft.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// The label beside the ghost of a moving unit: the cost, the end of the move, its consequences, and what
/// stopped it.
struct MoveLabel {
    art::Mood mood = art::Mood::allowed;
    QStringList lines;
    std::optional<art::Forecast> charge;  // shown instead of the lines

    /// All text, line by line.
    [[nodiscard]] QStringList words() const;
    /// Above this point, or hanging down from it, and beside the cards that it is about.
    void paint(QPainter& painter,
               const art::Ink& ink,
               QPointF at,
               bool isBelow,
               const std::vector<QRectF>& cards) const;
};

/// The outlook and the odds must refer to the end of the draft; none: not known yet.
[[nodiscard]] MoveLabel labelOf(const field::Battle& battle,
                                UnitId unit,
                                const field::MoveDraft& draft,
                                const std::optional<field::Outlook>& outlook,
                                const std::optional<field::CombatOdds>& odds);

}  // namespace vallum::app
