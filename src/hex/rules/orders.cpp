// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/rules/ranged.h>

namespace vallum::hex {

namespace {

int commandOf(const Battle& battle) { return battle.player(battle.active).command; }

/// The hexes of the ordered pieces, in the order of the answer.
std::vector<Hex> hexesOf(const Battle& battle, const OrdersChosen& orders) {
    std::vector<Hex> found;
    found.reserve(orders.units.size() + orders.leaders.size());
    for (const UnitId it : orders.units) found.push_back(battle.unit(it).at);
    for (const LeaderId it : orders.leaders) found.push_back(battle.leader(it).at);
    return found;
}
int countOf(const OrdersChosen& orders) {
    return static_cast<int>(orders.units.size() + orders.leaders.size());
}

bool isAmong(const auto& list, const auto& value) { return std::ranges::find(list, value) != list.end(); }

bool hasTwice(const auto& list) {
    for (auto it = list.begin(); it != list.end(); ++it) {
        if (std::find(list.begin(), it, *it) != it) return true;
    }
    return false;
}

/// HEX-14, HEX-16
Verdict areOwn(const Battle& battle, const OrdersChosen& orders, const CommandCard& card) {
    if (hasTwice(orders.units) || hasTwice(orders.leaders)) return refuse("HEX-14"_rule);
    for (const UnitId it : orders.units) {
        const Unit& unit = battle.unit(it);
        if (!unit.isOnBoard() || unit.owner != battle.active) return refuse("HEX-14"_rule);
    }
    for (const LeaderId it : orders.leaders) {
        const Leader& leader = battle.leader(it);
        if (!leader.isOnBoard() || leader.owner != battle.active) return refuse("HEX-14"_rule);
        if (!battle.isLone(it) && !card.helmet) return refuse("HEX-16"_rule);
    }
    return {};
}

/// HEX-77: assigns each piece to one of its sections; a piece on a dotted line has two.
bool fitInto(const Battle& battle, const OrdersChosen& orders, std::size_t next, std::array<int, 3>& left) {
    const std::size_t units = orders.units.size();
    if (next == units + orders.leaders.size()) return true;
    const Hex at =
        next < units ? battle.unit(orders.units[next]).at : battle.leader(orders.leaders[next - units]).at;
    const EnumSet<BoardSection> parts = boardSectionsOf(at);
    for (const BoardSection part : {BoardSection::west, BoardSection::center, BoardSection::east}) {
        if (!parts.has(part)) continue;
        int& quota = left.at(static_cast<std::size_t>(part));
        if (quota == 0) continue;
        --quota;
        if (fitInto(battle, orders, next + 1, left)) return true;
        ++quota;
    }
    return false;
}

/// The number of hexes connected with the first one, including it.
std::size_t linkedWith(const std::vector<Hex>& some, Hex first) {
    std::vector<Hex> linked;
    linked.reserve(some.size() + 1);
    linked.push_back(first);
    for (std::size_t i = 0; i != linked.size(); ++i) {
        for (const Hex hex : some) {
            if (areAdjacent(hex, linked[i]) && !isAmong(linked, hex)) linked.push_back(hex);
        }
    }
    return linked.size();
}

bool isOfTroops(const UnitType& type, Troops troops) {
    if (troops == Troops::mounted) return type.isMounted();
    return static_cast<int>(type.unitClass) == static_cast<int>(troops);
}

/// HEX-80: ignores the leaders that some cards also order.
bool canOrder(const Battle& battle, UnitId id, const CardOrders& orders) {
    const UnitType& type = battle.type(id);
    return std::visit(Overloaded{
                          [&](const TroopOrders& it) { return isOfTroops(type, it.of); },
                          [&](const ContactOrders&) {
                              return battle.hasEnemyUnitNextTo(battle.unit(id).at, battle.active);
                          },
                          [&](const MissileOrders&) { return rangeOf(battle, id).has_value(); },
                          [&](const LinkedOrders&) { return type.isFoot(); },
                          [&](const RestoringOrders&) { return hasLeaderNear(battle, id); },
                          [](const CopiedOrders&) { return false; },
                          [](const StrikeFirstOrders&) { return false; },
                          [](const SectionOrders&) { return true; },
                          [](const LeaderOrders&) { return true; },
                          [](const DiceOrders&) { return true; },
                      },
                      orders);
}

/// The verdict of each kind of card; the pieces are known to be the player's own.
class Orders {
public:
    Orders(const Battle& battle, const OrdersChosen& orders) : battle_(battle), orders_(orders) {}

