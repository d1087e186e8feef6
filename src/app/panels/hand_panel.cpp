// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/hand_panel.h"

#include "session/session.h"
#include "table/looks.h"
#include "texts.h"

#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <vallum/field/rules/activation.h>

namespace vallum::app {

namespace {

constexpr int gap = 8;
constexpr int asideWidth = 96;  // for the cards of the others
constexpr int rowGap = 4;
constexpr int deckHeight = 22;

art::OrderKind kindOf(field::OrderKind kind) {
    switch (kind) {
        case field::OrderKind::activation: return art::OrderKind::activation;
        case field::OrderKind::command: return art::OrderKind::command;
        case field::OrderKind::morale: return art::OrderKind::morale;
        case field::OrderKind::health: return art::OrderKind::health;
    }
    return art::OrderKind::activation;
}

}  // namespace

HandPanel::HandPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      palette_(art::lightPalette()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);  // A click leaves the keys to the table, which plays the order.
    setAccessibleName(tr("Hand"));
    setAccessibleDescription(tr("Your action cards: arrow keys choose one, Space picks it"));
    connect(&session_, &Session::asked, this, &HandPanel::refresh);
    connect(&session_, &Session::replaced, this, &HandPanel::refresh);
}

void HandPanel::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

void HandPanel::setPicked(std::set<CardId> cards) {
    picked_ = std::move(cards);
    update();
}

QSize HandPanel::sizeHint() const { return {500, 170}; }
QSize HandPanel::minimumSizeHint() const { return {200, 110}; }

void HandPanel::refresh() {
    hand_.clear();
    hovered_.reset();
    picked_.clear();
    if (session_.hasBattle() && session_.viewer() && !session_.curtainFor()) {
        hand_ = session_.battle().player(*session_.viewer()).hand;
        std::erase(hand_, faceDown);
    }
    if (focused_ && *focused_ >= hand_.size()) focused_.reset();
    update();
}

art::ActionCardLook HandPanel::lookOf(std::size_t place) const {
    const field::Battle& battle = session_.battle();
    const CardId card = hand_.at(place);
    const field::Order& order = battle.order(card);
    const field::Event& event = battle.eventOn(card);
    art::ActionCardLook look;
    look.orderName = inData(order.name);
    look.orderText = inData(order.text);
    look.kind = kindOf(order.kind);
    look.eventName = inData(event.name);
    look.eventText = inData(event.text);
    look.sword = event.icons.has(field::EventIcon::sword);
    look.shield = event.icons.has(field::EventIcon::shield);
    look.bow = event.icons.has(field::EventIcon::bow);
    const Asked* question = session_.question();
    const bool forOrder =
        question != nullptr && std::holds_alternative<field::ChooseOrder>(question->question);
    const bool forEvent =
        question != nullptr && std::holds_alternative<field::ChooseEvent>(question->question);
    look.orderPlayable = forOrder || !forEvent;
    look.eventPlayable = forEvent ? session_.wouldAccept(field::EventToPlay{card}).has_value() : !forOrder;
    look.selected = picked_.contains(card);
    look.hovered = hovered_ == place || (hasFocus() && focused_.value_or(0) == place);
    return look;
}

QRectF HandPanel::rectOf(std::size_t place) const {
    const double height = this->height() - 2.0 * gap;
    const double width = height * art::actionCardRatio;
    const double room = this->width() - asideWidth - 2.0 * gap;
    const auto count = static_cast<double>(hand_.size());
    // A full hand overlaps like one that is held; the card under the mouse lies on top.
    const double step = count > 1 ? std::min(width + gap, (room - width) / (count - 1)) : 0;
    return {gap + step * static_cast<double>(place), static_cast<double>(gap), width, height};
}

std::optional<std::size_t> HandPanel::placeAt(QPointF point) const {
    if (hovered_ && rectOf(*hovered_).contains(point)) return hovered_;
    for (std::size_t place = hand_.size(); place-- != 0;) {
        if (rectOf(place).contains(point)) return place;
    }
    return std::nullopt;
}

std::optional<std::pair<CardId, bool>> HandPanel::halfAt(QPoint point) const {
    const auto place = placeAt(point);
    if (!place) return std::nullopt;
    return std::pair(hand_.at(*place), point.y() > rectOf(*place).center().y());
}

