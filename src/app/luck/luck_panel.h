// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>

#include <QWidget>

#include <vallum/core/luck.h>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace vallum::app {

class Chronicle;
class FaceChart;
class Replay;
class Session;
class Stage;

/// How lucky each side was: what its dice brought and what was expected, how often each face came up, and the
/// seed of the dice.
class LuckPanel final : public QWidget {
    Q_OBJECT

public:
    LuckPanel(const Chronicle& chronicle, const Stage& stage, QWidget* parent = nullptr);

    /// In a replay, counts only the dice rolled up to the moment shown.
    void follow(Replay& replay);
    void setArtPalette(const art::Palette& palette);
    [[nodiscard]] const std::vector<SideLuck>& players() const { return luck_.sides; }

protected:
    void showEvent(QShowEvent*) override;

private:
    void buildSeed(QVBoxLayout& column);
    /// Recomputes the next time that the panel is visible.
    void expire();
    void refresh();
    void showSeed();
    void showFaces();
    void offerKinds();
    [[nodiscard]] QColor colorOf(Seat seat) const;
    void askForSeed();

    const Chronicle& chronicle_;
    const Stage& stage_;
    Session& session_;
    art::Palette palette_;
    QLabel* words_;
    QComboBox* kinds_;
    FaceChart* chart_ = nullptr;
    QLabel* seed_;
    QPushButton* copy_;
    QPushButton* change_;
    std::optional<std::size_t> told_;  // facts counted; none: all
    BattleLuck luck_;
    bool isOld_ = true;
};

}  // namespace vallum::app
