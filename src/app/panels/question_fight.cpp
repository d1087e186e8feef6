// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/odds_text.h"
#include "panels/question_panel.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/pick_tools.h"
#include "widgets/plain_text.h"

#include <algorithm>

#include <QPushButton>

#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/combat/ranged.h>
#include <vallum/field/rules/fortress/free_shots.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

QString siegework(field::Siegework by) {
    switch (by) {
        case field::Siegework::shot: return QuestionPanel::tr("Shoot at %1");
        case field::Siegework::incendiaryShot: return QuestionPanel::tr("Shoot with fire at %1");
        case field::Siegework::ram: return QuestionPanel::tr("Ram %1");
        case field::Siegework::arson: return QuestionPanel::tr("Set fire to %1");
    }
    return {};
}

/// Beyond this a list is unreadable, and a unit is picked on the table instead.
constexpr auto mostAttacks = 4U;

QString targetName(const field::Battle& battle, const field::Target& target) {
    const QString name = inQt(field::nameOf(battle, target.structure));
    return target.door ? QuestionPanel::tr("the door of %1").arg(name) : name;
}

/// One button is enough for cards with both halves identical.
std::vector<CardId> withoutTwins(const field::Battle& battle, const std::vector<CardId>& cards) {
    std::vector<CardId> different;
    for (const CardId card : cards) {
        const auto isTwin = [&](CardId it) {
            return battle.eventOn(it).name == battle.eventOn(card).name &&
                   battle.order(it).name == battle.order(card).name;
        };
        if (std::ranges::none_of(different, isTwin)) different.push_back(card);
    }
    return different;
}

/// The effect of a player's cards on the current
/// fight. Empty if a fighting unit is face down.
class EventOdds {
public:
    EventOdds(const field::Battle& battle, UnitId unit) : battle_(battle), unit_(unit) {
        const auto fighting = field::fighters(battle);
        const bool isOpen =
            std::ranges::none_of(fighting, [&](UnitId it) { return battle.unit(it).faceDown; });
        if (isOpen) now_ = field::oddsWithEvents(battle, unit, std::nullopt);
    }

    /// Before the other side plays a card; empty if the odds are unknown.
    [[nodiscard]] QString headline() const {
        return now_ ? oddsHeadline(battle_, battle_.currentCombat().units, *now_) : QString();
    }
    [[nodiscard]] QString with(CardId card) const {
        if (!now_) return {};
        const auto then = field::oddsWithEvents(battle_, unit_, card);
        return then ? oddsChange(battle_, battle_.currentCombat().units, *now_, *then) : QString();
    }

private:
    const field::Battle& battle_;
    UnitId unit_;
    std::optional<field::CombatOdds> now_;
};

}  // namespace

void QuestionPanel::build(const field::ChooseEvent& question) {
    const field::Battle& battle = session_.battle();
    scene_.select(question.unit);
    addCombat();
    const EventOdds odds(battle, question.unit);
    if (const QString words = odds.headline(); !words.isEmpty()) addText(words);
    onCard_ = [this](CardId card) { session_.answer(field::EventToPlay{card}); };
    std::vector<CardId> cards = battle.player(battle.owner(question.unit)).hand;
    std::erase_if(cards, [&](CardId card) {
        return card == faceDown || !session_.wouldAccept(field::EventToPlay{card});
    });
    cards = withoutTwins(battle, cards);
    for (const CardId card : cards) {
        const field::Event& event = battle.eventOn(card);
        const auto isNamedSo = [&](CardId it) { return battle.eventOn(it).name == event.name; };
        QString words = tr("Play %1").arg(inData(event.name));
        // Two cards with the same event differ in their orders.
        if (std::ranges::count_if(cards, isNamedSo) > 1) {
            words += QStringLiteral(" (%1)").arg(inData(battle.order(card).name));
        }
        addAnswer(words, field::EventToPlay{card})->setToolTip(verbatim(inData(event.text)));
        if (const QString change = odds.with(card); !change.isEmpty()) addText(change);
    }
    propose(addAnswer(tr("No event"), field::EventToPlay{}));
    addButton(tr("No more events this turn"), [this, seat = battle.owner(question.unit)] {
        session_.passFromNowOn(seat);
        session_.answer(field::EventToPlay{});
    })->setToolTip(tr("You are not asked again this turn. Undo reverses this."));
}

void QuestionPanel::build(const field::ChooseShot&) {
    auto* tool = qobject_cast<ShotTool*>(tool_);
    if (tool != nullptr && tool->shooter()) {
        const UnitId shooter = *tool->shooter();
        const bool isArmed = field::canShoot(session_.battle(), shooter);
        addText((isArmed ? tr("%1 shoots at …") : tr("%1 drops stones on … (ASL-19)"))
                    .arg(unitName(session_.battle(), shooter).toHtmlEscaped()));
        if (tool->structure()) {
            buildShotsAtStructure(*tool);
        } else {
            buildShotsBy(shooter);
        }
    }
    addEnd(tr("No more shots"));
}

void QuestionPanel::buildShotsBy(UnitId shooter) {
    for (const UnitId target : field::targetsOf(session_.battle(), shooter)) {
        addAnswer(unitName(session_.battle(), target), field::ShotToMake{shooter, target});
    }
}

/// RNG-11: the range is measured only on shooting; the odds assume that the target is in range.
void QuestionPanel::buildShotsAtStructure(ShotTool& tool) {
    const field::Battle& battle = session_.battle();
    for (const field::ShotAtStructure& shot : tool.shots()) {
        const auto by = shot.incendiary ? field::Siegework::incendiaryShot : field::Siegework::shot;
        addAnswer(siegework(by).arg(inQt(field::nameOf(battle, shot.structure))), shot);
        if (battle.setting->rangesShown) addText(structureOddsText(field::shotOdds(battle, shot), by));
    }
    addButton(tr("Another target"), [it = &tool] { it->aimAt(std::nullopt); });
}

void QuestionPanel::build(const field::ChooseCombat&) {
    const field::Battle& battle = session_.battle();
    auto* tool = qobject_cast<CombatTool*>(tool_);
    if (tool == nullptr) return;
    for (const field::Opponents& units : tool->combats()) {
        addAnswer(tr("%1 against %2").arg(unitName(battle, units.attacker), unitName(battle, units.defender)),
                  field::CombatToFight{units});
        addText(oddsText(battle, units, field::meleeOdds(battle, units)));
    }
    buildStructureAttacks(*tool);
    const bool mayEnd = session_.wouldAccept(field::PhaseDone{}).has_value();
    if (mayEnd || !tool->attacks().empty()) proposeEnd(addAnswer(tr("No more fights"), field::PhaseDone{}));
}

void QuestionPanel::buildStructureAttacks(CombatTool& tool) {
    const field::Battle& battle = session_.battle();
    const auto attacks = tool.attacks();
    if (!tool.unit() && attacks.size() > mostAttacks) {
        addText(tr("%1 can attack a structure: click one of them, or the structure.")
                    .arg(counted(static_cast<qsizetype>(tool.attackers().size()),
                                 plural("Words", "%n units", "%n unit"))));
        return;
    }
    for (const field::AttackStructure& it : attacks) {
        const QString what = siegework(it.target.by).arg(targetName(battle, it.target));
        addAnswer(QStringLiteral("%1: %2").arg(unitName(battle, it.unit), what), it);
        addText(structureOddsText(field::attackOdds(battle, it), it.target.by));
    }
}

}  // namespace vallum::app
