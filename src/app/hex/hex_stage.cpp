// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/hex_stage.h"

#include "hex/hex_desk.h"
#include "hex/hex_table.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QEvent>
#include <QVBoxLayout>

#include <vallum/hex/queries/recap.h>

namespace vallum::app {

namespace {

constexpr double unit = hex::BoardLength::perUnit;
/// The distance between the centers of two rows, in hex widths.
constexpr double rowStep = 1.5 * std::numbers::inv_sqrt3;

hex::BoardLength rounded(double units) { return hex::BoardLength(static_cast<int>(std::lround(units))); }

std::optional<hex::Hex> placeOf(const hex::Battle& battle, const hex::RecapLine& line) {
    // An eliminated piece is located where it fell; one that left the board has no place.
    if (line.unit && battle.unit(*line.unit).fate != hex::Fate::left) return battle.unit(*line.unit).at;
    if (line.leader && battle.leader(*line.leader).fate != hex::Fate::left)
        return battle.leader(*line.leader).at;
    return std::nullopt;
}

}  // namespace

QPointF BoardUnits::turnedIfSo(QPointF point) const {
    const bool isTurned = table != nullptr && table->map().turn() == BoardTurn::turned;
    return isTurned ? BoardMap::turned(point) : point;
}

QPointF BoardUnits::toPicture(const hex::BoardPoint& point) const {
    return turnedIfSo({point.x.raw() / unit, point.y.raw() / unit * rowStep});
}

hex::BoardPoint BoardUnits::toPoint(QPointF shown) const {
    const QPointF point = turnedIfSo(shown);
    return {rounded(point.x() * unit), rounded(point.y() / rowStep * unit)};
}

HexStage::HexStage(HexSession& session, HexDesk& desk, QObject* parent)
    : Stage(parent),
      session_(session),
      desk_(desk),
      drawings_(session.sketches(), BoardUnits{&desk.table()}),
      drawingsOnPaper_(session.sketches(), BoardUnits()) {
    connect(&desk_.table(), &HexTable::shown, this, &Stage::playingEnded);
}

QWidget& HexStage::board() const { return desk_.table(); }
bool HexStage::isPlaying() const { return desk_.table().playback().isPlaying(); }
void HexStage::skipPlaying() { desk_.table().playback().skip(); }

void HexStage::setPlayingSpeed(double times) {
    speed_ = times;
    setPace(pace_);
}

void HexStage::setPace(int percent) {
    pace_ = percent;
    desk_.table().playback().setPace(static_cast<int>(std::lround(percent / speed_)));
}

art::Side HexStage::lookOf(Seat seat) const { return sideOf(*session_.battle().setting, seat); }

QWidget& HexStage::host() const { return desk_; }
QRect HexStage::room() const { return desk_.table().freeRoom(); }

int HexStage::piecesIn(const QRect& area) const {
    const hex::Battle* battle = desk_.table().battle();
    if (battle == nullptr) return 0;
    const BoardMap& map = desk_.table().map();
    int pieces = 0;
    for (const hex::Side& side : battle->setting->sides) {
        for (const UnitId id : battle->unitsOf(side.seat))
            pieces += map.outline(battle->unit(id).at).boundingRect().intersects(area) ? 1 : 0;
    }
    return pieces;
}

void HexStage::pointAt(Seat seat, std::size_t line) {
    const auto lines = hex::recapFor(session_.history(), seat);
    if (line >= lines.size()) return;
    if (const auto place = placeOf(session_.battle(), lines[line])) desk_.table().setCursorTo(*place);
}

Mirror* HexStage::makeMirror() { return new HexMirror(session_, desk_.table()); }

QWidget& HexStage::keys() const { return desk_.table(); }
QWidget& HexStage::area() const { return desk_.table(); }
QTransform HexStage::toArea() const { return desk_.table().map().toPixels(); }
void HexStage::lookAway() { desk_.table().lookAway(); }

void HexStage::showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) {
    desk_.table().showSketches(sketches, marked);
}

HexMirror::HexMirror(HexSession& session, HexTable& leading)
    : session_(session),
      leading_(leading),
      table_(new HexTable),
      drawings_(session.sketches(), BoardUnits{table_}) {
    table_->setFocusPolicy(Qt::NoFocus);
    table_->installEventFilter(this);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(table_);
    connect(table_, &HexTable::shown, this, &Mirror::playingEnded);
    new AnnotationLayer(session_, drawings_, *this, this);
}

void HexMirror::showBattle() {
    table_->playback().skip();
    table_->setTurn(leading_.map().turn());
    table_->show(session_.battleForAll());
}

void HexMirror::playNews() {
    const hex::Battle battle = session_.battleForAll();
    std::vector<hex::Fact> facts;
    for (const hex::Fact& fact : session_.news()) {
        if (auto told = Telling<hex::System>::toldTo(Seat(), fact, battle)) facts.push_back(*std::move(told));
    }
    table_->playback().skip();
    table_->setTurn(leading_.map().turn());
    table_->playback().setPace(leading_.playback().pace());
    table_->play(std::move(facts), battle);
}

bool HexMirror::isPlaying() const { return table_->playback().isPlaying(); }
void HexMirror::skipPlaying() { table_->playback().skip(); }
void HexMirror::setArtPalette(const art::Palette& palette) { table_->setArtPalette(palette); }

void HexMirror::showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) {
    table_->showSketches(sketches, marked);
}

void HexMirror::resizeEvent(QResizeEvent* event) {
    Mirror::resizeEvent(event);
    table_->setFreeRoom(QRect(QPoint(), size()).adjusted(8, 8, -8, -8));
}

/// The second screen is only for watching, so clicks do nothing.
bool HexMirror::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove) Q_EMIT pointerMoved();
    const bool isOfMouse = event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress;
    return isOfMouse || Mirror::eventFilter(watched, event);
}

}  // namespace vallum::app
