// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "field/table/overlay.h"

#include <array>

namespace vallum::app {

/// What is drawn under and over the cards of a scene: one overlay for each kind, from bottom to top.
class TableLayers {
public:
    TableLayers(QGraphicsScene& scene, const art::Palette& palette);
    void setPalette(const art::Palette& palette);

    Overlay& buildings;
    Overlay& underCards;  // of a tool
    Overlay& contacts;    // markers between units, and between units and structures
    Overlay& damage;      // of buildings, above the ladders at them
    Overlay& marks;       // of what is pointed at
    Overlay& sketches;    // the drawings over the table
    Overlay& overCards;   // of a tool
    Overlay& trails;      // under the cards, during playback
    Overlay& captions;    // shown during playback

private:
    [[nodiscard]] std::array<Overlay*, 9> all() const;
};

}  // namespace vallum::app
