// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/command_card.h"

#include "art/faces.h"
#include "art/shapes.h"
#include "hex/battle_die.h"
#include "hex/hex_texts.h"
#include "hex/piece_painter.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <vallum/core/overloaded.h>
#include <vallum/hex/rules/cards.h>
#include <vallum/hex/words.h>

namespace vallum::app {

namespace {

using art::box;
using art::disc;

struct Dye {
    QColor deep;
    QColor base;
    QColor pale;
};

Dye dyeOf(hex::CardGroup group) {
    switch (group) {
        case hex::CardGroup::section: return {0x6e3208, 0xb4581a, 0xf8e6c6};
        case hex::CardGroup::troop: return {0x1c4a26, 0x3d7a36, 0xe6edd2};
        case hex::CardGroup::leader: return {0x5a3c06, 0x8a5f0e, 0xf8ecc4};
        case hex::CardGroup::tactic: return {0x123457, 0x2d6ca5, 0xe2ebee};
    }
    return {};
}

QFont sized(art::Face face, double pixels, bool isBold) {
    QFont font(art::familyOf(face));
    font.setStyleHint(face == art::Face::serif ? QFont::Serif : QFont::SansSerif);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setBold(isBold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Uses the largest font size that fits.
void paintFitting(QPainter& painter,
                  const QRectF& room,
                  const QString& words,
                  art::Face face,
                  double largest,
                  bool isBold) {
    const int flags = Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextWordWrap;
    double pixels = largest;
    const auto isTooLarge = [&] {
        const QRectF needed = QFontMetricsF(sized(face, pixels, isBold)).boundingRect(room, flags, words);
        return needed.height() > room.height() || needed.width() > room.width();
    };
    while (pixels > largest * 0.6 && isTooLarge()) pixels -= 0.5;
    painter.setFont(sized(face, pixels, isBold));
    painter.drawText(room, flags, words);
}

/// A card narrower than this shows only its title and sign.
constexpr double leastWithText = 100;

/// The title of a small card takes more of it, or it could not be read.
double headOf(double unit) {
    constexpr double twoLines = 34;
    return std::max(unit * 0.28, std::min(twoLines, unit * 0.36));
}

void paintHead(QPainter& painter, const QRectF& head, const CommandCardLook& look, const Dye& dye) {
    QLinearGradient cloth(head.topLeft(), head.bottomLeft());
    cloth.setColorAt(0, dye.base);
    cloth.setColorAt(1, dye.base.darker(126));
    painter.fillRect(head, cloth);
    painter.setPen(QColor(0xfff8e8));
    const double margin = head.width() * 0.05;
    paintFitting(painter, head.adjusted(margin, head.height() * 0.06, -margin, -head.height() * 0.06),
                 look.name, art::Face::sans, std::max(11.0, head.width() * 0.105), true);
}

/// The board's three sections with the number of orders in each.
void paintSections(QPainter& painter, const QRectF& room, const CommandCardLook& look, const Dye& dye) {
    const double gap = room.width() * 0.035;
    const double wide = (room.width() - 2 * gap) / 3;
    for (std::size_t i = 0; i != look.sections.size(); ++i) {
        const int orders = look.sections.at(i);
        const QRectF part(room.left() + static_cast<double>(i) * (wide + gap), room.top(), wide,
                          room.height());
        const double corner = wide * 0.12;
        const QPainterPath cell = box(part.x(), part.y(), part.width(), part.height(), corner);
        painter.fillPath(cell, orders > 0 ? dye.base : QColor(255, 255, 255, 110));
        painter.strokePath(cell, QPen(orders > 0 ? dye.deep : QColor(120, 100, 70, 120), 1));
        if (orders == 0) continue;
        painter.setPen(QColor(0xfff8e8));
        painter.setFont(sized(art::Face::serif, std::min(part.height() * 0.8, part.width() * 0.95), true));
        painter.drawText(part, Qt::AlignCenter, QString::number(orders));
    }
}

void paintTroops(QPainter& painter, const QRectF& room, hex::Troops troops, const Dye& dye) {
    const double side = std::min(room.width(), room.height()) * 0.92;
    QRectF place(0, 0, side, side);
    place.moveCenter(room.center());
    switch (troops) {
        case hex::Troops::light: return paintFaceSign(painter, place, hex::Face::light);
        case hex::Troops::medium: return paintFaceSign(painter, place, hex::Face::medium);
        case hex::Troops::heavy: return paintFaceSign(painter, place, hex::Face::heavy);
        case hex::Troops::mounted: return art::paintIcon(painter, place, art::Icon::cavalry, dye.deep);
    }
}

void paintSign(QPainter& painter, const QRectF& room, const CommandCardLook& look, const Dye& dye) {
    if (std::ranges::any_of(look.sections, [](int orders) { return orders > 0; }))
        return paintSections(painter, room, look, dye);
    if (look.troops) return paintTroops(painter, room, *look.troops, dye);
    const double side = std::min(room.width(), room.height()) * 0.95;
    QRectF place(0, 0, side, side);
    place.moveCenter(room.center());
    if (look.group == hex::CardGroup::leader) return paintFaceSign(painter, place, hex::Face::leader);
    art::paintIcon(painter, place, look.icon, dye.deep);
}

void paintFront(QPainter& painter, const QRectF& card, const CommandCardLook& look) {
    const Dye dye = dyeOf(look.group);
    const double unit = card.width();
    QLinearGradient paper(card.topLeft(), card.bottomLeft());
    paper.setColorAt(0, dye.pale.lighter(103));
    paper.setColorAt(1, dye.pale.darker(104));
    painter.fillRect(card, paper);
    const bool hasText = unit >= leastWithText;
    const QRectF head(card.left(), card.top(), unit, headOf(unit));
    paintHead(painter, head, look, dye);
    const QRectF sign(card.left() + unit * 0.17, head.bottom() + unit * 0.07, unit * 0.66,
                      unit * (hasText ? 0.29 : 0.44));
    paintSign(painter, sign, look, dye);
    const QRectF text(card.left() + unit * 0.07, sign.bottom() + unit * 0.06, unit * 0.86,
                      card.bottom() - sign.bottom() - unit * (look.helmet ? 0.2 : 0.12));
    painter.setPen(QColor(0x2c2218));
    if (hasText) paintFitting(painter, text, look.text, art::Face::sans, unit * 0.088, false);
    if (!look.helmet) return;
    const double mark = unit * 0.11;
    paintFaceSign(painter, {card.right() - mark * 1.5, card.bottom() - mark * 1.45, mark, mark},
                  hex::Face::leader);
}

void paintBack(QPainter& painter, const QRectF& card, const art::Palette& palette) {
    painter.fillRect(card, QColor(0x5b241b));
    QPainterPath lattice;
    const double step = card.width() * 0.14;
    art::stepping(card.left() - card.height(), card.right(), step, [&](double x) {
        lattice.addPath(art::line({{x, card.bottom()}, {x + card.height(), card.top()}}));
        lattice.addPath(art::line({{x, card.top()}, {x + card.height(), card.bottom()}}));
    });
    painter.strokePath(lattice, QPen(palette.veil(palette.gold, 0.3), 1));
    const double side = card.width() * 0.42;
    QRectF sign(0, 0, side, side);
    sign.moveCenter(card.center());
    painter.fillPath(disc(card.center().x(), card.center().y(), side * 0.78), QColor(0x3d140d));
    painter.strokePath(disc(card.center().x(), card.center().y(), side * 0.78), QPen(palette.gold, 1.5));
    art::paintIcon(painter, sign, art::Icon::shield, palette.gold);
}

art::Icon iconOf(const hex::CommandCard& card) {
    return std::visit(Overloaded{[](const hex::ContactOrders&) { return art::Icon::melee; },
                                 [](const hex::MissileOrders&) { return art::Icon::bow; },
                                 [&](const hex::LinkedOrders& it) {
                                     return it.most.kind == hex::AllOr::Kind::all ? art::Icon::infantry
                                                                                  : art::Icon::movement;
                                 },
                                 [](const hex::StrikeFirstOrders&) { return art::Icon::sword; },
                                 [](const hex::DiceOrders&) { return art::Icon::morale; },
                                 [](const hex::RestoringOrders&) { return art::Icon::health; },
                                 [](const auto&) { return art::Icon::command; }},
                      card.orders);
}

CommandCardLook lookFrom(const hex::CommandCard& card, hex::Edge home, std::optional<int> command) {
    CommandCardLook look;
    look.name = inData(card.name);
    look.text = textOf(card, command);
    look.group = card.group;
    look.helmet = card.helmet;
    const auto put = [&](hex::Section section, int orders) {
        look.sections.at(static_cast<std::size_t>(hex::boardSectionOf(section, home))) = orders;
    };
    look.icon = iconOf(card);
    std::visit(Overloaded{[&](const hex::SectionOrders& it) {
                              put(hex::Section::left, it.left);
                              put(hex::Section::center, it.center);
                              put(hex::Section::right, it.right);
                          },
                          [&](const hex::TroopOrders& it) { look.troops = it.of; }, [](const auto&) {}},
               card.orders);
    return look;
}

/// HEX-83: what the card would count as now.
QString copiedText(const hex::Battle& battle, Seat seat, CardId id, Seat viewer) {
    const hex::Play play = hex::playOf(battle, seat, id);
    if (!play.as) return inQt(phrase("Hex cards", "Now: no orders.")());
    return inQt(phrase("Hex cards", "Now: %1.")(hex::nameOf(battle, viewer, play)));
}

}  // namespace

CommandCardLook lookOf(const hex::Battle& battle, Seat seat, CardId id, BoardTurn turn) {
    if (id == faceDown) return {.isFaceDown = true};
    const Seat viewer = seatInFront(battle, turn);
    const hex::CommandCard& seen = hex::cardSeenBy(battle, battle.card(id), seat, viewer);
    CommandCardLook look = lookFrom(seen, battle.homeOf(viewer), battle.player(seat).command);
    if (std::holds_alternative<hex::CopiedOrders>(seen.orders))
        look.text += QLatin1Char(' ') + copiedText(battle, seat, id, viewer);
    return look;
}

CommandCardLook lookOf(const hex::CommandCard& card) {
    return lookFrom(card, hex::Edge::bottom, std::nullopt);
}

void paintCommandCardFace(QPainter& painter,
                          const QRectF& card,
                          const CommandCardLook& look,
                          const art::Palette& palette) {
    look.isFaceDown ? paintBack(painter, card, palette) : paintFront(painter, card, look);
}

void paintCommandCard(QPainter& painter,
                      const QRectF& card,
                      const CommandCardLook& look,
                      const art::Palette& palette) {
    const double corner = card.width() * 0.06;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const double grow : {4.0, 2.5, 1.0})
        painter.fillPath(box(card.x() - grow, card.y() + corner * 0.4 - grow, card.width() + 2 * grow,
                             card.height() + 2 * grow, corner + grow),
                         QColor(20, 12, 3, 36));
    const QPainterPath outline = box(card.x(), card.y(), card.width(), card.height(), corner);
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    paintCommandCardFace(painter, card, look, palette);
    painter.restore();
    const bool isLit = look.isHovered || look.isPlayed;
    painter.strokePath(outline, isLit ? QPen(palette.gold, 3.0) : QPen(QColor(0x4a3418), 1.2));
    painter.restore();
}

}  // namespace vallum::app
