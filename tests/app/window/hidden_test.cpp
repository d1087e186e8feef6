// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desk.h"
#include "export/table_painting.h"

#include <algorithm>

#include <vallum/core/json.h>

/// FOR-05: nothing that reaches the other player may tell what lies face down.
namespace vallum::app {
namespace {

constexpr Seat attacker(1);

field::Battle wholeBattle(const Desk& desk) {
    const auto referee = Referee::from(desk.session().record());
    EXPECT_TRUE(referee);
    return referee->battle();
}

std::vector<UnitId> hiddenUnits(const field::Battle& battle) {
    std::vector<UnitId> hidden;
    for (const UnitId id : battle.unitIds()) {
        if (battle.unit(id).faceDown && battle.owner(id) != attacker) hidden.push_back(id);
    }
    return hidden;
}

/// As if another card of that side lay there.
field::Battle withOtherType(field::Battle battle, UnitId unit, field::TypeId type) {
    battle.units.at(static_cast<std::size_t>(unit.raw())).type = type;
    return battle;
}

std::string json(const field::Battle& battle) { return JsonWriter::of(battle).dump(); }

TEST(Hidden, PixelsAndDataAreTheSameWhateverLiesThere) {
    const Desk desk(QStringLiteral(VALLUM_SOURCE_DIR "/scenarios/standard-fortress-wood.json"));
    const field::Battle battle = wholeBattle(desk);
    const auto hidden = hiddenUnits(battle);
    ASSERT_FALSE(hidden.empty());
    const UnitId unit = hidden.front();
    const field::Battle seen = field::System::seenBy(battle, attacker);
    const QImage picture = pictureOf(seen, 900);
    int compared = 0;
    for (const UnitId other : hidden) {
        const field::TypeId type = battle.unit(other).type;
        if (type == battle.unit(unit).type) continue;
        const field::Battle changed = withOtherType(battle, unit, type);
        ASSERT_NE(json(changed), json(battle));
        const field::Battle seenThen = field::System::seenBy(changed, attacker);
        EXPECT_EQ(json(seenThen), json(seen));
        EXPECT_EQ(pictureOf(seenThen, 900), picture);
        ++compared;
    }
    EXPECT_GT(compared, 0);
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
