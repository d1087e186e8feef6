// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/tools/engaged_mover.h"
#include "field/tools/group_mover.h"
#include "field/tools/unit_mover.h"

#include <array>

namespace vallum::app {

/// Those that are in no fight.
std::vector<UnitId> withoutEngaged(const field::Battle& battle, std::vector<UnitId> units);

/// The units that are picked to move, and the mover for them: one for a unit, one for a unit in a fight, one
/// for several.
class PickedUnits final : public QObject {
    Q_OBJECT

public:
    /// If `only` is not empty, only these units may move.
    PickedUnits(FieldSession& session, TableScene& scene, std::vector<UnitId> only);

    [[nodiscard]] Verdict mayMove(UnitId unit) const;
    void pick(std::optional<UnitId> unit);
    /// Those in a fight are left out.
    void pickAll(std::vector<UnitId> units);
    /// Adds the unit to the picked ones, or removes it; refuses one that may not move.
    Verdict toggle(UnitId unit);

    [[nodiscard]] bool has(UnitId unit) const;
    /// The only one, in a fight or not.
    [[nodiscard]] std::optional<UnitId> unit() const;
    /// Null if nothing is picked.
    [[nodiscard]] Mover* mover() const;
    [[nodiscard]] Mover::Pending pending() const;
    [[nodiscard]] QString title() const;

    [[nodiscard]] UnitMover& single() { return single_; }
    [[nodiscard]] const UnitMover& single() const { return single_; }
    [[nodiscard]] const GroupMover& group() const { return group_; }
    [[nodiscard]] EngagedMover& engaged() { return engaged_; }
    [[nodiscard]] const EngagedMover& engaged() const { return engaged_; }

Q_SIGNALS:
    /// Other units are picked, or something else is drawn for them.
    void changed();

private:
    FieldSession& session_;
    TableScene& scene_;
    std::vector<UnitId> only_;
    UnitMover single_;
    GroupMover group_;
    EngagedMover engaged_;
    std::array<Mover*, 3> movers_{&single_, &group_, &engaged_};
};

}  // namespace vallum::app
