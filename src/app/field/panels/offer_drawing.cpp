// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/offer_view.h"
#include "language/rule_links.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/plain_text.h"
#include "widgets/wordy_button.h"

#include <algorithm>

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <vallum/core/overloaded.h>

/// The placement of answers: the proposed one, those that keep their place, and the impossible ones.
namespace vallum::app {

namespace {

/// The list below names them.
QString headingOf(const std::vector<QPushButton*>& impossible) {
    return OfferView::tr("What can't it do? (%1)").arg(impossible.size());
}

}  // namespace

void OfferView::clear() {
    delete body_;
    delete choicesBody_;
    while (QLayoutItem* left = footer_->takeAt(0)) {
        delete left->widget();
        delete left;
    }
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
    drawProposals(offer);
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
    QPushButton* button = buttons_.make(choice);
    placeForChoices().addWidget(button);
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
        buttons_.keep(*button);
    }
    footer_->addWidget(line);
    line->show();
}

/// Proposes ending the phase only if nothing else is proposed.
void OfferView::drawProposals(const Offer& offer) {
    using Proposal = ChoiceButtons::Proposal;
    if (offer.proposed()) {
        if (offer.end()) keepInPlace({*offer.end()});
        propose(*drawChoice(*offer.proposed()), Proposal::choice);
    } else if (offer.end()) {
        propose(*drawChoice(*offer.end()), offer.isEndHeldBack() ? Proposal::endHeldBack : Proposal::end);
    }
}

void OfferView::propose(QPushButton& button, ChoiceButtons::Proposal how) {
    footer_->addWidget(&button);
    button.show();  // right now, without waiting for the event loop
    buttons_.propose(button, how);
}

void OfferView::drawImpossible() {
    const std::vector<QPushButton*> hidden = buttons_.impossible();
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
    auto* why = new WordyButton(headingOf(hidden));
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
