// SPDX-License-Identifier: GPL-3.0-or-later
#include "hex_desk.h"

#include "hex_board.h"
#include "opening.h"

#include <algorithm>
#include <iostream>
#include <utility>

#include <vallum/field/files/library.h>
#include <vallum/hex/files/lesson_file.h>
#include <vallum/hex/queries/dice_wanted.h>
#include <vallum/hex/rules/victory.h>
#include <vallum/hex/words.h>
#include <vallum/players/hex_players.h>
#include <vallum/trials/streams.h>

namespace vallum::cli {

namespace {

using hex::Battle;
using hex::Fate;

std::string fateOf(Fate fate) {
    switch (fate) {
        case Fate::onBoard: return {};
        case Fate::eliminated: return " destroyed";
        case Fate::left: return " off the board";
    }
    return {};
}

std::string stateOf(const hex::UnitTurn& turn) {
    std::string text;
    if (turn.ordered) text += ", ordered";
    if (turn.moved) text += ", moved";
    if (turn.battles != 0) text += ", battled";
    if (turn.mustAttack) text += ", must attack";
    return text;
}

void showUnit(std::ostream& out, const Battle& battle, UnitId id) {
    const hex::Unit& unit = battle.unit(id);
    out << "  " << id.raw() << "  " << hex::labelOf(battle, id) << ", " << battle.type(id).name;
    if (!unit.isOnBoard()) {
        out << fateOf(unit.fate) << '\n';
        return;
    }
    out << " at " << toText(unit.at) << ", " << unit.blocks << " of " << battle.type(id).blocks << " blocks";
    if (const auto leader = battle.leaderOf(id)) out << ", with " << battle.leader(*leader).name;
    out << stateOf(unit.turn) << '\n';
}

void showLeader(std::ostream& out, const hex::Leader& leader) {
    out << "  leader " << leader.name;
    if (leader.fate == Fate::eliminated) {
        out << " killed";
    } else if (leader.fate == Fate::left) {
        out << fateOf(leader.fate);
    } else {
        out << " at " << toText(leader.at) << (leader.ordered ? ", ordered" : "");
    }
    out << '\n';
}

/// Face-down cards are only counted.
void showHand(std::ostream& out, const Battle& battle, const hex::Player& player) {
    const auto hidden = std::ranges::count(player.hand, faceDown);
    out << "  hand: ";
    if (hidden != 0) {
        out << hidden << (hidden == 1 ? " card" : " cards") << '\n';
        return;
    }
    for (std::size_t i = 0; i != player.hand.size(); ++i) {
        out << (i == 0 ? "" : "; ") << player.hand[i].raw() << ' ' << hex::nameOf(battle, player.hand[i]);
    }
    out << (player.hand.empty() ? "no cards\n" : "\n");
}

void showSide(std::ostream& out, const Battle& battle, const hex::Side& side) {
    const hex::Player& player = battle.player(side.seat);
    out << side.name << ", " << (side.home == hex::Edge::top ? "top" : "bottom") << ", " << player.banners
        << " of " << side.banners << " banners:\n";
    showHand(out, battle, player);
    for (std::size_t i = 0; i != battle.units.size(); ++i) {
        if (battle.units[i].owner == side.seat) showUnit(out, battle, UnitId(static_cast<std::int32_t>(i)));
    }
    for (const hex::Leader& leader : battle.leaders) {
        if (leader.owner == side.seat) showLeader(out, leader);
    }
}

}  // namespace

using HexDesk = Desk<hex::System>;

std::optional<hex::Library> HexDesk::openLibrary() {
    auto library = field::resourceDirectory().and_then(hex::loadLibrary);
    if (library) return *std::move(library);
    complain(library.error());
    return {};
}

Expected<std::vector<FileError>, FileError> HexDesk::checkScenario(const std::string& text,
                                                                   const hex::Library& library,
                                                                   const std::string& file) {
    return hex::scenarioFrom(text, library, file).map([](hex::ScenarioFile read) {
        return std::move(read.warnings);
    });
}

std::vector<std::string_view> HexDesk::dataFormats() {
    return {"vallum-hex-units", "vallum-hex-terrain", "vallum-hex-deck", hex::lessonFormat};
}

bool HexDesk::checkData(std::string_view format,
                        const std::string& text,
                        const hex::Library& library,
                        const std::string& file) {
    if (format == hex::lessonFormat) return areRead(hex::loadLesson(file, library));
    if (format == "vallum-hex-units") return isRead(file, hex::unitsFrom(text, file));
    if (format == "vallum-hex-terrain") return isRead(file, hex::terrainFrom(text, file));
    return isRead(file, hex::deckFrom(text, file));
}

std::unique_ptr<Asker<hex::System>> HexDesk::computer(std::string_view who, std::uint64_t seed) {
    return players::hexPlayerNamed(who, seed);
}

std::unique_ptr<Asker<hex::System>> HexDesk::streams(std::uint64_t seed) {
    return std::make_unique<trials::NamedStreams<hex::System>>(seed);
}

std::unique_ptr<Asker<hex::System>> HexDesk::streamedComputer(std::string_view who,
                                                              std::uint64_t seed,
                                                              Seat seat) {
    return computer(who, trials::playerSeed(seed, seat));
}

Standing HexDesk::standing(const Battle& battle) {
    if (!battle.outcome) return {{}, {}, battle.turn};
    return {battle.outcome->why, battle.outcome->winner, battle.turn};
}

Text HexDesk::diceWanted(const Referee<hex::System>& referee) {
    return hex::words(referee.battle(), hex::diceWanted(referee));
}

void HexDesk::show(std::ostream& out, const Battle& battle) {
    const auto when = Telling<hex::System>::when(battle);
    out << "Turn " << when.turn << ", " << Telling<hex::System>::phase(when);
    if (!hex::System::isOver(battle) && when.turn != 0)
        out << ", " << hex::nameOf(battle, when.active) << " to play";
    out << ".\n";
    if (battle.play) out << "Card in play: " << hex::nameOf(battle, battle.play->card) << '\n';
    showBoard(out, battle);
    for (const hex::Side& side : battle.setting->sides) showSide(out, battle, side);
}

std::string HexDesk::jsonText(const Battle& battle) { return hex::jsonText(battle); }

bool HexDesk::Silence::holdsBack(const hex::Fact& fact) {
    const auto* phase = std::get_if<hex::PhaseBegan>(&fact);
    return (phase != nullptr && phase->phase != hex::Phase::movingAgain) ||
           std::holds_alternative<hex::CardDiscarded>(fact);
}

}  // namespace vallum::cli
