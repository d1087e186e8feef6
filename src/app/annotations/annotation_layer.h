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
/// Where it lies on the picture; of a label its place.
[[nodiscard]] QPainterPath pathOf(const Sketch& sketch);
/// Where its text stands.
[[nodiscard]] QPointF placeOfText(const Sketch& sketch);
/// Without its text, and that alone, which lies over everything else.
void paintShape(QPainter& painter, const art::Ink& ink, const Sketch& sketch);
void paintText(QPainter& painter, const art::Ink& ink, const Sketch& sketch);
/// Its points, to be dragged.
void paintHandles(QPainter& painter, const art::Ink& ink, const Sketch& sketch);
/// All of them, and the points of the one that is marked, if one is.
void paintSketches(QPainter& painter,
                   const art::Ink& ink,
                   const Sketches& sketches,
                   const std::optional<Sketch>& marked = std::nullopt);

/// Where drawings are shown.
class SketchSurface {
public:
    virtual ~SketchSurface() = default;

    /// In place of those before; the points of the marked one can be dragged.
    virtual void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) = 0;

protected:
    SketchSurface() = default;
    SketchSurface(const SketchSurface&) = default;
    SketchSurface(SketchSurface&&) = default;
    SketchSurface& operator=(const SketchSurface&) = default;
    SketchSurface& operator=(SketchSurface&&) = default;
};

/// Keeps the drawings on a table or board in step with what the session shows, in the present and in the
/// past.
class AnnotationLayer final : public QObject {
    Q_OBJECT

public:
    AnnotationLayer(const Session& session,
                    const Drawings& drawings,
                    SketchSurface& surface,
                    QObject* parent = nullptr);

    /// Its points are marked, to be dragged.
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
