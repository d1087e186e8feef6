// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/sight_raster.h"
#include "tools/sight_words.h"

#include <optional>

#include <QPainterPath>
#include <QPointF>

#include <vallum/field/rules/ground/cover.h>

namespace vallum::art {
struct Palette;
}

namespace vallum::app {

class Overlay;
class FieldSession;
class TableScene;

/// Shows what can be seen, over whatever tool is in hand: the shade of what the picked unit does not see, the
/// line to what the mouse is over, and what blocks it; or from where the place under the mouse can be hit.
class SightLens final : public QObject {
    Q_OBJECT

public:
    /// From the unit that is picked to all places, or from all places to the one that was clicked last.
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
    /// What is said of the line to the mouse; empty where there is none.
    [[nodiscard]] QString told() const { return told_; }

private:
    void begin();
    void beginFrom(UnitId unit);
    void beginTo(const geometry::Point& place);
    void drawShade();
    void drawPlace(const geometry::Point& place);
    void tellOfPlace();
    void drawLine(UnitId from, UnitId to);
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
