// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/film_source.h"
#include "hex/dice_sheet.h"
#include "hex/hex_stage.h"
#include "hex/hex_table.h"

#include <vallum/core/timeline.h>

namespace vallum::app {

/// The film of a hex battle. The strip below the board shows the latest event and the dice.
class HexFilm final : public QObject, public FilmSource {
    Q_OBJECT

public:
    HexFilm(const HexSession& session, const BoardDrawings& drawings);

    [[nodiscard]] QString title() const override { return title_; }
    [[nodiscard]] const std::vector<int>& turns() const override { return turns_; }
    [[nodiscard]] QSize sizeFor(int width) const override;
    [[nodiscard]] const art::Palette& palette() const override { return palette_; }
    void setPace(int milliseconds) override;
    void show(std::size_t moment) override;
    void play(std::size_t moment) override;
    [[nodiscard]] bool isPlaying() const override { return table_.playback().isPlaying(); }
    [[nodiscard]] int stillFor() const override { return table_.playback().stillFor(); }
    void advance(int milliseconds) override { table_.playback().advance(milliseconds); }
    void paint(QPainter& painter, QSize size) override;
    [[nodiscard]] QString caption() const override;
    double paintSigns(QPainter& painter, const QRectF& strip) override;

private:
    void tell(const hex::Fact& fact);
    void drawSketches(std::size_t moment);
    /// Limited to what the player at the screen may know.
    [[nodiscard]] hex::Battle at(std::size_t moment) const;

    QString title_;
    Seat eyes_;
    Sketches sketches_;
    Timeline<hex::System> timeline_;
    std::vector<int> turns_;
    art::Palette palette_ = art::lightPalette();
    HexTable table_;
    DiceSheet dice_;
    bool hasDice_ = false;
    QString turn_;
    QString news_;
};

}  // namespace vallum::app
