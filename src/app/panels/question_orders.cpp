// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/hand_panel.h"
#include "panels/odds_text.h"
#include "panels/question_panel.h"
#include "rulebook/subjects.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/pick_tools.h"

#include <ranges>

#include <QPushButton>

#include <vallum/field/queries/action_odds.h>

namespace vallum::app {

void QuestionPanel::build(const field::ChooseOrder&) {
    auto* tool = qobject_cast<OrderTool*>(tool_);
    if (tool == nullptr) return;
    putWordsAbove();
    onCard_ = [this](CardId card) { takeOrderCard(card); };
    markCards(*tool);
    if (tool->line()) return buildLine(*tool);
    if (tool->hasCard()) {
        buildOrder(*tool);
    } else if (tool->mayOrderLine()) {
        addButton(tr("Advance in line…"), [tool] {
            tool->toggleLine();
        })->setToolTip(tr("Two cards activate a line of units that move together (OPT-26). Key L"));
    }
    addEnd(tr("No more orders"));
    addChosen(*tool);
    if (!tool->line() && !tool->hasCard()) addIntroduction();
}

/// The scenario's introduction, until the first orders are given.
void QuestionPanel::addIntroduction() {
    const std::string& words = session_.record().scenario.intro;
    const field::Battle& battle = session_.battle();
    if (battle.turn != 1 || battle.player(battle.active).ordersPlayed != 0 || words.empty()) return;
    addText(QStringLiteral("<small>%1</small>").arg(inData(words).toHtmlEscaped()));
}

/// Placed below the buttons, which must not move while the list of units grows.
void QuestionPanel::addChosen(const OrderTool& tool) {
    if (!tool.line() && !tool.hasCard()) return;
    QStringList units;
    for (const UnitId unit : tool.line() ? tool.line()->units : tool.draft().units)
        units << unitName(session_.battle(), unit).toHtmlEscaped();
    if (units.isEmpty()) return;
    addText(units.join(QStringLiteral(", ")));
    if (const Verdict verdict = tool.verdict(); !verdict)
        addText(QStringLiteral("<small>%1</small>").arg(sentence(verdict.error()).toHtmlEscaped()));
}

void QuestionPanel::takeOrderCard(CardId card) {
    auto* tool = qobject_cast<OrderTool*>(tool_);
    if (tool == nullptr) return;
    if (tool->line()) return tool->toggleLineCard(card);
    const bool isBoost =
        session_.battle().order(card).effect.boost && tool->hasCard() && card != tool->draft().card;
    if (isBoost) return tool->toggleBoost(card);
    tool->takeCard(tool->draft().card == card ? faceDown : card);
}

/// The cards in the hand that make up the order.
void QuestionPanel::markCards(const OrderTool& tool) {
    std::set<CardId> picked(tool.draft().boosts.begin(), tool.draft().boosts.end());
    if (tool.hasCard()) picked.insert(tool.draft().card);
    if (tool.line()) picked.insert(tool.line()->cards.begin(), tool.line()->cards.end());
    hand_.setPicked(picked);
}

void QuestionPanel::buildOrder(OrderTool& tool) {
    const field::Battle& battle = session_.battle();
    const field::Order& order = battle.order(tool.draft().card);
    addText(QStringLiteral("<b>%1</b><br>%2")
                .arg(inData(order.name).toHtmlEscaped(), inData(order.text).toHtmlEscaped()));
    if (order.effect.activate && order.effect.activate->filter == field::UnitFilter::wing) {
        addRow({addButton(tr("Left wing"), [it = &tool] { it->takeWing(field::Flank::left); }),
                addButton(tr("Right wing"), [it = &tool] { it->takeWing(field::Flank::right); })});
    }
    const Verdict verdict = tool.verdict();
    const QString why = verdict ? QString() : sentence(verdict.error());
    addButton(tr("Play the order"), [it = &tool] { it->play(); }, why)->setDefault(true);
    keepInPlace({addButton(tr("All that fit"), [it = &tool] { it->pickAll(); }),
                 addButton(tr("Put back"), [it = &tool] { it->cancel(); })});
}

void QuestionPanel::buildLine(OrderTool& tool) {
    addText(tr("<b>Advance in line</b><br>%1, %2")
                .arg(counted(std::ssize(tool.line()->units), plural("Words", "%n units", "%n unit")),
                     tr("%1 of 2 cards").arg(tool.line()->cards.size())));
    const Verdict verdict = tool.verdict();
    const QString why = verdict ? QString() : sentence(verdict.error());
    addButton(tr("Play the order"), [order = &tool] { order->play(); }, why)->setDefault(true);
    keepInPlace({addButton(tr("The whole line"), [order = &tool] { order->pickAll(); }),
                 addButton(tr("Not in line"), [order = &tool] { order->toggleLine(); })});
}

namespace {

/// The button texts for yes and no.
struct Choice {
    QString yes;
    QString no;
};

Choice choiceOf(field::Decision what) {
    using field::Decision;
    switch (what) {
        case Decision::tryToReorganize:
            return {QuestionPanel::tr("Try to reorganize"), QuestionPanel::tr("Stay broken and go on")};
        case Decision::fleeByChoice:
        case Decision::fleeThoughSteadfast: return {QuestionPanel::tr("Flee"), QuestionPanel::tr("Stay")};
        case Decision::exchangeEvent: return {QuestionPanel::tr("Swap it"), QuestionPanel::tr("Keep it")};
        case Decision::drawTwoEvents: return {QuestionPanel::tr("Draw two"), QuestionPanel::tr("Draw one")};
        case Decision::applySecondEvent: return {QuestionPanel::tr("Use it"), QuestionPanel::tr("Leave it")};
        case Decision::maintainContact:
            return {QuestionPanel::tr("Follow and keep contact"), QuestionPanel::tr("Hold")};
        case Decision::standUpToElephants: return {QuestionPanel::tr("Stand"), QuestionPanel::tr("Give way")};
        case Decision::takeThePlace:
            return {QuestionPanel::tr("Move into its place"), QuestionPanel::tr("Stay")};
        case Decision::occupyAtTop:
            return {QuestionPanel::tr("Occupy it"), QuestionPanel::tr("Stay outside")};
        case Decision::rollOneAgain: return {QuestionPanel::tr("Reroll"), QuestionPanel::tr("Keep the 1")};
        case Decision::killElephants:
            return {QuestionPanel::tr("Kill them"), QuestionPanel::tr("Let them run")};
        case Decision::separateInFlight:
            return {QuestionPanel::tr("Leave the support behind"), QuestionPanel::tr("Flee together")};
    }
    return {QuestionPanel::tr("Yes"), QuestionPanel::tr("No")};
}

}  // namespace

/// ENG-20: the odds if the fight goes on; ENG-19: otherwise the units part.
void QuestionPanel::addWorthOfFollowing(const field::Decide& question) {
    if (question.what != field::Decision::maintainContact) return;
    for (const Happening& it : std::views::reverse(session_.history())) {
        const auto* withdrew = std::get_if<field::Withdrew>(&it.fact);
        if (withdrew == nullptr) continue;
        const auto odds = field::oddsOfFollowing(session_.battle(), question.unit, *withdrew);
        addText(odds ? oddsText(session_.battle(), {withdrew->unit, question.unit}, *odds)
                     : tr("It cannot keep contact: no fight with %1 this turn.")
                           .arg(unitName(session_.battle(), withdrew->unit).toHtmlEscaped()));
        return;
    }
}

void QuestionPanel::build(const field::Decide& question) {
    scene_.select(question.unit);
    const auto [yes, no] = choiceOf(question.what);
    addText(QStringLiteral("<small>%1</small>").arg(ruleName(ruleAbout(question.what)).toHtmlEscaped()));
    addCombat();
    addWorthOfFollowing(question);
    addAnswer(yes, field::YesOrNo{true});
    propose(addAnswer(no, field::YesOrNo{false}));
}

}  // namespace vallum::app
