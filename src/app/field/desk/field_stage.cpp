// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/desk/field_stage.h"

#include "field/session/field_session.h"
#include "field/table/looks.h"
#include "field/table/table_scene.h"
#include "field/table/table_view.h"
#include "field/table/unit_item.h"

#include <algorithm>

#include <QEvent>
#include <QVBoxLayout>

#include <vallum/field/queries/recap.h>
#include <vallum/field/seen_facts.h>
#include <vallum/field/situation/fortress/structures.h>

namespace vallum::app {

FieldStage::FieldStage(FieldSession& session, TableScene& scene, TableView& view, QObject* parent)
    : Stage(parent),
      session_(session),
      scene_(scene),
      view_(view),
      drawings_(session.sketches(), TableUnits{&session}) {
    connect(&scene_, &TableScene::playingEnded, this, &Stage::playingEnded);
    connect(&view_.camera(), &TableCamera::arrived, this, &Stage::viewMoved);
}

QWidget& FieldStage::board() const { return view_; }
bool FieldStage::isPlaying() const { return scene_.isPlaying(); }
void FieldStage::skipPlaying() { scene_.skipPlaying(); }
void FieldStage::setPlayingSpeed(double times) { scene_.playback().setSpeed(times); }
art::Side FieldStage::lookOf(Seat seat) const { return lookOfSide(seat); }

int FieldStage::piecesIn(const QRect& area) const {
    // A panel is worth more than all pieces.
    constexpr int panel = 1000;
    const auto covered = view_.camera().covered();
    if (std::ranges::any_of(covered, [&](const QRectF& it) { return it.intersects(area); })) return panel;
    const auto items = view_.items(area);
    const auto units = std::ranges::count_if(
        items, [](const QGraphicsItem* it) { return qgraphicsitem_cast<const UnitItem*>(it) != nullptr; });
    const field::Battle& battle = session_.battle();
    const auto structures =
        std::ranges::count_if(field::standingStructures(battle), [&](field::StructureId it) {
            const QPolygonF box = scene_.coordinates().toScene(field::boxOf(battle, it));
            return view_.mapFromScene(box).boundingRect().intersects(area);
        });
    return static_cast<int>(units + structures);
}

void FieldStage::pointAt(Seat seat, std::size_t line) {
    const field::Battle& battle = session_.battle();
    const auto lines = field::recapFor(session_.present(), session_.history(), seat);
    if (line >= lines.size()) return;
    const field::RecapLine& it = lines[line];
    if (it.structure) {
        scene_.point(it.structure);
        view_.camera().showPlace(scene_.coordinates().toScene(battle.structure(*it.structure).pose.center));
    }
    if (!it.unit) return;
    if (battle.onTable(*it.unit)) scene_.select(it.unit);
    view_.camera().showPlace(scene_.coordinates().toScene(battle.unit(*it.unit).pose.center));
}

Mirror* FieldStage::makeMirror() { return new FieldMirror(session_, drawings_, scene_, view_); }

QWidget& FieldStage::keys() const { return view_; }
QWidget& FieldStage::area() const { return *view_.viewport(); }
QTransform FieldStage::toArea() const { return view_.viewportTransform(); }
void FieldStage::lookAway() { scene_.hover(std::nullopt); }
void FieldStage::fit() { view_.camera().fit(); }

void FieldStage::showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) {
    drawSketches(scene_.layers().sketches, sketches, marked);
}

FieldMirror::FieldMirror(FieldSession& session,
                         const TableDrawings& drawings,
                         TableScene& leadingScene,
                         TableView& leading)
    : session_(session),
      leadingScene_(leadingScene),
      leading_(leading),
      scene_(new TableScene(this)),
      view_(new TableView(*scene_)) {
    view_->setFrameStyle(QFrame::NoFrame);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(view_);
    connect(&leading_.camera(), &TableCamera::looksElsewhere, this, &Mirror::mayFollow);
    connect(&view_->camera(), &TableCamera::looksElsewhere, this, &Mirror::looksElsewhere);
    connect(scene_, &TableScene::playingEnded, this, &Mirror::playingEnded);
    for (QObject* it : {static_cast<QObject*>(leading_.viewport()), static_cast<QObject*>(view_->viewport())})
        it->installEventFilter(this);
    new AnnotationLayer(session_, drawings, *this, this);
}

void FieldMirror::showBattle() {
    scene_->playback().keepPaceWith(leadingScene_.playback());
    scene_->setGroundCover(ground_.of(session_.record().scenario));
    scene_->show(session_.battleForAll());
}

void FieldMirror::playNews() {
    scene_->playback().keepPaceWith(leadingScene_.playback());
    const field::Battle battle = session_.battleForAll();
    scene_->play(battle, field::seenBy(session_.news(), battle, Seat()));
}

bool FieldMirror::isPlaying() const { return scene_->isPlaying(); }
void FieldMirror::skipPlaying() { scene_->skipPlaying(); }
void FieldMirror::setArtPalette(const art::Palette& palette) { scene_->setPalette(palette); }
void FieldMirror::fit() { view_->camera().fit(); }
void FieldMirror::zoomIn() { view_->camera().zoomIn(); }
void FieldMirror::zoomOut() { view_->camera().zoomOut(); }
void FieldMirror::follow() { view_->camera().showArea(leading_.camera().seenArea()); }

void FieldMirror::showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) {
    drawSketches(scene_->layers().sketches, sketches, marked);
}

bool FieldMirror::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) Q_EMIT mayFollow();
    if (watched == view_->viewport() && event->type() == QEvent::MouseMove) Q_EMIT pointerMoved();
    return Mirror::eventFilter(watched, event);
}

}  // namespace vallum::app
