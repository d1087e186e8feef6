// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/art/pictures.h"
#include "art/action_card.h"
#include "art/dice.h"
#include "art/icons.h"

#include <gtest/gtest.h>

namespace vallum::art {
namespace {

template <class Paint> QImage paper(int width, int height, Paint paint) {
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, QRectF(0, 0, width, height));
    return image;
}

QImage diePicture(const DieLook& die) {
    return paper(
        48, 48, [&](QPainter& painter, const QRectF& rect) { paintDie(painter, rect, die, lightPalette()); });
}
QImage actionPicture(const ActionCardLook& card) {
    return paper(170, 250, [&](QPainter& painter, const QRectF& rect) {
        paintActionCard(painter, rect, card, lightPalette());
    });
}
ActionCardLook skirmish() {
    ActionCardLook card;
    card.orderName = QStringLiteral("Skirmish");
    card.orderText = QStringLiteral("Activate 1 unit.");
    card.eventName = QStringLiteral("Resist");
    card.eventText = QStringLiteral("The unit has +1/+1 defense.");
    return card;
}

TEST(ArtDice, EveryFaceAndResultLooksDifferent) {
    std::vector<QImage> seen;
    for (int face = 1; face <= 6; ++face) seen.push_back(diePicture({face, DieResult::plain, 0}));
    for (const DieResult result :
         {DieResult::success, DieResult::miss, DieResult::critical, DieResult::failure})
        seen.push_back(diePicture({3, result, 0}));
    seen.push_back(diePicture({3, DieResult::plain, 1}));
    for (std::size_t i = 0; i < seen.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_GT(differingPixels(seen[i], seen[j]), 40) << i << " and " << j;
    }
}

TEST(ArtDice, ARowHoldsAllItsDice) {
    for (const std::size_t count : {1U, 6U, 20U}) {
        const std::vector<DieLook> dice(count, DieLook{5, DieResult::plain, 0});
        const QImage image = paper(400, 40, [&](QPainter& painter, const QRectF& rect) {
            paintDiceRow(painter, rect, dice, lightPalette());
        });
        int edges = 0;
        bool inside = false;
        for (int x = 0; x < image.width(); ++x) {
            const bool solid = qAlpha(image.pixel(x, image.height() / 2)) > 200;
            edges += solid && !inside ? 1 : 0;
            inside = solid;
        }
        EXPECT_EQ(edges, static_cast<int>(count));
    }
}

TEST(ArtActionCard, EveryStateShows) {
    const std::vector<void (*)(ActionCardLook&)> changes{
        [](ActionCardLook& card) { card.orderName = QStringLiteral("March"); },
        [](ActionCardLook& card) { card.orderText = QStringLiteral("Draw a card."); },
        [](ActionCardLook& card) { card.kind = OrderKind::health; },
        [](ActionCardLook& card) { card.eventName = QStringLiteral("Hit"); },
        [](ActionCardLook& card) { card.eventText = QStringLiteral("Roll again."); },
        [](ActionCardLook& card) { card.sword = true; },
        [](ActionCardLook& card) { card.shield = true; },
        [](ActionCardLook& card) { card.bow = true; },
        [](ActionCardLook& card) { card.orderPlayable = false; },
        [](ActionCardLook& card) { card.eventPlayable = false; },
        [](ActionCardLook& card) { card.selected = true; },
        [](ActionCardLook& card) { card.hovered = true; },
        [](ActionCardLook& card) { card.faceDown = true; }};
    std::vector<QImage> seen{actionPicture(skirmish())};
    for (const auto& change : changes) {
        ActionCardLook card = skirmish();
        change(card);
        const QImage image = actionPicture(card);
        for (const QImage& other : seen) EXPECT_GT(differingPixels(image, other), 30) << seen.size();
        seen.push_back(image);
    }
}

TEST(ArtActionCard, ACardFaceDownTellsNothing) {
    ActionCardLook one = skirmish();
    ActionCardLook other = skirmish();
    other.eventName = QStringLiteral("Another");
    other.orderPlayable = false;
    other.bow = true;
    one.faceDown = other.faceDown = true;
    EXPECT_EQ(differingPixels(actionPicture(one), actionPicture(other)), 0);
}

TEST(ArtIcons, EverySilhouetteFitsItsSquareAndIsItsOwn) {
    const QRectF square(-1.15, -1.15, 2.3, 2.3);
    std::vector<QImage> seen;
    for (int i = 0; i < iconCount; ++i) {
        const Icon icon = static_cast<Icon>(i);
        EXPECT_TRUE(square.contains(iconPath(icon).boundingRect())) << i;
        seen.push_back(paper(32, 32, [&](QPainter& painter, const QRectF& rect) {
            paintIcon(painter, rect, icon, Qt::black);
        }));
        EXPECT_GT(inkedPixels(seen.back()), 60) << i;
        for (int j = 0; j < i; ++j) {
            const bool twins = icon == Icon::fleeing && static_cast<Icon>(j) == Icon::flight;
            EXPECT_EQ(differingPixels(seen[static_cast<std::size_t>(j)], seen.back()) == 0, twins)
                << i << " and " << j;
        }
    }
}

}  // namespace
}  // namespace vallum::art
