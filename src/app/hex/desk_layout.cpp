// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex/desk_layout.h"

#include "hex/board_map.h"
#include "hex/board_remark.h"
#include "hex/command_hand.h"
#include "hex/dice_sheet.h"
#include "hex/hand_cover.h"
#include "hex/hex_header.h"
#include "hex/hex_log.h"
#include "hex/hex_sheet.h"
#include "hex/hex_table.h"
#include "room/sheet_host.h"

#include <algorithm>
#include <utility>

namespace vallum::app {

namespace {

constexpr int margin = 12;

/// The hex width, in pixels, of the largest board that fits into this room.
double boardIn(QSize room) {
    return std::min(room.width() / 13.0, room.height() / (13.0 / BoardMap::proportion()));
}

int heightOfHeader(int em) { return em * 3 + 4; }

DeskPlan planBeside(QSize room, int em, bool asksForCard) {
    const int top = heightOfHeader(em) + margin;
    const int wide = std::clamp(em * 19, 220, room.width() * 2 / 5);
    const int left = room.width() - wide - margin;
    const int high = room.height() - top - margin;
    DeskPlan plan;
    plan.board = QRect(margin / 2, top - margin / 2, left - margin, high + margin);
    // While a card is asked for, most is left to the hand, and the log makes room for what is looked at.
    const int log = asksForCard ? std::clamp(high / 8, em * 3, em * 5) : std::clamp(high / 5, em * 4, em * 8);
    const int asked = std::clamp(high / 4, em * 6, em * 12);
    const int hand =
        asksForCard ? high - log - 2 * margin - asked : std::clamp(high * 2 / 7, em * 5, em * 14);
    const int sheet = high - log - hand - 2 * margin;
    plan.sheet = QRect(left, top, wide, sheet);
    plan.hand = QRect(left, plan.sheet.bottom() + 1 + margin, wide, hand);
    plan.log = QRect(left, plan.hand.bottom() + 1 + margin, wide, log);
    return plan;
}

DeskPlan planBelow(QSize room, int em, bool asksForCard) {
    const int top = heightOfHeader(em) + margin;
    const int high = std::clamp(em * 15, 150, (room.height() - top) * 48 / 100);
    const int y = room.height() - high - margin;
    const int wide = room.width() - 4 * margin;
    DeskPlan plan;
    plan.board = QRect(margin / 2, top - margin / 2, room.width() - margin, y - top);
    const int sheet = asksForCard ? wide * 26 / 100 : wide * 42 / 100;
    const int log = wide * 22 / 100;
    plan.sheet = QRect(margin, y, sheet, high);
    plan.hand = QRect(plan.sheet.right() + 1 + margin, y, wide - sheet - log, high);
    plan.log = QRect(plan.hand.right() + 1 + margin, y, log, high);
    return plan;
}

}  // namespace

DeskPlan planOf(QSize room, int em, bool asksForCard) {
    const DeskPlan beside = planBeside(room, em, asksForCard);
    const DeskPlan below = planBelow(room, em, asksForCard);
    return boardIn(beside.board.size()) >= boardIn(below.board.size()) ? beside : below;
}

QRect placeOfDice(QSize wanted, const DiceGround& ground, const std::optional<QRect>& now) {
    const QRect& room = ground.room;
    const QSize size = wanted.boundedTo(room.size());
    QRect fight;
    for (const QRect& it : ground.about) fight |= it;
    const QPoint middle = fight.isNull() ? ground.board.center() : fight.center();
    const auto hiddenBy = [&](const QRect& place) {
        const auto covered = [&](const std::vector<QRect>& some) {
            return static_cast<int>(
                std::ranges::count_if(some, [&](const QRect& it) { return it.intersects(place); }));
        };
        constexpr int worst = 100;
        return worst * (covered(ground.about) + covered(ground.open)) + covered(ground.pieces);
    };
    const auto awayFrom = [&](const QRect& place) { return (place.center() - middle).manhattanLength(); };
    const auto costOf = [&](const QRect& place) { return std::pair(hiddenBy(place), awayFrom(place)); };
    QRect best(room.topLeft(), size);
    best.moveCenter(room.center());
    constexpr int steps = 24;
    for (int row = 0; row <= steps; ++row) {
        for (int column = 0; column <= steps; ++column) {
            const QPoint at(room.left() + (room.width() - size.width()) * column / steps,
                            room.top() + (room.height() - size.height()) * row / steps);
            if (costOf({at, size}) < costOf(best)) best.moveTopLeft(at);
        }
    }
    const bool mayStay =
        now && now->size() == size && room.contains(*now) && hiddenBy(*now) <= hiddenBy(best);
    return mayStay && awayFrom(*now) <= awayFrom(best) + size.width() ? *now : best;
}

double costOfAdvice(const QRect& place, const AdviceGround& ground) {
    const auto covered = [&](const std::vector<QPoint>& some) {
        return static_cast<double>(
            std::ranges::count_if(some, [&](QPoint it) { return place.contains(it); }));
    };
    const bool hidesQuestion = place.intersects(ground.asked) || place.intersects(ground.cards);
    return (hidesQuestion ? 10'000 : 0) + 400 * covered(ground.about) + 10 * covered(ground.pieces) +
           5 * covered(ground.hexes) + 0.1 * place.intersected(ground.sheet).height();
}

DeskLayout::DeskLayout(QWidget& desk, const Parts& parts) : desk_(desk), parts_(parts) {}

DeskPlan DeskLayout::plan() const {
    return planOf(desk_.size(), desk_.fontMetrics().height(), parts_.hand.isAsked());
}

void DeskLayout::arrange() const {
    const DeskPlan plan = this->plan();
    parts_.header.setGeometry(0, 0, desk_.width(), heightOfHeader(desk_.fontMetrics().height()));
    parts_.table.setGeometry(desk_.rect());
    parts_.table.setFreeRoom(plan.board);
    parts_.hand.setGeometry(plan.hand);
    fitSheet();
    parts_.cover.setGeometry(plan.hand);
    parts_.log.setGeometry(plan.log);
    for (QWidget* part : std::initializer_list<QWidget*>{&parts_.header, &parts_.sheet, &parts_.hand,
                                                         &parts_.log, &parts_.cover})
        part->raise();
    const int middle = parts_.table.map().area().toAlignedRect().center().x();
    parts_.remark.placeBelow({middle, parts_.header.height() + margin});
    parts_.remark.raise();
    keepDiceInside(plan.board);
    keepSheetsOnTop();
}

/// Of what was rolled in a window of another size.
void DeskLayout::keepDiceInside(const QRect& board) const {
    QRect place = parts_.dice.geometry();
    place.moveRight(std::min(place.right(), board.right()));
    place.moveBottom(std::min(place.bottom(), board.bottom()));
    place.moveTopLeft({std::max(place.left(), 0), std::max(place.top(), 0)});
    if (parts_.dice.isVisible()) parts_.dice.setGeometry(place);
}

void DeskLayout::keepSheetsOnTop() const {
    for (auto* sheets : desk_.findChildren<SheetHost*>(Qt::FindDirectChildrenOnly)) {
        if (sheets->isVisible()) sheets->raise();
    }
}

void DeskLayout::fitSheet() const {
    const DeskPlan plan = this->plan();
    const HexSheet& sheet = parts_.sheet;
    const bool isBeside = plan.hand.left() == plan.sheet.left();
    const int wide = plan.sheet.width();
    const int whole = plan.log.top() - margin - plan.sheet.top();
    QRect place = plan.sheet;
    if (isBeside) {
        int room = std::max(plan.sheet.height(), sheet.leastHeightIn(wide));
        if (parts_.hand.isAsked()) {
            QRect hand = plan.hand;
            hand.setTop(std::min(hand.bottom(), plan.sheet.top() + room + margin));
            parts_.hand.setGeometry(hand);
            room = hand.top() + topOfCards() - margin - plan.sheet.top();
        }
        place.setHeight(std::min({whole, room, sheet.heightIn(wide)}));
    }
    parts_.sheet.setGeometry(place);
    parts_.sheet.raise();
    if (parts_.dice.isVisible()) parts_.dice.raise();
    keepSheetsOnTop();
}

/// From the top of the hand.
int DeskLayout::topOfCards() const {
    const CommandHand& hand = parts_.hand;
    double top = hand.height();
    for (std::size_t i = 0; i != hand.cards().size(); ++i) top = std::min(top, hand.shownRectOf(i).top());
    return static_cast<int>(top);
}

void DeskLayout::showDice(const DiceHexes& hexes) const {
    const HexTable& table = parts_.table;
    const BoardMap& map = table.map();
    constexpr double seen = 0.85;  // of a hex, by its piece
    const auto rectOf = [&](hex::Hex hex) { return map.outline(hex, seen).boundingRect().toAlignedRect(); };
    QRect room = plan().board.adjusted(margin, margin, -margin, -margin);
    // With large text they may be wider than the board.
    if (parts_.dice.sizeHint().width() > room.width()) {
        room.setLeft(margin);
        room.setRight(desk_.width() - margin);
    }
    DiceGround ground{room, map.area().toAlignedRect(), {}, {}, {}};
    for (const hex::Hex hex : hex::allHexes()) {
        if (table.battle()->unitAt(hex) || table.battle()->leaderAt(hex))
            ground.pieces.push_back(rectOf(hex));
    }
    for (const hex::Hex hex : hexes.about) ground.about.push_back(rectOf(hex));
    for (const hex::Hex hex : hexes.open) ground.open.push_back(rectOf(hex));
    const QWidget& dice = parts_.dice;
    const auto now = dice.isVisible() ? std::optional(dice.geometry()) : std::nullopt;
    parts_.dice.setGeometry(placeOfDice(parts_.dice.sizeHint(), ground, now));
    static_cast<QWidget&>(parts_.dice).show();
    parts_.dice.raise();
    keepSheetsOnTop();
}

}  // namespace vallum::app
