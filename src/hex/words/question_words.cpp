// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <vallum/core/sum_text.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/orders.h>
#include <vallum/hex/words.h>

namespace vallum::hex {

namespace {

/// Makes a sentence for each question.
struct Asking {
    const Battle& battle;

    Text operator()(const RollDice& it) const {
        return it.dice == 1 ? phrase("Hex questions", "Roll a battle die: %1")(ruleText(it.why))
                            : phrase("Hex questions", "Roll %1 battle dice: %2")(it.dice, ruleText(it.why));
    }
    Text operator()(const DrawCards& it) const {
        return it.count == 1 ? phrase("Hex questions", "Draw a card: %1")(ruleText(it.why))
                             : phrase("Hex questions", "Draw %1 cards: %2")(it.count, ruleText(it.why));
    }
    Text operator()(const ChooseCard&) const { return phrase("Hex questions", "Play a command card.")(); }
    Text operator()(const ChooseOrders&) const {
        const Text name = nameOf(battle, battle.active, *battle.play);
        return isForOneUnit(battle)
                   ? phrase("Hex questions", "None of your units fits %1: order any one unit.")(name)
                   : phrase("Hex questions", "Give your orders: %1.")(name);
    }
    Text operator()(const ChooseMove&) const {
        return phrase("Hex questions", "Move a unit or a leader, or end your moves.")();
    }
    Text operator()(const ChooseBattle&) const {
        return phrase("Hex questions", "Fire or attack with a unit, or end your battles.")();
    }
    Text operator()(const AnswerAttack& it) const {
        const Text attacker = nameOf(battle, it.attacker);
        const Text unit = nameOf(battle, it.unit);
        const bool evades = mayEvade(battle, it.unit, it.attacker).has_value();
        const bool strikes = strikeFirstCard(battle, battle.unit(it.unit).owner).has_value();
        if (evades && strikes) {
            return phrase("Hex questions", "%1 attacks %2: stand, evade or strike first?")(attacker, unit);
        }
        if (evades) return phrase("Hex questions", "%1 attacks %2: stand or evade?")(attacker, unit);
        if (strikes) return phrase("Hex questions", "%1 attacks %2: stand or strike first?")(attacker, unit);
        // HEX-98: nobody else can tell whether there is a choice.
        const auto& hand = battle.player(battle.unit(it.unit).owner).hand;
        if (std::ranges::find(hand, faceDown) != hand.end()) {
            return phrase("Hex questions", "%1 attacks %2: stand, or play a card?")(attacker, unit);
        }
        return phrase("Hex questions", "%1 attacks %2, which has to stand.")(attacker, unit);
    }
    Text operator()(const ChooseFlags& it) const {
        return phrase("Hex questions", "%1 takes %2 and may ignore %3: how many does it ignore?")(
            nameOf(battle, it.unit), plural("Hex words", "%n flags", "one flag")(it.flags), it.most);
    }
    Text operator()(const ChooseRetreat& it) const {
        return phrase("Hex questions", "Where does %1 retreat to?")(nameOf(battle, it.unit));
    }
    Text operator()(const ChooseTrample& it) const {
        return phrase("Hex questions", "Which hex does %1 trample next?")(nameOf(battle, it.elephants));
    }
    Text operator()(const ChooseLeaderPath& it) const {
        return phrase("Hex questions", "Which way does %1 escape?")(nameOf(battle, it.leader));
    }
    Text operator()(const ChooseAdvance& it) const {
        return phrase("Hex questions", "Have %1 advance to %2?")(nameOf(battle, it.unit), toText(it.into));
    }
    Text operator()(const ChooseBonus& it) const {
        return phrase("Hex questions", "Have %1 attack again in a bonus combat?")(nameOf(battle, it.unit));
    }
    Text operator()(const ChooseBattleBack& it) const {
        return phrase("Hex questions", "Have %1 battle back against %2?")(nameOf(battle, it.unit),
                                                                          nameOf(battle, it.attacker));
    }
    Text operator()(const ChooseRestored& it) const {
        return phrase("Hex questions",
                      "Which unit regains a block (%1)?")(wordFor(static_cast<Face>(it.face - 1)));
    }
};

}  // namespace

Text words(const Battle& battle, const Question& question) { return std::visit(Asking{battle}, question); }

}  // namespace vallum::hex
