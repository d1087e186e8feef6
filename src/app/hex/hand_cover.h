// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace vallum::app {

/// Covers the hand until its owner is at
/// the screen. The board stays visible.
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
