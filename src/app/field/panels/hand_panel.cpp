// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/hand_panel.h"

#include "art/faces.h"
#include "field/panels/hands_aside.h"
#include "field/session/field_session.h"
#include "field/table/looks.h"
#include "language/texts.h"
#include "room/house_style.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <vallum/field/rules/siege/siege.h>
#include <vallum/field/rules/turn/activation.h>

namespace vallum::app {

namespace {

constexpr double gap = 8;

/// The cards of the viewer's last draw; those dealt at the beginning are not news.
std::set<CardId> drawnLast(const FieldSession& session, Seat viewer) {
    std::set<CardId> drawn;
    for (const field::Happening& it : std::views::reverse(session.history())) {
        if (it.answers > session.answersShown()) continue;
        if (std::holds_alternative<field::TurnBegan>(it.fact) && !drawn.empty()) return drawn;
        const auto* cards = std::get_if<field::CardsDrawn>(&it.fact);
        if (cards != nullptr && cards->seat == viewer) drawn.insert(cards->cards.begin(), cards->cards.end());
    }
    return {};
}

/// The hands of all others; behind the curtain, of everybody.
HandsAside handsAsideOf(const FieldSession& session) {
    HandsAside aside;
    const field::Battle& battle = session.battle();
    for (const field::Player& player : battle.players) {
        const bool isHere = player.seat == session.screen().viewer() && !session.screen().curtainFor();
        if (!isHere) aside.others.push_back({player.seat, player.hand.size()});
    }
    aside.deck = battle.deck.size();
    if (battle.setting->siege) aside.time = {battle.deckUsedUp, field::decksToHold(battle)};
    return aside;
}

}  // namespace

HandPanel::HandPanel(FieldSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      empty_(session),
      palette_(art::lightPalette()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);  // A click leaves the focus with the table, which plays the order.
    setAccessibleName(tr("Hand"));
    setAccessibleDescription(tr("Your action cards: arrow keys choose one, Space picks it"));
    connect(&session_, &Session::asked, this, &HandPanel::refresh);
    connect(&session_, &Session::replaced, this, &HandPanel::refresh);
    rising_.setStartValue(0.0);
    rising_.setEndValue(1.0);
    rising_.setDuration(0);
    rising_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&rising_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        rise_ = value.toDouble();
        tellOutline();
    });
}

void HandPanel::setOverTable(bool over) {
    overTable_ = over;
    tellOutline();
}

void HandPanel::putAside(bool aside) {
    if (std::exchange(isAside_, aside) == aside) return;
    takeHand();
    tellOutline();
}

void HandPanel::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

void HandPanel::setPicked(std::set<CardId> cards) {
    picked_ = std::move(cards);
    tellOutline();
}

QSize HandPanel::sizeHint() const { return {500, 240}; }
QSize HandPanel::minimumSizeHint() const { return {200, 110}; }

void HandPanel::refresh() {
    picked_.clear();
    takeHand();
    tellOutline();
}

void HandPanel::takeHand() {
    hand_.clear();
    // What a card lit up goes out with it.
    clicked_.reset();
    dragged_.reset();
    if (std::exchange(hovered_, std::nullopt)) Q_EMIT cardLookedAt(std::nullopt);
    if (!isAside_ && session_.hasBattle() && session_.screen().viewer() && !session_.screen().curtainFor()) {
        hand_ = session_.battle().player(*session_.screen().viewer()).hand;
        std::erase(hand_, faceDown);
    }
    const auto viewer = session_.screen().viewer();
    drawn_ = hand_.empty() || !viewer ? std::set<CardId>() : drawnLast(session_, *viewer);
    if (focused_ && *focused_ >= hand_.size()) focused_.reset();
}

