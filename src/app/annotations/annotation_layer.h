// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>

#include <QObject>
#include <QPainterPath>

#include <vallum/field/files/annotations.h>

namespace vallum::app {

class Coordinates;
class Overlay;
class FieldSession;
class TableScene;

[[nodiscard]] art::SideColor colorOf(field::Chalk chalk);
/// Where it lies on the table; of a label its place.
[[nodiscard]] QPainterPath pathOf(const field::Annotation& annotation, const Coordinates& coordinates);
/// Where its text stands.
[[nodiscard]] QPointF placeOfText(const field::Annotation& annotation, const Coordinates& coordinates);
[[nodiscard]] field::Annotations shownAfter(field::Annotations annotations, std::size_t answers);
void drawAnnotations(Overlay& overlay, const field::Annotations& annotations, const Coordinates& coordinates);

/// Keeps the drawings on a table in step with what the session shows, in the present and in the past.
class AnnotationLayer final : public QObject {
    Q_OBJECT

public:
    AnnotationLayer(FieldSession& session, TableScene& scene, QObject* parent = nullptr);

    /// Its points are marked, to be dragged.
    void select(std::optional<std::size_t> place);
    [[nodiscard]] std::optional<std::size_t> selected() const { return selected_; }

private:
    void draw();

    FieldSession& session_;
    TableScene& scene_;
    std::optional<std::size_t> selected_;
};

}  // namespace vallum::app
