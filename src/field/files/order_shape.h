// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "word.h"

#include <optional>
#include <string>

#include <vallum/field/model/action_card.h>

/// Orders as the deck's file spells them.
namespace vallum::field::shape {

/// A number or a word.
struct Count {
    static constexpr std::string_view expected = "a number from 1, or leadership, half or all";
    UnitCount value;

    static std::optional<Count> fromJson(const Json&);
    bool operator==(const Count&) const = default;
};

struct Activate {
    Count count;
    UnitFilter filter = UnitFilter::any;
    std::optional<int> countWithoutGeneral;
    bool needsGeneral = false;
    std::optional<Du> chainDu;
    Du chargeDu;
    std::optional<Word<"backward-only">> move;
    bool mayShoot = true;

    static void fields(auto& it, auto& visit) {
        visit("count", it.count)("filter", it.filter)
            .optional("countWithoutGeneral", it.countWithoutGeneral)
            .optional("needsGeneral", it.needsGeneral)
            .optional("chainDu", it.chainDu)
            .optional("chargeDu", it.chargeDu)
            .optional("move", it.move)
            .optional("mayShoot", it.mayShoot, true);
    }
    bool operator==(const Activate&) const = default;
};

struct Boost {
    MovementPoints movementPoints;
    Word<"activation-order"> with;
    Literal<true> mayCharge;

    static void fields(auto& it, auto& visit) {
        visit("movementPoints", it.movementPoints)("with", it.with)("mayCharge", it.mayCharge);
    }
    bool operator==(const Boost&) const = default;
};

struct Stampede {
    Du radiusDu;
    int mountedModifier = 0;
    Literal<true> beforeMove;

    static void fields(auto& it, auto& visit) {
        visit("radiusDu", it.radiusDu)("mountedModifier", it.mountedModifier)("beforeMove", it.beforeMove);
    }
    bool operator==(const Stampede&) const = default;
};

/// So many at once, or at the end of the turn up to the leadership.
struct DrawCount {
    static constexpr std::string_view expected = "a number from 1, or to-leadership";
    std::optional<int> number;

    static std::optional<DrawCount> fromJson(const Json&);
    bool operator==(const DrawCount&) const = default;
};
enum class DrawTime { now, endOfTurn };
constexpr auto names(DrawTime) { return std::array<std::string_view, 2>{"now", "end-of-turn"}; }
struct Draw {
    DrawCount count;
    DrawTime when = DrawTime::now;
    bool replacesNormalDraw = false;

    static void fields(auto& it, auto& visit) {
        visit("count", it.count)("when", it.when).optional("replacesNormalDraw", it.replacesNormalDraw);
    }
    bool operator==(const Draw&) const = default;
};

struct TakeCard {
    int count = 0;
    Word<"random"> choose;
    Literal<true> usableThisTurn;

    static void fields(auto& it, auto& visit) {
        visit("count", it.count)("choose", it.choose)("usableThisTurn", it.usableThisTurn);
    }
    bool operator==(const TakeCard&) const = default;
};

struct MoveGeneral {
    Word<"own-not-fleeing"> to;
    Null maxDu;

    static void fields(auto& it, auto& visit) { visit("to", it.to)("maxDu", it.maxDu); }
    bool operator==(const MoveGeneral&) const = default;
};

struct RemoveMarker {
    Word<"no-officer"> marker;
    int count = 0;

    static void fields(auto& it, auto& visit) { visit("marker", it.marker)("count", it.count); }
    bool operator==(const RemoveMarker&) const = default;
};

struct Rally {
    int count = 0;
    Word<"fleeing"> filter;
    Literal<true> turnFreely;

    static void fields(auto& it, auto& visit) {
        visit("count", it.count)("filter", it.filter)("turnFreely", it.turnFreely);
    }
    bool operator==(const Rally&) const = default;
};

struct Check {
    Word<"broken-or-fleeing"> filter;
    int modifier = 0;
    Word<"clear-broken-and-fleeing"> onSuccess;
    Word<"nothing"> onFailure;

    static void fields(auto& it, auto& visit) {
        visit("filter", it.filter)("modifier", it.modifier)("onSuccess", it.onSuccess)("onFailure",
                                                                                       it.onFailure);
    }
    bool operator==(const Check&) const = default;
};

struct Heal {
    int units = 0;
    int wounds = 0;
    std::optional<int> woundsIfEngaged;
    UnitFilter filter = UnitFilter::any;

    static void fields(auto& it, auto& visit) {
        visit("units", it.units)("wounds", it.wounds)
            .optional("woundsIfEngaged", it.woundsIfEngaged)("filter", it.filter);
    }
    bool operator==(const Heal&) const = default;
};

struct OrderEffect {
    std::optional<Activate> activate;
    std::optional<Boost> boost;
    std::optional<Stampede> stampede;
    std::optional<Draw> draw;
    std::optional<TakeCard> takeCard;
    std::optional<MoveGeneral> moveGeneral;
    std::optional<RemoveMarker> removeMarker;
    std::optional<Rally> rally;
    std::optional<Check> check;
    std::optional<Heal> heal;

    static void fields(auto& it, auto& visit) {
        visit.optional("activate", it.activate)
            .optional("boost", it.boost)
            .optional("stampede", it.stampede)
            .optional("draw", it.draw)
            .optional("takeCard", it.takeCard)
            .optional("moveGeneral", it.moveGeneral)
            .optional("removeMarker", it.removeMarker)
            .optional("rally", it.rally)
            .optional("check", it.check)
            .optional("heal", it.heal);
    }
    bool operator==(const OrderEffect&) const = default;
};

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

field::Order orderOf(const Order&);

}  // namespace vallum::field::shape
