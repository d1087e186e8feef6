// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_story.h"

#include "art/faces.h"
#include "ending/end_sheet.h"
#include "hex/hex_header.h"
#include "hex/hex_texts.h"
#include "hex/piece_painter.h"
#include "language/rule_links.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>

#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

QString headlineOf(const hex::Battle& end) {
    const auto& winner = end.outcome->winner;
    if (!winner) return EndSheet::tr("The battle is a draw.");
    return EndSheet::tr("%1 has won.").arg(nameIn(end, *winner));
}

QString whyOf(const hex::Battle& end) {
    const RuleId& why = end.outcome->why;
    return EndSheet::tr("Turn %1 · %2").arg(end.turn).arg(linkTo(why, ruleName(why)));
}

/// The units and leaders of a side that met this fate.
QStringList goneOf(const hex::Battle& end, Seat seat, hex::Fate fate) {
    QStringList names;
    for (std::size_t i = 0; i != end.units.size(); ++i) {
        const UnitId id(static_cast<std::int32_t>(i));
        const hex::Unit& unit = end.units[i];
        if (unit.owner == seat && unit.fate == fate) names << inQt(hex::labelOf(end, id));
    }
    for (const hex::Leader& leader : end.leaders) {
        if (leader.owner == seat && leader.fate == fate) names << inQt(leader.name);
    }
    return names;
}

int blocksLost(const hex::Battle& begin, const hex::Battle& end, Seat seat) {
    int lost = 0;
    for (std::size_t i = 0; i != end.units.size(); ++i) {
        if (end.units[i].owner != seat || end.units[i].fate == hex::Fate::left) continue;
        lost += begin.units[i].blocks - end.units[i].blocks;
    }
    return std::max(0, lost);
}

BattleStory::Side toldOf(const hex::Battle& begin, const hex::Battle& end, const hex::Side& side) {
    const QStringList fallen = goneOf(end, side.seat, hex::Fate::eliminated);
    const QStringList left = goneOf(end, side.seat, hex::Fate::left);
    QStringList lines{
        inQt(phrase("Hex ending", "%1 of %2 banners won")(end.player(side.seat).banners, side.banners)),
        counted(blocksLost(begin, end, side.seat), plural("Hex ending", "%n blocks lost", "1 block lost")),
        fallen.isEmpty() ? EndSheet::tr("No units lost")
                         : EndSheet::tr("Lost: %1").arg(fallen.join(QStringLiteral(", ")))};
    if (!left.isEmpty())
        lines << inQt(
            phrase("Hex ending", "Off the board: %1")(left.join(QStringLiteral(", ")).toStdString()));
    return {nameIn(end, side.seat), lines, {}};
}

/// What became of the enemies of a side, such as "HI 2 destroys WA 3, HI 2 kills Aneroestes".
QString deedsIn(const hex::Battle& end, const hex::Gain& gain) {
    QStringList deeds;
    for (const auto& it : gain.units) {
        const Text who = hex::nameOf(end, it.who);
        deeds << inQt(it.by ? phrase("Hex ending", "%1 destroys %2")(hex::nameOf(end, *it.by), who)
                            : phrase("Hex ending", "%1 is destroyed")(who));
    }
    for (const auto& it : gain.leaders) {
        const Text who = hex::nameOf(end, it.who);
        deeds << inQt(it.by ? phrase("Hex ending", "%1 kills %2")(hex::nameOf(end, *it.by), who)
                            : phrase("Hex ending", "%1 is killed")(who));
    }
    return deeds.join(QStringLiteral(", "));
}

/// For example "HI 2 destroys WA 3 (1 banner for Rome)".
QString gainText(const hex::Battle& end, const hex::Gain& gain) {
    const QString deeds = deedsIn(end, gain);
    const Text banners = plural("Hex ending", "%n banners", "1 banner")(gain.banners);
    const Text side = hex::nameOf(end, gain.seat);
    if (deeds.isEmpty()) return inQt(phrase("Hex ending", "%1 wins %2")(side, banners));
    return inQt(phrase("Hex ending", "%1 (%2 for %3)")(deeds.toStdString(), banners, side));
}

BattleStory::TurningPoint told(const hex::Battle& end, const hex::TurnOfBattle& turn) {
    QStringList gains;
    for (const hex::Gain& it : turn.gains) {
        if (it.banners > 0) gains << gainText(end, it);
        if (it.banners < 0)
            gains << inQt(phrase("Hex ending", "%1 loses an objective")(nameIn(end, it.seat).toStdString()));
    }
    return {EndSheet::tr("Turn %1: %2").arg(turn.turn).arg(gains.join(QStringLiteral(", "))), turn.first};
}

}  // namespace

BattleStory storyOf(const hex::Battle& begin,
                    const hex::Battle& end,
                    const std::vector<Happening<hex::System>>& all) {
    BattleStory story;
    story.headline = headlineOf(end);
    story.why = whyOf(end);
    if (end.outcome->winner) story.winner = sideOf(*end.setting, *end.outcome->winner);
    for (const hex::Side& side : end.setting->sides) story.sides.push_back(toldOf(begin, end, side));
    constexpr std::size_t most = 3;
    for (const auto& turn : hex::turningPoints({begin, all}, most))
        story.turningPoints.push_back(told(end, turn));
    return story;
}

QWidget* bannersOf(const hex::Battle& battle, const art::Palette& palette) {
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(24);
    for (const hex::Side& side : battle.setting->sides) {
        auto* track = new BannerTrack;
        track->setOnPaper();
        track->show(battle, side.seat, palette);
        track->setFont(art::font(art::Face::sans, art::Type::heading));
        row->addWidget(track, 1);
    }
    return all;
}

}  // namespace vallum::app
