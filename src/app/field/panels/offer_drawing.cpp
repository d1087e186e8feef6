// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/card_painter.h"
#include "field/panels/offer_view.h"
#include "field/session/field_session.h"
#include "field/table/looks.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/key_filters.h"
#include "widgets/plain_text.h"
#include "widgets/wordy_button.h"

#include <algorithm>

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <vallum/core/overloaded.h>

/// The placement of answers: the proposed one, those that keep their place, and the impossible ones.
namespace vallum::app {

namespace {

/// As high as two lines of text.
void showCard(QPushButton& button, const art::CardLook& look, const art::Palette& palette) {
    const double perDu = 2 * button.fontMetrics().height() / art::cardRect.height();
    const double dots = button.devicePixelRatioF();
    const QSize size = (art::cardRect.size() * perDu).toSize();
    QPixmap card(size * dots);
    card.setDevicePixelRatio(dots);
    card.fill(Qt::transparent);
    QPainter painter(&card);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(QPointF(), size).center());
    painter.scale(perDu, perDu);
    art::paintCard(painter, look, perDu * dots, 0, palette);
    painter.end();
    button.setIcon(card);
    button.setIconSize(size);
}

/// Names the first one; the list below has all.
QString namesOf(const std::vector<QPushButton*>& impossible) {
    const QString first = QString(impossible.front()->text()).remove(QLatin1Char('&'));
    if (impossible.size() == 1) return OfferView::tr("Why not: %1?").arg(first);
    return OfferView::tr("Why not: %1, and %2 more?").arg(first).arg(impossible.size() - 1);
}

}  // namespace

void OfferView::clear() {
    delete body_;
    delete choicesBody_;
    while (QLayoutItem* left = footer_->takeAt(0)) {
        delete left->widget();
        delete left;
    }
    buttons_.clear();
    proposed_.clear();
    endsPhase_ = false;
    const auto fresh = [](QLayout& around, QWidget*& body) {
        body = new QWidget;
        auto* column = new QVBoxLayout(body);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(5);
        around.addWidget(body);
        return column;
    };
    answers_ = fresh(*column_, body_);
    choices_ = fresh(*choicesArea_->widget()->layout(), choicesBody_);
}

void OfferView::draw(const Offer& offer) {
    isTextAbove_ = offer.isTextAbove();
    footer_->setContentsMargins(besideScrollBar());
    for (const Offer::Line& line : offer.lines()) {
        std::visit(Overloaded{[this](const QString& text) { drawText(text); },
                              [this](const Offer::Row& choices) { drawRow(choices); },
                              [this](const Offer::Form& form) { placeForChoices().addWidget(form()); }},
                   line);
    }
    for (const Offer::Row& choices : offer.kept()) keepInPlace(choices);
    if (offer.proposed()) proposed_ = drawChoice(*offer.proposed());
    if (offer.end()) drawEnd(*offer.end());
    standsBack_ = endsPhase_ && offer.isEndHeldBack();
    drawProposed();
    drawImpossible();
    answers_->addStretch(1);
    body_->show();
    choicesBody_->show();
    // Otherwise Qt would update the outer layouts only later.
    answers_->activate();
    choices_->activate();
    choicesArea_->widget()->layout()->activate();
    scroll_->widget()->layout()->activate();
    if (isTextAbove_) scroll_->verticalScrollBar()->setValue(0);
    noteHeights();
}

QVBoxLayout& OfferView::placeForChoices() { return isTextAbove_ ? *choices_ : *answers_; }

void OfferView::drawText(const QString& text) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    showLinked(*label, text);
    answers_->addWidget(label);
}

