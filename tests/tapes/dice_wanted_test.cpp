// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/library.h"
#include "support/saves.h"
#include "tapes/tapes.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <vallum/core/referee.h>
#include <vallum/field/queries/dice_wanted.h>
#include <vallum/field/words.h>

namespace vallum::tapes {
namespace {

using field::DiceWanted;
using Referee = vallum::Referee<field::System>;

template <class Kind> const Kind* firstIn(const std::vector<field::Fact>& facts) {
    for (const field::Fact& fact : facts) {
        if (const auto* it = std::get_if<Kind>(&fact)) return it;
    }
    return nullptr;
}

/// Compares the forecast for some dice with the dice that were really rolled.
void expectTold(const DiceWanted& wanted,
                const field::Battle& battle,
                const std::vector<field::Fact>& facts) {
    if (const auto* blow = firstIn<field::BlowRolled>(facts); blow != nullptr && wanted.against) {
        EXPECT_EQ(wanted.unit, blow->units.attacker);
        EXPECT_EQ(wanted.against, blow->units.defender);
        EXPECT_EQ(wanted.seat, battle.owner(blow->units.attacker));
        const auto reach = std::ranges::count_if(blow->faces, [&](int it) { return it >= wanted.least; });
        if (wanted.least) {
            EXPECT_TRUE(blow->successes >= reach && (blow->successes == 0) == (reach == 0));
        }
    }
    if (const auto* check = firstIn<field::MoraleChecked>(facts); check != nullptr && wanted.atMost) {
        EXPECT_EQ(wanted.unit, check->unit);
        EXPECT_EQ(check->passed, check->face <= wanted.atMost);
    }
}

TEST(DiceWanted, TellsWhoseDiceTheyAreAndWhatTheyHaveToShow) {
    int told = 0;
    for (const std::string name : {"first-battle", "standard-fortress-wood"}) {
        const auto record = field::loadSave(readTape(name), field::library(), name).value();
        Referee referee(record.scenario);
        for (const auto& [seat, answer] : record.tape) {
            const bool areDice = std::holds_alternative<DiceShown>(answer);
            const DiceWanted wanted = areDice ? field::diceWanted(referee) : DiceWanted();
            const field::Battle before = referee.battle();
            ASSERT_TRUE(referee.answer(seat, answer));
            if (!areDice) continue;
            EXPECT_EQ(wanted.dice, std::ssize(std::get<DiceShown>(answer).faces));
            expectTold(wanted, before, referee.news());
            told += wanted.seat ? 1 : 0;
            EXPECT_EQ(field::words(before, wanted).isEmpty(), !wanted.seat && wanted.why != "SET-26"_rule);
        }
    }
    EXPECT_GT(told, 100);
}

/// Asking does not change the battle.
TEST(DiceWanted, IsOnlyAQuestion) {
    const auto record = field::loadSave(readTape("first-battle"), field::library(), "first-battle").value();
    const auto dice = std::ranges::find_if(
        record.tape, [](const auto& it) { return std::holds_alternative<DiceShown>(it.answer); });
    const auto referee =
        Referee::from(field::until(record, static_cast<std::size_t>(dice - record.tape.begin()))).value();
    const auto tape = referee.record();
    const DiceWanted once = field::diceWanted(referee);
    EXPECT_EQ(referee.record(), tape);
    EXPECT_EQ(field::words(referee.battle(), once),
              std::string(field::words(referee.battle(), field::diceWanted(referee))));
}

}  // namespace
}  // namespace vallum::tapes
