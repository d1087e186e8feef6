// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_tool.h"

#include "hex/answer_tools.h"
#include "hex/battle_tools.h"
#include "hex/hex_texts.h"
#include "hex/move_tool.h"
#include "hex/order_tools.h"
#include "hex/path_tools.h"

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/losses.h>

namespace vallum::app {

/// Nothing about bare ground: the sheet would grow over cards to choose from.
SheetContent HexTool::content() const {
    if (!looked_) return {};
    const bool isBare = whoIsAt(battle_, *looked_).isEmpty() && groundAt(battle_, *looked_).isEmpty();
    return isBare ? SheetContent{} : sheetAbout(battle_, *looked_);
}

void HexTool::look(std::optional<hex::Hex> hex) {
    if (hex == looked_) return;
    looked_ = hex;
    lookedElsewhere();
    Q_EMIT changed();
}

void HexTool::refuseWith(const Refusal& refusal) { Q_EMIT refused(hexSentence(refusal)); }

Choice HexTool::doneChoice(const QString& words, const hex::Answer& answer, int key) {
    const QString shown = key == Qt::Key_Return ? tr("Enter") : QString(QChar(key));
    return {words, key, shown, [this, answer] { Q_EMIT answered(answer); }};
}

std::unique_ptr<HexTool> toolFor(const hex::Battle& battle,
                                 const OpenQuestion<hex::System>& asked,
                                 BoardTurn turn) {
    using Made = std::unique_ptr<HexTool>;
    const Seat seat = asked.seat;
    return std::visit(
        Overloaded{
            [](const RollDice&) -> Made { return nullptr; },
            [](const DrawCards&) -> Made { return nullptr; },
            [&](const hex::ChooseCard&) -> Made { return std::make_unique<HexCardTool>(battle, seat); },
            [&](const hex::ChooseOrders&) -> Made {
                return std::make_unique<HexOrdersTool>(battle, seat, turn);
            },
            [&](const hex::ChooseMove&) -> Made { return std::make_unique<HexMoveTool>(battle, seat); },
            [&](const hex::ChooseBattle&) -> Made { return std::make_unique<HexBattleTool>(battle, seat); },
            [&](const hex::AnswerAttack& it) -> Made {
                return std::make_unique<HexAttackTool>(battle, seat, it);
            },
            [&](const hex::ChooseFlags& it) -> Made {
                return std::make_unique<HexFlagsTool>(battle, seat, it);
            },
            [&](const hex::ChooseRetreat& it) -> Made {
                return std::make_unique<HexRetreatTool>(battle, seat, it);
            },
            [&](const hex::ChooseTrample& it) -> Made {
                return std::make_unique<HexTrampleTool>(battle, seat, it);
            },
            [&](const hex::ChooseLeaderPath& it) -> Made {
                return std::make_unique<HexLeaderPathTool>(battle, seat, it);
            },
            [&](const hex::ChooseAdvance& it) -> Made {
                return std::make_unique<HexAdvanceTool>(battle, seat, it);
            },
            [&](const hex::ChooseBonus& it) -> Made {
                return std::make_unique<HexBonusTool>(battle, seat, it);
            },
            [&](const hex::ChooseBattleBack& it) -> Made {
                return std::make_unique<HexBattleBackTool>(battle, seat, it);
            },
            [&](const hex::ChooseRestored& it) -> Made {
                return std::make_unique<HexRestoreTool>(battle, seat, it);
            },
        },
        asked.question);
}

}  // namespace vallum::app
