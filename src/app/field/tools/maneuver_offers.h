// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include <vallum/field/queries/move_draft.h>

namespace vallum::app {

/// An option of a move that can be switched on and off: forced march, a formation, an extension of the front.
struct ManeuverOffer {
    QString name;
    QString key;
    std::optional<field::Maneuver> maneuver;  // none: the forced march
    bool isChosen = false;
    /// The draft with this option.
    Expected<field::MovePlan> plan;

    /// Its cost, or the rule that forbids it.
    [[nodiscard]] QString remark() const;
    /// The same as a full sentence.
    [[nodiscard]] QString explanation() const;
};

/// For the draft's unit, in the order of their keys.
[[nodiscard]] std::vector<ManeuverOffer> maneuverOffers(const field::Battle& battle,
                                                        const field::MoveDraft& draft);

}  // namespace vallum::app
