// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/figure_parts.h"
#include "art/shapes.h"

namespace vallum::art::parts {
namespace {

/// A horse seen from above, length 1 from muzzle to tail.
QPainterPath horseBody() {
    QPainterPath path(QPointF(0, -0.34));
    path.setFillRule(Qt::WindingFill);
    path.cubicTo(0.13, -0.34, 0.15, -0.2, 0.13, -0.05);
    path.cubicTo(0.12, 0.08, 0.19, 0.16, 0.16, 0.3);
    path.cubicTo(0.13, 0.42, -0.13, 0.42, -0.16, 0.3);
    path.cubicTo(-0.19, 0.16, -0.12, 0.08, -0.13, -0.05);
    path.cubicTo(-0.15, -0.2, -0.13, -0.34, 0, -0.34);
    return path;
}
QPainterPath horseHead() {
    QPainterPath path(QPointF(-0.075, -0.2));
    path.setFillRule(Qt::WindingFill);
    path.cubicTo(-0.09, -0.35, -0.08, -0.42, -0.05, -0.56);
    path.cubicTo(-0.03, -0.62, 0.03, -0.62, 0.05, -0.56);
    path.cubicTo(0.08, -0.42, 0.09, -0.35, 0.075, -0.2);
    path.closeSubpath();
    path.addPath(polygon({{-0.09, -0.36}, {-0.03, -0.44}, {-0.03, -0.34}}));
    path.addPath(polygon({{0.09, -0.36}, {0.03, -0.44}, {0.03, -0.34}}));
    return path;
}
QPainterPath tail() { return inked(curve({0, 0.36}, {0.02, 0.46}, {-0.04, 0.56}), 0.07); }
QPainterPath mane() { return inked(line({{0, -0.4}, {0, -0.16}}), 0.05); }

Figure horse(Material coat) {
    return {{disc(0.06, 0.08, 0.22, 0.5), Material::shadow, 0, false},
            {tail(), Material::mane, 0, false},
            {horseHead(), coat, 0.035, false},
            {horseBody(), coat, 0.035, false},
            {mane(), Material::mane, 0, false}};
}
void mount(Figure& figure, const Figure& rider) { figure.insert(figure.end(), rider.begin(), rider.end()); }

Figure rider(Material helmet) {
    return {{disc(0, 0.05, 0.16, 0.105), Material::cloth, 0.035, false},
            {disc(0, 0.03, 0.085), helmet, 0.035, false},
            {disc(-0.025, 0.005, 0.028), Material::ivory, 0, true}};
}
FigureLayer lance(double from, double to) {
    return {inked(line({{0.17, from}, {0.17, to}}), 0.036), Material::wood, 0, false};
}
FigureLayer lanceHead(double tip) {
    return {polygon({{0.17, tip - 0.13}, {0.215, tip + 0.02}, {0.125, tip + 0.02}}), Material::iron, 0.015,
            false};
}

}  // namespace

Figure horseman() {
    Figure figure = horse(Material::coat);
    figure.push_back({box(-0.145, -0.06, 0.29, 0.28, 0.06), Material::side, 0.03, false});
    figure.push_back(lance(0.3, -0.52));
    figure.push_back(lanceHead(-0.54));
    mount(figure, rider(Material::bronze));
    figure.push_back({box(-0.02, -0.06, 0.04, 0.18, 0.02), Material::side, 0, true});
    figure.push_back({disc(-0.17, -0.03, 0.115), Material::side, 0.035, false});
    figure.push_back({inked(disc(-0.17, -0.03, 0.075), 0.02), Material::sideLight, 0, true});
    figure.push_back({disc(-0.17, -0.03, 0.035), Material::bronze, 0, false});
    return figure;
}

/// Rider and horse in scale armor, the long lance in both hands.
Figure cataphract() {
    Figure figure = horse(Material::iron);
    QPainterPath scales;
    for (int row = 0; row < 5; ++row) {
        for (int column = -1; column <= 1; ++column) {
            const double y = -0.24 + row * 0.13;
            scales.addPath(inked(
                curve({column * 0.085 - 0.04, y}, {column * 0.085, y + 0.06}, {column * 0.085 + 0.04, y}),
                0.022));
        }
    }
    scales.setFillRule(Qt::WindingFill);
    figure.push_back({scales, Material::leather, 0, true});
    figure.push_back({box(-0.15, 0.1, 0.3, 0.12, 0.04), Material::side, 0.03, false});
    figure.push_back({box(-0.05, -0.52, 0.1, 0.14, 0.04), Material::bronze, 0.02, false});
    figure.push_back(lance(0.42, -0.72));
    figure.push_back(lanceHead(-0.74));
    mount(figure, {{disc(0, 0.04, 0.165, 0.11), Material::iron, 0.04, false},
                   {disc(0, 0.02, 0.09), Material::bronze, 0.035, false},
                   {disc(0, 0.02, 0.035), Material::side, 0, false}});
    return figure;
}

/// The bow is drawn to the left, over the rein hand.
Figure horseArcher() {
    Figure figure = horse(Material::coat);
    figure.push_back({box(-0.14, -0.04, 0.28, 0.22, 0.06), Material::side, 0.03, false});
    figure.push_back({turned(box(0.09, 0.06, 0.08, 0.22, 0.03), -12), Material::leather, 0.02, false});
    mount(figure, rider(Material::hair));
    QPainterPath bend(QPointF(-0.27, -0.24));
    bend.cubicTo(-0.34, -0.14, -0.36, -0.04, -0.36, 0.0);
    bend.cubicTo(-0.36, 0.06, -0.33, 0.16, -0.25, 0.24);
    figure.push_back({inked(bend, 0.045), Material::wood, 0.015, false});
    figure.push_back(
        {inked(line({{-0.27, -0.24}, {-0.08, 0.0}, {-0.25, 0.24}}), 0.014), Material::ivory, 0, true});
    figure.push_back({inked(line({{-0.06, 0.01}, {-0.46, -0.01}}), 0.028), Material::wood, 0, false});
    figure.push_back({polygon({{-0.54, -0.01}, {-0.44, -0.06}, {-0.44, 0.04}}), Material::iron, 0, false});
    figure.push_back({disc(0, 0.03, 0.045), Material::side, 0, false});
    return figure;
}

/// A long neck, a saddle behind the hump.
Figure camelRider() {
    QPainterPath neck(QPointF(-0.06, -0.16));
    neck.setFillRule(Qt::WindingFill);
    neck.cubicTo(-0.045, -0.4, -0.05, -0.46, -0.05, -0.5);
    neck.cubicTo(-0.06, -0.66, 0.06, -0.66, 0.05, -0.5);
    neck.cubicTo(0.05, -0.46, 0.045, -0.4, 0.06, -0.16);
    neck.closeSubpath();
    return {{disc(0.06, 0.08, 0.24, 0.46), Material::shadow, 0, false},
            {inked(line({{0, 0.34}, {0.0, 0.5}}), 0.035), Material::leather, 0, false},
            {neck, Material::wool, 0.035, false},
            {disc(0, 0.08, 0.19, 0.29), Material::wool, 0.035, false},
            {disc(0, 0.24, 0.1, 0.09), Material::leather, 0, true},
            {box(-0.18, -0.08, 0.36, 0.22, 0.06), Material::side, 0.03, false},
            {box(-0.18, 0.01, 0.36, 0.035, 0), Material::sideLight, 0, true},
            lance(0.3, -0.42),
            lanceHead(-0.44),
            {disc(0, 0.02, 0.15, 0.1), Material::ivory, 0.035, false},
            {disc(0, 0.0, 0.08), Material::cloth, 0.035, false}};
}

Figure fallenHorse() {
    QPainterPath legs;
    for (const double y : {-0.18, -0.1, 0.16, 0.25})
        legs.addPath(inked(line({{0.08, y}, {0.3, y - 0.06}}), 0.05));
    legs.setFillRule(Qt::WindingFill);
    return {{disc(0.08, 0.06, 0.3, 0.42), Material::blood, 0, false},
            {legs, Material::mane, 0, false},
            {turned(horseHead(), 24), Material::coat, 0.035, false},
            {disc(0, 0.06, 0.17, 0.34), Material::coat, 0.035, false},
            {box(-0.16, -0.04, 0.26, 0.18, 0.05), Material::side, 0.03, false},
            {disc(-0.3, 0.16, 0.1, 0.07), Material::cloth, 0.03, false},
            {disc(-0.3, 0.02, 0.06), Material::bronze, 0.03, false}};
}

}  // namespace vallum::art::parts
