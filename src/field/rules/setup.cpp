// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <set>

#include <vallum/field/rules/activation.h>
#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/deployment_room.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/passage.h>
#include <vallum/field/rules/rams.h>
#include <vallum/field/rules/setup.h>
#include <vallum/field/rules/siege.h>
#include <vallum/field/rules/stacks.h>
#include <vallum/field/rules/terrain.h>
#include <vallum/field/rules/turns.h>
#include <vallum/field/rules/villages.h>
#include <vallum/field/rules/walls.h>
#include <vallum/geometry/region.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

constexpr Du leastDepth = 14_du;
constexpr Du leastWidth = 14_du;  // and for every 1,000 points

int inReserve(const Battle& battle, Seat seat) {
    return static_cast<int>(std::ranges::count_if(
        battle.units, [&](const Unit& unit) { return unit.owner == seat && unit.place == Place::reserve; }));
}

bool hasUnitOnTable(const Battle& battle, Seat seat) {
    return std::ranges::any_of(
        battle.units, [&](const Unit& unit) { return unit.owner == seat && unit.place == Place::table; });
}

/// A side and then the others, team by team in turn.
std::vector<Seat> inOrder(const Battle& battle, std::optional<Seat> first) {
    return alternatingFrom(battle, first.value_or(battle.players.front().seat));
}

RuleId ruleOfZones(const Setting& setting) {
    if (setting.sides.size() == 2) return "SET-18"_rule;
    return isFreeForAll(setting) ? "TEAM-10"_rule : "TEAM-02"_rule;
}

/// SIE-03, SIE-17, SIE-19
RuleId ruleOfZone(const Battle& battle, Seat seat, const geometry::Outline& card) {
    const Setting& setting = *battle.setting;
    if (!setting.siege) return ruleOfZones(setting);
    if (isDefender(setting, seat)) return "SIE-17"_rule;
    const auto isClose = [&](const Fortress& it) {
        const auto ground = geometry::Region::from(it.ground);
        return ground && geometry::distance(card, *ground) < setting.siege->distance;
    };
    return std::ranges::any_of(setting.fortresses, isClose) ? "SIE-03"_rule : "SIE-19"_rule;
}

/// SET-18, SET-21: whether a card may lie there.
Verdict mayLie(const Battle& battle, const UnitPlacement& placement) {
    if (placement.inside) return mayStartInside(battle, placement.unit, *placement.inside);
    const Zone zone = deploymentZone(battle, battle.owner(placement.unit));
    const auto card = geometry::outline(placement.pose, cardSize);
    const auto inZone = [&](const geometry::Point& it) {
        return it.x >= zone.west && it.x <= zone.east && it.y >= zone.south && it.y <= zone.north;
    };
    if (!geometry::isOnTable(card, battle.setting->table)) return refuse("GEO-12"_rule);
    if (!std::ranges::all_of(card, inZone)) {
        return refuse(ruleOfZone(battle, battle.owner(placement.unit), card));
    }
    if (const Verdict verdict = mayBeLaidAt(battle, placement.unit, placement.pose); !verdict) return verdict;
    const auto liesOn = [&](UnitId other) {
        const bool isPartner = other == placement.stackedWith || areStacked(battle, other, placement.unit);
        if (battle.unit(other).inside) return false;
        return other != placement.unit && !isPartner && geometry::overlap(card, footprint(battle, other));
    };
    return allowIf(std::ranges::none_of(battle.unitIds(), liesOn), "SET-21"_rule);
}

/// SET-21: those that are still to be placed must find room as well.
Verdict leavesRoom(const Battle& battle, const UnitPlacement& placement) {
    if (placement.stackedWith || placement.inside) return {};
    const Seat owner = battle.owner(placement.unit);
    auto taken = groundNotForAll(battle);
    taken.push_back(geometry::outline(placement.pose, cardSize));
    return allowIf(roomIn(deploymentZone(battle, owner), taken) >= inReserve(battle, owner) - 1,
                   "SET-21"_rule);
}

