// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "army.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <vallum/field/queries/siege_moves.h>
#include <vallum/field/system.h>

/// How the greedy player decides, idea by idea. What something is worth is counted in points of SET-12.
namespace vallum::players {

using namespace field;

class Memory;
class FreePlaces;

struct WorthyMove {
    Move move;
    double worth = 0;
};
struct WorthyAnswer {
    Answer answer;
    double worth = 0;
};

/// What it answers, with what it remembers of the battle.
Answer greedyAnswer(const Battle&, Seat, const Question&, Memory&);

// ------------------------------------------------------------------- setup

Answer placementOf(const Battle&, Seat);
/// In a fortress of its own: archers into the towers, foot onto the walls; nothing when it is full.
std::optional<Answer> garrisonPlacement(const Battle&, Seat);
/// SIE-06: before the units, opposite to the nearest wall; nothing when all of them are placed.
std::optional<Answer> siegeTowerPlacement(const Battle&, Seat);
/// SGT-09: somebody in every siege tower, who is to come over the wall from it.
std::optional<Answer> crewPlacement(const Battle&, Seat);
/// SIE-06: rams for those who fight shoulder to shoulder, and near to a gate.
Answer equipmentOf(const Battle&, Seat);
UnitId unitForGeneral(const Battle&, Seat, const PlaceGeneral&);

// ------------------------------------------------------------------ orders

/// The best order of each card in the hand, whether it is worth its card or not; the best first.
std::vector<WorthyAnswer> ordersOf(const Battle&, Seat, Memory&);
/// Cards are dear: an order has to be worth more than the card in the hand.
Answer orderOf(const Battle&, Seat, Memory&);
bool shouldReorganize(const Battle&, UnitId, Memory&);
UnitId preferred(const Battle&, Seat, const ChooseUnit&);

// ------------------------------------------------------------------- moves

/// Those whom it may reach with a charge.
std::vector<UnitId> enemiesToCharge(const Battle&, UnitId);
/// One in each formation at this enemy.
std::vector<WorthyMove> chargesAt(const Battle&, UnitId, UnitId enemy);
/// Those at each enemy in reach; the most promising first.
std::vector<WorthyMove> chargesOf(const Battle&, UnitId);
/// The best charge, if there is one that promises more than it risks.
std::optional<WorthyMove> bestCharge(const Battle&, UnitId);
/// A charge that promises less is left alone.
double leastWorthOfCharge(const Battle&, UnitId);
double worthOfCharge(const Battle&, const Move&);
double worthOfCharge(const Battle&, const Move&, const MovePlan&);
/// The siege tower of its side that has come nearest to an enemy is so far from him: the foot keeps up with
/// it.
std::optional<double> foremostSiegeTower(const Battle&, Seat);
/// The best move of other kinds, if one is better than to stay.
std::optional<WorthyMove> bestApproach(const Battle&, UnitId);
/// The best that an engaged unit may do, if anything is better than to fight where it stands.
std::optional<WorthyAnswer> bestAction(const Battle&, UnitId);

/// What moves promise takes long to work out, and is asked again after every order and every move of
/// another unit. Before anything else it is shown the battle, and forgets what has changed since.
class Memory {
public:
    void look(const Battle&);
    /// These were refused: they are not thought of again.
    void avoid(std::vector<Answer> refused) { refused_ = std::move(refused); }
    [[nodiscard]] bool avoids(const Answer& answer) const {
        return std::ranges::find(refused_, answer) != refused_.end();
    }
    /// What these units have been asked about last stays known while it holds.
    std::optional<WorthyMove> charge(const Battle&, UnitId);
    /// The most promising first, and not only those that look good.
    std::vector<WorthyMove> charges(const Battle&, UnitId);
    std::optional<WorthyMove> approach(const Battle&, UnitId);
    std::optional<WorthyAnswer> action(const Battle&, UnitId);
    std::optional<WorthyAnswer> siege(const Battle&, UnitId);
    /// Before anybody has moved in this turn.
    double shooting(const Battle&, UnitId);

private:
    /// What is lawful at the walls changes only with what stands in the way; what it is worth with more.
    const std::vector<SiegeMove>& siegeMovesOf(const Battle&, UnitId);

    /// What holds as long as the unit itself is as it was.
    template <class Found> struct Page {
        std::optional<Unit> unit;
        std::optional<UnitId> goal;
        std::optional<Found> found;
        std::optional<double> pace;
    };
    struct ChargesAt {
        UnitId enemy;
        std::vector<WorthyMove> charges;
    };
    struct Pages {
        Page<std::vector<ChargesAt>> charges;
        Page<WorthyMove> approach;
        Page<WorthyAnswer> action;
        Page<WorthyAnswer> siege;
        Page<double> shooting;
        Page<std::vector<SiegeMove>> siegeMoves;
        SiegeMovesWanted siegeMovesWanted;
    };
    void forgetWhatChanged(const Battle&);
    void forgetWaysAt(const geometry::Point&);
    void forgetAround(const Battle&, UnitId);
    void forgetAround(const geometry::Point&, double spread);
    void forgetChargesPast(const geometry::Point&, UnitId charger, double spread);
    std::vector<ChargesAt>& chargesKnown(const Battle&, UnitId);
    Pages& pagesOf(UnitId id) { return pages_.at(static_cast<std::size_t>(id.raw())); }

