// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/thought.h"

#include "hex/answer_thoughts.h"
#include "hex/battle_thoughts.h"
#include "hex/hex_texts.h"
#include "hex/move_thought.h"
#include "hex/order_thoughts.h"
#include "hex/path_thoughts.h"

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/combat.h>
#include <vallum/hex/rules/losses.h>

namespace vallum::app {

Leaf Thought::leaf() const { return looked_ ? leafOf(battle_, *looked_) : Leaf{}; }

void Thought::look(std::optional<hex::Hex> hex) {
    if (hex == looked_) return;
    looked_ = hex;
    lookedElsewhere();
    Q_EMIT changed();
}

void Thought::refuseWith(const Refusal& refusal) { Q_EMIT refused(hexSentence(refusal)); }

Choice Thought::doneChoice(const QString& words, const hex::Answer& answer, int key) {
    const QString shown = key == Qt::Key_Return ? tr("Enter") : QString(QChar(key));
    return {words, key, shown, [this, answer] { Q_EMIT answered(answer); }};
}

std::unique_ptr<Thought> thoughtAbout(const hex::Battle& battle, const OpenQuestion<hex::System>& asked) {
    using Made = std::unique_ptr<Thought>;
    const Seat seat = asked.seat;
    return std::visit(
        Overloaded{
            [](const RollDice&) -> Made { return nullptr; },
            [](const DrawCards&) -> Made { return nullptr; },
            [&](const hex::ChooseCard&) -> Made { return std::make_unique<CardThought>(battle, seat); },
            [&](const hex::ChooseOrders&) -> Made { return std::make_unique<OrdersThought>(battle, seat); },
            [&](const hex::ChooseMove&) -> Made { return std::make_unique<MoveThought>(battle, seat); },
            [&](const hex::ChooseBattle&) -> Made { return std::make_unique<BattleThought>(battle, seat); },
            [&](const hex::AnswerAttack& it) -> Made {
                return std::make_unique<AttackThought>(battle, seat, it);
            },
            [&](const hex::ChooseFlags& it) -> Made {
                return std::make_unique<FlagsThought>(battle, seat, it);
            },
            [&](const hex::ChooseRetreat& it) -> Made {
                return std::make_unique<RetreatThought>(battle, seat, it);
            },
            [&](const hex::ChooseTrample& it) -> Made {
                return std::make_unique<TrampleThought>(battle, seat, it);
            },
            [&](const hex::ChooseLeaderPath& it) -> Made {
                return std::make_unique<LeaderPathThought>(battle, seat, it);
            },
            [&](const hex::ChooseAdvance& it) -> Made {
                return std::make_unique<AdvanceThought>(battle, seat, it);
            },
            [&](const hex::ChooseBonus& it) -> Made {
                return std::make_unique<BonusThought>(battle, seat, it);
            },
            [&](const hex::ChooseBattleBack& it) -> Made {
                return std::make_unique<BattleBackThought>(battle, seat, it);
            },
            [&](const hex::ChooseRestored& it) -> Made {
                return std::make_unique<RestoreThought>(battle, seat, it);
            },
        },
        asked.question);
}

}  // namespace vallum::app