void HandPanel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!session_.hasBattle()) return;
    const auto paint = [&](std::size_t place) {
        art::paintActionCard(painter, rectOf(place), lookOf(place), palette_);
    };
    const std::size_t none = hand_.size();
    const std::size_t top = hovered_.value_or(hasFocus() ? focused_.value_or(0) : none);
    for (std::size_t place = 0; place != hand_.size(); ++place) {
        if (top != place) paint(place);
    }
    if (top < none) paint(top);
    if (hasFocus() && !hand_.empty()) paintFocus(painter, rectOf(focused_.value_or(0)));
    if (hand_.empty()) paintEmptyHand(painter);
    paintOpponents(painter);
}

/// In the color that the desktop has for it, which is seen on cards of any color.
void HandPanel::paintFocus(QPainter& painter, const QRectF& card) const {
    constexpr double width = 3;
    const double corner = card.width() * 0.06 + width;
    painter.setPen(QPen(palette().color(QPalette::Highlight), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(-width, -width, width, width), corner, corner);
}

/// Where a question hides nothing, nobody's hand is laid open for it.
bool HandPanel::isCovered() const {
    if (session_.curtainFor() || !session_.viewer()) return true;
    return std::ranges::count(session_.battle().player(*session_.viewer()).hand, faceDown) != 0;
}

void HandPanel::paintEmptyHand(QPainter& painter) const {
    const bool isDealt = session_.battle().stage >= field::Stage::fighting;
    const QString words = !isDealt      ? tr("The cards are dealt when all units stand.")
                          : isCovered() ? tr("The cards are covered.")
                                        : tr("No cards in hand.");
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(gap, 0, -asideWidth, 0), Qt::AlignCenter, words);
}

void HandPanel::paintOpponents(QPainter& painter) {
    const field::Battle& battle = session_.battle();
    std::vector<field::Player> others = battle.players;
    std::erase_if(others, [this](const field::Player& it) {
        return it.seat == session_.viewer() && !session_.curtainFor();
    });
    double top = gap;
    const double left = width() - asideWidth + gap;
    const double row = (this->height() - top - deckHeight) / static_cast<double>(others.size());
    const double height = std::min(58.0, row - rowGap);
    for (const field::Player& player : others) {
        art::ActionCardLook back;
        back.faceDown = true;
        art::paintActionCard(painter, QRectF(left, top, height * art::actionCardRatio, height), back,
                             palette_);
        const art::SideShades shades = palette_.shadesOf(lookOfSide(player.seat).color);
        painter.setPen(palette_.dark ? shades.light : shades.base);
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.drawText(QRectF(left + height * art::actionCardRatio + 4, top, 40, height), Qt::AlignVCenter,
                         QStringLiteral("× %1").arg(player.hand.size()));
        top += height + rowGap;
    }
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(left, top, asideWidth - gap, deckHeight), Qt::AlignLeft | Qt::TextWordWrap,
                     tr("Deck %1").arg(battle.deck.size()));
}

void HandPanel::mouseMoveEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position());
    if (place == hovered_) return;
    hovered_ = place;
    update();
}

void HandPanel::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position());
    if (!place || event->button() != Qt::LeftButton) return;
    focused_ = place;
    Q_EMIT cardClicked(hand_.at(*place));
}

void HandPanel::leaveEvent(QEvent* event) {
    hovered_.reset();
    update();
    QWidget::leaveEvent(event);
}

void HandPanel::keyPressEvent(QKeyEvent* event) {
    if (hand_.empty()) return QWidget::keyPressEvent(event);
    const std::size_t now = focused_.value_or(0);
    switch (event->key()) {
        case Qt::Key_Left: focused_ = now == 0 ? 0 : now - 1; break;
        case Qt::Key_Right: focused_ = std::min(now + 1, hand_.size() - 1); break;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter: Q_EMIT cardClicked(hand_.at(now)); break;
        default: return QWidget::keyPressEvent(event);
    }
    update();
}

bool HandPanel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = placeAt(help->pos());
    if (!place) {
        QToolTip::hideText();
        return true;
    }
    const art::ActionCardLook look = lookOf(*place);
    QToolTip::showText(help->globalPos(),
                       QStringLiteral("<b>%1</b><br>%2<hr><b>%3</b><br>%4")
                           .arg(look.orderName.toHtmlEscaped(), look.orderText.toHtmlEscaped(),
                                look.eventName.toHtmlEscaped(), look.eventText.toHtmlEscaped()),
                       this);
    return true;
}

}  // namespace vallum::app
