// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/odds_text.h"

#include "texts.h"

#include <QCoreApplication>

namespace vallum::app {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Odds", text); }

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
               .arg(tr("wounds"), tr("breaks"), tr("flees"), tr("falls")) +
           row(unitName(battle, units.attacker), odds.attacker) +
           row(unitName(battle, units.defender), odds.defender) + QStringLiteral("</table></small>");
}

}  // namespace vallum::app
