// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "field/panels/dragged_card.h"
#include "language/language.h"
#include "language/texts.h"

#include <algorithm>

/// Orders, their cards and units.
namespace vallum::app {
namespace {

constexpr UnitId leftmost(1);
constexpr UnitId right(2);
constexpr UnitId rightmost(3);

/// One unit stands left of the general and two right of him.
QString withDeck(const QTemporaryDir& files, const std::string& cards) {
    return battleWith(files, R"("deck": [)" + cards + R"(], "sides": [
        {"seat": "red", "name": "Rome", "general": "standard-general", "army": "romans-republic",
         "home": "south", "units": [)" +
                                 unitAt("hastati", "10", "5", led) + "," + unitAt("hastati", "7", "5") + "," +
                                 unitAt("hastati", "13", "5") + "," + unitAt("hastati", "15", "5") + R"(]},
        {"seat": "blue", "name": "Carthage", "general": "standard-general", "army": "carthaginians",
         "home": "north", "units": [)" +
                                 unitLooking("180", "libyes", "10", "15", led) + "]}]");
}

QString allCards(const QTemporaryDir& files, const std::string& card) {
    return withDeck(files, R"({"card": ")" + card + R"(", "count": 40})");
}

TEST(Orders, OfAWingBeginWithTheFullerOne) {
    const QTemporaryDir files;
    Desk desk(allCards(files, "wing--full-tilt"));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Click a card in your hand")));
    desk.takeCard(0);
    EXPECT_TRUE(desk.offers(QStringLiteral("✓ Right wing")));
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    EXPECT_TRUE(desk.refusals().empty());
    EXPECT_TRUE(desk.battle().unit(rightmost).has(field::Marker::active));
    EXPECT_FALSE(desk.battle().unit(leftmost).has(field::Marker::active));
}

TEST(Orders, OfAWingFollowTheUnitThatIsClicked) {
    const QTemporaryDir files;
    Desk desk(allCards(files, "wing--full-tilt"));
    desk.takeCard(0);
    desk.click(desk.at(leftmost));
    EXPECT_TRUE(desk.offers(QStringLiteral("✓ Left wing")));
    desk.key(Qt::Key_Return);
    EXPECT_TRUE(desk.battle().unit(leftmost).has(field::Marker::active));
    EXPECT_FALSE(desk.battle().unit(right).has(field::Marker::active));
}

TEST(Orders, ACardIsDraggedOntoTheFirstUnitItOrders) {
    const QTemporaryDir files;
    Desk desk(allCards(files, "wing--full-tilt"));
    auto* hand = desk.window->findChild<HandPanel*>();
    QPoint card(0, hand->height() - 40);
    while (!hand->halfAt(card) && card.x() < hand->width()) card.rx() += 5;
    const QPoint unit = hand->mapFromGlobal(desk.view().viewport()->mapToGlobal(desk.at(leftmost)));
    QTest::mousePress(hand, Qt::LeftButton, {}, card);
    EXPECT_EQ(desk.window->findChild<DraggedCard*>(), nullptr) << "a click is no drag";
    QMouseEvent move(QEvent::MouseMove, unit, hand->mapToGlobal(unit), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(hand, &move);
    ASSERT_NE(desk.window->findChild<DraggedCard*>(), nullptr) << "it follows the pointer";
    QTest::mouseRelease(hand, Qt::LeftButton, {}, unit);
    EXPECT_EQ(desk.window->findChild<DraggedCard*>(), nullptr);
    EXPECT_TRUE(desk.offers(QStringLiteral("✓ Left wing"))) << "as if the unit had been clicked";
}

TEST(Orders, WithAShoutForANameEndOnce) {
    for (const QString& language : languages()) {
        useLanguage(language);
        const QTemporaryDir files;
        Desk desk(allCards(files, "follow-me--hold-fast"));
        desk.takeCard(0);
        const QString name = inData("Follow Me!");
        EXPECT_TRUE(desk.told().contains(name)) << desk.told().toStdString();
        EXPECT_FALSE(desk.told().contains(QStringLiteral("!."))) << desk.told().toStdString();
        desk.key(Qt::Key_Return);
        EXPECT_FALSE(desk.told().contains(QStringLiteral("!."))) << desk.told().toStdString();
    }
    useLanguage(QStringLiteral("en"));
}

TEST(ACT07, AClickOnAWrongUnitNamesThoseThatTheOrderIsFor) {
    const QTemporaryDir files;
    Desk desk(allCards(files, "horse--full-tilt"));
    desk.takeCard(0);
    desk.click(desk.at(right));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("Riders Advance orders mounted units only (")))
        << desk.told().toStdString();
    const QPointF there = fieldDeskOf(*desk.window)
                              .table()
                              .scene()
                              .coordinates()
                              .toScene(desk.battle().unit(right).pose.center);
    EXPECT_EQ(toolIn<OrderTool>(*desk.window)->toolTip(there),
              QStringLiteral("Riders Advance orders mounted units only (ACT-07)."));
}

TEST(Orders, ThatNeedNobodySaySoAndOfferNobody) {
    const QTemporaryDir files;
    Desk desk(allCards(files, "scouts--ambush"));
    desk.takeCard(0);
    EXPECT_FALSE(desk.offers(QStringLiteral("All that fit")));
    desk.click(desk.at(right));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("This order needs no unit")))
        << desk.told().toStdString();
    EXPECT_TRUE(desk.refusals().empty());
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.battle().player(desk.battle().active).ordersPlayed, 1);
}