art::ActionCardLook HandPanel::lookOf(std::size_t place) const {
    const field::Battle& battle = session_.battle();
    const CardId card = hand_.at(place);
    art::ActionCardLook look = app::lookOf(battle, card);
    const OpenFieldQuestion* question = session_.question();
    const bool forOrder =
        question != nullptr && std::holds_alternative<field::ChooseOrder>(question->question);
    const bool forEvent =
        question != nullptr && std::holds_alternative<field::ChooseEvent>(question->question);
    look.orderPlayable = forOrder || !forEvent;
    look.eventPlayable = forEvent ? session_.wouldAccept(field::EventToPlay{card}).has_value() : !forOrder;
    look.isNew = drawn_.contains(card);
    look.selected = picked_.contains(card);
    look.hovered = hovered_ == place || (hasFocus() && focused_.value_or(0) == place);
    return look;
}

HandFan HandPanel::fan() const {
    HandFan fan{.panel = size(),
                .beside = HandsAside::width,
                .isRoomy = overTable_,
                .count = hand_.size(),
                .raised = hovered_,
                .rise = rise_};
    for (std::size_t place = 0; place != hand_.size(); ++place) {
        if (picked_.contains(hand_[place])) fan.picked.insert(place);
    }
    if (!hovered_ && hasFocus() && !hand_.empty()) fan.raised = focused_.value_or(0);
    return fan;
}

double HandPanel::cardWidth() const { return fan().cardWidth(); }

std::optional<std::pair<CardId, bool>> HandPanel::halfAt(QPoint point) const {
    const HandFan fan = this->fan();
    const auto place = fan.placeAt(point);
    if (!place) return std::nullopt;
    return std::pair(hand_.at(*place), point.y() > art::topOfEvent(fan.shownAt(*place), lookOf(*place)));
}

std::optional<std::pair<CardId, bool>> HandPanel::halfInFocus() const {
    if (!hasFocus() || hand_.empty()) return std::nullopt;
    const OpenFieldQuestion* asked = session_.question();
    const bool isEvent = asked != nullptr && std::holds_alternative<field::ChooseEvent>(asked->question);
    return std::pair(hand_.at(focused_.value_or(0)), isEvent);
}

QRectF HandPanel::asideRect() const {
    const double room = height() * (1 - fan().lift()) - gap / 2;
    return handsAsideOf(session_).rectIn(size(), room);
}

void HandPanel::tellOutline() {
    update();
    constexpr int shadow = 10;
    QRegion outline;
    const HandFan fan = this->fan();
    for (std::size_t place = 0; place != hand_.size(); ++place)
        outline +=
            fan.outlineOf(place).boundingRect().toAlignedRect().adjusted(-shadow, -shadow, shadow, shadow);
    if (session_.hasBattle()) {
        if (hand_.empty() && !isAside_) outline += emptyRect().toAlignedRect();
        outline += asideRect().toAlignedRect();
    }
    if (std::exchange(outline_, outline) != outline) Q_EMIT outlineChanged(outline);
}

void HandPanel::paintCard(QPainter& painter, const HandFan& fan, std::size_t place) const {
    painter.save();
    if (fan.raised != place) painter.setTransform(fan.turnOf(place), true);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    art::paintActionCard(painter, fan.shownAt(place), lookOf(place), palette_);
    painter.restore();
}

void HandPanel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!session_.hasBattle()) return;
    const HandFan fan = this->fan();
    // Picked cards lie over the others, the raised one over all.
    for (const bool isPicked : {false, true}) {
        for (std::size_t place = 0; place != hand_.size(); ++place) {
            if (fan.raised != place && fan.picked.contains(place) == isPicked) paintCard(painter, fan, place);
        }
    }
    if (fan.raised) paintCard(painter, fan, *fan.raised);
    if (hasFocus() && !hand_.empty()) paintFocus(painter, fan.shownAt(focused_.value_or(0)));
    if (hand_.empty() && !isAside_) empty_.paint(painter, emptyRect(), overTable_);
    handsAsideOf(session_).paint(painter, asideRect(), palette_, overTable_);
}

/// In the desktop's highlight color, visible on cards of any color.
void HandPanel::paintFocus(QPainter& painter, const QRectF& card) const {
    constexpr double width = 3;
    const double corner = card.width() * 0.06 + width;
    painter.setPen(QPen(palette().color(QPalette::Highlight), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(-width, -width, width, width), corner, corner);
}

QRectF HandPanel::emptyRect() const { return empty_.rectIn(QSizeF(width() - HandsAside::width, height())); }

void HandPanel::lookAt(std::optional<std::size_t> place) {
    if (place == hovered_) return;
    hovered_ = place;
    rising_.stop();
    rise_ = 1;
    if (place && rising_.duration() > 0) rising_.start();
    tellOutline();
    Q_EMIT cardLookedAt(place ? std::optional(hand_.at(*place)) : std::nullopt);
}

void HandPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    tellOutline();
}