    /// HEX-77
    Verdict operator()(const SectionOrders& it) const {
        std::array<int, 3> left{};
        const auto put = [&](Section section, int count) {
            const BoardSection part = boardSectionOf(section, battle_.homeOf(battle_.play->view));
            left.at(static_cast<std::size_t>(part)) = count;
        };
        put(Section::left, it.left);
        put(Section::center, it.center);
        put(Section::right, it.right);
        const bool areFew = countOf(orders_) <= it.left + it.center + it.right;
        return allowIf(areFew && fitInto(battle_, orders_, 0, left), "HEX-77"_rule);
    }
    /// HEX-78
    Verdict operator()(const TroopOrders& it) const {
        const auto fits = [&](UnitId id) { return isOfTroops(battle_.type(id), it.of); };
        if (!std::ranges::all_of(orders_.units, fits)) return refuse("HEX-78"_rule);
        if (!it.leaders && !orders_.leaders.empty()) return refuse("HEX-78"_rule);
        return allowIf(countOf(orders_) <= commandOf(battle_), "HEX-78"_rule);
    }
    /// HEX-81, HEX-83
    Verdict operator()(const LeaderOrders& it) const {
        if (!orders_.chief) return mayOrderOne();
        const Leader& chief = battle_.leader(*orders_.chief);
        if (chief.owner != battle_.active || !chief.isOnBoard()) return refuse("HEX-81"_rule);
        if (!isInPlace(it, chief.at)) return refuse("HEX-81"_rule);
        auto links = hexesOf(battle_, orders_);
        if (std::erase(links, chief.at) == 0) return refuse("HEX-81"_rule);
        if (std::ssize(links) > it.links) return refuse("HEX-81"_rule);
        return allowIf(linkedWith(links, chief.at) == links.size() + 1, "HEX-81"_rule);
    }
    /// HEX-85, HEX-88
    Verdict operator()(const LinkedOrders& it) const {
        const bool isLimited = it.most.kind == AllOr::Kind::number;
        const RuleId rule = isLimited ? "HEX-85"_rule : "HEX-88"_rule;
        const auto isFoot = [&](UnitId id) { return battle_.type(id).isFoot(); };
        if (!orders_.leaders.empty() || !std::ranges::all_of(orders_.units, isFoot)) return refuse(rule);
        if (isLimited && std::ssize(orders_.units) > it.most.number) return refuse(rule);
        const auto group = hexesOf(battle_, orders_);
        return allowIf(group.empty() || linkedWith(group, group.front()) == group.size(), rule);
    }
    /// HEX-87: faces of a class are used first, then leader faces for the rest.
    Verdict operator()(const DiceOrders&) const {
        auto leaders = static_cast<int>(orders_.leaders.size());
        for (const UnitClass unitClass : {UnitClass::light, UnitClass::medium, UnitClass::heavy}) {
            const auto count = static_cast<int>(std::ranges::count_if(
                orders_.units, [&](UnitId id) { return battle_.type(id).unitClass == unitClass; }));
            leaders += std::max(0, count - hex::countOf(battle_.play->faces, faceOf(unitClass)));
        }
        return allowIf(leaders <= hex::countOf(battle_.play->faces, Face::leader), "HEX-87"_rule);
    }
    Verdict operator()(const ContactOrders&) const { return refuse("HEX-82"_rule); }
    Verdict operator()(const MissileOrders&) const { return refuse("HEX-84"_rule); }
    Verdict operator()(const RestoringOrders&) const { return refuse("HEX-91"_rule); }
    Verdict operator()(const CopiedOrders&) const { return refuse("HEX-83"_rule); }
    Verdict operator()(const StrikeFirstOrders&) const { return refuse("HEX-86"_rule); }

    /// HEX-80, HEX-81
    [[nodiscard]] Verdict mayOrderOne() const {
        return allowIf(orders_.leaders.empty() && orders_.units.size() <= 1 && !orders_.chief, "HEX-80"_rule);
    }

private:
    [[nodiscard]] bool isInPlace(const LeaderOrders& it, Hex at) const {
        if (it.section) {
            return boardSectionsOf(at).has(boardSectionOf(*it.section, battle_.homeOf(battle_.play->view)));
        }
        const EnumSet<BoardSection> where = battle_.play->chiefIn;
        const auto parts = boardSectionsOf(at).all();
        return where.empty() ||
               std::ranges::any_of(parts, [&](BoardSection part) { return where.has(part); });
    }

