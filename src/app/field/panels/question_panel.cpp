// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/question_panel.h"

#include "field/panels/hand_panel.h"
#include "field/panels/question_offers.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/table/tool.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/plain_text.h"

#include <tuple>
#include <utility>

#include <QTimer>

namespace vallum::app {

QuestionPanel::QuestionPanel(FieldSession& session, TableScene& scene, HandPanel& hand, QWidget* parent)
    : OfferView(session, parent),
      session_(session),
      scene_(scene),
      hand_(hand) {
    setAccessibleName(tr("What to do now"));
    connect(&session_.computers(), &ComputerPlayers::haltedChanged, this, [this] {
        if (session_.question() == nullptr) rebuild();
    });
    connect(&hand_, &HandPanel::cardClicked, this, &QuestionPanel::clicked);
    rebuild();
}

void QuestionPanel::setTool(Tool* tool) {
    tool_ = tool;
    rebuild();
    if (!tool_) return;
    connect(tool_, &Tool::hintChanged, this, [this] {
        if (!isSheetShown_) setHint(tool_ ? verbatim(tool_->hint()) : QString());
    });
    connect(tool_, &Tool::offerChanged, this, &QuestionPanel::rebuild);
    connect(tool_, &Tool::warned, this, &QuestionPanel::warn);
}

std::optional<art::SideColor> QuestionPanel::colorOfAsked() const {
    const auto asked = session_.hasBattle() ? session_.live().askedSeat() : std::nullopt;
    if (!asked || *asked == chance) return {};
    return lookOfSide(*asked).color;
}

/// Somebody who decides in another side's turn.
QString QuestionPanel::nameOfGuest() const {
    const OpenFieldQuestion* question = session_.question();
    if (question == nullptr || isSheetShown_ || isDrawing_ || session_.isLookingBack()) return {};
    const field::Battle& battle = session_.battle();
    return question->seat == battle.active ? QString() : inData(battle.side(question->seat).name);
}

void QuestionPanel::setKeys(const TableKeys& keys) {
    useKeys(keys);
    rebuild();
}

void QuestionPanel::endPhase() {
    if (session_.question() == nullptr || isSheetShown_) return;
    const Verdict verdict = session_.wouldAccept(field::PhaseDone{});
    if (!verdict && verdict.error().hindrance == Hindrance::anotherQuestion) return;
    const auto now = [this] {
        const field::Battle& battle = session_.battle();
        return std::tuple(battle.active, battle.turn, battle.phase);
    };
    const auto before = now();
    const bool wasMade = tool_ && tool_->makeDrawn();
    // With the last move the phase may have ended by itself, and something may have come up on the way.
    if (wasMade && (now() != before || !session_.wouldAccept(field::PhaseDone{}))) return;
    // Says why, instead of asking to try again.
    if (!verdict) {
        session_.answer(field::PhaseDone{});
        return;
    }
    QString unfinished = teaching_.whyNotEnd ? teaching_.whyNotEnd() : QString();
    if (unfinished.isEmpty() && tool_) unfinished = tool_->unfinished();
    if (unfinished.isEmpty() || std::exchange(isWarned_, true)) {
        session_.answer(field::PhaseDone{});
        return;
    }
    warn(tr("%1 End the phase again to go on anyway.").arg(unfinished));
}

void QuestionPanel::warn(const QString& words) {
    setHint(QStringLiteral("<b style='color:%1'>%2</b>").arg(roomColors().bad.name(), words.toHtmlEscaped()));
    Q_EMIT warned(words);
}

void QuestionPanel::setTeaching(Teaching teaching) {
    teaching_ = std::move(teaching);
    // Later, because the tool may not yet be that of the open question.
    QTimer::singleShot(0, this, &QuestionPanel::rebuild);
}

void QuestionPanel::setDrawing(bool on) {
    if (std::exchange(isDrawing_, on) != on) rebuild();
}

void QuestionPanel::setSheetShown(bool isShown) {
    if (std::exchange(isSheetShown_, isShown) != isShown) rebuild();
}

void QuestionPanel::clicked(CardId card) {
    if (onCard_) onCard_(card);
}

void QuestionPanel::rebuild() {
    isWarned_ = false;
    Offer offer = this->offer();
    if (teaching_.wants) offer.proposeOnly(teaching_.wants);
    if (offer.end() && !offer.end()->act) {
        Offer::Choice end = *offer.end();
        end.act = [this] { endPhase(); };
        if (const Verdict mayEnd = session_.wouldAccept(field::PhaseDone{}); !mayEnd) {
            end.whyNot = whyNot(mayEnd);
            if (mayEnd.error().hindrance != Hindrance::anotherQuestion) offer.addText(inRed(end.whyNot));
        }
        offer.proposeEnd(std::move(end));
    }
    onCard_ = offer.onCard();
    if (offer.marked()) hand_.setPicked(*offer.marked());
    if (std::exchange(offeredTo_, scene_.selected()) != scene_.selected()) forgetPossible();
    setAsked(colorOfAsked(), nameOfGuest());
    const QString hint = tool_ ? verbatim(tool_->hint()) : QString();
    // An act may be the tool's, and the tool may be gone by then.
    showOffer(offer, offer.hint().value_or(hint),
              [hadTool = tool_ != nullptr, tool = tool_] { return !hadTool || tool; });
    if (session_.screen().curtainFor() && !session_.screen().isTableCovered()) focusFirst();
}

Offer QuestionPanel::offer() {
    Offer offer;
    const Asking asking{session_, scene_, hand_, offer, [this] { rebuild(); }};
    if (!session_.hasBattle()) return offer;
    if (isDrawing_) {
        offer.setTitle(tr("Drawing. The battle waits."));
        offer.setHint({});
        offer.propose({.text = tr("Back to the battle"), .act = [this] { Q_EMIT drawingDone(); }});
    } else if (isSheetShown_ && session_.diceWanted() == nullptr && !session_.screen().curtainFor()) {
        offer.setTitle(tr("Follow it on the sheet."));
        offer.setHint({});
    } else if (session_.isLookingBack()) {
        offer.setTitle(tr("Looking back. Nothing here changes the battle."));
    } else if (session_.battle().outcome) {
        fillOutcome(asking, [this] { Q_EMIT newBattleWanted(); }, [this] { Q_EMIT endWanted(); });
    } else if (const OpenFieldQuestion* question = session_.question()) {
        ask(*question, offer);
        std::visit([&](const auto& it) { fill(asking, it); }, question->question);
        if (tool_) tool_->fill(offer);
        if (tool_ && tool_->hasMore()) offer.holdBackEnd();
    } else if (const RollDice* roll = session_.diceWanted()) {
        fill(asking, *roll);
    } else if (session_.screen().curtainFor()) {
        fillHandOver(asking);
    } else {
        fillThinking(asking);
    }
    return offer;
}

void QuestionPanel::ask(const OpenFieldQuestion& question, Offer& offer) {
    const field::Battle& battle = session_.battle();
    const QString words = sentence(battle, question.question);
    if (std::exchange(asked_, words) != words) {
        hideImpossible();
        forgetPossible();
    }
    offer.setTitle(words);
}

}  // namespace vallum::app
