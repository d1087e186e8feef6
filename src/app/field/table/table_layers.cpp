// SPDX-License-Identifier: GPL-3.0-or-later
#include "field/table/table_layers.h"

#include <QGraphicsScene>

namespace vallum::app {

TableLayers::TableLayers(QGraphicsScene& scene, const art::Palette& palette)
    : buildings(*new Overlay(palette, -2)),
      underCards(*new Overlay(palette, -1)),
      contacts(*new Overlay(palette, 10)),
      damage(*new Overlay(palette, 12)),
      marks(*new Overlay(palette, 15)),
      sketches(*new Overlay(palette, 18)),
      overCards(*new Overlay(palette, 20)),
      trails(*new Overlay(palette, -0.5)),
      captions(*new Overlay(palette, 30)) {
    for (Overlay* overlay : all()) scene.addItem(overlay);
}

void TableLayers::setPalette(const art::Palette& palette) {
    for (Overlay* overlay : all()) overlay->setPalette(palette);
}

std::array<Overlay*, 9> TableLayers::all() const {
    return {&buildings, &underCards, &contacts, &damage, &marks, &sketches, &overCards, &trails, &captions};
}

}  // namespace vallum::app
