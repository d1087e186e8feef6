// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/annotation_layer.h"

#include "annotations/sketchbook.h"
#include "art/chalk.h"
#include "session/field_session.h"
#include "table/table_scene.h"

#include <QPainter>

namespace vallum::app {

namespace {

using field::Annotation;
using field::Drawing;

QPolygonF pointsOf(const Annotation& annotation, const Coordinates& coordinates) {
    QPolygonF points;
    for (const geometry::Point& it : annotation.points) points << coordinates.toScene(it);
    return points;
}

void addShape(Overlay& overlay, const Annotation& annotation, const Coordinates& coordinates) {
    const Drawing drawing = annotation.drawing;
    if (drawing == Drawing::label) return;
    const QPolygonF points = pointsOf(annotation, coordinates);
    const QPainterPath path = pathOf(annotation, coordinates);
    const art::SideColor color = colorOf(annotation.color);
    overlay.add(points.boundingRect(), [=](QPainter& painter, const art::Ink& ink) {
        if (drawing == Drawing::arrow) {
            art::paintChalkArrow(painter, ink, points, color);
        } else {
            art::paintChalkArea(painter, ink, path, color);
        }
    });
}

void addText(Overlay& overlay, const Annotation& annotation, const Coordinates& coordinates) {
    if (annotation.text.empty()) return;
    const QPointF place = placeOfText(annotation, coordinates);
    const QString text = QString::fromStdString(annotation.text);
    const art::SideColor color = colorOf(annotation.color);
    overlay.add(pointsOf(annotation, coordinates).boundingRect(),
                [=](QPainter& painter, const art::Ink& ink) {
                    art::paintChalkText(painter, ink, place, text, color);
                });
}

void addHandles(Overlay& overlay, const Annotation& annotation, const Coordinates& coordinates) {
    const QPolygonF points = pointsOf(annotation, coordinates);
    overlay.add(points.boundingRect(), [points](QPainter& painter, const art::Ink& ink) {
        for (const QPointF& it : points) art::paintChalkHandle(painter, ink, it);
    });
}

}  // namespace

art::SideColor colorOf(field::Chalk chalk) { return art::sideOfSeat(static_cast<int>(chalk)).color; }

QPainterPath pathOf(const Annotation& annotation, const Coordinates& coordinates) {
    const QPolygonF points = pointsOf(annotation, coordinates);
    QPainterPath path;
    if (points.isEmpty()) return path;
    switch (annotation.drawing) {
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

QPointF placeOfText(const Annotation& annotation, const Coordinates& coordinates) {
    const QPolygonF points = pointsOf(annotation, coordinates);
    // An arrow is named where it begins.
    const bool isAtItsBegin = annotation.drawing == Drawing::arrow || annotation.drawing == Drawing::label;
    return isAtItsBegin ? points.first() : points.boundingRect().center();
}

field::Annotations shownAfter(field::Annotations annotations, std::size_t answers) {
    std::erase_if(annotations, [&](const Annotation& it) { return !field::isShownAfter(it, answers); });
    return annotations;
}

void drawAnnotations(Overlay& overlay,
                     const field::Annotations& annotations,
                     const Coordinates& coordinates) {
    for (const Annotation& it : annotations) addShape(overlay, it, coordinates);
    // No shape lies over words, whichever was drawn first.
    for (const Annotation& it : annotations) addText(overlay, it, coordinates);
}

AnnotationLayer::AnnotationLayer(FieldSession& session, TableScene& scene, QObject* parent)
    : QObject(parent),
      session_(session),
      scene_(scene) {
    connect(&session_, &Session::replaced, this, &AnnotationLayer::draw);
    connect(&session_, &Session::happened, this, &AnnotationLayer::draw);
    connect(&session_.sketches(), &Sketchbook::redrawn, this, &AnnotationLayer::draw);
    draw();
}

void AnnotationLayer::select(std::optional<std::size_t> place) {
    selected_ = place;
    draw();
}

namespace {

/// As it is being changed, if it is.
const Annotation& drawnAt(const SketchbookOf<geometry::Point>& book, std::size_t place) {
    const auto& draft = book.draft();
    return draft && draft->of == place ? draft->annotation : book.all()[place];
}

}  // namespace

void AnnotationLayer::draw() {
    scene_.sketches().clear();
    if (!session_.hasBattle()) return;
    // The scene may still show the table of another battle.
    const Coordinates coordinates(session_.battle().setting->table);
    const SketchbookOf<geometry::Point>& book = session_.sketches();
    field::Annotations shown;
    std::optional<Annotation> marked;
    for (std::size_t i = 0; i != book.all().size(); ++i) {
        const Annotation& it = drawnAt(book, i);
        if (!book.isShown() || !field::isShownAfter(it, session_.answersShown())) continue;
        shown.push_back(it);
        if (selected_ == i) marked = it;
    }
    if (book.draft() && !book.draft()->of) shown.push_back(book.draft()->annotation);
    drawAnnotations(scene_.sketches(), shown, coordinates);
    if (marked) addHandles(scene_.sketches(), *marked, coordinates);
}

}  // namespace vallum::app
