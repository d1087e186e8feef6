// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/question_offers.h"
#include "field/session/field_texts.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/field/queries/reach.h>
#include <vallum/field/rules/movement/engaged.h>

namespace vallum::app {

namespace {

class MoveQuestionTexts {
    Q_DECLARE_TR_FUNCTIONS(MoveQuestionTexts)
};

}  // namespace

void fill(const Asking& asking, const field::ChooseMove& /*question*/) {
    asking.offer.proposeEnd(MoveQuestionTexts::tr("No more moves"));
}
void fill(const Asking& asking, const field::ChooseSkirmishMove& /*question*/) {
    asking.offer.proposeEnd(MoveQuestionTexts::tr("No more moves"));
}
void fill(const Asking& asking, const field::ChooseFollowUp& /*question*/) {
    asking.offer.proposeEnd(MoveQuestionTexts::tr("Do not follow up"));
}

void fill(const Asking& asking, const field::ChooseRetreat& question) {
    if (const auto way = field::farthestRetreat(asking.battle(), question.unit))
        asking.offer.add(asking.answer(MoveQuestionTexts::tr("As far as it can"), *way));
}

void fill(const Asking& asking, const field::ChooseBrashCharge& question) {
    const field::Battle& battle = asking.battle();
    asking.offer.addText(MoveQuestionTexts::tr("%1: draw the charge on the table, or pick one here.")
                             .arg(ruleName("ABL-17"_rule)));
    for (const UnitId unit : question.among) {
        for (const field::Move& charge : field::chargesInReach(battle, unit)) {
            if (!asking.session.wouldAccept(charge)) continue;
            asking.offer.add(
                asking.answer(MoveQuestionTexts::tr("%1 charges %2")
                                  .arg(unitName(battle, unit), unitName(battle, charge.charge->target)),
                              charge));
        }
    }
}

void fill(const Asking& asking, const field::ChooseFlightWay& /*question*/) {
    asking.offer.add(
        asking.answer(MoveQuestionTexts::tr("Around the left"), field::WayChosen{field::Flank::left}));
    asking.offer.add(
        asking.answer(MoveQuestionTexts::tr("Around the right"), field::WayChosen{field::Flank::right}));
}

/// Shown on the table.
void fill(const Asking& /*asking*/, const field::ChooseFacing& /*question*/) {}

void fill(const Asking& asking, const field::ChooseUnit& question) {
    for (const UnitId unit : question.among)
        asking.offer.add(asking.answer(unitName(asking.battle(), unit), field::UnitChosen{unit}));
}

}  // namespace vallum::app
