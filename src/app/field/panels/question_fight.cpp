// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/question_offers.h"
#include "field/rulebook/subjects.h"
#include "field/session/field_texts.h"
#include "field/table/table_scene.h"
#include "field/words/odds_text.h"
#include "language/numbers.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "widgets/plain_text.h"

#include <algorithm>
#include <ranges>

#include <QCoreApplication>

#include <vallum/field/queries/action_odds.h>
#include <vallum/field/queries/harmful_events.h>
#include <vallum/field/queries/odds.h>
#include <vallum/field/queries/structure_odds.h>
#include <vallum/field/rules/combat/events.h>
#include <vallum/field/rules/siege/structure_attacks.h>
#include <vallum/field/rules/turn/activation.h>
#include <vallum/field/words.h>

namespace vallum::app {

namespace {

class FightTexts {
    Q_DECLARE_TR_FUNCTIONS(FightTexts)
};

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

/// The effect of a player's cards on the current attack. Empty if a fighting unit is face down.
class EventOdds {
public:
    EventOdds(const field::Battle& battle, UnitId unit) : battle_(battle), unit_(unit) {
        if (target()) return;
        const auto fighting = field::fighters(battle);
        const bool isOpen =
            std::ranges::none_of(fighting, [&](UnitId it) { return battle.unit(it).faceDown; });
        if (isOpen) now_ = field::oddsWithEvents(battle, unit, std::nullopt);
    }

    /// Before the other side plays a card; empty if the odds are unknown.
    [[nodiscard]] QString headline() const {
        if (target()) return QStringLiteral("<b>%1</b>").arg(againstStructure(std::nullopt));
        return now_ ? oddsHeadline(battle_, battle_.currentCombat().units, *now_) : QString();
    }
    /// What the card changes; as plain text.
    [[nodiscard]] QString with(CardId card) const {
        if (target()) {
            const QString then = againstStructure(card);
            return then == againstStructure(std::nullopt) ? QString() : then;
        }
        if (!now_) return {};
        const auto then = field::oddsWithEvents(battle_, unit_, card);
        return then ? oddsChange(battle_, battle_.currentCombat().units, *now_, *then) : QString();
    }

private:
    [[nodiscard]] const std::optional<field::Target>& target() const {
        return battle_.currentCombat().target;
    }
    [[nodiscard]] QString againstStructure(std::optional<CardId> card) const {
        return structureHeadline(field::structureOddsWithEvents(battle_, unit_, card), target()->by);
    }

