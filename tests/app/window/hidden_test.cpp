// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/secrets.h"
#include "field/export/table_painting.h"
#include "field/panels/loss_gauge.h"
#include "start/table_picture.h"

/// FOR-05: nothing shown to the other player may reveal what is face down.
namespace vallum::app {
namespace {

constexpr Seat attacker(1);

QImage pictureOf(const field::Battle& battle) {
    TableScene scene;
    scene.show(battle);
    return app::pictureOf(scene, wholeTable(scene, 900));
}

TEST(Hidden, PixelsAndDataAreTheSameWhateverLiesThere) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    const field::Battle battle = wholeBattle(desk);
    const auto hidden = hiddenUnits(battle);
    ASSERT_FALSE(hidden.empty());
    const UnitId unit = hidden.front();
    const field::Battle seen = field::System::seenBy(battle, attacker);
    const QImage picture = pictureOf(seen);
    const auto others = withOtherTypes(battle, unit);
    EXPECT_FALSE(others.empty());
    for (const field::Battle& changed : others) {
        ASSERT_NE(json(changed), json(battle));
        const field::Battle seenThen = field::System::seenBy(changed, attacker);
        EXPECT_EQ(json(seenThen), json(seen));
        EXPECT_EQ(pictureOf(seenThen), picture);
    }
}

TEST(Hidden, HalfOfAnArmyTellsNothingOfTheRest) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    const field::Battle battle = wholeBattle(desk);
    LossGauge gauge;
    const auto told = [&gauge](const field::Battle& shown) {
        gauge.show(shown, art::lightPalette());
        return gauge.toolTip().split(QLatin1Char('\n')).at(1);
    };
    EXPECT_TRUE(told(battle).contains(QStringLiteral("above")));
    const field::Battle seen = field::System::seenBy(battle, attacker);
    EXPECT_FALSE(told(seen).contains(QStringLiteral("above"))) << told(seen).toStdString();
}

TEST(Hidden, PicturesOfBattlesToChooseShowIt) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/breach-at-the-gate.json"));
    const auto hidden = hiddenUnits(wholeBattle(desk));
    ASSERT_FALSE(hidden.empty());
    const field::Battle shown = publicOpening(desk.session().record().scenario);
    for (const UnitId unit : hidden) EXPECT_EQ(shown.unit(unit).type, field::hiddenType);
}

TEST(Hidden, TheOwnerSeesItsOwn) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    const field::Battle battle = wholeBattle(desk);
    const UnitId unit = hiddenUnits(battle).front();
    EXPECT_EQ(field::System::seenBy(battle, battle.owner(unit)).unit(unit).type, battle.unit(unit).type);
    EXPECT_EQ(field::System::seenBy(battle, attacker).unit(unit).type, field::hiddenType);
    EXPECT_EQ(desk.battle().unit(unit).type, field::hiddenType);
}

}  // namespace
}  // namespace vallum::app
