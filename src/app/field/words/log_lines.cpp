// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/words/log_lines.h"

#include "field/session/field_texts.h"
#include "field/words/sum_text.h"
#include "language/texts.h"

#include <algorithm>

#include <QCoreApplication>

#include <vallum/core/overloaded.h>
#include <vallum/field/rules/combat/strikes.h>
#include <vallum/field/seen_facts.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class LogLinesTexts {
    Q_DECLARE_TR_FUNCTIONS(LogLinesTexts)
};

void addReasons(QStringList& reasons, const QString& what, const Sum& sum, int perUnit = 1) {
    if (sum.terms().empty()) return;
    const auto shown = [perUnit](int amount) { return inQt(field::numberText(amount, perUnit)); };
    reasons << QStringLiteral("%1: %2").arg(what, shown(sum.total()));
    for (const Sum::Term& term : sum.terms()) {
        const QString sign = term.amount > 0 ? QStringLiteral("+") : QString();
        reasons << QStringLiteral("    %1%2  %3").arg(sign, shown(term.amount), termAndRule(term.rule));
    }
}

/// OPT-23: a hidden unit's values are secret, so the highest dice are shown as successes.
bool succeeds(const field::BlowRolled& fact, int face) {
    if (!fact.defense.terms().empty()) {
        return field::succeeds(face, fact.attack.total(), fact.defense.total());
    }
    const auto better = std::ranges::count_if(fact.faces, [&](int other) { return other > face; });
    return better < fact.successes;
}
bool succeeds(const field::StructureRolled& fact, int face) {
    return field::succeeds(face, fact.attack.total(), fact.resistance.total());
}

std::vector<art::DieLook> lookOfDice(const auto& fact) {
    std::vector<art::DieLook> dice;
    for (std::size_t i = 0; i != fact.faces.size(); ++i) {
        const int face = fact.faces[i];
        const bool isSecond = std::ranges::count(fact.rolledAgain, static_cast<int>(i)) != 0;
        const art::DieResult result = face == 6              ? art::DieResult::critical
                                      : face == 1            ? art::DieResult::failure
                                      : succeeds(fact, face) ? art::DieResult::success
                                                             : art::DieResult::miss;
        dice.push_back({face, result, isSecond ? 1 : 0});
    }
    return dice;
}

struct Describer {
    const field::Battle& battle;
    LogLine& line;

