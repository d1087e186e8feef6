// SPDX-License-Identifier: GPL-3.0-or-later
#include "order_shape.h"

#include <utility>

namespace vallum::field::shape {

namespace {

std::optional<int> positive(const Json& json) {
    if (!json.is_number_unsigned() || json < 1 || json > 1000) return {};
    return json.get<int>();
}

ActivateEffect effectOf(const Activate& shape) {
    ActivateEffect effect;
    effect.count = shape.count.value;
    effect.filter = shape.filter;
    effect.countWithoutGeneral = shape.countWithoutGeneral;
    effect.needsGeneral = shape.needsGeneral;
    effect.chain = shape.chainDu;
    effect.chargeBonus = shape.chargeDu;
    effect.backwardOnly = shape.move.has_value();
    effect.mayShoot = shape.mayShoot;
    return effect;
}

HealEffect effectOf(const Heal& shape) {
    return {shape.units, shape.wounds, shape.woundsIfEngaged.value_or(shape.wounds), shape.filter};
}

DrawEffect effectOf(const Draw& shape) {
    if (!shape.count.number) return {DrawWhen::endOfTurnToLeadership, 0};
    return {DrawWhen::now, *shape.count.number};
}

}  // namespace

std::optional<Count> Count::fromJson(const Json& json) {
    if (const auto number = positive(json)) return Count{{UnitCount::Kind::number, *number}};
    for (const auto kind : {UnitCount::Kind::leadership, UnitCount::Kind::half, UnitCount::Kind::all}) {
        if (json == names(kind).at(static_cast<std::size_t>(kind))) return Count{{kind, 0}};
    }
    return {};
}

std::optional<DrawCount> DrawCount::fromJson(const Json& json) {
    if (json == "to-leadership") return DrawCount{};
    const auto number = positive(json);
    return number ? std::optional(DrawCount{number}) : std::nullopt;
}

field::Order orderOf(const Order& shape) {
    field::OrderEffect effect;
    const OrderEffect& from = shape.effect;
    if (from.activate) effect.activate = effectOf(*from.activate);
    if (from.boost) effect.boost = BoostEffect{from.boost->movementPoints};
    if (from.stampede)
        effect.stampede = StampedeEffect{from.stampede->radiusDu, from.stampede->mountedModifier};
    if (from.draw) effect.draw = effectOf(*from.draw);
    if (from.takeCard) effect.takeCard = TakeCardEffect{from.takeCard->count};
    if (from.moveGeneral) effect.moveGeneral = MoveGeneralEffect{};
    if (from.removeMarker) effect.newOfficers = NewOfficersEffect{from.removeMarker->count};
    if (from.rally) effect.rally = RallyEffect{from.rally->count};
    if (from.check) effect.restoreOrder = RestoreOrderEffect{from.check->modifier};
    if (from.heal) effect.heal = effectOf(*from.heal);
    return {shape.id, shape.name, shape.kind, shape.text, std::move(effect)};
}

}  // namespace vallum::field::shape
