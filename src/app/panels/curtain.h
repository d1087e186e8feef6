// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <functional>

#include <QWidget>

class QLabel;
class QPushButton;

namespace vallum::app {

class Session;
class SideShield;

/// Covers hand and secrets until the player who is asked has come to the screen.
class Curtain final : public QWidget {
    Q_OBJECT

public:
    Curtain(Session& session, QWidget* covered);

    /// Why the other one has to come, so that nobody wonders at being disturbed; otherwise the question says
    /// it.
    void setReason(std::function<QString()> reason) { reason_ = std::move(reason); }
    void setArtPalette(const art::Palette& palette);

Q_SIGNALS:
    void lifted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void buildPlate();
    void refresh();
    void watch(QObject* sibling);

    Session& session_;
    std::function<QString()> reason_;
    art::Palette palette_ = art::lightPalette();
    QWidget* plate_;  // the sheet of paper that is pinned to it
    SideShield* shield_;
    QLabel* name_;
    QLabel* words_;
    QLabel* why_;
    QPushButton* lift_;
};

}  // namespace vallum::app