QPushButton* OfferView::drawChoice(const Offer::Choice& choice) {
    const bool isPossible = choice.whyNot.isEmpty();
    auto* button = new WordyButton(choice.text);
    if (choice.card) showCard(*button, lookOf(session_.battle(), *choice.card), palette_);
    button->setEnabled(isPossible);
    button->setToolTip(
        isPossible ? withKey(choice.toolTip, choice.key.isEmpty() ? QString() : keys_.shown(choice.key))
                   : verbatim(choice.whyNot));
    button->setCheckable(choice.isChosen.has_value());
    button->setChecked(choice.isChosen.value_or(false));
    button->setFocusPolicy(Qt::TabFocus);
    if (choice.reveals) ignoreSpace(*button);
    // Queued, because the act may bring another offer and delete the button.
    connect(
        button, &QPushButton::clicked, this,
        [act = choice.act, isStillOffered = isStillOffered_] {
            if (isStillOffered()) act();
        },
        Qt::QueuedConnection);
    placeForChoices().addWidget(button);
    buttons_.emplace_back(button);
    return button;
}

void OfferView::drawRow(const Offer::Row& choices) {
    if (choices.size() == 1) {
        drawChoice(choices.front());
        return;
    }
    auto* row = new QHBoxLayout;
    for (const Offer::Choice& choice : choices) {
        QPushButton* button = drawChoice(choice);
        placeForChoices().removeWidget(button);
        row->addWidget(button);
    }
    placeForChoices().addLayout(row);
}

void OfferView::keepInPlace(const Offer::Row& choices) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    for (const Offer::Choice& choice : choices) {
        QPushButton* button = drawChoice(choice);
        placeForChoices().removeWidget(button);
        row->addWidget(button);
        button->show();
        std::erase(buttons_, button);
    }
    footer_->addWidget(line);
    line->show();
}

/// Proposes ending the phase only if nothing else is proposed.
void OfferView::drawEnd(const Offer::Choice& choice) {
    if (proposed_) return keepInPlace({choice});
    proposed_ = drawChoice(choice);
    endsPhase_ = true;
}

void OfferView::drawProposed() {
    if (!proposed_) return;
    const bool isNew = footer_->indexOf(proposed_) < 0;
    if (isNew) footer_->addWidget(proposed_);
    proposed_->show();  // right now, without waiting for the event loop
    if (!endsPhase_) proposed_->setDefault(true);
    const bool isColored = colorOfAsked_ && !endsPhase_;
    setRank(*proposed_, standsBack_ ? Rank::plain : Rank::main,
            isColored ? palette_.shadesOf(*colorOfAsked_).base : QColor());
    setKeyShown(*proposed_, endsPhase_ || isEnterTaken_ ? QString() : tr("Enter"));
    QFont words = font();
    if (!standsBack_) words.setWeight(QFont::DemiBold);
    proposed_->setFont(words);
}

/// Except what was possible a moment ago: it stays in sight.
std::vector<QPushButton*> OfferView::impossible() {
    std::vector<QPushButton*> found;
    for (const auto& it : buttons_) {
        if (!it || it == proposed_) continue;
        const QString name = it->text().section(QStringLiteral(" ("), 0, 0);
        // The panel as a whole is disabled while something covers it.
        if (it->isEnabledTo(it->parentWidget())) possible_.insert(name);
        if (!possible_.contains(name)) found.push_back(it);
    }
    return found;
}

void OfferView::drawImpossible() {
    const std::vector<QPushButton*> hidden = impossible();
    if (hidden.empty()) return;
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QPushButton* it : hidden) {
        auto* line = new QLabel(QStringLiteral("<b>%1</b><br><small>%2</small>")
                                    .arg(QString(it->text()).remove(QLatin1Char('&')).toHtmlEscaped(),
                                         it->toolTip().toHtmlEscaped()));
        line->setWordWrap(true);
        showLinked(*line, line->text());
        column->addWidget(line);
        it->hide();
    }
    auto* why = new WordyButton(namesOf(hidden));
    why->setFocusPolicy(Qt::TabFocus);
    why->setToolTip(tr("What is not possible now, and why"));
    why->setCheckable(true);
    why->setChecked(showsImpossible_);
    setRank(*why, Rank::quiet);
    connect(why, &QPushButton::toggled, this, [this, list](bool on) {
        showsImpossible_ = on;
        list->setVisible(on);
        noteHeights();
    });
    answers_->addWidget(why, 0, Qt::AlignLeft);
    answers_->addWidget(list);
    list->setVisible(showsImpossible_);
}

}  // namespace vallum::app
