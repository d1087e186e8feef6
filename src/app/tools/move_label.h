// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/forecast.h"
#include "tools/move_draft.h"

#include <optional>

#include <QStringList>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/threats.h>

namespace vallum::app {

/// What is told beside the ghost of a unit that is being moved: what the move costs, where it ends, what
/// would come of it, and what stopped it.
struct MoveLabel {
    art::Mood mood = art::Mood::allowed;
    QStringList lines;
    std::optional<art::Forecast> charge;  // in place of the lines

    /// All of it, line by line.
    [[nodiscard]] QStringList words() const;
    /// Above this place, or hanging down from it.
    void paint(QPainter& painter, const art::Ink& ink, QPointF at, bool isBelow) const;
};

/// The outlook and the odds are those of the place where the draft ends, once they are known.
[[nodiscard]] MoveLabel labelOf(const field::Battle& battle,
                                UnitId unit,
                                const MoveDraft& draft,
                                const std::optional<field::Outlook>& outlook,
                                const std::optional<field::CombatOdds>& odds);

}  // namespace vallum::app
