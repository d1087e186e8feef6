// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <optional>

#include <QWidget>

#include <vallum/field/queries/luck.h>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace vallum::app {

class FaceChart;
class Replay;
class FieldSession;

/// Who has been lucky: for each side what its dice have brought and what was to be expected of them, how
/// often each face came, and the seed that the dice come from.
class LuckPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LuckPanel(FieldSession& session, QWidget* parent = nullptr);

    /// In a replay only what had been thrown by then counts.
    void follow(Replay& replay);
    void setArtPalette(const art::Palette& palette);
    [[nodiscard]] const std::vector<field::PlayerLuck>& players() const { return players_; }

protected:
    void showEvent(QShowEvent*) override;

private:
    void buildSeed(QVBoxLayout& column);
    /// When it is next looked at.
    void expire();
    void refresh();
    void showSeed();
    void showFaces();
    void askForSeed();

    FieldSession& session_;
    art::Palette palette_;
    QLabel* words_;
    QComboBox* kinds_;
    FaceChart* chart_ = nullptr;
    QLabel* seed_;
    QPushButton* copy_;
    QPushButton* change_;
    std::optional<std::size_t> told_;  // happenings
    std::vector<field::PlayerLuck> players_;
    bool isOld_ = true;
};

}  // namespace vallum::app
