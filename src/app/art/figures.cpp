// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/figures.h"

#include "art/figure_parts.h"
#include "art/shapes.h"

#include <map>

namespace vallum::art {
namespace {

Figure standing(FigureKind kind) {
    switch (kind) {
        case FigureKind::heavyFoot: return parts::heavyFoot();
        case FigureKind::phalanx: return parts::pikeman();
        case FigureKind::warband: return parts::tribesman();
        case FigureKind::lightFoot: return parts::javelinman();
        case FigureKind::archers: return parts::archer();
        case FigureKind::slingers: return parts::slinger();
        case FigureKind::cavalry: return parts::horseman();
        case FigureKind::cataphracts: return parts::cataphract();
        case FigureKind::horseArchers: return parts::horseArcher();
        case FigureKind::camels: return parts::camelRider();
        case FigureKind::chariots: return parts::chariot();
        case FigureKind::elephants: return parts::elephant();
        case FigureKind::boltThrower: return parts::boltThrower();
        case FigureKind::stoneThrower: return parts::stoneThrower();
    }
    return {};
}

Figure fallen(FigureKind kind) {
    switch (kind) {
        case FigureKind::heavyFoot:
        case FigureKind::phalanx:
        case FigureKind::warband:
        case FigureKind::lightFoot:
        case FigureKind::archers:
        case FigureKind::slingers: return parts::fallenMan();
        case FigureKind::cavalry:
        case FigureKind::cataphracts:
        case FigureKind::horseArchers:
        case FigureKind::camels: return parts::fallenHorse();
        case FigureKind::elephants: return parts::fallenElephant();
        case FigureKind::chariots:
        case FigureKind::boltThrower:
        case FigureKind::stoneThrower: return parts::wreck();
    }
    return {};
}

QPainterPath flattened(const QPainterPath& path, double pixels) {
    const QTransform there = QTransform::fromScale(pixels, pixels);
    QPainterPath flat;
    flat.setFillRule(Qt::WindingFill);
    for (const QPolygonF& polygon : path.toSubpathPolygons(there)) flat.addPolygon(polygon);
    return there.inverted().map(flat);
}

FigureLayer finished(FigureLayer layer, Finish finish) {
    const bool fine = finish == Finish::fine;
    if (layer.outline > 0) layer.contour = inked(layer.shape, layer.outline * (fine ? 2 : 1.4));
    if (fine) return layer;
    layer.shape = flattened(layer.shape, 16);
    layer.contour = flattened(layer.contour, 16);
    return layer;
}

Figure finished(const Figure& figure, Finish finish) {
    Figure made;
    for (const FigureLayer& layer : figure) {
        if (finish == Finish::fine || !layer.closeOnly) made.push_back(finished(layer, finish));
    }
    return made;
}

struct Finishes {
    Figure plain;
    Figure fine;

    explicit Finishes(const Figure& figure)
        : plain(finished(figure, Finish::plain)),
          fine(finished(figure, Finish::fine)) {}
    [[nodiscard]] const Figure& in(Finish finish) const { return finish == Finish::fine ? fine : plain; }
};

std::map<FigureKind, Finishes> allFinished(Figure (*draw)(FigureKind)) {
    std::map<FigureKind, Finishes> all;
    for (const FigureKind kind : allFigureKinds) all.emplace(kind, Finishes(draw(kind)));
    return all;
}

QColor oneOf(std::initializer_list<QColor> colors, int individual) {
    return colors.begin()[static_cast<std::size_t>(individual) % colors.size()];
}

}  // namespace

const Figure& standingFigure(FigureKind kind, Finish finish) {
    static const auto all = allFinished(standing);
    return all.at(kind).in(finish);
}
const Figure& fallenFigure(FigureKind kind, Finish finish) {
    static const auto all = allFinished(fallen);
    return all.at(kind).in(finish);
}
const Figure& shieldWallFigure(Finish finish) {
    static const Finishes figure(parts::shieldBearer());
    return figure.in(finish);
}
const Figure& standardFigure(Finish finish) {
    static const Finishes figure(parts::standard());
    return figure.in(finish);
}

double figureSize(FigureKind kind) {
    switch (kind) {
        case FigureKind::heavyFoot:
        case FigureKind::warband: return 0.15;
        case FigureKind::phalanx: return 0.13;
        case FigureKind::lightFoot:
        case FigureKind::archers:
        case FigureKind::slingers: return 0.14;
        case FigureKind::cavalry:
        case FigureKind::cataphracts:
        case FigureKind::horseArchers: return 0.225;
        case FigureKind::camels: return 0.23;
        case FigureKind::chariots: return 0.38;
        case FigureKind::elephants: return 0.45;
        case FigureKind::boltThrower: return 0.36;
        case FigureKind::stoneThrower: return 0.42;
    }
    return 0.15;
}

QColor materialColor(Material material, const SideShades& side, int individual) {
    switch (material) {
        case Material::shadow: return {60, 40, 15, 70};
        case Material::side: return side.base;
        case Material::sideLight: return side.light;
        case Material::cloth: return side.cloth;
        case Material::wool: return oneOf({0x8a7a52, 0x6f5a3c, 0x9a8f70}, individual);
        case Material::skin: return 0xd9a878;
        case Material::hair: return oneOf({0x6b4320, 0x9a6a2c, 0x3f2a18}, individual);
        case Material::bronze: return 0xc79a3e;
        case Material::iron: return 0xb4b8bc;
        case Material::wood: return 0x8a5f33;
        case Material::leather: return 0x6a4524;
        case Material::coat: return oneOf({0x7a4d2a, 0x4f3420, 0xa07d55}, individual);
        case Material::mane: return oneOf({0x35210f, 0x1f140c, 0x5e4526}, individual);
        case Material::hide: return 0x8b8680;
        case Material::ivory: return 0xf3ead2;
        case Material::blood: return {0x9e, 0x1b, 0x12, 150};
    }
    return {};
}

}  // namespace vallum::art
