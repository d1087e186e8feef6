// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/sheet_content.h"

#include "hex/hex_texts.h"
#include "language/numbers.h"

#include <algorithm>
#include <iterator>

#include <QStringList>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/movement.h>
#include <vallum/hex/rules/ranged.h>
#include <vallum/hex/rules/terrain.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

QString say(const Text& text) { return inQt(text); }

QString kindOf(const hex::UnitType& type) {
    const bool isFoot = type.isFoot();
    switch (type.unitClass) {
        case hex::UnitClass::light:
            return isFoot ? say(phrase("Hex sheet", "light foot")())
                          : say(phrase("Hex sheet", "light mounted")());
        case hex::UnitClass::medium:
            return isFoot ? say(phrase("Hex sheet", "medium foot")())
                          : say(phrase("Hex sheet", "medium mounted")());
        case hex::UnitClass::heavy:
            return isFoot ? say(phrase("Hex sheet", "heavy foot")())
                          : say(phrase("Hex sheet", "heavy mounted")());
    }
    return {};
}

/// What a value is for, above what explains the number.
QString why(const Text& purpose, const QString& more = {}) {
    return more.isEmpty() ? say(purpose) : say(purpose) + QStringLiteral("\n\n") + more;
}

Text purposeOfMove() { return phrase("Hex sheet", "How many hexes it can move when it is ordered")(); }

/// HEX-43, with the limit of the ground that the elephants stand on.
QString diceOfElephants(const hex::Battle& battle, UnitId id) {
    const auto most = hex::closeLimitIn(*battle.setting, battle.unit(id).at, battle.type(id));
    return most ? say(phrase("Hex sheet", "same as the enemy, at most %1")(*most))
                : say(phrase("Hex sheet", "same as the enemy")());
}

/// As many as it rolls where it stands: "5 − 3 = 2" in a ford.
SheetRow diceRow(const hex::Battle& battle, UnitId id) {
    const QString label = say(phrase("Hex sheet", "dice, attacking and battling back")());
    const Text purpose = phrase("Hex sheet", "How many dice it rolls in close combat")();
    const auto attack = hex::diceInPlace(battle, hex::Roll::attack, id);
    const auto back = hex::diceInPlace(battle, hex::Roll::battleBack, id);
    if (!attack || !back)
        return {label, diceOfElephants(battle, id), SheetRow::Mood::plain,
                why(purpose, ruleName("HEX-43"_rule))};
    const QString one = reckoned(*attack);
    const QString other = reckoned(*back);
    if (one == other) return {label, one, SheetRow::Mood::plain, why(purpose, termsOf(*attack))};
    return {label, QStringLiteral("%1 · %2").arg(one, other), SheetRow::Mood::plain,
            why(purpose, termsOf(*attack) + QStringLiteral("\n\n") + termsOf(*back))};
}

/// As ordered by the card in play, in the owner's turn. Warriors go farther only to charge (HEX-23).
SheetRow moveRow(const hex::Battle& battle, UnitId id) {
    const hex::UnitType& type = battle.type(id);
    const bool isByCard = battle.play && battle.unit(id).owner == battle.active;
    const int moves = isByCard ? hex::moveOf(battle, id) : type.move;
    const int charges = isByCard ? hex::allowanceOf(battle, id) : type.chargeMove.value_or(type.move);
    if (charges <= moves)
        return {say(phrase("Hex sheet", "moves")()), QString::number(moves), SheetRow::Mood::plain,
                why(purposeOfMove())};
    return {say(phrase("Hex sheet", "moves · when it charges")()),
            QStringLiteral("%1 · %2").arg(moves).arg(charges), SheetRow::Mood::plain,
            why(purposeOfMove(), ruleName("HEX-23"_rule))};
}

/// Drops high numbers of hits that hardly ever occur.
std::vector<double> worthTelling(std::vector<double> chances) {
    constexpr double hardlyEver = 0.005;
    while (chances.size() > 2 && chances.back() < hardlyEver) chances.pop_back();
    return chances;
}
/// "1 hit": 33 %
std::vector<SheetRow> hitRows(const std::vector<double>& chances) {
    std::vector<SheetRow> rows;
    for (std::size_t hits = 0; hits != chances.size(); ++hits) {
        const QString label =
            hits == 0 ? say(phrase("Hex sheet", "no hit")())
                      : counted(static_cast<qsizetype>(hits), plural("Hex dice", "%n hits", "1 hit"));
        rows.push_back({label, percent(chances[hits])});
    }
    return rows;
}

SheetRow::Mood moodFor(Reader reader) {
    return reader == Reader::striker ? SheetRow::Mood::good : SheetRow::Mood::bad;
}

}  // namespace

