// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <functional>
#include <optional>

#include <QWidget>

#include <vallum/core/id.h>

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
    /// In which look a side is shown; otherwise in that of its seat.
    void setLooks(std::function<std::optional<art::Side>(Seat)> looks) { looks_ = std::move(looks); }
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

    [[nodiscard]] art::Side lookOf(Seat seat) const;

    Session& session_;
    std::function<QString()> reason_;
    std::function<std::optional<art::Side>(Seat)> looks_;
    art::Palette palette_ = art::lightPalette();
    QWidget* plate_;  // the sheet of paper that is pinned to it
    SideShield* shield_;
    QLabel* name_;
    QLabel* words_;
    QLabel* why_;
    QPushButton* lift_;
};

}  // namespace vallum::app
