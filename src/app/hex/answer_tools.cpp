// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/answer_tools.h"

#include "hex/hex_texts.h"
#include "language/numbers.h"

#include <algorithm>
#include <iterator>

#include <QStringList>

#include <vallum/hex/rules/dice.h>
#include <vallum/hex/rules/evade.h>
#include <vallum/hex/rules/retreat.h>

namespace vallum::app {

// ----------------------------------------------------------- answer to an attack

HexAttackTool::HexAttackTool(const hex::Battle& battle, Seat seat, const hex::AnswerAttack& question)
    : HexTool(battle, seat),
      question_(question),
      ways_(hex::waysToEvade(battle, question.unit, question.attacker)),
      mayStrikeFirst_(hex::fits(battle, question, hex::StrikeFirst{}).has_value()) {}

QString HexAttackTool::headline() const { return tr("Attack on %1").arg(nameIn(battle(), question_.unit)); }
QString HexAttackTool::hint() const {
    if (ways_.empty() && !mayStrikeFirst_)
        return tr("By %1. You are asked so that the enemy cannot tell your cards (HEX-98).")
            .arg(nameIn(battle(), question_.attacker));
    return ways_.empty() ? tr("By %1.").arg(nameIn(battle(), question_.attacker))
                         : tr("By %1. It can evade to a lit hex.").arg(nameIn(battle(), question_.attacker));
}

const std::vector<hex::Hex>* HexAttackTool::wayTo(hex::Hex hex) const {
    const auto found = std::ranges::find_if(ways_, [&](const auto& way) { return way.back() == hex; });
    return found == ways_.end() ? nullptr : &*found;
}

Marks HexAttackTool::marks() const {
    Marks marks;
    const hex::Hex at = battle().unit(question_.unit).at;
    marks.attack = {battle().unit(question_.attacker).at, at};
    marks.picked.push_back(at);
    for (const auto& way : ways_) marks.reach.push_back(way.back());
    const auto* way = looked() ? wayTo(*looked()) : nullptr;
    if (way == nullptr) return marks;
    marks.path = {at};
    marks.path.insert(marks.path.end(), way->begin(), way->end());
    marks.ghosts.push_back({question_.unit, way->back(), tr("evades")});
    return marks;
}

SheetContent HexAttackTool::content() const {
    SheetContent content = sheetAbout(battle(), question_.unit);
    const hex::AnswerOdds answers = hex::oddsOfAnswers(battle(), question_);
    const hex::FightOdds& odds = answers.fight;
    const bool hasLeader = battle().leaderOf(question_.unit).has_value();
    const auto row = [&](const QString& answer, const hex::Odds& attack, bool mayRetreat) {
        QStringList parts{percent(attack.eliminate),
                          mayRetreat ? percent(attack.driveOff) : QStringLiteral("–")};
        if (hasLeader) parts << percent(attack.leaderFalls);
        content.rows.push_back(
            {answer, parts.join(QStringLiteral(" · ")), SheetRow::Mood::bad, termsOf(attack.dice)});
    };
    content.heading = hasLeader ? tr("Destroyed · retreats · its leader falls") : tr("Destroyed · retreats");
    content.rows.clear();
    row(tr("if it stands"), odds.standing(), true);
    if (odds.evading) row(tr("if it evades"), *odds.evading, false);
    if (mayStrikeFirst_) row(tr("if it strikes first"), answers.strikingFirst.attack, true);
    if (!odds.fromWall) std::ranges::move(answerRows(odds, Reader::struck), std::back_inserter(content.rows));
    return content;
}

/// Strike first is offered only to a player who holds the card; that it is missing can be seen only by the
/// owner of the hand.
std::vector<Choice> HexAttackTool::choices() {
    std::vector<Choice> all;
    all.push_back(doneChoice(tr("Stand"), hex::Stand{}, Qt::Key_Return));
    all.back().isMain = true;
    if (!ways_.empty()) {
        const auto* way = looked() ? wayTo(*looked()) : nullptr;
        if (way == nullptr) way = &ways_.front();
        all.push_back(
            doneChoice(tr("Evade to %1").arg(inQt(hex::toText(way->back()))), hex::Evade{*way}, Qt::Key_V));
        all.back().about = way->back();
    }
    if (mayStrikeFirst_) all.push_back(doneChoice(tr("Strike first"), hex::StrikeFirst{}, Qt::Key_F));
    all.push_back(doneChoice(tr("Stand for the whole turn"), hex::Stand{true}, Qt::Key_T));
    return all;
}

void HexAttackTool::press(hex::Hex hex) {
    if (const auto* way = wayTo(hex)) return Q_EMIT answered(hex::Evade{*way});
    if (hex == battle().unit(question_.unit).at) return Q_EMIT answered(hex::Stand{});
    const Verdict may = hex::mayEvade(battle(), question_.unit, question_.attacker);
    refuseWith(may ? Refusal{"HEX-62"_rule} : may.error());
}

// --------------------------------------------------------------------- flags

HexFlagsTool::HexFlagsTool(const hex::Battle& battle, Seat seat, const hex::ChooseFlags& question)
    : HexTool(battle, seat),
      question_(question) {}

QString HexFlagsTool::headline() const {
    return question_.most == question_.flags
               ? counted(question_.flags,
                         plural("Hex window", "%n flags: stay or retreat?", "A flag: stay or retreat?"))
               : counted(question_.flags,
                         plural("Hex window", "%n flags: how far back?", "A flag: how far back?"));
}
QString HexFlagsTool::hint() const {
    if (question_.most == question_.flags) return {};
    return counted(question_.most, plural("Hex window", "It may ignore %n of them.", "It may ignore one."));
}

hex::RetreatWay HexFlagsTool::wayFor(int ignored) const {
    const int hexes = (question_.flags - ignored) * question_.hexesEach;
    if (hexes == 0) return {};
    return hex::waysToRetreat(battle(), question_.unit, hexes).front();
}

/// A ghost at the end of the retreat for each number of flags.
Marks HexFlagsTool::marks() const {
    Marks marks;
    const hex::Hex at = battle().unit(question_.unit).at;
    marks.picked.push_back(at);
    for (int ignored = 0; ignored < question_.most; ++ignored) {
        const auto way = wayFor(ignored).path;
        if (way.empty()) continue;
        const int taken = question_.flags - ignored;
        marks.ghosts.push_back(
            {question_.unit, way.back(), counted(taken, plural("Hex window", "%n flags", "1 flag"))});
        marks.reach.push_back(way.back());
    }
    return marks;
}

SheetContent HexFlagsTool::content() const { return sheetAbout(battle(), question_.unit); }

std::vector<Choice> HexFlagsTool::choices() {
    std::vector<Choice> all;
    for (int ignored = question_.most; ignored >= 0; --ignored) {
        const int hexes = (question_.flags - ignored) * question_.hexesEach;
        const QString act = hexes == 0
                                ? tr("Stay")
                                : counted(hexes, plural("Hex window", "Retreat %n hexes", "Retreat one hex"));
        const QString price = priceOf(battle(), question_.unit, wayFor(ignored));
        const QString words = price.isEmpty() ? act : QStringLiteral("%1 · %2").arg(act, price);
        const bool isMain = ignored == question_.most;
        Choice choice = doneChoice(words, hex::FlagsIgnored{ignored},
                                   isMain ? int(Qt::Key_Return) : Qt::Key_0 + question_.flags - ignored);
        choice.isMain = isMain;
        all.push_back(choice);
    }
    return all;
}

void HexFlagsTool::press(hex::Hex hex) {
    if (hex == battle().unit(question_.unit).at) return Q_EMIT answered(hex::FlagsIgnored{question_.most});
    for (int ignored = question_.most; ignored >= 0; --ignored) {
        const auto way = wayFor(ignored).path;
        if (!way.empty() && way.back() == hex) return Q_EMIT answered(hex::FlagsIgnored{ignored});
    }
    refuseWith({"HEX-56"_rule});
}

// --------------------------------------------------------------- battle back

HexBattleBackTool::HexBattleBackTool(const hex::Battle& battle,
                                     Seat seat,
                                     const hex::ChooseBattleBack& question)
    : HexTool(battle, seat),
      question_(question) {}

QString HexBattleBackTool::headline() const { return tr("Battle back?"); }

Marks HexBattleBackTool::marks() const {
    Marks marks;
    marks.picked.push_back(battle().unit(question_.unit).at);
    marks.attack = {battle().unit(question_.unit).at, battle().unit(question_.attacker).at};
    return marks;
}

SheetContent HexBattleBackTool::content() const {
    SheetContent content = sheetAbout(battle(), question_.unit);
    content.heading = tr("Against %1").arg(nameIn(battle(), question_.attacker));
    content.rows = oddsRows(
        battle(),
        hex::blowAt(battle(), hex::Roll::battleBack, question_.unit, battle().unit(question_.attacker).at),
        Reader::striker);
    return content;
}

std::vector<Choice> HexBattleBackTool::choices() {
    std::vector<Choice> all{doneChoice(tr("Battle back"), hex::YesOrNo{true}, Qt::Key_Return),
                            doneChoice(tr("Hold back"), hex::YesOrNo{false}, Qt::Key_N)};
    all.front().isMain = true;
    return all;
}

void HexBattleBackTool::press(hex::Hex hex) {
    if (hex == battle().unit(question_.attacker).at) return Q_EMIT answered(hex::YesOrNo{true});
    refuseWith({"HEX-48"_rule});
}

}  // namespace vallum::app
