// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/table_painter.h"
#include "art/terrain_painter.h"
#include "table/coordinates.h"
#include "table/fan.h"
#include "table/overlay.h"
#include "table/playback.h"
#include "table/unit_item.h"

#include <map>
#include <set>

#include <QGraphicsScene>
#include <QPainterPath>

#include <vallum/field/files/ground_cover.h>
#include <vallum/field/model/battle.h>

namespace vallum::app {

/// The drawn table. `show` makes it match a battle, whatever it showed before; `play` plays facts one after
/// another and ends with `show`.
class TableScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit TableScene(QObject* parent = nullptr);
    ~TableScene() override;

    void show(const field::Battle& battle);
    /// The look of the plain, which is in the scenario rather than the battle.
    void setGroundCover(field::GroundCover cover);
    /// `battle` is the state after the facts.
    void play(const field::Battle& battle, const std::vector<field::Fact>& facts);
    [[nodiscard]] bool isPlaying() const { return playback_.isRunning(); }
    void skipPlaying() { playback_.skip(); }
    /// The time per DU of movement; 0: moves are instant.
    void setMillisecondsPerDu(int milliseconds);
    /// A factor on the normal speed.
    void setPlayingSpeed(double times) { playback_.setSpeed(times); }
    /// Takes over the speed of another scene.
    void keepPaceWith(const TableScene& other) { playback_.keepPaceWith(other.playback_); }
    /// For films: every movement takes this long, and time passes only in `advance`.
    void playByHand(int millisecondsEach) { playback_.playByHand(millisecondsEach); }
    void advance(int milliseconds) { playback_.advance(milliseconds); }

    [[nodiscard]] const Coordinates& coordinates() const { return coordinates_; }
    [[nodiscard]] std::optional<UnitId> unitAt(QPointF scenePoint) const;
    /// A standing structure takes precedence over a flat one.
    [[nodiscard]] std::optional<field::StructureId> structureAt(QPointF scenePoint) const;
    [[nodiscard]] UnitItem* item(UnitId) const;

    void select(std::optional<UnitId>);
    [[nodiscard]] std::optional<UnitId> selected() const { return selected_; }
    void hover(std::optional<UnitId>);
    /// Marks a structure with a frame.
    void point(std::optional<field::StructureId>);
    [[nodiscard]] std::optional<field::StructureId> pointedAt() const { return pointed_; }
    [[nodiscard]] QPainterPath outlineOf(field::StructureId) const;
    /// Frames several picked units like the selected one.
    void highlight(std::set<UnitId> units);
    /// While units are being chosen, a unit that is only looked at gets a different frame.
    void setChoosing(bool choosing);
    /// The highlighted units and the selected one.
    [[nodiscard]] std::set<UnitId> picked() const;
    /// The units that can be chosen; all others are dimmed. Empty: nothing is dimmed.
    void offer(std::set<UnitId> units);
    /// The units on offer, or all units if there are none.
    [[nodiscard]] std::vector<UnitId> unitsOnOffer() const;
    void setZonesShown(bool shown);
    void setPalette(const art::Palette& palette);
    [[nodiscard]] const art::Palette& palette() const { return palette_; }

    /// Below and above the cards.
    [[nodiscard]] Overlay& ground() { return *ground_; }
    [[nodiscard]] Overlay& air() { return *air_; }
    /// The drawings over the table.
    [[nodiscard]] Overlay& sketches() { return *sketches_; }
    /// The text shown during playback, above everything else.
    [[nodiscard]] Overlay& words() { return *words_; }
    [[nodiscard]] art::CardPainter& cards() { return cards_; }
    void drawBackground(QPainter* painter, const QRectF& rect) override;

Q_SIGNALS:
    void selectionMoved(std::optional<UnitId> unit);
    void structurePointedAt(std::optional<field::StructureId> structure);
    void playingEnded();

private:
    void showUnits(const field::Battle& battle);
    void showUnit(const field::Battle& battle, UnitId id);
    void removeAllBut(const std::set<UnitId>& units);
    void showStructures(const field::Battle& battle);
    void showContacts(const field::Battle& battle);
    void showCombat(const field::Battle& battle);
    void drawMarks();
    void dress(UnitItem& item) const;

    struct Shape {
        QPainterPath outline;
        bool isFlat = false;
    };

    art::Palette palette_;
    art::CardPainter cards_;
    art::TableLook table_;
    std::vector<art::GroundLook> country_;
    std::vector<art::DeploymentZone> zones_;
    Coordinates coordinates_;
    std::map<UnitId, UnitItem*> items_;
    std::map<UnitId, art::CardLook> looks_;
    std::set<UnitId> offered_;
    std::set<UnitId> highlighted_;
    bool choosing_ = false;
    std::set<UnitId> underneath_;
    std::map<field::StructureId, Shape> shapes_;
    std::optional<UnitId> selected_;
    std::optional<UnitId> hovered_;
    std::optional<field::StructureId> pointed_;
    std::set<UnitId> inTowers_;
    std::set<UnitId> onOthers_;
    std::map<UnitId, QPolygonF> covered_;  // FOR-11: outlines of cards with a friendly card on top
    Fan fan_;
    Overlay* buildings_;
    Overlay* damages_;
    Overlay* ground_;
    Overlay* contacts_;
    Overlay* marks_;
    Overlay* sketches_;
    Overlay* air_;
    Overlay* words_;
    Playback playback_;
    friend class Playback;
};

}  // namespace vallum::app
