// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/export/army_sheets.h"

#include "art/card_painter.h"
#include "art/faces.h"
#include "export/cutouts.h"
#include "field/table/looks.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>
#include <QTextDocument>

#include <vallum/field/situation/turn/points.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class ArmySheetsTexts {
    Q_DECLARE_TR_FUNCTIONS(ArmySheets)
};

constexpr double gap = 4;  // between cards

/// The unit's card before it takes any damage.
art::CardLook freshCard(const field::Battle& battle, UnitId id) {
    const field::UnitType& type = battle.type(id);
    art::CardLook look;
    look.name = inQt(type.name);
    look.side = lookOfSide(battle.owner(id));
    look.figure = figureOf(type.figure);
    look.health = type.health;
    return look;
}

std::vector<art::CardLook> openCards(const field::Battle& battle, Seat seat) {
    std::vector<art::CardLook> cards;
    for (const UnitId id : battle.everyUnit()) {
        const bool isOpen = battle.owner(id) == seat && battle.unit(id).type != field::hiddenType;
        if (isOpen) cards.push_back(freshCard(battle, id));
    }
    return cards;
}

void paintFront(QPainter& painter, const art::CardLook& look, const QRectF& place) {
    const double perDu = place.width() / art::cardRect.width();
    painter.translate(place.center());
    painter.scale(perDu, perDu);
    art::paintCard(painter, look, perDu, 0, art::lightPalette());
}

QString cell(const QString& text) { return QStringLiteral("<td>%1</td>").arg(text.toHtmlEscaped()); }
QString number(const QString& text) {
    return QStringLiteral("<td align=\"right\">%1</td>").arg(text.toHtmlEscaped());
}
/// Repeated on each sheet that the table spans; the text column gets the width that numbers leave.
QString heading(const QString& units, const QStringList& numbers) {
    QString row = QStringLiteral("<thead><tr><th align=\"left\" width=\"40%\"><small>%1</small></th>")
                      .arg(units.toHtmlEscaped());
    for (const QString& it : numbers)
        row += QStringLiteral("<th align=\"right\"><small>%1</small></th>").arg(it.toHtmlEscaped());
    return row + QStringLiteral("</tr></thead>");
}

QString pair(int one, int other) { return QStringLiteral("%1/%2").arg(one).arg(other); }

QString abilitiesOf(const field::UnitType& type) {
    QStringList words;
    for (const field::Ability it : type.abilities.all()) words << inQt(field::wordFor(it));
    for (const field::Formation it : type.formations.all()) words << inQt(field::wordFor(it));
    return words.join(QStringLiteral(", "));
}

/// "3 Hastati – young men of the first line", with its abilities below.
QString unitCell(const field::UnitType& type, int count) {
    const QString name =
        QStringLiteral("%1 %2 – %3").arg(QString::number(count), inQt(type.name), inData(type.gloss));
    const QString abilities = abilitiesOf(type);
    return QStringLiteral("<td>%1%2</td>")
        .arg(name.toHtmlEscaped(),
             abilities.isEmpty() ? QString()
                                 : QStringLiteral("<br><small>%1</small>").arg(abilities.toHtmlEscaped()));
}

QString rowOf(const field::UnitType& type, int count) {
    const QString shot =
        type.ranged
            ? QStringLiteral("%1 (%2)").arg(type.ranged->power).arg(inQt(field::toText(type.ranged->range)))
            : QStringLiteral("–");
    return QStringLiteral("<tr>") + unitCell(type, count) +
           number(pair(type.attack.hit, type.attack.damage)) + number(shot) +
           number(pair(type.defense.dodge, type.defense.armor)) + number(QString::number(type.morale)) +
           number(QString::number(type.health)) + number(inQt(field::toText(type.movement))) +
           number(QString::number(type.value)) + number(numeral(type.value * count)) +
           QStringLiteral("</tr>");
}

