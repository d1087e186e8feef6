// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/field/queries/move_draft.h>

namespace vallum::app {

class DrawnMove;

/// The ways in which a drawn charge can meet the enemy: at which side, and with how many sections wrapped
/// round it.
class ChargeMoves {
public:
    explicit ChargeMoves(DrawnMove& move) : move_(move) {}

    /// Whether the charge can wrap another section round that side of the enemy, or remove those it has.
    [[nodiscard]] Verdict mayWrap(field::Flank side) const;
    /// Wraps one more section round that side; after the last one, none.
    void wrapMore(field::Flank side);
    /// The next place for a marker on each side that can be wrapped; clicking there places it.
    struct MarkerPlace {
        field::Flank side{};
        geometry::Outline square{};
    };
    [[nodiscard]] std::vector<MarkerPlace> markerPlaces() const;
    /// The same charge at the enemy's next side, if there is one.
    [[nodiscard]] std::optional<field::MoveDraft> onOtherSide() const;
    void takeOtherSide();

private:
    DrawnMove& move_;
};

}  // namespace vallum::app
