// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include <QString>

#include <vallum/field/answers.h>
#include <vallum/field/queries/move_draft.h>

namespace vallum::app {

/// An option of a move at a structure: end there in one of the ways of `Arrival`, or leave the one that the
/// unit is in or on. At a river or ford: face the water.
struct StructureOffer {
    QString name;
    QString key;  // empty: only the nearest structure has keys
    std::variant<field::AtStructure, geometry::Pose, geometry::Pivot> what;
    bool isChosen = false;
    /// The draft with this option.
    Expected<field::MovePlan> plan;

    [[nodiscard]] bool isPossible() const { return plan.has_value() || isChosen; }
    /// The rule that allows or forbids it.
    [[nodiscard]] QString explanation() const;
};

[[nodiscard]] QString keyOf(field::Arrival what);

/// For the draft's unit at its current place. Impossible options are listed only for the nearest structure.
[[nodiscard]] std::vector<StructureOffer> structureOffers(const field::Battle& battle,
                                                          const field::MoveDraft& draft);

/// Places beside the tower or village that the unit leaves, or below its wall, one per exit. Whether there is
/// room is up to the rules.
struct WayOut {
    QString name;
    geometry::Pose to;
};
[[nodiscard]] std::vector<WayOut> waysOut(const field::Battle& battle, UnitId unit);
/// The place on the side facing the point, as near to it as the length of the side allows.
[[nodiscard]] std::optional<geometry::Pose> wayOutToward(const field::Battle& battle,
                                                         UnitId unit,
                                                         const geometry::Point& point);
/// Whether dragging takes the unit out of the structure; a siege tower moves instead.
[[nodiscard]] bool isDraggedOut(const field::Battle& battle, UnitId unit);

/// Something a unit can do instead of moving, as an answer of its own.
struct TaskOffer {
    QString name;
    QString key;
    field::Answer answer;
    Verdict verdict;
};
[[nodiscard]] std::vector<TaskOffer> taskOffers(const field::Battle& battle, UnitId unit);
[[nodiscard]] bool canDoATask(const field::Battle& battle, UnitId unit);

}  // namespace vallum::app
