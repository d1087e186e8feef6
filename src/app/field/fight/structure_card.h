// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/palette.h"
#include "art/structure_painter.h"

#include <QWidget>

namespace vallum::app {

/// A structure under attack, its front up, with its name above it, and its damage and fires in words below.
class StructureCard final : public QWidget {
    Q_OBJECT

public:
    explicit StructureCard(const art::Palette& palette, QWidget* parent = nullptr);

    void setArtPalette(const art::Palette& palette);
    /// The damage before the fight and, in the look, now.
    void show(const QString& name, const art::StructureLook& look, int damageBefore);
    /// As high as the card of a unit, so that both can take the same place.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint() * 0.6; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QString state(const QString& emphasis) const;

    art::Palette palette_;
    QString name_;
    art::StructureLook look_;
    int before_ = 0;
};

}  // namespace vallum::app
