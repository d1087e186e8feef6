// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/drawings.h"
#include "art/overlays.h"

#include <optional>

#include <QObject>
#include <QPainterPath>

namespace vallum::app {

class Session;

[[nodiscard]] art::SideColor colorOf(Chalk chalk);
/// The outline on the picture; for a label, its position.
[[nodiscard]] QPainterPath pathOf(const Sketch& sketch);
/// The position of its text.
[[nodiscard]] QPointF placeOfText(const Sketch& sketch);
/// The shape and its text are painted separately: text always lies on top.
void paintShape(QPainter& painter, const art::Ink& ink, const Sketch& sketch);
void paintText(QPainter& painter, const art::Ink& ink, const Sketch& sketch);
/// The draggable points.
void paintHandles(QPainter& painter, const art::Ink& ink, const Sketch& sketch);
/// All drawings, with the draggable points of the marked one, if any.
void paintSketches(QPainter& painter,
                   const art::Ink& ink,
                   const Sketches& sketches,
                   const std::optional<Sketch>& marked = std::nullopt);

/// A view that shows drawings.
class SketchSurface {
public:
    virtual ~SketchSurface() = default;

    /// Replaces the current drawings; the points of the marked one can be dragged.
    virtual void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) = 0;

protected:
    SketchSurface() = default;
    SketchSurface(const SketchSurface&) = default;
    SketchSurface(SketchSurface&&) = default;
    SketchSurface& operator=(const SketchSurface&) = default;
    SketchSurface& operator=(SketchSurface&&) = default;
};

/// Keeps the drawings on the table or board in step with
/// the moment that the session shows, present or past.
class AnnotationLayer final : public QObject {
    Q_OBJECT

public:
    AnnotationLayer(const Session& session,
                    const Drawings& drawings,
                    SketchSurface& surface,
                    QObject* parent = nullptr);

    /// Marks its points for dragging.
    void select(std::optional<std::size_t> place);
    [[nodiscard]] std::optional<std::size_t> selected() const { return selected_; }

private:
    void draw();

    const Session& session_;
    const Drawings& drawings_;
    SketchSurface& surface_;
    std::optional<std::size_t> selected_;
};

}  // namespace vallum::app
