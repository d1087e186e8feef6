// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/tools/structure_offers.h"

#include <functional>

#include <vallum/field/queries/siege_moves.h>

class QKeyEvent;

namespace vallum::app {

class DrawnMove;

/// Ends the drawn move at a wall, tower or ladder, or begins it by leaving one.
class StructureMoves {
public:
    explicit StructureMoves(DrawnMove& move) : move_(move) {}

    /// The ways were those of another unit.
    void forgetWays() { ways_.reset(); }
    [[nodiscard]] std::vector<StructureOffer> offers() const;
    void take(const StructureOffer& offer);
    /// FOR-11: whether the move ends over or under friends, so that the player can choose which.
    [[nodiscard]] bool liesOnFriends() const;
    void toggleOnTop();
    /// ASL-08: one more section round the tower while there is room, then none.
    void wrapRound(field::Flank side);
    /// True if the key was handled.
    bool key(const QKeyEvent& event);

    /// Out on the mouse's side, then toward the mouse as far as the rules allow.
    void dragOut(const geometry::Point& mouse, bool slide);
    /// WAL-09: a drag past the wall that the unit stands on; true if it goes down there.
    bool dragDown(const geometry::Pose& from, const geometry::Point& mouse);
    /// Finds a way to the structure at the mouse; a straight step did not lead there.
    void dragTo(field::StructureId structure, const geometry::Point& mouse);

private:
    bool takeOfferOf(const QString& key);
    bool goByKey(const QString& key);
    void goTo(const std::function<bool(const field::AtStructure&)>& isWanted, const geometry::Point& near);

    DrawnMove& move_;
    std::optional<std::vector<field::SiegeMove>> ways_;  // of the picked unit, computed on demand
};

}  // namespace vallum::app
