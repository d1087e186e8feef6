// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/odds_text.h"

#include "field/session/field_texts.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include <vallum/field/situation/optional/health.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class OddsTexts {
    Q_DECLARE_TR_FUNCTIONS(OddsTexts)
};

// A name has a row of its own above its numbers: beside them, a narrow panel would break it letter by letter.
QString headOfTable() {
    return QStringLiteral(
               "<small><table cellspacing='1' width='100%'><tr><td align='right'>%1</td>"
               "<td align='right'>%2</td><td align='right'>%3</td><td align='right'>%4</td></tr>")
        .arg(OddsTexts::tr("wounds"), OddsTexts::tr("breaks"), OddsTexts::tr("routs"),
             OddsTexts::tr("destroyed"));
}

QString row(const QString& name, const field::Prospect& prospect) {
    return QStringLiteral(
               "<tr><td colspan='4'>%1</td></tr><tr><td align='right'>%2</td><td align='right'>%3</td>"
               "<td align='right'>%4</td><td align='right'>%5</td></tr>")
        .arg(name)
        .arg(steadyNumeral(prospect.expectedWounds(), 1))
        .arg(percent(prospect.breaks), percent(prospect.flees), percent(prospect.eliminated));
}

/// "Equites charge from the rear".
QString attackText(const field::Battle& battle, const field::Threat& threat) {
    return QStringLiteral("<b>%1</b> %2")
        .arg(unitName(battle, threat.by).toHtmlEscaped(), inQt(field::words(threat)));
}

QString row(const field::Battle& battle, const field::Threat& threat) {
    if (threat.odds) return row(attackText(battle, threat), *threat.odds);
    return QStringLiteral("<tr><td colspan='4'>%1, %2</td></tr>")
        .arg(attackText(battle, threat), OddsTexts::tr("if it is in range (RNG-11)"));
}

/// A rough measure of how close the combat brings a unit to destruction.
double harm(const field::Battle& battle, UnitId unit, const field::Prospect& prospect) {
    const int left = std::max(1, field::health(battle, unit) - battle.unit(unit).wounds);
    return prospect.expectedWounds() / left + prospect.chanceToGiveWay();
}

QString balanceText(const field::Battle& battle,
                    const field::Opponents& units,
                    const field::CombatOdds& odds) {
    constexpr double even = 0.58;
    constexpr double clear = 0.75;
    const double toAttacker = harm(battle, units.attacker, odds.attacker);
    const double toDefender = harm(battle, units.defender, odds.defender);
    if (toAttacker + toDefender == 0) return OddsTexts::tr("No wounds expected.");
    const double worse = std::max(toAttacker, toDefender) / (toAttacker + toDefender);
    if (worse < even) return OddsTexts::tr("Even fight.");
    const QString better =
        unitName(battle, toAttacker < toDefender ? units.attacker : units.defender).toHtmlEscaped();
    return (worse < clear ? OddsTexts::tr("Advantage: %1.") : OddsTexts::tr("Clear advantage: %1."))
        .arg(better);
}

/// Hides chances that round to zero.
bool isWorthSaying(double chance) { return chance >= 0.005; }

/// "Equites: 0.8 → 1.4 wounds, 4% → 12% to give way"; empty where nothing changes that can be seen.
QString changeText(const QString& name, const field::Prospect& now, const field::Prospect& then) {
    const auto change = [](const QString& before, const QString& after) {
        return before == after ? QString() : QStringLiteral("%1 → %2").arg(before, after);
    };
    const QString wounds =
        change(steadyNumeral(now.expectedWounds(), 1), steadyNumeral(then.expectedWounds(), 1));
    const QString ways = change(percent(now.chanceToGiveWay()), percent(then.chanceToGiveWay()));
    QStringList parts;
    if (!wounds.isEmpty()) parts << OddsTexts::tr("%1 wounds").arg(wounds);
    if (!ways.isEmpty()) parts << OddsTexts::tr("%1 to give way").arg(ways);
    return parts.isEmpty() ? QString() : OddsTexts::tr("%1: %2").arg(name, parts.join(QStringLiteral(", ")));
}

}  // namespace

QString oddsHeadline(const field::Battle& battle,
                     const field::Opponents& units,
                     const field::CombatOdds& odds) {
    QStringList mayGive;
    const auto tell = [&](UnitId unit, const field::Prospect& prospect) {
        if (!isWorthSaying(prospect.chanceToGiveWay())) return;
        mayGive << QStringLiteral("%1 (%2)").arg(unitName(battle, unit).toHtmlEscaped(),
                                                 percent(prospect.chanceToGiveWay()));
    };
    tell(units.attacker, odds.attacker);
    tell(units.defender, odds.defender);
    const QString balance = QStringLiteral("<b>%1</b>").arg(balanceText(battle, units, odds));
    if (mayGive.isEmpty()) return balance;
    return OddsTexts::tr("%1 May give way: %2.").arg(balance, mayGive.join(QStringLiteral(", ")));
}

QString oddsChange(const field::Battle& battle,
                   const field::Opponents& units,
                   const field::CombatOdds& now,
                   const field::CombatOdds& then) {
    QStringList lines{
        changeText(unitName(battle, units.attacker).toHtmlEscaped(), now.attacker, then.attacker),
        changeText(unitName(battle, units.defender).toHtmlEscaped(), now.defender, then.defender)};
    lines.removeAll(QString());
    if (lines.isEmpty()) lines << OddsTexts::tr("Does not change the odds of this fight.");
    return QStringLiteral("<small>%1</small>").arg(lines.join(QStringLiteral("<br>")));
}

QString oddsText(const field::Battle& battle, const field::Opponents& units, const field::CombatOdds& odds) {
    return QStringLiteral("<p style='margin:0'>%1</p>").arg(oddsHeadline(battle, units, odds)) +
           headOfTable() + row(unitName(battle, units.attacker).toHtmlEscaped(), odds.attacker) +
           row(unitName(battle, units.defender).toHtmlEscaped(), odds.defender) +
           QStringLiteral("</table></small>");
}

QString threatsText(const field::Battle& battle, const std::vector<field::Threat>& threats) {
    QString text = QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b></p>").arg(OddsTexts::tr("Threats"));
    if (threats.empty()) {
        return text +
               QStringLiteral("<small>%1</small>").arg(OddsTexts::tr("No known enemy can attack it here."));
    }
    const bool hasNumbers = std::ranges::any_of(threats, [](const auto& it) { return it.odds.has_value(); });
    text += hasNumbers ? headOfTable() : QStringLiteral("<small><table cellspacing='1' width='100%'>");
    for (const field::Threat& threat : threats) text += row(battle, threat);
    const Text whose = field::nameOf(battle, battle.owner(threats.front().by));
    return text + QStringLiteral("</table>%1</small>")
                      .arg(OddsTexts::tr("Next turn of %1, from where its units stand, before events.")
                               .arg(inQt(whose).toHtmlEscaped()));
}

QString givingWay(double chance) { return OddsTexts::tr("%1 to give way").arg(percent(chance)); }

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
