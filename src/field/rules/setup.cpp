// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <vallum/field/rules/activation.h>
#include <vallum/field/rules/cards.h>
#include <vallum/field/rules/contact.h>
#include <vallum/field/rules/fog.h>
#include <vallum/field/rules/generals.h>
#include <vallum/field/rules/setup.h>
#include <vallum/geometry/relation.h>

namespace vallum::field {

namespace {

constexpr Du zoneDepth = 3_du;
constexpr Du betweenZones = 8_du;
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

/// A side and then the others.
std::vector<Seat> inOrder(const Battle& battle, std::optional<Seat> first) {
    const Seat begins = first.value_or(battle.players.front().seat);
    std::vector<Seat> seats{begins};
    for (const Player& player : battle.players) {
        if (player.seat != begins) seats.push_back(player.seat);
    }
    return seats;
}

/// SET-18, SET-21: whether a card may lie there.
Verdict mayLie(const Battle& battle, const UnitPlacement& placement) {
    const Zone zone = deploymentZone(battle, battle.owner(placement.unit));
    const auto card = geometry::outline(placement.pose, cardSize);
    const auto inZone = [&](const geometry::Point& it) { return it.y >= zone.from && it.y <= zone.to; };
    if (!std::ranges::all_of(card, inZone)) return refuse("SET-18"_rule);
    if (!geometry::isOnTable(card, battle.setting->table)) return refuse("GEO-12"_rule);
    const auto liesOn = [&](UnitId other) {
        return other != placement.unit && geometry::overlap(card, footprint(battle, other));
    };
    return allowIf(std::ranges::none_of(battle.unitIds(), liesOn), "SET-21"_rule);
}

/// SET-23
Verdict mayMark(const Battle& arranged, UnitId id, geometry::Side side) {
    const Seat owner = arranged.owner(id);
    const Zone zone = deploymentZone(arranged, owner);
    const bool looksNorth = arranged.side(owner).home == Home::south;
    const auto marker = geometry::extensionMarker(arranged.unit(id).pose, cardSize, side);
    const auto isBehindFrontLine = [&](const geometry::Point& it) {
        return looksNorth ? it.y <= zone.to : it.y >= zone.from;
    };
    const auto liesOn = [&](UnitId other) {
        return other != id && geometry::overlap(marker, footprint(arranged, other));
    };
    const bool fits = geometry::isOnTable(marker, arranged.setting->table) &&
                      std::ranges::all_of(marker, isBehindFrontLine) &&
                      std::ranges::none_of(arranged.unitIds(), liesOn);
    return allowIf(fits, "SET-23"_rule);
}

Verdict mayArrangeSo(const Battle& arranged, const UnitArrangement& it) {
    if (it.formation && !arranged.type(it.unit).formations.has(*it.formation)) return refuse("FRM-01"_rule);
    const bool isExtended = it.extension.left || it.extension.right;
    if (it.formation && isExtended) return refuse("MAN-12"_rule);
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

/// SET-21: the larger army begins, or chance decides.
void beginPlacing(Game& game) {
    const Seat first = game.battle().players.front().seat;
    const Seat second = game.battle().players.back().seat;
    const int more = inReserve(game.battle(), first) - inReserve(game.battle(), second);
    if (more != 0) {
        game.tell(PlacingBegan{more > 0 ? first : second, {}});
        return;
    }
    const auto faces = game.ask(chance, RollDice{"SET-21"_rule, 1}).faces;
    game.tell(PlacingBegan{faces.front() <= 3 ? first : second, faces});
}

/// Who places after this player has placed one more.
std::optional<Seat> nextToPlace(const Battle& battle, Seat placing) {
    const auto& players = battle.players;
    const auto now = std::ranges::find(players, placing, &Player::seat) - players.begin();
    for (std::ptrdiff_t i = 1; i != std::ssize(players); ++i) {
        const Seat next = players[static_cast<std::size_t>((now + i) % std::ssize(players))].seat;
        if (inReserve(battle, next) > 0) return next;
    }
    return inReserve(battle, placing) > 1 ? std::optional(placing) : std::nullopt;
}

/// GEN-08
void redeploy(Game& game, Seat seat) {
    const auto effect = abilityOf(game.battle(), seat, &AbilityEffect::redeploy);
    if (!effect) return;
    auto among = game.battle().unitIds();
    std::erase_if(among, [&](UnitId id) { return game.battle().owner(id) != seat; });
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
    const auto placement = game.ask(placing, PlaceUnit{});
    const auto next = nextToPlace(game.battle(), placing);
    game.tell(UnitPlaced{placement.unit, placement.pose, next});
    if (next) return;
    if (game.battle().setting->options.fogOfWar) {
        revealUnitsInSight(game);
    } else {
        game.tell(UnitsRevealed{});
    }
    for (const Seat seat : inOrder(game.battle(), game.battle().placedFirst)) redeploy(game, seat);
}

void place(Game& game) {
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

/// SET-26
Seat rolledFirst(Game& game) {
    const Seat first = game.battle().players.front().seat;
    const Seat second = game.battle().players.back().seat;
    FirstPlayerRolled roll;
    while (!roll.first) {
        roll.faces = game.ask(chance, RollDice{"SET-26"_rule, 2}).faces;
        roll.sums = {leadership(game.battle(), first), leadership(game.battle(), second)};
        for (std::size_t i = 0; i != 2; ++i) roll.sums[i].add("SET-26"_rule, roll.faces.at(i));
        const int more = roll.sums[0].total() - roll.sums[1].total();
        if (more != 0) roll.first = more > 0 ? first : second;
        game.tell(roll);
    }
    return *roll.first;
}

/// SET-25, CARD-11, SET-26
void deal(Game& game) {
    for (const Seat seat : inOrder(game.battle(), std::nullopt)) {
        drawCards(game, seat, leadership(game.battle(), seat).total(), "CARD-11"_rule);
    }
    const auto named = game.battle().setting->firstPlayer;
    const Seat first = named ? *named : rolledFirst(game);
    game.tell(TurnOrderSet{inOrder(game.battle(), first), "TEAM-08"_rule});
    beginTurn(game, first);
}

}  // namespace

Zone deploymentZone(const geometry::Size& table, Home home) {
    const Du free = std::max(0_du, (table.depth - leastDepth) / 2);
    const Du north = table.depth >= leastDepth ? free + zoneDepth + betweenZones : table.depth - zoneDepth;
    return home == Home::south ? Zone{free, free + zoneDepth} : Zone{north, north + zoneDepth};
}

Zone deploymentZone(const Battle& battle, Seat seat) {
    return deploymentZone(battle.setting->table, battle.side(seat).home);
}

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
    if (!exists || battle.owner(placement.unit) != battle.active) return refuse("SET-21"_rule);
    if (battle.unit(placement.unit).place != Place::reserve) return refuse("SET-21"_rule);
    return mayLie(battle, placement);
}

Verdict mayRedeploy(const Battle& battle, const Redeploy& question, const UnitPlacement& placement) {
    if (std::ranges::count(question.among, placement.unit) != 1) return refuse("GEN-08"_rule);
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

Verdict mayPlaceGeneral(const Battle& battle, Seat seat, UnitId unit) {
    if (battle.stage != Stage::generals || seat != battle.active) return refuse("SET-02"_rule);
    return allowIf(battle.onTable(unit) && battle.owner(unit) == seat, "GEN-01"_rule);
}

SetupTask nextSetupTask(const Battle& battle) {
    for (const Player& player : battle.players) {
        if (inReserve(battle, player.seat) > 0) return {Stage::deployment, battle.active};
    }
    for (const Seat seat : inOrder(battle, battle.placedFirst)) {
        const bool mayChoose = battle.setting->startFormations && !battle.player(seat).arranged;
        if (mayChoose && hasUnitOnTable(battle, seat)) return {Stage::arrangement, seat};
    }
    for (const Seat seat : inOrder(battle, battle.placedLast)) {
        const bool isPlaced = std::ranges::all_of(
            battle.player(seat).generals, [](const GeneralInPlay& it) { return it.with.has_value(); });
        if (!isPlaced && hasUnitOnTable(battle, seat)) return {Stage::generals, seat};
    }
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
Verdict fits(const Battle& battle, const PlaceGeneral&, const UnitChosen& answer) {
    return mayPlaceGeneral(battle, battle.active, answer.unit);
}

}  // namespace vallum::field
