// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace vallum::app {

/// Lies over the place of the hand until the player has come to the screen whose cards they are. The board
/// stays in sight.
class HandCover final : public QWidget {
    Q_OBJECT

public:
    explicit HandCover(QWidget* parent = nullptr);

    void show(const QString& name, const art::SideShades& shades);

Q_SIGNALS:
    void lifted();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QLabel* words_;
    QPushButton* lift_;
    art::SideShades shades_;
};

}  // namespace vallum::app