QString unitTable(const field::Battle& battle, const std::map<field::TypeId, int>& counts) {
    QString table = QStringLiteral(
        "<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\" width=\"100%\" "
        "style=\"border-collapse: collapse\">");
    table +=
        heading(ArmySheetsTexts::tr("Units"), {ArmySheetsTexts::tr("Attack"), ArmySheetsTexts::tr("Shooting"),
                                               ArmySheetsTexts::tr("Defense"), ArmySheetsTexts::tr("Morale"),
                                               ArmySheetsTexts::tr("Health"), ArmySheetsTexts::tr("Movement"),
                                               ArmySheetsTexts::tr("Points"), ArmySheetsTexts::tr("Total")});
    for (const auto& [type, count] : counts) table += rowOf(battle.typeOf(type), count);
    return table + QStringLiteral("</table>");
}

QString generalsOf(const field::Side& side) {
    QString list;
    for (const field::GeneralCard& it : side.generals) {
        list += QStringLiteral("<p><b>%1</b> %2. %3</p>")
                    .arg(inQt(it.name).toHtmlEscaped(),
                         ArmySheetsTexts::tr("Influence %1 DU, leadership %2, %3% of the units' points")
                             .arg(inQt(field::toText(it.influence)))
                             .arg(it.leadership)
                             .arg(it.pointsModifier)
                             .toHtmlEscaped(),
                         inData(it.ability.text).toHtmlEscaped());
    }
    return list;
}

QString sumOf(const Sum& sum) {
    QString rows;
    for (const Sum::Term& term : sum.terms()) {
        rows += QStringLiteral("<tr>") + cell(termAndRule(term.rule)) + number(pointsText(term.amount)) +
                QStringLiteral("</tr>");
    }
    return QStringLiteral(
               "<table cellpadding=\"3\">%1<tr><td><b>%2</b></td><td "
               "align=\"right\"><b>%3</b></td></tr></table>")
        .arg(rows, ArmySheetsTexts::tr("Value of the army").toHtmlEscaped(), pointsText(sum.total()));
}

}  // namespace

Sheets unitCards(const field::Battle& battle, const Paper& paper, double millimetersPerDu) {
    Sheets sheets(paper);
    for (const field::Side& side : battle.setting->sides) {
        std::vector<CutoutFront> fronts;
        for (const art::CardLook& look : openCards(battle, side.seat)) {
            fronts.push_back(
                [look](QPainter& painter, const QRectF& place) { paintFront(painter, look, place); });
        }
        addCutouts(sheets, art::cardRect.size() * millimetersPerDu, gap, fronts, {inData(side.name), {}});
    }
    return sheets;
}

QString armyList(const field::Battle& battle, Seat seat) {
    const field::Side& side = battle.side(seat);
    std::map<field::TypeId, int> counts;
    bool isOpen = true;
    for (const field::Unit& unit : battle.units) {
        if (unit.owner != seat) continue;
        if (unit.type == field::hiddenType) {
            isOpen = false;
        } else {
            ++counts[unit.type];
        }
    }
    QString html = QStringLiteral("<h2>%1</h2>").arg(inData(side.name).toHtmlEscaped());
    html += generalsOf(side);
    html += unitTable(battle, counts);
    html +=
        isOpen
            ? sumOf(field::startingValue(battle, seat))
            : QStringLiteral("<p>%1</p>").arg(ArmySheetsTexts::tr("Other units of this side lie face down."));
    return html;
}

Sheets armyLists(const field::Battle& battle, const Paper& paper, const QString& title) {
    Sheets sheets(paper);
    for (const field::Side& side : battle.setting->sides) {
        auto text = std::make_shared<QTextDocument>();
        text->setDefaultFont(QFont(art::familyOf(art::Face::sans), 8));
        text->setHtml(armyList(battle, side.seat));
        sheets.layOut(*text);
        sheets.addText(text, title);
    }
    return sheets;
}

}  // namespace vallum::app