/// SET-23: not beyond the front line.
bool isBehindFrontLine(const Zone& zone, const geometry::Point& point) {
    switch (zone.home) {
        case Home::south: return point.y <= zone.north;
        case Home::north: return point.y >= zone.south;
        case Home::west: return point.x <= zone.east;
        case Home::east: return point.x >= zone.west;
    }
    return false;
}

/// ABL-27: exactly aligned.
Verdict mayLieWithItsOtherHalf(const Battle& battle, const UnitPlacement& placement) {
    if (!placement.stackedWith) return {};
    return mayStack(battle, placement.unit, *placement.stackedWith).and_then([&] {
        return allowIf(battle.unit(*placement.stackedWith).pose == placement.pose, "ABL-27"_rule);
    });
}

/// SET-23
Verdict mayMark(const Battle& arranged, UnitId id, geometry::Side side) {
    const Seat owner = arranged.owner(id);
    const Zone zone = deploymentZone(arranged, owner);
    const std::array way{arranged.unit(id).pose};
    const auto marker = geometry::extensionMarker(way.front(), cardSize, side);
    const auto isBehind = [&](const geometry::Point& it) { return isBehindFrontLine(zone, it); };
    const bool fits =
        std::ranges::all_of(marker, isBehind) &&
        isFree(arranged, marker, surroundingsOf(arranged, id, way, cardSize.width + cardSize.width));
    return allowIf(fits, "SET-23"_rule);
}

/// MAN-13
Verdict mayBeInFormation(const Battle& arranged, UnitId id) {
    if (ramOf(arranged, id)) return refuse("RAM-10"_rule);
    const auto& inside = arranged.unit(id).inside;
    const bool isInTower = inside && !sectorOf(arranged, id);
    if (isInTower || standsOnWall(arranged, id)) return refuse("ASL-24"_rule);
    return allowIf(!isInWater(arranged, id), "TER-20"_rule);
}

Verdict mayArrangeSo(const Battle& arranged, const UnitArrangement& it) {
    if (arranged.isCovered(it.unit)) return refuse("ABL-30"_rule);
    if (it.formation && !arranged.type(it.unit).formations.has(*it.formation)) return refuse("FRM-01"_rule);
    const bool isExtended = it.extension.left || it.extension.right;
    if (it.formation && isExtended) return refuse("MAN-12"_rule);
    if (it.formation) {
        if (const Verdict verdict = mayBeInFormation(arranged, it.unit); !verdict) return verdict;
    }
    if (it.extension.left) {
        const Verdict verdict = mayMark(arranged, it.unit, geometry::Side::left);
        if (!verdict) return verdict;
    }
    return it.extension.right ? mayMark(arranged, it.unit, geometry::Side::right) : Verdict();
}

/// Each of them once, on the table and of this owner.
bool areOwn(const Battle& battle, Seat seat, const std::vector<UnitArrangement>& units) {
    std::set<UnitId> seen;
    return std::ranges::all_of(units, [&](const UnitArrangement& it) {
        return battle.onTable(it.unit) && battle.owner(it.unit) == seat && seen.insert(it.unit).second;
    });
}

std::vector<Seat> largestArmies(const Battle& battle) {
    int most = 0;
    for (const Player& player : battle.players) most = std::max(most, inReserve(battle, player.seat));
    auto seats = inOrder(battle, std::nullopt);
    std::erase_if(seats, [&](Seat seat) { return inReserve(battle, seat) != most; });
    return seats;
}

