// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/move_draft.h"

#include <vector>

#include <QString>

namespace vallum::app {

/// Something that can be switched on and off in a move: forced march, a formation, an end of the front.
struct ManeuverOffer {
    QString name;
    QString key;
    std::optional<field::Maneuver> maneuver;  // none: the forced march
    bool isChosen = false;
    /// The draft with it.
    Expected<field::MovePlan> plan;

    /// What it costs, or the rule that forbids it.
    [[nodiscard]] QString remark() const;
    /// The same in a sentence.
    [[nodiscard]] QString explanation() const;
};

/// For the unit of the draft, in the order of their keys.
[[nodiscard]] std::vector<ManeuverOffer> maneuverOffers(const field::Battle& battle, const MoveDraft& draft);

}  // namespace vallum::app
