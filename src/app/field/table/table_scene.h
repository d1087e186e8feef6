// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/coordinates.h"
#include "field/table/playback.h"
#include "field/table/structure_shapes.h"
#include "field/table/table_ground.h"
#include "field/table/table_layers.h"
#include "field/table/unit_cards.h"

#include <QGraphicsScene>

namespace vallum::app {

/// The drawn table. `show` makes it match a battle, whatever it showed before; `play` plays facts one after
/// another and ends with `show`.
class TableScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit TableScene(QObject* parent = nullptr);

    void show(const field::Battle& battle);
    void setGroundCover(field::GroundCover cover);
    void setZonesShown(bool areShown);
    /// `battle` is the state after the facts.
    void play(const field::Battle& battle, const std::vector<field::Fact>& facts);
    [[nodiscard]] bool isPlaying() const { return playback_.isRunning(); }
    void skipPlaying() { playback_.skip(); }
    [[nodiscard]] Playback& playback() { return playback_; }
    /// The time per DU of movement; 0: moves are instant.
    void setMillisecondsPerDu(int milliseconds);
    [[nodiscard]] bool isAnimated() const { return playback_.isAnimated(); }

    [[nodiscard]] const Coordinates& coordinates() const { return coordinates_; }
    [[nodiscard]] UnitCards& units() { return units_; }
    [[nodiscard]] const UnitCards& units() const { return units_; }
    [[nodiscard]] std::optional<UnitId> unitAt(QPointF scenePoint) const;
    [[nodiscard]] const StructureShapes& structures() const { return structures_; }

    void select(std::optional<UnitId> unit) { units_.select(unit); }
    [[nodiscard]] std::optional<UnitId> selected() const { return units_.selected(); }
    void hover(std::optional<UnitId> unit);
    /// Marks a structure with a frame.
    void point(std::optional<field::StructureId> structure);
    [[nodiscard]] std::optional<field::StructureId> pointedAt() const { return pointed_; }

    void setPalette(const art::Palette& palette);
    [[nodiscard]] const art::Palette& palette() const { return palette_; }
    [[nodiscard]] art::CardPainter& cards() { return cards_; }
    [[nodiscard]] TableLayers& layers() { return layers_; }
    /// For what tools draw.
    [[nodiscard]] Overlay& underCards() { return layers_.underCards; }
    [[nodiscard]] Overlay& overCards() { return layers_.overCards; }
    void drawBackground(QPainter* painter, const QRectF& rect) override;

Q_SIGNALS:
    void selectionMoved(std::optional<UnitId> unit);
    void structurePointedAt(std::optional<field::StructureId> structure);
    void playingEnded();

private:
    void drawMarks();
    void paintGroundAgain();

    art::Palette palette_;
    art::CardPainter cards_;
    Coordinates coordinates_;
    TableGround ground_;
    StructureShapes structures_;
    std::optional<field::StructureId> pointed_;
    UnitCards units_;
    TableLayers layers_;
    Playback playback_;
};

}  // namespace vallum::app
