// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/curtain_reason.h"
#include "field/panels/question_offers.h"
#include "field/session/field_texts.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "luck/dice_entry.h"

#include <algorithm>

#include <QCoreApplication>

#include <vallum/field/situation/turn/points.h>

namespace vallum::app {

namespace {

class StateTexts {
    Q_DECLARE_TR_FUNCTIONS(StateTexts)
};

/// SET-12, for each side.
QString lossesText(const field::Battle& battle) {
    QString rows;
    for (const field::Side& side : battle.setting->sides) {
        const auto units = battle.unitsOnTable();
        const auto left =
            std::ranges::count_if(units, [&](UnitId it) { return battle.owner(it) == side.seat; });
        rows += StateTexts::tr("<br>%1: %2 points lost, %3 left.")
                    .arg(inData(side.name).toHtmlEscaped())
                    .arg(pointsText(field::losses(battle, side.seat).total()))
                    .arg(counted(left, plural("Words", "%n units", "%n unit")));
    }
    return rows;
}

}  // namespace

/// If the curtain covers the table, it shows the same text.
void fillHandOver(const Asking& asking) {
    const QString name = inData(asking.battle().side(*asking.session.screen().curtainFor()).name);
    asking.offer.setTitle(StateTexts::tr("%1 to play.").arg(name));
    if (asking.session.screen().isTableCovered()) return;
    if (std::holds_alternative<field::PlaceUnit>(*asking.session.behindCurtain())) {
        asking.offer.addText(
            StateTexts::tr("%1 to deploy the next unit. Until then all cards stay face down.")
                .arg(name.toHtmlEscaped()));
    } else {
        asking.offer.addText(reasonToComeFor(asking.session).toHtmlEscaped());
        asking.offer.addText(StateTexts::tr("Hand over the screen, please."));
    }
    asking.offer.propose({.text = StateTexts::tr("I am %1").arg(name),
                          .act = [&session = asking.session] { session.screen().liftCurtain(); },
                          .reveals = true});
}

void fill(const Asking& asking, const RollDice& roll) {
    asking.offer.setTitle(sentence(asking.battle(), roll));
    asking.offer.addForm([&session = asking.session] { return new DiceEntry(session); });
    asking.offer.add({.text = StateTexts::tr("Roll for me"),
                      .act = [&session = asking.session] { session.setDice(session.seating().seed, false); },
                      .toolTip = StateTexts::tr("From now on; Battle ▸ Real dice brings yours back.")});
}

void fillThinking(const Asking& asking) {
    const auto asked = asking.session.live().askedSeat();
    if (asked && *asked != chance) {
        const bool waits = asking.session.computers().isHalted();
        const QString words =
            waits ? StateTexts::tr("%1: waiting…", "a side") : StateTexts::tr("%1: thinking…", "a side");
        asking.offer.setTitle(words.arg(inData(asking.battle().side(*asked).name)));
    }
    const bool onlyComputers = std::ranges::none_of(
        asking.session.seating().players, [](const auto& it) { return it.second == PlayerKind::person; });
    if (onlyComputers)
        asking.offer.addText(StateTexts::tr("Only computers play. Battle ▸ Who plays… gives you a side."));
}

void fillOutcome(const Asking& asking, std::function<void()> newBattle, std::function<void()> showEnd) {
    const field::Battle& battle = asking.battle();
    const field::Outcome& outcome = *battle.outcome;
    QStringList winners;
    for (const field::Side& side : battle.setting->sides) {
        if (outcome.winner && battle.areAllied(side.seat, *outcome.winner)) winners << inData(side.name);
    }
    asking.offer.setTitle(winners.isEmpty() ? StateTexts::tr("The battle is a draw.")
                          : winners.size() == 1
                              ? StateTexts::tr("%1 has won.").arg(winners.front())
                              : StateTexts::tr("%1 have won.").arg(winners.join(StateTexts::tr(" and "))));
    asking.offer.addText(ruleName(outcome.why));
    asking.offer.addText(StateTexts::tr("The battle ended in turn %1.").arg(battle.turn) +
                         lossesText(battle));
    asking.offer.add({.text = StateTexts::tr("How it ended"), .act = std::move(showEnd)});
    asking.offer.propose({.text = StateTexts::tr("Another battle…"), .act = std::move(newBattle)});
}

}  // namespace vallum::app
