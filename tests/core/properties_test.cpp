// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toy_system.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vallum/core/json.h>
#include <vallum/core/quantity.h>

namespace vallum::toy {
namespace {

using Referee = vallum::Referee<System>;
using Record = vallum::Record<System>;

Battle endless() {
    Battle battle = toy::battle();
    battle.terms = Constant(Terms{.goal = 1000000});
    return battle;
}

/// An arbitrary answer, chosen by a number.
System::Answer someAnswer(const Referee& referee, unsigned pick) {
    const auto& asked = *referee.open();
    if (std::holds_alternative<WhatNow>(asked.question)) {
        if (pick % 4 == 3 && !referee.battle().deck.empty()) return TakeCard{};
        return Throw{static_cast<int>(pick % 3) + 1};
    }
    if (std::holds_alternative<MayProtest>(asked.question)) return Protest{pick % 2 == 0};
    return DiceBox<System>(pick).answer(referee.battle(), asked);
}

/// Random walks: runs of answers, undos and redos.
RC_GTEST_PROP(Referee, IsWhatItsRecordSaysWhateverWayItWent, (const std::vector<std::uint8_t>& way)) {
    Referee referee(endless());
    for (const std::uint8_t move : way) {
        for (int times = move >> 2; times != 0; --times) {
            const int kind = move & 3;
            if (kind <= 1) {
                RC_ASSERT(referee.answer(someAnswer(referee, static_cast<unsigned>(times + move))));
            } else if (kind == 2 && referee.canUndo()) {
                referee.undo();
            } else if (kind == 3 && referee.canRedo()) {
                referee.redo();
            }
        }
    }
    const auto again = Referee::from(referee.record());
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->record() == referee.record());
    RC_ASSERT(again->battle() == referee.battle());
    RC_ASSERT(again->open() == referee.open());
}

RC_GTEST_PROP(Json, BringsARecordBack, (const std::vector<std::uint8_t>& picks)) {
    Referee referee(endless());
    for (const std::uint8_t pick : picks) RC_ASSERT(referee.answer(someAnswer(referee, pick)));
    const std::string text = JsonWriter::of(referee.record()).dump(2);
    const auto read = JsonReader::readText<Record>(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == referee.record());
    RC_ASSERT(JsonWriter::of(*read).dump(2) == text);
}

RC_GTEST_PROP(Json, BringsEveryQuantityBack, (std::int32_t raw)) {
    const Du length(raw);
    const auto text = JsonWriter::of(length).dump();
    RC_ASSERT(JsonReader::readText<Du>(text).value() == length);
}

/// With one changed character, a valid file is accepted or refused at a place; nothing else happens.
RC_GTEST_PROP(Json, TakesOrRefusesAnyText, (std::uint16_t at, char letter)) {
    Referee referee(endless());
    for (unsigned pick = 0; pick != 12; ++pick) RC_ASSERT(referee.answer(someAnswer(referee, pick)));
    std::string text = JsonWriter::of(referee.record()).dump();
    text[at % text.size()] = letter;
    const auto read = JsonReader::readText<Record>(text, "a.json");
    if (read) {
        RC_ASSERT(JsonReader::readText<Record>(JsonWriter::of(*read).dump()).value() == *read);
    } else {
        RC_ASSERT(!read.error().expected.empty() && !read.error().found.empty());
    }
}

}  // namespace
}  // namespace vallum::toy
