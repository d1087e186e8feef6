// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <vallum/field/system.h>

namespace vallum::field {

namespace {

Unit& at(Battle& battle, UnitId id) { return battle.units.at(static_cast<std::size_t>(id.raw())); }
/// Leaves units that are not concerned untouched, so that they stay shared with copies of the battle.
template <class Concerns, class Change>
void changeThose(Battle& battle, const Concerns& concerns, const Change& change) {
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        if (concerns(std::as_const(battle.units)[i])) change(battle.units[i]);
    }
}
Player& at(Battle& battle, Seat seat) { return *std::ranges::find(battle.players, seat, &Player::seat); }
Combat& combat(Battle& battle) {
    VALLUM_CHECK(battle.combat);
    return *battle.combat;
}

void takeFrom(std::vector<CardId>& pile, const std::vector<CardId>& cards) {
    for (const CardId card : cards) std::erase(pile, card);
}
void putOn(std::vector<CardId>& pile, const std::vector<CardId>& cards) {
    pile.insert(pile.end(), cards.begin(), cards.end());
}

void unwrap(Battle& battle, StructureId tower) {
    const auto isRoundIt = [&](const TowerMarker& it) { return it.structure == tower; };
    changeThose(
        battle, [&](const Unit& it) { return std::ranges::any_of(it.wraps, isRoundIt); },
        [&](Unit& it) { std::erase_if(it.wraps, isRoundIt); });
}

void evolve(Battle& battle, const PlacingBegan& fact) {
    battle.stage = Stage::deployment;
    battle.active = fact.first;
    battle.placedFirst = fact.first;
}
void evolve(Battle& battle, const UnitPlaced& fact) {
    Unit& unit = at(battle, fact.unit);
    unit.place = Place::table;
    unit.faceDown = true;
    unit.pose = fact.pose;
    unit.below = fact.below;
    unit.inside = fact.inside;
    if (fact.onTop) at(battle, *fact.onTop).below = fact.unit;
    battle.placedLast = unit.owner;
    if (fact.next) battle.active = *fact.next;
}
void evolve(Battle& battle, const UnitsRevealed& fact) {
    for (const UnitId id : battle.everyUnit()) {
        if (std::ranges::count(fact.but, id) == 0) at(battle, id).faceDown = false;
    }
}
void evolve(Battle& battle, const Redeployed& fact) {
    at(battle, fact.unit).pose = fact.pose;
    changeThose(
        battle, [&](const Unit& it) { return it.below == fact.unit; },
        [&](Unit& it) { it.pose = fact.pose; });
}
void evolve(Battle& battle, const UnitsArranged& fact) {
    at(battle, fact.seat).arranged = true;
    for (const UnitArrangement& it : fact.units) {
        at(battle, it.unit).formation = it.formation;
        at(battle, it.unit).extension = it.extension;
    }
}
void evolve(Battle& battle, const StageBegan& fact) {
    battle.stage = fact.stage;
    battle.active = fact.active;
}
GeneralInPlay& general(Battle& battle, Seat seat, int index) {
    return at(battle, seat).generals.at(static_cast<std::size_t>(index));
}
void evolve(Battle& battle, const GeneralPlaced& fact) {
    general(battle, fact.seat, fact.general).with = fact.unit;
}
void evolve(Battle& battle, const CommanderNamed& fact) { at(battle, fact.seat).chief = fact.general; }
void evolve(Battle& battle, const TurnOrderSet& fact) { battle.turnOrder = fact.order; }
void evolve(Battle&, const FirstPlayerRolled&) {}

void evolve(Battle& battle, const TurnBegan& fact) {
    battle.stage = Stage::fighting;
    battle.turn = fact.turn;
    battle.active = fact.active;
    battle.phase = Phase::activation;
    battle.charges.clear();
    battle.fought.clear();
    battle.lines.clear();
    const auto hasNotes = [](const Unit& it) { return it.turn != TurnNotes{} || it.has(Marker::active); };
    changeThose(battle, hasNotes, [](Unit& it) {
        it.turn = {};
        it.markers.erase(Marker::active);
    });
    for (Player& player : battle.players) {
        player.ordersPlayed = 0;
        player.drawsToLeadership = false;
        player.ordersEnlarged = 0;
        player.checksRepeated = 0;
        if (!battle.areAllied(player.seat, fact.active)) player.handLimitRaised = 0;
    }
}
void evolve(Battle& battle, const PhaseBegan& fact) {
    battle.phase = fact.phase;
    if (fact.phase == Phase::melee) battle.fought.clear();
}
void evolve(Battle& battle, const AllyBegan& fact) {
    battle.active = fact.seat;
    battle.phase = fact.phase;
}
void evolve(Battle& battle, const PlayerDefeated& fact) { at(battle, fact.seat).defeated = true; }
void evolve(Battle&, const LossesChecked&) {}

void evolve(Battle& battle, const CardsDrawn& fact) {
    takeFrom(battle.deck, fact.cards);
    putOn(at(battle, fact.seat).hand, fact.cards);
}
void evolve(Battle& battle, const CardTaken& fact) {
    takeFrom(at(battle, fact.from).hand, {fact.card});
    putOn(at(battle, fact.by).hand, {fact.card});
}
void evolve(Battle& battle, const CardsPassed& fact) {
    takeFrom(at(battle, fact.from).hand, fact.cards);
    putOn(at(battle, fact.to).hand, fact.cards);
}
void evolve(Battle& battle, const CardsDiscarded& fact) {
    takeFrom(at(battle, fact.seat).hand, fact.cards);
    putOn(battle.discarded, fact.cards);
}
void evolve(Battle& battle, const DeckRenewed& fact) {
    const auto shuffled = battle.discarded.end() - fact.cardsKept;
    battle.deck.insert(battle.deck.end(), battle.discarded.begin(), shuffled);
    battle.discarded.erase(battle.discarded.begin(), shuffled);
    battle.deckUsedUp = fact.times;
    std::ranges::sort(battle.deck);
}
void evolve(Battle& battle, const OrderPlayed& fact) {
    Player& player = at(battle, fact.seat);
    ++player.ordersPlayed;
    if (fact.withAbility) ++player.ordersEnlarged;
    takeFrom(player.hand, fact.boosts);
    takeFrom(player.hand, {fact.card});
    putOn(battle.discarded, fact.boosts);
    putOn(battle.discarded, {fact.card});
}
void evolve(Battle& battle, const LineOrdered& fact) {
    Player& player = at(battle, fact.seat);
    ++player.ordersPlayed;
    takeFrom(player.hand, fact.cards);
    putOn(battle.discarded, fact.cards);
    battle.lines.push_back({fact.units, {}});
    for (const UnitId unit : fact.units) at(battle, unit).turn.flags.insert(TurnFlag::advancedInLine);
}
void evolve(Battle& battle, const OrderReceived& fact) {
    for (const UnitId unit : fact.units) at(battle, unit).turn.flags.insert(TurnFlag::gotOrder);
}
void evolve(Battle& battle, const Activated& fact) {
    Unit& unit = at(battle, fact.unit);
    unit.markers.insert(Marker::active);
    unit.markers.erase(Marker::marching);
    unit.turn.flags.insert(TurnFlag::activated);
    unit.turn.extraMovement = fact.extraMovement;
    unit.turn.extraCharge = fact.extraCharge;
    if (fact.backwardOnly) unit.turn.flags.insert(TurnFlag::fellBack);
    if (!fact.mayShoot) unit.turn.flags.insert(TurnFlag::mayNotShoot);
    if (fact.shootsEngaged) unit.turn.flags.insert(TurnFlag::shootsEngaged);
    if (fact.chargesReduced) unit.turn.flags.insert(TurnFlag::chargesReduced);
}
void evolve(Battle& battle, const Deactivated& fact) { at(battle, fact.unit).markers.erase(Marker::active); }
void evolve(Battle& battle, const DrawPromised& fact) { at(battle, fact.seat).drawsToLeadership = true; }
void evolve(Battle& battle, const Healed& fact) { at(battle, fact.unit).wounds -= fact.wounds; }
void evolve(Battle& battle, const Reorganized& fact) {
    at(battle, fact.unit).markers.erase(Marker::broken);
    at(battle, fact.unit).turn.flags.insert(TurnFlag::reorganized);
}
void evolve(Battle& battle, const Recovered& fact) {
    Unit& unit = at(battle, fact.unit);
    unit.markers.erase(Marker::broken);
    unit.markers.erase(Marker::fleeing);
    unit.turn.flags.put(TurnFlag::recovered, fact.usesTurn);
    std::erase_if(battle.standing, [&](const Opponents& it) { return it.attacker == fact.unit; });
}
/// ABL-29: units under this one move with it.
void place(Battle& battle, UnitId id, const geometry::Pose& pose) {
    Unit& unit = at(battle, id);
    unit.pose = pose;
    unit.askew.reset();
    unit.wraps.clear();
    changeThose(battle, [&](const Unit& it) { return it.below == id; }, [&](Unit& it) { it.pose = pose; });
    std::erase_if(battle.standing, [&](const Opponents& it) { return it.has(id); });
}
void evolve(Battle& battle, const Turned& fact) {
    place(battle, fact.unit, {battle.unit(fact.unit).pose.center, fact.heading});
}
void evolve(Battle& battle, const Shifted& fact) { place(battle, fact.unit, fact.to); }

void evolve(Battle& battle, const Moved& fact) {
    place(battle, fact.unit, fact.to);
    TurnNotes& turn = at(battle, fact.unit).turn;
    turn.way = turn.way + geometry::lengthOf(fact.step);
    if (const auto* pivot = std::get_if<geometry::Pivot>(&fact.step)) turn.pivotedAbout = pivot->about;
}
void evolve(Battle& battle, const FormationTaken& fact) { at(battle, fact.unit).formation = fact.formation; }
void evolve(Battle& battle, const FormationLost& fact) { at(battle, fact.unit).formation.reset(); }
void evolve(Battle& battle, const FrontChanged& fact) { at(battle, fact.unit).extension = fact.extension; }
void evolve(Battle& battle, const EnvelopsChanged& fact) { at(battle, fact.unit).envelops = fact.envelops; }
void evolve(Battle& battle, const Charged& fact) {
    place(battle, fact.units.attacker, fact.to);
    if (!fact.linedUp) at(battle, fact.units.attacker).askew = Askew{fact.units.defender, fact.side};
    battle.charges.push_back(fact.units);
}
void evolve(Battle& battle, const BrashProvoked& fact) { battle.brash = fact.units; }
void evolve(Battle& battle, const MoveEnded& fact) {
    Unit& unit = at(battle, fact.unit);
    unit.turn.spent = fact.spent;
    for (const TurnFlag deed : fact.flags.all()) unit.turn.flags.insert(deed);
    battle.crossings.insert(battle.crossings.end(), fact.crossings.begin(), fact.crossings.end());
}
void evolve(Battle& battle, const CrossingEnded& fact) {
    std::erase_if(battle.crossings,
                  [&](const Crossing& it) { return it.unit == fact.unit && it.under == fact.under; });
    if (fact.back) place(battle, fact.unit, *fact.back);
}

geometry::Edge opposite(geometry::Edge edge) {
    return static_cast<geometry::Edge>((static_cast<int>(edge) + 2) % 4);
}
/// A unit askew at a card that turns about is then askew at the opposite side; once the card has lined up
/// anew, no unit is askew at it.
void turnBelow(Battle& battle, UnitId turned, ChangeOfFront turn) {
    const auto isAskewAtIt = [&](const Unit& it) { return it.askew && it.askew->enemy == turned; };
    changeThose(battle, isAskewAtIt, [&](Unit& it) {
        if (turn == ChangeOfFront::about) {
            it.askew->side = opposite(it.askew->side);
        } else {
            it.askew.reset();
        }
    });
}
void evolve(Battle& battle, const Repositioned& fact) {
    auto standing = battle.standing;
    place(battle, fact.unit, fact.to);
    battle.standing = std::move(standing);  // ELE-11: it stays in contact
    at(battle, fact.unit).turn.flags.insert(TurnFlag::repositioned);
    turnBelow(battle, fact.unit, fact.turn);
}
void evolve(Battle& battle, const Withdrew& fact) { place(battle, fact.unit, fact.to); }
void evolve(Battle& battle, const Followed& fact) {
    place(battle, fact.units.attacker, fact.to);
    at(battle, fact.units.attacker).turn.flags.insert(TurnFlag::followed);
}
void evolve(Battle& battle, const BrokeOff& fact) {
    Unit& unit = at(battle, fact.unit);
    unit.turn.flags.insert(TurnFlag::retreated);
    unit.turn.left = fact.from;
}
void evolve(Battle& battle, const StoodUp& fact) {
    place(battle, fact.units.attacker, fact.to);
    if (!fact.linedUp) at(battle, fact.units.attacker).askew = Askew{fact.units.defender, fact.side};
    battle.standing.push_back(fact.units);
}
void evolve(Battle& battle, const Separated& fact) { at(battle, fact.support).below.reset(); }
void evolve(Battle& battle, const LineMoved& fact) {
    for (LineAdvance& line : battle.lines) {
        if (std::ranges::count(line.units, fact.unit) > 0) line.toward = fact.toward;
    }
}
void evolve(Battle& battle, const Revealed& fact) { at(battle, fact.unit).faceDown = false; }

void evolve(Battle&, const ShotMeasured&) {}
void evolve(Battle&, const FirstBlowGranted&) {}
void evolve(Battle& battle, const ShotUsed& fact) { at(battle, fact.unit).turn.flags.insert(TurnFlag::shot); }
void evolve(Battle& battle, const CombatBegan& fact) { battle.combat = fact.combat; }
void evolve(Battle& battle, const HandLimitRaised& fact) {
    at(battle, fact.seat).handLimitRaised += fact.cards;
}
void evolve(Battle& battle, const CombatEnded& fact) {
    changeThose(battle, [](const Unit& it) { return it.newWounds != 0; }, [](Unit& it) { it.newWounds = 0; });
    if (fact.combat == CombatKind::melee) battle.fought.push_back(fact.units);
    battle.combat.reset();
}
void evolve(Battle& battle, const EventTurnedUp& fact) {
    takeFrom(battle.deck, {fact.card});
    putOn(battle.discarded, {fact.card});
    combat(battle).events.push_back({battle.card(fact.card).event, fact.helps, {}, false});
}
void evolve(Battle& battle, const EventRejected& fact) {
    auto& events = combat(battle).events;
    const auto rejected = std::ranges::find_if(events, [&](const EventInPlay& it) {
        return !it.playedBy && it.event == battle.card(fact.card).event;
    });
    if (rejected != events.end()) events.erase(rejected);
    takeFrom(battle.discarded, {fact.card});
    battle.discarded.insert(battle.discarded.end() - fact.below, fact.card);
}
void evolve(Battle& battle, const EventPlayed& fact) {
    takeFrom(at(battle, fact.by).hand, {fact.card});
    putOn(battle.discarded, {fact.card});
    combat(battle).events.push_back({battle.card(fact.card).event, {fact.helps}, fact.by, false});
}
void evolve(Battle& battle, const EventsCanceled& fact) {
    for (const int event : fact.events) {
        combat(battle).events.at(static_cast<std::size_t>(event)).canceled = true;
    }
}
void evolve(Battle& battle, const Retargeted& fact) {
    combat(battle).units.defender = fact.unit;
    combat(battle).targetHidden = false;
    if (std::exchange(combat(battle).hiddenInFortress, false)) combat(battle).covered.reset();
    combat(battle).sideStruck = fact.side;
}
void evolve(Battle&, const BlowRolled&) {}
void evolve(Battle& battle, const Wounded& fact) {
    Unit& unit = at(battle, fact.unit);
    unit.wounds += fact.wounds;
    if (fact.countsInCombat) unit.newWounds += fact.wounds;
}
void evolve(Battle& battle, const WoundsIgnored& fact) {
    Combat& now = combat(battle);
    (fact.unit == now.units.attacker ? now.ignoredByAttacker : now.ignoredByDefender) += fact.wounds;
}
void evolve(Battle& battle, const Eliminated& fact) {
    Unit& gone = at(battle, fact.unit);
    gone.place = Place::eliminated;
    gone.faceDown = false;
    gone.markers = {};
    gone.formation.reset();
    gone.extension = {};
    gone.envelops.clear();
    gone.askew.reset();
    gone.below.reset();
    gone.inside.reset();
    gone.wraps.clear();
    gone.climb.reset();
    gone.passage.reset();
    std::erase_if(battle.overlaps,
                  [&](const Overlap& it) { return it.top == fact.unit || it.under == fact.unit; });
    const auto isRoundIt = [&](const EnvelopMarker& it) { return it.enemy == fact.unit; };
    changeThose(
        battle, [&](const Unit& it) { return it.below == fact.unit; }, [](Unit& it) { it.below.reset(); });
    changeThose(
        battle, [&](const Unit& it) { return std::ranges::any_of(it.envelops, isRoundIt); },
        [&](Unit& it) { std::erase_if(it.envelops, isRoundIt); });
    std::erase_if(battle.crossings,
                  [&](const Crossing& it) { return it.unit == fact.unit || it.under == fact.unit; });
    std::erase_if(battle.standing, [&](const Opponents& it) { return it.has(fact.unit); });
}
void evolve(Battle& battle, const GeneralLost& fact) {
    GeneralInPlay& lost = general(battle, fact.seat, fact.general);
    lost.health = fact.how;
    if (fact.how == GeneralHealth::dead) lost.with.reset();
}
void evolve(Battle&, const GeneralStruck&) {}
void evolve(Battle& battle, const MarkerGained& fact) { at(battle, fact.unit).markers.insert(fact.marker); }
void evolve(Battle& battle, const MarkerLost& fact) { at(battle, fact.unit).markers.erase(fact.marker); }
void evolve(Battle& battle, const Promoted& fact) { at(battle, fact.unit).status = fact.to; }
void evolve(Battle& battle, const MoraleChecked& fact) {
    if (fact.withAbility) ++at(battle, battle.owner(fact.unit)).checksRepeated;
}
void evolve(Battle& battle, const Broke& fact) { at(battle, fact.unit).markers.insert(Marker::broken); }
void evolve(Battle& battle, const StartedToFlee& fact) {
    Unit& unit = at(battle, fact.unit);
    unit.markers.insert(Marker::broken);
    unit.markers.insert(Marker::fleeing);
    unit.turn.flags.insert(TurnFlag::startedToFlee);
    unit.turn.flags.erase(TurnFlag::fled);  // FLT-05: it may have fled before, and rallied
    unit.formation.reset();
    unit.extension = {};
    unit.envelops.clear();
    unit.wraps.clear();
    unit.climb.reset();
}
void evolve(Battle&, const FlightBlocked&) {}
void evolve(Battle& battle, const BattleEnded& fact) {
    battle.stage = Stage::over;
    battle.outcome = fact.outcome;
}

// ------------------------------------------------------------------ sieges

Structure& at(Battle& battle, StructureId id) {
    return battle.structures.at(static_cast<std::size_t>(id.raw()));
}
Ram& ram(Battle& battle, int index) { return battle.rams.at(static_cast<std::size_t>(index)); }

void evolve(Battle& battle, const Entered& fact) {
    place(battle, fact.unit, fact.pose);
    Unit& unit = at(battle, fact.unit);
    unit.inside = fact.structure;
    unit.climb.reset();
    unit.wraps.clear();
    unit.passage.reset();
    unit.turn.flags.insert(TurnFlag::entered);
}
void evolve(Battle& battle, const Left& fact) {
    place(battle, fact.unit, fact.pose);
    at(battle, fact.unit).inside.reset();
}
void evolve(Battle& battle, const LinedUp& fact) {
    place(battle, fact.unit, fact.pose);
    at(battle, fact.unit).wraps = fact.wraps;
}
void evolve(Battle& battle, const TookPlace& fact) {
    place(battle, fact.unit, fact.pose);
    at(battle, fact.unit).climb.reset();
}
void evolve(Battle& battle, const Climbed& fact) {
    at(battle, fact.unit).climb = Climb{fact.structure, fact.levels};
}
void evolve(Battle& battle, const ClimbEnded& fact) { at(battle, fact.unit).climb.reset(); }
void evolve(Battle& battle, const PassageChanged& fact) { at(battle, fact.unit).passage = fact.passage; }
void evolve(Battle& battle, const OverlapsChanged& fact) { battle.overlaps = fact.overlaps; }
void evolve(Battle&, const StructureMeasured&) {}
void evolve(Battle&, const StructureRolled&) {}
void evolve(Battle& battle, const StructureDamaged& fact) { at(battle, fact.structure).damage = fact.total; }
void evolve(Battle&, const DoorDestroyed&) {}
void evolve(Battle& battle, const FireLit& fact) {
    auto& fires = at(battle, fact.structure).fires;
    if (!fires.empty() && fires.back().turn == battle.turn && fires.back().litBy == fact.litBy) {
        fires.back().markers += fact.markers;
    } else {
        fires.push_back({battle.turn, fact.markers, fact.litBy});
    }
}
void evolve(Battle& battle, const FirePutOut& fact) {
    auto& fires = at(battle, fact.structure).fires;
    int left = fact.markers;
    for (Fire& fire : fires) {
        const int out = std::min(left, fire.markers);
        fire.markers -= out;
        left -= out;
    }
    std::erase_if(fires, [](const Fire& it) { return it.markers == 0; });
}
void evolve(Battle&, const CollateralRolled&) {}
void evolve(Battle& battle, const Collapsed& fact) {
    Structure& fallen = at(battle, fact.structure);
    fallen.condition = Condition::collapsed;
    changeThose(
        battle, [&](const Unit& it) { return it.inside == fact.structure; },
        [](Unit& it) { it.inside.reset(); });
    unwrap(battle, fact.structure);
}
void evolve(Battle& battle, const TileCleared& fact) {
    at(battle, fact.structure).condition = Condition::removed;
}
void evolve(Battle& battle, const CaltropsRolled& fact) {
    at(battle, fact.unit).turn.flags.insert(TurnFlag::trodOnCaltrops);
}
void evolve(Battle& battle, const TowerRolled& fact) {
    at(battle, fact.structure).pose = fact.to;
    place(battle, fact.unit, fact.to);
    unwrap(battle, fact.structure);
}
void evolve(Battle& battle, const OwnerChanged& fact) { at(battle, fact.structure).owner = fact.owner; }
void evolve(Battle& battle, const RamTaken& fact) { ram(battle, fact.ram).carrier = fact.unit; }
void evolve(Battle& battle, const RamLeft& fact) {
    ram(battle, fact.ram) = {.pose = fact.pose, .carrier = std::nullopt, .placed = true};
}
void evolve(Battle& battle, const TaskDone& fact) { at(battle, fact.unit).turn.flags.insert(fact.deed); }
void evolve(Battle&, const FortressAnnounced&) {}
void evolve(Battle& battle, const TowerPlaced& fact) {
    Structure& tower = at(battle, fact.structure);
    tower.pose = fact.pose;
    tower.placed = true;
}
void evolve(Battle& battle, const EdgeTaken& fact) { at(battle, fact.seat).home = fact.home; }
void evolve(Battle& battle, const PositionRestored& fact) { static_cast<Position&>(battle) = *fact.position; }

}  // namespace

