// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/question_panel.h"

#include "art/faces.h"
#include "field/panels/hand_panel.h"
#include "field/panels/question_offers.h"
#include "field/session/field_texts.h"
#include "field/table/looks.h"
#include "field/table/tool.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/plain_text.h"
#include "widgets/steady_scroll_area.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace vallum::app {

QuestionPanel::QuestionPanel(FieldSession& session, TableScene& scene, HandPanel& hand, QWidget* parent)
    : QWidget(parent),
      session_(session),
      scene_(scene),
      hand_(hand),
      title_(new QLabel),
      hint_(new QLabel),
      scroll_(new SteadyScrollArea),
      choicesArea_(new SteadyScrollArea),
      footer_(new QVBoxLayout),
      column_(new QVBoxLayout) {
    title_->setWordWrap(true);
    title_->setAccessibleName(tr("Question"));
    hint_->setWordWrap(true);
    hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* inside = new QWidget;
    auto* words = new QVBoxLayout(inside);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(6);
    words->addWidget(hint_);
    words->addLayout(column_, 1);
    scroll_->setObjectName(QStringLiteral("questions"));
    scroll_->setAccessibleName(tr("What to do"));
    scroll_->setAccessibleDescription(tr("What to decide now, and the choices"));
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    // The scroll bar alone would need more than a short hint.
    scroll_->setMinimumHeight(fontMetrics().height());
    scroll_->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    choicesArea_->setObjectName(QStringLiteral("choices"));
    choicesArea_->setAccessibleName(tr("Choices"));
    auto* choices = new QWidget;
    auto* all = new QVBoxLayout(choices);
    all->setContentsMargins(0, 0, 0, 0);
    choicesArea_->setWidget(choices);
    choicesArea_->setWidgetResizable(true);
    choices->setAutoFillBackground(false);
    choicesArea_->setFrameShape(QFrame::NoFrame);
    choicesArea_->viewport()->setAutoFillBackground(false);
    // Where space is short, buttons must stay in place too.
    connect(choicesArea_->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int most) { choicesArea_->verticalScrollBar()->setValue(most); });
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(7, 2, 7, 7);
    outer->setSpacing(6);
    outer->addWidget(title_);
    outer->addWidget(scroll_, 1);
    outer->addWidget(choicesArea_);
    outer->addLayout(footer_);
    footer_->setSpacing(5);
    setMinimumWidth(170);
    setFonts();
    setAccessibleName(tr("What to do now"));
    connect(&session_, &Session::replaced, this, &QuestionPanel::rebuild);
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
    connect(tool_, &Tool::hintChanged, this,
            [this] { setHint(tool_ ? verbatim(tool_->hint()) : QString()); });
    connect(tool_, &Tool::offerChanged, this, &QuestionPanel::rebuild);
    connect(tool_, &Tool::warned, this, &QuestionPanel::warn);
}

void QuestionPanel::setFonts() { title_->setFont(art::font(art::Face::serif, art::Type::heading)); }

void QuestionPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    setFonts();
    Q_EMIT heightChanged();
}

void QuestionPanel::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    drawProposed();
}

QColor QuestionPanel::colorOfAsked() const {
    const auto asked = session_.hasBattle() ? session_.live().askedSeat() : std::nullopt;
    if (!asked || *asked == chance) return {};
    return palette_.shadesOf(lookOfSide(*asked).color).base;
}

QuestionPanel::Heights QuestionPanel::heightsFor(int width) const {
    const QMargins around = layout()->contentsMargins();
    const int room = width - around.left() - around.right();
    const int bar = besideScrollBar().right();
    const int spacing = layout()->spacing();
    Heights high;
    high.rest = around.top() + around.bottom() + spacing;
    if (!title_->text().isEmpty()) high.rest += title_->heightForWidth(room) + spacing;
    if (footer_->count() > 0) high.rest += footer_->heightForWidth(room);
    if (below_ && !below_->isHidden()) high.rest += below_->sizeHint().height() + spacing;
    const int words = scroll_->widget()->layout()->heightForWidth(room - bar);
    high.words = std::max(words, scroll_->minimumHeight());
    if (isTextAbove_) {
        high.rest += spacing;
        high.choices = std::max(0, choices_->heightForWidth(room - bar));
    }
    return high;
}

int QuestionPanel::heightForWidth(int width) const {
    const Heights high = heightsFor(width);
    return high.rest + high.words + high.choices;
}

/// Where space is short, text gives way to choices, but for its first lines.
void QuestionPanel::share() {
    choicesArea_->setVisible(isTextAbove_);
    if (!isTextAbove_) return;
    constexpr int lines = 4;
    const Heights high = heightsFor(width());
    const int words = std::min(high.words, lines * fontMetrics().lineSpacing());
    const int most = std::max(0, height() - high.rest - words);
    choicesArea_->setFixedHeight(std::min(high.choices, most));
}

void QuestionPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    share();
}

