// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_play.h"

#include "opening.h"

#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <vallum/core/chance.h>
#include <vallum/core/digest.h>
#include <vallum/core/file_format.h>
#include <vallum/core/referee.h>
#include <vallum/field/files/library.h>
#include <vallum/hex/files/scenario_file.h>
#include <vallum/hex/words.h>
#include <vallum/players/hex_players.h>

namespace vallum::cli {

namespace {

using hex::System;

std::unique_ptr<Asker<System>> playerFor(const std::string& who, std::uint64_t seed) {
    if (who == "random") return std::make_unique<players::HexRandomPlayer>(seed);
    return std::make_unique<players::HexGreedyPlayer>();
}

/// Nobody else plays hex battles here yet.
bool isOffered(const PlayOptions& options) {
    for (const std::string& who : options.players) {
        if (who.empty() || who == "random" || who == "greedy") continue;
        std::cerr << "A hex battle is played by random or greedy players only.\n";
        return false;
    }
    const bool isPlain = !options.script && !options.save && !options.facts && !options.stdio &&
                         !options.streams && !options.result && options.dice.empty();
    if (!isPlain) std::cerr << "Of the options of play, a hex battle takes only the players and --seed.\n";
    return isPlain && !options.realDice;
}

std::optional<hex::Scenario> scenarioIn(const std::string& text, const std::string& path) {
    const auto library = field::resourceDirectory().and_then(hex::loadLibrary);
    if (!library) {
        complain(library.error());
        return {};
    }
    auto file = hex::scenarioFrom(text, *library, path);
    if (!file) {
        complain(file.error());
        return {};
    }
    for (const FileError& it : file->warnings) std::cerr << "warning: " << toText(it) << '\n';
    return std::move(file->scenario);
}

void sayHowItStands(const hex::Battle& battle) {
    for (const hex::Player& player : battle.players) {
        std::cout << battle.side(player.seat).name << ": " << player.banners << " of "
                  << battle.side(player.seat).banners << " banners\n";
    }
    std::cout << "digest " << Digest::of(battle) << '\n';
}

}  // namespace

bool isValidHexFile(const std::string& text, const std::string& format, const std::string& file) {
    const auto isFine = [&](const auto& read) {
        if (!read) complain(read.error());
        return read.has_value();
    };
    if (format == hex::scenarioFormat) return scenarioIn(text, file).has_value();
    if (format == "vallum-hex-units") return isFine(hex::unitsFrom(text, file));
    if (format == "vallum-hex-terrain") return isFine(hex::terrainFrom(text, file));
    if (format == "vallum-hex-deck") return isFine(hex::deckFrom(text, file));
    complain(FileError{file, "/format", '"' + format + '"',
                       "one of: vallum-hex-scenario, vallum-hex-units, vallum-hex-terrain, vallum-hex-deck"});
    return false;
}

bool isHexScenario(std::string_view text) { return formatOf(text) == hex::scenarioFormat; }

int playHex(const PlayOptions& options, const std::string& text) {
    if (!isOffered(options)) return wrongUse;
    const auto scenario = scenarioIn(text, options.battle);
    if (!scenario) return badInput;
    const auto seed = static_cast<std::uint64_t>(options.seed.value_or(0));
    DiceBox<System> dice(seed);
    Seats<System> seats;
    seats.put(chance, dice);
    std::map<Seat, std::unique_ptr<Asker<System>>> players;
    for (std::size_t i = 0; i != scenario->setting->sides.size(); ++i) {
        const Seat seat = scenario->setting->sides[i].seat;
        players[seat] = playerFor(options.players.at(i), seed + i);
        seats.put(seat, *players[seat]);
    }
    Game<System> game(System::begin(*scenario), seats, 0);
    std::cout << scenario->title << '\n';
    while (!System::isOver(game.battle())) {
        const hex::Battle before = game.battle();
        game.step();
        for (const hex::Fact& fact : game.takeFacts()) {
            const std::string line = hex::words(before, fact);
            if (!line.empty()) std::cout << line << '\n';
        }
    }
    sayHowItStands(game.battle());
    return fine;
}

}  // namespace vallum::cli
