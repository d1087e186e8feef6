// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <vallum/core/annotations.h>
#include <vallum/core/file_error.h>
#include <vallum/core/record.h>
#include <vallum/core/referee.h>
#include <vallum/core/rule_system.h>
#include <vallum/core/saved_seats.h>

/// How the battles of every system are kept.
namespace vallum {

struct FileFormat;

/// What the files of a system are; each specializes it with what `KeptSystem` names.
template <class System> struct FilesOf;

template <class T> using FromFile = Expected<T, FileError>;

/// `source` is the text that it was read from, word for word.
template <class Scenario>
concept KeptScenario = requires(const Scenario& it) {
    { it.title } -> std::convertible_to<std::string>;
    { it.source } -> std::convertible_to<std::string>;
};

/// A `Library` is what comes printed, and what scenarios choose from. `cardsOf` is a digest of that part of
/// it that a scenario uses: a battle that was begun with other cards no longer plays. `belongsTo` says
/// whether a position names only what its scenario has. `battleFormat` is the name of saved battles, with how
/// older ones are read.
template <class S>
concept KeptSystem = ToldSystem<S> && KeptScenario<typename S::Scenario> &&
                     requires {
                         typename FilesOf<S>::Library;
                         typename FilesOf<S>::Point;  // of what is drawn over the table
                         { FilesOf<S>::scenarioFormat } -> std::convertible_to<std::string_view>;
                         { FilesOf<S>::battleFormat() } -> std::same_as<const FileFormat&>;
                     } &&
                     requires(std::string_view text,
                              const typename FilesOf<S>::Library& library,
                              const std::string& file,
                              const typename S::Scenario& scenario,
                              const typename S::Position& position) {
                         {
                             FilesOf<S>::scenarioFrom(text, library, file)
                         } -> std::same_as<FromFile<typename S::Scenario>>;
                         { FilesOf<S>::cardsOf(scenario) } -> std::same_as<std::string>;
                         { FilesOf<S>::seatsOf(scenario) } -> std::same_as<std::vector<Seat>>;
                         { FilesOf<S>::belongsTo(position, scenario) } -> std::same_as<bool>;
                     };

template <KeptSystem System> struct SavedBattle {
    using Drawn = Annotations<typename FilesOf<System>::Point>;

    Record<System> record;
    std::vector<Snapshot<System>> snapshots = {};
    SavedSeats seats = {};
    std::optional<Branch> branch = {};
    Drawn annotations = {};
    bool marksBind = true;        // its digests are of the same kind as those of this program
    bool areCardsTheSame = true;  // what it uses of the library has the figures it was begun with
};

/// As much of a save as can be trusted.
template <KeptSystem System> struct Salvaged {
    Referee<System> played;
    SavedSeats seats;
    std::optional<Branch> branch;
    typename SavedBattle<System>::Drawn annotations;  // of them those that are whole and begin by its end
    std::optional<FileError> damage;                  // where it begins; none: the file is whole
    std::size_t answersUnseen = 0;  // the battle went on from a snapshot: these cannot be looked back at
    std::size_t answersLost = 0;    // of those that stand in the file, whole or not
};

/// A battle as it is kept: the text of its scenario, every answer, the digest after every step, and the
/// battle after some of them. Each system compiles it in one source, from readers/battle_file.h and
/// readers/salvage.h.
template <KeptSystem System> struct BattleFile {
    using Library = typename FilesOf<System>::Library;

    static std::string textOf(const SavedBattle<System>&);
    /// Where the library is not the one that the battle was begun with, as far as the battle uses it, it can
    /// only go on from a snapshot. One that is damaged is left out.
    static FromFile<SavedBattle<System>> read(std::string_view text, const Library&, const std::string& file);
    /// Reads a save as `read` does, and plays it. Where it is cut short, cannot be read, or does not play,
    /// the battle goes on from the newest snapshot after that; without one it goes up to there. Without a
    /// scenario there is no battle: then the error is told.
    static FromFile<Salvaged<System>> salvage(std::string_view text, const Library&, const std::string& file);
    /// What its author has drawn before the battle begins.
    static typename SavedBattle<System>::Drawn annotationsOf(const typename System::Scenario&);
};

/// What a battle calls itself: its branch, or its scenario.
template <class System>
std::string nameOf(const Record<System>& record, const std::optional<Branch>& branch) {
    return branch ? branch->name : record.scenario.title;
}

}  // namespace vallum