void QuestionPanel::setKeys(const TableKeys& keys) {
    keys_ = keys;
    rebuild();
}

void QuestionPanel::endPhase() {
    if (session_.question() == nullptr || isFightShown_) return;
    const Verdict verdict = session_.wouldAccept(field::PhaseDone{});
    if (!verdict && verdict.error().hindrance == Hindrance::anotherQuestion) return;
    const QString unfinished = tool_ ? tool_->unfinished() : QString();
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

void QuestionPanel::setBelow(QWidget* below) {
    below_ = below;
    below->installEventFilter(this);
    layout()->addWidget(below);
    layout()->setAlignment(below, Qt::AlignRight);
}

/// Buttons below the scrolling part end where those in it do.
QMargins QuestionPanel::besideScrollBar() const {
    return {0, 0, scroll_->verticalScrollBar()->sizeHint().width(), 0};
}

/// The widget below was shown or hidden, which changes the preferred height.
bool QuestionPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool comesOrGoes = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == below_ && comesOrGoes) Q_EMIT heightChanged();
    return QWidget::eventFilter(watched, event);
}

void QuestionPanel::setDrawing(bool on) {
    if (std::exchange(isDrawing_, on) != on) rebuild();
}

void QuestionPanel::setFightShown(bool isShown) {
    if (std::exchange(isFightShown_, isShown) != isShown) rebuild();
}

void QuestionPanel::focusFirst() {
    if (proposed_) return proposed_->setFocus();
    for (const QScrollArea* area : {scroll_, choicesArea_}) {
        if (auto* button = area->findChild<QPushButton*>()) return button->setFocus();
    }
}

/// Enter never ends a phase, because it is too easily pressed once too often.
void QuestionPanel::takeProposed() {
    if (proposed_ && proposed_->isEnabled() && !endsPhase_) proposed_->click();
}

void QuestionPanel::clicked(CardId card) {
    if (onCard_) onCard_(card);
}

void QuestionPanel::setTitle(const QString& title) { showLinked(*title_, verbatim(title)); }

void QuestionPanel::setHint(const QString& hint) {
    showLinked(*hint_, hint);
    hint_->setVisible(!hint.isEmpty());
    Q_EMIT heightChanged();
}

QString QuestionPanel::focusedChoice() const {
    const auto* button = qobject_cast<const QPushButton*>(window()->focusWidget());
    return button != nullptr && isAncestorOf(button) ? button->text() : QString();
}

/// To the choice of the same words, or to the table if there is none.
void QuestionPanel::giveBackFocus(const QString& choice) {
    for (QPushButton* button : findChildren<QPushButton*>()) {
        if (button->text() == choice && button->isVisibleTo(this)) return button->setFocus();
    }
    Q_EMIT focusLeft();
}

void QuestionPanel::rebuild() {
    const QString focused = focusedChoice();
    isWarned_ = false;
    delete body_;
    while (QLayoutItem* left = footer_->takeAt(0)) {
        delete left->widget();
        delete left;
    }
    buttons_.clear();
    body_ = new QWidget;
    answers_ = new QVBoxLayout(body_);
    answers_->setContentsMargins(0, 0, 0, 0);
    answers_->setSpacing(5);
    column_->addWidget(body_);
    delete choicesBody_;
    choicesBody_ = new QWidget;
    choices_ = new QVBoxLayout(choicesBody_);
    choices_->setContentsMargins(0, 0, 0, 0);
    choices_->setSpacing(5);
    choicesArea_->widget()->layout()->addWidget(choicesBody_);
    draw(offer());
    if (session_.screen().curtainFor() && !session_.screen().isTableCovered()) return focusFirst();
    if (!focused.isEmpty()) giveBackFocus(focused);
}

Offer QuestionPanel::offer() {
    Offer offer;
    const Asking asking{session_, scene_, hand_, offer, [this] { rebuild(); }};
    if (!session_.hasBattle()) return offer;
    if (isDrawing_) {
        offer.setTitle(tr("Drawing. The battle waits."));
        offer.setHint({});
        offer.propose({.text = tr("Back to the battle"), .act = [this] { Q_EMIT drawingDone(); }});
    } else if (isFightShown_ && session_.diceWanted() == nullptr && !session_.screen().curtainFor()) {
        offer.setTitle(tr("Shown on the sheet."));
    } else if (session_.isLookingBack()) {
        offer.setTitle(tr("Looking back. Nothing here changes the battle."));
    } else if (session_.battle().outcome) {
        fillOutcome(asking, [this] { Q_EMIT newBattleWanted(); });
    } else if (const OpenFieldQuestion* question = session_.question()) {
        ask(*question, offer);
        std::visit([&](const auto& it) { fill(asking, it); }, question->question);
        if (tool_) tool_->fill(offer);
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
        showsImpossible_ = false;
        offered_.clear();
    }
    offer.setTitle(question.seat == battle.active
                       ? words
                       : tr("%1: %2").arg(inData(battle.side(question.seat).name), words));
}

}  // namespace vallum::app
