// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/field/order_words.h>
#include <vallum/field/rules/turn/orders.h>
#include <vallum/field/words.h>

namespace vallum::field {

bool isNamedBy(const OrderPlayed& order, const Activated& activated) {
    return std::ranges::count(order.units, activated.unit) != 0 &&
           activated == Activated{.unit = activated.unit};
}

namespace {

Text unitsMeant(const Text& order, UnitFilter filter) {
    switch (filter) {
        case UnitFilter::any: return phrase("Refusals", "%1 orders only your own units on the table")(order);
        case UnitFilter::infantry: return phrase("Refusals", "%1 orders infantry only")(order);
        case UnitFilter::mounted: return phrase("Refusals", "%1 orders mounted units only")(order);
        case UnitFilter::skirmishers: return phrase("Refusals", "%1 orders skirmishers only")(order);
        case UnitFilter::notEngaged:
            return phrase("Refusals", "%1 orders only units that are not engaged")(order);
        case UnitFilter::rangedNotJavelins:
            return phrase("Refusals", "%1 orders only units that can shoot, and none with javelins")(order);
        case UnitFilter::generalAndInfluence:
            return phrase("Refusals",
                          "%1 orders only the general's unit and those within his influence")(order);
        case UnitFilter::wing:
            return phrase("Refusals", "%1 orders only units on the wing that you choose")(order);
    }
    return {};
}

Text numberMeant(const Battle& battle, const OrderToPlay& order, const Text& name) {
    const bool isForAll = field::isForAll(battle.order(order.card));
    if (order.units.empty()) {
        return isForAll ? phrase("Refusals", "%1 fits no unit now")(name)
                        : phrase("Refusals", "choose a unit for %1 first")(name);
    }
    if (isForAll) return phrase("Refusals", "%1 orders all the units that it fits, not just some")(name);
    const int most = unitsAllowed(battle, battle.active, order.card).total();
    return phrase("Refusals", "%1 orders %2 at most")(name, plural("Words", "%n units", "%n unit")(most));
}

/// Empty if the refusal itself says it better.
Text meaningOf(const Battle& battle, const OrderToPlay& order, Hindrance hindrance) {
    const auto& activate = battle.order(order.card).effect.activate;
    if (!activate) return {};
    const Text name = Text::data(battle.order(order.card).name);
    if (hindrance == Hindrance::otherNumber) return numberMeant(battle, order, name);
    if (hindrance == Hindrance::apart) {
        return phrase("Refusals", "%1 orders a chain of units, each within %2 DU of another")(
            name, lengthText(*activate->chain));
    }
    const bool areOwn = std::ranges::all_of(
        order.units, [&](UnitId it) { return battle.onTable(it) && battle.owner(it) == battle.active; });
    return unitsMeant(name, areOwn ? activate->filter : UnitFilter::any);
}

}  // namespace

Text words(const Battle& battle, const OrderToPlay& order, const Refusal& refusal) {
    const bool isOfTheCard = refusal.hindrance == Hindrance::otherUnits ||
                             refusal.hindrance == Hindrance::otherNumber ||
                             refusal.hindrance == Hindrance::apart;
    const Text meaning = isOfTheCard ? meaningOf(battle, order, refusal.hindrance) : Text();
    return meaning.isEmpty() ? words(refusal)
                             : phrase("Refusals", "%1 (%2).")(meaning, refusal.rule.text()).asSentence();
}

}  // namespace vallum::field
