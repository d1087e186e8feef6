// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include <vallum/hex/answers.h>

namespace vallum::hex {

/// HEX-13
struct ChooseCard {
    using Answer = CardChosen;

    static constexpr std::string_view kind = "chooseCard";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseCard&) const = default;
};
/// HEX-14
struct ChooseOrders {
    using Answer = OrdersChosen;

    static constexpr std::string_view kind = "chooseOrders";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseOrders&) const = default;
};
/// HEX-18
struct ChooseMove {
    using Answers = std::variant<MoveUnit, MoveLeader, Done>;

    static constexpr std::string_view kind = "chooseMove";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseMove&) const = default;
};
/// HEX-28
struct ChooseBattle {
    using Answers = std::variant<Fire, CloseCombat, Done>;

    static constexpr std::string_view kind = "chooseBattle";
    static void fields(auto& /*it*/, auto& /*visit*/) {}
    bool operator==(const ChooseBattle&) const = default;
};
/// HEX-98
struct AnswerAttack {
    using Answers = std::variant<Stand, Evade, StrikeFirst>;
    UnitId attacker;
    UnitId unit;

    static constexpr std::string_view kind = "answerAttack";
    static void fields(auto& it, auto& visit) { visit("attacker", it.attacker)("unit", it.unit); }
    bool operator==(const AnswerAttack&) const = default;
};
/// HEX-56
struct ChooseFlags {
    using Answer = FlagsIgnored;
    UnitId unit;
    int flags = 0;
    int most = 0;       // flags that may be ignored
    int hexesEach = 0;  // hexes of retreat per flag not ignored

    static constexpr std::string_view kind = "chooseFlags";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("flags", it.flags)("most", it.most)("hexesEach", it.hexesEach);
    }
    bool operator==(const ChooseFlags&) const = default;
};
/// HEX-51: this many hexes, as far as there is a way.
struct ChooseRetreat {
    using Answer = PathChosen;
    UnitId unit;
    int hexes = 0;

    static constexpr std::string_view kind = "chooseRetreat";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("hexes", it.hexes); }
    bool operator==(const ChooseRetreat&) const = default;
};
/// HEX-57: who is trampled next.
struct ChooseTrample {
    using Answer = HexChosen;
    UnitId elephants;
    std::vector<Hex> among;

    static constexpr std::string_view kind = "chooseTrample";
    static void fields(auto& it, auto& visit) { visit("elephants", it.elephants)("among", it.among); }
    bool operator==(const ChooseTrample&) const = default;
};
/// HEX-66
struct ChooseLeaderPath {
    using Answer = PathChosen;
    LeaderId leader;

    static constexpr std::string_view kind = "chooseLeaderPath";
    static void fields(auto& it, auto& visit) { visit("leader", it.leader); }
    bool operator==(const ChooseLeaderPath&) const = default;
};
/// HEX-71: no hex, this one, or for cavalry one more after it (HEX-72).
struct ChooseAdvance {
    using Answer = PathChosen;
    UnitId unit;
    Hex into;
    bool afterBonus = false;

    static constexpr std::string_view kind = "chooseAdvance";
    static void fields(auto& it, auto& visit) {
        visit("unit", it.unit)("into", it.into)("afterBonus", it.afterBonus);
    }
    bool operator==(const ChooseAdvance&) const = default;
};
/// HEX-74
struct ChooseBonus {
    using Answers = std::variant<CloseCombat, Done>;
    UnitId unit;

    static constexpr std::string_view kind = "chooseBonus";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit); }
    bool operator==(const ChooseBonus&) const = default;
};
/// HEX-48
struct ChooseBattleBack {
    using Answer = YesOrNo;
    UnitId unit;
    UnitId attacker;

    static constexpr std::string_view kind = "chooseBattleBack";
    static void fields(auto& it, auto& visit) { visit("unit", it.unit)("attacker", it.attacker); }
    bool operator==(const ChooseBattleBack&) const = default;
};
/// HEX-91: which of these units gets the block from a die.
struct ChooseRestored {
    using Answer = UnitChosen;
    int face = 1;
    std::vector<UnitId> among;

    static constexpr std::string_view kind = "chooseRestored";
    static void fields(auto& it, auto& visit) { visit("face", it.face)("among", it.among); }
    bool operator==(const ChooseRestored&) const = default;
};

using Question = std::variant<RollDice,
                              DrawCards,
                              ChooseCard,
                              ChooseOrders,
                              ChooseMove,
                              ChooseBattle,
                              AnswerAttack,
                              ChooseFlags,
                              ChooseRetreat,
                              ChooseTrample,
                              ChooseLeaderPath,
                              ChooseAdvance,
                              ChooseBonus,
                              ChooseBattleBack,
                              ChooseRestored>;

}  // namespace vallum::hex
