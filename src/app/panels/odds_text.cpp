// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/odds_text.h"

#include "panels/unit_panel.h"
#include "texts.h"

#include <QCoreApplication>
#include <QStringList>

namespace vallum::app {

namespace {

class OddsTexts {
    Q_DECLARE_TR_FUNCTIONS(OddsTexts)
};

QString percent(double chance) { return QStringLiteral("%1 %").arg(chance * 100, 0, 'f', 0); }

QString row(const QString& name, const field::Prospect& prospect) {
    return QStringLiteral(
               "<tr><td>%1</td><td align='right'>%2</td><td align='right'>%3</td>"
               "<td align='right'>%4</td><td align='right'>%5</td></tr>")
        .arg(name.toHtmlEscaped())
        .arg(prospect.expectedWounds(), 0, 'f', 1)
        .arg(percent(prospect.breaks), percent(prospect.flees), percent(prospect.eliminated));
}

}  // namespace

QString oddsText(const field::Battle& battle, const field::Opponents& units, const field::CombatOdds& odds) {
    return QStringLiteral(
               "<small><table cellspacing='4'><tr><td></td><td>%1</td><td>%2</td><td>%3</td>"
               "<td>%4</td></tr>")
               .arg(OddsTexts::tr("wounds"), OddsTexts::tr("breaks"), OddsTexts::tr("flees"),
                    OddsTexts::tr("falls")) +
           row(unitName(battle, units.attacker), odds.attacker) +
           row(unitName(battle, units.defender), odds.defender) + QStringLiteral("</table></small>");
}

QString structureOddsText(const field::StructureOdds& odds, field::Siegework by) {
    const bool burns = by == field::Siegework::incendiaryShot || by == field::Siegework::arson;
    QStringList lines{
        OddsTexts::tr("Dice: %1").arg(explained(odds.dice)),
        OddsTexts::tr("To hit: %1 against %2").arg(explained(odds.attackToHit), explained(odds.resistance))};
    if (!burns) lines << OddsTexts::tr("To damage: %1").arg(explained(odds.attackToDamage));
    const QString expected = QString::number(odds.expected(), 'f', 1);
    QString result = burns ? OddsTexts::tr("%1 fire markers to expect").arg(expected)
                           : OddsTexts::tr("%1 damage to expect").arg(expected);
    if (odds.breaksDoor > odds.collapses)
        result += OddsTexts::tr(", breaks the door %1").arg(percent(odds.breaksDoor));
    if (odds.collapses > 0) result += OddsTexts::tr(", collapses %1").arg(percent(odds.collapses));
    lines << result;
    return QStringLiteral("<small>%1</small>").arg(lines.join(QStringLiteral("<br>")));
}

}  // namespace vallum::app
