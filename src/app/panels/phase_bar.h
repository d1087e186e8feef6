// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <array>

#include <QWidget>

#include <vallum/field/model/battle.h>

class QLabel;
class QPushButton;

namespace vallum::app {

class Session;
class Tool;

/// The seven phases of a turn (ACT-01), whose turn it is, what can still be done, and the way on.
class PhaseBar final : public QWidget {
    Q_OBJECT

public:
    explicit PhaseBar(Session& session, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    [[nodiscard]] QWidget* endButton() const;
    /// What does the same as the buttons.
    void setKeys(const QString& next, const QString& end);

public Q_SLOTS:
    void setTool(vallum::app::Tool* tool);

Q_SIGNALS:
    void nextUnitWanted();
    void endPhaseWanted();

private:
    void refresh();
    [[nodiscard]] QString left() const;

    Session& session_;
    Tool* tool_ = nullptr;
    art::Palette palette_ = art::lightPalette();
    QLabel* turn_;
    QWidget* phases_;
    QLabel* left_;
    QPushButton* next_;
    QPushButton* end_;
};

}  // namespace vallum::app
