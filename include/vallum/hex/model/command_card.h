// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <vallum/core/enum_set.h>
#include <vallum/core/rule.h>
#include <vallum/hex/model/board.h>

namespace vallum::hex {

/// HEX-77: how many units or leaders in each of the player's sections.
struct SectionOrders {
    int left = 0;
    int center = 0;
    int right = 0;

    static constexpr std::string_view kind = "sections";
    static void fields(auto& it, auto& visit) {
        visit.optional("left", it.left).optional("center", it.center).optional("right", it.right);
    }
    bool operator==(const SectionOrders&) const = default;
};
enum class Troops { light, medium, heavy, mounted };
constexpr auto names(Troops) {
    return std::array<std::string_view, 4>{"light", "medium", "heavy", "mounted"};
}
/// HEX-78: as many as the player's Command.
struct TroopOrders {
    Troops of = Troops::light;
    bool leaders = false;

    static constexpr std::string_view kind = "troops";
    static void fields(auto& it, auto& visit) { visit("of", it.of).optional("leaders", it.leaders); }
    bool operator==(const TroopOrders&) const = default;
};
/// HEX-81: the hex of a leader, and how many pieces linked to it.
struct LeaderOrders {
    int links = 3;
    std::optional<Section> section;

    static constexpr std::string_view kind = "leader";
    static void fields(auto& it, auto& visit) { visit("links", it.links)("section", it.section); }
    bool operator==(const LeaderOrders&) const = default;
};
/// HEX-82
struct ContactOrders {
    static constexpr std::string_view kind = "contact";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ContactOrders&) const = default;
};
/// HEX-83
struct CopiedOrders {
    static constexpr std::string_view kind = "copy";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const CopiedOrders&) const = default;
};
/// HEX-84
struct MissileOrders {
    static constexpr std::string_view kind = "missiles";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const MissileOrders&) const = default;
};
struct AllOr {
    enum class Kind { number, all };
    Kind kind = Kind::all;
    int number = 0;

    bool operator==(const AllOr&) const = default;
};
constexpr auto names(AllOr::Kind) { return std::array<std::string_view, 2>{"number", "all"}; }
/// HEX-85, HEX-88: foot units in one linked group.
struct LinkedOrders {
    AllOr most;

    static constexpr std::string_view kind = "linked";
    static void fields(auto& it, auto& visit) { visit("most", it.most); }
    bool operator==(const LinkedOrders&) const = default;
};
/// HEX-86: played in the enemy's turn; in its owner's turn it gives no orders.
struct StrikeFirstOrders {
    static constexpr std::string_view kind = "strikeFirst";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const StrikeFirstOrders&) const = default;
};
/// HEX-87
struct DiceOrders {
    static constexpr std::string_view kind = "dice";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const DiceOrders&) const = default;
};
/// HEX-91
struct RestoringOrders {
    static constexpr std::string_view kind = "restoring";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const RestoringOrders&) const = default;
};

using CardOrders = std::variant<SectionOrders,
                                TroopOrders,
                                LeaderOrders,
                                ContactOrders,
                                CopiedOrders,
                                MissileOrders,
                                LinkedOrders,
                                StrikeFirstOrders,
                                DiceOrders,
                                RestoringOrders>;

enum class ActionKind { move, fire, close };
constexpr auto names(ActionKind) { return std::array<std::string_view, 3>{"move", "fire", "close"}; }

/// How ordered units move and fight under a card.
struct Conduct {
    int extraClose = 0;  // additional dice
    int extraBonus = 0;  // additional dice in a bonus close combat
    int extraRanged = 0;
    EnumSet<ActionKind> bans;
    int shots = 1;
    bool movesTwice = false;
    bool passesFriends = false;  // light foot (HEX-79, HEX-90)
    std::optional<int> footMove;
    std::optional<int> warriorMove;
    std::optional<int> heavyMountedMove;
    bool reshuffles = false;

    static void fields(auto& it, auto& visit) {
        visit.optional("extraClose", it.extraClose)
            .optional("extraBonus", it.extraBonus)
            .optional("extraRanged", it.extraRanged)
            .optional("bans", it.bans)
            .optional("shots", it.shots, 1)
            .optional("movesTwice", it.movesTwice)
            .optional("passesFriends", it.passesFriends)
            .optional("footMove", it.footMove)
            .optional("warriorMove", it.warriorMove)
            .optional("heavyMountedMove", it.heavyMountedMove)
            .optional("reshuffles", it.reshuffles);
    }
    bool operator==(const Conduct&) const = default;
};

enum class CardGroup { section, troop, leader, tactic };
constexpr auto names(CardGroup) {
    return std::array<std::string_view, 4>{"section", "troop", "leader", "tactic"};
}
/// HEX-80, HEX-81: what may be ordered instead.
enum class Otherwise { nothing, oneUnit, oneUnitByChoice };
constexpr auto names(Otherwise) {
    return std::array<std::string_view, 3>{"nothing", "one-unit", "one-unit-by-choice"};
}

/// HEX-76
struct CommandCard {
    std::string id;
    std::string name;
    int copies = 1;
    CardGroup group = CardGroup::section;
    bool helmet = false;
    RuleId rule;
    CardOrders orders;
    Conduct conduct;
    Otherwise otherwise = Otherwise::nothing;

    static void fields(auto& it, auto& visit) {
        visit("id", it.id)("name", it.name)("copies", it.copies)("group", it.group)("helmet", it.helmet)(
            "rule", it.rule)("orders", it.orders)
            .optional("conduct", it.conduct)
            .optional("otherwise", it.otherwise);
    }
    bool operator==(const CommandCard&) const = default;
};

}  // namespace vallum::hex