SheetContent sheetAbout(const hex::Battle& battle, UnitId id) {
    const hex::Unit& unit = battle.unit(id);
    const hex::UnitType& type = battle.type(id);
    SheetContent content;
    content.unit = id;
    content.title = nameIn(battle, id);
    QStringList remark{inQt(hex::labelOf(battle, id)),
                       say(phrase("Hex sheet", "%1 of %2 blocks")(unit.blocks, type.blocks)), kindOf(type)};
    if (const auto leader = battle.leaderOf(id)) remark << nameIn(battle, *leader);
    content.remark = remark.join(QStringLiteral(" · "));
    content.rows.push_back(moveRow(battle, id));
    content.rows.push_back(diceRow(battle, id));
    if (const auto range = hex::rangeOf(battle, id))
        content.rows.push_back(
            {say(phrase("Hex sheet", "range")()), QString::number(*range), SheetRow::Mood::plain,
             why(phrase("Hex sheet", "How many hexes away it can fire")(), ruleName("HEX-30"_rule))});
    content.rows.push_back(
        {say(phrase("Hex sheet", "retreats per flag")()), QString::number(type.retreat),
         SheetRow::Mood::plain,
         why(phrase("Hex sheet", "How many hexes it retreats for each flag that it does not ignore")(),
             ruleName("HEX-50"_rule))});
    content.rows.push_back(
        {say(phrase("Hex sheet", "swords hit")()),
         type.swordsHit ? say(phrase("Hex sheet", "yes")()) : say(phrase("Hex sheet", "no")()),
         type.swordsHit ? SheetRow::Mood::plain : SheetRow::Mood::quiet,
         why(phrase("Hex sheet", "Whether the swords that it rolls in close combat are hits")(),
             ruleName("HEX-41"_rule))});
    if (hex::hasLeaderNear(battle, id) && !type.is(hex::Group::elephants))
        content.rows.push_back({say(phrase("Hex sheet", "leader nearby")()),
                                say(phrase("Hex sheet", "leader faces hit")()), SheetRow::Mood::good,
                                why(phrase("Hex sheet",
                                           "A leader with it or next to it makes the leader "
                                           "faces that it rolls hits, too")(),
                                    ruleName("HEX-42"_rule))});
    if (hex::isSupported(battle, id))
        content.rows.push_back(
            {say(phrase("Hex sheet", "supported")()), say(phrase("Hex sheet", "may ignore a flag")()),
             SheetRow::Mood::good,
             why(phrase("Hex sheet", "Friends in two or more hexes next to it support it")(),
                 ruleName("HEX-55"_rule))});
    if (const QString ground = groundAt(battle, unit.at); !ground.isEmpty())
        content.rows.push_back({say(phrase("Hex sheet", "stands on")()), ground});
    return content;
}

SheetContent sheetAbout(const hex::Battle& battle, hex::LeaderId id) {
    SheetContent content;
    content.title = nameIn(battle, id);
    content.remark =
        say(phrase("Hex sheet", "Leader of %1")(Text(battle.side(battle.leader(id).owner).name)));
    content.rows.push_back({say(phrase("Hex sheet", "moves")()), QString::number(hex::leaderMove),
                            SheetRow::Mood::plain, ruleName("HEX-26"_rule)});
    content.note = say(phrase("Hex sheet", "Units with him or next to him hit with leader faces, too.")());
    return content;
}

SheetContent sheetAbout(const hex::Battle& battle, hex::Hex hex) {
    if (const auto unit = battle.unitAt(hex)) return sheetAbout(battle, *unit);
    if (const auto leader = battle.leaderAt(hex)) return sheetAbout(battle, *leader);
    SheetContent content;
    const QString ground = groundAt(battle, hex);
    content.title = ground.isEmpty() ? say(phrase("Hex sheet", "Open ground")()) : capitalized(ground);
    content.remark = QString::fromStdString(hex::toText(hex));
    for (const hex::TerrainType& type : battle.setting->terrain) {
        const hex::Cell& cell = battle.cell(hex);
        const bool isGround = type.layer == hex::Layer::ground &&
                              type.id == names(hex::Ground{}).at(static_cast<std::size_t>(cell.ground));
        const bool isWork = type.layer == hex::Layer::work && cell.work &&
                            type.id == names(hex::Work{}).at(static_cast<std::size_t>(*cell.work));
        if ((isGround && cell.ground != hex::Ground::open) || isWork) {
            content.rows.push_back({ruleName(type.rule), {}, SheetRow::Mood::quiet});
            if (type.limitAgainstIt.foot)
                content.rows.push_back({say(phrase("Hex sheet", "max dice against it")()),
                                        QString::number(*type.limitAgainstIt.foot), SheetRow::Mood::plain,
                                        ruleName(type.limitAgainstIt.rule)});
            if (type.limitInIt.foot)
                content.rows.push_back({say(phrase("Hex sheet", "max dice from it")()),
                                        QString::number(*type.limitInIt.foot), SheetRow::Mood::plain,
                                        ruleName(type.limitInIt.rule)});
            if (type.blocksSight)
                content.rows.push_back(
                    {say(phrase("Hex sheet", "blocks sight")()), say(phrase("Hex sheet", "yes")())});
        }
    }
    return content;
}

