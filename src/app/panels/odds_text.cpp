// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/odds_text.h"

#include "numbers.h"
#include "panels/unit_panel.h"
#include "texts.h"

#include <QCoreApplication>
#include <QStringList>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class OddsTexts {
    Q_DECLARE_TR_FUNCTIONS(OddsTexts)
};

QString headOfTable() {
    return QStringLiteral(
               "<small><table cellspacing='4'><tr><td></td><td>%1</td><td>%2</td><td>%3</td>"
               "<td>%4</td></tr>")
        .arg(OddsTexts::tr("wounds"), OddsTexts::tr("breaks"), OddsTexts::tr("flees"),
             OddsTexts::tr("falls"));
}

QString row(const QString& name, const field::Prospect& prospect) {
    return QStringLiteral(
               "<tr><td>%1</td><td align='right'>%2</td><td align='right'>%3</td>"
               "<td align='right'>%4</td><td align='right'>%5</td></tr>")
        .arg(name)
        .arg(steadyNumeral(prospect.expectedWounds(), 1))
        .arg(percent(prospect.breaks), percent(prospect.flees), percent(prospect.eliminated));
}

/// "Equites", and below "charge from the rear".
QString attackText(const field::Battle& battle, const field::Threat& threat) {
    return QStringLiteral("<b>%1</b><br>%2")
        .arg(unitName(battle, threat.by).toHtmlEscaped(), inQt(field::words(threat)));
}

QString row(const field::Battle& battle, const field::Threat& threat) {
    if (threat.odds) return row(attackText(battle, threat), *threat.odds);
    return QStringLiteral("<tr><td>%1</td><td colspan='4'>%2</td></tr>")
        .arg(attackText(battle, threat), OddsTexts::tr("if it is in range (RNG-11)"));
}

}  // namespace

QString oddsText(const field::Battle& battle, const field::Opponents& units, const field::CombatOdds& odds) {
    return headOfTable() + row(unitName(battle, units.attacker).toHtmlEscaped(), odds.attacker) +
           row(unitName(battle, units.defender).toHtmlEscaped(), odds.defender) +
           QStringLiteral("</table></small>");
}

QString threatsText(const field::Battle& battle, const std::vector<field::Threat>& threats) {
    QString text = QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b></p>").arg(OddsTexts::tr("Threats"));
    if (threats.empty()) {
        return text + QStringLiteral("<small>%1</small>")
                          .arg(OddsTexts::tr("No known enemy can attack it where it stands."));
    }
    text += headOfTable();
    for (const field::Threat& threat : threats) text += row(battle, threat);
    return text + QStringLiteral("</table>%1</small>")
                      .arg(OddsTexts::tr("In their next turn, from where they stand, without events."));
}

QString structureOddsText(const field::StructureOdds& odds, field::Siegework by) {
    const bool burns = by == field::Siegework::incendiaryShot || by == field::Siegework::arson;
    QStringList lines{
        OddsTexts::tr("Dice: %1").arg(explained(odds.dice)),
        OddsTexts::tr("To hit: %1 against %2").arg(explained(odds.attackToHit), explained(odds.resistance))};
    if (!burns) lines << OddsTexts::tr("To damage: %1").arg(explained(odds.attackToDamage));
    const QString expected = steadyNumeral(odds.expected(), 1);
    QString result = burns ? OddsTexts::tr("%1 fire markers expected").arg(expected)
                           : OddsTexts::tr("%1 damage expected").arg(expected);
    if (odds.breaksDoor > odds.collapses)
        result += OddsTexts::tr(", breaks the door %1").arg(percent(odds.breaksDoor));
    if (odds.collapses > 0) result += OddsTexts::tr(", collapses %1").arg(percent(odds.collapses));
    lines << result;
    return QStringLiteral("<small>%1</small>").arg(lines.join(QStringLiteral("<br>")));
}

}  // namespace vallum::app