/// SET-21: the larger army begins, or chance decides: each of the equals has as many faces of the die.
void beginPlacing(Game& game) {
    const auto seats = largestArmies(game.battle());
    if (seats.size() == 1) return game.tell(PlacingBegan{seats.front(), {}});
    const int facesEach = 6 / static_cast<int>(seats.size());
    std::vector<int> faces;
    std::size_t chosen = 0;
    do {
        faces.push_back(game.ask(chance, RollDice{"SET-21"_rule, 1}).faces.front());
        chosen = static_cast<std::size_t>((faces.back() - 1) / facesEach);
    } while (chosen >= seats.size());
    game.tell(PlacingBegan{seats.at(chosen), faces});
}

/// Who places after this player has placed one more.
std::optional<Seat> nextToPlace(const Battle& battle, Seat placing) {
    auto seats = inOrder(battle, battle.placedFirst);
    std::ranges::rotate(seats, std::ranges::find(seats, placing));
    for (const Seat next : seats) {
        if (next != placing && inReserve(battle, next) > 0) return next;
    }
    return inReserve(battle, placing) > 1 ? std::optional(placing) : std::nullopt;
}

/// GEN-08
void redeploy(Game& game, Seat seat) {
    const auto effect = abilityOf(game.battle(), seat, &AbilityEffect::redeploy);
    if (!effect) return;
    auto among = game.battle().unitIds();
    std::erase_if(among,
                  [&](UnitId id) { return game.battle().owner(id) != seat || game.battle().isCovered(id); });
    for (int left = effect->units; left > 0 && !among.empty(); --left) {
        const auto answer = game.ask(seat, Redeploy{among, left});
        const auto* placement = std::get_if<UnitPlacement>(&answer);
        if (placement == nullptr) return;
        game.tell(Redeployed{placement->unit, placement->pose});
        std::erase(among, placement->unit);
    }
}

/// SET-21, SET-22
void placeNext(Game& game) {
    const Seat placing = game.battle().active;
    const auto answer = game.ask(placing, PlaceUnit{});
    const auto& placement = std::get<UnitPlacement>(answer);
    const auto next = nextToPlace(game.battle(), placing);
    UnitPlaced placed{placement.unit, placement.pose, next, {}, {}, placement.inside};
    if (placement.stackedWith) {
        const bool isMain = isMainUnitOf(game.battle(), placement.unit, *placement.stackedWith);
        (isMain ? placed.onTop : placed.below) = placement.stackedWith;
    }
    game.tell(placed);
    if (next) return;
    if (game.battle().setting->options.fogOfWar) {
        for (const UnitId id : unitsSeenOnDefenses(game.battle())) reveal(game, id, "FOR-05"_rule);
        revealUnitsInSight(game);
    } else {
        game.tell(UnitsRevealed{});
    }
    for (const Seat seat : inOrder(game.battle(), game.battle().placedFirst)) redeploy(game, seat);
}

/// SIE-06
void placeSiege(Game& game) {
    if (!game.battle().placedFirst) return beginSiege(game);
    placeInSiege(game);
    if (nextToPlaceInSiege(game.battle())) return;
    for (const Seat seat : inOrder(game.battle(), game.battle().placedFirst)) redeploy(game, seat);
}

void place(Game& game) {
    if (game.battle().setting->siege) return placeSiege(game);
    if (game.battle().placedFirst) {
        placeNext(game);
    } else {
        beginPlacing(game);
    }
}

/// SET-23
void arrange(Game& game) {
    const Seat seat = game.battle().active;
    game.tell(UnitsArranged{seat, game.ask(seat, ArrangeUnits{}).units});
}

/// SET-24
void placeGeneral(Game& game) {
    const Seat seat = game.battle().active;
    const auto& generals = game.battle().player(seat).generals;
    const auto waiting = std::ranges::find(generals, std::optional<UnitId>(), &GeneralInPlay::with);
    const auto general = static_cast<int>(waiting - generals.begin());
    game.tell(GeneralPlaced{seat, game.ask(seat, PlaceGeneral{general}).unit, "SET-24"_rule, general});
}

