// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/command_hand.h"

#include "hex/hex_texts.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace vallum::app {

namespace {

constexpr double gap = 10;
constexpr double margin = 8;
constexpr double widest = 190;
constexpr double leastSideBySide = 76;  // the title of a narrower card cannot be read
constexpr double titlePart = 0.38;      // the height of a title, in widths of its card
constexpr double leastRaised = 150;     // the text of a card can be read

}  // namespace

CommandHand::CommandHand(QWidget* parent) : QWidget(parent), palette_(art::lightPalette()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Hand"));
}

void CommandHand::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    update();
}

void CommandHand::show(const hex::Battle& battle, Seat seat, bool isAsked) {
    cards_ = battle.player(seat).hand;
    looks_.clear();
    for (const CardId card : cards_) looks_.push_back(lookOf(battle, seat, card, turn_));
    isAsked_ = isAsked;
    looked_.reset();
    setFocusPolicy(isAsked ? Qt::StrongFocus : Qt::NoFocus);
    updateGeometry();
    update();
}

/// The number of columns that makes the cards largest. Where they overlap, a row leaves the titles of the one
/// behind it in sight.
CommandHand::Grid CommandHand::gridIn(QSizeF room, bool overlaps) const {
    Grid best;
    best.width = 0;
    const int count = std::max(1, static_cast<int>(cards_.size()));
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double wide = (room.width() - 2 * margin - gap * (columns - 1)) / columns;
        const double high = room.height() - 2 * margin;
        const double fitting = overlaps ? high / (1 / commandCardRatio + titlePart * (rows - 1))
                                        : (high - gap * (rows - 1)) / rows * commandCardRatio;
        const double width = std::min({wide, fitting, widest});
        if (width > best.width) best = {columns, rows, width, 0};
    }
    best.width = std::max(1.0, best.width);
    const double apart = best.width / commandCardRatio + gap;
    const double left = room.height() - 2 * margin - best.width / commandCardRatio;
    best.step = overlaps && best.rows > 1 ? std::min(apart, left / (best.rows - 1)) : apart;
    return best;
}

CommandHand::Grid CommandHand::grid() const {
    const Grid sideBySide = gridIn(size(), false);
    return isAsked_ || sideBySide.width >= leastSideBySide ? sideBySide : gridIn(size(), true);
}

int CommandHand::heightForWidth(int width) const {
    if (!isAsked_) return static_cast<int>(std::min(width * 0.36, 130.0) / commandCardRatio + 2 * margin);
    constexpr int columns = 2;
    const double card = std::min((width - 2 * margin - gap) / columns, widest);
    const int rows = (static_cast<int>(cards_.size()) + columns - 1) / columns;
    return static_cast<int>(rows * (card / commandCardRatio + gap) - gap + 2 * margin);
}

QRectF CommandHand::rectOf(std::size_t place) const {
    const auto index = static_cast<int>(place);
    const Grid grid = this->grid();
    const double high = grid.width / commandCardRatio;
    const int inRow = std::min(grid.columns, static_cast<int>(cards_.size()));
    const double all = inRow * grid.width + gap * (inRow - 1);
    const double left = (width() - all) / 2;
    // At the bottom, because the sheet above grows when a unit is looked at.
    const double top = std::max<double>(margin, height() - margin - high - (grid.rows - 1) * grid.step);
    return {left + (index % grid.columns) * (grid.width + gap), top + (index / grid.columns) * grid.step,
            grid.width, high};
}

std::optional<std::size_t> CommandHand::placeAt(QPointF point) const {
    for (std::size_t i = cards_.size(); i-- != 0;) {
        if (rectOf(i).contains(point)) return i;
    }
    return std::nullopt;
}

std::optional<CardId> CommandHand::cardAt(QPointF point) const {
    const auto place = placeAt(point);
    return place ? std::optional(cards_[*place]) : std::nullopt;
}