    void operator()(const field::TurnBegan&) const { line.isHeading = true; }
    void operator()(const field::PhaseBegan&) const { line.isHeading = true; }
    void operator()(const field::BattleEnded&) const { line.isHeading = true; }
    void operator()(const field::PositionRestored&) const { line.isHeading = true; }
    void operator()(const field::StageBegan&) const { line.isHeading = true; }
    void operator()(const field::BlowRolled& it) const {
        line.topic = LogTopic::combat;
        line.unit = it.units.attacker;
        line.dice = diceOf(it);
        addReasons(line.reasons, LogLinesTexts::tr("Dice"), it.dice);
        addReasons(line.reasons, LogLinesTexts::tr("Attack"), it.attack);
        addReasons(line.reasons, LogLinesTexts::tr("Defense"), it.defense);
    }
    void operator()(const field::MoraleChecked& it) const {
        line.topic = LogTopic::morale;
        line.unit = it.unit;
        line.dice = {{it.face, it.passed ? art::DieResult::success : art::DieResult::miss}};
        addReasons(line.reasons, LogLinesTexts::tr("Morale"), it.morale);
    }
    void operator()(const field::LossesChecked& it) const {
        line.topic = LogTopic::morale;
        for (const int face : it.faces) {
            line.dice.push_back({face, it.passed ? art::DieResult::success : art::DieResult::miss});
        }
        addReasons(line.reasons, LogLinesTexts::tr("Points lost"), it.losses, 100);
        addReasons(line.reasons, LogLinesTexts::tr("Leadership"), it.leadership);
    }
    void operator()(const field::FirstPlayerRolled& it) const {
        for (const int face : it.faces) line.dice.push_back({face});
        for (const Sum& sum : it.sums) addReasons(line.reasons, LogLinesTexts::tr("Total"), sum);
    }
    void operator()(const field::GeneralStruck& it) const {
        line.topic = LogTopic::combat;
        line.dice = {{it.face, it.face >= it.woundedFrom ? art::DieResult::success : art::DieResult::miss}};
    }
    void operator()(const field::Moved& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::BrashProvoked& it) const {
        line.topic = LogTopic::movement;
        if (it.units.empty()) line.words.clear();
    }
    void operator()(const field::Charged& it) const { about(LogTopic::movement, it.units.attacker); }
    void operator()(const field::FormationTaken& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::FormationLost& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::FrontChanged& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::EnvelopsChanged& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::Turned& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::Shifted& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::CrossingEnded& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::Activated& it) const { about(LogTopic::orders, it.unit); }
    void operator()(const field::Deactivated& it) const { about(LogTopic::orders, it.unit); }
    void operator()(const field::Healed& it) const { about(LogTopic::orders, it.unit); }
    void operator()(const field::OrderPlayed&) const { line.topic = LogTopic::orders; }
    void operator()(const field::DrawPromised&) const { line.topic = LogTopic::orders; }
    void operator()(const field::CardsDrawn&) const { line.topic = LogTopic::cards; }
    void operator()(const field::CardTaken&) const { line.topic = LogTopic::cards; }
    void operator()(const field::CardsDiscarded&) const { line.topic = LogTopic::cards; }
    void operator()(const field::DeckRenewed&) const { line.topic = LogTopic::cards; }
    void operator()(const field::HandLimitRaised&) const { line.topic = LogTopic::cards; }
    void operator()(const field::Broke& it) const { lost(LogTopic::morale, it.unit); }
    void operator()(const field::StartedToFlee& it) const { lost(LogTopic::morale, it.unit); }
    void operator()(const field::FlightBlocked& it) const { about(LogTopic::morale, it.unit); }
    void operator()(const field::Reorganized& it) const { about(LogTopic::morale, it.unit); }
    void operator()(const field::Recovered& it) const { about(LogTopic::morale, it.unit); }
    void operator()(const field::Wounded& it) const { about(LogTopic::combat, it.unit); }
    void operator()(const field::WoundsIgnored& it) const { about(LogTopic::combat, it.unit); }
    void operator()(const field::Eliminated& it) const { lost(LogTopic::combat, it.unit); }
    void operator()(const field::MarkerGained& it) const { about(LogTopic::combat, it.unit); }
    void operator()(const field::MarkerLost& it) const { about(LogTopic::combat, it.unit); }
    void operator()(const field::Promoted& it) const { about(LogTopic::combat, it.unit); }
    void operator()(const field::GeneralLost&) const {
        line.topic = LogTopic::combat;
        line.isGrave = true;
    }
    void operator()(const field::ShotMeasured& it) const { about(LogTopic::combat, it.units.attacker); }
    void operator()(const field::EventTurnedUp&) const { line.topic = LogTopic::combat; }
    void operator()(const field::EventRejected&) const { line.topic = LogTopic::combat; }
    void operator()(const field::EventPlayed& it) const { about(LogTopic::combat, it.helps); }
    void operator()(const field::EventsCanceled&) const { line.topic = LogTopic::combat; }
    void operator()(const field::FirstBlowGranted& it) const { about(LogTopic::combat, it.units.attacker); }
    void operator()(const field::Retargeted& it) const { about(LogTopic::combat, it.unit); }
    void operator()(const field::CombatBegan& it) const { about(LogTopic::combat, it.combat.units.attacker); }
    void operator()(const field::UnitPlaced& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::Redeployed& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::GeneralPlaced& it) const { about(LogTopic::orders, it.unit); }
    void operator()(const field::CommanderNamed&) const { line.topic = LogTopic::orders; }
    void operator()(const field::TurnOrderSet&) const {}
    void operator()(const field::AllyBegan&) const { line.isHeading = true; }
    void operator()(const field::PlayerDefeated&) const { line.isHeading = true; }
    void operator()(const field::CardsPassed&) const { line.topic = LogTopic::cards; }
    void operator()(const field::LineOrdered&) const { line.topic = LogTopic::orders; }
    void operator()(const field::Repositioned& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::Withdrew& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::Followed& it) const { about(LogTopic::movement, it.units.attacker); }
    void operator()(const field::BrokeOff& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::StoodUp& it) const { about(LogTopic::movement, it.units.defender); }
    void operator()(const field::Separated& it) const { about(LogTopic::movement, it.main); }
    void operator()(const field::LineMoved& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::Revealed& it) const { about(LogTopic::movement, it.unit); }
    void operator()(const field::PlacingBegan& it) const {
        for (const int face : it.faces) line.dice.push_back({face});
    }
    void operator()(const field::UnitsRevealed&) const {}
    void operator()(const field::UnitsArranged&) const { line.topic = LogTopic::movement; }