void HandPanel::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellOutline();
}

void HandPanel::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    tellOutline();
}

/// A card that was clicked stays down until the pointer has left it, so that it hides no unit to click next.
void HandPanel::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) return drag(*event);
    const auto place = fan().placeAt(event->position());
    if (place && place == clicked_) return;
    clicked_.reset();
    lookAt(place);
}

void HandPanel::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (hand_.empty() && !isAside_ && empty_.canBeLifted() && emptyRect().contains(event->position()))
        return empty_.lift();
    const auto place = fan().placeAt(event->position());
    if (!place) return;
    focused_ = clicked_ = place;
    pressedAt_ = event->pos();
    lookAt(std::nullopt);
    Q_EMIT cardClicked(hand_.at(*place));
}

/// The click may have played the card, which is gone then.
void HandPanel::drag(const QMouseEvent& event) {
    const QPoint way = event.pos() - pressedAt_;
    if (!dragged_ && clicked_ && way.manhattanLength() >= QApplication::startDragDistance()) {
        const QSize size = fan().rectOf(*clicked_).size().toSize();
        dragged_ = std::make_unique<DraggedCard>(*window(), lookOf(*clicked_), size, palette_);
    }
    if (dragged_) dragged_->follow(event.globalPosition().toPoint());
}

void HandPanel::mouseReleaseEvent(QMouseEvent* event) {
    if (!dragged_ || event->button() != Qt::LeftButton) return;
    dragged_.reset();
    if (!fan().placeAt(event->position())) Q_EMIT cardDropped(event->globalPosition().toPoint());
}

void HandPanel::leaveEvent(QEvent* event) {
    clicked_.reset();
    lookAt(std::nullopt);
    QWidget::leaveEvent(event);
}

void HandPanel::keyPressEvent(QKeyEvent* event) {
    if (hand_.empty()) {
        const bool lifts = event->key() == Qt::Key_Space && empty_.canBeLifted();
        return lifts ? empty_.lift() : QWidget::keyPressEvent(event);
    }
    const std::size_t now = focused_.value_or(0);
    switch (event->key()) {
        case Qt::Key_Left: focused_ = now == 0 ? 0 : now - 1; break;
        case Qt::Key_Right: focused_ = std::min(now + 1, hand_.size() - 1); break;
        case Qt::Key_Space:
        case Qt::Key_Return:
        case Qt::Key_Enter: Q_EMIT cardClicked(hand_.at(now)); break;
        default: return QWidget::keyPressEvent(event);
    }
    tellOutline();
}

/// What the card says, unless it is legible as it is, and where it has come from.
QString HandPanel::tipOf(std::size_t place) const {
    constexpr double large = 110;
    QStringList tip;
    if (cardWidth() < large) {
        const art::ActionCardLook look = lookOf(place);
        tip << QStringLiteral("<b>%1</b><br>%2<hr><b>%3</b><br>%4")
                   .arg(look.orderName.toHtmlEscaped(), look.orderText.toHtmlEscaped(),
                        look.eventName.toHtmlEscaped(), look.eventText.toHtmlEscaped());
    }
    if (drawn_.contains(hand_.at(place)))
        tip << QStringLiteral("<i>%1</i>").arg(tr("Drawn at the end of your last turn."));
    return tip.join(QStringLiteral("<hr>"));
}

bool HandPanel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (session_.hasBattle() && asideRect().contains(help->pos())) {
        QToolTip::showText(help->globalPos(), handsAsideOf(session_).toolTip(session_.battle()), this);
        return true;
    }
    const auto place = fan().placeAt(help->pos());
    if (place) {
        QToolTip::showText(help->globalPos(), tipOf(*place), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

}  // namespace vallum::app
