// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/figure_parts.h"
#include "art/shapes.h"

namespace vallum::art::parts {
namespace {

FigureLayer beam(QPointF from, QPointF to, double width) {
    return {inked(line({from, to}), width, Qt::SquareCap), Material::wood, 0.02, false};
}
/// A crewman, much smaller than the engine.
void crew(Figure& figure, double x, double y, Material head) {
    figure.push_back({disc(x, y, 0.085, 0.06), Material::cloth, 0.022, false});
    figure.push_back({disc(x, y - 0.01, 0.048), head, 0.022, false});
}
QPainterPath smallHorse(double x) {
    QPainterPath path = disc(x, -0.2, 0.065, 0.17);
    path.addPath(disc(x, -0.4, 0.042, 0.11));
    return path;
}

}  // namespace

/// Two horses at the pole, a light car with driver and spearman.
Figure chariot() {
    QPainterPath horses = smallHorse(-0.12);
    horses.addPath(smallHorse(0.12));
    QPainterPath wheels = box(-0.29, 0.06, 0.06, 0.3, 0.03);
    wheels.addPath(box(0.23, 0.06, 0.06, 0.3, 0.03));
    QPainterPath car = box(-0.19, 0.03, 0.38, 0.34, 0.09);
    Figure figure{{box(-0.22, -0.4, 0.54, 0.84, 0.2), Material::shadow, 0, false},
                  {inked(line({{-0.32, 0.21}, {0.32, 0.21}}), 0.03), Material::leather, 0, false},
                  {wheels, Material::leather, 0.02, false},
                  {inked(line({{0, 0.05}, {0, -0.36}}), 0.035), Material::wood, 0, false},
                  {inked(line({{-0.2, -0.27}, {0.2, -0.27}}), 0.035), Material::wood, 0, false},
                  {horses, Material::coat, 0.025, false},
                  {inked(line({{-0.12, -0.42}, {-0.12, -0.26}}), 0.025), Material::mane, 0, true},
                  {inked(line({{0.12, -0.42}, {0.12, -0.26}}), 0.025), Material::mane, 0, true},
                  {car, Material::side, 0.025, false},
                  {box(-0.14, 0.09, 0.28, 0.26, 0.06), Material::wood, 0, false},
                  {inked(line({{-0.07, 0.16}, {-0.12, -0.3}}), 0.014), Material::leather, 0, true},
                  {inked(line({{-0.07, 0.16}, {0.12, -0.3}}), 0.014), Material::leather, 0, true},
                  {inked(line({{0.15, 0.36}, {0.15, -0.1}}), 0.022), Material::iron, 0, false}};
    crew(figure, -0.065, 0.16, Material::hair);
    crew(figure, 0.075, 0.24, Material::bronze);
    return figure;
}

Figure elephant() {
    QPainterPath ears = turned(disc(-0.17, -0.24, 0.115, 0.085), 8);
    ears.addPath(turned(disc(0.17, -0.24, 0.115, 0.085), -8));
    QPainterPath tusks = inked(curve({-0.065, -0.36}, {-0.13, -0.46}, {-0.075, -0.54}), 0.03);
    tusks.addPath(inked(curve({0.065, -0.36}, {0.13, -0.46}, {0.075, -0.54}), 0.03));
    tusks.setFillRule(Qt::WindingFill);
    Figure figure{
        {disc(0.05, 0.06, 0.27, 0.5), Material::shadow, 0, false},
        {inked(curve({0, 0.38}, {0.03, 0.46}, {-0.02, 0.5}), 0.025), Material::hide, 0.02, false},
        {tusks, Material::ivory, 0.02, false},
        {ears, Material::hide, 0.03, false},
        {inked(curve({0, -0.34}, {0.02, -0.46}, {-0.03, -0.56}), 0.07), Material::hide, 0.02, false},
        {disc(0, 0.1, 0.215, 0.31), Material::hide, 0.03, false},
        {disc(0, -0.27, 0.115, 0.13), Material::hide, 0.03, false},
        {box(-0.225, -0.07, 0.45, 0.34, 0.05), Material::side, 0.025, false},
        {inked(box(-0.195, -0.04, 0.39, 0.28, 0.03), 0.022), Material::sideLight, 0, false},
        {box(-0.13, -0.015, 0.26, 0.24, 0.02), Material::wood, 0.03, false},
        {box(-0.1, 0.015, 0.2, 0.18, 0.01), Material::leather, 0, false},
        {inked(line({{0.06, 0.08}, {0.2, -0.3}}), 0.018), Material::iron, 0, false}};
    crew(figure, -0.045, 0.065, Material::bronze);
    crew(figure, 0.045, 0.145, Material::bronze);
    crew(figure, 0, -0.17, Material::hair);
    return figure;
}

/// Two throwing arms and a bolt in its groove.
Figure boltThrower() {
    Figure figure{{inked(line({{0.05, -0.25}, {0.05, 0.4}}), 0.3), Material::shadow, 0, false},
                  beam({-0.16, 0.4}, {0, 0.0}, 0.045),
                  beam({0.16, 0.4}, {0, 0.0}, 0.045),
                  beam({0, 0.4}, {0, -0.34}, 0.085),
                  beam({-0.2, -0.16}, {0.2, -0.16}, 0.09),
                  {inked(line({{-0.17, -0.16}, {-0.42, -0.02}}), 0.05), Material::wood, 0.02, false},
                  {inked(line({{0.17, -0.16}, {0.42, -0.02}}), 0.05), Material::wood, 0.02, false},
                  {inked(line({{-0.42, -0.02}, {0, 0.17}, {0.42, -0.02}}), 0.016), Material::ivory, 0, false},
                  {box(-0.2, -0.22, 0.09, 0.13, 0.02), Material::bronze, 0.02, false},
                  {box(0.11, -0.22, 0.09, 0.13, 0.02), Material::bronze, 0.02, false},
                  {inked(line({{0, 0.16}, {0, -0.44}}), 0.03), Material::leather, 0, false},
                  {polygon({{0, -0.58}, {0.05, -0.42}, {-0.05, -0.42}}), Material::iron, 0.015, false},
                  {inked(line({{-0.1, 0.36}, {0.1, 0.36}}), 0.03), Material::bronze, 0, false}};
    crew(figure, -0.2, 0.24, Material::hair);
    crew(figure, 0.22, 0.3, Material::bronze);
    return figure;
}

/// One arm, one sling, one stone; the heavy frame on four wheels.
Figure stoneThrower() {
    QPainterPath wheels;
    for (const double x : {-0.29, 0.22}) {
        for (const double y : {-0.32, 0.16}) wheels.addPath(box(x, y, 0.07, 0.2, 0.025));
    }
    Figure figure{{box(-0.22, -0.36, 0.52, 0.84, 0.1), Material::shadow, 0, false},
                  {wheels, Material::leather, 0.02, false},
                  beam({-0.18, -0.36}, {-0.18, 0.36}, 0.075),
                  beam({0.18, -0.36}, {0.18, 0.36}, 0.075),
                  beam({-0.18, -0.36}, {0.18, -0.36}, 0.085),
                  beam({-0.18, 0.34}, {0.18, 0.34}, 0.06),
                  {inked(line({{-0.2, -0.06}, {0.2, -0.06}}), 0.09), Material::ivory, 0.02, false},
                  {inked(line({{-0.2, -0.06}, {0.2, -0.06}}), 0.03), Material::leather, 0, true},
                  beam({0, -0.08}, {0, 0.32}, 0.06),
                  {inked(curve({0, 0.32}, {-0.08, 0.4}, {0, 0.48}), 0.022), Material::leather, 0, false},
                  {inked(curve({0, 0.32}, {0.08, 0.4}, {0, 0.48}), 0.022), Material::leather, 0, false},
                  {disc(0, 0.46, 0.075), Material::iron, 0.025, false},
                  {box(-0.13, -0.44, 0.26, 0.1, 0.04), Material::side, 0.02, false}};
    crew(figure, -0.36, 0.34, Material::hair);
    crew(figure, 0.37, 0.24, Material::hair);
    crew(figure, 0.33, 0.45, Material::bronze);
    return figure;
}

Figure fallenElephant() {
    QPainterPath legs;
    for (const double y : {-0.1, 0.02, 0.2, 0.3})
        legs.addPath(inked(line({{0.1, y}, {0.32, y - 0.03}}), 0.09));
    legs.setFillRule(Qt::WindingFill);
    return {{disc(0.06, 0.06, 0.36, 0.44), Material::blood, 0, false},
            {legs, Material::hide, 0.03, false},
            {disc(0, 0.1, 0.22, 0.31), Material::hide, 0.03, false},
            {disc(0.06, -0.26, 0.12, 0.12), Material::hide, 0.03, false},
            {inked(curve({0.1, -0.34}, {0.26, -0.4}, {0.28, -0.26}), 0.06), Material::hide, 0.02, false},
            {box(-0.4, -0.02, 0.2, 0.22, 0.02), Material::wood, 0.03, false}};
}

Figure wreck() {
    return {{disc(0.05, 0.08, 0.36, 0.36), Material::shadow, 0, false},
            beam({-0.3, 0.3}, {0.14, -0.24}, 0.07),
            beam({-0.22, -0.22}, {0.28, 0.2}, 0.06),
            beam({-0.05, 0.36}, {0.32, 0.3}, 0.05),
            {inked(disc(0.2, -0.14, 0.15), 0.045), Material::leather, 0.02, false},
            {inked(line({{0.06, -0.14}, {0.34, -0.14}}), 0.03), Material::leather, 0, true},
            {disc(-0.16, 0.06, 0.11, 0.08), Material::cloth, 0.03, false}};
}

/// A golden eagle over a banner, held above the heads.
Figure standard() {
    QPainterPath eagle = inked(curve({-0.6, -0.25}, {-0.25, 0.1}, {0, 0.0}), 0.2);
    eagle.addPath(inked(curve({0.6, -0.25}, {0.25, 0.1}, {0, 0.0}), 0.2));
    eagle.addPath(disc(0, -0.05, 0.2, 0.26));
    eagle.setFillRule(Qt::WindingFill);
    return {{disc(0.1, 0.2, 0.6, 0.6), Material::shadow, 0, false},
            {box(-0.4, 0.12, 0.8, 0.62, 0.05), Material::side, 0.06, false},
            {inked(box(-0.3, 0.22, 0.6, 0.42, 0.02), 0.07), Material::bronze, 0, false},
            {eagle, Material::bronze, 0.06, false}};
}

}  // namespace vallum::art::parts
