// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/odds_text.h"

#include "art/palette.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/words/sum_text.h"
#include "language/numbers.h"
#include "language/texts.h"
#include "settings/settings.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QCoreApplication>
#include <QStringList>

#include <vallum/field/situation/optional/health.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class OddsTexts {
    Q_DECLARE_TR_FUNCTIONS(OddsTexts)
};

/// "Equites: charge from the rear".
QString attackText(const field::Battle& battle, const field::Threat& threat) {
    return QStringLiteral("<b>%1</b>: %2")
        .arg(unitName(battle, threat.by).toHtmlEscaped(), inQt(field::words(threat)));
}

/// A rough measure of how close the combat brings a unit to destruction.
double harm(const field::Battle& battle, UnitId unit, const field::Prospect& prospect) {
    return prospect.expectedWounds() / std::max(1, field::healthLeft(battle, unit)) +
           prospect.chanceToGiveWay();
}

/// The part of all harm that falls to the defender, 0 to 1 (of a shot, all of it); none: nobody is harmed.
std::optional<double> shareOfHarm(const field::Battle& battle,
                                  const field::Opponents& units,
                                  const field::CombatOdds& odds) {
    const double toAttacker = harm(battle, units.attacker, odds.attacker);
    const double toDefender = harm(battle, units.defender, odds.defender);
    if (toAttacker + toDefender == 0) return std::nullopt;
    return toDefender / (toAttacker + toDefender);
}

bool isSafe(const field::Prospect& prospect) {
    return prospect.expectedWounds() <= 0 && prospect.chanceToGiveWay() <= 0;
}

/// So little harm to choose between them that no side is better off.
bool isEven(const field::Battle& battle, const field::Opponents& units, const field::CombatOdds& odds) {
    constexpr double little = 0.12;
    return std::abs(harm(battle, units.attacker, odds.attacker) -
                    harm(battle, units.defender, odds.defender)) < little;
}

/// One side is so much more likely to give way that no player would call the fight even.
bool areFarApart(const field::CombatOdds& odds) {
    constexpr double far = 0.05;
    const auto [less, more] = std::minmax({odds.attacker.chanceToGiveWay(), odds.defender.chanceToGiveWay()});
    return more >= 2 * less && more - less >= far;
}

/// As plain text.
QString balanceText(const field::Battle& battle,
                    const field::Opponents& units,
                    const field::CombatOdds& odds) {
    constexpr double even = 0.58;
    constexpr double clear = 0.75;
    const auto share = shareOfHarm(battle, units, odds);
    if (!share) return OddsTexts::tr("No wounds expected.");
    if (isSafe(odds.attacker))
        return OddsTexts::tr("%1 can expect %2 wounds.")
            .arg(unitName(battle, units.defender), steadyNumeral(odds.defender.expectedWounds(), 1));
    const double worse = std::max(*share, 1 - *share);
    const bool isClose = worse < even || isEven(battle, units, odds);
    if (isClose && !areFarApart(odds)) return OddsTexts::tr("Even fight.");
    const bool isAttackers =
        isClose ? odds.attacker.chanceToGiveWay() < odds.defender.chanceToGiveWay() : *share > 0.5;
    const QString better = unitName(battle, isAttackers ? units.attacker : units.defender);
    return (isClose || worse < clear ? OddsTexts::tr("Advantage: %1.")
                                     : OddsTexts::tr("Clear advantage: %1."))
        .arg(better);
}

/// The colors of both sides meet where the advantage lies, the attacker's to the left.
QString balanceBar(const field::Battle& battle, const field::Opponents& units, double attackersShare) {
    constexpr int least = 4;  // percent; a sliver shows whose color it is
    const int left = std::clamp(static_cast<int>(std::lround(attackersShare * 100)), least, 100 - least);
    const auto part = [&](UnitId unit, int width) {
        const auto shades = art::shadesOf(lookOfSide(battle.owner(unit)).color, Settings::stored().eyes);
        return QStringLiteral("<td width='%1%' bgcolor='%2' style='font-size:7px'>&nbsp;</td>")
            .arg(width)
            .arg(shades.base.name());
    };
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='0'><tr>%1%2</tr></table>")
        .arg(part(units.attacker, left), part(units.defender, 100 - left));
}

