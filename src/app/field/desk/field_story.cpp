// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_story.h"

#include "ending/end_sheet.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/words/log_lines.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"

#include <algorithm>
#include <ranges>

#include <vallum/field/queries/luck.h>
#include <vallum/field/queries/turning_points.h>
#include <vallum/field/rules/turn/victory.h>
#include <vallum/field/situation/turn/points.h>

namespace vallum::app {

namespace {

/// The turns that shifted the balance most, none less than half as much as another, in chronological order.
std::vector<field::TurnOfBattle> turningPointsOf(const field::Timeline& timeline) {
    constexpr std::size_t most = 3;
    auto turns = field::turnsOf(timeline);
    std::ranges::stable_sort(turns, std::ranges::greater(), &field::TurnOfBattle::swing);
    const int greatest = turns.empty() ? 0 : turns.front().swing;
    std::erase_if(turns,
                  [&](const field::TurnOfBattle& it) { return it.swing <= 0 || 2 * it.swing < greatest; });
    if (turns.size() > most) turns.resize(most);
    std::ranges::sort(turns, {}, &field::TurnOfBattle::first);
    return turns;
}

/// The sides of the winning team; empty for a draw.
QStringList winnersOf(const field::Battle& end) {
    QStringList names;
    for (const field::Side& side : end.setting->sides) {
        if (end.outcome->winner && end.areAllied(side.seat, *end.outcome->winner)) names << inData(side.name);
    }
    return names;
}

QString headlineOf(const field::Battle& end) {
    const QStringList winners = winnersOf(end);
    if (winners.isEmpty()) return EndSheet::tr("The battle is a draw.");
    return winners.size() == 1 ? EndSheet::tr("%1 has won.").arg(winners.front())
                               : EndSheet::tr("%1 have won.").arg(winners.join(EndSheet::tr(" and ")));
}

/// The units of a side that are off the table.
QStringList fallenOf(const field::Battle& end, Seat seat) {
    const auto left = end.unitsOnTable();
    QStringList names;
    for (int raw = 0; raw != static_cast<int>(end.units.size()); ++raw) {
        const UnitId unit(raw);
        if (end.owner(unit) == seat && std::ranges::count(left, unit) == 0) names << unitName(end, unit);
    }
    return names;
}

QString fortuneOf(const std::vector<field::PlayerLuck>& luck, Seat seat) {
    const auto found = std::ranges::find(luck, seat, &field::PlayerLuck::seat);
    if (found == luck.end() || found->all.throws() == 0) return {};
    return EndSheet::tr("Dice: %1").arg(inQt(field::words(found->all)));
}

BattleStory::Side toldOf(const field::Battle& end, const field::Side& side, const QString& fortune) {
    const QStringList fallen = fallenOf(end, side.seat);
    const int lost = field::losses(end, side.seat).total();
    return {inData(side.name),
            {EndSheet::tr("%1 points lost").arg(pointsText(lost)),
             fallen.isEmpty() ? EndSheet::tr("No units lost")
                              : EndSheet::tr("Lost: %1").arg(fallen.join(QStringLiteral(", ")))},
            fortune};
}

/// The balance can also shift because fleeing units rally.
QString wonBackIn(const field::Battle& end, const field::TurnOfBattle& turn) {
    QStringList sides;
    for (const field::SideLoss& loss : turn.losses) {
        if (loss.inTurn() >= 0) continue;
        sides << EndSheet::tr("%1 wins back %2 points")
                     .arg(inData(end.side(loss.seat).name), pointsText(-loss.inTurn()));
    }
    return sides.join(QStringLiteral(", "));
}

BattleStory::TurningPoint told(const field::Battle& end, const field::TurnOfBattle& turn) {
    const QString what =
        turn.casualties.empty() ? wonBackIn(end, turn) : inQt(field::words(end, turn.casualties));
    return {EndSheet::tr("Turn %1: %2").arg(turn.turn).arg(what), turn.first};
}

/// What has just happened when the battle ends; empty if the rule that ends it says it all.
QString causeOf(const field::Battle& end, const std::vector<field::Happening>& all) {
    const auto isEnd = [](const field::Happening& it) {
        return std::holds_alternative<field::BattleEnded>(it.fact);
    };
    const auto last = std::ranges::find_if(std::views::reverse(all), isEnd);
    if (last == all.rend() || std::next(last) == all.rend()) return {};
    const field::Fact& cause = std::next(last)->fact;
    return std::holds_alternative<field::LossesChecked>(cause) ? sentence(end, cause) : QString();
}

/// The losers, if none of their units is left that fights.
QStringList annihilatedIn(const field::Battle& end) {
    if (!field::endedByAnnihilation(end)) return {};
    const Seat winner = *end.outcome->winner;
    QStringList names;
    for (const field::Side& side : end.setting->sides) {
        if (!end.areAllied(side.seat, winner)) names << inData(side.name).toHtmlEscaped();
    }
    return names;
}

/// Some rules end a battle in more than one way: which one it was.
QString wayOf(const field::Battle& end, std::optional<Seat> surrendered) {
    const RuleId& why = end.outcome->why;
    const QString rule = linkTo(why, QString::fromStdString(std::string(why.text())));
    if (surrendered) {
        return EndSheet::tr("%1 surrendered (%2).")
            .arg(inData(end.side(*surrendered).name).toHtmlEscaped(), rule);
    }
    const QStringList gone = annihilatedIn(end);
    if (gone.isEmpty()) return linkTo(why, ruleName(why));
    const bool isRout = std::ranges::any_of(
        end.unitsOnTable(), [&](UnitId it) { return !end.areAllied(end.owner(it), *end.outcome->winner); });
    const QString names = gone.join(EndSheet::tr(" and "));
    if (isRout) return EndSheet::tr("All units of %1 are fleeing (%2).").arg(names, rule);
    return gone.size() == 1 ? EndSheet::tr("%1 has no units left (%2).").arg(names, rule)
                            : EndSheet::tr("%1 have no units left (%2).").arg(names, rule);
}

}  // namespace

BattleStory storyOf(const field::Battle& begin,
                    const field::Battle& end,
                    const std::vector<field::Happening>& all,
                    std::optional<Seat> surrendered) {
    BattleStory story;
    story.headline = headlineOf(end);
    story.why = EndSheet::tr("Turn %1 · %2").arg(end.turn).arg(wayOf(end, surrendered));
    if (const QString cause = causeOf(end, all); !cause.isEmpty())
        story.why += QStringLiteral("<br>") + cause.toHtmlEscaped();
    if (end.outcome->winner) story.winner = lookOfSide(*end.outcome->winner);
    const auto luck = field::luckIn(begin, all);
    for (const field::Side& side : end.setting->sides)
        story.sides.push_back(toldOf(end, side, fortuneOf(luck, side.seat)));
    for (const field::TurnOfBattle& turn : turningPointsOf({begin, all}))
        story.turningPoints.push_back(told(end, turn));
    return story;
}

}  // namespace vallum::app
