// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/field/queries/odds.h>

namespace vallum::field {

/// An attack that an enemy could make on a unit in its next turn, with both where they are now.
struct Threat {
    enum class Kind { melee, charge, shot };

    UnitId by;
    Kind kind = Kind::melee;
    geometry::Edge side = geometry::Edge::front;  // of the threatened unit
    std::optional<Prospect> odds;                 // none: it may not be known whether it is in range (RNG-11)

    /// The probability that the unit breaks, flees or is eliminated.
    [[nodiscard]] double chanceToGiveWay() const;
};

/// "charge from the rear"
Text words(const Threat&);

/// True from the end of deployment to the end of the battle, if the type of the unit is known.
bool canBeThreatened(const Battle&, UnitId);

/// Searches one enemy at a time, for callers that cannot wait for the whole. It assumes that every enemy
/// gets an order and that nobody else moves. Face-down cards in the given battle are ignored, because
/// nothing is known about them.
class ThreatSearch {
public:
    ThreatSearch(const Battle&, UnitId);

    [[nodiscard]] bool isDone() const { return enemies_.empty(); }
    void lookAtNext();
    /// The threats found so far, the worst first; shots that may not be measured come last.
    [[nodiscard]] std::vector<Threat> threats() const;

private:
    const Battle& turnOf(Seat);
    void addMelee(const Battle&, UnitId enemy);
    void addCharge(const Battle&, UnitId enemy);
    void addShot(Battle, UnitId enemy);

    Battle battle_;
    UnitId unit_;
    std::vector<UnitId> enemies_;  // not searched yet
    std::map<Seat, Battle> turns_;
    std::vector<Threat> found_;
};

std::vector<Threat> threatsTo(const Battle&, UnitId);

/// The enemies, including face-down ones, that a unit could charge in its next turn if it got an order
/// and nobody moved before.
std::vector<UnitId> inReachNextTurn(const Battle&, UnitId);

/// Who could reach whom after a unit's move, if nobody else moves before.
struct Outlook {
    std::vector<Threat> threats;  // the worst first
    std::vector<UnitId> inReach;  // of the unit in its next turn
    Verdict shot;                 // whether the move leaves it one, if it has missiles
};
Outlook outlookOf(const Battle& moved, UnitId);
/// RNG-06 to RNG-08: whether a unit with missiles may still shoot in this turn. Of a forced march everybody
/// knows that it may not.
Verdict shotAfter(const Battle& moved, UnitId);

}  // namespace vallum::field