std::vector<SheetRow> oddsRows(const hex::Battle& battle, const hex::Blow& blow, Reader reader) {
    return oddsRows(battle, blow, hex::oddsOf(battle, blow), reader);
}

std::vector<SheetRow> oddsRows(const hex::Battle& battle,
                               const hex::Blow& blow,
                               const hex::Odds& odds,
                               Reader reader) {
    std::vector<SheetRow> rows;
    rows.push_back(
        {say(phrase("Hex sheet", "dice")()), reckoned(odds.dice), SheetRow::Mood::plain, termsOf(odds.dice)});
    if (!blow.unit) {
        rows.push_back({say(phrase("Hex sheet", "he falls")()), percent(odds.eliminate), moodFor(reader),
                        ruleName("HEX-65"_rule)});
        return rows;
    }
    std::ranges::move(hitRows(worthTelling(odds.hits)), std::back_inserter(rows));
    rows.push_back({say(phrase("Hex sheet", "it is destroyed")()), percent(odds.eliminate), moodFor(reader)});
    if (!blow.evading)
        rows.push_back({say(phrase("Hex sheet", "it retreats")()), percent(odds.driveOff), moodFor(reader),
                        termsOf(hex::ignorableFlags(battle, blow))});
    if (odds.leaderFalls > 0)
        rows.push_back({say(phrase("Hex sheet", "its leader falls")()), percent(odds.leaderFalls),
                        moodFor(reader), ruleName("HEX-68"_rule)});
    return rows;
}

std::vector<SheetRow> answerRows(const hex::FightOdds& odds, Reader reader) {
    const bool isStriker = reader == Reader::striker;
    const auto mood = isStriker ? SheetRow::Mood::bad : SheetRow::Mood::good;
    const hex::Odds& back = odds.battleBack;
    std::vector<SheetRow> rows{
        {say(phrase("Hex sheet", "it battles back")()),
         say(phrase("Hex sheet", "%1 · avg %2 hits")(percent(odds.answered).toStdString(),
                                                     steadyNumeral(back.expectedHits, 1).toStdString())),
         mood, ruleName("HEX-48"_rule)},
        {isStriker ? say(phrase("Hex sheet", "then yours is destroyed")())
                   : say(phrase("Hex sheet", "then the attacker is destroyed")()),
         percent(back.eliminate), mood, termsOf(back.dice)},
        {isStriker ? say(phrase("Hex sheet", "then yours retreats")())
                   : say(phrase("Hex sheet", "then the attacker retreats")()),
         percent(back.driveOff), mood, termsOf(back.dice)}};
    if (back.leaderFalls > 0)
        rows.push_back({isStriker ? say(phrase("Hex sheet", "then your leader falls")())
                                  : say(phrase("Hex sheet", "then its leader falls")()),
                        percent(back.leaderFalls), mood, ruleName("HEX-68"_rule)});
    return rows;
}

std::vector<SheetRow> wallRows(const hex::FirstStrike& odds) {
    std::vector<SheetRow> rows{
        {say(phrase("Hex sheet", "it strikes first")()),
         say(phrase("Hex sheet", "avg %1 hits")(steadyNumeral(odds.strike.expectedHits, 1).toStdString())),
         SheetRow::Mood::bad, ruleName("HXT-46"_rule)},
        {say(phrase("Hex sheet", "then yours is destroyed")()), percent(odds.strike.eliminate),
         SheetRow::Mood::bad, termsOf(odds.strike.dice)},
        {say(phrase("Hex sheet", "then yours retreats")()), percent(odds.strike.driveOff),
         SheetRow::Mood::bad, termsOf(odds.strike.dice)}};
    if (odds.strike.leaderFalls > 0)
        rows.push_back({say(phrase("Hex sheet", "then your leader falls")()),
                        percent(odds.strike.leaderFalls), SheetRow::Mood::bad, ruleName("HEX-68"_rule)});
    return rows;
}

}  // namespace vallum::app
