// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/action_odds_text.h"

#include "field/session/field_texts.h"
#include "field/words/odds_text.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>

#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class ActionOddsTexts {
    Q_DECLARE_TR_FUNCTIONS(ActionOddsTexts)
};

QString name(const field::Battle& battle, UnitId unit) { return unitName(battle, unit).toHtmlEscaped(); }

bool isWithdrawal(const field::EngagedAction& action) {
    return std::holds_alternative<field::Withdraw>(action);
}
bool isRetreat(const field::EngagedAction& action) { return std::holds_alternative<field::Retreat>(action); }

/// The odds of a fight that goes on.
QString fightText(const field::Battle& battle,
                  const field::EngagedAction& action,
                  const field::FightChange& fight) {
    const QString headline = oddsHeadline(battle, fight.units, *fight.then);
    QString change = oddsChange(battle, fight.units, fight.now, *fight.then).toHtmlEscaped();
    const QString enemy = name(battle, fight.units.defender);
    return (isWithdrawal(action) ? ActionOddsTexts::tr("If %1 follows: %2").arg(enemy, headline) : headline) +
           QStringLiteral("<br><small>%1</small>")
               .arg(change.replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

/// "12% → 31% to give way"
QString wayText(const field::Prospect& now, const field::Prospect& then) {
    const QString before = percent(now.chanceToGiveWay());
    const QString after = percent(then.chanceToGiveWay());
    return before == after
               ? QString()
               : ActionOddsTexts::tr("%1 to give way").arg(QStringLiteral("%1 → %2").arg(before, after));
}

std::set<UnitId> enemiesIn(const std::vector<field::Threat>& threats) {
    std::set<UnitId> enemies;
    for (const field::Threat& it : threats) enemies.insert(it.by);
    return enemies;
}

/// Leaves out negligible threats.
bool isDanger(const field::Threat& threat) { return !threat.odds || isWorthSaying(threat.chanceToGiveWay()); }

QString chanceText(const field::Threat& threat) {
    return threat.odds ? ActionOddsTexts::tr("%1 to give way").arg(percent(threat.chanceToGiveWay()))
                       : ActionOddsTexts::tr("if in range (RNG-11)");
}

}  // namespace

QStringList actionText(const field::Battle& battle,
                       const field::EngagedAction& action,
                       const field::ActionOdds& odds) {
    if (isRetreat(action)) {
        return {
            ActionOddsTexts::tr("<b>Before it gets away: %1 to give way</b>, %2 wounds expected.")
                .arg(percent(odds.struck.chanceToGiveWay()), steadyNumeral(odds.struck.expectedWounds(), 1))};
    }
    QStringList lines;
    if (isWithdrawal(action)) lines << ActionOddsTexts::tr("<b>No free attack.</b>");
    for (const field::FightChange& fight : odds.fights) {
        const QString enemy = name(battle, fight.units.defender);
        if (fight.then) {
            lines << fightText(battle, action, fight);
        } else if (isWithdrawal(action)) {
            lines << ActionOddsTexts::tr("%1 cannot keep contact: no fight with it this turn.").arg(enemy);
        } else {
            lines << ActionOddsTexts::tr("No fight with %1 this turn.").arg(enemy);
        }
    }
    return lines;
}

QString actionLabel(const field::Battle& battle,
                    const field::EngagedAction& action,
                    const field::ActionOdds& odds) {
    if (isRetreat(action))
        return ActionOddsTexts::tr("%1 to give way").arg(percent(odds.struck.chanceToGiveWay()));
    if (isWithdrawal(action)) {
        const bool isHeld =
            std::ranges::any_of(odds.fights, [](const auto& it) { return it.then.has_value(); });
        return isHeld ? ActionOddsTexts::tr("no free attack, the enemy may follow")
                      : ActionOddsTexts::tr("no free attack, nobody can keep up");
    }
    QStringList parts;
    for (const field::FightChange& fight : odds.fights) {
        if (!fight.then) continue;
        const auto tell = [&](UnitId unit, const QString& way) {
            if (!way.isEmpty()) parts << ActionOddsTexts::tr("%1: %2").arg(unitName(battle, unit), way);
        };
        tell(fight.units.defender, wayText(fight.now.defender, fight.then->defender));
        tell(fight.units.attacker, wayText(fight.now.attacker, fight.then->attacker));
    }
    return parts.join(QStringLiteral(" · "));
}

namespace {

QString threatLabel(const field::Battle& battle, const field::Outlook& outlook) {
    const auto count = std::ssize(enemiesIn(outlook.threats));
    if (count == 0) return {};
    const field::Threat& worst = outlook.threats.front();
    if (count == 1) {
        const QString who = ActionOddsTexts::tr("within reach of %1").arg(unitName(battle, worst.by));
        return isDanger(worst) ? QStringLiteral("%1, %2").arg(who, chanceText(worst)) : who;
    }
    const QString many = ActionOddsTexts::tr("within reach of %1 enemies").arg(count);
    // A shot whose range nobody has measured is among the many, but no number tells how bad it is.
    return worst.odds && isDanger(worst) ? ActionOddsTexts::tr("%1, at worst %2").arg(many, chanceText(worst))
                                         : many;
}

}  // namespace

QStringList outlookText(const field::Battle& battle, const field::Outlook& outlook) {
    QStringList lines;
    if (!outlook.shot)
        lines << ActionOddsTexts::tr("It cannot shoot after this move (%1).")
                     .arg(ruleName(outlook.shot.error().rule));
    const auto count = std::ssize(enemiesIn(outlook.threats));
    if (count == 0) {
        lines << ActionOddsTexts::tr("No known enemy can attack it there.");
    } else {
        const field::Threat& worst = outlook.threats.front();
        const QString who = name(battle, worst.by);
        const QString how = inQt(field::words(worst));
        const QString what = isDanger(worst) ? QStringLiteral("%1, %2").arg(how, chanceText(worst)) : how;
        lines << (count == 1 ? ActionOddsTexts::tr("%1 can attack it there: %2.").arg(who, what)
                             : ActionOddsTexts::tr("%1 enemies can attack it there. The worst: %2, %3.")
                                   .arg(count)
                                   .arg(who, what));
    }
    if (!outlook.inReach.empty()) {
        lines << ActionOddsTexts::tr("Next turn it can charge %1.")
                     .arg(inQt(field::namesOf(battle, outlook.inReach)).toHtmlEscaped());
    }
    return lines;
}

QString outlookLabel(const field::Battle& battle, const field::Outlook& outlook) {
    QStringList lines;
    if (!outlook.shot) lines << ActionOddsTexts::tr("no shot after this");
    lines << threatLabel(battle, outlook);
    lines.removeAll(QString());
    return lines.join(QStringLiteral(" · "));
}

}  // namespace vallum::app
