// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/card_look.h"

#include <QWidget>

namespace vallum::app {

/// The shield of the active side, with its emblem.
class SideShield final : public QWidget {
public:
    explicit SideShield(QWidget* parent = nullptr);

    void show(const art::Side& side, const art::SideShades& shades);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    art::Side side_;
    art::SideShades shades_;
};

}  // namespace vallum::app
