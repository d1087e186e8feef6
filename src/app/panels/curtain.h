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

/// Covers the hand and other secrets until the player who must answer is at the screen.
class Curtain final : public QWidget {
    Q_OBJECT

public:
    Curtain(Session& session, QWidget* covered);

    /// The reason shown for calling the other player; by default, or if it is empty, the text of the
    /// question.
    void setReason(std::function<QString()> reason) { reason_ = std::move(reason); }
    /// How a side is shown; by default as its seat is shown everywhere.
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
    QWidget* plate_;  // the sheet of paper pinned to the curtain
    SideShield* shield_;
    QLabel* name_;
    QLabel* words_;
    QLabel* why_;
    QPushButton* lift_;
};

}  // namespace vallum::app
