// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/canvas.h"
#include "field/table/kept_ground.h"
#include "field/table/table_sketches.h"
#include "kits/stage.h"
#include "projector/mirror.h"

namespace vallum::app {

class FieldSession;
class TableScene;
class TableView;

/// The table as seen by those parts of the window that every system shares.
class FieldStage final : public Stage, public Canvas {
    Q_OBJECT

public:
    FieldStage(FieldSession& session, TableScene& scene, TableView& view, QObject* parent);

    [[nodiscard]] TableDrawings& drawings() { return drawings_; }

    [[nodiscard]] QWidget& board() const override;
    [[nodiscard]] bool isPlaying() const override;
    void skipPlaying() override;
    void setPlayingSpeed(double times) override;
    [[nodiscard]] art::Side lookOf(Seat seat) const override;
    [[nodiscard]] int piecesIn(const QRect& area) const override;
    void pointAt(Seat seat, std::size_t line) override;
    [[nodiscard]] bool canZoom() const override { return true; }
    [[nodiscard]] Mirror* makeMirror() override;

    [[nodiscard]] QWidget& keys() const override;
    [[nodiscard]] QWidget& area() const override;
    [[nodiscard]] QTransform toArea() const override;
    void lookAway() override;
    void fit() override;
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) override;

private:
    FieldSession& session_;
    TableScene& scene_;
    TableView& view_;
    TableDrawings drawings_;
};

/// A second view of the table. It needs its own scene,
/// because it shows only what everybody may see.
class FieldMirror final : public Mirror, public SketchSurface {
    Q_OBJECT

public:
    /// `leading` is the view to follow.
    FieldMirror(FieldSession& session,
                const TableDrawings& drawings,
                TableScene& leadingScene,
                TableView& leading);

    [[nodiscard]] TableScene& scene() { return *scene_; }
    [[nodiscard]] TableView& view() { return *view_; }

    void showBattle() override;
    void playNews() override;
    [[nodiscard]] bool isPlaying() const override;
    void skipPlaying() override;
    void setArtPalette(const art::Palette& palette) override;
    [[nodiscard]] bool canZoom() const override { return true; }
    void fit() override;
    void zoomIn() override;
    void zoomOut() override;
    void follow() override;
    void showSketches(const Sketches& sketches, const std::optional<Sketch>& marked) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    FieldSession& session_;
    TableScene& leadingScene_;
    TableView& leading_;
    TableScene* scene_;
    KeptGround ground_;
    TableView* view_;
};

}  // namespace vallum::app
