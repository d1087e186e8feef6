// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/shipped.h"
#include "field/export/report_text.h"
#include "kits/documents.h"
#include "support/saves.h"

#include <gtest/gtest.h>

#include <vallum/core/text_file.h>
#include <vallum/players/field_players.h>

namespace vallum::app {

/// A battle fought to its end by two computers.
class Fought {
public:
    Fought() : referee_(play()) {}

    [[nodiscard]] Story story() const {
        return storyOf(referee_.record().scenario, field::happenings(referee_.news(), referee_.newsAfter()),
                       QStringLiteral("A battle"), std::nullopt);
    }
    void saveTo(const QString& file) const {
        EXPECT_TRUE(writeFileSafely(file.toStdString(), field::saveText(referee_.record())));
    }

private:
    static FieldReferee play() {
        const field::Scenario scenario = scenarioIn(VALLUM_SOURCE_DIR "/scenarios/first-battle.json");
        constexpr std::uint64_t seed = 3;
        DiceBox<field::System> dice(seed);
        players::GreedyPlayer player;
        vallum::Seats<field::System> seats;
        seats.put(chance, dice);
        for (const int seat : {1, 2}) seats.put(Seat(seat), player);
        const FieldReferee fought(scenario, seats);
        // Reopened, with all its facts.
        return FieldReferee::from(fought.record()).value();
    }

    FieldReferee referee_;
};

}  // namespace vallum::app
