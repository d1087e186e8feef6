// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/action_card.h"
#include "art/card_painter.h"
#include "art/dice.h"
#include "art/icons.h"
#include "art/shapes.h"
#include "art/structure_painter.h"
#include "art/table_painter.h"
#include "art/terrain_painter.h"

#include <functional>
#include <iostream>
#include <map>

#include <QApplication>
#include <QImage>
#include <QPainter>

namespace vallum::art {
namespace {

struct Sheet {
    double width = 0;  // DU
    double height = 0;
    double pixelsPerDu = 64;
    std::function<void(QPainter&)> paint;
};

void card(QPainter& painter, const CardLook& look, QPointF at, double heading) {
    CardPainter(lightPalette(), 1).paint(painter, look, at, heading);
}

CardLook unit(const char* name, FigureKind figure, int seat) {
    CardLook look;
    look.name = QString::fromUtf8(name);
    look.figure = figure;
    look.side = sideOfSeat(seat);
    return look;
}

const std::map<FigureKind, const char*> names{{FigureKind::heavyFoot, "Legion XII"},
                                              {FigureKind::phalanx, "Sarissophoroi"},
                                              {FigureKind::warband, "Caterva"},
                                              {FigureKind::lightFoot, "Velites"},
                                              {FigureKind::archers, "Cretan Archers"},
                                              {FigureKind::slingers, "Funditores Baleares"},
                                              {FigureKind::cavalry, "Equites Alares"},
                                              {FigureKind::cataphracts, "Kataphraktoi"},
                                              {FigureKind::horseArchers, "Hippotoxotai"},
                                              {FigureKind::camels, "Dromedarii"},
                                              {FigureKind::chariots, "Harmata Drepanephora"},
                                              {FigureKind::elephants, "War Elephants"},
                                              {FigureKind::boltThrower, "Scorpio"},
                                              {FigureKind::stoneThrower, "Onager"}};

/// Every figure, unharmed and with wounds.
void figures(QPainter& painter) {
    int index = 0;
    for (const FigureKind kind : allFigureKinds) {
        const int row = index / 2;
        for (int wounds = 0; wounds < 3; ++wounds) {
            CardLook look = unit(names.at(kind), kind, index % 2);
            look.wounds = wounds * 2;
            look.newWounds = wounds == 2 ? 1 : 0;
            card(painter, look, {1.1 + (index % 2) * 5.4 + wounds * 1.8, 0.7 + row * 1.05}, 0);
        }
        ++index;
    }
}

void states(QPainter& painter) {
    using Change = std::function<void(CardLook&)>;
    const std::vector<Change> changes{[](CardLook& l) { l.active = true; },
                                      [](CardLook& l) { l.broken = true; },
                                      [](CardLook& l) { l.fleeing = true; },
                                      [](CardLook& l) { l.marching = true; },
                                      [](CardLook& l) { l.hero = true; },
                                      [](CardLook& l) { l.noOfficer = true; },
                                      [](CardLook& l) { l.general = true; },
                                      [](CardLook& l) { l.engaged = true; },
                                      [](CardLook& l) { l.cannotShoot = true; },
                                      [](CardLook& l) { l.shot = true; },
                                      [](CardLook& l) { l.done = true; },
                                      [](CardLook& l) { l.faceDown = true; },
                                      [](CardLook& l) { l.selected = true; },
                                      [](CardLook& l) { l.hovered = true; },
                                      [](CardLook& l) { l.ghost = Ghost::allowed; },
                                      [](CardLook& l) { l.ghost = Ghost::refused; },
                                      [](CardLook& l) { l.pointsLeft = QStringLiteral("1.4"); },
                                      [](CardLook& l) { l.experience = Experience::veteran; },
                                      [](CardLook& l) { l.experience = Experience::elite; },
                                      [](CardLook& l) {
                                          l.broken = l.general = l.hero = l.shot = l.marching = true;
                                          l.formation = Formation::phalanx;
                                      }};
    int index = 0;
    for (const Change& change : changes) {
        CardLook look = unit("Hastati", FigureKind::heavyFoot, index % 2);
        change(look);
        const int row = index / 5;
        card(painter, look, {1.1 + (index % 5) * 2.0, 0.7 + row * 1.15}, 0);
        ++index;
    }
    for (const Formation formation : allFormations) {
        CardLook foot = unit("Hoplitai Symmachoi", FigureKind::heavyFoot, 0);
        foot.formation = formation;
        CardLook horse = unit("Hippeis", FigureKind::cavalry, 1);
        horse.formation = formation;
        const int column = static_cast<int>(formation) % 5;
        const int row = static_cast<int>(formation) / 5;
        card(painter, foot, {1.1 + column * 2.0, 5.5 + row * 2.2}, 0);
        card(painter, horse, {1.1 + column * 2.0, 6.6 + row * 2.2}, 0);
    }
    CardLook extended = unit("Extended", FigureKind::warband, 2);
    extended.extendedLeft = extended.extendedRight = true;
    card(painter, extended, {6.9, 7.7}, 0);
}

void headings(QPainter& painter) {
    for (int step = 0; step < 12; ++step) {
        CardLook look = unit("Principes", FigureKind::heavyFoot, step % 6);
        look.broken = step % 3 == 1;
        look.general = step % 3 == 0;
        const int row = step / 6;
        card(painter, look, {1.2 + (step % 6) * 2.0, 1.1 + row * 2.0}, step * 30.0);
    }
}

void few(QPainter& painter) {
    CardLook legion = unit("Legion XII", FigureKind::heavyFoot, 0);
    legion.wounds = 2;
    legion.newWounds = 1;
    legion.general = legion.active = true;
    card(painter, legion, {1.0, 0.6}, 0);
    card(painter, unit("Kataphraktoi", FigureKind::cataphracts, 1), {2.8, 0.6}, 180);
    card(painter, unit("War Elephants", FigureKind::elephants, 1), {1.0, 1.6}, 0);
    card(painter, unit("Caterva", FigureKind::warband, 2), {2.8, 1.6}, 0);
    card(painter, unit("Cretan Archers", FigureKind::archers, 0), {1.0, 2.6}, 0);
    card(painter, unit("Scorpio", FigureKind::boltThrower, 4), {2.8, 2.6}, 0);
}

void lines(QPainter& painter, const Ink& ink) {
    paintFieldOfFire(painter, ink, {{9.0, 7.55}, 0, 2, 4, SideColor::crimson});
    paintReach(painter, ink,
               {QPolygonF({{1.0, 6.2}, {3.4, 6.0}, {4.2, 7.6}, {3.6, 8.4}, {1.2, 8.4}, {0.6, 7.4}})},
               sideOfSeat(0));
    paintInfluence(painter, ink, QRectF(14.2, 6.6, 4, 3), SideColor::azure);
    paintPath(painter, ink, {{2.4, 7.5}, {2.4, 5.6}, {3.6, 3.6}}, Mood::allowed);
    paintPath(painter, ink, {{5.2, 9.4}, {6.4, 5.4}}, Mood::refused);
    paintBubble(painter, ink, {2.4, 5.6}, QStringLiteral("2.0 of 2 DU"), Mood::allowed);
    paintBubble(painter, ink, {6.4, 5.4}, QStringLiteral("MOV-12: 0.4 DU too far"), Mood::refused);
    paintChargeArrow(painter, ink, {12.6, 9.0}, {12.2, 5.4}, SideColor::crimson, Mood::plain);
    paintChargeArrow(painter, ink, {13.6, 9.0}, {14.2, 7.4}, SideColor::azure, Mood::refused);
    paintSightLine(painter, ink, {9.0, 7.55}, {8.0, 4.2});
    paintBlockedSightLine(painter, ink, {9.0, 7.55}, {10.3, 5.8}, {11.2, 4.4});
    paintRuler(painter, ink, {14.0, 2.0}, {17.6, 2.4}, QStringLiteral("3.62 DU"));
}

void battle(QPainter& painter) {
    painter.translate(1, 1);
    const Palette palette = lightPalette();
    const Ink ink{palette, std::hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12())};
    TableLook table;
    table.rect = QRectF(0, 0, 19, 10.5);
    table.zones = {{QRectF(0, 0, 19, 2.2), sideOfSeat(1), QStringLiteral("Deployment of Carthage")},
                   {QRectF(0, 8.3, 19, 2.2), sideOfSeat(0), QStringLiteral("Deployment of Rome")}};
    paintTable(painter, ink, table, QRectF(-2, -2, 24, 16));
    lines(painter, ink);
    int index = 0;
    for (const FigureKind kind : allFigureKinds) {
        const int seat = index % 2;
        CardLook look = unit(names.at(kind), kind, seat);
        look.wounds = index % 4;
        look.active = index % 5 == 0;
        look.selected = index == 4;
        const int column = index / 2;
        card(painter, look, {1.6 + column * 2.4, seat == 0 ? 9.0 - (index % 3) * 0.2 : 1.4},
             seat == 0 ? (index % 3) * 8 - 8 : 180 + (index % 3) * 10 - 10);
        ++index;
    }
    card(painter, unit("Cretan Archers", FigureKind::archers, 0), {9.0, 7.95}, 0);
    CardLook legion = unit("Legion XII", FigureKind::heavyFoot, 0);
    legion.engaged = legion.extendedRight = true;
    CardLook gauls = unit("Gallic Warband", FigureKind::warband, 1);
    gauls.engaged = gauls.broken = true;
    gauls.wounds = 3;
    card(painter, legion, {16.2, 5.4}, 0);
    card(painter, gauls, {16.2, 4.6}, 180);
    paintEngagedLine(painter, ink, {15.4, 5.0}, {17.0, 5.0});
    paintContactSection(painter, ink, {15.4, 5.0}, {15.8, 5.0});
    paintEnvelopMarker(painter, ink, sideOfSeat(0), {17.2, 4.8}, 270);
    CardLook ghost = unit("Triarii", FigureKind::heavyFoot, 0);
    ghost.ghost = Ghost::allowed;
    card(painter, ghost, {3.6, 3.2}, 30);
    ghost.ghost = Ghost::refused;
    card(painter, ghost, {6.4, 5.0}, 15);
}

void paper(QPainter& painter) {
    const Palette palette = lightPalette();
    std::vector<DieLook> dice{{1, DieResult::failure, 0}, {2, DieResult::miss, 0},
                              {3, DieResult::plain, 0},   {4, DieResult::success, 1},
                              {5, DieResult::success, 0}, {6, DieResult::critical, 0},
                              {1, DieResult::failure, 1}};
    paintDiceRow(painter, QRectF(0.2, 0.2, 7, 1), dice, palette);
    painter.save();
    painter.scale(0.01, 0.01);
    ActionCardLook card{
        QStringLiteral("Skirmish"),
        QStringLiteral("Activate 1 unit."),
        OrderKind::activation,
        QStringLiteral("Throw Javelins"),
        QStringLiteral("A unit with javelins makes a ranged attack with 4 dice at short range before the "
                       "melee; a defender that throws also has +1/+1 defense in that melee."),
        true,
        true};
    paintActionCard(painter, QRectF(20, 150, 240, 350), card, palette);
    card.kind = OrderKind::morale;
    card.orderName = QStringLiteral("Speech of the General");
    card.orderText =
        QStringLiteral("All units within the general's influence have +2 morale until the end of the turn.");
    card.bow = true;
    card.shield = false;
    card.eventPlayable = false;
    card.selected = true;
    paintActionCard(painter, QRectF(280, 150, 240, 350), card, palette);
    card.faceDown = true;
    card.selected = false;
    paintActionCard(painter, QRectF(540, 150, 240, 350), card, palette);
    for (int i = 0; i < iconCount; ++i) {
        const int row = i / 6;
        paintIcon(painter, QRectF(800 + (i % 6) * 66, 20 + row * 74, 48, 48), static_cast<Icon>(i),
                  palette.ink);
    }
    for (int i = 0; i < iconCount; ++i)
        paintIcon(painter, QRectF(20 + i * 24, 520, 18, 18), static_cast<Icon>(i), palette.ink);
    painter.restore();
}

bool save(const Sheet& sheet, const QString& file) {
    QImage image(static_cast<int>(sheet.width * sheet.pixelsPerDu),
                 static_cast<int>(sheet.height * sheet.pixelsPerDu), QImage::Format_ARGB32_Premultiplied);
    image.fill(lightPalette().ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(sheet.pixelsPerDu, sheet.pixelsPerDu);
    sheet.paint(painter);
    painter.end();
    return image.save(file);
}

QPolygonF blob(double x, double y, double width, double height, std::uint32_t seed) {
    QPolygonF outline;
    for (int i = 0; i != 9; ++i) {
        const double angle = i * 2 * std::numbers::pi / 9;
        const double part = 0.82 + 0.18 * scatter(seed, static_cast<std::uint32_t>(i));
        outline << QPointF(x + width / 2 * part * std::cos(angle), y + height / 2 * part * std::sin(angle));
    }
    return outline;
}

StructureLook tile(StructureShape shape, bool stone, double x, double y, double heading, QSizeF size) {
    StructureLook look;
    look.shape = shape;
    look.stone = stone;
    look.center = {x, y};
    look.headingDegrees = heading;
    look.size = size;
    look.durability = 7;
    look.seed = static_cast<std::uint32_t>(100 * x + y);
    return look;
}

/// Every kind of ground and structure: intact, damaged, burning and collapsed.
void siege(QPainter& painter) {
    const Palette palette = lightPalette();
    const Ink ink{palette, std::hypot(painter.worldTransform().m11(), painter.worldTransform().m12())};
    const auto strip = [](double x) {
        return QPolygonF{{QPointF(x, 3.2), QPointF(x + 2, 3.2), QPointF(x + 2, 4), QPointF(x, 4)}};
    };
    paintGround(painter, ink,
                {{GroundKind::forest, blob(2, 1.7, 3.4, 2.8, 1), 1},
                 {GroundKind::hill, blob(6, 1.6, 3.6, 2.7, 2), 2},
                 {GroundKind::mountain, blob(10, 1.6, 3.4, 2.7, 3), 3},
                 {GroundKind::lake, blob(14, 1.6, 3.2, 2.5, 4), 4},
                 {GroundKind::river, strip(0), 5},
                 {GroundKind::river, strip(2), 6},
                 {GroundKind::ford, strip(4), 7},
                 {GroundKind::river, strip(6), 8},
                 {GroundKind::river, strip(8), 9},
                 {GroundKind::river, strip(10), 9},
                 {GroundKind::river, strip(12), 9},
                 {GroundKind::river, strip(14), 9}},
                {0, 0, 16, 10});
    std::vector<StructureLook> looks{tile(StructureShape::bridge, false, 2, 3.6, 0, {0.8, 1}),
                                     tile(StructureShape::bridge, true, 9, 3.6, 0, {0.4, 1})};
    for (const bool stone : {false, true}) {
        const double x = stone ? 8.4 : 1;
        looks.push_back(tile(StructureShape::tower, stone, x, 5.4, 0, {0.8, 0.8}));
        looks.push_back(tile(StructureShape::wall, stone, x + 1.2, 5.2, 0, {1.6, 0.4}));
        looks.push_back(tile(StructureShape::gate, stone, x + 2.8, 5.2, 0, {1.6, 0.4}));
        looks.push_back(tile(StructureShape::wall, stone, x + 4.4, 5.2, 0, {1.6, 0.4}));
        looks.push_back(tile(StructureShape::cornerWall, stone, x + 5.6, 5.4, 0, {0.8, 0.8}));
        looks[looks.size() - 4].damage = 3;
        looks[looks.size() - 3].damage = stone ? 2 : 5;
        looks[looks.size() - 3].doorBroken = !stone;
        looks[looks.size() - 2].fire = stone ? 0 : 2;
        looks[looks.size() - 2].collapsed = stone;
    }
    looks.push_back(tile(StructureShape::watchtower, false, 1, 7.4, 0, {0.8, 0.8}));
    looks.push_back(tile(StructureShape::siegeTower, false, 2.6, 7.4, 20, {0.8, 0.8}));
    looks.push_back(tile(StructureShape::village, false, 5, 7, 0, {2, 1}));
    looks.push_back(tile(StructureShape::village, false, 5, 8, 0, {2, 1}));
    looks.push_back(tile(StructureShape::caltrops, false, 7.2, 7.4, 0, {0.8, 0.8}));
    looks.push_back(tile(StructureShape::caltrops, false, 9, 7.4, 0, {1.6, 0.8}));
    looks.push_back(tile(StructureShape::trench, false, 11.2, 7.2, 0, {1.6, 0.4}));
    looks.push_back(tile(StructureShape::barricade, false, 13.2, 7.2, 0, {1.6, 0.4}));
    looks.push_back(tile(StructureShape::ram, false, 14.8, 7.3, 0, {0.4, 0.8}));
    for (const StructureLook& look : looks) paintStructure(painter, ink, look);
    card(painter, unit("Legion XII", FigureKind::heavyFoot, 0), {3.8, 6}, 180);
    paintClimbing(painter, ink, {2.2, 4.9}, 0, 1, 2);
    for (const StructureLook& look : looks) paintStructureState(painter, ink, look);
}

}  // namespace
}  // namespace vallum::art

/// vallum_art_sheet NAME FILE [PIXELS_PER_DU]
int main(int argc, char** argv) {
    using namespace vallum::art;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const std::map<QString, Sheet> sheets{{QStringLiteral("figures"), {11.0, 7.6, 64, figures}},
                                          {QStringLiteral("states"), {10.2, 9.8, 64, states}},
                                          {QStringLiteral("headings"), {12.6, 4.2, 64, headings}},
                                          {QStringLiteral("battle"), {21, 12.5, 64, battle}},
                                          {QStringLiteral("paper"), {12.2, 5.6, 110, paper}},
                                          {QStringLiteral("few"), {3.9, 3.2, 256, few}},
                                          {QStringLiteral("siege"), {16, 9, 64, siege}}};
    const QStringList words = application.arguments();
    if (words.size() < 3 || !sheets.contains(words[1])) {
        std::cerr << "vallum_art_sheet figures|states|headings|battle|paper|few|siege FILE [PIXELS_PER_DU]\n";
        return 2;
    }
    Sheet sheet = sheets.at(words[1]);
    if (words.size() > 3) sheet.pixelsPerDu = words[3].toDouble();
    return save(sheet, words[2]) ? 0 : 1;
}
