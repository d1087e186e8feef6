// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/battles.h"

#include <gtest/gtest.h>

#include <vallum/field/queries/unit_labels.h>

namespace vallum::field {
namespace {

TEST(UNIT01, WhatAUnitStandsFor) {
    const Setting setting;
    EXPECT_EQ(scaleText(setting, infantry(red).type), "80-100 soldiers (a Roman century)");
    EXPECT_EQ(scaleText(setting, cavalry(red).type), "about 30 riders (a Roman turma)");
    EXPECT_EQ(scaleText(setting, infantry(red).of(UnitClass::elephants).type), "about 6 elephants");
    EXPECT_EQ(scaleText(setting, infantry(red).of(UnitClass::chariots).type), "about 6 chariots");
}

TEST(UNIT01, AScenarioMayHaveItsOwnScale) {
    Setting setting;
    setting.scale = "a legion of 5,000 men";
    EXPECT_EQ(scaleText(setting, infantry(red).type), "a legion of 5,000 men");
}

TEST(UNIT07, AUnitIsFiveCentimeters) {
    EXPECT_EQ(inCentimeters(3_du), "15 cm");
    EXPECT_EQ(inCentimeters(1.5_du), "7.5 cm");
    EXPECT_EQ(inCentimeters(0.4_du), "2 cm");
}

TEST(UNIT12, TheModifiersOfARollAndTheirSum) {
    Sum hit;
    hit.add("UNIT-02"_rule, 5);
    hit.add("MOD-19"_rule, 1);
    hit.add("MOD-11"_rule, -2);
    EXPECT_EQ(reminderOf(hit), (Reminder{{1, -2}, -1}));
}

TEST(UNIT12, HowMuchOfASplitMoveIsUsed) {
    const Battle battle = battleOf({skirmishers(red).moves(3_mp).active().spent(1_mp)});
    EXPECT_EQ(movementShown(battle, a), (MovementShown{1_mp, 2_mp}));
}

TEST(GEN04, EightEntries) {
    GeneralCard card = testGeneral();
    card.years = "236-183 BC";
    card.modifiers = {{1, 1}, 0, 2};
    card.ability.text = "No special ability.";
    card.pointsModifier = 30;
    const auto entries = entriesOf(card);
    ASSERT_EQ(entries.size(), names(GeneralEntry{}).size());
    for (std::size_t i = 0; i != entries.size(); ++i) {
        EXPECT_EQ(entries[i].entry, static_cast<GeneralEntry>(i));
        EXPECT_FALSE(entries[i].text.empty());
    }
    EXPECT_EQ(entries.at(0).text, card.name) << "never translated";
    EXPECT_EQ(entries.at(3).text, "+1/+1, +0/+0, +2");
    EXPECT_EQ(entries.at(4).text, "4 DU");
    EXPECT_EQ(entries.at(7).text, "+30 %");
    card.modifiers = {{1, 0}, 1, 0};
    EXPECT_EQ(entriesOf(card).at(3).text, "+1/+0, +1/+1, +0");
}

}  // namespace
}  // namespace vallum::field
