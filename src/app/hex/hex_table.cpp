// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_table.h"

#include "art/desk_painter.h"
#include "hex/battle_painter.h"
#include "hex/hex_texts.h"
#include "hex/mark_painter.h"

#include <algorithm>

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <vallum/core/overloaded.h>

namespace vallum::app {

namespace {

bool isAmong(const std::vector<hex::Hex>& list, hex::Hex hex) {
    return std::ranges::find(list, hex) != list.end();
}

}  // namespace

HexTable::HexTable(QWidget* parent) : QWidget(parent), palette_(art::lightPalette()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    connect(&playback_, &HexPlayback::advanced, this, qOverload<>(&QWidget::update));
    connect(&playback_, &HexPlayback::told, this, &HexTable::follow);
    connect(&playback_, &HexPlayback::finished, this, [this] {
        fight_.reset();
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
    map_ = mapWithEdge(QRectF(room));
    update();
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
    battle_ = battle;
    update();
}

void HexTable::play(std::vector<hex::Fact> facts, const hex::Battle& after) {
    hex::Battle before = battle_ ? *battle_ : after;
    battle_ = after;
    playback_.play(std::move(before), std::move(facts));
}

const hex::Battle* HexTable::battle() const {
    if (playback_.isPlaying()) return &playback_.battle();
    return battle_ ? &*battle_ : nullptr;
}

/// The attack arrow stays until something else happens.
void HexTable::follow(const hex::Fact& fact) {
    const hex::Battle& now = playback_.battle();
    std::visit(Overloaded{[&](const hex::BattleBegan& it) { fight_ = {now.unit(it.unit).at, it.target}; },
                          [&](const hex::DiceRolled& it) { fight_ = {now.unit(it.blow.by).at, it.blow.at}; },
                          [&](const hex::Trampled& it) { fight_ = {now.unit(it.elephants).at, it.at}; },
                          [](const hex::BlocksLost&) {}, [](const hex::FlagsTaken&) {},
                          [](const hex::LeaderChecked&) {}, [&](const auto&) { fight_.reset(); }},
               fact);
}

void HexTable::showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) {
    if (sketches_.empty() && sketches.empty()) return;
    sketches_ = sketches;
    markedSketch_ = marked;
    update();
}

QTransform HexTable::toPixels() const {
    const QPointF first = map_.center(hex::Hex{0, 0});
    return QTransform::fromTranslate(first.x(), first.y()).scale(map_.hexWidth(), map_.hexWidth());
}

void HexTable::lookAway() {
    cursor_.reset();
    look(std::nullopt);
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
    painter.setTransform(toPixels(), true);
    paintSketches(painter, {palette_, map_.hexWidth()}, sketches_, markedSketch_);
}

void HexTable::paintBoardAndPieces(QPainter& painter) {
    board_.paint(painter, map_, battle_->setting, palette_);
    const bool isThinking = !playback_.isPlaying();
    if (isThinking) paintMarksBelow(painter, map_, marks_, palette_);
    if (hasCoordinates_) paintCoordinates(painter, map_, palette_);
    paintPieces(painter);
    if (!isThinking) {
        if (fight_) paintArrows(painter, map_, {.attack = fight_});
        return;
    }
    if (looked_) paintHover(painter, map_, *looked_);
    paintGhosts(painter);
    paintMarksAbove(painter, map_, marks_, palette_);
    paintPlatesAgain(painter);
    if (cursor_ && hasFocus()) paintCursor(painter, map_, *cursor_, palette_);
    paintArrows(painter, map_, marks_);
    paintTags(painter);
}

QPointF HexTable::onWay() const {
    const auto& way = playback_.motion()->way;
    const double at = playback_.progress() * static_cast<double>(way.size() - 1);
    const auto first = std::min(static_cast<std::size_t>(at), way.size() - 1);
    const auto second = std::min(first + 1, way.size() - 1);
    const double part = at - static_cast<double>(first);
    return map_.center(way[first]) * (1 - part) + map_.center(way[second]) * part;
}

QPointF HexTable::placeOf(const hex::Battle& battle, UnitId id) const {
    const auto& motion = playback_.motion();
    const bool walks = motion && motion->unit == id && motion->kind == Motion::Kind::walks;
    return walks ? onWay() : map_.center(battle.unit(id).at);
}

QPointF HexTable::placeOf(const hex::Battle& battle, hex::LeaderId id) const {
    const auto& motion = playback_.motion();
    const bool walks = motion && motion->kind == Motion::Kind::walks;
    if (walks && motion->leader == id) return onWay();
    const auto unit = battle.unitOf(id);
    return walks && unit ? placeOf(battle, *unit) : map_.center(battle.leader(id).at);
}

QRectF HexTable::standardAt(QPointF center, bool isLone) const {
    return app::standardAt(map_, center, isLone);
}

void HexTable::paintUnit(QPainter& painter, const hex::Battle& battle, UnitId id) {
    BlocksLook look = lookOf(battle, id);
    const hex::Hex at = battle.unit(id).at;
    if (!playback_.isPlaying()) look.isDone = isAmong(marks_.done, at);
    const auto& motion = playback_.motion();
    const bool isMeant = motion && motion->unit == id;
    painter.save();
    if (isMeant && motion->kind == Motion::Kind::falls)
        painter.setOpacity(std::max(0.0, 1 - playback_.progress()));
    pieces_.paint(painter, placeOf(battle, id), map_.hexWidth(), look, palette_);
    painter.restore();
    if (!isMeant || motion->kind != Motion::Kind::loses) return;
    QPainterPath hurt;
    hurt.addPolygon(map_.outline(at, 0.9));
    QColor flash(0xd3302a);
    flash.setAlphaF(static_cast<float>(0.75 * (1 - playback_.progress())));
    painter.fillPath(hurt, flash);
}

void HexTable::paintLeader(QPainter& painter, const hex::Battle& battle, hex::LeaderId id) {
    const auto& motion = playback_.motion();
    const bool falls = motion && motion->leader == id && motion->kind == Motion::Kind::falls;
    painter.save();
    if (falls) painter.setOpacity(std::max(0.0, 1 - playback_.progress()));
    const bool isDone = !playback_.isPlaying() && battle.leader(id).moved;
    paintStandard(painter, standardAt(placeOf(battle, id), battle.isLone(id)),
                  sideOf(*battle.setting, battle.leader(id).owner), isDone, palette_);
    painter.restore();
}

/// A moving unit is painted above the others.
void HexTable::paintPieces(QPainter& painter) {
    const hex::Battle& now = *battle();
    PieceOrder order = paintingOrder(now);
    const auto& motion = playback_.motion();
    if (motion && motion->unit)
        std::ranges::stable_partition(order.units, [&](UnitId id) { return id != *motion->unit; });
    for (const UnitId id : order.units) paintUnit(painter, now, id);
    for (const hex::LeaderId id : order.leaders) paintLeader(painter, now, id);
}

/// Repaints the name plates that rings would cover.
void HexTable::paintPlatesAgain(QPainter& painter) {
    for (const auto* list : {&marks_.choosable, &marks_.picked, &marks_.targets}) {
        for (const hex::Hex hex : *list) {
            if (const auto unit = battle_->unitAt(hex))
                paintPlate(painter, map_.center(hex), map_.hexWidth(), lookOf(*battle_, *unit), palette_);
        }
    }
}

void HexTable::paintGhosts(QPainter& painter) {
    for (const Ghost& ghost : marks_.ghosts) {
        const QPointF center = map_.center(ghost.at);
        painter.save();
        painter.setOpacity(0.62);
        std::visit(Overloaded{[&](UnitId id) {
                                  pieces_.paint(painter, center, map_.hexWidth(), lookOf(*battle_, id),
                                                palette_);
                              },
                              [&](hex::LeaderId id) {
                                  paintStandard(painter, standardAt(center, !battle_->unitAt(ghost.at)),
                                                sideOf(*battle_->setting, battle_->leader(id).owner), false,
                                                palette_);
                              }},
                   ghost.piece);
        painter.restore();
    }
}

void HexTable::paintTags(QPainter& painter) {
    for (const Ghost& ghost : marks_.ghosts) {
        if (ghost.words.isEmpty()) continue;
        paintTag(painter, map_, map_.center(ghost.at) - QPointF(0, map_.hexWidth() * 0.42), ghost.words);
    }
}

// -------------------------------------------------------------------- input

void HexTable::look(std::optional<hex::Hex> hex) {
    if (hex == looked_) return;
    looked_ = hex;
    update();
    Q_EMIT lookedAt(hex);
}

void HexTable::mouseMoveEvent(QMouseEvent* event) { look(map_.hexAt(event->position())); }

void HexTable::leaveEvent(QEvent* /*event*/) { look(std::nullopt); }

void HexTable::mousePressEvent(QMouseEvent* event) {
    if (playback_.isPlaying()) return playback_.skip();
    const auto hex = map_.hexAt(event->position());
    cursor_.reset();
    look(hex);
    if (hex && event->button() == Qt::LeftButton) Q_EMIT pressed(*hex);
}

void HexTable::setCursorTo(hex::Hex hex) {
    cursor_ = hex;
    looked_.reset();
    look(hex);
    tellCursor();
}

/// Left and right follow the row; up and down keep to the column as far as offset rows allow.
void HexTable::moveCursor(int key) {
    if (!cursor_) return setCursorTo(looked_.value_or(hex::Hex{4, 6}));
    using hex::Direction;
    const bool isEven = cursor_->row % 2 == 0;
    const auto wayOf = [&]() -> std::vector<Direction> {
        switch (key) {
            case Qt::Key_Left: return {Direction::west};
            case Qt::Key_Right: return {Direction::east};
            case Qt::Key_Up:
                return isEven ? std::vector{Direction::northEast, Direction::northWest}
                              : std::vector{Direction::northWest, Direction::northEast};
            default:
                return isEven ? std::vector{Direction::southEast, Direction::southWest}
                              : std::vector{Direction::southWest, Direction::southEast};
        }
    };
    for (const Direction direction : wayOf()) {
        const hex::Hex next = hex::toward(*cursor_, direction);
        if (hex::isOnBoard(next)) return setCursorTo(next);
    }
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
    if (marks_.choosable.empty() && marks_.targets.empty() && marks_.reach.empty())
        return QWidget::focusNextPrevChild(next);
    Q_EMIT nextWanted(next);
    return true;
}

/// Describes the hex under the cursor to screen readers.
void HexTable::tellCursor() {
    const hex::Battle* now = battle();
    if (!cursor_ || now == nullptr) return;
    QStringList words{tr("Row %1, column %2").arg(cursor_->row).arg(cursor_->column)};
    if (const auto unit = now->unitAt(*cursor_)) {
        words << tr("%1, %2, %3 of %4 blocks")
                     .arg(nameIn(*now, *unit), nameIn(*now, now->unit(*unit).owner))
                     .arg(now->unit(*unit).blocks)
                     .arg(now->type(*unit).blocks);
    }
    if (const auto leader = now->leaderAt(*cursor_)) words << tr("leader %1").arg(nameIn(*now, *leader));
    if (const QString ground = groundAt(*now, *cursor_); !ground.isEmpty()) words << ground;
    if (isAmong(marks_.targets, *cursor_)) words << tr("target");
    if (isAmong(marks_.choosable, *cursor_)) words << tr("can be chosen");
    if (isAmong(marks_.reach, *cursor_)) words << tr("in reach");
    if (isAmong(marks_.hollow, *cursor_)) words << tr("in reach, but then no battle");
    setAccessibleDescription(words.join(QStringLiteral(". ")));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

}  // namespace vallum::app