QString prospectRow(const QString& what, const QString& attackers, const QString& defenders) {
    return QStringLiteral(
               "<tr><td width='25%'><b>%2</b></td><td width='50%' align='center'>%1</td>"
               "<td width='25%' align='right'><b>%3</b></td></tr>")
        .arg(what, attackers, defenders);
}

/// What is in store for both, side by side as their names are. Giving way includes what stands below it,
/// where chances that round to zero are left out.
QString prospectsTable(const field::Battle& battle,
                       const field::Opponents& units,
                       const field::CombatOdds& odds) {
    const auto wounds = [&](UnitId unit, const field::Prospect& it) {
        return OddsTexts::tr("%1 of %2", "wounds expected, and those it can take")
            .arg(steadyNumeral(it.expectedWounds(), 1))
            .arg(std::max(1, field::healthLeft(battle, unit)));
    };
    QString rows = prospectRow(OddsTexts::tr("wounds taken"), wounds(units.attacker, odds.attacker),
                               wounds(units.defender, odds.defender));
    const auto chance = [&](const QString& what, double attackers, double defenders) {
        rows += prospectRow(what, percent(attackers), percent(defenders));
    };
    const auto rareChance = [&](const QString& what, double attackers, double defenders) {
        if (isWorthSaying(attackers) || isWorthSaying(defenders)) chance(what, attackers, defenders);
    };
    chance(OddsTexts::tr("gives way"), odds.attacker.chanceToGiveWay(), odds.defender.chanceToGiveWay());
    rareChance(OddsTexts::tr("routs"), odds.attacker.flees, odds.defender.flees);
    rareChance(OddsTexts::tr("destroyed"), odds.attacker.eliminated, odds.defender.eliminated);
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='0'>%1</table>").arg(rows);
}

/// "Equites: charge from the rear, 1.7 wounds, 12% to give way".
QString threatText(const field::Battle& battle, const field::Threat& threat) {
    if (!threat.odds) {
        return OddsTexts::tr("%1, %2").arg(attackText(battle, threat), OddsTexts::tr("if in range (RNG-11)"));
    }
    const QString wounds = OddsTexts::tr("%1 wounds").arg(steadyNumeral(threat.odds->expectedWounds(), 1));
    return OddsTexts::tr("%1, %2").arg(
        attackText(battle, threat),
        QStringLiteral("%1, <b>%2</b>").arg(wounds, givingWay(threat.odds->chanceToGiveWay())));
}

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

/// "May give way: Hastati (12%), Pezhetairoi (38%)."; empty if nobody is likely to.
QString mayGiveWay(const field::Battle& battle,
                   const field::Opponents& units,
                   const field::CombatOdds& odds) {
    QStringList mayGive;
    const auto tell = [&](UnitId unit, const field::Prospect& prospect) {
        if (!isWorthSaying(prospect.chanceToGiveWay())) return;
        mayGive << QStringLiteral("%1 (%2)").arg(unitName(battle, unit), percent(prospect.chanceToGiveWay()));
    };
    tell(units.attacker, odds.attacker);
    tell(units.defender, odds.defender);
    if (mayGive.isEmpty()) return {};
    return OddsTexts::tr("May give way: %1.").arg(mayGive.join(QStringLiteral(", ")));
}

}  // namespace

QString oddsLine(const field::Battle& battle, const field::Opponents& units, const field::CombatOdds& odds) {
    const QString balance = balanceText(battle, units, odds);
    const QString mayGive = mayGiveWay(battle, units, odds);
    return mayGive.isEmpty() ? balance : OddsTexts::tr("%1 %2", "two sentences").arg(balance, mayGive);
}

