// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/maneuver_offers.h"

#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>

#include <vallum/field/rules/siege/rams.h>
#include <vallum/field/situation/movement/stacks.h>
#include <vallum/geometry/relation.h>

namespace vallum::app {

namespace {

class ManeuverOffersTexts {
    Q_DECLARE_TR_FUNCTIONS(ManeuverOffersTexts)
};

bool isChosen(const field::Move& move, const field::Maneuver& maneuver) {
    return std::ranges::count(move.before, maneuver) + std::ranges::count(move.after, maneuver) != 0;
}

ManeuverOffer offerOf(const field::Battle& battle,
                      const field::MoveDraft& draft,
                      const QString& name,
                      const QString& key,
                      const field::Maneuver& maneuver) {
    field::MoveDraft with = draft;
    const bool chosen = isChosen(draft.move(), maneuver);
    if (!chosen) with.toggle(battle, maneuver);
    return {name, key, maneuver, chosen, with.plan()};
}

ManeuverOffer marchOf(const field::Battle& battle, const field::MoveDraft& draft) {
    field::MoveDraft with = draft;
    const bool chosen = draft.move().gait == field::Gait::forcedMarch;
    if (!chosen) with.setGait(battle, field::Gait::forcedMarch);
    return {ManeuverOffersTexts::tr("Forced march"), QStringLiteral("M"), {}, chosen, with.plan()};
}

constexpr Du besideTheRam = 2_du;  // a ram farther away is not offered

void addRams(std::vector<ManeuverOffer>& offers, const field::Battle& battle, const field::MoveDraft& draft) {
    const QString key = QStringLiteral("B");
    const bool carries = field::ramOf(battle, draft.move().unit).has_value();
    if (carries) {
        offers.push_back(
            offerOf(battle, draft, ManeuverOffersTexts::tr("Drop the ram"), key, field::DropRam{}));
    }
    for (int ram = 0; ram != std::ssize(battle.rams) && !carries; ++ram) {
        const field::Ram& it = battle.rams.at(static_cast<std::size_t>(ram));
        if (!it.placed || it.carrier) continue;
        if (!geometry::isWithin(besideTheRam, draft.pose().center, it.pose.center)) continue;
        offers.push_back(
            offerOf(battle, draft, ManeuverOffersTexts::tr("Pick up the ram"), key, field::TakeRam{ram}));
    }
}

}  // namespace

QString ManeuverOffer::remark() const {
    if (!plan) return ruleName(plan.error().rule);
    return ManeuverOffersTexts::tr("%1 DU to move").arg(numeral(plan->allowance.raw() / 1000.0));
}

QString ManeuverOffer::explanation() const {
    if (!plan) return sentence(plan.error());
    QStringList terms;
    for (const Sum::Term& term : plan->allowanceTerms.terms()) {
        terms << QStringLiteral("%1%2 %3")
                     .arg(term.amount > 0 && !terms.isEmpty() ? QStringLiteral("+") : QString())
                     .arg(numeral(term.amount / 1000.0))
                     .arg(termAndRule(term.rule));
    }
    return ManeuverOffersTexts::tr("Movement: %1").arg(terms.join(QStringLiteral(", ")));
}

std::vector<ManeuverOffer> maneuverOffers(const field::Battle& battle, const field::MoveDraft& draft) {
    const UnitId id = draft.move().unit;
    const field::Unit& unit = battle.unit(id);
    std::vector<ManeuverOffer> offers{marchOf(battle, draft)};
    int key = 0;
    for (const field::Formation formation : battle.type(id).formations.all()) {
        const QString digit = QString::number(++key);
        if (unit.formation == formation) {
            offers.push_back(offerOf(battle, draft, ManeuverOffersTexts::tr("Drop %1").arg(nameOf(formation)),
                                     digit, field::DropFormation{}));
        } else {
            offers.push_back(offerOf(battle, draft,
                                     ManeuverOffersTexts::tr("Form up: %1").arg(nameOf(formation)), digit,
                                     field::TakeFormation{formation}));
        }
    }
    const auto end = [&](field::Flank flank, bool extended, const QString& longer, const QString& shorter,
                         const QString& sign) {
        offers.push_back(extended ? offerOf(battle, draft, shorter, sign, field::ReduceFront{flank})
                                  : offerOf(battle, draft, longer, sign, field::ExtendFront{flank}));
    };
    end(field::Flank::left, unit.extension.left, ManeuverOffersTexts::tr("Extend left"),
        ManeuverOffersTexts::tr("Reduce left"), QStringLiteral(","));
    end(field::Flank::right, unit.extension.right, ManeuverOffersTexts::tr("Extend right"),
        ManeuverOffersTexts::tr("Reduce right"), QStringLiteral("."));
    if (const auto support = field::supportOf(battle, id)) {
        offers.push_back(offerOf(battle, draft,
                                 ManeuverOffersTexts::tr("Leave %1 behind").arg(unitName(battle, *support)),
                                 QStringLiteral("L"), field::LeaveSupport{}));
    }
    addRams(offers, battle, draft);
    return offers;
}

}  // namespace vallum::app
