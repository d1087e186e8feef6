// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/choice_buttons.h"

#include "art/card_painter.h"
#include "field/session/field_session.h"
#include "field/table/looks.h"
#include "language/texts.h"
#include "room/house_style.h"
#include "widgets/key_filters.h"
#include "widgets/plain_text.h"
#include "widgets/wordy_button.h"

#include <utility>

#include <QApplication>
#include <QPainter>

namespace vallum::app {

namespace {

class ButtonTexts {
    Q_DECLARE_TR_FUNCTIONS(ButtonTexts)
};

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

}  // namespace

void ChoiceButtons::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    dressProposed();
}

void ChoiceButtons::setEnterTaken(bool isTaken) {
    if (std::exchange(isEnterTaken_, isTaken) != isTaken) dressProposed();
}

void ChoiceButtons::begin(std::function<bool()> isStillOffered) {
    isStillOffered_ = std::move(isStillOffered);
    buttons_.clear();
    proposed_.clear();
    proposal_ = Proposal::choice;
}

QPushButton* ChoiceButtons::make(const Offer::Choice& choice) {
    const bool isPossible = choice.whyNot.isEmpty();
    auto* button = new WordyButton(choice.text);
    button->setDetail(choice.detail);
    if (choice.card) showCard(*button, lookOf(session_.battle(), *choice.card), palette_);
    button->setEnabled(isPossible);
    button->setToolTip(
        isPossible ? withKey(choice.toolTip, choice.key.isEmpty() ? QString() : keys_.shown(choice.key))
                   : verbatim(choice.whyNot));
    if (!choice.key.isEmpty()) button->setKeyIfRoom(keys_.shown(choice.key));
    button->setCheckable(choice.isChosen.has_value());
    button->setChecked(choice.isChosen.value_or(false));
    button->setFocusPolicy(Qt::TabFocus);
    if (choice.reveals) ignoreSpace(*button);
    // Queued, because the act may bring another offer and delete the button.
    QObject::connect(
        button, &QPushButton::clicked, &view_,
        [this, act = choice.act, reveals = choice.reveals, isStillOffered = isStillOffered_] {
            if (reveals) revealed_.start();
            if (isStillOffered()) act();
        },
        Qt::QueuedConnection);
    buttons_.emplace_back(button);
    return button;
}

void ChoiceButtons::keep(QPushButton& button) { std::erase(buttons_, &button); }

void ChoiceButtons::propose(QPushButton& button, Proposal how) {
    proposed_ = &button;
    proposal_ = how;
    dressProposed();
}

QPushButton* ChoiceButtons::proposed() const { return proposed_; }

void ChoiceButtons::dressProposed() {
    if (!proposed_) return;
    const bool isChoice = proposal_ == Proposal::choice;
    const bool standsBack = proposal_ == Proposal::endHeldBack;
    if (isChoice) proposed_->setDefault(true);
    setRank(*proposed_, standsBack ? Rank::plain : Rank::main,
            colorOfAsked_ && isChoice ? palette_.shadesOf(*colorOfAsked_).base : QColor());
    setKeyShown(*proposed_, isChoice && !isEnterTaken_ ? ButtonTexts::tr("Enter") : QString());
    QFont words = view_.font();
    if (!standsBack) words.setWeight(QFont::DemiBold);
    proposed_->setFont(words);
}

void ChoiceButtons::takeProposed() {
    if (revealed_.isValid() && revealed_.elapsed() < QApplication::doubleClickInterval()) return;
    if (proposed_ && proposed_->isEnabled() && proposal_ == Proposal::choice) proposed_->click();
}

std::vector<QPushButton*> ChoiceButtons::impossible() {
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

}  // namespace vallum::app