/// Whichever of the two cards is clicked first.
TEST(Orders, ThatGoWithAnotherMayBeClickedFirst) {
    const QTemporaryDir files;
    Desk desk(withDeck(files, R"({"card": "quick-step--second-volley", "count": 20},
                                 {"card": "foot--throw-javelins", "count": 20})"));
    const auto cardWith = [&](bool isBoost) {
        const auto& hand = desk.battle().player(desk.battle().active).hand;
        return *std::ranges::find_if(
            hand, [&](CardId it) { return desk.battle().order(it).effect.boost.has_value() == isBoost; });
    };
    auto* tool = toolIn<OrderTool>(*desk.window);
    tool->clickCard(cardWith(true));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("It only adds to another order")))
        << desk.told().toStdString();
    EXPECT_FALSE(desk.offers(QStringLiteral("Play the order"))) << "not alone";
    tool->clickCard(cardWith(false));
    EXPECT_EQ(tool->draft().order().card, cardWith(false));
    EXPECT_EQ(tool->draft().order().boosts, std::vector{cardWith(true)});
    desk.key(Qt::Key_A);
    desk.key(Qt::Key_Return);
    EXPECT_TRUE(desk.refusals().empty());
    EXPECT_EQ(desk.battle().player(desk.battle().active).ordersPlayed, 1);
}

TEST(Orders, AHandWithoutAUseSaysSo) {
    const QTemporaryDir files;
    Desk desk(allCards(files, "restore-order--falling-short"));
    EXPECT_TRUE(desk.told().contains(QStringLiteral("None of your cards can order a unit now")))
        << desk.told().toStdString();
}

TEST(Orders, ThatNobodyFitsAreNotPlayedByAKey) {
    const QTemporaryDir files;
    Desk desk(allCards(files, "restore-order--falling-short"));
    const std::size_t before = desk.session().live().answersGiven();
    desk.takeCard(0);
    EXPECT_TRUE(desk.told().contains(QStringLiteral("it would be wasted")));
    desk.key(Qt::Key_Return);
    EXPECT_EQ(desk.session().live().answersGiven(), before);
    desk.press(QStringLiteral("Play the order"));
    EXPECT_GT(desk.session().live().answersGiven(), before) << "a button says it plainly";
}

}  // namespace
}  // namespace vallum::app
