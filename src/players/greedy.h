// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "army.h"

#include <map>
#include <optional>

#include <vallum/field/system.h>

/// How the greedy player decides, idea by idea. What something is worth is counted in points of SET-12.
namespace vallum::players {

using namespace field;

class Memory;

// ------------------------------------------------------------------- setup

Answer placementOf(const Battle&, Seat);
UnitId unitForGeneral(const Battle&, Seat, const PlaceGeneral&);

// ------------------------------------------------------------------ orders

/// Cards are dear: an order has to be worth more than the card in the hand.
Answer orderOf(const Battle&, Seat, Memory&);
bool shouldReorganize(const Battle&, UnitId, Memory&);
UnitId preferred(const Battle&, Seat, const ChooseUnit&);

// ------------------------------------------------------------------- moves

struct WorthyMove {
    Move move;
    double worth = 0;
};
/// What charges promise takes long to work out, and is asked again after every order and every move of
/// another unit.
class Memory {
public:
    /// The best charge, if there is one that promises more than it risks.
    std::optional<WorthyMove> bestCharge(const Battle&, UnitId);

private:
    struct Page {
        std::uint64_t digest = 0;
        std::optional<WorthyMove> charge;
    };
    std::map<UnitId, Page> pages_;
};
/// The best move of other kinds, if one is better than to stay.
std::optional<WorthyMove> bestApproach(const Battle&, UnitId);
Answer moveOf(const Battle&, Seat, Memory&);
Answer skirmishMoveOf(const Battle&, Seat);
Heading facingOf(const Battle&, const ChooseFacing&);

// ------------------------------------------------------------------- shots

/// What a shot from where the shooter stands takes from the enemy.
double worthOfShot(const Battle&, UnitId shooter, UnitId target);
Answer shotOf(const Battle&, Seat);

// ------------------------------------------------------- combats and cards

CombatToFight combatOf(const Battle&, Seat);
EventToPlay eventOf(const Battle&, Seat, UnitId);
/// Whether what turned up at random is no help to this unit.
bool shouldExchange(const Battle&, UnitId);
/// What a card may still do in the hand, as an order or as an event.
double worthInHand(const Battle&, CardId);
Answer drawOf(const Battle&, Seat);
CardsToDiscard discardOf(const Battle&, Seat, int count);

}  // namespace vallum::players