    const field::Battle& battle_;
    UnitId unit_;
    std::optional<field::CombatOdds> now_;  // of a fight between units
};

/// The button texts for yes and no.
struct YesOrNoTexts {
    QString yes;
    QString no;
};

YesOrNoTexts textsOf(field::Decision what) {
    using field::Decision;
    switch (what) {
        case Decision::tryToReorganize:
            return {FightTexts::tr("Try to reorganize"), FightTexts::tr("Stay broken")};
        case Decision::fleeByChoice:
        case Decision::fleeThoughSteadfast: return {FightTexts::tr("Flee"), FightTexts::tr("Stay")};
        case Decision::exchangeEvent: return {FightTexts::tr("Swap it"), FightTexts::tr("Keep it")};
        case Decision::drawTwoEvents: return {FightTexts::tr("Draw two"), FightTexts::tr("Draw one")};
        case Decision::applySecondEvent: return {FightTexts::tr("Use it"), FightTexts::tr("Leave it")};
        case Decision::maintainContact:
            return {FightTexts::tr("Follow and keep contact"), FightTexts::tr("Hold")};
        case Decision::standUpToElephants: return {FightTexts::tr("Stand"), FightTexts::tr("Give way")};
        case Decision::takeThePlace: return {FightTexts::tr("Move into its place"), FightTexts::tr("Stay")};
        case Decision::occupyAtTop: return {FightTexts::tr("Occupy it"), FightTexts::tr("Stay outside")};
        case Decision::rollOneAgain: return {FightTexts::tr("Reroll"), FightTexts::tr("Keep the 1")};
        case Decision::killElephants: return {FightTexts::tr("Kill them"), FightTexts::tr("Let them run")};
        case Decision::separateInFlight:
            return {FightTexts::tr("Leave the support behind"), FightTexts::tr("Flee together")};
    }
    return {FightTexts::tr("Yes"), FightTexts::tr("No")};
}

/// ENG-20: the odds if the fight goes on; ENG-19: otherwise the units part.
void addWorthOfFollowing(const Asking& asking, const field::Decide& question) {
    if (question.what != field::Decision::maintainContact) return;
    const field::Battle& battle = asking.battle();
    for (const field::Happening& it : std::views::reverse(asking.session.history())) {
        const auto* withdrew = std::get_if<field::Withdrew>(&it.fact);
        if (withdrew == nullptr) continue;
        const auto odds = field::oddsOfFollowing(battle, question.unit, *withdrew);
        return asking.offer.addText(
            odds ? oddsText(battle, {withdrew->unit, question.unit}, *odds)
                 : FightTexts::tr("It follows, but cannot reach %1: no fight with it this turn.")
                       .arg(unitName(battle, withdrew->unit).toHtmlEscaped()));
    }
}

/// ACT-13, ACT-14
void addWorthOfReorganizing(const Asking& asking, const field::Decide& question) {
    if (question.what != field::Decision::tryToReorganize) return;
    const double chance = field::chanceToPass(field::moraleToRecover(asking.battle(), question.unit));
    asking.offer.addText(
        FightTexts::tr("Passes %1% of the time: no longer broken, but half movement and no charge this turn "
                       "(%2). If it fails, nothing changes.")
            .arg(numeral(chance * 100, 0), linkTo("ACT-13"_rule, QStringLiteral("ACT-13"))));
}

/// ART-09
void addRiskOfReroll(const Asking& asking, const field::Decide& question) {
    if (question.what != field::Decision::rollOneAgain) return;
    const auto units = field::endangeredByMisfire(asking.battle(), question.unit);
    if (units.empty()) return;
    const QString words =
        units.size() == 1
            ? FightTexts::tr("Kept, the 1 misses. Rerolled, it may succeed; a second 1 strikes %1.")
            : FightTexts::tr("Kept, the 1 misses. Rerolled, it may succeed; a second 1 strikes one of: %1.");
    asking.offer.addText(words.arg(inQt(field::namesOf(asking.battle(), units)).toHtmlEscaped()));
}

QString effectOf(const field::Battle& battle, const field::EventInPlay& played) {
    if (!played.helps.empty()) return inData(battle.event(played.event).text).toHtmlEscaped();
    const auto why = field::whyItHelpsNobody(battle, played.event);
    const QString words = FightTexts::tr("No effect.");
    return why ? QStringLiteral("%1 %2").arg(words, sentence(*why).toHtmlEscaped()) : words;
}

QString eventText(const field::Battle& battle, const field::EventInPlay& played) {
    QString by = played.playedBy ? inData(battle.side(*played.playedBy).name) : FightTexts::tr("Drawn");
    if (!played.helps.empty())
        by = FightTexts::tr("%1, for %2").arg(by, inQt(field::namesOf(battle, played.helps)));
    return QStringLiteral("<small>%1:</small> <b>%2</b> <small>%3</small>")
        .arg(by.toHtmlEscaped(), inData(battle.event(played.event).name).toHtmlEscaped(),
             effectOf(battle, played));
}

/// The opponents and the events played in their combat.
void addCombat(const Asking& asking) {
    const field::Battle& battle = asking.battle();
    if (!battle.combat) return;
    const UnitId attacker = battle.combat->units.attacker;
    asking.offer.addText(
        verbatim(FightTexts::tr("%1 against %2").arg(unitName(battle, attacker), nameOfDefender(battle))));
    for (const field::EventInPlay& played : battle.combat->events)
        asking.offer.addText(eventText(battle, played));
}

}  // namespace

void fill(const Asking& asking, const field::Decide& question) {
    asking.scene.select(question.unit);
    const auto [yes, no] = textsOf(question.what);
    asking.offer.addText(
        QStringLiteral("<small>%1</small>").arg(ruleName(ruleAbout(question.what)).toHtmlEscaped()));
    addCombat(asking);
    addWorthOfFollowing(asking, question);
    addWorthOfReorganizing(asking, question);
    addRiskOfReroll(asking, question);
    // Whoever has climbed up wants to get in, whoever is broken has little to lose, and a 1 has missed.
    const bool proposesYes = question.what == field::Decision::occupyAtTop ||
                             question.what == field::Decision::tryToReorganize ||
                             question.what == field::Decision::rollOneAgain;
    asking.offer.add(asking.answer(proposesYes ? no : yes, field::YesOrNo{!proposesYes}));
    asking.offer.propose(asking.answer(proposesYes ? yes : no, field::YesOrNo{proposesYes}));
}

void fill(const Asking& asking, const field::ChooseEvent& question) {
    const field::Battle& battle = asking.battle();
    asking.scene.select(question.unit);
    addCombat(asking);
    const EventOdds odds(battle, question.unit);
    if (const QString words = odds.headline(); !words.isEmpty()) asking.offer.addText(words);
    asking.offer.takeCards(
        [&session = asking.session](CardId card) { session.answer(field::EventToPlay{card}); });
    const Seat owner = battle.owner(question.unit);
    std::vector<CardId> cards = battle.player(owner).hand;
    std::erase_if(cards, [&](CardId card) {
        return card == faceDown || !asking.session.wouldAccept(field::EventToPlay{card});
    });
    cards = withoutTwins(battle, cards);
    for (const CardId harmful : field::harmfulEvents(battle, question.unit, cards))
        std::erase(cards, harmful);
    for (const CardId card : cards) {
        const field::Event& event = battle.eventOn(card);
        const auto isNamedSo = [&](CardId it) { return battle.eventOn(it).name == event.name; };
        QString words = FightTexts::tr("Play %1").arg(inData(event.name));
        // Two cards with the same event differ in their orders.
        if (std::ranges::count_if(cards, isNamedSo) > 1)
            words += QStringLiteral(" (%1)").arg(inData(battle.order(card).name));
        Offer::Choice choice = asking.answer(words, field::EventToPlay{card});
        choice.toolTip = verbatim(inData(event.text));
        choice.detail = odds.with(card);
        asking.offer.add(std::move(choice));
    }
    asking.offer.propose(asking.answer(FightTexts::tr("No event"), field::EventToPlay{}));
    asking.offer.keepInPlace(
        {{.text = FightTexts::tr("No more events this turn"),
          .act =
              [&session = asking.session, owner] {
                  session.autoAnswers().pass(owner, session.live().turn());
                  session.answer(field::EventToPlay{});
              },
          .toolTip = FightTexts::tr("You are not asked again this turn. Undo reverses this.")}});
}

void fill(const Asking& asking, const field::ChooseShot& /*question*/) {
    asking.offer.proposeEnd(FightTexts::tr("No more shots"));
}

/// The tool says whether the phase can be ended yet.
void fill(const Asking& /*asking*/, const field::ChooseCombat& /*question*/) {}

void fill(const Asking& asking, const field::ChooseSideStruck& question) {
    const QStringList words{FightTexts::tr("Front"), FightTexts::tr("Right flank"), FightTexts::tr("Rear"),
                            FightTexts::tr("Left flank")};
    for (const geometry::Edge edge : question.among)
        asking.offer.add(asking.answer(words.at(static_cast<int>(edge)), field::EdgeChosen{edge}));
}

void fill(const Asking& asking, const field::ChooseStructure& question) {
    for (const field::StructureId id : question.among) {
        asking.offer.add(
            asking.answer(capitalized(inQt(field::nameOf(asking.battle(), id))), field::StructureChosen{id}));
    }
}

}  // namespace vallum::app
