// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "art/structure_painter.h"
#include "field/fight/contender_card.h"

namespace vallum::app {

/// A structure under attack, its front up, with its name above it, and its damage and fires in words below.
class StructureCard final : public ContenderCard {
    Q_OBJECT

public:
    using ContenderCard::ContenderCard;

    /// The damage before the fight and, in the look, now.
    void show(const QString& name, const art::StructureLook& look, int damageBefore);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] QString state(const QString& emphasis) const;

    QString name_;
    art::StructureLook look_;
    int before_ = 0;
};

}  // namespace vallum::app
