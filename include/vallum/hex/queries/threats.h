// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <vallum/core/text.h>
#include <vallum/hex/queries/odds.h>

namespace vallum::hex {

/// An attack that a unit could make in its side's next turn, if it gets an order and nobody else moves
/// before. The extras of cards are left out, because it is not known which one will be played.
struct Threat {
    UnitId by;
    Hex at;                       // the target
    Roll roll = Roll::attack;     // or `Roll::fire`
    std::vector<Hex> path;        // of its move; empty: it stays
    Hex from;                     // where it attacks from
    std::optional<Sum> dice;      // none: elephants roll as many as an opponent who is not known
    std::optional<Odds> odds;     // if the target stands; none: it is not known who the target is
    std::optional<Odds> evading;  // if the target evades; none: it may not

    [[nodiscard]] bool isShot() const { return roll == Roll::fire; }
    [[nodiscard]] double chanceToGiveWay() const { return odds ? odds->givesWay() : 0; }
};

/// "close combat after moving 2 hexes"
Text deedOf(const Threat&);
/// "close combat after moving 2 hexes, 4 dice"
Text words(const Threat&);

/// The enemy's attacks on a unit: of each enemy at most one close combat and one shot, the worst that it can
/// make. The worst of all come first, here and below; none if the battle is over.
std::vector<Threat> threatsTo(const Battle&, UnitId);
/// The same if the unit stood in this hex, which must be empty.
std::vector<Threat> threatsTo(const Battle&, UnitId, Hex at);
/// On the unit or lone leader in the hex; if there is nobody, on any piece of this side that stood there.
std::vector<Threat> threatsAt(const Battle&, Hex, Seat);
/// On all units and lone leaders of this side.
std::vector<Threat> threatsTo(const Battle&, Seat);
/// The attacks of this unit on its enemies.
std::vector<Threat> threatsBy(const Battle&, UnitId);

}  // namespace vallum::hex
