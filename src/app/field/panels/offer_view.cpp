// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/offer_view.h"

#include "art/faces.h"
#include "language/rule_links.h"
#include "widgets/plain_text.h"
#include "widgets/steady_scroll_area.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace vallum::app {

namespace {

/// Without the look of a scroll area.
void fillPlainly(QScrollArea& area, QWidget* inside) {
    area.setWidget(inside);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
}

}  // namespace

OfferView::OfferView(const FieldSession& session, QWidget* parent)
    : QWidget(parent),
      buttons_(session, *this),
      guest_(new QLabel),
      title_(new QLabel),
      hint_(new QLabel),
      scroll_(new SteadyScrollArea),
      choicesArea_(new SteadyScrollArea),
      column_(new QVBoxLayout),
      footer_(new QVBoxLayout) {
    guest_->setTextFormat(Qt::PlainText);
    guest_->setAutoFillBackground(true);
    guest_->setContentsMargins(8, 2, 8, 2);
    guest_->hide();
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
    fillPlainly(*scroll_, inside);
    // The scroll bar alone would need more than a short hint.
    scroll_->setMinimumHeight(fontMetrics().height());
    auto* apart = new QWidget;
    auto* all = new QVBoxLayout(apart);
    all->setContentsMargins(0, 0, 0, 0);
    choicesArea_->setObjectName(QStringLiteral("choices"));
    choicesArea_->setAccessibleName(tr("Choices"));
    choicesArea_->setAccessibleDescription(tr("What can be chosen, apart from what is proposed"));
    fillPlainly(*choicesArea_, apart);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(7, 2, 7, 7);
    outer->setSpacing(6);
    outer->addWidget(guest_, 0, Qt::AlignLeft);
    outer->addWidget(title_);
    outer->addWidget(scroll_, 1);
    outer->addWidget(choicesArea_);
    outer->addLayout(footer_);
    footer_->setSpacing(5);
    setMinimumWidth(170);
    setFonts();
    clear();
}

void OfferView::setFonts() {
    title_->setFont(art::font(art::Face::serif, art::Type::heading));
    QFont bold = art::font(art::Face::sans, art::Type::text);
    bold.setWeight(QFont::DemiBold);
    guest_->setFont(bold);
}

void OfferView::setAsked(std::optional<art::SideColor> color, const QString& name) {
    colorOfAsked_ = color;
    buttons_.setColorOfAsked(color);
    guest_->setText(name);
    guest_->setVisible(!name.isEmpty());
    colorGuest();
}

void OfferView::colorGuest() {
    if (!colorOfAsked_) return;
    QPalette shades = guest_->palette();
    const QColor ground = palette_.shadesOf(*colorOfAsked_).base;
    shades.setColor(QPalette::Window, ground);
    shades.setColor(QPalette::WindowText, art::inkOn(ground));
    guest_->setPalette(shades);
}

void OfferView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    setFonts();
    noteHeights();
}

void OfferView::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    colorGuest();
    buttons_.setArtPalette(palette);
}

// ------------------------------------------------------------------ its height

OfferView::Heights OfferView::heightsFor(int width) const {
    const QMargins around = layout()->contentsMargins();
    const int room = width - around.left() - around.right();
    const int bar = besideScrollBar().right();
    const int spacing = layout()->spacing();
    Heights high;
    high.rest = around.top() + around.bottom() + spacing;
    if (!guest_->isHidden()) high.rest += guest_->sizeHint().height() + spacing;
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

int OfferView::heightForWidth(int width) const {
    const Heights high = heightsFor(width);
    return high.rest + high.words + high.choices;
}

/// Where space is short, words give way to choices, but for the first lines: always as many, so that buttons
/// stay in place.
void OfferView::share() {
    choicesArea_->setVisible(isTextAbove_);
    if (!isTextAbove_) return;
    constexpr int lines = 4;
    const Heights high = heightsFor(width());
    const int kept = std::min(high.words, lines * fontMetrics().lineSpacing());
    const int most = std::max(0, height() - high.rest - kept);
    choicesArea_->setFixedHeight(std::min(high.choices, most));
}

void OfferView::noteHeights() {
    share();
    Q_EMIT heightChanged();
}

void OfferView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    share();
}

void OfferView::setBelow(QWidget* below) {
    below_ = below;
    below->installEventFilter(this);
    layout()->addWidget(below);
    layout()->setAlignment(below, Qt::AlignRight);
}

/// Buttons below the scrolling parts end where those in them do.
QMargins OfferView::besideScrollBar() const {
    return {0, 0, scroll_->verticalScrollBar()->sizeHint().width(), 0};
}

/// The widget below was shown or hidden, which changes the preferred height.
bool OfferView::eventFilter(QObject* watched, QEvent* event) {
    const bool comesOrGoes = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == below_ && comesOrGoes) noteHeights();
    return QWidget::eventFilter(watched, event);
}

void OfferView::setEnterTaken(EnterTaker by, bool isTaken) {
    if (isTaken) {
        enterTakers_.insert(by);
    } else {
        enterTakers_.erase(by);
    }
    buttons_.setEnterTaken(!enterTakers_.empty());
}

// ----------------------------------------------------------------------- focus

void OfferView::focusFirst() {
    if (QPushButton* proposed = buttons_.proposed()) return proposed->setFocus();
    for (const QScrollArea* area : {scroll_, choicesArea_}) {
        if (auto* button = area->findChild<QPushButton*>()) return button->setFocus();
    }
}

QString OfferView::focusedChoice() const {
    const auto* button = qobject_cast<const QPushButton*>(window()->focusWidget());
    return button != nullptr && isAncestorOf(button) ? button->text() : QString();
}

/// To the choice of the same words, or to the table if there is none.
void OfferView::giveBackFocus(const QString& choice) {
    for (QPushButton* button : findChildren<QPushButton*>()) {
        if (button->text() == choice && button->isVisibleTo(this)) return button->setFocus();
    }
    Q_EMIT focusLeft();
}

// --------------------------------------------------------------------- its words

void OfferView::showOffer(const Offer& offer,
                          const QString& hint,
                          const std::function<bool()>& isStillOffered) {
    const QString focused = focusedChoice();
    clear();
    buttons_.begin(isStillOffered);
    showLinked(*title_, verbatim(offer.title()));
    setHint(hint);
    draw(offer);
    if (!focused.isEmpty()) giveBackFocus(focused);
}

void OfferView::setHint(const QString& hint) {
    showLinked(*hint_, hint);
    hint_->setVisible(!hint.isEmpty());
    noteHeights();
}

}  // namespace vallum::app
