// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <vallum/core/quantity.h>

namespace vallum::field {

/// CARD-03
enum class OrderKind { activation, command, morale, health };
constexpr auto names(OrderKind) {
    return std::array<std::string_view, 4>{"activation", "command", "morale", "health"};
}

/// Which units an order is for.
enum class UnitFilter {
    any,
    infantry,
    mounted,
    skirmishers,
    notEngaged,
    rangedNotJavelins,
    generalAndInfluence,
    wing
};
constexpr auto names(UnitFilter) {
    return std::array<std::string_view, 8>{"any",
                                           "infantry",
                                           "mounted",
                                           "skirmishers",
                                           "not-engaged",
                                           "ranged-not-javelins",
                                           "general-and-influence",
                                           "wing"};
}

/// How many units an order is for: a number, or a word for something counted when it is played.
struct UnitCount {
    enum class Kind { number, leadership, half, all };
    Kind kind = Kind::number;
    int number = 0;

    bool operator==(const UnitCount&) const = default;
};
constexpr auto names(UnitCount::Kind) {
    return std::array<std::string_view, 4>{"number", "leadership", "half", "all"};
}

/// Which moves an order leaves open to a unit (MAN-02).
enum class MovesLeft { any, backwardOnly };
constexpr auto names(MovesLeft) { return std::array<std::string_view, 2>{"any", "backward-only"}; }

/// ACT-07
struct ActivateEffect {
    UnitCount count;
    UnitFilter filter = UnitFilter::any;
    std::optional<int> countWithoutGeneral;
    bool needsGeneral = false;
    std::optional<Du> chain;  // each within this distance of another chosen unit
    Du chargeBonus;           // extra movement if the move ends in a charge
    MovesLeft moves = MovesLeft::any;
    bool mayShoot = true;
    bool chargesReduced = false;  // CHG-03, EVT-03
    bool shootsEngaged = false;   // RNG-09

    static void fields(auto& it, auto& visit) {
        visit("count", it.count)("filter", it.filter)
            .optional("countWithoutGeneral", it.countWithoutGeneral)
            .optional("needsGeneral", it.needsGeneral)
            .optional("chainDu", it.chain)
            .optional("chargeDu", it.chargeBonus)
            .optional("move", it.moves)
            .optional("mayShoot", it.mayShoot, true)
            .optional("chargesReduced", it.chargesReduced)
            .optional("shootsEngaged", it.shootsEngaged);
    }
    bool operator==(const ActivateEffect&) const = default;
};
/// Played together with an activation order.
struct BoostEffect {
    MovementPoints movement;

    static void fields(auto& it, auto& visit) {
        visit("movementPoints", it.movement).fixed("with", "activation-order").fixed("mayCharge", true);
    }
    bool operator==(const BoostEffect&) const = default;
};
/// EVT-06 to EVT-09
struct StampedeEffect {
    Du radius;
    int mountedModifier = 0;

    static void fields(auto& it, auto& visit) {
        visit("radiusDu", it.radius)("mountedModifier", it.mountedModifier).fixed("beforeMove", true);
    }
    bool operator==(const StampedeEffect&) const = default;
};

/// How many cards are drawn: a number, or as many as are missing.
struct DrawCount {
    enum class Kind { number, toLeadership };
    Kind kind = Kind::number;
    int number = 0;

    bool operator==(const DrawCount&) const = default;
};
constexpr auto names(DrawCount::Kind) { return std::array<std::string_view, 2>{"number", "to-leadership"}; }
enum class DrawWhen { now, endOfTurn };
constexpr auto names(DrawWhen) { return std::array<std::string_view, 2>{"now", "end-of-turn"}; }
struct DrawEffect {
    DrawCount count;
    DrawWhen when = DrawWhen::now;
    bool replacesNormalDraw = false;  // END-02

    static void fields(auto& it, auto& visit) {
        visit("count", it.count)("when", it.when).optional("replacesNormalDraw", it.replacesNormalDraw);
    }
    bool operator==(const DrawEffect&) const = default;
};
/// Takes this many random cards from the opponent's hand.
struct TakeCardEffect {
    int count = 0;

    static void fields(auto& it, auto& visit) {
        visit("count", it.count).fixed("choose", "random").fixed("usableThisTurn", true);
    }
    bool operator==(const TakeCardEffect&) const = default;
};
/// GEN-03
struct MoveGeneralEffect {
    static void fields(auto& /*it*/, auto& visit) {
        visit.fixed("to", "own-not-fleeing").fixed("maxDu", nullptr);
    }
    bool operator==(const MoveGeneralEffect&) const = default;
};
/// Removes the no officer marker.
struct NewOfficersEffect {
    int count = 0;

    static void fields(auto& it, auto& visit) { visit.fixed("marker", "no-officer")("count", it.count); }
    bool operator==(const NewOfficersEffect&) const = default;
};
struct RallyEffect {
    int count = 0;

    static void fields(auto& it, auto& visit) {
        visit("count", it.count).fixed("filter", "fleeing").fixed("turnFreely", true);
    }
    bool operator==(const RallyEffect&) const = default;
};
struct RestoreOrderEffect {
    int modifier = 0;

    static void fields(auto& it, auto& visit) {
        visit.fixed("filter", "broken-or-fleeing")("modifier", it.modifier)
            .fixed("onSuccess", "clear-broken-and-fleeing")
            .fixed("onFailure", "nothing");
    }
    bool operator==(const RestoreOrderEffect&) const = default;
};
/// EVT-04
struct HealEffect {
    int units = 0;
    int wounds = 0;
    int woundsIfEngaged = 0;
    UnitFilter filter = UnitFilter::any;

    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("wounds", it.wounds)
            .optional("woundsIfEngaged", it.woundsIfEngaged, it.wounds)("filter", it.filter);
    }
    bool operator==(const HealEffect&) const = default;
};

/// The effects of an order, possibly several.
struct OrderEffect {
    std::optional<ActivateEffect> activate;
    std::optional<BoostEffect> boost;
    std::optional<StampedeEffect> stampede;
    std::optional<DrawEffect> draw;
    std::optional<TakeCardEffect> takeCard;
    std::optional<MoveGeneralEffect> moveGeneral;
    std::optional<NewOfficersEffect> newOfficers;
    std::optional<RallyEffect> rally;
    std::optional<RestoreOrderEffect> restoreOrder;
    std::optional<HealEffect> heal;

    static void fields(auto& it, auto& visit) {
        visit.optional("activate", it.activate)
            .optional("boost", it.boost)
            .optional("stampede", it.stampede)
            .optional("draw", it.draw)
            .optional("takeCard", it.takeCard)
            .optional("moveGeneral", it.moveGeneral)
            .optional("removeMarker", it.newOfficers)
            .optional("rally", it.rally)
            .optional("check", it.restoreOrder)
            .optional("heal", it.heal);
    }
    bool operator==(const OrderEffect&) const = default;
};

/// The upper half of an action card (CARD-01).
struct Order {
    std::string id;
    std::string name;
    OrderKind kind = OrderKind::activation;
    std::string text;
    OrderEffect effect;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("kind", it.kind)("text", it.text)("effect", it.effect);
    }
    bool operator==(const Order&) const = default;
};

}  // namespace vallum::field
