// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/field/queries/odds.h>

namespace vallum::field {

/// One way in which an enemy could attack a unit in its next turn, from where both stand now.
struct Threat {
    enum class Kind { melee, charge, shot };

    UnitId by;
    Kind kind = Kind::melee;
    geometry::Edge side = geometry::Edge::front;  // of the threatened unit, that would be struck
    std::optional<Prospect> odds;                 // none: whether it is in range may not be known (RNG-11)

    /// To break, flee or fall.
    [[nodiscard]] double chanceToGiveWay() const;
};

/// "charge from the rear"
Text words(const Threat&);

/// From when all cards lie on the table until the battle is over, if it is known what the unit is.
bool canBeThreatened(const Battle&, UnitId);

/// Looks for them one enemy at a time, for whoever has not the time to wait. Every enemy is taken to get an
/// order, and nobody else to move. Cards that lie face down in the battle that is given do not count: what
/// they are is not known.
class ThreatSearch {
public:
    ThreatSearch(const Battle&, UnitId);

    [[nodiscard]] bool isDone() const { return enemies_.empty(); }
    void lookAtNext();
    /// What was found so far, the worst first; shots that nobody may measure come last.
    [[nodiscard]] std::vector<Threat> threats() const;

private:
    const Battle& turnOf(Seat);
    void addMelee(const Battle&, UnitId enemy);
    void addCharge(const Battle&, UnitId enemy);
    void addShot(Battle, UnitId enemy);

    Battle battle_;
    UnitId unit_;
    std::vector<UnitId> enemies_;  // still to be looked at
    std::map<Seat, Battle> turns_;
    std::vector<Threat> found_;
};

std::vector<Threat> threatsTo(const Battle&, UnitId);

/// The enemies that a unit could charge in its own next turn if it got an order and nobody moved before,
/// those that lie face down included.
std::vector<UnitId> inReachNextTurn(const Battle&, UnitId);

/// Who reaches whom once a unit has made its move, if nobody else moves before.
struct Outlook {
    std::vector<Threat> threats;  // the worst first
    std::vector<UnitId> inReach;  // of the unit in its next turn
};
Outlook outlookOf(const Battle& moved, UnitId);

}  // namespace vallum::field
