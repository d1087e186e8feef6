// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/session/field_session.h"
#include "field/session/field_texts.h"
#include "field/tools/offer.h"
#include "field/tools/pick_tools.h"
#include "field/words/sum_text.h"
#include "language/texts.h"

#include <iterator>

#include <QCoreApplication>

#include <vallum/field/rules/turn/orders.h>

/// What the question panel shows of orders.
namespace vallum::app {

namespace {

class OrderOffer {
    Q_DECLARE_TR_FUNCTIONS(OrderOffer)

public:
    OrderOffer(const FieldSession& session, OrderTool& tool, Offer& offer)
        : session_(session),
          tool_(tool),
          draft_(tool.draft()),
          offer_(offer) {}

    void fill() {
        offer_.putTextAbove();
        offer_.takeCards([tool = &tool_](CardId card) { tool->clickCard(card); });
        markCards();
        if (tool_.line().isBegun()) return addLine();
        if (draft_.hasCard()) return addOrder();
        if (tool_.mayOrderLine()) {
            offer_.add(
                {.text = tr("Advance in line…"),
                 .act = [tool = &tool_] { tool->toggleLine(); },
                 .toolTip = tr("Two cards activate a line of units that move together (OPT-26). Key L")});
        }
        addIntroduction();
        addCardsToCome();
    }

private:
    void markCards() {
        const field::OrderToPlay& order = draft_.order();
        std::set<CardId> marked(order.boosts.begin(), order.boosts.end());
        if (draft_.hasCard()) marked.insert(order.card);
        if (const auto& line = tool_.line().order()) marked.insert(line->cards.begin(), line->cards.end());
        offer_.markCards(std::move(marked));
    }
    void addOrder() {
        const field::Order& order = session_.battle().order(draft_.order().card);
        offer_.setTitle(withOneStop(tr("Play %1.").arg(inData(order.name))));
        offer_.addText(inData(order.text).toHtmlEscaped());
        addUnitsAllowed();
        if (order.effect.activate && order.effect.activate->filter == field::UnitFilter::wing) {
            offer_.addRow({{.text = wordsFor(field::Flank::left, tr("Left wing")),
                            .act = [tool = &tool_] { tool->takeWing(field::Flank::left); }},
                           {.text = wordsFor(field::Flank::right, tr("Right wing")),
                            .act = [tool = &tool_] { tool->takeWing(field::Flank::right); }}});
        }
        if (draft_.isWasted()) {
            offer_.addText(tr("No unit fits it now: it would be wasted."));
            offer_.add({.text = tr("Play the order"), .act = [tool = &tool_] { tool->play(); }});
        } else if (!tool_.goesWithAnother(draft_.order().card)) {
            proposeToPlay(whyNotPlayed());
        }
        Offer::Row inPlace;
        if (leavesAChoice())
            inPlace.push_back({.text = wordsToPickAll(), .act = [tool = &tool_] { tool->pickAll(); }});
        inPlace.push_back({.text = tr("Put back"), .act = [tool = &tool_] { tool->cancel(); }});
        offer_.keepInPlace(std::move(inPlace));
        addChosen();
    }
    /// The text on the card says nothing of the general's ability.
    void addUnitsAllowed() {
        const field::Battle& battle = session_.battle();
        const Sum units = field::unitsAllowed(battle, battle.active, draft_.order().card);
        if (units.terms().size() > 1) offer_.addText(tr("Units: %1").arg(explained(units)));
    }
    /// Not an order for all, nor one that needs nobody.
    [[nodiscard]] bool leavesAChoice() const { return !draft_.isForAll() && !draft_.fitting().empty(); }
    /// The wing that is chosen has a tick.
    [[nodiscard]] QString wordsFor(field::Flank wing, const QString& name) const {
        return draft_.order().wing == wing ? QStringLiteral("✓ ") + name : name;
    }
    /// Where more units fit than the card can order, those are picked that the computer would order.
    [[nodiscard]] QString wordsToPickAll() const {
        const auto most = std::ssize(draft_.order().units) + draft_.left();
        return std::ssize(draft_.fitting()) <= most ? tr("All that fit") : tr("Pick %1 for me").arg(most);
    }
    void addLine() {
        const field::LineOrder& line = *tool_.line().order();
        offer_.setTitle(tr("Advance in line."));
        offer_.addText(
            tr("%1, %2").arg(counted(std::ssize(line.units), plural("Words", "%n units", "%n unit")),
                             tr("%1 of 2 cards").arg(line.cards.size())));
        proposeToPlay(whyNot(tool_.line().verdict()));
        offer_.keepInPlace({{.text = tr("The whole line"), .act = [tool = &tool_] { tool->pickAll(); }},
                            {.text = tr("Not in line"), .act = [tool = &tool_] { tool->toggleLine(); }}});
        offer_.withholdEnd();
    }
    void proposeToPlay(const QString& whyNot) {
        offer_.propose(
            {.text = tr("Play the order"), .act = [tool = &tool_] { tool->play(); }, .whyNot = whyNot});
    }
    [[nodiscard]] QString whyNotPlayed() const {
        const Verdict verdict = draft_.verdict();
        return verdict ? QString() : sentence(session_.battle(), draft_.order(), verdict.error());
    }
    void addChosen() {
        if (draft_.order().units.empty()) return;
        QStringList units;
        for (const UnitId unit : draft_.order().units)
            units << unitName(session_.battle(), unit).toHtmlEscaped();
        offer_.addText(units.join(QStringLiteral(", ")));
        if (const QString why = whyNotPlayed(); !why.isEmpty())
            offer_.addText(QStringLiteral("<small>%1</small>").arg(why.toHtmlEscaped()));
    }
    /// The scenario's introduction, until the first orders are given.
    void addIntroduction() {
        const std::string& words = session_.record().scenario.intro;
        const field::Battle& battle = session_.battle();
        if (battle.turn != 1 || battle.player(battle.active).ordersPlayed != 0 || words.empty()) return;
        offer_.addText(QStringLiteral("<small>%1</small>").arg(inData(words).toHtmlEscaped()));
    }

    /// END-02, END-05: how many cards to spend is the first thing that a player has to weigh.
    void addCardsToCome() {
        offer_.addText(QStringLiteral("<small>%1</small>")
                           .arg(tr("After a turn with orders you draw one card (END-02), after one without "
                                   "orders three (END-05).")));
    }

    const FieldSession& session_;
    OrderTool& tool_;
    const OrderDraft& draft_;
    Offer& offer_;
};

}  // namespace

void OrderTool::fill(Offer& offer) { OrderOffer(session_, *this, offer).fill(); }

}  // namespace vallum::app
