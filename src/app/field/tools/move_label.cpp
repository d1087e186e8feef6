// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/tools/move_label.h"

#include "field/session/field_texts.h"
#include "field/table/coordinates.h"
#include "field/words/action_odds_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/field/rules/fortress/caltrops.h>
#include <vallum/field/rules/movement/move_plan.h>
#include <vallum/field/rules/movement/movement.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

using art::Forecast;

class MoveLabelTexts {
    Q_DECLARE_TR_FUNCTIONS(MoveLabelTexts)
};

QString arrivalText(const field::PlannedArrival& arrival) {
    const QString rule =
        inQt(arrival.what == field::Arrival::climb ? "ASL-02"_rule.text() : arrival.why.text());
    switch (arrival.what) {
        case field::Arrival::lineUp: return MoveLabelTexts::tr("lines up (%1)").arg(rule);
        case field::Arrival::occupy: return MoveLabelTexts::tr("occupies it (%1)").arg(rule);
        case field::Arrival::climb: return MoveLabelTexts::tr("starts to climb (%1)").arg(rule);
    }
    return {};
}

/// FOR-11: cards overlap in two layers at most.
QStringList stackTexts(const field::Battle& battle, UnitId mover, const field::MovePlan& plan) {
    std::vector<UnitId> below;
    std::vector<UnitId> above;
    for (const field::Overlap& it : plan.overlaps.value_or(std::vector<field::Overlap>())) {
        if (it.top == mover) below.push_back(it.under);
        if (it.under == mover) above.push_back(it.top);
    }
    const auto names = [&](const std::vector<UnitId>& units) { return inQt(field::namesOf(battle, units)); };
    QStringList texts;
    if (!below.empty()) texts << MoveLabelTexts::tr("on %1 (FOR-11)").arg(names(below));
    if (!above.empty()) texts << MoveLabelTexts::tr("under %1 (FOR-11)").arg(names(above));
    return texts;
}

/// Rounded up as everywhere, with a constant number of decimals while dragging.
QString costOf(const field::MovePlan& plan) {
    return MoveLabelTexts::tr("%1 of %2 DU", "movement points spent")
        .arg(steadyNumeral(inDu(field::shownLength(Du(plan.spent.raw()))), 2),
             inQt(field::spentText(plan.allowance)));
}

/// Where it leaves a structure, where it arrives, and what it overlaps.
QStringList placeTexts(const field::Battle& battle, UnitId unit, const field::MoveDraft& draft) {
    const field::MovePlan& plan = *draft.plan();
    QStringList texts;
    if (plan.departure) texts << MoveLabelTexts::tr("comes out (%1)").arg(inQt(plan.departure->why.text()));
    if (plan.arrival) texts << arrivalText(*plan.arrival);
    texts << stackTexts(battle, unit, plan);
    return texts;
}

/// A separate line, because dice that the move costs must not be overlooked.
QStringList caltropsTexts(const field::Battle& battle, const field::MoveDraft& draft) {
    const auto crossed = field::caltropsAhead(battle, draft.move(), *draft.plan());
    if (crossed.empty()) return {};
    int dice = 0;
    for (const field::CaltropsCrossed& it : crossed) dice += it.sections;
    return {MoveLabelTexts::tr("Caltrops: %1, %2 chance of a wound (CAL-02)")
                .arg(counted(dice, plural("Words", "%n dice", "%n die")),
                     percent(field::chanceToBeWounded(crossed)))};
}

QString chargeText(geometry::Edge side) {
    switch (side) {
        case geometry::Edge::front: return MoveLabelTexts::tr("Frontal charge");
        case geometry::Edge::right: return MoveLabelTexts::tr("Charge into the right flank");
        case geometry::Edge::rear: return MoveLabelTexts::tr("Charge into the rear");
        case geometry::Edge::left: return MoveLabelTexts::tr("Charge into the left flank");
    }
    return {};
}

QString sectionsText(const field::PlannedContact& contact) {
    return counted(contact.sections, plural("Words", "%n sections", "%n section"));
}

Forecast forecastOf(const field::Battle& battle,
                    UnitId unit,
                    const field::PlannedContact& contact,
                    const field::CombatOdds& odds) {
    const auto way = [&](UnitId who, double chance) {
        return MoveLabelTexts::tr("%1: %2 to give way").arg(unitName(battle, who), percent(chance));
    };
    Forecast forecast;
    forecast.what = QStringLiteral("%1, %2").arg(chargeText(contact.side), sectionsText(contact));
    forecast.won = odds.defender.chanceToGiveWay();
    forecast.lost = odds.attacker.chanceToGiveWay();
    forecast.wonWords = way(contact.target, forecast.won);
    forecast.lostWords = way(unit, forecast.lost);
    forecast.toll = MoveLabelTexts::tr("deals %1 wounds, takes %2")
                        .arg(steadyNumeral(odds.defender.expectedWounds(), 1),
                             steadyNumeral(odds.attacker.expectedWounds(), 1));
    return forecast;
}

}  // namespace

QStringList MoveLabel::words() const {
    if (!charge) return lines;
    const QString dot = QStringLiteral(" · ");
    return QStringList{charge->cost + dot + charge->what,
                       charge->wonWords + dot + charge->toll + dot + charge->lostWords} +
           charge->remarks;
}

/// A bubble points down at its place; a label below the card starts there.
void MoveLabel::paint(QPainter& painter,
                      const art::Ink& ink,
                      QPointF at,
                      bool isBelow,
                      const std::vector<QRectF>& cards) const {
    if (charge) return art::paintForecast(painter, ink, at, isBelow, *charge, cards);
    if (lines.size() == 1 && !isBelow) return art::paintBubble(painter, ink, at, lines.front(), mood, cards);
    const double rows = 17 * ink.palette.textScale * static_cast<double>(lines.size());
    art::paintNote(painter, ink, at + QPointF(0, isBelow ? ink.pixels(rows + 14) : 0), lines, mood, cards);
}

MoveLabel labelOf(const field::Battle& battle,
                  UnitId unit,
                  const field::MoveDraft& draft,
                  const std::optional<field::Outlook>& outlook,
                  const std::optional<field::CombatOdds>& odds) {
    if (!draft.plan()) return {art::Mood::refused, {sentence(draft.plan().error())}, {}};
    const field::MovePlan& plan = *draft.plan();
    const QStringList places = placeTexts(battle, unit, draft);
    QStringList remarks = caltropsTexts(battle, draft);
    if (const auto why = draft.limit())
        remarks << MoveLabelTexts::tr("Stopped short. %1").arg(sentence(*why));
    MoveLabel label;
    if (plan.contact && odds) {
        label.charge = forecastOf(battle, unit, *plan.contact, *odds);
        label.charge->cost = costOf(plan);
        label.charge->remarks = places + remarks;
        return label;
    }
    QStringList first{costOf(plan)};
    if (plan.contact) first << MoveLabelTexts::tr("charge, %1").arg(sectionsText(*plan.contact));
    label.lines << (first + places).join(QStringLiteral(" · "));
    if (outlook) label.lines << outlookLabel(battle, *outlook);
    label.lines += remarks;
    label.lines.removeAll(QString());
    return label;
}

}  // namespace vallum::app
