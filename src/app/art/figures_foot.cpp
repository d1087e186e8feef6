// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/figure_parts.h"
#include "art/shapes.h"

namespace vallum::art::parts {
namespace {

FigureLayer ground(double width, double depth) {
    return {disc(0.06, 0.1, width, depth), Material::shadow, 0, false};
}
FigureLayer shoulders(Material material) { return {disc(0, 0.02, 0.3, 0.2), material, contour, false}; }
FigureLayer head(Material material) { return {disc(0, -0.03, 0.155), material, contour, false}; }
FigureLayer stick(QPointF from, QPointF to, double width, Material material) {
    return {inked(line({from, to}), width), material, 0, false};
}
/// The highlight that makes a helmet look round.
FigureLayer glint() { return {disc(-0.05, -0.08, 0.05), Material::ivory, 0, true}; }

}  // namespace

/// The long shield covers the left front; a crest runs along the helmet.
Figure heavyFoot() {
    QPainterPath scutum(QPointF(-0.42, -0.2));
    scutum.setFillRule(Qt::WindingFill);
    scutum.quadTo(-0.05, -0.48, 0.3, -0.2);
    scutum.lineTo(0.3, -0.06);
    scutum.quadTo(-0.05, -0.32, -0.42, -0.06);
    scutum.closeSubpath();
    return {ground(0.42, 0.34),
            shoulders(Material::cloth),
            stick({0.31, 0.1}, {0.36, -0.5}, 0.07, Material::iron),
            head(Material::bronze),
            {box(-0.035, -0.2, 0.07, 0.36, 0.03), Material::side, 0, false},
            {scutum, Material::side, contour, false},
            {inked(curve({-0.34, -0.17}, {-0.05, -0.38}, {0.22, -0.17}), 0.04), Material::sideLight, 0, true},
            {disc(-0.06, -0.27, 0.075), Material::bronze, 0.03, false},
            glint()};
}

/// Round shield and a pike longer than three men.
Figure pikeman() {
    return {ground(0.4, 0.32),
            stick({0.22, 0.55}, {0.22, -1.15}, 0.055, Material::wood),
            {polygon({{0.22, -1.4}, {0.3, -1.1}, {0.14, -1.1}}), Material::iron, 0.02, false},
            shoulders(Material::cloth),
            {disc(-0.14, -0.16, 0.27), Material::side, contour, false},
            {inked(disc(-0.14, -0.16, 0.19), 0.04), Material::sideLight, 0, true},
            {disc(-0.14, -0.16, 0.07), Material::bronze, 0, false},
            {disc(0.06, 0.05, 0.15), Material::bronze, contour, false},
            {inked(curve({-0.08, 0.08}, {0.06, -0.02}, {0.2, 0.08}), 0.06), Material::side, 0, false}};
}

/// Bare head, oval shield, long sword, and a cloak that varies in color.
Figure tribesman() {
    return {ground(0.42, 0.34),
            {disc(0, 0.1, 0.33, 0.24), Material::wool, contour, false},
            {disc(-0.02, 0.2, 0.2, 0.1), Material::cloth, 0, false},
            stick({0.26, 0.02}, {0.46, -0.52}, 0.075, Material::iron),
            stick({0.2, 0.0}, {0.33, -0.12}, 0.075, Material::bronze),
            {turned(disc(-0.26, -0.18, 0.16, 0.31), -14), Material::side, contour, false},
            {turned(box(-0.285, -0.45, 0.05, 0.54, 0.02), -14), Material::sideLight, 0, true},
            {disc(-0.29, -0.11, 0.06), Material::bronze, 0, false},
            {disc(0.02, 0, 0.15), Material::hair, contour, false}};
}

/// Small crescent shield and two javelins.
Figure javelinman() {
    QPainterPath pelta = disc(-0.27, -0.12, 0.22).subtracted(disc(-0.3, 0.12, 0.17));
    return {ground(0.34, 0.28),
            stick({0.3, 0.36}, {0.18, -0.62}, 0.05, Material::wood),
            stick({0.4, 0.34}, {0.36, -0.56}, 0.05, Material::wood),
            {polygon({{0.15, -0.8}, {0.23, -0.56}, {0.12, -0.56}}), Material::iron, 0, false},
            {polygon({{0.35, -0.74}, {0.42, -0.5}, {0.3, -0.5}}), Material::iron, 0, false},
            {disc(0, 0.04, 0.25, 0.17), Material::cloth, contour, false},
            {pelta, Material::side, contour, false},
            {disc(0, 0.0, 0.14), Material::hair, contour, false},
            {inked(curve({-0.12, 0.02}, {0, -0.1}, {0.12, 0.02}), 0.05), Material::ivory, 0, true}};
}

Figure archer() {
    QPainterPath bend(QPointF(-0.46, -0.16));
    bend.cubicTo(-0.3, -0.36, -0.12, -0.44, 0, -0.46);
    bend.cubicTo(0.12, -0.44, 0.3, -0.36, 0.46, -0.16);
    return {ground(0.36, 0.3),
            {turned(box(0.06, 0.1, 0.13, 0.36, 0.05), -18), Material::leather, contour, false},
            {disc(0, 0.05, 0.27, 0.18), Material::cloth, contour, false},
            {inked(line({{-0.46, -0.16}, {0, 0.0}, {0.46, -0.16}}), 0.025), Material::ivory, 0, true},
            {inked(bend, 0.085), Material::wood, 0.03, false},
            stick({0, 0.0}, {0, -0.72}, 0.05, Material::wood),
            {polygon({{0, -0.88}, {0.08, -0.66}, {-0.08, -0.66}}), Material::iron, 0, false},
            {disc(0, 0.06, 0.15), Material::side, contour, false},
            {disc(0, 0.02, 0.07), Material::skin, 0, true}};
}

/// The sling whirls beside the head; the bag of stones hangs on the other side.
Figure slinger() {
    return {ground(0.34, 0.28),
            {disc(0, 0.05, 0.25, 0.17), Material::cloth, contour, false},
            {disc(-0.24, 0.16, 0.13, 0.11), Material::leather, contour, false},
            {inked(curve({0.2, -0.02}, {0.62, -0.1}, {0.4, -0.56}), 0.05), Material::leather, 0, false},
            {inked(curve({0.2, -0.02}, {0.3, -0.4}, {0.36, -0.6}), 0.05), Material::leather, 0, false},
            {disc(0.38, -0.62, 0.095), Material::iron, 0.04, false},
            {inked(line({{-0.2, 0.0}, {-0.24, -0.34}}), 0.09), Material::skin, 0, false},
            {disc(0, 0.0, 0.145), Material::hair, contour, false},
            {inked(curve({-0.13, 0.04}, {0, -0.06}, {0.13, 0.04}), 0.06), Material::side, 0, false}};
}

Figure shieldBearer() {
    return {ground(0.4, 0.3),
            stick({0.26, 0.3}, {0.26, -0.62}, 0.05, Material::wood),
            {polygon({{0.26, -0.8}, {0.34, -0.56}, {0.18, -0.56}}), Material::iron, 0, false},
            shoulders(Material::cloth),
            head(Material::bronze),
            {box(-0.41, -0.4, 0.82, 0.26, 0.09), Material::side, contour, false},
            {box(-0.34, -0.295, 0.68, 0.05, 0.02), Material::sideLight, 0, true},
            {disc(0, -0.27, 0.085), Material::bronze, 0.03, false},
            glint()};
}

/// Lying on his back beside a dropped shield.
Figure fallenMan() {
    return {{disc(0.05, 0.06, 0.44, 0.22), Material::blood, 0, false},
            {inked(line({{-0.05, 0.05}, {0.4, 0.2}}), 0.09), Material::skin, 0, false},
            {inked(line({{-0.05, 0.0}, {0.42, -0.02}}), 0.09), Material::skin, 0, false},
            {disc(-0.06, 0.0, 0.2, 0.13), Material::cloth, contour, false},
            {disc(-0.33, -0.04, 0.11), Material::hair, contour, false},
            {disc(0.05, -0.27, 0.17, 0.13), Material::side, contour, false},
            {disc(0.05, -0.27, 0.05), Material::bronze, 0, true}};
}

}  // namespace vallum::art::parts