    Battle seen_;
    std::vector<Pages> pages_;
    std::vector<Answer> refused_;
};

/// What those who are active may do, a few ways for each: what promises most first, then the approaches.
std::vector<WorthyAnswer> movesOf(const Battle&, Seat, Memory&);
Answer moveOf(const Battle&, Seat, Memory&);
Answer skirmishMoveOf(const Battle&, Seat);
Heading facingOf(const Battle&, const ChooseFacing&);
/// The nearest enemy that is worth going for: not one that runs away, if there are others. For those who hold
/// a fortress only who has come into it.
std::optional<UnitId> quarryOf(const Battle&, UnitId);

// ------------------------------------------------------------------ sieges

/// The best there is to do at a wall, a tower or a fire, if anything of these moves or besides them is worth
/// the trouble.
std::optional<WorthyAnswer> bestSiegeMove(const Battle&, UnitId, const std::vector<SiegeMove>&);
/// Of all moves at walls those that bestSiegeMove may find any good.
SiegeMovesWanted siegeMovesWanted(const Battle&, UnitId);
/// Below it a unit rather stays and shoots, or waits.
double leastWorthInSiege(const Battle&, UnitId);
/// Siege towers are led to a wall and left over it, rams that lie about are taken up.
std::optional<WorthyAnswer> bestWithEngine(const Battle&, UnitId);
/// The door is gone, or nothing is left that a ram can break: whoever carries it is needed inside.
bool shouldDropRam(const Battle&, UnitId);
/// The siege tower that it is in burns, and will stand until its next turn all the same: whoever stops to put
/// the fire out is set on fire anew.
bool rollsThroughFire(const Battle&, UnitId crew);
/// Its siege tower is within range of the walls, and burns there unless it gets an order in each turn.
bool isUnderWay(const Battle&, UnitId crew);
/// It comes into their range with its next move or the one after, and could as well wait.
bool isAboutToSetOut(const Battle&, UnitId crew);
/// CAL-06, TRE-06: of what lies in its way.
std::optional<WorthyAnswer> bestClearing(const Battle&, UnitId);
/// Of a lawful move, for those who attack a fortress, or have nothing to do with one.
double worthOfStorming(const Battle&, const SiegeMove&);
/// Foot of those who besiege, outside of the fortress.
bool isToStorm(const Battle&, UnitId);
/// Where one who is to storm a fortress may go, the best place first; nothing for all others.
std::vector<geometry::Point> stormGoals(const Battle&, UnitId);
std::optional<geometry::Point> stormGoal(const Battle&, UnitId);
/// And for those who hold one.
double worthOfHolding(const Battle&, const SiegeMove&, double worthOfStaying);
/// It is worth no more than that; a rough look that saves the exact one.
double mostByHolding(const SiegeMove&, double worthOfStaying, FreePlaces&);
/// Not more than it can be worth to come to one of these.
std::vector<StructureId> structuresToHold(const Battle&, UnitId, std::vector<StructureId>);
/// Whether it may be worth more to come out of the tower that it is in, other than to charge.
bool mayLeaveItsTower(const Battle&, UnitId);
/// Straight back into the yard, for a defender who is not to stay up there.
std::vector<SiegeMove> movesOffTheWall(const Battle&, UnitId);
/// How good the place is where a defender stands.
double worthOfPost(const Battle&, UnitId);
/// Behind the wall where one who holds a fortress, and has nothing to do where it stands, is needed most.
std::optional<geometry::Point> postGoal(const Battle&, UnitId);
bool isWorthASortie(const Battle&, UnitId target);
std::optional<WorthyAnswer> bestShotAtStructure(const Battle&, Seat);
/// What is worth most of those that are left; all of them may be left undone.
Answer attackOnStructureOf(const Battle&, Seat);

// -------------------------------------------------------------- formations

/// Close order against those who can charge next turn; a square only against horse from the side.
std::optional<WorthyMove> braced(const Battle&, UnitId);
/// Close order under arrows, for one that has nothing better to do.
std::optional<WorthyMove> coveredFromShots(const Battle&, UnitId);
/// Whether a formation only hinders it where it stands.
bool shouldOpenOrder(const Battle&, UnitId);
/// What it may change about its formation for a charge.
std::vector<Maneuver> arraysForCharge(const Battle&, UnitId);

// --------------------------------------------------- moves out of the order

Answer retreatOf(const Battle&, const ChooseRetreat&);
Answer followUpOf(const Battle&, const ChooseFollowUp&);
Answer brashChargeOf(const Battle&, const ChooseBrashCharge&);

// ------------------------------------------------------------------- shots

/// What a shot from where the shooter stands takes from the enemy.
double worthOfShot(const Battle&, UnitId shooter, UnitId target);
/// The best of them in the turn of its owner.
double worthOfShooting(const Battle&, UnitId);
/// Those that may hit anybody, the best first.
std::vector<WorthyAnswer> shotsOf(const Battle&, Seat);
Answer shotOf(const Battle&, Seat);
/// Whether there is an enemy in range of it.
bool hasTarget(const Battle&, UnitId);

// ------------------------------------------------------- combats and cards

/// Those to be fought, and of those by choice the ones that promise something; the best first.
std::vector<WorthyAnswer> combatsOf(const Battle&, Seat);
Answer combatOf(const Battle&, Seat);
EventToPlay eventOf(const Battle&, Seat, UnitId);
/// Whether what turned up at random is no help to this unit.
bool shouldExchange(const Battle&, UnitId);
/// Whether an order that asks for such units may be for it, by what it is.
bool isMeantFor(const UnitType&, UnitFilter);
/// What a card may still do in the hand, as an order or as an event.
double worthInHand(const Battle&, Seat, CardId);
Answer drawOf(const Battle&, Seat);
CardsToDiscard discardOf(const Battle&, Seat, int count);

}  // namespace vallum::players
