// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/table_painter.h"
#include "art/terrain_painter.h"
#include "table/coordinates.h"
#include "table/overlay.h"
#include "table/playback.h"
#include "table/unit_item.h"

#include <map>
#include <set>

#include <QGraphicsScene>

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
    /// The battle is the one after the facts.
    void play(const field::Battle& battle, const std::vector<field::Fact>& facts);
    [[nodiscard]] bool isPlaying() const { return playback_.isRunning(); }
    void skipPlaying() { playback_.skip(); }
    /// How long one DU of movement takes; 0 shows everything at once.
    void setMillisecondsPerDu(int milliseconds) { playback_.setMillisecondsPerDu(milliseconds); }

    [[nodiscard]] const Coordinates& coordinates() const { return coordinates_; }
    [[nodiscard]] std::optional<UnitId> unitAt(QPointF scenePoint) const;
    [[nodiscard]] UnitItem* item(UnitId) const;

    void select(std::optional<UnitId>);
    [[nodiscard]] std::optional<UnitId> selected() const { return selected_; }
    void hover(std::optional<UnitId>);
    /// Several that are picked together are framed like the selected one.
    void highlight(std::set<UnitId> units);
    /// Those that may be chosen now; the others are dimmed. None: nothing is dimmed.
    void offer(std::set<UnitId> units);
    void setZonesShown(bool shown);
    void setPalette(const art::Palette& palette);
    [[nodiscard]] const art::Palette& palette() const { return palette_; }

    /// Under the cards and above them.
    [[nodiscard]] Overlay& ground() { return *ground_; }
    [[nodiscard]] Overlay& air() { return *air_; }
    /// Above all, what is told while facts are played.
    [[nodiscard]] Overlay& words() { return *words_; }
    [[nodiscard]] art::CardPainter& cards() { return cards_; }

Q_SIGNALS:
    void selectionMoved(std::optional<UnitId> unit);
    void playingEnded();

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    void showUnits(const field::Battle& battle);
    void showStructures(const field::Battle& battle);
    void showContacts(const field::Battle& battle);
    void showCombat(const field::Battle& battle);
    void showClimb(const field::Battle& battle, UnitId id, const field::Climb& climb);
    void dress(UnitItem& item) const;

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
    std::set<UnitId> underneath_;
    std::optional<UnitId> selected_;
    std::optional<UnitId> hovered_;
    Overlay* buildings_;
    Overlay* damages_;
    Overlay* ground_;
    Overlay* contacts_;
    Overlay* air_;
    Overlay* words_;
    Playback playback_;
    friend class Playback;
};

}  // namespace vallum::app