    void operator()(const field::StructureRolled& it) const {
        line.topic = LogTopic::combat;
        line.unit = it.unit;
        line.dice = diceOf(it);
        addReasons(line.reasons, LogLinesTexts::tr("Dice"), it.dice);
        addReasons(line.reasons, LogLinesTexts::tr("Attack"), it.attack);
        addReasons(line.reasons, LogLinesTexts::tr("Resistance"), it.resistance);
    }
    void operator()(const field::CollateralRolled& it) const {
        line.topic = LogTopic::combat;
        line.unit = it.unit;
        line.dice = diceOf(it);
        addReasons(line.reasons, LogLinesTexts::tr("Power"), it.power);
        addReasons(line.reasons, LogLinesTexts::tr("Armor"), it.armor);
    }
    void operator()(const field::CaltropsRolled& it) const {
        line.topic = LogTopic::combat;
        line.unit = it.unit;
        for (const int face : it.faces) line.dice.push_back({face});
    }
    void operator()(const field::FortressAnnounced& it) const {
        addReasons(line.reasons, LogLinesTexts::tr("Points"), it.points);
    }
    void operator()(const field::FirePutOut& it) const {
        line.topic = LogTopic::movement;
        line.unit = it.by;
    }
    void operator()(const field::StructureMeasured& it) const { about(LogTopic::combat, it.shooter); }
    void operator()(const field::StructureDamaged&) const { line.topic = LogTopic::combat; }
    void operator()(const field::DoorDestroyed&) const { line.topic = LogTopic::combat; }
    void operator()(const field::FireLit&) const { line.topic = LogTopic::combat; }
    void operator()(const field::Collapsed&) const { line.topic = LogTopic::combat; }
    void operator()(const field::OverlapsChanged&) const { line.topic = LogTopic::movement; }
    void operator()(const field::OwnerChanged&) const {}
    void operator()(const field::TowerPlaced&) const {}
    void operator()(const field::EdgeTaken&) const {}
    /// Units arriving, leaving and climbing.
    template <class Fact>
        requires requires(const Fact& it) { UnitId(it.unit); }
    void operator()(const Fact& it) const {
        about(LogTopic::movement, it.unit);
    }

    // Covered by the lines before and after.
    void operator()(const field::TaskDone&) const { line.words.clear(); }
    void operator()(const field::OrderReceived&) const { line.words.clear(); }
    void operator()(const field::MoveEnded&) const { line.words.clear(); }
    void operator()(const field::ShotUsed&) const { line.words.clear(); }
    void operator()(const field::CombatEnded& it) const {
        line.topic = LogTopic::combat;
        if (!it.canceledBy) line.words.clear();
    }

    void about(LogTopic topic, UnitId unit) const {
        line.topic = topic;
        line.unit = unit;
    }
    void lost(LogTopic topic, UnitId unit) const {
        about(topic, unit);
        line.isGrave = true;
    }
};

}  // namespace

QString nameOf(LogTopic topic) {
    switch (topic) {
        case LogTopic::everything: return LogLinesTexts::tr("Everything");
        case LogTopic::orders: return LogLinesTexts::tr("Orders");
        case LogTopic::movement: return LogLinesTexts::tr("Movement");
        case LogTopic::combat: return LogLinesTexts::tr("Combat");
        case LogTopic::morale: return LogLinesTexts::tr("Morale");
        case LogTopic::cards: return LogLinesTexts::tr("Cards");
    }
    return {};
}

std::vector<art::DieLook> diceOf(const field::BlowRolled& fact) { return lookOfDice(fact); }
std::vector<art::DieLook> diceOf(const field::StructureRolled& fact) { return lookOfDice(fact); }
std::vector<art::DieLook> diceOf(const field::CollateralRolled& fact) {
    std::vector<art::DieLook> dice;
    for (const int face : fact.faces) {
        const bool wounds = field::succeeds(face, fact.power.total(), fact.armor.total());
        dice.push_back({face, wounds ? art::DieResult::success : art::DieResult::miss});
    }
    return dice;
}

LogLine logLine(const field::Battle& battle, const field::Fact& fact, std::optional<Seat> eyes) {
    const auto told = eyes ? field::seenBy(fact, battle, *eyes) : fact;
    if (!told) return {};
    LogLine line;
    line.words = sentence(battle, *told);
    std::visit(Describer{battle, line}, *told);
    if (const auto* drawn = std::get_if<field::CardsDrawn>(&fact); drawn != nullptr && drawn->seat != eyes) {
        line.words = LogLinesTexts::tr("%1 draws %2.")
                         .arg(inData(battle.side(drawn->seat).name),
                              counted(std::ssize(drawn->cards), plural("Words", "%n cards", "%n card")));
    }
    return line;
}

}  // namespace vallum::app
