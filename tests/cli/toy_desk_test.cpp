// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/look.h"
#include "cli/play.h"
#include "cli/validate.h"
#include "core/toy_battles.h"
#include "core/toy_files.h"

#include <filesystem>
#include <string>
#include <type_traits>
#include <unistd.h>

#include <gtest/gtest.h>

/// What the command line needs to know about a dice game.
template <> struct vallum::cli::Desk<vallum::toy::System> {
    static std::optional<toy::Library> openLibrary() { return toy::Library(); }
    static Expected<std::vector<FileError>, FileError> checkScenario(const std::string& text,
                                                                     const toy::Library& library,
                                                                     const std::string& file) {
        return FilesOf<toy::System>::scenarioFrom(text, library, file).map([](const toy::Scenario&) {
            return std::vector<FileError>();
        });
    }
    static std::vector<std::string_view> dataFormats() { return {"toy-cards"}; }
    static bool checkData(std::string_view, const std::string&, const toy::Library&, const std::string&) {
        return true;
    }
    static std::unique_ptr<Asker<toy::System>> computer(std::string_view, std::uint64_t) {
        return std::make_unique<toy::Player>();
    }
    static std::unique_ptr<Asker<toy::System>> streams(std::uint64_t) { return nullptr; }
    static std::unique_ptr<Asker<toy::System>> streamedComputer(std::string_view, std::uint64_t, Seat) {
        return std::make_unique<toy::Player>();
    }
    static Standing standing(const toy::Battle& battle) { return {{}, {}, battle.turn}; }
    static Text diceWanted(const Referee<toy::System>&) { return Text("Throw."); }
    static void show(std::ostream& out, const toy::Battle& battle) {
        out << "Red " << battle.points[0] << ", Blue " << battle.points[1] << '\n';
    }
    static std::string jsonText(const toy::Battle& battle) { return std::to_string(battle.turn); }

    struct Silence {
        static bool holdsBack(const toy::System::Fact& fact) {
            return std::holds_alternative<toy::TurnEnded>(fact);
        }
    };
};

namespace vallum::cli {
namespace {

using toy::System;
namespace fs = std::filesystem;

const std::string scenario = R"({"format": "toy-scenario", "version": 1, "title": "Dice at dusk", "goal": 60,
 "deck": [4, 9, 12]})";

/// A separate directory for one test.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("vallum-toy-" + std::to_string(::getpid()));

    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    [[nodiscard]] std::string file(const std::string& name) const { return (path / name).string(); }
};

struct Said {
    int status;
    std::string text;
};
Said heard(const auto& command) {
    testing::internal::CaptureStdout();
    const int status = command();
    return {status, testing::internal::GetCapturedStdout()};
}
bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

BattleText textIn(const std::string& path) { return *readBattleText(path); }
BattleText begun() { return {"dusk.json", scenario, "toy-scenario"}; }
Said playedTo(const std::string& save) {
    PlayOptions options;
    options.battle = "dusk.json";
    options.seed = 5;
    options.save = save;
    return heard([&] { return Play<System>(options).run(begun()); });
}

TEST(ToyDesk, TheFormatOfAFileSaysWhoseItIs) {
    using Both = SystemList<System, field::System>;
    const auto isToy = [](const std::string& format) {
        return Both::with(format,
                          []<class It>(std::type_identity<It>) { return std::is_same_v<It, System>; });
    };
    EXPECT_TRUE(isToy("toy-scenario"));
    EXPECT_TRUE(isToy("toy-battle"));
    EXPECT_FALSE(isToy("vallum-scenario"));
    EXPECT_FALSE(isToy("vallum-battle"));
    EXPECT_TRUE(isToy("nobody's")) << "the first says what is wrong";
}

TEST(ToyDesk, ABattleIsPlayedToldSavedAndToldAgain) {
    const Folder folder;
    const std::string save = folder.file("dusk.toy");
    const Said played = playedTo(save);
    EXPECT_EQ(played.status, fine);
    EXPECT_TRUE(has(played.text, "Red scores ")) << played.text;
    EXPECT_FALSE(has(played.text, "The turn ends.")) << "the desk holds it back";
    const BattleText saved = textIn(save);
    EXPECT_EQ(saved.format, "toy-battle");
    const Said told = heard([&] { return replay<System>(saved, {}); });
    EXPECT_EQ(told.status, fine);
    EXPECT_EQ(told.text, played.text);
    const Said shown = heard([&] { return show<System>(saved, {}); });
    EXPECT_TRUE(has(shown.text, "Red ") && has(shown.text, ", Blue ")) << shown.text;
    EXPECT_TRUE(isValidIn<System>(saved).value_or(false));
}

TEST(ToyDesk, ABranchIsCalledAfterItsTurn) {
    const Folder folder;
    playedTo(folder.file("dusk.toy"));
    ReplayOptions options;
    options.until = 4;
    options.branch = folder.file("branch.toy");
    options.players.at(1) = "random";
    EXPECT_EQ(heard([&] { return replay<System>(textIn(folder.file("dusk.toy")), options); }).status, fine);
    const auto branch = BattleFile<System>::read(textIn(options.branch).text, {}, options.branch);
    ASSERT_TRUE(branch) << toText(branch.error());
    EXPECT_EQ(branch->record.tape.size(), 4U);
    EXPECT_EQ(branch->branch, (Branch{"Dice at dusk, turn 2", "Dice at dusk", 4}));
    EXPECT_EQ(branch->seats.players.back(), (SavedPlayer{toy::blue, "random"}));
}

TEST(ToyDesk, ATornBattleIsShownAsFarAsItGoes) {
    const Folder folder;
    playedTo(folder.file("dusk.toy"));
    BattleText torn = textIn(folder.file("dusk.toy"));
    torn.text.resize(torn.text.find("\"marks\"") - 60);
    testing::internal::CaptureStderr();
    const Said shown = heard([&] { return show<System>(torn, {}); });
    EXPECT_TRUE(
        has(testing::internal::GetCapturedStderr(), "Part of this file is damaged: play goes on from turn "));
    EXPECT_EQ(shown.status, damaged);
    EXPECT_EQ(formatInHead(torn.text), "toy-battle");
}

TEST(ToyDesk, TheOpenQuestionIsShownWithAnswersToIt) {
    const Said asked = heard([] { return questions<System>(begun()); });
    EXPECT_EQ(asked.text,
              "{\"ask\":0,\"seat\":1,\"question\":{\"kind\":\"whatNow\"}}\n"
              "{\"kind\":\"throw\",\"dice\":1}\n{\"kind\":\"takeCard\"}\n");
}

TEST(ToyDesk, WhatIsOfNoFormatOfItsOwnIsLeftToOthers) {
    EXPECT_EQ(isValidIn<System>({"a.json", "{}", "vallum-roster"}), std::nullopt);
    EXPECT_EQ(isValidIn<System>({"a.json", "{}", "toy-cards"}), true);
    EXPECT_EQ(formatsOf<System>(), "toy-cards, toy-scenario, toy-battle");
}

}  // namespace
}  // namespace vallum::cli
