// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include <vallum/core/rule_titles.h>
#include <vallum/field/words.h>

namespace vallum::field {

namespace {

bool isNumbered(const Battle& battle, const Unit& unit) {
    const auto same = [&](const Unit& it) { return it.type == unit.type && it.owner == unit.owner; };
    return std::ranges::count_if(battle.units, same) > 1;
}
bool isOnBothSides(const Battle& battle, const Unit& unit) {
    return std::ranges::any_of(
        battle.units, [&](const Unit& it) { return it.type == unit.type && it.owner != unit.owner; });
}
int numberOf(const Battle& battle, UnitId id) {
    const Unit& unit = battle.unit(id);
    const auto end = battle.units.begin() + id.raw();
    return 1 + static_cast<int>(std::count_if(battle.units.begin(), end, [&](const Unit& it) {
               return it.type == unit.type && it.owner == unit.owner;
           }));
}

}  // namespace

std::string nameOf(const Battle& battle, UnitId id) {
    if (id.raw() < 0 || id.raw() >= std::ssize(battle.units)) return "no unit";
    const Unit& unit = battle.unit(id);
    if (unit.type == hiddenType) return "a hidden unit of " + nameOf(battle, unit.owner);
    std::string name = battle.type(id).name;
    if (isNumbered(battle, unit)) name.append(" ").append(std::to_string(numberOf(battle, id)));
    if (isOnBothSides(battle, unit)) name += " of " + nameOf(battle, unit.owner);
    return name;
}

std::string namesOf(const Battle& battle, const std::vector<UnitId>& ids) {
    std::string names;
    for (std::size_t i = 0; i != ids.size(); ++i) {
        if (i != 0) names += i + 1 == ids.size() ? " and " : ", ";
        names += nameOf(battle, ids[i]);
    }
    return names.empty() ? "nobody" : names;
}

std::string nameOf(const Battle& battle, Seat seat) {
    if (seat == chance) return "Chance";
    const auto side = std::ranges::find(battle.setting->sides, seat, &Side::seat);
    return side == battle.setting->sides.end() ? "nobody" : side->name;
}

std::string nameOf(const Battle& battle, CardId card) {
    if (card.raw() < 0 || card.raw() >= std::ssize(battle.setting->cards)) return "a card";
    return battle.order(card).name + " / " + battle.eventOn(card).name;
}

std::string numberText(std::int32_t raw, std::int32_t perUnit) {
    const std::string sign = raw < 0 ? "-" : "";
    const std::int64_t size = std::abs(std::int64_t{raw});
    std::string text = std::to_string(size / perUnit);
    std::string decimals = std::to_string(perUnit + size % perUnit).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return sign + text + (decimals.empty() ? "" : "." + decimals);
}

std::string toText(Du length) { return numberText(length.raw(), Du::perUnit); }
std::string toText(MovementPoints points) { return numberText(points.raw(), MovementPoints::perUnit); }
std::string toText(const geometry::Pose& pose) {
    return toText(pose.center.x) + ", " + toText(pose.center.y) + " facing " +
           numberText(pose.heading.raw(), Heading::perUnit) + " degrees";
}

std::string words(RuleId rule) {
    const std::string title(ruleTitle(rule));
    return std::string(rule.text()) + (title.empty() ? "" : " " + title);
}

std::string words(const Refusal& refusal) {
    std::string text = "Refused by " + words(refusal.rule);
    if (!refusal.detail.empty()) text += ": " + refusal.detail;
    if (refusal.place)
        text += " (at " + toText(Du(refusal.place->x)) + ", " + toText(Du(refusal.place->y)) + ")";
    return text;
}

std::string words(const Sum& sum) {
    std::string text = std::to_string(sum.total());
    for (std::size_t i = 0; i != sum.terms().size(); ++i) {
        const auto& [rule, amount] = sum.terms()[i];
        const std::string sign = i == 0 ? (amount < 0 ? " = -" : " = ") : (amount < 0 ? " - " : " + ");
        const std::string title(ruleTitle(rule));
        text += sign + std::to_string(std::abs(amount)) + " " + title + " (" + std::string(rule.text()) + ")";
    }
    return text;
}

}  // namespace vallum::field