/// SET-26: nothing for a tie.
FirstPlayerRolled rollForFirst(Game& game) {
    const auto& sides = game.battle().setting->sides;
    FirstPlayerRolled roll;
    roll.faces = game.ask(chance, RollDice{"SET-26"_rule, static_cast<int>(sides.size())}).faces;
    int most = 0;
    for (std::size_t i = 0; i != sides.size(); ++i) {
        Sum sum = leadership(game.battle(), sides[i].seat);
        sum.add("SET-26"_rule, roll.faces.at(i));
        if (sum.total() == most) roll.first.reset();
        if (sum.total() > most) roll.first = sides[i].seat;
        most = std::max(most, sum.total());
        roll.sums.push_back(std::move(sum));
    }
    return roll;
}

Seat rolledFirst(Game& game) {
    FirstPlayerRolled roll;
    while (!roll.first) {
        roll = rollForFirst(game);
        game.tell(roll);
    }
    return *roll.first;
}

/// SIE-13, SET-26
Seat firstToPlay(Game& game) {
    const Setting& setting = *game.battle().setting;
    if (setting.firstPlayer) return *setting.firstPlayer;
    return setting.siege ? setting.siege->attacker : rolledFirst(game);
}

/// OPT-06
void nameCommander(Game& game, Seat seat) {
    const auto equals = highestLeaders(game.battle(), seat);
    if (equals.size() < 2) return;
    game.tell(CommanderNamed{seat, game.ask(seat, ChooseCommander{equals}).general});
}

RuleId ruleOf(const Setting& setting) {
    if (isFreeForAll(setting)) return "TEAM-10"_rule;
    if (setting.sides.size() == 2) return "ACT-03"_rule;
    switch (setting.turnOrder) {
        case TurnOrder::teamTurns: return "TEAM-06"_rule;
        case TurnOrder::alliedTurns: return "TEAM-07"_rule;
        case TurnOrder::alternating: return "TEAM-08"_rule;
    }
    return "TEAM-05"_rule;
}

/// SET-25, CARD-11, SET-26
void deal(Game& game) {
    const auto seats = inOrder(game.battle(), std::nullopt);
    for (const Seat seat : seats) nameCommander(game, seat);
    for (const Seat seat : seats) {
        drawCards(game, seat, leadership(game.battle(), seat).total(), "CARD-11"_rule);
    }
    const Seat first = firstToPlay(game);
    game.tell(TurnOrderSet{turnOrderFrom(game.battle(), first), ruleOf(*game.battle().setting)});
    beginTurn(game, first);
}

}  // namespace

Verdict mayBeBattlefield(const geometry::Size& table, int points) {
    if (table.depth < leastDepth) return refuse("SET-18"_rule);
    const Du width(leastWidth.raw() / 1000 * points);
    return allowIf(table.width >= std::max(leastWidth, width), "SET-19"_rule);
}

Verdict mayPlace(const Battle& battle, const UnitPlacement& placement) {
    const bool isAgreed = !battle.setting->victory.empty();
    if (battle.stage != Stage::deployment || !isAgreed) return refuse("SET-02"_rule);
    const int raw = placement.unit.raw();
    const bool exists = raw >= 0 && raw < std::ssize(battle.units);
    const bool isSiege = battle.setting->siege.has_value();
    if (!exists || battle.owner(placement.unit) != battle.active) {
        return refuse(isSiege ? "SIE-06"_rule : "SET-21"_rule);
    }
    if (battle.unit(placement.unit).place != Place::reserve) return refuse("SET-21"_rule);
    return mayLieWithItsOtherHalf(battle, placement)
        .and_then([&] { return mayLie(battle, placement); })
        .and_then([&] { return leavesRoom(battle, placement); });
}

Verdict mayRedeploy(const Battle& battle, const Redeploy& question, const UnitPlacement& placement) {
    if (std::ranges::count(question.among, placement.unit) != 1) return refuse("GEN-08"_rule);
    if (placement.stackedWith) return refuse("ABL-27"_rule);
    return mayLie(battle, placement);
}

