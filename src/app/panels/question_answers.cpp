// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/faces.h"
#include "panels/question_panel.h"
#include "room/house_style.h"
#include "rulebook/rule_links.h"
#include "table/table_scene.h"
#include "texts.h"
#include "tools/tool.h"
#include "widgets/plain_text.h"
#include "widgets/wordy_button.h"

#include <algorithm>

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

/// The placement of answers: the proposed one, those
/// that keep their place, and the impossible ones.
namespace vallum::app {

QWidget* QuestionPanel::addText(const QString& text) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    showLinked(*label, text);
    answers_->insertWidget(wordsAbove_ ? (*wordsAbove_)++ : answers_->count(), label);
    return label;
}

QPushButton* QuestionPanel::addButton(const QString& text, std::function<void()> act, const QString& why) {
    auto* button = new WordyButton(text);
    button->setEnabled(why.isEmpty());
    button->setToolTip(verbatim(why));
    button->setFocusPolicy(Qt::TabFocus);
    // Queued, because the action may rebuild this panel and delete the button.
    connect(button, &QPushButton::clicked, this, std::move(act), Qt::QueuedConnection);
    answers_->addWidget(button);
    buttons_.emplace_back(button);
    return button;
}

QPushButton* QuestionPanel::propose(QPushButton* button) {
    proposed_ = button;
    endsPhase_ = false;
    return button;
}

/// Proposes ending the phase only if nothing else is proposed.
void QuestionPanel::proposeEnd(QPushButton* button) {
    const bool isOther = std::ranges::any_of(buttons_, [](const auto& it) { return it && it->isDefault(); });
    if (isOther) return keepInPlace({button});
    if (proposed_) return;
    proposed_ = button;
    endsPhase_ = true;
}

void QuestionPanel::settle() {
    for (const auto& it : buttons_) {
        if (it && it->isDefault()) propose(it);
    }
    if (wordsAbove_) answers_->insertStretch(*wordsAbove_, 1);
    settleProposed();
    settleImpossible();
    if (!wordsAbove_) answers_->addStretch(1);
    body_->show();
    // Otherwise Qt would update the outer layouts only later.
    answers_->activate();
    scroll_->widget()->layout()->activate();
    Q_EMIT heightChanged();
}

void QuestionPanel::settleProposed() {
    if (!proposed_) return;
    const bool isNew = footer_->indexOf(proposed_) < 0;
    if (isNew) footer_->addWidget(proposed_);
    proposed_->show();  // right now, without waiting for the event loop
    setRank(*proposed_, Rank::main, endsPhase_ ? QColor() : colorOfAsked());
    setKeyShown(*proposed_, endsPhase_ ? QString() : tr("Enter"));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    proposed_->setFont(bold);
}

void QuestionPanel::settleImpossible() {
    std::vector<QPushButton*> impossible;
    if (std::exchange(offeredTo_, scene_.selected()) != scene_.selected()) offered_.clear();
    for (const auto& it : buttons_) {
        if (!it || it == proposed_) continue;
        const QString name = it->text().section(QStringLiteral(" ("), 0, 0);
        if (it->isEnabled()) offered_.insert(name);
        if (!offered_.contains(name)) impossible.push_back(it);
    }
    if (impossible.empty()) return;
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QPushButton* it : impossible) {
        auto* line = new QLabel(QStringLiteral("<b>%1</b><br><small>%2</small>")
                                    .arg(QString(it->text()).remove(QLatin1Char('&')).toHtmlEscaped(),
                                         it->toolTip().toHtmlEscaped()));
        line->setWordWrap(true);
        showLinked(*line, line->text());
        column->addWidget(line);
        it->hide();
    }
    auto* why = new WordyButton(tr("Why not? (%1)").arg(impossible.size()));
    why->setFocusPolicy(Qt::TabFocus);
    why->setToolTip(tr("What is not possible now, and why"));
    why->setCheckable(true);
    why->setChecked(showsImpossible_);
    setRank(*why, Rank::quiet);
    connect(why, &QPushButton::toggled, this, [this, list](bool on) {
        showsImpossible_ = on;
        list->setVisible(on);
        Q_EMIT heightChanged();
    });
    const int place = wordsAbove_ ? *wordsAbove_ + 1 : answers_->count();
    answers_->insertWidget(place, list);
    answers_->insertWidget(place, why, 0, Qt::AlignLeft);
    list->setVisible(showsImpossible_);
}

QPushButton* QuestionPanel::addAnswer(const QString& text, const field::Answer& answer) {
    const Verdict verdict = session_.wouldAccept(answer);
    return addButton(
        text, [this, answer] { session_.answer(answer); }, verdict ? QString() : sentence(verdict.error()));
}

void QuestionPanel::addEnd(const QString& text) {
    const Verdict verdict = session_.wouldAccept(field::PhaseDone{});
    proposeEnd(addButton(text, [this] { endPhase(); }, verdict ? QString() : sentence(verdict.error())));
}

void QuestionPanel::addRow(std::initializer_list<QPushButton*> buttons) {
    auto* row = new QHBoxLayout;
    for (QPushButton* button : buttons) {
        answers_->removeWidget(button);
        row->addWidget(button);
    }
    answers_->addLayout(row);
}

void QuestionPanel::keepInPlace(std::initializer_list<QPushButton*> buttons) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : buttons) {
        answers_->removeWidget(button);
        row->addWidget(button);
        button->show();
        std::erase(buttons_, button);
    }
    footer_->addWidget(line);
    line->show();
}

}  // namespace vallum::app