QString oddsHeadline(const field::Battle& battle,
                     const field::Opponents& units,
                     const field::CombatOdds& odds) {
    const QString balance = QStringLiteral("<b>%1</b>").arg(balanceText(battle, units, odds).toHtmlEscaped());
    const QString mayGive = mayGiveWay(battle, units, odds);
    return mayGive.isEmpty() ? balance
                             : OddsTexts::tr("%1 %2", "two sentences").arg(balance, mayGive.toHtmlEscaped());
}

QString oddsChange(const field::Battle& battle,
                   const field::Opponents& units,
                   const field::CombatOdds& now,
                   const field::CombatOdds& then) {
    QStringList lines{changeText(unitName(battle, units.attacker), now.attacker, then.attacker),
                      changeText(unitName(battle, units.defender), now.defender, then.defender)};
    lines.removeAll(QString());
    if (lines.isEmpty()) lines << OddsTexts::tr("Does not change the odds of this fight.");
    return lines.join(QLatin1Char('\n'));
}

QString oddsText(const field::Battle& battle, const field::Opponents& units, const field::CombatOdds& odds) {
    const auto name = [&](UnitId unit) { return unitName(battle, unit).toHtmlEscaped(); };
    const auto share = shareOfHarm(battle, units, odds);
    return QStringLiteral(
               "<p style='margin:0'><b>%1</b></p><table width='100%' cellspacing='0' cellpadding='0'><tr>"
               "<td>%2</td><td align='right'>%3</td></tr></table>")
               .arg(balanceText(battle, units, odds).toHtmlEscaped(), name(units.attacker),
                    name(units.defender)) +
           (share && !isSafe(odds.attacker)
                ? balanceBar(battle, units, isEven(battle, units, odds) && !areFarApart(odds) ? 0.5 : *share)
                : QString()) +
           prospectsTable(battle, units, odds);
}

QString threatsText(const field::Battle& battle, const std::vector<field::Threat>& threats) {
    QString text = QStringLiteral("<p style='margin:6px 0 0 0'><b>%1</b></p>").arg(OddsTexts::tr("Threats"));
    if (threats.empty()) {
        return text +
               QStringLiteral("<small>%1</small>").arg(OddsTexts::tr("No known enemy can attack it here."));
    }
    for (const field::Threat& threat : threats)
        text += QStringLiteral("<p style='margin:0 0 3px 0'>%1</p>").arg(threatText(battle, threat));
    const Text whose = field::nameOf(battle, battle.owner(threats.front().by));
    return text +
           QStringLiteral("<small>%1</small>")
               .arg(OddsTexts::tr("In the next turn of %1, from where its units stand now, without events.")
                        .arg(inQt(whose).toHtmlEscaped()));
}

bool isWorthSaying(double chance) { return chance >= 0.005; }

QString givingWay(double chance) { return OddsTexts::tr("%1 to give way").arg(percent(chance)); }

QString structureNumbers(const field::StructureOdds& odds, field::Siegework by) {
    const bool burns = by == field::Siegework::incendiaryShot || by == field::Siegework::arson;
    QStringList numbers{
        OddsTexts::tr("Dice: %1").arg(explained(odds.dice)),
        OddsTexts::tr("To hit: %1 against %2").arg(explained(odds.attackToHit), explained(odds.resistance))};
    if (!burns) numbers << OddsTexts::tr("To damage: %1").arg(explained(odds.attackToDamage));
    return QStringLiteral("<small>%1</small>").arg(numbers.join(QStringLiteral(" · ")));
}

QString structureHeadline(const field::StructureOdds& odds, field::Siegework by) {
    const bool burns = by == field::Siegework::incendiaryShot || by == field::Siegework::arson;
    const QString expected = steadyNumeral(odds.expected(), 1);
    QStringList result{burns ? OddsTexts::tr("%1 fire markers expected").arg(expected)
                             : OddsTexts::tr("%1 damage expected").arg(expected)};
    if (odds.breaksDoor > odds.collapses)
        result << OddsTexts::tr("%1 to break the door").arg(percent(odds.breaksDoor));
    if (isWorthSaying(odds.collapses))
        result << OddsTexts::tr("%1 to bring it down").arg(percent(odds.collapses));
    return result.join(QStringLiteral(", "));
}

}  // namespace vallum::app
