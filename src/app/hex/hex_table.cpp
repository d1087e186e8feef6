// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_table.h"

#include "art/desk_painter.h"
#include "hex/animated_pieces.h"
#include "hex/battle_painter.h"
#include "hex/board_keys.h"
#include "hex/hex_texts.h"
#include "hex/mark_painter.h"
#include "widgets/plain_text.h"

#include <utility>

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace vallum::app {

namespace {

Sketch turned(const Sketch& sketch) {
    return withPoints<QPointF>(sketch, [](QPointF point) { return BoardMap::turned(point); });
}

}  // namespace

HexTable::HexTable(QWidget* parent) : QWidget(parent), palette_(art::lightPalette()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    connect(&playback_, &HexPlayback::advanced, this, qOverload<>(&QWidget::update));
    connect(&playback_, &HexPlayback::finished, this, [this] {
        update();
        Q_EMIT shown();
    });
}

void HexTable::setArtPalette(const art::Palette& palette) {
    palette_ = palette;
    board_.forget();
    pieces_.forget();
    update();
}

void HexTable::setFreeRoom(const QRect& room) {
    room_ = room;
    map_ = mapWithEdge(QRectF(room), turn_);
    update();
}

/// The drawings turn with the board.
void HexTable::setTurn(BoardTurn turn) {
    if (turn == turn_) return;
    turn_ = turn;
    setFreeRoom(room_);
    for (Sketch& sketch : sketches_) sketch = turned(sketch);
    if (markedSketch_) markedSketch_ = turned(*markedSketch_);
    lookAway();
}

void HexTable::resizeEvent(QResizeEvent* /*event*/) {
    if (room_.isNull()) setFreeRoom(rect());
}

void HexTable::setCoordinates(bool areShown) {
    if (areShown == hasCoordinates_) return;
    hasCoordinates_ = areShown;
    update();
    Q_EMIT coordinatesChanged(areShown);
}

void HexTable::show(const hex::Battle& battle) {
    grabbed_.reset();
    battle_ = battle;
    update();
}

void HexTable::play(std::vector<hex::Fact> facts, const hex::Battle& after) {
    grabbed_.reset();
    hex::Battle before = battle_ ? *battle_ : after;
    battle_ = after;
    playback_.play(std::move(before), std::move(facts));
}

const hex::Battle* HexTable::battle() const {
    if (playback_.isPlaying()) return &playback_.battle();
    return battle_ ? &*battle_ : nullptr;
}

void HexTable::showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) {
    if (sketches_.empty() && sketches.empty()) return;
    sketches_ = sketches;
    markedSketch_ = marked;
    update();
}

void HexTable::lookAway() {
    cursor_.reset();
    look(std::nullopt);
    update();
}

void HexTable::pointOut(std::optional<hex::Hex> hex) {
    pointedOut_ = hex;
    update();
}

void HexTable::setMarks(Marks marks) {
    if (marks == marks_) return;
    marks_ = std::move(marks);
    update();
}

// ----------------------------------------------------------------- painting

void HexTable::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const art::Ink ink{palette_, 1};
    art::paintDesk(painter, ink, QRectF(), rect());
    if (battle() == nullptr) return;
    paintBoardAndPieces(painter);
    if (sketches_.empty()) return;
    painter.setTransform(map_.toPixels(), true);
    paintSketches(painter, {palette_, map_.hexWidth()}, sketches_, markedSketch_);
}

void HexTable::paintBoardAndPieces(QPainter& painter) {
    const AnimatedPieces pieces({map_, pieces_, palette_}, *battle(), playback_);
    board_.paint(painter, map_, battle_->setting, palette_);
    if (playback_.isPlaying()) {
        if (hasCoordinates_) paintCoordinates(painter, map_, palette_);
        pieces.paint(painter, {});
        if (playback_.attack()) paintArrows(painter, map_, {.attack = playback_.attack()});
        return;
    }
    paintMarksBelow(painter, map_, marks_, palette_);
    if (hasCoordinates_) paintCoordinates(painter, map_, palette_);
    pieces.paint(painter, marks_.done);
    if (looked_) paintHover(painter, map_, *looked_);
    pieces.paintGhosts(painter, marks_.ghosts);
    paintMarksAbove(painter, map_, marks_, palette_);
    for (const auto* ringed : {&marks_.choosable, &marks_.picked, &marks_.targets})
        pieces.paintPlates(painter, *ringed);
    if (cursor_ && hasFocus()) paintCursor(painter, map_, *cursor_, palette_);
    if (pointedOut_) paintCursor(painter, map_, *pointedOut_, palette_);
    paintArrows(painter, map_, marks_);
    paintThreats(painter, map_, marks_.threats);
    paintTags(painter, map_, marks_.ghosts);
}

