// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotation_layer.h"

#include "art/chalk.h"
#include "session/session.h"

#include <QPainter>

namespace vallum::app {

namespace {

QPolygonF polygonOf(const Sketch& sketch) {
    QPolygonF points;
    for (const QPointF& it : sketch.points) points << it;
    return points;
}

}  // namespace

art::SideColor colorOf(Chalk chalk) { return art::sideOfSeat(static_cast<int>(chalk)).color; }

QPainterPath pathOf(const Sketch& sketch) {
    const QPolygonF points = polygonOf(sketch);
    QPainterPath path;
    if (points.isEmpty()) return path;
    switch (sketch.drawing) {
        case Drawing::label:
        case Drawing::arrow: path.addPolygon(points); break;
        case Drawing::rectangle: path.addRect(QRectF(points.first(), points.last()).normalized()); break;
        case Drawing::ellipse: path.addEllipse(QRectF(points.first(), points.last()).normalized()); break;
        case Drawing::area:
            path.addPolygon(points);
            path.closeSubpath();
            break;
    }
    return path;
}

QPointF placeOfText(const Sketch& sketch) {
    const QPolygonF points = polygonOf(sketch);
    // The text of an arrow goes at its tail.
    const bool isAtItsBegin = sketch.drawing == Drawing::arrow || sketch.drawing == Drawing::label;
    return isAtItsBegin ? points.first() : points.boundingRect().center();
}

Sketches shownAfter(Sketches sketches, std::size_t answers) {
    std::erase_if(sketches, [&](const Sketch& it) { return !isShownAfter(it, answers); });
    return sketches;
}

void paintShape(QPainter& painter, const art::Ink& ink, const Sketch& sketch) {
    if (sketch.drawing == Drawing::label) return;
    if (sketch.drawing == Drawing::arrow)
        return art::paintChalkArrow(painter, ink, polygonOf(sketch), colorOf(sketch.color));
    art::paintChalkArea(painter, ink, pathOf(sketch), colorOf(sketch.color));
}

void paintText(QPainter& painter, const art::Ink& ink, const Sketch& sketch) {
    if (sketch.text.empty()) return;
    art::paintChalkText(painter, ink, placeOfText(sketch), QString::fromStdString(sketch.text),
                        colorOf(sketch.color));
}

void paintHandles(QPainter& painter, const art::Ink& ink, const Sketch& sketch) {
    for (const QPointF& it : sketch.points) art::paintChalkHandle(painter, ink, it);
}

void paintSketches(QPainter& painter,
                   const art::Ink& ink,
                   const Sketches& sketches,
                   const std::optional<Sketch>& marked) {
    for (const Sketch& it : sketches) paintShape(painter, ink, it);
    // Text lies above every shape, whatever the drawing order.
    for (const Sketch& it : sketches) paintText(painter, ink, it);
    if (marked) paintHandles(painter, ink, *marked);
}

AnnotationLayer::AnnotationLayer(const Session& session,
                                 const Drawings& drawings,
                                 SketchSurface& surface,
                                 QObject* parent)
    : QObject(parent),
      session_(session),
      drawings_(drawings),
      surface_(surface) {
    connect(&session_, &Session::replaced, this, &AnnotationLayer::draw);
    connect(&session_, &Session::happened, this, &AnnotationLayer::draw);
    connect(&drawings_.book(), &Sketchbook::redrawn, this, &AnnotationLayer::draw);
    draw();
}

void AnnotationLayer::select(std::optional<std::size_t> place) {
    selected_ = place;
    draw();
}

void AnnotationLayer::draw() {
    Sketches shown;
    std::optional<Sketch> marked;
    if (!session_.hasBattle()) return surface_.showSketches(shown, marked);
    const Sketches all = drawings_.all();
    const auto draft = drawings_.draft();
    for (std::size_t i = 0; i != all.size(); ++i) {
        // A drawing that is being changed appears as its draft.
        const Sketch& it = draft && draft->of == i ? draft->sketch : all[i];
        if (!drawings_.book().isShown() || !isShownAfter(it, session_.answersShown())) continue;
        shown.push_back(it);
        if (selected_ == i) marked = it;
    }
    if (draft && !draft->of) shown.push_back(draft->sketch);
    surface_.showSketches(shown, marked);
}

}  // namespace vallum::app
