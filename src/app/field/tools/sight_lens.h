// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/tools/sight_raster.h"
#include "field/tools/sight_words.h"

#include <optional>

#include <QPainterPath>
#include <QPointF>

#include <vallum/field/situation/ground/ground_sight.h>
#include <vallum/field/situation/ground/obstacles.h>

namespace vallum::art {
struct Palette;
}

namespace vallum::field {
struct SeenPart;
}

namespace vallum::app {

class Overlay;
class FieldSession;
class TableScene;

/// Shows lines of sight on top of any tool: shades what the picked unit cannot see, and draws the line to the
/// mouse and what blocks it; or shows from where a place can be hit.
class SightLens final : public QObject {
    Q_OBJECT

public:
    /// From the picked unit to everywhere, or from everywhere to the place last clicked.
    enum class Mode { off, fromUnit, toPlace };

    SightLens(FieldSession& session, TableScene& scene, QObject* parent = nullptr);
    ~SightLens() override;

    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return mode_; }
    void hover(QPointF point);
    void press(QPointF point);
    void setPalette(const art::Palette& palette);
    [[nodiscard]] const SightRaster& raster() const { return raster_; }
    [[nodiscard]] SightRaster& raster() { return raster_; }
    /// The text about the line to the mouse; empty if there is none.
    [[nodiscard]] QString told() const { return told_; }

private:
    void begin();
    void beginFrom(UnitId unit);
    void beginTo(const geometry::Point& place);
    void drawShade();
    void drawPlace(const geometry::Point& place);
    void tellOfPlace();
    void drawLine(UnitId from, UnitId to);
    void drawSeenPart(const field::SeenPart& part);
    void drawSight(QPointF eye, QPointF target, const field::SightLine& line);
    void tell(QPointF at, const SightWords& words);
    [[nodiscard]] QPointF eyeOf(UnitId unit) const;
    [[nodiscard]] QPainterPath outlineOf(const field::Obstacle& obstacle) const;

    FieldSession& session_;
    TableScene& scene_;
    Mode mode_ = Mode::off;
    SightRaster raster_;
    Overlay* shade_;
    Overlay* line_;
    std::optional<QPointF> place_;
    std::optional<UnitId> hovered_;
    QString told_;
};

}  // namespace vallum::app