Battle standingAt(Battle battle, UnitId unit, const geometry::Pose& pose) {
    place(battle, unit, pose);
    return battle;
}

void System::evolve(Battle& battle, const Fact& fact) {
    std::visit([&](const auto& it) { field::evolve(battle, it); }, fact);
}

Fact System::restarted(Position position) {
    return PositionRestored{Constant<Position>(std::move(position))};
}

const UnitType& Battle::cardBack() {
    static const UnitType blank;
    return blank;
}

std::vector<UnitId> Battle::unitsOnTable() const {
    std::vector<UnitId> ids;
    ids.reserve(units.size());
    for (const UnitId id : everyUnit()) {
        if (onTable(id)) ids.push_back(id);
    }
    return ids;
}

std::vector<Seat> Battle::opponentsOf(Seat seat) const {
    std::vector<Seat> seats;
    for (const Side& it : setting->sides) {
        if (it.team != side(seat).team && !player(it.seat).defeated) seats.push_back(it.seat);
    }
    return seats;
}

std::vector<Seat> Battle::alliesOf(Seat seat) const {
    std::vector<Seat> seats{seat};
    for (const Side& it : setting->sides) {
        if (it.seat != seat && it.team == side(seat).team) seats.push_back(it.seat);
    }
    return seats;
}

}  // namespace vallum::field
