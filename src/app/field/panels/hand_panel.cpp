// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/panels/hand_panel.h"

#include "art/faces.h"
#include "field/field_session.h"
#include "field/table/looks.h"
#include "room/house_style.h"
#include "texts.h"

#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <vallum/field/rules/turn/activation.h>

namespace vallum::app {

namespace {

constexpr int gap = 8;
constexpr int asideWidth = 74;  // for the other players' cards
constexpr int rowGap = 4;
constexpr int deckHeight = 20;
constexpr double larger = 1.5;  // scale of a raised card
constexpr double spread = 13;   // degrees between the outer cards of a full hand
constexpr std::size_t fullHand = 6;

/// The share of the height reserved for a raised card. Over the table it stays part of the table.
double liftOf(bool overTable) { return overTable ? 0.38 : 0.08; }

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

HandPanel::HandPanel(FieldSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
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
    hand_.clear();
    hovered_.reset();
    picked_.clear();
    if (session_.hasBattle() && session_.screen().viewer() && !session_.screen().curtainFor()) {
        hand_ = session_.battle().player(*session_.screen().viewer()).hand;
        std::erase(hand_, faceDown);
    }
    if (focused_ && *focused_ >= hand_.size()) focused_.reset();
    tellOutline();
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
    const OpenQuestion* question = session_.question();
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

double HandPanel::cardWidth() const {
    constexpr double readable = 132;
    const double most = (this->height() * (1 - liftOf(overTable_)) - gap / 2.0) * art::actionCardRatio;
    const double room = this->width() - asideWidth - 4.0 * gap;
    // Prefers slightly smaller cards to overlapping ones.
    const double fair = room / std::max<double>(1, static_cast<double>(hand_.size()));
    return std::clamp(fair, std::min(readable, most), most);
}

QRectF HandPanel::rectOf(std::size_t place) const {
    const double wide = cardWidth();
    const double high = wide / art::actionCardRatio;
    const double room = this->width() - asideWidth - 4.0 * gap;
    const auto count = static_cast<double>(hand_.size());
    // A full hand overlaps as it would in the hand; the card under the pointer is on top.
    const double step = count > 1 ? std::min(wide * 0.94, (room - wide) / (count - 1)) : 0;
    const double left = (room - step * (count - 1) - wide) / 2 + 2 * gap;
    const double fromMiddle = static_cast<double>(place) - (count - 1) / 2;
    const double sink = fromMiddle * fromMiddle * high * 0.009;
    // Keeps the last line of the outer cards, which lie lowest, legible.
    const double lift = (count - 1) * high * 0.012;
    return {left + step * static_cast<double>(place), this->height() - high + sink - lift, wide, high};
}

QTransform HandPanel::turnOf(std::size_t place) const {
    const auto count = static_cast<double>(hand_.size());
    const double each = spread / std::max<double>(count, fullHand);
    const QPointF foot = rectOf(place).center() + QPointF(0, rectOf(place).height() / 2);
    QTransform turn = QTransform::fromTranslate(foot.x(), foot.y());
    turn.rotate(each * (static_cast<double>(place) - (count - 1) / 2));
    return turn.translate(-foot.x(), -foot.y());
}

std::optional<std::size_t> HandPanel::raised() const {
    if (hovered_) return hovered_;
    return hasFocus() && !hand_.empty() ? std::optional(focused_.value_or(0)) : std::nullopt;
}

QRectF HandPanel::shownAt(std::size_t place) const {
    QRectF card = rectOf(place);
    const double part = raised() == place ? rise_ : 0;
    const bool isPicked = picked_.contains(hand_.at(place));
    if (part == 0) return isPicked ? card.translated(0, -this->height() * liftOf(overTable_) * 0.3) : card;
    const double most = (this->height() - 1.0 * gap) / card.height();
    const double grown = 1 + (std::min(larger, most) - 1) * part;
    const QSizeF size = card.size() * grown;
    const double foot = std::min(card.bottom(), static_cast<double>(this->height())) - gap / 4.0;
    QRectF shown(QPointF(card.center().x() - size.width() / 2, foot - size.height()), size);
    if (shown.right() > this->width()) shown.moveRight(this->width());
    if (shown.left() < 0) shown.moveLeft(0);
    return shown;
}

QPolygonF HandPanel::outlineOf(std::size_t place) const {
    const QPolygonF card(shownAt(place));
    return raised() == place ? card : turnOf(place).map(card);
}

/// A raised card also keeps its normal place, or it would rise and fall forever at the edge.
std::optional<std::size_t> HandPanel::placeAt(QPointF point) const {
    if (hovered_ && (outlineOf(*hovered_).containsPoint(point, Qt::OddEvenFill))) return hovered_;
    for (std::size_t place = hand_.size(); place-- != 0;) {
        if (turnOf(place).map(QPolygonF(rectOf(place))).containsPoint(point, Qt::OddEvenFill)) return place;
    }
    return std::nullopt;
}

std::optional<std::pair<CardId, bool>> HandPanel::halfAt(QPoint point) const {
    const auto place = placeAt(point);
    if (!place) return std::nullopt;
    return std::pair(hand_.at(*place), point.y() > art::topOfEvent(shownAt(*place), lookOf(*place)));
}

QRectF HandPanel::asideRect() const {
    const auto others =
        session_.hasBattle() ? session_.battle().players.size() - (session_.screen().viewer() ? 1 : 0) : 1;
    constexpr double mostOfRow = 54;
    const double room = this->height() * (1 - liftOf(overTable_)) - gap / 2.0;
    const double high = std::min(room, mostOfRow * static_cast<double>(others) + deckHeight + 2 * gap);
    return {this->width() - asideWidth - gap / 2.0, this->height() - gap / 2.0 - high,
            static_cast<double>(asideWidth), high};
}

void HandPanel::tellOutline() {
    update();
    constexpr int shadow = 10;
    QRegion outline;
    for (std::size_t place = 0; place != hand_.size(); ++place)
        outline += outlineOf(place).boundingRect().toAlignedRect().adjusted(-shadow, -shadow, shadow, shadow);
    if (session_.hasBattle()) {
        if (hand_.empty()) outline += wordsRect().toAlignedRect();
        outline += asideRect().toAlignedRect();
    }
    if (std::exchange(outline_, outline) != outline) Q_EMIT outlineChanged(outline);
}

void HandPanel::paintCard(QPainter& painter, std::size_t place) const {
    painter.save();
    if (raised() != place) painter.setTransform(turnOf(place), true);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    art::paintActionCard(painter, shownAt(place), lookOf(place), palette_);
    painter.restore();
}

void HandPanel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!session_.hasBattle()) return;
    const auto top = raised();
    for (std::size_t place = 0; place != hand_.size(); ++place) {
        if (top != place) paintCard(painter, place);
    }
    if (top) paintCard(painter, *top);
    if (hasFocus() && !hand_.empty()) paintFocus(painter, shownAt(focused_.value_or(0)));
    if (hand_.empty()) paintEmptyHand(painter);
    paintOpponents(painter);
}

/// In the desktop's highlight color, visible on cards of any color.
void HandPanel::paintFocus(QPainter& painter, const QRectF& card) const {
    constexpr double width = 3;
    const double corner = card.width() * 0.06 + width;
    painter.setPen(QPen(palette().color(QPalette::Highlight), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(-width, -width, width, width), corner, corner);
}

/// A question that hides nothing is no reason to reveal a hand.
bool HandPanel::isCovered() const {
    if (session_.screen().curtainFor() || !session_.screen().viewer()) return true;
    return std::ranges::count(session_.battle().player(*session_.screen().viewer()).hand, faceDown) != 0;
}

QString HandPanel::wordsWhenEmpty() const {
    const field::Battle& battle = session_.battle();
    const bool isDealt = battle.stage >= field::Stage::fighting;
    return battle.outcome ? tr("The battle is over.")
           : !isDealt     ? tr("Cards are dealt once all units are deployed.")
           : isCovered()  ? tr("Cards hidden.")
                          : tr("No cards in hand.");
}

QRectF HandPanel::wordsRect() const {
    const QFontMetrics metrics(art::font(art::Face::sans, art::Type::text));
    const int high = metrics.height() + 14;
    QRectF place(0, 0, metrics.horizontalAdvance(wordsWhenEmpty()) + 32, high);
    place.moveCenter(QPointF((this->width() - asideWidth) / 2.0, this->height() - high));
    return place;
}

/// Over the table the words need a background.
void HandPanel::paintEmptyHand(QPainter& painter) const {
    const QRectF place = wordsRect();
    painter.setFont(art::font(art::Face::sans, art::Type::text));
    if (overTable_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(roomColors().bar);
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    }
    painter.setPen(overTable_ ? roomColors().barInk : roomColors().quiet);
    painter.drawText(place, Qt::AlignCenter, wordsWhenEmpty());
}

void HandPanel::paintOpponents(QPainter& painter) {
    const field::Battle& battle = session_.battle();
    std::vector<field::Player> others = battle.players;
    std::erase_if(others, [this](const field::Player& it) {
        return it.seat == session_.screen().viewer() && !session_.screen().curtainFor();
    });
    const QRectF aside = asideRect();
    if (overTable_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(roomColors().bar);
        painter.drawRoundedRect(aside, 8, 8);
    }
    const QColor ink = overTable_ ? roomColors().barInk : roomColors().ink;
    double top = aside.top() + gap;
    const double left = aside.left() + gap;
    const double row = (aside.bottom() - top - deckHeight) / static_cast<double>(others.size());
    const double high = std::min(50.0, row - rowGap);
    QFont bold = art::font(art::Face::sans, art::Type::text);
    bold.setBold(true);
    for (const field::Player& player : others) {
        art::ActionCardLook back;
        back.faceDown = true;
        art::paintActionCard(painter, QRectF(left, top, high * art::actionCardRatio, high), back, palette_);
        const art::SideShades shades = palette_.shadesOf(lookOfSide(player.seat).color);
        painter.setPen(overTable_ || palette_.dark ? shades.light.lighter(120) : shades.base);
        painter.setFont(bold);
        painter.drawText(QRectF(left + high * art::actionCardRatio + 4, top, 40, high), Qt::AlignVCenter,
                         QStringLiteral("×%1").arg(player.hand.size()));
        top += high + rowGap;
    }
    painter.setFont(art::font(art::Face::sans, art::Type::note));
    painter.setPen(ink);
    painter.drawText(QRectF(left, aside.bottom() - deckHeight - 2, asideWidth - gap, deckHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("Deck %1").arg(battle.deck.size()));
}

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

void HandPanel::mouseMoveEvent(QMouseEvent* event) { lookAt(placeAt(event->position())); }

void HandPanel::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position());
    if (!place || event->button() != Qt::LeftButton) return;
    focused_ = place;
    Q_EMIT cardClicked(hand_.at(*place));
}

void HandPanel::leaveEvent(QEvent* event) {
    lookAt(std::nullopt);
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
    tellOutline();
}

bool HandPanel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = placeAt(help->pos());
    // A large raised card is legible as it is.
    constexpr double large = 110;
    if (!place || cardWidth() >= large) {
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
