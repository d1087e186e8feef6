// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/move_draft.h"

#include <variant>
#include <vector>

#include <QString>

#include <vallum/field/answers.h>

namespace vallum::app {

/// What a move can do at a structure: end there in one of the ways of `Arrival`, or begin beside the one that
/// the unit is in or on. At a river or ford: turn to face it.
struct StructureOffer {
    QString name;
    QString key;  // none: only the nearest structure has keys
    std::variant<field::AtStructure, geometry::Pose, geometry::Pivot> what;
    bool isChosen = false;
    /// The draft with it.
    Expected<field::MovePlan> plan;

    [[nodiscard]] bool isPossible() const { return plan.has_value() || isChosen; }
    /// The rule that allows it, or the one that forbids it.
    [[nodiscard]] QString explanation() const;
};

[[nodiscard]] QString keyOf(field::Arrival what);

/// For the unit of the draft, where it stands now. What is refused is told only of the nearest structure.
[[nodiscard]] std::vector<StructureOffer> structureOffers(const field::Battle& battle,
                                                          const MoveDraft& draft);

/// Places beside the tower or in the village that the unit leaves, and below the wall that it stands on; one
/// for each way out. Whether there is room is for the rules to say.
struct WayOut {
    QString name;
    geometry::Pose to;
};
[[nodiscard]] std::vector<WayOut> waysOut(const field::Battle& battle, UnitId unit);
/// The place on the side that the point lies on, as near to it as the side is long.
[[nodiscard]] std::optional<geometry::Pose> wayOutToward(const field::Battle& battle,
                                                         UnitId unit,
                                                         const geometry::Point& point);
/// Whether a drag takes the unit out of the structure; a siege tower is moved instead.
[[nodiscard]] bool isDraggedOut(const field::Battle& battle, UnitId unit);

/// What a unit can do instead of moving: an answer of its own.
struct TaskOffer {
    QString name;
    QString key;
    field::Answer answer;
    Verdict verdict;
};
[[nodiscard]] std::vector<TaskOffer> taskOffers(const field::Battle& battle, UnitId unit);
[[nodiscard]] bool canDoATask(const field::Battle& battle, UnitId unit);

}  // namespace vallum::app