/// The card being looked at is raised and enlarged as far as there is room.
QRectF CommandHand::shownRectOf(std::size_t place) const {
    const QRectF rect = rectOf(place);
    if (looked_ != place) return rect;
    const double wanted = std::max(1.28, leastRaised / rect.width());
    const double grow = std::min({wanted, width() / rect.width() * 0.96, height() / rect.height() * 0.98});
    const QSizeF larger = rect.size() * std::max(1.0, grow);
    QRectF raised(QPointF(), larger);
    raised.moveCenter(rect.center());
    raised.moveLeft(std::clamp(raised.left(), 4.0, std::max(4.0, width() - larger.width() - 4)));
    raised.moveTop(std::clamp(raised.top(), 4.0, std::max(4.0, height() - larger.height() - 6)));
    return raised;
}

CommandCardLook CommandHand::shownLookOf(std::size_t place) const {
    CommandCardLook look = looks_[place];
    look.isHovered = looked_ == place && isAsked_;
    if (turn_ == BoardTurn::turned) std::ranges::reverse(look.sections);
    return look;
}

void CommandHand::paintCard(QPainter& painter, std::size_t place) {
    paintCommandCard(painter, shownRectOf(place), shownLookOf(place), palette_);
}

void CommandHand::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i != cards_.size(); ++i) {
        if (looked_ != i) paintCard(painter, i);
    }
    if (looked_) paintCard(painter, *looked_);
}

void CommandHand::look(std::optional<std::size_t> place) {
    if (place == looked_) return;
    looked_ = place;
    const bool isOpen = place && cards_[*place] != faceDown;
    setAccessibleDescription(isOpen ? looks_[*place].name + QStringLiteral(". ") + looks_[*place].text
                                    : QString());
    setToolTip(isOpen && !isAsked_ ? looks_[*place].text : QString());
    update();
    Q_EMIT lookedAt(isOpen ? std::optional(cards_[*place]) : std::nullopt);
}

/// A raised card stays raised while the pointer is over its normal place.
void CommandHand::mouseMoveEvent(QMouseEvent* event) {
    if (looked_ && isAsked_ && rectOf(*looked_).contains(event->position())) return;
    look(placeAt(event->position()));
}

void CommandHand::leaveEvent(QEvent* /*event*/) { look(std::nullopt); }

void CommandHand::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(event->position());
    look(place);
    if (place && isAsked_ && event->button() == Qt::LeftButton && cards_[*place] != faceDown)
        Q_EMIT played(cards_[*place]);
}

/// Focus given by the window looks at no card: the Enter that ended the last question would play it.
void CommandHand::focusInEvent(QFocusEvent* event) {
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (isByKey && isAsked_ && !looked_ && !cards_.empty()) look(0);
}

bool CommandHand::focusNextPrevChild(bool next) {
    if (!next || !isAsked_ || looked_ || cards_.empty()) return QWidget::focusNextPrevChild(next);
    look(0);
    return true;
}

void CommandHand::keyPressEvent(QKeyEvent* event) {
    if (!takesKey(*event)) QWidget::keyPressEvent(event);
}

bool CommandHand::takesKey(const QKeyEvent& event) {
    if (!isAsked_ || cards_.empty()) return false;
    const int key = event.key();
    const int columns = grid().columns;
    const auto count = static_cast<int>(cards_.size());
    const int now = looked_ ? static_cast<int>(*looked_) : -1;
    const auto go = [&](int place) {
        if (place >= 0 && place < count) look(static_cast<std::size_t>(place));
        return true;
    };
    switch (key) {
        case Qt::Key_Left: return go(std::max(0, now - 1));
        case Qt::Key_Right: return go(now + 1);
        case Qt::Key_Up: return go(now - columns);
        case Qt::Key_Down: return go(now < 0 ? 0 : now + columns);
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (looked_ && cards_[*looked_] != faceDown && !event.isAutoRepeat())
                Q_EMIT played(cards_[*looked_]);
            return true;
        default: break;
    }
    return key >= Qt::Key_1 && key <= Qt::Key_9 && go(key - Qt::Key_1);
}

}  // namespace vallum::app
