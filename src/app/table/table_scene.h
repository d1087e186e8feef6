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

/// The table as it is drawn. `show` makes it agree with a battle, whatever it showed before; `play` lets the
/// facts be seen one after another and ends in `show`.
class TableScene final : public QGraphicsScene {
    Q_OBJECT

public:
    explicit TableScene(QObject* parent = nullptr);
    ~TableScene() override;

    void show(const field::Battle& battle);
    /// How its plain looks; no battle says it, but its scenario.
    void setGroundCover(field::GroundCover cover);
    /// The battle is the one after the facts.
    void play(const field::Battle& battle, const std::vector<field::Fact>& facts);
    [[nodiscard]] bool isPlaying() const { return playback_.isRunning(); }
    void skipPlaying() { playback_.skip(); }
    /// How long one DU of movement takes; 0 shows everything at once.
    void setMillisecondsPerDu(int milliseconds);
    /// So many times as fast as that.
    void setPlayingSpeed(double times) { playback_.setSpeed(times); }
    /// Plays as fast as another scene does.
    void keepPaceWith(const TableScene& other) { playback_.keepPaceWith(other.playback_); }
    /// For a film: each movement takes so long, by a clock that only `advance` moves.
    void playByHand(int millisecondsEach) { playback_.playByHand(millisecondsEach); }
    void advance(int milliseconds) { playback_.advance(milliseconds); }

    [[nodiscard]] const Coordinates& coordinates() const { return coordinates_; }
    [[nodiscard]] std::optional<UnitId> unitAt(QPointF scenePoint) const;
    /// What stands there, or what lies there.
    [[nodiscard]] std::optional<field::StructureId> structureAt(QPointF scenePoint) const;
    [[nodiscard]] UnitItem* item(UnitId) const;

    void select(std::optional<UnitId>);
    [[nodiscard]] std::optional<UnitId> selected() const { return selected_; }
    void hover(std::optional<UnitId>);
    /// A structure that is looked at; it is framed.
    void point(std::optional<field::StructureId>);
    [[nodiscard]] std::optional<field::StructureId> pointedAt() const { return pointed_; }
    [[nodiscard]] QPainterPath outlineOf(field::StructureId) const;
    /// Several that are picked together are framed like the selected one.
    void highlight(std::set<UnitId> units);
    /// While units are chosen for something, one that is only looked at has another frame than they.
    void setChoosing(bool choosing);
    /// They and the selected one.
    [[nodiscard]] std::set<UnitId> picked() const;
    /// Those that may be chosen now; the others are dimmed. None: nothing is dimmed.
    void offer(std::set<UnitId> units);
    /// They, or all units where nothing is on offer.
    [[nodiscard]] std::vector<UnitId> unitsOnOffer() const;
    void setZonesShown(bool shown);
    void setPalette(const art::Palette& palette);
    [[nodiscard]] const art::Palette& palette() const { return palette_; }

    /// Under the cards and above them.
    [[nodiscard]] Overlay& ground() { return *ground_; }
    [[nodiscard]] Overlay& air() { return *air_; }
    /// What somebody has drawn over the table.
    [[nodiscard]] Overlay& sketches() { return *sketches_; }
    /// Above all, what is told while facts are played.
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
    std::map<UnitId, QPolygonF> covered_;  // FOR-11: where those lie that have a friend on them
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