Verdict mayArrange(const Battle& battle, Seat seat, const Arrangement& arrangement) {
    if (battle.stage != Stage::arrangement || seat != battle.active) return refuse("SET-02"_rule);
    if (!areOwn(battle, seat, arrangement.units)) return refuse("SET-23"_rule);
    Battle arranged = battle;
    System::evolve(arranged, UnitsArranged{seat, arrangement.units});
    for (const UnitArrangement& it : arrangement.units) {
        if (const Verdict verdict = mayArrangeSo(arranged, it); !verdict) return verdict;
    }
    return {};
}

Verdict mayPlaceGeneral(const Battle& battle, Seat seat, int general, UnitId unit) {
    if (battle.stage != Stage::generals || seat != battle.active) return refuse("SET-02"_rule);
    if (!battle.onTable(unit) || battle.owner(unit) != seat) return refuse("GEN-01"_rule);
    const bool byUnits = battle.setting->options.command == Command::byUnits;
    if (!isCommandedBy(battle, {seat, general}, unit)) {
        return refuse(byUnits ? "OPT-13"_rule : "OPT-11"_rule);
    }
    return allowIf(!generalAt(battle, unit), "GEN-01"_rule);
}

namespace {

std::optional<Seat> nextToArrange(const Battle& battle) {
    if (!battle.setting->startFormations) return std::nullopt;
    for (const Seat seat : inOrder(battle, battle.placedFirst)) {
        if (!battle.player(seat).arranged && hasUnitOnTable(battle, seat)) return seat;
    }
    return std::nullopt;
}

std::optional<Seat> nextToPlaceGenerals(const Battle& battle) {
    for (const Seat seat : inOrder(battle, battle.placedLast)) {
        const bool isPlaced = std::ranges::all_of(
            battle.player(seat).generals, [](const GeneralInPlay& it) { return it.with.has_value(); });
        if (!isPlaced && hasUnitOnTable(battle, seat)) return seat;
    }
    return std::nullopt;
}

}  // namespace

SetupTask nextSetupTask(const Battle& battle) {
    if (const auto seat = nextToPlaceInSiege(battle)) {
        return {Stage::deployment, battle.placedFirst ? *seat : battle.active};
    }
    for (const Player& player : battle.players) {
        if (inReserve(battle, player.seat) > 0) return {Stage::deployment, battle.active};
    }
    if (const auto seat = nextToArrange(battle)) return {Stage::arrangement, *seat};
    if (const auto seat = nextToPlaceGenerals(battle)) return {Stage::generals, *seat};
    return {Stage::dealing, battle.active};
}

void setupStep(Game& game) {
    switch (game.battle().stage) {
        case Stage::deployment: place(game); break;
        case Stage::arrangement: arrange(game); break;
        case Stage::generals: placeGeneral(game); break;
        case Stage::dealing: deal(game); return;
        case Stage::fighting:
        case Stage::over: return;
    }
    const SetupTask next = nextSetupTask(game.battle());
    if (next != SetupTask{game.battle().stage, game.battle().active}) {
        game.tell(StageBegan{next.stage, next.active});
    }
}

Verdict fits(const Battle& battle, const PlaceUnit&, const UnitPlacement& answer) {
    return mayPlace(battle, answer);
}
Verdict fits(const Battle& battle, const Redeploy& question, const UnitPlacement& answer) {
    return mayRedeploy(battle, question, answer);
}
Verdict fits(const Battle&, const Redeploy&, const PhaseDone&) { return {}; }
Verdict fits(const Battle& battle, const ArrangeUnits&, const Arrangement& answer) {
    return mayArrange(battle, battle.active, answer);
}
Verdict fits(const Battle& battle, const PlaceGeneral& question, const UnitChosen& answer) {
    return mayPlaceGeneral(battle, battle.active, question.general, answer.unit);
}

}  // namespace vallum::field