// -------------------------------------------------------------------- input

void HexTable::look(std::optional<hex::Hex> hex) {
    if (hex == looked_) return;
    looked_ = hex;
    update();
    Q_EMIT lookedAt(hex);
}

void HexTable::mouseMoveEvent(QMouseEvent* event) { look(map_.hexAt(event->position())); }

/// Below the hex, so that the unit stays in sight.
bool HexTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || battle() == nullptr) return QWidget::event(event);
    const auto& help = *static_cast<QHelpEvent*>(event);
    const auto hex = map_.hexAt(help.pos());
    const auto unit = hex ? battle()->unitAt(*hex) : std::nullopt;
    if (!unit) {
        QToolTip::hideText();
        return true;
    }
    const QPointF foot = map_.center(*hex) + QPointF(0, map_.hexWidth() * 0.4);
    QToolTip::showText({help.globalX(), mapToGlobal(foot.toPoint()).y()},
                       verbatim(codeExplained(*battle(), *unit)), this);
    return true;
}

void HexTable::leaveEvent(QEvent* /*event*/) { look(std::nullopt); }

void HexTable::mousePressEvent(QMouseEvent* event) {
    if (playback_.isPlaying()) return playback_.skip();
    const auto hex = map_.hexAt(event->position());
    cursor_.reset();
    look(hex);
    if (!hex || event->button() != Qt::LeftButton) return;
    if (!canBeDragged(marks_, *hex)) return Q_EMIT pressed(*hex);
    grabbed_ = hex;
    grabbedAt_ = event->position();
    Q_EMIT grabbed(*hex);
}

void HexTable::mouseDoubleClickEvent(QMouseEvent* event) {
    isDoubleClick_ = true;
    mousePressEvent(event);
    isDoubleClick_ = false;
}

/// A hand that trembles at the edge of a hex does not drag.
void HexTable::mouseReleaseEvent(QMouseEvent* event) {
    if (!grabbed_ || event->button() != Qt::LeftButton) return;
    const hex::Hex from = *std::exchange(grabbed_, std::nullopt);
    const auto to = map_.hexAt(event->position());
    const double moved = (event->position() - grabbedAt_).manhattanLength();
    if (to == from || moved < QApplication::startDragDistance()) return Q_EMIT pressed(from);
    look(to);
    to ? Q_EMIT dragged(from, *to) : Q_EMIT dropped();
}

void HexTable::setCursorTo(hex::Hex hex) {
    cursor_ = hex;
    looked_.reset();
    look(hex);
    if (battle() == nullptr) return;
    setAccessibleDescription(spokenWords(*battle(), hex, marks_));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void HexTable::moveCursor(int arrowKey) {
    if (!cursor_) return setCursorTo(looked_.value_or(hex::Hex{4, 6}));
    // Keys go by what is on the screen.
    if (const auto next = hexBeside(map_.placeOf(*cursor_), arrowKey)) setCursorTo(map_.placeOf(*next));
}

void HexTable::keyPressEvent(QKeyEvent* event) {
    if (playback_.isPlaying()) {
        playback_.skip();
        return;
    }
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down: return moveCursor(event->key());
        case Qt::Key_Space:
            if (cursor_) {
                Q_EMIT pressed(*cursor_);
                return;
            }
            break;
        default: break;
    }
    QWidget::keyPressEvent(event);
}

bool HexTable::focusNextPrevChild(bool next) {
    const auto stop = nextStop(marks_, looked_, next, map_);
    if (!stop) return QWidget::focusNextPrevChild(next);
    setCursorTo(*stop);
    return true;
}

}  // namespace vallum::app
