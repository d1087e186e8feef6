// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_threat_lens.h"

#include "hex/hex_texts.h"
#include "language/numbers.h"

#include <algorithm>
#include <iterator>
#include <set>

#include <QStringList>

#include <vallum/hex/queries/threats.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

using Threats = std::vector<hex::Threat>;

/// The threats, and the hex they are for.
struct Looked {
    hex::Hex at;
    Threats threats;
};

bool isAmong(const std::vector<hex::Hex>& list, hex::Hex hex) {
    return std::ranges::find(list, hex) != list.end();
}

/// A hex in reach is looked at for the unit that would go there.
Looked threatsFor(
    const Marks& marks, std::optional<UnitId> mover, const hex::Battle& battle, Seat viewer, hex::Hex at) {
    const bool isGoal = isAmong(marks.reach, at) || isAmong(marks.hollow, at);
    if (mover && isGoal && !battle.unitAt(at) && !battle.leaderAt(at))
        return {at, hex::threatsTo(battle, *mover, at)};
    return {at, hex::threatsAt(battle, at, viewer)};
}

QString nameOf(const hex::Battle& battle, const hex::Threat& threat) {
    return inQt(hex::labelOf(battle, threat.by));
}
/// "5d"; empty if it is not known.
QString diceOf(const hex::Threat& threat) {
    return threat.dice ? inQt(phrase("Hex threats", "%1d")(threat.dice->total())) : QString();
}
/// "5d · 43%"
QString labelOf(const hex::Threat& threat) {
    QStringList parts{threat.dice ? diceOf(threat) : QStringLiteral("?")};
    if (threat.odds) parts << percent(threat.chanceToGiveWay());
    return parts.join(QStringLiteral(" · "));
}
QString spokenOf(const hex::Battle& battle, const hex::Threat& threat) {
    const Text what = hex::words(threat);
    if (!threat.odds)
        return inQt(phrase("Hex threats", "threatened by %1, %2")(hex::labelOf(battle, threat.by), what));
    return inQt(phrase("Hex threats", "threatened by %1, %2, gives way %3")(
        hex::labelOf(battle, threat.by), what, percent(threat.chanceToGiveWay()).toStdString()));
}

SheetRow rowOf(const hex::Battle& battle, const hex::Threat& threat) {
    QStringList values{threat.dice ? diceOf(threat) : inQt(phrase("Hex threats", "as many as the enemy")())};
    if (threat.odds) values << percent(threat.odds->eliminate) << percent(threat.odds->driveOff);
    return {QStringLiteral("%1: %2").arg(nameOf(battle, threat), inQt(hex::deedOf(threat))),
            values.join(QStringLiteral(" · ")), SheetRow::Mood::bad,
            threat.dice ? termsOf(*threat.dice) : ruleName("HEX-43"_rule)};
}

/// "LI 2, MC 1": the enemies that the unit could attack itself.
SheetRow targetsRow(const hex::Battle& battle, UnitId unit) {
    QStringList names;
    for (const hex::Threat& threat : hex::threatsBy(battle, unit)) {
        const auto target = battle.unitAt(threat.at);
        const QString name = target ? inQt(hex::labelOf(battle, *target)) : whoIsAt(battle, threat.at);
        if (!names.contains(name)) names << name;
    }
    const QString all =
        names.isEmpty() ? inQt(phrase("Hex threats", "nobody")()) : names.join(QStringLiteral(", "));
    return {inQt(phrase("Hex threats", "It could attack")()), all, SheetRow::Mood::plain, all};
}

std::vector<SheetRow> rowsOf(const hex::Battle& battle, const Threats& threats) {
    if (threats.empty())
        return {{inQt(phrase("Hex threats", "No enemy could attack it next turn")()),
                 {},
                 SheetRow::Mood::quiet,
                 {}}};
    const QString values = threats.front().odds ? inQt(phrase("Hex threats", "dice · destroyed · retreats")())
                                                : inQt(phrase("Hex threats", "dice")());
    std::vector<SheetRow> rows{
        {inQt(phrase("Hex threats", "Next turn, if ordered")()), values, SheetRow::Mood::quiet, {}}};
    for (const hex::Threat& threat : threats) rows.push_back(rowOf(battle, threat));
    return rows;
}

}  // namespace

void HexThreatLens::addTo(Marks& marks,
                          SheetContent& content,
                          const hex::Battle& battle,
                          Seat viewer,
                          std::optional<hex::Hex> looked) const {
    if (!looked && marks.picked.size() == 1) looked = marks.picked.front();
    if (!isShown_ || !looked || battle.outcome) return;
    const auto [at, threats] = threatsFor(marks, content.unit, battle, viewer, *looked);
    std::set<UnitId> marked;
    for (const hex::Threat& threat : threats) {
        // The first is its worst.
        if (!marked.insert(threat.by).second) continue;
        marks.threats.push_back(
            {battle.unit(threat.by).at, at, threat.isShot(), labelOf(threat), spokenOf(battle, threat)});
    }
    if (content.title.isEmpty()) content = sheetAbout(battle, at);
    // Odds of an attack that the player is about to make come first.
    if (content.heading.isEmpty()) content.rows.clear();
    std::ranges::move(rowsOf(battle, threats), std::back_inserter(content.rows));
    if (const auto unit = battle.unitAt(at)) content.rows.push_back(targetsRow(battle, *unit));
}

}  // namespace vallum::app
