// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/hand_panel.h"
#include "field/panels/question_offers.h"
#include "field/words/sum_text.h"
#include "language/rule_links.h"
#include "language/texts.h"

#include <QCoreApplication>

#include <vallum/field/rules/turn/end_of_turn.h>

namespace vallum::app {

namespace {

class CardTexts {
    Q_DECLARE_TR_FUNCTIONS(CardTexts)
};

QString cardsText(std::ptrdiff_t count) { return counted(count, plural("Words", "%n cards", "%n card")); }

void pickCards(const Asking& asking) {
    asking.offer.takeCards([&hand = asking.hand, refresh = asking.refresh](CardId card) {
        auto cards = hand.picked();
        if (cards.erase(card) == 0) cards.insert(card);
        hand.setPicked(cards);
        refresh();
    });
}

std::vector<CardId> picked(const Asking& asking) {
    return {asking.hand.picked().begin(), asking.hand.picked().end()};
}

/// END-07: what the hand limit leaves of these cards; empty if it leaves all. An event can still raise it.
QString keptText(const Asking& asking, std::ptrdiff_t cards) {
    const int limit = field::handLimit(asking.battle(), asking.session.question()->seat).total();
    return cards <= limit ? QString()
                          : CardTexts::tr("your hand is full: you keep %1 of %2").arg(limit).arg(cards);
}

}  // namespace

void fill(const Asking& asking, const field::ChooseOrder& /*question*/) {
    asking.offer.proposeEnd(CardTexts::tr("No more orders"));
}

void fill(const Asking& asking, const field::PassCards& /*question*/) {
    const field::Battle& battle = asking.battle();
    asking.offer.setHint(CardTexts::tr("Pick the cards to give."));
    for (const Seat ally : battle.alliesOf(battle.active)) {
        if (ally == battle.active) continue;
        const field::CardsToPass answer{ally, picked(asking)};
        if (answer.cards.empty()) continue;
        asking.offer.add(
            asking.answer(CardTexts::tr("Give %1 to %2")
                              .arg(cardsText(std::ssize(answer.cards)), inData(battle.side(ally).name)),
                          answer));
    }
    asking.offer.proposeEnd(asking.answer(CardTexts::tr("Done"), field::PhaseDone{}));
    pickCards(asking);
}

void fill(const Asking& asking, const field::ChooseDraw& /*question*/) {
    asking.offer.setHint(
        CardTexts::tr("Draw three, or click cards to exchange: you draw one more than you discard."));
    const field::DiscardAndDraw answer{picked(asking)};
    const auto count = answer.cards.size();
    Offer::Choice three = asking.answer(CardTexts::tr("Draw three cards"), field::DrawThree{});
    Offer::Choice change =
        asking.answer(count == 0 ? CardTexts::tr("Keep all and draw one")
                                 : CardTexts::tr("Discard %1 and draw %2").arg(count).arg(count + 1),
                      answer);
    const auto held = std::ssize(asking.battle().player(asking.session.question()->seat).hand);
    three.detail = keptText(asking, held + 3);
    change.detail = keptText(asking, held + 1);
    // Three are better than one, even if some have to be discarded at once (END-07).
    if (count == 0) std::swap(three, change);
    asking.offer.add(std::move(three));
    asking.offer.propose(std::move(change));
    pickCards(asking);
}

void fill(const Asking& asking, const field::DiscardToLimit& question) {
    const std::vector<CardId> cards = picked(asking);
    const Seat seat = asking.session.question()->seat;
    asking.offer.setHint(CardTexts::tr("Click cards in your hand to pick them."));
    asking.offer.addText(CardTexts::tr("Hand limit: %1 (%2)")
                             .arg(explained(field::handLimit(asking.battle(), seat)),
                                  linkTo("END-07"_rule, QStringLiteral("END-07"))));
    if (cards.empty()) {
        asking.offer.propose(asking.answer(question.count == 1
                                               ? CardTexts::tr("Discard the last card drawn")
                                               : CardTexts::tr("Discard the last cards drawn"),
                                           field::lastDrawn(asking.battle(), seat, question.count)));
    } else {
        asking.offer.propose(
            asking.answer(CardTexts::tr("Discard (%1 of %2)").arg(cards.size()).arg(question.count),
                          field::CardsToDiscard{cards}));
    }
    pickCards(asking);
}

}  // namespace vallum::app