    const Battle& battle_;
    const OrdersChosen& orders_;
};

bool isOneByChoice(const Battle& battle, const OrdersChosen& orders) {
    const CommandCard& card = *cardInPlay(battle);
    return card.otherwise == Otherwise::oneUnitByChoice && !orders.chief;
}

OrdersGiven given(const Battle& battle, const OrdersChosen& orders) {
    OrdersGiven fact{battle.active, orders.units, orders.leaders, {}, false};
    if (orders.chief) fact.chiefWas = boardSectionsOf(battle.leader(*orders.chief).at);
    fact.oneUnit = isForOneUnit(battle) || isOneByChoice(battle, orders);
    return fact;
}

void askForOrders(Game& game) {
    const auto orders = game.ask(game.battle().active, ChooseOrders{});
    game.tell(given(game.battle(), orders));
}

std::vector<int> rollForOrders(Game& game, RuleId why) {
    const auto faces = game.ask(chance, battleDice(why, commandOf(game.battle()))).faces;
    game.tell(OrderDiceRolled{game.battle().active, faces, why});
    return faces;
}

/// HEX-91: one die at a time; units that get a block are ordered.
void restoreRanks(Game& game) {
    std::vector<UnitId> restored;
    for (const int face : rollForOrders(game, "HEX-91"_rule)) {
        const auto among = restorableBy(game.battle(), faceOf(face));
        if (among.empty()) continue;
        const UnitId id = among.size() == 1
                              ? among.front()
                              : game.ask(game.battle().active, ChooseRestored{face, among}).unit;
        game.tell(BlockRestored{id});
        if (!isAmong(restored, id)) restored.push_back(id);
    }
    game.tell(OrdersGiven{game.battle().active, restored, {}, {}, false});
}

void orderAll(Game& game) {
    game.tell(OrdersGiven{game.battle().active, unitsForCard(game.battle()), {}, {}, false});
}

}  // namespace

const CommandCard* cardInPlay(const Battle& battle) {
    if (!battle.play || !battle.play->as) return nullptr;
    return &battle.setting->cards.at(static_cast<std::size_t>(*battle.play->as));
}

std::vector<UnitId> unitsForCard(const Battle& battle) {
    const CommandCard* card = cardInPlay(battle);
    if (card == nullptr) return {};
    std::vector<UnitId> units = battle.unitsOf(battle.active);
    std::erase_if(units, [&](UnitId it) { return !canOrder(battle, it, card->orders); });
    return units;
}

bool isForOneUnit(const Battle& battle) {
    const CommandCard* card = cardInPlay(battle);
    if (card == nullptr || card->otherwise != Otherwise::oneUnit) return false;
    const auto isOwn = [&](const auto& it) { return it.owner == battle.active && it.isOnBoard(); };
    if (std::holds_alternative<RestoringOrders>(card->orders)) {
        return std::ranges::none_of(battle.leaders, isOwn);
    }
    for (std::int32_t i = 0; i != std::ssize(battle.units); ++i) {
        if (isOwn(battle.unit(UnitId(i))) && canOrder(battle, UnitId(i), card->orders)) return false;
    }
    return true;
}

OrderCheck::OrderCheck(const Battle& battle)
    : battle_(battle),
      card_(cardInPlay(battle)),
      isForOneUnit_(isForOneUnit(battle)) {}

Verdict OrderCheck::mayOrder(const OrdersChosen& orders) const {
    if (card_ == nullptr) return refuse("HEX-83"_rule);
    if (const Verdict own = areOwn(battle_, orders, *card_); !own) return own;
    const Orders allowed(battle_, orders);
    if (isForOneUnit_) return allowed.mayOrderOne();
    const bool hasChief = std::holds_alternative<LeaderOrders>(card_->orders);
    if (orders.chief && !hasChief) return refuse("HEX-81"_rule);
    return std::visit(allowed, card_->orders);
}

bool OrderCheck::linksUnits() const {
    return card_ != nullptr && (std::holds_alternative<LeaderOrders>(card_->orders) ||
                                std::holds_alternative<LinkedOrders>(card_->orders));
}

Verdict mayOrder(const Battle& battle, const OrdersChosen& orders) {
    return OrderCheck(battle).mayOrder(orders);
}

std::vector<UnitId> restorableBy(const Battle& battle, Face face) {
    std::vector<UnitId> units;
    for (const UnitId id : battle.unitsOf(battle.active)) {
        const UnitType& type = battle.type(id);
        const bool isOfFace = face == Face::leader || face == faceOf(type.unitClass);
        const bool isNever = type.is(Group::elephants) || type.is(Group::chariot);
        const bool isWeak = !battle.isAtFullStrength(id);
        if (isOfFace && !isNever && isWeak && hasLeaderNear(battle, id)) units.push_back(id);
    }
    return units;
}

Verdict fits(const Battle& battle, const ChooseOrders&, const OrdersChosen& answer) {
    return mayOrder(battle, answer);
}
Verdict fits(const Battle&, const ChooseRestored& question, const UnitChosen& answer) {
    return allowIf(isAmong(question.among, answer.unit), "HEX-91"_rule);
}

/// HEX-14, HEX-80 to HEX-91
void orderStep(Game& game) {
    const CommandCard* card = cardInPlay(game.battle());
    if (card == nullptr || std::holds_alternative<StrikeFirstOrders>(card->orders)) {
        game.tell(OrdersGiven{game.battle().active, {}, {}, {}, false});
    } else if (isForOneUnit(game.battle())) {
        askForOrders(game);
    } else {
        std::visit(Overloaded{[&](const ContactOrders&) { orderAll(game); },
                              [&](const MissileOrders&) { orderAll(game); },
                              [&](const RestoringOrders&) { restoreRanks(game); },
                              [&](const DiceOrders&) {
                                  rollForOrders(game, "HEX-87"_rule);
                                  askForOrders(game);
                              },
                              [&](const auto&) { askForOrders(game); }},
                   CardOrders(card->orders));
    }
    game.tell(PhaseBegan{Phase::moving});
}

}  // namespace vallum::hex
